"""Single facts of Skat that others recorded: values, matadors, overbids, legal cards, Ramsch."""

from collections.abc import Callable, Mapping, Sequence

from schafscore.cards.card import Card
from schafscore.cards.pack import LONG
from schafscore.cards.trick import best, follow, runners
from schafscore.core.outcome import Event
from schafscore.core.results import CARD_POINTS
from schafscore.core.text import N_
from schafscore.exchange.recorded.french import french
from schafscore.exchange.recorded.skat import (
    LETTERS,
    SEATED,
    booked,
    contract_of,
    entry_told,
    signed,
    tariff_of,
)
from schafscore.exchange.recorded.skat_server import game as server_game
from schafscore.exchange.recorded.verdict import (
    Differences,
    NotCheckedError,
    Record,
    amount,
    compare,
    compare_each,
)
from schafscore.games.skat.contract import Contract, Game
from schafscore.games.skat.entry import KINDS
from schafscore.variants import skat
from schafscore.variants.skat import legal_bids
from schafscore.variants.skat.tariff import GRAND

_SOLOIST = 0
_FROM_HAND = frozenset({"hand", "schneider", "schwarz"})
_SOME, _EVERY = 1, 10
"""Tricks of the soloist, where it matters only whether he took none, some or all."""


def _bid(number: int | None) -> int:
    """Return the bid; a number that no game is worth stands for the next that one is."""
    return min(legal for legal in legal_bids(tariff_of("isko")) if legal >= (number or 18))


def _matadors(contract: Contract, held: Sequence[Card]) -> int:
    return signed(runners(contract.order, LONG, held))


def _contract(told: Record) -> Contract:
    """Build the contract; any announced level implies that it is played from the hand."""
    modifiers = told.get("modifiers", ())
    hand = not _FROM_HAND.isdisjoint(modifiers)
    return contract_of(LETTERS[told["game"]], _SOLOIST, modifiers, hand=hand)


def _value(record: Record) -> Differences:
    """Compare what a game is worth; what is not told is as simple as can be."""
    contract, tariff = _contract(record["contract"]), tariff_of("isko")
    replies = (None,) * (bool(record.get("contra")) + bool(record.get("re")))
    entry = entry_told(
        contract,
        _told_matadors(contract, record),
        _tricks(contract, record),
        tariff,
        result=record.get("declarer_points", 61),
        bid=_bid(record.get("bid")),
        replies=replies,
    )
    outcome, points = booked(entry, tariff)
    ours = {"value": points[_SOLOIST], "won": outcome.won}
    for name, recorded in record["expected"].items():
        if name != _WRONG:
            yield from compare(_NAMES[name], recorded, ours[name])


_WRONG = "wrong_value_reported"
_NAMES = {"value": N_("Points booked"), "won": N_("Won")}


def _told_matadors(contract: Contract, record: Record) -> int:
    held = record.get("top_cards_of_declarer", record.get("cards_of_declarer"))
    if held is not None:
        return _matadors(contract, french(held))
    told: int = record["matadors"] if contract.game is not Game.NULL else 0
    return told


def _tricks(contract: Contract, record: Record) -> int:
    if contract.game is Game.NULL:
        took: int = record.get("declarer_tricks", int(record.get("declarer_took_trick", False)))
        return took
    schwarz = record.get("schwarz")
    if schwarz is not None:
        return {"declarer": 0, "defenders": _EVERY}[schwarz]
    every = record.get("declarer_points") == CARD_POINTS
    tricks: int = record.get("declarer_tricks", _EVERY if every else _SOME)
    return tricks


def _count_matadors(record: Record) -> Differences:
    ours = _matadors(_contract(record["contract"]), french(record["cards"]))
    return compare(N_("Matadors"), record["expected"]["matadors"], ours)


