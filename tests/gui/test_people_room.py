"""People come and go in the middle of an evening, by mouse and keys, and keep what they have."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication

from schafscore.gui.look import Face
from schafscore.gui.seats import SeatRole
from tests.gui.checks import written
from tests.gui.fingers import click

BOTH = pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=["roomy", "compact"])


def key(qtbot, widget, name):
    qtbot.keyClick(widget, name)


def book(qtbot, window, line):
    room = window.room
    room.foot._since.invalidate()
    qtbot.keyClicks(room.foot.keys, line)
    assert room.pad.entry is not None, line
    qtbot.keyClick(room.foot.keys, Qt.Key.Key_Return)


def names(window):
    return [window.desk.names[each] for each in window.desk.table.people]


def playing(window):
    return [window.desk.names[each] for each in window.desk.table.playing]


def seat(room, name):
    at = next(at for at, each in enumerate(room.panel.seated) if each.name == name)
    return room.panel.plan.seats[at]


def known(room, name):
    return next(each for each in room.panel.row.buttons.values() if each.choice.label == name)


@pytest.fixture
def people(window):
    window.go("people")
    return window.room


def test_two_taps_swap_two_seats_after_a_look(qtbot, window, people):
    assert not people.page.act.isEnabled()
    click(qtbot, seat(people, "Anna"))
    click(qtbot, seat(people, "Carl"))
    assert people.page.act.isEnabled()
    assert names(window) == ["Anna", "Bernd", "Carl", "Dora", "Emil"]
    click(qtbot, people.page.act)
    assert names(window) == ["Carl", "Bernd", "Anna", "Dora", "Emil"]
    assert window.room is window.rooms["table"]
    assert window.room.list.foot.notice.isVisible()
    click(qtbot, window.room.list.foot.notice.back)
    assert names(window) == ["Anna", "Bernd", "Carl", "Dora", "Emil"]


def test_seats_are_swapped_and_written_by_keys_alone(qtbot, window, people):
    first = people.panel.plan.seats[0]
    assert first.hasFocus()
    key(qtbot, first, Qt.Key.Key_Space)
    key(qtbot, people.panel.plan, Qt.Key.Key_Left)
    people.page.act.setFocus()
    key(qtbot, people.page.act, Qt.Key.Key_Space)
    assert names(window) == ["Bernd", "Anna", "Carl", "Dora", "Emil"]


def test_A79_somebody_who_comes_and_is_known_comes_once(qtbot, window, people, tables):
    fritz = tables.people.named("Fritz")
    panel = people.panel
    panel._show()
    qtbot.keyClicks(panel.name, "fritz")
    key(qtbot, panel.name, Qt.Key.Key_Return)
    assert panel.said.other.isVisible()
    click(qtbot, people.page.act)
    assert window.desk.table.people[-1] == fritz
    assert len(tables.people.names) == 5 + 1  # Fritz once


def test_known_names_typed_blindly_sit_down_in_the_middle_of_an_evening(
    qtbot, window, people, tables
):
    known = [tables.people.named(each) for each in ("Fritz", "Gerti")]
    people.panel.name.setFocus()
    for name in ("fritz", "GERTI"):
        qtbot.keyClicks(window.focusWidget(), name)
        key(qtbot, window.focusWidget(), Qt.Key.Key_Return)
    click(qtbot, people.page.act)
    assert list(window.desk.table.people[-2:]) == known


def test_somebody_else_of_a_known_name_gets_the_seat_under_another(qtbot, window, people, tables):
    fritz = tables.people.named("Fritz")
    panel = people.panel
    click(qtbot, seat(people, "Bernd"))
    qtbot.keyClicks(panel.name, "Fritz")
    click(qtbot, panel.add)
    click(qtbot, panel.said.other)
    qtbot.keyClicks(panel.name, " Huber")
    click(qtbot, panel.add)
    click(qtbot, people.page.act)
    assert names(window) == ["Anna", "Fritz Huber", "Carl", "Dora", "Emil"]
    assert fritz not in window.desk.table.people


def test_a_name_that_became_known_meanwhile_is_told_before_it_is_written(
    qtbot, window, people, tables
):
    qtbot.keyClicks(people.panel.name, "Fritz")
    click(qtbot, people.panel.add)
    fritz = tables.people.named("Fritz")
    click(qtbot, people.page.act)
    assert window.room is people
    assert people.panel.said.other.isVisible()
    click(qtbot, people.page.act)
    assert window.desk.table.people[-1] == fritz


@pytest.mark.parametrize("language", ["de", "ru"])
@pytest.mark.parametrize(
    ("size", "percent"), [((1366, 768), 100), ((1280, 800), 130), ((1024, 600), 100)]
)
def test_nothing_moves_below_a_press_on_people_and_seats(
    qtbot, make_window, tables, language, size, percent
):
    window = make_window(language, size=size, percent=percent)
    for name in ("Fritz", "Gerti", "Hans"):
        tables.people.named(name)
    window.go("people")
    room = window.room

    def spots():
        for _ in range(4):  # until every part has its place
            QApplication.processEvents()
        panel = room.panel
        parts = (panel.list, panel.acts, *panel.plan.seats[:5])
        return [each.mapTo(window, each.rect().topLeft()) for each in parts]

    first = spots()
    for press in (seat(room, "Anna"), seat(room, "Anna"), known(room, "Fritz")):
        click(qtbot, press)
        assert spots()[:2] == first[:2]
        if len(room.panel.seated) == 5:
            assert spots() == first
    click(qtbot, known(room, "Gerti"))
    assert spots()[:2] == first[:2]


@BOTH
@pytest.mark.parametrize("language", ["de", "ru"])
def test_what_is_done_with_a_seat_stands_straight(qtbot, make_window, language, size):
    window = make_window(language, size=size)
    window.go("people")
    panel = window.room.panel
    click(qtbot, panel.plan.seats[0])
    QApplication.processEvents()
    first, away, rename = (each.geometry() for each in (panel.first, panel.away, panel.rename))
    assert first.left() == rename.left() == 0
    assert away.right() == rename.right() == panel.acts.width() - 1
    assert first.top() == away.top()


def test_a_new_name_is_taken_in_only_when_it_is_written(qtbot, window, people, tables):
    qtbot.keyClicks(people.panel.name, "Gerti")
    click(qtbot, people.panel.add)
    assert people.page.act.isEnabled()
    assert "Gerti" not in tables.people.names.values()
    click(qtbot, people.page.act)
    assert "Gerti" in names(window)
    assert len(window.room.list.head.names) == 6


def test_who_goes_keeps_the_total_and_the_dealer_is_the_next_one(qtbot, window):
    book(qtbot, window, "abs2")
    anna = window.desk.table.people[0]
    total = window.desk.evening.position.balances[anna]
    assert total
    window.go("people")
    people = window.room
    click(qtbot, seat(people, "Anna"))
    click(qtbot, people.panel.away)
    click(qtbot, people.page.act)
    assert names(window) == ["Bernd", "Carl", "Dora", "Emil"]
    assert window.desk.evening.position.balances[anna] == total
    assert "Anna" in window.room.list.head.names


def test_somebody_stands_in_for_one_hand_in_that_seat(qtbot, window, people):
    out = playing(window)[0]
    click(qtbot, people.from_when.times.buttons["once"])
    click(qtbot, seat(people, out))
    qtbot.keyClicks(people.panel.name, "Fritz")
    click(qtbot, people.panel.add)
    click(qtbot, people.page.act)
    assert "Fritz" in playing(window)
    assert out not in names(window)
    book(qtbot, window, "z")
    assert out in names(window)
    assert "Fritz" not in names(window)


def test_the_dealer_is_set_by_hand(qtbot, window, people):
    click(qtbot, seat(people, "Bernd"))
    click(qtbot, people.panel.first)
    click(qtbot, people.page.act)
    assert window.desk.names[window.desk.table.dealer] == "Bernd"
    assert names(window) == ["Anna", "Bernd", "Carl", "Dora", "Emil"]


def test_seats_of_an_earlier_hand_show_what_no_longer_fits(qtbot, window):
    book(qtbot, window, "abs2")
    book(qtbot, window, "z")
    window.go("people")
    people = window.room
    click(qtbot, people.from_when.times.buttons["earlier"])
    people.from_when.hand.field.setValue(1)
    click(qtbot, seat(people, "Anna"))
    click(qtbot, people.panel.away)
    words = " ".join(
        each.text() for each in people.page.findChildren(type(people.page.sentence("")))
    )
    assert "1" in words
    click(qtbot, people.page.act)
    assert names(window) == ["Bernd", "Carl", "Dora", "Emil"]
    assert window.desk.evening.hands[0].problems


def test_too_few_are_refused_with_a_sentence(qtbot, window, people):
    for name in ("Anna", "Bernd", "Carl"):
        assert people.page.act.isEnabled() or name == "Anna"
        click(qtbot, seat(people, name))
        click(qtbot, people.panel.away)
    assert not people.page.act.isEnabled()


def test_escape_throws_away_and_then_goes_back(qtbot, window, people):
    click(qtbot, seat(people, "Anna"))
    click(qtbot, seat(people, "Carl"))
    key(qtbot, window, Qt.Key.Key_Escape)
    assert window.room is people
    assert not people.page.act.isEnabled()
    key(qtbot, window, Qt.Key.Key_Escape)
    assert window.room is window.rooms["table"]


def test_who_sits_out_is_asked_about_by_a_click_on_the_seat(qtbot, window):
    card = next(each for each in window.room.cards if each.seat.role is SeatRole.OUT)
    click(qtbot, card)
    assert window.room is window.rooms["people"]
    assert window.room.panel.seated[window.room.panel.plan.held].name == card.seat.name


def test_a_seat_that_sits_out_says_where_a_click_leads_and_the_way_back(qtbot, make_window):
    window = make_window("en")
    table = window.room
    card = next(each for each in table.cards if each.seat.role is SeatRole.OUT)
    says = "A click leads to people and seats"
    assert card.toolTip() == card.accessibleDescription() == says
    others = [each for each in table.cards if each.isVisible() and each is not card]
    assert not any(each.toolTip() for each in others)
    for changed in (False, True):
        click(qtbot, card)
        room = window.room
        if changed:
            click(qtbot, seat(room, "Anna"))  # swaps with whom the click was about
        back = room.page.back
        assert back.text_of_label() == ("Discard" if changed else "Back")
        click(qtbot, back)
        assert window.room is table
    assert names(window) == ["Anna", "Bernd", "Carl", "Dora", "Emil"]


def test_another_dealer_is_not_called_other_seats(qtbot, make_window):
    window = make_window("en")
    for deals in ("Bernd", "Carl"):
        window.go("people")
        click(qtbot, seat(window.room, deals))
        click(qtbot, window.room.panel.first)
        click(qtbot, window.room.page.act)
        said = window.room.notice.text.text()
        assert said == f"{deals} deals next"


def test_a_misspelt_name_is_mended_while_the_evening_runs(qtbot, window, people):
    click(qtbot, seat(people, "Bernd"))
    click(qtbot, people.panel.rename)
    qtbot.keyClicks(people.panel.name, "Bernhard")
    qtbot.keyClick(people.panel.name, Qt.Key.Key_Return)
    assert names(window)[1] == "Bernhard"
    assert not people.page.act.isEnabled()  # they sit like this already
    window.go("table")
    assert window.room.cards[1].seat.name == "Bernhard"


def test_renaming_says_what_it_does_before_and_after(qtbot, make_window):
    window = make_window("en")
    window.go("people")
    panel = window.room.panel
    click(qtbot, seat(window.room, "Bernd"))
    assert panel.said.hint.text() == "A new name takes the seat of Bernd"
    click(qtbot, panel.rename)
    assert panel.said.hint.text() == "Bernd is then called so in every evening"
    qtbot.keyClicks(panel.name, "Bernhard")
    qtbot.keyClick(panel.name, Qt.Key.Key_Return)
    assert panel.said.sentence.isVisible()
    assert panel.said.sentence.text() == "Bernd is called Bernhard now, in every evening"
    assert panel.said.hint.text() == "A new name sits down between Emil and Anna"


def test_a_long_press_and_the_menu_key_ask_about_any_seat(qtbot, window):
    table = window.room
    card = table.cards[0]
    qtbot.mousePress(card, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.room is not table, timeout=card.HOLD_TIME + 1000)
    qtbot.mouseRelease(card, Qt.MouseButton.LeftButton)
    assert window.room.panel.seated[window.room.panel.plan.held].name == "Anna"
    window.go("table")
    assert not table.pad.answers
    table.cards[1].setFocus()
    key(qtbot, table.cards[1], Qt.Key.Key_Menu)
    assert window.room.panel.seated[window.room.panel.plan.held].name == "Bernd"


def test_the_half_entered_hand_waits(qtbot, window):
    qtbot.keyClicks(window.room.foot.keys, "bcs")
    window.go("people")
    people = window.room
    click(qtbot, seat(people, "Bernd"))
    click(qtbot, seat(people, "Anna"))
    click(qtbot, people.page.act)
    room = window.room
    assert room.cards[names(window).index("Bernd")].isChecked()
    assert room.foot.keys.text().replace(" ", "") == "acs"


@BOTH
@pytest.mark.parametrize("count", [4, 7])
def test_the_room_has_room(qtbot, make_window, size, count):
    window = make_window(size=size, people=count)
    window.go("people")
    assert window.room.page.act.isVisible()
    assert window.rect().contains(
        window.room.page.act.rect().translated(
            window.room.page.act.mapTo(window, window.room.page.act.rect().topLeft())
        )
    )


def test_the_example_takes_nobody_into_the_file(qtbot, make_start, stocked):
    window = make_start()
    window.open_evening(stocked.example())
    window.go("people")
    people = window.room
    qtbot.keyClicks(people.panel.name, "Zenzi")
    click(qtbot, people.panel.add)
    click(qtbot, people.page.act)
    assert "Zenzi" in names(window)
    assert "Zenzi" not in stocked.people.names.values()


@pytest.mark.parametrize("percent", [100, 200])
def test_who_deals_next_is_never_written_below_the_seats(qtbot, make_window, percent):
    window = make_window("ru", size=(1280, 800), percent=percent)
    window.go("people")
    qtbot.wait(20)  # until every part has its place
    plan, lines = window.room.panel.plan, 44 * percent / 100
    board = plan._board()
    between = plan._room(QRectF(board.left(), board.center().y(), board.width(), lines))
    words = [each for each in written(window) if each.owner == "Table"]
    assert "Emil" in [each.text for each in words]
    assert all(each.needs <= between for each in words)


def test_twice_as_large_in_a_small_window_a_new_name_has_room(make_window):
    window = make_window("ru", size=(1024, 600), percent=200)
    window.go("people")
    QApplication.processEvents()
    name, look = window.room.panel.name, window.look
    assert name.width() > look.width(name.placeholderText(), Face.TEXT) + look.px(24)


@pytest.mark.parametrize("language", ["de", "en", "ru"])
def test_in_a_small_window_the_notice_of_changed_seats_is_whole(qtbot, make_window, language):
    window = make_window(language, size=(1024, 600))
    window.go("people")
    click(qtbot, seat(window.room, "Anna"))
    click(qtbot, seat(window.room, "Carl"))
    click(qtbot, window.room.page.act)
    QApplication.processEvents()
    assert window.room.notice.isVisible()
    assert not window.room.notice.text.text().endswith("…")
