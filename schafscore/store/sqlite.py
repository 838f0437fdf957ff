"""The store on SQLite: one file, one connection to it, every act one transaction."""

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

from sqlite_utils import Database, Migrations

from schafscore.core.accounts import Person
from schafscore.core.text import Label, phrase
from schafscore.services.people import normal_form
from schafscore.services.ports import (
    Body,
    ChangedElsewhereError,
    ForgottenError,
    GoneError,
    HereAlreadyError,
    LostError,
    NameTakenError,
    SessionRecord,
    SpoiltError,
    StoreError,
    Written,
    stamp,
)
from schafscore.store.backup import BEFORE, forget, keep, newest_sound, put_aside
from schafscore.store.failures import (
    COPIES_NEEDED,
    DAMAGED,
    EMPTY,
    EVENING,
    FOREIGN,
    GONE,
    LOCKED,
    NOT_MIGRATED,
    TAKEN_AWAY,
    UNWRITABLE,
    WITH_COPY,
    in_words,
)
from schafscore.store.schema import APPLICATION, MIGRATIONS
from schafscore.store.soundness import (
    NO_DAMAGE,
    Damage,
    inspect,
    is_begun,
    mend,
    read_only,
    refuse_newer,
    time,
)

LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)  # of an evening nobody knows any more when it was
PATIENCE = 5.0  # seconds that one program waits for another to finish its transaction

SESSIONS = """
    SELECT session.id, variant, title, session.place, opened_at, max(at), count(*), uid
    FROM session JOIN writing ON writing.session = session.id
    GROUP BY session.id ORDER BY max(at) DESC, session.id DESC
"""
LAST = SESSIONS.replace("ORDER BY", "ORDER BY touched DESC,")
# The clock may be wrong, so that it does not say what was written after what.
TOUCH = "UPDATE session SET touched = (SELECT max(touched) + 1 FROM session) WHERE id = ?"
# Whom an evening seats stands in its opening and its changes of seats.
SEATED = """
    SELECT value FROM writing, json_each(iif(json_valid(body), body, '{}'), '$.people')
    WHERE session = ?
"""
UNKNOWN = """
    SELECT value FROM json_each(?, '$.people') WHERE value NOT IN (SELECT id FROM player)
"""
FORGET = """
    DELETE FROM player WHERE id IN (SELECT value FROM json_each(?))
    AND id NOT IN (SELECT value FROM writing, json_each(body, '$.people'))
"""


