"""The reckoning clears everybody to the cent, whatever is charged, rounded and paid in between."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest
from evenings import evenings
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import CATALOGUE, A, B, C, D, E, booked, clears, opening, play

from schafscore.core.accounts import KITTY, STOCK, Person, Pot
from schafscore.core.evening import fold, step
from schafscore.core.journal import (
    ROUNDINGS,
    Charge,
    Hand,
    NewRules,
    Paid,
    Remainder,
    Seats,
    Terms,
    Undo,
    Withdrawal,
)
from schafscore.houserules import stock
from schafscore.sheets.at_once import at_once
from schafscore.sheets.cash_words import in_cash, in_pots
from schafscore.sheets.reckoning import cash, coins, nearest, party, reckoning
from schafscore.sheets.settlement import Payment
from schafscore.variants import skat
from schafscore.variants import three_handed as three
from schafscore.variants.bavarian import Manual, Rufspiel, ThrownIn

NOTHING = opening("bavarian", people=5)


def won(*amounts):
    """An evening at which the people won so many cents."""
    entry = Manual(amounts=tuple(zip(NOTHING.people, amounts, strict=True)), reason="all")
    return play(NOTHING, *([entry] if any(amounts) else []))


def reckoned(evening, *writings):
    for each in writings:
        evening = step(evening, each)
    return reckoning(evening)


def columns(reckoned):
    return {each.who: (each.game, each.drinks, each.kitty, each.together) for each in reckoned.dues}


def the_ochsen():
    """The evening of the settlement page: Dora laid 60.20 out, Anna keeps the kitty."""
    drinks = ((A, 840, "Halbe"), (B, 1260, "Halbe"), (C, 1770, "Weißbier"), (E, 1430, "Brotzeit"))
    return (
        Terms(round_to=10, treasurer=A),
        *(Charge(who, D, cents, words) for who, cents, words in drinks),
        *(Charge(who, KITTY, 100) for who in (A, B, C, D, E)),
    )


def test_games_drinks_and_kitty_come_together_and_the_treasurer_has_the_kitty():
    found = reckoned(won(170, 10, -20, 90, -250), *the_ochsen())
    assert columns(found) == {
        A: (170, -840, 400, -270),
        B: (10, -1260, -100, -1350),
        C: (-20, -1770, -100, -1890),
        D: (90, 5300, -100, 5290),
        E: (-250, -1430, -100, -1780),
    }
    assert found.left == 0
    assert found.fewest() == (
        Payment(C, D, 1890),
        Payment(E, D, 1780),
        Payment(B, D, 1350),
        Payment(A, D, 270),
    )


def test_what_is_paid_is_no_longer_outstanding_and_the_rest_of_the_plan_stands():
    evening = won(170, 10, -20, 90, -250)
    found = reckoned(evening, *the_ochsen(), Paid(C, D, 1890))
    assert found.fewest() == (Payment(E, D, 1780), Payment(B, D, 1350), Payment(A, D, 270))
    rest = [Paid(party(p.giver), party(p.taker), p.amount) for p in found.fewest()]
    assert reckoned(evening, *the_ochsen(), Paid(C, D, 1890), *rest).is_clear


def test_a_kitty_that_nobody_keeps_is_paid_like_anybody():
    found = reckoned(won(0, 0, 0, 0, 0), *(Charge(who, KITTY, 100) for who in (A, B)))
    assert found.fewest() == (Payment(A, KITTY, 100), Payment(B, KITTY, 100))
    assert [each.who for each in found.dues] == [A, B, C, D, E, KITTY]


def test_a_charge_withdrawn_or_undone_was_never_made():
    evening = won(10, -10, 0, 0, 0)
    plain = reckoned(evening)
    charge = Charge(A, B, 420)
    assert reckoned(evening, charge).dues != plain.dues
    at = len(evening.writings)
    assert reckoned(evening, charge, Withdrawal(at)).dues == plain.dues
    assert reckoned(evening, charge, Undo(at)).dues == plain.dues
    again = reckoned(evening, charge, Withdrawal(at), Undo(at + 1))
    assert again.dues == reckoned(evening, charge).dues


def test_halves_are_rounded_away_from_nothing():
    assert [nearest(each, 10) for each in (4, 5, 14, 15, -4, -5, -15)] == [
        0,
        10,
        10,
        20,
        0,
        -10,
        -20,
    ]
    assert [nearest(each, 50) for each in (24, 25, -74, -75)] == [0, 50, -50, -100]
    assert nearest(7, 0) == 7


@pytest.mark.parametrize(
    ("remainder", "together", "left"),
    [
        # +12 -3 -3 -3 -3 in coins of 5 are +10 -5 -5 -5 -5: ten are left.
        (Remainder.KITTY, [10, -5, -5, -5, -5], 10),
        (Remainder.WINNER, [20, -5, -5, -5, -5], 10),
        (Remainder.NOBODY, [15, 0, -5, -5, -5], 0),
    ],
)
def test_A46_what_rounding_leaves_goes_where_the_house_rule_says(remainder, together, left):
    found = reckoned(won(12, -3, -3, -3, -3), Terms(5, remainder))
    assert [each.together for each in found.dues if isinstance(each.who, Person)] == together
    assert found.left == left
    assert sum(found.outstanding.values()) == 0


def test_the_kitty_never_owes_because_of_coins():
    # +3 +3 -2 -2 -2 in coins of 5 are +5 +5 0 0 0: ten are missing, and the kitty has nothing.
    found = reckoned(won(3, 3, -2, -2, -2), Terms(5, Remainder.KITTY))
    assert found.left == 0
    assert found.outstanding.get(KITTY, 0) == 0
    filled = reckoned(won(3, 3, -2, -2, -2), Terms(5, Remainder.KITTY), Charge(C, KITTY, 20))
    assert filled.left == -10
    assert filled.outstanding[KITTY] == 10


def test_who_left_and_paid_stays_even_though_later_hands_round_otherwise():
    evening = won(12, -3, -3, -3, -3)
    terms = Terms(5, Remainder.NOBODY)
    (payment,) = reckoned(evening, terms).leaving(E)
    gone = [terms, Paid(E, party(payment.taker), payment.amount), Seats((A, B, C, D))]
    assert reckoned(evening, *gone).outstanding[E] == 0
    lost = Manual(amounts=((A, -16), (B, 16)), reason="more")
    found = reckoned(evening, *gone, Hand(2, lost))
    assert found.outstanding[E] == 0
    assert clears(found.fewest(), found.outstanding)


def test_who_left_with_less_than_a_coin_bears_no_coin_of_later_hands():
    evening, terms = won(4, 0, 0, 0, -4), Terms(10, Remainder.NOBODY)
    assert reckoned(evening, terms).leaving(E) == ()
    later = Manual(amounts=((A, 3), (B, 7), (C, -3), (D, -7)), reason="more")
    # +7 +7 -3 -7 -4 are +10 +10 0 -10 0: ten too many, and -4 was rounded best.
    seated = reckoned(evening, terms, Hand(2, later))
    assert seated.outstanding[E] == -10
    found = reckoned(evening, terms, Seats((A, B, C, D)), Hand(2, later))
    assert found.outstanding[E] == 0
    assert clears(found.fewest(), found.outstanding)


def test_an_early_leaver_pays_and_gets_his_part_of_the_plan_that_everybody_sees():
    """Two creditors for one debt on one page are a quarrel."""
    found = reckoned(won(100, -70, -50, 40, -20))
    for plan in (found.fewest(), found.each_with_each()):
        for person in (A, B, C, D, E):
            part = found.leaving(person, plan)
            assert set(part) <= set(plan)
            rest = [each for each in plan if each not in part]
            assert all(person not in (each.giver, each.taker) for each in rest)
    assert found.leaving(A) == (Payment(B, A, 70), Payment(E, A, 20), Payment(C, A, 10))
    assert found.leaving(C) == (Payment(C, D, 40), Payment(C, A, 10))
    assert reckoned(won(0, 0, 0, 0, 0)).leaving(A) == ()


def test_A50_each_pays_whom_he_owes_and_it_comes_to_the_same():
    evening = play(
        opening("bavarian"),
        Rufspiel(declarer=A, partner=B, result=70),
        Rufspiel(declarer=A, partner=C, result=70),
    )
    found = reckoned(evening, Charge(D, B, 35))
    # A gets 10 from C and B from D, then A 10 from B and C from D; and D owes B a drink.
    assert found.each_with_each() == (
        Payment(B, A, 10),
        Payment(C, A, 10),
        Payment(D, B, 45),
        Payment(D, C, 10),
    )
    assert found.fewest() == (Payment(D, B, 35), Payment(D, A, 20))
    assert clears(found.each_with_each(), found.outstanding)


def test_nobody_is_asked_again_by_the_other_plan():
    evening = won(100, -70, -50, 40, -20)
    found = reckoned(evening)
    paid = [Paid(party(p.giver), party(p.taker), p.amount) for p in found.fewest()]
    assert reckoned(evening, *paid).each_with_each() == ()


def test_1_7_a_list_is_paid_by_differences_at_so_many_cents_a_point():
    # +55 -20 +15 -10 points at a quarter of a cent: +45 -30 +5 -20.
    skat = CATALOGUE.variants["skat"]
    entries = {each.kind: each for each in skat.entries}
    kind = entries.get("manual") or entries["columns"]
    amounts = ((A, 55), (B, -20), (C, 15), (D, -10))
    evening = fold([opening("skat", people=4), *booked(kind(amounts=amounts, reason="list"))])
    found = reckoned(evening, Terms(per_unit=Fraction(1, 4)))
    assert [each.game for each in found.dues] == [45, -30, 5, -20]
    assert clears(found.each_with_each(), found.outstanding)


def three_handed(payment):
    return opening("three-handed", three.Tariff(payment=payment), people=3)


def games(found):
    return [each.game for each in found.dues]


def test_1_7_a_list_hand_leaves_what_opponents_paid_each_other_as_it_is():
    # Anna gets 2 from each. A point on the list is 1 from each: -1 +2 -1, together +3 0 -3.
    picked = three.Picked(declarer=A, result=70)
    listed = three.Written(amounts=((B, 1),), reason="list")
    opened = three_handed(three.Payment.EACH_OPPONENT)
    terms = Terms(per_unit=Fraction(1))
    assert games(reckoned(play(opened, picked), terms)) == [4, -2, -2]
    assert games(reckoned(play(opened, listed), terms)) == [-1, 2, -1]
    together = reckoned(play(opened, picked, listed), terms)
    assert games(together) == [3, 0, -3]
    assert together.each_with_each() == (Payment(B, A, 1), Payment(C, A, 2), Payment(C, B, 1))


def test_1_7_a_change_of_who_pays_leaves_the_hands_before_it_as_they_were():
    # One column, +2 for Bernd: 2 from each. Then Anna gets 2 from each opponent.
    opened = three_handed(three.Payment.ONE_COLUMN)
    evening = play(opened, three.Picked(declarer=B, result=70))
    tariff = three.Tariff(payment=three.Payment.EACH_OPPONENT)
    agreed = replace(opened.rules, tariff=tariff)
    anna = Hand(2, three.Picked(declarer=A, result=70))
    found = reckoned(evening, Terms(per_unit=Fraction(1)), NewRules(agreed), anna)
    assert games(found) == [-2 + 4, 4 - 2, -2 - 2]


def test_2_7_an_offence_at_a_table_with_one_column_is_settled_by_the_list():
    # +2 0 -2 on the list: 3 * 2, nothing, 3 * -2.
    hand = three.Picked(declarer=A, offender=C, offence=three.Offence.REVOKE)
    evening = play(three_handed(three.Payment.ONE_COLUMN), hand)
    assert games(reckoned(evening, Terms(per_unit=Fraction(1)))) == [6, 0, -6]


def test_1_7_cash_after_a_hand_of_the_list_is_the_same_from_everybody():
    evening = play(opening("skat", people=3), skat.Written(amounts=((B, 20),), reason="list"))
    assert cash(evening.hands[0], at_once(evening)) == (Payment(A, B, 20), Payment(C, B, 20))


def test_A47_cents_of_a_fraction_are_handed_out_and_none_is_lost():
    skat = CATALOGUE.variants["skat"]
    kind = next(each for each in skat.entries if each.kind in ("manual", "columns"))
    evening = fold(
        [opening("skat", people=3), *booked(kind(amounts=((A, 1), (B, 0)), reason="list"))]
    )
    found = reckoned(evening, Terms(per_unit=Fraction(1, 3)))
    # +2 -1 -1 thirds of a cent.
    assert [each.game for each in found.dues] == [1, 0, -1]


def test_the_stock_is_a_party_until_it_is_shared():
    evening = play(
        opening("bavarian", None, ("stock", stock.Settings(stake=10))), ThrownIn(), ThrownIn()
    )
    found = reckoned(evening)
    assert found.outstanding == {A: -20, B: -20, C: -20, D: -20, STOCK: 80}
    assert all(each.taker == STOCK for each in found.fewest())


def test_a_stock_that_is_empty_is_nobody_whom_each_pays_or_is_paid_by():
    """Fault: each with each had everybody pay into an empty Stock, which then paid two of them."""
    evening = play(
        opening("bavarian", None, ("stock", stock.Settings(stake=10))),
        ThrownIn(),
        Rufspiel(declarer=A, partner=B, result=70),
    )
    found = reckoned(evening)
    assert evening.position.balances[STOCK] == 0
    # C and D pay 10 each for the game, and all put 10 into what A and B took out of the Stock.
    assert found.each_with_each() == (Payment(C, A, 20), Payment(D, B, 20))
    assert clears(found.each_with_each(), found.outstanding)
    two = reckoned(step(step(evening, Hand(9, ThrownIn())), Hand(10, ThrownIn())))
    # What still lies there is owed to it, as ever.
    assert two.outstanding[STOCK] == 80
    assert {each.amount for each in two.each_with_each() if each.taker == STOCK} == {10, 30}


def test_where_cash_is_paid_after_each_hand_only_the_rest_is_outstanding():
    game = booked(Rufspiel(declarer=A, partner=B, result=70))
    evening = fold([opening("bavarian"), Terms(at_once=True), *game])
    (line,) = evening.hands
    assert cash(line, at_once(evening)) == (Payment(C, A, 10), Payment(D, B, 10))
    found = reckoned(evening, Charge(A, D, 420))
    assert [each.game for each in found.dues] == [10, 10, -10, -10]
    assert found.fewest() == found.each_with_each() == (Payment(A, D, 420),)


def test_coins_and_notes_are_laid_from_the_largest():
    assert coins(1890) == (1000, 500, 200, 100, 50, 20, 20)
    assert coins(388_88) == (
        200_00,
        100_00,
        50_00,
        20_00,
        10_00,
        500,
        200,
        100,
        50,
        20,
        10,
        5,
        2,
        1,
    )
    assert coins(0) == ()
    assert sum(coins(98_888)) == 98_888
    with pytest.raises(ValueError, match="-1"):
        coins(-1)


CENTS = st.integers(1, 5000)


@st.composite
def paid_for(draw, evening):
    """Draw how the evening is paid, and what was charged and paid so far."""
    here = (*evening.position.people, KITTY)
    terms = Terms(
        draw(st.sampled_from(ROUNDINGS)),
        draw(st.sampled_from(Remainder)),
        Fraction(draw(st.integers(0, 7)), draw(st.integers(1, 7))),
        draw(st.none() | st.sampled_from(evening.position.people)),
        draw(st.booleans()),
    )
    pair = st.permutations(here).map(lambda order: order[:2])
    moves = st.tuples(st.sampled_from((Charge, Paid)), pair, CENTS)
    drawn = draw(st.lists(moves, max_size=6))
    return [terms, *(kind(*who, cents) for kind, who, cents in drawn)]


@pytest.mark.parametrize("variant", CATALOGUE.variants.values(), ids=lambda variant: variant.id)
def test_everything_clears_to_nothing_by_either_plan_and_when_one_leaves(variant):
    @settings(max_examples=40, deadline=None)
    @given(evenings(variant, most=4), st.data())
    def check(evening, data):
        money = data.draw(paid_for(evening))
        found = reckoned(evening, *money)
        assert sum(found.outstanding.values()) == 0
        assert clears(found.fewest(), found.outstanding)
        assert clears(found.each_with_each(), found.outstanding)
        for plan in (found.fewest(), found.each_with_each()):
            paid = [Paid(party(each.giver), party(each.taker), each.amount) for each in plan]
            after = reckoned(evening, *money, *paid)
            assert after.is_clear
            assert not paid or after.each_with_each() == ()
        leaver = data.draw(st.sampled_from(evening.position.people))
        leaving = found.leaving(leaver)
        now = [Paid(party(each.giver), party(each.taker), each.amount) for each in leaving]
        assert reckoned(evening, *money, *now).outstanding[leaver] == 0
        exact = {w.who: w.game + w.drinks + w.kitty for w in found.dues}
        for each in found.dues:
            if each.who != found.bearer and found.terms.round_to:
                assert abs(each.rounding) < 2 * found.terms.round_to
        assert sum(exact.values()) == 0
        pots = [each.outstanding for each in found.dues if isinstance(each.who, Pot)]
        assert evening.lines == fold(evening.writings).lines
        assert all(isinstance(each, int) for each in pots)

    check()


def alone(evening, place):
    """The evening with the same people, where only the line at *place* moved anything."""
    lines = tuple(
        line if at == place else replace(line, outcome=None)
        for at, line in enumerate(evening.lines)
    )
    return replace(evening, lines=lines)


def among_players(found):
    """What two owe each other for the games: the kitty holds what is paid beside them."""
    return Counter({pair: cents for pair, cents in found.claims.items() if KITTY not in pair})


@pytest.mark.parametrize("variant", CATALOGUE.variants.values(), ids=lambda variant: variant.id)
def test_1_7_an_evening_comes_to_the_sum_of_its_hands_taken_alone(variant):
    @settings(max_examples=25, deadline=None)
    @given(evenings(variant, most=5))
    def check(evening):
        evening = step(evening, Terms(per_unit=Fraction(1)))
        games, claims = Counter(), Counter()
        for place in range(len(evening.lines)):
            hand = reckoning(alone(evening, place))
            games.update({each.who: each.game for each in hand.dues})
            claims.update(among_players(hand))
        found = reckoning(evening)
        assert +games == +Counter({each.who: each.game for each in found.dues})
        assert -games == -Counter({each.who: each.game for each in found.dues})
        assert +claims == +among_players(found)
        assert -claims == -among_players(found)

    check()


def test_what_was_staked_is_said_to_be_open_or_paid_so_that_nobody_pays_twice():
    """Fault: "Vroni -> pool 65" was read as a second payment by who had coins in the pool already."""
    evening = play(opening("wendish"))
    evening = step(evening, Terms(per_unit=Fraction(1)))
    open_ = reckoning(evening)
    assert {each.giver for each in open_.fewest()} == {A, B, C, D}
    assert [str(each) for each in in_pots(open_)] == [
        "Pool: what was put in is only written down so far, as every hand is, and is paid now."
    ]
    cash = reckoning(step(evening, Terms(per_unit=Fraction(1), at_once=True)))
    assert cash.fewest() == ()
    assert [*in_pots(cash)] == []
    assert [str(each) for each in in_cash(cash)] == [
        "The games were paid in cash after every hand: nothing of them is open."
    ]
    without = reckoning(play(opening("bavarian")))
    assert [*in_cash(without), *in_pots(without)] == []


def total(payments):
    return sum(each.amount for each in payments)


def test_a_payment_never_makes_more_of_what_each_pays_each():
    """Fault: after a part payment six payments of 32 EUR were to be made where 0.60 was open."""
    round_about = [Charge(A, B, 1000), Charge(B, C, 1000), Charge(C, D, 1000), Charge(D, A, 940)]
    evening = step(play(opening("bavarian")), *round_about)
    before = reckoning(evening)
    assert before.fewest() == (Payment(A, D, 60),)
    assert total(before.each_with_each()) == 3940
    # A owes B 10, and pays 4 of it: these two have 6 left, and all others what they had.
    part = reckoned(evening, Paid(A, B, 400))
    assert total(part.each_with_each()) == 3540
    assert Payment(A, B, 600) in part.each_with_each()
    # By the other plan A pays D, who owes him: these two settle by their sums, and nobody owes more.
    other = reckoned(evening, Paid(A, D, 20))
    assert other.outstanding == {A: -40, B: 0, C: 0, D: 40}
    assert other.each_with_each() == (Payment(A, D, 40),)


def test_a_payment_back_by_the_other_plan_opens_no_debt_again():
    """Fault: B paid back what C had paid him, and of 4 cents that were open there came to be 5."""
    circle = [Charge(A, C, 2), Charge(B, A, 2), Charge(C, B, 1)]
    evening = step(play(opening("bavarian")), *circle, Paid(C, B, 1))
    assert total(reckoning(evening).each_with_each()) == 4
    back = reckoned(evening, Paid(B, C, 1))
    assert back.outstanding == {A: 0, B: -1, C: 1, D: 0}
    assert back.each_with_each() == (Payment(B, C, 1),)


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_no_payment_of_either_plan_makes_the_plan_longer_than_it_was_at_first(data):
    """What has changed hands never makes the plan longer than it was when nobody had paid.

    It can be some cents longer than the moment before: the largest debtor pays another one then.
    """
    people = (A, B, C, D)
    pairs = st.lists(
        st.builds(Charge, st.sampled_from(people), st.sampled_from(people), st.integers(1, 3000)),
        min_size=1,
        max_size=8,
    )
    charges = [each for each in data.draw(pairs) if each.payer != each.taker]
    terms = Terms(data.draw(st.sampled_from(ROUNDINGS)))
    evening = step(play(opening("bavarian")), terms)
    evening = step(evening, *charges) if charges else evening
    most = total(reckoning(evening).each_with_each()) + len(people) * terms.round_to
    for _ in range(3):
        now = reckoning(evening)
        plan = now.each_with_each() if data.draw(st.booleans()) else now.fewest()
        if not plan:
            break
        each = data.draw(st.sampled_from(plan))
        cents = data.draw(st.integers(1, each.amount))
        evening = step(evening, Paid(party(each.giver), party(each.taker), cents))
        after = reckoning(evening)
        assert clears(after.each_with_each(), after.outstanding)
        assert total(after.each_with_each()) <= most
