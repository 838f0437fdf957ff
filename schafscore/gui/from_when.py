"""From when something shall hold: from now on, from an earlier hand on, or otherwise."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from schafscore.core.text import N_
from schafscore.gui.buttons import Choice
from schafscore.gui.look import Look
from schafscore.gui.panels import Line, RowLabel
from schafscore.gui.points import Stepper
from schafscore.gui.titled import Low, TitledPanel, WheelGuard
from schafscore.services.desk import Desk

EARLIER = "earlier"
MOST_HANDS = 9999


class FromWhen(TitledPanel):
    """The times to choose from; with `EARLIER` the number of the hand. `changed` says: otherwise.

    *played* are the times that need hands to be there.
    """

    changed = Signal()

    def __init__(
        self,
        look: Look,
        desk: Desk,
        times: Sequence[Choice],
        played: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, N_("From when?"), parent=parent)
        self.desk = desk
        self.played = played
        self.usual = self.when = times[0].name
        self.times = Low(look, N_("From when?"), times)
        self.times.changed.connect(self.choose)
        self.hand = Stepper(look, N_("Hand"), MOST_HANDS, self)
        self.hand.changed.connect(lambda _: self.changed.emit())
        self._guard = WheelGuard(self)
        self.hand.field.installEventFilter(self._guard)
        self.hand_line = Line(look)
        self.hand_line.add(RowLabel(look, N_("Hand"), self.hand_line), self.hand)
        self.hand_line.space()
        self.body.addWidget(self.times)
        self.body.addWidget(self.hand_line)
        self.show_times()

    def choose(self, names: Sequence[str]) -> None:
        """Choose the first of *names*; without any the one that was chosen stays."""
        if names:
            self.when = names[0]
        if self.when == EARLIER and self.hand.field.number() is None:
            self.hand.show_value(self.desk.evening.position.number)
        self.show_times()
        self.changed.emit()

    def forget(self) -> None:
        """Choose the usual time again."""
        self.when = self.usual
        self.show_times()

    def show_times(self) -> None:
        """Show what is chosen, and lock what no hand is there for."""
        self.times.choose([self.when])
        there = bool(self.desk.evening.hands)
        self.times.lock({} if there else dict.fromkeys(self.played, ""))
        self.hand_line.setVisible(self.when == EARLIER)

    @property
    def before(self) -> int | None:
        """The name of the hand from which on it shall hold, None where it is from now on."""
        if self.when != EARLIER:
            return None
        number = self.hand.field.number()
        hands = self.desk.evening.hands
        return next((line.hand for line in hands if line.after.number == number), None)
