"""Hands are booked in the window, with the mouse and with the keys, in as few as was promised."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from schafscore.core.results import Trickless, Verdict
from schafscore.core.text import phrase


class Mouse:
    """Presses buttons by what a screen reader calls them, in any language, and counts."""

    def __init__(self, qtbot, window):
        self.qtbot, self.window, self.clicks = qtbot, window, 0

    def press(self, *names):
        for name in names:
            button = self.find(name)
            self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
            self.clicks += 1

    def find(self, words):
        name = ": ".join(self.window.look.say(word) for word in words.split(": "))
        found = [
            each
            for each in self.window.findChildren(QPushButton)
            if each.isVisible() and each.accessibleName() == name
        ]
        assert len(found) == 1, f"{name}: {len(found)}"
        assert found[0].isEnabled(), name
        return found[0]

    def seat(self, place):
        card = self.window.room.cards[place]
        self.qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
        self.clicks += 1


@pytest.fixture(params=["de", "en"])
def window(make_window, request):
    return make_window(request.param)


@pytest.fixture
def mouse(qtbot, window):
    return Mouse(qtbot, window)


def type_line(qtbot, window, line):
    """Type *line* and Enter; return how many keys that were. Blanks are only for the eye."""
    keys = line.replace(" ", "")
    qtbot.keyClicks(window.room.foot.keys, keys)
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
    return len(keys) + 1


def entry(window):
    return window.desk.evening.hands[-1].writing.entry


def deltas(window):
    desk = window.desk
    return {
        desk.names[who]: amount
        for who, amount in desk.evening.hands[-1].deltas.items()
        if who in desk.names
    }


SAMPLE = {"Anna": 30, "Bernd": 30, "Carl": -30, "Dora": -30}
LOST_SOLO = {"Dora": -300, "Anna": 100, "Bernd": 100, "Carl": 100}


def test_sample_hand_takes_five_clicks(mouse, window):
    mouse.seat(0)
    mouse.seat(1)
    mouse.press("Result: won with Schneider", "Runners: 2", "Book")
    assert mouse.clicks == 5
    assert deltas(window) == SAMPLE


def test_sample_hand_takes_five_keys(qtbot, window):
    assert type_line(qtbot, window, "a b s2") == 5
    assert deltas(window) == SAMPLE


def test_lost_solo_with_kontra_takes_six_clicks(mouse, window):
    mouse.seat(3)
    mouse.press("Game: Solo", "Suit: Hearts", "Result: lost", "Kontra, Re: Kontra", "Book")
    assert mouse.clicks == 6
    assert deltas(window) == LOST_SOLO


def test_lost_solo_with_kontra_takes_six_keys(qtbot, window):
    assert type_line(qtbot, window, "d o h - k") == 6
    assert deltas(window) == LOST_SOLO


def test_ramsch_with_one_virgin_takes_four_clicks(mouse, window):
    mouse.press("Game: Ramsch")
    mouse.seat(0)
    mouse.seat(1)
    mouse.press("Book")
    assert mouse.clicks == 4
    assert deltas(window) == {"Anna": -120, "Bernd": 40, "Carl": 40, "Dora": 40}


def test_ramsch_with_one_virgin_takes_four_keys(qtbot, window):
    assert type_line(qtbot, window, "r a b") == 4
    assert deltas(window) == {"Anna": -120, "Bernd": 40, "Carl": 40, "Dora": 40}


def test_thrown_in_takes_two_clicks(mouse, window):
    mouse.press("Game: Thrown in", "Book")
    assert mouse.clicks == 2
    assert entry(window).kind == "thrown_in"


def test_thrown_in_takes_two_keys(qtbot, window):
    assert type_line(qtbot, window, "z") == 2
    assert entry(window).kind == "thrown_in"


def test_counted_points_by_ruler_digits(qtbot, window):
    """Without a mouse on the ruler: Tab reaches it, digits set it, the verdict follows."""
    room = window.room
    qtbot.keyClicks(room.foot.keys, "aw")
    page = room.entry.pages[next(key for key in room.entry.pages if key[0].kind == "wenz")]
    ruler = next(field.ruler for field in page.fields if hasattr(field, "ruler"))
    ruler.ruler.setFocus()
    qtbot.keyClicks(ruler.ruler, "95")
    assert ruler.buttons["won_schneider"].isChecked()
    assert room.foot.keys.text().replace(" ", "") == "aw95"
    qtbot.keyClick(ruler.ruler, Qt.Key.Key_Return)
    assert entry(window).result == 95


def test_verdict_alone_is_enough_and_black_is_about_tricks(mouse, window):
    mouse.seat(0)
    mouse.press("Game: Wenz", "Result: won every trick", "Book")
    assert entry(window).trickless is Trickless.OPPONENTS
    assert entry(window).result is Verdict.WON_SCHNEIDER


def test_a_double_press_books_once(qtbot, window):
    keys = window.room.foot.keys
    qtbot.keyClicks(keys, "z")
    qtbot.keyClick(keys, Qt.Key.Key_Return)
    qtbot.keyClicks(keys, "z")
    qtbot.keyClick(keys, Qt.Key.Key_Return)
    assert len(window.desk.evening.hands) == 1
    qtbot.wait(window.room.foot.GUARD + 20)
    qtbot.keyClick(keys, Qt.Key.Key_Return)
    assert len(window.desk.evening.hands) == 2


def test_enter_does_not_book_while_a_question_is_open(qtbot, window):
    room = window.room
    qtbot.keyClicks(room.foot.keys, "a")
    assert not room.foot.go.isEnabled()
    qtbot.keyClick(room.foot.keys, Qt.Key.Key_Return)
    assert not window.desk.evening.hands
    assert room.foot.addition.text() == window.look.say("Which game?")


def test_what_cannot_be_read_is_said_and_not_booked(qtbot, window):
    room = window.room
    qtbot.keyClicks(room.foot.keys, "ab?!")
    assert room.problem is not None
    assert not room.foot.go.isEnabled()
    qtbot.keyClick(room.foot.keys, Qt.Key.Key_Return)
    assert not window.desk.evening.hands


def test_keys_go_to_the_key_line_from_anywhere(qtbot, window):
    window.bar.undo.setFocus()
    card = window.room.cards[2]
    card.setFocus()
    qtbot.keyClicks(card, "ab")
    assert window.room.foot.keys.text() == "ab"
    assert window.room.cards[0].isChecked()
    assert window.room.cards[1].isChecked()


def test_notice_takes_back_for_ten_seconds(qtbot, window):
    room = window.room
    type_line(qtbot, window, "abs2")
    notice = room.list.foot.notice
    assert notice.isVisible()
    said = window.look.say(phrase("Hand {number} booked", number=1))
    assert notice.text.text().startswith(said)
    qtbot.keyClicks(room.foot.keys, "cd")  # the next entry may begin at once
    assert notice.isVisible()
    assert notice._clock.interval() == 10_000
    qtbot.mouseClick(notice.back, Qt.MouseButton.LeftButton)
    assert not window.desk.evening.hands
    assert not notice.isVisible()


def test_undo_and_redo_by_keys_and_bar(qtbot, window):
    type_line(qtbot, window, "abs2")
    assert window.bar.undo.isEnabled()
    assert not window.bar.redo.isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not window.desk.evening.hands
    assert window.bar.redo.isEnabled()
    qtbot.mouseClick(window.bar.redo, Qt.MouseButton.LeftButton)
    assert deltas(window) == SAMPLE


def test_undo_by_key_where_the_focus_always_is(qtbot, window):
    """The key line leaves Ctrl+Z to the window, but for what was just typed."""
    keys, control = window.room.foot.keys, Qt.KeyboardModifier.ControlModifier
    type_line(qtbot, window, "abs2")
    assert window.focusWidget() is keys
    qtbot.keyClicks(keys, "cd")
    qtbot.keyClick(keys, Qt.Key.Key_Z, control)
    assert keys.text() == ""
    assert window.room.pad.kind is None
    assert len(window.desk.evening.hands) == 1
    qtbot.keyClick(keys, Qt.Key.Key_Z, control)
    assert not window.desk.evening.hands
    assert keys.text() == ""
    qtbot.keyClick(keys, Qt.Key.Key_Y, control)
    assert deltas(window) == SAMPLE
    assert keys.text() == ""


def test_half_entered_hand_is_offered_again(qtbot, make_window, tables, window):
    qtbot.keyClicks(window.room.foot.keys, "do")
    qtbot.wait(600)
    again = make_window(desk=tables.open(window.desk.record.id))
    assert again.room.foot.keys.text().replace(" ", "") == "do"
    assert again.room.cards[3].isChecked()
    notice = again.room.list.foot.notice
    assert notice.isVisible()
    assert not notice._clock.isActive()
    qtbot.mouseClick(notice.go_on, Qt.MouseButton.LeftButton)
    assert not notice.isVisible()
    assert again.room.foot.keys.text().replace(" ", "") == "do"
    assert again.room.foot.keys.hasFocus()


def test_half_entered_hand_can_be_thrown_away_for_good(qtbot, make_window, tables, window):
    qtbot.keyClicks(window.room.foot.keys, "do")
    qtbot.wait(600)
    again = make_window(desk=tables.open(window.desk.record.id))
    qtbot.mouseClick(again.room.list.foot.notice.back, Qt.MouseButton.LeftButton)
    assert not again.room.foot.keys.text()
    assert not again.room.cards[3].isChecked()
    third = make_window(desk=tables.open(window.desk.record.id))
    assert not third.room.list.foot.notice.isVisible()
    assert third.room.pad.kind is None


def test_the_question_about_the_half_entered_hand_goes_with_the_next_key(
    qtbot, make_window, tables, window
):
    qtbot.keyClicks(window.room.foot.keys, "do")
    qtbot.wait(600)
    again = make_window(desk=tables.open(window.desk.record.id))
    qtbot.keyClicks(again.room.foot.keys, "h")
    assert not again.room.list.foot.notice.isVisible()
    qtbot.keyClick(again.room.foot.keys, Qt.Key.Key_Return)
    assert again.room.list.foot.notice.isVisible()
    qtbot.mouseClick(again.room.list.foot.notice.back, Qt.MouseButton.LeftButton)
    assert not again.desk.evening.hands


def test_what_did_not_change_is_not_kept_again(qtbot, window, store, monkeypatch):
    kept = []
    keep = store.keep_draft
    monkeypatch.setattr(store, "keep_draft", lambda *given: (kept.append(given[1]), keep(*given)))
    qtbot.keyClicks(window.room.foot.keys, "do")
    qtbot.wait(500)
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Backspace)
    qtbot.keyClicks(window.room.foot.keys, "o")
    qtbot.wait(500)
    assert len(kept) == 1


def test_another_program_wrote(qtbot, window, tables):
    other = tables.open(window.desk.record.id)
    qtbot.keyClicks(window.room.foot.keys, "ab")
    pad_entry = window.room.pad.entry
    other.book(pad_entry)
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
    assert len(window.desk.evening.hands) == 1
    assert window.room.list.model.rowCount() == 1
