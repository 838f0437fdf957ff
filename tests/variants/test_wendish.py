"""Wendish Schafkopf, every row and ruling, named after the paragraph that decides it."""

from dataclasses import replace

import pytest
from examples import each, ended, golden, nothing_is_left_out, seated, tariff
from tables import PEOPLE, A, B, C, D, E, amounts, booked, opening, play, score

from schafscore.core.agreed import Manual, Misdeal, Penalty, Taker
from schafscore.core.declared import Suit
from schafscore.core.evening import fold, step
from schafscore.core.journal import NewRules, PotShared, Seats
from schafscore.core.outcome import PRICE, Event, explain
from schafscore.core.results import Certain, Trickless
from schafscore.core.review import last_winners_first
from schafscore.core.variant import rules
from schafscore.houserules import duty_solo
from schafscore.services.keyline import read
from schafscore.variants import wendish
from schafscore.variants.wendish import (
    POOL,
    Bond,
    Dry,
    Form,
    Ladies,
    Manner,
    Old,
    Partnership,
    Signal,
    Solo,
    Tariff,
)

PRESETS = ("wend.seed", "wend.seed_102030", "wend.account", "wend.dewiki")


def pair(result, first=A, second=B, **more):
    return Partnership(declarer=first, partner=second, result=result, **more)


def refused(tariff, hand, *before, people=None):
    evening = fold([opening("wendish", tariff, people=people), *booked(*before, hand)])
    return [problem.question for problem in evening.problems]


def test_the_golden_hands_are_those_of_the_specification():
    nothing_is_left_out("wendish", "wendish_schafkopf")


@each([one for one in golden("wendish") if one["input"]["kind"] in ("partnership", "solo")])
def test_golden_hands(example):
    given, expected = example["input"], example["expected"]
    answers = ended(given, "side_points", "side_tricks", 8)
    if given["kind"] == "solo":
        hand = Solo(declarer=PEOPLE[given.get("soloist", 0)], **answers)
    else:
        first, second = (PEOPLE[seat] for seat in given.get("side", [0, 1]))
        hand = Partnership(declarer=first, partner=second, **answers)
    line = play(seated(example["preset"]), hand).hands[0]
    for seat, amount in enumerate(expected.get("deltas", ())):
        assert line.deltas.get(PEOPLE[seat], 0) == amount
    if "pool" in expected:
        assert line.deltas.get(POOL, 0) == expected["pool"]
    if "opponents_each" in expected:
        assert amounts(line)[2:] == [expected["opponents_each"]] * 2
    if "each_opponent_pays" in expected:
        assert amounts(line)[1:] == [-expected["each_opponent_pays"]] * 3
    if "result" in expected:
        assert line.outcome.won == (expected["result"] == "won")
    if "level" in expected:
        assert line.outcome.level.name.lower() == expected["level"]


@each([one for one in golden("wendish") if one["input"]["kind"] == "signal_penalty"])
def test_golden_signals(example):
    opened = seated(example["preset"])
    evening = play(opened, Signal(offender=PEOPLE[example["input"]["offender"]]))
    assert amounts(evening.hands[0]) == example["expected"]["deltas"]
    assert evening.position.balances[POOL] == 200
    assert evening.position.dealer == opened.people[0]


@each([one for one in golden("wendish") if one["input"]["kind"] == "start"])
def test_golden_starts(example):
    opened = seated(example["preset"], people=example["input"]["players"])
    assert opened.rules.tariff.stake == example["input"]["stake"]
    assert play(opened).position.balances[POOL] == example["expected"]["pool"]


@each([one for one in golden("wendish") if one["input"]["kind"] == "solo_allowed"])
def test_golden_solos_without_a_lady(example):
    agreed = replace(tariff(example["preset"]), lustsolo=example["input"]["lustsolo"])
    hand = Solo(declarer=A, result=61, manner=Manner.LUST)
    assert (refused(agreed, hand) == []) == example["expected"]["allowed"]


