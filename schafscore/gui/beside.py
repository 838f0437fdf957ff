"""The page in the right column that takes the place of the list: heading, what it says, buttons."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from schafscore.core.text import N_, Label
from schafscore.gui.buttons import RIGHT, SMOOTH, BarButton, Choice, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Glyph, draw_glyph, draw_triangle
from schafscore.gui.parts import Box, Kind, Rule
from schafscore.gui.titled import Press, Scrolled, Sentence

AS_WIDE_AS_IT_GETS = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
LIST = N_("List")
FIGURES = re.compile(r"([+\N{MINUS SIGN}]?\d[\d.,]*\??)")


class Heading(Text):
    """A heading of names and numbers: Vollkorn for the words, Open Sans for the figures."""

    FACES = (
        (Face.HEADING, Face.STAND),
        (Face.NAME, Face.GO),
        (Face.NAME_SMALL, Face.SUM),
        (Face.NAME_LEAST, Face.STRONG),
    )
    WORDS = tuple(words for words, _ in FACES)  # they stand a little higher in their line

    def __init__(self, look: Look, label: Label = "", parent: QWidget | None = None) -> None:
        super().__init__(look, label, Face.HEADING, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def _runs(self) -> list[tuple[str, Face]]:
        """Return the pieces in the largest faces that fit."""
        compact, words = self.look.measures.compact, FIGURES.split(self.text())
        runs: list[tuple[str, Face]] = []
        for faces in self.FACES[compact:]:
            runs = [(text, faces[place % 2]) for place, text in enumerate(words) if text]
            if sum(self.look.width(text, face) for text, face in runs) <= self.width():
                break
        return runs

    def sizeHint(self) -> QSize:
        """Return the height of the largest face."""
        return QSize(self.look.px(120), self.look.px(40))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pieces behind each other."""
        painter, x = QPainter(self), 0.0
        for text, face in self._runs():
            fitting = self.look.cut(text, face, self.width() - x)
            drop = self.look.px(4) if face in self.WORDS else 0
            room = QRectF(x, drop, self.width() - x + 0.5, self.height() - drop)
            x += self.look.write(painter, room, fitting, face, "ink", "panel", "Heading")


class Quoted(Sentence):
    """A person's own words, which are never translated."""

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        self.setText(str(self.label))
        self._hold()


class SidePage(Box):
    """Heading and the way back above, below them what the page says, and its buttons."""

    closed = Signal()

    def __init__(self, look: Look, title: Label, back: Label = LIST) -> None:
        super().__init__(look, Kind.NOTICE)
        self.heading = Heading(look, title, self)
        self.back = BarButton(look, Choice("back", back, (56, 56)), parent=self)
        self.back.clicked.connect(self.closed)
        self._head = QHBoxLayout()
        self._head.addWidget(self.heading, 1)
        self._head.addWidget(self.back)
        self._inner = QWidget()
        self.body = QVBoxLayout(self._inner)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addStretch(1)
        self.scrolled = Scrolled(look, self._inner, self, marked=True)
        self.buttons = QGridLayout()
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(self._head)
        self._layout.addWidget(self.scrolled, 1)
        self._layout.addLayout(self.buttons)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        px, side = self.look.px, self.look.px(self.look.measures.inset[0]) - self.look.px(2)
        self._layout.setContentsMargins(side, px(12), side, px(12))
        self._layout.setSpacing(px(8))
        self._head.setSpacing(px(8))
        self.body.setSpacing(px(4))
        self.buttons.setSpacing(px(8))
        self.setAccessibleName(self.look.say(self.heading.label))

    def say(self, *widgets: QWidget) -> None:
        """Add *widgets* below what is there."""
        for widget in widgets:
            self.body.insertWidget(self.body.count() - 1, widget)

    def sentence(self, label: Label, face: Face = Face.TEXT, *, quiet: bool = False) -> Sentence:
        """Add a sentence below what is there."""
        sentence = Sentence(self.look, label, face, quiet=quiet)
        self.say(sentence)
        return sentence

    def rule(self, *, strong: bool = False) -> None:
        """Add a line below what is there."""
        self.say(Rule(self.look, strong=strong))

    def clear(self) -> None:
        """Take out everything the page says."""
        while self.body.count() > 1:
            item = self.body.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def button(self, name: str, label: Label) -> Press:
        """Add a button at the foot of the page, where two stand beside each other."""
        press = Press(self.look, name, label, parent=self)
        press.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.buttons.addWidget(press, *divmod(self.buttons.count(), 2))
        return press

    def begin(self) -> None:
        """Put the focus where one begins, and the page in sight."""
        self.first().setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, self, self._come_into_sight)

    def first(self) -> QWidget:
        """Return where one begins: the way back, unless there is more to do."""
        return self.back

    def _come_into_sight(self) -> None:
        """Scroll there in a small window, where the page lies below the pad."""
        around = self._around()
        if around is not None:
            bar = around.verticalScrollBar()
            top = self.mapTo(around.viewport(), self.rect().topLeft()).y()
            bar.setValue(bar.value() + top - self.look.px(8))

    def _around(self) -> QScrollArea | None:
        """Return what scrolls the whole page, in a narrow window."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        return around

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Escape, scroll by the keys that scroll."""
        around = self._around() if self.scrolled.unrolled else None
        bar = (around or self.scrolled).verticalScrollBar()
        page = bar.pageStep() - self.look.px(36)  # a line that was cut is whole on the next one
        steps = {
            Qt.Key.Key_Up: -self.look.px(36),
            Qt.Key.Key_Down: self.look.px(36),
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
        }
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


