"""Bock, Stock, thrown-in hands and duty soli count themselves down where everybody sees them."""

import pytest
from PySide6.QtCore import Qt
from tables import PEOPLE, A, booked

from schafscore.core.accounts import Outside, Pot
from schafscore.core.evening import fold
from schafscore.core.journal import Opening
from schafscore.core.outcome import LookUp, Transfer
from schafscore.core.questions import questions
from schafscore.core.variant import Gauge, HouseRule, rules
from schafscore.gui.customs import machines
from schafscore.gui.machines import MachineKind
from schafscore.variants.bavarian import Wenz
from tests.gui.conftest import CATALOGUE, wirtshaus


def with_customs(*names):
    house = CATALOGUE.house_rules
    agreed = wirtshaus()
    customs = [(house[name], house[name].settings()) for name in names]
    return rules(agreed.variant, agreed.tariff, *customs)


def shown(window):
    return {str(each.state.title): each for each in window.room.machines.machines}


def book(qtbot, window, line):
    window.room.foot._since.invalidate()
    qtbot.keyClicks(window.room.foot.keys, line)
    qtbot.keyClick(window.room.foot.keys, Qt.Key.Key_Return)


def test_3_12_stock_grows_with_every_hand_thrown_in(qtbot, make_window, make_desk):
    window = make_window("en", desk=make_desk(5, with_customs("stock")))
    assert "empty" in shown(window)["Stock"].text()
    assert not shown(window)["Stock"].state.working
    book(qtbot, window, "z")
    stock = shown(window)["Stock"].state
    assert stock.working
    assert "40" in shown(window)["Stock"].text()
    assert stock.count == 1
    assert window.room.list.model.rows[-1].value is None


def test_3_8_bock_counts_down_the_hands_of_the_round(qtbot, make_window, make_desk):
    window = make_window("en", desk=make_desk(5, with_customs("bock")))
    book(qtbot, window, "doh-")
    bock = next(iter(shown(window).values())).state
    assert (bock.count, bock.of, bock.working) == (5, 5, True)
    assert "5 doubled to come because of hand 1" in shown(window)["Bock"].text()
    book(qtbot, window, "bc")
    assert next(iter(shown(window).values())).state.count == 4


def test_3_10_hands_thrown_in_double_the_next(qtbot, make_window, make_desk):
    window = make_window("en", desk=make_desk(5, with_customs("double_next")))
    book(qtbot, window, "z")
    machine = next(iter(shown(window).values()))
    assert (machine.state.count, machine.state.of) == (1, 2)
    assert "2" in machine.text()


def test_3_10_as_many_dots_as_may_be_thrown_in(qtbot, make_window, make_desk):
    house = CATALOGUE.house_rules["double_next"]
    agreed = wirtshaus()
    four = rules(agreed.variant, agreed.tariff, (house, house.settings(most=4)))
    window = make_window("en", desk=make_desk(5, four))
    assert next(iter(shown(window).values())).state.of == 4


def test_duty_solo_names_who_owes_one(qtbot, make_window, make_desk):
    window = make_window("en", desk=make_desk(4, with_customs("duty_solo")))
    machine = next(iter(shown(window).values()))
    assert "Anna, Bernd, Carl, Dora" in machine.text()
    book(qtbot, window, "aoe")
    assert "Anna" not in next(iter(shown(window).values())).text()


def test_without_customs_there_are_no_machines(make_window, make_desk):
    window = make_window("en", desk=make_desk(4, with_customs()))
    assert not window.room.machines.isVisible()


@questions
class Rounds:
    """Nothing is agreed on."""


@pytest.mark.parametrize(
    ("unit", "full", "words", "kind"),
    [
        ("drinks", 5, "Round of drinks 3", (MachineKind.DOTS, 3, 5)),
        ("drinks", 0, "Round of drinks 3", (MachineKind.DOTS, 3, 3)),
        ("", 0, "Round of drinks 3 since hand 1", (MachineKind.COINS, 1, 0)),
    ],
)
def test_design_a_custom_that_is_one_new_file_is_shown_as_what_it_holds(
    make_window, unit, full, words, kind
):
    pot = Pot("drinks", unit)

    def one_more(outcome, table, settings, told):
        steps = (LookUp("a drink", 1),)
        return outcome.adding(Transfer(Outside(unit), pot, "drink", "drinks", steps))

    custom = HouseRule(
        id="drinks",
        label="Round of drinks",
        order=1000,
        variants=frozenset({"bavarian"}),
        settings=Rounds,
        apply=one_more,
        does=lambda settings: (),
        shows=lambda table, number, settings: Gauge(pot, full),
    )
    agreed = wirtshaus()
    opened = Opening(rules(agreed.variant, agreed.tariff, (custom, Rounds())), PEOPLE[:4], A)
    look = make_window("en").look
    (resting,) = machines(fold([opened]), look)
    assert (resting.count, resting.working) == (0, False)
    (state,) = machines(fold([opened, *booked(*[Wenz(declarer=A, result=70)] * 3)]), look)
    assert (state.kind, state.count, state.of, state.working) == (*kind, True)
    said = [look.say(each) for each in (state.title, state.state, state.words)]
    assert " ".join(filter(None, said)) == words
