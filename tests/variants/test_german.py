"""German Schafkopf and its old forms: strokes, heads and sides, named after their paragraph."""

from dataclasses import replace

import pytest
from examples import each, golden, nothing_is_left_out, seated, tariff
from tables import PEOPLE, A, B, C, D, E, F, G, H, booked, opening, play, score

from schafscore.cards import card
from schafscore.cards.card import Rank
from schafscore.cards.order import PLAIN_10LOW, order
from schafscore.cards.pack import LONG
from schafscore.core.accounts import Side
from schafscore.core.agreed import Misdeal, Penalty, Taker
from schafscore.core.declared import Suit
from schafscore.core.evening import fold, step
from schafscore.core.journal import Seats
from schafscore.core.outcome import PRICE, Event, explain
from schafscore.core.results import Certain, Limits, Trickless, Verdict
from schafscore.services.keyline import read
from schafscore.variants.german import (
    VARIANT,
    Fixed,
    Game,
    Offence,
    Players,
    Solo,
    Strokes,
    Tariff,
    Teams,
    Tricks,
    Written,
    own,
)

ALL, NONE = Trickless.OPPONENTS, Trickless.DECLARERS
FIXED = ("german.ddr3", "alv.E", "alv.F", "alv.G", "alv.H", "alv.I")


def game(result, declarer=A, **more):
    return Game(declarer=declarer, result=result, **more)


def refused(opened, entry):
    return [problem.question for problem in fold([opened, *booked(entry)]).problems]


def strokes(line, sides=2):
    return [line.deltas.get(Side(side), 0) for side in range(sides)]


def drawn(opened, entry, sides=2):
    """The strokes of one hand that fills no head."""
    return strokes(play(opened, entry).hands[0], sides)


def stands(evening, sides=2):
    return [evening.position.balances.get(Side(side), 0) for side in range(sides)]


def heads(evening):
    return [evening.position.balances.get(person, 0) for person in evening.position.people]


# The worked examples of the specification


def test_the_golden_hands_are_those_of_the_specification():
    nothing_is_left_out("german", "german_schafkopf")


def of_example(given):
    chose = given["winner_chose_trumps"]
    trickless = Trickless.NOBODY
    if given["all_tricks"]:
        trickless = ALL if chose else NONE
    points = given["winner_points"] if chose else 120 - given["winner_points"]
    return game(points, trickless=trickless, forced=given["forced"])


@each([one for one in golden("german") if "winner_points" in one["input"]])
def test_golden_games(example):
    line = play(seated(example["preset"]), of_example(example["input"])).hands[0]
    assert line.outcome.transfers[0].amount == example["expected"]["strokes"]


@each([one for one in golden("german") if one["input"].get("kind") == "game_end"])
def test_golden_ends(example):
    given, expected = example["input"], example["expected"]
    before = [Strokes(person=A, strokes=given["strokes_before"])]
    won = game({1: 61, 2: 90}[given["new"]])
    evening = play(seated(example["preset"]), *before, won)
    line = evening.hands[-1]
    assert (Event.HEAD_FULL in line.outcome.events) == expected["game_won"]
    wiped = [one.amount for one in line.outcome.transfers if one.giver == Side(0)]
    assert wiped == [expected["strokes_shown"]]


@each([one for one in golden("german") if one["input"].get("kind") == "forced"])
def test_golden_forced_games(example):
    given, expected = example["input"], example["expected"]
    chooser, most = PEOPLE[expected["chooser"]], max(given["declarations"])
    opened = seated(example["preset"])
    forced = game(61, declarer=chooser, offered=most, forced=True)
    assert refused(opened, forced) == []
    assert refused(opened, replace(forced, forced=False)) == ["forced"]
    assert given["EU_holder"] == expected["chooser"]


CHOSEN = [
    trump
    for trump in order(Rank.UNTER, suit=card.Suit.HEARTS, plain=PLAIN_10LOW).trumps
    if trump in LONG.cards
]


@each([one for one in golden("german") if one["input"].get("kind") == "trump_count"])
def test_golden_number_of_trumps(example):
    assert len(CHOSEN) == example["expected"]["trumps"]


