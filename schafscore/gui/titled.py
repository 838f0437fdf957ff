"""Panels with a title, the number of a step before it, and words that may break over lines."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from schafscore.core.text import Label
from schafscore.gui.buttons import (
    CENTRE,
    SMOOTH,
    BarButton,
    Choice,
    ChoiceButton,
    Text,
    remembered,
)
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import draw_triangle, rounded
from schafscore.gui.panels import Breaking, shown
from schafscore.gui.parts import Box, FirstClick, Scrolling, Writing
from schafscore.gui.points import Stepper
from schafscore.gui.rows import ChoiceRow, Wrapped


class Sentence(Text):
    """Words that go on in the next line where one is too short for them."""

    def __init__(
        self,
        look: Look,
        label: Label = "",
        face: Face = Face.TEXT,
        *,
        quiet: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, label, face, quiet=quiet, parent=parent)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._hold()

    def show_label(self, label: Label) -> None:
        """Show other words."""
        super().show_label(label)
        self._hold()

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        self._hold()

    def set_width(self, wide: int) -> None:
        """Be *wide* px, and as high as that needs; Qt tells no size to what is not shown yet."""
        self.setFixedWidth(wide)
        self._hold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take as many lines as this width needs."""
        super().resizeEvent(event)
        self._hold()

    def _hold(self) -> None:
        # A layout in a scroll area asks for no height for width, and a label's own answer never
        # gets smaller again; so the height is measured and held here.
        high = words_high(self.look, self.text(), self.face, self.width())
        if high != self.minimumHeight():
            self.setFixedHeight(high)


class Remark(Sentence):
    """A sentence that is in sight only while it says something; at first it says nothing."""

    def __init__(
        self,
        look: Look,
        face: Face = Face.TEXT,
        *,
        quiet: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "", face, quiet=quiet, parent=parent)
        self.hide()

    def show_label(self, label: Label) -> None:
        """Show other words, or nothing."""
        super().show_label(label)
        self.setVisible(bool(label))


def words_high(look: Look, words: str, face: Face, wide: int) -> int:
    """Return how high *words* are that break over lines *wide* px long."""
    if not words or wide <= 0:
        return 0
    page = QRectF(0, 0, wide, 10_000)
    wrapped = look.metrics(face).boundingRect(page, Qt.TextFlag.TextWordWrap, words)
    return ceil(wrapped.height()) + look.px(2)


class NumberDisc(QLabel):
    """The number of a step in a disc."""

    def __init__(self, look: Look, number: int, parent: QWidget | None = None) -> None:
        super().__init__(str(number), parent)
        self.look = look
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Return a square."""
        return QSize(self.look.px(28), self.look.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint disc and number."""
        painter, box = QPainter(self), QRectF(self.rect())
        painter.setRenderHint(SMOOTH)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.colour("ink"))
        painter.drawEllipse(box)
        self.look.write(painter, box, self.text(), Face.MARK, "ground", "ink", "Step", CENTRE)


class TwoEnds(Breaking):
    """What stands at the left of a line, and what at the right."""

    def __init__(self, look: Look, left: Iterable[QWidget], right: Iterable[QWidget] = ()) -> None:
        super().__init__(look)
        self._left, self._right = QHBoxLayout(), QHBoxLayout()
        for widget in left:
            self._left.addWidget(widget)
        self._left.addStretch(1)
        self._right.addStretch(0)
        self._layout.addLayout(self._left, 1)
        self._layout.addLayout(self._right)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.add(*right)
        look.changed.connect(self.fit)
        self.fit()

    def add(self, *widgets: QWidget) -> None:
        """Add *widgets* at the right end."""
        for widget in widgets:
            self._right.insertWidget(self._right.count() - 1, widget)

    def taken(self) -> int:
        """Return how many px both ends need in one line."""
        return self._in_line([*_widths(self._left), *_widths(self._right)])

    def _lines(self) -> Iterable[tuple[QBoxLayout, Sequence[int]]]:
        yield self._layout, [*_widths(self._left), *_widths(self._right)]

    def minimumSizeHint(self) -> QSize:
        """Return what both ends need beside each other, in a narrow window the longer of them."""
        high = super().minimumSizeHint().height()
        if not self.look.measures.narrow:
            return QSize(self.taken(), high)
        ends = (self._in_line(_widths(layout)) for layout in (self._left, self._right))
        return QSize(max(ends), high)


