"""Puts the parts together; the only module that knows the adapters behind the ports."""

import errno
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from schafscore.core.text import N_, Label, Speech, listed, phrase
from schafscore.core.variant import Catalogue, Preset
from schafscore.exchange import BadFileError
from schafscore.exchange.presets import BadPresetError, Presets, load_presets, write_preset
from schafscore.exchange.reading import content
from schafscore.exchange.recorded.verdict import (
    Agrees,
    Differs,
    NoRecord,
    NotChecked,
    Verified,
)
from schafscore.houserules import all_house_rules
from schafscore.language.places import data_folder, documents_folder
from schafscore.language.speech import LANGUAGES, LinguistSpeech
from schafscore.resources import resource
from schafscore.services import example
from schafscore.services.agreement import own_preset
from schafscore.services.desk import Desk, name_of
from schafscore.services.paper import Order, Wish, order
from schafscore.services.people import same_name
from schafscore.services.ports import Backup, StoreError
from schafscore.services.tables import Tables
from schafscore.services.travelling import SUFFIX, Travelling, pack
from schafscore.store.backup import TRIES, last_copy
from schafscore.store.failures import BUSY
from schafscore.store.restoring import backups, look_inside, problem_of, restore
from schafscore.store.sqlite import SqliteStore
from schafscore.variants import all_variants

if TYPE_CHECKING:
    from schafscore.exchange.chat_text import ChatSpeech
    from schafscore.exchange.inferred_tariff import InferredTariff
    from schafscore.exchange.netschafkopf import Protocol

# What the faces say of the adapters, so that they need not know them.
__all__ = [
    "LANGUAGES",
    "Agrees",
    "App",
    "BadFileError",
    "BadPresetError",
    "Differs",
    "LinguistSpeech",
    "NoRecord",
    "NotChecked",
    "backups",
    "chat_of",
    "csv_of",
    "documents_folder",
    "evenings_file",
    "file_of",
    "is_evening_file",
    "look_inside",
    "print_order",
    "problem_of",
    "read_evening_file",
    "read_protocol",
    "restore",
    "sheet_of",
    "start",
    "unprintable_names",
    "verified",
    "whole_catalogue",
]

NO_LETTERS = N_(
    "Paper has no letters for {names}: boxes or a number stand there. Another name helps."
)
MENDED = N_(
    "The file of the evenings was slightly damaged and has been mended: nothing is missing. As it "
    "was before, it is kept among the copies."
)
PRESETS = "presets"
LEFT_OUT = ".left-out"  # how the name of a preset ends that was put aside
EVENINGS = "evenings.db"
PAUSE = timedelta(hours=6)
"""After such a pause another session begins, before which a copy is kept."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """Return the time."""
        return _now()


@dataclass(frozen=True, slots=True)
class App:
    """The program without a face. *file* keeps the evenings, *home* all that is the user's.

    *left_out* says which presets of the user cannot be read; a face tells it once.
    """

    tables: Tables
    speech: LinguistSpeech
    home: Path
    file: Path
    store: SqliteStore
    presets: Presets
    left_out: tuple[Label, ...] = ()

    def keep_preset(self, preset: Preset) -> Path:
        """Keep rules of the user's own under their name; raise `OSError` where that fails.

        A file that was left out and is called the same is put aside; rules that another program
        kept meanwhile stay beside these.
        """
        folder = self.home / PRESETS
        there = self.presets.again(folder)
        other = there.get(preset.id)
        if other is not None and not same_name(other.label, preset.label):
            preset = own_preset(preset.label, preset.rules, there)
        for each in there.left_out:
            if each.file.stem == preset.id:
                each.file.replace(each.file.with_name(f"{each.file.name}{LEFT_OUT}"))
        file = write_preset(preset, folder)
        self.tables.presets = there.again(folder)
        return file

    def limits(self, *, said: int | None = None) -> tuple[Label, ...]:
        """Return what to say of the file where it is damaged, was, or cannot be written to.

        An evening whose damage was *said* already is not named again.
        """
        locked, damaged = self.store.locked, self._damaged(said)
        mended = (MENDED,) if self.store.mended and not self.store.damage else ()
        return (*mended, *damaged, *((locked,) if locked is not None else ()))

    def _damaged(self, said: int | None) -> tuple[Label, ...]:
        damage = self.store.damage
        if damage.sessions:
            unsaid = damage.sessions - {said}
            spoilt = [each for each in self.tables.sessions() if each.id in unsaid]
            if not spoilt:
                return ()
            names = [
                phrase(
                    N_("{evening} ({day})"),
                    evening=name_of(each, self.tables.catalogue),
                    day=self.speech.date(each.opened_at),
                )
                for each in spoilt
            ]
            words = N_(
                "Damaged, kept as it is, and to be saved as raw text among all evenings: "
                "{evenings}. All the rest can be used."
            )
            return (phrase(words, evenings=listed([*names])),)
        return (N_("Some letters of names can no longer be read."),) if damage.words else ()

    def back_up(self) -> Backup:
        """Keep a copy of the evenings now; raise `StoreError` where that fails. Any thread may."""
        for _ in range(TRIES):
            made = self.store.back_up(_now())
            for each in self.backups():
                if each.file == made:
                    return each
        raise StoreError(BUSY)  # another program removes evenings, and the copies with them

    def backups(self) -> tuple[Backup, ...]:
        """Return the copies of the evenings, the newest first."""
        return backups(self.file)

    @property
    def secured_at(self) -> datetime | None:
        """When the evenings were last copied."""
        return last_copy(self.file, _now())

    def restore(self, backup: Backup) -> Path | None:
        """Let a copy take the place of the evenings; return where they lie now.

        Any thread may, and then `open_again` is called where the evenings are shown. Raises
        `StoreError`; then nothing changed.
        """
        return restore(self.file, backup.file, _now())

    def open_again(self) -> None:
        """Take the file that a copy took the place of. Raises `StoreError`."""
        self.store.open_again()

    def close(self, *, secure: bool = True) -> None:
        """Let go of the file and of Qt's own texts; keep a copy first, unless told otherwise."""
        if secure:
            _secure(self.store)
        self.store.close()
        self.speech.release()


