"""Skat as others recorded it: what was booked, worked out again from the cards of every game."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from examples import tariff
from tables import PEOPLE, booked, opening

from schafscore.cards.card import Rank, Suit
from schafscore.cards.order import order
from schafscore.core.evening import fold
from schafscore.core.results import Holder, Trickless
from schafscore.variants.skat import (
    Announced,
    Clubs,
    Diamonds,
    Grand,
    Hearts,
    Manner,
    Null,
    Ramsch,
    Shown,
    Spades,
    Tariff,
    Tied,
    legal_bids,
)
from schafscore.variants.three_handed import Least, Picked

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "records"
pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="no records beside the repository")

ISKO = Tariff(grand_ouvert_36=False, hand_lost_single=False, replies=2, tied=Tied.THIRD_WINS)
KINDS = {
    "clubs": (Clubs, Suit.ACORNS),
    "spades": (Spades, Suit.LEAVES),
    "hearts": (Hearts, Suit.HEARTS),
    "diamonds": (Diamonds, Suit.BELLS),
    "grand": (Grand, None),
}
LETTERS = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds", "G": "grand"}
FRENCH = str.maketrans("CSHDTQJ", "EGHSZOU")
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
ALL, NONE, NOBODY = Trickless.OPPONENTS, Trickless.DECLARERS, Trickless.NOBODY


def lines(name):
    return [json.loads(line) for line in (FOLDER / name).read_text().splitlines()]


def cases(game, *kinds):
    if not FOLDER.is_dir():
        return []
    found = lines("small-cases.jsonl")
    return [one for one in found if one["game"] == game and one["kind"] in kinds]


def run(game, cards):
    """With so many matadors; negative without."""
    trumps = order(Rank.UNTER, suit=KINDS[game][1]).trumps
    held = {card[0].translate(FRENCH) + card[1].translate(FRENCH) for card in cards}
    has = [str(card) in held for card in trumps if card.rank is not Rank.SIX]
    return next((n for n, one in enumerate(has) if one != has[0]), len(has)) * (1 if has[0] else -1)


def points(cards):
    return sum(POINTS.get(card[1], 0) for card in cards)


def deltas(entry, people=3, game="skat", agreed=ISKO):
    (line,) = fold([opening(game, agreed, people=people), *booked(entry)]).hands
    assert line.problems == ()
    return [line.deltas.get(person, 0) for person in PEOPLE[:people]]


def holding(matadors):
    return {
        "matadors": abs(matadors),
        "holder": Holder.WITH if matadors > 0 else Holder.WITHOUT,
    }


def bid(number):
    """What was bid; a number that no game is worth stands for the next that one is."""
    return min(legal for legal in legal_bids(ISKO) if legal >= (number or 18))


def recorded(game):
    """The soloist's entry, worked out from the cards of an XSkat game."""
    soloist, contract = game["contract"]["declarer"], game["contract"]
    manner = Manner.HAND if contract.get("hand") else Manner.SKAT
    common = {"declarer": PEOPLE[soloist], "bid": bid(game["bid"]), "manner": manner}
    won = [cards for winner, cards in tricks_of(game) if winner == soloist]
    if contract["game"] == "null":
        shown = Shown.OUVERT if contract.get("ouvert") else Shown.COVERED
        return Null(**common, shown=shown, trickless=NOBODY if won else NONE)
    cards = [*game["hands_after_exchange"][soloist], *game["laid_away"]]
    made = points([card for cards_ in won for card in cards_]) + points(game["laid_away"])
    return KINDS[contract["game"]][0](
        **common,
        **holding(run(contract["game"], cards)),
        result=made,
        trickless={10: ALL, 0: NONE}.get(len(won), NOBODY),
    )


def tricks_of(game):
    cards = [trick[1] for trick in game["tricks"]]
    return list(zip(game["expect"]["winners"], cards, strict=True))


def ramsch(game):
    taken = Counter({0: 0, 1: 0, 2: 0})
    for winner, cards in tricks_of(game):
        taken[winner] += points(cards)
    taken[game["expect"]["winners"][-1]] += points(game["skat_dealt"])
    told = tuple((PEOPLE[seat], taken[seat]) for seat in range(3))
    without = {0, 1, 2} - set(game["expect"]["winners"])
    return Ramsch(points=told, trickless=frozenset(PEOPLE[seat] for seat in without))


