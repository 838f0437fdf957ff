"""Three-handed Schafkopf, every schedule and irregularity, named after its paragraph."""

from dataclasses import replace

import pytest
from examples import each, ended, golden, nothing_is_left_out, seated, tariff
from tables import PEOPLE, A, B, C, D, E, amounts, booked, opening, play, score

from schafscore.core.agreed import Misdeal, Penalty, Taker
from schafscore.core.evening import fold
from schafscore.core.journal import Dealer, Hand
from schafscore.core.outcome import PRICE
from schafscore.core.results import Certain, Trickless, Verdict
from schafscore.houserules import dealt_ahead
from schafscore.services.keyline import read
from schafscore.variants.three_handed import (
    Cards,
    Least,
    Looking,
    Offence,
    Picked,
    Tariff,
    Written,
)

PRESETS = (
    "sheep3.seed",
    "sheep3.zero_sum",
    "sheep3.wergin345",
    "sheep3.us_double_loss",
    "sheep3.us_123",
)


def counted(*points):
    return tuple(zip((A, B, C), points, strict=True))


def refused(opened, hand):
    return [problem.question for problem in fold([opened, *booked(hand)]).problems]


def test_the_golden_hands_are_those_of_the_specification():
    nothing_is_left_out("three_handed", "three_handed_schafskopf")


@each([one for one in golden("three_handed") if one["input"]["kind"] == "picked"])
def test_golden_picked_games(example):
    given, expected = example["input"], example["expected"]
    hand = Picked(declarer=A, **ended(given, "player_points", "player_tricks", 10))
    line = play(seated(example["preset"]), hand).hands[0]
    player, *others = amounts(line, 3)
    if "player" in expected:
        assert player == expected["player"]
    if "each_opponent" in expected:
        assert others == [expected["each_opponent"]] * 2
    if "per_opponent_units" in expected:
        assert others == [-expected["per_opponent_units"]] * 2
    if "result" in expected:
        assert line.outcome.won == (expected["result"] == "won")


@each([one for one in golden("three_handed") if one["input"]["kind"] == "least"])
def test_golden_leasts(example):
    given = example["input"]
    without = frozenset(
        person for person, took in zip(PEOPLE, given["tricks"], strict=False) if not took
    )
    told = counted(*given["points"])
    tied = not without and given["points"].count(min(given["points"])) == 2
    last = PEOPLE[given["last_trick"]] if tied else None
    hand = Least(points=told, trickless=without, last_trick=last)
    assert score(seated(example["preset"]), hand) == example["expected"]["deltas"]


CASES = {
    "WE0030": Picked(declarer=A, offender=A, offence=Offence.DISCARD),
    "WE0031": Picked(declarer=A, offender=C, offence=Offence.REVOKE),
    "WE0032": Picked(declarer=A, offender=A, offence=Offence.TURN),
    "WE0033": Picked(declarer=A, cards=Cards.PLAYER_RIGHT),
    "WE0034": Picked(declarer=A, cards=Cards.PLAYER_WRONG),
    "WE0035": Misdeal(),
}


@each([one for one in golden("three_handed") if one["input"]["kind"] == "irregularity"])
def test_golden_irregularities(example):
    evening = play(seated(example["preset"]), CASES[example["id"]])
    line, expected = evening.hands[0], example["expected"]
    if expected["result"] == "redeal":
        assert evening.position.dealer == C
        assert line.deltas == {}
    else:
        assert line.outcome.won == (expected["result"] == "player wins")
    if "charged" in expected:
        assert amounts(line, 3) == [2, expected["other_opponent"], -2]


