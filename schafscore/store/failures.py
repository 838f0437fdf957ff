"""Turns what SQLite says when a file fails into a sentence for the user."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from schafscore.core.text import N_
from schafscore.services.ports import SpoiltError, StoreError

NEWER = N_("This file was written by a newer version of the program; nothing was changed")
FOREIGN = N_("This file is not one of this program; nothing was changed")
DAMAGED = N_("This file is damaged; nothing was changed")
PARTLY = N_("Some of it is damaged, the rest can be used")
EVENING = N_("This evening is damaged. It is kept as it is, and can be saved as raw text")
COPIES_NEEDED = N_(
    "Another evening is damaged, and it may be whole in a copy, which would go as well. First "
    "bring it back from there, or remove it"
)
NOT_MIGRATED = N_("This file cannot be brought up to date; nothing was changed")
GONE = N_("The file of the evenings is no longer there")
EMPTY = N_("The file of the evenings is empty")
WITH_COPY = N_("{why}. A copy of it is there: {copy}")
NOT_COPIED = N_("The file of the evenings is damaged: no copy was made, and the earlier ones stay")
READ_ONLY = N_("This file cannot be written to")
FULL = N_("The disk is full; nothing of this was kept")
BUSY = N_("Another program is writing to this file; try again")
FOLDER = N_("This is a folder, not a file")
TOO_LONG = N_("This name is too long")
NO_FILE = N_("This is not a file that can be read")
TAKEN_AWAY = N_(
    "The file of the evenings was deleted, moved or replaced while it was open; nothing of this "
    "was kept. Put it back, or close the program and look among the copies beside it"
)
UNREACHABLE = N_("This file cannot be opened")
DISK = N_("The disk does not work as it should; nothing of this was kept")

LOCKED = N_(
    "Everything can be looked at, but nothing can be written: {why}. Once that is mended, start "
    "the program again"
)
UNWRITABLE = {
    FULL: N_("The disk is full"),
    READ_ONLY: READ_ONLY,
    UNREACHABLE: READ_ONLY,
    DISK: N_("The disk does not work as it should"),
}
"""Why nothing can be written to a file that can be read, and what to say of it."""

SENTENCES = {
    sqlite3.SQLITE_NOTADB: FOREIGN,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_PROTOCOL: BUSY,
    sqlite3.SQLITE_CANTOPEN: UNREACHABLE,
    sqlite3.SQLITE_IOERR: DISK,
    sqlite3.SQLITE_IOERR_SHMSIZE: FULL,  # no room for the index that stands beside the journal
}
UNDECODED = "Could not decode to UTF-8"  # how it begins, without a code, where letters are spoilt
OURS = "cannot "  # how SQLite refuses what is asked out of turn: a mistake of the program

OF_THE_SYSTEM = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
    errno.EROFS: READ_ONLY,
    errno.ENOENT: UNREACHABLE,
    errno.EISDIR: FOLDER,
    errno.ENAMETOOLONG: TOO_LONG,
}


@contextmanager
def in_words() -> Iterator[None]:
    """Raise `StoreError` where the file fails; an error of ours stays what it is."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        # The lowest byte says what failed, the rest says where.
        code = getattr(error, "sqlite_errorcode", 0)
        sentence = SENTENCES.get(code) or SENTENCES.get(code & 0xFF)
        if sentence is None and _is_of_the_file(error, code):
            sentence = DAMAGED
        if sentence is None:
            raise
        spoilt = sentence in (FOREIGN, DAMAGED)
        raise (SpoiltError if spoilt else StoreError)(sentence) from error
    except UnicodeDecodeError as error:  # SQLite quotes what it cannot make out
        raise SpoiltError(DAMAGED) from error
    except OSError as error:
        raise StoreError(OF_THE_SYSTEM.get(error.errno or 0, DISK)) from error


def _is_of_the_file(error: sqlite3.DatabaseError, code: int) -> bool:
    """Whether something is gone or spoilt in the file: nothing is wrong with what was asked."""
    said = str(error)
    refused = code == sqlite3.SQLITE_ERROR and isinstance(error, sqlite3.OperationalError)
    return said.startswith(UNDECODED) or (refused and not said.startswith(OURS))
