"""The notice after a booking: what was booked, and for ten seconds the way back."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from schafscore.core.text import N_, Label
from schafscore.gui.buttons import SMOOTH, Choice, ChoiceButton, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Glyph, draw_glyph
from schafscore.gui.parts import Box, Kind

UNDO = Choice("back", N_("Undo"))
REDO = Choice("back", N_("Redo"))
DISCARD = Choice("back", N_("Throw away"))


class Answer(ChoiceButton):
    """A word at the end of the line, as high as the line; a rule parts it from what is before."""

    def __init__(self, look: Look, choice: Choice, parent: QWidget) -> None:
        super().__init__(look, choice, part="flat", parent=parent)

    def sizeHint(self) -> QSize:
        """Return the width of the word."""
        px = self.look.px
        return QSize(max(round(self.needs()) + px(26), px(56)), px(40))


class Notice(Box):
    """For ten seconds: what was booked or taken back, and the button that leads back.

    Or a question with two answers, until it is answered: `answered` tells whether to go on.
    """

    back_asked = Signal()
    answered = Signal(bool)
    grown = Signal()  # it wants more room, or less
    TIME = 10_000  # milliseconds

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, Kind.NOTICE, parent)
        self.text = Text(look, parent=self)
        self.go_on = Answer(look, Choice("go_on", N_("Go on")), self)
        self.go_on.clicked.connect(lambda: self._answer(True))
        self.back = Answer(look, UNDO, self)
        self.back.clicked.connect(lambda: self._answer(False))
        self.asking = False
        self._clock = QTimer(self, singleShot=True, interval=self.TIME)
        self._clock.timeout.connect(self.end)
        self.labels: tuple[Label, ...] = ("",)
        look.changed.connect(self._place)
        self.hide()

    def tell(self, *labels: Label, back: Choice = UNDO) -> None:
        """Show the first of *labels* that has room, for ten seconds; the longest comes first.

        `back_asked` is sent where the button *back* is pressed.
        """
        self._show(labels, back)
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
            self.back_asked.emit()

    def end(self) -> None:
        """Be gone before the time is up."""
        self._clock.stop()
        self.asking = False
        self.hide()
        self.grown.emit()

    def lines(self) -> int:
        """Return how many lines it needs: a question never loses a word to its two buttons."""
        return 1 if not self.asking or self._fitting(self._room()) else 2

    def answers(self) -> Sequence[Answer]:
        """Return the buttons that are offered."""
        return (self.go_on, self.back) if self.asking else (self.back,)

    def _room(self) -> int:
        """Return how many px the buttons leave to the words."""
        px, taken = self.look.px, sum(each.sizeHint().width() for each in self.answers())
        return self.width() - self._left() - taken - px(10)

    def _left(self) -> int:
        """Return where the words begin: behind the tick of what is done, if it is done."""
        return self.look.px(12 if self.asking else 36)

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
        lines, edge = self.lines(), px(2)
        line = self.height() // lines
        room = self._room() if lines == 1 else self.width() - self._left() - px(8)
        last = look.say(self.labels[-1])
        self.text.setText(self._fitting(room) or look.cut(last, Face.TEXT, room))
        self.text.setGeometry(self._left(), 0, max(0, room), line)
        top, right = self.height() - line, self.width() - edge
        for button in (self.back, self.go_on):
            wide = button.sizeHint().width()
            if lines == 2:  # the two share their line
                wide = (self.width() - 2 * edge) // 2
            button.setGeometry(right - wide, top, wide, line)
            right -= wide

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tick, and a rule before every answer."""
        super().paintEvent(event)
        px, line = self.look.px, self.height() / self.lines()
        box = QRectF(px(10), (line - px(18)) / 2, px(18), px(18))
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        if not self.asking:  # what is asked about is not done
            draw_glyph(painter, Glyph.TICK, box, self.look.colour("ink"))
        rule, top = self.look.colour("edge"), self.back.y()
        if top:
            painter.fillRect(QRectF(0, top, self.width(), px(1)), rule)
        for button in self.answers():
            if button.x() > px(2):
                painter.fillRect(QRectF(button.x(), top, px(1), button.height()), rule)
