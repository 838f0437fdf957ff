"""How the list is laid out: its sizes, for a desk and for a wall."""

from dataclasses import dataclass, replace


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
    number=8.4,
    game=86,
    sum=84,
    people=84,
    pot=13,
    pitch=10.6,
    squeeze=0.8,
    first=4.5,
    last=1.6,
    line=4.1,
    stack=4.5,
    sum_drop=4.5,
    words=12,
    figure=10.5,
    figure_most=11.5,
    standing=12,
    sum_sizes=(10.8, 9.5),
    least=8,
)
"""For older eyes, or to pin up: twenty hands a page, what is paid in 10.5 points or more."""

_CROWDED = replace(LARGE, words=10, figure=9.5, figure_most=9.5, standing=10, sum_sizes=(9.2, 8.5))
_MOST_LARGE = 6


def for_people(layout: Layout, number: int) -> Layout:
    """Return *layout* for a list with columns for a *number* of people.

    Where more than six have one, the largest letters would cut the names of a game.
    """
    return _CROWDED if layout == LARGE and number > _MOST_LARGE else layout
