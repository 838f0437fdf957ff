"""Skat, every value, irregularity and way to count, named after the paragraph or fault."""

from dataclasses import replace

import pytest
from examples import each, golden, nothing_is_left_out, seated, tariff
from tables import PEOPLE, A, B, C, D, booked, opening, play, score

from schafscore.cards.card import Rank, Suit
from schafscore.cards.order import order
from schafscore.cards.pack import LONG
from schafscore.core.agreed import Misdeal, Penalty, Taker
from schafscore.core.evening import fold
from schafscore.core.outcome import PRICE, Event, explain
from schafscore.core.results import Certain, Holder, Trickless, Verdict
from schafscore.core.variant import rules
from schafscore.houserules import skat_bock
from schafscore.services.keyline import read
from schafscore.sheets.settlement import plus_minus
from schafscore.sheets.views import count
from schafscore.variants import skat
from schafscore.variants.skat import (
    Announced,
    Clubs,
    Diamonds,
    Grand,
    Hearts,
    Instead,
    Manner,
    Null,
    NullOverbid,
    Offence,
    Passed,
    Passing,
    Ramsch,
    Shown,
    Spades,
    Strictness,
    Tariff,
    Tied,
    Written,
    legal_bids,
)

KINDS = {kind.kind: kind for kind in (Diamonds, Hearts, Spades, Clubs, Grand)}
ALL, NONE = Trickless.OPPONENTS, Trickless.DECLARERS
KEPT, TOOK = Trickless.DECLARERS, Trickless.NOBODY
ISKO = tariff("skat.isko")
PUB = tariff("skat.pub")


def game(kind, matadors, result, **more):
    holder = Holder.WITH if matadors > 0 else Holder.WITHOUT
    answers = {"declarer": A, "matadors": abs(matadors), "holder": holder, "result": result}
    return kind(**{**answers, **more})


def hand(kind, matadors, result, **more):
    return game(kind, matadors, result, manner=Manner.HAND, **more)


def null(trickless, manner=Manner.SKAT, shown=Shown.COVERED, **more):
    return Null(declarer=A, trickless=trickless, manner=manner, shown=shown, **more)


def refused(agreed, entry):
    return [each.question for each in fold([opening("skat", agreed), *booked(entry)]).problems]


def written(agreed, entry):
    """What stands in the soloist's column."""
    deltas = score(opening("skat", agreed), entry)
    assert deltas[1:] == [0, 0]
    return deltas[0]


# The worked examples of the specification

SUITS = {
    "diamonds": Suit.BELLS,
    "hearts": Suit.HEARTS,
    "spades": Suit.LEAVES,
    "clubs": Suit.ACORNS,
    "grand": None,
}


def matadors(given):
    """Count the matadors off the cards named, as the soloist would at the table."""
    if "matadors" in given or "missing_top" in given:
        return given.get("matadors", -given.get("missing_top", 0))
    held = given.get("cards") or given.get("top_cards")
    if held is None:
        return -1  # the overbid diamonds of 5.6 are without one
    trumps = order(Rank.UNTER, suit=SUITS[given["contract"]]).trumps
    has = [str(card) in held for card in trumps]
    run = next((n for n, one in enumerate(has) if one != has[0]), len(has))
    return run if has[0] else -run


def ended(given):
    points = given.get("points", given.get("soloist_points"))
    if "opponents" in given:
        points = 120 - given["opponents"]
    if points is not None:
        return {"result": points, "trickless": ALL if given.get("all_tricks") else TOOK}
    won = given.get("won", not given.get("lost", False))
    announced = given.get("announced", [])
    if won and (given.get("schwarz") or "schwarz" in announced):
        return {"result": Verdict.WON, "trickless": ALL}
    schneider = given.get("schneider") or "schneider" in announced
    return {"result": Verdict[("WON" if won else "LOST") + ("_SCHNEIDER" if schneider else "")]}


def of_example(given):
    replies = (None,) * (bool(given.get("kontra")) + bool(given.get("re")))
    manner = Manner.HAND if given.get("hand") else Manner.SKAT
    common = {"declarer": A, "manner": manner, "replies": replies, "bid": given.get("bid", 18)}
    if given["contract"] == "null":
        kept = given.get("won", given.get("tricks") == 0)
        shown = Shown.OUVERT if given["ouvert"] else Shown.COVERED
        below = given.get("bid", 18) > 23
        told = KEPT if kept else TOOK
        return Null(**common, shown=shown, trickless=told, all_the_same=below)
    level = [Announced.NOTHING, Announced.SCHNEIDER, Announced.SCHWARZ]
    announced = level[len(given.get("announced", []))]
    run = matadors(given)
    return KINDS[given["contract"]](
        **common,
        **ended(given),
        matadors=abs(run),
        holder=Holder.WITH if run > 0 else Holder.WITHOUT,
        announced=Announced.OUVERT if given.get("ouvert") else announced,
    )


def of_irregularity(given):
    """5.10: an opponent had a wrong number of cards, so the soloist wins his simple game."""
    return hand(Spades, given["matadors"], None, bid=44, offender=B, offence=Offence.CARDS)


