"""Cash after every hand, the last round, and what the menu offers, in the window."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QKeySequence

from schafscore import __version__
from schafscore.core.journal import Terms
from schafscore.gui.last_round import LastRound
from schafscore.services.tables import Tables
from schafscore.sheets.last_round import last_dealer
from schafscore.store.sqlite import SqliteStore
from tests.gui.conftest import CATALOGUE, NAMES, Clock
from tests.gui.fingers import undo

CASH = Terms(at_once=True)


def book(qtbot, window, line):
    room = window.room
    room.foot._since.invalidate()
    qtbot.keyClicks(room.foot.keys, line)
    assert room.pad.entry is not None, line
    qtbot.keyClick(room.foot.keys, Qt.Key.Key_Return)


def chosen(window, text):
    """The entry of the menu that begins with *text*, in a submenu or not."""
    menu = window.make_menu()
    every = [*menu.actions()]
    for each in menu.actions():
        if each.menu() is not None:
            every += each.menu().actions()
    window.kept_menu = menu
    (found,) = [each for each in every if each.text().split("\t")[0] == text]
    return found


def machine(window):
    shown = [each for each in window.room.machines.machines if "Last round" in each.text()]
    return shown[0].text() if shown else ""


# Cash after every hand


def test_the_foot_and_the_notice_say_who_pays_whom_now(qtbot, make_window):
    window = make_window("en")
    window.desk.change_terms(CASH)
    window.evening_changed()
    qtbot.keyClicks(window.room.foot.keys, "abs2")
    said = window.room.foot.shares.text()
    assert said.startswith("Carl pays Anna 30, Dora pays Bernd 30")
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
    assert "Carl pays Anna 30" in window.look.say(window.room.list.foot.notice.labels[0])
    assert window.desk.evening.position.balances[window.desk.people[0]] == 30


def test_a_soloist_pays_all_three_in_one_sentence(qtbot, make_window):
    window = make_window("en")
    window.desk.change_terms(CASH)
    window.evening_changed()
    qtbot.keyClicks(window.room.foot.keys, "doe-")
    said = window.room.foot.shares.text()
    assert said.startswith("Dora pays Anna, Bernd and Carl 50 each")


def test_the_foot_and_the_notice_say_only_what_coins_the_pot_has(qtbot, make_window):
    """Fault: with a Stock of written stakes the foot told it to pay all of it in coins."""
    window = make_window("en", people=4)
    book(qtbot, window, "z")
    window.desk.change_terms(CASH)
    window.evening_changed()
    book(qtbot, window, "z")
    window.room.foot._since.invalidate()
    qtbot.keyClicks(window.room.foot.keys, "ab")
    now = "Carl and Stock pay Anna 20 each, Dora and Stock pay Bernd 20 each"
    owing = "Stock owes 40 until the end"
    assert window.room.foot.shares.text().startswith(f"{now}, {owing}")
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
    said = window.look.say(window.room.list.foot.notice.labels[0])
    assert said == f"Hand 3 booked: {now}, {owing}"
    open_ = window.desk.reckoning().outstanding
    assert [open_[who] for who in window.desk.people] == [10, 10, -10, -10]


def test_without_the_custom_nobody_is_told_to_pay(qtbot, make_window):
    window = make_window("en")
    qtbot.keyClicks(window.room.foot.keys, "abs2")
    assert window.room.foot.shares.text().startswith("Anna plus 30")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_who_pays_whom_has_room(qtbot, make_window, size):
    window = make_window("de", size=size)
    window.desk.change_terms(CASH)
    window.evening_changed()
    window.look.tools.trace = []
    qtbot.keyClicks(window.room.foot.keys, "ab")
    window.grab()
    written = [each for each in window.look.tools.trace if each.owner == "Foot"]
    assert written
    assert all("…" not in each.text for each in written)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
@pytest.mark.parametrize("language", ["de", "en", "ru"])
def test_every_payment_of_a_long_addition_has_a_line_to_stand_in(
    qtbot, make_window, language, size
):
    """Fault: three payments were painted over each other in the room of two."""
    window = make_window(language, people=4, size=size)
    book(qtbot, window, "z")
    window.desk.change_terms(CASH)
    window.evening_changed()
    book(qtbot, window, "z")
    window.look.tools.trace = []
    qtbot.keyClicks(window.room.foot.keys, "abs3")
    window.grab()
    foot, look = window.room.foot, window.look
    parts = [each for each in (foot.shares, foot.others) if not each.isHidden()]
    written = [each for each in look.tools.trace if each.owner == "Foot" and "…" in each.text]
    assert not [each.text for each in written if "+" not in each.text]
    told = [look.say(each) for part in parts for each in part.cash]
    assert told == [look.say(each) for each in foot.cash]
    for part in parts:
        assert len(part.paying(part.width())) * look.px(20) <= part.height()


# The last round


def test_the_last_round_ends_when_everybody_has_dealt_equally_often(qtbot, make_window, tables):
    window = make_window("en")
    for _ in range(2):
        book(qtbot, window, "z")
    assert not machine(window)
    chosen(window, "Last round").trigger()
    assert "3" in machine(window)
    for _ in range(3):
        assert machine(window)
        book(qtbot, window, "z")
    dealt = [line.table.dealer for line in window.desk.evening.hands]
    assert sorted(dealt) == sorted(window.desk.people)
    assert "3" not in machine(window)
    undo(window)
    assert "1" in machine(window)
    again = make_window("en", desk=tables.open(window.desk.record.id))
    assert "1" in machine(again)


def test_the_last_round_of_even_deals_is_one_more_and_can_be_taken_back(qtbot, make_window):
    window = make_window("en", people=4)
    chosen(window, "Last round").trigger()
    assert "4" in machine(window)
    entry = chosen(window, "Last round")
    assert entry.isChecked()
    entry.trigger()
    assert not machine(window)


def test_the_last_round_of_an_evening_is_not_that_of_one_with_its_number_in_another_file(
    make_desk, tmp_path
):
    """Fault: a copy that took the place of the file gave the number, and so the end, to another."""
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    one, elsewhere = make_desk(), SqliteStore(None)
    other_file = Tables(elsewhere, Clock(), CATALOGUE, {}, example=None, scratch=None)
    other = other_file.new(one.rules, NAMES, NAMES[-1], "", "")
    assert (other.record.id, other.record.uid == one.record.uid) == (one.record.id, False)
    LastRound(one, settings).announce()
    assert LastRound(one, settings).announced
    assert not LastRound(other, settings).announced
    LastRound(one, settings).announce()  # taken back
    assert not settings.allKeys()
    elsewhere.close()


# The menu


def test_the_menu_has_every_room_with_its_key(qtbot, make_window):
    window = make_window("en")
    for number, (name, tab) in enumerate(window.bar.tabs.items(), 1):
        entry = chosen(window, tab.choice.label)
        assert entry.text().endswith(f"F{number}")
        entry.trigger()
        assert window.room is window.rooms[name]
        window.go("table")
        qtbot.keyClick(window, getattr(Qt.Key, f"Key_F{number}"))
        assert window.room is window.rooms[name]
        window.go("table")
    for word, keys in (("Undo", "Ctrl+Z"), ("Redo", "Ctrl+Y")):
        as_named = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        assert chosen(window, word).text().endswith(as_named)


def test_the_menu_leads_to_the_people_and_the_log(qtbot, make_window):
    window = make_window("en")
    chosen(window, "People and seats").trigger()
    assert window.room is window.rooms["people"]
    window.go("table")
    chosen(window, "Log").trigger()
    assert window.room.beside is not None


def test_every_entry_of_the_menu_has_one_place_wherever_one_is(make_window):
    window = make_window("en")

    def entries():
        return [each.text() for each in window.make_menu().actions()]

    first = entries()
    assert "Last round" in first
    for room in ("settlement", "rules", "people"):
        window.go(room)
        assert entries() == first, room


@pytest.mark.parametrize("room", ["rules", "people"])
def test_what_the_menu_offers_is_done_at_the_table_where_it_is_seen(make_window, room):
    window = make_window("en")
    window.go(room)
    chosen(window, "Log").trigger()
    assert window.room is window.rooms["table"]
    assert window.room.beside is not None
    window.go(room)
    chosen(window, "Last round").trigger()
    assert window.room.beside is None
    assert machine(window)


def test_the_menu_says_version_licence_and_folder(qtbot, make_start, tmp_path):
    window = make_start("en", folder=tmp_path)
    chosen(window, "About schafscore").trigger()
    said = window.complaint.sentence.text()
    assert __version__ in said
    assert "GPL" in said
    assert str(tmp_path) in said


def test_where_the_last_round_ends_is_said_and_no_hand_is_taken_back_by_it(qtbot, make_window):
    """Fault: whose deal is the last was said nowhere."""
    window = make_window("en")
    for _ in range(2):
        book(qtbot, window, "z")
    chosen(window, "Last round").trigger()
    who = window.desk.names[last_dealer(window.desk.evening, 1)]
    assert f"until {who} has dealt" in machine(window)
    assert window.complaint.sentence.text() == f"Last round: until {who} has dealt"
    # The way back beside the list takes back a hand, so it is none of this.
    assert not any("Last round" in window.look.say(each) for each in window.room.notice.labels)
