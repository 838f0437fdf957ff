"""A hand told to a command: the line of keys, or options made from the questions, or both."""

import argparse
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from schafscore.core.accounts import Person
from schafscore.core.questions import (
    AmountsBox,
    Box,
    CheckBox,
    ChoiceBox,
    CountBox,
    PeopleBox,
    PersonBox,
    PointsBox,
    Problem,
    Question,
    ResultBox,
    SaidBox,
    asked,
)
from schafscore.core.results import Verdict
from schafscore.core.text import N_, Label, Verbatim, phrase
from schafscore.core.variant import Catalogue, Rules, Table
from schafscore.services.keyline import UNNAMED, answer_words, read, seat_letter, slug
from schafscore.services.pad import Pad
from schafscore.services.people import same_name
from schafscore.services.ports import RefusedError

PREFIX = "answer:"
Say = Callable[[Label], str]
KEYS: tuple[tuple[str, Label], ...] = (
    ("a-f j", N_("who plays, then the partner, by the letters that seats shows, or by name")),
    ("w g o h r z", N_("Wenz, Geier, Solo, Hochzeit, Ramsch, thrown in")),
    ("e g h l", N_("acorns, leaves, hearts, bells")),
    ("s x -", N_("Schneider, Schwarz, lost")),
    ("t i", N_("Tout, Sie")),
    ("k kk ...", N_("Kontra, Re, Sub, Hirsch")),
    ("0-14 o2", N_("runners with, and two without")),
    ("15-120 =8", N_("card points of who plays; few of them")),
    ("*2 *bd", N_("two knocks; knocks of b and d")),
)
"""The keys of the Bavarian game; every other game reads its own by the same kinds of answer."""


def add_hand_options(parser: argparse.ArgumentParser, catalogue: Catalogue, say: Say) -> None:
    """Give *parser* the line and one option for every question of every game."""
    meanings = (f"  {keys:<14}{say(meaning)}" for keys, meaning in KEYS)
    parser.description = "\n".join((f"{parser.description}", "", say(N_("Keys:")), *meanings))
    parser.add_argument(
        "line",
        nargs="*",
        metavar=say(N_("KEYS")),
        help=say(N_("the hand in keys, as in the window")),
    )
    group = parser.add_argument_group(say(N_("the hand in options")))
    kinds = sorted(
        {
            kind.kind.replace("_", "-")
            for each in catalogue.variants.values()
            for kind in each.entries
        }
    )
    group.add_argument("--kind", metavar="|".join(kinds), help=say(N_("kind of game")))
    for name, question in _questions(catalogue).items():
        bare: dict[str, Any] = {}
        if isinstance(question.box, CheckBox):
            bare = {"nargs": "?", "const": "yes"}
        group.add_argument(
            f"--{name.replace('_', '-')}",
            dest=f"{PREFIX}{name}",
            metavar=say(wanted(question.box)),
            help=say(question.label),
            **bare,
        )


def told(
    arguments: argparse.Namespace,
    rules: Rules,
    table: Table,
    say: Say,
    names: Mapping[Person, str],
    before: str = "",
) -> Pad:
    """Read the hand that *arguments* tell in the words of *say*; *before* is the line it changes.

    People are told by *names* too.

    Raises `RefusedError` where it cannot be read, is not whole or is refused by the table.
    """
    line = " ".join([*(arguments.line or [before]), *_pieces(arguments, rules, table)])
    reading = read(line, rules, table, say, names)
    if reading.problem:
        where = phrase(
            N_("{problem} (at “{rest}”)"), problem=reading.problem, rest=_rest(line[reading.at :])
        )
        raise RefusedError(Problem("", where))
    if reading.pad.problems:
        raise RefusedError(*(_with_way(each, reading.pad, say) for each in reading.pad.problems))
    return reading.pad


