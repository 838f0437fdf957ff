"""Copies are there as a whole or not at all, say what they hold, and can take the file's place."""

import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlite_utils import Database
from store_words import FIRST, begin, hand, released

from schafscore.core.text import Phrase
from schafscore.services.ports import LostError, SpoiltError, StoreError
from schafscore.store import backup, failures
from schafscore.store.backup import COPIES, copies, last_copy, made_at, replaced
from schafscore.store.restoring import backups, look_inside, problem_of, restore
from schafscore.store.schema import APPLICATION
from schafscore.store.soundness import inspect
from schafscore.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[2]
NOW = datetime.now(UTC) + timedelta(seconds=5)  # after every file that a test writes


@pytest.fixture
def path(tmp_path):
    return tmp_path / "evenings.db"


@pytest.fixture
def store(path):
    with closing(SqliteStore(path)) as opened:
        yield opened


def titles(path):
    with closing(SqliteStore(path)) as opened:
        return sorted(each.title for each in opened.sessions())


def older(path):
    """Let time pass: the file was written an hour ago."""
    for each in path.parent.iterdir():
        os.utime(each, (NOW.timestamp() - 3600,) * 2)


# Keeping


def test_A98_the_last_ten_copies_are_kept(store, path):
    for number in range(COPIES + 3):
        begin(store, title=f"evening {number:02}")
        store.back_up(NOW + timedelta(minutes=number))
    found = backups(path)
    assert [each.at for each in found] == [
        NOW + timedelta(minutes=number) for number in range(COPIES + 2, 2, -1)
    ]
    assert [len(look_inside(each.file, len).sessions) for each in found] == list(range(13, 3, -1))
    assert {problem_of(each.file) for each in found} == {None}


def test_where_nothing_was_written_there_is_no_second_copy(store, path):
    begin(store)
    first = store.back_up(NOW)
    older(path)
    os.utime(first, (NOW.timestamp() - 60,) * 2)
    assert store.back_up(NOW + timedelta(minutes=1)) == first
    begin(store)
    second = store.back_up(NOW + timedelta(minutes=2))
    assert copies(path) == [first, second]


def test_a_copy_whose_time_is_still_to_come_proves_nothing(store, path):
    begin(store)
    first = store.back_up(NOW)
    os.utime(first, (NOW.timestamp() + 10**6,) * 2)
    begin(store)
    assert store.back_up(NOW + timedelta(minutes=1)) != first


def test_A98_a_copy_just_made_outlives_those_of_a_clock_that_was_ahead(store, path):
    wrong = NOW + timedelta(days=1000)
    for number in range(COPIES):
        begin(store, title=f"ahead {number}")
        store.back_up(wrong + timedelta(days=number))
    made = []
    for number in range(3):
        begin(store, title=f"right {number}")
        made.append(store.back_up(NOW + timedelta(minutes=number)))
        assert last_copy(path, NOW + timedelta(minutes=number)) == NOW + timedelta(minutes=number)
    assert copies(path)[:3] == made
    assert len(copies(path)) == COPIES
    with closing(SqliteStore.of_copy(made[-1])) as kept:
        assert len(kept.sessions()) == COPIES + 3


def test_equal_contents_are_kept_once(store, path):
    begin(store)
    first = store.back_up(NOW)
    os.utime(path, (NOW.timestamp() + 3600,) * 2)
    assert store.back_up(NOW + timedelta(minutes=1)) == first
    assert copies(path) == [first]


def test_a_copy_is_made_while_another_program_writes(store, path):
    session = begin(store)
    with closing(SqliteStore(path)) as other:
        other.append(session, NOW, [hand(1)], 1)
        copy = store.back_up(NOW)
    with closing(SqliteStore.of_copy(copy)) as kept:
        assert len(kept.journal(session)) == 2
    assert sorted(each.name for each in path.parent.iterdir() if ".of-" in each.name) == [copy.name]


def test_in_memory_there_is_nothing_to_copy():
    assert SqliteStore().back_up(NOW) is None


