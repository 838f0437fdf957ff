"""The list of Skat counted in another way, under the list, and where the series stands."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from schafscore.core.accounts import Person
from schafscore.core.text import N_, Label, phrase
from schafscore.gui.buttons import RIGHT, SMOOTH, Choice, ChoiceButton, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.parts import Box
from schafscore.sheets.views import Count, Series, Sums

LINE, TOTAL_LINE = 24, 30  # px
WORDS = 152  # px for the word before a line


class CountTable(QLabel):
    """One line for every part of a count, and what they come to. Painted for its columns."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.count: Count | None = None
        self.people: Sequence[Person] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.fit)

    def show_count(self, count: Count, people: Sequence[Person]) -> None:
        """Show *count* in columns of *people*."""
        self.count, self.people = count, people
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now; say everything in words."""
        if self.count is None:
            return
        names = [self.look.names.get(each, "") for each in self.people]
        lines = (
            f"{self.look.say(label)}: {', '.join(map(' '.join, zip(names, told, strict=True)))}"
            for label, told in (*self._lines(self.count), self._total(self.count))
        )
        self.setText(". ".join(lines))
        self.setFixedHeight(self._high())
        self.update()

    def _high(self) -> int:
        lines = len(self._lines(self.count)) if self.count else 0
        return self.look.px(TOTAL_LINE + LINE * (lines + 1))

    def sizeHint(self) -> QSize:
        """Return the width of a panel."""
        return QSize(self.look.px(264), self._high())

    def minimumSizeHint(self) -> QSize:
        """Return the same: the words are for screen readers."""
        return self.sizeHint()

    def _lines(self, count: Count) -> list[tuple[Label, list[str]]]:
        """Return the lines over the total; in the compact arrangement there are none."""
        if self.look.measures.compact:
            return []
        parts = [(label, self._row(sums, self.look.signed)) for label, sums in count.parts.items()]
        won = (
            N_("won : lost"),
            [f"{count.won.get(each, 0)} : {count.lost.get(each, 0)}" for each in self.people],
        )
        return [*parts[:1], won, *parts[1:]] if len(parts) > 1 else [won]

    def _total(self, count: Count) -> tuple[Label, list[str]]:
        return N_("Total"), self._row(count.total, self.look.signed)

    def _row(self, sums: Sums, written: Callable[[int], str]) -> list[str]:
        return [written(sums.get(each, 0)) for each in self.people]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint every line, the total bold under a rule."""
        if self.count is None:
            return
        look, px = self.look, self.look.px
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        names = [self.look.names.get(each, "") for each in self.people]
        self._paint(painter, QRectF(0, 0, self.width(), px(LINE)), "", names, Face.TEXT)
        top = px(LINE)
        for label, told in self._lines(self.count):
            self._paint(painter, QRectF(0, top, self.width(), px(LINE)), label, told, Face.TEXT)
            top += px(LINE)
        painter.fillRect(QRectF(0, top, self.width(), px(1)), look.colour("line"))
        box = QRectF(0, top, self.width(), px(TOTAL_LINE))
        self._paint(painter, box, *self._total(self.count), Face.STRONG)

    def _paint(
        self, painter: QPainter, box: QRectF, label: Label, told: list[str], face: Face
    ) -> None:
        look = self.look
        total = look.width(look.say(N_("Total")), Face.STRONG)
        compact = look.measures.compact  # where there is no other line
        words = min(look.px(64), total) if compact else look.px(WORDS)
        tone = "ink" if face is Face.STRONG else "quiet"
        text = look.cut(look.say(label), face, words)
        look.write(painter, box, text, face, tone, "panel", "Count")
        wide = (box.width() - words) / max(1, len(told))
        for place, each in enumerate(told):
            number = look.cut(each, face, wide - look.px(6))
            column = QRectF(words + place * wide, box.top(), wide, box.height())
            lost = number.startswith("\u2212")
            look.write(
                painter, column, number, face, "loss" if lost else "ink", "panel", "Count", RIGHT
            )


class SeriesPanel(Box):
    """A count that can be changed for another with one button, and the hands of the series."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self.view = ""
        self.views: Mapping[str, Label] = {}
        self._count: Callable[[str], Count] | None = None
        self._people: Sequence[Person] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.button = ChoiceButton(look, Choice("view", ""), N_("Counted as"), parent=self)
        self.button.clicked.connect(self._next)
        self.series = Text(look, quiet=True, parent=self)
        self.table = CountTable(look, self)
        self._head = QHBoxLayout()
        self._head.addWidget(self.button)
        self._head.addStretch(1)
        self._head.addWidget(self.series)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(self._head)
        self._layout.addWidget(self.table)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        side, above = self.look.px(11), self.look.px(7)
        self._layout.setContentsMargins(side, above, side, above)
        self._layout.setSpacing(self.look.px(4))

    def show_series(
        self,
        series: Series,
        views: Mapping[str, Label],
        count: Callable[[str], Count],
        people: Sequence[Person],
    ) -> None:
        """Show where the series stands, and *count* by the chosen one of *views*."""
        words = phrase(N_("hand {played} of {of}"), played=series.played, of=series.of)
        self.series.show_label(words)
        self.views, self._count, self._people = views, count, people
        if self.view not in views:
            self.view = next(iter(views), "")
        self._show()

    def _next(self) -> None:
        names = list(self.views)
        self.view = names[(names.index(self.view) + 1) % len(names)]
        self._show()

    def _show(self) -> None:
        if self._count is None:
            return
        self.button.show_choice(Choice("view", self.views[self.view], (120, 104)))
        self.table.show_count(self._count(self.view), self._people)
