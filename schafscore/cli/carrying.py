"""Commands that carry an evening elsewhere: export, csv, text; and take one in."""

from collections.abc import Mapping
from pathlib import Path

from schafscore.bootstrap import chat_of, csv_of, file_of, read_evening_file
from schafscore.cli.workplace import Workplace
from schafscore.core.accounts import Person
from schafscore.core.questions import Problem
from schafscore.core.text import N_, Verbatim, counted, phrase
from schafscore.services.disk import write_whole
from schafscore.services.gone_on import Course, go_on, in_words, meet
from schafscore.services.ports import RefusedError, SessionRecord
from schafscore.services.travelling import Arrival, Travelling, UnfitError, check, review, take_in


def export(place: Workplace) -> None:
    """Write the evening to a file that another machine takes in, or as it lies in ours."""
    told, tables = place.arguments, place.app.tables
    content = tables.raw(place.record()) if told.raw else file_of(place.desk())
    write(place, told.file_out, content)


def csv(place: Workplace) -> None:
    """Write the list for a spreadsheet."""
    write(place, place.arguments.file_out, csv_of(place.desk(), place.screen.speech))


def text(place: Workplace) -> None:
    """Print the evening as a few lines for a chat."""
    place.screen.show(chat_of(place.desk(), place.screen.speech).rstrip("\n"))


def write(place: Workplace, file: Path, content: bytes) -> None:
    """Write a file, and none over another unless so told."""
    if file.exists() and not place.arguments.force:
        there = N_("{file} is there already; {force} replaces it")
        raise RefusedError(Problem("", phrase(there, file=str(file), force="--force")))
    write_whole(file, content)
    place.screen.tell(phrase(N_("Saved as {file}."), file=str(file)))


def import_file(place: Workplace) -> None:
    """Look into the file of an evening, and take it in if so told."""
    told, tables, screen = place.arguments, place.app.tables, place.screen
    try:
        travelling = read_evening_file(told.protocol, tables.catalogue)
    except UnfitError as error:
        raise RefusedError(Problem("", error.sentence)) from error
    arrival = review(travelling, tables)
    screen.show(
        ", ".join(
            filter(
                None,
                (travelling.title, travelling.place, screen.speech.date(travelling.opened_at)),
            )
        )
    )
    screen.tell(counted("%n hand(s)", "", len(check(travelling).hands)))
    meeting = meet(travelling, tables)
    who = _who(place, travelling, arrival, {} if meeting is None else meeting.people)
    for person, name in travelling.people.items():
        known = who[person]
        if isinstance(known, Person):
            same = N_("{name} is {person}, who is known")
            screen.tell(
                phrase(same, name=Verbatim(name), person=Verbatim(tables.people.names[known]))
            )
        else:
            screen.tell(phrase(N_("{name} is new"), name=Verbatim(known)))
    if meeting is not None:
        screen.tell(in_words(meeting))
        if meeting.course is Course.THERE and not told.twice:
            screen.tell(
                phrase(
                    N_("{yes} goes on with evening {number} here; {both} keeps both."),
                    yes="--yes",
                    number=meeting.here.id,
                    both="--twice --yes",
                )
            )
            if place.may_write():
                go_on(travelling, tables, who)
                screen.tell(
                    phrase(N_("Evening {number} was gone on with."), number=meeting.here.id)
                )
            return
    if not is_wished(place, arrival.here):
        return
    desk = take_in(travelling, tables, who, twice=told.twice)
    screen.tell(phrase(N_("Booked as evening {number}."), number=desk.record.id))


def is_wished(place: Workplace, here: SessionRecord | None) -> bool:
    """Whether it was told to take the evening in, also where it is *here* already; say if not."""
    told, screen = place.arguments, place.screen
    if here is not None:
        already = N_("This evening is here already, as number {number}")
        screen.tell(phrase(already, number=here.id))
        if not told.twice:
            screen.tell(N_("Nothing was written; --twice keeps it beside the other."))
            return False
    return place.may_write()


def _who(
    place: Workplace,
    travelling: Travelling,
    arrival: Arrival,
    certain: Mapping[Person, Person],
) -> Mapping[Person, Person | str]:
    """Say who everybody in the file is: as told, whom the evening here knows, or by his name."""
    names = travelling.people
    who: dict[Person, Person | str] = {
        each: certain.get(each) or known or names[each] for each, known in arrival.people.items()
    }
    for told in place.arguments.person:
        name, _, called = told.partition("=")
        found = [each for each in names if names[each] == name]
        if not found:
            nobody = phrase(N_("Nobody in the file is called {name}"), name=Verbatim(name))
            raise RefusedError(Problem("", nobody))
        who[found[0]] = place.app.tables.people.find(called) or called
    return who
