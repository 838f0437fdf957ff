"""The relatives: Bierkopf, Blattla, Mucken and the others, named after their paragraph."""

import json
from dataclasses import replace

import pytest
from examples import SHARED, each, golden, seated, tariff
from tables import CATALOGUE, PEOPLE, A, B, C, D, booked, opening, play, score

from schafscore.core.accounts import Side
from schafscore.core.agreed import Manual, Misdeal, Penalty, Taker
from schafscore.core.evening import fold
from schafscore.core.outcome import Contract, Event, explain
from schafscore.core.questions import load, questioned
from schafscore.core.race import GamePoints, Strokes
from schafscore.core.results import AlikeLimits, Holder, Limits, Trickless, Verdict
from schafscore.variants import (
    bauernstoss,
    bierkopf,
    blattla,
    doppelkopf,
    kozel,
    manual,
    mucken,
    offizier,
    us4,
)
from schafscore.variants.german import Fixed

ALL, NONE = Trickless.OPPONENTS, Trickless.DECLARERS
ALL_OF_THEM = (bauernstoss, bierkopf, blattla, doppelkopf, kozel, manual, mucken, offizier, us4)


def asked_by_name(variant):
    return questioned(CATALOGUE.variants[variant].tariff)


def refused(preset, entry):
    return [problem.question for problem in fold([seated(preset), *booked(entry)]).problems]


def slates(evening):
    return [evening.position.balances.get(Side(side), 0) for side in (0, 1)]


def people(evening):
    return [evening.position.balances.get(person, 0) for person in evening.position.people]


def of(preset):
    return [one for one in golden("relatives") if one["preset"] == preset]


def test_the_golden_hands_are_those_of_the_specification():
    if not SHARED.exists():
        pytest.skip("the specification is not beside the repository")
    kept = {one["id"]: one["expected"] for one in golden("relatives")}
    games = ("mucken", "blattla", "us4", "bierkopf")
    wanted = [one for one in json.loads(SHARED.read_text()) if one["preset"] in games]
    assert kept == {one["id"]: one["expected"] for one in wanted}


@each([*of("mucken"), *of("blattla")])
def test_golden_levels(example):
    given, (level, end) = example["input"], example["expected"]["result"].split()
    kinds = {"mucken": mucken.Muck, "blattla": blattla.Solo}
    entry = kinds[example["preset"]](declarer=A, result=given["declarer_points"])
    line = play(seated(example["preset"]), entry).hands[0]
    assert line.outcome.won == (end == "won")
    assert line.outcome.level.name.lower() == level


@each(of("us4"))
def test_golden_chips(example):
    given, chips = example["input"], example["expected"]["chips"]
    without = ALL if given["all_tricks"] else Trickless.NOBODY
    entry = us4.Deal(declarer=B, result=given["side_points"], trickless=without)
    assert score(seated("us4"), entry) == [-chips, chips, -chips, chips]


@each(of("bierkopf"))
def test_golden_carried_points(example):
    points, expected = example["input"]["points"], example["expected"]
    evening = play(seated("bierkopf"), bierkopf.Deal(declarer=A, result=points[0]))
    assert slates(evening) == expected["points_now"]
    assert evening.position.balances[bierkopf.CARRIED] == expected["carry"]


# 7.1 Bierkopf


def deal(result, declarer=A, **more):
    return bierkopf.Deal(declarer=declarer, result=result, **more)


@pytest.mark.parametrize(
    ("points", "trickless", "drawn"),
    [
        (61, Trickless.NOBODY, [1, 0]),
        (90, Trickless.NOBODY, [1, 0]),
        (91, Trickless.NOBODY, [2, 0]),
        (120, ALL, [3, 0]),
        (59, Trickless.NOBODY, [0, 1]),
        (30, Trickless.NOBODY, [0, 1]),
        (29, Trickless.NOBODY, [0, 2]),
        (0, NONE, [0, 3]),
    ],
)
def test_7_1_points_of_a_deal(points, trickless, drawn):
    assert slates(play(seated("bierkopf"), deal(points, trickless=trickless))) == drawn


