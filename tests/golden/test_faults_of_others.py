"""Faults that other score-keepers shipped, by their id: the kind of each must not happen here."""

from itertools import accumulate

import pytest
from tables import A, B, C, D, E, amounts, booked, opening, play, score

from schafscore.core.accounts import Person
from schafscore.core.agreed import Penalty
from schafscore.core.evening import fold, step
from schafscore.core.journal import Correction, Deletion, Hand, Seats, Strike
from schafscore.core.outcome import explain
from schafscore.core.results import Trickless
from schafscore.sheets.rows import rows
from schafscore.sheets.views import count
from schafscore.variants import bavarian, blattla, doppelkopf, skat, us4, wendish

RUF = bavarian.Rufspiel(declarer=A, partner=B, result=70)
SOLO = bavarian.Solo(declarer=C, suit=bavarian.Suit.BELLS, result=60)
EIGHT = (RUF, RUF, SOLO, RUF, SOLO, bavarian.ThrownIn(), RUF, SOLO)


def refused(variant, entry):
    return [problem.question for problem in fold([opening(variant), *booked(entry)]).problems]


def test_A04_the_skat_counts_for_the_matadors_of_a_hand_game():
    hearts = skat.Hearts(declarer=A, manner=skat.Manner.HAND, matadors=2, result=93)
    (line,) = play(opening("skat"), hearts).hands
    assert amounts(line, 3) == [50, 0, 0]
    assert explain(line.outcome.transfers[0].steps).startswith("2 with + 1 game + 1 hand + 1")


def test_A13_card_points_that_are_not_120_are_refused():
    assert refused("bavarian", bavarian.Rufspiel(declarer=A, partner=B, result=121)) == ["result"]
    lost = bavarian.Ramsch(points=((A, 78), (B, 38), (C, 0), (D, 0)))
    assert refused("bavarian", lost) == ["points"]


def test_A28_an_extra_point_is_nobodys_where_nobody_earned_it():
    caught, plain = us4.Deal(declarer=A, result=70, fox=B), us4.Deal(declarer=A, result=70)
    assert score(opening("us4"), caught) == [0, 0, 0, 0]
    assert score(opening("us4"), plain) == [1, -1, 1, -1]
    _, second = play(opening("us4"), caught, plain).hands
    assert amounts(second) == [1, -1, 1, -1]


@pytest.mark.parametrize(
    ("variant", "solo"),
    [
        ("bavarian", bavarian.Wenz(declarer=C, result=61)),
        ("bavarian", bavarian.Bettel(declarer=C, trickless=Trickless.DECLARERS)),
        ("blattla", blattla.Solo(declarer=C, result=61)),
        ("wendish", wendish.Solo(declarer=C, result=61)),
        ("doppelkopf", doppelkopf.Deal(winners=frozenset({C}), points=4)),
    ],
)
def test_A44_a_soloist_wins_from_three_what_each_of_them_loses(variant, solo):
    first, second, soloist, fourth = score(opening(variant), solo)
    assert first == second == fourth < 0
    assert soloist == -3 * first


def test_A56_a_penalty_stays_whatever_is_written_after_it():
    evening = play(opening("bavarian"), Penalty(payer=A, amount=20), RUF, RUF)
    corrected = step(evening, Correction(2, SOLO))
    for each in (evening, corrected, step(corrected, Strike(3))):
        assert amounts(each.hands[0]) == [-60, 20, 20, 20]
        assert rows(each)[0].totals[A] == -60


@pytest.mark.parametrize("removed", range(1, 9))
def test_A58_A59_A62_a_hand_taken_out_moves_every_total_after_it(removed):
    evening = step(play(opening("bavarian"), *EIGHT), Deletion(removed))
    listed = rows(evening)
    assert len(listed) == 7
    for person in (A, B, C, D):
        running = list(accumulate(row.deltas[person] for row in listed))
        assert [row.totals[person] for row in listed] == running
        assert running[-1] == evening.position.balances.get(person, 0)
        assert count(evening, (A, B, C, D)).total[person] == running[-1]


def test_A65_three_hands_of_one_are_three_and_not_six():
    one = us4.Deal(declarer=A, result=70)
    evening = play(opening("us4"), one, one, one)
    assert [row.totals[A] for row in rows(evening)] == [1, 2, 3]
    assert count(evening, (A, B, C, D)).total[A] == 3


def test_A74_one_hand_counts_once():
    evening = play(opening("bavarian"), SOLO)
    (row,) = rows(evening)
    assert row.deltas == row.totals == count(evening, (A, B, C, D)).total
    assert count(evening, (A, B, C, D)).lost == {A: 0, B: 0, C: 1, D: 0}


def test_A80_what_somebody_wins_who_stands_in_stands_on_a_line_of_his_own():
    stands_in = Seats((A, E, C, D), once=True)
    opened, first, second = opening("bavarian"), Hand(1, RUF), Hand(2, RUF)
    with_e = bavarian.Rufspiel(declarer=A, partner=E, result=70)
    evening = fold([opened, first, stands_in, Hand(2, with_e), Hand(3, second.entry)])
    assert evening.problems == ()
    assert evening.position.people == (A, B, C, D)
    last = rows(evening)[-1]
    assert (last.totals[B], last.totals[E]) == (20, 10)
    people = [n for who, n in evening.position.balances.items() if isinstance(who, Person)]
    assert sum(people) == 0


def test_A95_two_hands_of_one_person_are_two():
    evening = play(opening("bavarian"), SOLO, SOLO)
    assert count(evening, (A, B, C, D)).lost[C] == 2
    assert [row.deltas[C] for row in rows(evening)] == [-150, -150]
