"""Any hand of the list opens beside the table: why it came to that, and what can be mended."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from schafscore.core.evening import Standing
from schafscore.core.text import counted
from schafscore.games.bavarian import text
from schafscore.games.bavarian.entry import entry_of
from schafscore.gui.beside import ChangeRow, SidePage
from schafscore.gui.correction import ChangesPage
from schafscore.gui.log import LogPage, LogRow
from schafscore.gui.look import COMPACT
from schafscore.gui.old_hands import OldHands
from schafscore.gui.why import MendPage, NotePage, WhyPage
from tests.gui.checks import check

# The first seat leads with all eight highest trumps of his Solo, and takes every trick.
from tests.gui.fingers import undo

TOUT = (
    "bavarian deal 1; hands=EOGOHOSOEUGUHUSU,EAEZEKE9E8E7GAGZ,GKG9G8G7HAHZHKH9,H8H7SASZSKS9S8S7; "
    "game=solo; declarer=0; suit=E; plays="
    "EOEAGKH8GOEZG9H7HOEKG8SASOE9G7SZEUE8HASKGUE7HZS9HUGAHKS8SUGZH9S7"
)
SAMPLE, LOST_HERZ_SOLO, THROWN_IN = "abs2", "boh-", "z"
SECOND, THIRD = "bcs2", "cds2"  # the same hand where Anna or Bernd deals and sits out


@pytest.fixture
def window(make_window):
    return make_window(language="en")


def book(window, *lines):
    """Type each of *lines* on the key line; the guard against a double press is not waited for."""
    room = window.rooms["table"]
    for line in lines:
        room.foot.keys.setText(line)
        room.foot.typed.emit(line)
        assert room.pad.entry is not None, line
        room.book()


def open_hand(qtbot, window, number):
    view = window.rooms["table"].list.view
    index = view.model().index(number - 1, 0)
    view.scrollTo(index)
    qtbot.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center()
    )


def page(window):
    return window.rooms["table"].beside


def old_hands(window):
    """The pages are made when the first of them is asked for."""
    window.rooms["table"].opened.emit(1)
    return window.rooms["table"].findChild(OldHands)


def words(window):
    QApplication.processEvents()  # what is new is shown by the loop
    return [each.text() for each in page(window).findChildren(QLabel) if each.isVisible()]


def press(qtbot, window, name):
    found = [
        each
        for each in window.findChildren(QPushButton)
        if each.isVisible() and each.accessibleName() == name
    ]
    assert len(found) == 1, f"{name}: {len(found)}"
    qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)


def totals(window):
    desk = window.desk
    return {desk.names[who]: desk.evening.position.balances.get(who, 0) for who in desk.people}


# Why


def test_a_hand_corrected_against_its_cards_says_so(qtbot, window):
    """Decisions: facts read from cards that are later corrected against the cards are marked."""
    marked = "The cards of this hand say otherwise; what was entered counts."
    desk = window.desk
    entry = entry_of(text.load(TOUT).replay(), desk.table.playing, desk.rules.tariff)
    desk.book(entry, deal=TOUT)
    number = len(desk.rows())
    window.rooms["table"].show_evening()
    open_hand(qtbot, window, number)
    assert marked not in words(window)
    desk.correct(desk.rows()[-1].hand, replace(entry, runners=3))
    window.rooms["table"].show_evening()
    open_hand(qtbot, window, number)
    assert marked in words(window)


def test_A5_a_click_on_the_list_says_why(qtbot, window):
    book(window, SAMPLE)
    open_hand(qtbot, window, 1)
    assert isinstance(page(window), WhyPage)
    said = words(window)
    assert said[0] == "Why 30?"
    for each in ("20", "+ 10", "+ 0", "= 30", "Tariff: Schneider 10", "each loser pays one winner"):
        assert each in said
    assert "Anna plus 30, Bernd plus 30, Carl minus 30, Dora minus 30" in said
    assert any(each.startswith("Booked at ") for each in said)


def test_the_unit_of_an_amount_stands_below_it_and_in_the_bar(qtbot, make_window):
    window = make_window(language="de")
    assert window.bar.subtitle.text().endswith("Beträge in Cent")
    book(window, SAMPLE)
    open_hand(qtbot, window, 1)
    said = words(window)
    assert said.index("Beträge in Cent") == said.index("zahlt jeder Verlierer einem Gewinner") + 1


def test_enter_on_the_list_opens_and_escape_closes(qtbot, window):
    book(window, SAMPLE)
    view = window.rooms["table"].list.view
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert isinstance(page(window), WhyPage)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert page(window) is None
    assert view.isVisible()
    assert window.rooms["table"].foot.keys.hasFocus()


def test_a_doubled_hand_names_the_hand_that_began_the_round(qtbot, window):
    book(window, LOST_HERZ_SOLO, SECOND)
    open_hand(qtbot, window, 2)
    said = words(window)
    assert {"House rule: Bock", "Hand 1 of 5", "because of hand 1: Solo of Bernd"} <= set(said)


def test_the_stock_is_one_of_those_who_got_something(qtbot, window):
    book(window, THROWN_IN)
    open_hand(qtbot, window, 1)
    assert any("Stock plus 40" in each for each in words(window))


def test_why_follows_undo_and_goes_with_its_hand(qtbot, window):
    book(window, SAMPLE, THROWN_IN)
    open_hand(qtbot, window, 1)
    undo(window)
    assert page(window).hand == 1
    undo(window)
    assert page(window) is None


# What can be done about it


def open_mend(qtbot, window, number):
    open_hand(qtbot, window, number)
    press(qtbot, window, "Something else")
    assert isinstance(page(window), MendPage)


def test_a_hand_is_struck_after_a_look_and_counts_again(qtbot, window):
    book(window, SAMPLE, THROWN_IN)
    open_mend(qtbot, window, 1)
    press(qtbot, window, "Strike it")
    assert isinstance(page(window), ChangesPage)
    assert window.desk.evening.hands[0].standing is Standing.COUNTS, "nothing is written by looking"
    press(qtbot, window, "Strike it")
    assert window.desk.evening.hands[0].standing is Standing.STRUCK
    assert window.rooms["table"].list.foot.notice.isVisible()
    open_mend(qtbot, window, 1)
    press(qtbot, window, "Let it count again")
    assert "For the log: Hand 1 counts again" in words(window)
    assert len(page(window).findChildren(ChangeRow)) == 1 + len(window.desk.people)
    press(qtbot, window, "Let it count again")
    assert window.desk.evening.hands[0].standing is Standing.COUNTS
    assert totals(window)["Anna"] == 30


def test_a_wrong_hand_is_taken_out_from_where_it_is_explained_or_corrected(qtbot, window):
    book(window, SAMPLE, THROWN_IN)
    open_hand(qtbot, window, 1)
    press(qtbot, window, "Strike it")
    assert "It shall count nothing; number and deal stay." in words(window)
    press(qtbot, window, "Strike it")
    assert window.desk.evening.hands[0].standing is Standing.STRUCK
    open_hand(qtbot, window, 1)
    press(qtbot, window, "Let it count again")
    press(qtbot, window, "Let it count again")
    room = open_correction(qtbot, window, 1)
    assert "Delete it: It was entered twice; later hands move up." in words(window)
    press(qtbot, window, "Delete it")
    assert room.spot is None, "the pad is for the next hand again"
    press(qtbot, window, "Delete it")
    assert [line.writing.entry.kind for line in window.desk.evening.hands] == ["thrown_in"]


def test_a_discarded_act_writes_nothing(qtbot, window):
    book(window, SAMPLE)
    open_mend(qtbot, window, 1)
    press(qtbot, window, "Delete it")
    before = window.desk.evening.writings
    press(qtbot, window, "Discard")
    assert isinstance(page(window), WhyPage)
    assert window.desk.evening.writings == before


def test_a_hand_entered_twice_is_deleted_and_the_later_dealers_may_stay(qtbot, window):
    book(window, THROWN_IN, THROWN_IN, THROWN_IN)
    dealers = [line.table.dealer for line in window.desk.evening.hands]
    open_mend(qtbot, window, 2)
    press(qtbot, window, "Delete it")
    press(qtbot, window, "Delete it")
    assert [line.table.dealer for line in window.desk.evening.hands] == [dealers[0], dealers[2]]
    undo(window)
    open_mend(qtbot, window, 2)
    press(qtbot, window, "Delete it")
    press(qtbot, window, "Later dealers: they move on")
    press(qtbot, window, "Delete it")
    assert [line.table.dealer for line in window.desk.evening.hands] == dealers[:2]


def test_a_forgotten_hand_is_inserted_before_another(qtbot, window):
    book(window, SAMPLE, THROWN_IN)
    open_mend(qtbot, window, 2)
    press(qtbot, window, "Insert a hand before it")
    room = window.rooms["table"]
    qtbot.keyClicks(room.foot.keys, THROWN_IN)
    press(qtbot, window, "Insert it")
    kinds = [line.writing.entry.kind for line in window.desk.evening.hands]
    assert kinds == ["rufspiel", "thrown_in", "thrown_in"]
    assert window.desk.evening.hands[1].hand == 3


def test_after_the_last_hand_the_pad_is_there_anyway(qtbot, window):
    book(window, SAMPLE)
    open_mend(qtbot, window, 1)
    assert "after" not in page(window).acts


def test_a_note_is_kept_shown_and_never_translated(qtbot, make_window):
    window = make_window(language="de")
    book(window, SAMPLE)
    old = old_hands(window)
    old.show_note(1)
    assert isinstance(page(window), NotePage)
    qtbot.keyClicks(page(window).line, "Note")
    qtbot.keyClick(page(window).line, Qt.Key.Key_Return)
    assert window.desk.notes == {1: "Note"}
    assert isinstance(page(window), WhyPage)
    assert "Note" in words(window)


def test_the_log_has_every_change_and_marks_what_was_taken_back(qtbot, window):
    book(window, SAMPLE, THROWN_IN)
    window.desk.strike(1)
    window.desk.undo()
    window.desk.delete(2)
    open_mend(qtbot, window, 1)
    press(qtbot, window, "Show the log")
    assert isinstance(page(window), LogPage)
    said = words(window)
    assert "Hand 1 struck (taken back)" in said
    assert "Taken back: Hand 1 struck" in said
    assert "A hand deleted: entered twice" in said


def test_a_long_log_begins_with_the_newest_changes_and_shows_older_ones_when_asked(qtbot, window):
    book(window, SAMPLE)
    for number in range(LogPage.AT_ONCE + 5):
        window.desk.note(f"note {number}", 1)
    open_mend(qtbot, window, 1)
    press(qtbot, window, "Show the log")

    def rows():
        QApplication.processEvents()
        return [each for each in page(window).findChildren(LogRow) if not each.isHidden()]

    assert len(rows()) == LogPage.AT_ONCE
    older = page(window).older
    assert older.choice.label == counted("%n older change(s)", "", 5)
    older.click()
    assert len(rows()) == LogPage.AT_ONCE + 5
    assert older.isHidden()
    undo(window)  # as many as before are shown again
    assert len(rows()) == LogPage.AT_ONCE + 6


def test_what_was_deleted_can_be_entered_again_in_its_place(qtbot, window):
    book(window, SAMPLE, THROWN_IN)
    window.desk.delete(1)
    window.evening_changed()
    open_mend(qtbot, window, 1)
    press(qtbot, window, "Show the log")
    QApplication.processEvents()
    press(qtbot, window, "Enter it again")
    assert window.rooms["table"].foot.keys.text().replace(" ", "") == "abs2"
    press(qtbot, window, "Insert it")
    kinds = [line.writing.entry.kind for line in window.desk.evening.hands]
    assert kinds == ["rufspiel", "thrown_in"]


def test_the_last_hand_that_was_deleted_is_offered_as_the_next_one(qtbot, window):
    book(window, THROWN_IN, SECOND)
    window.desk.delete(2)
    window.evening_changed()
    open_mend(qtbot, window, 1)
    press(qtbot, window, "Show the log")
    QApplication.processEvents()
    press(qtbot, window, "Enter it again")
    assert page(window) is None
    press(qtbot, window, "Book")
    assert [line.writing.entry.kind for line in window.desk.evening.hands] == [
        "thrown_in",
        "rufspiel",
    ]


# Correcting


def open_correction(qtbot, window, number):
    open_hand(qtbot, window, number)
    press(qtbot, window, "Correct")
    assert isinstance(page(window), ChangesPage)
    return window.rooms["table"]


def test_A70_the_pad_takes_the_old_hand_and_its_seats(qtbot, window):
    book(window, SAMPLE, THROWN_IN)
    room = open_correction(qtbot, window, 1)
    assert room.foot.keys.text().replace(" ", "") == "abs2"
    assert [card.seat.total for card in room.cards[:5]] == [0, 0, 0, 0, 0], "as before the hand"
    assert room.foot.go.choice.label == "Correct it"
    assert "Nothing is changed yet" in words(window)
    assert not room.foot.go.isEnabled()
    assert window.bar.subtitle.text() == "Correcting hand 1"


def test_a_correction_without_a_change_is_none(qtbot, window):
    book(window, SAMPLE, THROWN_IN)
    room = open_correction(qtbot, window, 1)
    assert room.cards[0].seat.past
    room.foot.enter()
    assert room.foot.addition.text() == "Not booked: Nothing is changed yet"
    room.foot.typed.emit("a b s3")
    assert "Nothing is changed yet" not in words(window)
    assert room.foot.go.isEnabled()
    room.foot.typed.emit("a b s 2")
    assert not room.foot.go.isEnabled()
    room.book()
    assert len(window.desk.evening.writings) == 3
    press(qtbot, window, "Discard")
    assert window.bar.subtitle.text().startswith("Hand 3")
    assert not room.cards[0].seat.past


def test_what_changes_is_shown_before_it_is_written(qtbot, window):
    book(window, LOST_HERZ_SOLO, SECOND, THIRD)
    room = open_correction(qtbot, window, 1)
    room.foot.typed.emit("boh")
    said = words(window)
    assert "Hands 2 and 3 no longer count double" in said
    rows = [each for each in page(window).findChildren(ChangeRow) if each.number]
    assert [(row.number, row.was, row.becomes) for row in rows] == [
        ("1", "−50", "+50"),
        ("2", "+60", "+30"),
        ("3", "+60", "+30"),
    ]
    assert "Sum 0, with Stock, before and after" in said or "Sum 0, before and after" in said
    assert any(each.startswith("For the log: Hand 1 corrected") for each in said)
    assert len(window.desk.evening.writings) == 4
    press(qtbot, window, "Correct it")
    assert len(window.desk.evening.writings) == 5
    assert page(window) is None
    assert window.rooms["table"].list.foot.notice.isVisible()


def test_totals_shown_are_those_that_follow(qtbot, window):
    book(window, LOST_HERZ_SOLO, SECOND)
    room = open_correction(qtbot, window, 1)
    room.foot.typed.emit("boh")
    rows = [each for each in page(window).findChildren(ChangeRow) if each.difference is not None]
    shown = {window.look.say(row.words): row.becomes for row in rows}
    press(qtbot, window, "Correct it")
    signed = {name: window.look.signed(amount) for name, amount in totals(window).items()}
    assert shown.items() >= signed.items()


def test_the_sum_counts_the_stock_and_says_so_where_it_stays_as_it_is(qtbot, window):
    book(window, THROWN_IN, "bw")
    room = open_correction(qtbot, window, 2)
    room.foot.typed.emit("bws")
    assert "Sum 0, with Stock, before and after" in words(window)


def test_discarding_brings_the_half_entered_hand_back(qtbot, window):
    book(window, SAMPLE)
    room = window.rooms["table"]
    qtbot.keyClicks(room.foot.keys, "cd")
    open_correction(qtbot, window, 1)
    press(qtbot, window, "Discard")
    assert page(window) is None
    assert room.foot.keys.text().replace(" ", "") == "cd"
    assert room.foot.go.choice.label == "Book"
    qtbot.wait(500)
    assert "ruf" in window.desk.draft or window.desk.draft, "and it is kept as a draft again"


def test_a_correction_that_cannot_be_says_why_and_writes_nothing(qtbot, window):
    book(window, SAMPLE)
    room = open_correction(qtbot, window, 1)
    room.foot.typed.emit("a")
    assert "The hand is not complete yet:" in words(window)
    assert not room.foot.go.isEnabled()
    room.book()
    assert len(window.desk.evening.writings) == 2


def test_an_evening_is_left_while_a_hand_of_it_is_corrected(qtbot, window):
    book(window, SAMPLE, SECOND)
    open_correction(qtbot, window, 1)
    window.close_evening()
    assert "Correcting" not in window.bar.subtitle.text()


def test_undo_leaves_the_correction(qtbot, window):
    book(window, SAMPLE, SECOND)
    room = open_correction(qtbot, window, 1)
    undo(window)
    assert room.spot is None
    assert page(window) is None
    assert len(window.desk.evening.hands) == 1


# How it looks


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_every_page_passes_the_checks(qtbot, make_window, language, theme, size):
    window = make_window(language=language, theme=theme, size=size)
    assert (window.look.measures is COMPACT) == (size == (1024, 600))
    book(window, LOST_HERZ_SOLO, SECOND, THROWN_IN)
    old = old_hands(window)
    for show in (old.show_why, old.show_mend, old.show_note, old.correct, old._delete):
        show(1)
        qtbot.wait(1)
        assert isinstance(page(window), SidePage)
        assert check(window) == [], show.__name__
        old.close()
