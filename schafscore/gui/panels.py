"""The frames of a room: a row, the word before it, and the two columns."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from schafscore.core.text import Label
from schafscore.gui.buttons import Text
from schafscore.gui.look import Face, Look
from schafscore.gui.rows import ChoiceRow
from schafscore.services.desk import Desk

NO_LIMIT = 16_777_215  # Qt's own
LONGEST_LABEL = (96, 88)  # px before a row that needs all the rest


class RowLabel(Text):
    """The quiet word before a row, cut where it is longer than the column of words is wide."""

    def __init__(self, look: Look, label: Label, parent: QWidget | None = None) -> None:
        self.least = 0.0
        super().__init__(look, label, quiet=True, parent=parent)

    def needs(self) -> float:
        """Return how wide the word is."""
        return self.look.width(self.look.say(self.label), Face.TEXT) + self.look.px(1)

    def widen(self, least: float) -> None:
        """Make the column at least so many px wide."""
        self.least = least
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        measures, px = self.look.measures, self.look.px
        most = px(LONGEST_LABEL[measures.compact])
        room = max(px(measures.label), round(min(self.needs(), most)), round(self.least + 0.5))
        words = self.look.say(self.label)
        self.setAccessibleName(words)
        self.setText(self.look.cut(words, self.face, room))
        self.setFixedWidth(room)


ACROSS, DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class Breaking(QWidget):
    """A line in several parts that goes on below where a narrow window has no room for it."""

    GAP = 8  # px

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._layout = QBoxLayout(ACROSS, self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def fit(self) -> None:
        """Take the look as it is now."""
        for layout in (self._layout, *self._layout.findChildren(QBoxLayout)):
            layout.setSpacing(self.look.px(self.GAP))
        self._break()

    def _lines(self) -> Iterable[tuple[QBoxLayout, Sequence[int]]]:
        """Yield every layout that may go on below, and how wide its parts are in one line."""
        raise NotImplementedError

    def _in_line(self, widths: Sequence[int]) -> int:
        return sum(widths) + self._layout.spacing() * max(0, len(widths) - 1)

    def _room(self) -> int:
        """Return how many px there are; only a narrow window may have too few."""
        return self.width() if self.look.measures.narrow else NO_LIMIT

    def _break(self) -> None:
        """Go on below where there is no room."""
        for layout, widths in self._lines():
            way = ACROSS if self._in_line(widths) <= self._room() else DOWN
            if layout.direction() != way:
                layout.setDirection(way)

    def event(self, event: QEvent) -> bool:
        """Break anew where a part came, went, or changed its width."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._break()
        return super().event(event)


def shown(layout: QBoxLayout) -> list[QWidget]:
    """Return the widgets of *layout* that are shown."""
    items = (layout.itemAt(at) for at in range(layout.count()))
    widgets = (item.widget() for item in items if item is not None)
    return [each for each in widgets if each is not None and not each.isHidden()]


