"""Commands about files and presets: print, import, presets, verify."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from schafscore.bootstrap import (
    Agrees,
    BadFileError,
    Differs,
    NoRecord,
    NotChecked,
    is_evening_file,
    read_protocol,
    sheet_of,
    unprintable_names,
    verified,
)
from schafscore.cli.arguments import PAPERS
from schafscore.cli.carrying import import_file, is_wished, write
from schafscore.cli.evenings import preset_named, say_rules
from schafscore.cli.workplace import Workplace, agreed_on, hand_of
from schafscore.core.accounts import Person
from schafscore.core.questions import Problem
from schafscore.core.text import N_, Label, Verbatim, counted, listed, phrase
from schafscore.services.importing import (
    Difference,
    RecordedEvening,
    book,
    compared,
    known,
    shown_by_prices,
    uid_of,
)
from schafscore.services.paper import Form, Wish
from schafscore.services.ports import RefusedError

RECORDED = (".jsonl", ".sgf", ".txt")
"""How files of recorded games end, in a folder that is named as a whole."""


def print_pdf(place: Workplace) -> None:
    """Print the evening as a PDF, or the slip of one hand, or an empty list to write by hand."""
    desk, told = place.desk(), place.arguments
    wish = Wish(told.form or Form.LIST, PAPERS[told.paper], all_rules=told.rules)
    if told.slip is not None:
        wish = replace(wish, form=Form.SLIP, hand=hand_of(desk, told.slip))
    sheet = sheet_of(desk, place.screen.speech, wish)
    write(place, told.pdf, sheet)
    boxes = unprintable_names(desk.names[each] for each in desk.people)
    if boxes is not None:
        place.screen.complain(boxes)


def import_evening(place: Workplace) -> None:
    """Take in the file of an evening, or compare a recorded one hand by hand and book it."""
    if is_evening_file(place.arguments.protocol):
        import_file(place)
        return
    told, tables, screen = place.arguments, place.app.tables, place.screen
    try:
        protocol, found = read_protocol(told.protocol)
    except BadFileError as error:
        raise _unreadable(told.protocol, error) from error
    agreement, unsure = shown_by_prices(tables.catalogue, found.tariff, found.kinds, found.unknown)
    agreed = agreed_on(agreement, told.set).rules
    screen.tell(N_("The tariff as its prices show it:"))
    say_rules(screen, agreed)
    for line in unsure:
        screen.tell(phrase(N_("The file does not say enough: {line}"), line=line))
    for dispute in found.disputed:
        screen.tell(dispute)
    who = _who(place, protocol)
    for name, person in who.items():
        if isinstance(person, Person):
            screen.tell(
                phrase(
                    N_("{name} is {person}, who is known"),
                    name=Verbatim(name),
                    person=Verbatim(tables.people.names[person]),
                )
            )
    differences = compared(protocol, agreed)
    for difference in differences:
        screen.show(_difference(place, difference))
    hands = counted("%n hand(s)", "", len(protocol.games))
    screen.tell(listed((hands, counted("%n difference(s)", "", len(differences)))))
    if not is_wished(place, tables.called(uid_of(protocol))):
        return
    desk = book(protocol, agreed, tables, who, told.place, twice=told.twice)
    screen.tell(phrase(N_("Booked as evening {number}."), number=desk.record.id))


def _unreadable(file: Path, error: BadFileError) -> RefusedError:
    why = phrase(
        N_("{file}, line {line}: {why}"), file=str(file), line=error.line, why=error.reason
    )
    return RefusedError(Problem("", why))


def _who(place: Workplace, protocol: RecordedEvening) -> Mapping[str, Person | str]:
    """Say who everybody in the file is: as told, somebody known by that name, or somebody new."""
    find = place.app.tables.people.find
    who: dict[str, Person | str] = {
        name: person or name for name, person in known(protocol, place.app.tables).items()
    }
    for each in place.arguments.person:
        name, _, called = each.partition("=")
        if name not in who:
            raise RefusedError(
                Problem("", phrase(N_("Nobody in the file is called {name}"), name=Verbatim(name)))
            )
        who[name] = find(called) or called
    return who


def _difference(place: Workplace, found: Difference) -> str:
    say = place.screen.say
    parts = [say(phrase(N_("Hand {number}"), number=found.number)), say(found.what), found.who]
    if found.stated is not None and found.ours is not None:
        parts.append(
            say(phrase(N_("the file {stated}, ours {ours}"), stated=found.stated, ours=found.ours))
        )
    return ": ".join(filter(None, parts))


def presets(place: Workplace) -> None:
    """List the presets, or say one in words."""
    screen = place.screen
    if place.arguments.preset:
        preset = preset_named(place, place.arguments.preset)
        screen.show(screen.say(preset.label))
        screen.show(screen.say(preset.about))
        say_rules(screen, preset.rules)
        if preset.incomplete:
            screen.tell(
                phrase(N_("To fill in before use: {lines}"), lines=", ".join(preset.incomplete))
            )
        return
    rows = [
        (name, screen.say(each.label), screen.say(each.about))
        for name, each in place.app.tables.presets.items()
    ]
    screen.table((N_("Preset"), N_("Name"), N_("About")), rows)


def verify(place: Workplace) -> bool:
    """Compare recorded games with our own rules; return whether all that was checked agrees.

    A folder may hold other files: one without any record is told and does no harm. In a file that
    was named itself, or among records, what is no record is one that was lost.

    Where there was no record at all nothing was checked, which agrees with nothing.
    """
    screen = place.screen
    games = differ = unchecked = strange = 0
    sound = True

    def say(file: Path, name: Label, *what: Label) -> None:
        screen.show(f"{file}: {screen.say(name)}: " + "; ".join(map(screen.say, what)))

    for file, itself in _recorded(place.arguments.files):
        before, lines, first = games, 0, None
        for found in verified(file):
            games += not isinstance(found, NoRecord)
            match found:
                case Differs(name, what):
                    differ += 1
                    say(file, name, *what)
                case NotChecked(name, why):
                    unchecked += 1
                    if place.arguments.reasons:
                        say(file, name, why)
                case NoRecord(name):
                    lines += 1
                    first = first or name
                case Agrees():
                    pass
        if first is not None:
            strange += lines
            say(file, first, _strange(lines))
            sound = sound and not itself and games == before
    counts = [counted("%n hand(s)", "", games), counted("%n differ(s)", "", differ)]
    counts.append(counted("%n not checked", "", unchecked))
    if strange:
        counts.append(counted("%n no record(s)", "", strange))
    screen.tell(listed(counts))
    return sound and differ == 0 and games > 0


def _strange(lines: int) -> Label:
    """Say how many lines of a file are no record, beside the first of them."""
    if lines == 1:
        return N_("This is no record")
    return counted("The first of %n lines that are no record", "", lines)


def _recorded(named: Iterable[Path]) -> Iterator[tuple[Path, bool]]:
    """Yield files as they are named, those of a folder in the order of their names.

    Each with whether it was named itself.
    """
    for path in named:
        if not path.is_dir():
            yield path, True
            continue
        found = [each for each in sorted(path.rglob("*")) if each.suffix in RECORDED]
        if not found:
            none = phrase(N_("{folder} holds no recorded games"), folder=str(path))
            raise RefusedError(Problem("", none))
        yield from ((file, False) for file in found)
