"""The list: what a row says is what the fold moved, and why."""

import paper_evening as paper
import pytest
from calls import calls
from evenings import evenings
from hypothesis import given, settings
from hypothesis import strategies as st
from lines import typed, under
from tables import CATALOGUE, A, opening, play

from schafscore.core.accounts import STOCK, Outside, Person
from schafscore.core.evening import fold, step
from schafscore.core.journal import Correction, Deletion, Hand, PotShared, Seats, Strike, Undo
from schafscore.core.outcome import Contract, explain
from schafscore.core.results import Holder, Level, Verdict
from schafscore.houserules import bock
from schafscore.sheets import rows as sheet
from schafscore.sheets.changes import changes
from schafscore.sheets.played import Played, played
from schafscore.sheets.rows import Doubled, State, people, row_of, rows
from schafscore.sheets.why import why
from schafscore.variants import bavarian, german

RESI, SEPP, VRONI, HANS, KORBINIAN = paper.PEOPLE[:5]


@pytest.fixture(scope="module")
def listed():
    return rows(paper.evening())


def test_the_words_of_a_hand(listed):
    row = listed[47]
    assert (row.number, str(row.kind), row.contract) == (48, "Sauspiel", Contract.PARTNERS)
    assert (row.declarer, row.partner) == (SEPP, RESI)
    assert (row.won, row.level, row.points) == (False, Level.SCHNEIDER, 20)
    assert row.suit is paper.SUITS["G"] or row.suit is paper.SUITS["E"]
    assert row.dealer == VRONI
    assert row.sitting_out == (VRONI,)
    assert row.corrected


def test_the_addition_comes_from_the_steps(listed):
    (paid,) = listed[47].additions
    assert [step.number for step in paid.terms] == [20, 10]
    assert [step.number for step in paid.factors] == [2, 2, 2]
    assert paid.value == listed[47].value == 240
    marks = [str(mark) for mark in listed[47].marks]
    assert marks[0] == "Schneider"
    assert marks[-2:] == ["Kontra", "Bock"]


@pytest.mark.parametrize(("offered", "said"), [(0, []), (8, ["8 trumps"])])
def test_what_was_not_counted_has_no_line_on_paper(offered, said):
    game = german.Game(declarer=A, result=70, offered=offered)
    (row,) = rows(play(opening("german"), game))
    assert [str(each) for each in row.said] == said


def test_runners_the_player_lacks_are_without():
    opened = paper.evening(1).writings[0]
    wenz = bavarian.Wenz(declarer=SEPP, result=Verdict.WON, runners=2, holder=Holder.WITHOUT)
    (row,) = rows(fold((opened, Hand(1, wenz))))
    assert row.without
    assert [(each.text, each.number) for each in row.marks] == [("without %n", 2)]


def test_A68_who_sits_out_has_no_amount_and_keeps_his_total(listed):
    before, row = listed[46], listed[47]
    assert VRONI not in row.deltas
    assert row.totals[VRONI] == before.totals[VRONI]


def test_A29_every_doubled_hand_knows_its_place_in_its_round(listed):
    found = {row.number: row.doubled for row in listed if row.doubled}
    first = {27 + n: Doubled(n, 4, 27) for n in range(1, 5)}
    second = {45 + n: Doubled(n, 4, 45) for n in range(1, 5)}
    assert found == first | second


def test_the_stock_is_that_of_the_fold(listed):
    held = {row.number: row.pots.get(STOCK, 0) for row in listed}
    assert (held[17], held[18], held[19], held[43], held[44]) == (80, 160, 0, 80, 0)


def test_a_soloist_is_alone_and_announces(listed):
    assert listed[51].alone == RESI
    assert listed[51].announced is bavarian.Promise.TOUT
    assert listed[0].alone is None
    assert listed[0].announced is None


def test_who_played_how_often(listed):
    assert played(listed, VRONI) == Played(15, 13, 3)
    assert played(listed, KORBINIAN) == Played(8, 5, 1)


def test_every_reason_says_its_sum(listed):
    reason = listed[18].reasons[-1]
    assert reason.amount == 80
    assert "80" in explain(reason.steps)
    assert {giver for giver, _ in reason.pairs} == {STOCK}


