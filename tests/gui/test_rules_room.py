"""The rules of a running evening: nothing changes before it was shown and wanted."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from schafscore.core.results import Verdict
from schafscore.gui.rules_room import FORM
from schafscore.gui.titled import Sentence
from schafscore.variants.bavarian import Rufspiel
from tests.gui.checks import check
from tests.gui.fingers import click, come, double_click, settle, undo


@pytest.fixture
def window(make_window, make_desk):
    desk = make_desk(5)
    for _ in range(3):
        caller, partner = desk.table.playing[:2]
        desk.book(Rufspiel(declarer=caller, partner=partner, result=Verdict.WON))
    window = make_window("de", desk=desk)
    window.go("rules")
    QApplication.processEvents()
    return window


def told(room):
    return [each.text() for each in room.lines.findChildren(Sentence) if each.isVisible()]


def prices(desk):
    return [line.outcome.transfers[0].amount for line in desk.evening.hands]


def dearer(qtbot, room):
    room.form.lines["call"].field.stepUp()


def test_the_rules_that_hold_change_nothing(window):
    room = window.room
    assert room.form.lines["call"].field.number() == 20
    assert not room.go.isEnabled()
    assert not room.discard.isEnabled()


def test_a_price_changes_from_the_next_hand_on(qtbot, window):
    room, desk = window.room, window.desk
    dearer(qtbot, room)
    assert prices(desk) == [20, 20, 20]
    assert desk.rules.tariff.call == 20  # not before it is wanted
    click(qtbot, room.go)
    assert desk.rules.tariff.call == 25
    assert prices(desk) == [20, 20, 20]
    caller, partner = desk.table.playing[:2]
    desk.book(Rufspiel(declarer=caller, partner=partner, result=Verdict.WON))
    assert prices(desk) == [20, 20, 20, 25]


def test_a_price_changes_from_an_earlier_hand_on(qtbot, window):
    room, desk = window.room, window.desk
    dearer(qtbot, room)
    click(qtbot, room.from_when.times.buttons["earlier"])
    room.from_when.hand.field.setValue(2)
    click(qtbot, room.go)
    assert prices(desk) == [20, 25, 25]


def test_for_all_hands_is_said_and_shows_what_it_changes(qtbot, window):
    room, desk = window.room, window.desk
    dearer(qtbot, room)
    click(qtbot, room.from_when.times.buttons["all"])
    totals = dict(desk.evening.position.balances)
    QApplication.processEvents()
    words = told(room)
    assert "3" in words[0]
    assert len([each for each in words if each.startswith("Spiel ")]) == 3
    click(qtbot, room.go)
    assert prices(desk) == [25, 25, 25]
    for person in desk.people:
        now = desk.evening.position.balances.get(person, 0)
        lines = [each for each in words if each.startswith(f"{desk.names[person]}, ")]
        if now == totals.get(person, 0):
            assert not lines, "Fault: who stands as before was listed as +1,070 becomes +1,070"
            continue
        (line,) = lines
        assert window.look.signed(now) in line
        assert window.look.signed(totals.get(person, 0)) in line


def test_a_change_of_rules_can_be_undone(qtbot, window):
    dearer(qtbot, window.room)
    click(qtbot, window.room.go)
    undo(window)
    assert window.desk.rules.tariff.call == 20
    assert window.room.form.lines["call"].field.number() == 20


def test_discarding_and_escape_go_back_to_the_rules_that_hold(qtbot, window):
    room = window.room
    dearer(qtbot, room)
    click(qtbot, room.discard)
    assert room.form.lines["call"].field.number() == 20
    dearer(qtbot, room)
    qtbot.keyClick(room.go, Qt.Key.Key_Escape)
    assert room.form.lines["call"].field.number() == 20
    assert len(window.desk.evening.writings) == 4  # the opening and three hands


def test_a_line_that_cannot_be_is_told_and_not_written(qtbot, window):
    room = window.room
    room.form.lines["runners_from"].field.setValue(15)
    assert not room.go.isEnabled()
    assert room.form.lines["runners_from"].problem.isVisibleTo(room)


def test_suits_are_called_as_the_table_calls_them(window):
    suits = ("Acorns", "Leaves", "Hearts", "Bells")
    assert [window.look.say(each) for each in suits] == ["Eichel", "Gras", "Herz", "Schellen"]
    window.set_suits("foliage")
    assert window.look.say("Leaves") == "Laub"
    window.set_suits("french")
    assert [window.look.say(each) for each in suits] == ["Kreuz", "Pik", "Herz", "Karo"]
    window.set_language("en")
    assert [window.look.say(each) for each in suits] == ["Clubs", "Spades", "Hearts", "Diamonds"]


@pytest.mark.parametrize(
    ("language", "theme", "size", "percent"),
    [
        ("de", "light", (1280, 800), 100),
        ("en", "dark", (1024, 600), 100),
        ("de", "light", (2048, 1200), 200),
    ],
)
def test_the_rules_hold_together(make_window, window, language, theme, size, percent):
    shown = make_window(language, theme, size, percent, desk=window.desk)
    shown.go("rules")
    settle(shown)
    assert check(shown) == []


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_at_twice_the_size_every_panel_is_as_high_as_its_parts(make_window, size):
    window = make_window("de", size=size, percent=200)
    window.go("rules")
    settle(window)
    room = window.room
    assert room.rules.height() >= window.look.px(FORM)
    assert room.from_when.rect().contains(room.from_when.times.geometry())


def what_customs_do(room):
    shown = (each.told for each in room.form.groups.values() if not each.isHidden())
    return [each.text() for each in shown if not each.isHidden()]


def test_it_stands_among_the_agreed_rules_what_house_rules_do(window):
    """Fault: who looked up what had been agreed on found names of customs, and not what they do."""
    room = window.room
    say = window.look.say
    assert room.form.lines  # they are filled in short turns
    for custom, settings in room.agreement.rules.customs:
        (words,) = [each for each in what_customs_do(room) if say(custom.label) in each]
        assert all(say(sentence) in words for sentence in custom.does(settings))
    without = room.agreement
    for custom in room.agreement.customs:
        without = without.lay(custom, over=False)
    room.take(without)
    assert room.form.lines  # they are filled in short turns
    assert what_customs_do(room) == []


CONTROL = Qt.KeyboardModifier.ControlModifier


def into(qtbot, field):
    """Click into the middle of *field*, as the mouse does: into the line in it."""
    line = field.lineEdit()
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.rect().center())


def test_a_click_into_a_price_lets_it_be_typed_over(qtbot, window):
    """Fault: a click on "20" put the cursor into it, and 30 made 2300 of it."""
    room = window.room
    room.go.setFocus()
    field = room.form.lines["call"].field
    into(qtbot, field)
    assert field.lineEdit().selectedText() == "20"
    qtbot.keyClicks(field, "30")
    assert field.number() == 30
    into(qtbot, field)  # it has the focus: now the cursor comes
    assert not field.lineEdit().hasSelectedText()
    into(qtbot, room.form.lines["solo"].field)
    into(qtbot, field)
    assert field.lineEdit().selectedText() == "30"


def test_a_price_that_is_as_another_says_so_until_a_digit_is_typed(qtbot, window):
    """Fault: "as a Solo" turned into 0 as soon as the focus came."""
    room, say = window.room, window.look.say
    field, words = room.form.lines["wenz"].field, say("as a Solo")
    assert field.text() == words
    into(qtbot, field)
    assert field.text() == words
    qtbot.keyClicks(field, "6")
    assert (field.text(), field.number()) == ("6", 6)
    qtbot.keyClick(field, Qt.Key.Key_Backspace)
    qtbot.keyClicks(field, "0")
    into(qtbot, room.form.lines["call"].field)
    assert field.text() == words
    into(qtbot, field)
    field.lineEdit().setCursorPosition(3)  # beside the words a digit takes their place
    qtbot.keyClicks(field, "70")
    assert (field.text(), field.number()) == ("70", 70)


def test_ctrl_z_in_a_price_that_nobody_typed_in_takes_back_in_the_evening(qtbot, window):
    """Fault: with the focus in a price, where it stands after "Change", Ctrl+Z did nothing."""
    room, desk = window.room, window.desk
    field = room.form.lines["call"].field
    into(qtbot, field)
    qtbot.keyClicks(field, "35")
    qtbot.keyClick(field, Qt.Key.Key_Z, CONTROL)  # what was typed here comes first
    assert len(desk.evening.hands) == 3
    assert field.number() != 35
    qtbot.keyClick(field, Qt.Key.Key_Y, CONTROL)
    assert field.number() == 35
    click(qtbot, room.go)
    assert desk.rules.tariff.call == 35
    assert field.hasFocus()
    qtbot.keyClick(field, Qt.Key.Key_Z, CONTROL)
    come(window)
    assert desk.rules.tariff.call == 20
    assert field.number() == 20
    qtbot.keyClick(field, Qt.Key.Key_Y, CONTROL)
    assert desk.rules.tariff.call == 35


def test_a_page_read_aloud_shows_every_line_whole(qtbot, make_window):
    """Fault: Page Down left the upper half of a line at the foot and began with its lower half."""
    window = make_window("de", size=(1024, 600))
    window.go("rules")
    room = window.room
    click(qtbot, room.aloud)
    settle(window)
    page, view = room.reading, room.reading.scrolled.viewport()
    bar, line = page.scrolled.verticalScrollBar(), page.line()
    assert bar.maximum() > 2 * view.height()
    before = bar.value()
    for key, sign in ((Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageUp, -1)):
        qtbot.keyClick(page.back, key)
        turned = (bar.value() - before) * sign
        assert view.height() - 2 * line <= turned <= view.height() - line
        before = bar.value()
    assert before == 0
    qtbot.keyClick(page.back, Qt.Key.Key_Escape)
    assert window.focusWidget() is room.aloud


def test_what_more_opens_comes_into_sight_and_a_double_click_leaves_it_open(qtbot, make_window):
    """Fault: it opened below the edge, and a double click on it opened it and shut it again."""
    window = make_window("de", size=(1280, 800))
    window.go("rules")
    room = window.room
    room.form.lines  # noqa: B018 - all of them are there then
    settle(window)
    view = room.scrolled.viewport()
    for name, button in room.form.folds.row.buttons.items():
        room.scrolled.ensureWidgetVisible(button)
        double_click(qtbot, button)
        assert button.isChecked()
        settle(window)
        group = room.form.groups[name]
        top = group.mapTo(view, group.rect().topLeft()).y()
        assert top >= 0
        assert top + group.height() <= view.height() or top <= room.look.px(20)
        click(qtbot, button)
        assert not button.isChecked()
        settle(window)