def test_7_1_what_is_carried_over_goes_to_the_next_winner():
    evening = play(seated("bierkopf"), deal(60), deal(60, B), deal(61), deal(61, B))
    assert slates(evening) == [3, 1]
    assert evening.position.balances[bierkopf.CARRIED] == 0
    assert explain(evening.hands[2].outcome.transfers[-1].steps) == "1 Won + 2 carried over = 3"
    assert Event.EVEN in evening.hands[0].outcome.events
    assert sum(evening.position.balances.values()) == 0


def test_7_1_the_first_side_to_21_has_won():
    evening = play(seated("bierkopf"), deal(61, B), GamePoints(person=C, strokes=20), deal(100))
    assert people(evening) == [1, 0, 1, 0]
    assert slates(evening) == [0, 0]
    assert score(seated("bierkopf"), deal(None, offender=A)) == [0, 0, 0, 0]
    assert slates(play(seated("bierkopf"), deal(None, offender=A))) == [0, 1]


# 7.2 Blattla


@pytest.mark.parametrize(
    ("entry", "deltas"),
    [
        (blattla.Call(declarer=A, partner=C, result=61), [10, -10, 10, -10]),
        (blattla.Call(declarer=A, partner=C, result=60), [-10, 10, -10, 10]),
        (blattla.Call(declarer=A, partner=C, result=91), [20, -20, 20, -20]),
        (blattla.Call(declarer=A, partner=C, result=0, trickless=NONE), [-30, 30, -30, 30]),
        (blattla.Solo(declarer=B, result=90), [-50, 150, -50, -50]),
        (blattla.Solo(declarer=B, result=30), [60, -180, 60, 60]),
        (blattla.Solo(declarer=B, result=120, trickless=ALL), [-70, 210, -70, -70]),
        (blattla.Solo(declarer=B, tout=True, trickless=ALL), [-100, 300, -100, -100]),
        (blattla.Solo(declarer=B, tout=True), [100, -300, 100, 100]),
        (blattla.Solo(declarer=B, offender=A), [-50, 150, -50, -50]),
        (blattla.ThrownIn(), [0, 0, 0, 0]),
    ],
)
def test_7_2_prices(entry, deltas):
    assert score(seated("blattla"), entry) == deltas


def test_7_2_what_cannot_be_and_who_deals():
    assert refused("blattla", blattla.Call(declarer=A, partner=A, result=61)) == ["partner"]
    assert refused("blattla", blattla.Solo(declarer=A, tout=True, result=61)) == ["result"]
    redeal = opening("blattla", blattla.Tariff(redeal=True))
    assert play(redeal, blattla.ThrownIn()).position.dealer == D
    assert play(seated("blattla"), blattla.ThrownIn()).position.dealer == A


# 7.3 Mucken


@pytest.mark.parametrize("kind", [mucken.Muck, mucken.Wenz, mucken.Geier])
@pytest.mark.parametrize(
    ("points", "trickless", "announced", "drawn"),
    [
        (90, Trickless.NOBODY, mucken.Announced.NOTHING, [2, 0]),
        (91, Trickless.NOBODY, mucken.Announced.NOTHING, [3, 0]),
        (120, ALL, mucken.Announced.NOTHING, [4, 0]),
        (60, Trickless.NOBODY, mucken.Announced.NOTHING, [0, 2]),
        (30, Trickless.NOBODY, mucken.Announced.NOTHING, [0, 3]),
        (0, NONE, mucken.Announced.NOTHING, [0, 4]),
        (91, Trickless.NOBODY, mucken.Announced.SCHNEIDER, [6, 0]),
        (90, Trickless.NOBODY, mucken.Announced.SCHNEIDER, [0, 6]),
        (120, ALL, mucken.Announced.SCHNEIDER, [8, 0]),
        (120, Trickless.NOBODY, mucken.Announced.SCHWARZ, [0, 8]),
        (120, ALL, mucken.Announced.SCHWARZ, [8, 0]),
    ],
)
def test_7_3_points_go_to_the_side_that_won(kind, points, trickless, announced, drawn):
    entry = kind(declarer=C, result=points, trickless=trickless, announced=announced)
    assert slates(play(seated("mucken"), entry)) == drawn