ROWS = {
    "wend.seed": ([5, 10, 15], [10, 15, 20], [5, 10, 15], [10, 15, 20]),
    "wend.seed_102030": ([5, 10, 15], [10, 20, 30], [5, 10, 15], [10, 20, 30]),
    "wend.account": ([5, 10, 15], [10, 15, 20], [10, 20, 30], [10, 20, 30]),
    "wend.dewiki": ([5, 10, 15], [10, 15, 20], [5, 10, 15], [10, 15, 20]),
}
ENDS = [
    (61, Trickless.NOBODY),
    (91, Trickless.NOBODY),
    (120, Trickless.OPPONENTS),
    (60, Trickless.NOBODY),
    (29, Trickless.NOBODY),
    (0, Trickless.DECLARERS),
]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("row", range(6))
@pytest.mark.parametrize("bond", Bond)
def test_4_4_rows_1_to_6_are_paid_by_the_pool(preset, row, bond):
    result, trickless = ENDS[row]
    chips = [*ROWS[preset][0], *ROWS[preset][1]][row]
    hand = pair(result, trickless=trickless, bond=bond)
    line = play(seated(preset), hand).hands[0]
    assert amounts(line) == ([chips, chips, 0, 0] if row < 3 else [0, 0, chips, chips])
    assert line.deltas[POOL] == -2 * chips


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("row", range(6))
@pytest.mark.parametrize("manner", [Manner.DECLARED, Manner.SECRET, Manner.LUST])
def test_4_4_rows_7_to_12_are_paid_by_the_people(preset, row, manner):
    result, trickless = ENDS[row]
    chips = [*ROWS[preset][2], *ROWS[preset][3]][row] * (1 if row < 3 else -1)
    opened = seated(preset)
    agreed = rules(opened.rules.variant, replace(opened.rules.tariff, lustsolo=True))
    hand = Solo(declarer=B, result=result, trickless=trickless, manner=manner)
    line = play(replace(opened, rules=agreed), hand).hands[0]
    assert amounts(line) == [-chips, 3 * chips, -chips, -chips]
    assert POOL not in line.deltas


@pytest.mark.parametrize("preset", PRESETS)
def test_4_4_row_13_the_deal_is_abandoned_and_passes(preset):
    evening = play(seated(preset), Signal(offender=B))
    assert amounts(evening.hands[0]) == [5, -15, 5, 5]
    assert evening.position.dealer == A


@pytest.mark.parametrize(
    ("preset", "points", "chips"),
    [
        *[("wend.seed", points, chips) for points, chips in ((30, -15), (31, -10), (60, -10))],
        *[("wend.seed", points, chips) for points, chips in ((61, 5), (89, 5), (90, 10))],
        *[("wend.dewiki", points, chips) for points, chips in ((29, -15), (30, -10), (60, -10))],
        *[("wend.dewiki", points, chips) for points, chips in ((61, 5), (90, 5), (91, 10))],
    ],
)
def test_4_3_limits(preset, points, chips):
    deltas = score(seated(preset), pair(points))
    assert deltas == ([chips, chips, 0, 0] if chips > 0 else [0, 0, -chips, -chips])


def test_4_1_everybody_stakes_once_five_too():
    assert play(opening("wendish")).position.balances == {
        **dict.fromkeys((A, B, C, D), -50),
        POOL: 200,
    }
    five = play(opening("wendish", people=5), pair(61))
    assert five.hands[0].after.balances[POOL] == 240
    assert five.hands[0].table.sitting_out == (E,)


def test_4_2_a_suit_is_named_only_in_a_declared_solo():
    assert refused(Tariff(), Solo(declarer=A, result=61, suit=Suit.HEARTS)) == []
    hidden = Solo(declarer=A, result=61, manner=Manner.SECRET, suit=Suit.HEARTS)
    assert refused(Tariff(), hidden) == ["suit"]


def test_4_2_who_did_not_show_himself_in_time_loses_a_simple_solo():
    hand = Solo(declarer=A, manner=Manner.SECRET, offender=A, unshown=True)
    assert score(opening("wendish"), hand) == [-30, 10, 10, 10]
    assert refused(Tariff(), replace(hand, certain=Certain.SCHWARZ)) == ["certain"]
    assert refused(Tariff(), replace(hand, offender=B)) == ["offender"]
    assert refused(Tariff(), replace(hand, manner=Manner.DECLARED)) == ["unshown"]


