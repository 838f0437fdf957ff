"""The table at every size: the foot in sight, nothing beside the window, names and totals whole."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from schafscore.core.questions import questioned
from schafscore.core.variant import rules
from schafscore.gui.buttons import ChoiceButton
from schafscore.gui.fields import NumberCell
from schafscore.gui.focus import FocusRing
from schafscore.gui.look import Face
from schafscore.gui.panels import Line
from schafscore.gui.plan import TablePlan
from schafscore.gui.points import PointsRuler
from schafscore.gui.rows import RunnersRow
from schafscore.gui.seats import SeatRole
from schafscore.gui.why import WhyPage
from schafscore.services.pad import Pad, with_remarks
from tests.gui.checks import check, tab_order
from tests.gui.conftest import CATALOGUE, wirtshaus
from tests.gui.pictures import PICTURES, Setting, studio

NARROW = [
    ((1280, 800), 130),
    ((1024, 600), 130),
    ((1920, 1080), 200),
    ((1280, 800), 200),
    ((1024, 600), 200),
]
SMALLEST = NARROW[-2:]
LONG = "bag3s*ackk"


def settle():
    for _ in range(6):
        QApplication.processEvents()


def type_line(window, line):
    keys = window.room.foot.keys
    keys.clear()
    QTest.keyClicks(keys, line)
    settle()


def book(window, *lines):
    for line in lines:
        type_line(window, line)
        assert window.room.pad.entry is not None, line
        window.room.book()
    window.room.notice.end()
    settle()


def whole(window, widget):
    """Whether all of *widget* is seen within the window."""
    corner = widget.mapTo(window, widget.rect().topLeft())
    return window.rect().contains(widget.rect().translated(corner)) and (
        widget.visibleRegion().boundingRect() == widget.rect()
    )


def painted(window, part):
    window.look.tools.trace = []
    part.grab()
    texts, window.look.tools.trace = window.look.tools.trace, None
    return texts


# The foot


@pytest.mark.parametrize(("size", "percent"), NARROW)
def test_the_button_that_books_is_always_in_sight(make_window, size, percent):
    window = make_window("de", size=size, percent=percent)
    room = window.room
    book(window, "abs2", "cdg-", "z")
    for line in ("", "ab", LONG):
        type_line(window, line)
        bar = room.scrolled.verticalScrollBar()
        for place in (0, bar.maximum()):
            bar.setValue(place)
            settle()
            assert whole(window, room.foot.go)
            assert whole(window, room.foot.keys)
    assert window.scrolls["table"].verticalScrollBar().maximum() == 0
    room.opened.emit(window.desk.rows()[0].hand)
    settle()
    assert isinstance(room.beside, WhyPage)
    assert whole(window, room.foot.go)


def test_the_foot_comes_back_below_the_pad_in_a_larger_window(make_window):
    window = make_window("de", size=(1024, 600), percent=130)
    room = window.room
    type_line(window, "abs2")
    assert room.foot.parent() is room
    assert room.foot.keys.hasFocus()
    window.resize(1920, 1080)
    settle()
    assert room.foot.parent() is not room
    assert room.foot.y() > room.entry.y()
    assert room.foot.keys.hasFocus()
    assert room.foot.keys.text() == "abs2"
    room.book()
    settle()
    chain = tab_order(window)
    assert chain.index(room.foot.keys) < chain.index(room.list.view)


@pytest.mark.parametrize(("size", "percent"), NARROW)
@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_sentence_of_a_hand_is_whole_at_every_size(make_window, language, size, percent):
    window = make_window(language, size=size, percent=percent)
    type_line(window, "abe3s")
    foot = window.room.foot
    assert foot.sentence.text() == window.look.say(with_remarks(window.room.pad))
    lines = foot._lines(foot.sentence.text(), Face.TEXT, foot.sentence.width())
    assert window.look.metrics(Face.TEXT).height() * lines <= foot.sentence.height() + 2


@pytest.mark.parametrize("percent", [100, 130, 200])
def test_every_name_in_the_foot_of_a_thrown_in_hand_is_whole(make_window, percent):
    window = make_window("de", size=(1024, 600), percent=percent, people=7)
    type_line(window, "z")
    said = [each.text for each in painted(window, window.room.foot)]
    names = [window.look.names[each] for each in window.desk.table.playing]
    assert set(names) <= set(said)
    assert not any(each.endswith("…") for each in said)


def test_a_long_addition_takes_a_second_line_and_who_gets_what_stands_beside_the_keys(make_window):
    window = make_window("de", size=(1024, 600), people=5)
    type_line(window, LONG)
    foot = window.room.foot
    assert foot.go.isEnabled()
    assert "…" not in foot.addition.text()
    assert foot._lines(foot.addition.text(), foot.addition.face, foot.addition.width()) == 2
    said = {each.text for each in painted(window, foot)}
    assert {window.look.names[each] for each in window.desk.table.playing} <= said


def test_the_mouse_clears_a_half_entered_hand_and_it_can_be_taken_back(qtbot, make_window):
    window = make_window("de")
    room, foot = window.room, window.room.foot
    assert not foot.clear.isVisible()
    assert foot.caption.isVisible()
    QTest.mouseClick(room.cards[0], Qt.MouseButton.LeftButton)
    before = room.pad
    assert foot.clear.isVisible()
    assert foot.clear.accessibleName()
    place = foot.keys.geometry()
    qtbot.mouseClick(foot.clear, Qt.MouseButton.LeftButton)
    assert room.pad == Pad(room.desk.rules, room.desk.table)
    assert foot.keys.geometry() == place  # nothing moves
    assert foot.keys.hasFocus()
    assert not foot.clear.isVisible()
    assert room.list.foot.notice.asking
    qtbot.mouseClick(room.list.foot.notice.go_on, Qt.MouseButton.LeftButton)
    assert room.pad == before


@pytest.mark.parametrize(("size", "percent"), NARROW)
def test_what_was_booked_is_said_above_the_foot_where_the_list_is_out_of_sight(
    make_window, size, percent
):
    window = make_window("de", size=size, percent=percent)
    room = window.room
    type_line(window, "abs2")
    room.book()
    settle()
    assert whole(window, room.notice)
    assert whole(window, room.notice.back)
    assert whole(window, room.foot.go)
    assert check(window) == []
    QTest.mouseClick(room.notice.back, Qt.MouseButton.LeftButton)
    assert not window.desk.rows()
    type_line(window, "ab")
    QTest.mouseClick(room.foot.clear, Qt.MouseButton.LeftButton)
    settle()
    assert room.notice.asking
    assert whole(window, room.notice.go_on)
    assert check(window) == []
    window.resize(1920 * percent // 100, 1080 * percent // 100)
    settle()
    assert not room.low.isVisible()
    assert room.list.foot.notice.asking
    QTest.mouseClick(room.notice.go_on, Qt.MouseButton.LeftButton)
    assert room.foot.keys.text() == "a b"


def test_an_old_hand_is_discarded_not_cleared(make_window):
    window = make_window("de")
    book(window, "abs2")
    room = window.room
    room.opened.emit(window.desk.rows()[0].hand)
    settle()
    QTest.mouseClick(room.beside.correct, Qt.MouseButton.LeftButton)
    settle()
    assert room.foot.discard.isVisible()
    assert not room.foot.clear.isVisible()


# Nothing beside the window


@pytest.mark.parametrize(
    ("language", "people", "size", "percent"),
    [
        *((*each, *SMALLEST[-1]) for each in product(("de", "en", "ru"), (4, 5, 7))),
        *((*each, *SMALLEST[0]) for each in (("de", 5), ("en", 7), ("ru", 4), ("ru", 7))),
    ],
)  # every table in the narrowest window; every language and number in the wider one
def test_no_kind_of_hand_scrolls_sideways(make_window, language, people, size, percent):
    window = make_window(language, size=size, percent=percent, people=people)
    room = window.room
    for kind in room.desk.rules.entries:
        if people > 5 and kind.kind == "manual":
            continue  # a field for each of seven does not fit twice as large
        room.take(room.pad.choose(kind))
        settle()
        assert room.scrolled.horizontalScrollBar().maximum() == 0, kind.kind
    assert window.scrolls["table"].horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("variant", ["german", "wendish", "skat", "three-handed"])
@pytest.mark.parametrize("language", ["de", "ru"])
def test_no_other_game_scrolls_sideways(make_window, tables, variant, language):
    game = CATALOGUE.variants[variant]
    names = ("Anna", "Bernd", "Carl", "Korbinian")[: min(4, max(game.seating))]
    desk = tables.new(rules(game, game.tariff()), names, names[-1], "Ochsen", "")
    window = make_window(language, size=(1280, 800), percent=200, desk=desk)
    for kind in desk.rules.entries:
        window.room.take(window.room.pad.choose(kind))
        settle()
        assert window.room.scrolled.horizontalScrollBar().maximum() == 0, kind.kind


def test_verdicts_stand_in_two_lines_where_one_is_too_short(make_window):
    window = make_window("ru", size=(1024, 600), percent=200)
    type_line(window, "ab")
    ruler = next(each for each in window.room.findChildren(PointsRuler) if each.isVisible())
    lost, won = ruler.buttons["lost"], ruler.buttons["won"]
    assert lost.geometry().bottom() < won.geometry().top()
    assert won.geometry().bottom() < ruler.ruler.geometry().top()
    large = make_window("ru", size=(1024, 600), desk=window.desk)
    type_line(large, "ab")
    ruler = next(each for each in large.room.findChildren(PointsRuler) if each.isVisible())
    assert ruler.buttons["lost"].y() == ruler.buttons["won"].y()


def test_a_row_goes_on_below_only_where_it_has_no_line_of_its_own(make_window):
    window = make_window("de", size=(1280, 800), percent=200)
    type_line(window, "ab")
    lines = [each for each in window.room.entry.findChildren(Line) if each.isVisible()]
    assert lines
    row = window.look.px(window.look.measures.row)
    fields = [each for line in lines for each in line._parts() if each.isVisible()]
    assert len(fields) > 2
    assert all(each.height() == row for each in fields)


def test_a_number_that_is_folded_away_is_not_painted():
    """Folded while it was shown itself, 7 stood beyond the edge of its row."""
    setting = Setting("de", "light", (1280, 800), 200)
    with studio() as made:
        window = made.show(next(each for each in PICTURES if each.name == "table-open"), setting)
        (row,) = [each for each in window.room.findChildren(RunnersRow) if each.isVisible()]
        assert row.folded
        numbers = row.counts.buttons.values()
        assert not any(each.isHidden() and each.isVisible() for each in numbers)


@pytest.mark.parametrize(("size", "percent"), NARROW)
@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_narrow_table_holds_together(make_window, language, size, percent):
    window = make_window(language, size=size, percent=percent)
    book(window, "abs2", "cdg-", "z")
    type_line(window, "cde3s")
    assert check(window) == []


def test_the_wheel_moves_a_narrow_page_and_counts_nothing(make_window):
    window = make_window("de", size=(1280, 800), percent=200)
    type_line(window, "ab")
    room = window.room
    ruler = next(each for each in room.findChildren(PointsRuler) if each.isVisible())
    before = room.pad
    for part in (ruler.ruler, ruler.stepper.field):
        room.scrolled.ensureWidgetVisible(part)
        settle()
        place = room.scrolled.verticalScrollBar().value()
        spot = part.mapTo(window, part.rect().center())
        QTest.wheelEvent(window.windowHandle(), QPointF(spot), QPoint(0, -120))
        settle()
        assert room.pad == before
        assert room.scrolled.verticalScrollBar().value() > place


@pytest.mark.parametrize(("size", "percent"), NARROW)
@pytest.mark.parametrize("kind", ["manual", "ramsch"])
def test_a_number_for_each_of_seven_makes_no_page_wider(make_window, size, percent, kind):
    window = make_window("de", size=size, percent=percent, people=7)
    room = window.room
    kinds = {each.kind: each for each in room.pad.rules.entries}
    room.take(room.pad.choose(kinds[kind]))
    settle()
    assert room.scrolled.horizontalScrollBar().maximum() == 0
    cells = [each for each in room.entry.findChildren(NumberCell) if each.isVisible()]
    assert len(cells) == (7 if kind == "manual" else 4)
    boxes = [each.geometry() for each in cells]
    for at, box in enumerate(boxes):
        assert cells[at].parentWidget().rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[:at])


@pytest.mark.parametrize(("size", "percent"), NARROW)
def test_the_ring_stays_on_the_page_that_is_scrolled_away_under_it(make_window, size, percent):
    window = make_window("de", size=size, percent=percent)
    room = window.room
    card, bar = room.cards[0], room.scrolled.verticalScrollBar()
    card.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    (ring,) = window.findChildren(FocusRing)
    assert ring.isVisible()
    page = room.scrolled.viewport()
    top = page.mapTo(window, page.rect().topLeft()).y()
    for place in range(0, bar.maximum() + 1, max(1, bar.maximum() // 12)):
        bar.setValue(place)
        settle()
        shown = ring.mask().boundingRect().translated(ring.pos())
        assert not ring.isVisible() or place == 0 or shown.top() >= top
    assert bar.maximum() < card.height() or not ring.isVisible()
    bar.setValue(0)
    settle()
    assert ring.isVisible()


# The seats


def test_all_totals_of_a_table_have_one_size(make_window):
    window = make_window("de", size=(1024, 600), people=7)
    book(window, "bag3s*cdfkkk", "ac", "cog8t*bd")
    room, look = window.room, window.look
    totals = [look.signed(each.seat.total) for each in room.cards[:7]]
    assert max(map(len, totals)) > 4
    sizes = set()
    for card, total in zip(room.cards, totals, strict=False):
        needs = next(each.needs for each in painted(window, card) if each.text == total)
        sizes.add(next(face for face in Face if look.width(total, face) == needs))
    assert len(sizes) == 1


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
@pytest.mark.parametrize("line", ["", "abs2", "bcs"])
def test_names_on_seven_seats_are_whole(make_window, tables, size, line):
    names = ("Korbinian", "Ferdinand", "Sebastian", "Theodora", "Wolfgang", "Josef", "Friedrich")
    desk = tables.new(make_window().desk.rules, names, names[-1], "", "")
    window = make_window("de", size=size, desk=desk)
    type_line(window, line)
    for name, card in zip(names, window.room.cards, strict=False):
        assert name in {each.text for each in painted(window, card)}


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_6_7_names_on_eight_seats_are_whole(make_window, tables, size):
    game = CATALOGUE.variants["german"]
    players = questioned(game.tariff)["players"].box.options.EIGHT
    names = (
        *("Maximilian", "Ferdinand", "Sebastian", "Theodora", "Wolfgang", "Magdalena", "Friedrich"),
        "Margaretha",
    )
    desk = tables.new(rules(game, game.tariff(players=players)), names, names[0], "", "")
    window = make_window("de", size=size, desk=desk)
    type_line(window, "b")
    for name, card in zip(names, window.room.cards, strict=True):
        assert name in {each.text for each in painted(window, card)}
    assert not [e.text for e in painted(window, window.room.board.slate) if e.text.endswith("…")]
    assert not [e.text for e in painted(window, window.room.list.head) if e.text.endswith("…")]


def test_seats_stand_in_two_lines_where_one_is_too_short(make_window):
    window = make_window("de", size=(1024, 600), percent=200, people=7)
    cards = window.room.cards[:7]
    assert len({card.y() for card in cards}) == 2
    assert len({card.width() for card in cards}) == 1
    assert all(window.room.seats.rect().contains(card.geometry()) for card in cards)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_4_7_every_name_before_the_pool_is_whole(make_window, tables, size):
    game = CATALOGUE.variants["wendish"]
    names = ("Anna", "Bernd", "Carl", "Dora", "Emil", "Korbinian", "Ferdinand")
    desk = tables.new(rules(game, game.tariff()), names, names[0], "", "")
    window = make_window("de", size=size, desk=desk)
    said = {each.text for each in painted(window, window.room.board.bowl)}
    assert set(names) <= said


@pytest.mark.parametrize("size", [(1280, 800), (1280, 650), (1024, 600)])
@pytest.mark.parametrize("people", [4, 5, 6, 7])
@pytest.mark.parametrize("language", ["de", "en", "ru"])
def test_whoever_has_a_place_at_the_table_keeps_the_last_change(
    make_window, language, people, size
):
    window = make_window(language, size=size, people=people)
    room, look = window.room, window.look
    for _ in range(people):
        type_line(window, "z")
        room.book()
    room.notice.end()
    type_line(window, "")
    settle()
    for card in room.cards[:people]:
        seat, texts = card.seat, painted(window, card)
        said = [each.text for each in texts if each.owner == seat.name]
        assert not any(each.endswith("…") for each in said)
        if seat.last is not None and seat.role is not SeatRole.OUT:
            assert look.signed(seat.last) in said
            if seat.dealer:
                assert look.say("D") in said
            elif seat.forehand:
                assert {look.say("forehand"), look.say("F")} & set(said)


@pytest.mark.parametrize("people", [5, 6, 7])
def test_the_list_has_its_number_and_the_dealer_of_every_hand(make_window, people):
    window = make_window("de", people=people)
    room = window.room
    for _ in range(people):
        type_line(window, "z")
        room.book()
    settle()
    assert [e.text for e in painted(window, room.list.head)].count("Nr.") == 1
    marks = [e for e in painted(window, room.list.view) if e.on == "quiet" or e.text == "G"]
    assert {each.owner for each in marks} == {f"Hand {number + 1}" for number in range(people)}
    if people > 5:  # in one mark with the total, for between two it might be either's
        assert all(each.text.removeprefix("G ").lstrip("−+").isdigit() for each in marks)


@pytest.mark.parametrize(
    ("language", "size", "percent", "people"),
    [
        ("de", (1280, 800), 100, 7),
        ("de", (1024, 600), 100, 7),
        ("de", (1024, 600), 100, 6),
        ("ru", (1280, 800), 200, 5),
    ],
)
def test_who_sits_out_says_so_beside_the_disc_of_the_dealer(
    make_window, language, size, percent, people
):
    window = make_window(language, size=size, percent=percent, people=people)
    out = window.look.say(SeatRole.OUT.value)
    cards = [card for card in window.room.cards[:people] if card.seat.role is SeatRole.OUT]
    assert any(card.seat.dealer for card in cards)
    for card in cards:
        assert out in {each.text for each in painted(window, card)}


def test_twice_as_large_the_table_begins_with_its_seats(make_window):
    window = make_window("de", size=(1280, 800))
    book(window, "abs2", "bcs")
    type_line(window, "ac")
    window.show_menu()
    settle()
    window.set_percent(200)
    window.menu.close()
    settle()
    assert window.room.foot.keys.hasFocus()
    assert whole(window, window.room.cards[0])


@pytest.mark.parametrize("kind", ["w", "o", "r", "h"])
def test_what_was_entered_before_makes_no_wider_table_of_one_twice_as_large(make_window, kind):
    window = make_window("de", size=(1280, 800))
    type_line(window, f"a{kind}")
    type_line(window, "")
    settle()
    window.set_percent(200)
    settle()
    assert window.room.width() <= window.width()


@pytest.mark.parametrize(("size", "percent"), NARROW)
def test_a_table_that_opens_narrow_shows_as_many_kinds_as_have_room(make_window, size, percent):
    window = make_window("de", size=size, percent=percent)
    buttons = window.room.entry.kinds.buttons.values()
    assert all(each.width() >= each.minimumSizeHint().width() for each in buttons)


@pytest.mark.parametrize("language", ["de", "ru"])
def test_who_deals_next_stands_between_the_seats_of_the_plan(make_window, language):
    window = make_window(language, size=(1280, 800), percent=200)
    window.go("people")
    settle()
    plan = window.room.findChild(TablePlan)
    _, left, *_, right = plan.seats[:5]
    free = right.x() - (left.x() + left.width())
    told = [each for each in painted(window, plan) if each.owner == "Table"]
    assert len(told) > 1
    assert all(each.needs < free - window.look.px(8) for each in told)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_long_names_of_who_knocks_are_whole_where_kontra_makes_room(
    qtbot, make_window, tables, size
):
    names = ("Christoph", "Edeltraud", "Maximilian", "Wilhelmine")
    desk = tables.new(wirtshaus(), names, names[0])
    window = make_window(language="de", size=size, desk=desk)
    type_line(window, "ab*ab")
    buttons = window.room.entry.findChildren(ChoiceButton)
    knocking = [each for each in buttons if each.choice.given and each.isVisible()]
    assert {each.text_of_label() for each in knocking} == set(names)

    def replies():
        words = [each.text_of_label() for each in buttons_of(window)]
        return [word for word in words if word in ("Kontra", "Re", "Sub", "Hirsch")]

    assert replies() == ["Kontra", "Re"]
    type_line(window, "abkk")
    assert replies() == ["Re", "Sub"]
    assert check(window) == []


def buttons_of(window):
    settle()
    buttons = window.room.entry.findChildren(ChoiceButton)
    return sorted((each for each in buttons if each.isVisible()), key=lambda each: each.x())


@pytest.mark.parametrize("size", [(1280, 800), (1280, 768), (1366, 768), (1280, 720), (1024, 600)])
def test_3_11_a_ramsch_in_which_two_pay_fits_without_scrolling(make_window, tables, size):
    house = wirtshaus()
    two = replace(house.tariff, payers=type(house.tariff.payers).TWO)
    desk = tables.new(replace(house, tariff=two), ("Anna", "Bernd", "Carl", "Dora"), "Anna")
    window = make_window(language="de", size=size, desk=desk)
    type_line(window, "r")
    assert window.room.scrolled.verticalScrollBar().maximum() == 0
    type_line(window, "aw")
    assert window.room.scrolled.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 100), ((1366, 768), 130)])
def test_a_broken_rule_makes_no_table_higher(make_window, language, size, percent):
    """Fault: in Russian the ways to break a rule took a line more, and the table scrolled."""
    room = make_window(language, size=size, percent=percent, people=5).room
    bar = room.scrolled.verticalScrollBar()
    settle()
    before = bar.maximum()
    for kind in room.pad.rules.entries:
        pad = Pad(room.desk.rules, room.desk.table).choose(kind)
        if "offender" in pad.every:
            room.take(pad)
            room.entry._special_asked(True)
            room.take(pad.answer("offender", room.desk.table.playing[-1]))
            settle()
            assert bar.maximum() == before, kind.kind


@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 100), ((1280, 800), 100)])
def test_long_names_leave_the_list_in_the_window(make_window, tables, size, percent):
    """Fault: in a Ramsch the pad grew with the names, and the list lay beyond the window."""
    names = [letter * 40 for letter in "ABCDE"]
    desk = tables.new(wirtshaus(), names, names[-1], "", "")
    window = make_window("de", desk=desk, size=size, percent=percent)
    room = window.room
    for kind in desk.rules.entries:
        for special in (False, True):
            pad = Pad(desk.rules, desk.table).choose(kind)
            room.take(pad)
            room.entry._special_asked(special)
            room.take(pad.answer("offender", desk.table.playing[-1]) if special else pad)
            settle()
            end = room.list.mapTo(window, room.list.rect().topRight()).x()
            assert end < window.width(), (kind.kind, special)


@pytest.mark.parametrize(("size", "air"), [((1280, 800), 24), ((1024, 600), 20)])
def test_a_long_name_among_the_knocks_has_air_beside_it(make_window, tables, size, air):
    """Fault: "Korbinian" had 4 px on both sides, beside short names with 14 and an empty gap."""
    names = ("Resi", "Sepp", "Vroni", "Hans", "Korbinian")
    desk = tables.new(wirtshaus(), names, names[0], "", "")
    window = make_window("de", size=size, desk=desk)
    type_line(window, "bc")
    here = [each for each in window.room.entry.findChildren(ChoiceButton) if each.isVisible()]
    knocks = [each for each in here if each.text_of_label() in names]
    assert [each.text_of_label() for each in knocks] == [*names[1:]]
    for button in knocks:
        word = window.look.width(button.text_of_label(), Face.STRONG)
        assert button.width() >= int(word) + air, button.text_of_label()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
@pytest.mark.parametrize("label", ["Correct it", "Insert it", "Book"])
def test_the_word_of_the_large_button_never_fills_it(make_window, size, label):
    """Fault: «Исправить» nearly touched the edges of its button in the small window."""
    window = make_window("ru", size=size)
    foot, look = window.room.foot, window.look
    foot.amend(label if label != "Book" else None)
    go = foot.go
    assert go.needs() + 2 * look.px(go.AIR) <= go.width()
    foot.amend(None)
    assert go.face() is Face.GO, "a shorter word is large again"
