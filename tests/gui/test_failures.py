"""What goes wrong is said in a sentence; the window stays usable and nothing is lost."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from schafscore.bootstrap import LinguistSpeech, start
from schafscore.gui.mishaps import REPORTS, Mishaps
from schafscore.gui.program import open_window
from schafscore.gui.window import Window
from schafscore.services.ports import StoreError
from schafscore.store.failures import FULL
from schafscore.store.sqlite import SqliteStore
from schafscore.variants.bavarian import Rufspiel

ROOT = Path(__file__).parents[2]
NAMES = ["Anna", "Bernd", "Carl", "Dora"]


def type_line(qtbot, window, line):
    qtbot.keyClicks(window.room.foot.keys, line)
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)


def said(window):
    return window.complaint.sentence.text() if window.complaint.isVisible() else ""


# Our own mistakes


def fail(mishaps, message="Anna owes 30"):
    try:
        raise ZeroDivisionError(message)
    except ZeroDivisionError as error:
        mishaps.take(type(error), error, error.__traceback__)


def test_a_mistake_of_ours_is_reported_once_without_names(qtbot, tmp_path, capsys):
    mishaps, told = Mishaps(tmp_path, lambda: 17), []
    mishaps.told.connect(told.append)
    fail(mishaps)
    fail(mishaps)
    (report,) = tmp_path.glob("report-*.txt")
    text = report.read_text(encoding="utf-8")
    assert "writings: 17" in text
    assert "ZeroDivisionError" in text
    assert "test_failures.py" in text
    assert "Anna" not in text
    assert len(told) == 1
    assert dict(told[0].values) == {"file": str(report)}


def test_where_no_report_can_be_written_it_is_said_all_the_same(qtbot, tmp_path):
    mishaps, told = Mishaps(tmp_path / "missing", lambda: 0), []
    mishaps.told.connect(told.append)
    fail(mishaps)
    assert len(told) == 1
    assert "report" not in told[0]


def test_only_the_last_reports_are_kept(qtbot, tmp_path):
    for number in range(REPORTS + 3):
        (tmp_path / f"report-2026-01-{number:02}.txt").touch()
    fail(Mishaps(tmp_path, lambda: 0))
    assert len(list(tmp_path.glob("report-*.txt"))) == REPORTS


BROKEN = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from schafscore.gui import program

opened = program.open_window

def broken(app, language=""):
    window = opened(app, language)
    def fail():
        raise LookupError("secret")
    def go_on():
        room = window.room
        room.foot.keys.setText("z")
        room._typed("z")
        room.book()
        print(window.complaint.isVisible(), len(window.desk.evening.hands), flush=True)
        QApplication.exit(0)
    QTimer.singleShot(50, fail)
    QTimer.singleShot(250, go_on)
    return window

program.open_window = broken
sys.exit(program.run())
"""


def test_after_a_mistake_in_a_slot_one_can_go_on_and_everything_is_there(tmp_path):
    app = start(home=tmp_path)
    session = app.tables.new(app.tables.presets["bav.wirtshaus"], NAMES).record.id
    app.close()
    environment = {**os.environ, "SCHAFSCORE_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", BROKEN],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["True", "1"]
    (report,) = tmp_path.glob("report-*.txt")
    assert "secret" not in report.read_text(encoding="utf-8")
    again = start(home=tmp_path)
    assert len(again.tables.open(session).evening.hands) == 1
    again.close()


# The file


@pytest.fixture
def file(tmp_path):
    return tmp_path / "evenings.db"


@pytest.fixture
def app(qapp, tmp_path):
    started = start(home=tmp_path, speech=LinguistSpeech("en", qapp))
    started.tables.new(started.tables.presets["bav.wirtshaus"], NAMES, title="Ochsen")
    yield started
    started.close()


@pytest.fixture
def window(qtbot, app):
    opened = open_window(app)
    qtbot.addWidget(opened, before_close_func=lambda closing: closing.close())
    opened.look.tools.motion = False
    opened.show()
    opened.activateWindow()
    qtbot.waitExposed(opened)
    return opened


def fill(desk):
    """Use the pages that are there."""
    for _ in range(200):
        desk.note("x" * 500)


