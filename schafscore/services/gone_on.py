"""An evening that comes back: how it stands to the same one here, and going on with it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from schafscore.core.accounts import Person
from schafscore.core.evening import fold
from schafscore.core.journal import Opening, Seats, Writing, dump_writing, in_force
from schafscore.core.questions import Problem
from schafscore.core.text import N_, Label, Verbatim, counted, phrase
from schafscore.services.desk import Desk
from schafscore.services.ports import (
    ChangedElsewhereError,
    RefusedError,
    SessionRecord,
    SpoiltError,
    Written,
)
from schafscore.services.tables import Tables
from schafscore.services.travelling import Travelling, check, renamed
from schafscore.services.who_is_who import Who


class Course(Enum):
    """Where an evening was gone on with since it was one and the same in two places."""

    NOWHERE = auto()
    HERE = auto()
    THERE = auto()
    BOTH = auto()


@dataclass(frozen=True, slots=True)
class Meeting:
    """The evening of a file beside the same one here.

    *people* says who of the file is whom here, by what both were written to do. *hands* counts
    those that both have in common, those here and those in the file; *later* the acts that only
    one of the two has, 0 where both have some.
    """

    here: SessionRecord
    course: Course
    people: Mapping[Person, Person]
    hands: tuple[int, int, int]
    later: int


def meet(travelling: Travelling, tables: Tables) -> Meeting | None:
    """Compare the evening of a file with the one here; None where it is not here, or damaged.

    Two writings are the same one where they say the same and were written at the same time: two
    scorers may each have written a hand that was passed by all.
    """
    record = tables.called(travelling.uid)
    if record is None:
        return None
    try:
        desk = tables.desk(record)
    except SpoiltError:
        return None
    people, common = _alike(travelling, desk)
    here, there = len(desk.written), len(travelling.writings)
    course = {
        (True, True): Course.NOWHERE,
        (False, True): Course.HERE,
        (True, False): Course.THERE,
        (False, False): Course.BOTH,
    }[common == here, common == there]
    later = 0
    if course is Course.HERE:
        later = len({each.act for each in desk.written[common:]})
    elif course is Course.THERE:
        later = len({act for act, _ in travelling.written[common:]})
    hands = (
        _hands(desk.evening.writings[:common]),
        desk.evening.position.number,
        check(travelling).position.number,
    )
    return Meeting(desk.record, course, people, hands, later)


def go_on(travelling: Travelling, tables: Tables, who: Mapping[Person, Who]) -> Desk:
    """Add to the evening here what was written to it elsewhere since, in one transaction.

    Every act and its time stay what they were there, so that each can be taken back here, and the
    evening can go on to the other machine and come back again. *who* is as for `take_in`; who
    was here before stays who he is. Raises `RefusedError`, `NameTakenError`, `ForgottenError`,
    and `ChangedElsewhereError` where the evening was gone on with here meanwhile.
    """
    meeting = meet(travelling, tables)
    if meeting is None or meeting.course is not Course.THERE:
        raise ChangedElsewhereError
    for each, known in meeting.people.items():
        if who.get(each, known) != known:
            name = Verbatim(travelling.people[each])
            said = phrase(N_("The evening itself says who {name} is"), name=name)
            raise RefusedError(Problem("people", said))
    # Whoever came later is taken in beside all of them, so that nobody is here twice.
    everybody = [meeting.people.get(each) or who[each] for each in travelling.people]
    names = dict(zip(travelling.people, tables.take_in(everybody), strict=True))
    pairs = zip(travelling.writings, travelling.written, strict=True)
    written = [
        Written(place, act, at, dump_writing(renamed(writing, names)))
        for place, (writing, (act, at)) in enumerate(pairs)
        if place >= meeting.here.writings
    ]
    return tables.go_on(meeting.here, written)


def in_words(meeting: Meeting) -> Label:
    """Say how the evening in the file stands to that here."""
    common, here, there = meeting.hands
    match meeting.course:
        case Course.THERE if there > here:
            more = there - here
            return counted("The file has %n more hand(s) than the evening here.", "", more)
        case Course.THERE:
            return counted(
                "The file has %n later change(s) that are not in the evening here.",
                "",
                meeting.later,
            )
        case Course.HERE if here > there:
            return counted(
                "The evening here has %n more hand(s) than the file: nothing is to be taken in.",
                "",
                here - there,
            )
        case Course.HERE:
            return counted(
                "The evening here has %n later change(s) that are not in the file: nothing is to "
                "be taken in.",
                "",
                meeting.later,
            )
        case Course.NOWHERE:
            return N_("The evening here is the same as in the file: nothing is to be taken in.")
        case Course.BOTH:
            said = N_(
                "It was gone on with differently here and there. In common: {common}; here: "
                "{here}; in the file: {there}."
            )
            number = (counted("%n hand(s)", "", each) for each in (common, here, there))
            return phrase(said, **dict(zip(("common", "here", "there"), number, strict=True)))


def _alike(travelling: Travelling, desk: Desk) -> tuple[Mapping[Person, Person], int]:
    """Return who of the file is whom here, and how many writings both begin with."""
    people: dict[Person, Person] = {}
    common = 0
    theirs = zip(travelling.writings, travelling.written, strict=True)
    ours = zip(desk.evening.writings, desk.written, strict=True)
    for (there, (act, at)), (here, written) in zip(theirs, ours, strict=False):
        known = {**dict(_seated(there, here)), **people}
        once = len(set(known.values())) == len(known)
        same = (act, at) == (written.act, written.at) and once
        if not same or not _says_the_same(there, here, known):
            break
        people, common = known, common + 1
    return people, common


def _seated(there: Writing, here: Writing) -> Iterator[tuple[Person, Person]]:
    """Yield who sits where whom: nobody does anything before he sat down."""
    if isinstance(there, Opening | Seats) and isinstance(here, Opening | Seats):
        yield from zip(there.people, here.people, strict=False)


def _says_the_same(there: Writing, here: Writing, people: Mapping[Person, Person]) -> bool:
    try:
        return bool(renamed(there, people) == here)
    except KeyError:
        return False


def _hands(writings: Sequence[Writing]) -> int:
    return fold(in_force(writings)).position.number if writings else 0
