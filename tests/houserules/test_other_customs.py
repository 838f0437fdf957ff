"""The smaller customs: onlookers, duty soli, doubling after a passed hand, wrong amounts."""

from dataclasses import replace

import pytest
from tables import CATALOGUE, A, B, C, D, E, F, amounts, opening, play

from schafscore.core.accounts import STOCK, Outside, Pot
from schafscore.core.agreed import Manual, Misdeal, Penalty
from schafscore.core.evening import fold
from schafscore.core.journal import Hand
from schafscore.core.outcome import explain
from schafscore.core.rounds import WAITING
from schafscore.houserules import asked_amount, bock, double_next, duty_solo, onlookers
from schafscore.variants.bavarian import (
    Bettel,
    Offence,
    Ramsch,
    Rufspiel,
    Solo,
    Suit,
    Tariff,
    ThrownIn,
    Wenz,
)
from schafscore.variants.wendish import Ladies, Manner
from schafscore.variants.wendish import Solo as Lone

RUF = Rufspiel(declarer=A, partner=B, result=70)
SOLO = Solo(declarer=A, suit=Suit.BELLS, result=70)


def test_design_the_customs_apply_in_a_fixed_order():
    of_this_game = (
        name for name, rule in CATALOGUE.house_rules.items() if "bavarian" in rule.variants
    )
    assert list(of_this_game) == [
        "onlookers",
        "stock",
        "bock",
        "double_next",
        "asked_amount",
        "duty_solo",
    ]


# Onlookers


def looking_on(*entries, people=6, customs=(), tariff=None):
    named = ("onlookers", onlookers.Settings())
    return play(opening("bavarian", tariff or Tariff(), named, *customs, people=people), *entries)


def test_habits_who_sits_out_pays_and_is_paid_in_soli():
    won = looking_on(SOLO).hands[0]
    assert amounts(won, 6) == [250, -50, -50, -50, -50, -50]
    lost = looking_on(replace(SOLO, result=50)).hands[0]
    assert amounts(lost, 6) == [-250, 50, 50, 50, 50, 50]
    bettel = looking_on(Bettel(declarer=A), people=5).hands[0]
    assert amounts(bettel, 5) == [-40, 10, 10, 10, 10]


def test_habits_but_not_in_a_rufspiel_nor_a_ramsch():
    assert amounts(looking_on(RUF).hands[0], 6)[4:] == [0, 0]
    assert amounts(looking_on(Ramsch(payer=A)).hands[0], 6)[4:] == [0, 0]


def test_3_14_a_solo_lost_by_an_offence_is_settled_with_onlookers_too():
    soloist, other = (replace(SOLO, result=None, offender=each) for each in (A, B))
    assert amounts(looking_on(soloist).hands[0], 6) == [-250, 50, 50, 50, 50, 50]
    assert amounts(looking_on(other).hands[0], 6) == [250, -50, -50, -50, -50, -50]
    alone = Tariff(offender_pays=True)
    assert amounts(looking_on(other, tariff=alone).hands[0], 6) == [250, -250, 0, 0, 0, 0]


def test_3_8_bock_doubles_what_onlookers_pay():
    hearts = Solo(declarer=A, suit=Suit.HEARTS, result=50)
    evening = looking_on(hearts, replace(SOLO, declarer=B), customs=[("bock", bock.Settings())])
    assert amounts(evening.hands[-1], 6) == [-100, 500, -100, -100, -100, -100]


# Thrown in doubles the next hand


def doubled(*entries, most=2, tariff=None, customs=()):
    named = ("double_next", double_next.Settings(most=most))
    evening = play(opening("bavarian", tariff or Tariff(), named, *customs), *entries)
    return [amounts(line)[0] for line in evening.hands]


def test_3_10_after_one_thrown_in_the_next_is_doubled_after_two_fourfold():
    assert doubled(ThrownIn(), RUF, RUF) == [0, 20, 10]
    assert doubled(ThrownIn(), ThrownIn(), RUF, RUF) == [0, 0, 40, 10]
    assert doubled(*[ThrownIn()] * 4, RUF) == [0, 0, 0, 0, 40]
    assert doubled(*[ThrownIn()] * 4, RUF, most=3) == [0, 0, 0, 0, 80]


def test_3_10_a_misdeal_or_a_penalty_does_not_end_the_doubling():
    assert doubled(ThrownIn(), Misdeal(), RUF) == [0, 0, 20]
    assert doubled(ThrownIn(), Penalty(payer=A), RUF)[-1] == 20


def test_3_14_a_game_lost_by_an_offence_is_doubled_after_one_thrown_in():
    assert doubled(ThrownIn(), replace(RUF, result=None, offender=A), RUF) == [0, -20, 10]


def test_3_10_the_doubling_explains_itself():
    named = ("double_next", double_next.Settings())
    line = play(opening("bavarian", Tariff(), named), ThrownIn(), RUF).hands[-1]
    text = "10 Sauspiel, ×2 after hands thrown in = 20"
    assert explain(line.outcome.transfers[0].steps) == text
    assert line.after.balances[double_next.THROWN] == 0


# Duty soli


def with_duty(settings, *hands, people=4):
    opened = opening("bavarian", Tariff(), ("duty_solo", settings), people=people)
    evening = fold([opened, *(Hand(n, *each) for n, each in enumerate(hands, 1))])
    assert evening.problems == ()
    return evening.position


def told(entry, duty=None):
    asides = () if duty is None else (("duty_solo", duty_solo.Told(duty=duty)),)
    return entry, None, asides


