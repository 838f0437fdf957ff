"""Kozel: two fixed sides; who stays below 60 card points is marked, twelve marks make goats (7.7).

Ruling of our own, since there are many forms [E]: 60 to 60 marks nobody, no trick as below 30.
"""

from collections.abc import Iterator
from typing import ClassVar, assert_never

from schafscore.core import agreed
from schafscore.core import questions as ask
from schafscore.core.accounts import Outside
from schafscore.core.agreed import Columns, Misdeal, Penalty
from schafscore.core.declared import Declared
from schafscore.core.outcome import Contract, Event, LookUp, Outcome, line
from schafscore.core.questions import Problem
from schafscore.core.race import Drawn, Race, Strokes, by_hand, opposite, run, slate_of
from schafscore.core.results import CARD_POINTS, Limits
from schafscore.core.text import N_
from schafscore.core.variant import Board, Table, Variant

GAMES = Outside("games")


@ask.questions
class Tariff:
    """Marks of the side that lost; the defaults are the commonest."""

    simple: int = ask.price(N_("Below 60"), default=2)
    schneider: int = ask.price(N_("Below 30"), default=4)
    schwarz: int = ask.price(N_("No trick"), default=4)
    target: int = ask.count(
        N_("Marks that make goats"), 1, 100, default=12, printed=N_("{answer} marks make goats")
    )


@ask.questions
class Deal(Declared):
    """A deal; the card points are those of the side of *declarer*."""

    kind: ClassVar = "deal"
    label: ClassVar = N_("Deal")


@ask.questions
class Written(Columns):
    """Games that the table agreed on."""

    outside: ClassVar = GAMES


Hand = Deal | Strokes | Written | Penalty | Misdeal


def problems(hand: Hand, table: Table, tariff: Tariff) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits."""
    match hand:
        case Deal():
            yield from hand.contradictions()
        case Written() | Penalty() | Misdeal():
            yield from agreed.problems(hand, None)
        case Strokes():
            pass
        case _:
            assert_never(hand)


def score(hand: Hand, table: Table, tariff: Tariff) -> Outcome:
    """Mark the side that lost; who has twelve marks has lost a game."""
    race = Race(tariff.target, "target", N_("to make goats"), N_("goats"), GAMES, loses=True)
    slates = opposite(table)
    match hand:
        case Deal():
            theirs = slate_of(hand.declarer, slates)
            side = slates[theirs]
            if hand.result == CARD_POINTS // 2:
                even = frozenset({Event.EVEN})
                others = table.others(*side)
                return Outcome(contract=Contract.PARTNERS, side=side, against=others, events=even)
            finish = hand.finish(side, Limits.LT30)
            losers = next(each for each in slates if (each == theirs) is not finish.won)
            drawn: Drawn = {losers: (line(LookUp, tariff, finish.level.name.lower()),)}
            facts = hand.facts(finish, side, table)
            return run(race, facts, drawn, slates, hand.label, hand.tag, table)
        case Strokes():
            return by_hand(race, hand, slates, table)
        case Written() | Penalty() | Misdeal():
            return agreed.score(hand, table)
        case _:
            assert_never(hand)


VARIANT: Variant[Hand, Tariff] = Variant(
    id="kozel",
    label=N_("Kozel"),
    unit="games",
    board=Board.SLATE,
    seating={4: (1, 2, 3, 0)},
    entries=(Deal, Strokes, Misdeal, Written, Penalty),
    tariff=Tariff,
    problems=problems,
    score=score,
)