def _with_way(problem: Problem, pad: Pad, say: Say) -> Problem:
    """Say beside an open question how it is answered: no button shows that in the terminal."""
    question = pad.questions.get(problem.question)
    if question is None or problem.question in pad.answers:
        return problem
    box = question.box
    answer = wanted(box)
    if isinstance(box, ChoiceBox):  # on the line its words are those of the table
        words = {name: word for word, name in answer_words(box, say).items()}
        names = (each.lower() for each in box.options.__members__)
        answer = "|".join(words.get(name, name) for name in names)  # of two alike neither is one
    return replace(
        problem,
        sentence=phrase(
            N_("{problem} – {word}={answer}"),
            problem=problem.sentence,
            word=Verbatim(slug(say(question.label))),
            answer=answer,
        ),
    )


def person_at(table: Table, called: Mapping[Person, str], name: str) -> Person:
    """Return who is called *name* at the table; raise `RefusedError` where nobody is."""
    for person in table.people:
        if same_name(called[person], name):
            return person
    for person in table.people:
        if seat_letter(person, table) == name.lower():
            return person
    raise RefusedError(
        Problem("", phrase(N_("Nobody at the table is called {name}"), name=Verbatim(name)))
    )


def _rest(text: str) -> str:
    return text.strip().split(" ")[0] if text.strip() else text


def _questions(catalogue: Catalogue) -> Mapping[str, Question]:
    found: dict[str, Question] = {}
    for variant in catalogue.variants.values():
        for kind in variant.entries:
            for each in asked(kind):
                found.setdefault(each.name, each)
    for rule in catalogue.house_rules.values():
        for each in asked(rule.asks) if rule.asks else ():
            found.setdefault(f"{rule.id}.{each.name}", each)
    return found


def wanted(box: Box) -> Label:
    """Return what can be answered to such a question, as the help writes it."""
    match box:
        case PersonBox():
            return N_("NAME")
        case PeopleBox():
            return N_("NAME,NAME")
        case PointsBox() | AmountsBox():
            return N_("NAME=NUMBER,NAME=NUMBER")
        case SaidBox(most):
            return phrase(N_("0-{most} or NAME,NAME"), most=most)
        case CountBox(low, high):
            return f"{low}-{high}"
        case ChoiceBox(options):
            return "|".join(each.lower().replace("_", "-") for each in options.__members__)
        case ResultBox():
            return "0-120|" + "|".join(v.lower().replace("_", "-") for v in Verdict.__members__)
        case CheckBox():
            return "yes|no"
        case _:
            return N_("TEXT")


def _pieces(arguments: argparse.Namespace, rules: Rules, table: Table) -> Iterator[str]:
    """Yield what was told by option as pieces of the line, which checks them all."""
    every = {
        **{each.name: each for kind in rules.variant.entries for each in asked(kind)},
        **{
            f"{rule.id}.{each.name}": each
            for rule, _ in rules.customs
            for each in (asked(rule.asks) if rule.asks else ())
        },
    }
    if arguments.kind:
        yield f"kind={arguments.kind.replace('-', '_')}"
    for name, raw in vars(arguments).items():
        bare = name.removeprefix(PREFIX)
        if bare == name or raw is None:
            continue
        if bare not in every:
            raise RefusedError(Problem(bare, N_("This is not asked here")))
        yield f"{bare}={_keys(raw, every[bare].box, table, arguments.called)}"


def _keys(raw: str, box: Box, table: Table, called: Mapping[Person, str]) -> str:
    def letter(name: str) -> str:
        if name == UNNAMED:
            return name
        return seat_letter(person_at(table, called, name), table)

    match box:
        case PersonBox() | PeopleBox():
            return "".join(letter(name) for name in raw.split(",") if name)
        case PointsBox() | AmountsBox():
            pairs = (each.rpartition("=") for each in raw.split(","))
            return "".join(letter(name) + number for name, _, number in pairs)
        case SaidBox():
            if raw.isdecimal():
                return raw
            return "".join(letter(name) for name in raw.split(",") if name)
        case ChoiceBox() | ResultBox():
            return raw.replace("-", "_")
        case CountBox() | CheckBox():
            return raw
        case _:
            return '"{}"'.format(raw.replace('"', '""'))
