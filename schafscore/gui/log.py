"""The log: every change of the evening with its time, what was taken back marked as such."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from schafscore.core.text import N_, counted, phrase
from schafscore.gui.beside import Quoted, SidePage
from schafscore.gui.buttons import Choice, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.titled import LowButton, Sentence
from schafscore.services.desk import Desk
from schafscore.services.log_words import LogLine, log_lines


class LogRow(QWidget):
    """One change: its time, what it was, and whether it still holds."""

    def __init__(self, look: Look, line: LogLine) -> None:
        super().__init__()
        self.look = look
        self.time = Text(look, look.speech.time(line.at), Face.STRONG, parent=self)
        words = line.words
        if line.undone:
            words = phrase(N_("{words} (taken back)"), words=words)
        self.words = Sentence(look, words, quiet=line.undone)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self.time)
        self._layout.addWidget(self.words, 1)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(self.look.px(12))


class LogPage(SidePage):
    """The changes of the evening, the newest first. `wanted` is sent with a deleted hand.

    It begins with so many *rows*; older ones are shown when they are asked for.
    """

    wanted = Signal(int)
    AT_ONCE = 20  # rows

    def __init__(self, look: Look, desk: Desk, rows: int = AT_ONCE) -> None:
        super().__init__(look, N_("Log"))
        self.lines = log_lines(desk)[::-1]
        self.rows = 0
        self.older = LowButton(look, Choice("older", "", (56, 56)), parent=self)
        self.older.clicked.connect(lambda: self._show_more(self.AT_ONCE))
        if not self.lines:
            self.sentence(N_("Nothing was changed so far."))
        self._show_more(rows)

    def _show_more(self, rows: int) -> None:
        """Show so many rows more, and how many are left."""
        for line in self.lines[self.rows : self.rows + rows]:
            self.say(LogRow(self.look, line))
            if line.quoted:
                self.say(Quoted(self.look, line.quoted, quiet=True))
            if line.gone and line.hand is not None:
                self._offer(line.hand)
            self.rule()
        self.rows += rows
        left = max(0, len(self.lines) - self.rows)
        label = counted("%n older change(s)", "", left)
        self.older.show_choice(replace(self.older.choice, label=label))
        self.body.removeWidget(self.older)
        self.say(self.older)  # behind the last row
        self.older.setVisible(left > 0)

    def _offer(self, hand: int) -> None:
        """Offer to enter a hand again that was deleted."""
        button = LowButton(self.look, Choice("again", N_("Enter it again"), (56, 56)), parent=self)
        button.clicked.connect(lambda: self.wanted.emit(hand))
        self.say(button)