def test_a_full_disk_is_said_and_the_hand_can_be_booked_again(qtbot, window, app):
    pages = app.store._db.execute("PRAGMA page_count").fetchone()[0]
    app.store._db.execute(f"PRAGMA max_page_count = {pages}").fetchall()
    with pytest.raises(StoreError):
        fill(window.desk)
    hands = len(window.desk.evening.hands)
    line = "ab s2"
    for _ in range(20):
        type_line(qtbot, window, line)
        if said(window):
            break
        window.room.foot._since.invalidate()
        hands += 1
    assert said(window) == window.look.say(FULL)
    assert len(window.desk.evening.hands) == hands
    assert window.room.foot.keys.text().replace(" ", "") == line.replace(" ", "")
    assert window.room.foot.go.isEnabled()
    app.store._db.execute("PRAGMA max_page_count = 1000000").fetchall()
    qtbot.mouseClick(window.complaint.close_button, Qt.MouseButton.LeftButton)
    assert not said(window)
    qtbot.wait(window.room.foot.GUARD + 20)
    qtbot.mouseClick(window.room.foot.go, Qt.MouseButton.LeftButton)
    assert len(window.desk.evening.hands) == hands + 1


def test_a_file_that_became_read_only_is_said(qtbot, window, app):
    app.store._db.execute("PRAGMA query_only = ON")
    type_line(qtbot, window, "ab")
    assert said(window) == "This file cannot be written to"
    assert not window.desk.evening.hands
    assert window.room.cards[0].isChecked()


def test_what_could_not_be_kept_half_entered_is_kept_on_leaving(qtbot, window, app):
    app.store._db.execute("PRAGMA query_only = ON")
    qtbot.keyClicks(window.room.foot.keys, "cd")
    qtbot.waitUntil(lambda: bool(said(window)), timeout=2000)
    assert said(window) == "This file cannot be written to"
    desk = window.desk
    assert not desk.draft
    app.store._db.execute("PRAGMA query_only = OFF")
    window.close()
    assert '"declarer"' in desk.draft


def test_who_locks_the_file_is_waited_for_and_then_said(qtbot, window, app, file):
    app.store._db.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(file)
    other.execute("BEGIN IMMEDIATE")
    type_line(qtbot, window, "ab")
    assert said(window) == "Another program is writing to this file; try again"
    assert not window.desk.evening.hands
    other.rollback()
    other.close()
    qtbot.wait(window.room.foot.GUARD + 20)
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
    assert len(window.desk.evening.hands) == 1


def test_a_second_program_is_noticed_within_a_second_and_takes_nothing_away(
    qtbot, window, app, file
):
    other = SqliteStore(file)
    desk = type(window.desk)(other, app.tables._clock, app.tables.catalogue, window.desk.record)
    qtbot.keyClicks(window.room.foot.keys, "cd s")
    desk.book(Rufspiel(declarer=desk.people[0], partner=desk.people[1], result=70))
    qtbot.waitUntil(lambda: window.room.list.model.rowCount() == 1, timeout=1000)
    assert window.room.foot.keys.text().replace(" ", "") == "cds"
    assert window.room.cards[2].isChecked()
    assert not said(window)
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
    assert len(window.desk.evening.hands) == 2
    assert len(desk._store.journal(desk.record.id)) == 3
    other.close()


@pytest.mark.parametrize("noticed", [True, False])
def test_the_undo_beside_a_booking_takes_back_no_hand_of_another_program(
    qtbot, window, app, file, noticed
):
    type_line(qtbot, window, "abs2")
    notice, other = window.room.notice, SqliteStore(file)
    assert notice.isVisible()
    desk = type(window.desk)(other, app.tables._clock, app.tables.catalogue, window.desk.record)
    desk.book(Rufspiel(declarer=desk.people[2], partner=desk.people[3], result=70))
    if noticed:
        qtbot.waitUntil(lambda: window.room.list.model.rowCount() == 2, timeout=1500)
        assert not notice.isVisible()
    notice.back_asked.emit()
    assert len(window.desk.evening.hands) == 2
    assert not notice.isVisible()
    other.close()


def test_an_evening_that_another_program_removed_is_left(qtbot, window, app, file):
    other = SqliteStore(file)
    other.remove(window.desk.record.id)
    qtbot.waitUntil(lambda: window.desk is None, timeout=1500)
    assert said(window) == "This evening is no longer there"
    other.close()


def test_an_evening_that_cannot_be_read_keeps_nobody_from_the_others(qtbot, app, file):
    with sqlite3.connect(file) as plain:
        plain.execute(
            "INSERT INTO writing (session, place, act, at, body) "
            'SELECT session, 1, 1, at, \'{"writing": "halma"}\' FROM writing'
        )
    plain.close()
    window = open_window(app)
    qtbot.addWidget(window, before_close_func=lambda closing: closing.close())
    window.show()
    qtbot.waitExposed(window)
    assert window.desk is None
    assert window.room is not None
    assert "cannot be read" in window.room.told.text()
    assert window.room.told.isVisible()
    assert said(window) == ""  # Fault: it was said in the window too


