"""The copies say when they were made and what they hold; one comes back and nothing is lost."""

from datetime import datetime
from threading import Event

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from schafscore import bootstrap
from schafscore.bootstrap import App, LinguistSpeech, start
from schafscore.gui import backups
from schafscore.gui.backups import moment
from schafscore.gui.program import open_window
from schafscore.services.ports import StoreError
from tests.gui.checks import check, unfocused
from tests.gui.fingers import click, come
from tests.gui.test_start import focus

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
    qtbot.waitUntil(lambda: not window.room.page.worker.busy)
    return window.room


def come_back(qtbot, page):
    """Bring back what is selected, and wait until it is there."""
    window, worker = page.window(), page.worker
    qtbot.waitUntil(lambda: not worker.busy)
    click(qtbot, page.restore)
    click(qtbot, page.sure)
    qtbot.waitUntil(lambda: window.room is not window.rooms.get("backups"))


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
    assert rows(room.page.view) == [("1 Abend, 0 Spiele", "Ochsen")]
    assert evenings(room.page) == ["Ochsen"]
    assert room.page.people.text() == "Anna, Bernd, Carl, Dora"


def test_a_copy_is_made_at_any_time(qtbot, room, app):
    click(qtbot, room.now)
    qtbot.waitUntil(lambda: not room.page.worker.busy)
    made = app.backups()[0]
    told = room.shell.complaint
    assert made.file.name in told.sentence.text()
    assert told.passing.isActive()  # what went well needs no answer
    qtbot.waitUntil(lambda: not room.page.worker.busy)
    assert rows(room.page.view) == [("2 Abende, 0 Spiele", "Post"), ("1 Abend, 0 Spiele", "Ochsen")]


def test_of_what_has_not_changed_no_second_copy_is_claimed(qtbot, room, app):
    """Fault: pressed twice, "Copy now" said "Copied" of the copy that was there already."""
    for begins in ("Kopiert: ", "Seit der Kopie vom "):
        click(qtbot, room.now)
        qtbot.waitUntil(lambda: not room.page.worker.busy)
        said = room.shell.complaint.sentence.text()
        made = app.backups()[0]
        assert said.startswith(begins), said
        assert made.file.name in said
    assert f"{made.at.astimezone():%H:%M:%S}" in said
    assert len(app.backups()) == 2


def test_A98_a_copy_comes_back_after_a_question_and_what_was_there_is_kept(
    qtbot, window, room, app
):
    click(qtbot, room.page.restore)
    assert focus(room.page.spare)  # Enter by habit replaces nothing
    assert [each.title for each in app.tables.sessions()] == ["Post", "Ochsen"]
    click(qtbot, room.page.sure)
    qtbot.waitUntil(lambda: window.room is not room)
    assert [each.title for each in app.tables.sessions()] == ["Ochsen"]
    start_room = window.room
    assert [each.name for each in start_room.list.model.rows] == ["Ochsen"]
    assert start_room.go_on.title.text() == "Ochsen"
    assert window.complaint.isVisible()
    assert window.complaint.passing.isActive()
    told = window.complaint.sentence.text()
    (ochsen,) = app.tables.sessions()
    assert "Wieder da: 1 Abend, 0 Spiele, zuletzt beschrieben am " in told
    assert told.endswith(f"{moment(window.look, ochsen.last_at)}.")
    click(qtbot, start_room.backups)
    qtbot.waitUntil(lambda: not window.room.page.worker.busy)
    aside, _ = window.room.page.backups
    assert aside.replaced
    assert rows(window.room.page.view)[0] == ("2 Abende, 0 Spiele", "Post")
    come_back(qtbot, window.room.page)
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
    come_back(qtbot, window.room.page)
    assert window.room.list.model.rows[0].name == "Post"


def test_what_is_half_entered_stays_with_the_evenings_that_go(qtbot, window, app):
    session = app.tables.last().id
    window.open_evening(app.tables.open(session))
    qtbot.keyClicks(window.room.foot.keys, "a")
    window.go("backups")
    come_back(qtbot, window.room.page)
    assert [each.title for each in app.tables.sessions()] == ["Ochsen"]
    assert app.tables.open(app.tables.last().id).draft is None
    aside = next(each for each in app.backups() if each.replaced)
    app.restore(aside)
    app.open_again()
    assert app.tables.open(session).draft is not None