def test_A98_what_was_begun_and_never_finished_is_cleaned_up(store, path):
    orphan = path.with_name(f"{path.name}.of-unfinished-1")
    recent = path.with_name(f"{path.name}.of-unfinished-2")
    orphan.touch()
    recent.touch()
    os.utime(orphan, (NOW.timestamp() - 2 * 86400,) * 2)
    begin(store)
    store.back_up(NOW)
    assert not orphan.exists()
    assert recent.exists(), "another program may be at it"


# What is damaged


def spoil(path, this=b'"writing"', that=b"'writing'"):
    """Change letters in the file itself, as a disk does that wears out."""
    content = path.read_bytes()
    assert this in content
    path.write_bytes(content.replace(this, that))


def holding(path, title):
    """The sound copies in which an evening can be read."""
    return [
        each
        for each in backups(path)
        if problem_of(each.file) is None
        and title in {session.title for session in look_inside(each.file, len).sessions}
    ]


def test_A98_a_damaged_file_is_never_copied(store, path):
    begin(store)
    sound = store.back_up(NOW)
    store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    spoil(path)
    os.utime(sound, (NOW.timestamp() - 7200,) * 2)
    with closing(sqlite3.connect(path)) as touched:
        touched.execute("VACUUM")  # whoever has the file open takes note of what is in it now
    for number in range(COPIES + 1):
        with pytest.raises(SpoiltError) as caught:
            store.back_up(NOW + timedelta(days=number))
        assert caught.value.sentence == failures.NOT_COPIED
    assert copies(path) == [sound]
    assert not list(path.parent.glob("*unfinished*"))


def test_A98_a_copy_with_one_spoilt_letter_is_called_damaged_and_another_is_made(store, path):
    begin(store)
    rotten = store.back_up(NOW)
    spoil(rotten)
    (found,) = backups(path)
    assert problem_of(found.file) == failures.PARTLY
    older(path)
    os.utime(rotten, (NOW.timestamp() - 60,) * 2)
    assert store.back_up(NOW + timedelta(minutes=1)) != rotten


def test_A98_a_damaged_file_names_the_newest_copy_that_can_be_read(path):
    with closing(SqliteStore(path)) as opened:
        begin(opened, title="Friday")
        sound = opened.back_up(NOW)
        begin(opened, title="Saturday")
        spoil(opened.back_up(NOW + timedelta(minutes=1)))
    spoil(path)
    with pytest.raises(SpoiltError) as caught:
        SqliteStore(path)
    assert caught.value.copy == sound.name


def weeks_after(path):
    """Begin anew, and let so many weeks pass that no copy of before is among the last ten."""
    path.unlink()
    with closing(SqliteStore(path, anew=True)) as opened:
        for number in range(1, COPIES + 4):
            at = NOW + timedelta(days=number)
            begin(opened, title=f"week {number}", at=at)
            opened.back_up(at)


def test_A98_the_last_copy_of_an_evening_that_the_file_has_no_more_stays(path):
    with closing(SqliteStore(path)) as opened:
        begin(opened, title="Season", at=NOW - timedelta(days=1))
        season = opened.back_up(NOW)
    weeks_after(path)
    assert [each.file for each in holding(path, "Season")] == [season]
    assert [made_at(path, each) for each in copies(path)[1:]] == [
        NOW + timedelta(days=number) for number in range(4, COPIES + 4)
    ]


def test_A98_of_the_copies_of_an_evening_the_file_has_no_more_the_newest_sound_one_stays(path):
    with closing(SqliteStore(path)) as opened:
        for number in range(4):
            begin(opened, title=f"Season {number}", at=NOW - timedelta(days=9 - number))
            last = opened.back_up(NOW + timedelta(minutes=number))
    spoil(last)
    weeks_after(path)
    (kept,) = holding(path, "Season 2")
    assert holding(path, "Season 0") == [kept]
    assert kept.at == NOW + timedelta(minutes=2)
    assert len(copies(path)) == COPIES + 1


def test_A98_the_last_copy_of_an_evening_as_it_was_before_a_word_of_it_was_spoilt_stays(path):
    """The file is sound as far as it goes, so it is copied: not in the place of what is lost."""
    with closing(SqliteStore(path)) as opened:
        session = begin(opened, title="Season")
        opened.append(session, NOW, [hand(1, "as it was played")], 1)
        before = opened.back_up(NOW)
    spoil(path, b"as it was played", b"as it was prayed")
    with closing(SqliteStore(path)) as opened:
        for number in range(1, COPIES + 4):
            begin(opened, title=f"week {number}")
            opened.back_up(NOW + timedelta(days=number))
    assert copies(path)[0] == before
    assert len(copies(path)) == COPIES + 1
    assert b"as it was played" in b"".join(raw_of(before, session))