def start(
    home: Path | None = None,
    file: Path | None = None,
    language: str = "",
    speech: LinguistSpeech | None = None,
    *,
    anew: bool = False,
    partly: bool = False,
) -> App:
    """Start the program on the evenings in *file*, or those in its *home*.

    Raises `StoreError` where the file cannot be used, `LostError` where there is none though
    copies of one are there, unless it is to begin *anew*, `SpoiltError` where some of it is damaged
    and copies are there, unless it is to be opened *partly*; `NoPlaceError` where there is no place
    for the files, `KeyError` for a language that the program does not speak. A preset of the user
    that cannot be read is left out.
    """
    folder = home or data_folder()
    path = evenings_file(folder, file)
    catalogue = whole_catalogue()
    presets = load_presets(catalogue, folder / PRESETS)
    store = SqliteStore(path, anew=anew, partly=partly)
    now = _now()
    last = last_copy(path, now)
    if last is None or now - last > PAUSE:
        _secure(store)
    said = speech or LinguistSpeech(language)
    tables = Tables(
        store,
        SystemClock(),
        catalogue,
        presets,
        example=lambda: example_in(said),
        scratch=SqliteStore,
    )
    why = N_("Rules of your own were left out: {why}")
    left_out = tuple(phrase(why, why=each.sentence) for each in presets.left_out)
    return App(tables, said, folder, path, store, presets, left_out)


def whole_catalogue() -> Catalogue:
    """Return every game and every custom there is."""
    return Catalogue(all_variants(), all_house_rules())


def evenings_file(home: Path | None = None, file: Path | None = None) -> Path:
    """Return the file that `start` would open."""
    return file or (home or data_folder()) / EVENINGS


def _secure(store: SqliteStore) -> None:
    """Keep a copy of the evenings, if there are any; without one, one can still play."""
    with suppress(StoreError):
        if store.sessions():
            store.back_up(_now())


def _now() -> datetime:
    return datetime.now(UTC)


# What few commands need is loaded by them: the start of the window would wait for it.


def verified(file: Path) -> Iterator[Verified]:
    """Compare a file of recorded games with our own rules.

    Raises `OSError` where it is not there, is no ordinary file, or has too much in it.
    """
    from schafscore.exchange.records import MOST_IN_ALL, verify  # noqa: PLC0415

    read = content(file, MOST_IN_ALL)
    if len(read) > MOST_IN_ALL:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(file))
    return verify(read)


def read_protocol(file: Path) -> tuple["Protocol", "InferredTariff"]:
    """Read a protocol, and the tariff off its prices; raise `BadFileError` or `OSError`."""
    from schafscore.exchange.inferred_tariff import infer  # noqa: PLC0415
    from schafscore.exchange.netschafkopf import MOST_BYTES, read  # noqa: PLC0415

    protocol = read(content(file, MOST_BYTES))
    return protocol, infer(protocol)


def sheet_of(desk: Desk, speech: LinguistSpeech, wish: Wish | None = None) -> bytes:
    """Return what *wish* says of the evening at *desk* as a PDF, its list without one."""
    return print_order(order(desk, wish or Wish()), speech)


def unprintable_names(names: Iterable[str]) -> Label | None:
    """Say whose names paper has no letters for, None where it has them all."""
    from schafscore.pdf.faces import unprintable  # noqa: PLC0415

    found = ", ".join(unprintable(names))
    return phrase(NO_LETTERS, names=found) if found else None


def chat_of(desk: Desk, speech: "ChatSpeech") -> str:
    """Return the evening at *desk* as a few lines for a chat."""
    from schafscore.exchange.chat_text import chat_text  # noqa: PLC0415

    return chat_text(desk, speech)


def file_of(desk: Desk) -> bytes:
    """Return the evening at *desk* as a file that carries it to another machine."""
    from schafscore.exchange.evening_file import write_evening  # noqa: PLC0415

    return write_evening(pack(desk))


def is_evening_file(file: Path) -> bool:
    """Whether *file* is one of ours, whatever it is called now; raise `OSError`."""
    from schafscore.exchange.evening_file import BEGINNING, begins_evening  # noqa: PLC0415

    beginning = content(file, BEGINNING)
    return file.suffix.casefold() == SUFFIX or begins_evening(beginning)


def read_evening_file(file: Path, catalogue: Catalogue) -> Travelling:
    """Read the file of an evening; raise `UnfitError` or `OSError`."""
    from schafscore.exchange.evening_file import MOST_BYTES, read_evening  # noqa: PLC0415

    return read_evening(content(file, MOST_BYTES), catalogue)


def csv_of(desk: Desk, speech: Speech) -> bytes:
    """Return the list of the evening at *desk* for a spreadsheet."""
    from schafscore.exchange.csv_list import csv_list  # noqa: PLC0415

    return csv_list(desk, speech)


def print_order(ordered: Order, speech: LinguistSpeech) -> bytes:
    """Return the PDF that was ordered; it may be called in a thread of its own."""
    from schafscore.pdf.printing import printed  # noqa: PLC0415

    return printed(ordered, speech)


def example_in(speech: LinguistSpeech) -> example.Example:
    """Return the evening that comes with the program, named in the language of *speech*."""
    shown = example.read(resource("example/evening.json").read_text(encoding="utf-8"))
    return replace(shown, title=speech.say(shown.title), place=speech.say(shown.place))
