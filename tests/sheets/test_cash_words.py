"""What is paid, in words: who pays whom how much there and then, and what that leaves."""

import pytest
from paper_speech import PlainSpeech
from tables import CATALOGUE, A, B, C, D, opening

from schafscore.core.accounts import KITTY, STOCK
from schafscore.core.agreed import ThrownIn
from schafscore.core.evening import fold
from schafscore.core.journal import Charge, Hand, Paid, PotShared, Remainder, Terms
from schafscore.core.outcome import LookUp, Transfer
from schafscore.sheets import cash_words
from schafscore.sheets.at_once import AtOnce, Span
from schafscore.sheets.reckoning import reckoning
from schafscore.sheets.settlement import Payment
from schafscore.variants.bavarian import Rufspiel

NAMES = {A: "Anna", B: "Bernd", C: "Carl", D: "Dora"}


def said(labels):
    return [PlainSpeech().say(each, NAMES) for each in labels]


@pytest.mark.parametrize(
    ("payments", "words"),
    [
        ([(C, A, 30)], ["Carl pays Anna 30"]),
        ([(C, A, 30), (D, A, 30)], ["Carl and Dora pay Anna 30 each"]),
        ([(A, B, 10), (A, C, 10), (A, D, 10)], ["Anna pays Bernd, Carl and Dora 10 each"]),
        ([(C, A, 10), (D, B, 10)], ["Carl pays Anna 10", "Dora pays Bernd 10"]),
        ([(C, A, 30), (D, A, 20)], ["Carl pays Anna 30", "Dora pays Anna 20"]),
        (
            [(C, A, 30), (C, B, 30), (D, A, 30)],
            ["Carl and Dora pay Anna 30 each", "Carl pays Bernd 30"],
        ),
    ],
)
def test_who_pays_the_same_is_named_together_and_every_payment_once(payments, words):
    assert said(cash_words.in_words(Payment(*each) for each in payments)) == words


def test_what_a_pot_cannot_pay_is_told_in_one_sum():
    lacking = [
        Transfer(STOCK, who, "", "", (LookUp("", cents),)) for who, cents in ((A, 30), (B, 20))
    ]
    assert said(cash_words.owed_on(lacking)) == ["Stock owes 50 until the end"]


@pytest.mark.parametrize(
    ("remainder", "cents", "words"),
    [
        (Remainder.WINNER, 50, "Rounded to 50 cents, nothing is left over."),
        (Remainder.WINNER, 20, "Rounded to 50 cents; Anna bears the rest of -50."),
        (Remainder.KITTY, 30, "Rounded to 50 cents; Kitty bears the rest of +50."),
    ],
)
def test_1_7_what_rounding_leaves_is_told_with_who_bears_it(remainder, cents, words):
    agreed = Terms(round_to=50, remainder=remainder)
    evening = fold([opening("bavarian"), agreed, *(Charge(each, A, cents) for each in (B, C))])
    now = reckoning(evening)
    assert said([cash_words.rounding(now, lambda n, sign: f"{n:+}")]) == [words]


def test_1_7_where_nobody_is_named_for_the_rest_nothing_is_left_over():
    agreed = Terms(round_to=50, remainder=Remainder.NOBODY)
    evening = fold([opening("bavarian"), agreed, Charge(B, A, 20), Charge(C, A, 20)])
    told = said([cash_words.rounding(reckoning(evening), lambda n, sign: f"{n:+}")])
    assert told == ["Rounded to 50 cents, nothing is left over."]


@pytest.mark.parametrize(
    ("spans", "words"),
    [
        ([], ""),
        ([(1, 3), (7, None)], "hands 1 to 3, from hand 7 on"),
        ([(4, 4)], "hand 4"),
    ],
)
def test_which_hands_are_paid_in_cash(spans, words):
    cash = AtOnce(tuple(Span(*each) for each in spans), now=False, wholly=False)
    assert said([cash_words.hands_in_cash(cash)]) == [words]


GAME = Rufspiel(declarer=A, partner=B, result=70)
CASH, LATER = Terms(at_once=True), Terms(at_once=False)


@pytest.mark.parametrize(
    ("writings", "words"),
    [
        ([Hand(1, GAME)], []),
        ([CASH], []),
        (
            [CASH, Hand(1, GAME)],
            ["The games were paid in cash after every hand: nothing of them is open."],
        ),
        (
            [Hand(1, GAME), CASH, Hand(2, GAME)],
            ["In cash: from hand 2 on. The other hands are open."],
        ),
        (
            [CASH, Hand(1, GAME), LATER, Hand(2, GAME)],
            ["In cash: hand 1. The other hands are open."],
        ),
    ],
)
def test_which_games_are_open_is_said_where_any_is_paid_in_cash(writings, words):
    evening = fold([opening("bavarian"), *writings])
    assert said(cash_words.in_cash(reckoning(evening))) == words


@pytest.mark.parametrize(
    ("writings", "is_open"),
    [
        ([LATER, Hand(1, ThrownIn())], True),
        ([CASH, Hand(1, ThrownIn())], False),
        ([Charge(A, KITTY, 50)], False),
        ([Hand(1, ThrownIn()), PotShared("stock", (A, B, C, D))], False),
        ([Hand(1, ThrownIn()), *(Paid(each, STOCK, 10) for each in (A, B, C, D))], False),
    ],
)
def test_what_was_put_into_a_pot_is_open_until_it_is_paid(writings, is_open):
    settings = CATALOGUE.house_rules["stock"].settings()
    evening = fold([opening("bavarian", None, ("stock", settings)), *writings])
    words = "Stock: what was put in is only written down so far, as every hand is, and is paid now."
    assert said(cash_words.in_pots(reckoning(evening))) == [words] * is_open


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (40, ["Among all at the table each gets 10."]),
        (
            42,
            [
                "Among all at the table each gets 10; one more: Bernd, Anna.",
                PlainSpeech().say(cash_words.UNDIVIDED),
            ],
        ),
    ],
)
def test_1_7_what_does_not_divide_goes_one_each_to_the_first_named(amount, words):
    assert said(cash_words.sharing(amount, (B, A, C, D), str)) == words
