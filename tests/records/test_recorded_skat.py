"""Skat and Sheepshead as others recorded them, checked card by card; wrong records are found out."""

import copy
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schafscore.exchange.records import Agrees, Differs, NoRecord, NotChecked, verify

SHARED = Path(__file__).resolve().parents[3] / "shared" / "records"

# Deals of our own, as such files write them down. With four matadors, 79 points in tricks and 7
# laid away: hearts are worth 5 times 10.
HEARTS = {
    "id": "own-1",
    "variant": "skat",
    "forehand": 0,
    "hands_after_exchange": [
        ["DQ", "D7", "SA", "S9", "HT", "CT", "S8", "D9", "HQ", "C7"],
        ["S7", "H9", "C8", "H7", "SJ", "DJ", "CJ", "HJ", "HK", "H8"],
        ["C9", "DK", "SK", "D8", "DA", "HA", "ST", "CA", "CQ", "DT"],
    ],
    "skat_dealt": ["HK", "H8"],
    "laid_away": ["CK", "SQ"],
    "contract": {"game": "hearts", "declarer": 1},
    "bid": 18,
    "rules": {"list": "isko"},
    "tricks": [
        [0, ["DQ", "DJ", "DK"]],
        [1, ["CJ", "HA", "HQ"]],
        [1, ["H8", "CQ", "HT"]],
        [0, ["C7", "C8", "CA"]],
        [2, ["D8", "D9", "HK"]],
        [1, ["H7", "DT", "SA"]],
        [1, ["S7", "ST", "S8"]],
        [2, ["SK", "S9", "HJ"]],
        [1, ["H9", "C9", "D7"]],
        [1, ["SJ", "DA", "CT"]],
    ],
    "expect": {
        "winners": [1, 1, 0, 2, 1, 1, 2, 1, 1, 1],
        "won": True,
        "value": 50,
        "declarer_points": 86,
    },
}
# 81 points in tricks, 11 in the skat, and seat 3 took no trick: 92 are lost twice.
RAMSCH = {
    "id": "own-2",
    "variant": "skat",
    "forehand": 0,
    "hands_after_exchange": [
        ["S7", "SJ", "S9", "DJ", "HT", "DA", "DT", "CJ", "ST", "D9"],
        ["C8", "H9", "HA", "HK", "DQ", "DK", "SK", "CT", "D7", "D8"],
        ["CK", "SQ", "HJ", "H7", "CQ", "H8", "C9", "S8", "HQ", "CA"],
    ],
    "skat_dealt": ["C7", "SA"],
    "laid_away": ["C7", "SA"],
    "contract": {"game": "ramsch", "declarer": None},
    "bid": None,
    "rules": {"list": "isko"},
    "tricks": [
        [0, ["DA", "D7", "CQ"]],
        [0, ["S9", "SK", "S8"]],
        [1, ["HA", "H8", "HT"]],
        [1, ["CT", "CA", "SJ"]],
        [0, ["CJ", "C8", "HJ"]],
        [0, ["D9", "DQ", "C9"]],
        [1, ["DK", "H7", "DT"]],
        [0, ["DJ", "D8", "CK"]],
        [0, ["ST", "HK", "SQ"]],
        [0, ["S7", "H9", "HQ"]],
    ],
    "expect": {
        "winners": [0, 1, 1, 0, 0, 1, 0, 0, 0, 0],
        "list_entry": [0, 1, 0, 184, 0],
        "result": "lost",
        "text": "Computer1 lost the Ramsch",
        "stated_points": 92,
    },
}
# The same hearts as the server writes them: seat 1 holds 18 against forehand and takes the skat.
DEALT = [
    *HEARTS["hands_after_exchange"][0],
    *(card for card in HEARTS["hands_after_exchange"][1] if card not in ("HK", "H8")),
    *HEARTS["laid_away"],
    *HEARTS["hands_after_exchange"][2],
    *HEARTS["skat_dealt"],
]
PLAYS = [
    f"{(leader + place) % 3} {code}"
    for leader, codes in HEARTS["tricks"]
    for place, code in enumerate(codes)
]
RESULT = "d:1 win v:50 m:4 bidok p:86 t:7 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
SERVER = (
    f"(;GM[Skat]ID[7]MV[w {'.'.join(DEALT)} 1 18 0 p 2 p 1 s w HK.H8 1 H.CK.SQ"
    f" {' '.join(PLAYS)} ]R[{RESULT}] ;)"
)


