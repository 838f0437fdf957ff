"""An evening leaves as a file, as a table, as a text; it is said where it lies."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from schafscore.bootstrap import chat_of, csv_of, file_of, read_evening_file
from schafscore.language import places
from tests.gui.conftest import CATALOGUE
from tests.gui.test_start import play

FILE, TABLE, CHAT = (
    "Save for another machine …",
    "Save for a spreadsheet …",
    "Copy as text for the chat",
)


@pytest.fixture
def window(make_window, make_desk):
    return make_window("de", desk=play(make_desk(5)))


def choose(window, label):
    words = window.look.say(label)
    menus = [each.menu() for each in window.make_menu().actions() if each.menu()]
    (action,) = [each for menu in menus for each in menu.actions() if each.text() == words]
    action.trigger()


def said(window):
    return window.complaint.sentence.text() if window.complaint.isVisible() else ""


@pytest.mark.parametrize(
    ("label", "name"),
    [
        (FILE, "2026-11-29 {time} Schafkopf Stammtisch Ochsen.schafscore"),
        (TABLE, "2026-11-29 {time} Schafkopf Stammtisch Ochsen.csv"),
    ],
)
@pytest.mark.parametrize("room", ["table", "settlement"])
def test_a_file_is_named_after_the_evening_and_it_is_said_where_it_lies(
    window, tmp_path, label, name, room
):
    asked = []
    name = name.format(time=f"{window.desk.record.opened_at.astimezone():%H-%M}")

    def where(proposed, title, files):
        asked.append((proposed, title, files))
        return str(tmp_path / proposed)

    window.go(room)
    window.ask_where = where
    choose(window, label)
    assert [each[:2] for each in asked] == [(name, label)]
    assert str(tmp_path / name) in said(window)
    content = (tmp_path / name).read_bytes()
    desk = window.desk
    assert content == (file_of(desk) if label == FILE else csv_of(desk, window.look.speech))


def test_the_file_is_the_whole_evening(window, tmp_path):
    window.ask_where = lambda *_: str(tmp_path / "abend.schafscore")
    choose(window, FILE)
    packed = read_evening_file(tmp_path / "abend.schafscore", CATALOGUE)
    assert packed.writings == window.desk.evening.writings


def test_an_ending_that_is_missing_is_added_and_nothing_is_overwritten(window, tmp_path):
    window.ask_where = lambda *_: str(tmp_path / "abend")
    choose(window, TABLE)
    content = (tmp_path / "abend.csv").read_bytes()
    (tmp_path / "abend.csv").write_bytes(b"mine")
    choose(window, TABLE)
    assert content != b"mine"
    assert (tmp_path / "abend.csv").read_bytes() == b"mine"
    assert said(window) == "abend.csv gibt es schon"


def test_who_has_no_documents_folder_is_offered_home(monkeypatch, tmp_path):
    monkeypatch.setattr(places, "_standard", lambda _: tmp_path / "Documents")
    assert places.documents_folder() == Path.home()
    (tmp_path / "Documents").mkdir()
    assert places.documents_folder() == tmp_path / "Documents"


def test_what_went_well_goes_by_itself_and_what_went_wrong_stays(window, tmp_path):
    window.ask_where = lambda *_: str(tmp_path / "abend.csv")
    choose(window, TABLE)
    assert window.complaint.passing.isActive()
    window.ask_where = lambda *_: str(tmp_path / "nowhere" / "abend.csv")
    choose(window, TABLE)
    assert said(window)
    assert not window.complaint.passing.isActive()


def test_a_place_that_takes_nothing_is_one_sentence(window, tmp_path):
    window.ask_where = lambda *_: str(Path(tmp_path / "nowhere" / "abend.csv"))
    choose(window, TABLE)
    assert said(window).startswith(window.look.say("It could not be saved: {why}")[:10])


def test_who_names_no_place_is_told_nothing(window):
    window.ask_where = lambda *_: ""
    choose(window, FILE)
    assert said(window) == ""


def test_the_text_for_the_chat_lies_in_the_clipboard(window):
    choose(window, CHAT)
    assert QApplication.clipboard().text() == chat_of(window.desk, window.look.speech)
    assert said(window) == window.look.say("Copied: it can be pasted into the chat now.")