def is_game(example):
    given = example["input"]
    return "contract" in given and "kind" not in given and "max" not in given


def test_the_golden_hands_are_those_of_the_specification():
    nothing_is_left_out("skat", "skat")


@each([one for one in golden("skat") if is_game(one)])
def test_golden_games(example):
    given, expected = example["input"], example["expected"]
    customs = (("skat_bock", SETTINGS),) if given.get("bock") else ()
    before = [LOST_GRAND_HAND] if customs else []
    entry = of_irregularity(given) if "misdeal" in given else of_example(given)
    opened = opening("skat", tariff(example["preset"]), *customs)
    line = play(opened, *before, entry).hands[-1]
    steps = line.outcome.transfers[0].steps
    if "score" in expected:
        assert line.deltas[A] == expected["score"]
    if "value" in expected:
        assert line.deltas[A] == expected["value"]
    if "result" in expected:
        assert line.outcome.won == (expected["result"] == "won")
    if "overbid" in expected:
        assert (Event.OVERBID in line.outcome.events) == expected["overbid"]
    if "matadors" in expected:
        assert matadors(given) == expected["matadors"]
    if "multiplier" in expected:
        assert (
            sum(each.number for each in steps if type(each).__name__ == "Add")
            == (expected["multiplier"])
        )
    if "schneider" in expected:
        assert (line.outcome.level >= 1) == expected["schneider"]


@each([one for one in golden("skat") if one["input"].get("kind") == "matadors"])
def test_golden_matadors(example):
    word, number = example["expected"]["matadors"].split()
    assert matadors(example["input"]) == (int(number) if word == "with" else -int(number))


@each([one for one in golden("skat") if "max" in one["input"]])
def test_golden_most_matadors(example):
    kind = KINDS[example["input"]["contract"]]
    trumps = order(Rank.UNTER, suit=SUITS[kind.kind]).of(None, LONG.cards)
    assert kind.most == len(trumps)
    assert kind.most == example["expected"]["max"]


@each([one for one in golden("skat") if set(one["input"]) == {"soloist_points"}])
def test_golden_thresholds(example):
    line = play(seated("skat.seed"), game(Clubs, 1, example["input"]["soloist_points"])).hands[0]
    assert line.outcome.won == (example["expected"]["result"] == "won")


@each([one for one in golden("skat") if "opponent_tricks" in one["input"]])
def test_golden_worthless_tricks(example):
    points = 120 - example["input"]["opponent_points"]
    line = play(seated("skat.seed"), game(Clubs, 1, points)).hands[0]
    assert line.outcome.level.name == "SCHNEIDER"
    assert example["expected"] == {"schneider": True, "schwarz": False}


@each([one for one in golden("skat") if "party_points" in one["input"]])
def test_golden_schneider(example):
    points = example["input"]["party_points"]
    for soloist in (points, 120 - points):
        line = play(seated("skat.isko"), game(Clubs, 1, soloist)).hands[0]
        assert (line.outcome.level.name == "SCHNEIDER") == example["expected"]["schneider"]


@each([one for one in golden("skat") if one["input"].get("kind") == "ramsch"])
def test_golden_ramsch(example):
    given = example["input"]
    if "march" in given:
        entry = Ramsch(trickless=frozenset(PEOPLE[:3]) - {PEOPLE[given["march"]]})
    else:
        virgins = [PEOPLE[given["virgin"]]] if "virgin" in given else []
        points = tuple(zip(PEOPLE, given["points"], strict=False))
        entry = Ramsch(points=points, trickless=frozenset(virgins))
    assert score(seated(example["preset"]), entry) == example["expected"]["deltas"]


@each([one for one in golden("skat") if one["input"].get("kind") == "ramsch_multiplier"])
def test_golden_pushed_skats(example):
    entry = ramsch(70, 30, 20, pushed=example["input"]["pushed"])
    assert score(seated(example["preset"]), entry) == [-70 * example["expected"]["factor"], 0, 0]


@each([one for one in golden("skat") if one["input"].get("kind") == "seeger"])
def test_golden_series_in_seeger_and_seeger_fabian(example):
    """Play a series with these games, the points made up by one that is outside of both."""
    given, expected = example["input"], example["expected"]
    won, lost = game(Clubs, 1, 61), game(Clubs, 1, 60)
    others = replace(lost, declarer=B)
    hands = [won] * given["won"] + [lost] * given["lost"] + [others] * given["lost_by_others"]
    evening = play(opening("skat", ISKO, people=4), *alike(hands))
    made = evening.position.balances[A]
    assert made == 24 * given["won"] - 48 * given["lost"]
    bonus = given["points"] - made
    assert totals(evening, "seeger")[A] + bonus == expected["seeger"]
    assert totals(evening, "seeger-fabian")[A] + bonus == expected["extended"]
    assert totals(evening, "won")[A] == given["won"]
    assert totals(evening, "lost")[A] == given["lost"]


