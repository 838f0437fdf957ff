"""How the list is laid out: its sizes, for a desk and for a wall."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Widths and heights in millimetres, sizes of type in points.

    *number* is the least room of a number, *game* and *sum* the most of a game and its sum; people
    begin at *people* where nothing asks for more room. A *pot* has its column, right of them there
    is room for a *bar* that shows what one of them holds.

    A row is *pitch* high, and up to *squeeze* lower where that saves a page. In one that is higher
    the first base line is *first* below its top and the last one *last* above its end. A total
    stands *stack* below the amount where they do not fit side by side, the sum *sum_drop* below the
    game, its further lines *line* apart.

    *figure* and *figure_most* are the least and the best size of an amount, *sum_sizes* the best
    and the least of a sum. Nothing is set smaller than *least*.
    """

    number: float
    game: float
    sum: float
    people: float
    pot: float
    pitch: float
    squeeze: float
    first: float
    last: float
    line: float
    stack: float
    sum_drop: float
    words: float
    figure: float
    figure_most: float
    standing: float
    sum_sizes: tuple[float, float]
    least: float = 0
    bar: float = 0


USUAL = Layout(
    number=6,
    game=60,
    sum=27,
    people=98.4,
    pot=8.6,
    pitch=5.25,
    squeeze=0.55,
    first=3.05,
    last=1,
    line=3,
    stack=3.35,
    sum_drop=0,
    words=8,
    figure=6.6,
    figure_most=8,
    standing=8,
    sum_sizes=(7.2, 6.5),
)
LARGE = Layout(
    number=7,
    game=80,
    sum=76,
    people=80,
    pot=11,
    pitch=7.1,
    squeeze=0.45,
    first=3.15,
    last=0.85,
    line=3.2,
    stack=3.35,
    sum_drop=3.35,
    words=10,
    figure=9.5,
    figure_most=9.5,
    standing=10,
    sum_sizes=(9.2, 8.5),
    least=8,
)
"""For older eyes, or to pin up: thirty hands a page, what is paid in 9.5 points."""
