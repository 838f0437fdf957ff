"""The notice after a booking: what was booked, and for ten seconds the way back."""

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from schafscore.core.text import N_, Label
from schafscore.gui.buttons import SMOOTH, BarButton, Choice, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Glyph, draw_glyph
from schafscore.gui.parts import Box, Kind

UNDO = Choice("back", N_("Undo"))
DISCARD = Choice("back", N_("Throw away"))


class Notice(Box):
    """For ten seconds: what was booked, and the button that takes it back.

    Or a question with two answers, until it is answered: `answered` tells whether to go on.
    """

    undo_asked = Signal()
    answered = Signal(bool)
    grown = Signal()  # it wants more room, or less
    TIME = 10_000  # milliseconds

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, Kind.NOTICE, parent)
        self.text = Text(look, parent=self)
        self.go_on = BarButton(look, Choice("go_on", N_("Go on")), parent=self)
        self.go_on.clicked.connect(lambda: self._answer(True))
        self.back = BarButton(look, UNDO, parent=self)
        self.back.clicked.connect(lambda: self._answer(False))
        self.asking = False
        self._clock = QTimer(self, singleShot=True, interval=self.TIME)
        self._clock.timeout.connect(self.end)
        self.labels: tuple[Label, ...] = ("",)
        look.changed.connect(self._place)
        self.hide()

    def tell(self, *labels: Label) -> None:
        """Show the first of *labels* that has room, for ten seconds; the longest comes first."""
        self._show(labels, UNDO)
        self._clock.start()

    def ask(self, *labels: Label) -> None:
        """Ask whether to go on with what *labels* say, or to throw it away."""
        self._clock.stop()
        self._show(labels, DISCARD)

    def _show(self, labels: tuple[Label, ...], back: Choice) -> None:
        self.labels, self.asking = labels, back is DISCARD
        self.back.show_choice(back)
        self.go_on.setVisible(self.asking)
        self.show()
        self.grown.emit()
        self._place()
        said = QAccessibleAnnouncementEvent(self, self.look.say(labels[0]))
        QAccessible.updateAccessibility(said)

    def _answer(self, go_on: bool) -> None:
        asked = self.asking
        self.end()
        if asked:
            self.answered.emit(go_on)
        else:
            self.undo_asked.emit()

    def end(self) -> None:
        """Be gone before the time is up."""
        self._clock.stop()
        self.asking = False
        self.hide()
        self.grown.emit()

    def lines(self) -> int:
        """Return how many lines it needs: a question never loses a word to its two buttons."""
        return 1 if not self.asking or self._fitting(self._room()) else 2

    def _room(self) -> int:
        """Return how many px the buttons leave to the words."""
        px = self.look.px
        other = self.go_on.sizeHint().width() + px(4) if self.asking else 0
        return self.width() - px(36) - self.back.sizeHint().width() - other - px(8)

    def _fitting(self, room: int) -> str:
        """Return the longest words that have *room*, "" where even the shortest have not."""
        texts = map(self.look.say, self.labels)
        fits = (text for text in texts if self.look.width(text, Face.TEXT) <= room)
        return next(fits, "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place words and button."""
        self._place()

    def _place(self) -> None:
        px, look = self.look.px, self.look
        button, other = self.back.sizeHint(), self.go_on.sizeHint()
        line = self.height() // self.lines()
        room = self._room() if self.lines() == 1 else self.width() - px(36) - px(8)
        last = look.say(self.labels[-1])
        self.text.setText(self._fitting(room) or look.cut(last, Face.TEXT, room))
        self.text.setGeometry(px(36), 0, max(0, room), line)
        high = min(button.height(), line)
        top = self.height() - (line + high) // 2
        left = self.width() - button.width()
        self.back.setGeometry(left, top, button.width(), high)
        self.go_on.setGeometry(left - px(4) - other.width(), top, other.width(), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tick."""
        super().paintEvent(event)
        px = self.look.px
        box = QRectF(px(10), (self.height() / self.lines() - px(18)) / 2, px(18), px(18))
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        draw_glyph(painter, Glyph.TICK, box, self.look.colour("ink"))
