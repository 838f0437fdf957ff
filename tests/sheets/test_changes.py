"""What corrections changed is told as the fold has it, and no hand is folded that nobody asks for."""

import random

import paper_evening as paper
import pytest
from calls import calls
from hypothesis import given, settings
from hypothesis import strategies as st
from paper_speech import PlainSpeech

from schafscore.core.evening import Evening, fold, step
from schafscore.core.journal import (
    Charge,
    Correction,
    Dealer,
    Deletion,
    Hand,
    Insertion,
    NewRules,
    PotShared,
    Restoration,
    Seats,
    Strike,
    Undo,
    in_force,
)
from schafscore.core.results import Verdict
from schafscore.sheets.changes import answers_changed, changes
from schafscore.sheets.rows import additions

CALL = next(each for each in paper.evening(0).writings[0].rules.entries if each.kind == "rufspiel")
OPENING = paper.evening(0).writings[0]
ENTRIES = paper.drawn(40, seed=9)
RESI, SEPP = paper.PEOPLE[:2]
HANDS = st.integers(1, 9)
WRITINGS = st.one_of(
    st.builds(Correction, HANDS, st.sampled_from(ENTRIES)),
    st.builds(Correction, HANDS, st.sampled_from(ENTRIES)),
    st.sampled_from([Strike(2), Strike(5), Restoration(2), Deletion(3), Deletion(6)]),
    st.builds(Dealer, st.sampled_from(paper.PEOPLE[:5]), st.none() | HANDS),
    st.sampled_from([Seats(paper.PEOPLE[:4], before=4), Seats(paper.PEOPLE[:6])]),
    st.sampled_from([NewRules(OPENING.rules, for_all=True), NewRules(OPENING.rules, before=3)]),
    st.builds(Undo, st.integers(1, 25)),
    st.just(PotShared("stock", (RESI, SEPP))),
    st.just(Charge(RESI, SEPP, 420)),
    st.just(Hand),
    st.just(Insertion),
)


def named(written):
    """Give every new hand of *written* a name of its own, and one place an entry."""
    for place, each in enumerate(written):
        entry = ENTRIES[place % len(ENTRIES)]
        if each is Hand:
            yield Hand(100 + place, entry)
        elif each is Insertion:
            yield Insertion(100 + place, 1 + place % 5, entry)
        else:
            yield each


def told(evening):
    """Return what every correction in force changed, folding the whole evening for each."""
    kept = in_force(evening.writings)
    then, found = Evening(), []
    for writing in kept:
        before, then = then, step(then, writing)
        if isinstance(writing, Correction):
            pair = [
                next((line for line in each.hands if line.hand == writing.hand), None)
                for each in (before, then)
            ]
            if None not in pair:
                paid = [
                    max((each.value for each in additions(line.outcome.transfers)), default=0)
                    for line in pair
                ]
                found.append((writing.hand, *paid))
    listed = {line.hand for line in evening.hands}
    return [each for each in found if each[0] in listed]


@given(st.lists(WRITINGS, max_size=12))
@settings(max_examples=60, deadline=None)
def test_every_correction_changed_what_folding_the_whole_evening_says(written):
    start = paper.evening(8).writings
    evening = fold([*start, *named(written)])
    found = changes(evening)
    assert [(each.hand, each.was, each.becomes) for each in found] == told(evening)
    places = [each.place for each in found]
    assert all(isinstance(evening.writings[place], Correction) for place in places)
    assert places == sorted(places)


def corrected(hands, order):
    """Correct half of so many hands, in an *order*."""
    chosen = order(random.Random(1).sample(range(1, hands + 1), hands // 2))
    booked = [Hand(n, ENTRIES[n % 40]) for n in range(1, hands + 1)]
    changed = [Correction(n, ENTRIES[(n + 1) % 40]) for n in chosen]
    return fold([OPENING, *booked, *changed])


@pytest.mark.parametrize("order", [sorted, lambda hands: sorted(hands, reverse=True)])
def test_twice_the_corrections_of_twice_the_hands_are_twice_the_work(order):
    some, more = corrected(20, order), corrected(40, order)
    assert len(changes(more)) == 20
    assert calls(lambda: changes(more)) < 2.5 * calls(lambda: changes(some))


def test_corrections_here_and_there_fold_no_further_than_anything_differs():
    some, more = corrected(40, list), corrected(160, list)
    assert calls(lambda: changes(more)) < 8 * calls(lambda: changes(some))


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        (Verdict.WON, Verdict.WON_SCHNEIDER, "won with Schneider instead of won"),
        (Verdict.WON, 44, "44 card points instead of won"),
        (70, Verdict.LOST, "lost instead of 70 card points"),
        (70, 95, "Card points: 95 instead of 70"),
    ],
)
def test_how_a_hand_ended_needs_no_question_before_it(was, now, said):
    """Fault: in German it read "Augen: mit Schneider gewonnen statt gewonnen"."""
    hands = [CALL(declarer=RESI, partner=SEPP, result=each) for each in (was, now)]
    assert [PlainSpeech().say(each) for each in answers_changed(*hands)] == [said]
