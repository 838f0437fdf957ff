"""The copies say when they were made and what they hold; one comes back and nothing is lost."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from schafscore.bootstrap import LinguistSpeech, start
from schafscore.gui.program import open_window
from schafscore.services.ports import StoreError
from tests.gui.checks import check, unfocused
from tests.gui.test_start import click, focus

NAMES = ["Anna", "Bernd", "Carl", "Dora"]


@pytest.fixture
def app(qapp, tmp_path):
    started = start(home=tmp_path, speech=LinguistSpeech("de", qapp))
    begin(started, "Ochsen")
    started.back_up()
    begin(started, "Post")
    yield started
    started.close(secure=False)


def begin(app, title):
    people = app.tables.people
    seated = [people.find(each) or each for each in NAMES]
    return app.tables.new(app.tables.presets["bav.wirtshaus"], seated, title=title)


@pytest.fixture
def make(qtbot, app):
    def made():
        window = open_window(app)
        qtbot.addWidget(window, before_close_func=lambda closing: closing.close())
        window.look.tools.motion = False
        window.resize(1280, 800)
        window.close_evening()
        window.show()
        window.activateWindow()
        qtbot.waitExposed(window)
        return window

    return made


@pytest.fixture
def window(make):
    return make()


@pytest.fixture
def room(qtbot, window):
    click(qtbot, window.room.backups)
    qtbot.waitUntil(lambda: not window.room.page._idle.isActive())
    return window.room


def rows(view):
    return [(each.day, each.best) for each in view.rows.rows]


def evenings(page):
    return [each.name for each in page.evenings.rows.rows]


def test_the_start_says_when_the_evenings_were_last_copied(window, app):
    at = app.backups()[0].at
    assert window.look.speech.date(at) in window.room.where.text()
    assert window.look.speech.time(at) in window.room.where.text()
    assert str(app.file.parent) in window.room.where.text()


def test_each_copy_says_when_it_was_made_and_what_it_holds(room, app):
    assert focus(room.page.view)
    (row,) = room.page.view.rows.rows
    speech, at = room.look.speech, app.backups()[0].at
    assert row.name == f"{speech.date(at)}, {speech.time(at)}"
    assert rows(room.page.view) == [("1 Abend", "Ochsen")]
    assert evenings(room.page) == ["Ochsen"]
    assert room.page.people.text() == "Anna, Bernd, Carl, Dora"


def test_a_copy_is_made_at_any_time(qtbot, room, app):
    click(qtbot, room.now)
    made = app.backups()[0]
    told = room.shell.complaint
    assert made.file.name in told.sentence.text()
    assert told.passing.isActive()  # what went well needs no answer
    qtbot.waitUntil(lambda: not room.page._idle.isActive())
    assert rows(room.page.view) == [("2 Abende", "Post"), ("1 Abend", "Ochsen")]


def test_A98_a_copy_comes_back_after_a_question_and_what_was_there_is_kept(
    qtbot, window, room, app
):
    click(qtbot, room.page.restore)
    assert focus(room.page.spare)  # Enter by habit replaces nothing
    assert [each.title for each in app.tables.sessions()] == ["Post", "Ochsen"]
    click(qtbot, room.page.sure)
    assert [each.title for each in app.tables.sessions()] == ["Ochsen"]
    start_room = window.room
    assert [each.name for each in start_room.list.model.rows] == ["Ochsen"]
    assert start_room.go_on.title.text() == "Ochsen"
    assert window.complaint.isVisible()
    assert window.complaint.passing.isActive()
    click(qtbot, start_room.backups)
    qtbot.waitUntil(lambda: not window.room.page._idle.isActive())
    aside, _ = window.room.page.backups
    assert aside.replaced
    assert rows(window.room.page.view)[0] == ("2 Abende", "Post")
    click(qtbot, window.room.page.restore)
    click(qtbot, window.room.page.sure)
    assert [each.title for each in app.tables.sessions()] == ["Post", "Ochsen"]


def test_A98_the_same_length_under_the_same_number_is_read_anew(qtbot, window, app):
    """What was summed up of the evenings that went says nothing of those that came."""
    desk = app.tables.open(app.tables.last().id)
    app.back_up()
    desk.retitle("Zur Post", "")
    caller, partner = desk.table.playing[:2]
    window.room.show_evening()
    assert window.room.list.model.rows[0].name == "Zur Post"
    assert caller != partner
    click(qtbot, window.room.backups)
    click(qtbot, window.room.page.restore)
    click(qtbot, window.room.page.sure)
    assert window.room.list.model.rows[0].name == "Post"


def test_what_is_half_entered_stays_with_the_evenings_that_go(qtbot, window, app):
    session = app.tables.last().id
    window.open_evening(app.tables.open(session))
    qtbot.keyClicks(window.room.foot.keys, "a")
    window.go("backups")
    click(qtbot, window.room.page.restore)
    click(qtbot, window.room.page.sure)
    assert [each.title for each in app.tables.sessions()] == ["Ochsen"]
    assert app.tables.open(app.tables.last().id).draft is None
    aside = next(each for each in app.backups() if each.replaced)
    app.restore(aside)
    assert app.tables.open(session).draft is not None


def test_a_damaged_copy_says_so_and_cannot_come_back(qtbot, window, app):
    app.back_up().file.write_bytes(b"spoilt" * 200)
    click(qtbot, window.room.backups)
    page = window.room.page
    qtbot.waitUntil(lambda: not page._idle.isActive())
    assert page.problem.isVisible()
    assert not page.restore.isEnabled()
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    assert not page.asking()
    qtbot.keyClick(page.view, Qt.Key.Key_Down)
    assert evenings(page) == ["Ochsen"]
    assert page.restore.isEnabled()


def test_where_it_fails_one_sentence_says_why_and_nothing_changed(
    qtbot, window, room, app, monkeypatch
):
    def fail(_):
        raise StoreError("This file cannot be written to")

    monkeypatch.setattr(type(app), "restore", lambda self, copy: fail(copy))
    click(qtbot, room.page.restore)
    click(qtbot, room.page.sure)
    assert window.room is room
    assert room.told.text() == "In diese Datei lässt sich nicht schreiben"
    assert [each.title for each in app.tables.sessions()] == ["Post", "Ochsen"]


def test_it_goes_by_the_keys_alone(qtbot, window, app):
    window.room.backups.setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window.room.page.asking()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not window.room.page.asking()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert [each.title for each in app.tables.sessions()] == ["Ochsen"]


def test_one_begins_at_the_top_of_the_page(qtbot, window, room):
    window.set_percent(200)
    QApplication.processEvents()
    bar = window.scrolls["backups"].verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    window.go("start")
    window.go("backups")
    assert bar.value() == 0


def test_escape_goes_back(qtbot, window, room):
    qtbot.keyClick(room.page.view, Qt.Key.Key_Escape)
    assert window.room is window.rooms["start"]


@pytest.mark.parametrize(
    ("theme", "size", "percent"),
    [("dark", (1024, 600), 100), ("light", (1024, 600), 130), ("dark", (1280, 800), 200)],
)
def test_it_holds_together(qtbot, window, app, theme, size, percent):
    app.back_up().file.write_bytes(b"spoilt" * 200)
    window.set_theme(theme)
    window.set_percent(percent)
    window.resize(*size)
    window.go("backups")
    page = window.room.page
    qtbot.waitUntil(lambda: not page._idle.isActive())
    for place in (0, 1):
        page.view.setCurrentIndex(page.view.rows.index(place))
        page.ask(asked=True)
        for _ in range(4):
            QApplication.processEvents()
        assert [*check(window), *unfocused(window)] == []
