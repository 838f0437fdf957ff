"""Bierkopf: two fixed sides, permanent trumps, first to 21; 60 to 60 is carried over (7.1).

Rulings of our own [E]: who breaks the rules loses simply for his side, and what was carried over
goes to the side that wins the next deal.
"""

from collections.abc import Iterator

from schafscore.core import pairs
from schafscore.core import questions as ask
from schafscore.core.accounts import Pot
from schafscore.core.agreed import Misdeal, Penalty
from schafscore.core.declared import ask_limits
from schafscore.core.outcome import Add, LookUp, Outcome, Steps, Transfer, line
from schafscore.core.pairs import Beside, Deal, Written
from schafscore.core.race import STROKES, GamePoints, Race
from schafscore.core.results import AlikeLimits
from schafscore.core.text import N_, counted
from schafscore.core.variant import Board, Clause, Table, Variant, everybody

CARRIED = Pot("carried", "strokes", label=N_("Carried over"))
TAG = "carried over"


@ask.questions
class Tariff:
    """Points of a deal; the defaults are `bierkopf` (7.1)."""

    simple: int = ask.price(N_("Won"), default=1)
    schneider: int = ask.price(N_("Won, Schneider"), default=2)
    schwarz: int = ask.price(N_("Won, Schwarz"), default=3)
    even: int = ask.price(
        N_("60 to 60, carried over"),
        default=1,
        spoken=lambda points, _: counted("At 60 to 60 %n points are carried over", "", points),
    )
    target: int = ask.count(
        N_("Points of a game"),
        1,
        100,
        default=21,
        printed=N_("{answer} points end the game"),
        spoken=lambda number, _: counted("%n points end the game", "", number),
    )
    limits: AlikeLimits = ask_limits(AlikeLimits.LT30)


Hand = Deal | Beside


def score(hand: Hand, table: Table, tariff: Tariff) -> Outcome:
    """Draw the points of one deal, and finish the game if they are enough."""
    race = Race(tariff.target, N_("to end the game"), N_("game"), counts=GamePoints)
    if not isinstance(hand, Deal):
        return pairs.score(hand, race, table)
    side = pairs.side_of(hand.declarer, table)
    if hand.is_even:
        one = line(LookUp, tariff, "even")
        return hand.even(side, table).adding(Transfer(STROKES, CARRIED, hand.label, TAG, (one,)))
    finish = hand.finish(side, tariff.limits)
    steps: Steps = (line(Add, tariff, finish.level.name.lower()),)
    waiting = table.has(CARRIED)
    if not waiting:
        return pairs.played(hand, finish, steps, race, table)
    over = N_("carried over")
    drawn = pairs.played(hand, finish, (*steps, Add(over, waiting)), race, table)
    taken = Transfer(CARRIED, STROKES, hand.label, TAG, (LookUp(over, waiting),))
    return drawn.moving(taken, *drawn.transfers)


def does(tariff: Tariff) -> Iterator[Clause]:
    """Say for whom points are written, and what becomes of those carried over."""
    yield from pairs.what_is_written()
    yield Clause(N_("What is carried over goes to the side that wins the next deal"))


VARIANT: Variant[Hand, Tariff] = Variant(
    id="bierkopf",
    label=N_("Bierkopf"),
    unit="games",
    board=Board.SLATE,
    seating=everybody([4]),
    entries=(Deal, GamePoints, Misdeal, Written, Penalty),
    tariff=Tariff,
    problems=pairs.problems,
    score=score,
    does=does,
)