class Presses(Breaking):
    """Buttons beside each other; below each other where a narrow window has no room for that."""

    GAP = 16

    def __init__(self, look: Look, *buttons: QWidget, wide: QWidget | None = None) -> None:
        super().__init__(look)
        for button in buttons:
            self._layout.addWidget(button, int(button is wide))
        self._layout.addStretch(0 if wide else 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.fit)
        self.fit()

    def _lines(self) -> Iterable[tuple[QBoxLayout, Sequence[int]]]:
        yield self._layout, _widths(self._layout)

    def minimumSizeHint(self) -> QSize:
        """Return what all need beside each other, in a narrow window the longest of them."""
        hint, widths = super().minimumSizeHint(), _widths(self._layout)
        return QSize(max(widths, default=0), hint.height()) if self.look.measures.narrow else hint


def _widths(end: QBoxLayout) -> list[int]:
    """Return how wide the parts of one end are that do not give way."""
    return [part.sizeHint().width() for part in shown(end) if part.minimumWidth() != 1]


class Head(TwoEnds):
    """The title of a panel, at the right its remark and its buttons."""

    GAP = 12

    def __init__(self, look: Look, title: Iterable[QWidget], remark: Text) -> None:
        self.remark = remark
        remark.setMinimumWidth(1)  # it gives way to the others
        super().__init__(look, title, (remark,))

    def fit_remark(self, wide: int) -> None:
        """Leave the remark out where *wide* px have no room for it beside all the others."""
        words = self.look.say(self.remark.label)
        room = wide - self.taken() - self._layout.spacing()
        fits = bool(words) and self.look.width(words, Face.TEXT) + 1 <= room
        self.remark.setText(words if fits else "")
        self.remark.setVisible(fits)