def raw_of(copy, session):
    with closing(SqliteStore.of_copy(copy)) as opened:
        return opened.raw(session)


# What is there no more


@pytest.mark.parametrize(
    ("take_away", "why"),
    [
        (Path.unlink, failures.GONE),
        (lambda path: path.write_bytes(b""), failures.EMPTY),
    ],
)
def test_A98_a_file_that_a_power_cut_emptied_is_not_begun_anew_without_a_word(path, take_away, why):
    begin_one(path)
    with closing(SqliteStore(path)) as opened:
        copy = opened.back_up(NOW)
    take_away(path)
    with pytest.raises(LostError) as caught:
        SqliteStore(path)
    assert isinstance(caught.value.sentence, Phrase)
    assert dict(caught.value.sentence.values) == {"why": why, "copy": copy.name}
    assert not path.exists() or not path.stat().st_size
    assert restore(path, copy, NOW) is None, "there was nothing to put aside"
    assert titles(path) == ["Friday"]


def test_A98_where_no_copy_can_be_used_another_file_is_begun(path):
    begin_one(path)
    with closing(SqliteStore(path)) as opened:
        opened.back_up(NOW).write_bytes(b"")
    path.unlink()
    assert titles(path) == []


def test_who_begins_anew_is_not_asked_again(path):
    begin_one(path)
    with closing(SqliteStore(path)) as opened:
        opened.back_up(NOW)
    path.unlink()
    SqliteStore(path, anew=True).close()
    assert titles(path) == []
    assert len(copies(path)) == 1


def test_what_is_emptied_while_it_is_open_is_no_copy(store, path):
    begin(store)
    copy = store.back_up(NOW)
    store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    path.write_bytes(b"")
    with suppress(StoreError):  # what was read before may still be known, and then it is kept
        store.back_up(NOW + timedelta(minutes=1))
    assert {problem_of(each.file) for each in backups(path)} == {None}
    assert [each.file for each in holding(path, "Friday")][-1] == copy


# Where there is no room


def test_a_full_disk_leaves_the_file_and_the_older_copies_alone(store, path, monkeypatch):
    begin(store)
    first = store.back_up(NOW)
    for number in range(50):
        begin(store, title=f"{number}" * 500)

    class Small(sqlite3.Connection):
        def __init__(self, *args, **options):
            super().__init__(*args, **options)
            self.execute("PRAGMA max_page_count=2")

    connect = sqlite3.connect
    monkeypatch.setattr(
        backup.sqlite3, "connect", lambda *args, **options: connect(*args, factory=Small, **options)
    )
    with pytest.raises(StoreError) as caught:
        store.back_up(NOW + timedelta(minutes=1))
    monkeypatch.undo()
    assert caught.value.sentence == failures.FULL
    assert copies(path) == [first]
    assert not list(path.parent.glob("*unfinished*"))
    assert len(store.sessions()) == 51