ENDS = [
    (120, Trickless.OPPONENTS),
    (91, Trickless.NOBODY),
    (61, Trickless.NOBODY),
    (31, Trickless.NOBODY),
    (29, Trickless.NOBODY),
    (0, Trickless.DECLARERS),
]
SCHEDULES = {
    "sheep3.seed": [(6, 0), (4, 0), (2, 0), (-2, 0), (-4, 0), (-6, 0)],
    "sheep3.zero_sum": [(12, -6), (8, -4), (4, -2), (-4, 2), (-8, 4), (-12, 6)],
    "sheep3.wergin345": [(10, -5), (8, -4), (6, -3), (-6, 3), (-8, 4), (-10, 5)],
    "sheep3.us_double_loss": [(6, -3), (4, -2), (2, -1), (-4, 2), (-8, 4), (-12, 6)],
    "sheep3.us_123": [(6, -3), (4, -2), (2, -1), (-2, 1), (-4, 2), (-6, 3)],
}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("row", range(6))
def test_2_5_and_2_8_every_cell_of_every_schedule(preset, row):
    result, trickless = ENDS[row]
    player, other = SCHEDULES[preset][row]
    hand = Picked(declarer=B, result=result, trickless=trickless)
    assert score(seated(preset), hand) == [other, player, other]


@pytest.mark.parametrize(
    ("preset", "points", "amount"),
    [
        *[("sheep3.seed", *pair) for pair in ((30, -4), (31, -2), (60, -2), (61, 2), (90, 2))],
        ("sheep3.seed", 91, 4),
        *[("sheep3.us_double_loss", *pair) for pair in ((29, -8), (30, -4), (60, -4), (61, 2))],
        *[("sheep3.us_double_loss", *pair) for pair in ((89, 2), (90, 4), (120, 4))],
        *[("sheep3.us_123", *pair) for pair in ((30, -4), (31, -2), (90, 2), (91, 4))],
    ],
)
def test_2_5_limits(preset, points, amount):
    assert score(seated(preset), Picked(declarer=A, result=points))[0] == amount


def test_2_1_of_four_the_dealer_sits_out_of_five_the_third_too():
    four = play(opening("three-handed", people=4), Picked(declarer=A, result=70)).hands[0]
    assert (four.table.playing, four.table.sitting_out) == ((A, B, C), (D,))
    five = play(opening("three-handed", people=5), Picked(declarer=A, result=70)).hands[0]
    assert (five.table.playing, five.table.sitting_out) == ((A, B, D), (C, E))
    assert amounts(five, 5) == [2, 0, 0, 0, 0]


def test_2_5_losing_every_trick_with_points_laid_away():
    hand = Picked(declarer=A, result=22, trickless=Trickless.DECLARERS)
    assert score(opening("three-handed"), hand) == [-6, 0, 0]
    assert refused(opening("three-handed"), replace(hand, result=23)) == ["result"]


LEASTS = [
    ("sheep3.seed", 2, 4, 4),
    ("sheep3.zero_sum", 2, 4, 4),
    ("sheep3.wergin345", 2, 3, 4),
    ("sheep3.us_double_loss", 2, 4, 4),
]


@pytest.mark.parametrize(("preset", "least", "without", "every"), LEASTS)
def test_2_6_the_least_under_every_schedule(preset, least, without, every):
    opened = seated(preset)
    each = 0 if preset == "sheep3.seed" else 1

    def paid(amount):
        return [-amount * each, -amount * each, amount * (1 + each)]

    assert score(opened, Least(points=counted(50, 45, 25))) == paid(least)
    assert score(opened, Least(winner=C)) == paid(least)
    assert score(opened, Least(trickless=frozenset({C}))) == paid(without)
    alone = Least(trickless=frozenset({A, B}))
    assert score(opened, alone) == [-amount for amount in paid(every)]


def test_2_8_of_us_123_only_who_took_a_trick_wins_the_least():
    opened = seated("sheep3.us_123")
    one = frozenset({A})
    assert score(opened, Least(points=counted(50, 45, 25))) == [-1, -1, 2]
    assert score(opened, Least(points=counted(0, 70, 50), trickless=one)) == [-1, -1, 2]
    assert score(opened, Least(winner=B, trickless=one)) == [-1, 2, -1]
    assert score(opened, Least(trickless=frozenset({A, B}))) == [-1, -1, 2]
    assert refused(opened, Least(winner=A, trickless=one)) == ["winner"]
    assert refused(opened, Least(trickless=one)) == ["winner"]
    tied = Least(points=counted(0, 60, 60), trickless=one)
    assert refused(opened, tied) == ["last_trick"]
    assert refused(opened, replace(tied, last_trick=A)) == ["earlier"]
    assert score(opened, replace(tied, last_trick=B)) == [-1, -1, 2]


