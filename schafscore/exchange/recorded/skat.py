"""Recorded games of Skat: every card, the winners, the points, and what was booked."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from schafscore.cards.card import Card
from schafscore.cards.trick import Runners
from schafscore.core.accounts import Balances
from schafscore.core.outcome import Outcome, moved
from schafscore.core.questions import Entry
from schafscore.core.results import Holder
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Table, rules
from schafscore.exchange.recorded.french import french
from schafscore.exchange.recorded.tariffs import tariff_of_preset
from schafscore.exchange.recorded.verdict import (
    PEOPLE,
    Differences,
    NotCheckedError,
    Record,
    compare,
    compare_each,
    leader,
    scored,
    winner,
)
from schafscore.games.answers import answered
from schafscore.games.skat.contract import SEATS, Contract, Game
from schafscore.games.skat.deal import Deal, Position
from schafscore.games.skat.entry import KINDS, entry_of, trickless
from schafscore.variants import skat
from schafscore.variants.skat import Announced, Manner, Shown, Tariff, Tied

SEATED = PEOPLE[:SEATS]


def tariff_of(name: str, tied: Tied = Tied.BOTH) -> Tariff:
    """Return the tariff of a list such as ``isko``, with Kontra and Re besides (5.7)."""
    tariff: Tariff = tariff_of_preset(f"skat.{name}")
    return replace(tariff, replies=2, tied=tied)


def booked(entry: Entry, tariff: Tariff) -> tuple[Outcome, tuple[int, ...]]:
    """Return what *entry* came to, and the points booked by seat.

    Raises BadDealError where the table would refuse it.
    """
    nothing: Balances = {}
    table = Table(people=SEATED, dealer=SEATED[-1], playing=SEATED, balances=nothing)
    outcome = scored(rules(skat.VARIANT, tariff), entry, table)
    after = moved(nothing, outcome.transfers)
    return outcome, tuple(after.get(person, 0) for person in SEATED)


def entry_told(
    contract: Contract, matadors: int, tricks: int, tariff: Tariff, **facts: object
) -> Entry:
    """Return the entry of a game of which only single facts are told.

    *matadors* are negative where he plays without; *tricks* are the soloist's, of ten.
    """
    assert contract.declarer is not None
    told: dict[str, object] = {
        "declarer": SEATED[contract.declarer],
        "manner": contract.manner,
        "announced": contract.announced,
        "shown": contract.shown,
        "matadors": abs(matadors),
        "holder": Holder.WITH if matadors > 0 else Holder.WITHOUT,
        "trickless": trickless(tricks, null=contract.game is Game.NULL),
    }
    return answered(KINDS[contract.game], {**told, **facts}, tariff)


def contract_of(game: Game, declarer: int, modifiers: Collection[str], *, hand: bool) -> Contract:
    """Build the contract of words such as ``schneider``; a level announced implies those below."""
    if game is Game.NULL:
        shown = Shown.OUVERT if "ouvert" in modifiers else Shown.COVERED
        return Contract(game, declarer, Manner.HAND if hand else Manner.SKAT, shown=shown)
    announced = next((each for name, each in _LEVELS.items() if name in modifiers), None)
    manner = Manner.HAND if hand or announced else Manner.SKAT
    return Contract(game, declarer, manner, announced or Announced.NOTHING)


_LEVELS = {
    "ouvert": Announced.OUVERT,
    "schwarz": Announced.SCHWARZ,
    "schneider": Announced.SCHNEIDER,
}
LETTERS = {
    "C": Game.CLUBS,
    "S": Game.SPADES,
    "H": Game.HEARTS,
    "D": Game.DIAMONDS,
    "G": Game.GRAND,
    "N": Game.NULL,
}


def signed(matadors: Runners) -> int:
    """Return how many matadors, negative for a game without them."""
    return matadors.count if matadors.held else -matadors.count


def game(record: Record) -> Differences:
    """Compare a whole recorded game; raises NotCheckedError where it is a position alone."""
    if "hands_after_exchange" in record:
        return _played(record)
    if "lead" in record:
        raise NotCheckedError(N_("The best play with open cards is not searched"))
    return _every_choice(record)


@dataclass(frozen=True, slots=True)
class _Ended:
    """A game at its end: its cards, its outcome, and the points booked by seat."""

    end: Position
    outcome: Outcome
    booked: tuple[int, ...]

    @property
    def only(self) -> int:
        """The seat whose column changed, or would have: the soloist, who lost the Ramsch."""
        return SEATED.index(self.outcome.side[0])

    @property
    def result(self) -> str:
        return "won" if self.outcome.won else "lost"


def _played(record: Record) -> Differences:
    deal = _deal(record)
    # Where nothing is taken, the record repeats the two cards of the skat.
    yield from compare(N_("Laid away"), _codes(french(record["laid_away"])), _codes(deal.put_away))
    end = deal.replay()
    if end.turn is not None:
        yield N_("The game is not played to its end")
        return
    leaders = [first for first, _ in record["tricks"]]
    yield from compare_each(leader, leaders, [trick.leader for trick in end.tricks])
    # Of two tied for most in a Ramsch the third is booked, as the program plays that wrote them.
    tariff = tariff_of(record["rules"]["list"], Tied.THIRD_WINS)
    ended = _Ended(end, *booked(entry_of(end, SEATED, tariff), tariff))
    for name, recorded in record["expect"].items():
        yield from _EXPECTED[name](recorded, ended)


def _deal(record: Record) -> Deal:
    told = record["contract"]
    soloist, laid_away = told["declarer"], french(record["laid_away"])
    manner = Manner.HAND if told.get("hand") else Manner.SKAT
    shown = Shown.OUVERT if told.get("ouvert") else Shown.COVERED
    contract = Contract(Game(told["game"]), soloist, manner, shown=shown)
    hands, dealt = [french(hand) for hand in record["hands_after_exchange"]], record["skat_dealt"]
    if contract.takes_skat:
        own = (*hands[soloist], *laid_away)
        hands[soloist] = tuple(card for card in own if card not in french(dealt))
    return Deal(
        hands=tuple(hands),
        skat=french(dealt),
        contract=contract,
        laid_away=laid_away if contract.takes_skat else (),
        plays=french(code for _, codes in record["tricks"] for code in codes),
        forehand=record["forehand"],
        bid=18 if soloist is None else record["bid"],
    )


def _codes(held: tuple[Card, ...]) -> list[str]:
    return sorted(map(str, held))


def _winners(recorded: Any, ended: _Ended) -> Differences:
    return compare_each(winner, recorded, [trick.winner for trick in ended.end.tricks])


def _won(recorded: Any, ended: _Ended) -> Differences:
    return compare(N_("Won"), recorded, ended.outcome.won)


def _points(recorded: Any, ended: _Ended) -> Differences:
    """Compare the soloist's card points; in a Null nobody counts them."""
    null = ended.end.deal.contract.game is Game.NULL
    ours = None if null else ended.end.declarers_points
    return compare(N_("Card points of the declaring side"), recorded, ours)


