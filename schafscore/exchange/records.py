"""Checks recorded games against our own rules: cards, winners, points, runners and amounts."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from schafscore.cards.card import Card, Rank, Suit, card
from schafscore.cards.order import Order
from schafscore.cards.pack import LONG, SHORT, Pack
from schafscore.cards.trick import best
from schafscore.core.accounts import STOCK, Balances, Person
from schafscore.core.outcome import moved
from schafscore.core.questions import Entry
from schafscore.core.results import Limits, Trickless
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Table, rules
from schafscore.games import BadDealError
from schafscore.games.bavarian.contract import (
    CALLABLE_SUITS,
    CALLING,
    SEATS,
    Contract,
    Game,
    Promise,
)
from schafscore.games.bavarian.deal import Customs, Deal, Position, legal
from schafscore.games.bavarian.entry import entry_of
from schafscore.houserules import stock
from schafscore.variants import bavarian
from schafscore.variants.bavarian import Tariff


@dataclass(frozen=True, slots=True)
class Agrees:
    """The game *name* is as we have it."""

    name: Label


@dataclass(frozen=True, slots=True)
class Differs:
    """The game *name* is otherwise, and where."""

    name: Label
    what: tuple[Label, ...]


@dataclass(frozen=True, slots=True)
class NotChecked:
    """Nothing can be said about the game *name*, and why."""

    name: Label
    why: Label


Verified = Agrees | Differs | NotChecked
Differences = Iterator[Label]
Record = Mapping[str, Any]


class _NotCheckedError(Exception):
    """Raised where a record cannot be checked, with the reason."""

    def __init__(self, why: Label) -> None:
        super().__init__(str(why))
        self.why = why


def verify(content: bytes) -> Iterator[Verified]:
    """Compare every line of a file of recorded games with what our own rules say.

    A line that cannot be read differs; nothing is raised.
    """
    for number, line in enumerate(content.split(b"\n"), 1):
        if line.strip():
            yield _verified(line, number)


def _verified(line: bytes, number: int) -> Verified:
    name: Label = phrase(N_("line {number}"), number=number)
    try:
        record = json.loads(line)
        name = str(record["id"])
        differences = tuple(_differences(record))
    except _NotCheckedError as unchecked:
        return NotChecked(name, unchecked.why)
    except BadDealError as bad:
        return Differs(name, (bad.reason,))
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError):
        return Differs(name, (N_("This record cannot be read"),))
    return Differs(name, differences) if differences else Agrees(name)


def _differences(record: Record) -> Differences:
    if record.get("variant") == "bavarian":
        return _game(record)
    if record.get("game") in ("schafkopf_bavarian", "schafkopf_bavarian_4p"):
        return _SMALL_CASES[record["kind"]](record)
    raise _NotCheckedError(N_("Games of this variant are not checked yet"))


def _compare(what: Label, recorded: object, ours: object) -> Differences:
    if recorded != ours:
        yield phrase(
            N_("{what}: recorded {recorded}, ours {ours}"),
            what=what,
            recorded=str(recorded),
            ours=str(ours),
        )


def _compare_each(
    what: Callable[[int], Label], recorded: Sequence[object], ours: Sequence[object]
) -> Differences:
    yield from _compare(N_("How many there are"), len(recorded), len(ours))
    for at, (theirs, own) in enumerate(zip(recorded, ours, strict=False), 1):
        yield from _compare(what(at), theirs, own)


def _cards(codes: Iterable[str]) -> tuple[Card, ...]:
    return tuple(map(card, codes))


MOST_DOUBLINGS = 4
_PACKS: Mapping[str, Pack] = {"long": LONG, "lang": LONG, "short": SHORT}


def _contract(game: str, declarer: int | None, suit: str | None, **more: Any) -> Contract:
    """Build a contract; *suit* is the called suit in a Rufspiel, else the trump suit."""
    kind, named = Game(game), Suit(suit) if suit else None
    if kind in CALLING and named:
        return Contract(kind, declarer, called=Card(named, Rank.ACE), **more)
    return Contract(kind, declarer, named, **more)


def _game(record: Record) -> Differences:
    """Compare a whole recorded game."""
    contract, expected = record["contract"], record["expect"]
    promises = [promise for promise in ("tout", "sie") if contract.get(promise)]
    deal = Deal(
        hands=tuple(map(_cards, record["hands"])),
        contract=_contract(
            contract["game"],
            contract["declarer"],
            contract["suit"],
            promise=Promise(promises[0]) if promises else Promise.NONE,
            heading=bool(contract.get("stichzwang")),
        ),
        plays=_cards(code for _, codes in record["tricks"] for code in codes),
        pack=_PACKS[record["deck"]],
        forehand=record["forehand"],
        knocks=_said(record.get("knocks", 0)),
        replies=_said(record.get("kontras", 0)),
    )
    end = deal.replay()
    if not end.decided:
        yield N_("The game is not played to its end")
        return
    leaders = [leader for leader, _ in record["tricks"]]
    yield from _compare_each(_leader, leaders, [trick.leader for trick in end.tricks])
    for name, recorded in expected.items():
        yield from _EXPECTED[name](recorded, end, record)


def _said(times: int) -> tuple[None, ...]:
    """Say something so often without a name; nobody doubles more than a few times."""
    if times not in range(MOST_DOUBLINGS + 1):
        raise ValueError(times)
    return (None,) * times


def _leader(trick: int) -> Label:
    return phrase(N_("Leader of trick {trick}"), trick=trick)


def _winner(trick: int) -> Label:
    return phrase(N_("Winner of trick {trick}"), trick=trick)


def _seat_points(seat: int) -> Label:
    return phrase(N_("Card points of seat {seat}"), seat=seat)


def _winners(recorded: Any, end: Position, _: Record) -> Differences:
    return _compare_each(_winner, recorded, [trick.winner for trick in end.tricks])


def _points(recorded: Any, end: Position, _: Record) -> Differences:
    return _compare_each(_seat_points, recorded, end.points)


def _side(recorded: Any, end: Position, _: Record) -> Differences:
    return _compare(N_("Declaring side"), sorted(recorded), sorted(end.deal.side))


def _side_points(recorded: Any, end: Position, _: Record) -> Differences:
    return _compare(N_("Card points of the declaring side"), recorded, end.declarers_points)


def _won(recorded: Any, end: Position, _: Record) -> Differences:
    return _compare(N_("Won"), recorded, end.declarers_won)


def _runners(recorded: Any, end: Position, _: Record) -> Differences:
    return _compare(N_("Runners"), recorded, end.deal.runners.count)


PEOPLE = tuple(Person(seat) for seat in range(SEATS))
_JUNGFRAU = {
    None: bavarian.Virgins.NOTHING,
    "double_all": bavarian.Virgins.DOUBLE_ALL,
    "DoubleAll": bavarian.Virgins.DOUBLE_ALL,
    "DoubleIndividuallyOnce": bavarian.Virgins.DOUBLE_OWN,
    "DoubleIndividuallyMultiple": bavarian.Virgins.MULTIPLY_OWN,
}


_MARCH = {
    str: bavarian.March.ALL_TRICKS,
    int: bavarian.March.POINTS,
    type(None): bavarian.March.NEVER,
}


def _tariff(prices: Record, *, short: bool = False) -> Tariff:
    """Build the tariff of one recorded game: its base is the price of whatever was played."""
    base, march = prices["base"], prices.get("march")
    least, most = prices.get("runners_from"), prices.get("runners_max")
    if prices.get("schneider_rule", "91") != "91":
        raise ValueError(prices["schneider_rule"])
    return Tariff(
        call=base,
        solo=base,
        bettel=base,
        ramsch=base,
        schneider=prices.get("schneider", 0),
        schwarz=prices.get("schwarz", 0),
        limits=Limits.ASYM91,
        suited=True,
        short=short,
        runner=prices.get("runner", 0),
        runners_go=bavarian.RunnersGo.WINNER if least else bavarian.RunnersGo.NOBODY,
        runners_from=least or 1,
        suited_runners_from=least or 1,
        wenz_runners_from=least or 1,
        runners_most=14 if most is None else most,
        solo_runners_most=14 if most is None else most,
        knocking=bavarian.Knocking.ANYBODY,
        replies=MOST_DOUBLINGS,
        virgins=_JUNGFRAU[prices.get("jungfrau")],
        march=_MARCH[type(march)],
        march_points=march if isinstance(march, int) else 120,
    )


@dataclass(frozen=True, slots=True)
class Paid:
    """What everybody won or lost, by seat, and what went into the Stock."""

    deltas: tuple[int, ...]
    stock: int


def paid(entry: Entry, tariff: Tariff, pool: int = 0, forehand: int = 0) -> Paid:
    """Score *entry* with *pool* in the Stock, by the very code that scores an evening.

    Raises BadDealError where the table would refuse the entry.
    """
    playing = PEOPLE[forehand:] + PEOPLE[:forehand]
    before: Balances = {STOCK: pool}
    table = Table(people=PEOPLE, dealer=playing[-1], playing=playing, balances=before)
    agreed = rules(bavarian.VARIANT, tariff, (stock.HOUSE_RULE, stock.HOUSE_RULE.settings()))
    problems = (*agreed.problems(PEOPLE), *agreed.refuses(entry, table))
    if problems:
        raise BadDealError(problems[0].sentence)
    after = moved(before, agreed.score(entry, table).transfers)
    return Paid(tuple(after.get(person, 0) for person in PEOPLE), after[STOCK] - pool)


def _paid(end: Position, record: Record) -> Paid:
    tariff = _tariff(record["rules"], short=end.deal.pack == SHORT)
    entry = entry_of(end, PEOPLE, tariff)
    return paid(entry, tariff, record.get("pool", 0), end.deal.forehand)


def _amount(seat: int) -> Label:
    return phrase(N_("Amount of seat {seat}"), seat=seat)


def _signed_runners(recorded: Any, end: Position, _: Record) -> Differences:
    """Compare the runners, negative where the declaring side plays without them."""
    ours = end.deal.runners
    return _compare(N_("Runners"), recorded, ours.count if ours.held else -ours.count)


def _deltas(recorded: Any, end: Position, record: Record) -> Differences:
    return _compare_each(_amount, recorded, _paid(end, record).deltas)


def _pool(recorded: Any, end: Position, record: Record) -> Differences:
    return _compare(N_("Into the Stock"), recorded, _paid(end, record).stock)


def _value(recorded: Any, end: Position, record: Record) -> Differences:
    """Compare what one loser pays one winner of a Rufspiel."""
    return _compare(N_("Price"), recorded, max(_paid(end, record).deltas))


_EXPECTED: Mapping[str, Callable[[Any, Position, Record], Differences]] = {
    "winners": _winners,
    "points": _points,
    "declaring_side": _side,
    "declaring_points": _side_points,
    "won": _won,
    "runners": _runners,
    "signed_runners": _signed_runners,
    "deltas": _deltas,
    "pool_delta": _pool,
    "value": _value,
}


def _order(contract: Record) -> Order:
    return _contract(contract["type"], None, contract["suit"]).order


def _trick_winner(record: Record) -> Differences:
    ours = best(_order(record["contract"]), _cards(record["trick"]))
    return _compare(N_("Winner"), record["expected"]["winner_index"], ours)


def _legal_cards(record: Record) -> Differences:
    """Compare the legal cards; where illegal ones are named too, only those spoken of."""
    hand, table = _cards(record["hand"]), _cards(record["trick"])
    contract = _duties(record["contract"], hand)
    called = contract.called
    led = [_cards(trick["cards"])[0] for trick in record.get("history", ())]
    searched = called is not None and any(contract.order.suit(c) is called.suit for c in led)
    ours = set(legal(contract, hand, table, searched, hand, Customs()))
    expected = record["expected"]
    spoken_of = {*expected["legal"], *expected["illegal"]} if expected.get("illegal") else None
    if spoken_of is not None:
        ours &= set(_cards(spoken_of))
    recorded = sorted(map(str, _cards(expected["legal"])))
    return _compare(N_("Legal cards"), recorded, sorted(map(str, ours)))


def _duties(contract: Record, hand: Sequence[Card]) -> Contract:
    """Build the contract; where no suit is told, one that lays no duty on *hand* is called."""
    suit = contract["suit"]
    if contract["type"] == "rufspiel" and suit is None:
        free = (each for each in CALLABLE_SUITS if Card(each, Rank.ACE) not in hand)
        suit = next(free, None)
    return _contract(contract["type"], None, suit)


def _payout_from_points(record: Record) -> Differences:
    """Compare what card points alone come to; Schwarz is told by 0 or 120 points there."""
    side, prices, points = record["declarer_party"], record["params"], record["points"]
    if len(record["expected"]["payout"]) != SEATS:
        raise _NotCheckedError(N_("Three people are no Bavarian table"))
    tariff = _tariff({**prices, "schwarz": prices["schwarz_extra"]})
    trickless = {0: Trickless.DECLARERS, 120: Trickless.OPPONENTS}
    facts = {
        "declarer": PEOPLE[side[0]],
        "result": points[0],
        "trickless": trickless.get(points[0], Trickless.NOBODY),
    }
    entry = (
        bavarian.Rufspiel(partner=PEOPLE[side[1]], **facts)
        if len(side) == 2
        else bavarian.Wenz(**facts)
    )
    return _compare_each(_amount, record["expected"]["payout"], paid(entry, tariff).deltas)


def _full_game(record: Record) -> Differences:
    """Compare a whole game of the small cases, written another way."""
    contract, params, expected = record["contract"], record["params"], record["expected"]
    called = contract["type"] == "rufspiel"
    tricks = [[trick["lead"], trick["cards"]] for trick in record["tricks"]]
    return _game(
        {
            "deck": record["deck"],
            "forehand": tricks[0][0],
            "hands": record["hands"],
            "contract": {**contract, "game": contract["type"]},
            "tricks": tricks,
            "rules": {
                "base": params["ruf_base" if called else "solo_base"],
                "schneider": params["schneider"],
                "schwarz": params["schwarz"],
                "runner": params["lauf_per"],
                "runners_from": params["lauf_min"],
            },
            "expect": {
                "winners": expected["trick_winners"],
                "declaring_points": expected["declarer_party_points"],
                "signed_runners": int(expected["running_signed"]),
                "deltas": expected["payout"],
            },
        }
    )


def _without_runners(record: Record) -> Differences:
    raise _NotCheckedError(N_("Runners and people without a trick are not told"))


def _nobody_played(record: Record) -> Differences:
    raise _NotCheckedError(N_("Nobody played, and what was paid is a custom of that table"))


_SMALL_CASES: Mapping[str, Callable[[Record], Differences]] = {
    "trick_winner": _trick_winner,
    "legal_cards": _legal_cards,
    "payout_from_points": _payout_from_points,
    "full_game": _full_game,
    "payout_statement": _without_runners,
    "passed_out_deal": _nobody_played,
}