def test_4_2_the_ladies_a_soloist_held_are_checked_where_they_are_told():
    hand = Solo(declarer=A, result=70, ladies=Ladies.ONE)
    assert refused(Tariff(), hand) == []
    assert refused(Tariff(), replace(hand, ladies=Ladies.NONE)) == ["ladies"]
    secret = replace(hand, manner=Manner.SECRET)
    assert refused(Tariff(), replace(secret, ladies=Ladies.NONE)) == ["ladies"]
    lust = replace(hand, manner=Manner.LUST, ladies=Ladies.NONE)
    assert refused(Tariff(lustsolo=True), lust) == []
    unshown = replace(secret, result=None, offender=A, unshown=True)
    assert refused(Tariff(), unshown) == []
    assert refused(Tariff(), replace(unshown, ladies=Ladies.BOTH)) == ["unshown"]
    first = replace(hand, manner=Manner.FIRST_TRICK)
    agreed = Tariff(first_trick_alone=True)
    assert refused(agreed, first) == ["ladies"]
    assert refused(agreed, replace(first, ladies=Ladies.BOTH)) == []


def test_4_2_who_takes_his_own_first_trick_plays_alone_where_that_is_agreed():
    hand = Solo(declarer=A, result=61, manner=Manner.FIRST_TRICK)
    assert refused(Tariff(), hand) == ["manner"]
    assert score(opening("wendish", Tariff(first_trick_alone=True)), hand) == [15, -5, -5, -5]


def test_3_14_the_side_of_who_breaks_the_rules_loses():
    line = play(opening("wendish"), pair(None, offender=B)).hands[0]
    assert amounts(line) == [0, 0, 10, 10]
    assert {each.tag for each in line.outcome.transfers} == {PRICE}
    certain = pair(None, offender=C, certain=Certain.SCHNEIDER)
    assert score(opening("wendish"), certain) == [10, 10, 0, 0]


def test_3_14_a_misdeal_is_dealt_again_by_the_same_dealer():
    evening = play(opening("wendish"), Misdeal())
    assert evening.position.dealer == D
    assert evening.hands[0].deltas == {}


def test_4_5_reante_all_stake_again_and_the_claim_is_paid_in_full():
    agreed = Tariff(stake=6, lost_simple=10)
    evening = play(opening("wendish", agreed), pair(60), pair(60), pair(61))
    assert [line.after.balances[POOL] for line in evening.hands] == [4, 8, 22]
    (first, *_) = evening.hands[1].outcome.transfers
    assert explain(first.steps) == "6 Stake, ×1 the pool cannot pay 20 = 6"
    assert Event.POOL_DRY in evening.hands[1].outcome.events
    assert sum(evening.position.balances.values()) == 0


def test_4_5_reante_more_than_once_where_one_stake_is_too_little():
    agreed = Tariff(stake=1, lost_simple=10)
    line = play(opening("wendish", agreed), pair(60)).hands[0]
    assert line.deltas == {A: -4, B: -4, C: 6, D: 6, POOL: -4}


def test_4_5_end_session_shares_what_is_left_and_the_evening_is_over():
    agreed = Tariff(stake=9, dry=Dry.END_SESSION, lost_simple=10)
    evening = play(opening("wendish", agreed), pair(60), pair(60))
    assert amounts(evening.hands[1]) == [0, 0, 8, 8]
    assert Event.POOL_DRY in evening.hands[1].outcome.events
    assert evening.position.balances[POOL] == 0
    assert refused(agreed, pair(61), pair(60), pair(60)) == [""]
    assert refused(agreed, Solo(declarer=A, result=61), pair(60), pair(60)) == [""]
    allowed = Penalty(payer=A, amount=1, taker=Taker.ONE, one=B)
    assert refused(agreed, allowed, pair(60), pair(60)) == []


def test_4_5_a_pool_paid_out_to_the_last_chip_ends_the_evening_too():
    agreed = Tariff(stake=5, dry=Dry.END_SESSION)
    assert refused(agreed, pair(61), pair(60)) == [""]


def test_4_5_after_the_end_other_rules_let_play_go_on():
    agreed = Tariff(stake=5, dry=Dry.END_SESSION)
    opened = opening("wendish", agreed)
    evening = play(opened, pair(60))
    on = NewRules(rules(opened.rules.variant, replace(agreed, dry=Dry.REANTE)))
    evening = step(step(evening, on), booked(pair(61), first=2)[0])
    assert evening.problems == ()
    assert evening.position.balances[POOL] == 10


def test_4_5_prorata_shares_and_goes_on_with_an_empty_pool():
    agreed = Tariff(stake=9, dry=Dry.PRORATA, lost_simple=10)
    evening = play(opening("wendish", agreed), pair(60), pair(60), pair(61))
    assert [amounts(line) for line in evening.hands[1:]] == [[0, 0, 8, 8], [0, 0, 0, 0]]
    text = "10 Lost, at most 8 share of the 16 left in the pool = 8"
    assert explain(evening.hands[1].outcome.transfers[0].steps) == text


