"""The slate: which strokes stand on each side, which come next, and the curves they are drawn by.

Nine strokes make a sheep's head: four the head, two the eyes, two the horns, one the nose, drawn
in this order (6.5). A head of twelve goes on with ears and beard [E]. Where a game is to another
number of strokes they stand as a tally, in bundles of five.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from schafscore.core.accounts import Account, Balances, Person
from schafscore.core.outcome import AtMost, Outcome
from schafscore.core.race import STROKES, Slates, Strokes, drawn_in, own
from schafscore.core.text import N_, Label
from schafscore.core.variant import Rules, Table

Point = tuple[float, float]
Cubic = tuple[Point, Point, Point]


@dataclass(frozen=True, slots=True)
class Stroke:
    """One stroke in a unit square, y downward: a start, then cubics of handle, handle, end.

    *weight* says how wide the chalk is, against the usual one.
    """

    name: Label
    weight: float
    start: Point
    cubics: tuple[Cubic, ...]

    def points(self, steps: int = 20) -> Iterator[Point]:
        """Yield points along the stroke, so many *steps* for each of its cubics."""
        yield self.start
        a = self.start
        for b, c, d in self.cubics:
            for step in range(1, steps + 1):
                t = step / steps
                u = 1 - t
                weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
                pairs = list(zip(weights, (a, b, c, d), strict=True))
                yield sum(w * p[0] for w, p in pairs), sum(w * p[1] for w, p in pairs)
            a = d


HEAD_WIDTH, HEAD_END = 0.036, 0.022
"""How wide the chalk is at the start of a stroke and at its end, in parts of the square."""

SHEEP: tuple[Stroke, ...] = (
    Stroke(N_("left side"), 1, (0.322, 0.345), (((0.3, 0.52), (0.338, 0.7), (0.408, 0.93)),)),
    Stroke(N_("right side"), 1, (0.682, 0.34), (((0.708, 0.53), (0.664, 0.71), (0.592, 0.936)),)),
    Stroke(
        N_("forehead"),
        1,
        (0.3, 0.362),
        (
            ((0.296, 0.262), (0.42, 0.248), (0.428, 0.318)),
            ((0.43, 0.222), (0.574, 0.22), (0.574, 0.316)),
            ((0.586, 0.246), (0.712, 0.262), (0.7, 0.366)),
        ),
    ),
    Stroke(N_("muzzle"), 1, (0.392, 0.902), (((0.44, 0.978), (0.562, 0.982), (0.612, 0.896)),)),
    Stroke(
        N_("left eye"), 0.82, (0.374, 0.522), (((0.39, 0.478), (0.432, 0.466), (0.456, 0.494)),)
    ),
    Stroke(
        N_("right eye"), 0.82, (0.546, 0.496), (((0.566, 0.468), (0.606, 0.474), (0.628, 0.518)),)
    ),
    Stroke(
        N_("left horn"),
        1.12,
        (0.338, 0.318),
        (
            ((0.27, 0.128), (0.03, 0.15), (0.042, 0.388)),
            ((0.052, 0.606), (0.276, 0.61), (0.252, 0.446)),
            ((0.24, 0.378), (0.158, 0.384), (0.166, 0.448)),
        ),
    ),
    Stroke(
        N_("right horn"),
        1.12,
        (0.664, 0.314),
        (
            ((0.738, 0.122), (0.972, 0.152), (0.96, 0.392)),
            ((0.946, 0.612), (0.722, 0.604), (0.75, 0.44)),
            ((0.764, 0.372), (0.846, 0.382), (0.834, 0.446)),
        ),
    ),
    Stroke(
        N_("nose"),
        0.82,
        (0.506, 0.61),
        (
            ((0.488, 0.68), (0.496, 0.74), (0.49, 0.784)),
            ((0.486, 0.822), (0.53, 0.822), (0.54, 0.792)),
        ),
    ),
    Stroke(
        N_("left ear"),
        0.9,
        (0.31, 0.6),
        (
            ((0.25, 0.62), (0.16, 0.66), (0.13, 0.74)),
            ((0.2, 0.76), (0.29, 0.73), (0.342, 0.68)),
        ),
    ),
    Stroke(
        N_("right ear"),
        0.9,
        (0.69, 0.6),
        (
            ((0.75, 0.62), (0.84, 0.66), (0.87, 0.74)),
            ((0.8, 0.76), (0.71, 0.73), (0.658, 0.68)),
        ),
    ),
    Stroke(
        N_("beard"),
        0.82,
        (0.47, 0.955),
        (
            ((0.475, 0.985), (0.49, 0.995), (0.502, 0.998)),
            ((0.514, 0.995), (0.53, 0.985), (0.536, 0.955)),
        ),
    ),
)
HEADS = (9, 12)
BUNDLE = 5


def figure(target: int) -> tuple[Stroke, ...]:
    """Return the strokes of a game to *target*, in the order in which they are drawn."""
    return SHEEP[:target] if target in HEADS else tuple(_tally(target))


def _tally(target: int) -> Iterator[Stroke]:
    """Yield bundles of four upright strokes and one across, in rows that fill the square."""
    bundles = -(-target // BUNDLE)
    across = next(n for n in range(1, bundles + 1) if n * n >= bundles)
    down = -(-bundles // across)
    wide, high = 1 / across, 1 / max(down, across)
    for place in range(target):
        bundle, stroke = divmod(place, BUNDLE)
        row, column = divmod(bundle, across)
        left, top = column * wide, row * high
        if stroke == BUNDLE - 1:
            start, end = (
                (left + 0.1 * wide, top + 0.7 * high),
                (left + 0.9 * wide, top + 0.3 * high),
            )
        else:
            x = left + (0.2 + 0.2 * stroke) * wide
            start, end = (x, top + 0.15 * high), (x + 0.02 * wide, top + 0.85 * high)
        yield Stroke(N_("stroke"), 0.8, start, ((start, end, end),))


@dataclass(frozen=True, slots=True)
class Slate:
    """What stands on the slate of *people*: strokes *done*, *coming* with the hand at the pad.

    *games* are the heads, or whatever the strokes are for, that each of them has won so far; where
    the game calls them otherwise, they count as *counts*.
    """

    account: Account
    people: tuple[Person, ...]
    target: int
    done: int
    coming: int
    games: Mapping[Person, int]
    counts: type[Strokes] = Strokes

    @property
    def missing(self) -> int:
        """How many strokes are missing, those that come counted as drawn."""
        return self.target - self.done - self.coming

    @property
    def strokes(self) -> tuple[Stroke, ...]:
        """Every stroke of the figure."""
        return figure(self.target)

    @property
    def words(self) -> Label:
        """How many are still to come."""
        if self.missing <= 0:
            return N_("full")
        return self.counts.to_go(self.missing)


def slates(
    rules: Rules, table: Table, balances: Balances, booked: Outcome | None = None
) -> tuple[Slate, ...]:
    """Return the slates of *table* as *balances* have them, nothing in a game without slates.

    *booked* is what the hand at the pad would come to.
    """
    counts = drawn_in(rules.variant.entries)
    if counts is None or not table.playing:
        return ()
    sides, target = _sides(rules, table), _target(rules, table)
    drawn = dict(_drawn(booked)) if booked else {}
    alone: Slates = {own(person): (person,) for person in _seated(table)}
    if any(balances.get(account) or account in drawn for account in alone):
        sides = alone  # everybody draws for himself (6.7, form B)
    return tuple(
        Slate(
            account=account,
            people=people,
            target=target,
            done=balances.get(account, 0),
            coming=drawn.get(account, 0),
            games={person: balances.get(person, 0) for person in people},
            counts=counts,
        )
        for account, people in sides.items()
    )


def _drawn(outcome: Outcome) -> Iterator[tuple[Account, int]]:
    return ((each.taker, each.amount) for each in outcome.transfers if each.giver == STROKES)


def _seated(table: Table) -> list[Person]:
    return sorted(table.playing, key=table.people.index)


def _sides(rules: Rules, table: Table) -> Slates:
    """Ask the rules where a stroke of everybody would be drawn."""
    sides: dict[Account, tuple[Person, ...]] = {}
    for person in _seated(table):
        outcome = rules.variant.score(Strokes(person=person, reason=""), table, rules.tariff)
        for account, _ in _drawn(outcome):
            sides[account] = (*sides.get(account, ()), person)
    return sides


def _target(rules: Rules, table: Table) -> int:
    """Ask the rules by which line of the tariff a stroke too many is cut."""
    entry, tariff = Strokes(person=table.playing[0], reason=""), rules.tariff
    (account, _), *_ = _drawn(rules.variant.score(entry, table, tariff))
    full = replace(table, balances={account: 1_000_000})
    steps = rules.variant.score(entry, full, tariff).transfers[0].steps
    line = next(step.line for step in steps if isinstance(step, AtMost))
    target: int = getattr(tariff, line)
    return target


DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The dots of a braille sign, row by row."""


def drawn_as_text(strokes: tuple[Stroke, ...], wide: int = 20, high: int = 10) -> tuple[str, ...]:
    """Draw *strokes* in lines of braille signs, two dots wide and four high each."""
    cells = [[0] * wide for _ in range(high)]
    for stroke in strokes:
        for x, y in stroke.points(40):
            column, row = min(int(x * wide * 2), wide * 2 - 1), min(int(y * high * 4), high * 4 - 1)
            cells[row // 4][column // 2] |= DOTS[row % 4][column % 2]
    return tuple("".join(chr(0x2800 + cell) for cell in line) for line in cells)