def test_a_struck_hand_keeps_its_number_and_moves_nothing():
    evening = step(paper.evening(10), Strike(3))
    row = rows(evening)[2]
    assert (row.number, row.state, dict(row.deltas)) == (3, State.STRUCK, {})


def test_a_refused_hand_stays_with_its_problem():
    wrong = bavarian.Rufspiel(declarer=SEPP, partner=SEPP, result=70)
    row = rows(step(paper.evening(5), Hand(90, wrong)))[-1]
    assert row.state is State.REFUSED
    assert row.problems
    assert row.declarer == SEPP
    assert dict(row.deltas) == {}


def test_a_deleted_hand_has_no_row():
    found = rows(step(paper.evening(5), Deletion(2)))
    assert [row.number for row in found] == [1, 2, 3, 4]
    assert [row.hand for row in found] == [1, 3, 4, 5]


def test_a_shared_pot_is_a_row_without_a_hand():
    evening = step(paper.evening(17), PotShared("stock", (RESI, SEPP, VRONI)))
    row = rows(evening)[-1]
    assert row.hand is None
    assert [row.deltas[each] for each in (RESI, SEPP, VRONI)] == [27, 27, 26]
    assert row.totals == {each: evening.position.balances.get(each, 0) for each in people(evening)}


def test_who_comes_later_is_not_in_earlier_rows():
    evening = fold([*paper.evening(3).writings, Seats(paper.PEOPLE[:6])])
    found = rows(step(evening, Hand(50, bavarian.ThrownIn())))
    assert paper.PEOPLE[5] not in found[2].totals
    assert paper.PEOPLE[5] in found[3].totals
    assert people(evening) == paper.PEOPLE[:6]


def test_who_leaves_keeps_his_total():
    evening = fold([*paper.evening(3).writings, Seats(paper.PEOPLE[:4])])
    found = rows(step(evening, Hand(50, bavarian.ThrownIn())))
    assert found[3].totals[KORBINIAN] == found[2].totals[KORBINIAN]
    assert KORBINIAN not in found[3].deltas


@pytest.mark.parametrize("variant", CATALOGUE.variants.values(), ids=CATALOGUE.variants)
def test_any_evening_of_any_variant_lists_what_the_fold_moved(variant):
    @given(evenings(variant, most=4))
    @settings(max_examples=15, deadline=None)
    def listed_as_folded(evening):
        found = rows(evening)
        assert [row.number for row in found] == list(range(1, len(found) + 1))
        for row, line in zip(found, evening.hands, strict=True):
            assert row.totals == {
                each: line.after.balances.get(each, 0) for each in evening.position.people
            }
            moved = {a: n for a, n in {**row.deltas, **row.moves}.items() if n}
            assert moved == {
                a: n for a, n in line.deltas.items() if n and not isinstance(a, Outside)
            }
            sums = [each.amount * len(each.pairs) for each in row.reasons]
            assert sum(sums) == sum(each.amount for each in line.outcome.transfers)

    listed_as_folded()


ENTRIES = paper.drawn(40, seed=9)
WRITINGS = st.one_of(
    st.builds(Hand, st.integers(100, 999), st.sampled_from(ENTRIES)),
    st.builds(Correction, st.integers(1, 20), st.sampled_from(ENTRIES)),
    st.builds(Strike, st.integers(1, 20)),
    st.builds(Deletion, st.integers(1, 20)),
    st.builds(Undo, st.integers(1, 25)),
    st.sampled_from([Seats(paper.PEOPLE[:6]), Seats(paper.PEOPLE[:4])]),
    st.just(PotShared("stock", (RESI, SEPP))),
)


@given(st.lists(WRITINGS, max_size=6))
@settings(max_examples=30, deadline=None)
def test_a_list_that_goes_on_is_the_list_made_anew(writings):
    before = paper.evening(20)
    listed = rows(before)
    for writing in writings:
        after = step(before, writing)
        continued = rows(after, before, listed)
        assert continued == rows(after)
        before, listed = after, continued