def alike(hands):
    """Let a deal be passed in before a hand whose soloist would sit out."""
    dealers = [A, B, C, D]
    deals = 3
    for entry in hands:
        while dealers[deals % 4] == entry.declarer:
            yield Passed()
            deals += 1
        yield entry
        deals += 1


@each([one for one in golden("skat") if one["input"].get("kind") == "seeger_row"])
def test_golden_rows_in_seeger_fabian(example):
    given, expected = example["input"], example["expected"]
    entry = game(Hearts, 1, 70)
    evening = play(opening("skat", people=given["table"]), entry)
    assert evening.position.balances[A] == given["value"]
    seen = totals(evening, "seeger-fabian")
    assert [seen[each] for each in (A, B, C)] == [
        expected["soloist"],
        expected["others"],
        expected["others"],
    ]


@each([one for one in golden("skat") if one["input"].get("kind") == "legal_bid"])
def test_golden_bids(example):
    for bid in example["input"]["values"]:
        assert (bid in legal_bids(ISKO)) == example["expected"]["legal"]


@each([one for one in golden("skat") if one["input"].get("kind") == "settlement"])
def test_golden_settlements(example):
    points = dict(zip(PEOPLE, example["input"]["totals"], strict=False))
    paid = plus_minus(points, PEOPLE[:4])
    assert [paid[person] for person in PEOPLE[:4]] == example["expected"]["totals"]


def test_every_golden_entry_is_asked_by_one_test_above():
    kinds = {"matadors", "ramsch", "ramsch_multiplier", "seeger", "seeger_row", "legal_bid"}
    for one in golden("skat"):
        given = one["input"]
        known = is_game(one) or given.get("kind") in kinds | {"settlement"} or "max" in given
        few = {"soloist_points", "opponent_tricks", "party_points"} & given.keys()
        assert known or few


# 5.3 Bids


ISKO_BIDS = """18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54, 55, 59, 60, 63,
66, 70, 72, 77, 80, 81, 84, 88, 90, 96, 99, 100, 108, 110, 117, 120, 121, 126, 130, 132, 135, 140,
143, 144, 150, 153, 154, 156, 160, 162, 165, 168, 170, 176, 180, 187, 192, 198, 204, 216, 240, 264"""


def test_5_3_the_legal_bids():
    isko = {int(bid) for bid in ISKO_BIDS.split(",")}
    assert legal_bids(ISKO) == isko
    assert len(isko) == 63
    assert legal_bids(Tariff()) == isko - {264} | {252, 288, 324, 360}
    assert refused(ISKO, game(Clubs, 1, 61, bid=19)) == ["bid"]
    assert refused(ISKO, game(Clubs, 1, 61, bid=24)) == []


def test_5_3_nobody_bids():
    again, row = opening("skat", Tariff()), opening("skat", ISKO)
    for opened, event in ((again, Event.MISDEAL), (row, Event.THROWN_IN)):
        evening = play(opened, Passed())
        assert evening.position.dealer == A
        assert evening.hands[0].outcome.events == {event}
        assert evening.hands[0].deltas == {}
    same = play(opening("skat", Tariff(same_dealer=True)), Passed())
    assert same.position.dealer == C
    assert refused(PUB, Passed()) == [""]
    row_by_the_same = replace(ISKO, same_dealer=True)
    assert [
        each.question for each in rules(skat.VARIANT, row_by_the_same).problems(PEOPLE[:3])
    ] == ["same_dealer"]


def test_5_1_of_four_the_dealer_sits_out():
    (line,) = play(opening("skat", people=4), game(Clubs, 1, 61)).hands
    assert (line.table.playing, line.table.sitting_out) == ((A, B, C), (D,))


# 5.5 Values


def levels(kind, matadors_, multiplier):
    """A game that counts so many times: hand, Schneider and Schwarz, then announced."""
    rest = multiplier - abs(matadors_) - 1
    told = [
        {"result": 61},
        {"result": 61, "manner": Manner.HAND},
        {"result": 90, "manner": Manner.HAND},
        {"result": 90, "manner": Manner.HAND, "announced": Announced.SCHNEIDER},
        {
            "result": 120,
            "trickless": ALL,
            "manner": Manner.HAND,
            "announced": Announced.SCHNEIDER,
        },
        {"result": 120, "trickless": ALL, "manner": Manner.HAND, "announced": Announced.SCHWARZ},
        {"result": 120, "trickless": ALL, "manner": Manner.HAND, "announced": Announced.OUVERT},
    ][rest]
    return game(kind, matadors_, **told)


CELLS = [
    (kind, times)
    for kind, most in ((Diamonds, 18), (Hearts, 18), (Spades, 18), (Clubs, 18), (Grand, 11))
    for times in range(2, most + 1)
]


@pytest.mark.parametrize(("kind", "times"), CELLS)
@pytest.mark.parametrize("sign", [1, -1])
def test_5_5_every_multiplier_cell(kind, times, sign):
    """Each cell is reached with few matadors and many levels, or the other way round."""
    base = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}[kind.kind]
    for run in range(1, kind.most + 1):
        if 0 <= times - run - 1 <= 6:
            assert written(ISKO, levels(kind, sign * run, times)) == base * times