class TitledPanel(Box):
    """A panel: number, title and a quiet remark in one line, below them what it holds."""

    def __init__(
        self,
        look: Look,
        title: Label = "",
        remark: Label = "",
        *,
        number: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent=parent)
        self.title = Text(look, title, Face.NAME, parent=self)
        self.remark = Text(look, remark, quiet=True, parent=self)
        disc = (NumberDisc(look, number, self),) if number else ()
        self.head = Head(look, (*disc, self.title), self.remark)
        self.body = QVBoxLayout(self)
        self.body.addWidget(self.head)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        px, side = self.look.px, max(self.look.measures.inset[0], 12)
        self.body.setContentsMargins(px(side), px(11), px(side), px(11))
        self.body.setSpacing(px(8))
        self.setAccessibleName(self.look.say(self.title.label))
        self._fit_remark()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the remark out where there is no room for it."""
        super().resizeEvent(event)
        self._fit_remark()

    def _fit_remark(self) -> None:
        margins = self.body.contentsMargins()
        self.head.fit_remark(self.width() - margins.left() - margins.right())

    def show_remark(self, label: Label) -> None:
        """Show another remark."""
        self.remark.show_label(label)
        self._fit_remark()


class LowButton(ChoiceButton):
    """A button of 40 px whose label has room at its sides."""

    @remembered
    def sizeHint(self) -> QSize:
        """Return the width of the label with its room."""
        look = self.look
        hint = super().sizeHint()
        tick = look.px(12 if look.measures.compact else 16) + self._gap()
        waiting = tick if self.choice.ticked and not self.isChecked() else 0
        wide = round(self.needs_for(self.wanted()) + waiting) + 2 * look.px(
            8 if look.measures.compact else 12
        )
        return QSize(max(hint.width(), wide), look.px(40))

    def text_of_label(self) -> str:
        """Return the words that stand on the button; a name ends where there is no room for it."""
        words = super().text_of_label()
        if not self.choice.given or not words:
            return words
        beside = self.needs_for(words) - self.look.width(words, self.face())
        room = self.width() - self.look.px(4) - beside
        return self.look.cut(words, self.face(), room)


class Low(Wrapped):
    """A row of low buttons that goes on below where it is too long.

    Whatever somebody is called, it asks for no more room than a usual name needs.
    """

    button = LowButton
    USUAL = 160  # px

    def minimumSizeHint(self) -> QSize:
        """Return room for the widest button, but not for a name wider than any window."""
        least = super().minimumSizeHint()
        names = [each for each in self.buttons.values() if each.choice.given]
        others = [each for each in self.buttons.values() if not each.choice.given]
        if not self.breaks or not names:
            return least
        widest = max((each.minimumSizeHint().width() for each in others), default=0)
        named = max(each.minimumSizeHint().width() for each in names)
        return QSize(max(widest, min(named, self.look.px(self.USUAL))), least.height())

    def row_height(self) -> int:
        """Return how high one line of buttons is."""
        return self.look.px(40)


class Press(BarButton):
    """A button with words that stands alone."""

    def __init__(
        self,
        look: Look,
        name: str,
        label: Label,
        *,
        spoken: Label = "",
        given: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        choice = Choice(name, label, (56, 56), spoken=spoken, given=given)
        super().__init__(look, choice, parent=parent)


class Sure(Press):
    """Does what somebody was asked about, where it cannot be taken back.

    It often comes where the button lay that led to the question: the second click of a double
    click on that one presses nothing.
    """

    GUARD = 500  # milliseconds after it came

    def showEvent(self, event: QShowEvent) -> None:
        """Note when it came."""
        super().showEvent(event)
        self._since.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take no press that was meant for what lay here."""
        if self._since.elapsed() >= self.GUARD:
            super().mousePressEvent(event)

    @cached_property
    def _since(self) -> QElapsedTimer:
        return QElapsedTimer()


class PressedOnce:
    """Of a button that writes something down: the second click of a double click does nothing.

    That which goes to another button than the first one does nothing anyway (`Aimed`).
    """

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click for none."""
        event.accept()


class Once(PressedOnce, Press):
    """A button with words that a double click presses once."""


class LowOnceButton(PressedOnce, LowButton):
    """A low button that a double click presses once."""


class LowOnce(Low):
    """Low buttons that a double click presses once."""

    button = LowOnceButton


class ChoiceOnceButton(PressedOnce, ChoiceButton):
    """A button of a row that a double click presses once."""


class RowOnce(ChoiceRow):
    """A row whose buttons a double click presses once."""

    button = ChoiceOnceButton


class Entered(Writing):
    """A line to write in, named by what stands in it while it is empty."""

    def __init__(self, look: Look, label: Label, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.label = label
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        words = self.look.say(self.label)
        self.setAccessibleName(words)
        self.setPlaceholderText(words)
        font = self.look.font(Face.TEXT)
        if font != self.font():
            self.setFont(font)
        self.setFixedHeight(self.look.px(40))


class EnteredNumber(Entered):
    """Such a line for a number: the click that brings the focus selects it, as Tab does."""

    def __init__(self, look: Look, label: Label, parent: QWidget | None = None) -> None:
        super().__init__(look, label, parent)
        self._first_click = FirstClick(self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Be ready to be typed over."""
        super().focusInEvent(event)
        self._first_click.take_focus(event)


