"""The notice after a booking: what was booked, and for ten seconds the way back."""

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QWidget

from schafscore.core.text import N_, Label
from schafscore.gui.buttons import SMOOTH, BarButton, Choice, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Glyph, draw_glyph

UNDO = Choice("back", N_("Undo"))
DISCARD = Choice("back", N_("Throw away"))


class Notice(QFrame):
    """For ten seconds: what was booked, and the button that takes it back.

    Or a question with two answers, until it is answered: `answered` tells whether to go on.
    """

    undo_asked = Signal()
    answered = Signal(bool)
    TIME = 10_000  # milliseconds

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setProperty("part", "notice")
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
        self._place()
        self.show()
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place words and button."""
        self._place()

    def _place(self) -> None:
        px, look = self.look.px, self.look
        button, other = self.back.sizeHint(), self.go_on.sizeHint()
        taken = button.width() + (other.width() + px(4) if self.asking else 0)
        left = px(36)
        room = self.width() - left - taken - px(8)
        texts = [look.say(label) for label in self.labels]
        fits = (text for text in texts if look.width(text, Face.TEXT) <= room)
        self.text.setText(next(fits, None) or look.cut(texts[-1], Face.TEXT, room))
        self.text.setGeometry(left, 0, max(0, room), self.height())
        high = min(button.height(), self.height())
        top = (self.height() - high) // 2
        self.back.setGeometry(self.width() - button.width(), top, button.width(), high)
        self.go_on.setGeometry(self.width() - taken, top, other.width(), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tick."""
        super().paintEvent(event)
        px = self.look.px
        box = QRectF(px(10), (self.height() - px(18)) / 2, px(18), px(18))
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        draw_glyph(painter, Glyph.TICK, box, self.look.colour("ink"))
