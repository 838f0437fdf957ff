"""What can be said of a recorded game, and how a difference is put in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from schafscore.core.accounts import Person
from schafscore.core.outcome import Outcome
from schafscore.core.questions import Entry
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Rules, Table
from schafscore.games import BadDealError


@dataclass(frozen=True, slots=True)
class Agrees:
    """The game *name* is as we have it."""

    name: Label


@dataclass(frozen=True, slots=True)
class Differs:
    """The game *name* is otherwise, and where."""

    name: Label
    what: tuple[Label, ...]


@dataclass(frozen=True, slots=True)
class NotChecked:
    """Nothing can be said about the game *name*, and why."""

    name: Label
    why: Label


@dataclass(frozen=True, slots=True)
class NoRecord:
    """The line *name* of a file is no recorded game at all."""

    name: Label


Verified = Agrees | Differs | NotChecked | NoRecord
Differences = Iterator[Label]
Record = Mapping[str, Any]
PEOPLE = tuple(map(Person, range(4)))
"""Who sits there in a record: nobody has a name, the numbers are the seats."""


class NotCheckedError(Exception):
    """Raised where a record cannot be checked, with the reason."""

    def __init__(self, why: Label) -> None:
        super().__init__(str(why))
        self.why = why


def compare(what: Label, recorded: object, ours: object) -> Differences:
    """Yield a difference where the record says otherwise than we do."""
    if recorded != ours:
        yield phrase(
            N_("{what}: recorded {recorded}, ours {ours}"),
            what=what,
            recorded=str(recorded),
            ours=str(ours),
        )


def compare_each(
    what: Callable[[int], Label], recorded: Sequence[object], ours: Sequence[object]
) -> Differences:
    """Yield the differences of two lists; *what* names one of them by its place, from 1."""
    yield from compare(N_("How many there are"), len(recorded), len(ours))
    for at, (theirs, own) in enumerate(zip(recorded, ours, strict=False), 1):
        yield from compare(what(at), theirs, own)


def leader(trick: int) -> Label:
    """Name who led a trick, from 1."""
    return phrase(N_("Leader of trick {trick}"), trick=trick)


def winner(trick: int) -> Label:
    """Name who won a trick, from 1."""
    return phrase(N_("Winner of trick {trick}"), trick=trick)


def seat_points(seat: int) -> Label:
    """Name the card points of a seat, from 1."""
    return phrase(N_("Card points of seat {seat}"), seat=seat)


def amount(seat: int) -> Label:
    """Name what a seat won or lost, from 1."""
    return phrase(N_("Amount of seat {seat}"), seat=seat)


def scored(agreed: Rules, entry: Entry, table: Table) -> Outcome:
    """Score *entry* by the very code that scores an evening.

    Raises BadDealError where the table would refuse it.
    """
    problems = (*agreed.problems(table.people), *agreed.refuses(entry, table))
    if problems:
        raise BadDealError(problems[0].sentence)
    return agreed.score(entry, table)
