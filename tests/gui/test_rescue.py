"""Where the file of the evenings is spoilt, its copies are offered before anything else."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from schafscore.bootstrap import LinguistSpeech, start
from schafscore.gui import program
from schafscore.gui.rescue import Rescue
from schafscore.gui.titled import words_high
from schafscore.services.ports import SpoiltError
from tests.gui.checks import check, unfocused
from tests.gui.fingers import click

ROOT = Path(__file__).parents[2]
NAMES = ["Anna", "Bernd", "Carl", "Dora"]


@pytest.fixture
def file(tmp_path, monkeypatch):
    """The evenings of a home, with a copy of each of two sessions; then the file is spoilt."""
    monkeypatch.setenv("SCHAFSCORE_HOME", str(tmp_path))
    app = start()
    app.tables.new(app.tables.presets["bav.wirtshaus"], NAMES, title="Ochsen")
    app.close()
    app = start()
    app.tables.new(app.tables.presets["bav.wirtshaus"], list(app.tables.people.names), title="Post")
    app.close()
    app.file.write_bytes(b"Spiel 1: Anna 30\n" * 400)
    return app.file


@pytest.fixture
def speech(qapp):
    spoken = LinguistSpeech("de", qapp)
    yield spoken
    spoken.release()


def rescue():
    every = QApplication.topLevelWidgets()
    return next(each for each in every if isinstance(each, Rescue) and each.isVisible())


def wait_for(there):
    """Wait without an error: in a slot it would be lost."""
    for _ in range(200):
        if there():
            return
        QTest.qWait(25)


def shown(act):
    """Do *act* once the window of the rescue is shown, and remember what it says."""
    seen = []

    def do():
        QApplication.processEvents()
        window = rescue()
        try:
            seen.append(act(window))
            wait_for(lambda: not (window.isVisible() and window.page.coming))
        finally:
            if window.isVisible():
                window.close()

    QTimer.singleShot(50, do)
    return seen


def test_A98_a_spoilt_file_offers_its_copies_and_the_chosen_one_takes_its_place(
    qtbot, file, speech
):
    def bring_back(window):
        page = window.page
        assert str(file) in window.why.text()
        qtbot.waitUntil(lambda: not page.worker.busy)
        rows = [(each.day, each.best) for each in page.view.rows.rows]
        assert [each.name for each in page.evenings.rows.rows] == ["Post", "Ochsen"]
        assert focus(page.view)
        qtbot.keyClick(page.view, Qt.Key.Key_Down)
        assert [each.name for each in page.evenings.rows.rows] == ["Ochsen"]
        click(qtbot, page.restore)
        assert focus(page.spare)  # Enter by habit replaces nothing
        click(qtbot, page.sure)
        return rows

    seen = shown(bring_back)
    app = program._started(None, speech, "de").app
    assert seen == [[("2 Abende, 0 Spiele", "Post"), ("1 Abend, 0 Spiele", "Ochsen")]]
    assert [each.title for each in app.tables.sessions()] == ["Ochsen"]
    aside = next(each for each in app.backups() if each.replaced)
    assert aside.file.read_bytes().startswith(b"Spiel 1: Anna 30")
    app.close(secure=False)


def focus(widget):
    return widget.window().focusWidget() is widget


def lose(file):
    file.unlink()


def empty(file):
    file.write_bytes(b"")


@pytest.mark.parametrize(
    ("lost", "german"),
    [(lose, "Die Datei mit den Abenden ist nicht mehr da"), (empty, "Abenden ist leer")],
)
def test_A98_a_lost_file_offers_its_copies_before_a_new_beginning(
    qtbot, file, speech, lost, german
):
    lost(file)

    def bring_back(window):
        qtbot.waitUntil(lambda: not window.page.worker.busy)
        assert german in window.why.text()
        assert window.begin.isVisible()
        qtbot.waitUntil(lambda: not window.page.worker.busy)
        click(qtbot, window.page.restore)
        click(qtbot, window.page.sure)
        return True

    seen = shown(bring_back)
    app = program._started(None, speech, "de").app
    assert seen == [True]
    assert [each.title for each in app.tables.sessions()] == ["Post", "Ochsen"]
    assert not [each for each in app.backups() if each.replaced], "there was nothing to put aside"
    app.close(secure=False)


@pytest.mark.parametrize("lost", [lose, empty])
def test_A98_the_newest_copy_that_can_be_used_is_offered_and_no_damaged_one(
    qtbot, file, speech, lost
):
    """Fault: where the file was empty the newest copy was selected though it was damaged."""
    lost(file)
    elder, newest = sorted(file.parent.glob("evenings.db.of-*"))
    newest.write_bytes(b"spoilt too")

    def bring_back(window):
        page = window.page
        qtbot.waitUntil(lambda: not page.worker.busy)
        assert page.backups[0].file == newest
        assert page.chosen.file == elder
        assert focus(page.view)
        qtbot.keyClick(page.view, Qt.Key.Key_Up)  # who looks at the damaged one may do so
        assert page.chosen.file == newest
        assert not page.restore.isEnabled()
        qtbot.keyClick(page.view, Qt.Key.Key_Down)
        click(qtbot, page.restore)
        click(qtbot, page.sure)

    seen = shown(bring_back)
    app = program._started(None, speech, "de").app
    assert len(seen) == 1
    assert [each.title for each in app.tables.sessions()] == ["Ochsen"]
    app.close(secure=False)


def test_A98_who_begins_anew_keeps_the_copies_and_is_not_asked_again(qtbot, file, speech):
    file.unlink()
    seen = shown(lambda window: qtbot.keyClick(window.begin, Qt.Key.Key_Return))
    app = program._started(None, speech, "de").app
    assert len(seen) == 1
    assert not app.tables.sessions()
    assert len(app.backups()) == 2
    app.close()
    program._started(None, speech, "de").app.close()
    assert len(seen) == 1


def test_A98_one_spoilt_letter_is_no_reason_to_begin_anew(qtbot, file, speech):
    copy = max(file.parent.glob("evenings.db.of-*"))
    file.write_bytes(copy.read_bytes().replace(b'"writing"', b"'writing'"))
    seen = shown(
        lambda window: (
            window.begin.isVisible(),
            window.rest.isVisible(),
            "beschädigt" in window.why.text(),
        )
    )
    assert program._started(None, speech, "de") is None
    assert seen == [(False, True, True)]


def test_A98_where_one_letter_is_spoilt_the_rest_may_be_opened_without_it(qtbot, file, speech):
    copy = max(file.parent.glob("evenings.db.of-*"))
    content = copy.read_bytes()
    first = content.index(b'"writing"', content.index(b'"writing"') + 1)  # of the elder evening
    file.write_bytes(content[:first] + b"'" + content[first + 1 :])
    seen = shown(lambda window: click(qtbot, window.rest))
    app = program._started(None, speech, "de").app
    assert len(seen) == 1
    (said,) = app.limits()
    spoilt, whole = (
        [
            each
            for each in app.tables.sessions()
            if (each.id in app.store.damage.sessions) is damaged
        ]
        for damaged in (True, False)
    )
    assert len(spoilt) == len(whole) == 1
    assert spoilt[0].title in speech.say(said)
    assert app.tables.open(whole[0].id).evening.position.number == 0
    assert any(b"'writing\"" in each for each in app.store.raw(spoilt[0].id))
    app.close(secure=False)
    assert len(list(file.parent.glob("evenings.db.of-*"))) == 2


def test_A98_a_copy_of_which_a_part_is_damaged_comes_back_without_being_asked_about_again(
    qtbot, file, speech
):
    copy = max(file.parent.glob("evenings.db.of-*"))
    content = copy.read_bytes()
    first = content.index(b'"writing"')
    copy.write_bytes(content[:first] + b"'" + content[first + 1 :])

    def bring_back(window):
        qtbot.waitUntil(lambda: not window.page.worker.busy)
        assert window.page.view.rows.rows[0].right
        click(qtbot, window.page.restore)
        click(qtbot, window.page.sure)

    seen = shown(bring_back)
    app, told = program._started(None, speech, "de")
    assert len(seen) == 1
    assert speech.say(told).startswith("Wieder da: 2 Abende")
    assert len(app.limits()) == 1
    app.close(secure=False)


def test_who_wants_none_of_them_leaves_everything_as_it_is(qtbot, file, speech):
    before = file.read_bytes()
    seen = shown(lambda window: click(qtbot, window.quit))
    assert program._started(None, speech, "de") is None
    assert len(seen) == 1
    assert file.read_bytes() == before


def test_a_copy_that_cannot_come_back_is_one_sentence_and_the_others_stay(qtbot, file, speech):
    def fail(window):
        def broken(_):
            raise SpoiltError("This file is damaged; nothing was changed")

        window.restore = broken
        qtbot.waitUntil(lambda: not window.page.worker.busy)
        click(qtbot, window.page.restore)
        click(qtbot, window.page.sure)
        qtbot.waitUntil(lambda: not window.page.coming)
        assert focus(window.page.view)
        return window.why.text(), window.isVisible()

    seen = shown(fail)
    assert program._started(None, speech, "de") is None
    assert seen == [("Diese Datei ist beschädigt; nichts wurde geändert", True)]


def test_while_a_copy_comes_back_the_window_paints_on_and_nothing_else_can_be_pressed(
    qtbot, file, speech
):
    """Fault: it stood still for as long as the disk took."""
    go_on = Event()

    def bring_back(window):
        restore = window.restore

        def slow(copy):
            assert go_on.wait(20)
            restore(copy)

        window.restore = slow
        qtbot.waitUntil(lambda: not window.page.worker.busy)
        click(qtbot, window.page.restore)
        click(qtbot, window.page.sure)
        turns = []
        QTimer.singleShot(50, lambda: turns.append(window.why.text()))
        qtbot.waitUntil(lambda: bool(turns))
        buttons = (window.quit, window.begin, window.rest, window.page.restore, window.page.view)
        enabled = [each.isEnabled() for each in buttons]
        go_on.set()
        return turns, enabled

    try:
        seen = shown(bring_back)
        app = program._started(None, speech, "de").app
    finally:
        go_on.set()
    assert seen == [(["Die Abende werden zurückgeholt …"], [False] * 5)]
    assert [each.title for each in app.tables.sessions()] == ["Post", "Ochsen"]
    app.close(secure=False)


def test_a_mistake_of_ours_while_a_copy_comes_back_locks_nobody_in(qtbot, file, speech):
    """Fault: nothing could be pressed any more, not even Quit."""

    def mistaken(window):
        def ours(_):
            raise AttributeError("ours")

        window.restore = ours
        qtbot.waitUntil(lambda: not window.page.worker.busy)
        click(qtbot, window.page.restore)
        click(qtbot, window.page.sure)
        with qtbot.capture_exceptions() as reported:
            qtbot.waitUntil(lambda: not window.page.worker.busy)
        assert [str(error) for _, error, _ in reported] == ["ours"]
        click(qtbot, window.page.restore)
        click(qtbot, window.page.spare)
        click(qtbot, window.quit)
        return window.isVisible()

    seen = shown(mistaken)
    assert program._started(None, speech, "de") is None
    assert seen == [False]


def test_without_a_copy_that_can_be_used_it_is_said_as_before(file, speech):
    for copy in file.parent.glob("evenings.db.of-*"):
        copy.write_bytes(b"spoilt too")
    with pytest.raises(SpoiltError):
        program._started(None, speech, "de")


@pytest.mark.parametrize("say", ["complain", "mention"])
def test_what_is_said_before_the_window_is_seen_has_room_for_all_its_lines(
    qtbot, tmp_path, monkeypatch, speech, say
):
    """Fault: after the rescue the second line of what is there again was cut off."""
    monkeypatch.setenv("SCHAFSCORE_HOME", str(tmp_path))
    app = start(speech=speech)
    app.tables.new(app.tables.presets["bav.wirtshaus"], NAMES, title="Ochsen")
    window = program.open_window(app, "de")
    qtbot.addWidget(window)
    window.resize(1280, 768)
    words = "Wieder da: 5 Abende, 25 Spiele, zuletzt beschrieben am 30. November 2026, 16:43."
    getattr(window, say)(words)
    window.show()
    QApplication.processEvents()
    complaint = window.complaint
    sentence, look = complaint.sentence, window.look
    assert sentence.height() == words_high(look, words, sentence.face, sentence.width())
    assert complaint.height() >= sentence.height() + look.px(16)
    assert complaint.rect().contains(sentence.geometry())
    window.close()
    app.close(secure=False)


def spoil_letter(file):
    copy = max(file.parent.glob("evenings.db.of-*"))
    file.write_bytes(copy.read_bytes().replace(b'"writing"', b"'writing'"))


@pytest.mark.parametrize("spoil", [None, lose, spoil_letter], ids=["spoilt", "lost", "partly"])
@pytest.mark.parametrize(
    ("theme", "size", "percent"),
    [("light", (1280, 800), 100), ("dark", (1024, 600), 130), ("light", (1280, 800), 200)],
)
def test_it_holds_together(qtbot, file, speech, theme, size, percent, spoil):
    if spoil is not None:
        spoil(file)
    settings = program._settings(file.parent)
    settings.setValue("theme", theme)
    settings.setValue("percent", percent)

    def look(window):
        window.resize(*size)
        window.activateWindow()
        qtbot.waitUntil(lambda: not window.page.worker.busy)
        QApplication.processEvents()
        found = check(window)
        qtbot.waitUntil(lambda: not window.page.worker.busy)
        click(qtbot, window.page.restore)
        QApplication.processEvents()
        return [*found, *check(window), *unfocused(window)]

    seen = shown(look)
    program._started(None, speech, "de")
    assert seen == [[]]


RUN = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from schafscore.gui import program
from schafscore.gui.rescue import Rescue

asked = Rescue.ask

def ask(rescue):
    def bring_back():
        if rescue.page.worker.busy:
            QTimer.singleShot(50, bring_back)
            return
        rescue.page.restore.click()
        rescue.page.sure.click()

    QTimer.singleShot(50, bring_back)
    return asked(rescue)

opened = program.open_window

def open_window(app, language=""):
    window = opened(app, language)
    QTimer.singleShot(200, lambda: (
        print(window.windowTitle(), window.complaint.sentence.text(), flush=True),
        QApplication.exit(7),
    ))
    return window

Rescue.ask, program.open_window = ask, open_window
sys.exit(program.run())
"""


def test_after_it_the_program_opens_with_the_evenings_of_the_copy_and_says_what_is_there(file):
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "en", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 7, done.stderr
    title, _, told = done.stdout.partition(" There are again: ")
    assert title.startswith("Post ")
    assert told.startswith("2 evenings, 0 hands, last written to on ")
