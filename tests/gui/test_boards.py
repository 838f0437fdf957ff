"""The boards of the other games in the window: slate, pool, counts; with the pad that goes with them."""

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QPushButton

from schafscore.core.questions import questioned
from schafscore.core.variant import rules
from schafscore.gui.bowl import BowlPanel
from schafscore.gui.chalk import chalked
from schafscore.gui.slate import STROKE_TIME
from schafscore.sheets.strokes import SHEEP
from tests.gui.checks import check
from tests.gui.conftest import CATALOGUE, NAMES


@pytest.fixture
def at(make_window, tables):
    """A window at a table of a game: `at("skat", "a e m2", people=3)`."""

    def make(variant, *lines, people=4, customs=(), language="en", tariff=None, **look):
        game, house = CATALOGUE.variants[variant], CATALOGUE.house_rules
        told = {
            name: questioned(game.tariff)[name].box.options[value]
            if isinstance(value, str)
            else value
            for name, value in (tariff or {}).items()
        }
        laid_over = [(house[name], house[name].settings()) for name in customs]
        agreed = rules(game, game.tariff(**told), *laid_over)
        seated = (*NAMES, "Hans")[:people]
        desk = tables.new(agreed, seated, seated[-1], "Stammtisch Ochsen", "")
        window = make_window(language, desk=desk, **look)
        for line in lines:
            book(window, line)
        return window

    return make


def type_in(window, line):
    """Type *line*, as the key line takes it."""
    keys = window.room.foot.keys
    keys.setText(line)
    window.room._typed(line)


def book(window, line):
    room = window.room
    type_in(window, line)
    assert room.problem is None, str(room.problem)
    assert room.pad.entry is not None, room.pad.problems
    room.foot._since.invalidate()
    room.book()
    settle()


def settle():
    for _ in range(4):
        QApplication.processEvents()


def slate(window):
    return window.room.board.slate


# The slate


def test_6_5_the_slate_shows_both_sides_and_what_the_hand_would_draw(at):
    window = at("german", "a t e", "b t g s")
    one, two = slate(window).slates
    assert (one.done, two.done) == (1, 2)
    type_in(window, "c t l -s")
    one, two = slate(window).slates
    assert (one.coming, two.coming) == (0, 4)
    words = slate(window).text()
    assert "Anna + Carl, 1 of 9, 8 strokes to go" in words
    assert "Bernd + Dora, 2 of 9, 4 more now" in words


def test_6_5_a_finished_head_is_wiped_and_counted(at):
    window = at("german", "a o h x")
    one, two = slate(window).slates
    assert (one.done, two.done) == (0, 0)
    assert "Heads 1" in slate(window).text()
    assert [card.seat.total for card in window.room.cards[:4]] == [1, 0, 1, 0]


def test_the_list_of_a_game_of_strokes_has_a_column_for_every_slate(at):
    window = at("german", "a t e", "b t g s")
    rows = window.room.list.model.rows
    assert [row.totals for row in rows] == [(1, 0), (1, 2)]


@pytest.mark.parametrize(
    ("game", "to_go", "head"),
    [
        ("mucken", "18 points to go", "Game points: Anna + Carl"),
        ("bierkopf", "18 points to go", "Game points: Anna + Carl"),
        ("kozel", "9 marks to go", "Marks: Anna + Carl"),
        ("bauernstoss", "17 strokes to go", "Strokes: Anna + Carl"),
    ],
)
def test_what_stands_on_a_slate_is_called_as_the_rules_of_the_game_call_it(at, game, to_go, head):
    """Fault: Mucken and Bierkopf, which count points, had "Strokes" on the pad and the slate."""
    window = at(game, "y a 3")
    assert to_go in slate(window).text()
    assert window.room.list.model.rows[-1].kind == head.split(":")[0]
    kinds = {kind.kind: kind.label for kind in window.desk.rules.entries}
    assert kinds["strokes"] == head.split(":")[0]  # as in files of before
    type_in(window, "y a 100")
    assert head in [share.name for share in window.room.foot.told]
    book(window, "y a 100")
    wiped = [step for row in window.desk.rows() for each in row.reasons for step in each.steps]
    assert head.split(":")[0].lower() in {str(each.label) for each in wiped}


