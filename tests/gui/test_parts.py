"""The parts of the pad, each by mouse and by keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from schafscore.core.results import Holder
from schafscore.core.text import counted, phrase
from schafscore.core.variant import rules
from schafscore.gui.buttons import Choice, ChoiceButton
from schafscore.gui.hands import HandModel, HandRow, marks_fitting, short
from schafscore.gui.points import PointsRuler, Stepper, Thresholds
from schafscore.gui.rows import RunnersRow
from schafscore.gui.seats import SeatRole
from schafscore.services.pad import Pad
from schafscore.variants.bavarian import Rufspiel
from tests.gui.conftest import CATALOGUE, options, wirtshaus


def click(qtbot, widget, x=None):
    place = QPoint(x, widget.height() // 2) if x is not None else QPoint()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)


# Ruler and field


@pytest.fixture
def ruler(qtbot, look):
    part = PointsRuler(look, Thresholds(31, 61, 91))
    part.points_asked.connect(lambda points: part.show_result("", points))
    qtbot.addWidget(part)
    part.resize(800, 110)
    part.show()
    return part


def test_zones_begin_where_the_house_rules_say(look, qtbot):
    for limits, zones in (((31, 61, 91), (0, 1, 1, 2, 2, 3)), ((30, 61, 90), (1, 1, 1, 2, 3, 3))):
        thresholds = Thresholds(*limits)
        assert tuple(thresholds.zone(points) for points in (30, 31, 60, 61, 90, 91)) == zones


def test_the_zones_are_known_by_the_rules_and_not_by_their_place(make_window, monkeypatch):
    """Fault: rules that are gone leave their place to others, which then had the old limits."""
    monkeypatch.setattr("schafscore.gui.fields.id", lambda _: 0, raising=False)
    entry, bavarian = make_window("de").room.entry, CATALOGUE.variants["bavarian"]
    found = []
    for limits in (options("limits").ASYM91, options("limits").SYM30):
        agreed = rules(bavarian, bavarian.tariff(limits=limits))
        entry.show_pad(Pad(agreed, entry.pad.table).choose(Rufspiel))
        (ruler,) = (each for each in entry.findChildren(PointsRuler) if each.isVisible())
        found.append(ruler.thresholds.schneider)
    assert found == [91, 90]


def test_a_click_on_the_ruler_counts_the_point_under_it(qtbot, ruler):
    for points in (0, 30, 31, 60, 61, 90, 91, 120):
        click(qtbot, ruler.ruler, round(ruler.ruler.at(points)))
        assert ruler.stepper.field.number() == points
        assert ruler.caption.text() == f"others {120 - points}"


def test_wheel_arrows_and_pages_count(qtbot, ruler):
    ruler.show_result("won", None)
    wheel = QWheelEvent(
        QPointF(50, 10),
        QPointF(50, 10),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(ruler.ruler, wheel)
    assert ruler.stepper.field.number() == 62  # from the first points of the zone
    for key, points in (
        (Qt.Key.Key_Right, 63),
        (Qt.Key.Key_PageUp, 73),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 120),
    ):
        qtbot.keyClick(ruler.ruler, key)
        assert ruler.stepper.field.number() == points


def test_plus_begins_at_the_zone_and_minus_ends_in_nothing_counted(qtbot, ruler):
    ruler.show_result("won_schneider", None)
    click(qtbot, ruler.stepper.more)
    assert ruler.stepper.field.number() == 91
    ruler.show_result("", 0)
    click(qtbot, ruler.stepper.less)
    assert ruler.stepper.field.number() is None


def test_verdicts_stand_over_their_zones(ruler):
    for name, first, last in (
        ("lost_schneider", 0, 30),
        ("lost", 31, 60),
        ("won", 61, 90),
        ("won_schneider", 91, 120),
    ):
        button = ruler.buttons[name].geometry()
        left = ruler.ruler.x() + ruler.ruler.at(first)
        right = ruler.ruler.x() + ruler.ruler.at(last)
        assert button.left() - 6 <= left
        assert right <= button.right() + 6


def test_amounts_take_losses(qtbot, look):
    part = Stepper(look, "Amounts", 1000, least=-1000)
    told = []
    part.changed.connect(told.append)
    qtbot.addWidget(part)
    part.show()
    part.field.selectAll()
    qtbot.keyClicks(part.field, "-30")
    assert told[-1] == -30
    qtbot.keyClick(part.field, Qt.Key.Key_Return)
    assert part.field.text() == "\N{MINUS SIGN}30"
    part.field.selectAll()
    qtbot.keyClick(part.field, Qt.Key.Key_Backspace)
    assert told[-1] is None


# Runners


@pytest.fixture
def runners(qtbot, look):
    row = RunnersRow(look)
    qtbot.addWidget(row)
    row.resize(row.sizeHint())
    row.show()
    return row


def numbers(row):
    return [button.text_of_label() for button in row.counts.buttons.values() if button.isVisible()]


def test_last_button_counts_on_to_fourteen_and_shows_it(qtbot, runners):
    row = runners
    more = row.counts.buttons["more"]
    for count in (10, 11, 12, 13, 14, 14):
        click(qtbot, more)
        assert (row.count, more.text_of_label()) == (count, str(count))
    click(qtbot, row.side.buttons["without"])
    assert not row.held
    assert row.count == 14
    click(qtbot, row.counts.buttons["0"])
    assert (row.count, more.text_of_label()) == (0, "+")


def test_runners_fold_where_there_is_no_room_and_all_can_still_be_told(qtbot, runners):
    told = []
    runners.changed.connect(lambda held, count: told.append(count))
    runners.show_runners(held=True, count=7)
    assert numbers(runners) == ["0", *map(str, range(2, 10)), "+"]
    runners.resize(runners.minimumSizeHint())
    assert numbers(runners) == ["0", "2", "3", "4", "5", "7"]
    assert runners.counts.chosen() == ["more"]
    click(qtbot, runners.counts.buttons["more"])
    click(qtbot, runners.counts.buttons["3"])
    click(qtbot, runners.counts.buttons["more"])
    assert told == [8, 3, 6]
    runners.lock_counts(range(6, 15))
    assert not runners.counts.buttons["more"].isEnabled()
    assert runners.counts.buttons["5"].isEnabled()
    runners.resize(runners.sizeHint())
    assert runners.counts.chosen() == ["6"]
    assert not runners.counts.buttons["7"].isEnabled()
    runners.lock_counts([])
    assert runners.counts.buttons["7"].isEnabled()


def test_arrows_pass_over_numbers_that_are_folded_away(qtbot, runners):
    runners.resize(runners.minimumSizeHint())
    runners.show_runners(held=True, count=5)
    five, more = runners.counts.buttons["5"], runners.counts.buttons["more"]
    five.setFocus()
    qtbot.keyClick(five, Qt.Key.Key_Right)
    assert runners.window().focusWidget() is more
    qtbot.keyClick(more, Qt.Key.Key_Left)
    assert runners.window().focusWidget() is five


# In the room


def test_before_there_is_a_hand_neither_with_nor_without_looks_said(runners):
    """A tick stood on "with" while no game was chosen yet."""
    runners.lock_counts((), free=False)
    assert runners.side.chosen() == []
    runners.lock_counts((), free=True)
    assert runners.side.chosen() == ["with"]


def test_3_7_more_runners_than_there_can_be_are_locked(qtbot, window):
    qtbot.keyClicks(window.room.foot.keys, "aw")
    field = next(
        each for each in window.room.entry._stack.currentWidget().fields if hasattr(each, "holder")
    )
    free = [name for name, each in field.row.counts.buttons.items() if each.isEnabled()]
    assert free == ["0", "2", "3", "4"]
    click(qtbot, field.row.counts.buttons["4"])
    click(qtbot, field.row.side.buttons["without"])
    assert window.room.pad.value("runners") == 4
    assert window.room.pad.value("holder") is Holder.WITHOUT


def test_3_4_hearts_cannot_be_called_and_says_why(qtbot, window):
    qtbot.keyClicks(window.room.foot.keys, "ab")
    field = next(
        each for each in window.room.entry._stack.currentWidget().fields if each.name == "called"
    )
    hearts = field.row.buttons["HEARTS"]
    assert not hearts.isEnabled()
    assert hearts.why
    assert window.look.say(hearts.why) in hearts.accessibleDescription()


def test_kontra_comes_step_by_step_and_goes_step_by_step(qtbot, window):
    qtbot.keyClicks(window.room.foot.keys, "ab")
    field = next(
        each for each in window.room.entry._stack.currentWidget().fields if each.name == "replies"
    )
    steps = list(field.row.buttons.values())

    def free():
        return [each.isEnabled() for each in steps]

    assert free() == [True, False, False, False]
    click(qtbot, steps[0])
    assert free() == [True, True, False, False]
    click(qtbot, steps[1])
    # What was said looks said, not forbidden.
    assert free() == [True, True, True, False]
    assert [each.isChecked() for each in steps] == [True, True, False, False]
    assert len(window.room.pad.value("replies")) == 2
    click(qtbot, steps[0])
    assert [each.isChecked() for each in steps] == [True, False, False, False]
    assert len(window.room.pad.value("replies")) == 1
    click(qtbot, steps[0])
    assert free() == [True, False, False, False]


def test_3_8_beyond_hirsch_the_first_words_make_way_for_the_next(qtbot, make_window, make_desk):
    agreed = wirtshaus()
    desk = make_desk(agreed=replace(agreed, tariff=replace(agreed.tariff, replies=5)))
    window = make_window("en", desk=desk)
    qtbot.keyClicks(window.room.foot.keys, "ab")
    field = next(
        each for each in window.room.entry._stack.currentWidget().fields if each.name == "replies"
    )
    steps = list(field.row.buttons.values())

    def words():
        return [str(each.choice.label) for each in steps]

    assert words() == ["Kontra", "Re", "Sub", "Hirsch"]
    for step in steps:
        click(qtbot, step)
    assert words() == ["Re", "Sub", "Hirsch", "reply 5"]
    assert [each.isChecked() for each in steps] == [True, True, True, False]
    for _ in range(4):
        click(qtbot, steps[3])
    assert words() == ["reply 5", "reply 6", "reply 7", "reply 8"]
    assert [each.isEnabled() for each in steps] == [True, True, True, True]
    assert len(window.room.pad.value("replies")) == 8
    click(qtbot, steps[3])
    assert len(window.room.pad.value("replies")) == 7
    for _ in range(4):
        click(qtbot, steps[2])
    assert words() == ["Kontra", "Re", "Sub", "Hirsch"]
    assert len(window.room.pad.value("replies")) == 3


def test_a_second_click_frees_a_seat(qtbot, window):
    cards = window.room.cards
    click(qtbot, cards[0])
    click(qtbot, cards[1])
    assert (cards[0].seat.role, cards[1].seat.role) == (SeatRole.CALLER, SeatRole.PARTNER)
    click(qtbot, cards[1])
    assert cards[1].seat.role is SeatRole.FREE
    assert not cards[4].isChecked()
    assert cards[4].seat.role is SeatRole.OUT


def test_a_click_leaves_the_focus_on_the_key_line(qtbot, window):
    click(qtbot, window.room.cards[0])
    click(qtbot, window.room.entry.kinds.buttons["solo"])
    assert window.room.foot.keys.hasFocus()


def kinds_row(window):
    return window.room.entry.kinds


def turn_to(qtbot, window, kind):
    """Press the last button of the row until *kind* comes up."""
    for _ in range(4):
        if kind in kinds_row(window).buttons:
            return kinds_row(window).buttons[kind]
        click(qtbot, kinds_row(window).buttons["more"])
    raise AssertionError(kind)


def test_rare_kinds_stand_behind_the_last_button(qtbot, window):
    for kind in ("kaiser", "manual", "penalty", "rufspiel"):
        button = turn_to(qtbot, window, kind)
        click(qtbot, button)
        assert window.room.pad.kind.kind == kind
        assert kinds_row(window).buttons[kind].isChecked()


def test_3_13_a_manual_hand_is_told_in_amounts(qtbot, window):
    click(qtbot, turn_to(qtbot, window, "manual"))
    field = next(
        each for each in window.room.entry._stack.currentWidget().fields if each.name == "amounts"
    )
    for cell, amount in zip(field.cells, ("-40", "40"), strict=False):
        cell.stepper.field.setFocus()
        cell.stepper.field.selectAll()
        qtbot.keyClicks(cell.stepper.field, amount)
    assert window.room.foot.go.isEnabled()
    click(qtbot, window.room.foot.go)
    line = window.desk.evening.hands[-1]
    assert sorted(line.deltas.values()) == [-40, 40]


def test_3_14_who_broke_the_rules_is_told_behind_special(qtbot, window):
    qtbot.keyClicks(window.room.foot.keys, "ab")
    click(qtbot, turn_to(qtbot, window, "special"))
    page = window.room.entry._stack.currentWidget()
    offender = next(each for each in page.fields if each.name == "offender")
    click(qtbot, next(iter(offender.row.buttons.values())))
    assert window.room.pad.value("offender") is not None
    assert any(each.name == "offence" and each.isVisible() for each in page.fields)
    click(qtbot, window.room.foot.go)
    anna = window.desk.table.people[0]
    assert window.desk.evening.hands[-1].deltas[anna] < 0


def test_points_of_a_ramsch_are_told_per_seat(qtbot, window):
    click(qtbot, kinds_row(window).buttons["ramsch"])
    field = next(
        each for each in window.room.entry._stack.currentWidget().fields if each.name == "points"
    )
    for cell, points in zip(field.cells, ("50", "40", "30"), strict=False):
        cell.stepper.field.setFocus()
        cell.stepper.field.selectAll()
        qtbot.keyClicks(cell.stepper.field, points)
    assert window.room.foot.go.isEnabled()
    click(qtbot, window.room.foot.go)
    anna = window.desk.table.people[0]
    assert window.desk.evening.hands[-1].deltas[anna] == -60


def test_the_dash_goes_with_the_first_digit(qtbot, window):
    """Fault: a click put the cursor before the dash, and the field read "20–" while one typed."""
    click(qtbot, kinds_row(window).buttons["ramsch"])
    page = window.room.entry._stack.currentWidget()
    points = next(each for each in page.fields if each.name == "points")
    for place, cell in enumerate(points.cells[:2]):
        box = cell.stepper.field
        box.setFocus()
        assert box.text() == "\N{EN DASH}"
        box.lineEdit().setCursorPosition(place)
        for typed, text in (("2", "2"), ("0", "20")):
            qtbot.keyClicks(box, typed)
            assert box.text() == text
            assert box.lineEdit().cursorPosition() == len(text)


def test_after_booking_from_a_field_the_key_line_has_the_focus(qtbot, window):
    """Fault: with the field of a Ramsch the focus was lost, and Qt gave it to a knock."""
    click(qtbot, kinds_row(window).buttons["ramsch"])
    page = window.room.entry._stack.currentWidget()
    cell = next(each for each in page.fields if each.name == "points").cells[0]
    cell.stepper.field.setFocus()
    qtbot.keyClicks(cell.stepper.field, "80")
    qtbot.keyClick(cell.stepper.field, Qt.Key.Key_Return)
    assert len(window.desk.evening.hands) == 1
    assert window.focusWidget() is window.room.foot.keys


def test_what_vanishes_from_the_pad_leaves_the_focus_to_the_key_line(qtbot, window):
    click(qtbot, kinds_row(window).buttons["ramsch"])
    page = window.room.entry._stack.currentWidget()
    cell = next(each for each in page.fields if each.name == "points").cells[0]
    cell.stepper.field.setFocus()
    click(qtbot, kinds_row(window).buttons["solo"])
    assert window.focusWidget() is window.room.foot.keys


# The list


def row(number, value=30):
    return HandRow(number, str(number), ("Anna",), "Solo", (), value, (value, -value))


def test_rows_that_stay_are_not_told_again(qtbot, look):
    model = HandModel(look)
    model.show_rows(("Anna", "Bernd"), [row(1), row(2)])
    happened = []
    model.rowsInserted.connect(lambda _, first, last: happened.append(("new", first, last)))
    model.rowsRemoved.connect(lambda _, first, last: happened.append(("gone", first, last)))
    model.dataChanged.connect(
        lambda first, last: happened.append(("other", first.row(), last.row()))
    )
    model.show_rows(("Anna", "Bernd"), [row(1), row(2), row(3)])
    model.show_rows(("Anna", "Bernd"), [row(1), row(2, 50), row(3)])
    model.show_rows(("Anna", "Bernd"), [row(1)])
    model.show_rows(("Anna", "Carl"), [row(1)])
    assert happened == [
        ("new", 2, 2),
        ("other", 1, 1),
        ("gone", 1, 2),
        ("gone", 0, 0),
        ("new", 0, 0),
    ]


def test_a_row_is_a_sentence_for_a_screen_reader(look):
    model = HandModel(look)
    model.show_rows(("Anna", "Bernd"), [row(1, -30)])
    said = model.data(model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Hand 1, Anna, Solo, minus 30. Totals: Anna minus 30, Bernd plus 30"


def test_marks_have_a_short_form(look):
    assert look.say(short("Schneider")) == "Schn."
    assert look.say(short(counted("%n runners", "", 3))) == "R3"
    assert look.say(short(counted("without %n", "", 3))) == "o3"
    assert look.say(short(phrase("{word} of {who}", word="Kontra", who="Resi"))) == "K"
    assert short("Tout") == "Tout"


def test_the_list_says_in_whatever_room_that_there_is_more(look):
    marks = (counted("%n runners", "", 3), "Schneider", "Kontra", "Re", "Bock")
    whole = ("3 runners", "Schneider", "Kontra", "Re", "Bock")
    letters = ("R3", "Schn.", "K", "Re", "B")
    found = [marks_fitting(look, marks, room) for room in range(400, 0, -1)]
    assert list(dict.fromkeys(found)) == [
        whole,
        *((*letters[:count], *whole[count:]) for count in (1, 2, 3, 5)),
        *((*letters[:count], "…") for count in range(3, -1, -1)),
    ]


def test_a_row_of_the_list_is_opened_by_click_and_by_enter(qtbot, window):
    qtbot.keyClicks(window.room.foot.keys, "abs2")
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)
    view = window.room.list.view
    with qtbot.waitSignal(window.room.list.opened) as opened:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(50, 10))
    assert opened.args == [1]


def twice(qtbot, first, second):
    """Click on *first*, and for the second click *second* has come under the pointer."""
    button = Qt.MouseButton.LeftButton
    qtbot.mouseClick(first, button)
    qtbot.mouseDClick(second, button)
    qtbot.mouseRelease(second, button)


def test_the_second_click_of_a_double_click_presses_nothing_else(qtbot, look):
    """More was pressed twice: the second click took the tick from what came in its place."""
    pressed = []
    more, other = (ChoiceButton(look, Choice(name, name)) for name in ("more", "other"))
    for each in (more, other):
        qtbot.addWidget(each)
        each.show()
        each.clicked.connect(lambda _=False, each=each: pressed.append(each.choice.name))
    twice(qtbot, more, other)
    assert pressed == ["more"]
    twice(qtbot, other, other)
    assert pressed == ["more", "other", "other"]  # a stepper goes two steps
    more.clicked.connect(lambda _=False: more.show_choice(Choice("less", "less")))
    twice(qtbot, more, more)
    assert pressed == ["more", "other", "other", "more"]  # the same button, for something else