def check(record):
    (verified,) = verify(json.dumps(record).encode())
    return verified


def changed(record, *path_and_value):
    *path, last, value = path_and_value
    record = copy.deepcopy(record)
    part = record
    for key in path:
        part = part[key]
    part[last] = value
    return record


def told(verified):
    assert isinstance(verified, Differs)
    return "; ".join(map(str, verified.what))


def small(kind, game="skat", **facts):
    return {"id": "own-3", "game": game, "kind": kind, **facts}


def choices():
    """The hearts as a file of all legal cards writes them."""
    hands = [list(hand) for hand in HEARTS["hands_after_exchange"]]
    hands[1] = [*(card for card in hands[1] if card not in ("HK", "H8")), "CK", "SQ"]
    held = [list(hand) for hand in HEARTS["hands_after_exchange"]]
    plays = []
    trumps = {"CJ", "SJ", "HJ", "DJ"}
    for leader, codes in HEARTS["tricks"]:
        led = None
        for place, code in enumerate(codes):
            seat = (leader + place) % 3
            suits = {
                card: "T" if card in trumps or card[0] == "H" else card[0] for card in held[seat]
            }
            legal = [card for card in held[seat] if led in (None, suits[card])] or list(held[seat])
            plays.append([seat, code, " ".join(legal)])
            led = led or suits[code]
            held[seat].remove(code)
    return {
        "id": "own-4",
        "variant": "skat",
        "declarer": 1,
        "contract": "hearts",
        "hands": [" ".join(hand) for hand in hands],
        "skat": "HK H8",
        "discard": "CK SQ",
        "plays": plays,
        "declarer_points_incl_discard": 86,
        "null_won": None,
        "plies": 30,
    }


def test_right_records_agree():
    assert check(HEARTS) == Agrees("own-1")
    assert check(RAMSCH) == Agrees("own-2")
    assert check(choices()) == Agrees("own-4")
    assert list(verify(SERVER.encode())) == [Agrees("7")]


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (("tricks", 0, 1, 2, "DT"), "not in this hand"),
        (("tricks", 0, 1, 2, "C9"), "led suit must be followed"),
        (("tricks", 1, 0, 2), "Leader of trick 2: recorded 2, ours 1"),
        (("tricks", 9, 1, ["SJ"]), "not played to its end"),
        (("hands_after_exchange", 0, 0, "EA"), "cannot be read"),
        (("hands_after_exchange", 0, 0, "CJ"), "twice"),
        (("hands_after_exchange", 0, []), "too many or too few"),
        (("skat_dealt", ["HK", "HA"]), "too many or too few"),
        (("laid_away", ["CK", "CK"]), "twice"),
        (("forehand", 1), "the card is not in this hand"),
        (("forehand", 5), "no such seat"),
        (("contract", "game", "grand"), "Trick 6: H7 from seat 1: the card is not in this hand"),
        (("contract", "game", "ramsch"), "one declarer"),
        (("contract", "game", "solo"), "cannot be read"),
        (("contract", "declarer", 3), "cannot be read"),
        (("contract", "hand", True), "twice"),
        (("bid", 19), "no game of this value"),
        (("bid", 60), "Points booked: recorded 50, ours -120"),
        (("rules", "list", "bierlachs"), "cannot be read"),
        (("expect", "winners", 2, 1), "Winner of trick 3: recorded 1, ours 0"),
        (("expect", "winners", [1]), "How many there are: recorded 1, ours 10"),
        (("expect", "won", False), "Won: recorded False, ours True"),
        (("expect", "value", 60), "Points booked: recorded 60, ours 50"),
        (("expect", "declarer_points", 79), "recorded 79, ours 86"),
        (("expect", "declarer_points", None), "recorded None, ours 86"),
        (("expect", "mood", 3), "cannot be read"),
    ],
)
def test_whatever_is_changed_a_game_differs(change, what):
    assert what in told(check(changed(HEARTS, *change)))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (("expect", "list_entry", 3, 92), "ours [0, 1, 0, 184, 0]"),
        (("expect", "list_entry", 0, 1), "ours [0, 1, 0, 184, 0]"),
        (("expect", "list_entry", 4, 1), "ours [0, 1, 0, 184, 0]"),
        (("expect", "stated_points", 81), "Card points: recorded 81, ours 92"),
        (("expect", "result", "won"), "Result: recorded won, ours lost"),
        (("expect", "text", "Computer2 lost the Ramsch"), "ours Computer1 lost the Ramsch"),
        (("laid_away", ["C7", "S9"]), "Laid away"),
        (("contract", "declarer", 0), "one declarer"),
        (("tricks", 4, 1, 2, "HQ"), "led suit must be followed"),
    ],
)
def test_5_8_whatever_is_changed_a_ramsch_differs(change, what):
    assert what in told(check(changed(RAMSCH, *change)))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (("plays", 1, 2, "DJ"), "Legal cards of play 2"),
        (("plays", 2, 2, "DK D8 DA"), "Legal cards of play 3"),
        (("plays", 2, 0, 0), "Seat of play 3: recorded 0, ours 2"),
        (("plays", 2, 1, "HA"), "led suit must be followed"),
        (("plies", 29), "How many there are: recorded 29, ours 30"),
        (("declarer_points_incl_discard", 79), "recorded 79, ours 86"),
        (("null_won", True), "Won: recorded True, ours None"),
        (("discard", "CK"), "Two cards are laid away"),
        (("discard", "CK CT"), "cards of his own"),
        (("plays", []), "not played to its end"),
    ],
)
def test_whatever_is_changed_a_file_of_legal_cards_differs(change, what):
    assert what in told(check(changed(choices(), *change)))


