"""What another program does to the evenings is seen at the start while one looks at it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from schafscore.services.tables import Tables
from schafscore.store.sqlite import SqliteStore
from tests.gui.conftest import CATALOGUE, Clock
from tests.gui.fingers import click
from tests.gui.test_start import FIVE, choose, focus, play, settle


@pytest.fixture
def store(tmp_path):
    kept = SqliteStore(tmp_path / "evenings.db")
    yield kept
    kept.close()


@pytest.fixture
def elsewhere(store, stocked, tmp_path):
    """The same file in another program."""
    other = SqliteStore(tmp_path / "evenings.db")
    yield Tables(other, Clock(), CATALOGUE, stocked.presets, example=None, scratch=None)
    other.close()


@pytest.fixture
def evening(stocked):
    return play(stocked.new(stocked.presets["bav.wirtshaus"], FIVE, FIVE[-1], "Ochsen", "Bogen"))


@pytest.fixture
def room(qtbot, evening, make_start):
    made = make_start("de").room
    settle(qtbot, made)
    return made


def names(room):
    return [each.name for each in room.list.every]


def begin(tables, title):
    people = [tables.people.find(each) for each in FIVE]
    return tables.new(tables.presets["bav.wirtshaus"], people, title=title)


SOON = 2000


def test_an_evening_begun_by_another_program_is_seen_at_the_start(qtbot, room, elsewhere):
    """Fault: it was seen only by who left the start and came back."""
    begin(elsewhere, "Kirchweih")
    qtbot.waitUntil(lambda: names(room) == ["Kirchweih", "Ochsen"], timeout=SOON)
    assert room.go_on.title.text() == "Kirchweih"


def test_the_first_evening_of_all_is_seen_at_the_start(qtbot, make_start, elsewhere):
    room = make_start("de").room
    assert not room.list.isVisible()
    elsewhere.new(elsewhere.presets["bav.wirtshaus"], FIVE, title="Kirchweih")
    qtbot.waitUntil(lambda: names(room) == ["Kirchweih"], timeout=SOON)
    assert room.go_on.isVisible()


def test_a_hand_booked_by_another_program_is_seen_at_the_start(qtbot, room, elsewhere):
    play(elsewhere.open(elsewhere.last().id), 3)
    qtbot.waitUntil(lambda: room.go_on.stand.text().startswith("5 Spiele"), timeout=SOON)
    click(qtbot, room.go_on.go)
    assert len(room.shell.desk.evening.hands) == 5


def test_an_evening_removed_or_renamed_by_another_program_is_so_at_the_start(
    qtbot, room, elsewhere, evening
):
    begin(elsewhere, "Kirchweih")
    qtbot.waitUntil(lambda: len(names(room)) == 2, timeout=SOON)
    elsewhere.open(evening.record.id).retitle("Hirsch", "")
    qtbot.waitUntil(lambda: "Hirsch" in names(room), timeout=SOON)
    elsewhere.remove(elsewhere.last().id)
    qtbot.waitUntil(lambda: names(room) == ["Hirsch"], timeout=SOON)


def test_the_evening_one_has_chosen_stays_chosen_when_another_one_comes(qtbot, room, elsewhere):
    choose(qtbot, room, 0)
    begin(elsewhere, "Kirchweih")
    qtbot.waitUntil(lambda: len(names(room)) == 2, timeout=SOON)
    assert room.list.chosen.name == "Ochsen"
    assert room.list.shown_foot == "acts"


def test_a_name_that_is_being_typed_is_not_taken_away(qtbot, room, elsewhere):
    choose(qtbot, room, 0)
    click(qtbot, room.list.rename)
    qtbot.keyClicks(room.list.name, " II")
    begin(elsewhere, "Kirchweih")
    qtbot.wait(1200)
    assert room.list.name.isVisible()
    assert focus(room.list.name)
    qtbot.keyClick(room.list.name, Qt.Key.Key_Return)
    assert set(names(room)) == {"Ochsen II", "Kirchweih"}


def test_what_is_searched_and_who_is_here_stay_when_another_evening_changes(
    qtbot, room, elsewhere, evening
):
    begin(elsewhere, "Kirchweih")
    qtbot.waitUntil(lambda: len(names(room)) == 2, timeout=SOON)
    click(qtbot, next(iter(room.again.row.buttons.values())))
    click(qtbot, room.list.search)
    qtbot.keyClicks(room.list.search, "och")
    here = set(room.again.here)
    elsewhere.open(evening.record.id).retitle("Ochsen am See", "")
    qtbot.waitUntil(lambda: "Ochsen am See" in names(room), timeout=SOON)
    assert [each.name for each in room.list.model.rows] == ["Ochsen am See"]
    assert room.again.here == here
    assert len(here) == 4
    assert focus(room.list.search)


def test_nobody_looks_at_the_file_from_a_start_that_is_not_seen(qtbot, room):
    assert room._watch.isActive()
    click(qtbot, room.go_on.go)
    QApplication.processEvents()
    assert not room._watch.isActive()
