"""The terminal from its arguments to its exit code: 0 done, 1 refused, 2 wrong usage."""

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from schafscore import __version__
from schafscore.bootstrap import (
    LANGUAGES,
    App,
    BadPresetError,
    LinguistSpeech,
    evenings_file,
    start,
)
from schafscore.cli import carrying, evenings, files, hands, paying
from schafscore.cli.arguments import EXAMPLES, UNOPENED, parser_in, preliminary
from schafscore.cli.backups import backup
from schafscore.cli.screen import Screen
from schafscore.cli.workplace import Workplace
from schafscore.core.questions import Problem, Question, asked
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Catalogue
from schafscore.houserules import all_house_rules
from schafscore.services.disk import told
from schafscore.services.ports import (
    LostError,
    NameTakenError,
    RefusedError,
    SpoiltError,
    SpoiltEveningError,
    StoreError,
)
from schafscore.variants import all_variants

DONE, REFUSED = 0, 1
WORDLESS = (
    N_("This is missing"),
    N_("This cannot be"),
    N_("This does not matter here"),
    N_("This is not asked here"),
    N_("Fill this in first"),
)
"""Sentences that say nothing without the words of their question."""

COMMANDS: Mapping[str, Callable[[Workplace], bool | None]] = {
    "sessions": evenings.sessions,
    "new": evenings.new,
    "add": hands.add,
    "show": evenings.show,
    "why": hands.why,
    "correct": hands.correct,
    "insert": hands.insert,
    "strike": hands.strike,
    "delete": hands.delete,
    "restore": hands.restore,
    "undo": hands.undo,
    "redo": hands.redo,
    "seats": evenings.seats,
    "rules": evenings.rules,
    "charge": paying.charge,
    "pay": paying.pay,
    "terms": paying.terms,
    "settle": paying.settle,
    "text": carrying.text,
    "csv": carrying.csv,
    "export": carrying.export,
    "print": files.print_pdf,
    "import": files.import_evening,
    "presets": files.presets,
    "verify": files.verify,
    "people": evenings.people,
}
NEW = "new"  # the one command that begins another file where there is none any more
assert {*COMMANDS, UNOPENED} == EXAMPLES.keys()


OpenWindow = Callable[[Path | None, str], int]
"""Opens the window on a file, or the usual one, in a language, or that of the system."""


def main(argv: Sequence[str], window: OpenWindow | None = None) -> int:
    """Run one command and return its exit code; 2 for wrong usage is raised as `SystemExit`.

    Without a command it opens the *window*, where there is one.
    """
    try:
        return _run([_decoded(each) for each in argv], window)
    except BrokenPipeError:
        # Whoever read our output has enough; what is left must not complain when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _run(argv: Sequence[str], window: OpenWindow | None) -> int:
    wanted, _ = preliminary().parse_known_args(argv)
    speech = LinguistSpeech(wanted.language if wanted.language in LANGUAGES else "")
    screen = Screen(speech, sys.stdout, sys.stderr, {})
    catalogue = Catalogue(all_variants(), all_house_rules())
    parser = parser_in(screen.say, catalogue, list(LANGUAGES), __version__)
    arguments = parser.parse_args(argv)
    if arguments.command is None and window is not None:
        return window(
            getattr(arguments, "file", None),
            wanted.language if wanted.language in LANGUAGES else "",
        )
    if arguments.command is None:
        parser.error(screen.say(N_("a command is missing")))
    app: App | None = None
    said: tuple[Label, ...] = ()
    try:
        if arguments.command == UNOPENED:
            backup(arguments, screen)
            return DONE
        anew = arguments.command == NEW and not arguments.again
        file, partly = getattr(arguments, "file", None), hasattr(arguments, "rest")
        # As raw text it leaves whatever of the file is damaged.
        partly = partly or getattr(arguments, "raw", False)
        app = _started(file, screen, anew=anew, partly=partly)
        said = (*app.left_out, *app.limits())
        for sentence in said:
            screen.complain(sentence)
        agrees = COMMANDS[arguments.command](Workplace(app, arguments, screen))
    except RefusedError as error:
        names = {} if app is None else dict(app.tables.people.names)
        screen.at(names).complain(_first(error.problems, catalogue))
        return REFUSED
    except SpoiltEveningError as error:
        screen.complain(error.sentence)
        command = f"schafscore export evening.txt --raw --session {error.session}"
        screen.complain(phrase(N_("As raw text: {command}"), command=command))
        return REFUSED
    except (NameTakenError, StoreError, BadPresetError) as error:
        if error.sentence not in said:
            screen.complain(error.sentence)
        return REFUSED
    except BrokenPipeError:
        raise  # an OSError that is nobody's fault
    except OSError as error:
        screen.complain(told(error))
        return REFUSED
    finally:
        if app is not None:
            # One command is no session: its copies would push out those of earlier evenings.
            app.close(secure=False)
    return DONE if agrees is not False else REFUSED


def _started(file: Path | None, screen: Screen, *, anew: bool, partly: bool) -> App:
    """Start; say which file it is that fails, and how a copy comes back.

    Where it is lost, it is begun *anew* if so told; where it is damaged, *partly* opens the rest.
    """
    path = str(evenings_file(file=file))
    try:
        return start(file=file, speech=screen.speech, partly=partly)
    except LostError as error:
        if not anew:
            how = N_(
                "{file}: {why}. backup lists the copies, backup restore brings one back; new "
                "begins without them."
            )
            raise StoreError(phrase(how, file=path, why=error.sentence)) from error
        begun = N_("{file}: {why}. A new file is begun; backup restore brings a copy back.")
        screen.complain(phrase(begun, file=path, why=error.sentence))
        return start(file=file, speech=screen.speech, anew=True)
    except StoreError as error:
        why = N_("{file}: {why}")
        if isinstance(error, SpoiltError) and error.copy:
            why = N_("{file}: {why}. backup lists the copies, backup restore brings one back.")
            if error.partly:
                why = N_(
                    "{file}: {why}. backup lists the copies, backup restore brings one back; "
                    "with --rest a command uses what is not damaged."
                )
        raise StoreError(phrase(why, file=path, why=error.sentence)) from error


def _decoded(argument: str) -> str:
    """Return an argument as it was typed, also where the locale knows no letters but ASCII."""
    return os.fsencode(argument).decode("utf-8", "replace") if _escaped(argument) else argument


def _escaped(argument: str) -> bool:
    return any("\udc80" <= letter <= "\udcff" for letter in argument)


def _first(problems: Sequence[Problem], catalogue: Catalogue) -> Label:
    """Return the first problem as one sentence, with the words of its question."""
    if not problems:
        return N_("This cannot be")
    problem = problems[0]
    question = _questions(catalogue).get(problem.question.split(".")[-1])
    if question is None or problem.sentence not in WORDLESS:
        return problem.sentence
    return phrase(N_("{question}: {problem}"), question=question.label, problem=problem.sentence)


def _questions(catalogue: Catalogue) -> Mapping[str, Question]:
    records: Iterable[type[object]] = (
        record
        for variant in catalogue.variants.values()
        for record in (*variant.entries, variant.tariff)
    )
    return {each.name: each for record in records for each in asked(record)}