@pytest.mark.parametrize(
    ("was", "becomes", "what"),
    [
        ("v:50", "v:60", "Points booked: recorded 60, ours 50"),
        ("m:4", "m:-1", "Matadors: recorded -1, ours 4"),
        ("p:86", "p:85", "recorded 85, ours 86"),
        ("t:7", "t:6", "Tricks: recorded 6, ours 7"),
        ("s:0", "s:1", "Schneider: recorded True, ours False"),
        ("z:0", "z:1", "Schwarz: recorded True, ours False"),
        ("win", "loss", "Won: recorded False, ours True"),
        ("bidok", "overbid", "Overbid: recorded True, ours False"),
        ("2 DK", "2 HA", "led suit must be followed"),
        ("1 18 0 p", "1 60 0 p", "Points booked: recorded 50, ours -120"),
        ("H.CK.SQ", "N.CK.SQ", "Trick 2: EU from seat 3: the card is not in this hand"),
        ("H.CK.SQ", "H.CK.C8", "not in this hand"),
        ("MV[w ", "MV[", "cannot be read"),
        ("d:1", "d", "cannot be read"),
    ],
)
def test_whatever_is_changed_a_game_of_the_server_differs(was, becomes, what):
    assert SERVER.count(was) == 1
    (verified,) = verify(SERVER.replace(was, becomes).encode())
    assert what in told(verified)


def test_what_the_server_broke_off_or_punished_is_not_checked():
    (penalty,) = verify(SERVER.replace(" ]R[", " w TI.1 ]R[").encode())
    (nothing,) = verify(SERVER.replace("d:1 ", "d:-1 ").encode())
    assert [type(each) for each in (penalty, nothing)] == [NotChecked, NotChecked]
    assert "penalty" in str(penalty.why)
    assert "broken off" in str(nothing.why)


def test_a_game_given_up_counts_as_the_server_says():
    shown = SERVER.replace(f" {' '.join(PLAYS[20:])}", " 1 SC 0 RE 2 RE")
    assert list(verify(shown.encode())) == [Agrees("7")]
    (verified,) = verify(shown.replace("v:50", "v:40").encode())
    assert "Points booked: recorded 40, ours 50" in told(verified)


def value(expected, letter="C", modifiers=(), **facts):
    contract = {"game": letter, "modifiers": list(modifiers)}
    return check(small("game_value", contract=contract, expected=expected, **facts))


def test_5_5_the_value_of_a_game():
    assert value({"value": 24, "won": True}, matadors=1) == Agrees("own-3")
    assert value({"value": 48}, top_cards_of_declarer=["SJ"], declarer_points=90) != Agrees("own-3")
    assert value({"value": 36}, top_cards_of_declarer=["SJ"], declarer_points=90) == Agrees("own-3")
    assert value({"value": 48}, matadors=-1, declarer_points=120) == Agrees("own-3")
    assert value({"value": -96}, matadors=1, declarer_points=0, schwarz="declarer") == Agrees(
        "own-3"
    )
    assert value({"value": -192}, matadors=1, declarer_points=60, contra=True, re=True) == Agrees(
        "own-3"
    )
    assert value({"value": 60}, matadors=1, modifiers=["hand"]) != Agrees("own-3")
    schneider = {"letter": "G", "modifiers": ["schneider"], "declarer_points": 89, "matadors": 1}
    assert value({"won": False, "value": -240}, **schneider) == Agrees("own-3")


