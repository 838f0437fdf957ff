"""People come, go, swap seats, stand in for one hand; everybody keeps what he has (fault A79)."""

import pytest
from desks import NAMES, plain_rules, ruf, stock_rules, tables

from schafscore.core.journal import Dealer, Seats
from schafscore.core.variant import Table
from schafscore.services.log_words import log_lines
from schafscore.services.ports import ForgottenError, RefusedError
from schafscore.variants.bavarian import ThrownIn


@pytest.fixture
def desk():
    return tables().new(stock_rules(), NAMES)


def test_who_stands_in_for_one_hand_sits_in_that_seat_and_goes_again(desk):
    fritz = desk.known.named("Fritz")
    everybody = desk.table.people
    out = desk.table.playing[0]
    seats = tuple(fritz if each == out else each for each in everybody)
    desk.seat(seats, once=True)
    assert desk.table.people == seats
    assert fritz in desk.table.playing
    done = desk.book(ruf(desk))
    assert done.line.deltas[fritz]
    assert out not in done.line.deltas
    assert desk.table.people == everybody
    assert desk.evening.position.balances[fritz] == done.line.deltas[fritz]
    assert fritz in desk.people


def test_who_stands_in_for_the_dealer_deals_and_the_deal_passes_on(desk):
    fritz = desk.known.named("Fritz")
    everybody, dealer = desk.table.people, desk.table.dealer
    seats = tuple(fritz if each == dealer else each for each in everybody)
    desk.seat(seats, once=True)
    assert desk.table.dealer == fritz
    desk.book(ruf(desk))
    following = everybody[(everybody.index(dealer) + 1) % len(everybody)]
    assert desk.table.dealer == following


def test_who_stands_in_stays_while_the_same_dealer_deals_again():
    desk = tables().new(plain_rules(redeal=True), NAMES)
    fritz = desk.known.named("Fritz")
    everybody, dealer = desk.table.people, desk.table.dealer
    seats = tuple(fritz if each == desk.table.playing[0] else each for each in everybody)
    desk.seat(seats, once=True)
    desk.book(ThrownIn())
    assert desk.table.dealer == dealer
    assert desk.table.people == seats
    desk.book(ruf(desk))
    assert desk.table.people == everybody


def test_one_more_stand_in_brings_back_those_who_sat_at_first(desk):
    fritz, gerti = desk.known.named("Fritz"), desk.known.named("Gerti")
    everybody = desk.table.people
    desk.seat((fritz, *everybody[1:]), once=True)
    desk.seat((fritz, gerti, *everybody[2:]), once=True)
    desk.book(ruf(desk))
    assert desk.table.people == everybody


def test_seats_for_good_end_standing_in(desk):
    fritz = desk.known.named("Fritz")
    everybody = desk.table.people
    seats = (fritz, *everybody[1:])
    desk.seat(seats, once=True)
    desk.seat((*seats[1:], seats[0]))
    desk.book(ruf(desk))
    assert desk.table.people == (*seats[1:], seats[0])


def test_seats_and_dealer_are_one_act(desk):
    desk.book(ruf(desk))
    people = desk.table.people
    swapped = (people[1], people[0], *people[2:])
    dealer = next(each for each in people if each != desk.table.dealer)
    desk.seat(swapped, dealer=dealer)
    assert desk.table.people == swapped
    assert desk.table.dealer == dealer
    desk.undo()
    assert desk.table.people == people


def test_seats_and_dealer_from_an_earlier_hand_on(desk):
    for _ in range(3):
        desk.book(ruf(desk))
    people, second = desk.table.people, desk.evening.hands[1]
    swapped = (*people[1:], people[0])
    dealer = next(each for each in people if each != second.table.dealer)
    writings = desk.would_seat(swapped, second.hand, dealer=dealer)
    assert [type(each) for each in writings] == [Seats, Dealer]
    desk.seat(swapped, second.hand, dealer=dealer)
    tables_then: list[Table] = [line.table for line in desk.evening.hands]
    assert tables_then[0].people == people
    assert tables_then[1].people == swapped
    assert tables_then[1].dealer == dealer


def test_only_another_dealer_writes_only_the_dealer(desk):
    people = desk.table.people
    dealer = next(each for each in people if each != desk.table.dealer)
    assert desk.would_seat(people, dealer=dealer) == (Dealer(dealer),)
    with pytest.raises(RefusedError):
        desk.seat(people)


def test_A79_who_comes_at_hand_three_has_nothing_before_and_keeps_his_own(desk):
    for _ in range(2):
        desk.book(ruf(desk))
    fritz = desk.known.named("Fritz")
    before = dict(desk.evening.position.balances)
    desk.seat((*desk.table.people, fritz))
    rows = desk.rows()
    assert all(fritz not in row.totals for row in rows)
    desk.book(ruf(desk))
    assert fritz in desk.rows()[-1].totals
    gone = desk.table.people[0]
    desk.seat(desk.table.people[1:])
    assert desk.evening.position.balances[gone] == desk.rows()[-1].totals[gone]
    assert set(before) <= set(desk.evening.position.balances)


def test_a_table_that_nobody_plays_at_is_refused(desk):
    with pytest.raises(RefusedError):
        desk.seat(desk.table.people[:2])


def test_the_log_says_for_one_hand(desk):
    fritz = desk.known.named("Fritz")
    desk.seat((fritz, *desk.table.people[1:]), once=True)
    assert "for one hand" in log_lines(desk)[-1].words.text


def test_somebody_whose_name_another_program_has_forgotten_sits_nowhere(tmp_path):
    opened, beside = tables(tmp_path / "evenings.db"), tables(tmp_path / "evenings.db")
    gone = opened.new(plain_rules(), ["Fritz", "Gusti", "Loni", "Max"])
    desk = opened.new(stock_rules(), NAMES)
    fritz, *_ = gone.table.people
    beside.remove(gone.record.id)
    with pytest.raises(ForgottenError):
        desk.seat((fritz, *desk.table.people[1:]))
    assert len(desk.written) == 1