@each([one for one in golden("german") if one["input"].get("kind") == "rank"])
def test_golden_rank_of_the_ten(example):
    ranks = [trump.rank for trump in CHOSEN[4:]]
    assert " ".join(ranks).replace("Z", "10") == example["input"]["order"]
    ten = ranks.index(Rank.TEN)
    assert example["expected"] == {"ten_rank": "between Ober and 9"}
    assert (ranks[ten - 1], ranks[ten + 1]) == (Rank.OBER, Rank.NINE)


@each([one for one in golden("german") if one["input"].get("kind") == "declare"])
def test_golden_offers_are_the_trumps_in_hand(example):
    held = [card.card(code) for code in example["input"]["hand"]]
    most = max(
        len(order(Rank.UNTER, suit=suit, plain=PLAIN_10LOW).of(None, held)) for suit in card.Suit
    )
    assert most == example["expected"]["max_trumps"]
    assert refused(seated(example["preset"]), game(61, offered=most)) == []


# 6.4 Strokes

CELLS = [
    (61, Trickless.NOBODY, [1, 0], [1, 0]),
    (89, Trickless.NOBODY, [1, 0], [1, 0]),
    (90, Trickless.NOBODY, [2, 0], [2, 0]),
    (120, Trickless.NOBODY, [2, 0], [2, 0]),
    (60, Trickless.NOBODY, [0, 2], [0, 1]),
    (31, Trickless.NOBODY, [0, 2], [0, 1]),
    (30, Trickless.NOBODY, [0, 4], [0, 2]),
    (0, Trickless.NOBODY, [0, 4], [0, 2]),
]


@pytest.mark.parametrize("preset", ["german.seed", "german.ddr1", "german.ddr2", "alv.A", "alv.C"])
@pytest.mark.parametrize(("points", "trickless", "chosen", "forced"), CELLS)
def test_6_4_every_cell(preset, points, trickless, chosen, forced):
    opened = seated(preset)
    assert drawn(opened, game(points, trickless=trickless)) == chosen
    assert drawn(opened, game(points, trickless=trickless, forced=True)) == forced
    assert drawn(opened, game(points, declarer=D, trickless=trickless)) == chosen[::-1]


@pytest.mark.parametrize(("result", "trickless"), [(120, ALL), (0, NONE), (Verdict.WON, ALL)])
@pytest.mark.parametrize("forced", [False, True])
def test_6_5_a_schwarz_is_a_head_at_once(result, trickless, forced):
    hand = game(result, trickless=trickless, forced=forced)
    evening = play(seated("german.seed"), Strokes(person=C, strokes=3), hand)
    won = trickless is ALL
    assert heads(evening) == ([1, 0, 1, 0] if won else [0, 1, 0, 1])
    assert evening.hands[-1].outcome.transfers[0].amount == (6 if won else 9)
    assert stands(evening) == [0, 0]


def test_6_5_a_head_may_have_twelve_strokes_and_a_schwarz_still_fills_it():
    twelve = opening("german", Tariff(head=12))
    assert heads(play(twelve, game(120, trickless=ALL))) == [1, 0, 1, 0]
    evening = play(twelve, *[game(90)] * 5)
    assert stands(evening) == [10, 0]
    assert heads(play(twelve, *[game(90)] * 6)) == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("points", "strokes_"), [(29, [0, 4]), (30, [0, 2]), (90, [1, 0]), (91, [2, 0])]
)
def test_6_4_german_91_has_schneider_from_91_for_either_side(points, strokes_):
    assert drawn(seated("german.91"), game(points)) == strokes_


def test_6_4_a_forced_schneider_lost_may_count_one():
    agreed = Tariff(forced_against_schneider=1)
    assert drawn(opening("german", agreed), game(30, forced=True)) == [0, 1]
    assert drawn(opening("german", agreed), game(90, forced=True)) == [2, 0]


