"""Copies of the file beside it: made when it is opened and closed, the last ten kept."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from errno import ENOENT
from filecmp import cmp
from glob import escape
from os import getpid, strerror
from pathlib import Path
from threading import Lock

from sqlite_utils import Migrations

from schafscore.services.ports import SpoiltError, StoreError
from schafscore.store.failures import NOT_COPIED, in_words
from schafscore.store.schema import MIGRATIONS
from schafscore.store.soundness import (
    MENDABLE,
    NO_DAMAGE,
    Damage,
    inspect,
    is_sound,
    is_usable,
    read_only,
)

OF = ".of-"  # and when it was made
RESTORED = ".before-restore-"  # and when another copy took its place
BEFORE = ".before-"  # and the migration that came next
COPIES = 10
TRIES = 3  # of making one, where another program throws copies away at the same time
WRITTEN = """
    SELECT opened_at, writing.place, CAST(body AS BLOB) FROM session
    JOIN writing ON writing.session = session.id WHERE json_valid(body)
"""
FORGOTTEN = timedelta(days=1)  # a copy that was begun and not finished by then never will be
ONE_AT_A_TIME = Lock()
"""Held by whoever makes a copy, brings one back or throws them away; a thread of its own may."""
STAMP = "%Y-%m-%dT%H-%M-%S-%fZ"


def keep(
    connection: sqlite3.Connection,
    path: Path,
    at: datetime,
    migrations: Migrations = MIGRATIONS,
    *,
    dated: bool = True,
    but: Damage = NO_DAMAGE,
) -> Path:
    """Keep a copy of the file at *path* (fault A98), the last `COPIES` of them; return it.

    Where nothing was written since the last one, that one is returned; unless the file is *dated*
    its contents alone tell. Raises `StoreError`; a copy is there as a whole or not at all, and
    what cannot be read is none, *but* for what is known to be damaged: `SpoiltError`.
    """

    def made() -> Path:
        last = _last(path, at)
        if last is not None and not is_sound(last, migrations, but):
            last = None
        if last is not None and dated and _is_newer(last, path, at):
            return last
        try:
            with _copied(connection, path) as begun:
                if not inspect(begun, migrations).within(but):
                    raise SpoiltError(NOT_COPIED)
                if last is None or not cmp(begun, last, shallow=False):
                    last = begun.replace(named(path, OF, at))
        except SpoiltError as error:
            raise SpoiltError(NOT_COPIED) from error
        _tidy(path, at, last, migrations)
        return last

    with ONE_AT_A_TIME, in_words():
        return _insisting(made)


def copies(path: Path) -> list[Path]:
    """Return the copies of the file at *path*, the oldest first."""
    return _beside(path, f"{OF}[0-9]*Z")


def last_copy(path: Path, now: datetime) -> datetime | None:
    """Return when the file at *path* was last copied; a time to come was told by a wrong clock."""
    last = _last(path, now)
    return None if last is None else made_at(path, last)


def newest_sound(path: Path, migrations: Migrations = MIGRATIONS) -> Path | None:
    """Return the newest copy that can be used, or else of what one took the place of."""
    newest_first = (*reversed(copies(path)), *reversed(replaced(path)))
    return next((each for each in newest_first if is_sound(each, migrations, MENDABLE)), None)


def replaced(path: Path) -> list[Path]:
    """Return what a copy took the place of, the oldest first."""
    return _beside(path, f"{RESTORED}*Z")


def put_aside(connection: sqlite3.Connection, path: Path, at: datetime) -> Path:
    """Keep what can be read of the file at *path* as what something took the place of."""

    def made() -> Path:
        with _copied(connection, path) as begun:
            return begun.replace(named(path, RESTORED, at))

    return _insisting(made)


def _insisting(act: Callable[[], Path]) -> Path:
    """Do *act*, and again where another program threw away what it was just about."""
    for _ in range(TRIES - 1):
        with suppress(FileNotFoundError):
            return act()
    return act()


@contextmanager
def _copied(connection: sqlite3.Connection, path: Path) -> Iterator[Path]:
    """Copy all of the file at *path*; whoever takes it moves it, and else nothing is left of it.

    Raises `FileNotFoundError` where another program threw it away meanwhile.
    """
    begun = path.with_name(f"{path.name}{OF}unfinished-{getpid()}")
    there = False
    try:
        with closing(sqlite3.connect(begun)) as copy:
            there = begun.exists()
            connection.backup(copy)
            # A copy is one file, which can be read where nothing can be written.
            copy.execute("PRAGMA journal_mode=DELETE")
        yield begun
    except (OSError, sqlite3.Error, StoreError) as error:
        if there and not begun.exists():
            raise FileNotFoundError(ENOENT, strerror(ENOENT), str(begun)) from error
        raise
    finally:
        begun.unlink(missing_ok=True)


def made_at(path: Path, copy: Path) -> datetime:
    """Return when *copy* of the file at *path* was made, as its name says."""
    stamp = copy.name.removeprefix(path.name).removeprefix(OF).removeprefix(RESTORED)
    return datetime.strptime(stamp, STAMP).replace(tzinfo=UTC)


def named(path: Path, kind: str, at: datetime) -> Path:
    """Return the name of a copy, whose order as text is that of time."""
    return path.with_name(f"{path.name}{kind}{at.astimezone(UTC).strftime(STAMP)}")


def forget(path: Path) -> None:
    """Throw every copy away."""
    with ONE_AT_A_TIME:  # one that is just being made may hold what shall be forgotten
        for copy in (*_beside(path, f"{OF}*"), *_beside(path, f"{BEFORE}*")):
            copy.unlink(missing_ok=True)  # another program may have done so just now


def _beside(path: Path, ending: str) -> list[Path]:
    return sorted(path.parent.glob(escape(path.name) + ending))


def _last(path: Path, now: datetime) -> Path | None:
    return next((each for each in reversed(copies(path)) if made_at(path, each) <= now), None)


def _is_newer(copy: Path, path: Path, now: datetime) -> bool:
    """Whether nothing was written since *copy*; a time to come proves nothing."""
    copied = copy.stat().st_mtime
    log = path.with_name(f"{path.name}-wal")
    files = [each for each in (path, log) if each.exists() and each.stat().st_size]
    written = max((each.stat().st_mtime for each in files), default=now.timestamp())
    return written < copied <= now.timestamp()


def _tidy(path: Path, now: datetime, made: Path, migrations: Migrations) -> None:
    """Remove the oldest, but never the last that holds what *made* has no more, as it was written.

    No writing is ever changed: one that is another now is damaged here or there.
    """
    # Those whose time is still to come are older than all others: the clock was wrong once.
    in_order = sorted(copies(path), key=lambda each: made_at(path, each) <= now)
    kept, held = [*replaced(path), *in_order[-COPIES:]], _written(made)
    for old in reversed(in_order[:-COPIES]):
        if not _written(old) <= held:  # which is rare: only now it pays to look into the others
            held = held.union(*(_written(each) for each in kept if is_usable(each, migrations)))
        if _written(old) <= held or not is_usable(old, migrations):
            old.unlink(missing_ok=True)
        else:
            kept.append(old)
    for begun in _beside(path, f"{OF}unfinished-*"):
        if begun.stat().st_mtime < (now - FORGOTTEN).timestamp():
            begun.unlink()


def _written(copy: Path) -> frozenset[tuple[str, int, bytes]]:
    """Return every writing in *copy*, with its place and when its evening was begun.

    No two are begun in the same microsecond, and older programs gave them no other name that
    lasts. What cannot be read holds none.
    """
    try:
        with closing(read_only(copy)) as connection:
            return frozenset(connection.execute(WRITTEN))
    except sqlite3.DatabaseError:
        return frozenset()
