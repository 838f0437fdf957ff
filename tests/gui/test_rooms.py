"""Every room opens, holds together and says nothing that nobody translated; each check can fail."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from schafscore.gui.look import Face
from schafscore.gui.rooms import ROOMS
from tests.gui import screenshots
from tests.gui.checks import Fault
from tests.gui.pictures import PICTURES, Picture, Setting, Studio

SETTINGS = [
    Setting(language, theme, size)
    for language, theme, size in (
        ("de", "light", (1280, 800)),
        ("de", "dark", (1024, 600)),
        ("ru", "dark", (1280, 800)),
        ("ru", "light", (1024, 600)),
    )
]
"""Every pair of a language, a theme and a size: nothing hangs on all three.

What is cut, too wide or out of sight hangs on the language and the size, what is faint on the
theme. `screenshots` takes every one.
"""
SHOWN = ("start", "new", "rules", "settlement", "table-open", "why", "correction")


@pytest.fixture(scope="module")
def studio(tmp_path_factory, qapp):
    made = Studio(tmp_path_factory.mktemp("studio"))
    yield made
    made.end()


def picture(name):
    return next(each for each in PICTURES if each.name == name)


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)  # the outer one: a window for each
def test_every_room_holds_together(studio, name, setting):
    looks, faults = studio.take(picture(name), setting)
    assert faults == []
    assert looks.size().toTuple() == setting.size


LARGEST = [
    *SHOWN[:4], "arrival-protocol", "new-presets", "new-people", "people", "backups", "rules-changed"
]  # fmt: skip


@pytest.mark.parametrize("name", LARGEST)
@pytest.mark.parametrize("language", ["de", "ru"])
def test_twice_as_large_in_a_small_window_nothing_lies_beyond_its_edge(studio, name, language):
    setting = Setting(language, "light", (1024, 600), 200)
    _, faults = studio.take(picture(name), setting)
    assert faults == []


OTHERS = [each.name for each in PICTURES if each.name not in (*SHOWN, "table")]


@pytest.fixture(scope="module")
def table(studio):
    """How the table looks to which one comes with no picture at all."""
    return studio.show(picture("table"), Setting()).grab().toImage()


@pytest.mark.parametrize("name", OTHERS)
def test_every_picture_can_be_come_to(studio, table, name):
    window = studio.show(picture(name), Setting())
    assert window.grab().toImage() != table


def test_a_new_room_is_pictured_without_being_named():
    assert {each.name for each in ROOMS} <= {each.name for each in PICTURES}


# Each check, broken on purpose


def shorten(window):
    """A name that is painted as far as there is room."""
    look = window.look
    window.room.title.setText(look.cut("Stammtisch im Nebenzimmer", Face.TITLE, look.px(200)))


def forget_to_translate(window):
    window.room.new.words = "Nobody marked this"


def forget_to_translate_for_the_ear(window):
    window.room.settings.setAccessibleDescription("Nobody marked this")


def fade(window):
    window.room.where.setStyleSheet("color: #8A7E66")


def lower_rows(window):
    delegate = window.room.list.view.itemDelegate()
    window.kept = delegate.sizeHint
    delegate.sizeHint = lambda *_: window.kept(*_) / 2


def hide_the_focus(window):
    window.ring._follow = window.ring.hide


def scroll_the_focus_away(window):
    """A part that Tab reaches outside of what is in sight."""
    far = QPushButton("Regeln", window.room.page)
    far.setAccessibleName("Regeln")
    far.setGeometry(0, 5000, 120, 48)
    far.show()


def widen(window):
    window.room.go_on.setMinimumWidth(5000)


BROKEN = [
    ("sideways", widen),
    ("shortened", shorten),
    ("untranslated", forget_to_translate),
    ("untranslated", forget_to_translate_for_the_ear),
    ("faint", fade),
    ("target", lower_rows),
    ("focus", hide_the_focus),
    ("focus", scroll_the_focus_away),
]


@pytest.mark.parametrize(("found", "break_it"), BROKEN)
def test_every_check_notices_what_it_is_for(studio, found, break_it):
    def show(window):
        picture("start").show(window)
        break_it(window)

    studio.close()  # nothing left for the next; that it was whole is the first test of all
    _, faults = studio.take(Picture("broken", show), Setting())
    studio.close()
    assert found in {each.check for each in faults}


def test_a_source_text_that_has_no_translation_is_noticed(studio):
    def show(window):
        picture("start").show(window)
        window.room.told.show_label("Marked, but nobody translated it")
        window.room.told.show()

    _, faults = studio.take(Picture("untranslated", show), Setting())
    studio.close()
    assert {each.check for each in faults} == {"untranslated"}


def test_a_part_that_is_shown_before_it_has_a_place_is_noticed(studio):
    def show(window):
        part = QLabel()
        part.setAccessibleName("early")
        part.show()
        QApplication.processEvents()
        part.setParent(window)
        part.hide()

    _, faults = studio.take(Picture("stray", show), Setting())
    assert Fault("stray", "QLabel 'early'", "shown outside the window") in faults


def test_in_english_the_source_may_be_shown(studio):
    _, faults = studio.take(picture("start"), Setting("en"))
    assert [each for each in faults if each.check == "untranslated"] == []


# The command


@pytest.fixture
def one_picture(monkeypatch, qapp):
    """The command with a room that has something wrong, and one that cannot be shown."""

    def wrong(window):
        picture("start").show(window)
        shorten(window)

    def impossible(window):
        raise LookupError("no such room")

    monkeypatch.setattr(
        screenshots,
        "PICTURES",
        (picture("start"), Picture("wrong", wrong), Picture("impossible", impossible)),
    )


ONE = ["--language", "de", "--theme", "dark", "--size", "1280x800", "--percent", "100"]


def test_screenshots_write_pictures_and_a_page_and_answer_0(tmp_path, one_picture, capsys):
    assert screenshots.main([str(tmp_path), "--room", "start", *ONE]) == 0
    assert (tmp_path / "start-de-dark-1280x800-100.png").stat().st_size > 10_000
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert '<img src="start-de-dark-1280x800-100.png"' in page
    assert capsys.readouterr().out == "1 pictures, 0 faults\n"


def test_screenshots_name_every_fault_and_answer_1(tmp_path, one_picture, capsys):
    assert screenshots.main([str(tmp_path), *ONE]) == 1
    said = capsys.readouterr().out
    assert "wrong de-dark-1280x800-100: shortened: " in said
    assert "impossible de-dark-1280x800-100: broken: impossible: LookupError" in said
    assert "shortened" in (tmp_path / "index.html").read_text(encoding="utf-8")


def test_every_setting_is_every_language_theme_size_and_scale():
    assert len(screenshots.EVERY_SETTING) == 3 * 2 * 3 * 3
    assert {each.percent for each in screenshots.EVERY_SETTING} == {100, 130, 200}


@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 100), ((1280, 800), 200)])
def test_a_room_begins_at_its_top(make_window, size, percent):
    window = make_window("de", size=size, percent=percent)
    for line in ("abs2", "cd"):
        window.room.foot.typed.emit(line)
        window.room.book()
    for name in ("settlement", "rules", "people", "settlement"):
        window.go(name)
        for _ in range(6):
            QApplication.processEvents()
        bar = window.scrolls[name].verticalScrollBar()
        assert bar.value() == 0, name
        bar.setValue(bar.maximum())


def test_the_next_hand_begins_with_the_people_in_sight(make_window):
    window = make_window("de", size=(1280, 800), percent=200)
    bar = window.room.scrolled.verticalScrollBar()
    assert bar.maximum() > 0
    window.room.foot.typed.emit("abs2")
    bar.setValue(bar.maximum())
    window.room.book()
    for _ in range(6):
        QApplication.processEvents()
    assert bar.value() == 0
