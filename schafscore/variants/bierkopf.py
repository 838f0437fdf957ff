"""Bierkopf: two fixed sides, permanent trumps, first to 21; 60 to 60 is carried over (7.1).

Rulings of our own [E]: who breaks the rules loses simply for his side, and what was carried over
goes to the side that wins the next deal.
"""

from collections.abc import Iterator
from typing import ClassVar, assert_never

from schafscore.core import agreed
from schafscore.core import questions as ask
from schafscore.core.accounts import Outside, Pot
from schafscore.core.agreed import Columns, Misdeal, Penalty
from schafscore.core.declared import Declared, ask_limits
from schafscore.core.outcome import Add, Contract, Event, LookUp, Outcome, Steps, Transfer, line
from schafscore.core.questions import Problem
from schafscore.core.race import STROKES, Drawn, Race, Strokes, by_hand, opposite, run, slate_of
from schafscore.core.results import CARD_POINTS, Limits
from schafscore.core.text import N_
from schafscore.core.variant import Board, Table, Variant

GAMES = Outside("games")
CARRIED = Pot("carried", "strokes")
TAG = "carried over"


@ask.questions
class Tariff:
    """Points of a deal; the defaults are `bierkopf` (7.1)."""

    simple: int = ask.price(N_("Won"), default=1)
    schneider: int = ask.price(N_("Won, Schneider"), default=2)
    schwarz: int = ask.price(N_("Won, Schwarz"), default=3)
    even: int = ask.price(N_("60 to 60, carried over"), default=1)
    target: int = ask.count(
        N_("Points of a game"), 1, 100, default=21, printed=N_("{answer} points end the game")
    )
    limits: Limits = ask_limits(Limits.LT30)


@ask.questions
class Deal(Declared):
    """A deal; nobody declares, the card points are those of the side of *declarer*."""

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
    """Draw the points of one deal, and finish the game if they are enough."""
    race = Race(tariff.target, "target", N_("to end the game"), N_("game"), GAMES)
    match hand:
        case Deal():
            return _deal(hand, race, table, tariff)
        case Strokes():
            return by_hand(race, hand, opposite(table), table)
        case Written() | Penalty() | Misdeal():
            return agreed.score(hand, table)
        case _:
            assert_never(hand)


def _deal(hand: Deal, race: Race, table: Table, tariff: Tariff) -> Outcome:
    slates = opposite(table)
    theirs = slate_of(hand.declarer, slates)
    side = slates[theirs]
    if hand.result == CARD_POINTS // 2:
        carried = Transfer(STROKES, CARRIED, hand.label, TAG, (line(LookUp, tariff, "even"),))
        return Outcome(
            contract=Contract.PARTNERS,
            side=side,
            against=table.others(*side),
            events=frozenset({Event.EVEN}),
            transfers=(carried,),
        )
    finish = hand.finish(side, tariff.limits)
    winners = theirs if finish.won else next(each for each in slates if each != theirs)
    steps: Steps = (line(Add, tariff, finish.level.name.lower()),)
    facts = hand.facts(finish, side, table)
    waiting = table.has(CARRIED)
    if waiting:
        over = LookUp(N_("carried over"), waiting)
        steps += (Add(over.label, waiting),)
        facts = facts.adding(Transfer(CARRIED, STROKES, hand.label, TAG, (over,)))
    drawn: Drawn = {winners: steps}
    return run(race, facts, drawn, slates, hand.label, hand.tag, table)


VARIANT: Variant[Hand, Tariff] = Variant(
    id="bierkopf",
    label=N_("Bierkopf"),
    unit="games",
    board=Board.SLATE,
    seating={4: (1, 2, 3, 0)},
    entries=(Deal, Strokes, Misdeal, Written, Penalty),
    tariff=Tariff,
    problems=problems,
    score=score,
)
