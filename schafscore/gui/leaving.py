"""How an evening leaves the window: as a file for another machine, a table, a text for the chat."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from schafscore.bootstrap import chat_of, csv_of, file_of
from schafscore.core.text import N_, Label, phrase
from schafscore.gui.asking import AskWhere
from schafscore.gui.look import Look
from schafscore.services.desk import Desk
from schafscore.services.disk import why_not, write_whole
from schafscore.services.paper import Wish, file_name, opened_at, order, taken_anywhere
from schafscore.services.ports import SessionRecord
from schafscore.services.tables import Tables
from schafscore.services.travelling import SUFFIX


@dataclass(frozen=True)
class Kind:
    """A file that an evening can leave as: what the menu calls it, its ending, its kind."""

    label: Label
    ending: str
    files: Label
    content: Callable[[Desk, Look], bytes]


FILE = Kind(
    N_("Save for another machine …"),
    SUFFIX,
    N_("Evenings"),
    lambda desk, _: file_of(desk),
)
TABLE = Kind(
    N_("Save for a spreadsheet …"),
    ".csv",
    N_("Tables"),
    lambda desk, look: csv_of(desk, look.speech),
)
KINDS: Mapping[str, Kind] = {"file": FILE, "csv": TABLE}
RAW = ".txt"
CHAT = N_("Copy as text for the chat")


def proposed_name(desk: Desk, kind: Kind, look: Look) -> str:
    """Return what the file is called unless its user says otherwise.

    ``2026-11-27 20-12 Schafkopf Stammtisch Ochsen.csv``
    """
    return file_name(order(desk, Wish()), look.speech).removesuffix(".pdf") + kind.ending


@dataclass(frozen=True)
class Left:
    """What became of it: whether it was written, where, and the sentence for it."""

    sentence: Label = ""
    done: bool = False


def save(desk: Desk, kind: Kind, look: Look, ask: AskWhere) -> Left:
    """Ask for a place and write the evening there; return what became of it."""
    chosen = ask(proposed_name(desk, kind, look), kind.label, kind.files)
    return keep(chosen, kind.ending, lambda: kind.content(desk, look)) if chosen else Left()


def save_raw(tables: Tables, record: SessionRecord, look: Look, ask: AskWhere) -> Left:
    """Ask for a place and write an evening there as it lies in the file; return what became of it.

    Raises `StoreError`.
    """
    name = taken_anywhere(f"{opened_at(record)} {record.title}") + RAW
    raw = tables.raw(record)
    chosen = ask(name, N_("Save as raw text …"), N_("Texts"))
    return keep(chosen, RAW, lambda: raw) if chosen else Left()


def keep(chosen: str, ending: str, content: Callable[[], bytes]) -> Left:
    """Write *content* where it was *chosen*; an ending that is missing is added."""
    path = Path(chosen)
    if path.suffix.casefold() != ending:
        path = path.with_name(path.name + ending)
        if path.exists():  # the system asked about the name without an ending only
            return Left(phrase(N_("{file} is there already"), file=path.name))
    try:
        write_whole(path, content())
    except OSError as error:
        return Left(phrase(N_("It could not be saved: {why}"), why=why_not(error)))
    return Left(phrase(N_("Saved: {file}"), file=str(path)), done=True)


def copy_chat(desk: Desk, look: Look) -> Label:
    """Put the evening as text where the next program can take it; return that it is there."""
    QGuiApplication.clipboard().setText(chat_of(desk, look.speech))
    return N_("Copied: it can be pasted into the chat now.")
