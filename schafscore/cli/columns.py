"""Tables of text that stay straight with umlauts, Cyrillic and wide characters."""

import unicodedata
from collections.abc import Collection, Iterator, Sequence

GAP = "  "


def width(text: str) -> int:
    """Return how many cells of a terminal *text* takes."""
    return sum(map(_cells, text))


def table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], right: Collection[int] = ()
) -> Iterator[str]:
    """Yield the lines of a table; the columns numbered in *right* are set to the right."""
    widths = [max(map(width, column)) for column in zip(heads, *rows, strict=True)]
    yield _line(heads, widths, right)
    yield GAP.join("-" * each for each in widths).rstrip()
    for row in rows:
        yield _line(row, widths, right)


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
