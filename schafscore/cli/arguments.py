"""The commands and their options, each with an example."""

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from schafscore.cli.hand_options import add_hand_options
from schafscore.cli.usage import speak
from schafscore.core.journal import ROUNDINGS, Remainder
from schafscore.core.text import N_, Label
from schafscore.core.variant import Catalogue
from schafscore.services.paper import Form, Paper

Say = Callable[[Label], str]
PAPERS: Mapping[str, Paper] = {each.name.lower(): each for each in Paper}
EXAMPLES: Mapping[str, tuple[Label, str]] = {
    "sessions": (N_("list the evenings"), "schafscore sessions"),
    "new": (
        N_("begin an evening"),
        'schafscore new Anna Bernd Carl Dora --dealer Dora --preset bav.sauspiel --title "Löwen"',
    ),
    "add": (N_("book a hand"), 'schafscore add "a b s2"'),
    "show": (N_("show the list"), "schafscore show"),
    "why": (N_("show every step of an amount"), "schafscore why 7"),
    "correct": (
        N_("show what correcting a hand would change, and do it with --yes"),
        'schafscore correct 7 "a b 64" --yes',
    ),
    "insert": (N_("book a forgotten hand before another one"), 'schafscore insert 7 "c w -" --yes'),
    "strike": (N_("let a hand count nothing"), "schafscore strike 7 --yes"),
    "delete": (N_("take out a hand that was entered twice"), "schafscore delete 7 --yes"),
    "restore": (N_("let a struck hand count again"), "schafscore restore 7 --yes"),
    "undo": (N_("take the last act back"), "schafscore undo"),
    "redo": (N_("bring back what was undone"), "schafscore redo"),
    "seats": (
        N_("show or change who sits where and who deals"),
        "schafscore seats --join Emil --after Anna --from 12 --yes",
    ),
    "rules": (
        N_("show or change the rules"),
        "schafscore rules --set runners_from=2 --from 20 --yes",
    ),
    "charge": (
        N_("write down drinks, food or the kitty"),
        "schafscore charge 4,20 Anna Bernd --to Dora --for Halbe",
    ),
    "pay": (N_("write down a payment, or what one pays who leaves"), "schafscore pay Carl Dora"),
    "terms": (
        N_("say how the evening is paid: coins, kitty, what a point is worth"),
        "schafscore terms --round 10 --remainder kitty --treasurer Anna",
    ),
    "settle": (N_("show who pays whom"), "schafscore settle --stock share --paid"),
    "text": (N_("print the evening as a text for a chat"), "schafscore text"),
    "csv": (N_("write the list for a spreadsheet"), "schafscore csv evening.csv"),
    "export": (
        N_("write the evening to a file for another machine"),
        "schafscore export evening.schafscore",
    ),
    "backup": (N_("copies of all evenings"), "schafscore backup restore 1 --yes"),
    "print": (
        N_("save the evening, the slip of a hand or an empty list as a PDF"),
        "schafscore print slip.pdf --slip 7 --paper letter",
    ),
    "import": (
        N_("take in an evening from another machine or of NetSchafkopf; --yes writes it down"),
        "schafscore import protocol.txt --yes",
    ),
    "presets": (N_("list the presets, or say one in words"), "schafscore presets bav.seed"),
    "verify": (
        N_("compare recorded games with our own rules"),
        "schafscore verify games.jsonl records",
    ),
    "people": (N_("list everybody who is known"), "schafscore people --rename Hans Hansi"),
}
UNOPENED = "backup"  # the one command that must not open the file first


