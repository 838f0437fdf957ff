"""The slate: strokes in the order of the rules, heads of nine and twelve, what comes, who won."""

import pytest
from lines import reading, typed, under
from tables import CATALOGUE, A, B, C, D

from schafscore.core.accounts import Side
from schafscore.core.race import own
from schafscore.sheets.strokes import SHEEP, drawn_as_text, figure, slates


def now(evening, booked=None):
    position = evening.position
    return slates(position.rules, position.table(), position.balances, booked)


def coming(evening, line):
    return now(evening, reading(evening, line).pad.outcome)


def test_6_5_nine_strokes_four_the_head_two_eyes_two_horns_one_nose():
    names = [str(stroke.name) for stroke in figure(9)]
    assert names == [
        "left side",
        "right side",
        "forehead",
        "muzzle",
        "left eye",
        "right eye",
        "left horn",
        "right horn",
        "nose",
    ]


def test_6_5_a_head_of_twelve_goes_on_where_that_of_nine_ends():
    assert figure(12)[:9] == figure(9)
    assert len(figure(12)) == 12


@pytest.mark.parametrize("target", [1, 5, 9, 12, 20, 21, 100])
def test_every_stroke_lies_in_its_square(target):
    strokes = figure(target)
    assert len(strokes) == target
    for stroke in strokes:
        points = list(stroke.points())
        assert points[0] == stroke.start
        assert points[-1] == pytest.approx(stroke.cubics[-1][2])
        assert all(-0.001 <= x <= 1.001 and -0.001 <= y <= 1.001 for x, y in points)


def test_6_5_strokes_stand_on_the_side_that_won_them():
    evening = typed(under("german"), "a t e", "d t g s", "b t l -")
    first, second = now(evening)
    assert (first.people, first.done, first.target) == ((A, C), 3, 9)
    assert (second.people, second.done) == ((B, D), 2)
    assert str(second.words) == "7 strokes to go"


def test_what_the_hand_would_draw_is_told_and_not_drawn():
    evening = typed(under("german"), "a t e")
    first, second = coming(evening, "b t l -s")
    assert (first.done, first.coming, first.missing) == (1, 4, 4)
    assert (second.done, second.coming) == (0, 0)


def test_6_5_a_stroke_too_many_is_not_drawn_and_the_head_is_everybody_s_of_the_side():
    evening = typed(under("german"), "a o h s", "c o h s")
    first, _ = coming(evening, "a t e s")
    assert (first.done, first.coming, str(first.words)) == (8, 1, "full")
    evening = typed(evening, "a t e s")
    first, second = now(evening)
    assert (first.done, dict(first.games)) == (0, {A: 1, C: 1})
    assert dict(second.games) == {B: 0, D: 0}


def test_6_7_everybody_alone_has_a_slate_of_his_own():
    evening = typed(under("german"), "s a3 b2 c1")
    assert [slate.account for slate in now(evening)] == [own(p) for p in (A, B, C, D)]
    assert [slate.done for slate in now(evening)] == [3, 2, 1, 2]
    fresh = under("german")
    assert [slate.coming for slate in coming(fresh, "s a8 b0 c0")] == [8, 0, 0, 0]


def test_6_7_six_people_on_opposite_seats_are_three_pairs():
    game = CATALOGUE.variants["german"].tariff()
    six = type(game.players)["SIX"]
    pairs = now(under("german", people=6, players=six, teams=type(game.teams)["OPPOSITE"]))
    assert [slate.account for slate in pairs] == [Side(0), Side(1), Side(2)]
    assert [len(slate.people) for slate in pairs] == [2, 2, 2]
    sides = now(under("german", people=6, players=six))
    assert [len(slate.people) for slate in sides] == [3, 3]


def test_a_game_to_another_number_has_its_own_target():
    assert {slate.target for slate in now(under("bierkopf"))} == {21}
    assert {slate.target for slate in now(under("german", head=12))} == {12}
    assert now(under("bavarian")) == ()


def test_a_head_in_lines_of_signs_grows_stroke_by_stroke():
    dots = [
        sum(ord(sign) - 0x2800 != 0 for line in drawn_as_text(SHEEP[:done]) for sign in line)
        for done in range(10)
    ]
    assert dots[0] == 0
    assert dots == sorted(dots)
    assert len(set(dots)) > 7
    assert {len(line) for line in drawn_as_text(SHEEP)} == {20}
