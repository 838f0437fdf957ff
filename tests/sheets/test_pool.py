"""The Wendish pool: chips in the middle and before everyone, in piles of six, and none is lost."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lines import reading, typed, under
from paper_speech import PlainSpeech
from tables import A, B, C, D

from schafscore.core.agreed import Penalty
from schafscore.core.evening import step
from schafscore.core.journal import Hand
from schafscore.sheets.pool import out_of_pocket, piles, pool


def now(evening, line=""):
    after = None
    if line:
        there = reading(evening, line).pad
        after = step(evening, Hand(99, there.entry)).position.balances
    return pool(evening, evening.position.balances, evening.position.people, after)


def test_4_4_everybody_stakes_and_has_no_chips_before_him():
    chips = now(under("wendish"))
    assert (chips.amount, chips.check) == (200, 0)
    assert set(chips.staked.values()) == {50}
    assert set(chips.before.values()) == {0}


def test_4_4_a_partnership_takes_chips_from_the_pool_a_solo_does_not():
    evening = typed(under("wendish"), "a b", "c d s", "a o e")
    chips = now(evening)
    assert chips.amount == 200 - 10 - 20
    assert dict(chips.before) == {A: 5 + 15, B: 5 - 5, C: 10 - 5, D: 10 - 5}
    assert chips.check == 0


def test_the_hand_at_the_pad_says_what_it_takes_out():
    assert now(under("wendish"), "a b x").coming == -30
    assert now(under("wendish"), "a o e").coming == 0


def test_4_5_a_pool_that_runs_dry_is_staked_again():
    evening = typed(under("wendish", stake=5), "a b s")
    chips = now(evening)
    assert chips.amount == 0
    assert now(evening, "a b").coming == 10
    chips = now(typed(evening, "a b"))
    assert (chips.amount, set(chips.staked.values()), chips.check) == (10, {10}, 0)


def test_4_4_what_was_paid_out_of_pocket_is_below_nothing_so_that_all_of_it_adds_up():
    """Fault: 20 + 45 + 5 + 0 lay before the four, though only 60 were gone from the pool."""
    chips = now(typed(under("wendish"), "a b", "c d -", "b o e", "a c s"))
    assert sum(chips.before.values()) == 200 - chips.amount
    assert min(chips.before.values()) < 0
    told = [PlainSpeech().say(each, {D: "Mare", C: "Gustl"}) for each in out_of_pocket(chips)]
    below = [who for who, held in chips.before.items() if held < 0]
    assert len(told) == len(below)
    assert all("out of pocket" in each for each in told)


def test_4_7_a_table_of_two_has_no_pool():
    assert now(under("wendish", people=2)) is None
    assert pool(under("bavarian"), {}, (A, B)) is None


def test_a_chip_that_is_lost_is_found_missing():
    evening = under("wendish")
    balances = {**evening.position.balances, A: -45}
    assert pool(evening, balances, evening.position.people).check == 5


def test_a_penalty_into_the_middle_is_no_lost_chip():
    taker = Penalty(payer=A, amount=10).taker
    into = type(taker)["STOCK"]
    paid = Hand(1, Penalty(payer=A, amount=10, taker=into, reason="late"))
    chips = now(step(under("wendish"), paid))
    assert (chips.amount, chips.check) == (210, 0)


@pytest.mark.parametrize(
    ("amount", "expected"),
    [(0, ()), (-5, ()), (1, (1,)), (5, (1,)), (30, (6,)), (31, (6, 1)), (200, (6,) * 6 + (4,))],
)
def test_a_chip_for_every_five_in_piles_of_six(amount, expected):
    assert piles(amount) == expected


@given(st.lists(st.sampled_from(("a b", "c d -", "a o e", "b o t -s", "w a", "b c x")), max_size=8))
@settings(max_examples=40, deadline=None)
def test_no_chip_is_ever_lost(lines):
    evening = typed(under("wendish"), *lines)
    chips = now(evening)
    assert chips.check == 0
    assert chips.amount >= 0
