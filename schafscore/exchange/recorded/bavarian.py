"""Recorded games of Bavarian Schafkopf: cards, winners, points, runners and amounts."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from schafscore.cards.card import Card, Rank, Suit, card
from schafscore.cards.pack import LONG, SHORT, Pack
from schafscore.core.accounts import STOCK, Balances
from schafscore.core.outcome import moved
from schafscore.core.questions import Entry
from schafscore.core.results import Limits
from schafscore.core.text import N_
from schafscore.core.variant import Table, rules
from schafscore.exchange.recorded.verdict import (
    PEOPLE,
    Differences,
    Record,
    amount,
    compare,
    compare_each,
    leader,
    scored,
    seat_points,
    winner,
)
from schafscore.games.bavarian.contract import CALLING, Contract, Game, Promise
from schafscore.games.bavarian.deal import Deal, Position
from schafscore.games.bavarian.entry import entry_of
from schafscore.houserules import stock
from schafscore.variants import bavarian
from schafscore.variants.bavarian import Tariff


def cards_of(codes: Iterable[str]) -> tuple[Card, ...]:
    """Read card codes; raises ValueError where one is no card."""
    return tuple(map(card, codes))


MOST_DOUBLINGS = 4
_PACKS: Mapping[str, Pack] = {"long": LONG, "lang": LONG, "short": SHORT}


def contract_of(game: str, declarer: int | None, suit: str | None, **more: Any) -> Contract:
    """Build a contract; *suit* is the called suit in a Rufspiel, else the trump suit."""
    kind, named = Game(game), Suit(suit) if suit else None
    if kind in CALLING and named:
        return Contract(kind, declarer, called=Card(named, Rank.ACE), **more)
    return Contract(kind, declarer, named, **more)


def game(record: Record) -> Differences:
    """Compare a whole recorded game."""
    contract, expected = record["contract"], record["expect"]
    promises = [promise for promise in ("tout", "sie") if contract.get(promise)]
    deal = Deal(
        hands=tuple(map(cards_of, record["hands"])),
        contract=contract_of(
            contract["game"],
            contract["declarer"],
            contract["suit"],
            promise=Promise(promises[0]) if promises else Promise.NONE,
            heading=bool(contract.get("stichzwang")),
        ),
        plays=cards_of(code for _, codes in record["tricks"] for code in codes),
        pack=_PACKS[record["deck"]],
        forehand=record["forehand"],
        knocks=_said(record.get("knocks", 0)),
        replies=_said(record.get("kontras", 0)),
    )
    end = deal.replay()
    if not end.decided:
        yield N_("The game is not played to its end")
        return
    leaders = [first for first, _ in record["tricks"]]
    yield from compare_each(leader, leaders, [trick.leader for trick in end.tricks])
    for name, recorded in expected.items():
        yield from _EXPECTED[name](recorded, end, record)


def _said(times: int) -> tuple[None, ...]:
    """Say something so often without a name; nobody doubles more than a few times."""
    if times not in range(MOST_DOUBLINGS + 1):
        raise ValueError(times)
    return (None,) * times


def _winners(recorded: Any, end: Position, _: Record) -> Differences:
    return compare_each(winner, recorded, [trick.winner for trick in end.tricks])


def _points(recorded: Any, end: Position, _: Record) -> Differences:
    return compare_each(seat_points, recorded, end.points)


def _side(recorded: Any, end: Position, _: Record) -> Differences:
    return compare(N_("Declaring side"), sorted(recorded), sorted(end.deal.side))


def _side_points(recorded: Any, end: Position, _: Record) -> Differences:
    return compare(N_("Card points of the declaring side"), recorded, end.declarers_points)


def _won(recorded: Any, end: Position, _: Record) -> Differences:
    return compare(N_("Won"), recorded, end.declarers_won)


def _runners(recorded: Any, end: Position, _: Record) -> Differences:
    return compare(N_("Runners"), recorded, end.deal.runners.count)


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


def tariff_of(prices: Record, *, short: bool = False) -> Tariff:
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
    after = moved(before, scored(agreed, entry, table).transfers)
    return Paid(tuple(after.get(person, 0) for person in PEOPLE), after[STOCK] - pool)


def _paid(end: Position, record: Record) -> Paid:
    tariff = tariff_of(record["rules"], short=end.deal.pack == SHORT)
    entry = entry_of(end, PEOPLE, tariff)
    return paid(entry, tariff, record.get("pool", 0), end.deal.forehand)


def _signed_runners(recorded: Any, end: Position, _: Record) -> Differences:
    """Compare the runners, negative where the declaring side plays without them."""
    ours = end.deal.runners
    return compare(N_("Runners"), recorded, ours.count if ours.held else -ours.count)


def _deltas(recorded: Any, end: Position, record: Record) -> Differences:
    return compare_each(amount, recorded, _paid(end, record).deltas)


def _pool(recorded: Any, end: Position, record: Record) -> Differences:
    return compare(N_("Into the Stock"), recorded, _paid(end, record).stock)


def _value(recorded: Any, end: Position, record: Record) -> Differences:
    """Compare what one loser pays one winner of a Rufspiel."""
    return compare(N_("Price"), recorded, max(_paid(end, record).deltas))


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
