"""The tables of the file and their numbered migrations, none of which changes once released."""

from sqlite_utils import Database, Migrations

APPLICATION = 0x53636861  # "Scha", so that no other program's file is taken for ours
MIGRATIONS = Migrations("schafscore")

EVENINGS = (
    """CREATE TABLE player (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        normal_form TEXT NOT NULL UNIQUE
    ) STRICT""",
    """CREATE TABLE session (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        variant TEXT NOT NULL,
        title TEXT NOT NULL,
        place TEXT NOT NULL,
        opened_at TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE writing (
        id INTEGER PRIMARY KEY,
        session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        act INTEGER NOT NULL,
        at TEXT NOT NULL,
        body TEXT NOT NULL CHECK (json_valid(body)),
        UNIQUE (session, place)
    ) STRICT""",
    """CREATE TABLE draft (
        session INTEGER PRIMARY KEY REFERENCES session(id) ON DELETE CASCADE,
        body TEXT NOT NULL
    ) STRICT""",
    # What was written stays, for every program that opens the file.
    """CREATE TRIGGER writing_is_not_changed BEFORE UPDATE ON writing
    BEGIN SELECT RAISE(ABORT, 'a writing is never changed'); END""",
    # When a whole evening is removed its row is gone before those of its writings.
    """CREATE TRIGGER writing_is_not_deleted BEFORE DELETE ON writing
    WHEN EXISTS (SELECT 1 FROM session WHERE id = OLD.session)
    BEGIN SELECT RAISE(ABORT, 'a writing is never deleted'); END""",
    """CREATE TRIGGER writing_is_appended BEFORE INSERT ON writing
    WHEN NEW.place <> (
        SELECT coalesce(max(place) + 1, 0) FROM writing WHERE session = NEW.session
    )
    BEGIN SELECT RAISE(ABORT, 'a writing goes to the end'); END""",
)


@MIGRATIONS()
def m0001_evenings(db: Database) -> None:
    """People, evenings, their writings, and what is half entered."""
    for statement in EVENINGS:
        db.execute(statement)


UID = (
    "ALTER TABLE session ADD COLUMN uid TEXT NOT NULL DEFAULT ''",
    "UPDATE session SET uid = lower(hex(randomblob(16)))",
    "CREATE UNIQUE INDEX session_uid ON session (uid)",
)


@MIGRATIONS()
def m0002_uid(db: Database) -> None:
    """Give every evening a name by which another machine knows it again."""
    for statement in UID:
        db.execute(statement)


PEOPLE_AND_ORDER = (
    # An id that was given away is never given again: who still has it would mean somebody else.
    """CREATE TABLE player_anew (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        normal_form TEXT NOT NULL UNIQUE
    ) STRICT""",
    "INSERT INTO player_anew SELECT id, name, normal_form FROM player",
    "DROP TABLE player",
    "ALTER TABLE player_anew RENAME TO player",
    # The evening written to last has the largest number, whatever the clock said; one that was
    # only taken in from elsewhere has none.
    "ALTER TABLE session ADD COLUMN touched INTEGER NOT NULL DEFAULT 0",
    """UPDATE session SET touched = coalesce(
        (SELECT max(id) FROM writing WHERE writing.session = session.id), 0
    )""",
)


@MIGRATIONS()
def m0003_people_and_order(db: Database) -> None:
    """Give no id of a person twice, and know which evening was written to last."""
    for statement in PEOPLE_AND_ORDER:
        db.execute(statement)