def test_of_heads_and_strokes_in_one_hand_it_is_said_which_is_which(at):
    """Fault: "Anna +1  Carl +1  Anna + Carl +5", and "Hand 4 booked: Anna +1, Carl +1"."""
    window = at("german", "a t e", size=(1280, 800))
    foot = window.room.foot
    type_in(window, "b t g s")
    assert [(share.name, share.value) for share in foot.told] == [("Bernd + Dora", 2)]
    type_in(window, "a o h x")
    assert [(share.name, share.value) for share in foot.told] == [
        ("Heads: Anna", 1),
        ("Carl", 1),
        ("Strokes: Anna + Carl", 8),
    ]
    room = window.room
    said = []
    room.notice.tell = lambda *labels, back=None: said.extend(labels)
    book(window, "a o h x")
    assert said[0] == "Hand 2 booked: Heads: Anna +1, Carl +1, Strokes: Anna + Carl +8"
    assert said[1] == "Hand 2: Heads: Anna +1, Carl +1"  # where all of it has no room


def test_new_strokes_are_drawn_one_after_the_other_and_booking_does_not_wait(at):
    window = at("german")
    window.look.tools.motion = True
    book(window, "a t e s")
    (side, _) = slate(window).slates
    running = slate(window)._chalk[side.account]
    assert running.duration() == 2 * STROKE_TIME
    assert running.state() == running.State.Running
    assert slate(window)._done(side) < 2
    assert window.room.pad.kind is None
    wait(2 * STROKE_TIME + 200)
    assert slate(window)._done(side) == 2


def test_drawing_can_be_turned_off(at):
    window = at("german", "a t e s")
    assert not slate(window)._chalk
    assert slate(window)._done(slate(window).slates[0]) == 2


def wait(milliseconds):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def test_a_head_always_looks_the_same():
    for place, stroke in enumerate(SHEEP):
        assert chalked(stroke, place) == chalked(stroke, place)
    half, whole = (chalked(SHEEP[0], 0, part).elementCount() for part in (0.5, 1.0))
    assert half < whole


@pytest.mark.parametrize("line", ["t e", "t l -", "o h x"])
def test_a_stroke_is_painted_in_chalk_and_a_missing_one_is_not(at, line):
    window = at("german")
    chalk = window.look.colour("chalk").rgb()
    before = count(slate(window), chalk)
    type_in(window, f"a {line}")
    settle()
    assert count(slate(window), chalk) > before


def count(widget, colour):
    image = widget.grab().toImage()
    points = ((x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2))
    return sum(image.pixel(x, y) == colour for x, y in points)


# The pool


def test_4_4_the_pool_shrinks_with_every_partnership_and_no_chip_is_missing(at):
    window = at("wendish", "a b", "c d s")
    bowl = window.room.board.bowl
    assert bowl.isVisible()
    assert bowl.pool.amount == 170
    assert "no chip is missing" in bowl.text()
    type_in(window, "a c x")
    assert bowl.pool.coming == -30
    assert "minus 30" in bowl.text()


def test_4_7_a_table_without_a_pool_shows_none(at):
    window = at("wendish", people=2)
    assert not window.room.board.bowl.isVisible()


def test_a_lost_chip_would_be_said(at):
    window = at("wendish")
    bowl = window.room.board.bowl
    whole = bowl.pool
    bowl.show_pool(type(whole)(190, 0, whole.staked, whole.before, whole.accounts))
    assert isinstance(bowl, BowlPanel)
    assert "10 chips are missing" in bowl.text()


def test_4_6_mussolo_warns_before_it_is_too_late(at, make_window, make_desk):
    game, duty = CATALOGUE.variants["wendish"], CATALOGUE.house_rules["duty_solo"]
    agreed = rules(game, None, (duty, duty.settings(soli=1, hands=5)))
    window = make_window("en", desk=make_desk(4, agreed))
    (machine,) = window.room.machines.machines
    assert "5 hands left" in machine.text()
    assert not machine.state.working
    book(window, "a b")
    (machine,) = window.room.machines.machines
    assert machine.state.working
    assert "4 duty soli in 4 hands" in machine.text()
    book(window, "a o e")
    assert "Anna" not in window.room.machines.machines[0].text()


# Bids and counts


def press(window, name):
    buttons = [b for b in window.findChildren(QPushButton) if b.isVisible()]
    (button,) = [each for each in buttons if each.accessibleName() == name]
    assert button.isEnabled()
    button.click()
    settle()


def test_5_4_announcing_presses_hand_as_well(at):
    window = at("skat")
    type_in(window, "a o")
    press(window, "Announced: Schneider")
    assert window.room.pad.value("manner").name == "HAND"
    assert window.room.pad.value("announced").name == "SCHNEIDER"
    press(window, "Played: hand")
    assert window.room.pad.value("announced").name == "NOTHING"


