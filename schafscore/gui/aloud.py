"""The rules in words, large enough to be read aloud at the table."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QHBoxLayout, QVBoxLayout, QWidget

from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Rules
from schafscore.gui.buttons import Text
from schafscore.gui.look import Face, Look
from schafscore.gui.titled import Press, Scrolled, Sentence
from schafscore.sheets.rules_in_words import in_words


class ReadAloud(QWidget):
    """A page of large text. `closed` is sent when it has been read."""

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setObjectName("room")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = Sentence(look, "", Face.HEADING, parent=self)
        self.back = Press(look, "back", N_("Back"), parent=self)
        self.back.clicked.connect(self.closed)
        self.page = QWidget(self)
        self.scrolled = Scrolled(self.page, self)
        self.back.installEventFilter(self)
        self._text = QVBoxLayout(self.page)
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
        self._text.setSpacing(px(8))
        self._text.setContentsMargins(0, 0, px(16), 0)

    def show_rules(self, title: Label, agreed: Rules) -> None:
        """Show *agreed* in words under *title*."""
        self.title.show_label(title)
        while (item := self._text.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        if agreed.kinds:
            self._say(N_("Games"), Face.NAME)
            self._say(listed([kind.label for kind in agreed.entries]), Face.LARGE)
        for part in in_words(agreed):
            self._say(part.title, Face.NAME)
            for line in part.lines:
                self._say(line, Face.LARGE)
        self._text.addStretch(1)
        self.scrolled.verticalScrollBar().setValue(0)
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, label: Label, face: Face) -> None:
        # Headings keep to the text face where they carry digits: those of the other are old style.
        self._text.addWidget(Sentence(self.look, label, face, parent=self.page))

    def lines(self) -> list[Text]:
        """Return what stands on the page, from top to bottom."""
        items = (self._text.itemAt(place) for place in range(self._text.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [each for each in widgets if isinstance(each, Text)]

    STEPS: Mapping[int, QAbstractSlider.SliderAction] = {
        Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
        Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
        Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
        Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
        Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
        Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    }

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Turn the page with arrows and pages, and go back with Escape."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return True
        step = self.STEPS.get(event.key())
        if step is None:
            return False
        self.scrolled.verticalScrollBar().triggerAction(step)
        return True


def listed(labels: list[Label]) -> Label:
    """Return *labels* in a row."""
    first, *rest = labels
    for each in rest:
        first = phrase(N_("{these}, {next}"), these=first, next=each)
    return first
