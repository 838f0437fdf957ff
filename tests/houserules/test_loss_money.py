"""Loss money at a table of Skat: what a lost game costs, and that it reaches the kitty."""

from dataclasses import replace

from tables import A, B, C, amounts, opening, play

from schafscore.core.accounts import KITTY
from schafscore.core.evening import step
from schafscore.core.journal import Deletion, Terms
from schafscore.houserules.loss_money import Settings, put_up
from schafscore.sheets.reckoning import reckoning
from schafscore.variants.skat import Clubs, Passed, Ramsch, Tariff

LOST = Clubs(declarer=A, result=50)


def evening(*entries, settings=None, **tariff):
    return play(opening("skat", Tariff(**tariff), ("loss_money", settings or Settings())), *entries)


def owed(*entries, **more):
    balances = evening(*entries, **more).position.balances
    return [balances.get(put_up(each), 0) for each in (A, B, C)]


def test_habits_half_a_euro_for_a_lost_game_and_one_euro_from_the_fourth_on():
    by_b = replace(LOST, declarer=B)
    assert owed(LOST) == [50, 0, 0]
    assert owed(LOST, LOST, by_b, LOST) == [150, 50, 0]
    assert owed(*[LOST] * 4) == [250, 0, 0]
    assert owed(*[LOST] * 6, by_b) == [450, 50, 0]
    cheaper = Settings(each=20, dear=30, dear_from=2)
    assert owed(*[LOST] * 3, settings=cheaper) == [80, 0, 0]


def test_habits_only_a_soloist_puts_something_up_and_no_point_changes():
    ramsch = Ramsch(points=((A, 80), (B, 40), (C, 0)))
    assert owed(replace(LOST, result=61), Passed(), ramsch) == [0, 0, 0]
    assert amounts(evening(LOST).hands[0], 3) == [-48, 0, 0]


def test_loss_money_lies_in_the_kitty_when_the_evening_is_reckoned():
    played = evening(*[LOST] * 4)
    found = reckoning(played)
    assert found.in_money
    kitty = {each.who: each.kitty for each in found.dues}
    assert kitty == {A: -250, B: 0, C: 0, KITTY: 250}
    kept = reckoning(step(played, Terms(treasurer=B)))
    assert {each.who: each.kitty for each in kept.dues} == {A: -250, B: 250, C: 0}
    assert sum(each.together for each in found.dues) == 0
    one_less = reckoning(step(played, Deletion(1)))
    assert {each.who: each.kitty for each in one_less.dues}[KITTY] == 150
    assert not reckoning(play(opening("skat"), LOST)).in_money
