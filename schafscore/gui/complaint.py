"""A sentence over the bar: what went wrong stays until it is read, what went well passes."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from schafscore.core.text import N_, Label
from schafscore.gui.look import Look
from schafscore.gui.parts import Box, Kind
from schafscore.gui.titled import Press, Sentence


class Complaint(Box):
    """One sentence over the bar of the window; nothing moves for it.

    *room* tells how many px of the bar there are beside the ways to the rooms.
    """

    TIME = 10_000  # milliseconds that what went well is shown
    LEAST = 240  # px

    def __init__(self, look: Look, window: QWidget, room: Callable[[], int]) -> None:
        super().__init__(look, Kind.NOTICE, window)
        self.room = room
        self.passing = QTimer(self, singleShot=True, interval=self.TIME)
        self.passing.timeout.connect(self.hide)
        self.ground = window
        self.sentence = Sentence(look, parent=self)
        self.close_button = Press(look, "close", N_("Close"), parent=self)
        self.close_button.clicked.connect(self.hide)
        look.changed.connect(self.place)
        self.hide()

    def complain(self, sentence: Label) -> None:
        """Show *sentence* until it is closed, and let screen readers say it."""
        self.passing.stop()
        self._show(sentence)

    def mention(self, sentence: Label) -> None:
        """Show *sentence* for ten seconds, leaving the ways to the rooms free."""
        self.passing.start()
        self._show(sentence)

    def pass_by(self) -> None:
        """Hide what went well before its time is up: it may hold no more."""
        if self.passing.isActive():
            self.passing.stop()
            self.hide()

    def _show(self, sentence: Label) -> None:
        self.sentence.show_label(sentence)
        self.show()
        self.raise_()
        self.place()
        said = QAccessibleAnnouncementEvent(self, self.look.say(sentence))
        QAccessible.updateAccessibility(said)

    def place(self) -> None:
        """Lie over the bar, as high as the sentence needs."""
        px = self.look.px
        button = self.close_button.sizeHint()
        margin = px(self.look.measures.margin)
        wide = self.ground.width() - 2 * margin
        beside = self.room() - 2 * margin
        if self.passing.isActive() and beside >= px(self.LEAST):
            wide = beside
        room = wide - px(16) - button.width() - px(16)
        self.sentence.set_width(max(1, room))
        high = max(px(self.look.measures.bar), self.sentence.minimumHeight() + px(16))
        self.setGeometry(margin, px(4), wide, high)
        self.sentence.move(px(16), (high - self.sentence.minimumHeight()) // 2)
        tall = min(button.height(), high - px(8))
        left = wide - button.width() - px(8)
        self.close_button.setGeometry(left, (high - tall) // 2, button.width(), tall)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the sentence anew."""
        super().resizeEvent(event)
        self.place()
