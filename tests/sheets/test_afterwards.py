"""What a hand leaves behind for the next ones is said before it is booked."""

import pytest
from lines import typed, under
from paper_speech import PlainSpeech

from schafscore.sheets.afterwards import afterwards


def left_behind(customs, *lines):
    evening = typed(under("bavarian", people=4, customs=customs), *lines)
    return [PlainSpeech().say(each, {}) for each in afterwards(evening.lines[-1])]


@pytest.mark.parametrize(
    ("lines", "left"),
    [
        (("z",), ["Stock: 40"]),
        (("z", "z"), ["Stock: 80"]),
        (("z", "a b -"), ["Stock: 80"]),
        (("z", "a b"), ["Stock: empty"]),
        (("z", "a o h"), []),
        (("a b -",), []),
    ],
)
def test_3_12_what_lies_in_the_stock_afterwards_is_said_where_it_moved(lines, left):
    assert left_behind(("stock",), *lines) == left


def test_3_8_a_round_that_begins_or_goes_on_says_how_many_hands_are_left():
    lost = "d o h -"
    assert left_behind(("bock",), "a b") == []
    assert left_behind(("bock",), lost) == ["Bock: 4 doubled to come"]
    assert left_behind(("bock",), lost, "a b") == ["Bock: 3 doubled to come"]
    assert left_behind(("bock",), lost, *["a b"] * 4) == ["Bock: at rest"]


def test_3_10_a_hand_thrown_in_says_that_the_next_one_is_doubled():
    assert left_behind(("double_next",), "z", "z") == ["Thrown in: next × 4"]