def test_5_3_the_bids_there_are_stand_in_a_row_that_goes_on(at):
    window = at("skat")
    type_in(window, "a o")
    press(window, "Bid: 24")
    assert window.room.pad.value("bid") == 24
    press(window, "Bid: more")
    press(window, "Bid: 48")
    assert window.room.pad.value("bid") == 48
    assert window.room.foot.keys.text().split() == ["a", "o", "r48"]


def test_5_5_matadors_begin_at_one(at):
    window = at("skat")
    type_in(window, "a e")
    press(window, "Matadors: 3")
    assert window.room.pad.value("matadors") == 3
    press(window, "Matadors: without")
    assert window.room.pad.value("holder").name == "WITHOUT"


def test_5_6_overbid_is_said_before_it_is_booked(at):
    window = at("skat")
    type_in(window, "a l o2 r40 61")
    assert window.room.foot.sentence.accessibleName().startswith("overbid: worth 27, bid 40")


def test_5_9_the_count_can_be_changed_and_the_series_is_counted(at):
    window = at("skat", "a e m2", "b l -", people=3)
    panel = window.room.board.panel
    assert panel.series.text() == "hand 2 of 36"
    assert panel.table.text().endswith("Total: Anna +126, Bernd −86, Carl +40")
    press(window, "Counted as: Seeger-Fabian")
    assert "Counted as: Losses only" in panel.button.accessibleName()
    assert "Bernd −36" in panel.table.text()


def test_5_9_what_is_written_to_nobodys_cost_is_not_said_to_sum_to_0(at):
    window = at("skat", "a e m2", people=3)
    room = window.room
    assert (
        sum(window.desk.evening.position.balances.get(each, 0) for each in window.desk.people) == 36
    )
    assert room.list.foot.check.text() == ""
    type_in(window, "b l -")
    assert room.pad.entry is not None
    assert room.foot.proof == ""


def test_what_some_pay_and_others_get_is_said_to_sum_to_0(at):
    window = at("bavarian", "a b s2")
    assert window.room.list.foot.check.text() == "Sum 0"
    type_in(window, "c w")
    assert window.look.say(window.room.foot.proof) == "Sum 0"


def test_strokes_are_drawn_from_nowhere_and_not_said_to_sum_to_0(at):
    """Fault: the foot said "+1 ✓ Sum 0"."""
    window = at("german")
    type_in(window, "a t e")
    assert [share.value for share in window.room.foot.told] == [1]
    assert window.room.foot.proof == ""


def test_the_pool_says_who_has_paid_out_of_his_pocket(at):
    window = at("wendish", "a b", "c d -", "b o e", "a c s")
    bowl = window.findChild(BowlPanel)
    below = [who for who, chips in bowl.pool.before.items() if chips < 0]
    assert below
    for who in below:
        chips, name = bowl.pool.before[who], window.look.names[who]
        assert f"{name} \N{MINUS SIGN}{-chips}" in bowl.text()
        assert f"{name}: {-chips} chips out of pocket" in bowl.text()


# Everything at every size


HANDS = {
    "german": ("a o h x", "b t e", "b t e 95"),
    "wendish": ("a b", "c d x", "a o t", "b d 105"),
    "skat": ("a e m2 74", "b o h x", "c l o1 r40"),
    "three-handed": ("a 70", "r a30 b30"),
    "bierkopf": ("a 70", "b 60", "c 95"),
}


@pytest.mark.parametrize("variant", HANDS)
@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("de", "light", (1280, 800)), ("en", "dark", (1024, 600)), ("ru", "light", (1024, 600))],
)
def test_nothing_is_cut_crowded_faint_small_or_nameless(at, variant, language, theme, size):
    *booked, open_ = HANDS[variant]
    people = 3 if variant == "three-handed" else 4
    window = at(variant, *booked, people=people, language=language, theme=theme, size=size)
    window.room.list.foot.notice.end()
    type_in(window, open_)
    settle()
    assert check(window) == []
    assert window.room.width() <= window.width()


@pytest.mark.parametrize("people", [6, 8])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_6_7_six_and_eight_people_have_room(at, people, size):
    players = {6: "SIX", 8: "EIGHT"}[people]
    tariff = {"players": players, "teams": "OPPOSITE"}
    window = at("german", people=people, tariff=tariff, size=size)
    type_in(window, "a p x")
    settle()
    assert check(window) == []
    assert len(slate(window).slates) == people // 2
