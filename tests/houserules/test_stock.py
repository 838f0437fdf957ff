"""The Stock: who fills it, who wins it, what it may hold (3.12)."""

from dataclasses import replace

import pytest
from tables import A, B, C, D, amounts, opening, play

from schafscore.core.accounts import STOCK
from schafscore.core.agreed import Manual, Misdeal, Penalty
from schafscore.core.evening import fold
from schafscore.core.journal import Hand
from schafscore.core.outcome import NextDeal, explain
from schafscore.core.results import Trickless
from schafscore.houserules.stock import Settings, Sharing, Told
from schafscore.variants.bavarian import (
    Bettel,
    Hochzeit,
    Knocking,
    Knocks,
    Kreuz,
    Ramsch,
    Rufspiel,
    Solo,
    Suit,
    Tariff,
    ThrownIn,
)

RUF = Rufspiel(declarer=A, partner=B, result=70)
LOST = replace(RUF, result=50)
SOLO = Solo(declarer=A, suit=Suit.BELLS, result=70)
BETTEL = Bettel(declarer=A, trickless=Trickless.DECLARERS)


def evening(settings, *entries, people=4, tariff=None):
    return play(
        opening("bavarian", tariff or Tariff(), ("stock", settings), people=people), *entries
    )


def held(settings, *entries, people=4):
    lines = evening(settings, *entries, people=people).hands
    return [line.after.balances.get(STOCK, 0) for line in lines]


def last(settings, *entries, people=4, tariff=None):
    hands = evening(settings, *entries, people=people, tariff=tariff).hands
    return amounts(hands[-1], people)


def test_3_12_everybody_who_plays_pays_the_stake_and_the_deal_passes():
    five = evening(Settings(stake=20), ThrownIn(), people=5, tariff=Tariff(redeal=True))
    assert amounts(five.hands[0], 5) == [-20, -20, -20, -20, 0]
    assert five.hands[0].outcome.next_deal is NextDeal.PASSES
    assert five.position.balances[STOCK] == 80


def test_A52_people_and_stock_sum_to_zero():
    last_ = evening(Settings(), ThrownIn(), ThrownIn(), LOST, RUF).position
    assert sum(last_.balances.values()) == 0
    assert last_.balances[STOCK] == 0


@pytest.mark.parametrize(
    ("sharing", "hand", "deltas", "left"),
    [
        (Sharing.TOGETHER, RUF, [30, 30, -10, -10], 0),
        (Sharing.TOGETHER, LOST, [-30, -30, 10, 10], 80),
        (Sharing.CALLER_ALONE, RUF, [50, 10, -10, -10], 0),
        (Sharing.CALLER_ALONE, LOST, [-50, -10, 10, 10], 80),
        (Sharing.ANY_GAME_ALONE, RUF, [50, 10, -10, -10], 0),
        (Sharing.ANY_GAME_ALONE, LOST, [-50, -10, 10, 10], 80),
        (Sharing.TOGETHER, SOLO, [150, -50, -50, -50], 40),
        (Sharing.CALLER_ALONE, SOLO, [150, -50, -50, -50], 40),
        (Sharing.ANY_GAME_ALONE, SOLO, [190, -50, -50, -50], 0),
        (Sharing.ANY_GAME_ALONE, replace(SOLO, result=50), [-190, 50, 50, 50], 80),
        (Sharing.ANY_GAME_ALONE, BETTEL, [70, -10, -10, -10], 0),
        (Sharing.TOGETHER, BETTEL, [30, -10, -10, -10], 40),
        (Sharing.ANY_GAME_ALONE, Ramsch(payer=A), [-30, 10, 10, 10], 40),
        (Sharing.TOGETHER, Hochzeit(declarer=A, partner=C, result=70), [30, -10, 30, -10], 0),
        (Sharing.TOGETHER, Kreuz(declarer=A, result=70), [30, -10, 30, -10], 0),
    ],
)
def test_3_12_every_event_of_the_table(sharing, hand, deltas, left):
    settings = Settings(sharing=sharing)
    assert last(settings, ThrownIn(), hand) == deltas
    assert held(settings, ThrownIn(), hand) == [40, left]


def test_1_7_an_odd_cent_is_the_callers_won_or_lost():
    settings = Settings(stake=5, base=True)
    hand = replace(RUF, declarer=B, partner=C)
    filled = evening(settings, ThrownIn(), hand, people=5)
    # Five stake, then four: 45 are 23 for the caller and 22 for his partner, then five stake again.
    assert amounts(filled.hands[-1], 5)[1:3] == [10 + 23 - 5, 10 + 22 - 5]


def test_3_12_what_goes_in_or_out_is_never_doubled():
    hand = replace(RUF, replies=(None,))
    assert last(Settings(), ThrownIn(), hand) == [40, 40, -20, -20]


def test_3_12_a_base_stake_is_paid_at_once_and_again_when_it_is_won():
    settings = Settings(stake=10, base=True)
    assert held(settings, RUF) == [40]
    assert last(settings, RUF) == [10 + 20 - 20, 10 + 20 - 20, -30, -30]
    assert held(settings, SOLO, LOST, RUF) == [40, 80, 40]
    assert held(settings, Ramsch(payer=A)) == [40]
    assert held(settings, Misdeal()) == [0]


