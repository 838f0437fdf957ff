"""Puts the parts together; the only module that knows the adapters behind the ports."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from schafscore.core.variant import Catalogue
from schafscore.exchange.presets import load_presets
from schafscore.exchange.records import Verified, verify
from schafscore.houserules import all_house_rules
from schafscore.language.places import data_folder
from schafscore.language.speech import LinguistSpeech
from schafscore.resources import resource
from schafscore.services.example import Example, read
from schafscore.services.tables import Tables
from schafscore.store.sqlite import SqliteStore
from schafscore.variants import all_variants

EVENINGS = "evenings.db"


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """Return the time."""
        return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class App:
    """The program without a face. *file* keeps the evenings, *home* all that is the user's."""

    tables: Tables
    speech: LinguistSpeech
    home: Path
    file: Path
    store: SqliteStore

    def another_store(self) -> SqliteStore:
        """Open the same file for another thread; raise `StoreError` where that fails."""
        return SqliteStore(self.file)

    def close(self) -> None:
        """Let go of the file."""
        self.store.close()


def start(
    home: Path | None = None,
    file: Path | None = None,
    language: str = "",
    speech: LinguistSpeech | None = None,
) -> App:
    """Start the program on the evenings in *file*, or those in its *home*.

    Raises `StoreError` where the file cannot be used, `BadPresetError` for a preset of the user
    that cannot be read, `OSError` where there is no place for the files, `KeyError` for a
    language that the program does not speak.
    """
    folder = home or data_folder()
    path = file or folder / EVENINGS
    catalogue = Catalogue(all_variants(), all_house_rules())
    presets = load_presets(catalogue, folder / "presets")
    store = SqliteStore(path)
    tables = Tables(store, SystemClock(), catalogue, presets, example=_example, scratch=SqliteStore)
    return App(tables, speech or LinguistSpeech(language), folder, path, store)


def verified(file: Path) -> Iterator[Verified]:
    """Compare a file of recorded games with our own rules; raise `OSError` if it is not there."""
    return verify(file.read_bytes())


def _example() -> Example:
    return read(resource("example/evening.json").read_text(encoding="utf-8"))
