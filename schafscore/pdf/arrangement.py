"""What a session is set with, and what the board of its game puts on paper around its list."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from schafscore.core.text import Label
from schafscore.pdf.layout import Layout
from schafscore.pdf.marks import Marks
from schafscore.pdf.page import Page
from schafscore.pdf.session import Session
from schafscore.pdf.wording import Wording, dealing


@dataclass(frozen=True, slots=True)
class Setting:
    """Everything that one document is set with."""

    page: Page
    session: Session
    wording: Wording
    marks: Marks
    layout: Layout


@dataclass(frozen=True, slots=True)
class Block:
    """Something that stands on one page: its height, and how to set it below y."""

    high: float
    draw: Callable[[float], None]


class Table(Protocol):
    """A list of the hands, a row for each of the session; measures in millimetres."""

    closing_high: float

    @property
    def head_high(self) -> float:
        """How high the heads of the columns are."""

    @property
    def most(self) -> int:
        """How many rows a page has at most."""

    @property
    def carry_high(self) -> float:
        """How high the line is that opens a following page."""

    @property
    def most_squeeze(self) -> float:
        """How much lower rows may be set."""

    def squeeze(self, by: float) -> None:
        """Set every row lower by so many millimetres, at most by *most_squeeze*."""

    def height(self, place: int) -> float:
        """Return how high the row at *place* is."""

    def ends_round(self, place: int) -> bool:
        """Whether everybody has dealt once more after the row at *place*."""

    def head(self, y: float) -> float:
        """Set the heads of the columns below *y*; return the line below them."""

    def rows(self, start: int, end: int, y: float) -> float:
        """Set the rows from *start* up to *end* below the line *y*; return the line below."""

    def carry(self, y: float, label: Label, after: int) -> None:
        """Set the standing after *after* rows on the base line *y*."""

    def closing(self, y: float) -> float:
        """Set how everybody stands at the end; return y below it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrangement:
    """What stands on the paper of a game: *above* the list, the list, and *below* it.

    What is above may be drawn smaller where that saves a page: from 0, roomy, up to 1.

    *legend* are hints for the foot. *curve* says whether the evening is drawn as one.
    """

    table: Table
    above: Callable[[float], tuple[Block, ...]] = lambda part: ()
    below: tuple[Block, ...] = ()
    legend: tuple[str, ...] = ()
    curve: bool = True


def together(*blocks: Block) -> Block:
    """Return *blocks* as one that no page tears apart."""

    def draw(y: float) -> None:
        for block in blocks:
            block.draw(y)
            y += block.high

    return Block(sum(block.high for block in blocks), draw)


def dealers(setting: Setting, sign: str) -> tuple[str, ...]:
    """Return the hint about the *sign* of the dealer, nothing for an empty list."""
    dealt = (row for row in setting.session.rows if row.dealer is not None)
    sat_out = {row.dealer in row.sitting_out for row in dealt}
    return (setting.wording.say(dealing(sign, sat_out)),) if sat_out else ()