class Line(Breaking):
    """One row of a panel: its word, what stands behind it, and what stands at the right."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._spaced = False
        self._word: QWidget | None = None
        self._front, self._behind, self._end = (QBoxLayout(ACROSS) for _ in range(3))
        self._front.addLayout(self._behind)
        self._layout.addLayout(self._front)
        self._layout.addLayout(self._end)
        self._end.addStretch()
        look.changed.connect(self.fit)
        self.fit()

    def add(self, *widgets: QWidget) -> None:
        """Add *widgets* at the right end."""
        for widget in widgets:
            if self._spaced:
                self._end.insertWidget(self._end.count() - 1, widget)
            elif isinstance(widget, RowLabel):
                self._word = widget
                self._front.insertWidget(0, widget)
            else:
                self._behind.addWidget(widget)
                if widget.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Expanding:
                    self._layout.setStretch(0, 1)  # else what is empty at the right has its share

    def space(self) -> None:
        """Let what follows stand at the right."""
        self._spaced = True
        self._behind.addStretch(1)
        self._layout.setStretch(0, 1)

    def _lines(self) -> Iterable[tuple[QBoxLayout, Sequence[int]]]:
        word = [] if self._word is None or self._word.isHidden() else [self._word.width()]
        behind, end = (
            [_unbroken(each) for each in shown(part)] for part in (self._behind, self._end)
        )
        yield self._layout, [*word, *behind, *end]
        yield self._front, [*word, *behind]
        yield self._behind, behind
        yield self._end, end

    def _break(self) -> None:
        """Go on below where there is no room; a row breaks only where it has no line of its own."""
        super()._break()
        room = self._room()
        for part in self._parts():
            least = _unbroken(part) if room < NO_LIMIT else 0
            part.setMinimumWidth(least if least <= room else 0)

    def minimumSizeHint(self) -> QSize:
        """Return what the parts need beside each other, in a narrow window the widest of them."""
        hint = super().minimumSizeHint()
        if not self.look.measures.narrow:
            return hint
        widest = (part.minimumSizeHint().width() for part in self._parts())
        return QSize(max(widest, default=0), hint.height())

    def _parts(self) -> list[QWidget]:
        """Return what stands behind the word and at the right, as far as it is shown."""
        return [part for layout in (self._behind, self._end) for part in shown(layout)]


def _unbroken(part: QWidget) -> int:
    """Return how wide *part* is in one line."""
    rows = (row for row in part.findChildren(ChoiceRow) if row.breaks)
    return next((row.in_one_line() for row in rows), part.minimumSizeHint().width())


@dataclass(frozen=True)
class Act:
    """Something that the menu offers in a room; *on* tells whether it holds, where it can."""

    label: Label
    do: Callable[[], None]
    on: bool | None = None


AROUND = 12  # px that are seen around what has the focus, for its ring


def bring_into_sight(widget: QWidget) -> None:
    """Scroll everything around *widget* until the whole of it is seen; Qt sees to its cursor."""
    around = widget.parentWidget()
    while around is not None:
        inner = around.widget() if isinstance(around, QScrollArea) else None
        if isinstance(around, QScrollArea) and inner is not None and inner.isAncestorOf(widget):
            middle, view = widget.mapTo(inner, widget.rect().center()), around.viewport()
            wide = min(widget.width() // 2 + AROUND, view.width() // 2)
            high = min(widget.height() // 2 + AROUND, view.height() // 2)
            around.ensureVisible(middle.x(), middle.y(), wide, high)
        around = around.parentWidget()


def bring_top_into_sight(widget: QWidget) -> None:
    """Scroll everything around *widget* until it is seen, where it is too high from its top on."""
    around = widget.parentWidget()
    while around is not None:
        inner = around.widget() if isinstance(around, QScrollArea) else None
        if isinstance(around, QScrollArea) and inner is not None and inner.isAncestorOf(widget):
            top, bar = widget.mapTo(inner, QPoint(0, 0)).y(), around.verticalScrollBar()
            end = top + widget.height() + AROUND - around.viewport().height()
            bar.setValue(min(max(bar.value(), end), top - AROUND))
        around = around.parentWidget()


class Side(QWidget):
    """The column at the right: as high as its parts need, and at least so many px."""

    least = 0

    def minimumSizeHint(self) -> QSize:
        """Return what the parts need, or the least height."""
        return super().minimumSizeHint().expandedTo(QSize(0, self.least))


class Room(QWidget):
    """Two columns, the right one of fixed width; below the smallest screen one that scrolls."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look = look.of_room()
        self.narrow = False
        self.subject: Label = ""  # what the bar says one does here, beside the name of the evening
        ground = self.ground()
        self.columns = QBoxLayout(ACROSS, ground)
        self.left, self.right = QVBoxLayout(), QVBoxLayout()
        self.side = Side(ground)
        self.side.setLayout(self.right)
        self.right.setContentsMargins(0, 0, 0, 0)
        self.columns.addLayout(self.left, 1)
        self.columns.addWidget(self.side)
        look.changed.connect(self.fit)

    def ground(self) -> QWidget:
        """Return what the columns lie on."""
        return self

    def fit(self) -> None:
        """Take the look as it is now."""
        px, measures = self.look.px, self.look.measures
        margin, gap = px(measures.margin), px(measures.gap)
        self.columns.setContentsMargins(margin, px(8), margin, margin)
        self.columns.setDirection(DOWN if self.narrow else ACROSS)
        for layout in (self.columns, self.left, self.right):
            layout.setSpacing(gap)
        self.side.setMinimumWidth(px(measures.side))
        self.side.setMaximumWidth(NO_LIMIT if self.narrow else px(measures.side))
        self.side.least = px(360 if self.narrow else 0)
        self.side.updateGeometry()

    def show_evening(self) -> None:
        """Show everything as it is now; called whenever the room comes up or something changed."""

    def acts(self) -> Sequence[Act]:
        """Return what the menu offers here."""
        return ()

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key that no part has used; answer whether it was taken."""
        return False

    def take_evening(self, desk: Desk) -> bool:
        """Show the evening of *desk*, before which the room was made; answer whether it can."""
        return False

    def prepare(self) -> Iterator[None]:
        """Do ahead, in steps too short to be felt, what takes time when one comes here first."""
        return iter(())

    def ahead(self) -> Iterator[None]:
        """Make what may be asked for here, while one is here, in steps too short to be felt."""
        return iter(())

    def come_in(self) -> None:
        """Be as one shall find it who comes here; this is done before it is seen."""

    def begin(self) -> None:
        """Put the focus where one begins."""

    def show_about(self, subject: object) -> None:
        """Begin with what the room was asked about."""

    def tell(self, sentence: Label) -> None:
        """Say why something could not be done."""

    def say_moved(self, sentence: Label, *, undone: bool) -> bool:
        """Say that a hand was taken back, or brought back; False where there is no place for it."""
        return False

    def leave(self) -> None:
        """Keep what is half done: the room is about to go."""

    def set_narrow(self, narrow: bool) -> None:
        """Put one column below the other, or side by side."""
        self.narrow = narrow
        self.fit()