def test_7_3_kontra_doubles_and_is_said_by_the_others():
    entry = mucken.Muck(declarer=A, result=61, replies=(B,))
    assert slates(play(seated("mucken"), entry)) == [4, 0]
    assert refused("mucken", replace(entry, replies=(C,))) == ["replies"]
    assert refused("mucken", replace(entry, replies=(B, C))) == ["replies"]
    two = opening("mucken", mucken.Tariff(replies=2))
    assert slates(play(two, replace(entry, replies=(B, C)))) == [8, 0]


def test_7_3_twenty_one_points_are_a_bobbl():
    evening = play(
        seated("mucken"), GamePoints(person=B, strokes=19), mucken.Geier(declarer=A, result=2)
    )
    assert people(evening) == [0, 1, 0, 1]
    assert slates(evening) == [0, 0]
    assert tariff("mucken") == mucken.Tariff()


# 7.4 Bauernstoss, 7.5 officers, 7.6 American, 7.7 others


def test_7_4_twenty_strokes_of_the_table():
    evening = play(
        seated("bauernstoss"), Strokes(person=A, strokes=12), Strokes(person=C, strokes=9)
    )
    assert people(evening) == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("entry", "amount"),
    [
        (offizier.Game(declarer=A, result=61), 50),
        (offizier.Game(declarer=A, result=60), -50),
        (offizier.Game(declarer=A, result=90), 60),
        (offizier.Game(declarer=A, result=120, trickless=ALL), 70),
        (offizier.Game(declarer=A, result=61, runners=2), 50),
        (offizier.Game(declarer=A, result=61, runners=4), 90),
        (offizier.Game(declarer=A, result=30, runners=3, holder=Holder.WITHOUT), -90),
        (offizier.Game(declarer=A, offender=B), 50),
    ],
)
def test_7_5_two_play_at_the_price_of_a_solo(entry, amount):
    assert score(seated("offizier", 2), entry) == [amount, -amount]


def test_7_6_even_counts_nothing_and_a_fox_one():
    assert score(seated("us4"), us4.Deal(declarer=A, result=60)) == [0, 0, 0, 0]
    fox = us4.Deal(declarer=A, result=60, fox=D)
    assert score(seated("us4"), fox) == [-1, 1, -1, 1]
    assert score(seated("us4"), us4.Deal(declarer=A, result=92, fox=B)) == [1, -1, 1, -1]
    assert score(seated("us4"), us4.Deal(declarer=A, result=29)) == [-2, 2, -2, 2]
    assert score(seated("us4"), us4.Deal(declarer=A, result=30)) == [-1, 1, -1, 1]


@pytest.mark.parametrize("limits", ["SYM30", "ASYM91", "LT30", "US90"])
@pytest.mark.parametrize(
    ("name", "kind"),
    [("bierkopf", bierkopf.Deal), ("us4", us4.Deal), ("kozel", kozel.Deal), ("german", Fixed)],
)
def test_1_5_without_a_declarer_a_deal_counts_the_same_told_of_either_side(name, kind, limits):
    """Of 90 to 30 the side with 90 won simply, and that with 30 lost with Schneider."""
    opened = opening(name)
    if "limits" in asked_by_name(name):
        told = load(type(opened.rules.tariff), {"limits": limits})
        opened = replace(opened, rules=replace(opened.rules, tariff=told))

    def after(declarer, points):
        return play(opened, kind(declarer=declarer, result=points)).position.balances

    for points in range(121):
        assert after(A, points) == after(B, 120 - points), points


