"""The curve on paper: what is written in it can be read."""

from itertools import pairwise

import paper_evening as paper
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from paper_speech import FRIDAY, PlainSpeech

from schafscore.core.accounts import Person
from schafscore.pdf.graph import Box, Graph
from schafscore.pdf.page import LEFT, RIGHT, Page
from schafscore.pdf.session import session
from schafscore.pdf.wording import Wording
from schafscore.sheets.curve import Curve

WORDS = "Hand 23: +200"
NAMES = dict(zip(paper.PEOPLE, paper.NAMES, strict=False))
WORDING = Wording(session(paper.evening(4), NAMES, title="", opened=FRIDAY), PlainSpeech())


def graph(*totals, step=50):
    """Draw *totals*, one list a person."""
    highest = max(map(max, totals))
    lowest = min(0, *map(min, totals))
    lines = [
        (Person(number), tuple(enumerate((0, *each)))) for number, each in enumerate(totals, 1)
    ]
    drawn = Curve(
        tuple(lines),
        len(totals[0]),
        lowest // step * step,
        -(-highest // step) * step or step,
        step,
    )
    return Graph(Page("Liste", "de"), drawn, WORDING, LEFT, 40, RIGHT - LEFT - 30, 60)


def inside(box, line):
    """Whether a point of *line* lies in *box*; counted by walking along it."""
    for (x, y), (to, low) in pairwise(line):
        for part in range(201):
            share = part / 200
            at, down = x + (to - x) * share, y + (low - y) * share
            if box.left < at < box.right and box.top < down < box.bottom:
                return True
    return False


def peak(drawn, person=0, place=None):
    line = drawn.lines[person]
    return line[len(line) // 2 if place is None else place]


def test_no_line_strikes_the_label_of_the_peak():
    """Fault: a label in the curve was struck by the line of somebody else that went through it."""
    drawn = graph(
        [0, 20, 40, 100, 105, 90], [0, 10, 50, 117, 122, 130], [-10, -30, -90, -206, -215, -220]
    )
    at = peak(drawn, place=4)
    over = Box(at[0] - 8, at[1] - 4.2, at[0] + 8, at[1] - 1.4)  # where it always stood
    assert any(inside(over, line) for line in drawn.lines)
    box = drawn.free_place(at, WORDS)
    assert not any(inside(box, line) for line in drawn.lines)


def test_a_label_stands_over_its_point_where_there_is_room():
    drawn = graph([0, 10, 20, 60, 40, 20], [0, -10, -20, -60, -40, -20])
    at = peak(drawn, place=4)
    box = drawn.free_place(at, WORDS)
    assert box.bottom < at[1]
    assert box.left < at[0] < box.right


@given(st.lists(st.lists(st.integers(-200, 300), min_size=12, max_size=12), min_size=2, max_size=4))
@settings(max_examples=60, deadline=None)
def test_whether_a_label_is_struck_is_seen_as_one_sees_it(totals):
    drawn = graph(*totals)
    box = drawn.free_place(peak(drawn), WORDS)
    assert drawn.y <= box.top or box.bottom <= peak(drawn)[1]
    for line in drawn.lines:
        if inside(box, line):
            assert box.is_struck(line)


@pytest.mark.parametrize(
    ("line", "struck"),
    [
        ([(0, 5), (10, 5)], True),
        ([(0, 0), (10, 10)], True),
        ([(5, 0), (5, 20)], True),
        ([(0, 2), (10, 2)], False),
        ([(0, 0), (3, 10)], False),
        ([(5, 5), (5, 5.5)], True),
    ],
)
def test_a_box_is_struck_by_what_goes_through_it(line, struck):
    assert Box(4, 4, 8, 6).is_struck(line) is struck
