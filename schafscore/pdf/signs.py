"""The signs of our own on paper: suits in their plain form and the sheep's head, as path data."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

Segment = tuple[float, ...]
"""Two numbers are a line to there, six a curve, none closes the path."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Path data in a square of 100 units about the origin, y down, with its paint."""

    path: str
    fill: str = ""
    stroke: str = ""
    width: float = 0


def _circle(x: float, y: float, radius: float) -> str:
    bend = radius * 0.5523
    right, left, low, high = x + radius, x - radius, y + radius, y - radius
    return (
        f"M{x} {high} C{x + bend} {high} {right} {y - bend} {right} {y} "
        f"C{right} {y + bend} {x + bend} {low} {x} {low} "
        f"C{x - bend} {low} {left} {y + bend} {left} {y} "
        f"C{left} {y - bend} {x - bend} {high} {x} {high} Z"
    )


_LEAF = (
    "M0 -52 C12 -28 44 -20 41 9 C39 29 15 31 3 19 C1 20 -1 20 -3 19 C-15 31 -39 29 -41 9 "
    "C-44 -20 -12 -28 0 -52 Z"
)
_HEART = "M0 50 C-26 24 -46 6 -43 -18 C-40 -47 -8 -46 0 -22 C8 -46 40 -47 43 -18 C46 6 26 24 0 50 Z"
_CLUB = (
    "M0 -48 C14 -48 23 -38 23 -26 C23 -19 20 -13 15 -8 C21 -12 27 -13 33 -11 C47 -7 51 12 39 23 "
    "C29 32 12 28 4 15 C5 30 9 40 18 49 L-18 49 C-9 40 -5 30 -4 15 C-12 28 -29 32 -39 23 "
    "C-51 12 -47 -7 -33 -11 C-27 -13 -21 -12 -15 -8 C-20 -13 -23 -19 -23 -26 C-23 -38 -14 -48 "
    "0 -48 Z"
)
_SPADE = (
    "M0 -51 C11 -30 43 -11 43 13 C43 31 17 36 4 18 C5 32 9 42 18 49 L-18 49 C-9 42 -5 32 -4 18 "
    "C-17 36 -43 31 -43 13 C-43 -11 -11 -30 0 -51 Z"
)
_DIAMOND = "M0 -52 C9 -32 22 -14 37 0 C22 14 9 32 0 52 C-9 32 -22 14 -37 0 C-22 -14 -9 -32 0 -52 Z"

SUITS: dict[str, tuple[Shape, ...]] = {
    "ACORNS": (
        Shape("M-30 -4 C-30 32 -12 46 0 56 C12 46 30 32 30 -4 Z", "#a8692a", "#241a10", 5),
        Shape("M-42 0 C-46 -40 -20 -44 0 -44 C20 -44 46 -40 42 0 Z", "#3f7a2c", "#241a10", 5),
        Shape("M0 -44 L0 -55", "", "#241a10", 9),
    ),
    "LEAVES": (
        Shape("M0 18 L10 52", "", "#10361a", 10),
        Shape(_LEAF, "#2f8f3a", "#10361a", 5),
        Shape("M0 -28 L0 16", "", "#10361a", 5),
    ),
    "HEARTS": (Shape(_HEART, "#cf2430", "#560a10", 5),),
    "BELLS": (
        Shape(_circle(0, 5, 42), "#efbf2a", "#4a3600", 6),
        Shape("M-40 6 L40 6", "", "#b02a20", 13),
        Shape("M-14 31 L14 31", "", "#33260a", 8),
        Shape("M0 -38 L0 -50", "", "#4a3600", 12),
    ),
    "CLUBS": (Shape(_CLUB, "#1b1d21", "#1b1d21", 3),),
    "SPADES": (Shape(_SPADE, "#1b1d21", "#1b1d21", 3),),
    "DIAMONDS": (Shape(_DIAMOND, "#cf2430", "#8c1018", 3),),
}
"""By the name of the suit."""

_TOKENS = re.compile(r"[MLCZ]|-?\d*\.?\d+")
_LENGTH = {"M": 2, "L": 2, "C": 6, "Z": 0}


def segments(path: str) -> Iterator[tuple[str, Segment]]:
    """Yield the steps of path data written with M, L, C and Z, each with its numbers."""
    numbers: list[float] = []
    step = ""
    for token in _TOKENS.findall(path):
        if token in _LENGTH:
            step, numbers = token, []
        else:
            numbers.append(float(token))
        if len(numbers) == _LENGTH[step]:
            yield step, tuple(numbers)
            numbers = []
