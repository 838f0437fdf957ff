"""Everything that can be pressed: in every view of `pictures`, each control once, as it is seen.

What stands behind a press that nobody thought of fails here, and how long the window is busy with
each is what the benchmark of the handlers tells.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from time import perf_counter
from unittest.mock import patch

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QWidget,
)

from schafscore.core.journal import Hand
from schafscore.services.tables import Tables
from tests.gui.checks import title
from tests.gui.fingers import at_once
from tests.gui.pictures import Picture, Setting, Studio, rest

ENTER = "(enter)"  # coming to a view, which may be several presses
AHEAD = "(ahead)"  # what is made while nobody does anything
MOST_PRESSES = 1000  # in one view; the richest has about 150
AMOUNT = re.compile(r"[€\u2212]*\d+[.,]\d\d(\xa0€)?")


@dataclass(frozen=True)
class Pressed:
    """One press: in which view and on what.

    *seconds* is the time until all it changed was painted, *longest* that of the longest turn of
    the loop in between: so long nothing else could be pressed.
    """

    view: str
    control: str
    seconds: float
    longest: float

    def __str__(self) -> str:
        times = f"{self.longest * 1e3:7.1f} ms, painted after {self.seconds * 1e3:5.1f}"
        return f"{times}  {self.view}: {self.control}"


def controls(window: QWidget) -> list[QWidget]:
    """Return what can be pressed in *window* now, a field for numbers as its line."""
    return [
        each
        for kind in (QAbstractButton, QLineEdit, QAbstractItemView)
        for each in window.findChildren(kind)
        if each.isVisible() and each.isEnabled()
    ]


def press(control: QWidget) -> None:
    """Press *control*: a click, in a field a digit, in a list the way up."""
    if isinstance(control, QAbstractButton):
        QTest.mouseClick(control, Qt.MouseButton.LeftButton)
        return
    control.setFocus()
    QTest.keyClick(control, Qt.Key.Key_1 if isinstance(control, QLineEdit) else Qt.Key.Key_Up)


def seen(act, window: QWidget) -> tuple[float, float]:
    """Return the seconds from *act* until nothing is left to be painted, and of the longest turn.

    The turns are the act itself, what it left to be laid out, and then whatever *window* does at
    once, with the painting: what a person waits for if he presses again just then.
    """
    turns = [_timed(turn) for turn in (act, QApplication.sendPostedEvents, let_go)]
    while True:
        turns.append(_timed(QApplication.processEvents))
        if not at_once(window):
            return sum(turns), max(turns)


def let_go() -> None:
    """Let go of what was told to go later: only a loop that runs does that by itself."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _timed(turn) -> float:
    start = perf_counter()
    turn()
    return perf_counter() - start


def _kind(control: QWidget) -> str:
    """Name *control* without amounts: a payment ticked leaves others, for ever other amounts."""
    return AMOUNT.sub("€", title(control))


def furnish_ahead(window: QWidget, view: str) -> Iterator[Pressed]:
    """Let *window* make the rooms that it makes while nobody does anything, step by step."""
    while window._pause.isActive():
        window._pause.stop()
        yield Pressed(view, AHEAD, *seen(window._go_ahead, window))


def presses(made: Studio, picture: Picture, setting: Setting) -> Iterator[Pressed]:
    """Come to *picture* and press everything there; where a press leads away, come back."""
    window = made.window(picture.home, setting)
    entered = seen(lambda: made.show(picture, setting), window)
    yield Pressed(picture.name, ENTER, *entered)
    yield from furnish_ahead(window, picture.name)
    room, done = window.room, set()
    while control := next((each for each in controls(window) if _kind(each) not in done), None):
        name = title(control)
        done.add(_kind(control))
        assert len(done) < MOST_PRESSES, f"each press shows something new to press: {sorted(done)}"
        yield Pressed(picture.name, name, *seen(lambda control=control: press(control), window))
        while (popup := QApplication.activePopupWidget()) is not None:
            assert popup.close(), f"{title(popup)} stays open"
        rest(window)
        if window.room is not room:
            made.show(picture, setting)
            let_go()
            yield from furnish_ahead(window, picture.name)
            room = window.room


def lengthen(tables: Tables, hands: int) -> None:
    """Let the example be kept, and go on with its own hands until there are as many as *hands*."""
    shown = tables.example()
    writings = list(shown.evening.writings)
    played = [each for each in writings if isinstance(each, Hand)]
    for number in range(len(shown.rows()) + 1, hands + 1):
        again = played[(number - 1) % len(played)]
        writings.append(replace(again, hand=1000 + number))
    for name in shown.names.values():
        if tables.people.find(name) is None:
            tables.people.named(name)
    tables.example = lambda: tables.begin(writings, shown.record.opened_at, shown.record.title)


@contextmanager
def nobody_asked():
    """Let no dialog of the system come up: its time is not ours, and nobody would answer it."""
    nowhere = staticmethod(lambda *_, **__: ("", ""))
    with (
        patch.object(QFileDialog, "getSaveFileName", nowhere),
        patch.object(QFileDialog, "getOpenFileName", nowhere),
        patch.object(QDialog, "open", lambda *_: None),
    ):
        yield
