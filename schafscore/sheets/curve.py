"""The curve of the evening: running totals as plain points, for window and paper alike."""

from collections.abc import Sequence
from dataclasses import dataclass

from schafscore.core.accounts import Person
from schafscore.sheets.rows import Row

Points = tuple[tuple[int, int], ...]
_STEPS = (1, 2, 5)


@dataclass(frozen=True, slots=True)
class Peak:
    """The most that anybody won in one hand: its place on the curve and its number."""

    person: Person
    place: int
    number: int
    amount: int
    total: int


@dataclass(frozen=True, slots=True)
class Curve:
    """Lines from (0, 0) on: place in the list across, total upward.

    *low* and *high* are multiples of *step* around all of it, 0 always between them. *doubled*
    are the Bock rounds as first and last place.
    """

    lines: tuple[tuple[Person, Points], ...]
    places: int
    low: int
    high: int
    step: int
    doubled: tuple[tuple[int, int], ...] = ()
    peak: Peak | None = None


def curve(rows: Sequence[Row], people: Sequence[Person], ticks: int = 6) -> Curve:
    """Draw the totals of *people* over *rows*, with about *ticks* lines across.

    Who joins later begins at 0 in the row before; who sits out keeps his total (fault A68).
    """
    lines = tuple((person, _points(rows, person)) for person in people)
    amounts = [total for _, points in lines for _, total in points] or [0]
    lowest, highest = min(amounts), max(amounts)
    step = _step(highest - lowest, ticks)
    return Curve(
        lines,
        len(rows),
        lowest // step * step,
        -(-highest // step) * step,
        step,
        _doubled(rows),
        _peak(rows),
    )


def _points(rows: Sequence[Row], person: Person) -> Points:
    here = [
        (place, row.totals[person]) for place, row in enumerate(rows, 1) if person in row.totals
    ]
    start = here[0][0] - 1 if here else 0
    return ((start, 0), *here)


def _step(span: int, ticks: int) -> int:
    """Return the least of 1, 2, 5, 10, 20, 50 ... that needs no more than *ticks* steps."""
    power = 1
    while True:
        for step in _STEPS:
            if step * power * ticks >= span:
                return step * power
        power *= 10


def _doubled(rows: Sequence[Row]) -> tuple[tuple[int, int], ...]:
    spans: list[tuple[int, int]] = []
    for place, row in enumerate(rows, 1):
        if row.doubled is None:
            continue
        if spans and spans[-1][1] == place - 1 and row.doubled.place > 1:
            spans[-1] = (spans[-1][0], place)
        else:
            spans.append((place, place))
    return tuple(spans)


def _peak(rows: Sequence[Row]) -> Peak | None:
    """Return the greatest gain, the earlier one of equals; None where nobody won anything."""
    gains = (
        Peak(person, place, row.number, amount, row.totals[person])
        for place, row in enumerate(rows, 1)
        for person, amount in row.deltas.items()
        if isinstance(person, Person) and amount > 0
    )
    return max(gains, key=lambda peak: peak.amount, default=None)
