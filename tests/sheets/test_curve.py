"""The curve: running totals as points, nobody falls to nothing for sitting out."""

import paper_evening as paper
import pytest

from schafscore.core.evening import fold, step
from schafscore.core.journal import Hand, Seats
from schafscore.sheets.curve import curve
from schafscore.sheets.rows import people, rows
from schafscore.variants import bavarian


@pytest.fixture(scope="module")
def listed():
    return rows(paper.evening())


def test_every_line_begins_at_nothing_and_ends_at_the_last_total(listed):
    drawn = curve(listed, paper.PEOPLE[:5])
    for person, points in drawn.lines:
        assert points[0] == (0, 0)
        assert points[-1] == (60, listed[-1].totals[person])
        assert len(points) == 61


def test_A68_a_line_stays_level_where_somebody_sits_out(listed):
    lines = dict(curve(listed, paper.PEOPLE[:5]).lines)
    for place, row in enumerate(listed, 1):
        for person in row.sitting_out:
            assert lines[person][place][1] == lines[person][place - 1][1]


def test_the_frame_holds_every_point_and_nothing(listed):
    drawn = curve(listed, paper.PEOPLE[:5])
    assert drawn.low % drawn.step == drawn.high % drawn.step == 0
    assert (drawn.low, drawn.high, drawn.step) == (-1500, 1500, 500)
    assert (drawn.high - drawn.low) // drawn.step <= 8


def test_bock_rounds_are_bands(listed):
    assert curve(listed, paper.PEOPLE[:5]).doubled == ((28, 31), (46, 49))


def test_the_greatest_gain_is_the_peak(listed):
    peak = curve(listed, paper.PEOPLE[:5]).peak
    assert (peak.person, peak.number, peak.amount, peak.total) == (paper.PEOPLE[1], 10, 600, 600)


def test_an_evening_without_hands_has_lines_of_one_point():
    drawn = curve((), paper.PEOPLE[:5])
    assert drawn.places == 0
    assert drawn.peak is None
    assert all(points == ((0, 0),) for _, points in drawn.lines)


def test_who_comes_later_begins_there():
    evening = fold([*paper.evening(3).writings, Seats(paper.PEOPLE[:6])])
    evening = step(evening, Hand(50, bavarian.ThrownIn()))
    late = dict(curve(rows(evening), people(evening)).lines)[paper.PEOPLE[5]]
    assert late[0] == (3, 0)
    assert late[1][0] == 4