@pytest.mark.parametrize(("tops", "value"), [(1, 252), (2, 288), (3, 324), (4, 360)])
def test_5_5_grand_ouvert_of_the_seed(tops, value):
    entry = hand(Grand, tops, 120, trickless=ALL, announced=Announced.OUVERT)
    assert written(Tariff(), entry) == value
    assert written(ISKO, entry) == 24 * (tops + 7)


@pytest.mark.parametrize(
    ("points", "trickless", "amount"),
    [
        (0, NONE, -96),
        (0, TOOK, -72),
        (30, TOOK, -72),
        (31, TOOK, -48),
        (60, TOOK, -48),
        (61, TOOK, 24),
        (89, TOOK, 24),
        (90, TOOK, 36),
        (120, TOOK, 36),
        (120, ALL, 48),
    ],
)
def test_5_5_and_A01_A02_schneider_on_both_sides(points, trickless, amount):
    assert written(ISKO, game(Clubs, 1, points, trickless=trickless)) == amount


def test_A03_no_points_are_not_no_trick():
    assert written(ISKO, game(Clubs, 1, 22, trickless=NONE)) == -96
    assert refused(ISKO, game(Clubs, 1, 23, trickless=NONE)) == ["result"]


NULLS = [
    (Manner.SKAT, Shown.COVERED, 23, -46, -46, 20),
    (Manner.HAND, Shown.COVERED, 35, -35, -70, 20),
    (Manner.SKAT, Shown.OUVERT, 46, -92, -92, 40),
    (Manner.HAND, Shown.OUVERT, 59, -59, -118, 40),
]


@pytest.mark.parametrize(("manner", "shown", "won", "seed", "isko", "old"), NULLS)
def test_5_5_every_null(manner, shown, won, seed, isko, old):
    kept, took = null(KEPT, manner, shown), null(TOOK, manner, shown)
    assert [written(agreed, kept) for agreed in (Tariff(), ISKO)] == [won, won]
    assert [written(agreed, took) for agreed in (Tariff(), ISKO)] == [seed, isko]
    assert written(tariff("skat.null20"), kept) == old
    assert refused(ISKO, null(Trickless.OPPONENTS)) == ["trickless"]


@pytest.mark.parametrize("kind", [Diamonds, Hearts, Spades, Clubs, Grand])
def test_5_5_a_lost_hand_game_counts_once_in_the_seed(kind):
    entry = hand(kind, 2, 60)
    assert written(Tariff(), entry) == -4 * kind.base
    assert written(ISKO, entry) == -8 * kind.base
    with_skat = game(kind, 2, 60)
    assert written(Tariff(), with_skat) == written(ISKO, with_skat) == -6 * kind.base


@pytest.mark.parametrize(
    ("announced", "points", "trickless", "amount"),
    [
        (Announced.SCHNEIDER, 89, TOOK, -110),
        (Announced.SCHNEIDER, 90, TOOK, 55),
        (Announced.SCHNEIDER, 75, TOOK, -110),
        (Announced.SCHNEIDER, 30, TOOK, -110),
        (Announced.SCHNEIDER, 0, NONE, -132),
        (Announced.SCHNEIDER, 120, ALL, 66),
        (Announced.SCHWARZ, 120, TOOK, -154),
        (Announced.SCHWARZ, 120, ALL, 77),
        (Announced.OUVERT, 106, TOOK, -176),
        (Announced.OUVERT, 120, ALL, 88),
    ],
)
def test_5_5_and_A07_A08_a_promise_must_be_kept(announced, points, trickless, amount):
    entry = hand(Spades, 1, points, announced=announced, trickless=trickless)
    assert written(ISKO, entry) == amount


def test_A07_a_grand_ouvert_with_106_is_lost():
    assert written(ISKO, hand(Grand, 4, 106, announced=Announced.OUVERT)) == -528


def test_5_4_only_a_hand_game_is_announced():
    assert refused(ISKO, game(Clubs, 1, 90, announced=Announced.SCHNEIDER)) == ["announced"]


def test_5_5_a_grand_has_four_matadors():
    assert refused(ISKO, game(Grand, 5, 61)) == ["matadors"]
    assert refused(ISKO, game(Clubs, 11, 61)) == []


def test_A10_A11_the_sum_names_every_level_and_the_matadors():
    line = play(opening("skat", ISKO), hand(Hearts, -3, 90, announced=Announced.SCHNEIDER)).hands[0]
    assert explain(line.outcome.transfers[0].steps) == (
        "3 without + 1 game + 1 hand + 1 Schneider + 1 Schneider announced = 7, ×10 Hearts = 70"
    )


# 5.6 Overbid


