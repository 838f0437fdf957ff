"""What a copy of the file holds, and how it takes the file's place."""

import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from schafscore.core.text import Label
from schafscore.services.ports import Backup, Contents, StoreError
from schafscore.store.backup import (
    ONE_AT_A_TIME,
    RESTORED,
    copies,
    made_at,
    named,
    put_aside,
    replaced,
)
from schafscore.store.failures import PARTLY, in_words
from schafscore.store.soundness import inspect, is_usable
from schafscore.store.sqlite import SqliteStore


def backups(path: Path) -> tuple[Backup, ...]:
    """Return the copies of the file at *path*, the newest first, whatever they hold."""
    found = [*_found(path, copies(path)), *_found(path, replaced(path), replaced=True)]
    return tuple(sorted(found, key=lambda each: each.at, reverse=True))


def _found(path: Path, files: Iterable[Path], *, replaced: bool = False) -> Iterator[Backup]:
    for each in files:
        with suppress(FileNotFoundError):  # another program may just have thrown it away
            now = each.stat()
            state = now.st_size, now.st_mtime_ns
            yield Backup(each, made_at(path, each), state, replaced)


def look_inside(copy: Path, hands_of: Callable[[Sequence[bytes]], int | None]) -> Contents:
    """Say what *copy* holds; raise `StoreError` where it cannot be used. It stays as it is.

    *hands_of* counts the hands of an evening, None where its writings make none.
    """
    with closing(SqliteStore.of_copy(copy)) as store:
        sessions = store.sessions()
        hands = {
            each.id: None if each.id in store.damage.sessions else hands_of(store.raw(each.id))
            for each in sessions
        }
        return Contents(sessions, tuple(store.people().values()), hands)


def restore(path: Path, copy: Path, at: datetime) -> Path | None:
    """Let what *copy* holds take the place of the file at *path*; return where that lies now.

    Other programs that have the file open see it change. Raises `StoreError` where the copy
    cannot be used; then the file is as it was.
    """
    with ONE_AT_A_TIME, closing(SqliteStore.of_copy(copy)) as store, in_words():
        aside = _put_aside(path, at)
        with closing(sqlite3.connect(path)) as target:
            store.connection.backup(target)
    return aside


def _put_aside(path: Path, at: datetime) -> Path | None:
    log = path.with_name(f"{path.name}-wal")
    found = [each for each in (path, log) if each.exists()]
    if not any(each.stat().st_size for each in found):
        return None
    if is_usable(path):
        with closing(sqlite3.connect(path)) as source:
            return put_aside(source, path, at)
    aside = named(path, RESTORED, at)
    # Nothing can be read out of it: what is left is kept byte by byte, with its log.
    kept = {file: aside.with_name(file.name.replace(path.name, aside.name, 1)) for file in found}
    try:
        for file, beside in kept.items():
            shutil.copy2(file, beside)
    except OSError:  # a full disk took half of it
        for beside in kept.values():
            beside.unlink(missing_ok=True)
        raise
    for file in (path, log, path.with_name(f"{path.name}-shm")):
        file.unlink(missing_ok=True)
    return aside


def problem_of(copy: Path) -> Label | None:
    """Say what is wrong with *copy*, None where it is sound."""
    try:
        return PARTLY if inspect(copy) else None
    except StoreError as error:
        return error.sentence
