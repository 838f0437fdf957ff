"""The log in words: what was paid and shared out is said with its amount."""

import pytest
from desks import NAMES, stock_rules, tables
from paper_speech import PlainSpeech

from schafscore.core.accounts import KITTY, STOCK
from schafscore.core.journal import Charge, Paid
from schafscore.services.log_words import act_in_words, log_lines
from schafscore.variants.bavarian import ThrownIn


@pytest.fixture
def desk():
    opened = tables().new(stock_rules(), NAMES)
    opened.book(ThrownIn())
    return opened


def said(desk):
    return [PlainSpeech().say(each.words, desk.names) for each in log_lines(desk)]


def test_the_log_says_how_much_was_paid_and_charged(desk):
    """Fault: the log named no amounts: who had paid whom, and not how much."""
    first, second, *_ = desk.people
    one, other = desk.names[first], desk.names[second]
    desk.charge(Charge(first, KITTY, 100), Charge(first, second, 420, "Weißbier"))
    desk.pay(Paid(first, second, 120))
    assert said(desk)[-3:] == [
        f"{one} owes Kitty 100 ct",
        f"{one} owes {other} 420 ct",
        f"{one} paid {other} 120 ct",
    ]
    (at,) = [place for place, _ in desk.reckoning().payments]
    desk.undo()
    assert said(desk)[-1] == f"Taken back: {one} paid {other} 120 ct"
    desk.redo()
    desk.withdraw(at)
    assert said(desk)[-1] == f"Taken out again: {one} paid {other} 120 ct"


def test_the_log_says_who_got_how_much_of_a_pot(desk):
    held = desk.evening.position.balances[STOCK]
    desk.share_pot(STOCK, desk.people)
    each = held // len(desk.people)
    shares = ", ".join(f"{desk.names[who]} {each} ct" for who in desk.people)
    words = said(desk)[-1]
    assert words.startswith("Stock shared out: ")
    assert sorted(words.removeprefix("Stock shared out: ").split(", ")) == sorted(
        shares.split(", ")
    )


def test_all_that_one_act_wrote_is_said_of_it_when_it_is_taken_back(desk):
    """Fault: "Ann owes Kitty 2.55" was said where what all five owed was taken back."""
    people = desk.people
    anna, bernd, carl, *_ = (desk.names[each] for each in people)

    def undoable():
        return PlainSpeech().say(act_in_words(desk, desk.undoable), desk.names)

    desk.charge(*(Charge(each, KITTY, 255) for each in people))
    assert undoable() == "Everybody owes Kitty 255 ct"
    desk.charge(*(Charge(each, people[2], 420, "Halbe") for each in people[:2]))
    assert undoable() == f"{anna} and {bernd} owe {carl} 420 ct each"
    desk.pay(Paid(people[0], people[2], 420), Paid(people[1], people[2], 20))
    assert undoable() == f"{anna} paid {carl} 420 ct, {bernd} paid {carl} 20 ct"
    desk.charge(Charge(people[0], KITTY, 100), Charge(people[0], people[1], 420))
    desk.undo()
    words = act_in_words(desk, desk.redoable)
    assert PlainSpeech().say(words, desk.names) == (
        f"{anna} owes Kitty 100 ct, {anna} owes {bernd} 420 ct"
    )