def test_6_3_the_offer_says_whether_a_game_is_forced():
    seed, ddr = seated("german.seed"), seated("german.ddr1")
    assert refused(seed, game(61, offered=5)) == []
    assert refused(ddr, game(61, offered=5)) == ["forced"]
    assert refused(ddr, game(61, offered=5, forced=True)) == []
    assert refused(seed, game(61, offered=5, forced=True)) == ["forced"]
    assert refused(seed, game(61, offered=4)) == ["forced"]
    assert refused(seed, game(61, suit=Suit.LEAVES)) == []


# 6.5 The head


def test_6_5_surplus_strokes_are_ignored_and_the_head_goes_to_the_people():
    four = game(30, declarer=B)
    evening = play(seated("german.seed"), four, four, game(60), game(90))
    last = evening.hands[-1]
    assert explain(last.outcome.transfers[0].steps) == (
        "2 Choosers win, Schneider, at most 1 to fill the head = 1"
    )
    assert heads(evening) == [1, 0, 1, 0]
    assert stands(evening) == [0, 0]


def test_6_5_who_has_no_stroke_may_lose_two_heads():
    opened = opening("german", Tariff(blank_double=True))
    schwarz = game(120, trickless=ALL)
    assert heads(play(opened, schwarz)) == [2, 0, 2, 0]
    assert heads(play(opened, game(60), schwarz)) == [1, 0, 1, 0]
    assert heads(play(seated("german.seed"), schwarz)) == [1, 0, 1, 0]


def test_6_1_sides_drawn_anew_keep_their_strokes_and_people_their_heads():
    evening = play(seated("german.seed"), game(120, trickless=ALL), game(90))
    evening = step(evening, Seats((A, B, D, C)))
    evening = step(evening, booked(game(61, declarer=D), first=3)[0])
    assert stands(evening) == [3, 0]
    assert heads(evening) == [1, 0, 0, 1]


def test_6_5_strokes_and_heads_by_hand():
    opened = seated("german.seed")
    evening = play(opened, Strokes(person=D, strokes=4, passes=False), Strokes(person=B, strokes=7))
    assert heads(evening) == [0, 1, 0, 1]
    assert explain(evening.hands[1].outcome.transfers[0].steps) == (
        "7 Strokes, at most 5 to fill the head = 5"
    )
    assert evening.hands[1].table.dealer == D
    assert evening.position.dealer == A
    assert score(opened, Written(amounts=((A, 1), (C, 1)))) == [1, 0, 1, 0]


# 6.6 Solo


@pytest.mark.parametrize(
    ("points", "strokes_"), [(61, [2, 0]), (90, [4, 0]), (60, [0, 4]), (30, [0, 8])]
)
def test_6_6_a_solo_is_for_the_strokes_of_the_side(points, strokes_):
    hand = Solo(declarer=C, result=points, suit=Suit.HEARTS)
    line = play(opening("german"), hand).hands[0]
    assert strokes(line) == strokes_
    assert line.outcome.against == (A, B, D)


def test_6_6_a_solo_taken_or_lost_schwarz_is_a_head():
    won = play(opening("german"), Solo(declarer=C, result=120, trickless=ALL))
    assert heads(won) == [1, 0, 1, 0]
    lost = play(opening("german"), Solo(declarer=C, result=0, trickless=NONE))
    assert heads(lost) == [0, 1, 0, 1]


def test_6_6_solos_are_off_unless_the_table_plays_them():
    text = "This table does not play that"
    for preset in ("german.seed", "german.91", "german.ddr1", "alv.D"):
        (problem,) = fold([seated(preset), *booked(Solo(declarer=A, result=61))]).problems
        assert problem.sentence == text


# 6.7 The old forms


PLAYERS = {"alv.F": 6, "alv.H": 6, "alv.I": 8}


def fixed(preset, points, declarer=A, **more):
    if tariff(preset).double_pack:
        return Fixed(declarer=declarer, of_240=2 * points, **more)
    return Fixed(declarer=declarer, result=points, **more)


@pytest.mark.parametrize("preset", FIXED)
@pytest.mark.parametrize(
    ("points", "strokes_"),
    [(61, [1, 0]), (89, [1, 0]), (90, [2, 0]), (31, [0, 1]), (30, [0, 2]), (60, [0, 0])],
)
def test_6_7_without_a_chooser_either_side_wins_the_same(preset, points, strokes_):
    opened = seated(preset, PLAYERS.get(preset, 4))
    assert drawn(opened, fixed(preset, points)) == strokes_
    assert drawn(opened, fixed(preset, points, declarer=D)) == strokes_[::-1]


