"""Opening evenings: last time's table, a new one, an old one, the example."""

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from schafscore.core.accounts import Person
from schafscore.core.evening import Evening, step
from schafscore.core.journal import Opening, Writing, dump_writing
from schafscore.core.questions import Problem
from schafscore.core.text import N_
from schafscore.core.variant import Catalogue, Preset, Rules
from schafscore.services.desk import Desk
from schafscore.services.example import Example
from schafscore.services.people import People, normal_form, worded
from schafscore.services.ports import (
    Clock,
    GoneError,
    RefusedError,
    SessionRecord,
    Store,
    Written,
)

SEATED = re.compile(rb'"people": *\[([0-9, ]*)\]')


class Tables:
    """The evenings in the file, and how to begin another one.

    *example* reads the evening that comes with the program; *scratch* makes a store for it that
    keeps nothing.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        catalogue: Catalogue,
        presets: Mapping[str, Preset],
        *,
        example: Callable[[], Example],
        scratch: Callable[[], Store],
    ) -> None:
        self._store = store
        self._clock = clock
        self._example = example
        self._scratch = scratch
        self.catalogue = catalogue
        self.presets = presets
        self.people = People(store)

    def sessions(self) -> tuple[SessionRecord, ...]:
        """Return the evenings, the latest first by the clock."""
        return self._store.sessions()

    def last(self) -> SessionRecord | None:
        """Return the evening written to last on this machine, whatever the clock said.

        One that was only taken in from elsewhere is no news, unless there is no other.
        """
        return self._store.last()

    def changed(self) -> bool:
        """Whether another program wrote to the file since this was last asked."""
        return self._store.changed()

    def called(self, uid: str) -> SessionRecord | None:
        """Return the evening of that name, which it has on every machine."""
        return next((each for each in self.sessions() if each.uid == uid), None)

    def open(self, session: int) -> Desk:
        """Open an evening; raise `GoneError` where it is not there."""
        for record in self.sessions():
            if record.id == session:
                return self.desk(record)
        raise GoneError

    def desk(self, record: SessionRecord) -> Desk:
        """Open an evening of the list; raise `GoneError` where it is no longer there."""
        return Desk(self._store, self._clock, self.catalogue, record)

    def new(
        self,
        agreed: Preset | Rules,
        seated: Sequence[Person | str],
        dealer: Person | str | None = None,
        title: str = "",
        place: str = "",
        *,
        carried: tuple[tuple[str, int], ...] = (),
    ) -> Desk:
        """Begin an evening, on disk before it is returned.

        *seated* are people who are known, or names of new ones, in their order around the table;
        without a *dealer* the first of them deals. *carried* is what pots hold from an earlier
        evening. Raises `RefusedError`, `NameTakenError` where a new name is a known one, and
        `ForgottenError` where somebody known is no longer there.
        """
        if isinstance(agreed, Preset):
            if agreed.incomplete:
                raise RefusedError(
                    *(Problem(each, N_("Fill this in first")) for each in agreed.incomplete)
                )
            agreed = agreed.rules
        _refuse_unfit(agreed, len(seated))
        deals = self._seat_of(dealer, seated)
        people = self.take_in(seated)
        opening = Opening(agreed, people, people[deals], carried)
        return self.begin([opening], self._clock.now(), title, place)

    def begin(
        self,
        writings: Sequence[Writing],
        at: datetime,
        title: str = "",
        place: str = "",
    ) -> Desk:
        """Begin an evening with its opening and whatever was written after it, at one go."""
        opening = writings[0]
        assert isinstance(opening, Opening)
        bodies = [dump_writing(each) for each in writings]
        title, place = worded("title", title), worded("place", place)
        variant = opening.rules.variant.id
        return self.open(self._store.create(title, place, at, variant, bodies))

    def take_over(
        self,
        written: Sequence[Written],
        variant: str,
        title: str,
        place: str,
        opened_at: datetime,
        uid: str | None,
    ) -> Desk:
        """Keep an evening that was written elsewhere; raise `HereAlreadyError` where it is known.

        Without a *uid* it gets one of its own. `last` stays the evening that it was.
        """
        kept = self._store.take_over(title, place, opened_at, variant, written, uid)
        return self.open(kept)

    def go_on(self, record: SessionRecord, written: Sequence[Written]) -> Desk:
        """Add to an evening what was written to it elsewhere, after all that is here; open it.

        Raises `ChangedElsewhereError` where something was written here meanwhile.
        """
        self._store.go_on(record.id, written)
        return self.open(record.id)

    def take_in(self, people: Sequence[Person | str]) -> tuple[Person, ...]:
        """Take in whoever is a new name, all at once.

        Raises `RefusedError` where somebody is there twice, and as `People.taken_in` does.
        """
        if len(set(map(self._called, people))) < len(people):
            raise RefusedError(Problem("people", N_("Everybody sits once")))
        return self.people.taken_in(people)

    def again(self, session: int, title: str = "", place: str = "") -> Desk:
        """Begin an evening with the people, seats and rules that *session* ended with.

        Who would have dealt next deals.
        """
        ended = self.open(session).evening.position
        return self.new(ended.rules, ended.people, ended.dealer, title, place)

    def raw(self, record: SessionRecord) -> bytes:
        """Return an evening as it lies in the file, a line for each writing, damaged or not.

        Whom its seats name stands before it.
        """
        lines, names = self._store.raw(record.id), self._store.people()
        told = SEATED.findall(b"\n".join(lines))
        numbers = sorted({int(each) for row in told for each in row.split(b",") if each.strip()})
        known = [(each, names[Person(each)]) for each in numbers if Person(each) in names]
        head = [f"{record.title}, {record.place}, {record.opened_at.isoformat()}"]
        head += [f"{number} = {name}" for number, name in known]
        return b"\n".join([*(each.encode() for each in head), *lines, b""])

    def remove(self, session: int) -> None:
        """Forget an evening for good."""
        self._store.remove(session)

    def example(self) -> Desk:
        """Open the evening that comes with the program; nothing done to it is kept."""
        store, shown = self._scratch(), self._example()
        store.add_people(shown.people)
        written = [Written(act, act, at, body) for act, (at, body) in enumerate(shown.acts)]
        store.take_over(shown.title, shown.place, written[0].at, shown.variant, written, None)
        record = next(iter(store.sessions()))
        return Desk(store, self._clock, self.catalogue, record, kept=False)

    def _seat_of(self, dealer: Person | str | None, seated: Sequence[Person | str]) -> int:
        called = [self._called(each) for each in seated]
        wanted = called[0] if dealer is None else self._called(dealer)
        if wanted not in called:
            raise RefusedError(Problem("dealer", N_("The dealer does not sit here")))
        return called.index(wanted)

    def _called(self, who: Person | str) -> str:
        return normal_form(who if isinstance(who, str) else self.people.called(who))


def _refuse_unfit(agreed: Rules, number: int) -> None:
    """Refuse before anybody new is taken in."""
    strangers = tuple(Person(each) for each in range(number))
    if not strangers:
        raise RefusedError(Problem("people", N_("Nobody sits at the table")))
    problems = step(Evening(), Opening(agreed, strangers, strangers[0])).problems
    if problems:
        raise RefusedError(*problems)