def test_1_7_an_odd_chip_is_the_callers():
    agreed = Tariff(stake=5, dry=Dry.PRORATA, won_simple=5, won_schneider=7)
    dear = pair(90, C, A)
    evening = play(opening("wendish", agreed), pair(61, C, A), replace(dear, partner=B), dear)
    assert [amounts(line) for line in evening.hands] == [[5, 0, 5, 0], [0, 5, 5, 0], [0] * 4]
    odd = Tariff(stake=5, dry=Dry.PRORATA, won_simple=0, lost_simple=0, lost_schneider=10)
    spoiled = play(opening("wendish", odd), Penalty(payer=A, amount=1, taker=Taker.STOCK), dear)
    assert spoiled.hands[0].after.balances[POOL] == 21
    assert amounts(spoiled.hands[1]) == [10, 0, 10, 0]
    uneven = play(
        opening("wendish", replace(odd, won_schneider=11)),
        Penalty(payer=A, amount=1, taker=Taker.STOCK),
        dear,
    )
    assert amounts(uneven.hands[1]) == [10, 0, 11, 0]


def test_4_5_the_account_charges_everybody_and_ends_when_the_pool_is_used_up():
    opened = seated("wend.account")
    begun = play(opened)
    assert begun.position.balances == {**dict.fromkeys((A, B, C, D), -30), POOL: 120}
    assert begun.lines[0].outcome.transfers[0].label == "Charged"
    schwarz = pair(0, trickless=Trickless.DECLARERS)
    evening = play(opened, schwarz, Solo(declarer=A, result=61), schwarz, schwarz)
    assert [line.after.balances[POOL] for line in evening.hands] == [80, 80, 40, 0]
    assert sum(evening.position.balances.values()) == 0
    assert fold([opened, *booked(schwarz, schwarz, schwarz, schwarz)]).problems
    assert refused(Tariff(form=Form.ACCOUNT), Misdeal()) == []
    asked_for_nothing = replace(tariff("wend.account"), dry=Dry.PRORATA)
    assert [
        each.question
        for each in rules(opened.rules.variant, asked_for_nothing).problems(opened.people)
    ] == ["dry"]


def test_4_5_what_is_left_is_shared_and_odd_chips_stay_with_the_last_winners():
    evening = play(opening("wendish", Tariff(stake=53)), pair(61, C, D), pair(None, offender=C))
    heirs = last_winners_first(evening, (A, B, C, D))
    assert heirs == (A, B, C, D)
    lost = play(opening("wendish", Tariff(stake=53)), pair(60, A, C))
    assert last_winners_first(lost, (A, B, C, D)) == (B, D, A, C)
    left = step(lost, PotShared("pool", last_winners_first(lost, (A, B, C, D))))
    assert amounts(left.lines[-1]) == [48, 48, 48, 48]
    odd = play(opening("wendish", Tariff(stake=53, lost_simple=1)), pair(60, A, C))
    shared = step(odd, PotShared("pool", last_winners_first(odd, (A, B, C, D))))
    assert amounts(shared.lines[-1]) == [52, 53, 52, 53]
    assert shared.position.balances[POOL] == 0


def test_4_7_of_three_the_old_one_plays_alone_against_two_without_a_pool():
    opened = opening("wendish", people=3)
    assert play(opened).position.balances == {}
    evening = play(opened, Old(declarer=B, result=90))
    assert amounts(evening.hands[0], 3) == [-10, 20, -10]
    assert evening.position.dealer == A
    assert refused(Tariff(), pair(61), people=3) == [""]
    assert refused(Tariff(), Solo(declarer=A, result=61), people=3) == [""]
    assert refused(Tariff(), Old(declarer=A, result=61)) == [""]


def test_4_7_of_two_the_winner_deals_next():
    opened = opening("wendish", people=2)
    won = play(opened, Old(declarer=B, result=61))
    assert (amounts(won.hands[0], 2), won.position.dealer) == ([-5, 5], B)
    lost = play(opened, Old(declarer=B, result=60))
    assert (amounts(lost.hands[0], 2), lost.position.dealer) == ([10, -10], A)