@pytest.mark.parametrize(
    ("points", "last", "earlier", "deltas"),
    [
        ((35, 35, 50), A, None, [0, 2, 0]),
        ((35, 35, 50), B, None, [2, 0, 0]),
        ((35, 35, 50), C, A, [2, 0, 0]),
        ((35, 35, 50), C, B, [0, 2, 0]),
        ((50, 35, 35), B, None, [0, 0, 2]),
        ((35, 50, 35), B, C, [0, 0, 2]),
        ((40, 40, 40), None, None, [0, 0, 2]),
        ((0, 50, 70), None, None, [2, 0, 0]),
    ],
)
def test_2_6_ties_of_the_least(points, last, earlier, deltas):
    hand = Least(points=counted(*points), last_trick=last, earlier=earlier)
    assert score(opening("three-handed"), hand) == deltas


def test_2_6_at_40_40_40_who_passed_third_wins_the_dealer_where_three_play():
    even = Least(points=counted(40, 40, 40))
    evening = play(opening("three-handed"), even, even, even)
    assert [amounts(line, 3) for line in evening.hands] == [[0, 0, 2], [2, 0, 0], [0, 2, 0]]


def test_2_6_the_least_asks_only_what_decides():
    opened, told = opening("three-handed"), counted(35, 35, 50)
    assert refused(opened, Least()) == ["winner"]
    assert refused(opened, Least(points=told)) == ["last_trick"]
    assert refused(opened, Least(points=told, last_trick=C)) == ["earlier"]
    assert refused(opened, Least(points=told, last_trick=A, earlier=A)) == ["earlier"]
    assert refused(opened, Least(points=told, last_trick=C, earlier=C)) == ["earlier"]
    assert refused(opened, Least(points=counted(20, 40, 60), last_trick=A)) == ["last_trick"]
    assert refused(opened, Least(points=counted(20, 40, 60), winner=A)) == ["winner"]
    assert refused(opened, Least(points=counted(20, 40, 60), trickless=frozenset({A}))) == [
        "points"
    ]
    assert refused(opened, Least(trickless=frozenset({A, B, C}))) == ["trickless"]


OPPONENTS = (Offence.TURN, Offence.REVOKE, Offence.EXPOSED, Offence.QUITTED, Offence.BLIND)


@pytest.mark.parametrize("offence", OPPONENTS)
def test_2_7_an_opponent_who_breaks_the_rules_bears_the_whole_loss(offence):
    hand = Picked(declarer=A, offender=C, offence=offence)
    assert score(seated("sheep3.seed"), hand) == [2, 0, -2]
    assert score(seated("sheep3.zero_sum"), hand) == [4, 0, -4]
    line = play(seated("sheep3.seed"), hand).hands[0]
    assert line.outcome.is_game
    assert {each.tag for each in line.outcome.transfers} == {PRICE}


PLAYERS = (Offence.TURN, Offence.REVOKE, Offence.QUITTED, Offence.DISCARD)


@pytest.mark.parametrize("offence", PLAYERS)
def test_2_7_the_player_loses_by_his_own_offence(offence):
    hand = Picked(declarer=A, offender=A, offence=offence)
    assert score(seated("sheep3.seed"), hand) == [-2, 0, 0]
    assert score(seated("sheep3.zero_sum"), hand) == [-4, 2, 2]


@pytest.mark.parametrize("offence", [Offence.EXPOSED, Offence.BLIND])
def test_2_7_the_player_may_show_cards_and_look_at_the_blind(offence):
    hand = Picked(declarer=A, offender=A, offence=offence)
    assert refused(opening("three-handed"), hand) == ["offence"]


def test_2_7_only_the_player_lays_away():
    hand = Picked(declarer=A, offender=B, offence=Offence.DISCARD)
    assert refused(opening("three-handed"), hand) == ["offence"]


def test_2_7_what_was_certain_counts():
    hand = Picked(declarer=A, offender=C, certain=Certain.SCHNEIDER)
    assert score(seated("sheep3.zero_sum"), hand) == [8, 0, -8]
    lost = Picked(declarer=A, offender=A, certain=Certain.SCHWARZ)
    assert score(seated("sheep3.seed"), lost) == [-6, 0, 0]


