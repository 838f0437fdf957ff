"""Who pays whom: every plan clears to the cent."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import clears

from schafscore.core.accounts import Outside, Person, Pot
from schafscore.core.outcome import LookUp, Transfer, moved
from schafscore.sheets.settlement import (
    Payment,
    differences,
    each_with_each,
    fewest,
    plus_minus,
    pots_of_people,
    shared,
)

A, B, C, D, E = PEOPLE = tuple(map(Person, range(5)))
STOCK = Pot("stock")
ACCOUNTS = (*PEOPLE, STOCK)

cents = st.integers(-100_000, 100_000)
seats = st.integers(3, 5).map(lambda size: PEOPLE[:size])


def paid(giver, taker, amount):
    return Transfer(giver, taker, "Rufspiel", "price", (LookUp("Rufspiel", amount),))


@st.composite
def cleared(draw):
    """Balances of some people and the Stock that add up to nothing."""
    accounts = ACCOUNTS[-draw(st.integers(2, 6)) :]
    free = [draw(cents) for _ in accounts[1:]]
    return dict(zip(accounts, (-sum(free), *free), strict=True))


moves = st.lists(
    st.tuples(st.sampled_from(ACCOUNTS), st.sampled_from(ACCOUNTS), st.integers(0, 5000))
    .filter(lambda move: move[0] != move[1])
    .map(lambda move: paid(*move)),
    max_size=20,
)


@given(cleared())
@settings(max_examples=60)
def test_1_7_the_fewest_payments_clear_every_balance(balances):
    payments = fewest(balances, tuple(balances))
    assert clears(payments, balances)
    assert len(payments) < len(balances)
    assert all(each.amount > 0 for each in payments)


def test_1_7_the_largest_debtor_pays_the_largest_creditor():
    assert fewest({A: -420, B: 480, C: 710, D: -280, E: -490}, PEOPLE) == (
        Payment(E, C, 490),
        Payment(A, B, 420),
        Payment(D, C, 220),
        Payment(D, B, 60),
    )


def test_1_7_of_equal_ones_the_earlier_seat_pays_and_is_paid_first():
    assert fewest({A: 10, B: -10, C: 10, D: -10}, (D, C, B, A)) == (
        Payment(D, C, 10),
        Payment(B, A, 10),
    )


def test_A47_balances_that_do_not_add_up_are_refused():
    with pytest.raises(ValueError, match="add up to 1"):
        fewest({A: 1, B: 0}, (A, B))


def test_A49_who_pays_whom_comes_from_balances_not_from_differences():
    assert fewest({A: 6, B: -1, C: -2, D: -3}, (A, B, C, D)) == (
        Payment(D, A, 3),
        Payment(C, A, 2),
        Payment(B, A, 1),
    )


@given(moves)
@settings(max_examples=60)
def test_A50_each_with_each_clears_the_same_balances(transfers):
    payments = each_with_each(transfers, ACCOUNTS)
    assert clears(payments, moved({}, transfers))
    assert len({frozenset((each.giver, each.taker)) for each in payments}) == len(payments)


@given(moves)
@settings(max_examples=60)
def test_A50_nobody_pays_whom_he_never_lost_to(transfers):
    lost = {(each.giver, each.taker) for each in transfers}
    assert {(each.giver, each.taker) for each in each_with_each(transfers, ACCOUNTS)} <= lost


def test_1_7_the_example_of_the_plus_minus_list():
    points = {A: 55, B: -20, C: 15, D: -10}
    assert plus_minus(points, PEOPLE[:4]) == {A: 180, B: -120, C: 20, D: -80}
    assert differences(points, PEOPLE[:4])[:3] == (
        Payment(B, A, 75),
        Payment(C, A, 40),
        Payment(D, A, 65),
    )


@given(seats, st.lists(cents, min_size=5, max_size=5))
@settings(max_examples=60)
def test_1_7_a_plus_minus_list_settled_each_with_each_or_by_the_fewest_clears(people, amounts):
    points = dict(zip(people, amounts[: len(people)], strict=True))
    money = plus_minus(points, people)
    assert sum(money.values()) == 0
    assert clears(differences(points, people), money)
    assert clears(fewest(money, people), money)


@given(cents, seats)
@settings(max_examples=60)
def test_A46_shares_add_up_and_differ_by_a_cent_at_most(amount, people):
    shares = shared(amount, people)
    assert sum(shares.values()) == amount
    assert max(shares.values()) - min(shares.values()) <= 1


def test_A46_the_odd_cents_go_to_the_first_seats():
    assert shared(100, (A, B, C)) == {A: 34, B: 33, C: 33}
    assert shared(-101, (A, B, C)) == {A: -34, B: -34, C: -33}


def test_hands_still_to_be_doubled_are_no_money():
    bock, hands = Pot("bock", "hands"), Outside("hands")
    transfers = (paid(A, STOCK, 10), paid(A, B, 10), paid(hands, bock, 4), paid(bock, hands, 1))
    assert pots_of_people(transfers) == (STOCK,)
