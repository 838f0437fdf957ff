"""Loss money at a table of Skat: what a lost game costs, and that it reaches the kitty."""

from dataclasses import replace
from fractions import Fraction

from tables import A, B, C, amounts, booked, opening, play

from schafscore.core.accounts import KITTY
from schafscore.core.evening import fold, step
from schafscore.core.journal import Charge, Deletion, NewRules, Terms
from schafscore.houserules.loss_money import Settings, put_up
from schafscore.sheets.reckoning import reckoning
from schafscore.sheets.settlement import Payment
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


def test_habits_games_are_counted_and_not_the_money_they_cost():
    opened = opening("skat", Tariff(), ("loss_money", Settings()))
    dearer = opening("skat", Tariff(), ("loss_money", Settings(each=100, dear=200)))
    writings = [*booked(LOST, LOST), NewRules(dearer.rules), *booked(*[LOST] * 3, first=3)]
    played = fold([opened, *writings])
    assert played.problems == ()
    paid = [line.deltas.get(put_up(A)) for line in played.lines if line.hand is not None]
    assert paid == [50, 50, 100, 200, 200]


def test_5_9_points_of_the_list_are_no_cents_until_somebody_says_what_they_are_worth():
    played = evening(LOST)
    found = reckoning(played)
    assert {each.who: each.together for each in found.dues} == {A: -50, B: 0, C: 0, KITTY: 50}
    assert found.each_with_each() == (Payment(A, KITTY, 50),)
    drinks = reckoning(step(play(opening("skat"), LOST), Charge(B, C, 420)))
    assert {each.who: each.together for each in drinks.dues} == {A: 0, B: -420, C: 420}
    said = reckoning(step(played, Terms(per_unit=Fraction(1))))
    assert {each.who: each.together for each in said.dues} == {A: -96 - 50, B: 48, C: 48, KITTY: 50}


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