def test_2_7_the_dealer_who_sits_out_may_not_look_at_the_blind_either():
    opened = seated("sheep3.zero_sum", people=4)
    hand = Picked(declarer=A, offender=D, offence=Offence.BLIND)
    assert score(opened, hand) == [4, 0, 0, -4]
    assert refused(opened, replace(hand, offence=Offence.TURN)) == ["offender"]
    assert score(opened, Least(offender=D)) == [2, 2, 2, -6]


def test_2_7_a_table_may_only_warn_about_the_blind():
    opened = opening("three-handed", Tariff(looking=Looking.WARNING), people=4)
    assert refused(opened, Picked(declarer=A, offender=B, offence=Offence.BLIND)) == ["offence"]
    assert refused(opened, Picked(declarer=A, offender=B, offence=Offence.TURN)) == []
    assert refused(opened, Least(offender=D)) == ["offender"]


def test_2_7_a_wrong_number_of_cards_is_decided_by_the_players_own_hand():
    right, wrong = Picked(declarer=A, cards=Cards.PLAYER_RIGHT), CASES["WE0034"]
    assert score(seated("sheep3.zero_sum"), right) == [4, -2, -2]
    assert score(seated("sheep3.zero_sum"), wrong) == [-4, 2, 2]
    assert score(seated("sheep3.seed"), replace(right, certain=Certain.SCHNEIDER)) == [4, 0, 0]
    opened = opening("three-handed")
    assert refused(opened, replace(right, result=70)) == ["result"]
    assert refused(opened, replace(right, offender=B)) == ["offender"]
    assert refused(opened, replace(right, claimer=B)) == ["claimer"]


def test_2_7_a_claim_holds_only_without_the_unplayed_cards():
    zero_sum = seated("sheep3.zero_sum")
    assert score(zero_sum, Picked(declarer=A, result=65, claimer=A)) == [4, -2, -2]
    assert score(zero_sum, Picked(declarer=A, result=55, claimer=A)) == [-4, 2, 2]
    assert score(zero_sum, Picked(declarer=A, result=55, claimer=B)) == [-4, 2, 2]
    wrongly = Picked(declarer=A, result=65, claimer=B)
    assert score(zero_sum, wrongly) == [4, -4, 0]
    assert refused(zero_sum, Picked(declarer=A, offender=B, claimer=B)) == ["offender"]


def test_2_7_a_concession_is_entered_as_lost():
    assert score(seated("sheep3.seed"), Picked(declarer=A, result=Verdict.LOST)) == [-2, 0, 0]


def test_2_7_in_a_least_the_offender_alone_is_charged():
    assert score(seated("sheep3.seed"), Least(offender=B)) == [0, -2, 0]
    assert score(seated("sheep3.zero_sum"), Least(offender=B)) == [2, -4, 2]


def test_2_7_a_misdeal_stays_with_the_dealer():
    evening = play(opening("three-handed"), Picked(declarer=A, result=61), Misdeal(), Misdeal())
    assert evening.position.dealer == A
    assert evening.position.number == 3


def dealers(evening):
    return [line.table.dealer for line in evening.hands] + [evening.position.dealer]


@pytest.mark.parametrize(
    ("people", "wrong", "turn", "order"),
    [
        (3, B, A, [C, B, A, C, A]),
        (3, C, A, [C, C, A, B, A]),
        (4, D, A, [D, D, A, B, C, A]),
        (5, C, A, [E, C, A, B, D]),
    ],
)
def test_2_7_who_dealt_out_of_turn_is_passed_over_later(people, wrong, turn, order):
    opened = seated("sheep3.seed", people)
    dealt = Written(amounts=((A, 1),))
    told = (("dealt_ahead", dealt_ahead.Told(turn=turn)),)
    writings = [opened, Hand(1, dealt), Dealer(wrong), Hand(2, dealt, None, told)]
    writings += [Hand(number, dealt) for number in range(3, len(order))]
    evening = fold(writings)
    assert evening.problems == ()
    assert dealers(evening) == order
    assert not any(evening.position.balances.get(dealt_ahead.ahead(one)) for one in PEOPLE)


