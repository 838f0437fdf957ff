"""Mouse and keys as a person has them: what is pressed goes to the window, and is counted."""

from PySide6.QtCore import QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

TURNS = (
    4  # of the loop, in which a layout settles: what wraps makes its panel higher, that the page
)


def at_once(window):
    """Whether *window* has something left that it does as soon as there is time."""
    return any(each.isActive() and each.interval() == 0 for each in window.findChildren(QTimer))


def settle(window):
    """Let *window* do what it does at once, and its layouts settle."""
    while at_once(window):
        QApplication.processEvents()
    for _ in range(TURNS):
        QApplication.processEvents()


def come(window):
    """Let *window* show the evening or the room that was asked for, or what was taken back."""
    while getattr(window, "opening", False) or getattr(window, "moving", False):
        QApplication.processEvents()


def undo(window):
    """Take back the last act, and let *window* show it."""
    window.undo()
    come(window)


def redo(window):
    """Bring it back, and let *window* show it."""
    window.redo()
    come(window)


def click(qtbot, widget):
    """Press *widget* as a person can: it is seen, and what it opens is waited for."""
    window = widget.window()
    assert widget.isVisible(), widget
    assert widget.isEnabled(), widget
    qtbot.mouseClick(widget, LEFT)
    come(window)


def double_click(qtbot, widget):
    """Press *widget* twice in a hurry: the system calls the second press a double click."""
    for press in (qtbot.mousePress, qtbot.mouseDClick):
        press(widget, LEFT)
        qtbot.mouseRelease(widget, LEFT)


class Input:
    """What both ways of entering share: an open window, and words in its language."""

    def __init__(self, window):
        self.window = window
        self.handle = window.windowHandle()
        self.acts = 0

    @property
    def room(self):
        return self.window.room

    def name(self, *words):
        return ": ".join(self.window.look.say(word) for word in words)

    def find(self, *words):
        """Return the button that a screen reader calls *words*; there is only one in sight."""
        name = self.name(*words)
        found = [
            each
            for each in self.window.findChildren(QPushButton)
            if each.isVisible() and each.accessibleName() == name
        ]
        assert len(found) == 1, f"{name}: {len(found)}"
        return found[0]


class Mouse(Input):
    """Only the mouse: every click goes to a point of the window, whatever lies there."""

    def at(self, widget, inside=None):
        """Return where *widget* lies in the window; the wheel brings it in sight."""
        inside = inside or widget.rect().center()
        for _ in range(100):
            place = widget.mapTo(self.window, inside)
            hidden = self._scrolled_off(widget, place)
            if hidden is None:
                break
            area, steps = hidden
            middle = area.viewport().mapTo(self.window, area.viewport().rect().center())
            self.turn(middle, steps)
        return place

    def _scrolled_off(self, widget, place):
        """Return what must be scrolled, and which way, before *place* is in sight."""
        around = widget.parentWidget()
        while around is not None:
            if isinstance(around, QScrollArea):
                view = around.viewport()
                seen = QRect(view.mapTo(self.window, QPoint(0, 0)), view.size())
                if not seen.contains(place):
                    return around, (120 if place.y() < seen.top() else -120)
            around = around.parentWidget()
        return None

    def turn(self, place, steps):
        """Turn the wheel by one notch; that is an act too."""
        QTest.wheelEvent(self.handle, QPointF(place), QPoint(0, steps))
        QApplication.processEvents()
        self.acts += 1

    def click(self, widget, inside=None):
        place = self.at(widget, inside)
        under = self.window.childAt(place)
        assert under is widget or widget.isAncestorOf(under), (widget, under)
        assert widget.isEnabled(), widget
        QTest.mouseClick(self.handle, LEFT, PLAIN, place)
        come(self.window)
        self.acts += 1

    def press(self, *words):
        self.click(self.find(*words))


class Keys(Input):
    """Only the keys: each goes to the window, and to whatever has the focus in it."""

    def key(self, key, modifier=PLAIN):
        QTest.keyClick(self.handle, key, modifier)
        come(self.window)
        self.acts += 1

    def type(self, text):
        for letter in text:
            self.key(ord(letter))

    def reach(self, *widgets):
        """Press Tab until one of *widgets* has the focus."""
        for _ in range(400):
            if self.window.focusWidget() in widgets:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not reach {widgets}")

    def go_along(self, button):
        """Press a button of a row: Tab comes to the row, the arrow to the button."""
        self.reach(*button.stop.buttons)
        for _ in button.stop.buttons:
            if self.window.focusWidget() is not button:
                self.key(Qt.Key.Key_Right)
        self.push(button)

    def push(self, widget):
        self.reach(widget)
        self.key(Qt.Key.Key_Space)

    def press(self, *words):
        self.push(self.find(*words))