LIMITED = """
import resource, signal, sys
from datetime import UTC, datetime
from pathlib import Path
from schafscore.services.ports import StoreError
from schafscore.store.sqlite import SqliteStore
store = SqliteStore(Path(sys.argv[1]))
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
try:
    store.back_up(datetime.now(UTC))
except StoreError as error:
    print(error.sentence)
"""
RESTORING = (
    LIMITED.replace("store = SqliteStore(Path(sys.argv[1]))", "")
    .replace("store.back_up(", "restore(Path(sys.argv[1]), Path(sys.argv[2]), ")
    .replace(
        "import SqliteStore", "import SqliteStore\nfrom schafscore.store.restoring import restore"
    )
)


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on files there")
def test_a_disk_that_takes_no_more_is_told_and_leaves_no_half_copy(store, path):
    for number in range(100):
        begin(store, title=f"{number}" * 500)
    ran = subprocess.run(
        [sys.executable, "-c", LIMITED, str(path)],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert ran.stderr == ""
    assert ran.stdout.strip() in (failures.FULL, failures.DISK)
    assert [each.name for each in path.parent.iterdir() if ".of-" in each.name] == []
    assert len(store.sessions()) == 100


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on files there")
@pytest.mark.parametrize("spoilt", [False, True])
def test_a_disk_that_takes_no_more_brings_nothing_back_and_leaves_nothing_half_aside(path, spoilt):
    """Fault: an empty file stayed among the copies, of what was to be put aside."""
    with closing(SqliteStore(path)) as opened:
        for number in range(100):
            begin(opened, title=f"{number}" * 500)
        copy = opened.back_up(NOW)
    if spoilt:
        path.write_bytes(b"spoilt" * 10_000)
    before = path.read_bytes()
    ran = subprocess.run(
        [sys.executable, "-c", RESTORING, str(path), str(copy)],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert ran.stderr == ""
    assert ran.stdout.strip() in (failures.FULL, failures.DISK)
    assert path.read_bytes() == before
    assert [each.file for each in backups(path)] == [copy]


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere"
)
def test_a_folder_that_cannot_be_written_to_is_told(store, path):
    begin(store)
    path.parent.chmod(0o500)
    try:
        with pytest.raises(StoreError):
            store.back_up(NOW)
    finally:
        path.parent.chmod(0o700)
    assert len(store.sessions()) == 1


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (PermissionError(13, "no"), failures.READ_ONLY),
        (OSError(30, "read-only file system"), failures.READ_ONLY),
        (OSError(28, "no space"), failures.FULL),
        (OSError(5, "input/output"), failures.DISK),
    ],
)
def test_what_the_system_refuses_is_told_in_the_words_of_the_store(
    store, path, monkeypatch, error, sentence
):
    def refuse(*_):
        raise error

    begin(store)
    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(StoreError) as caught:
        store.back_up(NOW)
    assert caught.value.sentence == sentence
    assert [each.name for each in path.parent.iterdir() if ".of-" in each.name] == []


# Looking inside


def test_a_copy_says_what_it_holds_and_stays_as_it_is(store, path):
    begin(store, *store.add_people(["Resi", "Sepp"]), title="Friday")
    copy = store.back_up(NOW)
    before = copy.read_bytes()
    held = look_inside(copy, len)
    assert [each.title for each in held.sessions] == ["Friday"]
    assert held.people == ("Resi", "Sepp")
    assert copy.read_bytes() == before
    assert len(list(path.parent.glob("*.of-*"))) == 1


def test_a_damaged_copy_is_named_and_not_restored(store, path):
    for number in range(30):
        begin(store, title=f"{number}" * 500)
    copy = store.back_up(NOW)
    content = bytearray(copy.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)
    copy.write_bytes(content)
    (found,) = [each for each in backups(path) if each.file == copy]
    assert problem_of(found.file) == failures.DAMAGED
    for act in (lambda file: look_inside(file, len), lambda file: restore(path, file, NOW)):
        with pytest.raises(StoreError) as caught:
            act(copy)
        assert caught.value.sentence == failures.DAMAGED
    assert replaced(path) == []
    assert len(store.sessions()) == 30


@pytest.mark.parametrize("content", [b"", b"no database at all, but long enough" * 100])
def test_something_else_is_no_copy(tmp_path, path, content):
    begin_one(path)
    other = tmp_path / "other"
    other.write_bytes(content)
    with pytest.raises(StoreError) as caught:
        restore(path, other, NOW)
    assert caught.value.sentence == failures.FOREIGN
    assert titles(path) == ["Friday"]


def begin_one(path, title="Friday"):
    with closing(SqliteStore(path)) as opened:
        begin(opened, *opened.add_people([f"Resi of {title}"]), title=title)


# Restoring


def test_what_a_copy_holds_takes_the_place_of_the_file_which_is_kept_aside(path):
    begin_one(path, "Friday")
    with closing(SqliteStore(path)) as opened:
        copy = opened.back_up(NOW)
    begin_one(path, "Saturday")
    aside = restore(path, copy, NOW + timedelta(minutes=1))
    assert titles(path) == ["Friday"]
    assert [each.title for each in look_inside(aside, len).sessions] == ["Saturday", "Friday"]
    assert [each.file for each in backups(path)] == [aside, copy]
    restore(path, aside, NOW + timedelta(minutes=2))
    assert titles(path) == ["Friday", "Saturday"]