@pytest.mark.parametrize("beside", [Misdeal(), Penalty(payer=A, amount=1)])
def test_2_7_nobody_is_passed_over_for_a_deal_that_does_not_stand(beside):
    opened = seated("sheep3.seed")
    told = (("dealt_ahead", dealt_ahead.Told(turn=A)),)
    dealt = Written(amounts=((A, 1),))
    writings = [opened, Hand(1, beside, None, told)]
    evening = fold([*writings, *(Hand(number, dealt) for number in (2, 3, 4))])
    assert dealers(evening) == [C, A, B, C, A]
    assert not evening.position.balances.get(dealt_ahead.ahead(C))


@pytest.mark.parametrize("beside", [Misdeal(), Penalty(payer=A, amount=1)])
def test_2_7_who_has_to_deal_again_is_not_passed_over_for_what_he_dealt_ahead(beside):
    opened = seated("sheep3.seed")
    told = (("dealt_ahead", dealt_ahead.Told(turn=A)),)
    dealt = Written(amounts=((A, 1),))
    writings = [opened, Hand(1, dealt, None, told), Dealer(C), Hand(2, beside)]
    evening = fold([*writings, *(Hand(number, dealt) for number in (3, 4, 5))])
    assert dealers(evening) == [C, C, C, A, B, A]
    assert not evening.position.balances.get(dealt_ahead.ahead(C))


def test_2_7_to_say_whose_turn_it_was_changes_nothing_where_he_dealt():
    opened = seated("sheep3.seed")
    told = (("dealt_ahead", dealt_ahead.Told(turn=C)),)
    evening = fold([opened, Hand(1, Least(winner=B), None, told)])
    assert dealers(evening) == [C, A]


def test_manual_hands_and_penalties():
    opened = seated("sheep3.zero_sum")
    assert score(opened, Written(amounts=((A, 3), (C, -3)))) == [3, 0, -3]
    assert score(opened, Written(amounts=((A, 3), (C, -1)))) == [3, 0, -1]
    assert score(opened, Penalty(payer=B, amount=1)) == [1, -2, 1]
    assert refused(opened, Penalty(payer=B, taker=Taker.STOCK)) == ["taker"]


def test_the_presets_differ_from_the_seed_only_in_what_they_say():
    assert tariff("sheep3.seed") == Tariff()


EVENING = [
    (Picked(declarer=A, result=75), (2, 0, 0)),
    (Picked(declarer=C, result=30), (2, 0, -4)),
    (Least(points=counted(25, 40, 55)), (4, 0, -4)),
    (Picked(declarer=B, result=91), (4, 4, -4)),
    (Least(points=counted(40, 40, 40)), (6, 4, -4)),
    (Picked(declarer=B, offender=A, offence=Offence.REVOKE), (4, 6, -4)),
    (Least(trickless=frozenset({C})), (4, 6, 0)),
    (Misdeal(), (4, 6, 0)),
    (Picked(declarer=A, result=60), (2, 6, 0)),
    (Least(trickless=frozenset({A, C})), (2, 2, 0)),
    (Picked(declarer=C, result=120, trickless=Trickless.OPPONENTS), (2, 2, 6)),
    (Least(points=counted(35, 50, 35), last_trick=A), (2, 2, 8)),
    (Picked(declarer=B, result=12, trickless=Trickless.DECLARERS), (2, -4, 8)),
    (Picked(declarer=C, result=70, claimer=A), (0, -4, 10)),
]


def test_an_evening_of_fourteen_hands_worked_out_by_hand():
    evening = play(seated("sheep3.seed"), *(hand for hand, _ in EVENING))
    running = [tuple(line.after.balances.get(p, 0) for p in (A, B, C)) for line in evening.hands]
    assert running == [stands for _, stands in EVENING]


@pytest.mark.parametrize(
    ("line", "hand"),
    [
        ("a 70", Picked(declarer=A, result=70)),
        ("a -", Picked(declarer=A, result=Verdict.LOST)),
        ("r b", Least(winner=B)),
        ("r a25b40c55", Least(points=counted(25, 40, 55))),
        ("v", Misdeal()),
    ],
)
def test_a_hand_in_one_line_of_keys(line, hand):
    opened = seated("sheep3.seed")
    table = fold([opened]).position.table()
    assert read(line, opened.rules, table).pad.entry == hand
