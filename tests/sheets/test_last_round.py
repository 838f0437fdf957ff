"""The last round: until everybody has dealt equally often."""

from desks import NAMES, plain_rules, ruf, tables

from schafscore.sheets.last_round import announced, deals, last_dealer, left
from schafscore.variants.bavarian import ThrownIn


def test_a_redeal_is_no_deal_of_its_own():
    desk = tables().new(plain_rules(redeal=True), NAMES)
    desk.book(ThrownIn())
    assert sum(deals(desk.evening).values()) == 0
    desk.book(ruf(desk))
    assert sum(deals(desk.evening).values()) == 1


def test_the_number_goes_down_and_ends_at_nothing():
    desk = tables().new(plain_rules(), NAMES)
    desk.book(ruf(desk))
    each = announced(desk.evening)
    assert each == 1
    numbers = []
    while left(desk.evening, each):
        numbers.append(left(desk.evening, each))
        desk.book(ruf(desk))
    assert numbers == [4, 3, 2, 1]
    assert announced(desk.evening) == 2
    assert left(desk.evening, 2) == 5


def test_who_comes_later_deals_as_often_as_the_others():
    desk = tables().new(plain_rules(), NAMES)
    for _ in range(5):
        desk.book(ruf(desk))
    desk.seat((*desk.table.people, desk.known.named("Fritz")))
    each = announced(desk.evening)
    assert left(desk.evening, each) == 1


def test_an_inserted_hand_after_which_later_deals_stay_makes_the_last_round_no_longer():
    """Fault: it said that 3 hands were to come, then 2, 2 and 1: one had dealt twice in a row."""
    desk = tables().new(plain_rules(), NAMES)
    for _ in range(2):
        desk.book(ruf(desk))
    desk.insert(2, ruf(desk), keep_dealers=True)
    each = announced(desk.evening)
    size, ends = len(desk.table.people), last_dealer(desk.evening, each)
    numbers = []
    while left(desk.evening, each):
        numbers.append(left(desk.evening, each))
        assert last_dealer(desk.evening, each) == ends
        dealer = desk.table.dealer
        desk.book(ruf(desk))
    assert numbers == [*range(size - 2, 0, -1)]
    assert dealer == ends
    assert last_dealer(desk.evening, each) is None