@pytest.mark.parametrize(
    ("entry", "amount"),
    [
        (game(Diamonds, -1, 89, bid=22), -54),
        (game(Diamonds, -1, 90, bid=22), 27),
        (game(Spades, -1, 89, bid=23), -66),
        (game(Clubs, 1, 61, bid=24), 24),
        (game(Grand, 1, 61, bid=50), -144),
        (hand(Diamonds, -3, 75, bid=46), -108),
    ],
)
def test_5_6_overbid_is_raised_to_the_next_multiple(entry, amount):
    (line,) = play(opening("skat", ISKO), entry).hands
    assert line.deltas[A] == amount
    assert (Event.OVERBID in line.outcome.events) == (amount < 0)


def test_5_6_in_the_seed_an_overbid_hand_game_counts_once():
    assert written(Tariff(), hand(Diamonds, -3, 75, bid=46)) == -54


def test_A05_an_overbid_game_says_why():
    (line,) = play(opening("skat", ISKO), game(Diamonds, -1, 61, bid=22)).hands
    text = "1 without + 1 game = 2, ×9 Bells, at least 27 for the bid 22, ×2 lost = 54"
    assert explain(line.outcome.transfers[0].steps) == text


def test_A32_a_hand_that_was_not_announced_is_none():
    assert written(ISKO, game(Spades, -1, 89, bid=23)) == -66
    assert written(ISKO, hand(Spades, -1, 89, bid=23)) == 33


def test_5_6_a_null_below_the_bid_is_refused_unless_it_was_played():
    entry = null(KEPT, bid=24)
    assert refused(ISKO, entry) == ["bid"]
    played = replace(entry, all_the_same=True)
    assert written(ISKO, played) == -92
    assert written(replace(ISKO, null_overbid=NullOverbid.VALUE), played) == -46
    instead = replace(ISKO, null_overbid=NullOverbid.REPLACEMENT)
    assert written(instead, played) == -54
    assert written(instead, replace(played, instead=Instead.GRAND)) == -48
    assert refused(ISKO, replace(played, instead=Instead.GRAND)) == ["instead"]
    assert refused(ISKO, replace(played, bid=23)) == ["all_the_same"]
    assert written(replace(ISKO, null=0), played) == -48
    (line,) = play(opening("skat", ISKO), played).hands
    assert Event.OVERBID in line.outcome.events


@pytest.mark.parametrize(
    ("manner", "shown", "bid", "lost", "lost_in_the_seed"),
    [
        (Manner.SKAT, Shown.COVERED, 24, -92, -92),
        (Manner.SKAT, Shown.COVERED, 48, -138, -138),
        (Manner.HAND, Shown.COVERED, 36, -92, -46),
        (Manner.SKAT, Shown.OUVERT, 48, -138, -138),
        (Manner.HAND, Shown.OUVERT, 60, -138, -69),
    ],
)
def test_5_6_every_null_below_the_bid_costs_a_multiple_of_23(
    manner, shown, bid, lost, lost_in_the_seed
):
    """`multiple_of_23`: "the rule above with base 23", for hand and ouvert as well."""
    played = null(KEPT, bid=bid, manner=manner, shown=shown, all_the_same=True)
    assert written(ISKO, played) == lost
    assert written(Tariff(), played) == lost_in_the_seed


# 5.7 Kontra and Re


@pytest.mark.parametrize(
    ("points", "replies", "amount"),
    [(61, 0, 24), (61, 1, 48), (61, 2, 96), (60, 0, -48), (60, 1, -96), (60, 2, -192)],
)
def test_5_7_each_reply_doubles_after_the_loss(points, replies, amount):
    assert written(PUB, game(Clubs, 1, points, replies=(None,) * replies)) == amount


def test_5_7_who_may_reply():
    said = game(Clubs, 1, 61, replies=(B, A))
    assert written(PUB, said) == 96
    assert refused(PUB, replace(said, replies=(A,))) == ["replies"]
    assert refused(PUB, replace(said, replies=(B, C))) == ["replies"]
    assert refused(replace(PUB, replies=1), said) == ["replies"]
    assert refused(ISKO, said) == ["replies"]


SETTINGS = skat_bock.Settings()
NEVER = skat_bock.Settings(
    even=False, high_hand_lost=False, dear=False, reply_lost=False, replied=False
)
LOST_GRAND_HAND = hand(Grand, 1, 60)


@pytest.mark.parametrize(
    ("setting", "entry"),
    [
        ("even", game(Clubs, 1, 60)),
        ("high_hand_lost", hand(Grand, 1, 55)),
        ("high_hand_lost", null(TOOK, Manner.HAND, Shown.OUVERT)),
        ("dear", game(Grand, 4, 61)),
        ("reply_lost", game(Clubs, 1, 59, replies=(B,))),
        ("replied", game(Clubs, 1, 61, replies=(None, None))),
        ("schneider", game(Clubs, 1, 90)),
    ],
)
def test_5_7_and_A29_every_trigger_of_a_bock_round(setting, entry):
    next_ = game(Hearts, 1, 61)
    settings = replace(NEVER, **{setting: True})
    evening = play(opening("skat", PUB, ("skat_bock", settings)), entry, *[next_] * 4)
    assert [line.deltas[A] for line in evening.hands[1:]] == [40, 40, 40, 20]
    without = play(opening("skat", PUB, ("skat_bock", NEVER)), entry, next_)
    assert without.hands[1].deltas[A] == 20
    ordinary = play(opening("skat", PUB, ("skat_bock", settings)), next_, next_)
    assert ordinary.hands[1].deltas[A] == 20


