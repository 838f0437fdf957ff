"""What a writing would change, as the page of a correction shows it."""

from dataclasses import replace

import paper_evening as paper
from lines import typed, under
from tables import CATALOGUE, A, B, C, D, opening, play

from schafscore.core.accounts import STOCK, Pot
from schafscore.core.agreed import ThrownIn
from schafscore.core.evening import step
from schafscore.core.journal import (
    Correction,
    Dealer,
    Deletion,
    Hand,
    Insertion,
    Restoration,
    Seats,
    Strike,
)
from schafscore.core.rounds import WAITING
from schafscore.core.text import phrase
from schafscore.sheets.differences import differences, spans
from schafscore.sheets.rows import State, people, rows

EVENING = paper.evening()
ROWS = {row.number: row for row in rows(EVENING)}


def remarks(found):
    return [str(each) for each in found.remarks]


def test_nothing_written_changes_nothing():
    found = differences(EVENING, ())
    assert not found.hands
    assert not found.remarks
    assert not any(each.difference for each in found.totals)


def test_A29_a_lost_herz_solo_struck_takes_its_round_with_it():
    found = differences(EVENING, (Strike(ROWS[27].hand),))
    assert remarks(found)[0] == "Hands 28 to 31 no longer count double"
    assert next(each.becomes.number for each in found.hands) == 27
    for each in found.hands[1:]:
        assert each.becomes.value in (each.was.value, each.was.value and each.was.value // 2)


def test_totals_are_those_of_the_evening_after_it():
    strike = Strike(ROWS[27].hand)
    after = step(EVENING, strike).position.balances
    for each in differences(EVENING, (strike,)).totals:
        assert each.was == EVENING.position.balances.get(each.account, 0)
        assert each.becomes == after.get(each.account, 0)
    money = (each for each in differences(EVENING, (strike,)).totals if each.account != WAITING)
    assert sum(each.difference for each in money) == 0


def test_totals_name_everybody_and_of_the_pots_those_that_would_hold_something_else():
    everybody, held = list(people(EVENING)), EVENING.position.balances
    for row in [*ROWS.values()][::5]:
        then = step(EVENING, Strike(row.hand)).position.balances
        pots = {
            pot
            for pot in {**held, **then}
            if isinstance(pot, Pot) and held.get(pot, 0) != then.get(pot, 0)
        }
        named = [each.account for each in differences(EVENING, (Strike(row.hand),)).totals]
        assert named[: len(everybody)] == everybody
        assert sorted(named[len(everybody) :]) == sorted(pots)
    settings = CATALOGUE.house_rules["stock"].settings()
    thrown_in = play(opening("bavarian", None, ("stock", settings)), ThrownIn())
    named = [each.account for each in differences(thrown_in, (Strike(1),)).totals]
    assert named == [A, B, C, D, STOCK]
    listed = typed(under("skat", people=3), "a e m2")  # written to nobody's cost
    assert [each.account for each in differences(listed, (Strike(1),)).totals] == [A, B, C]
    assert [each.account for each in differences(EVENING, ()).totals] == everybody


def test_a_deleted_hand_keeps_its_place_and_renumbers_the_rest():
    found = differences(EVENING, (Deletion(ROWS[60].hand),))
    assert [(each.was.number, each.becomes) for each in found.hands] == [(60, None)]
    found = differences(EVENING, (Deletion(ROWS[59].hand),))
    assert found.hands[0].becomes is None
    assert "The hands after it get other numbers" in remarks(found)


def test_a_hand_that_counts_again_is_one_hand_that_changes():
    """Fault: it stood there twice, as one that comes and one that goes."""
    hand = ROWS[60].hand
    struck = step(EVENING, Strike(hand))
    (found,) = differences(struck, (Restoration(hand),)).hands
    assert (found.hand, found.was.state, found.becomes) == (hand, State.STRUCK, ROWS[60])


def test_who_deals_next_is_among_what_changes():
    """Fault: nothing was said where somebody else shall deal the next hand."""
    deals = EVENING.position.dealer
    other = next(each for each in EVENING.position.people if each != deals)
    (said,) = differences(EVENING, (Dealer(other),)).remarks
    assert said == phrase("{dealer} would deal next, not {other}", dealer=other, other=deals)
    assert not differences(EVENING, (Dealer(deals),)).remarks


def test_an_inserted_hand_comes_before_the_one_it_was_forgotten_before():
    entry = next(each.entry for each in EVENING.writings if isinstance(each, Hand))
    found = differences(EVENING, (Insertion(999, ROWS[60].hand, entry),))
    assert next((each.hand, each.was) for each in found.hands) == (999, None)


def test_a_correction_shows_the_hand_though_only_its_words_change():
    hand = ROWS[1].hand
    entry = next(
        each.entry for each in EVENING.writings if isinstance(each, Hand) and each.hand == hand
    )
    assert not differences(EVENING, (Correction(hand, entry),)).hands


def test_numbers_are_told_as_spans():
    assert str(spans([3])) == "3"
    assert str(spans([3, 4])) == "3 and 4"
    assert str(spans([7, 8, 9, 10, 12])) == "7 to 10 and 12"
    assert str(spans([])) == ""


def test_two_hands_and_one_more_are_told_with_a_single_and():
    """Fault: "Hands 4 and 5, 7 no longer count double"."""
    assert str(spans([4, 5, 7])) == "4, 5 and 7"
    assert str(spans([1, 3, 4, 7, 8, 9])) == "1, 3, 4 and 7 to 9"


def test_a_thrown_in_hand_that_uses_up_a_doubled_one_is_not_said_to_count_double():
    """What goes into the Stock is not doubled (3.12): "now counts double" beside 80, 80 was odd."""
    lines = {line.hand: line for line in EVENING.hands}
    lost = lines[ROWS[27].hand].writing.entry
    thrown = next(row for row in ROWS.values() if row.kind == "Thrown in" and not row.doubled)
    before = lines[ROWS[thrown.number - 1].hand]
    entry = replace(lost, declarer=before.table.playing[0])
    found = differences(EVENING, (Correction(before.hand, entry),))
    assert found.hands[0].becomes.number == thrown.number - 1
    assert thrown.hand not in {each.hand for each in found.hands}
    assert f"Hand {thrown.number} now uses up a doubled hand" in remarks(found)
    (said,) = [each for each in remarks(found) if "now count" in each]
    assert str(thrown.number) not in said


def test_seats_that_cannot_have_been_say_who_sits_out_or_is_not_there():
    """Fault: the only reason given was "This cannot be"."""
    last = EVENING.hands[-1]
    caller, here = last.writing.entry.declarer, last.table.people
    told = differences(EVENING, (Dealer(caller, before=last.hand),)).remarks[-1]
    assert dict(told.values)["why"] == phrase("{who} sits out", who=caller)
    gone = tuple(each for each in here if each != caller)
    told = differences(EVENING, (Seats(gone, before=last.hand),)).remarks[-1]
    assert dict(told.values)["number"] == ROWS[60].number
    assert dict(told.values)["why"] == phrase("{who} does not sit here", who=caller)


def test_several_hands_that_no_longer_fit_say_what_stops_the_first():
    third = EVENING.hands[2]
    gone = third.writing.entry.declarer
    here = tuple(each for each in third.table.people if each != gone)
    told = differences(EVENING, (Seats(here, before=third.hand),)).remarks[-1]
    assert told.text.startswith("Hands {hands} no longer fit. Hand {number}: ")
    assert dict(told.values)["number"] == third.after.number
    assert dict(told.values)["why"] == phrase("{who} does not sit here", who=gone)


def test_totals_are_those_after_the_hand_that_is_put_in():
    """Fault: the page of a hand put in later said "Totals after hand 60" where 61 was meant."""
    entry = EVENING.hands[0].writing.entry
    put_in = differences(EVENING, (Insertion(999, ROWS[60].hand, entry),))
    assert put_in.number == EVENING.position.number + 1
    assert differences(EVENING, (Deletion(ROWS[60].hand),)).number == EVENING.position.number - 1