def _announced(record: Record) -> Differences:
    """Compare the multiplier without the levels reached, which ours has as they were promised."""
    contract, tariff = _contract(record["contract"]), tariff_of("isko")
    entry = entry_told(contract, record["matadors"], _SOME, tariff, result=61)
    outcome, points = booked(entry, tariff)
    times = abs(points[_SOLOIST]) // (_BASES[contract.game] * (1 if outcome.won else 2))
    reached = min(contract.announced.levels, 2)
    return compare(N_("Multiplier"), record["expected"]["level"], times - reached)


def _overbid(record: Record) -> Differences:
    """Compare whether a game reaches its bid, and the smallest value of its kind that does."""
    tariff, null = tariff_of("isko"), record["null_game"]
    base = record["base_value"] or GRAND  # any will do where the game reaches the bid
    kind = Game.NULL if null else _OF_BASE[base]
    matadors = 0 if null else record["game_value"] // base - 1
    facts = {"result": 61, "bid": _bid(record["bid"]), "all_the_same": True}
    entry = entry_told(Contract(kind, _SOLOIST), matadors, 0 if null else _SOME, tariff, **facts)
    outcome, points = booked(entry, tariff)
    overbid = Event.OVERBID in outcome.events
    yield from compare(N_("Overbid"), record["expected"]["overbid"], overbid)
    # A lost game is booked twice; for a Null there is no such value (5.6).
    required = -points[_SOLOIST] // 2 if overbid else points[_SOLOIST]
    ours = None if overbid and null else required
    yield from compare(N_("Value"), record["expected"]["required_value"], ours)


_BASES = {game: kind.base for game, kind in KINDS.items() if issubclass(kind, skat.Game)}
_OF_BASE = {base: game for game, base in _BASES.items()}


def _ramsch(record: Record) -> Differences:
    """Compare what is booked to each loser; all of those tied for most lose there."""
    made, expected = record["points"], record["expected"]
    without = (seat for seat, points in enumerate(made) if not points and record["jungfrau"])
    entry = skat.Ramsch(
        points=tuple(zip(SEATED, made, strict=True)),
        trickless=frozenset(SEATED[seat] for seat in without),
    )
    losers = expected["losers"]
    recorded = [expected["value"] * (seat in losers) for seat in range(len(SEATED))]
    _, points = booked(entry, tariff_of("isko"))
    return compare_each(amount, recorded, points)


def _legal_cards(record: Record) -> Differences:
    """Compare the legal cards; *led_suit* alone stands for a card of that suit, T for a trump."""
    order, hand = _contract(record["contract"]).order, french(record["hand"])
    table = french(record.get("trick", ()))
    if record.get("led_suit"):
        led = record["led_suit"]
        every = order.trumps if led == "T" else order.of(french([f"{led}A"])[0].suit, LONG.cards)
        table = every[:1]
    ours, recorded = follow(order, hand, table), french(record["expected"]["legal"])
    return compare(N_("Legal cards"), sorted(map(str, recorded)), sorted(map(str, ours)))


def _trick_winner(record: Record) -> Differences:
    ours = best(_contract(record["contract"]).order, french(record["trick"]))
    return compare(N_("Winner"), record["expected"]["winner_index"], ours)


def _reported(record: Record) -> Differences:
    """Compare a value that somebody reported as wrong, where the facts are there as numbers."""
    if not {"matadors", "declarer_points"} <= record.keys():
        raise NotCheckedError(N_("What happened is told in words alone"))
    return _value(record)


def _broken_off(record: Record) -> Differences:
    raise NotCheckedError(N_("The deal was broken off before anything was played"))


CASES: Mapping[str, Callable[[Record], Differences]] = {
    "game_value": _value,
    "matadors": _count_matadors,
    "announced_level": _announced,
    "overbid": _overbid,
    "ramsch_value": _ramsch,
    "legal_cards": _legal_cards,
    "trick_winner": _trick_winner,
    "issue_expected_value": _reported,
    "issue_expected_rule": _reported,
    "full_game": server_game,
    "partial_game": server_game,
    "aborted_record": _broken_off,
}