class _Parser(argparse.ArgumentParser):
    """Never takes the beginning of an option for the whole, and shows examples as they are."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            **{
                "allow_abbrev": False,
                "formatter_class": argparse.RawDescriptionHelpFormatter,
                **options,
            }
        )


def preliminary() -> argparse.ArgumentParser:
    """Return a parser that knows only the language, in which the other one then speaks."""
    parser = _Parser(add_help=False)
    parser.add_argument("--language", default="")
    return parser


def parser_in(say: Say, catalogue: Catalogue, languages: list[str], version: str) -> _Parser:
    """Return the parser of every command, in the language of *say*."""
    speak(say)
    everywhere = _Parser(add_help=False, argument_default=argparse.SUPPRESS)
    everywhere.add_argument(
        "--file", type=Path, metavar=say(N_("FILE")), help=say(N_("where the evenings are kept"))
    )
    everywhere.add_argument("--language", choices=languages, help=say(N_("what to speak")))
    everywhere.add_argument(
        "--session",
        type=int,
        metavar=say(N_("NUMBER")),
        help=say(N_("which evening; the last one without it")),
    )
    partly = _Parser(add_help=False, argument_default=argparse.SUPPRESS)
    partly.add_argument(
        "--rest",
        action="store_true",
        help=say(N_("where some of the file is damaged, use the rest of it")),
    )
    parser = _Parser(
        prog="schafscore",
        parents=[everywhere],
        description=say(N_("Keeps the score of a Schafkopf table, and says why.")),
        epilog=say(N_("Without a command the window opens.")),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"schafscore {version}",
        help=say(N_("say which version this is")),
    )
    commands = parser.add_subparsers(dest="command", metavar=say(N_("COMMAND")))
    made = {
        name: commands.add_parser(
            name,
            parents=[everywhere, *([] if name == UNOPENED else [partly])],
            help=say(about),
            description=say(about),
            epilog=f"{say(N_('Example:'))} {example}",
        )
        for name, (about, example) in EXAMPLES.items()
    }
    _evenings(made, say)
    _hands(made, catalogue, say)
    _table(made, say)
    _paying(made, say)
    _files(made, say)
    return parser


def _evenings(made: Mapping[str, argparse.ArgumentParser], say: Say) -> None:
    new, name, place = made["new"], say(N_("NAME")), say(N_("PLACE"))
    new.add_argument(
        "names", nargs="*", metavar=name, help=say(N_("the names, around the table to the left"))
    )
    new.add_argument("--dealer", metavar=name, help=say(N_("who deals first")))
    new.add_argument("--preset", metavar="ID", help=say(N_("the rules; see presets")))
    new.add_argument(
        "--again",
        action="store_true",
        help=say(N_("people, seats and rules as the last evening ended")),
    )
    new.add_argument(
        "--carry", action="store_true", help=say(N_("take the pots of the last evening along"))
    )
    new.add_argument("--title", default="", metavar=name, help=say(N_("what to call the evening")))
    new.add_argument("--place", default="", metavar=place, help=say(N_("where it is")))
    show = made["show"]
    show.add_argument(
        "--totals", action="store_true", help=say(N_("running totals instead of amounts"))
    )
    show.add_argument("--log", action="store_true", help=say(N_("every change, with its time")))
    people = made["people"]
    people.add_argument(
        "--rename",
        nargs=2,
        metavar=(say(N_("OLD")), say(N_("NEW"))),
        help=say(N_("rename somebody")),
    )


def _hands(made: Mapping[str, argparse.ArgumentParser], catalogue: Catalogue, say: Say) -> None:
    for name in ("why", "correct", "insert", "strike", "delete", "restore"):
        made[name].add_argument(
            "number", type=int, metavar=say(N_("NUMBER")), help=say(N_("the number of the hand"))
        )
    number, keys, option = say(N_("NUMBER")), say(N_("KEYS")), say(N_("OPTION"))
    for name in ("add", "correct", "insert"):
        add_hand_options(made[name], catalogue, say)
        place = "" if name == "add" else f" {number}"
        # argparse would name every question of every game here; they are listed below.
        made[name].usage = f"%(prog)s [-h] [{option} ...]{place} [{keys} ...]"
    made["add"].add_argument(
        "--trial", action="store_true", help=say(N_("only say what it would come to"))
    )
    for name in ("correct", "insert", "strike", "delete", "restore"):
        made[name].add_argument("--yes", action="store_true", help=say(N_("write it down")))
    for name in ("correct", "insert", "delete"):
        made[name].add_argument(
            "--move-dealers",
            action="store_true",
            help=say(N_("let later deals follow, where this moves them")),
        )


def _table(made: Mapping[str, argparse.ArgumentParser], say: Say) -> None:
    name, number = say(N_("NAME")), say(N_("NUMBER"))
    seats = made["seats"]
    seats.add_argument(
        "names", nargs="*", metavar=name, help=say(N_("who sits now, around the table"))
    )
    seats.add_argument("--join", metavar=name, help=say(N_("somebody comes")))
    seats.add_argument("--after", metavar=name, help=say(N_("sits to the left of this one")))
    seats.add_argument("--leave", metavar=name, help=say(N_("somebody goes")))
    seats.add_argument("--swap", nargs=2, metavar=(name, name), help=say(N_("two change seats")))
    seats.add_argument("--dealer", metavar=name, help=say(N_("who deals next")))
    rules = made["rules"]
    rules.add_argument("--preset", metavar="ID", help=say(N_("play by another preset")))
    rules.add_argument(
        "--set",
        action="append",
        default=[],
        metavar=say(N_("NAME=VALUE")),
        help=say(N_("change a line of the tariff, or of a custom: stock.stake=20")),
    )
    rules.add_argument(
        "--with",
        action="append",
        default=[],
        metavar="ID",
        dest="added",
        help=say(N_("add a custom")),
    )
    rules.add_argument(
        "--without", action="append", default=[], metavar="ID", help=say(N_("drop a custom"))
    )
    rules.add_argument(
        "--names", action="store_true", help=say(N_("list every line that --set knows"))
    )
    rules.add_argument("--for-all", action="store_true", help=say(N_("for all hands so far, too")))
    for parser in (seats, rules):
        parser.add_argument(
            "--from", type=int, dest="start", metavar=number, help=say(N_("from this hand on"))
        )
        parser.add_argument(
            "--yes", action="store_true", help=say(N_("write it down, for hands that were played"))
        )
    settle = made["settle"]
    settle.add_argument(
        "--stock",
        nargs="+",
        metavar=f"share|to {name}|carry",
        help=say(
            N_("what becomes of a pot that is left: to all at the table, to one, to next time")
        ),
    )
    settle.add_argument("--paid", action="store_true", help=say(N_("write down that it was paid")))
    settle.add_argument(
        "--each", action="store_true", help=say(N_("--paid means: each paid whom he owed"))
    )
    settle.add_argument("--reopen", action="store_true", help=say(N_("let a closed evening go on")))


def _paying(made: Mapping[str, argparse.ArgumentParser], say: Say) -> None:
    name, number, euros = say(N_("NAME")), say(N_("NUMBER")), say(N_("EUROS"))
    charge, pay, terms = made["charge"], made["pay"], made["terms"]
    charge.add_argument("amount", nargs="?", metavar=euros, help=say(N_("how much: 4,20")))
    charge.add_argument(
        "names", nargs="*", metavar=name, help=say(N_("who owes it; all at the table without one"))
    )
    charge.add_argument(
        "--to", metavar=name, help=say(N_("who laid it out; the kitty without a name"))
    )
    charge.add_argument("--for", dest="words", metavar=say(N_("TEXT")), help=say(N_("what for")))
    charge.add_argument(
        "--shared", action="store_true", help=say(N_("they share the amount; not each all of it"))
    )
    pay.add_argument("giver", nargs="?", metavar=name, help=say(N_("who pays, or leaves")))
    pay.add_argument("taker", nargs="?", metavar=name, help=say(N_("who gets it")))
    pay.add_argument(
        "amount", nargs="?", metavar=euros, help=say(N_("what is due, where none is named"))
    )
    pay.add_argument("--yes", action="store_true", help=say(N_("write it down")))
    for each in (charge, pay):
        each.add_argument(
            "--withdraw", type=int, metavar=number, help=say(N_("let this one count nothing"))
        )
    terms.add_argument(
        "--round", type=int, dest="round_to", choices=ROUNDINGS, help=say(N_("coins in cents"))
    )
    terms.add_argument(
        "--remainder",
        choices=[each.lower() for each in Remainder.__members__],
        help=say(N_("where it goes what rounding leaves")),
    )
    terms.add_argument("--treasurer", metavar=name, help=say(N_("who keeps the kitty")))
    terms.add_argument(
        "--no-treasurer", action="store_true", help=say(N_("the kitty lies by itself"))
    )
    terms.add_argument(
        "--point",
        metavar=say(N_("CENTS")),
        help=say(N_("what a point is worth, where points are counted: 2, 0,25 or 1/4")),
    )
    terms.add_argument(
        "--cash", choices=("yes", "no"), help=say(N_("every hand is paid when it is played"))
    )


def _files(made: Mapping[str, argparse.ArgumentParser], say: Say) -> None:
    file = say(N_("FILE"))
    _paper(made["print"], file, say)
    for name, kind in (("export", "schafscore"), ("csv", "csv")):
        made[name].add_argument(
            "file_out", type=Path, metavar=f"{file}.{kind}", help=say(N_("what to write"))
        )
    made["export"].add_argument(
        "--raw",
        action="store_true",
        help=say(N_("as raw text, just as it lies in the file: also where it is damaged")),
    )
    for name in ("print", "export", "csv"):
        made[name].add_argument(
            "--force", action="store_true", help=say(N_("replace the file if it is there"))
        )
    backup = made["backup"]
    backup.add_argument(
        "act",
        nargs="?",
        choices=("list", "now", "restore"),
        default="list",
        help=say(N_("list them, make one now, or bring one back")),
    )
    backup.add_argument(
        "number", nargs="?", type=int, metavar=say(N_("NUMBER")), help=say(N_("which copy"))
    )
    backup.add_argument("--yes", action="store_true", help=say(N_("write it down")))
    imported = made["import"]
    imported.add_argument(
        "protocol", type=Path, metavar=file, help=say(N_("an evening, or a protocol"))
    )
    imported.add_argument("--yes", action="store_true", help=say(N_("book it")))
    imported.add_argument(
        "--person",
        action="append",
        default=[],
        metavar=say(N_("FILE=NAME")),
        help=say(N_("who somebody in the file is")),
    )
    imported.add_argument(
        "--set",
        action="append",
        default=[],
        metavar=say(N_("NAME=VALUE")),
        help=say(N_("mend the tariff")),
    )
    imported.add_argument(
        "--twice", action="store_true", help=say(N_("keep it beside the one that is here"))
    )
    imported.add_argument(
        "--place", default="", metavar=say(N_("PLACE")), help=say(N_("where it was"))
    )
    made["presets"].add_argument(
        "preset", nargs="?", metavar="ID", help=say(N_("this one, with all its rules"))
    )
    made["verify"].add_argument(
        "files", nargs="+", type=Path, metavar=file, help=say(N_("files, or folders full of them"))
    )
    made["verify"].add_argument(
        "--reasons", action="store_true", help=say(N_("also list what was not checked, and why"))
    )


def _paper(printing: argparse.ArgumentParser, file: str, say: Say) -> None:
    printing.add_argument("pdf", type=Path, metavar=f"{file}.pdf", help=say(N_("what to write")))
    forms = printing.add_mutually_exclusive_group()
    for option, form in (("--large", Form.LARGE), ("--empty", Form.EMPTY)):
        forms.add_argument(
            option, action="store_const", const=form, dest="form", help=say(form.label)
        )
    forms.add_argument(
        "--slip", type=int, metavar=say(N_("NUMBER")), help=say(N_("the slip of this hand"))
    )
    printing.add_argument("--paper", choices=PAPERS, default="a4", help=say(N_("the size")))
    printing.add_argument(
        "--rules", action="store_true", help=say(N_("with all the rules of the table behind"))
    )