def test_decisions_soli_are_counted_and_nothing_is_forced():
    settings = duty_solo.Settings(soli=2)
    after = with_duty(
        settings,
        told(SOLO),
        told(replace(SOLO, result=50)),
        told(SOLO),
        told(Wenz(declarer=B, result=70)),
        told(RUF),
        told(Ramsch(payer=C)),
    )
    assert after.balances[duty_solo.played(A)] == 2
    assert duty_solo.owed((A, B, C, D), after.balances, settings) == {B: 1, C: 2, D: 2}
    assert after.balances[Outside("soli")] == -3


def test_decisions_or_only_those_announced_as_duty():
    settings = duty_solo.Settings(announced=True)
    after = with_duty(settings, told(SOLO), told(SOLO, duty=False))
    assert duty_solo.owed((A, B), after.balances, settings) == {A: 1, B: 1}
    after = with_duty(settings, told(SOLO, duty=True))
    assert duty_solo.owed((A, B), after.balances, settings) == {B: 1}


def test_decisions_a_duty_is_announced_only_where_that_is_asked():
    opened = opening("bavarian", Tariff(), ("duty_solo", duty_solo.Settings()))
    evening = fold([opened, Hand(1, *told(SOLO, duty=True))])
    assert [problem.question for problem in evening.problems] == ["duty"]


def test_decisions_the_table_is_reminded_when_the_hands_run_out():
    settings = duty_solo.Settings(hands=6)
    after = with_duty(settings, told(SOLO))
    remind = duty_solo.reminder
    assert remind((A, B, C, D), after.balances, 2, settings) == ""
    assert str(remind((A, B, C, D), after.balances, 3, settings)) == "3 duty soli in 3 hands"
    assert str(remind((A, B, C, D), after.balances, 7, settings)) == "3 duty soli in 0 hands"
    assert remind((A,), after.balances, 5, settings) == ""
    assert remind((A, B, C, D), after.balances, 5, duty_solo.Settings()) == ""


def test_A85_the_account_of_soli_belongs_to_a_person_not_to_a_name():
    assert duty_solo.played(A) != duty_solo.played(B)
    assert duty_solo.played(A) == Pot("duty_solo", "soli", A)


# Asked too much or too little


def asking(settings, hand, asker, amount, tariff=None):
    opened = opening("bavarian", tariff or Tariff(call=40), ("asked_amount", settings))
    aside = (("asked_amount", asked_amount.Told(asker=asker, amount=amount)),)
    line = fold([opened, Hand(1, hand, asides=aside)]).hands[0]
    assert line.problems == ()
    return amounts(line)


@pytest.mark.parametrize(
    ("amount", "deltas"),
    [(50, [30, 40, -30, -40]), (40, [40, 40, -40, -40]), (30, [30, 40, -30, -40])],
)
def test_3_14_the_excess_goes_back_double_and_what_is_missing_is_lost(amount, deltas):
    assert asking(asked_amount.Settings(), RUF, A, amount) == deltas


def test_3_14_far_too_much_makes_the_winner_pay():
    assert asking(asked_amount.Settings(), RUF, A, 100) == [-20, 40, 20, -40]


def test_3_14_or_it_is_settled_amicably():
    friendly = asked_amount.Settings(double_back=False, bad_luck=False)
    for amount in (30, 50):
        assert asking(friendly, RUF, A, amount) == [40, 40, -40, -40]


def test_3_14_a_soloist_asks_three_and_a_loser_asks_nobody():
    assert asking(asked_amount.Settings(), SOLO, A, 60) == [120, -40, -40, -40]
    assert asking(asked_amount.Settings(), RUF, C, 60) == [40, 40, -40, -40]


def test_3_14_the_amount_that_is_due_counts_with_everything_that_doubles():
    hand = replace(RUF, replies=(None,))
    assert asking(asked_amount.Settings(), hand, A, 80) == [80, 80, -80, -80]


def test_8_who_is_not_here_has_asked_for_nothing():
    opened = opening("bavarian", Tariff(), ("asked_amount", asked_amount.Settings()))
    for asker in (E, F):
        aside = (("asked_amount", asked_amount.Told(asker=asker, amount=10)),)
        evening = fold([opened, Hand(1, RUF, asides=aside)])
        assert [problem.question for problem in evening.problems] == ["asker"]


def test_4_2_a_solo_lost_by_an_offence_is_a_duty_solo_and_a_wrong_call_is_none():
    settings = duty_solo.Settings()
    wendish = opening("wendish", None, ("duty_solo", settings))
    unshown = Lone(declarer=A, manner=Manner.SECRET, ladies=Ladies.ONE, unshown=True, offender=A)
    evening = play(wendish, unshown)
    assert evening.problems == ()
    assert evening.position.balances[duty_solo.played(A)] == 1
    wrong = Rufspiel(declarer=A, offender=A, offence=Offence.WRONG_CALL)
    after = with_duty(
        settings, told(wrong), told(replace(SOLO, declarer=B, offender=B, result=None))
    )
    assert duty_solo.owed((A, B, C, D), after.balances, settings) == {A: 1, C: 1, D: 1}


NO_GAME = [
    Misdeal(),
    Penalty(payer=A, amount=10),
    Manual(amounts=((A, 10), (B, -10))),
    Manual(amounts=((A, 10), (B, -10)), passes=False),
]
HELD = {STOCK: 80, WAITING: 3, double_next.THROWN: 2}


@pytest.mark.parametrize("entry", NO_GAME)
@pytest.mark.parametrize("rule", CATALOGUE.house_rules.values(), ids=lambda rule: rule.id)
def test_3_13_and_3_14_every_custom_leaves_alone_what_is_no_game(rule, entry):
    variant = CATALOGUE.variants["bavarian"]
    agreed = opening("bavarian")
    table = replace(fold([agreed]).position.table(), balances=HELD)
    plain = variant.score(entry, table, variant.tariff())
    assert not plain.is_game
    assert rule.apply(plain, table, rule.settings(), None) == plain