class SqliteStore:
    """Evenings in the file at *path*, made where it is missing; in memory without one.

    Raises `StoreError` where the file is foreign, damaged, newer or cannot be written to, and
    `LostError` where it is missing though a copy is there, unless told to begin *anew*; then
    nothing in it was changed. Where only some evenings are damaged and there is no sound copy, or
    it is to be opened *partly*, `damage` says which: they are kept as they are, and not read.
    Where the file can be read and not written to, `locked` says why, and so does every act.
    `mended` says whether an index of it had to be made anew; the file as it was is put aside then.
    """

    def __init__(
        self,
        path: Path | None = None,
        migrations: Migrations = MIGRATIONS,
        *,
        copy_of: Path | None = None,
        anew: bool = False,
        partly: bool = False,
    ) -> None:
        self._path, self._migrations = path, migrations
        self.damage = NO_DAMAGE
        if path is not None:
            self.damage = _refuse_unusable(path, migrations, anew=anew, partly=partly)
        elif copy_of is not None:
            self.damage = inspect(copy_of, migrations)
        self.locked: Label | None = None
        self._open(copy_of)

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    def open_again(self) -> None:
        """Take the file that lies at the path now, in the place of one that was damaged."""
        self._db.close()
        self.damage = NO_DAMAGE if self._path is None else inspect(self._path, self._migrations)
        self._open(None)

    def _open(self, copy_of: Path | None) -> None:
        """Open the file; where nothing can be written to it, a copy in memory, to look at."""
        self.locked, index = None, self.damage.index
        self.mended = index and self._path is not None
        self.damage = replace(self.damage, index=False)
        try:
            with in_words():
                self._db = _opened(self._path, self._migrations, copy_of, index=index)
        except StoreError as error:
            if self._path is None or error.sentence not in UNWRITABLE or not is_begun(self._path):
                raise
            with in_words():
                self._db = _opened(None, self._migrations, self._path, index=index)
            self.mended = False
            self.locked = phrase(LOCKED, why=UNWRITABLE[error.sentence])
        with in_words():
            self._remember()

    def _remember(self) -> None:
        if self.damage:  # what is no letter any more is shown as such
            self._db.conn.text_factory = lambda raw: raw.decode(errors="replace")
        self._version = self._data_version()
        self._identity = self._at_the_path()

    def people(self) -> Mapping[Person, str]:
        """Return everybody who is known, by name."""
        with self._reading():
            rows = self._db.execute("SELECT id, name FROM player ORDER BY id").fetchall()
        return {Person(number): name for number, name in rows}

    def add_people(self, names: Sequence[str]) -> tuple[Person, ...]:
        """Take people in, all of them or, where a name is known, none: `NameTakenError`."""
        with self._transaction():
            return tuple(map(self._add_person, names))

    def _add_person(self, name: str) -> Person:
        self._refuse_taken(name, None)
        added = self._db.execute(
            "INSERT INTO player (name, normal_form) VALUES (?, ?) RETURNING id",
            (name, normal_form(name)),
        ).fetchone()
        return Person(added[0])

    def rename_person(self, person: Person, name: str) -> None:
        """Call *person* something else; raise `NameTakenError` where another is called that."""
        with self._transaction():
            self._refuse_taken(name, person)
            changed = self._db.execute(
                "UPDATE player SET name = ?, normal_form = ? WHERE id = ?",
                (name, normal_form(name), person.id),
            )
            if not changed.rowcount:
                raise ForgottenError

    def sessions(self) -> tuple[SessionRecord, ...]:
        """Return the evenings, the latest first by the clock (fault A89)."""
        return self._records(SESSIONS)

    def last(self) -> SessionRecord | None:
        """Return the evening written to last here, whatever the clock said."""
        return next(iter(self._records(LAST)), None)

    def _records(self, asked: str) -> tuple[SessionRecord, ...]:
        with self._reading():
            rows = self._db.execute(asked).fetchall()
            return tuple(map(self._record, rows))

    def _record(self, row: tuple[int, str, str, str, str, str, int, str]) -> SessionRecord:
        number, variant, title, where, opened, last, length, uid = row
        if number in self.damage.sessions:
            began, ended = _time_or(opened, LONG_AGO), _time_or(last, LONG_AGO)
        else:
            began, ended = time(opened), time(last)
        return SessionRecord(number, variant, title, where, began, ended, length, uid)

    def create(
        self,
        title: str,
        place: str,
        at: datetime,
        variant: str,
        bodies: Sequence[Body],
    ) -> int:
        """Begin an evening; return its id, which none gets again. The opening is its first body."""
        with self._transaction():
            session = self._begin(title, place, at, variant, None)
            self._db.execute(TOUCH, (session,))
            # An act of its own, which nothing takes back.
            self._write(session, at, bodies[:1], 0)
            self._write(session, at, bodies[1:], 1)
        return session

    def take_over(
        self,
        title: str,
        place: str,
        opened_at: datetime,
        variant: str,
        written: Sequence[Written],
        uid: str | None,
    ) -> int:
        """Keep an evening that was written elsewhere; raise `HereAlreadyError` if it is known."""
        with self._transaction():
            session = self._begin(title, place, opened_at, variant, uid)
            self._insert(session, written)
        return session

    def _begin(self, title: str, place: str, at: datetime, variant: str, uid: str | None) -> int:
        here = self._db.execute("SELECT id FROM session WHERE uid = ?", (uid,)).fetchone()
        if here is not None:
            raise HereAlreadyError(here[0])
        added = self._db.execute(
            "INSERT INTO session (variant, title, place, opened_at, uid) "
            "VALUES (?, ?, ?, ?, ?) RETURNING id",
            (variant, title, place, stamp(at), uid or uuid4().hex),
        ).fetchone()
        session: int = added[0]
        return session

    def append(
        self,
        session: int,
        at: datetime,
        bodies: Sequence[Body],
        after: int,
        *,
        ends_draft: bool = False,
    ) -> None:
        """Write *bodies* down as one act; raise `ChangedElsewhereError` where others came first."""
        with self._transaction():
            self._refuse_behind(session, after)
            self._db.execute(TOUCH, (session,))
            self._write(session, at, bodies, after)
            if ends_draft:
                self._db.execute("DELETE FROM draft WHERE session = ?", (session,))

    def go_on(self, session: int, written: Sequence[Written]) -> None:
        """Add what was written elsewhere after all that is here, acts and times as they were."""
        with self._transaction():
            self._refuse_behind(session, written[0].place)
            self._db.execute(TOUCH, (session,))
            self._insert(session, written)

    def _refuse_behind(self, session: int, after: int) -> None:
        length = self._length(session)
        if not length:
            raise GoneError
        if length != after:
            raise ChangedElsewhereError

    def journal(self, session: int, since: int = 0) -> tuple[Written, ...]:
        """Return the writings of an evening from place *since* on."""
        if session in self.damage.sessions:
            raise SpoiltError(EVENING)
        with self._reading():
            rows = self._db.execute(
                "SELECT place, act, at, body FROM writing "
                "WHERE session = ? AND place >= ? ORDER BY place",
                (session, since),
            ).fetchall()
            if not rows and not self._length(session):
                raise GoneError
            return tuple(
                Written(place, act, time(at), json.loads(body)) for place, act, at, body in rows
            )

    def raw(self, session: int) -> tuple[bytes, ...]:
        """Return the writings of an evening as they lie in the file, whether they can be read."""
        with self._reading():
            rows = self._db.execute(
                "SELECT CAST(body AS BLOB) FROM writing WHERE session = ? ORDER BY place",
                (session,),
            ).fetchall()
        return tuple(body for (body,) in rows)

    def retitle(self, session: int, title: str, place: str) -> None:
        """Call the evening something else."""
        with self._transaction():
            changed = self._db.execute(
                "UPDATE session SET title = ?, place = ? WHERE id = ?", (title, place, session)
            )
            if not changed.rowcount:
                raise GoneError

    def remove(self, session: int) -> None:
        """Forget an evening, and whoever sat in no other, so that no trace stays in the file.

        The copies beside the file would keep it, so they go too; where another evening is damaged
        they may be all that is left of that one, and nothing goes.
        """
        left = self.damage.sessions - {session}
        if left and self._path is not None and newest_sound(self._path, self._migrations):
            raise StoreError(COPIES_NEEDED)
        with self._transaction():
            seated = {number for (number,) in self._db.execute(SEATED, (session,))}
            removed = self._db.execute("DELETE FROM session WHERE id = ?", (session,))
            if not removed.rowcount:
                raise GoneError
            if not left:  # else nobody knows whom those seat
                self._db.execute(FORGET, (json.dumps(sorted(seated)),))
        self.damage = Damage(left, self.damage.words)
        with in_words():
            self._db.execute("VACUUM")
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        if self._path is not None:
            forget(self._path)

    def back_up(self, at: datetime) -> Path | None:
        """Keep a copy of the file beside it and return it; None in memory. Any thread may.

        Raises `SpoiltError` where the file is damaged: the copies of before stay as they are.
        """
        if self._path is None:
            return None
        if not self._is_in_place():  # so it says nothing of when it was written to
            return keep(
                self._db.conn, self._path, at, self._migrations, dated=False, but=self.damage
            )
        with in_words(), closing(read_only(self._path)) as beside:  # ours may be about to write
            return keep(beside, self._path, at, self._migrations, but=self.damage)

    @classmethod
    def of_copy(cls, copy: Path, migrations: Migrations = MIGRATIONS) -> "SqliteStore":
        """Open in memory what *copy* holds, brought up to date; raise as for a file."""
        return cls(None, migrations, copy_of=copy)

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection to the file, to copy it as a whole."""
        return self._db.conn

    def draft(self, session: int) -> str | None:
        """Return what was half entered."""
        with self._reading():
            row = self._db.execute(
                "SELECT body FROM draft WHERE session = ?", (session,)
            ).fetchone()
        return row[0] if row else None

    def keep_draft(self, session: int, text: str | None) -> None:
        """Keep what is half entered, or throw it away."""
        with self._transaction():
            self._db.execute("DELETE FROM draft WHERE session = ?", (session,))
            if text is not None:
                if not self._length(session):
                    raise GoneError
                self._db.execute("INSERT INTO draft VALUES (?, ?)", (session, text))

    def changed(self) -> bool:
        """Whether another program wrote to the file since this was last asked."""
        self._refuse_taken_away()
        with self._reading():
            before, self._version = self._version, self._data_version()
        return before != self._version

    def _data_version(self) -> int:
        version: int = self._db.execute("PRAGMA data_version").fetchone()[0]
        return version

    def _length(self, session: int) -> int:
        counted = self._db.execute("SELECT count(*) FROM writing WHERE session = ?", (session,))
        length: int = counted.fetchone()[0]
        return length

    def _write(self, session: int, at: datetime, bodies: Sequence[Body], act: int) -> None:
        written = [Written(place, act, at, body) for place, body in enumerate(bodies, act)]
        self._insert(session, written)

    def _insert(self, session: int, written: Sequence[Written]) -> None:
        self._refuse_forgotten(written)
        self._db.conn.executemany(
            "INSERT INTO writing (session, place, act, at, body) VALUES (?, ?, ?, ?, ?)",
            [
                (session, w.place, w.act, stamp(w.at), json.dumps(w.body, ensure_ascii=False))
                for w in written
            ],
        )

    def _refuse_forgotten(self, written: Iterable[Written]) -> None:
        """Refuse to seat who went with an evening that another program removed meanwhile."""
        bodies = [json.dumps(each.body) for each in written if "people" in each.body]
        if any(self._db.execute(UNKNOWN, (body,)).fetchone() for body in bodies):
            raise ForgottenError

    def _refuse_taken(self, name: str, person: Person | None) -> None:
        row = self._db.execute(
            "SELECT id, name FROM player WHERE normal_form = ?", (normal_form(name),)
        ).fetchone()
        if row and Person(row[0]) != person:
            raise NameTakenError(Person(row[0]), row[1])

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Read, and say so where another file at the path upset the log of ours.

        What was spoilt since the file was opened is damage, whatever it is that cannot be read.
        """
        try:
            with in_words():
                try:
                    yield
                except (ValueError, RecursionError) as error:
                    raise SpoiltError(DAMAGED) from error
        except SpoiltError:
            self._refuse_taken_away()
            raise

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Write everything or nothing, waiting for whoever else is writing."""
        if self.locked is not None:
            raise StoreError(self.locked)
        with in_words():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                self._refuse_taken_away()  # what it holds may be upset by now
                yield
                self._refuse_taken_away()
                self._db.conn.commit()
            except BaseException:
                self._db.conn.rollback()
                raise

    def _refuse_taken_away(self) -> None:
        """Refuse what would be written to a file that nobody finds again."""
        if not self._is_in_place():
            raise StoreError(TAKEN_AWAY)

    def _is_in_place(self) -> bool:
        return self._at_the_path() == self._identity

    def _at_the_path(self) -> tuple[int, int] | None:
        """Return which file lies at the path; None where there is none, and in memory."""
        if self._path is None:
            return None
        try:
            found = os.stat(self._path)
        except OSError:  # a link that leads nowhere, a folder that is closed: nobody finds it
            return None
        return found.st_dev, found.st_ino


def _time_or(stamp: str, otherwise: datetime) -> datetime:
    try:
        return time(stamp)
    except ValueError:
        return otherwise


def _refuse_unusable(path: Path, migrations: Migrations, *, anew: bool, partly: bool) -> Damage:
    """Look at the file before anything is written to it; name a copy where it is spoilt or gone.

    Returns what of it is damaged, where that keeps nobody from the rest.
    """
    try:
        if is_begun(path):
            damage = inspect(path, migrations)
            if not damage or partly or newest_sound(path, migrations) is None:
                return damage
            raise SpoiltError(DAMAGED, partly=True)
    except SpoiltError as error:
        copy = newest_sound(path, migrations)
        if copy is None:
            raise
        sentence = phrase(WITH_COPY, why=error.sentence, copy=copy.name)
        raise SpoiltError(sentence, copy.name, partly=error.partly) from error
    copy = None if anew else newest_sound(path, migrations)
    if copy is not None:
        why = EMPTY if path.exists() else GONE
        raise LostError(phrase(WITH_COPY, why=why, copy=copy.name), copy.name)
    return NO_DAMAGE


def _opened(
    path: Path | None, migrations: Migrations, copy_of: Path | None, *, index: bool
) -> Database:
    """Open the file at *path*, or a copy in memory; where *index* says so, make every one anew."""
    db = _connect(path)
    try:
        if copy_of is not None:
            with closing(read_only(copy_of)) as copy:
                copy.backup(db.conn)
            if not migrations.applied(db):
                raise SpoiltError(FOREIGN)
        if index:
            if path is not None:
                put_aside(db.conn, path, datetime.now(UTC))
            _mend(db)
        _migrate(db, path, migrations)
        db.execute("PRAGMA foreign_keys=ON")
    except BaseException:
        db.close()
        raise
    return db


def _mend(db: Database) -> None:
    """Let a copy that was mended in memory take the place of what is in the file, at one go."""
    copy = Database(memory=True, execute_plugins=False)
    db.conn.backup(copy.conn)
    mend(copy)
    copy.conn.backup(db.conn)
    copy.close()


def _connect(path: Path | None) -> Database:
    # Another thread only copies what lies no longer at its path, where nothing is written.
    connection = sqlite3.connect(path or ":memory:", timeout=PATIENCE, check_same_thread=False)
    # Plugins installed beside us have no business in the file.
    db = Database(connection, execute_plugins=False)
    db.execute("PRAGMA secure_delete=ON")
    if path is not None:
        db.enable_wal()
        db.execute("PRAGMA synchronous=FULL")
    return db


def _migrate(db: Database, path: Path | None, migrations: Migrations) -> None:
    if not migrations.pending(db):
        return
    if migrations.applied(db) and path is not None:
        _rehearse(db, path, migrations)
    db.execute("BEGIN IMMEDIATE")  # another program that starts now waits for us
    try:
        refuse_newer(db, migrations)
        _apply(db, migrations)
        db.conn.commit()
    except BaseException:
        db.conn.rollback()
        raise


def _rehearse(db: Database, path: Path, migrations: Migrations) -> None:
    """Bring a copy up to date first, and keep the file as it was beside it."""
    copy = Database(memory=True, execute_plugins=False)
    db.conn.backup(copy.conn)
    try:
        _apply(copy, migrations)
    except (sqlite3.DatabaseError, ValueError) as error:
        raise StoreError(NOT_MIGRATED) from error
    finally:
        copy.close()
    first = migrations.pending(db)[0].name
    with closing(sqlite3.connect(path.with_name(f"{path.name}{BEFORE}{first}"))) as kept:
        db.conn.backup(kept)


def _apply(db: Database, migrations: Migrations) -> None:
    migrations.apply(db)
    db.execute(f"PRAGMA application_id={APPLICATION}")
    if db.execute("PRAGMA foreign_key_check").fetchall():
        raise StoreError(NOT_MIGRATED)
