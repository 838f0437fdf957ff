"""Rooms that one may come to next are made ahead, and none of it is in the way."""

import gc
from dataclasses import replace
from itertools import pairwise
from weakref import ref

import pytest
from PySide6.QtCore import QEvent, QObject, Qt

from schafscore.core.variant import rules
from schafscore.gui.entry import _questions
from schafscore.gui.shell import Ahead
from schafscore.services.pad import Pad, dump_pad
from schafscore.services.ports import StoreError
from tests.gui.conftest import CATALOGUE
from tests.gui.fingers import come, undo


@pytest.fixture
def window(make_window):
    opened = make_window("en")
    opened._pause.stop()
    return opened


def steps(window):
    """Take every step; return after each which rooms are made, and which have their page."""
    taken = []
    window._pause.start()
    while window._pause.isActive():
        window._pause.stop()
        window._go_ahead()
        taken.append((set(window.rooms), set(window.scrolls)))
    return taken


def test_rooms_of_the_evening_are_made_ahead_in_short_steps(window):
    """A room and its page in one step kept the window for 60 ms."""
    wanted = {name for name, each in window.offers.items() if each.ahead is Ahead.MEANWHILE}
    assert {"settlement", "rules"} <= wanted
    assert set(window.rooms) == {"table"}
    taken = steps(window)
    assert set(window.rooms) == set(window.scrolls) == {"table", *wanted}
    for before, after in pairwise(taken):
        assert sum(len(now - then) for then, now in zip(before, after, strict=True)) <= 1
    assert window.room is window.rooms["table"]
    made = window.rooms["settlement"]
    window.go("settlement")
    assert window.room is made


def test_a_room_that_was_made_ahead_and_has_no_page_yet_is_the_one_that_is_shown(window):
    while "settlement" not in window.rooms:
        window._go_ahead()
    made = window.rooms["settlement"]
    assert "settlement" not in window.scrolls
    window.go("settlement")
    assert window.room is made
    window.close_evening()
    assert set(window.rooms) == set(window.scrolls) == {"start"}


def test_the_pad_of_every_kind_is_made_ahead_and_the_table_looks_as_it_did(window):
    entry, before = window.room.entry, window.grab().toImage()
    steps(window)
    assert window.grab().toImage() == before
    made = dict(entry.pages)
    for kind in entry.pad.kinds:
        window.room.take(entry.pad.choose(kind))
        assert entry.pages == made, kind.kind


def test_the_pad_of_a_game_that_is_played_no_more_is_not_made(window):
    """What is left to be made was asked for under other rules."""
    entry = window.room.entry
    going = entry.ahead()
    next(going)
    german = CATALOGUE.variants["german"]
    entry.show_pad(Pad(rules(german, german.tariff()), window.desk.table))
    made = set(entry.pages)
    list(going)
    assert {kind for kind, _, _ in entry.pages.keys() - made} <= set(entry.pad.kinds)


def test_what_was_made_ahead_has_the_look_of_now_when_one_comes_there(window):
    steps(window)
    window.set_percent(130)
    room = window.rooms["rules"]
    assert room.look.percent == 100
    window.go("rules")
    assert room.look.percent == 130


def test_a_room_that_went_with_its_evening_is_not_made_ready(window, monkeypatch):
    while "settlement" not in window.rooms:
        window._go_ahead()

    def broken(shell):
        raise StoreError("unreadable")

    table = window.offers["table"]
    monkeypatch.setitem(window.offers, "table", replace(table, make=broken))
    with pytest.raises(StoreError):
        window.open_evening(window.desk)
    window._go_ahead()
    assert "settlement" not in window.rooms


@pytest.fixture
def start(make_start):
    opened = make_start("en")
    opened._pause.stop()
    return opened


def begin(window, preset, people=("Anna", "Bernd", "Carl", "Dora")):
    """Begin an evening of *people* without opening it."""
    known = window.tables.people
    seated = [known.find(name) or name for name in people]
    return window.tables.new(window.tables.presets[preset], seated)


def test_the_table_is_laid_before_an_evening_is_chosen_and_taken_as_it_is(start):
    steps(start)
    assert set(start.rooms) == {"start", "new", "table"}
    laid = start.rooms["table"]
    assert not laid._watch.isActive()  # nothing is to be looked after yet
    desk = begin(start, "bav.wirtshaus")
    start.open_evening(desk)
    assert start.room is laid
    assert laid.desk is desk
    assert laid._watch.isActive()
    assert [card.seat.name for card in laid.cards[:4]] == ["Anna", "Bernd", "Carl", "Dora"]
    assert laid.list.model.rows == []
    start.close_evening()
    assert "table" not in start.rooms  # it has been used, and goes with its evening
    assert not laid._watch.isActive()