def test_one_hand_more_makes_one_row_more():
    before = paper.evening(40)
    listed = rows(before)
    after = step(before, Hand(50, ENTRIES[0]))
    continued = rows(after, before, listed)
    assert len(continued) == 41
    assert all(new is old for new, old in zip(continued, listed, strict=False))
    undone = rows(step(after, Undo(len(after.writings) - 1)), after, continued)
    assert all(new is old for new, old in zip(undone, listed, strict=True))


def test_a_correction_taken_back_to_the_same_hand_loses_its_mark():
    """The line is as it was before, yet the row is not: only its mark has changed."""
    first = paper.evening(5)
    entry = first.writings[2].entry
    marked = step(first, Correction(2, entry))
    assert rows(marked, first, rows(first))[1].corrected
    undone = step(marked, Undo(len(marked.writings) - 1))
    assert not rows(undone, marked, rows(marked))[1].corrected


@given(st.lists(st.integers(0, 2), max_size=12), st.integers(0, 2**16))
@settings(max_examples=10, deadline=None)
def test_A29_rounds_queue_up_and_each_hand_uses_one(lost, seed):
    """Herz-Soli lost one after the other: each adds a round, no hand counts in two."""
    entries = paper.drawn(len(lost), seed % 97 + 1)
    for place, which in enumerate(lost):
        if which:
            playing = [seat for seat in range(5) if seat != place % 5]
            entries[place] = paper.hand("Solo", "H", playing[0], result=40)
    opened = paper.evening(0).writings[0]
    evening = fold([opened, *(Hand(n, each) for n, each in enumerate(entries, 1))])
    used = {row.hand: row.doubled for row in rows(evening) if row.doubled}
    waiting = evening.position.balances.get(bock.WAITING, 0)
    triggered = sum(
        1
        for row in rows(evening)
        if row.won is False and row.suit is paper.SUITS["H"] and str(row.kind) == "Solo"
    )
    assert len(used) + waiting == 4 * triggered
    assert all(each.because < hand for hand, each in used.items())


def test_3_8_a_list_is_made_in_one_pass_where_rounds_begin_faster_than_they_are_used_up():
    even = CATALOGUE.house_rules["bock"].settings(even=True)
    start = under("bavarian", people=4, customs=[("bock", even)])
    some = typed(start, *("a b =60",) * 20)
    more = typed(some, *("a b =60",) * 60)
    assert calls(lambda: rows(more)) < 4.2 * calls(lambda: rows(some))
    last = rows(more)[-1].doubled
    assert last == Doubled(3, 4, 20)


def test_a_correction_tells_what_it_changed():
    first, second = changes(paper.evening())
    assert (first.hand, first.was, first.becomes) == (14, 20, 30)
    assert [str(each) for each in first.answers] == ["Card points: 93 instead of 83"]
    assert (second.hand, second.was, second.becomes) == (48, 120, 240)


def test_a_correction_taken_back_is_not_told():
    evening = paper.evening()
    undone = step(evening, Undo(len(evening.writings) - 1))
    assert [each.hand for each in changes(undone)] == [14]
    assert not rows(undone)[47].corrected


def test_another_kind_is_told_as_such():
    evening = step(paper.evening(2), Correction(1, paper.hand("Wenz", "", 1, result=70)))
    assert [str(each) for each in changes(evening)[0].answers] == ["Wenz instead of Sauspiel"]


def test_people_are_persons():
    assert all(isinstance(each, Person) for each in people(paper.evening(1)))


def test_a_row_made_alone_is_the_row_of_the_list():
    evening = paper.evening()
    assert all(row_of(evening, row.hand) == row for row in rows(evening) if row.hand is not None)


def test_why_one_hand_came_to_its_amounts_asks_for_no_other_row(monkeypatch):
    made = []
    real = sheet._row
    monkeypatch.setattr(sheet, "_row", lambda *told: made.append(told) or real(*told))
    evening = paper.evening()
    doubled = next(row for row in rows(evening) if row.doubled)
    made.clear()
    why(evening, doubled.hand)
    assert len(made) == 2
