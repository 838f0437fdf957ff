"""How often an evening is scored while it is folded."""

from dataclasses import replace

import pytest
from tables import CATALOGUE, A, B, C, booked, opening

from schafscore.core.evening import fold, step
from schafscore.core.journal import Correction, Deletion, NewRules, Strike, Undo
from schafscore.core.review import keeping_dealers, preview
from schafscore.core.variant import rules
from schafscore.variants.bavarian import Rufspiel, Solo, Suit, Tariff, ThrownIn

RUF, LOST = Rufspiel(declarer=A, partner=B, result=70), Rufspiel(declarer=A, partner=B, result=30)
SOLO = Solo(declarer=C, suit=Suit.HEARTS, result=75)


@pytest.fixture
def scored():
    """An opening whose variant writes down what it scores, and what it wrote down."""
    told = []
    bavarian, stock = CATALOGUE.variants["bavarian"], CATALOGUE.house_rules["stock"]

    def score(entry, table, tariff):
        told.append(entry)
        return bavarian.score(entry, table, tariff)

    agreed = rules(replace(bavarian, score=score), None, (stock, stock.settings()))
    return replace(opening("bavarian"), rules=agreed), told


def test_however_many_corrections_every_hand_is_scored_once(scored):
    opened, told = scored
    hands = booked(*[RUF] * 60)
    corrections = [Correction(hand, LOST) for hand in range(1, 61)]
    fold([opened, *hands, *corrections])
    assert told == [LOST] * 60


@pytest.mark.parametrize(("change", "again"), [(Strike(1), [SOLO]), (Correction(1, LOST), [LOST])])
def test_a_changed_hand_scores_no_later_hand_that_no_pot_reaches(scored, change, again):
    opened, told = scored
    evening = fold([opened, *booked(*[SOLO] * 20)])
    told.clear()
    changed = step(evening, change)
    assert told == again
    assert changed.lines == fold(changed.writings).lines


def test_a_deleted_hand_moves_the_deals_of_all_later_ones(scored):
    opened, told = scored
    evening = fold([opened, *booked(*[SOLO] * 5)])
    told.clear()
    step(evening, Deletion(1))
    assert told == [SOLO] * 4


def test_a_changed_pot_is_followed_through_every_later_hand_until_it_is_as_before(scored):
    opened, told = scored
    hands = [ThrownIn(), RUF, RUF, LOST, RUF, SOLO]
    evening = fold([opened, *booked(*hands)])
    told.clear()
    corrected = step(evening, Correction(2, ThrownIn()))
    assert told == [ThrownIn(), RUF]
    assert corrected.lines == fold(corrected.writings).lines


def test_undo_scores_only_what_was_undone(scored):
    opened, told = scored
    evening = fold([opened, *booked(*[SOLO] * 20), Correction(20, LOST)])
    told.clear()
    undone = step(evening, Undo(21))
    assert told == [SOLO]
    assert undone.lines == fold(undone.writings).lines


def test_other_rules_score_every_hand_again(scored):
    opened, told = scored
    evening = fold([opened, *booked(RUF, RUF)])
    dearer = replace(opened.rules, tariff=opened.rules.variant.tariff(call=20))
    told.clear()
    assert step(evening, NewRules(dearer, for_all=True)).hands[0].deltas[A] == 20
    assert told == [RUF, RUF]


def test_what_a_correction_would_change_is_told_without_scoring_the_other_hands(scored):
    opened, told = scored
    evening = fold([opened, *booked(*[SOLO] * 20)])
    told.clear()
    would = keeping_dealers(evening, Correction(1, LOST))
    changed = preview(evening, *would).amounts
    assert {change.hand for change in changed} == {1}
    assert told == [LOST, LOST]


def test_however_often_rules_change_for_all_hands_the_last_ones_hold_as_one_by_one():
    opened = opening("bavarian")
    dear, dearer = (replace(opened.rules, tariff=Tariff(call=each)) for each in (20, 30))
    hands = booked(RUF, RUF)
    writings = [
        hands[0],
        NewRules(dear),
        NewRules(dear, for_all=True),
        NewRules(dearer, before=1),
        hands[1],
        NewRules(dearer, for_all=True),
        NewRules(dear, before=2),
    ]
    evening = fold([opened])
    for each in writings:
        evening = step(evening, each)
    assert fold([opened, *writings]).lines == evening.lines
    assert [line.deltas[A] for line in evening.hands] == [30, 20]
