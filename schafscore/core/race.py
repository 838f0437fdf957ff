"""A race of slates: who is first to so many strokes wins a game, and every slate is wiped (6.5)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar

from schafscore.core import questions as ask
from schafscore.core.accounts import Account, Outside, Person, Pot, Side
from schafscore.core.outcome import (
    MANUAL,
    AtMost,
    Contract,
    Event,
    LookUp,
    NextDeal,
    Outcome,
    Steps,
    Transfer,
    moved,
    transfers,
    worth,
)
from schafscore.core.questions import Entry, Role
from schafscore.core.text import N_, Label, counted
from schafscore.core.variant import Table

STROKES = Outside("strokes")
GAMES = Outside("games")
HEAD = "head"

Slates = Mapping[Account, tuple[Person, ...]]
"""Every slate of the table, and the people who win by it."""

Drawn = Mapping[Account, Steps]
"""What is drawn on which slate."""


@dataclass(frozen=True, slots=True)
class Race:
    """What a race is to: *target* strokes, by the line *line* of the tariff.

    Whoever reaches them is given one *game* from *games*, or gives one where that *loses*; *more*
    steps change how many, where nobody else had a stroke. What is drawn *counts* as strokes, or as
    what the game calls them.
    """

    target: int
    fill: Label
    game: Label
    line: str = "target"
    games: Outside = GAMES
    loses: bool = False
    more: Steps = ()
    counts: "type[Strokes]" = field(default_factory=lambda: Strokes)


@ask.questions
class Strokes(Entry):
    """Strokes that the table agreed on; and what is drawn on the slates of a game is called so."""

    kind: ClassVar = "strokes"
    label: ClassVar = N_("Strokes")
    key: ClassVar = "y"
    person: Person = ask.person(N_("Side of"), Role.RESULT)
    strokes: int = ask.count(N_("How many"), 1, 100, Role.RESULT, default=1)
    passes: bool = ask.flag(N_("The deal passes on"), default=True)
    reason: str = ask.text(N_("What it was"))

    @classmethod
    def so_many(cls, number: int) -> Label:
        """Say what so many of them are, without the number."""
        return counted("strokes", "", number)

    @classmethod
    def to_go(cls, number: int) -> Label:
        """Say how many are missing."""
        return counted("%n strokes to go", "", number)


@ask.questions
class GamePoints(Strokes):
    """Points that the table agreed on, in a game that is won by points (7.1, 7.3)."""

    label: ClassVar = N_("Game points")

    @classmethod
    def so_many(cls, number: int) -> Label:
        """Say what so many of them are, without the number."""
        return counted("game points", "", number)

    @classmethod
    def to_go(cls, number: int) -> Label:
        """Say how many are missing."""
        return counted("%n points to go", "", number)


@ask.questions
class Marks(Strokes):
    """Marks that the table agreed on, in a game that is lost by them (7.7)."""

    label: ClassVar = N_("Marks")

    @classmethod
    def so_many(cls, number: int) -> Label:
        """Say what so many of them are, without the number."""
        return counted("marks", "", number)

    @classmethod
    def to_go(cls, number: int) -> Label:
        """Say how many are missing."""
        return counted("%n marks to go", "", number)


def drawn_in(kinds: Iterable[type[Entry]]) -> type[Strokes] | None:
    """Return what a game with these *kinds* of hand draws on slates, None where it has none."""
    return next((kind for kind in kinds if issubclass(kind, Strokes)), None)


def own(person: Person) -> Pot:
    """Return the slate of *person* where everybody plays alone."""
    return Pot("slate", "strokes", person, N_("Slate"))


def opposite(table: Table) -> Slates:
    """Return the slates of two sides, partners at every second seat."""
    return {
        Side(index): tuple(p for p in table.playing if table.people.index(p) % 2 == index)
        for index in (0, 1)
    }


def slate_of(person: Person, slates: Slates) -> Account:
    """Return the slate that *person* wins by."""
    return next(slate for slate, people in slates.items() if person in people)


def slate_drawn(theirs: Account, slates: Slates, *, own: bool) -> Account:
    """Return the slate *theirs*, or the other one."""
    return theirs if own else next(each for each in slates if each != theirs)


def run(
    race: Race, facts: Outcome, drawn: Drawn, slates: Slates, label: Label, tag: str, table: Table
) -> Outcome:
    """Draw strokes, none beyond the target; who has the most of those that reach it is there."""
    strokes: list[Transfer] = []
    for slate, steps in drawn.items():
        missing = max(race.target - table.has(slate), 0)
        surplus = (AtMost(race.fill, missing, race.line),) if worth(steps) > missing else ()
        strokes += transfers([(STROKES, slate)], label, (*steps, *surplus), tag)
    facts = facts.adding(*strokes)
    reached = {slate: table.has(slate) + worth(steps) for slate, steps in drawn.items()}
    most = max(reached.values(), default=0)
    if most < race.target:
        return facts
    there = [slate for slate, number in reached.items() if number == most]
    after = moved({slate: table.has(slate) for slate in slates}, strokes)
    full = replace(facts, events=facts.events | {Event.HEAD_FULL})
    blank = not any(after[slate] for slate in slates if slate not in there)
    steps = (LookUp(race.game, 1), *(race.more if blank else ()))
    people = [person for slate in there for person in slates[slate]]
    pairs: list[tuple[Account, Account]] = [
        (person, race.games) if race.loses else (race.games, person) for person in people
    ]
    wiped = _wiped(race.counts, {slate: after[slate] for slate in slates})
    return full.adding(*wiped, *transfers(pairs, race.game, steps, HEAD))


def _wiped(counts: type[Strokes], slates: Mapping[Account, int]) -> Iterator[Transfer]:
    for slate, number in slates.items():
        if number > 0:
            step = LookUp(counts.so_many(number), number)
            yield Transfer(slate, STROKES, N_("Wiped"), HEAD, (step,))


def by_hand(race: Race, hand: Strokes, slates: Slates, table: Table) -> Outcome:
    """Draw what was agreed on; no custom changes it."""
    label = hand.reason or hand.label
    facts = Outcome(
        contract=Contract.NOBODY,
        events=frozenset({Event.MANUAL}),
        next_deal=NextDeal.PASSES if hand.passes else NextDeal.STAYS,
    )
    drawn: Drawn = {slate_of(hand.person, slates): (LookUp(label, hand.strokes),)}
    return run(race, facts, drawn, slates, label, MANUAL, table)
