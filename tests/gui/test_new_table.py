"""A new table: the first hand of a new user, people and seats, house rules with a live trial."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessibleAnnouncementEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton

from schafscore.core.questions import CheckBox, asked
from schafscore.core.results import Verdict
from schafscore.gui import said
from schafscore.gui.look import ROOMY
from schafscore.gui.new_table_steps import sums
from schafscore.gui.plan import Place, TablePlan, arrow_box
from schafscore.services.ports import ForgottenError
from schafscore.services.probe import probe
from tests.gui.checks import check
from tests.gui.conftest import CATALOGUE
from tests.gui.fingers import click, come, double_click, settle

FOUR = ("Resi", "Sepp", "Vroni", "Hans")


def type_name(qtbot, room, name):
    room.people.name.setFocus()
    qtbot.keyClicks(room.people.name, name)
    qtbot.keyClick(room.people.name, Qt.Key.Key_Return)


def seated(room):
    return [each.name for each in room.people.seated]


def ticks(room):
    """Return the lines that are ticked, not filled in."""
    groups = [each for each in room.form.groups.values() if not each.isHidden()]
    buttons = (button for group in groups for button in group.ticks.buttons)
    return {name.removeprefix("line ") for name in buttons}


def faults(window):
    """What the eye finds, but what lies further down a scrolled column than the button beside."""
    last = window.room.foot.go.accessibleName()
    return [each for each in check(window) if not (each.check == "order" and last in each.where)]


@pytest.fixture
def window(make_start, request):
    return make_start(getattr(request, "param", "de"))


in_two_languages = pytest.mark.parametrize("window", ["de", "en"], indirect=True)
"""Where words are long or are read: of the whole, `test_new_table_holds_together` is in three."""


@pytest.fixture
def room(qtbot, window):
    click(qtbot, window.room.new)
    return window.room


@in_two_languages
def test_first_hand_of_a_new_user_in_seven_clicks_and_four_names(qtbot, window):
    clicks = 0

    def press(widget):
        nonlocal clicks
        click(qtbot, widget)
        clicks += 1

    press(window.room.new)
    room = window.room
    press(room.people.name)
    for name in FOUR:
        qtbot.keyClicks(room.people.name, name)
        qtbot.keyClick(room.people.name, Qt.Key.Key_Return)
    press(room.foot.go)
    caller, partner = window.desk.table.playing[:2]
    cards = window.room.cards
    places = window.desk.table.people
    press(cards[places.index(caller)])
    press(cards[places.index(partner)])
    press(window.room.foot.go)
    assert clicks == 6
    (hand,) = window.desk.evening.hands
    entry = hand.writing.entry
    assert (entry.declarer, entry.partner, entry.result) == (caller, partner, Verdict.WON)
    assert hand.outcome.transfers[0].amount == 20  # the first preset is Wirtshaus 20/50


@in_two_languages
def test_first_hand_of_a_new_user_by_keys_alone(qtbot, window):
    start = window.room
    assert window.focusWidget() is start.new
    qtbot.keyClick(start.new, Qt.Key.Key_Space)
    come(window)
    room = window.room
    for _ in range(60):
        if window.focusWidget() is room.people.name:
            break
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    for name in FOUR:
        qtbot.keyClicks(room.people.name, name)
        qtbot.keyClick(room.people.name, Qt.Key.Key_Return)
    for _ in range(400):
        if window.focusWidget() is room.foot.go:
            break
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(room.foot.go, Qt.Key.Key_Space)
    come(window)
    keys = window.room.foot.keys
    qtbot.keyClicks(keys, "bc")
    qtbot.keyClick(keys, Qt.Key.Key_Return)
    assert len(window.desk.evening.hands) == 1


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_a_name_typed_without_a_field_for_it_goes_to_the_field_of_names(qtbot, make_start, size):
    """Letters typed while the focus was on a button went nowhere."""
    window = make_start("de", size=size)
    click(qtbot, window.room.new)
    room = window.room
    room.show_tab("rules")
    room.aloud.setFocus()
    for letter in "Resi":
        qtbot.keyClick(window.focusWidget(), letter)
    assert room.people.name.isVisible()
    assert room.people.name.text() == "Resi"
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert seated(room) == ["Resi"]


def test_escape_asks_once_before_it_throws_away_who_sits_there(qtbot, window, room):
    """Four people who had been chosen were gone without a word."""
    type_name(qtbot, room, "Resi")
    room.aloud.setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.room is room
    assert window.complaint.isVisible()
    type_name(qtbot, room, "Sepp")  # whoever goes on is asked again
    room.aloud.setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.room is room
    assert seated(room) == ["Resi", "Sepp"]
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.room is window.rooms["start"]


def test_enter_presses_the_button_with_the_focus(qtbot, window, room):
    """Only Space did, and nothing said so."""
    for name in FOUR:
        type_name(qtbot, room, name)
    room.foot.go.setFocus()
    qtbot.keyClick(room.foot.go, Qt.Key.Key_Return)
    come(window)
    assert window.room is window.rooms["table"]


CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("where", ["names", "title", "a game", "a seat"])
def test_ctrl_enter_begins_from_wherever_the_focus_is(qtbot, window, room, where, key):
    """Fault: it did nothing, and from the names it was 30 times Tab to the button."""
    for name in FOUR:
        type_name(qtbot, room, name)
    games = room.games.games.buttons
    widgets = {
        "names": room.people.name,
        "title": room.name,
        "a game": games[room.agreement.variant.id],
        "a seat": room.people.plan.seats[0],
    }
    widgets[where].setFocus()
    qtbot.keyClick(widgets[where], key, CONTROL)
    come(window)
    assert window.room is window.rooms["table"]
    assert [window.desk.names[each] for each in window.desk.people] == [*FOUR]


def test_ctrl_enter_takes_the_name_that_is_being_typed_along(qtbot, window, room):
    for name in FOUR[:3]:
        type_name(qtbot, room, name)
    room.people.name.setFocus()
    qtbot.keyClicks(room.people.name, FOUR[3])
    qtbot.keyClick(room.people.name, Qt.Key.Key_Return, CONTROL)
    come(window)
    assert [window.desk.names[each] for each in window.desk.people] == [*FOUR]


def test_ctrl_enter_begins_nothing_over_a_name_that_was_not_taken(qtbot, window, room):
    for name in FOUR:
        type_name(qtbot, room, name)
    room.people.name.setFocus()
    qtbot.keyClicks(room.people.name, FOUR[0])
    qtbot.keyClick(room.people.name, Qt.Key.Key_Return, CONTROL)
    come(window)
    assert window.room is room
    assert room.people.said.sentence.isVisible()


def test_ctrl_enter_says_what_is_missing_as_the_foot_does(qtbot, window, room):
    for name in FOUR[:2]:
        type_name(qtbot, room, name)
    room.aloud.setFocus()
    qtbot.keyClick(room.aloud, Qt.Key.Key_Return, CONTROL)
    assert window.room is room
    assert room.pages.currentIndex() == 0  # nor is the button pressed that has the focus
    assert window.complaint.isVisible()
    assert window.complaint.sentence.text() == room.foot.hand.text()
    type_name(qtbot, room, FOUR[2])
    room.aloud.setFocus()
    qtbot.keyClick(room.aloud, Qt.Key.Key_Return, CONTROL)
    come(window)
    assert window.room is window.rooms["table"]
    assert not window.complaint.isVisible()  # nothing of it lies over the table


def test_a_price_that_is_being_typed_holds_when_ctrl_enter_begins(qtbot, window, room):
    for name in FOUR:
        type_name(qtbot, room, name)
    field = room.form.reveal("call").target
    click(qtbot, field)
    field.selectAll()
    qtbot.keyClicks(field, "35")
    qtbot.keyClick(field, Qt.Key.Key_Return, CONTROL)
    come(window)
    assert window.desk.rules.tariff.call == 35


def test_the_button_that_begins_says_which_key_does_the_same(qtbot, room):
    tip = "Strg+Enter tut dasselbe, wo man auf dieser Seite auch ist"
    assert room.foot.go.toolTip() == tip
    assert room.foot.go.accessibleDescription().endswith(tip)
    for name in FOUR:
        type_name(qtbot, room, name)
    assert room.foot.go.accessibleDescription() == tip


def test_nothing_begins_before_enough_people_sit_there(qtbot, room):
    assert not room.foot.go.isEnabled()
    for name in FOUR[:2]:
        type_name(qtbot, room, name)
    assert not room.foot.go.isEnabled()
    assert "2" in room.foot.hand.text()
    type_name(qtbot, room, FOUR[2])
    assert room.foot.go.isEnabled()


def test_a_blank_name_and_one_who_sits_here_are_refused_and_nothing_is_lost(qtbot, room):
    type_name(qtbot, room, "   ")
    assert room.people.said.sentence.isVisible()
    room.people.name.clear()
    type_name(qtbot, room, "Resi")
    type_name(qtbot, room, "RESI ")
    assert seated(room) == ["Resi"]
    assert room.people.said.sentence.isVisible()
    assert room.people.name.text() == "RESI "


def known_to(window, *names):
    """Take *names* in, and show them on the page of a new table."""
    people = [window.tables.people.named(each) for each in names]
    window.room.people.empty()
    return people


def test_known_names_typed_blindly_seat_four_known_people(qtbot, window, room):
    people = known_to(window, *FOUR)
    room.people.name.setFocus()
    for name in FOUR:
        qtbot.keyClicks(window.focusWidget(), name.lower())
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert [each.who for each in room.people.seated] == people
    assert room.people.name.text() == ""
    click(qtbot, room.foot.go)
    assert window.desk.people == tuple(people)
    assert len(window.tables.people.names) == 4


def test_who_is_chosen_is_spoken_of_and_no_longer_a_refused_name(qtbot, room):
    for name in ("Resi", "Lenz", "Hias", "resi"):
        type_name(qtbot, room, name)
    click(qtbot, room.people.plan.seats[1])
    assert not room.people.said.sentence.isVisible()
    assert room.people.said.hint.isVisible()


def test_whoever_types_on_after_a_refusal_writes_another_name(qtbot, window, room):
    room.people.name.setFocus()
    for name in ("Resi", "RESI", "Lenz"):
        qtbot.keyClicks(window.focusWidget(), name)
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert seated(room) == ["Resi", "Lenz"]


def test_A83_the_same_name_is_told_and_never_guessed_in_silence(qtbot, window, room, monkeypatch):
    spoken = []
    event = QAccessibleAnnouncementEvent
    monkeypatch.setattr(
        said, "QAccessibleAnnouncementEvent", lambda on, it: spoken.append(it) or event(on, it)
    )
    (hans,) = known_to(window, "Hans")
    type_name(qtbot, room, "hans")
    assert [each.who for each in room.people.seated] == [hans]
    sentence = room.people.said.sentence
    assert sentence.isVisible()
    assert "Hans" in sentence.text()
    assert spoken == [sentence.text()]
    click(qtbot, room.people.said.other)
    assert room.people.name.text() == "Hans"
    assert room.people.name.hasFocus()
    qtbot.keyClicks(room.people.name, " Huber")
    qtbot.keyClick(room.people.name, Qt.Key.Key_Return)
    assert [each.who for each in room.people.seated] == ["Hans Huber"]
    assert not sentence.isVisible()
    assert str(hans.id) in room.people.row.buttons
    assert window.tables.people.names == {hans: "Hans"}


@pytest.mark.parametrize("size", [(1366, 768), (1280, 800)])
def test_the_four_who_always_come_are_whole_in_sight(qtbot, make_start, size):
    window = make_start("de", size=size, keep_preset=lambda _: None)
    click(qtbot, window.room.new)
    known_to(window, *FOUR)
    settle(window)
    assert all(whole_in_sight(window, each) for each in window.room.people.row.buttons.values())


def test_in_a_small_window_it_is_in_sight_that_a_name_is_known(qtbot, make_start):
    window = make_start("ru", size=(1024, 600))
    window.set_percent(130)
    click(qtbot, window.room.new)
    people = window.room.people
    known_to(window, "Hans")
    settle(window)
    type_name(qtbot, window.room, "hans")
    settle(window)
    for part in (people.name, people.said.sentence, people.said.other):
        assert whole_in_sight(window, part)


def test_what_was_said_of_a_known_name_goes_with_him(qtbot, window, room):
    known_to(window, "Hans")
    type_name(qtbot, room, "hans")
    click(qtbot, room.people.plan.seats[0])
    click(qtbot, room.people.away)
    assert not room.people.said.sentence.isVisible()
    assert not room.people.said.other.isVisible()
    assert seated(room) == []


def test_somebody_else_who_gets_no_other_name_is_the_known_one_after_all(qtbot, window, room):
    hans, *_ = known_to(window, "Hans", *FOUR[:3])
    for name in ("Hans", *FOUR[:3]):
        type_name(qtbot, room, name)
    room.people.hold(hans)
    room.people.take_known(hans)
    click(qtbot, room.people.said.other)
    click(qtbot, room.people.plan.seats[0])  # the new name is not written
    click(qtbot, room.people.row.buttons[str(hans.id)])
    assert seated(room) == ["Hans", *FOUR[:3]]  # nobody sits there twice
    click(qtbot, room.foot.go)
    assert window.desk is None
    assert room.people.said.other.isVisible()
    click(qtbot, room.foot.go)
    assert window.desk.people[0] == hans


def next_known(room):
    return next(each for each in room.people.row.buttons.values() if each.isEnabled())


@pytest.mark.parametrize(
    ("language", "size", "percent"),
    [
        ("de", (1366, 768), 100),
        ("de", (1280, 800), 100),
        ("de", (1024, 600), 100),
        ("ru", (1366, 768), 130),
        ("ru", (1024, 600), 130),
    ],
)
def test_known_names_do_not_move_below_the_press(qtbot, make_start, language, size, percent):
    window = make_start(language, size=size)
    window.set_percent(percent)
    click(qtbot, window.room.new)
    room = window.room
    known_to(window, *FOUR, "Girgl", "Lenz", "Hias", "Wast")
    settle(window)

    def spot():
        return room.people.list.mapTo(room.people, room.people.list.rect().topLeft())

    first = spot()
    for _ in range(3):
        click(qtbot, next_known(room))
        settle(window)
        assert spot() == first
    type_name(qtbot, room, "Girgl")  # what is said of him comes and goes
    settle(window)
    assert room.people.said.other.isVisible()
    assert spot() == first
    type_name(qtbot, room, "girgl")
    settle(window)
    assert spot() == first
    click(qtbot, next_known(room))
    settle(window)
    assert spot() == first
    assert len(room.people.seated) == 5


def test_known_people_sit_down_by_a_tap(qtbot, window, room):
    hans = window.tables.people.named("Hans")
    room.people.empty()
    click(qtbot, room.people.row.buttons[str(hans.id)])
    assert [each.who for each in room.people.seated] == [hans]
    assert not room.people.row.buttons[str(hans.id)].isEnabled()


def test_a_known_name_stays_where_it_is_when_another_was_tapped(qtbot, window, room):
    """Fault: the names moved up after each tap, so that the next tap took somebody else."""
    known = known_to(window, *FOUR)
    row = room.people.row
    settle(window)
    spots = {name: button.geometry() for name, button in row.buttons.items()}
    first = row.buttons[str(known[0].id)]
    double_click(qtbot, first)
    assert [each.who for each in room.people.seated] == known[:1]
    click(qtbot, row.buttons[str(known[2].id)])
    settle(window)
    assert [each.who for each in room.people.seated] == [known[0], known[2]]
    assert {name: button.geometry() for name, button in row.buttons.items()} == spots
    assert [button.isEnabled() for button in row.buttons.values()] == [False, True, False, True]
    click(qtbot, room.people.plan.seats[0])
    click(qtbot, room.people.away)
    assert first.isEnabled()
    room.people.empty()
    assert all(button.isEnabled() for button in row.buttons.values())


def test_two_known_names_taken_by_keys_leave_the_focus_on_a_name_that_is_free(qtbot, window, room):
    known = known_to(window, *FOUR)
    row = room.people.row
    row.buttons[str(known[0].id)].setFocus()
    for at in range(2):
        assert window.focusWidget() is row.buttons[str(known[at].id)]
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert [each.who for each in room.people.seated] == known[:2]


def test_two_taps_swap_two_seats_and_the_dealer_stays_the_same_person(qtbot, room):
    for name in FOUR:
        type_name(qtbot, room, name)
    assert room.people.dealer.name == "Resi"
    click(qtbot, room.people.plan.seats[0])
    click(qtbot, room.people.plan.seats[2])
    assert seated(room) == ["Vroni", "Sepp", "Resi", "Hans"]
    assert room.people.dealer.name == "Resi"


def test_arrows_go_round_the_table_and_take_along_who_is_chosen(qtbot, room):
    for name in FOUR:
        type_name(qtbot, room, name)
    plan = room.people.plan
    plan.seats[0].setFocus()
    qtbot.keyClick(plan.seats[0], Qt.Key.Key_Left)
    assert plan.window().focusWidget() is plan.seats[1]
    qtbot.keyClick(plan.seats[1], Qt.Key.Key_Space)
    qtbot.keyClick(plan.seats[1], Qt.Key.Key_Left)
    assert seated(room) == ["Resi", "Vroni", "Sepp", "Hans"]
    qtbot.keyClick(plan.seats[2], Qt.Key.Key_Right)
    assert seated(room) == list(FOUR)


def test_who_is_chosen_deals_first_or_stands_up(qtbot, room):
    for name in FOUR:
        type_name(qtbot, room, name)
    assert not room.people.first.isEnabled()
    click(qtbot, room.people.plan.seats[1])
    click(qtbot, room.people.first)
    assert room.people.dealer.name == "Sepp"
    click(qtbot, room.people.plan.seats[1])
    click(qtbot, room.people.away)
    assert seated(room) == ["Resi", "Vroni", "Hans"]
    assert room.people.dealer.name == "Vroni"  # the next one to the left of who stood up


def test_seats_are_drawn_by_the_lots_that_are_handed_in(qtbot, make_start):
    orders = []
    for _ in range(2):
        window = make_start("de")
        click(qtbot, window.room.new)
        for name in FOUR:
            type_name(qtbot, window.room, name)
        click(qtbot, window.room.people.lot)
        orders.append(seated(window.room))
        assert window.room.people.deals == 0
    assert orders[0] == orders[1] != list(FOUR)
    assert sorted(orders[0]) == sorted(FOUR)


def test_the_trial_follows_every_line(qtbot, room):
    for name in FOUR:
        type_name(qtbot, room, name)
    assert room.foot.sum.text() == "20 + 10 + 0 = 30"
    field = room.form.lines["call"].field
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "25")
    assert room.foot.sum.text() == "25 + 10 + 0 = 35"
    click(qtbot, room.form.steps.more)  # steps the field that has the focus
    assert room.agreement.rules.tariff.call == 30
    assert room.foot.sum.text() == sums(probe(room.agreement.rules).steps)
    assert room.presets.row.chosen() == []  # it is no longer what the preset says


def test_a_line_out_of_bounds_is_told_beside_it_and_kept(qtbot, room):
    line = room.form.lines["runners_from"]
    room.scrolled.show_widget(line.target)
    line.field.selectAll()
    qtbot.keyClicks(line.field, "15")
    assert line.problem.isVisible()
    assert "14" in line.problem.text()
    assert line.field.number() == 15
    assert not room.foot.go.isEnabled()


def test_the_wheel_of_the_page_changes_no_number(qtbot, room):
    field = room.form.lines["call"].field
    room._guard = None
    before = field.number()
    from PySide6.QtCore import QPoint, QPointF  # noqa: PLC0415
    from PySide6.QtGui import QWheelEvent  # noqa: PLC0415

    wheel = QWheelEvent(
        QPointF(5, 5),
        QPointF(field.mapToGlobal(QPoint(5, 5))),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, wheel)
    assert field.number() == before


def test_what_goes_on_below_the_fold_is_marked_until_one_is_there(window, room):
    window.resize(1366, 700)
    settle(window)
    bar, mark = room.scrolled.verticalScrollBar(), room.scrolled.more
    assert bar.maximum() > 0
    assert mark.isVisible()
    assert mark.geometry().bottom() == room.scrolled.viewport().geometry().bottom()
    bar.setValue(bar.maximum())
    assert not mark.isVisible()


def test_tab_brings_every_preset_into_sight(qtbot, window, room):
    room.presets.all_asked.emit()
    page = room.choosing
    sight = page.scrolled.viewport()
    last = page.rows[-1].take
    assert last.mapTo(sight, last.rect().bottomLeft()).y() > sight.height()
    page.back.setFocus()
    for row in page.rows:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert window.focusWidget() is row.take
        top = row.take.mapTo(sight, row.take.rect().topLeft()).y()
        assert 0 <= top <= sight.height() - row.take.height()


def test_an_incomplete_preset_leads_to_its_first_gap(qtbot, window, room):
    for name in FOUR:
        type_name(qtbot, room, name)
    room.presets.all_asked.emit()
    page = room.choosing
    row = next(each for each in page.rows if each.preset.incomplete)
    page.scrolled.ensureWidgetVisible(row.take)
    click(qtbot, row.take)
    first = row.preset.incomplete[0]
    assert window.focusWidget() is room.form.lines[first].target
    assert not room.foot.go.isEnabled()
    assert room.foot.where.isVisible()
    for name in row.preset.incomplete:
        room.form.reveal(name).field.setValue(10)
    assert room.foot.go.isEnabled()
    click(qtbot, room.foot.go)
    assert getattr(window.desk.rules.tariff, first) == 10


def test_kinds_that_are_not_ticked_are_not_played(qtbot, window, room):
    for name in FOUR:
        type_name(qtbot, room, name)
    click(qtbot, room.games.kinds.buttons["ramsch"])
    click(qtbot, room.foot.go)
    assert "ramsch" not in {kind.kind for kind in window.desk.rules.entries}


def test_house_rules_are_laid_over_with_their_own_lines(qtbot, room):
    assert "stock.stake" in room.form.lines
    passed = room.form.groups["When all pass"]
    click(qtbot, passed.ticks.buttons["custom stock"])
    assert "stock.stake" not in room.form.lines
    assert {custom.id for custom, _ in room.agreement.rules.customs} == {"bock"}


def ticked(custom):
    """Whether *custom* asks for ticks of its own."""
    return any(isinstance(each.box, CheckBox) for each in asked(custom.settings))


@pytest.mark.parametrize("variant", ["bavarian", "skat", "wendish", "doppelkopf"])
def test_a_custom_with_ticks_of_its_own_can_be_laid_over_and_let_go(qtbot, room, variant):
    room.take_variant(CATALOGUE.variants[variant])
    for group in room.form.groups.values():
        for custom in filter(ticked, group.section.customs):
            was = custom in room.agreement.customs
            for over in (not was, was):
                click(qtbot, group.ticks.buttons[f"custom {custom.id}"])
                assert (custom in room.agreement.customs) is over


def test_lines_of_kinds_that_are_not_played_are_left_out(qtbot, room):
    click(qtbot, room.games.kinds.buttons["more"])
    for kind in ("wenz", "geier"):
        click(qtbot, room.games.kinds.buttons[kind])
    assert not {"wenz", "wenz_runners_from", "farbwenz"} & set(room.form.lines)
    assert "solo" in room.form.lines
    click(qtbot, room.games.kinds.buttons["wenz"])
    assert {"wenz", "wenz_runners_from"} <= set(room.form.lines)


@in_two_languages
def test_a_price_that_costs_as_another_says_so_until_one_types(qtbot, window, room):
    field = room.form.lines["wenz"].field
    assert field.text() == window.look.say("as a Solo")
    field.setFocus()
    assert field.text() == window.look.say("as a Solo")
    qtbot.keyClicks(field, "30")
    room.people.name.setFocus()
    assert field.text() == "30"
    assert room.agreement.rules.tariff.wenz == 30
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "0")
    room.people.name.setFocus()
    assert field.text() == window.look.say("as a Solo")
    assert room.agreement.rules.tariff.wenz == 0


@in_two_languages
def test_what_is_seldom_talked_about_opens_in_place_and_says_what_is_not_as_usual(
    qtbot, window, room
):
    form, say = room.form, window.look.say
    assert "tout_factor" not in form.lines
    assert form.folds.told.isHidden()
    room.scrolled.verticalScrollBar().setValue(room.scrolled.verticalScrollBar().maximum())
    button = form.folds.row.buttons["Tout and Sie"]
    click(qtbot, button)
    line = form.lines["tout_factor"]
    assert line.isVisible()
    line.field.setValue(3)
    click(qtbot, button)
    assert not line.isVisible()
    assert say("Tout ×{answer}").format(answer=3) in form.folds.told.text()


def test_no_line_of_any_game_is_out_of_reach(window, room):
    for variant in window.tables.catalogue.variants.values():
        room.take_variant(variant)
        for kind in variant.entries:
            room.take(room.agreement.allow(kind, allowed=True))
        for custom in room.available():
            room.take(room.agreement.lay(custom, over=True))
        agreement = room.agreement
        for section in agreement.sections():
            for name in section.questions:
                if agreement.asks(name):
                    assert room.form.reveal(name) is not None or name in ticks(room), name


def test_buttons_step_the_field_with_the_focus_and_no_other(qtbot, room):
    steps = room.form.steps
    assert not steps.more.isEnabled()
    room.form.lines["solo"].field.setFocus()
    click(qtbot, steps.less)
    assert room.agreement.rules.tariff.solo == 45  # cents go by coins
    room.people.name.setFocus()
    assert not steps.less.isEnabled()


@in_two_languages
def test_every_game_can_be_chosen_and_begun(qtbot, window):
    for game, variant in window.tables.catalogue.variants.items():
        click(qtbot, window.room.new)
        room = window.room
        if game not in room.games.games.buttons:
            click(qtbot, room.games.more)
        click(qtbot, room.games.games.buttons[game])
        for number in range(4 if 4 in variant.seating else min(variant.seating)):
            type_name(qtbot, room, f"{game} {number}")
        click(qtbot, room.foot.go)
        assert window.desk.rules.variant is variant
        window.close_evening()


def test_rules_are_kept_as_a_preset_of_ones_own(qtbot, make_start):
    kept = []

    def keep(preset):
        kept.append(preset)
        tables.presets = {**tables.presets, preset.id: preset}

    window = make_start("de", keep_preset=keep)
    tables = window.tables
    click(qtbot, window.room.new)
    room = window.room
    room.form.lines["call"].field.stepUp()
    click(qtbot, room.presets.keep)
    click(qtbot, room.presets.save)
    assert room.presets.problem.isVisible()  # a name is missing
    qtbot.keyClicks(room.presets.name, "Ochsen")
    qtbot.keyClick(room.presets.name, Qt.Key.Key_Return)
    (preset,) = kept
    assert (preset.label, preset.rules) == ("Ochsen", room.agreement.rules)
    assert room.presets.row.chosen() == [preset.id]


def test_a_preset_that_cannot_be_kept_says_why(qtbot, make_start):
    def keep(preset):
        raise OSError("disk full")

    window = make_start("de", keep_preset=keep)
    click(qtbot, window.room.new)
    room = window.room
    click(qtbot, room.presets.keep)
    qtbot.keyClicks(room.presets.name, "Ochsen")
    click(qtbot, room.presets.save)
    assert "disk full" in room.presets.problem.text()
    assert room.presets.name.text() == "Ochsen"


def test_the_rules_are_read_in_large_text(qtbot, room):
    click(qtbot, room.aloud)
    settle(room.window())
    lines = [each.text() for each in room.reading.said()]
    assert "Sauspiel 20" in lines
    assert "Stock" in lines
    bar = room.reading.scrolled.verticalScrollBar()
    qtbot.keyClick(room.reading.back, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    qtbot.keyClick(room.reading.back, Qt.Key.Key_Escape)
    assert room.foot.isVisible()


def test_giving_up_keeps_nothing(qtbot, window, room):
    for name in FOUR:
        type_name(qtbot, room, name)
    click(qtbot, room.cancel)
    assert window.desk is None
    assert window.tables.sessions() == ()
    assert window.tables.people.names == {}


@in_two_languages
def test_a_name_taken_meanwhile_is_asked_about(qtbot, window, room):
    for name in FOUR:
        type_name(qtbot, room, name)
    hans = window.tables.people.named("Hans")
    click(qtbot, room.foot.go)
    assert window.desk is None
    assert room.people.said.other.isVisible()
    click(qtbot, room.foot.go)
    assert hans in window.desk.people


@pytest.mark.parametrize(
    ("language", "theme", "size", "percent"),
    [
        ("de", "light", (1280, 800), 100),
        ("de", "dark", (1024, 600), 100),
        ("en", "dark", (1280, 800), 200),
        ("ru", "light", (1024, 600), 130),
    ],
)
def test_new_table_holds_together(qtbot, make_start, language, theme, size, percent):
    window = make_start(language, theme, size)
    window.set_percent(percent)
    click(qtbot, window.room.new)
    room = window.room
    settle(window)
    assert faults(window) == []
    for name in ("Maximilian", "Berta", "Franziska", "Dora", "Emil", "Fritz", "Gerti"):
        type_name(qtbot, room, name)
    settle(window)
    assert faults(window) == []
    room.show_tab("rules")
    settle(window)
    assert faults(window) == []
    room.show_presets()
    settle(window)
    assert faults(window) == []
    buttons = [each for each in window.findChildren(QPushButton) if each.isVisible()]
    assert buttons


def test_small_window_has_people_and_rules_on_two_tabs(qtbot, make_start):
    window = make_start("de", size=(1024, 600))
    click(qtbot, window.room.new)
    room = window.room
    assert room.people.isVisible()
    assert not room.rules.isVisible()
    click(qtbot, room.tabs["rules"])
    assert room.rules.isVisible()
    assert not room.people.isVisible()
    assert room.foot.isVisible()


@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_button_that_begins_is_in_sight_in_a_small_window(qtbot, make_start, language):
    window = make_start(language, size=(1024, 600))
    click(qtbot, window.room.new)
    for game in window.tables.catalogue.variants.values():
        window.room.take_variant(game)
        settle(window)
        assert window.scrolls["new"].verticalScrollBar().maximum() == 0, game.id
        assert whole_in_sight(window, window.room.foot.go), game.id


@pytest.mark.parametrize(
    ("language", "size"),
    [("de", (1280, 768)), ("ru", (1280, 800)), ("de", (1024, 600)), ("ru", (1024, 600))],
)
def test_what_is_done_with_a_seat_is_in_sight_as_soon_as_it_is_chosen(
    qtbot, make_start, language, size
):
    window = make_start(language, size=size)
    click(qtbot, window.room.new)
    people = window.room.people
    for name in (*FOUR, "Edeltraud"):
        type_name(qtbot, window.room, name)
    settle(window)
    before = [each.geometry().translated(people.plan.pos()) for each in people.plan.seats]
    click(qtbot, people.plan.seats[1])
    settle(window)
    for button in (people.first, people.away, people.rename):
        assert whole_in_sight(window, button), button.choice.name
    # Nothing moves below the second press.
    assert [each.geometry().translated(people.plan.pos()) for each in people.plan.seats] == before
    click(qtbot, people.plan.seats[1])
    settle(window)
    assert people.name.isVisible()


def whole_in_sight(window, widget):
    return widget.isVisible() and widget.visibleRegion().boundingRect() == widget.rect()


# A name is written otherwise


def call_otherwise(qtbot, people, at, name):
    click(qtbot, people.plan.seats[at])
    click(qtbot, people.rename)
    assert people.name.hasFocus()
    assert people.name.selectedText() == people.seated[at].name
    qtbot.keyClicks(people.name, name)
    qtbot.keyClick(people.name, Qt.Key.Key_Return)


def test_a_misspelt_name_is_mended_in_place(qtbot, window, room):
    people = room.people
    for name in FOUR:
        type_name(qtbot, room, name)
    call_otherwise(qtbot, people, 1, "Josef")
    assert seated(room) == [FOUR[0], "Josef", *FOUR[2:]]
    type_name(qtbot, room, "Kathi")  # the line is for new names again
    assert seated(room)[-1] == "Kathi"
    assert window.tables.people.names == {}  # they are taken in when one begins


def test_renaming_says_what_it_does_before_and_after(qtbot, make_start):
    window = make_start("en")
    click(qtbot, window.room.new)
    people = window.room.people
    known_to(window, "Wroni")
    type_name(qtbot, window.room, "Wroni")
    type_name(qtbot, window.room, "Hias")
    click(qtbot, people.plan.seats[0])
    click(qtbot, people.rename)
    assert people.said.hint.text() == "Wroni is then called so in every evening"
    qtbot.keyClicks(people.name, "Vroni")
    qtbot.keyClick(people.name, Qt.Key.Key_Return)
    assert people.said.sentence.isVisible()
    assert people.said.sentence.text() == "Wroni is called Vroni now, in every evening"
    call_otherwise(qtbot, people, 1, "Mathias")  # he is new: nowhere else is he called anything
    assert not people.said.sentence.isVisible()


def test_A85_who_is_known_is_called_otherwise_everywhere(qtbot, window, room):
    known = window.tables.people
    hans = known.named("Hns")
    room.come_in()
    room.people.sit(hans, "Hns")
    call_otherwise(qtbot, room.people, 0, "Hans")
    assert known.names[hans] == "Hans"
    assert [each.who for each in room.people.seated] == [hans]


@pytest.mark.parametrize("taken", ["hans", "Sepp"])
def test_nobody_is_called_as_another_is(qtbot, window, room, taken):
    window.tables.people.named("Hans")
    room.come_in()
    for name in ("Resi", "Sepp"):
        type_name(qtbot, room, name)
    call_otherwise(qtbot, room.people, 0, taken)
    assert seated(room) == ["Resi", "Sepp"]
    assert room.people.said.sentence.isVisible()
    assert room.people.name.text() == taken  # it can be typed on


# Somebody is set between two others


def between(plan, before):
    """The middle of the way from one seat to the next, inside the table."""
    return plan._spot(before - 0.5, 0.72).toPoint()


def draw_along(qtbot, plan, one, spot):
    seat = plan.seats[one]
    grip = seat.rect().center()
    qtbot.mousePress(seat, Qt.MouseButton.LeftButton, pos=grip)
    for step in (0.5, 1.0):
        there = seat.mapFrom(plan, plan.seats[one].geometry().center() * (1 - step) + spot * step)
        drag = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(there),
            QPointF(seat.mapToGlobal(there)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(seat, drag)
    qtbot.mouseRelease(seat, Qt.MouseButton.LeftButton, pos=seat.mapFrom(plan, spot))


@pytest.mark.parametrize(
    ("one", "before", "order"),
    [
        (3, 1, ["Resi", "Hans", "Sepp", "Vroni"]),
        (0, 2, ["Sepp", "Resi", "Vroni", "Hans"]),
        (1, 4, ["Resi", "Vroni", "Hans", "Sepp"]),
        (2, 3, list(FOUR)),
    ],
)
@pytest.mark.parametrize("drawn", [True, False])
def test_somebody_is_set_between_two_by_drawing_or_two_taps(qtbot, room, one, before, order, drawn):
    for name in FOUR:
        type_name(qtbot, room, name)
    plan = room.people.plan
    spot = between(plan, before)
    if drawn:
        draw_along(qtbot, plan, one, spot)
    else:
        click(qtbot, plan.seats[one])
        qtbot.mouseClick(plan, Qt.MouseButton.LeftButton, pos=spot)
    assert seated(room) == order
    assert room.people.dealer.name == "Resi"
    assert plan.held is None
    assert not any(each.isChecked() for each in plan.seats)


def test_a_seat_drawn_onto_another_swaps_the_two_and_one_drawn_back_stays(qtbot, room):
    for name in FOUR:
        type_name(qtbot, room, name)
    plan = room.people.plan
    draw_along(qtbot, plan, 0, plan.seats[2].geometry().center())
    assert seated(room) == ["Vroni", "Sepp", "Resi", "Hans"]
    place = plan.seats[1].geometry()
    draw_along(qtbot, plan, 1, plan.rect().center())
    assert seated(room) == ["Vroni", "Sepp", "Resi", "Hans"]
    assert plan.seats[1].geometry() == place


def test_beside_the_table_it_is_said_how_seats_are_changed(qtbot, room):
    how = room.people.said.hint
    before = how.text()
    for name in FOUR:
        type_name(qtbot, room, name)
    first = how.text()
    assert how.isVisible()
    click(qtbot, room.people.plan.seats[0])
    assert how.isVisible()
    assert len({before, first, how.text()}) == 3


def test_nobody_sits_for_somebody_forgotten_in_another_window(qtbot, window, room):
    for name in FOUR:
        type_name(qtbot, room, name)
    click(qtbot, room.foot.go)
    desk = window.desk
    window.close_evening()
    click(qtbot, window.room.new)
    for who in desk.people:
        click(qtbot, room.people.row.buttons[str(who.id)])
    window.tables.remove(desk.record.id)
    window.tables.people.named("Emil")
    click(qtbot, room.foot.go)
    assert window.tables.sessions() == ()
    assert list(window.tables.people.names.values()) == ["Emil"]
    assert room.foot.hand.text() == window.look.say(ForgottenError().sentence)


@pytest.mark.parametrize("percent", [100, 130, 200])
def test_no_name_covers_the_arrow_of_the_direction_of_play(qtbot, look, percent):
    look.set_size(percent, ROOMY)
    plan = TablePlan(look)
    qtbot.addWidget(plan)
    for wide, high in ((328, 216), (370, 236), (440, 236), (515, 376)):
        plan.resize(look.px(wide), look.px(high))
        for count in range(1, plan.MOST + 1):
            plan.show_places([Place(name) for name in "ABCDEFGH"[:count]])
            arrow = arrow_box(*plan._arrow())
            assert plan._board().contains(arrow)
            for seat in plan.seats[:count]:
                assert not arrow.intersects(QRectF(seat.geometry())), (wide, high, count)
