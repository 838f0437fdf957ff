"""Tables of text that stay straight with umlauts, Cyrillic and wide characters."""

import unicodedata
from collections.abc import Collection, Iterator, Sequence
from textwrap import wrap

GAP = "  "
LEAST_LAST = 20
"""Cells that the last column has, however narrow the terminal is."""


def width(text: str) -> int:
    """Return how many cells of a terminal *text* takes."""
    return sum(map(_cells, text))


def table(
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    right: Collection[int] = (),
    most: int | None = None,
) -> Iterator[str]:
    """Yield the lines of a table; the columns numbered in *right* are set to the right.

    Where it is wider than *most* cells, the words of the last column go on below each other.
    """
    widths = [max(map(width, column)) for column in zip(heads, *rows, strict=True)]
    if most is not None and rows:
        room = max(LEAST_LAST, most - sum(widths[:-1]) - len(GAP) * (len(widths) - 1))
        rows = [line for row in rows for line in _wrapped(row, room)]
        widths[-1] = max(width(row[-1]) for row in (heads, *rows))
    yield _line(heads, widths, right)
    yield GAP.join("-" * each for each in widths).rstrip()
    for row in rows:
        yield _line(row, widths, right)


def _wrapped(row: Sequence[str], room: int) -> Iterator[Sequence[str]]:
    first, *more = wrap(row[-1], room) or [""]
    yield (*row[:-1], first)
    for words in more:
        yield (*("" for _ in row[:-1]), words)


def _line(cells: Sequence[str], widths: Sequence[int], right: Collection[int]) -> str:
    padded = (
        " " * (wide - width(cell)) + cell if place in right else cell + " " * (wide - width(cell))
        for place, (cell, wide) in enumerate(zip(cells, widths, strict=True))
    )
    return GAP.join(padded).rstrip()


def _cells(letter: str) -> int:
    if unicodedata.combining(letter) or unicodedata.category(letter) in ("Cf", "Me", "Mn"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