def test_1_5_without_a_declarer_there_are_two_limits_and_older_files_are_read_as_these():
    read = {name: load(bierkopf.Tariff, {"limits": name}).limits for name in Limits.__members__}
    assert list(AlikeLimits) == [AlikeLimits.SYM30, AlikeLimits.LT30]
    assert read["ASYM91"] is read["LT30"] is AlikeLimits.LT30
    assert read["US90"] is read["SYM30"] is AlikeLimits.SYM30
    assert [each.of() for each in AlikeLimits] == [(90, 30), (91, 29)]


def test_7_7_doppelkopf_for_the_record():
    def deal(points, *winners):
        return doppelkopf.Deal(winners=frozenset(winners), points=points)

    opened = seated("doppelkopf")
    assert score(opened, deal(3, A, D)) == [3, -3, -3, 3]
    assert score(opened, deal(2, B)) == [-2, 6, -2, -2]
    line = play(opened, deal(2, A, C, D)).hands[0]
    assert [line.deltas[person] for person in (A, B, C, D)] == [2, -6, 2, 2]
    assert (line.outcome.contract, line.outcome.side, line.outcome.won) == (
        Contract.SOLO,
        (B,),
        False,
    )
    assert refused("doppelkopf", deal(2)) == ["winners"]
    assert refused("doppelkopf", deal(2, A, B, C, D)) == ["winners"]


@pytest.mark.parametrize(
    ("points", "trickless", "marks"),
    [
        (61, Trickless.NOBODY, [0, 2]),
        (91, Trickless.NOBODY, [0, 4]),
        (60, Trickless.NOBODY, [0, 0]),
        (59, Trickless.NOBODY, [2, 0]),
        (30, Trickless.NOBODY, [2, 0]),
        (29, Trickless.NOBODY, [4, 0]),
        (0, NONE, [4, 0]),
    ],
)
def test_7_7_kozel_marks_the_side_that_lost(points, trickless, marks):
    entry = kozel.Deal(declarer=A, result=points, trickless=trickless)
    assert slates(play(seated("kozel"), entry)) == marks


def test_7_7_twelve_marks_make_goats():
    lost = kozel.Deal(declarer=B, result=Verdict.LOST_SCHNEIDER)
    evening = play(seated("kozel"), kozel.Deal(declarer=A, result=50), lost, lost, lost)
    assert people(evening) == [0, -1, 0, -1]
    assert slates(evening) == [0, 0]


@pytest.mark.parametrize("number", range(2, 9))
def test_7_7_any_other_game_is_written_as_the_table_says(number):
    entry = Manual(amounts=((A, 4), (B, -4)), reason="Hirzel")
    assert score(seated("manual", number), entry) == [4, -4, *[0] * (number - 2)]


@pytest.mark.parametrize("module", ALL_OF_THEM, ids=lambda module: module.VARIANT.id)
def test_misdeals_penalties_and_hands_by_hand_belong_to_every_game(module):
    variant = module.VARIANT
    opened = opening(variant.id)
    kinds = {kind.kind for kind in variant.entries}
    assert {"misdeal", "penalty", "manual"} <= kinds
    assert play(opened, Misdeal()).position.dealer == opened.dealer
    others = len(opened.people) - 1
    assert score(opened, Penalty(payer=A, amount=1)) == [-others, *[1] * others]
    pot = Penalty(payer=A, taker=Taker.STOCK)
    assert [problem.question for problem in fold([opened, *booked(pot)]).problems] == ["taker"]
    by_hand = next(kind for kind in variant.entries if kind.kind == "manual")
    assert score(opened, by_hand(amounts=((PEOPLE[0], 1), (PEOPLE[1], -1))))[:2] == [1, -1]
