"""Which pages can be printed, on what paper: plain values that cost nothing to know."""

from dataclasses import dataclass
from enum import Enum

from schafscore.core.text import N_, Option

LEFT, RIGHT, TOP, MARGIN = 12.0, 198.0, 12.0, 12.0
"""The edges of what is printed, in millimetres; where it ends below, the paper says."""


class Paper(Enum):
    """A size of paper, in millimetres. What is printed is as wide on each, and in its middle."""

    A4 = 210.0, 297.0
    LETTER = 215.9, 279.4

    @property
    def wide(self) -> float:
        """How wide a sheet is."""
        return self.value[0]

    @property
    def high(self) -> float:
        """How high a sheet is."""
        return self.value[1]

    @property
    def shift(self) -> float:
        """How far everything stands further right than on A4."""
        return (self.wide - LEFT - RIGHT) / 2

    @property
    def bottom(self) -> float:
        """Where what is printed ends below."""
        return self.high - MARGIN


class Form(Option):
    """What is printed."""

    LIST = N_("List")
    LARGE = N_("List in large print")
    SLIP = N_("Dispute slip")
    EMPTY = N_("Empty list to write by hand")


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be printed: *hand* for a slip, *all_rules* for a list, *people* for an empty one.

    Without *people* an empty list is for as many as sit at the table.
    """

    form: Form = Form.LIST
    paper: Paper = Paper.A4
    all_rules: bool = False
    hand: int | None = None
    people: int | None = None
