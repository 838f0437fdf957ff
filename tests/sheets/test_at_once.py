"""Cash after every hand: from when on, until when, and what stays open."""

import itertools
from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from tables import A, B, C, D, booked, opening

from schafscore.core.accounts import STOCK, Person
from schafscore.core.evening import fold, step
from schafscore.core.journal import (
    Charge,
    Correction,
    Deletion,
    Hand,
    Insertion,
    PotShared,
    Strike,
    Terms,
    Undo,
)
from schafscore.houserules import stock
from schafscore.sheets.at_once import NEVER, Span, at_once
from schafscore.sheets.cash_words import hands_in_cash, in_cash, owed_on
from schafscore.sheets.reckoning import cash, reckoning
from schafscore.sheets.settlement import Payment
from schafscore.variants.bavarian import Rufspiel, ThrownIn

CASH, PAPER = Terms(at_once=True), Terms()
AB = Rufspiel(declarer=A, partner=B, result=70)  # A and B win 10 each of C and D
CD = Rufspiel(declarer=C, partner=D, result=70)
OPEN = {A: 10, B: 10, C: -10, D: -10}
STAKES = ("stock", stock.Settings(stake=10))


def hand(number, entry=AB):
    return Hand(number, entry)


def evening(*writings, customs=()):
    folded = fold([opening("bavarian", None, *customs), *writings])
    assert folded.problems == ()
    return folded


def open_now(*writings, customs=()):
    found = reckoning(evening(*writings, customs=customs)).outstanding
    return {who: amount for who, amount in found.items() if amount}


def said(*writings):
    return [str(each) for each in in_cash(reckoning(evening(*writings)))]


def test_cash_switched_on_in_mid_evening_leaves_the_hands_before_it_open():
    """Fault: "Who pays whom" was empty then, as if everybody had paid what nobody has."""
    told = (hand(1), CASH, hand(2, CD))
    found = reckoning(evening(*told))
    assert open_now(*told) == OPEN
    assert found.fewest() == found.each_with_each() == (Payment(C, A, 10), Payment(D, B, 10))
    assert at_once(evening(*told)).spans == (Span(2, None),)
    assert said(*told) == ["In cash: from hand 2 on. The other hands are open."]
    # What the games come to is what the list says, whichever way it is paid.
    assert {each.game for each in found.dues} == {0}


def test_cash_ends_with_the_hand_before_which_it_is_switched_off():
    told = (CASH, hand(1), hand(2), PAPER, hand(3, AB))
    assert open_now(*told) == OPEN
    assert said(*told) == ["In cash: hands 1 to 2. The other hands are open."]
    again = (*told, CASH, hand(4, CD))
    assert open_now(*again) == OPEN
    assert said(*again) == ["In cash: hands 1 to 2, from hand 4 on. The other hands are open."]


def test_said_before_the_first_hand_nothing_is_open_and_drinks_are_as_ever():
    told = (CASH, *booked(AB, CD, AB))
    assert open_now(*told) == {}
    assert said(*told) == ["The games were paid in cash after every hand: nothing of them is open."]
    assert open_now(*told, Charge(A, D, 420)) == {A: -420, D: 420}
    # Coins and the keeper of the kitty, changed in mid-evening, change nothing of that.
    assert open_now(*told, Terms(10, at_once=True), hand(4)) == {}


def test_switched_on_after_a_hand_it_holds_from_the_next_one_and_is_said_before_it_is_played():
    told = (hand(1), CASH)
    assert open_now(*told) == OPEN
    assert said(*told) == ["In cash: from hand 2 on. The other hands are open."]
    assert str(hands_in_cash(at_once(evening(*told, hand(2), PAPER)))) == "hand 2"
    taken_back = evening(*told, Undo(2))
    assert reckoning(taken_back).cash == at_once(taken_back)
    assert at_once(evening(hand(1), PAPER)) == NEVER
    assert at_once(taken_back).spans == ()


def test_a_hand_paid_in_cash_is_so_however_it_is_corrected_and_one_that_was_not_stays_open():
    told = (hand(1), CASH, hand(2))
    assert open_now(*told, Correction(2, CD), Strike(2)) == OPEN
    assert open_now(*told, Correction(1, CD)) == {who: -amount for who, amount in OPEN.items()}
    # A hand entered twice and deleted before cash was agreed on is no hand.
    assert open_now(hand(1), Deletion(1), CASH, hand(2)) == {}


def test_a_forgotten_hand_is_paid_as_those_round_it_and_is_open_on_the_edge():
    told = (hand(1), hand(2), CASH, hand(3), hand(4), PAPER, hand(5))
    were = {who: 3 * amount for who, amount in OPEN.items()}
    assert open_now(*told) == were
    more = {who: 4 * amount for who, amount in OPEN.items()}
    for before, due in ((1, more), (2, more), (3, more), (4, were), (5, more)):
        inserted = (*told, Insertion(9, before, AB))
        assert open_now(*inserted) == due, before
        assert at_once(evening(*told)).holds(before, inserted=True) is (due == were)
    assert open_now(CASH, hand(1), Insertion(9, 1, AB)) == {}
    assert at_once(evening(*told, Insertion(9, 3, AB))).spans == (Span(4, 5),)