def test_5_6_an_overbid_game_of_the_small_cases():
    assert value({"value": -72, "won": False}, matadors=1, bid=33) == Agrees("own-3")
    facts = {"bid": 60, "game_value": 48, "base_value": 24, "null_game": False}
    right = {"overbid": True, "required_value": 72}
    assert check(small("overbid", expected=right, **facts)) == Agrees("own-3")
    for name, wrong in (("overbid", False), ("required_value", 96)):
        assert "recorded" in told(check(small("overbid", expected={**right, name: wrong}, **facts)))
    assert "cannot be read" in told(
        check(small("overbid", expected=right, **{**facts, "base_value": 7}))
    )
    null = {"bid": 24, "game_value": 23, "base_value": None, "null_game": True}
    nothing = {"overbid": True, "required_value": None}
    assert check(small("overbid", expected=nothing, **null)) == Agrees("own-3")


def test_5_5_matadors_and_announced_levels_of_the_small_cases():
    held = {"contract": {"game": "D"}, "cards": ["SJ", "HJ", "DA"]}
    assert check(small("matadors", expected={"matadors": -1}, **held)) == Agrees("own-3")
    assert "recorded 2, ours -1" in told(check(small("matadors", expected={"matadors": 2}, **held)))
    level = {"contract": {"game": "S", "modifiers": ["schwarz"]}, "matadors": 2}
    assert check(small("announced_level", expected={"level": 6}, **level)) == Agrees("own-3")
    assert "ours 6" in told(check(small("announced_level", expected={"level": 8}, **level)))
    null = {"contract": {"game": "N", "modifiers": ["ouvert"]}, "matadors": 2}
    assert "cannot be read" in told(check(small("announced_level", expected={"level": 1}, **null)))


def test_5_8_a_ramsch_of_the_small_cases():
    facts = {"points": [50, 50, 20], "jungfrau": False}
    right = {"value": -50, "losers": [0, 1]}
    assert check(small("ramsch_value", expected=right, **facts)) == Agrees("own-3")
    wrong = {"value": -50, "losers": [0]}
    assert "Amount of seat 2" in told(check(small("ramsch_value", expected=wrong, **facts)))


def test_5_2_tricks_and_legal_cards_of_the_small_cases():
    trick = {"contract": {"game": "N"}, "trick": ["CT", "CJ", "SA"]}
    assert check(small("trick_winner", expected={"winner_index": 1}, **trick)) == Agrees("own-3")
    assert "ours 1" in told(check(small("trick_winner", expected={"winner_index": 0}, **trick)))
    hand = {"contract": {"game": "G"}, "hand": ["SJ", "S9", "H7"]}
    for led, legal in (("S", ["S9"]), ("T", ["SJ"]), ("D", hand["hand"]), (None, hand["hand"])):
        case = small("legal_cards", expected={"legal": legal}, led_suit=led, **hand)
        assert check(case) == Agrees("own-3")
    wrong = small("legal_cards", expected={"legal": ["S9", "SJ"]}, trick=["ST"], **hand)
    assert "Legal cards" in told(check(wrong))


def test_a_report_in_words_alone_is_not_checked():
    facts = {"contract": {"game": "G", "modifiers": []}, "text": "he lost"}
    words = small("issue_expected_rule", expected={"won": False}, **facts)
    assert isinstance(check(words), NotChecked)
    numbers = {**facts, "matadors": 2, "declarer_points": 60}
    expected = {"won": False, "value": -144, "wrong_value_reported": 144}
    told_in_numbers = small("issue_expected_value", expected=expected, **numbers)
    assert check(told_in_numbers) == Agrees("own-3")


