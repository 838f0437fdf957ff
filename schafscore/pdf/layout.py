"""How the list is laid out: its columns and sizes, for a desk and for a wall."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Columns and heights in millimetres, sizes of type in points.

    Where right-aligned columns end: *number_end*, *points_end*, *value_end*; where others begin:
    *game*, *sums*, *people*. *first* is the base line of a row below its top, *last* how far the
    last one is above its end. A total stands *stack* below the amount where they do not fit side
    by side, the sum *sum_drop* below the first line. Nothing is set smaller than *least*. Right of
    the pots there is room for a *bar* that shows what one of them holds.
    """

    number_end: float
    game: float
    points_end: float
    sums: float
    sum_end: float
    value_end: float
    people: float
    pot: float
    pitch: float
    first: float
    last: float
    line: float
    stack: float
    sum_drop: float
    words: float
    figure: float
    standing: float
    smallest: float
    sum_sizes: tuple[float, float]
    least: float = 0
    bar: float = 0

    @property
    def game_end(self) -> float:
        """How far the words of a game reach."""
        return self.points_end - 6 * self.words / 7.8


USUAL = Layout(
    number_end=18,
    game=20.5,
    points_end=60.5,
    sums=62.2,
    sum_end=89,
    value_end=97,
    people=98.4,
    pot=8.6,
    pitch=5.25,
    first=3.7,
    last=1.55,
    line=3,
    stack=3.5,
    sum_drop=0,
    words=7.8,
    figure=6.6,
    standing=7.9,
    smallest=6.8,
    sum_sizes=(7.2, 6.5),
)
LARGE = Layout(
    number_end=19,
    game=21.5,
    points_end=68,
    sums=21.5,
    sum_end=78.5,
    value_end=78.5,
    people=80,
    pot=11,
    pitch=6.95,
    first=3.4,
    last=0.85,
    line=2.7,
    stack=3.9,
    sum_drop=2.7,
    words=10,
    figure=9.5,
    standing=10.5,
    smallest=9.5,
    sum_sizes=(8, 8),
    least=8,
)
"""For older eyes, or to pin up: up to thirty hands a page, what is paid in 9.5 points."""
