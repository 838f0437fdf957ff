"""Whether all that a file or a copy holds can be read; asked before anything is written to it."""

import sqlite3
from collections.abc import Collection, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlite_utils import Database, Migrations

from schafscore.services.ports import SpoiltError, StoreError
from schafscore.store.failures import DAMAGED, FOLDER, FOREIGN, NEWER, NO_FILE, in_words
from schafscore.store.schema import APPLICATION, MIGRATIONS

# Bodies are objects, as `json.dumps` writes them. SQLite itself asks this only of what is inserted.
NO_BODY = "SELECT session FROM writing WHERE NOT json_valid(body) OR body NOT LIKE '{%'"
# Whom an evening seats has a name.
NOBODY = """
    SELECT session FROM writing, json_each(iif(json_valid(body), body, '{}'), '$.people')
    WHERE instr(body, '"people"') AND value NOT IN (SELECT id FROM player)
"""
INCOMPLETE = "SELECT session FROM writing GROUP BY session HAVING count(*) <> max(place) + 1"
# Read as bytes, so that whatever is no UTF-8 is found out here.
OF_EVENINGS = (
    "SELECT id, CAST(variant AS BLOB) FROM session",
    "SELECT session, CAST(body AS BLOB) FROM writing",
)
TIMES = """
    SELECT id, CAST(opened_at AS BLOB) FROM session
    UNION ALL SELECT session, CAST(at AS BLOB) FROM writing
"""
WORDS = (
    "SELECT CAST(name AS BLOB) FROM player",
    "SELECT CAST(normal_form AS BLOB) FROM player",
    "SELECT CAST(title AS BLOB) FROM session",
    "SELECT CAST(place AS BLOB) FROM session",
    "SELECT CAST(body AS BLOB) FROM draft",
)
# What SQLite says where it cannot make the index through which it reads.
NO_INDEX = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
)
MOST_COMPLAINTS = 1000  # of SQLite about one file; a letter in a body is one
OF_PLACES = "sqlite_autoindex_writing_1"  # the index of evenings and places
OF_A_BODY = "CHECK constraint failed in writing"


@dataclass(frozen=True, slots=True)
class Damage:
    """What of a file cannot be read though the rest can: evenings, and letters of other *words*.

    Where an *index* by which SQLite finds things does not agree with its table, either can be made
    anew out of the other (`mend`): nothing is missing.
    """

    sessions: frozenset[int] = frozenset()
    words: bool = False
    index: bool = False

    def __bool__(self) -> bool:
        return bool(self.sessions) or self.words

    def within(self, known: "Damage") -> bool:
        """Whether all of it was *known*."""
        of_index = self.index <= known.index
        return self.sessions <= known.sessions and self.words <= known.words and of_index


NO_DAMAGE, MENDABLE = Damage(), Damage(index=True)


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


def inspect(path: Path, migrations: Migrations = MIGRATIONS) -> Damage:
    """Read through the file at *path* and say what of it is damaged.

    Raises `StoreError` where it is not ours, or nothing in it can be relied on.
    """
    with in_words(), closing(read_only(path)) as connection:
        db = Database(connection, execute_plugins=False)
        if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
            raise SpoiltError(FOREIGN)
        index = not _holds_together(db)
        if index:
            db = Database(memory=True, execute_plugins=False)
            connection.backup(db.conn)
            mend(db)
        try:
            refuse_newer(db, migrations)
            if db.execute("PRAGMA foreign_key_check").fetchall():
                raise SpoiltError(DAMAGED)
            if index and migrations.pending(db):  # or this is what is spoilt
                raise SpoiltError(DAMAGED)
            return Damage(frozenset(_spoilt_evenings(db)), _spoilt_words(db), index)
        except KeyError as error:  # a column that nobody gave such a name
            raise SpoiltError(DAMAGED) from error
        except StoreError as error:
            if index:  # what no index agrees with was written by no program
                raise SpoiltError(DAMAGED) from error
            raise


def _holds_together(db: Database) -> bool:
    """Whether SQLite finds nothing wrong with the file, but for single bodies."""
    complaints = db.execute(f"PRAGMA integrity_check({MOST_COMPLAINTS})").fetchall()
    told = {each for (each,) in complaints}
    return len(complaints) < MOST_COMPLAINTS and told <= {"ok", OF_A_BODY}


def mend(db: Database) -> None:
    """Make every index of a copy in memory anew out of the tables; raise `SpoiltError` if it fails.

    Where it is the table that no longer says which evening a writing is of, or its place in it,
    an index says it still.
    """
    try:
        kept, told = (dict(_places(db, how)) for how in ("NOT INDEXED", f"INDEXED BY {OF_PLACES}"))
        if kept.keys() == told.keys() and _follow(told.values()) and not _follow(kept.values()):
            _put_back(db, told)
        db.execute("REINDEX")
    except sqlite3.DatabaseError as error:
        raise SpoiltError(DAMAGED) from error
    if not _holds_together(db):
        raise SpoiltError(DAMAGED)


