"""What the services need from outside: a store for evenings, a clock; and how they refuse."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from schafscore.core.accounts import Person
from schafscore.core.questions import Problem
from schafscore.core.text import N_, Label, Verbatim, phrase

Body = Mapping[str, object]
"""A writing as JSON: `core.journal.dump_writing` makes it, `load_writings` reads it."""


def stamp(at: datetime) -> str:
    """Return a time as text whose order is the order in time, wherever it was written."""
    return at.astimezone(UTC).isoformat(timespec="microseconds")


@dataclass(frozen=True, slots=True)
class SessionRecord:
    """An evening as it stands in the list of evenings. Nothing in it is derived from rules.

    *writings* is the length of its journal: with the id it names what was folded from it. *uid*
    is its name on every machine that has it.
    """

    id: int
    variant: str
    title: str
    place: str
    opened_at: datetime
    last_at: datetime
    writings: int
    uid: str


@dataclass(frozen=True, slots=True)
class Written:
    """One writing as it is kept. Writings that share their *act* were written as one."""

    place: int
    act: int
    at: datetime
    body: Body


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy of the file, made at *at*. What it holds is told by looking inside.

    *replaced* marks what was put aside when another copy took its place. *state*, its bytes and
    the nanoseconds at which it was last written, changes with what is in it.
    """

    file: Path
    at: datetime
    state: tuple[int, int]
    replaced: bool = False


UNCHANGED = N_("Nothing has changed since the copy of {when}: {file}")
"""Said where a copy is asked for and the last one holds everything: no other is made."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a copy holds: its evenings, the latest first, and everybody's name.

    *hands* says how many each evening has, None for one that is damaged.
    """

    sessions: tuple[SessionRecord, ...]
    people: tuple[str, ...]
    hands: Mapping[int, int | None]


class StoreError(Exception):
    """The file cannot be read or written; *sentence* tells the user why."""

    def __init__(self, sentence: Label) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


class SpoiltError(StoreError):
    """What is in the file cannot be used; *copy* names the one that can be, where there is one.

    *partly* says that only some evenings cannot: the others may be opened without them.
    """

    def __init__(self, sentence: Label, copy: str = "", *, partly: bool = False) -> None:
        super().__init__(sentence)
        self.copy = copy
        self.partly = partly


class SpoiltEveningError(SpoiltError):
    """The evening *session* cannot be used as it is; it is kept, and the others can be."""

    def __init__(self, sentence: Label, session: int) -> None:
        super().__init__(sentence)
        self.session = session


class LostError(SpoiltError):
    """There is no file any more, or nothing in it, though a copy is there."""


class ChangedElsewhereError(StoreError):
    """Another program wrote to this evening first; nothing of ours was written."""

    def __init__(self) -> None:
        super().__init__(N_("This evening was changed by another program; look at it again"))


class GoneError(StoreError):
    """The evening is no longer in the file."""

    def __init__(self) -> None:
        super().__init__(N_("This evening is no longer there"))


class ForgottenError(StoreError):
    """Somebody is no longer known, forgotten with the last evening he sat in."""

    def __init__(self) -> None:
        super().__init__(
            N_("Somebody meant here was removed meanwhile, together with an evening; choose again")
        )


class HereAlreadyError(StoreError):
    """The evening that came from elsewhere is in the file: *session*. Nothing was written."""

    def __init__(self, session: int) -> None:
        super().__init__(N_("This evening is here already"))
        self.session = session


class NameTakenError(Exception):
    """Somebody of this name is known: *person*. Whoever asked for it says whether it is he."""

    def __init__(self, person: Person, name: str) -> None:
        super().__init__(name)
        self.person = person
        self.name = name
        self.sentence: Label = phrase(
            N_("There is somebody called {name} already"), name=Verbatim(name)
        )


class RefusedError(Exception):
    """The user can mend it: *problems* say what and beside which question. Nothing was written."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(str(each.sentence) for each in problems))
        self.problems = problems


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> datetime:
        """Return the time, with its zone."""


class Store(Protocol):
    """Keeps people and evenings; whatever it confirms is on disk.

    Every method raises `StoreError` where the file fails, `GoneError` where the evening is not
    there, `ForgottenError` where somebody is not who is renamed or seated.
    """

    def people(self) -> Mapping[Person, str]:
        """Return everybody who is known, by name."""

    def add_people(self, names: Sequence[str]) -> tuple[Person, ...]:
        """Take people in, all of them or, where a name is known, none: `NameTakenError`.

        Nobody gets the id of somebody who is forgotten.
        """

    def rename_person(self, person: Person, name: str) -> None:
        """Call *person* something else; raise `NameTakenError` where another is called that."""

    def sessions(self) -> tuple[SessionRecord, ...]:
        """Return the evenings, the latest first by the clock."""

    def last(self) -> SessionRecord | None:
        """Return the evening written to last here, whatever the clock said.

        One that was taken over counts only where no other is, until it is written to.
        """

    def create(
        self,
        title: str,
        place: str,
        at: datetime,
        variant: str,
        bodies: Sequence[Body],
    ) -> int:
        """Begin an evening and return its id."""

    def take_over(
        self,
        title: str,
        place: str,
        opened_at: datetime,
        variant: str,
        written: Sequence[Written],
        uid: str | None,
    ) -> int:
        """Keep an evening that was written elsewhere, acts and times as they were; return its id.

        Raises `HereAlreadyError` where *uid* is known; without one it gets a new one.
        """

    def append(
        self,
        session: int,
        at: datetime,
        bodies: Sequence[Body],
        after: int,
        *,
        ends_draft: bool = False,
    ) -> None:
        """Write *bodies* down as one act.

        Raises `ChangedElsewhereError` when the journal is no longer *after* writings long.
        *ends_draft* throws the draft away with it, so that no hand is offered twice.
        """

    def go_on(self, session: int, written: Sequence[Written]) -> None:
        """Add what was written elsewhere, acts and times as they were; all of it or nothing.

        Raises `ChangedElsewhereError` when the first of it is no longer the next of the journal.
        """

    def journal(self, session: int, since: int = 0) -> tuple[Written, ...]:
        """Return the writings of an evening from place *since* on.

        Raises `SpoiltError` where the evening is damaged; its writings are kept as they are.
        """

    def raw(self, session: int) -> tuple[bytes, ...]:
        """Return the writings of an evening as they lie in the file, whether they can be read."""

    def retitle(self, session: int, title: str, place: str) -> None:
        """Call the evening something else."""

    def remove(self, session: int) -> None:
        """Forget an evening, and whoever sat in no other, so that no trace stays in the file."""

    def draft(self, session: int) -> str | None:
        """Return what was half entered."""

    def keep_draft(self, session: int, text: str | None) -> None:
        """Keep what is half entered, or throw it away."""

    def changed(self) -> bool:
        """Whether another program wrote to the file since this was last asked."""

    def close(self) -> None:
        """Let go of the file."""
