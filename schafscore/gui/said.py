"""Words that come and go beside what is pressed in a row: they have their room from the start."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from schafscore.core.text import Label
from schafscore.gui.look import Face, Look
from schafscore.gui.panels import bring_into_sight
from schafscore.gui.titled import Press, Sentence, words_high

GAP = 4  # px between a sentence and its button
MOST_LINES = 2  # of a sentence that room is kept for; only a name of many words is longer


class Steady(Sentence):
    """A sentence that others take the place of: it is as high as the highest of them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self.others: Sequence[Label] = ()
        self._wide = False  # before it has its width, room for others would be far too high
        super().__init__(look, quiet=True, parent=parent)

    def keep_room(self, others: Sequence[Label]) -> None:
        """Be as high as each of *others* would be."""
        self.others = others
        self._hold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the room that this width needs."""
        self._wide = True
        super().resizeEvent(event)

    def _hold(self) -> None:
        words = [self.text(), *map(self.look.say, self.others if self._wide else ())]
        high = max(words_high(self.look, each, self.face, self.width()) for each in words)
        if high != self.minimumHeight():
            self.setFixedHeight(high)


class Said(QWidget):
    """One thing at a time: a quiet hint, or what is said about what was written.

    That may come with a button, of which `other_asked` tells. Nothing below moves for it, where
    room is kept.
    """

    other_asked = Signal()

    def __init__(self, look: Look, other: Label, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.hints: Sequence[Label] = ()
        self.sentences: Sequence[Label] = ()
        self.hint = Sentence(look, quiet=True, parent=self)
        self.sentence = Sentence(look, "", Face.STRONG, parent=self)
        self.other = Press(look, "other", other, parent=self)
        self.other.clicked.connect(self.other_asked)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        for sentence in (self.hint, self.sentence):
            self._lines.addWidget(sentence)
        self._lines.addWidget(self.other, 0, Qt.AlignmentFlag.AlignLeft)
        self._lines.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.fit)
        self.fit()
        self.say("")

    def fit(self) -> None:
        """Take the look as it is now."""
        self._lines.setSpacing(self.look.px(GAP))
        self._hold()

    def show_hint(self, hint: Label) -> None:
        """Hint at what can be done, as long as nothing else is said."""
        self.hint.show_label(hint)
        self.hint.setVisible(bool(hint) and not self.sentence.label)

    def say(self, sentence: Label, *, other: bool = False) -> None:
        """Say *sentence*, to screen readers too, or nothing more; with the button for *other*."""
        self.sentence.show_label(sentence)
        self.sentence.setVisible(bool(sentence))
        self.other.setVisible(other)
        self.show_hint(self.hint.label)
        if sentence:
            said = QAccessibleAnnouncementEvent(self, self.look.say(sentence))
            QAccessible.updateAccessibility(said)
            QTimer.singleShot(0, self, self._come_into_sight)  # when it has its place

    def _come_into_sight(self) -> None:
        if self.isVisible():
            bring_into_sight(self)

    def keep_room(self, hints: Sequence[Label], sentences: Sequence[Label]) -> None:
        """Keep room for each of *hints*, and of *sentences* with the button; for none with none."""
        if (hints, sentences) != (self.hints, self.sentences):
            self.hints, self.sentences = hints, sentences
            self._hold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the room that this width needs; the layout outside shall know it at once."""
        super().resizeEvent(event)
        for sentence in (self.hint, self.sentence):
            sentence.resize(self.width(), sentence.height())
        self._hold()

    def _hold(self) -> None:
        below = self.look.px(GAP) + self.other.sizeHint().height()
        high = [self._high(each, Face.TEXT) for each in self.hints]
        high += [self._high(each, Face.STRONG) + below for each in self.sentences]
        self.setMinimumHeight(max(high, default=0))

    def _high(self, label: Label, face: Face) -> int:
        most = words_high(self.look, "\n".join("x" * MOST_LINES), face, self.width())
        return min(most, words_high(self.look, self.look.say(label), face, self.width()))
