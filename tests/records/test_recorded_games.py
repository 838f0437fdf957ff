"""Games that others recorded, checked card by card; and that a wrong record is found out."""

import copy
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schafscore.exchange.records import Agrees, Differs, NoRecord, NotChecked, verify

SHARED = Path(__file__).resolve().parents[3] / "shared" / "records"

# A deal of our own, as such files write it down.
RECORD = {
    "id": "own-1",
    "variant": "bavarian",
    "deck": "long",
    "forehand": 0,
    "hands": [
        ["HO", "HU", "HA", "H7", "EA", "E7", "SZ", "S8"],
        ["SO", "H9", "H8", "GA", "GZ", "G9", "EK", "SA"],
        ["EO", "GO", "EU", "HK", "GK", "G8", "S9", "S7"],
        ["GU", "SU", "HZ", "EZ", "E9", "E8", "G7", "SK"],
    ],
    "contract": {"game": "rufspiel", "declarer": 2, "suit": "G"},
    "knocks": 1,
    "kontras": 0,
    "pool": 0,
    "rules": {
        "base": 20,
        "schneider": 10,
        "schwarz": 10,
        "runner": 10,
        "runners_from": 3,
        "schneider_rule": "91",
    },
    "tricks": [
        [0, ["EA", "EK", "HK", "E8"]],
        [2, ["EO", "SU", "H7", "H8"]],
        [2, ["GO", "HZ", "HA", "H9"]],
        [2, ["EU", "GU", "HU", "SO"]],
        [1, ["SA", "S7", "SK", "S8"]],
        [1, ["GA", "G8", "G7", "HO"]],
        [0, ["SZ", "GZ", "S9", "EZ"]],
        [0, ["E7", "G9", "GK", "E9"]],
    ],
    "expect": {
        "winners": [2, 2, 2, 1, 1, 0, 0, 3],
        "points": [44, 24, 48, 4],
        "declaring_side": [1, 2],
        "declaring_points": 72,
        "won": True,
        "runners": 2,
        "deltas": [-40, 40, 40, -40],
        "pool_delta": 0,
        "value": 40,
    },
}


def check(record):
    (verified,) = verify(json.dumps(record).encode())
    return verified


def changed(*path_and_value):
    *path, last, value = path_and_value
    record = copy.deepcopy(RECORD)
    part = record
    for key in path:
        part = part[key]
    part[last] = value
    return record


def small(kind, **facts):
    return {"id": "own-2", "game": "schafkopf_bavarian", "kind": kind, **facts}


def test_a_right_record_agrees():
    assert check(RECORD) == Agrees("own-1")


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (("hands", 0, 0, "HO "), "cannot be read"),
        (("hands", 0, 0, "GO"), "twice"),
        (("tricks", 0, 1, 1, "SA"), "led suit must be followed"),
        (("tricks", 5, 1, 0, "GZ"), "called ace must be played"),
        (("tricks", 1, 0, 3), "Leader of trick 2: recorded 3, ours 2"),
        (("expect", "winners", 2, 1), "Winner of trick 3: recorded 1, ours 2"),
        (("expect", "winners", [2]), "How many there are: recorded 1, ours 8"),
        (("expect", "points", 0, 43), "Card points of seat 1: recorded 43, ours 44"),
        (("expect", "declaring_side", [2, 3]), "Declaring side: recorded [2, 3], ours [1, 2]"),
        (("expect", "declaring_points", 71), "declaring side: recorded 71, ours 72"),
        (("expect", "won", False), "Won: recorded False, ours True"),
        (("expect", "runners", 3), "Runners: recorded 3, ours 2"),
        (("expect", "deltas", 0, -30), "Amount of seat 1: recorded -30, ours -40"),
        (("expect", "deltas", [-40, 40, 40]), "How many there are: recorded 3, ours 4"),
        (("expect", "pool_delta", -20), "Into the Stock: recorded -20, ours 0"),
        (("expect", "value", 20), "Price: recorded 20, ours 40"),
        (("rules", "base", 10), "Amount of seat 2: recorded 40, ours 20"),
        (("rules", "base", -10), "cannot be"),
        (("rules", "schneider_rule", "90"), "cannot be read"),
        (("rules", "runners_from", 2), "Amount of seat 1: recorded -40, ours -80"),
        (("knocks", 0), "Amount of seat 1: recorded -40, ours -20"),
        (("kontras", 2), "Amount of seat 1: recorded -40, ours -160"),
        (("pool", 100), "Into the Stock: recorded 0, ours -100"),
        (("expect", "colour", 3), "cannot be read"),
        (("contract", "suit", "E"), "may not call"),
        (("contract", "game", "skat"), "cannot be read"),
        (("contract", "declarer", 7), "no such seat"),
        (("deck", "short"), "too many"),
        (("forehand", 1), "not in this hand"),
        (("knocks", 10**12), "cannot be read"),
        (("tricks", []), "not played to its end"),
    ],
)
def test_whatever_is_changed_the_record_differs(change, what):
    verified = check(changed(*change))
    assert isinstance(verified, Differs)
    assert what in "; ".join(map(str, verified.what))


