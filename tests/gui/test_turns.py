"""Steps that follow each other with the turns of the loop."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from schafscore.gui.turns import Turns


@pytest.fixture
def turns(qapp):
    parent = QObject()
    made = Turns(parent)
    made.kept = parent
    return made


def noted(notes, *names):
    for name in names:
        notes.append(name)
        yield


def wait(turns):
    while turns.busy:
        QApplication.processEvents()


def test_the_first_step_is_done_at_once_and_each_other_one_in_its_turn(turns):
    notes, done = [], []
    turns.done.connect(lambda: done.append(list(notes)))
    turns.run(noted(notes, "a", "b", "c"))
    assert (notes, turns.busy, done) == (["a"], True, [])
    wait(turns)
    assert notes == ["a", "b", "c"]
    assert done == [["a", "b", "c"]]


def test_what_is_left_can_be_done_at_once_and_is_done_once(turns):
    notes, done = [], []
    turns.done.connect(lambda: done.append(True))
    turns.run(noted(notes, "a", "b"))
    turns.finish()
    turns.finish()
    assert (notes, turns.busy, done) == (["a", "b"], False, [True])


def test_what_is_left_of_others_is_not_done(turns):
    notes = []
    turns.run(noted(notes, "a", "b"))
    turns.run(noted(notes, "x", "y"))
    wait(turns)
    assert notes == ["a", "x", "y"]
    done = []
    turns.done.connect(lambda: done.append(True))
    turns.run(noted(notes, "before", "never"))
    turns.run(iter(()))
    assert (done, turns.busy) == ([True], False)
    turns.run(noted(notes, "last", "never"))
    turns.drop()
    assert not turns.busy
    QApplication.processEvents()
    assert notes[-1] == "last"


def test_a_step_that_fails_is_the_last_one(turns):
    notes, done = [], []
    turns.done.connect(lambda: done.append(True))

    def failing():
        notes.append("a")
        yield
        raise ValueError("broken")

    turns.run(failing())
    with pytest.raises(ValueError, match="broken"):
        turns.finish()
    assert (notes, turns.busy, done) == (["a"], False, [])


def test_a_window_that_is_closed_while_an_evening_opens_opens_nothing(make_start):
    window = make_start("de")
    desk = window.tables.new(
        window.tables.presets["bav.wirtshaus"], ["Resi", "Sepp", "Vroni", "Hans"]
    )
    window.sit_down(desk)
    assert window.opening
    window.close()
    assert not window.opening
    QApplication.processEvents()
    assert window.room is window.rooms["start"]
