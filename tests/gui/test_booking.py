"""Hands are booked in the window, with the mouse and with the keys, in as few as was promised."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from schafscore.core.results import Trickless, Verdict
from schafscore.core.text import phrase
from schafscore.gui.buttons import ChoiceButton
from schafscore.gui.points import PointsRuler
from schafscore.gui.why import WhyPage
from schafscore.services.pad import in_words
from tests.gui.fingers import Keys, Mouse, click, come, settle, undo


@pytest.fixture(params=[("de", (1280, 800)), ("en", (1024, 600))], ids=["de", "en, small"])
def window(make_window, request):
    language, size = request.param
    return make_window(language, size=size)


@pytest.fixture
def mouse(window):
    return Mouse(window)


@pytest.fixture
def keys(window):
    return Keys(window)


def seat(mouse, place):
    mouse.click(mouse.room.cards[place])


def type_line(qtbot, window, line):
    """Type *line* and Enter. Blanks are only for the eye."""
    qtbot.keyClicks(window.room.foot.keys, line.replace(" ", ""))
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)


def book_by(keys, line):
    """Type *line* and Enter into whatever has the focus in the window as it opens."""
    keys.type(line.replace(" ", ""))
    keys.key(Qt.Key.Key_Return)


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
LOST_WENZ = {"Carl": -300, "Anna": 100, "Bernd": 100, "Dora": 100}
LOST_SOLO = {"Dora": -300, "Anna": 100, "Bernd": 100, "Carl": 100}


def test_sample_hand_takes_five_clicks(mouse, window):
    seat(mouse, 0)
    seat(mouse, 1)
    mouse.press("Result", "won with Schneider")
    mouse.press("Runners", "2")
    mouse.press("Book")
    assert mouse.acts == 5
    assert deltas(window) == SAMPLE
    people = window.desk.people
    assert (entry(window).declarer, entry(window).partner) == (people[0], people[1])


def test_plain_sauspiel_takes_three_clicks(mouse, window):
    seat(mouse, 0)
    seat(mouse, 1)
    mouse.press("Book")
    assert mouse.acts == 3
    assert deltas(window) == {"Anna": 20, "Bernd": 20, "Carl": -20, "Dora": -20}


def test_lost_wenz_with_kontra_takes_five_clicks(mouse, window):
    seat(mouse, 2)
    mouse.press("Game", "Wenz")
    mouse.press("Result", "lost")
    mouse.press("Kontra, Re", "Kontra")
    mouse.press("Book")
    assert mouse.acts == 5
    assert deltas(window) == LOST_WENZ


def test_lost_wenz_with_kontra_takes_five_keys(keys, window):
    book_by(keys, "c w - k")
    assert keys.acts == 5
    assert deltas(window) == LOST_WENZ


def test_sample_hand_takes_five_keys(keys, window):
    book_by(keys, "a b s2")
    assert keys.acts == 5
    assert deltas(window) == SAMPLE
    people = window.desk.people
    assert (entry(window).declarer, entry(window).partner) == (people[0], people[1])


def test_lost_solo_with_kontra_takes_six_clicks(mouse, window):
    seat(mouse, 3)
    mouse.press("Game", "Solo")
    mouse.press("Suit", "Hearts")
    mouse.press("Result", "lost")
    mouse.press("Kontra, Re", "Kontra")
    mouse.press("Book")
    assert mouse.acts == 6
    assert deltas(window) == LOST_SOLO


def test_lost_solo_with_kontra_takes_six_keys(keys, window):
    book_by(keys, "d o h - k")
    assert keys.acts == 6
    assert deltas(window) == LOST_SOLO


def test_ramsch_with_one_virgin_takes_four_clicks(mouse, window):
    mouse.press("Game", "Ramsch")
    seat(mouse, 0)
    seat(mouse, 1)
    mouse.press("Book")
    assert mouse.acts == 4
    assert deltas(window) == {"Anna": -120, "Bernd": 40, "Carl": 40, "Dora": 40}


def test_ramsch_with_one_virgin_takes_four_keys(keys, window):
    book_by(keys, "r a b")
    assert keys.acts == 4
    assert deltas(window) == {"Anna": -120, "Bernd": 40, "Carl": 40, "Dora": 40}


def test_thrown_in_takes_two_clicks(mouse, window):
    mouse.press("Game", "Thrown in")
    mouse.press("Book")
    assert mouse.acts == 2
    assert entry(window).kind == "thrown_in"


def test_thrown_in_takes_two_keys(keys, window):
    book_by(keys, "z")
    assert keys.acts == 2
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
    seat(mouse, 0)
    mouse.press("Game", "Wenz")
    mouse.press("Result", "won every trick")
    mouse.press("Book")
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
    said = window.look.say(phrase("Not booked: {why}", why="Which game?"))
    assert room.foot.addition.text() == said


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


def test_what_is_taken_back_is_said_with_the_way_forth_again(qtbot, window):
    """Fault: only the list changed, and nobody knew what had been taken back."""
    room, say = window.room, window.look.say
    type_line(qtbot, window, "abs2")
    qtbot.keyClick(room.foot.keys, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    come(window)
    hand = phrase("Hand {number} booked", number=1)
    notice = room.notice
    assert notice.isVisible()
    whole = say(phrase("Taken back: {what}", what=hand))
    assert notice.text.text() in (whole, say("Taken back"))
    assert say(notice.labels[0]) == whole
    assert notice.back.choice.label == "Redo"
    click(qtbot, notice.back)
    assert len(window.desk.evening.hands) == 1
    assert say(notice.labels[0]) == say(phrase("Brought back: {what}", what=hand))
    click(qtbot, notice.back)
    assert not window.desk.evening.hands
    assert not window.complaint.isVisible()  # the name of the evening stays in sight


def book(window, *lines):
    """Book without the guard against a double press."""
    for line in lines:
        window.room.foot.typed.emit(line)
        window.room.book()


def why_is_open(window):
    room = window.room
    room.opened.emit(window.desk.rows()[-1].hand)
    assert isinstance(room.beside, WhyPage)


@pytest.mark.parametrize("open_page", ["why", "log"])
def test_a_new_hand_is_seen_in_the_list_whatever_lay_over_it(window, open_page):
    room = window.room
    book(window, "abs2")
    if open_page == "why":
        why_is_open(window)
    else:
        room.page_asked.emit("log")
        assert room.beside is not None
    book(window, "cd")
    assert room.beside is None
    assert room.list.isVisible()
    notice = room.list.foot.notice
    assert notice.isVisible()
    said = window.look.say(phrase("Hand {number} booked", number=2))
    assert notice.text.text().startswith(said)
    assert not window.complaint.isVisible()


def test_what_was_said_of_a_hand_goes_with_it(qtbot, window):
    room = window.room
    book(window, "abs2", "cd")
    why_is_open(window)
    room.notify("Spiel 2 eingetragen")  # over the bar, for a page lies over the list
    assert window.complaint.isVisible()
    qtbot.keyClick(room.foot.keys, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    come(window)
    assert len(window.desk.evening.hands) == 1
    assert not window.complaint.isVisible()
    assert "Spiel 2 eingetragen" not in room.notice.labels


def test_what_went_well_stays_behind_on_the_page_where_it_was_said(window):
    window.mention("Copied")
    window.go("table")  # the same page
    assert window.complaint.isVisible()
    window.go("rules")
    assert not window.complaint.isVisible()
    window.complain("It could not be saved")
    window.go("table")
    assert window.complaint.isVisible()


def test_what_went_well_leaves_the_ways_to_the_rooms_free_in_another_language_too(window):
    """Fault: said in German, it lay over "Стол" when the language became Russian."""
    window.set_language("de")
    window.mention("Copied")
    window.set_language("ru")
    QApplication.processEvents()
    first = next(tab for tab in window.bar.tabs.values() if tab.isVisible())
    assert window.complaint.isVisible()
    assert window.complaint.geometry().right() < first.x()


def test_a_struck_hand_is_said_to_be_so_once(window):
    room = window.room
    book(window, "abs2")
    why_is_open(window)
    room.beside.mend_asked.emit()
    room.beside.asked.emit("strike")
    room.beside.done.emit()
    assert room.beside is None
    assert room.list.foot.notice.isVisible()
    assert not window.complaint.isVisible()


def test_the_last_round_is_seen_as_soon_as_it_is_announced(window):
    room = window.room
    room.page_asked.emit("log")
    room.announce_last_round()
    assert room.machines.isVisible()
    said = [window.look.say(each.title) for each in (made.state for made in room.machines.machines)]
    assert window.look.say("Last round") in said


@pytest.mark.parametrize("percent", [100, 130])
def test_the_question_about_the_half_entered_hand_is_never_cut(
    qtbot, make_window, tables, window, percent
):
    qtbot.keyClicks(window.room.foot.keys, "do")
    qtbot.wait(600)
    desk = tables.open(window.desk.record.id)
    again = make_window(desk=desk, size=(1024, 600), language="de", percent=percent)
    qtbot.wait(50)
    notice, foot = again.room.notice, again.room.list.foot
    assert "…" not in notice.text.text()
    assert notice.visibleRegion().boundingRect() == notice.rect()
    for button in (notice.back, notice.go_on):
        assert notice.rect().contains(button.geometry())
        assert not button.geometry().intersects(notice.text.geometry())
    high = foot.height()
    qtbot.mouseClick(notice.go_on, Qt.MouseButton.LeftButton)
    assert foot.height() <= high


def test_the_question_after_escape_says_what_was_half_entered(qtbot, make_window):
    window = make_window("en")
    qtbot.keyClicks(window.room.foot.keys, "do")
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Escape)
    assert window.room.notice.text.text().endswith("Dora: Solo won")


def test_a_result_that_is_pressed_again_is_neither_said_nor_among_the_keys(qtbot, window):
    """Fault: nothing was chosen any more, and the foot said "won" and the keys `card-points=`."""
    room = window.room
    qtbot.keyClicks(room.foot.keys, "cw2x")
    button = next(
        each
        for each in room.findChildren(ChoiceButton)
        if each.isChecked() and each.choice.name == "won_black"
    )
    button.click()
    assert room.foot.keys.text() == "c w 2"
    said = room.look.say(in_words(room.pad))
    assert said in ("Carl: Wenz, 2 Laufende", "Carl: Wenz, 2 runners")
    assert room.pad.entry is None


def test_undo_and_redo_by_keys_and_bar(qtbot, window):
    type_line(qtbot, window, "abs2")
    assert window.bar.undo.isEnabled()
    assert not window.bar.redo.isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    come(window)
    assert not window.desk.evening.hands
    assert window.bar.redo.isEnabled()
    click(qtbot, window.bar.redo)
    assert deltas(window) == SAMPLE


def test_what_comes_before_an_undo_is_shown_finds_the_evening_without_it(qtbot, window):
    """Taken back is at once, shown a turn of the loop later: no key in between is lost."""
    book(window, "abs2", "cds2", "cds2")
    window.undo()
    window.undo()  # two presses in a hurry take back two
    assert (window.moving, len(window.desk.evening.hands)) == (True, 1)
    book(window, "cds2")
    come(window)
    assert len(window.room.list.view.model().rows) == len(window.desk.evening.hands) == 2
    assert window.look.say(window.room.notice.labels[0]).endswith("Emil −30")
    window.undo()
    window.go("settlement")  # the table has said it before
    assert not window.moving
    assert window.bar.redo.isEnabled()
    assert not window.rooms["table"].notice.isHidden()
    window.undo()
    window.close_evening()  # nothing is left to be shown
    assert (window.moving, window.desk) == (False, None)


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


def test_redo_after_undo_in_the_key_line_brings_back_the_text_and_no_act_of_the_evening(
    qtbot, window
):
    """Fault: what was emptied by hand came back by Ctrl+Z, then Ctrl+Y struck a hand again."""
    keys, control = window.room.foot.keys, Qt.KeyboardModifier.ControlModifier
    type_line(qtbot, window, "abs2")
    desk = window.desk
    desk.strike(desk.evening.hands[-1].hand)
    desk.undo()
    window.evening_changed()
    before = desk.evening
    assert window.bar.redo.isEnabled()
    qtbot.keyClicks(keys, "dw2")
    keys.selectAll()
    qtbot.keyClick(keys, Qt.Key.Key_Delete)
    for key, text in (("Z", "dw2"), ("Y", ""), ("Z", "dw2"), ("Y", ""), ("Y", "")):
        qtbot.keyClick(keys, getattr(Qt.Key, f"Key_{key}"), control)
        assert keys.text() == text
        assert desk.evening is before
    shift = control | Qt.KeyboardModifier.ShiftModifier
    for key, modifier, text in (("Z", control, "dw2"), ("Z", shift, "")):
        qtbot.keyClick(keys, getattr(Qt.Key, f"Key_{key}"), modifier)
        assert (keys.text(), desk.evening is before) == (text, True)


def test_a_key_of_the_line_that_finds_nothing_there_leaves_a_half_typed_hand_and_the_evening(
    qtbot, window
):
    keys, control = window.room.foot.keys, Qt.KeyboardModifier.ControlModifier
    type_line(qtbot, window, "abs2")
    undo(window)
    window.evening_changed()
    before = window.desk.evening
    qtbot.keyClicks(keys, "cd")
    qtbot.keyClick(keys, Qt.Key.Key_Y, control)
    assert (keys.text(), window.desk.evening is before) == ("cd", True)


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


@pytest.mark.parametrize("size", [(1280, 800), (1280, 650), (1024, 600)])
@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_answers_to_a_question_lie_within_its_frame_and_beside_each_other(
    qtbot, make_window, language, size
):
    window = make_window(language, size=size)
    qtbot.keyClicks(window.room.foot.keys, "cog")
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Escape)
    notice = window.room.notice
    first, second = (each.geometry() for each in (notice.go_on, notice.back))
    words = notice.text.geometry()
    assert notice.asking
    assert first.right() < second.left()
    assert second.right() < notice.width() - 1
    assert first.top() == second.top()
    assert first.top() >= words.bottom() or first.left() > words.right()
    assert {each.part for each in notice.answers()} == {"flat"}
    assert min(first.height(), second.height()) >= 40


def kinds_in_sight(window):
    return list(window.room.entry.kinds.buttons)


@pytest.mark.parametrize("line", ["manual", "penalty"])
def test_the_usual_games_are_back_after_a_hand_from_behind_more(window, line):
    """Fault: after a penalty the row stayed on "Special, Manual hand, Penalty, Less"."""
    room = window.room
    usual = kinds_in_sight(window)
    assert "rufspiel" in usual
    assert line not in usual
    kind = next(each for each in room.pad.kinds if each.kind == line)
    room.take(room.pad.choose(kind))
    assert line in kinds_in_sight(window)
    room.take(replace(room.pad, kind=None, answers={}))
    assert kinds_in_sight(window) == usual
    room.entry.kinds.buttons["more"].click()  # and a hand of the usual kind, by keys
    assert kinds_in_sight(window) != usual
    book(window, "abs2")
    assert kinds_in_sight(window) == usual
    undo(window)
    assert kinds_in_sight(window) == usual


def test_letters_typed_while_the_focus_is_in_the_list_go_to_the_key_line(qtbot, window):
    """Fault: the list looked for a row that begins with them, and what was typed was lost."""
    book(window, "abs2", "cds2")
    room = window.room
    view, keys = room.list.view, room.foot.keys
    view.setFocus()
    row = view.currentIndex().row()
    qtbot.keyClicks(view, "a")
    assert window.focusWidget() is keys
    qtbot.keyClicks(keys, "b")
    assert keys.text() == "ab"
    assert view.currentIndex().row() == row
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Up)  # what moves in the list still does
    assert view.currentIndex().row() == row - 1


@pytest.fixture
def small(make_window):
    window = make_window("ru", size=(1024, 600))
    window.set_percent(130)
    settle(window)
    return window


def test_in_a_narrow_window_what_was_booked_leaves_the_results_to_the_next_hand(qtbot, small):
    """Fault: for ten seconds it hid won and lost of the hand that was entered meanwhile."""
    book(small, "abs2")
    settle(small)
    room = small.room
    assert room.narrow
    assert room.notice.isVisible()
    table = small.desk.table
    click(qtbot, room.cards[table.people.index(table.playing[0])])
    settle(small)
    assert not room.notice.isVisible()
    verdicts = room.entry.findChildren(PointsRuler)
    (ruler,) = [each for each in verdicts if each.isVisible()]
    for button in ruler.buttons.values():
        assert button.visibleRegion().boundingRect() == button.rect()


def test_in_a_narrow_window_one_bar_scrolls_a_page_below_the_pad_and_its_heading_is_whole(
    qtbot, small
):
    """Fault: a page that scrolled lay in a page that scrolled, its heading half under the bar."""
    book(small, "abs2")
    why_is_open(small)
    settle(small)
    room = small.room
    page, bar = room.beside, room.scrolled.verticalScrollBar()
    assert page.scrolled.verticalScrollBar().maximum() == 0
    assert page.heading.visibleRegion().boundingRect() == page.heading.rect()
    before = bar.value()
    qtbot.keyClick(page.back, Qt.Key.Key_PageDown)
    assert before < bar.value() <= before + room.scrolled.viewport().height() - room.look.px(36)
    small.set_percent(100)
    settle(small)
    assert not page.scrolled.unrolled


def test_in_a_narrow_window_the_bar_says_which_evening_it_is(small):
    bar = small.bar
    assert bar.narrow
    assert bar.title.isVisible()
    assert bar.title.geometry().right() < bar.room_before_tabs()
    assert all(tab.isVisible() for tab in bar.tabs.values())
