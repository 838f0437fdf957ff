"""Whole evenings of the relatives and their forms, worked by hand: list, slates, settlement."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from examples import seated
from tables import PEOPLE

from schafscore.core.accounts import Side
from schafscore.core.evening import fold, step
from schafscore.core.journal import Hand, Terms
from schafscore.core.race import own
from schafscore.services.keyline import SEATS, read
from schafscore.sheets.reckoning import reckoning
from schafscore.sheets.rows import rows
from schafscore.variants.bierkopf import CARRIED
from schafscore.variants.wendish import POOL

FILES = sorted((Path(__file__).parent / "evenings" / "relatives").glob("*.txt"))
POTS = {"0": Side(0), "1": Side(1), "carried": CARRIED, "pool": POOL}
POTS |= {letter: own(person) for letter, person in zip(SEATS, PEOPLE, strict=True)}


class Worked:
    """What a file says: words, then hands under their heads, then who pays whom."""

    def __init__(self, file):
        _, words, hands, *pays = file.read_text(encoding="utf-8").split("\n\n")
        self.words = {first: rest for first, *rest in map(str.split, words.splitlines())}
        heads, *lines = ([cell.strip() for cell in row.split("|")] for row in hands.splitlines())
        self.hands = [dict(zip(heads, line, strict=True)) for line in lines]
        told = (line.split() for line in "\n".join(pays).splitlines())
        self.pays = [(giver, taker, int(cents)) for _, giver, taker, cents in told]

    def numbers(self, column):
        return [[*map(int, hand[column].split())] for hand in self.hands]


class Played:
    """The evening of a file, every hand typed in as the file has it."""

    def __init__(self, file):
        self.worked = Worked(file)
        words = self.worked.words
        self.names = dict(zip(PEOPLE, words["people"], strict=False))
        people = {name: person for person, name in self.names.items()}
        opened = replace(seated(words["preset"][0], len(people)), dealer=people[words["dealer"][0]])
        self.evening = fold([opened])
        for number, hand in enumerate(self.worked.hands, 1):
            reading = read(hand["typed"], opened.rules, self.evening.position.table())
            assert reading.problem is None, (hand["typed"], reading.problem)
            assert reading.pad.problems == (), (hand["typed"], reading.pad.problems)
            self.evening = step(self.evening, Hand(number, reading.pad.entry))
        self.listed = [row for row in rows(self.evening) if row.hand is not None]

    @property
    def cents(self):
        """The evening, with what one unit of the game is worth in cents."""
        worth = self.worked.words.get("worth", ["1"])[0]
        return step(self.evening, Terms(per_unit=Fraction(worth)))


@pytest.fixture(scope="module", params=FILES, ids=lambda file: file.stem)
def played(request):
    return Played(request.param)


def test_thirteen_relatives_and_forms_are_worked_by_hand():
    assert len(FILES) == 13


def test_every_hand_moves_what_was_worked_by_hand(played):
    moved = [[row.deltas.get(who, 0) for who in played.names] for row in played.listed]
    assert moved == played.worked.numbers("moves")
    assert [played.names[row.dealer] for row in played.listed] == [
        hand["deals"] for hand in played.worked.hands
    ]


def test_every_total_is_as_worked_by_hand(played):
    totals = [[row.totals.get(who, 0) for who in played.names] for row in played.listed]
    assert totals == played.worked.numbers("totals")
    assert len(totals) >= 10


def test_the_files_add_up(played):
    """The files themselves: each total is the one before and what was moved."""
    (begin,) = played.worked.words.get("begin", ["0"])
    before = [int(begin)] * len(played.names)
    for moved, after in zip(*map(played.worked.numbers, ("moves", "totals")), strict=True):
        assert [held + more for held, more in zip(before, moved, strict=True)] == after
        before = after


def test_slates_and_pools_stand_as_worked_by_hand(played):
    held = [POTS[name] for name in played.worked.words.get("pots", ())]
    stand = [[row.pots.get(pot, 0) for pot in held] for row in played.listed]
    assert stand == played.worked.numbers("pots")


def test_the_settlement_is_as_worked_by_hand(played):
    reckoned = reckoning(played.cents)
    paid = [(played.names[p.giver], played.names[p.taker], p.amount) for p in reckoned.fewest()]
    assert paid == played.worked.pays
    assert sum(reckoned.outstanding.values()) == 0
