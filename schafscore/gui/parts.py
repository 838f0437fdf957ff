"""What the window is made of: boxes with an edge, rules, lines to write in, and scroll bars."""

from enum import Enum

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QScrollBar, QWidget

from schafscore.gui.look import BARS, LINES, Look
from schafscore.gui.painting import draw_box


class Kind(Enum):
    """What a box is: its edge and px of it, and px of the radius of its corners."""

    PANEL = ("line", 1, 12)
    READY = ("blue", 2, 12)  # a panel whose button can be pressed
    NOTICE = ("ink", 2, 12)
    REFUSED = ("loss", 2, 12)  # a panel in which somebody wanted too much


class Box(QWidget):
    """A part with a ground of its own and an edge, which takes its room from what it holds."""

    def __init__(self, look: Look, kind: Kind = Kind.PANEL, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.kind = kind
        look.changed.connect(self._hold_edge)
        self._hold_edge()

    def show_kind(self, kind: Kind) -> None:
        """Be another kind of box from now on."""
        if kind is not self.kind:
            self.kind = kind
            self._hold_edge()
            self.update()

    def _hold_edge(self) -> None:
        _, edge, _ = self.kind.value
        width = max(1, self.look.px(edge))
        self.setContentsMargins(width, width, width, width)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and edge."""
        look, (edge, width, radius) = self.look, self.kind.value
        ground, ink, px = look.colour("panel"), look.colour(edge), look.px
        box = QRectF(self.rect())
        draw_box(QPainter(self), box, px(radius), ground, ink, max(1, px(width)))


class Bar(QWidget):
    """A bar at the top of the window or of a page, with a line below it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        look.changed.connect(self._hold_edge)
        self._hold_edge()

    def _hold_edge(self) -> None:
        self.setContentsMargins(0, 0, 0, max(1, self.look.px(1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line."""
        painter, line = QPainter(self), self.contentsMargins().bottom()
        painter.fillRect(self.rect(), self.look.colour("panel"))
        painter.fillRect(0, self.height() - line, self.width(), line, self.look.colour("line"))


class Rule(QWidget):
    """A line between two rows, or the strong one above and below them."""

    def __init__(self, look: Look, *, strong: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.strong = strong
        roles = QPalette.ColorRole
        self.setBackgroundRole(roles.WindowText if strong else roles.Midlight)
        self.setAutoFillBackground(True)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self.setFixedHeight(self.look.px(2 if self.strong else 1))


REDO = QKeySequence("Ctrl+Y")
"""Brings back everywhere, whatever else the system has for it: it stands in the menu."""


def is_redo(event: QKeyEvent) -> bool:
    """Whether *event* is a key that brings back; Qt's own line knows that of the system alone."""
    pressed = QKeySequence(event.keyCombination())
    return event.matches(QKeySequence.StandardKey.Redo) or pressed == REDO


def undoes_in(line: QLineEdit, event: QKeyEvent) -> bool | None:
    """Return whether a key of undo or redo is for what was typed in *line*, None for other keys.

    Where nothing was typed, it is for the window; then *line* keeps no text to bring back, since
    what is brought back next is what the window takes back.
    """
    undo, redo = event.matches(QKeySequence.StandardKey.Undo), is_redo(event)
    if not (undo or redo):
        return None
    here = redo or bool(line.text())
    mine = line.isUndoAvailable() or (here and line.isRedoAvailable())
    if not mine and line.isRedoAvailable():
        place = line.cursorPosition()
        line.setText(line.text())
        line.setCursorPosition(place)
    return mine


class FirstClick(QObject):
    """Selects all of a line by the click that brings the focus; the next one puts the cursor.

    A number is typed over, seldom into: beside the cursor of a click 30 would make 2300 of 20.
    """

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self._line = line
        self._came = False
        line.installEventFilter(self)

    def take_focus(self, event: QFocusEvent) -> None:
        """Note whether a click brought the focus."""
        self._came = event.reason() == Qt.FocusReason.MouseFocusReason

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Select all after the click, but where something was selected with the mouse."""
        if event.type() == QEvent.Type.MouseButtonRelease:
            if self._came and not self._line.hasSelectedText():
                self._line.selectAll()
            self._came = False
        return False


class Writing(QLineEdit):
    """A line to write in. What was typed here is undone and redone before the evening is."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        for signal in (look.changed, look.recoloured):
            signal.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        self.look.dress_part(self, LINES)

    def event(self, event: QEvent) -> bool:
        """Leave the keys of undo and redo to the window where nothing was typed."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            mine = undoes_in(self, event)
            if mine is not None:
                event.setAccepted(mine)
                return mine
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Bring back what was typed by every key for it."""
        if is_redo(event):
            self.redo()
        else:
            super().keyPressEvent(event)


class SlimBar(QScrollBar):
    """An upright scroll bar without arrows."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.look = look
        for signal in (look.changed, look.recoloured):
            signal.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        self.look.dress_part(self, BARS)


class Scrolling(QScrollArea):
    """What scrolls, by a slim bar that comes and goes as it is needed.

    Where the bar takes its room rows break otherwise, and are measured a step late: beside it they
    seem to need none, without it they seem to need one. Qt would resize to and fro without end.
    """

    ROUNDS = 4

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rounds = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(SlimBar(look))
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Qt see to the bar, but end its rounds: what was measured late is told once more."""
        if watched is not self.widget() or event.type() != QEvent.Type.Resize:
            return super().eventFilter(watched, event)
        if self._rounds == self.ROUNDS:
            return False
        self._rounds += 1
        try:
            return super().eventFilter(watched, event)
        finally:
            self._rounds -= 1
