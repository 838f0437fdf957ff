"""The command about copies of all evenings; it works where the file itself is damaged."""

import argparse
from datetime import UTC, datetime
from pathlib import Path

from schafscore.bootstrap import (
    backups,
    evenings_file,
    look_inside,
    problem_of,
    restore,
    start,
    whole_catalogue,
)
from schafscore.cli.screen import Screen
from schafscore.core.questions import Problem
from schafscore.core.text import N_, Verbatim, phrase
from schafscore.services.ports import UNCHANGED, Backup, RefusedError
from schafscore.services.summaries import HandsOf


def backup(told: argparse.Namespace, screen: Screen) -> None:
    """List the copies, make one, or let one take the place of the evenings."""
    file = evenings_file(file=getattr(told, "file", None))
    match told.act:
        case "now":
            _now(file, screen)
        case "restore":
            _restore(file, told, screen)
        case _:
            _list(file, screen)


def _now(file: Path, screen: Screen) -> None:
    app = start(file=file, speech=screen.speech)
    try:
        before = {each.file for each in app.backups()}
        made = app.back_up()
    finally:
        app.close(secure=False)
    if made.file in before:
        screen.tell(phrase(UNCHANGED, when=Verbatim(_when(screen, made)), file=made.file.name))
    else:
        screen.tell(phrase(N_("Kept: {file}"), file=made.file.name))


def _list(file: Path, screen: Screen) -> None:
    found = backups(file)
    if not found:
        screen.tell(N_("There is no copy yet."))
        return
    rows = [
        (str(number), _when(screen, each), each.file.name, _state(screen, each))
        for number, each in enumerate(found, 1)
    ]
    screen.table((N_("No."), N_("When"), N_("File"), ""), rows, right=(0,))


def _when(screen: Screen, copy: Backup) -> str:
    second = f"{copy.at.astimezone():%S}"  # two may be of one minute
    return f"{screen.speech.short_date(copy.at)} {screen.speech.time(copy.at)}:{second}"


def _state(screen: Screen, copy: Backup) -> str:
    problem = problem_of(copy.file)
    return "" if problem is None else screen.say(problem)


def _restore(file: Path, told: argparse.Namespace, screen: Screen) -> None:
    """Show what a copy holds, and let it take the place of the evenings if so told."""
    copy = _meant(file, told.number)
    held = look_inside(copy.file, HandsOf(whole_catalogue()))
    screen.show(f"{_when(screen, copy)}  {copy.file.name}")
    rows = [
        (
            str(each.id),
            screen.speech.short_date(each.opened_at),
            screen.say(N_("damaged")) if hands is None else str(hands),
            each.title,
        )
        for each, hands in ((each, held.hands[each.id]) for each in held.sessions)
    ]
    screen.table((N_("No."), N_("Date"), N_("Hands"), N_("Title")), rows, right=(0, 2))
    screen.show(", ".join(held.people))
    if not screen.goes_ahead(yes=told.yes):
        return
    aside = restore(file, copy.file, datetime.now(UTC))
    screen.tell(N_("The copy took the place of the evenings."))
    if aside is not None:
        screen.tell(phrase(N_("What was there before is kept: {file}"), file=aside.name))


def _meant(file: Path, number: int | None) -> Backup:
    found = backups(file)
    if number is None or not 0 < number <= len(found):
        raise RefusedError(Problem("", N_("Which copy? backup list numbers them")))
    return found[number - 1]