def test_an_evening_that_is_damaged_is_said_once_at_the_start_of_the_program(qtbot, app, file):
    """Fault: the window said it above the start, and the start a second time."""
    (ochsen,) = app.tables.sessions()
    app.tables.again(ochsen.id, title="Post")
    for each in app.backups():
        each.file.unlink()
    with app.store.connection as connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        connection.execute("DROP TRIGGER writing_is_not_changed")
        spoil = """UPDATE writing SET body = replace(body, '"opening"', "'opening'")"""
        connection.execute(f"{spoil} WHERE session = (SELECT max(session) FROM writing)")
    app.open_again()
    window = open_window(app)
    qtbot.addWidget(window, before_close_func=lambda closing: closing.close())
    window.show()
    qtbot.waitExposed(window)
    assert window.room.told.text().startswith("Post: This evening is damaged")
    assert said(window) == ""
    with app.store.connection as connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        connection.execute(spoil)
    app.open_again()
    again = open_window(app)
    qtbot.addWidget(again, before_close_func=lambda closing: closing.close())
    again.show()
    qtbot.waitExposed(again)
    assert again.room.told.text().startswith("Post: This evening is damaged")
    assert "Ochsen (" in said(again)  # the other one, which nobody named
    assert "Post" not in said(again)


def test_an_evening_that_cannot_be_reckoned_is_named_and_saved_as_raw_text(
    qtbot, app, file, tmp_path
):
    """Fault: it was a mistake of the program at every start, and no list said which evening."""
    (old,) = app.tables.sessions()
    app.tables.again(old.id, title="Post")
    with sqlite3.connect(file) as plain:
        plain.execute("DROP TRIGGER writing_is_not_changed")
        plain.execute(
            """UPDATE writing SET body = replace(body, '"dealer": ', '"dealer": 7')
            WHERE session = (SELECT max(session) FROM writing)"""
        )
    plain.close()
    window = open_window(app)
    qtbot.addWidget(window, before_close_func=lambda closing: closing.close())
    window.show()
    qtbot.waitExposed(window)
    assert window.desk is None
    room = window.room
    assert room.told.text().startswith("Post: This evening cannot be reckoned")
    assert said(window) == ""
    qtbot.waitUntil(lambda: not room._idle.isActive())
    assert {each.name: each.spoilt for each in room.list.every}["Post"]
    spoilt = next(at for at, each in enumerate(room.list.model.rows) if each.spoilt)
    room.list.view.setCurrentIndex(room.list.model.index(spoilt))
    assert not room.list.open.isVisible()
    raw = tmp_path / "raw.txt"
    room.ask_where = lambda *_: str(raw)
    QApplication.processEvents()
    qtbot.mouseClick(room.list.raw, Qt.MouseButton.LeftButton)
    assert '"dealer": 7' in raw.read_text(encoding="utf-8")
    window.open_evening(app.tables.open(old.id))
    assert window.desk.record.id == old.id


@pytest.mark.parametrize("percent", [100, 200])
def test_a_long_sentence_has_room(qtbot, make_window, percent):
    window = make_window("de", size=(1024, 600), percent=percent)
    window.complain("Der Ordner /home/bernd/Dokumente/Stammtisch ist voll. " * 4)
    complaint = window.complaint
    assert complaint.isVisible()
    inside = complaint.sentence.geometry()
    assert complaint.rect().contains(inside)
    assert not inside.intersects(complaint.close_button.geometry())


def test_a_mistake_in_showing_the_last_evening_keeps_nobody_from_the_others(
    qtbot, tmp_path, monkeypatch
):
    def broken(window, desk):
        raise ZeroDivisionError("a mistake of ours")

    app = start(home=tmp_path, speech=LinguistSpeech("en"))
    app.tables.new(app.tables.presets["bav.wirtshaus"].rules, NAMES)
    monkeypatch.setattr(Window, "open_evening", broken)
    with qtbot.captureExceptions() as raised:
        window = open_window(app)
        qtbot.addWidget(window, before_close_func=lambda closing: closing.close())
        window.show()
        qtbot.wait(10)
    assert type(window.room).__name__ == "StartRoom"
    assert window.desk is None
    assert [kind for kind, *_ in raised] == [ZeroDivisionError]
    window.close()
    app.close()
