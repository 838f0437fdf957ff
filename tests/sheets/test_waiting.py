"""Rounds that wait: how many hands each has left, which hand began it, and why."""

from typing import ClassVar

from lines import typed, under

from schafscore.core.accounts import STOCK
from schafscore.sheets.waiting import filled_since, waiting


def test_3_8_a_bock_round_says_its_cause_and_counts_down():
    evening = typed(under("bavarian", people=4, customs=["bock"]), "a b", "d o h -")
    (round_,) = waiting(evening.lines)
    assert (round_.left, round_.of, round_.number) == (4, 4, 2)
    assert str(round_.because) == "doubled hands after a lost Herz-Solo"
    (round_,) = waiting(typed(evening, "a b", "c d").lines)
    assert round_.left == 2
    assert waiting(typed(evening, *("a b",) * 4).lines) == ()


def test_3_8_rounds_queue_and_the_first_is_used_up_first():
    evening = typed(under("bavarian", people=4, customs=["bock"]), "d o h -", "d o h -")
    assert [(each.left, each.number) for each in waiting(evening.lines)] == [(3, 1), (4, 2)]
    evening = typed(evening, *("a b",) * 3)
    assert [(each.left, each.number) for each in waiting(evening.lines)] == [(4, 2)]


def test_5_7_the_bock_of_skat_says_its_cause_too():
    evening = typed(under("skat", people=3, customs=["skat_bock"]), "a o h m4 -")
    (round_,) = waiting(evening.lines)
    assert (round_.left, round_.of) == (3, 3)


def test_3_12_the_stock_is_filled_since_the_hand_that_began_it():
    start = under("bavarian", people=4, customs=["stock"])
    assert filled_since(start.lines, STOCK) is None
    evening = typed(start, "a b", "z", "z")
    assert filled_since(evening.lines, STOCK) == 2
    assert filled_since(typed(evening, "a b").lines, STOCK) is None


def test_3_8_no_more_of_the_evening_is_looked_at_than_a_round_has_lasted():
    class Watched(tuple):
        looked: ClassVar = []

        def __getitem__(self, place):
            self.looked.append(place)
            return super().__getitem__(place)

    start = under("bavarian", people=4, customs=["bock"])
    evening = typed(start, *("a b",) * 20, "a o h -", "b c")
    assert len(waiting(Watched(evening.lines))) == 1
    assert min(Watched.looked) == 21
