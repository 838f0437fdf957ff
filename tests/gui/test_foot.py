"""What stands below the pad never loses its result, and a half-entered hand can be laid aside."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from schafscore.gui import foot
from schafscore.gui.correction import ChangesPage
from schafscore.gui.fields import NumberCell
from schafscore.gui.foot import Share, ShareLine
from schafscore.gui.look import Face
from schafscore.gui.painting import Glyph
from schafscore.gui.parts import Kind
from schafscore.gui.points import PointsRuler
from schafscore.gui.why import WhyPage
from schafscore.services.pad import Pad, in_words
from schafscore.services.ports import StoreError
from schafscore.store.sqlite import SqliteStore
from tests.gui.checks import check
from tests.gui.conftest import wirtshaus

LONGEST = "ag*abkckakc"
SIZES = [((1280, 800), 100), ((1024, 600), 100), ((1280, 800), 130), ((1024, 600), 130)]


def settle():
    for _ in range(4):
        QApplication.processEvents()


@pytest.fixture(params=SIZES, ids=lambda each: f"{each[0][0]}, {each[1]} %")
def sized(make_window, request):
    size, percent = request.param
    return make_window("de", size=size, percent=percent, people=4)


def type_line(qtbot, window, line):
    keys = window.room.foot.keys
    keys.clear()
    qtbot.keyClicks(keys, line)
    settle()


def test_the_sum_never_loses_its_result(qtbot, sized):
    for line, result in ((LONGEST, "= 1600"), ("coe95 8*2kk", "= 2240"), ("dohx3*2", "= 400")):
        type_line(qtbot, sized, line)
        addition = sized.room.foot.addition
        assert sized.room.problem is None
        assert addition.text().replace(".", "").endswith(result)
        lines = sized.room.foot._lines(addition.text(), addition.face, addition.width())
        assert lines <= 2
        assert sized.look.metrics(addition.face).lineSpacing() * lines <= addition.height() + 1
        assert addition.accessibleName().replace(".", "").endswith(result)


def test_factors_are_joined_where_each_of_them_has_no_room(qtbot, make_window):
    window = make_window("de", size=(1024, 600), people=4)
    type_line(qtbot, window, LONGEST)
    said = window.room.foot.addition.text()
    assert said.replace(".", "") == "50 Geier, ×32 für 2 Klopfer, Kontra, Re, Sub = 1600"


def test_sum_0_has_room_behind_the_largest_shares(qtbot, make_window):
    window = make_window("de", people=4)
    type_line(qtbot, window, LONGEST)
    line, look = window.room.foot.shares, window.look
    check = look.say(line.check)
    manner = line.manner(line.width(), check=check)
    assert check == "Summe 0"
    assert manner is not None
    end = look.px(24) + look.width(check, Face.TEXT)
    assert line._wide(line.shares, manner, end) <= line.width()


def test_both_ends_of_the_verdicts_have_their_sign(sized):
    room = sized.room
    room.take(room.pad.press(room.desk.table.people[0]).press(room.desk.table.people[1]))
    settle()
    ruler = next(each for each in room.entry.findChildren(PointsRuler) if each.isVisible())
    for button in (ruler.buttons["lost_black"], ruler.buttons["won_black"]):
        assert "sign" in {name for name, _ in button._pieces(button.text_of_label())}
        button.setChecked(True)
        assert {"sign", "tick"} & {name for name, _ in button._pieces(button.text_of_label())}


# What a hand leaves behind


@pytest.mark.parametrize("size", [(1280, 800), (1280, 650), (1024, 600)])
def test_before_it_is_booked_the_foot_says_what_follows(qtbot, make_window, size):
    window = make_window("en", size=size, people=4)
    foot = window.room.foot
    high, go = foot.height(), foot.go.geometry()
    for line, said in (("z", "then Stock: 40"), ("doh-", "then Bock: 4 doubled to come")):
        type_line(qtbot, window, line)
        assert foot.sentence.isVisible()
        assert foot.sentence.text().endswith(said)
        assert (foot.height(), foot.go.geometry()) == (high, go)
    type_line(qtbot, window, "ab")
    assert "then" not in foot.sentence.text()


@pytest.mark.parametrize("virgins", ["NOTHING", "DOUBLE_ALL"])
def test_3_11_no_trick_that_pays_nothing_more_says_so_in_the_foot(
    qtbot, make_window, make_desk, virgins
):
    agreed = wirtshaus()
    tariff = replace(agreed.tariff, virgins=type(agreed.tariff.virgins)[virgins])
    window = make_window("en", desk=make_desk(4, replace(agreed, tariff=tariff)))
    room = window.room
    type_line(qtbot, window, "ra")
    room.take(room.pad.answer("trickless", frozenset({window.desk.table.playing[1]})))
    said = "No trick pays nothing more here" in room.foot.sentence.text()
    assert said is (virgins == "NOTHING")


@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize(("size", "percent"), [*SIZES, ((1280, 800), 200)])
def test_3_11_all_card_points_of_one_ask_in_the_foot_whether_others_took_a_trick(
    qtbot, make_window, language, size, percent
):
    """Fault: who had taken every trick was let pay for his 120 without a word."""
    window = make_window(language, size=size, percent=percent, people=4)
    foot = window.room.foot
    type_line(qtbot, window, "ra119")
    assert "?" not in foot.sentence.text()
    type_line(qtbot, window, "ra120")
    assert foot.sentence.isVisible()
    assert "?" in foot.sentence.text()
    assert foot.go.isEnabled()
    type_line(qtbot, window, "ra120xbcd")
    assert "?" not in foot.sentence.text()


LONG = (
    "Maximilian Ferdinand Oberhuber-Mitterwieser",
    "Bernhardine Theodora Schwarzenberger",
    "Carl-Friedrich von Hinterstoisser",
    "W" * 200,
)


@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize(
    ("size", "percent"),
    [*SIZES, ((1024, 600), 200), ((1280, 800), 200), ((640, 480), 100), ((640, 480), 200)],
)
def test_what_the_table_should_notice_has_room_beside_the_longest_names(
    qtbot, make_window, tables, language, size, percent
):
    """Fault: beside long names the foot had no room for the question about all card points."""
    desk = tables.new(wirtshaus(), LONG, LONG[-1], "", "")
    window = make_window(language, desk=desk, size=size, percent=percent)
    foot, look = window.room.foot, window.look
    for line, open_ in (("ra120", "BCW"), ("ra120xb", "CW")):
        type_line(qtbot, window, line)
        sentence = foot.sentence
        assert foot.go.isEnabled()
        assert sentence.isVisible()
        _, _, asks = sentence.text().partition("? ")
        named = asks.split(":")[0]
        assert {name[0] for name in LONG if f" {name[0]}" in f" {named}"} == {*open_}
        room, high = sentence.width(), sentence.height()
        lines = foot._lines(sentence.text(), Face.TEXT, room)
        assert look.metrics(Face.TEXT).lineSpacing() * lines <= high + lines
        others = (foot.addition, foot.shares, foot.others, foot.keys, foot.go)
        seen = [part for part in others if part.isVisible()]
        assert not any(part.geometry().intersects(sentence.geometry()) for part in seen)


@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize(("size", "percent"), [((640, 480), 100), ((640, 480), 200)])
def test_what_is_typed_is_seen_in_the_smallest_window(qtbot, make_window, language, size, percent):
    """Fault: at 640x480 and 200 % the key line had no width beside the button that clears it."""
    window = make_window(language, size=size, percent=percent, people=4)
    foot = window.room.foot
    for line in ("ab", "abs", ""):
        type_line(qtbot, window, line)
        assert foot.keys.isVisible()
        assert foot.keys.width() >= window.look.px(64)
        assert not foot.keys.geometry().intersects(foot.go.geometry())
        assert foot.clear.isHidden() or not foot.keys.geometry().intersects(foot.clear.geometry())


def test_an_open_question_about_the_longest_names_is_not_cut(qtbot, make_window, tables):
    """Fault: whom card points leave level was cut where the names were long."""
    desk = tables.new(wirtshaus(), LONG, LONG[-1], "", "")
    window = make_window("de", desk=desk, size=(1024, 600))
    type_line(qtbot, window, "ra40c30d40")
    addition = window.room.foot.addition
    assert re.fullmatch(r"Wer zahlt\? Gleichauf: M[^,]*, W+…", addition.text())
    lines = window.room.foot._lines(addition.text(), addition.face, addition.width())
    assert lines <= 2


# A hand that is half entered


def press_key(qtbot, window, key):
    qtbot.keyClick(window.room.foot.keys, key)
    settle()


def test_escape_lays_a_half_entered_hand_aside_and_asks(qtbot, make_window):
    window = make_window("en", people=4)
    room, notice = window.room, window.room.list.foot.notice
    type_line(qtbot, window, "ag*b")
    before = room.pad
    press_key(qtbot, window, Qt.Key.Key_Escape)
    assert room.pad == Pad(room.desk.rules, room.desk.table)
    assert room.foot.keys.text() == ""
    assert notice.isVisible()
    assert notice.asking
    qtbot.mouseClick(notice.go_on, Qt.MouseButton.LeftButton)
    assert room.pad == before
    assert not notice.isVisible()
    press_key(qtbot, window, Qt.Key.Key_Escape)
    qtbot.mouseClick(notice.back, Qt.MouseButton.LeftButton)
    assert room.pad == Pad(room.desk.rules, room.desk.table)
    press_key(qtbot, window, Qt.Key.Key_Escape)
    assert not notice.isVisible()


def test_escape_takes_away_what_cannot_be_read(qtbot, make_window):
    window = make_window("en", people=4)
    type_line(qtbot, window, "?")
    assert window.room.problem is not None
    press_key(qtbot, window, Qt.Key.Key_Escape)
    assert window.room.problem is None
    assert window.room.foot.keys.text() == ""


@pytest.mark.parametrize("taken_back", [True, False])
def test_3_11_who_pays_is_enough_after_plus_under_somebodys_points(qtbot, make_window, taken_back):
    window = make_window("en", people=4)
    room = window.room
    type_line(qtbot, window, "r")
    cells = [each for each in room.entry.findChildren(NumberCell) if each.isVisible()]
    qtbot.mouseClick(cells[1].stepper.more, Qt.MouseButton.LeftButton)
    assert room.pad.value("points")
    if taken_back:
        qtbot.mouseClick(cells[1].stepper.less, Qt.MouseButton.LeftButton)
        assert room.foot.keys.text() == "r"
    qtbot.mouseClick(room.cards[1], Qt.MouseButton.LeftButton)
    assert room.foot.keys.text() == "r b"
    assert room.foot.go.isEnabled()


# A page beside the table in a small window


@pytest.mark.parametrize("people", [4, 5])
@pytest.mark.parametrize("percent", [100, 130])
def test_a_page_opened_by_a_click_ends_within_the_window(qtbot, make_window, people, percent):
    window = make_window("de", size=(1024, 600), people=people, percent=percent)
    room = window.room
    for line in ("abs2", "boh-", "bos-"):
        type_line(qtbot, window, line)
        room.book()
        settle()
    type_line(qtbot, window, "c")
    view = room.list.view
    spot = view.visualRect(view.model().index(1, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    settle()
    assert isinstance(room.beside, WhyPage)
    _ends_within(window, room.beside)
    qtbot.mouseClick(room.beside.correct, Qt.MouseButton.LeftButton)
    settle()
    assert isinstance(room.beside, ChangesPage)
    _ends_within(window, room.beside)


def _ends_within(window, page):
    right = page.mapTo(window, QPoint(page.width(), 0)).x()
    assert right <= window.width()
    assert window.room.width() <= window.width()


def test_an_open_hand_is_told_in_the_whole_width_of_a_small_foot(qtbot, make_window):
    window = make_window(size=(1024, 600), language="en")
    type_line(qtbot, window, "r d45")
    foot = window.rooms["table"].foot
    assert foot.sentence.isVisible()
    assert foot.sentence.text().endswith("45")
    assert foot.sentence.width() > foot.keys.x() + foot.keys.width()
    assert not foot.shares.isVisible()
    assert check(window) == []


def test_what_cannot_be_booked_yet_is_said_to_be_so_until_it_can(qtbot, make_window):
    window = make_window("en")
    foot = window.room.foot
    qtbot.keyClicks(foot.keys, "ab")
    qtbot.keyClick(foot.keys, Qt.Key.Key_Backspace)
    assert foot.kind is Kind.PANEL
    qtbot.keyClick(foot.keys, Qt.Key.Key_Return)
    assert foot.kind is Kind.REFUSED
    assert foot.addition.text().startswith("Not booked: ")
    qtbot.keyClicks(foot.keys, "c")
    assert foot.kind is Kind.READY
    assert "Not booked" not in foot.addition.text()
    qtbot.keyClick(foot.keys, Qt.Key.Key_Return)
    assert len(window.desk.evening.hands) == 1
    qtbot.wait(350)  # no second press of the same
    qtbot.keyClick(foot.keys, Qt.Key.Key_Return)  # with nothing entered nothing was wanted
    assert foot.kind is Kind.PANEL


def _correct(room):
    room.opened.emit(room.desk.evening.hands[0].hand)
    room.beside.asked.emit("correct")


def _insert(room):
    room.opened.emit(room.desk.evening.hands[0].hand)
    room.beside.asked.emit("before")


@pytest.mark.parametrize("open_another", [_correct, _insert])
def test_another_pad_begins_without_the_complaint_about_the_hand_that_could_not_be_booked(
    qtbot, make_window, open_another
):
    """Fault: a correction began in red: "Not booked: Nothing is changed yet"."""
    window = make_window("en")
    room, foot = window.room, window.room.foot
    type_line(qtbot, window, "ab")
    qtbot.keyClick(foot.keys, Qt.Key.Key_Return)
    type_line(qtbot, window, "ab?")
    qtbot.keyClick(foot.keys, Qt.Key.Key_Return)
    assert foot.kind is Kind.REFUSED
    open_another(room)
    settle()
    assert foot.kind is Kind.PANEL
    assert not foot.addition.text().startswith("Not booked")
    qtbot.keyClick(foot.keys, Qt.Key.Key_Return)  # now it is this one that is wanted
    assert (foot.kind is Kind.REFUSED) is bool(foot.begun)
    room.end_amending()
    settle()
    assert foot.kind is Kind.PANEL
    assert not foot.addition.text().startswith("Not booked")


def test_a_hand_that_is_entered_again_begins_without_the_complaint_about_another(
    qtbot, make_window
):
    window = make_window("en")
    room, foot = window.room, window.room.foot
    type_line(qtbot, window, "ab?")
    qtbot.keyClick(foot.keys, Qt.Key.Key_Return)
    assert foot.kind is Kind.REFUSED
    half = Pad(room.desk.rules, room.desk.table).press(room.desk.table.people[0])
    room.take_another(half)
    assert room.pad.entry is None
    assert foot.kind is Kind.PANEL


def test_where_the_pointer_rests_on_the_key_line_the_words_that_it_takes_are_listed(
    qtbot, make_window
):
    """Fault: nowhere in the window was it said which words may be typed."""
    window = make_window("de", people=4)
    keys = window.room.foot.keys
    type_line(qtbot, window, "ad")
    place = QPoint(5, 5)
    QApplication.sendEvent(keys, QHelpEvent(QEvent.Type.ToolTip, place, keys.mapToGlobal(place)))
    assert {"verloren", "Schneider", "Kontra", "ohne 2", "laufende="} <= {
        *re.split(r"[ ,<]*[,<>:] ?", keys.toolTip())
    }
    qtbot.keyClicks(keys, " laufende=3 verloren")
    assert window.room.problem is None
    assert window.room.pad.value("runners") == 3


@pytest.mark.parametrize("first", ["keys", "seat"])
def test_whoever_types_sees_the_key_line(qtbot, make_window, first):
    """Fault: what was told about something near the bottom lay over what was typed."""
    window = make_window("de", people=5)
    room = window.room
    out = next(card for card in room.cards if card.isVisible() and card.toolTip())
    part = room.foot.keys if first == "keys" else out
    place = part.rect().center()
    QApplication.sendEvent(part, QHelpEvent(QEvent.Type.ToolTip, place, part.mapToGlobal(place)))
    qtbot.waitUntil(QToolTip.isVisible)
    qtbot.keyClicks(window, "a")
    assert room.foot.keys.text() == "a"
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_a_name_is_typed_as_it_stands_on_the_seat(qtbot, make_window):
    """Fault: whoever typed "anna" was told that "n" has no meaning here."""
    window = make_window("de", people=4)
    type_line(qtbot, window, "Bernd car schneider")
    assert window.room.problem is None
    assert window.room.foot.sentence.text() == "Bernd mit Carl: Sauspiel gewonnen, Schneider"
    assert window.room.foot.go.isEnabled()


def test_names_are_typed_though_the_file_is_out_of_reach(qtbot, make_window, monkeypatch):
    """Fault: every key asked the file who is called what, and a file that is gone ended it."""
    window = make_window("de", people=4)

    def out_of_reach(_):
        raise StoreError("out of reach")

    monkeypatch.setattr(SqliteStore, "people", out_of_reach)
    type_line(qtbot, window, "Bernd")
    assert window.room.problem is None
    assert in_words(window.room.pad).values[0][1] == window.room.at.table.people[1]


# What adds up to nothing


def test_a_tick_says_that_it_adds_up_where_its_words_have_no_room(qtbot, look, monkeypatch):
    """Fault: "✓ Sum 0" vanished when the line was long."""
    line = ShareLine(look)
    qtbot.addWidget(line)
    line.resize(420, 24)
    names = ("Bartholomäus", "Wilhelmina", "Kunigunde", "Maximilian")
    line.show_shares([Share(each, 1_280 * (-1) ** n) for n, each in enumerate(names)], "Sum 0")
    drawn = []

    def draw(painter, glyph, box, colour):
        drawn.append((glyph, box))

    monkeypatch.setattr(foot, "draw_glyph", draw)
    line.grab()
    ((glyph, box),) = drawn
    assert glyph is Glyph.TICK
    assert box.right() <= line.width()