def test_a_pot_pays_in_cash_only_what_lies_in_it():
    """Half of the Stock was only written down: who takes it gets that half at the end."""
    won_back = Rufspiel(declarer=A, partner=B, result=70)
    told = (hand(1, ThrownIn()), CASH, hand(2, ThrownIn()), hand(3, won_back))
    found = open_now(*told, customs=(STAKES,))
    # 40 on paper, 40 in coins; A and B take 80, of which 40 are there, 20 each.
    assert found == {A: 10, B: 10, C: -10, D: -10}


def test_what_is_said_of_a_hand_whose_pot_has_too_few_coins_is_what_is_paid():
    """Fault: A and B were told to take 40 each of a Stock that had 40 coins in all."""
    told = (hand(1, ThrownIn()), CASH, hand(2, ThrownIn()), hand(3))
    folded = evening(*told, customs=(STAKES,))
    now, line = at_once(folded), folded.hands[-1]
    assert cash(line, now) == (
        Payment(C, A, 10),
        Payment(STOCK, A, 20),
        Payment(D, B, 10),
        Payment(STOCK, B, 20),
    )
    assert [str(each) for each in owed_on(now.lacking(line))] == ["Stock owes 40 until the end"]
    # What was paid so and what is open come to what the hand moved.
    open_before = reckoning(evening(*told[:-1], customs=(STAKES,))).outstanding
    open_after = reckoning(folded).outstanding
    got = {A: 30, B: 30, C: -10, D: -10}
    for who in (A, B, C, D):
        assert line.deltas[who] == got[who] + open_after[who] - open_before[who], who
    # With no coins in it the Stock pays nothing now; with all of them it owes nothing.
    empty = evening(hand(1, ThrownIn()), CASH, hand(2), customs=(STAKES,))
    assert cash(empty.hands[-1], at_once(empty)) == (Payment(C, A, 10), Payment(D, B, 10))
    full = evening(CASH, hand(1, ThrownIn()), hand(2), customs=(STAKES,))
    assert at_once(full).lacking(full.hands[-1]) == ()
    assert Payment(STOCK, A, 20) in cash(full.hands[-1], at_once(full))


def test_coins_that_were_carried_over_are_paid_with_the_first_hand():
    folded = fold([replace(opening("bavarian", None, STAKES), carried=(("stock", 50),)), CASH])
    first = step(folded, hand(1))
    assert at_once(first).lacking(first.hands[-1]) == ()
    assert at_once(folded).lacking(first.hands[-1]) == ()  # as it is tried


def test_what_is_left_in_a_pot_is_shared_so_that_coins_and_paper_come_out_even():
    told = (hand(1, ThrownIn()), CASH, hand(2, ThrownIn()))
    due = open_now(*told, customs=(STAKES,))
    assert due == {A: -10, B: -10, C: -10, D: -10, STOCK: 40}
    # Each of the four gets 20: half of it in coins, the other half is what he owes.
    assert open_now(*told, PotShared("stock", (A, B, C, D)), customs=(STAKES,)) == {}


LOST = Rufspiel(declarer=C, partner=A, result=40)


@given(
    st.lists(st.sampled_from([CASH, PAPER, ThrownIn(), AB, CD, LOST]), max_size=14),
    st.lists(
        st.tuples(st.sampled_from(["strike", "correct", "insert"]), st.integers(1, 14)), max_size=4
    ),
    st.sampled_from([10, 7]),
    st.booleans(),
)
def test_what_is_said_to_be_paid_after_every_hand_and_what_is_open_make_the_list(
    told, later, stake, base
):
    """Whatever is paid in cash from when to when, no cent of anybody is said twice or nowhere."""
    hands = itertools.count(1)
    written = [each if isinstance(each, Terms) else hand(next(hands), each) for each in told]
    there = next(hands) - 1
    for act, number in later:
        if number > there:
            continue
        match act:
            case "strike":
                written.append(Strike(number))
            case "correct":
                written.append(Correction(number, LOST))
            case _:
                written.append(Insertion(next(hands) + 100, number, ThrownIn()))
    settings = ("stock", stock.Settings(stake=stake, base=base))
    folded = fold([opening("bavarian", None, settings), *written])
    now, got = at_once(folded), Counter()
    for line in folded.hands:
        if now.holds(line.after.number):
            for paid in cash(line, now):
                got[paid.taker] += paid.amount
                got[paid.giver] -= paid.amount
    open_ = reckoning(folded).outstanding
    for who, has in folded.position.balances.items():
        if isinstance(who, Person):
            assert got[who] + open_.get(who, 0) == has, who
    # No pot has paid more coins than were put into it.
    assert got[STOCK] >= 0