def test_what_xskat_booked():
    games = lines("skat-xskat.jsonl")
    checked = Counter()
    for game in games:
        expect = game["expect"]
        if game["contract"]["game"] == "ramsch":
            seat, _, _, amount, plus = expect["list_entry"]
            wanted = [0, 0, 0]
            wanted[seat] = amount if plus else -amount
            assert deltas(ramsch(game)) == wanted, game["id"]
        else:
            entry = recorded(game)
            if expect["declarer_points"] is not None:
                assert entry.result == expect["declarer_points"], game["id"]
            wanted = [0, 0, 0]
            wanted[game["contract"]["declarer"]] = expect["value"]
            assert deltas(entry) == wanted, game["id"]
        checked[game["contract"]["game"]] += 1
    assert sum(checked.values()) == len(games) == 2535
    assert checked["ramsch"] == 354


def of_case(case):
    """The entry of a small case; what it leaves out is as simple as can be."""
    game, modifiers = case["contract"]["game"], case["contract"]["modifiers"]
    open_hand = "ouvert" in modifiers and game != "N"
    manner = Manner.HAND if {"hand", "schneider", "schwarz"} & {*modifiers} or open_hand else None
    replies = (None,) * (bool(case.get("contra")) + bool(case.get("re")))
    common = {
        "declarer": PEOPLE[0],
        "manner": manner or Manner.SKAT,
        "bid": bid(case.get("bid", case.get("winning_bid"))),
        "replies": replies,
    }
    told = case.get("matadors", case["expected"].get("matadors"))
    tricks = case.get("declarer_tricks", case["expected"].get("declarer_tricks"))
    if game == "N":
        took = case.get("declarer_took_trick", bool(tricks))
        shown = Shown.OUVERT if "ouvert" in modifiers else Shown.COVERED
        return Null(**common, shown=shown, trickless=NOBODY if took else NONE)
    made = case.get("declarer_points", case["expected"].get("declarer_points", 61))
    cards = case.get("top_cards_of_declarer", case.get("cards_of_declarer"))
    matadors = told if cards is None else run(LETTERS[game], cards)
    levels = [Announced.SCHWARZ, Announced.SCHNEIDER]
    announced = next((level for level in levels if level.name.lower() in modifiers), None)
    side = {"declarer": NONE, "defenders": ALL}.get(case.get("schwarz"))
    without = {10: ALL, 0: NONE}.get(tricks, ALL if made == 120 and tricks is None else NOBODY)
    return KINDS[LETTERS[game]][0](
        **common,
        **holding(matadors),
        result=made,
        trickless=side or without,
        announced=Announced.OUVERT if open_hand else announced or Announced.NOTHING,
    )


BROKEN_OFF = "iss-0025"
"""Out of time: a penalty of the server, not a value of the cards."""

VALUES = [
    one
    for one in cases("skat", "game_value", "full_game", "partial_game")
    if one["id"] != BROKEN_OFF
]


@pytest.mark.parametrize("case", VALUES, ids=lambda one: one["id"])
def test_what_other_programs_expect(case):
    entry, expected = of_case(case), case["expected"]
    value = deltas(entry)[0]
    if "value" in expected and case.get("top_cards_of_declarer", True) != []:
        assert value == expected["value"]
    if "won" in expected:
        assert (value > 0) == expected["won"]


@pytest.mark.parametrize("case", cases("skat", "ramsch_value"), ids=lambda one: one["id"])
def test_what_jskat_expects_of_a_ramsch(case):
    told = tuple(zip(PEOPLE[:3], case["points"], strict=True))
    virgins = [who for who, number in told if number == 0] if case["jungfrau"] else []
    entry = Ramsch(points=told, trickless=frozenset(virgins))
    wanted = [0, 0, 0]
    for loser in case["expected"]["losers"]:
        wanted[loser] = case["expected"]["value"]
    assert deltas(entry, agreed=replace(ISKO, tied=Tied.BOTH)) == wanted


@pytest.mark.parametrize(
    "case", cases("sheepshead_3p", "payout_from_tricks"), ids=lambda one: one["id"]
)
def test_what_a_three_handed_program_pays(case):
    seats = range(3)
    taken = [sum(n for winner, n in case["trick_winner_points"] if winner == s) for s in seats]
    tricks = [sum(1 for winner, _ in case["trick_winner_points"] if winner == s) for s in seats]
    picker = case["picker"]
    if picker is None:
        left = 120 - sum(taken)
        last = case["trick_winner_points"][-1][0]
        told = tuple((PEOPLE[s], taken[s] + (left if s == last else 0)) for s in seats)
        entry = Least(points=told)
    else:
        made = case["expected"]["points"][picker]
        without = {0: NONE, 10: ALL}.get(tricks[picker], NOBODY)
        entry = Picked(declarer=PEOPLE[picker], result=made, trickless=without)
    paid = deltas(entry, game="three-handed", agreed=tariff("sheep3.us_123"))
    assert paid == case["expected"]["coins"]
