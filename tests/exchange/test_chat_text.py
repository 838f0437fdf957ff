"""The text for the chat says the same as list and settlement."""

from dataclasses import replace

import pytest
from desks import NAMES, plain_rules, ruf, stock_rules
from paper_speech import PlainSpeech
from tables import CATALOGUE
from travellers import machine

from schafscore.core.journal import Charge, Hand, Paid, Terms
from schafscore.core.variant import rules
from schafscore.exchange.chat_text import chat_text
from schafscore.variants.bavarian import Manual, Solo, Suit, ThrownIn


class ChatSpeech(PlainSpeech):
    def date(self, day):
        return f"{day:%d.%m.%Y}"


@pytest.fixture
def desk():
    opened = machine().new(plain_rules(), NAMES, title="Ochsen", place="Stube")
    opened.book(ruf(opened))
    declarer = opened.table.forehand
    opened.book(Solo(declarer=declarer, suit=Suit.HEARTS, result=100))
    return opened


def lines(desk):
    return chat_text(desk, ChatSpeech()).splitlines()


def test_totals_the_best_hand_and_the_payments_are_told(desk):
    assert lines(desk) == [
        "Ochsen, Stube, 06.03.2026",
        "Vroni +190 ct",
        "Sepp +10 ct",
        "Resi −60 ct",
        "Hans −70 ct",
        "Korbinian −70 ct",
        "2 hand(s)",
        "Best hand: number 2, Vroni, Hearts Solo, Schneider: +180 ct",
        "Who pays whom:",
        "Hans → Vroni: 70 ct",
        "Korbinian → Vroni: 70 ct",
        "Resi → Vroni: 50 ct",
        "Resi → Sepp: 10 ct",
    ]


def test_drinks_and_payments_made_are_told_too(desk):
    resi, sepp, vroni, *_ = desk.people
    desk.charge(Charge(resi, sepp, 420, "Halbe"))
    desk.pay(Paid(resi, vroni, 60))
    told = lines(desk)
    assert "Resi −60 ct (with drinks and kitty −480 ct)" in told
    assert told[told.index("Paid:") + 1] == "Resi → Vroni: 60 ct"
    assert "Resi → Sepp: 420 ct" in told[told.index("Who pays whom:") :]


def test_sums_that_are_rounded_to_coins_say_so(desk):
    """+10 stood there, and nobody paid it."""
    assert not any("Rounded" in line for line in lines(desk))
    desk.change_terms(Terms(50))
    told = lines(desk)
    (said,) = [line for line in told if line.startswith("Rounded to 50 cents")]
    assert told.index(said) < told.index("Who pays whom:")


def test_what_is_not_open_any_more_and_what_lies_in_a_pot_stand_before_who_pays_whom():
    desk = machine().new(stock_rules(), NAMES)
    desk.change_terms(Terms(at_once=True))
    desk.book(ruf(desk))
    assert lines(desk)[-1] == (
        "The games were paid in cash after every hand: nothing of them is open."
    )
    desk.change_terms(Terms())
    desk.book(ThrownIn())
    told = lines(desk)
    (cash,) = [line for line in told if line.startswith("In cash: ")]
    (pot,) = [line for line in told if line.startswith("Stock: what was put in")]
    assert cash == "In cash: hand 1. The other hands are open."
    assert told.index(cash) < told.index(pot) < told.index("Who pays whom:")


def test_a_list_of_points_is_not_turned_into_money_unasked():
    skat = CATALOGUE.variants["skat"]
    desk = machine().new(rules(skat), ("Anna", "Bernd", "Carl"))
    kind = next(each for each in skat.entries if issubclass(each, Manual))
    desk.book(kind(amounts=((desk.people[0], 96),), reason="Übertrag"))
    assert lines(desk) == ["Skat, 06.03.2026", "Anna +96", "Bernd 0", "Carl 0", "1 hand(s)"]


def test_a_settled_evening_asks_for_no_payment(desk):
    desk.settle()
    assert "Who pays whom:" not in lines(desk)
    assert "Paid:" in lines(desk)


def test_what_the_file_of_an_evening_states_is_no_business_of_the_chat(desk):
    best = desk.evening.hands[-1].writing
    stated = ((desk.people[0], 5),)
    desk._write(Hand(9, replace(best.entry, result=120), stated=stated))
    assert any("≠" in str(mark) for mark in desk.rows()[-1].marks)
    assert not any("≠" in line for line in lines(desk))