def test_a_game_with_another_board_is_not_shown_at_the_table_that_was_laid(start):
    steps(start)
    laid = start.rooms["table"]
    desk = begin(start, "german.91")
    start.open_evening(desk)
    assert start.room is not laid
    assert start.room.desk is desk
    assert start.room.board.over is not None  # the slate


def test_a_half_entered_hand_is_asked_about_at_the_table_that_was_laid(start):
    desk = begin(start, "bav.wirtshaus")
    start.open_evening(desk)
    start.room._typed("a b s")
    start.close_evening()
    steps(start)
    laid = start.rooms["table"]
    assert not laid.notice.asking
    start.open_evening(start.tables.desk(desk.record))
    assert start.room is laid
    assert laid.notice.asking
    assert dump_pad(laid.pad) == desk.draft


def test_what_is_laid_ahead_has_the_rules_of_the_evening_that_is_opened(start):
    begin(start, "bav.short")
    steps(start)
    desk = begin(start, "bav.wirtshaus")
    start.open_evening(desk)
    entry = start.room.entry
    assert entry.pad.rules == desk.rules
    shown = entry._stack.currentWidget()
    (kind, asked, _) = next(key for key, page in entry.pages.items() if page is shown)
    assert (kind, asked) == (entry.pad.host, tuple(_questions(entry.pad)))
    assert len(entry.pages) == 2  # that of the other rules asks something else


def test_an_evening_is_opened_in_turns_and_a_second_press_opens_no_other(start):
    desk, other = begin(start, "bav.wirtshaus"), begin(start, "bav.short")
    start.sit_down(desk)
    assert start.opening
    assert start.room is start.rooms["start"]  # it stays until the table is whole
    start.sit_down(other)
    undo(start)
    come(start)
    assert start.room.desk is desk
    assert start.desk is desk


@pytest.mark.parametrize("page", ["again", "new"])
def test_a_double_click_begins_one_evening(qtbot, start, page):
    begin(start, "bav.wirtshaus")
    start.go(page if page in start.offers else "start")
    room = start.room
    if page == "new":
        for person in list(start.tables.people.names)[:4]:
            qtbot.keyClicks(room.people.name, start.tables.people.names[person])
            qtbot.keyClick(room.people.name, Qt.Key.Key_Return)
    go = room.foot.go if page == "new" else room.again.go
    assert go.isEnabled()
    before = len(start.tables.sessions())
    qtbot.mouseClick(go, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(go, Qt.MouseButton.LeftButton)
    come(start)
    assert len(start.tables.sessions()) == before + 1
    assert start.room is start.rooms["table"]


def test_what_one_goes_to_while_an_evening_opens_is_shown_at_last(start):
    start.sit_down(begin(start, "bav.wirtshaus"))
    start.go("rules")
    assert start.room is start.rooms["rules"]
    assert not start.opening


def test_one_leaves_while_an_evening_opens_and_is_at_the_start(start):
    """The table was looked for, which had just gone: `KeyError`."""
    start.sit_down(begin(start, "bav.wirtshaus"))
    start._turns._go_on()
    start.close_evening()
    assert not start.opening
    assert start.room is start.rooms["start"]
    assert start.desk is None


def test_an_evening_that_cannot_be_shown_is_complained_of(start, monkeypatch):
    def broken(shell):
        raise StoreError("unreadable")

    start._ahead = iter(())
    monkeypatch.setitem(start.offers, "table", replace(start.offers["table"], make=broken))
    start.sit_down(begin(start, "bav.wirtshaus"))
    come(start)
    assert not start.opening
    assert start.complaint.isVisible()


def test_a_room_that_was_left_is_let_go_of_without_a_search_for_rings(window, qapp):
    """The search came at some later time, in the middle of a press, and took 200 ms."""
    steps(window)
    table = window.room
    parts = [ref(each) for each in (table, *table.findChildren(QObject))]
    del table
    gc.collect()
    gc.disable()
    try:
        window.close_evening()
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        window._go_ahead()
        left = sum(part() is not None for part in parts)
    finally:
        gc.enable()
    assert left < len(parts) / 100