def test_5_7_rounds_are_queued_but_one_game_begins_only_one():
    dear = game(Grand, 4, 61, replies=(None, None))
    evening = play(opening("skat", PUB, ("skat_bock", SETTINGS)), dear, dear)
    assert [line.after.balances[skat_bock.WAITING] for line in evening.hands] == [3, 5]
    four = play(opening("skat", PUB, ("skat_bock", SETTINGS), people=4), dear)
    assert four.position.balances[skat_bock.WAITING] == 4
    schneider = replace(NEVER, schneider=True)
    high = game(Clubs, 1, 90)
    twice = play(opening("skat", PUB, ("skat_bock", schneider)), high, high)
    assert twice.position.balances[skat_bock.WAITING] == 2


def test_5_7_a_redeal_uses_no_doubled_hand_a_game_lost_by_an_offence_does():
    agreed = replace(PUB, passing=Passing.AGAIN)
    guilty = game(Clubs, 1, None, offender=A)
    opened = opening("skat", agreed, ("skat_bock", SETTINGS))
    evening = play(opened, LOST_GRAND_HAND, Passed(), Misdeal(), guilty, ramsch(70, 30, 20))
    waiting = [line.after.balances[skat_bock.WAITING] for line in evening.hands]
    assert waiting == [3, 3, 3, 2, 1]
    assert evening.hands[3].deltas[A] == -96
    assert evening.hands[4].deltas[A] == -140


# 5.8 Ramsch


def ramsch(*points, trickless=(), **more):
    told = tuple(zip((A, B, C), points, strict=True))
    return Ramsch(points=told, trickless=frozenset(trickless), **more)


@pytest.mark.parametrize(
    ("points", "trickless", "deltas"),
    [
        ((70, 30, 20), (), [-70, 0, 0]),
        ((50, 50, 20), (), [-50, -50, 0]),
        ((40, 40, 40), (), [-40, -40, -40]),
        ((60, 60, 0), (C,), [-120, -120, 0]),
        ((60, 60, 0), (), [-60, -60, 0]),
        ((100, 20, 0), (C,), [-200, 0, 0]),
    ],
)
def test_5_8_and_A40_the_most_card_points_lose(points, trickless, deltas):
    assert score(opening("skat", PUB), ramsch(*points, trickless=trickless)) == deltas


@pytest.mark.parametrize(
    ("tied", "entry", "deltas"),
    [
        (Tied.LAST_TRICK, ramsch(50, 50, 20, last_trick=B), [0, -50, 0]),
        (Tied.LAST_TRICK, ramsch(40, 40, 40), [-40, -40, -40]),
        (Tied.HALVES, ramsch(50, 50, 20), [-25, -25, 0]),
        (Tied.HALVES, ramsch(20, 49, 51), [0, 0, -51]),
        (Tied.HALVES, ramsch(55, 55, 10), [-28, -27, 0]),
        (Tied.HALVES, ramsch(40, 40, 40), [-14, -13, -13]),
        (Tied.THIRD_WINS, ramsch(50, 50, 20), [0, 0, 50]),
        (Tied.THIRD_WINS, ramsch(60, 60, 0, trickless=(C,)), [0, 0, 120]),
        (Tied.THIRD_WINS, ramsch(40, 40, 40), [-40, -40, -40]),
    ],
)
def test_5_8_and_A43_ties(tied, entry, deltas):
    assert score(opening("skat", replace(PUB, tied=tied)), entry) == deltas


@pytest.mark.parametrize("tied", Tied)
def test_5_8_who_alone_has_the_most_loses_his_card_points_and_no_share_of_them(tied):
    opened = opening("skat", replace(PUB, tied=tied), people=3)
    (lost,) = play(opened, ramsch(20, 49, 51)).hands[0].outcome.transfers
    assert (lost.giver, explain(lost.steps)) == (C, "51 card points")


def test_5_8_whose_the_odd_point_is_does_not_hang_on_who_is_told_first():
    opened = opening("skat", replace(PUB, tied=Tied.HALVES))
    told = ((C, 10), (B, 55), (A, 55))
    assert score(opened, Ramsch(points=told)) == [-28, -27, 0]


def test_5_8_what_a_ramsch_may_settle_otherwise():
    def deltas(entry, **agreed):
        return score(opening("skat", replace(PUB, **agreed)), entry)

    assert deltas(ramsch(40, 40, 40), three_tied_void=True) == [0, 0, 0]
    assert deltas(ramsch(70, 50, 0, trickless=(C,)), virgin_doubles=False) == [-70, 0, 0]
    assert deltas(ramsch(70, 30, 20), ramsch=15) == [-15, 0, 0]
    assert deltas(ramsch(70, 50, 0, trickless=(C,)), ramsch=10) == [-20, 0, 0]
    march = Ramsch(trickless=frozenset({A, C}))
    assert deltas(march) == [0, 120, 0]
    assert deltas(march, march_for_all=True) == [-120, 0, -120]
    assert deltas(replace(march, pushed=1)) == [0, 240, 0]
    assert refused(ISKO, ramsch(70, 30, 20, pushed=1)) == ["pushed"]