class MoreBelow(QWidget):
    """A line with a mark at the lower edge of what scrolls, as long as there is more below."""

    WIDE, HIGH = 40, 14  # px of the mark, which stands at the right, where least is written

    def __init__(self, look: Look, around: QScrollArea) -> None:
        super().__init__(around)
        self.look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._bar = around.verticalScrollBar()
        self._bar.valueChanged.connect(self.follow)
        self._bar.rangeChanged.connect(self.follow)
        look.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Lie over the lower edge, or go where that is the end."""
        around = self.parentWidget()
        assert isinstance(around, QScrollArea)
        view, high = around.viewport().geometry(), self.look.px(self.HIGH)
        self.setGeometry(view.x(), view.y() + view.height() - high, view.width(), high)
        self.setVisible(self._bar.value() < self._bar.maximum())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, and the mark in its middle."""
        px, painter, box = self.look.px, QPainter(self), QRectF(self.rect())
        painter.setRenderHint(SMOOTH)
        edge = self.look.colour("edge")
        painter.fillRect(QRectF(0, box.height() - px(2), box.width(), px(2)), edge)
        wide = px(self.WIDE)
        mark = QRectF(box.width() - wide, 0, wide, box.height() * 2)
        painter.fillPath(rounded(mark, px(6)), edge)
        size, raised = px(10), self.look.colour("raised")
        middle = box.height() / 2
        left = box.width() - (wide + size) / 2
        draw_triangle(painter, left, middle, size, raised, gain=False)


class Scrolled(Scrolling):
    """What is higher than its place: it scrolls, and follows whatever has the focus.

    Where it is *unrolled*, it is as high as what it holds, and the page around it scrolls. What one
    may take for the whole is *marked* as long as there is more below.
    """

    def __init__(
        self, look: Look, inner: QWidget, parent: QWidget | None = None, *, marked: bool = False
    ) -> None:
        super().__init__(look, parent)
        self.unrolled = False
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inner)
        for ground in (self.viewport(), inner):  # what lies below is seen
            ground.setAutoFillBackground(False)
        self.more = MoreBelow(look, self) if marked else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the mark of what is below at the lower edge."""
        super().resizeEvent(event)
        if self.more is not None:
            self.more.follow()

    def unroll(self, *, unrolled: bool) -> None:
        """Let the page around it scroll, or no longer."""
        if unrolled is not self.unrolled:
            self.unrolled = unrolled
            self._hold()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Be as high as what it holds, where that became higher or lower."""
        done = super().eventFilter(watched, event)
        if self.unrolled and event.type() == QEvent.Type.LayoutRequest:
            self._hold()
        return done

    def _hold(self) -> None:
        inner = self.widget()
        high = inner.minimumSizeHint().height() if self.unrolled and inner is not None else 0
        self.setMinimumHeight(high)

    def show_widget(self, widget: QWidget) -> None:
        """Scroll until *widget* is in sight, and give it the focus."""
        self.ensureWidgetVisible(widget)
        widget.setFocus(Qt.FocusReason.OtherFocusReason)


class WheelGuard(QObject):
    """Keeps the wheel of the page from changing the numbers it passes."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the wheel to whatever lies below."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return False


class TabChain:
    """Lets Tab go through the parts of a page as they are read, however late they were made."""

    def __init__(self) -> None:
        self._known: list[QWidget] = []

    def run(self, parts: Iterable[QWidget]) -> None:
        """Put *parts* into this order; a row of buttons stands for its buttons."""
        chain = [widget for part in parts for widget in _reached(part)]
        if chain != self._known:
            self._known = chain
            policies = [widget.focusPolicy() for widget in chain]
            for widget in chain:  # Qt passes over those that take no focus just now
                widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            for before, after in pairwise(chain):
                QWidget.setTabOrder(before, after)
            for widget, policy in zip(chain, policies, strict=True):
                widget.setFocusPolicy(policy)


def _reached(part: QWidget) -> Iterable[QWidget]:
    match part:
        case ChoiceRow():
            return part.buttons.values()
        case Stepper():
            return part.less, part.field, part.more
        case _:
            return (part,)