def test_a_damaged_copy_says_so_and_cannot_come_back(qtbot, window, app):
    app.back_up().file.write_bytes(b"spoilt" * 200)
    click(qtbot, window.room.backups)
    page = window.room.page
    qtbot.waitUntil(lambda: not page.worker.busy)
    assert not page.problem.isVisible()  # of what can be used the newest is selected
    qtbot.keyClick(page.view, Qt.Key.Key_Up)
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

    monkeypatch.setattr(App, "restore", lambda _, copy: fail(copy))
    click(qtbot, room.page.restore)
    click(qtbot, room.page.sure)
    qtbot.waitUntil(lambda: not room.page.worker.busy)
    assert window.room is room
    assert room.page.isEnabled()
    assert room.back.isEnabled()
    assert room.told.text() == "In diese Datei lässt sich nicht schreiben"
    assert [each.title for each in app.tables.sessions()] == ["Post", "Ochsen"]


def test_it_goes_by_the_keys_alone(qtbot, window, app):
    window.room.backups.setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    come(window)
    qtbot.waitUntil(lambda: not window.room.page.worker.busy)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window.room.page.asking()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not window.room.page.asking()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.room is window.rooms["start"])
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


def spoil_word(app, session):
    """Spoil a word of an evening's first writing, as a disk does that wears out."""
    with app.store.connection as connection:
        connection.execute("DROP TRIGGER writing_is_not_changed")
        connection.execute(
            "UPDATE writing SET body = replace(body, 'opening', 'openink') WHERE session = ?",
            (session,),
        )


def test_A98_an_evening_with_a_spoilt_word_is_marked_among_all_evenings_and_in_its_copy(
    qtbot, window, app
):
    _, ochsen = app.tables.sessions()
    spoil_word(app, ochsen.id)
    app.back_up()
    window.read_again()
    qtbot.waitUntil(lambda: not window.room._idle.isActive())
    listed = {each.name: window.look.say(each.right) for each in window.room.list.every}
    assert listed == {"Post": "läuft", "Ochsen": "beschädigt"}
    window.go("backups")
    page = window.room.page
    qtbot.waitUntil(lambda: not page.worker.busy)
    rights = [page.look.say(each.right) for each in page.view.rows.rows]
    assert rights == ["1 Abend beschädigt", ""]
    inside = {each.name: page.look.say(each.right) for each in page.evenings.rows.rows}
    assert inside == {"Post": "0 Spiele", "Ochsen": "beschädigt"}
    assert page.restore.isEnabled()  # all the rest of it is there


def test_A98_without_a_copy_the_damaged_evening_is_named_saved_as_raw_text_and_the_rest_is_there(
    qtbot, make, app, tmp_path
):
    post, ochsen = app.tables.sessions()
    for each in app.backups():
        each.file.unlink()
    with app.store.connection as connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        connection.execute("DROP TRIGGER writing_is_not_changed")
        connection.execute(
            """UPDATE writing SET body = replace(body, '"opening"', "'opening'") WHERE session = ?""",
            (ochsen.id,),
        )
    app.open_again()
    window = make()
    assert "Ochsen (" in window.complaint.sentence.text()
    room = window.room
    qtbot.waitUntil(lambda: not room._idle.isActive())
    assert [room.look.say(each.right) for each in room.list.every] == ["läuft", "beschädigt"]
    room.list.view.setCurrentIndex(room.list.model.index(1))
    for _ in range(4):
        QApplication.processEvents()
    assert not room.list.open.isVisible()
    assert [*check(window)] == []
    room.ask_where = lambda name, *_: str(tmp_path / name)
    click(qtbot, room.list.raw)
    (raw,) = tmp_path.glob("*Ochsen.txt")
    text = raw.read_text(encoding="utf-8")
    assert "'opening'" in text
    assert "1 = Anna\n2 = Bernd\n" in text
    window.open_evening(app.tables.open(post.id))
    assert window.desk.record.title == "Post"


def test_copies_of_one_minute_are_told_apart_by_the_second(qtbot, window, app, monkeypatch):
    (first,) = app.backups()
    for second in (5, 40):
        begin(app, f"Table {second}")
        at = datetime(2031, 3, 4, 20, 15, second).astimezone()
        monkeypatch.setattr(bootstrap, "_now", lambda at=at: at)
        app.back_up()
    window.go("backups")
    names = [each.name for each in window.room.page.view.rows.rows]
    assert names == [
        "4. März 2031, 20:15:40",
        "4. März 2031, 20:15:05",
        moment(window.look, first.at),
    ]


# Beside the thread of the window