@dataclass(frozen=True)
class Amount:
    """What one account wins or loses; *was* is the amount it takes the place of."""

    name: Label
    value: int | None
    was: int | None = None


class AmountsGrid(QLabel):
    """Names and amounts in two columns. A label, painted for the triangles."""

    def __init__(self, look: Look, amounts: Sequence[Amount]) -> None:
        super().__init__()
        self.setSizePolicy(AS_WIDE_AS_IT_GETS)
        self.look = look
        self.amounts = tuple(amounts)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        say, look = self.look.say, self.look
        self.setText(
            ", ".join(f"{say(each.name)} {look.aloud(each.value or 0)}" for each in self.amounts)
        )
        self.setFixedHeight(-(-len(self.amounts) // 2) * look.px(36))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint name, triangle and amount of each."""
        look, px = self.look, self.look.px
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        half, high = self.width() / 2, px(36)
        for place, each in enumerate(self.amounts):
            left, top = (place % 2) * half, (place // 2) * high
            value = each.value or 0
            colour = "loss" if value < 0 else "ink"
            amount = look.signed(value)
            needs = look.width(amount, Face.SUM_SMALL)
            right = left + half - px(12)
            room = QRectF(left, top, half - px(12), high)
            look.write(painter, room, amount, Face.SUM_SMALL, colour, "panel", "Amount", RIGHT)
            x = right - needs - px(18)
            if value:
                gain = value > 0
                draw_triangle(painter, x, top + high / 2, px(12), look.colour(colour), gain=gain)
            name, wide = look.say(each.name), x - left - px(4)
            face = look.fitting(name, wide, Face.NAME_SMALL, Face.NAME_LEAST, Face.TEXT)
            cell = QRectF(left, top, wide, high)
            look.write(painter, cell, look.cut(name, face, wide), face, "ink", "panel", "Amount")


class Columns:
    """How wide what is new, and what was, are in rows that stand below each other."""

    ARROW = 24  # px

    def __init__(self) -> None:
        self.new = self.was = 0.0
        self._measured: tuple[object, ...] = ()

    def widen(self, look: Look, new: float, was: float) -> None:
        """Take a row in that needs so many px; another look begins anew."""
        measured = (look.percent, look.measures)
        if measured != self._measured:
            self._measured, self.new, self.was = measured, 0.0, 0.0
        self.new, self.was = max(self.new, new), max(self.was, was)

    def after_new(self, look: Look) -> float:
        """Return how far from the right edge the column of what is new begins."""
        return max(look.px(52 if look.measures.compact else 64), self.new + look.px(8))

    def after_was(self, look: Look) -> float:
        """Return how far from there, behind the arrow, what was begins."""
        return look.px(self.ARROW) + max(look.px(48), self.was + look.px(8))


class ChangeHead(QLabel):
    """The heads over rows of changes."""

    def __init__(self, look: Look, columns: Columns) -> None:
        super().__init__()
        self.setSizePolicy(AS_WIDE_AS_IT_GETS)
        self.look = look
        self.columns = columns
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        say = self.look.say
        self.heads = say(N_("No.")), say(N_("Game")), say(N_("so far")), say(N_("new"))
        self.setText(", ".join(self.heads))
        self.setFixedHeight(self.look.px(32))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heads at the edges of their columns."""
        look, px = self.look, self.look.px
        painter, high, wide = QPainter(self), self.height(), self.width()
        number, game, was, new = self.heads
        after = max(px(32), look.width(number, Face.STRONG) + px(8))
        for text, left, right in ((number, 0, wide), (game, after, wide)):
            room = QRectF(left, 0, right - left, high)
            look.write(painter, room, text, Face.STRONG, "ink", "panel", "Change")
        before = wide - self.columns.after_new(look) - px(Columns.ARROW)
        ends = ((was, before), (new, float(wide)))
        for text, end in ends:
            room = QRectF(0, 0, end, high)
            look.write(painter, room, text, Face.STRONG, "ink", "panel", "Change", RIGHT)


class ChangeRow(QLabel):
    """Words, then what was struck through, an arrow, and what is new.

    *short* is shown in the compact arrangement, and where the whole of *words* has no room. Rows
    that share *columns* have their amounts below each other.
    """

    def __init__(
        self,
        look: Look,
        words: Label,
        was: Label,
        becomes: Label,
        *,
        columns: Columns,
        number: str = "",
        short: Label = "",
        difference: int | None = None,
        loss: bool = False,
        face: Face = Face.TEXT,
    ) -> None:
        super().__init__()
        self.setSizePolicy(AS_WIDE_AS_IT_GETS)
        self.look = look
        self.words, self.was, self.becomes = words, was, becomes
        self.short = short or words
        self.columns = columns
        self.number, self.difference, self.loss, self.face = number, difference, loss, face
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        say = self.look.say
        parts = [self.number, say(self.words)]
        if self.was:
            parts += [say(N_("was")), say(self.was) + ","]
        parts += [say(N_("now")), say(self.becomes)]
        self.setText(" ".join(part for part in parts if part))
        self.setFixedHeight(self.look.px(37))
        new = self.look.width(say(self.becomes), self._strong())
        self.columns.widen(self.look, new, self.look.width(say(self.was), Face.TEXT))
        self.update()

    def _strong(self) -> Face:
        return Face.SUM_SMALL if self.difference is not None else Face.STRONG

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row from both ends; the words take what is left."""
        look, px, high = self.look, self.look.px, self.height() - self.look.px(1)
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        painter.fillRect(QRectF(0, high, self.width(), px(1)), look.colour("line"))

        def write(text: str, face: Face, colour: str, left: float, right: float) -> float:
            room = QRectF(left, 0, right - left, high)
            return look.write(painter, room, text, face, colour, "panel", "Change", RIGHT)

        right, new = float(self.width()), look.say(self.becomes)
        write(new, self._strong(), "loss" if self.loss else "ink", 0, right)
        right -= self.columns.after_new(look)
        if self.was:
            box = QRectF(right - px(16), (high - px(16)) / 2, px(16), px(16))
            draw_glyph(painter, Glyph.ARROW, box, look.colour("ink"))
            before, was = right - px(Columns.ARROW), look.say(self.was)
            wide = write(was, Face.TEXT, "quiet", 0, before)
            painter.fillRect(QRectF(before - wide, high / 2, wide, px(1)), look.colour("quiet"))
        right -= self.columns.after_was(look)
        if self.difference is not None:
            right = self._paint_difference(painter, right)
        x = 0.0
        if self.number:
            room = QRectF(0, 0, px(32), high)
            look.write(painter, room, self.number, Face.STRONG, "ink", "panel", "Change")
            x = max(px(32), look.width(self.number, Face.STRONG) + px(6))
        words = look.say(self.words)
        faces = (Face.NAME_SMALL, Face.NAME_LEAST, Face.TEXT)
        if look.measures.compact or look.width(words, Face.TEXT) > right - x:
            words = look.say(self.short)
        face = look.fitting(words, right - x, *faces) if self.difference is not None else self.face
        room = QRectF(x, 0, right - x, high)
        look.write(painter, room, look.cut(words, face, right - x), face, "ink", "panel", "Change")

    def _paint_difference(self, painter: QPainter, right: float) -> float:
        look, px, high = self.look, self.look.px, self.height() - self.look.px(1)
        value = self.difference or 0
        colour, text = "loss" if value < 0 else "ink", look.signed(value)
        room = QRectF(0, 0, right - px(8), high)
        wide = look.write(painter, room, text, Face.TEXT, colour, "panel", "Change", RIGHT)
        left = right - px(8) - wide - px(16)
        if value:
            draw_triangle(painter, left, high / 2, px(12), look.colour(colour), gain=value > 0)
        return left - px(8)
