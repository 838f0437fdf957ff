"""What the board of a game adds to the table: a slate over the pad, or panels beside the list."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from schafscore.core.accounts import Account, Balances, Person
from schafscore.core.evening import Evening, Line
from schafscore.core.race import drawn_in
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Board, Rules, Table
from schafscore.gui.bowl import BowlPanel
from schafscore.gui.look import Look
from schafscore.gui.seats import SeatCard
from schafscore.gui.series import SeriesPanel
from schafscore.gui.slate import NameCard, SlateBoard
from schafscore.sheets.pool import Pool, pool
from schafscore.sheets.strokes import Slate, slates
from schafscore.sheets.views import count, series

GAMES: Mapping[str, Label] = {"heads": N_("Heads"), "games": N_("Games")}
"""What strokes are drawn for, by the unit of the variant."""


@dataclass(frozen=True)
class Moment:
    """How things stand, and what the hand at the pad would come to, None while it is open."""

    rules: Rules
    table: Table
    evening: Evening
    balances: Balances
    trial: Line | None = None


class SeatsBoard:
    """A table of which the seats say everything; the other boards add to it.

    *card* is how a seat is drawn, *over* stands over the pad, *beside* over the list, *below*
    under it.
    """

    card: type[SeatCard] = SeatCard

    def __init__(self, look: Look) -> None:
        self.look = look
        self.over: QWidget | None = None
        self.beside: QWidget | None = None
        self.below: QWidget | None = None

    def furnish(self, parent: QWidget) -> None:
        """Make the parts; Tab reaches them after what was made before."""

    def show_moment(self, moment: Moment) -> None:
        """Show how things stand."""

    def counted(self, line: Line) -> Iterator[tuple[Label, int]]:
        """Yield what *line* adds to the accounts that only this board shows."""
        yield from ()

    def units(self, rules: Rules) -> tuple[Label, Label]:
        """Return what people have, and what is `counted` besides, where a hand may bring both."""
        return "", ""

    def columns(self, moment: Moment, people: Sequence[Person]) -> Mapping[Account, str]:
        """Return whose totals the list has, and what stands over them: those of *people*."""
        return {person: self.look.names.get(person, "") for person in people}

    def show_parts(self, *, shown: bool) -> None:
        """Show or hide what stands in the column of the list."""
        for part in (self.beside, self.below):
            if part is not None:
                part.setVisible(shown)


class StrokesBoard(SeatsBoard):
    """The slate of a game of strokes."""

    card = NameCard

    def furnish(self, parent: QWidget) -> None:
        """Make the slate."""
        self.over = self.slate = SlateBoard(self.look, parent)

    def show_moment(self, moment: Moment) -> None:
        """Show every side, with what the hand at the pad would draw."""
        booked = moment.trial.outcome if moment.trial else None
        self.slate.show_games(self.units(moment.rules)[0])
        self.slate.show_slates(slates(moment.rules, moment.table, moment.balances, booked))

    def counted(self, line: Line) -> Iterator[tuple[Label, int]]:
        """Yield the strokes of every slate."""
        if line.table is None or line.outcome is None:
            return
        rules, before = line.after.rules, line.table.balances
        for slate in slates(rules, line.table, before, line.outcome):
            if slate.coming:
                yield phrase(N_("{side}"), side=self._names(slate)), slate.coming

    def units(self, rules: Rules) -> tuple[Label, Label]:
        """Return what strokes are drawn for, and what they are called."""
        unit, drawn = rules.variant.unit, drawn_in(rules.variant.entries)
        return GAMES.get(unit, unit), drawn.label if drawn else ""

    def _names(self, slate: Slate) -> str:
        return " + ".join(self.look.names.get(person, "") for person in slate.people)

    def columns(self, moment: Moment, people: Sequence[Person]) -> Mapping[Account, str]:
        """Return the slates: what people have are heads, which the slate shows."""
        sides = slates(moment.rules, moment.table, moment.balances)
        names = {slate.account: self._names(slate) for slate in sides}
        return names or super().columns(moment, people)


class PoolBoard(SeatsBoard):
    """The pool in its bowl."""

    def furnish(self, parent: QWidget) -> None:
        """Make the bowl."""
        self.beside = self.bowl = BowlPanel(self.look, parent)
        self._pool: Pool | None = None

    def show_moment(self, moment: Moment) -> None:
        """Show how the chips lie, and what the hand at the pad would move."""
        after = moment.trial.after.balances if moment.trial else None
        self._pool = pool(moment.evening, moment.balances, moment.table.people, after)
        self.bowl.show_pool(self._pool)
        if self._pool is None:
            self.bowl.hide()

    def show_parts(self, *, shown: bool) -> None:
        """Show or hide the bowl; a table of two or three has none."""
        super().show_parts(shown=shown and self._pool is not None)


class BidsBoard(SeatsBoard):
    """A list that can be counted in several ways."""

    def furnish(self, parent: QWidget) -> None:
        """Make the panel."""
        self.below = self.panel = SeriesPanel(self.look, parent)
        self._shown: Evening | None = None

    def show_moment(self, moment: Moment) -> None:
        """Show the count; what is at the pad does not change it."""
        if moment.evening is self._shown:
            return
        evening, people = moment.evening, moment.table.people
        self._shown = evening
        views = {name: view.label for name, view in moment.rules.variant.views.items()}
        self.panel.show_series(
            series(evening), views, lambda view: count(evening, people, view), people
        )


BOARDS: Mapping[Board, type[SeatsBoard]] = {
    Board.SEATS: SeatsBoard,
    Board.SLATE: StrokesBoard,
    Board.POOL: PoolBoard,
    Board.BIDS: BidsBoard,
}
