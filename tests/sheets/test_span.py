"""From when to when an evening was played, whatever was put right afterwards."""

from dataclasses import replace

import pytest
from tables import A, B, opening

from schafscore.core.evening import fold
from schafscore.core.journal import (
    Correction,
    Deletion,
    Hand,
    Insertion,
    Note,
    Reopening,
    Settlement,
    Undo,
)
from schafscore.sheets.span import span
from schafscore.variants.bavarian import Rufspiel

RUF = Rufspiel(declarer=A, partner=B, result=70)
BETTER = replace(RUF, result=95)
HANDS = (Hand(1, RUF), Hand(2, RUF), Hand(3, RUF))
NEXT_DAY = 20 * 60
PAID = Settlement(())


def minutes(*later, hands=HANDS):
    """Return the span in minutes: a hand every ten minutes from ten on, *later* the next day."""
    written = (opening("bavarian"), *hands)
    at = [10 * place for place in range(len(written))]
    at += [NEXT_DAY + place for place in range(len(later))]
    found = span(fold([*written, *later]))
    return found and tuple(at[place] for place in found)


@pytest.mark.parametrize(
    "later",
    [
        (Correction(2, BETTER),),
        (Note("good wine"),),
        (Insertion(4, 2, RUF),),
        (Undo(3), Undo(4)),
    ],
    ids=["correction", "remark", "hand forgotten", "taken back and again"],
)
def test_the_time_an_evening_took_is_that_of_its_hands_not_of_a_correction_on_the_next_day(later):
    assert minutes(*later) == (10, 30)


def test_an_evening_ends_when_it_is_settled_but_not_when_it_is_settled_again_after_a_correction():
    settled = (*HANDS, PAID)
    assert minutes(hands=settled) == (10, 40)
    again = (Reopening(), Correction(2, BETTER), PAID)
    assert minutes(*again, hands=settled) == (10, 40)


def test_an_evening_that_is_opened_again_and_played_on_goes_on():
    assert minutes(Reopening(), Hand(4, RUF), PAID, hands=(*HANDS, PAID)) == (10, NEXT_DAY + 2)


def test_a_hand_that_never_was_is_no_time_at_the_table():
    assert minutes(Deletion(3)) == (10, 20)
    assert minutes(Deletion(1)) == (20, 30)


def test_one_hand_takes_no_time_and_none_neither():
    assert minutes(hands=HANDS[:1]) is None
    assert minutes(hands=()) is None