def _value(recorded: Any, ended: _Ended) -> Differences:
    return compare(N_("Points booked"), recorded, ended.booked[ended.only])


def _list_entry(recorded: Any, ended: _Ended) -> Differences:
    """Compare the row of the list: seat, one game, no other, amount, and whether it is plus."""
    (seat,) = (seat for seat, amount in enumerate(ended.booked) if amount)
    amount = ended.booked[seat]
    return compare(N_("Row of the list"), recorded, [seat, 1, 0, abs(amount), int(amount > 0)])


def _result(recorded: Any, ended: _Ended) -> Differences:
    return compare(N_("Result"), recorded, ended.result)


def _text(recorded: Any, ended: _Ended) -> Differences:
    ours = f"Computer{ended.only + 1} {ended.result} the Ramsch"
    return compare(N_("Result"), recorded, ours)


def _stated_points(recorded: Any, ended: _Ended) -> Differences:
    return compare(N_("Card points"), recorded, ended.end.ramsch_points[ended.only])


_EXPECTED: Mapping[str, Callable[[Any, _Ended], Differences]] = {
    "winners": _winners,
    "won": _won,
    "declarer_points": _points,
    "value": _value,
    "list_entry": _list_entry,
    "result": _result,
    "text": _text,
    "stated_points": _stated_points,
}


def _legal(play: int) -> Label:
    return phrase(N_("Legal cards of play {play}"), play=play)


def _turn(play: int) -> Label:
    return phrase(N_("Seat of play {play}"), play=play)


def _every_choice(record: Record) -> Differences:
    """Compare all the legal cards at every play, and how it ended."""
    deal = Deal(
        hands=tuple(french(hand.split()) for hand in record["hands"]),
        skat=french(record["skat"].split()),
        contract=Contract(Game(record["contract"]), record["declarer"]),
        laid_away=french(record["discard"].split()),
    )
    position = deal.start()
    yield from compare(N_("How many there are"), record["plies"], len(record["plays"]))
    for number, (seat, code, legal) in enumerate(record["plays"], 1):
        yield from compare(_turn(number), seat, position.turn)
        recorded = _codes(french(legal.split()))
        yield from compare(_legal(number), recorded, _codes(position.legal))
        position = position.play(*french([code]))
    if not position.decided:
        yield N_("The game is not played to its end")
    null = deal.contract.game is Game.NULL
    points = None if null else position.declarers_points
    yield from compare(
        N_("Card points of the declaring side"), record["declarer_points_incl_discard"], points
    )
    won = position.declarers_tricks == 0 if null else None
    yield from compare(N_("Won"), record["null_won"], won)
