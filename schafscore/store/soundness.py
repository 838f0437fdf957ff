"""Whether all that a file or a copy holds can be read; asked before anything is written to it."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from sqlite_utils import Database, Migrations

from schafscore.services.ports import SpoiltError, StoreError
from schafscore.store.failures import DAMAGED, FOLDER, FOREIGN, NEWER, NO_FILE, in_words
from schafscore.store.schema import APPLICATION, MIGRATIONS

# Bodies are objects, as `json.dumps` writes them. SQLite itself asks this only of what is inserted.
NO_BODY = "SELECT 1 FROM writing WHERE NOT json_valid(body) OR body NOT LIKE '{%' LIMIT 1"
# Whom an evening seats has a name.
NOBODY = """
    SELECT 1 FROM writing, json_each(body, '$.people')
    WHERE instr(body, '"people"') AND value NOT IN (SELECT id FROM player) LIMIT 1
"""
# Read as a whole, so that whatever is no UTF-8 fails here.
TEXTS = (
    "SELECT name, normal_form FROM player",
    "SELECT variant, title, place FROM session",
    "SELECT body FROM writing",
    "SELECT body FROM draft",
)
TIMES = "SELECT opened_at FROM session UNION ALL SELECT at FROM writing"


def is_begun(path: Path) -> bool:
    """Whether there is anything in the file at *path*; raise `StoreError` where it cannot tell."""
    with in_words():
        if not path.exists():
            return False
        if path.is_dir():
            raise StoreError(FOLDER)
        if not path.is_file():  # a pipe or a device: it has no end, and a log beside it is litter
            raise StoreError(NO_FILE)
        if not path.stat().st_size:
            return False
        with closing(read_only(path)) as connection:
            (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return bool(tables)


def inspect(path: Path, migrations: Migrations = MIGRATIONS) -> None:
    """Read through the file at *path*; raise `StoreError` if it is not ours or not sound."""
    with in_words(), closing(read_only(path)) as connection:
        db = Database(connection, execute_plugins=False)
        if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
            raise SpoiltError(FOREIGN)
        if db.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise SpoiltError(DAMAGED)
        refuse_newer(db, migrations)
        try:
            sound = _reads(db)
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) != sqlite3.SQLITE_ERROR:
                raise
            sound = False  # nothing is wrong with what was asked, so it is the tables
        if not sound:
            raise SpoiltError(DAMAGED)


def is_sound(path: Path, migrations: Migrations = MIGRATIONS) -> bool:
    """Whether the program can use what lies at *path*."""
    try:
        inspect(path, migrations)
    except StoreError:
        return False
    return True


def refuse_newer(db: Database, migrations: Migrations) -> None:
    """Refuse what a newer version of the program wrote."""
    known = {each.name for each in migrations.pending(Database(memory=True, execute_plugins=False))}
    if not known.issuperset(each.name for each in migrations.applied(db)):
        raise StoreError(NEWER)


def read_only(path: Path) -> sqlite3.Connection:
    """Open what lies at *path* so that it stays as it is."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def time(stamp: str) -> datetime:
    """Return the time that was kept as *stamp*; raise `ValueError` where it is none."""
    at = datetime.fromisoformat(stamp)
    if at.tzinfo is None:
        raise ValueError(f"of no zone: {stamp}")
    return at


def _reads(db: Database) -> bool:
    """Whether everything is what the program wrote there: checks that SQLite leaves out."""
    if any(db.execute(each).fetchall() for each in ("PRAGMA foreign_key_check", NO_BODY, NOBODY)):
        return False
    for each in TEXTS:
        for _ in db.execute(each):
            pass
    try:
        for (at,) in db.execute(TIMES):
            time(at)
    except ValueError:
        return False
    return True
