"""A page in the place of a room: a title and the way back, below them what scrolls."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QHBoxLayout, QVBoxLayout, QWidget

from schafscore.core.text import N_, Label
from schafscore.gui.look import Face, Look
from schafscore.gui.titled import Press, Scrolled, Sentence


class WholePage(QWidget):
    """The frame of such a page. `closed` is sent when one has seen enough."""

    closed = Signal()

    def __init__(self, look: Look, title: Label = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.title = Sentence(look, title, Face.HEADING, parent=self)
        self.back = Press(look, "back", N_("Back"), parent=self)
        self.back.clicked.connect(self.closed)
        self.inner = QWidget(self)
        self.lines = QVBoxLayout(self.inner)
        self.scrolled = Scrolled(look, self.inner, self)
        self.scrolled.verticalScrollBar().actionTriggered.connect(self._turn)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.back)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(self._head)
        self._layout.addWidget(self.scrolled, 1)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        px = self.look.px
        margin = px(self.look.measures.margin)
        self._layout.setContentsMargins(margin, margin, margin, margin)
        self.scrolled.verticalScrollBar().setSingleStep(px(40))
        self.lines.setContentsMargins(0, 0, px(16), 0)
        self.lines.setSpacing(px(8))

    def empty(self) -> None:
        """Take away what stands on the page, and go back to its top."""
        while (item := self.lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.scrolled.verticalScrollBar().setValue(0)

    def line(self) -> int:
        """Return how many px the highest line of words on the page takes."""
        return round(self.look.metrics(Face.TEXT).lineSpacing())

    def _turn(self, action: int) -> None:
        """Turn a page by less than what is seen: a line that was cut is whole on the next one."""
        actions, bar = QAbstractSlider.SliderAction, self.scrolled.verticalScrollBar()
        page = bar.pageStep() - self.line() - self.lines.spacing()
        if action == actions.SliderPageStepAdd.value:
            bar.setSliderPosition(bar.value() + page)
        elif action == actions.SliderPageStepSub.value:
            bar.setSliderPosition(bar.value() - page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
