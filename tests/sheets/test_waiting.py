"""Rounds that wait: how many hands each has left, which hand began it, and why."""

from typing import ClassVar

from hypothesis import given, settings
from hypothesis import strategies as st
from lines import typed, under
from tables import CATALOGUE

from schafscore.core.accounts import STOCK
from schafscore.core.rounds import HANDS, WAITING
from schafscore.sheets.waiting import filled_since, used, waiting


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


def queued(lines):
    """Return the rounds as a queue that every hand walks through, the slow way round."""
    rounds = []
    for line in lines:
        for each in line.outcome.transfers if line.outcome else ():
            if each.giver == HANDS:
                rounds.append([each.amount, line.hand])
            elif each.giver == WAITING:
                rounds[0][0] -= each.amount
                rounds = [each for each in rounds if each[0]]
    return [tuple(each) for each in rounds]


PLAYED = st.sampled_from(["a b", "d o h -", "a b =60", "z", "v", "a o e k", "a b -"])


@given(st.lists(PLAYED, max_size=14), st.integers(0, 3))
@settings(max_examples=25, deadline=None)
def test_A29_the_rounds_are_those_of_a_queue_after_every_hand(lines, hands):
    often = CATALOGUE.house_rules["bock"].settings(
        hands=hands, even=True, thrown_in=True, reply_lost=True
    )
    start = under("bavarian", people=4, customs=["stock", ("bock", often)], replies=4)
    evening = typed(start, *lines)
    for end in range(len(evening.lines) + 1):
        found = [(each.left, each.hand) for each in waiting(evening.lines, end)]
        assert found == queued(evening.lines[:end])
        before = (queued(evening.lines[:place]) for place in range(end, len(evening.lines)))
        took = [each and (each.left, each.hand) for each in used(evening.lines, end)]
        for round_, queue, line in zip(took, before, evening.lines[end:], strict=True):
            uses = any(each.giver == WAITING for each in line.outcome.transfers)
            assert round_ == (queue[0] if uses else None)