def test_5_8_what_a_ramsch_cannot_be():
    assert refused(PUB, ramsch(70, 30, 20, trickless=(C,))) == ["points"]
    nobody = ramsch(120, 0, 0, trickless=(A, B, C))
    assert refused(PUB, nobody) == ["trickless", "points"]
    assert refused(PUB, Ramsch()) == ["points"]
    last = replace(PUB, tied=Tied.LAST_TRICK)
    assert refused(last, ramsch(50, 50, 20)) == ["last_trick"]
    assert refused(last, ramsch(50, 50, 20, last_trick=C)) == ["last_trick"]


# 5.9 Lists


def totals(evening, view):
    return count(evening, evening.position.people, view).total


def seen(evening, view):
    return [totals(evening, view)[each] for each in evening.position.people]


@pytest.mark.parametrize(("people", "bonus"), [(3, 40), (4, 30)])
def test_5_9_and_A92_other_views_of_the_same_hands(people, bonus):
    lost = game(Hearts, 1, 60, declarer=B)
    evening = play(opening("skat", ISKO, people=people), game(Clubs, 1, 61), lost)
    rest = [0] * (people - 3)
    assert seen(evening, "plain") == [24, -40, 0, *rest]
    assert seen(evening, "seeger") == [74, -90, 0, *rest]
    assert seen(evening, "seeger-fabian") == [74 + bonus, -90, bonus, *[bonus] * len(rest)]
    assert seen(evening, "losses") == [0, -40, 0, *rest]
    assert seen(evening, "bierlachs") == [0, -64, -24, *rest]
    assert seen(evening, "won") == [1, 0, 0, *rest]
    assert seen(evening, "lost") == [0, 1, 0, *rest]


def test_5_9_a_passed_deal_and_a_ramsch_have_no_bonus():
    evening = play(opening("skat", replace(PUB, passing=Passing.ROW)), ramsch(70, 30, 20), Passed())
    assert seen(evening, "seeger-fabian") == [-70, 0, 0]
    assert seen(evening, "bierlachs") == [-70, 0, 0]
    assert seen(evening, "lost") == [0, 0, 0]


# 5.10 Irregularities


ANYBODY = (Offence.TURN, Offence.REVOKE, Offence.QUITTED, Offence.OTHER, Offence.CARDS)


@pytest.mark.parametrize("offence", ANYBODY)
def test_5_10_an_undecided_game_is_lost_simply_by_the_guilty_side(offence):
    guilty = game(Clubs, 2, None, offender=A, offence=offence)
    assert written(ISKO, guilty) == -72
    assert written(ISKO, replace(guilty, offender=C)) == 36
    (line,) = play(opening("skat", ISKO), guilty).hands
    assert line.outcome.is_game
    assert line.outcome.transfers[0].tag == PRICE
    assert line.outcome.level == 0


@pytest.mark.parametrize(
    ("offence", "entry", "amount"),
    [
        (Offence.DISCARD, game(Spades, 1, None), -44),
        (Offence.LOOKED, hand(Spades, 1, None), -66),
        (Offence.LED, game(Spades, 1, None, bid=23), -66),
    ],
)
def test_5_10_what_only_the_soloist_can_do(offence, entry, amount):
    assert written(ISKO, replace(entry, offender=A, offence=offence)) == amount
    assert refused(ISKO, replace(entry, offender=B, offence=offence)) == ["offence"]


def test_5_10_the_skat_of_a_hand_game_is_not_looked_at_and_nothing_laid_away():
    looked = game(Clubs, 1, None, offender=A, offence=Offence.LOOKED)
    assert refused(ISKO, looked) == ["offence"]
    laid = hand(Clubs, 1, None, offender=A, offence=Offence.DISCARD)
    assert refused(ISKO, laid) == ["offence"]


def test_5_10_a_decided_game_counts_as_the_cards_say():
    decided = game(Clubs, 1, 90, offender=A, decided=True)
    assert written(ISKO, decided) == 36
    assert refused(ISKO, replace(decided, decided=False)) == ["result"]
    assert refused(ISKO, game(Clubs, 1, None, offender=A, decided=True)) == ["result"]


def test_5_10_a_level_that_was_still_possible_is_granted():
    overbid = game(Diamonds, -1, None, offender=B, bid=22)
    assert written(ISKO, overbid) == -54
    assert written(ISKO, replace(overbid, certain=Certain.SCHNEIDER)) == 27
    assert refused(ISKO, replace(overbid, offender=A, certain=Certain.SCHNEIDER)) == ["certain"]