@pytest.fixture
def held_up(monkeypatch):
    """Let a disk be slow: what goes to it waits until it is let go on."""
    go_on = Event()

    def slow(act):
        def wait(*given, **more):
            assert go_on.wait(20)
            return act(*given, **more)

        return wait

    for name in ("back_up", "restore"):
        monkeypatch.setattr(App, name, slow(getattr(App, name)))
    monkeypatch.setattr(backups, "look_inside", slow(backups.look_inside))
    yield go_on
    go_on.set()


def test_no_press_among_the_copies_waits_for_the_disk(qtbot, window, app, held_up):
    click(qtbot, window.room.backups)
    room = window.room
    assert room.page.view.rows.rowCount() == 1
    assert not room.page.restore.isEnabled()  # nobody knows yet what it holds
    click(qtbot, room.now)
    assert not room.now.isEnabled()
    assert room.look.say(room.now.why) == "Wird kopiert …"
    qtbot.mouseClick(room.now, Qt.MouseButton.LeftButton)
    held_up.set()
    qtbot.waitUntil(lambda: not room.page.worker.busy)
    assert room.now.isEnabled()
    assert [each.at for each in app.backups()] == [each.at for each in room.page.backups]
    assert len(room.page.backups) == 2, "the second press was none"


def test_who_copies_by_the_keys_has_the_focus_where_it_was(qtbot, window, room, app):
    room.now.setFocus()
    qtbot.keyClick(room.now, Qt.Key.Key_Space)
    assert not focus(room.now)
    qtbot.waitUntil(lambda: not room.page.worker.busy)
    assert focus(room.now)
    assert len(room.page.backups) == 2
    qtbot.keyClick(room.now, Qt.Key.Key_Space)
    room.page.view.setFocus()
    qtbot.waitUntil(lambda: not room.page.worker.busy)
    assert focus(room.page.view), "one has gone on meanwhile"


def test_a_copy_is_made_though_one_has_left_the_room(qtbot, window, room, app, held_up):
    click(qtbot, room.now)
    click(qtbot, room.back)
    assert window.room is window.rooms["start"]
    held_up.set()
    qtbot.waitUntil(lambda: not room.page.worker.busy)
    assert window.room is window.rooms["start"]
    assert app.backups()[0].file.name in window.complaint.sentence.text()


def test_a_copy_is_made_though_the_window_is_closed(qtbot, window, room, app, held_up):
    click(qtbot, room.now)
    QTimer.singleShot(0, held_up.set)
    QTest.qWait(1)
    window.close()
    assert len(app.backups()) == 2


def test_why_a_copy_failed_is_said_where_one_is_then(qtbot, window, room, monkeypatch):
    def fail(_):
        raise StoreError("The disk is full; nothing of this was kept")

    monkeypatch.setattr(App, "back_up", fail)
    told = "Der Datenträger ist voll; davon wurde nichts behalten"
    click(qtbot, room.now)
    qtbot.waitUntil(lambda: not room.page.worker.busy)
    assert room.told.text() == told
    assert room.now.isEnabled()
    click(qtbot, room.now)
    click(qtbot, room.back)
    qtbot.waitUntil(lambda: not room.page.worker.busy)
    assert window.complaint.sentence.text() == told


def test_nobody_leaves_while_the_evenings_come_back(qtbot, window, room, app, held_up):
    click(qtbot, room.page.restore)
    click(qtbot, room.page.sure)
    assert room.told.text() == "Die Abende werden zurückgeholt …"
    for button in (room.now, room.back, room.page.restore):
        assert not button.isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.room is room
    held_up.set()
    qtbot.waitUntil(lambda: window.room is window.rooms["start"])
    assert [each.title for each in app.tables.sessions()] == ["Ochsen"]


def test_each_copy_is_read_once_as_long_as_it_stays_the_same(qtbot, window, room, app, monkeypatch):
    read, look_inside = [], backups.look_inside

    def counted(copy, hands_of):
        read.append(copy)
        return look_inside(copy, hands_of)

    monkeypatch.setattr(backups, "look_inside", counted)
    (copy,) = app.backups()
    for _ in range(2):
        window.go("start")
        window.go("backups")
        qtbot.waitUntil(lambda: not room.page.worker.busy)
    assert read == []
    copy.file.write_bytes(b"spoilt" * 200)
    window.go("backups")
    qtbot.waitUntil(lambda: not room.page.worker.busy)
    assert read == [copy.file]
    assert not room.page.restore.isEnabled()


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
    qtbot.waitUntil(lambda: not page.worker.busy)
    for place in (0, 1):
        page.view.setCurrentIndex(page.view.rows.index(place))
        page.ask(asked=True)
        for _ in range(4):
            QApplication.processEvents()
        assert [*check(window), *unfocused(window)] == []