def test_4_5_a_fourth_who_joins_lets_all_stake_when_the_pool_is_first_asked():
    evening = play(opening("wendish", Tariff(dry=Dry.END_SESSION), people=3))
    evening = step(evening, Seats((A, B, C, D)))
    evening = step(evening, booked(pair(61))[0])
    assert evening.problems == ()
    assert evening.position.balances == {A: -45, B: -45, C: -50, D: -50, POOL: 190}


def test_manual_hands_and_penalties_know_the_pool():
    manual = Manual(amounts=((A, 7), (B, -7)), reason="Hirzel")
    assert score(opening("wendish"), manual) == [7, -7, 0, 0]
    evening = play(opening("wendish"), Penalty(payer=C, amount=5, taker=Taker.STOCK))
    assert evening.position.balances[POOL] == 205
    assert set(wendish.VARIANT.entries) >= {Manual, Penalty}


def test_4_7_where_two_or_three_play_no_penalty_goes_into_a_pool():
    """Fault: it was taken, and lay in a pool that this table does not have."""
    into = Penalty(payer=C, amount=5, taker=Taker.STOCK)
    assert refused(Tariff(), into, people=3) == ["taker"]
    assert refused(Tariff(), Penalty(payer=C, amount=5), people=3) == []
    assert refused(Tariff(), into) == []


EVENING = [
    (pair(70, A, C), (-45, -50, -45, -50, 190)),
    (pair(95, B, D), (-45, -40, -45, -40, 170)),
    (Solo(declarer=A, result=61, manner=Manner.SECRET), (-30, -45, -50, -45, 170)),
    (pair(60, C, D), (-20, -35, -50, -45, 150)),
    (pair(89, A, B, bond=Bond.CALLED), (-15, -30, -50, -45, 140)),
    (Solo(declarer=D, result=31, suit=Suit.HEARTS), (-5, -20, -40, -75, 140)),
    (pair(61, B, C, bond=Bond.FIRST_TRICK), (-5, -15, -35, -75, 130)),
    (pair(88, A, D), (0, -15, -35, -70, 120)),
    (pair(105, B, D), (0, -5, -35, -60, 100)),
    (Signal(offender=B), (5, -20, -30, -55, 100)),
    (pair(30, A, B), (5, -20, -15, -40, 70)),
    (pair(0, C, D, trickless=Trickless.DECLARERS), (25, 0, -15, -40, 30)),
    (Solo(declarer=C, result=120, trickless=Trickless.OPPONENTS), (10, -15, 30, -55, 30)),
    (pair(None, B, C, offender=A, certain=Certain.SCHNEIDER), (10, -5, 40, -55, 10)),
    (pair(45, A, B), (-40, -55, 0, -95, 190)),
]


def test_an_evening_of_fifteen_hands_worked_out_by_hand():
    evening = play(opening("wendish"), *(hand for hand, _ in EVENING))
    running = [
        tuple(line.after.balances[each] for each in (A, B, C, D, POOL)) for line in evening.hands
    ]
    assert running == [stands for _, stands in EVENING]
    assert all(sum(stands) == 0 for stands in running)


def test_4_6_mussolo_every_solo_counts_for_who_owes_one():
    settings = duty_solo.Settings(soli=1, hands=4)
    opened = opening("wendish", Tariff(lustsolo=True), ("duty_solo", settings))
    lust = Solo(declarer=C, result=40, manner=Manner.LUST)
    evening = play(opened, Solo(declarer=A, result=61), pair(61), lust)
    owed = duty_solo.owed(opened.people, evening.position.balances, settings)
    assert owed == {B: 1, D: 1}
    assert amounts(evening.hands[2]) == [10, 10, -30, 10]
    assert duty_solo.reminder(opened.people, evening.position.balances, 3, settings)


@pytest.mark.parametrize(
    ("line", "hand"),
    [
        ("b d 105", pair(105, B, D)),
        ("b d r 105", pair(105, B, D, bond=Bond.CALLED)),
        ("a o h 61", Solo(declarer=A, result=61, suit=Suit.HEARTS)),
        ("a o t 61", Solo(declarer=A, result=61, manner=Manner.SECRET)),
        ("w c", Signal(offender=C)),
    ],
)
def test_a_hand_in_one_line_of_keys(line, hand):
    opened = seated("wend.seed")
    table = fold([opened]).position.table()
    assert read(line, opened.rules, table).pad.entry == hand