def test_5_10_a_null_is_decided_by_an_offence_too():
    guilty = Null(declarer=A, offender=A)
    assert written(ISKO, guilty) == -46
    assert written(ISKO, replace(guilty, offender=B)) == 23


def test_5_10_the_seed_only_warns():
    entry = game(Clubs, 1, 61, offender=A)
    assert written(Tariff(), entry) == 24
    assert refused(Tariff(), replace(entry, result=None)) == ["result"]
    assert refused(Tariff(), replace(entry, decided=True)) == ["decided"]
    assert tariff("skat.seed").strictness is Strictness.WARNING


def test_5_10_in_private_a_turn_or_a_revoke_may_be_put_right_in_time():
    private = replace(ISKO, strictness=Strictness.MENDED)
    guilty = game(Clubs, 1, None, offender=A, offence=Offence.TURN)
    assert written(private, guilty) == -48
    assert written(private, replace(guilty, mended=True, result=61)) == 24
    revoked = replace(guilty, offence=Offence.REVOKE, offender=B, mended=True, result=60)
    assert written(private, revoked) == -48
    assert refused(private, replace(guilty, offence=Offence.QUITTED, mended=True)) == ["mended"]
    assert refused(ISKO, replace(guilty, mended=True)) == ["mended"]
    assert written(private, replace(guilty, decided=True, result=61)) == 24


def test_5_10_a_misdeal_is_dealt_again_by_the_same_dealer():
    evening = play(opening("skat", ISKO), Misdeal())
    assert evening.position.dealer == C


def test_a_hand_may_be_written_into_one_column():
    assert score(opening("skat"), Written(amounts=((B, -100),), reason="lot")) == [0, -100, 0]
    assert score(opening("skat"), Written(amounts=((A, 10), (C, 20)))) == [10, 0, 20]
    assert refused(ISKO, Written(amounts=((A, 0),))) == ["amounts"]


def test_penalties_are_paid_among_the_people():
    assert score(opening("skat"), Penalty(payer=B, amount=5)) == [5, -10, 5]
    assert refused(ISKO, Penalty(payer=B, taker=Taker.STOCK)) == ["taker"]


# An evening

EVENING = [
    (game(Clubs, 1, 74), (24, 0, 0)),
    (game(Grand, -1, 95, declarer=B), (24, 72, 0)),
    (game(Spades, 2, 55, declarer=C), (24, 72, -66)),
    (Passed(), (24, 72, -66)),
    (Null(declarer=B, trickless=KEPT), (24, 95, -66)),
    (hand(Clubs, 1, 90), (72, 95, -66)),
    (game(Diamonds, -1, 61, declarer=C, bid=22), (72, 95, -120)),
    (Misdeal(), (72, 95, -120)),
    (hand(Hearts, -4, 120, declarer=B, trickless=ALL), (72, 175, -120)),
    (Null(declarer=A, shown=Shown.OUVERT, manner=Manner.HAND), (-46, 175, -120)),
    (hand(Spades, 1, 89, declarer=C, announced=Announced.SCHNEIDER), (-46, 175, -230)),
    (game(Grand, 3, 120, trickless=ALL), (98, 175, -230)),
    (game(Diamonds, 5, 28, declarer=B), (98, 49, -230)),
    (game(Clubs, 2, None, declarer=C, offender=A), (98, 49, -194)),
]


def test_an_evening_of_fourteen_hands_worked_out_by_hand():
    evening = play(opening("skat", ISKO), *(entry for entry, _ in EVENING))
    running = [tuple(line.after.balances.get(p, 0) for p in (A, B, C)) for line in evening.hands]
    assert running == [stands for _, stands in EVENING]
    assert seen(evening, "won") == [3, 3, 1]
    assert seen(evening, "lost") == [1, 1, 3]
    assert seen(evening, "seeger") == [98 + 100, 49 + 100, -194 - 100]
    assert seen(evening, "seeger-fabian") == [198 + 160, 149 + 160, -294 + 80]


def test_the_presets_rest_on_the_seed():
    assert tariff("skat.seed") == Tariff()


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("b e h m2 74", hand(Clubs, 2, 74, declarer=B)),
        ("b l o1 =8", game(Diamonds, -1, 8, declarer=B)),
        ("a o h n m3 95", hand(Grand, 3, 95, announced=Announced.SCHNEIDER)),
        ("a o h n m3", hand(Grand, 3, Verdict.WON_SCHNEIDER, announced=Announced.SCHNEIDER)),
        ("a o h n m3 -", hand(Grand, 3, Verdict.LOST, announced=Announced.SCHNEIDER)),
        (
            "a o h u m3",
            hand(Grand, 3, Verdict.WON_SCHNEIDER, announced=Announced.OUVERT, trickless=ALL),
        ),
        ("a n u", null(KEPT, shown=Shown.OUVERT)),
        ("a n -", null(TOOK)),
        ("z", Passed()),
    ],
)
def test_a_hand_in_one_line_of_keys(line, entry):
    opened = seated("skat.isko")
    table = fold([opened]).position.table()
    assert read(line, opened.rules, table).pad.entry == entry