def test_3_10_knocks_may_raise_the_stake():
    opened = opening("bavarian", Tariff(), ("stock", Settings(knocks=True)))
    told = Hand(1, ThrownIn(), asides=(("stock", Told(knocks=2)),))
    line = fold([opened, told]).hands[0]
    assert line.problems == ()
    assert line.deltas[STOCK] == 160
    assert explain(line.outcome.transfers[0].steps) == "10 Stake, ×4 for 2 knocks = 40"
    plain = fold([opening("bavarian", Tariff(), ("stock", Settings())), told]).hands[0]
    assert [problem.question for problem in plain.problems] == ["knocks"]


@pytest.mark.parametrize(
    ("value", "most_times", "stakes"),
    [
        (Knocks.DOUBLE, 0, [20, 40, 80, 160]),
        (Knocks.LINEAR, 0, [20, 30, 40, 50]),
        (Knocks.FIBONACCI, 0, [20, 30, 50, 80]),
        (Knocks.TRIPLE, 0, [30, 90, 270, 810]),
        (Knocks.DOUBLE, 6, [20, 40, 60, 60]),
    ],
)
def test_3_12_the_stake_is_raised_as_the_table_values_knocks_and_not_always_doubled(
    value, most_times, stakes
):
    tariff = Tariff(knocking=Knocking.ANYBODY, knock_value=value, most_times=most_times)
    opened = opening("bavarian", tariff, ("stock", Settings(stake=10, knocks=True)))
    for knocks, stake in enumerate(stakes, 1):
        told = Hand(1, ThrownIn(), asides=(("stock", Told(knocks=knocks)),))
        (line,) = fold([opened, told]).hands
        assert amounts(line) == [-stake] * 4
        assert line.deltas[STOCK] == 4 * stake


@pytest.mark.parametrize("sharing", Sharing)
@pytest.mark.parametrize("offender", [A, B])
def test_3_14_who_pays_alone_for_his_side_pays_into_the_stock_too(sharing, offender):
    settings = Settings(sharing=sharing)
    hand = Rufspiel(declarer=A, partner=B, offender=offender)
    tariff = Tariff(offender_pays=True)
    line = evening(settings, ThrownIn(), hand, tariff=tariff).hands[-1]
    alone = {A: [-60, 0, 10, 10], B: [0, -60, 10, 10]}[offender]
    assert amounts(line) == alone
    together = evening(settings, ThrownIn(), hand).hands[-1]
    shares = [-30, -30, 10, 10] if sharing is Sharing.TOGETHER else [-50, -10, 10, 10]
    assert amounts(together) == shares


def test_3_14_an_opponent_who_pays_alone_leaves_the_stock_to_who_won():
    hand = Rufspiel(declarer=A, partner=B, offender=C)
    tariff = Tariff(offender_pays=True)
    assert last(Settings(), ThrownIn(), hand, tariff=tariff) == [30, 30, -20, 0]


def test_3_8_no_more_knock_than_play_before_it_is_thrown_in():
    opened = opening("bavarian", Tariff(), ("stock", Settings(knocks=True)), people=3)
    for knocks, wrong in ((3, []), (4, ["knocks"])):
        told = Hand(1, ThrownIn(), asides=(("stock", Told(knocks=knocks)),))
        (line,) = fold([opened, told]).hands
        assert [each.question for each in line.problems] == wrong


def test_3_12_some_tables_limit_what_it_holds():
    settings = Settings(stake=10, most=50)
    assert held(settings, ThrownIn(), ThrownIn(), LOST) == [40, 50, 50]
    assert last(settings, ThrownIn(), ThrownIn()) == [0, -10, 0, 0]
    settings = Settings(stake=10, most=70)
    assert last(settings, ThrownIn(), LOST) == [-10 - 20, -10 - 10, 10, 10]


@pytest.mark.parametrize(
    "hand",
    [
        Misdeal(),
        Penalty(payer=A),
        Manual(amounts=((A, 10), (B, -10))),
        Rufspiel(declarer=A, offender=A, offence=RUF.offence.WRONG_CALL),
    ],
)
def test_3_14_what_is_no_game_leaves_the_stock_alone(hand):
    assert held(Settings(), ThrownIn(), hand) == [40, 40]


def test_3_14_a_rufspiel_lost_by_an_offence_doubles_the_stock_or_wins_it():
    revoked = Rufspiel(declarer=A, partner=B, offender=A)
    assert held(Settings(), ThrownIn(), revoked) == [40, 80]
    assert last(Settings(), ThrownIn(), revoked) == [-30, -30, 10, 10]
    against = replace(revoked, offender=C)
    assert held(Settings(), ThrownIn(), against) == [40, 0]
    assert last(Settings(), ThrownIn(), against) == [30, 30, -10, -10]


def test_3_12_who_the_shares_come_from_is_told():
    line = evening(Settings(), ThrownIn(), LOST).hands[-1]
    paid = [each for each in line.outcome.transfers if each.taker == STOCK]
    assert [(each.giver, each.amount) for each in paid] == [(A, 20), (B, 20)]
    assert {each.giver for each in line.outcome.transfers} <= {A, B, C, D}
