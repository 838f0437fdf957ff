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


class Notice(QFrame):
    """For ten seconds: what was booked, and the button that takes it back."""

    undo_asked = Signal()
    TIME = 10_000  # milliseconds

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setProperty("part", "notice")
        self.text = Text(look, parent=self)
        self.back = BarButton(look, Choice("back", N_("Undo")), parent=self)
        self.back.clicked.connect(self.undo_asked)
        self.back.clicked.connect(self.end)
        self._clock = QTimer(self, singleShot=True, interval=self.TIME)
        self._clock.timeout.connect(self.end)
        self.labels: tuple[Label, Label] = ("", "")
        look.changed.connect(self._place)
        self.hide()

    def tell(self, long: Label, short: Label) -> None:
        """Show *long*, or *short* where there is no room, for ten seconds."""
        self.labels = (long, short)
        self._place()
        self.show()
        self._clock.start()
        said = QAccessibleAnnouncementEvent(self, self.look.say(long))
        QAccessible.updateAccessibility(said)

    def end(self) -> None:
        """Be gone before the time is up."""
        self._clock.stop()
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place words and button."""
        self._place()

    def _place(self) -> None:
        px, look = self.look.px, self.look
        button = self.back.sizeHint()
        left = px(36)
        room = self.width() - left - button.width() - px(8)
        long, short = (look.say(label) for label in self.labels)
        fits = look.width(long, Face.TEXT) <= room
        self.text.show_label(self.labels[0] if fits else self.labels[1])
        if not fits and look.width(short, Face.TEXT) > room:
            self.text.setText(look.cut(short, Face.TEXT, room))
        self.text.setGeometry(left, 0, max(0, room), self.height())
        high = min(button.height(), self.height())
        top = (self.height() - high) // 2
        self.back.setGeometry(self.width() - button.width(), top, button.width(), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tick."""
        super().paintEvent(event)
        px = self.look.px
        box = QRectF(px(10), (self.height() - px(18)) / 2, px(18), px(18))
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        draw_glyph(painter, Glyph.TICK, box, self.look.colour("ink"))