def _places(db: Database, how: str) -> Iterator[tuple[int, tuple[object, object]]]:
    """Yield the id of every writing, with its evening and its place, looked up *how*."""
    for row, session, place in db.execute(f"SELECT id, session, place FROM writing {how}"):
        yield row, (session, place)


def _follow(places: Collection[tuple[object, object]]) -> bool:
    """Whether in every evening places follow each other; what is spoilt may be no number."""
    numbers = [(s, p) for s, p in places if isinstance(s, int) and isinstance(p, int)]
    in_order = sorted(numbers)
    firsts = {session: at for at, (session, _) in reversed([*enumerate(in_order)])}
    follow = all(place == at - firsts[session] for at, (session, place) in enumerate(in_order))
    return follow and len(numbers) == len(places)


def _put_back(db: Database, told: Mapping[int, tuple[object, object]]) -> None:
    """Put every writing where it was *told* to be, in a table that stands for the other one then.

    SQLite changes no row that its index does not know.
    """
    parts = "SELECT type, sql FROM sqlite_master WHERE tbl_name = 'writing' AND sql <> ''"
    made = db.execute(parts).fetchall()
    table = next(sql for kind, sql in made if kind == "table")
    db.execute(table.replace("writing", "anew", 1))
    db.conn.executemany(
        "INSERT INTO anew (id, session, place, act, at, body) "
        "SELECT id, ?, ?, act, at, body FROM writing NOT INDEXED WHERE id = ?",
        [(session, place, row) for row, (session, place) in told.items()],
    )
    db.execute("DROP TABLE writing")
    db.execute("ALTER TABLE anew RENAME TO writing")
    for kind, sql in made:
        if kind == "trigger":
            db.execute(sql)
    db.conn.commit()


def is_sound(path: Path, migrations: Migrations = MIGRATIONS, but: Damage = NO_DAMAGE) -> bool:
    """Whether all that lies at *path* can be used, *but* for what is known to be damaged."""
    try:
        return inspect(path, migrations).within(but)
    except StoreError:
        return False


def is_usable(path: Path, migrations: Migrations = MIGRATIONS) -> bool:
    """Whether anything that lies at *path* can be used."""
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
    """Open what lies at *path* so that it stays as it is, even where nothing can be written.

    SQLite reads through an index beside the file; where there is no room or no right to make one,
    what is returned is a copy in memory.
    """
    as_it_lies = f"{path.resolve().as_uri()}?mode=ro"
    connection = sqlite3.connect(as_it_lies, uri=True)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        connection.close()
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        if code & 0xFF not in NO_INDEX or not path.is_file():
            raise
        return _in_memory(path, f"{as_it_lies}&immutable=1")
    return connection


def _in_memory(path: Path, unchanging: str) -> sqlite3.Connection:
    log = path.with_name(f"{path.name}-wal")
    memory = sqlite3.connect(":memory:")
    try:
        if not log.exists() or not log.stat().st_size:
            with closing(sqlite3.connect(unchanging, uri=True)) as found:
                found.backup(memory)
            return memory
        with TemporaryDirectory() as folder:  # the log is read only where an index can be made
            copy = Path(folder) / path.name
            copy.write_bytes(path.read_bytes())
            copy.with_name(log.name).write_bytes(log.read_bytes())
            with closing(sqlite3.connect(copy)) as found:
                found.backup(memory)
    except BaseException:
        memory.close()
        raise
    return memory


def time(stamp: str) -> datetime:
    """Return the time that was kept as *stamp*; raise `ValueError` where it is none."""
    at = datetime.fromisoformat(stamp)
    if at.tzinfo is None:
        raise ValueError(f"of no zone: {stamp}")
    return at


def _spoilt_evenings(db: Database) -> Iterator[int]:
    """Yield the evenings in which something is not as the program wrote it."""
    for asked in (NO_BODY, NOBODY, INCOMPLETE):
        for (session,) in db.execute(asked):
            yield session
    for asked in OF_EVENINGS:
        for session, raw in db.execute(asked):
            if not _is_text(raw):
                yield session
    for session, raw in db.execute(TIMES):
        try:
            time(raw.decode())
        except ValueError:
            yield session


def _spoilt_words(db: Database) -> bool:
    """Whether a letter of a name, a title or what is half entered cannot be read."""
    return not all(_is_text(raw) for asked in WORDS for (raw,) in db.execute(asked))


def _is_text(raw: bytes) -> bool:
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True
