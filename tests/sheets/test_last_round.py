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


def played_out(desk, each):
    """Who deals until the last round is over; the number must go down by one with every hand."""
    dealers, hands, ends = [], left(desk.evening, each), last_dealer(desk.evening, each)
    while left(desk.evening, each):
        assert left(desk.evening, each) == hands - len(dealers)
        assert last_dealer(desk.evening, each) == ends
        dealers.append(desk.names[desk.table.dealer])
        desk.book(ruf(desk))
    assert len(dealers) == hands
    assert dealers[-1:] == ([desk.names[ends]] if ends else [])
    return dealers


def announced_after(hands):
    """An evening in which Resi dealt first, and of which the last round is announced then."""
    desk = tables().new(plain_rules(), NAMES, NAMES[0])
    for _ in range(hands):
        desk.book(ruf(desk))
    return desk, announced(desk.evening)


def people(desk, *names):
    known = {name: who for who, name in desk.names.items()}
    return [known.get(name) or desk.known.named(name) for name in names]


def seated(desk, *names):
    desk.seat(people(desk, *names))


def test_who_comes_late_makes_the_last_round_no_longer_where_the_deal_has_passed_his_seat():
    """Fault: it was said that Fritz deals once more in it, and the others with him again."""
    desk, each = announced_after(7)
    assert left(desk.evening, each) == 3
    seated(desk, "Resi", "Fritz", "Sepp", "Vroni", "Hans", "Korbinian")
    assert played_out(desk, each) == ["Vroni", "Hans", "Korbinian"]
    assert set(deals(desk.evening).values()) == {2}


def test_who_comes_late_deals_in_the_last_round_where_the_deal_has_yet_to_come_to_him():
    """Fault: Fritz, who had never dealt, was to deal as often as the others had in all."""
    desk, each = announced_after(7)
    seated(desk, "Resi", "Sepp", "Vroni", "Fritz", "Hans", "Korbinian")
    assert played_out(desk, each) == ["Vroni", "Fritz", "Hans", "Korbinian"]


def test_who_came_late_before_the_last_round_is_announced_has_nothing_to_make_up_for():
    desk, _ = announced_after(5)
    seated(desk, *NAMES, "Fritz")
    each = announced(desk.evening)
    assert played_out(desk, each) == [*NAMES, "Fritz"]


def test_who_comes_back_in_the_last_round_deals_once_and_not_for_the_rounds_he_missed():
    """Fault: Hans, away for two rounds, was to deal three times."""
    desk, _ = announced_after(5)
    seated(desk, "Resi", "Sepp", "Vroni", "Korbinian")
    for _ in range(9):
        desk.book(ruf(desk))
    each = announced(desk.evening)
    assert left(desk.evening, each) == 3
    seated(desk, *NAMES)
    assert played_out(desk, each) == ["Sepp", "Vroni", "Hans", "Korbinian"]


def test_who_goes_and_comes_back_to_another_seat_has_dealt_what_he_had():
    desk, each = announced_after(6)
    seated(desk, "Sepp", "Vroni", "Hans", "Korbinian")
    desk.book(ruf(desk))
    seated(desk, "Sepp", "Vroni", "Hans", "Resi", "Korbinian")
    assert each == 2
    (resi,) = people(desk, "Resi")
    assert deals(desk.evening)[resi] == 2
    # Nobody waits for him, but Korbinian, who is waited for, sits behind him.
    assert played_out(desk, each) == ["Vroni", "Hans", "Resi", "Korbinian"]


def test_who_leaves_in_the_last_round_is_not_waited_for():
    desk, each = announced_after(7)
    seated(desk, "Resi", "Sepp", "Vroni", "Hans")
    assert played_out(desk, each) == ["Vroni", "Hans"]


def test_who_takes_the_seat_of_the_last_dealer_deals_the_last_hand():
    desk, each = announced_after(9)
    assert left(desk.evening, each) == 1
    seated(desk, "Resi", "Sepp", "Vroni", "Hans", "Fritz")
    assert played_out(desk, each) == ["Fritz"]


def test_who_stands_in_for_one_hand_deals_for_whose_seat_it_is():
    """Fault: the last round became longer for the one hand in which somebody stood in."""
    desk, each = announced_after(7)
    desk.seat(people(desk, "Resi", "Sepp", "Fritz", "Hans", "Korbinian"), once=True)
    assert left(desk.evening, each) == 3
    assert played_out(desk, each) == ["Fritz", "Hans", "Korbinian"]
    assert set(deals(desk.evening).values()) == {2}


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
