"""Nothing on the pad moves away under the finger when another kind of hand is chosen."""

import pytest
from PySide6.QtWidgets import QApplication

from schafscore.core.questions import ResultBox, Role
from schafscore.core.variant import rules
from schafscore.gui.fields import NumbersField
from schafscore.gui.points import PointsRuler, Thresholds
from schafscore.services.pad import Pad
from tests.gui.conftest import CATALOGUE, NAMES, wirtshaus

SIZES = [((1280, 800), 100), ((1280, 768), 100), ((1024, 600), 100), ((1920, 1080), 130)]


def settle():
    for _ in range(6):
        QApplication.processEvents()


def at_a_table_of(make_window, tables, variant, size=(1280, 800), percent=100):
    game = CATALOGUE.variants[variant]
    agreed = wirtshaus() if variant == "bavarian" else rules(game, game.tariff())
    names = NAMES[: min(4, max(game.seating))]
    desk = tables.new(agreed, names, names[-1], "Ochsen", "")
    return make_window(size=size, percent=percent, desk=desk)


def heights(window, kind):
    """Where the lines of a hand of one *kind* stand, by what they ask."""
    room = window.room
    pad = Pad(room.desk.rules, room.desk.table)
    room.take(pad if kind is None else pad.choose(kind))
    settle()
    return {
        "result" if isinstance(each.question.box, ResultBox) else each.question.role: each.mapTo(
            window, each.rect().topLeft()
        ).y()
        for page in room.entry.pages.values()
        for each in page.fields
        if each.isVisible()
    }


def every(window):
    kinds = [None, *window.room.desk.rules.entries]
    found = {kind and kind.kind: heights(window, kind) for kind in kinds}
    return {name: each for name, each in found.items() if "result" in each}


@pytest.mark.parametrize("variant", ["bavarian", "skat"])
@pytest.mark.parametrize(("size", "percent"), SIZES)
def test_the_result_keeps_its_place_at_every_size(make_window, tables, variant, size, percent):
    found = every(at_a_table_of(make_window, tables, variant, size, percent))
    assert len({each["result"] for each in found.values()}) == 1, found


@pytest.mark.parametrize("variant", ["wendish", "german", "mucken"])
def test_the_result_keeps_its_place_in_other_games(make_window, tables, variant):
    found = every(at_a_table_of(make_window, tables, variant))
    assert len({each["result"] for each in found.values()}) == 1, found


def test_hochzeit_and_bettel_leave_result_runners_and_kontra_in_their_place(make_window, tables):
    found = every(at_a_table_of(make_window, tables, "bavarian"))
    assert {"rufspiel", "solo", "hochzeit", "bettel", "kreuz"} <= set(found)
    for role in (Role.RUNNERS, Role.DOUBLINGS):
        assert len({each[role] for each in found.values() if role in each}) == 1, (role, found)


def test_skat_leaves_what_is_announced_in_one_place_for_null_too(make_window, tables):
    found = every(at_a_table_of(make_window, tables, "skat"))
    below = {name: max(each.values()) for name, each in found.items() if name is not None}
    assert {"diamonds", "grand", "null"} <= set(below)
    assert len(set(below.values())) == 1, below


@pytest.mark.parametrize("variant", ["german", "bavarian"])
def test_the_kinds_stay_where_they_are_when_one_is_pressed_that_asks_little(
    make_window, tables, variant
):
    window = at_a_table_of(make_window, tables, variant)
    places = set()
    for kind in ("misdeal", "fixed", "thrown_in", "solo"):
        there = [each for each in window.room.desk.rules.entries if each.kind == kind]
        for each in there:
            heights(window, each)
            row = window.room.entry.kinds
            places.add(row.mapTo(window, row.rect().topLeft()).y())
    assert len(places) == 1


TOLD = {
    "bavarian": ((50, 40, 30, 0), (40, 40, 30, 10)),
    "skat": ((60, 40, 20), (50, 50, 20)),
    "three-handed": ((60, 40, 20), (50, 50, 20)),
}


@pytest.mark.parametrize("variant", TOLD)
@pytest.mark.parametrize(("size", "percent"), SIZES)
def test_card_points_stay_where_they_are_typed_whoever_pays(
    make_window, tables, variant, size, percent
):
    """Fault: as soon as it was clear who pays, "Who pays" vanished and the rest moved up."""
    room = at_a_table_of(make_window, tables, variant, size, percent).room
    kinds = [each for each in room.desk.rules.entries if each.kind in ("ramsch", "least")]
    assert kinds
    for kind in kinds:
        room.take(Pad(room.desk.rules, room.desk.table).choose(kind))
        settle()
        page = room.entry._stack.currentWidget()
        field = next(each for each in page.fields if isinstance(each, NumbersField))
        place = field.mapTo(room, field.rect().topLeft())
        for amounts in TOLD[variant]:
            for person, amount in zip(room.desk.table.playing, amounts, strict=True):
                room.take(room.pad.amount("points", person, amount))
                settle()
                assert field.mapTo(room, field.rect().topLeft()) == place, (amounts, amount)


def test_who_pays_cannot_be_pressed_where_the_card_points_say_it(make_window, tables):
    room = at_a_table_of(make_window, tables, "bavarian").room
    kind = next(each for each in room.desk.rules.entries if each.kind == "ramsch")
    pad = room.pad.choose(kind)
    for person, amount in zip(room.desk.table.playing, (40, 40, 30), strict=False):
        pad = pad.amount("points", person, amount)
    payer = next(
        each for each in room.entry._page(pad, special=False).fields if each.name == "payer"
    )
    for first, free in ((40, [True, True, False, False]), (41, [False] * 4)):
        room.take(pad.amount("points", room.desk.table.playing[0], first))
        settle()
        assert payer.isVisible()
        buttons = payer.row.buttons.values()
        assert [each.isEnabled() for each in buttons] == free
        # Fault: whom the card points had pay looked as grey as everybody else.
        assert [each.isChecked() for each in buttons] == [first == 41, False, False, False]


@pytest.mark.parametrize("variant", ["bavarian", "german", "skat", "wendish", "blattla"])
def test_the_ruler_shows_the_limits_of_the_rules_before_anything_is_entered(
    make_window, tables, variant
):
    """Fault: it showed 90|91 where 90 is Schneider, and again at every Null of Skat."""
    game = CATALOGUE.variants[variant]
    names = NAMES[: min(4, max(game.seating))]
    desk = tables.new(rules(game, game.tariff()), names, names[-1], "Ochsen", "")
    room = make_window(desk=desk).room
    first = {"blattla": 91}.get(variant, 90)  # points with which Schneider begins
    pad = Pad(room.desk.rules, room.desk.table)
    for shown in (pad, *map(pad.choose, room.desk.rules.entries), pad):
        room.take(shown)
        settle()
        drawn = [each.thresholds for each in room.findChildren(PointsRuler) if each.isVisible()]
        usual = [Thresholds(31, 61, first)]
        assert drawn in ([], usual), shown.kind
        assert drawn == usual or shown.kind is not None