def test_another_program_that_has_the_file_open_sees_the_change(store, path):
    friday = begin(store, title="Friday")
    copy = store.back_up(NOW)
    saturday = begin(store, title="Saturday")
    store.changed()
    restore(path, copy, NOW)
    assert store.changed()
    assert [each.title for each in store.sessions()] == ["Friday"]
    store.append(friday, NOW, [hand(1)], 1)
    assert titles(path) == ["Friday"]
    with pytest.raises(StoreError):
        store.append(saturday, NOW, [hand(1)], 1)


def test_A98_a_damaged_file_names_its_copy_and_is_kept_byte_by_byte_when_that_is_restored(path):
    begin_one(path)
    with closing(SqliteStore(path)) as opened:
        copy = opened.back_up(NOW)
    path.write_bytes(path.read_bytes()[:5000])
    damaged = path.read_bytes()
    with pytest.raises(SpoiltError) as caught:
        SqliteStore(path)
    assert isinstance(caught.value.sentence, Phrase)
    assert dict(caught.value.sentence.values) == {"why": failures.DAMAGED, "copy": copy.name}
    assert caught.value.copy == copy.name
    aside = restore(path, copy, NOW)
    assert aside.read_bytes() == damaged
    assert titles(path) == ["Friday"]
    assert problem_of(aside) == failures.DAMAGED


def test_a_file_that_is_gone_comes_back(path):
    begin_one(path)
    with closing(SqliteStore(path)) as opened:
        copy = opened.back_up(NOW)
    path.unlink()
    assert restore(path, copy, NOW) is None
    assert titles(path) == ["Friday"]


def test_a_copy_of_an_older_version_is_brought_up_to_date(tmp_path, path):
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as made:
        released(FIRST).apply(Database(made, execute_plugins=False))
        made.execute(
            "INSERT INTO session (variant, title, place, opened_at) VALUES ('bavarian', 'old', '', ?)",
            (NOW.isoformat(),),
        )
        made.execute(
            "INSERT INTO writing (session, place, act, at, body) VALUES (1, 0, 0, ?, '{}')",
            (NOW.isoformat(),),
        )
        made.execute(f"PRAGMA application_id={APPLICATION}")
        made.commit()
    before = old.read_bytes()
    assert [each.title for each in look_inside(old, len).sessions] == ["old"]
    restore(path, old, NOW)
    assert titles(path) == ["old"]
    assert old.read_bytes() == before


def test_A94_copies_are_forgotten_with_the_evening(store, path):
    session = begin(store, title="secret evening")
    copy = store.back_up(NOW)
    restore(path, copy, NOW)
    store.remove(session)
    assert [each for each in path.parent.iterdir() if b"secret evening" in each.read_bytes()] == []


def test_a_copy_of_many_evenings_takes_no_time(store):
    for number in range(200):
        begin(store, title=f"{number}" * 200)
    began = time.perf_counter()
    store.back_up(NOW)
    assert time.perf_counter() - began < 2


# Two programs at once


def test_a_copy_that_another_program_throws_away_while_it_is_made_is_made_again(
    store, path, monkeypatch
):
    """Fault: it said that the disk does not work, where the other one only removed an evening."""
    begin(store)
    inspected = []

    def thrown_away(begun, migrations):
        if not inspected:
            begun.unlink()
        inspected.append(begun)
        return inspect(begun, migrations)

    monkeypatch.setattr(backup, "inspect", thrown_away)
    made = store.back_up(NOW)
    assert len(inspected) == 2
    assert copies(path) == [made]


def test_an_evening_is_removed_though_another_program_throws_the_copies_away_just_then(
    store, path, monkeypatch
):
    """Fault: a copy that was there a moment before stopped the program with a traceback."""
    session = begin(store)
    copy = store.back_up(NOW)
    beside = backup._beside
    monkeypatch.setattr(
        backup, "_beside", lambda of, ending: [*beside(of, ending), of.with_name("gone")]
    )
    store.remove(session)
    assert not copy.exists()
    assert not store.sessions()
