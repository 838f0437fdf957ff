"""Single facts of Sheepshead: trick winners, and what three players pay each other."""

from collections.abc import Callable, Mapping

from schafscore.cards.card import Rank, Suit, points
from schafscore.cards.order import order
from schafscore.cards.trick import best
from schafscore.core.accounts import Balances
from schafscore.core.outcome import moved
from schafscore.core.questions import Entry
from schafscore.core.results import CARD_POINTS, Trickless
from schafscore.core.text import N_
from schafscore.core.variant import Table, rules
from schafscore.exchange.recorded.french import french
from schafscore.exchange.recorded.tariffs import tariff_of_preset
from schafscore.exchange.recorded.verdict import (
    PEOPLE,
    Differences,
    NotCheckedError,
    Record,
    amount,
    compare,
    compare_each,
    scored,
    seat_points,
)
from schafscore.variants import three_handed

THREE = PEOPLE[:3]
TRICKS = 10
# 2.2: every queen, every jack and the diamonds are trumps.
ORDER = order(Rank.OBER, Rank.UNTER, suit=Suit.BELLS)


def _trick_winner(record: Record) -> Differences:
    if record.get("called_ten_suit"):
        raise NotCheckedError(N_("A called ten is a rule of five-handed Sheepshead"))
    trick, expected = french(record["trick"]), record["expected"]
    yield from compare(N_("Winner"), expected["winner_index"], best(ORDER, trick))
    if "points" in expected:
        yield from compare(N_("Card points"), expected["points"], points(trick))


def _payout(record: Record) -> Differences:
    """Compare points and payment, `sheep3.us_123` (2.8)."""
    taken, tricks = [0] * len(THREE), [0] * len(THREE)
    for seat, made in record["trick_winner_points"]:
        taken[seat] += made
        tricks[seat] += 1
    picker, expected = record["picker"], record["expected"]
    if picker is not None:
        taken[picker] += points(french(record["buried"]))
    yield from compare_each(seat_points, expected["points"], taken)
    last = record["trick_winner_points"][-1][0]
    entry = _least(taken, tricks, last) if picker is None else _picked(picker, taken, tricks)
    nothing: Balances = {}
    table = Table(people=THREE, dealer=THREE[-1], playing=THREE, balances=nothing)
    agreed = rules(three_handed.VARIANT, tariff_of_preset("sheep3.us_123"))
    after = moved(nothing, scored(agreed, entry, table).transfers)
    yield from compare_each(amount, expected["coins"], [after.get(one, 0) for one in THREE])


def _picked(picker: int, taken: list[int], tricks: list[int]) -> Entry:
    without = {0: Trickless.DECLARERS, TRICKS: Trickless.OPPONENTS}
    return three_handed.Picked(
        declarer=THREE[picker],
        result=taken[picker],
        trickless=without.get(tricks[picker], Trickless.NOBODY),
    )


def _least(taken: list[int], tricks: list[int], last: int) -> Entry:
    """Make the entry of a Least: the points of the blind go with the last trick (2.6)."""
    made = list(taken)
    made[last] += CARD_POINTS - sum(taken)
    return three_handed.Least(
        points=tuple(zip(THREE, made, strict=True)),
        trickless=frozenset(THREE[seat] for seat, count in enumerate(tricks) if not count),
    )


def _five_handed(record: Record) -> Differences:
    raise NotCheckedError(N_("Five-handed Sheepshead is not a game of this program"))


CASES: Mapping[str, Callable[[Record], Differences]] = {
    "trick_winner": _trick_winner,
    "payout_from_tricks": _payout,
    "callable_cards_5p": _five_handed,
}
FIVE: Mapping[str, Callable[[Record], Differences]] = {
    "full_game": _five_handed,
    "legal_cards": _five_handed,
    "payout_from_tricks": _five_handed,
}
