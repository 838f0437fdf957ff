"""Two fixed sides that race to a number of points, as in Bierkopf and its like (7.1 to 7.4)."""

from collections.abc import Iterator
from typing import ClassVar

from schafscore.core import agreed
from schafscore.core import questions as ask
from schafscore.core.accounts import Person
from schafscore.core.agreed import Columns, Misdeal, Penalty
from schafscore.core.declared import Declared
from schafscore.core.outcome import PRICE, Outcome, Steps
from schafscore.core.questions import Problem
from schafscore.core.race import GAMES, Race, Strokes, by_hand, opposite, run, slate_drawn, slate_of
from schafscore.core.results import Finish
from schafscore.core.text import N_
from schafscore.core.variant import Clause, Table

OPPOSITE = N_("Partners sit opposite")


@ask.questions
class Written(Columns):
    """Games that the table agreed on."""

    outside: ClassVar = GAMES


@ask.questions
class Deal(Declared):
    """A deal; nobody declares, the card points are those of the side of *declarer*."""

    kind: ClassVar = "deal"
    label: ClassVar = N_("Deal")


Beside = Strokes | Written | Penalty | Misdeal
"""What each of these games knows beside its deals."""


def problems(hand: Declared | Beside, table: Table, tariff: object) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits."""
    if isinstance(hand, Declared):
        yield from hand.contradictions()
    elif not isinstance(hand, Strokes):
        yield from agreed.problems(hand, None)


def score(hand: Beside, race: Race, table: Table) -> Outcome:
    """Draw, write or pay what the table agreed on."""
    if isinstance(hand, Strokes):
        return by_hand(race, hand, opposite(table), table)
    return agreed.score(hand, table)


def side_of(person: Person, table: Table) -> tuple[Person, ...]:
    """Return *person* and who sits opposite, from forehand on."""
    slates = opposite(table)
    return slates[slate_of(person, slates)]


def what_is_written() -> Iterator[Clause]:
    """Say who partners are, and for whom the points of a deal are written."""
    yield Clause(OPPOSITE)
    yield Clause(N_("Points are written for the side that wins"))


def played(hand: Declared, finish: Finish, steps: Steps, race: Race, table: Table) -> Outcome:
    """Draw *steps* for the side that won, or for the other where the race *loses*."""
    slates = opposite(table)
    theirs = slate_of(hand.declarer, slates)
    drawn = slate_drawn(theirs, slates, own=finish.won is not race.loses)
    facts = hand.facts(finish, slates[theirs], table)
    return run(race, facts, {drawn: steps}, slates, hand.label, PRICE, table)