@pytest.mark.parametrize(
    ("contract", "trick", "winner"),
    [
        ({"type": "rufspiel", "suit": "E"}, ["HO", "GO", "SA", "GK"], 1),
        ({"type": "wenz", "suit": None}, ["HO", "GO", "SA", "GK"], 0),
        ({"type": "farbgeier", "suit": "H"}, ["HA", "SU"], 0),
    ],
)
def test_a_trick_of_the_small_cases(contract, trick, winner):
    facts = {"contract": contract, "trick": trick}
    assert check(small("trick_winner", **facts, expected={"winner_index": winner})) == Agrees(
        "own-2"
    )
    wrong = check(small("trick_winner", **facts, expected={"winner_index": 3}))
    assert wrong == Differs("own-2", wrong.what)
    assert str(wrong.what[0]) == f"Winner: recorded 3, ours {winner}"


def test_legal_cards_of_the_small_cases():
    facts = {"contract": {"type": "rufspiel", "suit": "S"}, "hand": ["SA", "S7", "H7"], "trick": []}
    assert check(small("legal_cards", **facts, expected={"legal": ["H7", "SA"]})) == Agrees("own-2")
    spoken_of = {"legal": ["SA"], "illegal": ["S7"]}
    assert check(small("legal_cards", **facts, expected=spoken_of)) == Agrees("own-2")
    wrong = check(small("legal_cards", **facts, expected={"legal": ["SA"]}))
    assert "Legal cards" in str(wrong.what[0])


def points_case(points, payout, side=(1, 2)):
    params = {"base": 10, "schneider": 10, "schwarz_extra": 10}
    facts = {"params": params, "declarer_party": side, "points": [points, 120 - points]}
    return check(small("payout_from_points", **facts, expected={"payout": payout}))


@pytest.mark.parametrize(
    ("points", "amount"), [(60, -10), (61, 10), (90, 10), (91, 20), (30, -20), (120, 30), (0, -30)]
)
def test_1_5_card_points_of_the_small_cases(points, amount):
    right = [-amount, amount, amount, -amount]
    assert points_case(points, right) == Agrees("own-2")
    wrong = points_case(points, [-amount, amount, amount, -amount - 1])
    assert str(wrong.what[0]) == f"Amount of seat 4: recorded {-amount - 1}, ours {-amount}"
    alone = [-amount, 3 * amount, -amount, -amount]
    assert points_case(points, alone, side=[1]) == Agrees("own-2")
    assert isinstance(points_case(points, [-10, 20, -10], side=[1]), NotChecked)


def test_a_whole_game_of_the_small_cases():
    tricks = [{"lead": lead, "cards": codes} for lead, codes in RECORD["tricks"]]
    params = {
        "ruf_base": 20,
        "solo_base": 50,
        "schneider": 10,
        "schwarz": 10,
        "lauf_per": 10,
        "lauf_min": 2,
    }
    expected = {
        "trick_winners": RECORD["expect"]["winners"],
        "declarer_party_points": 72,
        "running_signed": "2",
        "payout": [-40, 40, 40, -40],
    }
    facts = {
        "deck": "lang",
        "hands": RECORD["hands"],
        "contract": {"type": "rufspiel", "suit": "G", "declarer": 2},
        "tricks": tricks,
        "params": params,
    }
    assert check(small("full_game", **facts, expected=expected)) == Agrees("own-2")
    wrong = check(small("full_game", **facts, expected={**expected, "running_signed": "-3"}))
    assert str(wrong.what[0]) == "Runners: recorded -3, ours 2"


def test_what_cannot_be_checked_says_why():
    statement = check(small("payout_statement"))
    assert isinstance(statement, NotChecked)
    assert "not told" in str(statement.why)


@pytest.mark.parametrize(
    "line",
    [b"{", b"[]", b"3", b"null", b'"id"', b"\xff", b"{}", b"[" * 100_000, b"{}" * 3],
)
def test_a_line_that_is_no_record_differs_from_nothing_and_is_named(line):
    content = b"\n" + json.dumps(RECORD).encode() + b"\n" + line + b"\n"
    first, second = verify(content)
    assert first == Agrees("own-1")
    assert isinstance(second, NoRecord)
    assert str(second.name) == "line 3"


def test_a_record_that_cannot_be_read_differs():
    (broken,) = verify(b'{"id": "x", "variant": "bavarian"}')
    assert broken == Differs("x", ("This record cannot be read",))


TEXT = json.dumps(RECORD).encode()


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(TEXT)), st.integers(0, 30), st.binary(max_size=4))
def test_a_damaged_record_raises_nothing(start, length, instead):
    results = list(verify(TEXT[:start] + instead + TEXT[start + length :]))
    assert all(isinstance(each, Agrees | Differs | NotChecked | NoRecord) for each in results)


FILES = {
    "bavarian-sauspiel.jsonl": 1622,
    "bavarian-netschafkopf.jsonl": 341,
    "bavarian-priced.jsonl": 119,
    "bavarian-trias.jsonl": 386,
}


@pytest.mark.parametrize(("name", "games"), FILES.items())
def test_every_recorded_bavarian_game_agrees(name, games):
    if not SHARED.is_dir():
        pytest.skip("the recorded games are not beside the repository")
    results = list(verify((SHARED / name).read_bytes()))
    assert [each for each in results if not isinstance(each, Agrees)] == []
    assert len(results) == games