@pytest.mark.parametrize("preset", FIXED)
def test_6_7_a_schwarz_fills_the_head_of_everybody_on_the_side(preset):
    number = PLAYERS.get(preset, 4)
    opened = seated(preset, number)
    won = fixed(preset, 120, trickless=ALL)
    assert heads(play(opened, won)) == [1, 0] * (number // 2)
    lost = fixed(preset, 0, trickless=NONE)
    assert heads(play(opened, lost)) == [0, 1] * (number // 2)


@pytest.mark.parametrize(
    ("points", "strokes_"),
    [(120, [0, 0]), (121, [1, 0]), (179, [1, 0]), (180, [2, 0]), (119, [0, 1]), (60, [0, 2])],
)
def test_6_7_limits_of_a_double_pack(points, strokes_):
    assert drawn(seated("alv.G"), Fixed(declarer=A, of_240=points)) == strokes_


@pytest.mark.parametrize(
    ("points", "strokes_"), [(180, [1, 0]), (181, [2, 0]), (60, [0, 1]), (59, [0, 2])]
)
def test_6_7_limits_of_a_double_pack_with_schneider_below_sixty(points, strokes_):
    agreed = Tariff(double_pack=True, limits=Limits.LT30)
    assert drawn(opening("german", agreed), Fixed(declarer=A, of_240=points)) == strokes_


def test_6_7_tricks_and_points_of_a_double_pack_fit():
    opened = seated("alv.G")
    assert refused(opened, Fixed(declarer=A, of_240=239, trickless=ALL)) == ["of_240"]
    assert refused(opened, Fixed(declarer=A, of_240=1, trickless=NONE)) == ["of_240"]
    assert refused(opened, Fixed(declarer=A, result=61)) == ["result"]
    assert refused(seated("alv.E"), Fixed(declarer=A, result=61, of_240=130)) == ["of_240"]


@pytest.mark.parametrize(("players", "number"), [(Players.SIX, 6), (Players.EIGHT, 8)])
def test_6_7_pairs_at_opposite_seats_where_that_is_agreed(players, number):
    agreed = Tariff(players=players, teams=Teams.OPPOSITE)
    opened = opening("german", agreed, people=number)
    pairs = number // 2
    entry = Fixed(declarer=PEOPLE[pairs + 1])
    assert drawn(opened, entry, pairs) == [0, 1, *[0] * (pairs - 2)]
    full = play(opened, Fixed(declarer=B, trickless=ALL))
    assert [person for person in PEOPLE[:number] if full.position.balances.get(person)] == [
        B,
        PEOPLE[pairs + 1],
    ]
    assert refused(opened, Fixed(declarer=B, trickless=NONE)) == ["trickless"]
    assert refused(opened, Fixed(declarer=B, offender=A)) == ["offender"]
    assert refused(opened, Fixed(declarer=B, result=61)) == ["result"]


def test_6_7_a_form_has_its_number_of_people():
    assert refused(seated("alv.F"), Fixed(declarer=A, result=61)) == [""]
    assert refused(seated("german.seed", 6), game(61)) == [""]
    assert refused(seated("alv.I", 6), Fixed(declarer=A, of_240=130)) == [""]
    assert seated("alv.I", 8).people == (A, B, C, D, E, F, G, H)


def tricks(*numbers):
    return Tricks(tricks=tuple(zip((A, B, C, D), numbers, strict=True)))


def test_6_7_of_form_B_every_trick_is_a_stroke():
    opened = seated("alv.B")
    evening = play(opened, tricks(4, 3, 1, 0), tricks(2, 4, 0, 2))
    assert [evening.position.balances.get(own(each), 0) for each in (A, B, C, D)] == [6, 7, 1, 2]
    full = play(opened, tricks(4, 3, 1, 0), tricks(2, 4, 0, 2), tricks(2, 2, 3, 1))
    assert heads(full) == [0, 1, 0, 0]
    assert [full.position.balances[own(each)] for each in (A, B, C, D)] == [0, 0, 0, 0]
    tied = play(opened, tricks(4, 3, 1, 0), tricks(2, 3, 1, 2), tricks(4, 4, 0, 0))
    assert heads(tied) == [1, 1, 0, 0]
    assert explain(tied.hands[2].outcome.transfers[0].steps) == (
        "4 tricks, at most 3 to fill the head = 3"
    )
    assert refused(opened, tricks(4, 3, 1, 1)) == ["tricks"]
    assert refused(opened, Tricks()) == ["tricks"]


# 6.9 Irregularities


@pytest.mark.parametrize("offence", Offence)
@pytest.mark.parametrize("forced", [False, True])
def test_6_9_the_offending_side_loses_simply(offence, forced):
    opened = seated("german.seed")
    choosers = Game(declarer=A, offender=C, offence=offence, forced=forced)
    assert drawn(opened, choosers) == ([0, 1] if forced else [0, 2])
    others = replace(choosers, offender=B)
    assert drawn(opened, others) == [1, 0]
    line = play(opened, choosers).hands[0]
    assert line.outcome.transfers[0].tag == PRICE


def test_6_9_what_was_certain_counts():
    sure = Game(declarer=A, offender=A, certain=Certain.SCHNEIDER)
    assert drawn(seated("german.seed"), sure) == [0, 4]


def test_6_9_a_misdeal_stays_with_the_dealer():
    assert play(seated("german.seed"), Misdeal()).position.dealer == D


def test_a_penalty_knows_no_pot_here():
    assert refused(seated("german.seed"), Penalty(payer=A, taker=Taker.STOCK)) == ["taker"]


# An evening

EVENING = [
    (game(67), 1, 0),
    (game(95, declarer=B), 1, 2),
    (game(60, declarer=B), 3, 2),
    (game(72, declarer=C), 4, 2),
    (game(88, declarer=D), 4, 3),
    (game(61, declarer=B), 4, 4),
    (game(59, declarer=A), 4, 6),
    (game(70, declarer=C), 5, 6),
    (game(64, declarer=D, forced=True), 5, 7),
    (game(67, declarer=C), 6, 7),
    (game(30, declarer=A), 0, 0),
    (game(30, declarer=B, forced=True), 2, 0),
    (game(120, declarer=D, trickless=ALL), 0, 0),
    (Game(declarer=A, offender=B), 1, 0),
    (Solo(declarer=D, result=28), 0, 0),
]


def test_an_evening_of_fifteen_hands_worked_out_by_hand():
    evening = play(opening("german"), *(entry for entry, *_ in EVENING))
    running = [
        (line.after.balances.get(Side(0), 0), line.after.balances.get(Side(1), 0))
        for line in evening.hands
    ]
    assert running == [(first, second) for _, first, second in EVENING]
    assert heads(evening) == [1, 2, 1, 2]


def test_10_7_no_slate_ever_holds_more_than_a_head():
    evening = play(opening("german"), *(entry for entry, *_ in EVENING))
    for line in evening.hands:
        for side in (Side(0), Side(1)):
            assert 0 <= line.after.balances.get(side, 0) <= 9
            assert line.deltas.get(side, 0) in (0, 1, 2, 4, *range(-9, 0))


def test_the_presets_rest_on_the_seed():
    assert tariff("german.seed") == Tariff()
    assert set(VARIANT.seating) == {4, 6, 8}


@pytest.mark.parametrize(
    ("preset", "line", "entry"),
    [
        ("german.seed", "c l 67", game(67, declarer=C, suit=Suit.BELLS)),
        ("german.seed", "c 67 forced=yes", game(67, declarer=C, forced=True)),
        ("alv.E", "a 67", Fixed(declarer=A, result=67)),
        ("alv.B", "s a3b4c1d0", tricks(3, 4, 1, 0)),
    ],
)
def test_a_hand_in_one_line_of_keys(preset, line, entry):
    opened = seated(preset)
    table = fold([opened]).position.table()
    assert read(line, opened.rules, table).pad.entry == entry