def test_2_2_tricks_of_sheepshead():
    trick = {"trick": ["SA", "D7", "HJ", "CQ", "SQ"]}
    right = small("trick_winner", "sheepshead", expected={"winner_index": 3, "points": 19}, **trick)
    assert check(right) == Agrees("own-3")
    wrong = small("trick_winner", "sheepshead", expected={"winner_index": 4, "points": 18}, **trick)
    assert "Winner: recorded 4, ours 3; Card points: recorded 18, ours 19" in told(check(wrong))
    assert isinstance(check({**right, "called_ten_suit": "S"}), NotChecked)


def test_2_8_what_three_pay_each_other():
    tricks = [[0, 20], [0, 20], [1, 20], [1, 20], [2, 25], [2, 5], [0, 0], [1, 0], [2, 0], [0, 0]]
    facts = {"picker": 0, "buried": ["CT"], "trick_winner_points": tricks}
    expected = {"coins": [-2, 1, 1], "points": [50, 40, 30]}
    right = small("payout_from_tricks", "sheepshead_3p", expected=expected, **facts)
    assert check(right) == Agrees("own-3")
    assert "Amount of seat 1: recorded 2" in told(check(changed(right, "expected", "coins", 0, 2)))
    assert "seat 2: recorded 1, ours 40" in told(check(changed(right, "expected", "points", 1, 1)))
    assert isinstance(check({**right, "game": "sheepshead_5p"}), NotChecked)


def test_positions_and_games_we_do_not_have_say_so():
    position = {"id": "own-5", "variant": "skat", "lead": 0, "game": "G", "hands": [[], [], []]}
    assert check(position) == NotChecked("own-5", "The best play with open cards is not searched")
    other = check(small("full_game", "canasta"))
    assert other == NotChecked("own-3", "Games of this variant are not checked")


SOUND = (HEARTS, RAMSCH, choices(), small("game_value", contract={"game": "C", "modifiers": []}))
JUNK = st.sampled_from([None, -1, 0, 99, 10**30, "", "CJ", "hearts", [], {}, [[]], True, 1.5])


def places(part, path=()):
    """Yield the way to everything in a record."""
    pairs = part.items() if isinstance(part, dict) else enumerate(part)
    for key, value in pairs:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_record_with_junk_anywhere_raises_nothing(data):
    record = data.draw(st.sampled_from(SOUND))
    path = data.draw(st.sampled_from(list(places(record))))
    verified = check(changed(record, *path, data.draw(JUNK)))
    assert isinstance(verified, Agrees | Differs | NotChecked | NoRecord)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(SERVER)), st.integers(0, 30), st.binary(max_size=4))
def test_a_damaged_line_of_the_server_raises_nothing(start, length, instead):
    text = SERVER.encode()
    results = list(verify(text[:start] + instead + text[start + length :]))
    assert all(isinstance(each, Agrees | Differs | NotChecked | NoRecord) for each in results)


def test_a_line_too_long_or_full_of_brackets_is_named_at_once():
    results = list(verify(b"(;" + b"A[" * 49_000 + b"\n" + b'{"id": "' + b"x" * 100_000 + b'"}'))
    assert [str(each.name) for each in results] == ["line 1", "line 2"]
    assert [type(each) for each in results] == [Differs, NoRecord]


def test_a_protocol_that_breaks_names_its_line():
    (verified,) = verify(b"House rules\nplayed\n\nGeber: Resi.\nResi hat: nothing\n")
    assert isinstance(verified, Differs)
    assert str(verified.name).startswith("line ")


FOLDER = {
    "skat-xskat.jsonl": (2535, 0),
    "skat-legal-openspiel.jsonl": (1055, 0),
    "skat-open-cards.jsonl": (6804, 6804),
    "skat-iss.sgf": (14, 1),
    "small-cases.jsonl": (315, 87),
    "netschafkopf/netschafkopf_2022-12-14_pm.txt": (40, 0),
    "netschafkopf/netschafkopf_2023-10-05_01.txt": (99, 0),
    "netschafkopf/netschafkopf_2024-08-04_kurz.txt": (4, 0),
}


@pytest.mark.parametrize("name", FOLDER)
def test_every_record_agrees_or_says_why_it_is_not_checked(name):
    if not SHARED.is_dir():
        pytest.skip("the recorded games are not beside the repository")
    results = list(verify((SHARED / name).read_bytes()))
    assert [each for each in results if isinstance(each, Differs)] == []
    unchecked = sum(isinstance(each, NotChecked) for each in results)
    assert (len(results), unchecked) == FOLDER[name]
