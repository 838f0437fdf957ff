"""The chips of a pool, from above and in piles: told by colour, by a mark and by their rim."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin

from schafscore.pdf.page import Page

_LIGHT = "#f7f2e4"
_SHIFTS = (0, 2, -1, 1, -2)
Points = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Chip:
    """One colour: of the body and of its edge, light fields on the rim, and the mark.

    Measures are those of a chip of 100 units; a chip without a *mark* has a disc there.
    """

    body: str
    edge: str
    fields: int
    seen: int
    mark: Points = ()


CHIPS = (
    Chip("#1f5c99", "#0e3358", 6, 3),
    Chip("#b8352b", "#661510", 3, 1, ((0, -22), (21, 15), (-21, 15))),
    Chip("#e0a820", "#6b4b00", 4, 2, ((-17, -17), (17, -17), (17, 17), (-17, 17))),
    Chip("#2c7a4f", "#0f3f26", 8, 4, ((0, -24), (19, 0), (0, 24), (-19, 0))),
)


def chip_of(place: int) -> Chip:
    """Return the chip of whom sits at *place*."""
    return CHIPS[place % len(CHIPS)]


def draw_chip(page: Page, chip: Chip, x: float, y: float, size: float) -> None:
    """Draw a chip from above, *size* millimetres wide about x, y."""
    scale = size / 100
    page.disc(x, y, 47.5 * scale, chip.body, chip.edge)
    for field in _fields(chip):
        page.shape([(x + across * scale, y + down * scale) for across, down in field], _LIGHT)
    page.disc(x, y, 34 * scale, _LIGHT, chip.edge)
    if chip.mark:
        mark = [(x + across * scale, y + down * scale) for across, down in chip.mark]
        page.shape(mark, chip.body)
    else:
        page.disc(x, y, 19 * scale, chip.body, chip.edge)


def _fields(chip: Chip) -> Iterator[Points]:
    half = min(26, 190 / chip.fields) / 2 * pi / 180
    for place in range(chip.fields):
        angle = -pi / 2 + place * 2 * pi / chip.fields
        outer = [angle + half * part for part in (-1, -0.5, 0, 0.5, 1)]
        yield (
            *((47 * cos(a), 47 * sin(a)) for a in outer),
            *((37 * cos(a), 37 * sin(a)) for a in reversed(outer)),
        )


def draw_pile(page: Page, chip: Chip, count: int, x: float, y: float, wide: float) -> None:
    """Draw *count* chips on each other from the side; their middle is at x, y is below them."""
    scale = wide / 100
    for place in range(count):
        top, left = y - 15 * scale * (place + 1), x + (_SHIFTS[place % 5] - 47) * scale
        page.plate(left, top, 94 * scale, 14.5 * scale, 5 * scale, chip.body, chip.edge)
        step = 94 * scale / chip.seen
        for field in range(chip.seen):
            middle = left + step * (field + 0.5)
            page.band(middle - 5.5 * scale, top + 1.2 * scale, 11 * scale, 12 * scale, _LIGHT)
