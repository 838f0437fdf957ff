"""The rules in words, large enough to be read aloud at the table."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractSlider, QWidget

from schafscore.core.text import Label
from schafscore.core.variant import Rules
from schafscore.gui.buttons import Text
from schafscore.gui.look import Face, Look
from schafscore.gui.titled import Sentence
from schafscore.gui.turns import Turns
from schafscore.gui.whole_page import WholePage
from schafscore.sheets.rules_in_words import in_words


class Spoken(Sentence):
    """Words for two metres, a little smaller where the longest of them has no room."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the largest face of which no word is cut."""
        look, words = self.look, self.text().split()
        longest = max(words, key=lambda word: look.width(word, Face.ALOUD), default="")
        room = self.width() - look.px(6)  # letters lean over the end of their word
        face = look.fitting(longest, room, Face.ALOUD, Face.ALOUD_LESS)
        if face is not self.face:
            self.set_face(face)
        super().resizeEvent(event)


class ReadAloud(WholePage):
    """A page of text that is read from two metres."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._turns = Turns(self)  # what lies further down need not be there at once
        self.back.installEventFilter(self)

    def show_rules(self, title: Label, agreed: Rules) -> None:
        """Show *agreed* in words under *title*."""
        self.title.show_label(title)
        self.empty()
        self.lines.addStretch(1)
        self._turns.run(self._saying(agreed))
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _saying(self, agreed: Rules) -> Iterator[None]:
        for part in in_words(agreed):
            self._add(Sentence(self.look, part.title, Face.TITLE, parent=self.inner))
            for line in part.lines:
                self._add(Spoken(self.look, line, Face.ALOUD, parent=self.inner))
            yield

    def _add(self, words: Sentence) -> None:
        self.lines.insertWidget(self.lines.count() - 1, words)

    def line(self) -> int:
        """Return how high a line is that is read aloud."""
        return round(self.look.metrics(Face.ALOUD).lineSpacing())

    def said(self) -> list[Text]:
        """Return what stands on the page, from top to bottom."""
        self._turns.finish()
        items = (self.lines.itemAt(place) for place in range(self.lines.count()))
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
        """Turn the page with arrows and pages; a button would take them for itself."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        step = self.STEPS.get(event.key())
        if step is None:
            return False
        self.scrolled.verticalScrollBar().triggerAction(step)
        return True
