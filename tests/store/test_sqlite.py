"""What is written stays as it was written, and a file that is not ours stays as it was found."""

import os
import re
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from sqlite_utils import Database, Migrations
from store_words import FIRST, NOW, SECOND, THIRD, begin, hand, opening, released

from schafscore.core.accounts import Person
from schafscore.services.ports import (
    ChangedElsewhereError,
    ForgottenError,
    GoneError,
    HereAlreadyError,
    NameTakenError,
    SpoiltError,
    StoreError,
    Written,
)
from schafscore.store import failures, sqlite
from schafscore.store.restoring import backups, look_inside, problem_of, restore
from schafscore.store.schema import APPLICATION, m0001_evenings
from schafscore.store.soundness import OF_PLACES, Damage, inspect, is_sound, is_usable
from schafscore.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "evenings.db"


@pytest.fixture
def store(path):
    with closing(SqliteStore(path)) as opened:
        yield opened


def raw(path, *statements):
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


# Append-only


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE writing SET body = '{}' WHERE place = 1",
        "UPDATE writing SET at = '2020-01-01'",
        "DELETE FROM writing WHERE place = 1",
        "INSERT INTO writing (session, place, act, at, body) VALUES (1, 1, 1, '', '{}')",
        "INSERT INTO writing (session, place, act, at, body) VALUES (1, 7, 7, '', '{}')",
        "INSERT OR REPLACE INTO writing SELECT id, session, place, act, at, '{}' FROM writing",
        "INSERT INTO writing (session, place, act, at, body) VALUES (1, 2, 2, '', 'no json')",
    ],
)
def test_a_writing_is_never_changed_by_any_program(store, path, statement):
    session = begin(store)
    store.append(session, NOW, [hand(1)], 1)
    before = store.journal(session)
    with pytest.raises(sqlite3.IntegrityError):
        raw(path, statement)
    assert store.journal(session) == before


def test_A64_two_equal_hands_are_two(store):
    session = begin(store)
    store.append(session, NOW, [hand(1), hand(1)], 1)
    assert [each.place for each in store.journal(session)] == [0, 1, 2]
    assert [each.act for each in store.journal(session)] == [0, 1, 1]


def test_text_and_time_come_back_as_they_were(store):
    session = begin(store)
    zone = datetime(2026, 3, 6, 23, 30, 1, 5, tzinfo=UTC).astimezone()
    store.append(session, zone, [hand(1, "Ächz ř ł Ж 😀 \u0308 ' \" \\ \n")], 1)
    (written,) = store.journal(session, since=1)
    assert written.body == hand(1, "Ächz ř ł Ж 😀 \u0308 ' \" \\ \n")
    assert written.at == zone


def test_a_power_cut_finds_everything_on_disk(store):
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._db.execute("PRAGMA foreign_keys").fetchone() == (1,)


# Evenings and people


def test_A88_two_evenings_on_one_day_with_the_same_name(store):
    one, other = begin(store), begin(store)
    assert one != other
    assert len(store.sessions()) == 2


def test_A89_evenings_are_in_the_order_of_time_whatever_the_zone(store):
    east = timezone(timedelta(hours=9))
    late = begin(store, title="late", at=datetime(2026, 7, 2, 20, tzinfo=UTC))
    early = begin(store, title="early", at=datetime(2026, 7, 3, 1, tzinfo=east))
    older = begin(store, title="older", at=datetime(2026, 6, 27, 20, tzinfo=UTC))
    assert [each.id for each in store.sessions()] == [late, early, older]
    store.append(older, datetime(2026, 7, 4, tzinfo=UTC), [hand(1)], 1)
    assert store.sessions()[0].id == older
    assert store.sessions()[0].writings == 2


def test_A83_a_name_is_there_once_even_from_two_programs(store, path):
    (hans,) = store.add_people(["Hans"])
    with closing(SqliteStore(path)) as other, pytest.raises(NameTakenError) as caught:
        other.add_people(["Somebody new", "  HANS "])
    assert caught.value.person == hans
    assert caught.value.name == "Hans"
    assert store.people() == {hans: "Hans"}


def test_A85_renamed_people_keep_their_id(store):
    alice, bob = store.add_people(["Alice", "Bob"])
    store.rename_person(alice, "Baz")
    store.rename_person(bob, "Alice")
    assert store.people() == {alice: "Baz", bob: "Alice"}
    with pytest.raises(NameTakenError):
        store.rename_person(alice, "alice")
    store.rename_person(bob, "ALICE")
    assert store.people()[bob] == "ALICE"


def test_a_draft_is_kept_and_ends_with_the_hand(store):
    session = begin(store)
    assert store.draft(session) is None
    store.keep_draft(session, "half")
    store.append(session, NOW, [hand(1)], 1)
    assert store.draft(session) == "half"
    store.append(session, NOW, [hand(2)], 2, ends_draft=True)
    assert store.draft(session) is None
    store.keep_draft(session, "more")
    store.keep_draft(session, None)
    assert store.draft(session) is None


@pytest.mark.parametrize(
    "deed",
    [
        lambda store: store.append(9, NOW, [hand(1)], 0),
        lambda store: store.journal(9),
        lambda store: store.retitle(9, "", ""),
        lambda store: store.remove(9),
        lambda store: store.keep_draft(9, "half"),
    ],
)
def test_an_evening_that_is_not_there(store, deed):
    with pytest.raises(GoneError):
        deed(store)


# Two programs


def test_who_comes_second_is_told_and_writes_nothing(store, path):
    session = begin(store)
    with closing(SqliteStore(path)) as other:
        other.append(session, NOW, [hand(1)], 1)
        assert store.changed()
        assert not store.changed()
        with pytest.raises(ChangedElsewhereError):
            store.append(session, NOW, [hand(7), hand(8)], 1)
        store.append(session, NOW, [hand(2)], 2)
        assert not store.changed()
        assert other.changed()
    assert [each.body.get("hand") for each in store.journal(session)] == [None, 1, 2]


def test_a_file_another_program_writes_to_is_named_as_such(store, path):
    session = begin(store)
    store._db.execute("PRAGMA busy_timeout=10")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as caught:
            store.append(session, NOW, [hand(1)], 1)
    assert caught.value.sentence == failures.BUSY
    store.append(session, NOW, [hand(1)], 1)


def test_four_programs_may_start_on_a_file_that_is_not_there_yet(path):
    code = f"from schafscore.store.sqlite import *; SqliteStore(Path({str(path)!r})).close()"
    started = [
        subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stderr=subprocess.PIPE)
        for _ in range(4)
    ]
    assert [(each.communicate()[1], each.returncode) for each in started] == [(b"", 0)] * 4


# Files that are not as they should be


def newer(path):
    later = Migrations("schafscore")
    later()(m0001_evenings)
    later(name="m9999_unheard_of")(lambda db: db.execute("CREATE TABLE novelty (x TEXT)"))
    SqliteStore(path, later).close()


def foreign(path):
    raw(path, "CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('Dampfnudeln')")


def damaged(path):
    with closing(SqliteStore(path)) as opened:
        session = begin(opened)
        opened.append(session, NOW, [hand(n, "x" * 500) for n in range(200)], 1)
    content = bytearray(path.read_bytes())
    content[4096 * 6 : 4096 * 7] = b"\xa5" * 4096
    path.write_bytes(content)


def cut_off(path):
    with closing(SqliteStore(path)) as opened:
        begin(opened)
    path.write_bytes(path.read_bytes()[:5000])


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (newer, failures.NEWER),
        (foreign, failures.FOREIGN),
        (lambda path: path.write_text("Resi;Sepp\n30;-30\n" * 200), failures.FOREIGN),
        (lambda path: path.write_bytes(b"\0" * 8192), failures.FOREIGN),
        (damaged, failures.DAMAGED),
        (cut_off, failures.DAMAGED),
    ],
)
def test_A98_a_file_that_is_not_ours_is_refused_untouched(path, make, sentence):
    make(path)
    before = path.read_bytes()
    with pytest.raises(StoreError) as caught:
        SqliteStore(path)
    assert caught.value.sentence == sentence
    assert path.read_bytes() == before
    assert not list(path.parent.glob("*.before-*"))


SPOILT = {
    "a colon": (b'"writing": "hand"', b'"writing"; "hand"'),
    "a brace": (b'{"writing": "hand"', b'["writing": "hand"'),
    "no UTF-8 in a body": (b"hand of that evening", b"hand of that even\xffng"),
    "no UTF-8 in a title": (b"Friday", b"Frid\xffy"),
    "no UTF-8 in a name": (b"Resi", b"Res\xff"),
    "no UTF-8 in a draft": (b"half entered", b"half enter\xffd"),
    "a time": (b"2026-03-06T20:00", b"2026-03-06T2x:00"),
    "a day": (b"2026-03-06T20:00", b"2026-13-06T20:00"),
    "a zone": (b"00.000000+00:00", b"00.000000000000"),
    "a person": (b'"people": [1]', b'"people": [7]'),
    "a column": (b"opened_at TEXT", b"openet_at TEXT"),
    "a key": (b"session (\n        id INTEGER", b"session (\n        ix INTEGER"),
    "no UTF-8 in a column": (b"opened_at TEXT", b"opene\xff_at TEXT"),
}


def spoil(path, how):
    this, that = SPOILT[how]
    content = path.read_bytes()
    assert this in content
    path.write_bytes(content.replace(this, that))


def with_one_hand(path):
    with closing(SqliteStore(path)) as opened:
        session = begin(opened, *opened.add_people(["Resi"]))
        opened.append(session, NOW, [hand(1)], 1)
        opened.keep_draft(session, "half entered")


OF_THE_TABLES = ("a column", "a key", "no UTF-8 in a column")
OF_WORDS = ("no UTF-8 in a title", "no UTF-8 in a name", "no UTF-8 in a draft")
OF_ONE_EVENING = [how for how in SPOILT if how not in (*OF_THE_TABLES, *OF_WORDS)]


@pytest.mark.parametrize("how", OF_THE_TABLES)
def test_A98_one_spoilt_letter_of_the_tables_is_damage_that_is_said_at_once(path, how):
    with_one_hand(path)
    spoil(path, how)
    before = path.read_bytes()
    with pytest.raises(SpoiltError) as caught:
        SqliteStore(path)
    assert caught.value.sentence == failures.DAMAGED
    assert not caught.value.partly
    assert path.read_bytes() == before


@pytest.mark.parametrize("how", [*OF_ONE_EVENING, *OF_WORDS])
def test_A98_one_spoilt_letter_names_the_sound_copy_before_anything_is_opened(path, how):
    with_one_hand(path)
    with closing(SqliteStore(path)) as opened:
        copy = opened.back_up(NOW)
    spoil(path, how)
    before = path.read_bytes()
    with pytest.raises(SpoiltError) as caught:
        SqliteStore(path)
    assert (caught.value.copy, caught.value.partly) == (copy.name, True)
    assert path.read_bytes() == before
    with closing(SqliteStore(path, partly=True)) as opened:
        assert opened.damage


def with_another_evening(path):
    """Begin one more, in which nothing is as in the first; return its number."""
    with_one_hand(path)
    with closing(SqliteStore(path)) as opened:
        sepp = opened.add_people(["Sepp"])
        at = datetime(2026, 5, 7, 21, 30, 1, 234567, tzinfo=UTC)
        return begin(opened, *sepp, title="Saturday", at=at)


@pytest.mark.parametrize("how", OF_ONE_EVENING)
def test_A98_one_spoilt_letter_without_a_copy_leaves_every_other_evening_usable(path, how):
    other = with_another_evening(path)
    spoil(path, how)
    with closing(SqliteStore(path)) as opened:
        assert opened.damage.sessions == {1}
        assert {each.title for each in opened.sessions()} == {"Friday", "Saturday"}
        with pytest.raises(SpoiltError) as caught:
            opened.journal(1)
        assert caught.value.sentence == failures.EVENING
        kept = opened.raw(1)
        assert len(kept) == 2
        opened.append(other, NOW, [hand(1)], 1)
        assert len(opened.journal(other)) == 2
        copy = opened.back_up(NOW).rename(path.with_name("copy"))
        opened.remove(other)
        assert opened.raw(1) == kept
        assert set(opened.people().values()) == {"Resi", "Sepp"}, "he may be in what is damaged"
    restore(path, copy, NOW)
    assert look_inside(copy, len).hands == {1: None, other: 2}
    with closing(SqliteStore(path)) as opened:
        assert opened.raw(1) == kept
        assert len(opened.journal(other)) == 2
        opened.remove(1)
        assert not opened.damage
    SqliteStore(path).close()


def test_A98_no_evening_takes_the_copies_with_it_that_are_all_there_is_of_a_damaged_one(path):
    other = with_another_evening(path)
    with closing(SqliteStore(path)) as opened:
        copy = opened.back_up(NOW)
    spoil(path, "a colon")
    with closing(SqliteStore(path, partly=True)) as opened:
        with pytest.raises(StoreError) as caught:
            opened.remove(other)
        assert caught.value.sentence == failures.COPIES_NEEDED
        assert len(opened.sessions()) == 2
        assert copy.exists()
        opened.remove(1)
        assert [each.id for each in opened.sessions()] == [other]
        assert not copy.exists()


@pytest.mark.parametrize("how", OF_WORDS)
def test_A98_one_spoilt_letter_of_a_name_without_a_copy_keeps_nobody_from_anything(path, how):
    other = with_another_evening(path)
    spoil(path, how)
    with closing(SqliteStore(path)) as opened:
        assert opened.damage == Damage(words=True)
        assert len(opened.journal(1)) == 2
        assert len(opened.journal(other)) == 1
        words = [*opened.people().values(), *(each.title for each in opened.sessions())]
        assert any("\N{REPLACEMENT CHARACTER}" in each for each in (*words, opened.draft(1)))
        opened.retitle(1, "Friday", "")
        opened.rename_person(Person(1), "Resi")
        opened.keep_draft(1, None)
        opened.back_up(NOW)
    with closing(SqliteStore(path)) as opened:
        assert not opened.damage


@pytest.mark.parametrize(
    ("how", "read"),
    [
        ("a colon", lambda store: store.journal(1)),
        ("no UTF-8 in a body", lambda store: store.journal(1)),
        ("a time", lambda store: store.journal(1)),
        ("a time", SqliteStore.sessions),
        ("a zone", SqliteStore.sessions),
        ("no UTF-8 in a title", SqliteStore.sessions),
        ("no UTF-8 in a name", SqliteStore.people),
        ("no UTF-8 in a draft", lambda store: store.draft(1)),
    ],
)
def test_A98_what_is_spoilt_while_it_is_open_is_damage_too(path, how, read):
    with_one_hand(path)
    with closing(SqliteStore(path)) as opened:
        spoil(path, how)
        with pytest.raises(SpoiltError) as caught:
            read(opened)
    assert caught.value.sentence == failures.DAMAGED


def spoil_place(path, word, which):
    """Make one letter of *word* another where it lies for the *which*-th time: table or index."""
    content = path.read_bytes()
    places = [each.start() for each in re.finditer(re.escape(word), content)]
    assert len(places) == 2
    at = places[which]
    path.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])


OF_AN_INDEX = {"a name of an evening": "uid", "a name of somebody": "normal_form"}


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("how", OF_AN_INDEX)
def test_A98_one_spoilt_letter_of_an_index_is_mended_and_nothing_is_missing(path, how, which):
    """Fault: where an index and its table differed, the whole file was called damaged."""
    other = with_another_evening(path)
    with closing(SqliteStore(path)) as opened:
        copy = opened.back_up(NOW)
        words = {"uid": opened.sessions()[0].uid, "normal_form": "sepp"}
        before = [opened.raw(1), opened.raw(other), opened.people()]
    spoil_place(path, words[OF_AN_INDEX[how]].encode(), which)
    assert not is_sound(path)
    assert is_usable(path)
    as_it_was = path.read_bytes()
    with closing(SqliteStore(path)) as opened:
        assert opened.mended
        assert not opened.damage
        assert [opened.raw(1), opened.raw(other), opened.people()] == before
        opened.append(other, NOW, [hand(1)], 1)
        (aside,) = (each.file for each in backups(path) if each.replaced)
        assert aside.read_bytes()[100:] == as_it_was[100:]
        assert opened.back_up(NOW + timedelta(days=1)) != copy
    with closing(SqliteStore(path)) as opened:
        assert not opened.mended, "it is said once"
        assert len(opened.journal(other)) == 2
    assert look_inside(aside, len).hands == {1: 2, other: 1}, "what was put aside can be used too"


def test_A98_an_index_is_mended_in_memory_where_nothing_can_be_written(path, monkeypatch):
    with_one_hand(path)
    spoil_place(path, b"resi", 1)
    before = path.read_bytes()

    def read_only(*_):
        error = sqlite3.OperationalError("attempt to write a readonly database")
        error.sqlite_errorcode = sqlite3.SQLITE_READONLY
        raise error

    monkeypatch.setattr(sqlite, "put_aside", read_only)
    with closing(SqliteStore(path)) as opened:
        assert opened.locked is not None
        assert not opened.mended
        assert len(opened.journal(1)) == 2
    assert path.read_bytes() == before


@contextmanager
def the_index_stays(path):
    """Let a test change writings without the index of evenings and places, as a spoilt byte does."""
    with closing(sqlite3.connect(path)) as found:
        found.execute("DROP TRIGGER writing_is_not_changed")
        found.commit()
        asked = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = found.execute(asked, (OF_PLACES,)).fetchone()
        (size,) = found.execute("PRAGMA page_size").fetchone()
        found.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        index = path.read_bytes()[(page - 1) * size : page * size]
        yield found
        found.commit()
        found.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = path.read_bytes()
    path.write_bytes(content[: (page - 1) * size] + index + content[page * size :])


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE writing SET place = 9 WHERE session = 1 AND place = 1",
        "UPDATE writing SET session = 77 WHERE session = 1 AND place = 0",
    ],
)
def test_A98_a_writing_that_lost_its_place_gets_it_back_from_the_index(path, spoil):
    """Fault: it kept everybody from every evening, or was the damage of its own."""
    other = with_another_evening(path)
    with closing(SqliteStore(path)) as opened:
        before = [opened.journal(1), opened.journal(other)]
    with the_index_stays(path) as found:
        found.execute(spoil)
    with closing(SqliteStore(path)) as opened:
        assert opened.mended
        assert not opened.damage
        assert [opened.journal(1), opened.journal(other)] == before
        opened.append(1, NOW, [hand(2)], 2)
        with pytest.raises(sqlite3.IntegrityError):
            opened.connection.execute("DELETE FROM writing")
    with closing(SqliteStore(path)) as opened:
        assert not opened.mended
        assert len(opened.journal(1)) == 3
        opened.remove(1)


def test_A98_of_two_writings_at_one_place_each_gets_its_own_back_from_the_index(path):
    """Fault: where one letter made two places alike, nobody could open the file."""
    other = with_another_evening(path)
    with closing(SqliteStore(path)) as opened:
        before = [opened.journal(1), opened.journal(other)]
    content = path.read_bytes()
    # The head of a row: no id, evening 1, place 1, act 1, a text of 32 letters. 8 stands for 0.
    assert content.count(b"\x00\x09\x09\x09\x4d") == 1
    path.write_bytes(content.replace(b"\x00\x09\x09\x09\x4d", b"\x00\x09\x08\x09\x4d"))
    with closing(SqliteStore(path)) as opened:
        assert opened.mended
        assert not opened.damage
        assert [opened.journal(1), opened.journal(other)] == before


def test_A98_an_evening_whose_number_is_spoilt_to_a_word_is_damage_and_no_mistake(path):
    with_one_hand(path)
    content = path.read_bytes()
    path.write_bytes(content.replace(b"\x00\x09\x09\x09\x4d", b"\x00\x19\x09\x09\x4d"))
    with pytest.raises(SpoiltError) as caught:
        SqliteStore(path)
    assert caught.value.sentence == failures.DAMAGED


def test_A98_a_place_that_no_index_knows_either_is_the_damage_of_one_evening(path):
    other = with_another_evening(path)
    with closing(sqlite3.connect(path)) as found, found:
        found.execute("DROP TRIGGER writing_is_not_changed")
        found.execute("UPDATE writing SET place = 9 WHERE session = 1 AND place = 1")
    with closing(SqliteStore(path)) as opened:
        assert not opened.mended
        assert opened.damage.sessions == {1}
        assert len(opened.raw(1)) == 2
        assert len(opened.journal(other)) == 1


@pytest.mark.parametrize("letter", range(0, 12, 3))
def test_A98_a_spoilt_letter_of_what_the_tables_are_called_is_damage(path, letter):
    """Fault: `_sqlite_migrations` under another name stopped the program with a traceback."""
    with_one_hand(path)
    content = path.read_bytes()
    at = content.index(b"_sqlite_migrations_sqlite_migrations") + letter
    path.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
    with pytest.raises(SpoiltError) as caught:
        SqliteStore(path)
    assert caught.value.sentence == failures.DAMAGED


@pytest.mark.parametrize("word", [b"coalesce(max(place)", b"json_valid(body)"])
def test_A98_a_spoilt_letter_of_what_is_asked_before_a_hand_is_written_is_damage(path, word):
    """Fault: `no such function` was a mistake of the program, with a report for every hand."""
    with_one_hand(path)
    content = path.read_bytes()
    path.write_bytes(content.replace(word, word.replace(b"s", b"z")))
    with closing(SqliteStore(path)) as opened, pytest.raises(SpoiltError) as caught:
        opened.append(1, NOW, [hand(2)], 2)
    assert caught.value.sentence == failures.DAMAGED


def test_A98_looking_through_ten_thousand_writings_is_not_noticed(path):
    with closing(SqliteStore(path)) as opened:
        for _ in range(20):
            session = begin(opened)
            opened.append(session, NOW, [hand(n, "x" * 300) for n in range(500)], 1)
    began = time.perf_counter()
    inspect(path)
    assert time.perf_counter() - began < 1


@pytest.mark.skipif(os.name == "nt", reason="Windows moves no file that is open")
def test_A97_a_link_that_leads_to_itself_is_a_file_nobody_finds(store, path):
    session = begin(store)
    path.rename(path.with_name("moved"))
    path.symlink_to(path)
    for deed in (lambda: store.append(session, NOW, [hand(1)], 1), store.changed):
        with pytest.raises(StoreError) as caught:
            deed()
        assert caught.value.sentence == failures.TAKEN_AWAY
    with closing(SqliteStore.of_copy(store.back_up(NOW))) as kept:
        assert len(kept.journal(session)) == 1


def test_A98_a_file_of_another_program_names_the_copy_too(path):
    with closing(SqliteStore(path)) as opened:
        begin(opened)
        copy = opened.back_up(NOW)
    path.write_text("Resi;Sepp\n30;-30\n" * 200)
    with pytest.raises(SpoiltError) as caught:
        SqliteStore(path)
    assert dict(caught.value.sentence.values) == {"why": failures.FOREIGN, "copy": copy.name}


def test_an_empty_file_and_one_whose_beginning_was_interrupted_are_begun(path):
    path.touch()
    SqliteStore(path).close()
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=wal")
    SqliteStore(path).close()
    assert Database(path, execute_plugins=False).execute("PRAGMA application_id").fetchone() == (
        APPLICATION,
    )


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(StoreError) as caught:
        SqliteStore(tmp_path / "no" / "folder" / "evenings.db")
    assert caught.value.sentence == failures.UNREACHABLE


@pytest.mark.skipif(os.name == "nt", reason="no pipes in folders there")
@pytest.mark.parametrize("make", [os.mkfifo, lambda path: path.symlink_to("/dev/full")])
def test_a_pipe_or_a_device_is_no_file_of_evenings_and_gets_nothing_beside_it(path, make):
    make(path)
    with pytest.raises(StoreError) as caught:
        SqliteStore(path)
    assert caught.value.sentence == failures.NO_FILE
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_is_called_a_folder(tmp_path):
    with pytest.raises(StoreError) as caught:
        SqliteStore(tmp_path)
    assert caught.value.sentence == failures.FOLDER


def anew(path):
    """Take the file away with all that belongs to it, and begin another one in its place."""
    for each in path.parent.glob(f"{path.name}*"):
        if ".of-" not in each.name:
            each.rename(each.with_name(f"old {each.name}"))  # the new one gets another number
    with closing(SqliteStore(path, anew=True)) as other:
        begin(other, title="another")


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes no file that is open")
@pytest.mark.parametrize("take_away", [Path.unlink, lambda path: path.rename("gone.db"), anew])
def test_A97_nothing_is_confirmed_that_goes_to_a_file_nobody_finds(
    store, path, monkeypatch, take_away
):
    monkeypatch.chdir(path.parent)
    session = begin(store)
    store.append(session, NOW, [hand(1)], 1)
    take_away(path)
    deeds = (
        lambda: store.append(session, NOW, [hand(2)], 2),
        lambda: store.keep_draft(session, "half"),
        lambda: begin(store),
        lambda: store.add_people(["Resi"]),
        store.changed,
    )
    for deed in deeds:
        with pytest.raises(StoreError) as caught:
            deed()
        assert caught.value.sentence == failures.TAKEN_AWAY
    assert len(store.journal(session)) == 2
    copy = store.back_up(NOW)
    with closing(SqliteStore.of_copy(copy)) as kept:
        assert len(kept.journal(session)) == 2


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes no file that is open")
def test_A98_what_another_file_upset_is_no_copy(store, path):
    session = begin(store)
    path.rename(path.with_name("old"))  # its log stays, and the new file takes it for its own
    with closing(SqliteStore(path)) as other:
        begin(other)
    with pytest.raises(StoreError) as caught:
        store.append(session, NOW, [hand(1)], 1)
    assert caught.value.sentence == failures.TAKEN_AWAY
    with suppress(StoreError):
        assert len(SqliteStore.of_copy(store.back_up(NOW)).journal(session)) == 1
    assert {problem_of(each.file) for each in backups(path)} <= {None}


@pytest.mark.skipif(os.name == "nt", reason="Windows moves no file that is open")
def test_A97_a_file_that_is_put_back_is_written_to_again(store, path):
    session = begin(store)
    aside = path.rename(path.with_name("aside.db"))
    with pytest.raises(StoreError):
        store.append(session, NOW, [hand(1)], 1)
    aside.rename(path)
    store.append(session, NOW, [hand(1)], 1)
    with closing(SqliteStore(path)) as again:
        assert len(again.journal(session)) == 2


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes no file that is open")
def test_A98_a_copy_older_than_the_file_that_lies_there_now_does_not_stand_for_ours(store, path):
    session = begin(store)
    before = store.back_up(NOW)
    os.utime(before, (NOW.timestamp() - 60,) * 2)
    store.append(session, NOW, [hand(1)], 1)
    anew(path)
    for each in path.parent.glob(f"{path.name}*"):
        if each != before:
            os.utime(each, (NOW.timestamp() - 3600,) * 2)
    copy = store.back_up(NOW + timedelta(minutes=1))
    with closing(SqliteStore.of_copy(copy)) as kept:
        assert len(kept.journal(session)) == 2


@contextmanager
def nobody_special():
    """Root may write to everything, so be somebody else."""
    if os.name == "nt" or os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


CUT_OFF = """
import os, sys
from datetime import UTC, datetime
from pathlib import Path
from schafscore.store.sqlite import SqliteStore
store = SqliteStore(Path(sys.argv[1]))
store.append(1, datetime.now(UTC), [{"writing": "hand", "hand": 1, "entry": {"reason": ""}}], 1)
os._exit(0)
"""


@pytest.mark.parametrize("log", [False, True], ids=["closed", "cut off"])
def test_where_nothing_can_be_written_all_can_be_looked_at_and_every_act_says_why(log):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "evenings.db"
        with closing(SqliteStore(path)) as opened:
            begin(opened)
        if log:  # what was written last stands in the log alone
            subprocess.run([sys.executable, "-c", CUT_OFF, str(path)], cwd=ROOT, check=True)
            path.with_name(f"{path.name}-shm").unlink()
        files = list(Path(folder).iterdir())
        for each in files:
            each.chmod(stat.S_IREAD | stat.S_IRGRP | stat.S_IROTH)
        Path(folder).chmod(0o555)
        before = path.read_bytes()
        try:
            with nobody_special(), closing(SqliteStore(path)) as opened:
                assert opened.locked is not None
                assert dict(opened.locked.values) == {"why": failures.READ_ONLY}
                assert [each.title for each in opened.sessions()] == ["Friday"]
                assert len(opened.journal(1)) == (2 if log else 1)
                for act in (
                    begin,
                    lambda store: store.append(1, NOW, [hand(2)], 2 if log else 1),
                    lambda store: store.keep_draft(1, "half"),
                    lambda store: store.remove(1),
                    lambda store: store.retitle(1, "Sunday", ""),
                    lambda store: store.add_people(["Sepp"]),
                ):
                    with pytest.raises(StoreError) as caught:
                        act(opened)
                    assert caught.value.sentence == opened.locked
                with pytest.raises(StoreError):
                    opened.back_up(NOW)
        finally:
            Path(folder).chmod(0o755)
        assert path.read_bytes() == before
        assert set(Path(folder).iterdir()) == set(files)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (sqlite3.SQLITE_FULL, "The disk is full"),
        (sqlite3.SQLITE_IOERR_SHMSIZE, "The disk is full"),
        (sqlite3.SQLITE_READONLY, failures.READ_ONLY),
        (sqlite3.SQLITE_CANTOPEN, failures.READ_ONLY),
    ],
)
def test_A97_a_disk_that_is_full_lets_every_evening_be_looked_at(path, monkeypatch, code, why):
    with closing(SqliteStore(path)) as opened:
        begin(opened)

    def fail(_):
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = code
        raise error

    with monkeypatch.context() as full:
        full.setattr(Database, "enable_wal", fail)
        with closing(SqliteStore(path)) as opened:
            assert dict(opened.locked.values) == {"why": why}
            assert len(opened.journal(1)) == 1
            with pytest.raises(StoreError):
                begin(opened)
            full.undo()
            opened.open_again()
            assert opened.locked is None
            begin(opened)


def test_a_full_disk_keeps_nothing_of_the_hand_and_everything_before(store):
    session = begin(store)
    store.append(session, NOW, [hand(1)], 1)
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count={pages}")
    with pytest.raises(StoreError) as caught:
        store.append(session, NOW, [hand(2), hand(3, "x" * 50_000)], 2)
    assert caught.value.sentence == failures.FULL
    assert len(store.journal(session)) == 2
    store._db.execute("PRAGMA max_page_count=100000")
    store.append(session, NOW, [hand(2)], 2)
    assert len(store.journal(session)) == 3


# Migrations


def test_an_evening_of_the_first_version_gets_a_name_of_its_own(path):
    with closing(sqlite3.connect(path)) as made:
        db = Database(made, execute_plugins=False)
        released(FIRST).apply(db)
        for title in ("Friday", "Saturday"):
            db.execute(
                "INSERT INTO session (variant, title, place, opened_at) VALUES (?, ?, ?, ?)",
                ("bavarian", title, "", NOW.isoformat()),
            )
        db.execute(
            "INSERT INTO writing (session, place, act, at, body) SELECT id, 0, 0, ?, '{}' FROM session",
            (NOW.isoformat(),),
        )
        db.execute(f"PRAGMA application_id={APPLICATION}")
        made.commit()
    with closing(SqliteStore(path)) as opened:
        names = {each.title: each.uid for each in opened.sessions()}
    assert set(names) == {"Friday", "Saturday"}
    assert len(set(names.values())) == 2
    assert all(len(each) == 32 for each in names.values())
    assert path.with_name("evenings.db.before-m0002_uid").exists()


def test_an_evening_from_elsewhere_keeps_its_acts_its_times_and_its_name(store):
    here = begin(store)
    store.append(here, NOW + timedelta(hours=1), [hand(1), hand(2)], 1)
    (record,), written = store.sessions(), store.journal(here)
    with closing(SqliteStore()) as other:
        there = other.take_over("Friday", "Kitchen", NOW, "bavarian", written, record.uid)
        assert other.journal(there) == written
        assert other.sessions()[0].uid == record.uid
        assert other.sessions()[0].last_at == record.last_at
        with pytest.raises(HereAlreadyError) as caught:
            other.take_over("Friday", "Kitchen", NOW, "bavarian", written, record.uid)
        assert caught.value.session == there
        twin = other.take_over("Friday", "Kitchen", NOW, "bavarian", written, None)
        assert len({each.uid for each in other.sessions()}) == 2
        assert other.journal(twin) == written


def test_an_older_file_knows_what_was_written_last_and_whose_ids_were_given(path):
    with closing(sqlite3.connect(path)) as made:
        db = Database(made, execute_plugins=False)
        released(FIRST, SECOND).apply(db)
        db.execute("INSERT INTO player VALUES (2, 'Resi', 'resi')")
        for number, year in ((1, 2100), (2, 2000)):
            db.execute(
                "INSERT INTO session (variant, title, place, opened_at, uid) VALUES (?, ?, ?, ?, ?)",
                ("bavarian", str(year), "", NOW.isoformat(), str(year)),
            )
            db.execute(
                "INSERT INTO writing (session, place, act, at, body) VALUES (?, 0, 0, ?, ?)",
                (number, f"{year}-01-01T20:00:00.000000+00:00", '{"people": [2]}'),
            )
        db.execute(f"PRAGMA application_id={APPLICATION}")
        made.commit()
    with closing(SqliteStore(path)) as opened:
        assert opened.last().title == "2000"
        assert opened.sessions()[0].title == "2100"
        assert opened.people() == {Person(2): "Resi"}
        assert opened.add_people(["Sepp"]) == (Person(3),)
        opened.append(1, NOW, [hand(1)], 1)
        assert opened.last().title == "2100"
        kept = path.with_name("evenings.db.before-m0003_people_and_order").exists()
        begin(opened, Person(3))
        for each in opened.sessions():
            opened.remove(each.id)
        assert opened.add_people(["Resi"]) == (Person(4),)
    assert kept


def next_version(*more):
    later = released(FIRST, SECOND, THIRD)

    @later()
    def m0004_next(db):
        db.execute("ALTER TABLE session ADD COLUMN weather TEXT NOT NULL DEFAULT ''")
        for statement in more:
            db.execute(statement)

    return later


def test_a_migration_keeps_the_evenings_and_a_copy_of_the_file_before(path):
    with closing(SqliteStore(path)) as old:
        session = begin(old, *old.add_people(["Resi"]))
        old.append(session, NOW, [hand(1)], 1)
        journal = old.journal(session)
    with closing(SqliteStore(path, next_version())) as new:
        assert new.journal(session) == journal
        assert new._db.execute("SELECT weather FROM session").fetchall() == [("",)]
    copy = path.with_name("evenings.db.before-m0004_next")
    with closing(SqliteStore(copy)) as before:
        assert before.journal(session) == journal


@pytest.mark.parametrize(
    "fault",
    ["INSERT INTO no_such_table VALUES (1)", "INSERT INTO draft VALUES (77, 'of no evening')"],
)
def test_a_migration_that_fails_leaves_the_file_as_it_was(path, fault):
    with closing(SqliteStore(path)) as old:
        session = begin(old)
    before = path.read_bytes()
    with pytest.raises(StoreError) as caught:
        SqliteStore(path, next_version(fault))
    assert caught.value.sentence == failures.NOT_MIGRATED
    assert path.read_bytes() == before
    with closing(SqliteStore(path)) as old:
        assert len(old.journal(session)) == 1


# Forgetting


def test_A94_a_removed_evening_leaves_no_trace_in_the_file(path):
    secret = "a remark nobody shall read again"
    with closing(SqliteStore(path)) as store, closing(SqliteStore(path)) as other:
        resi, sepp = store.add_people(["Resi", "Sepp the second"])
        kept = begin(store, resi, title="kept evening")
        gone = begin(store, resi, sepp, title="forgotten evening")
        store.append(gone, NOW, [hand(n, f"{secret} {n}") for n in range(300)], 1)
        store.append(kept, NOW, [hand(1)], 1)
        store.keep_draft(gone, "half a secret draft")
        path.with_name(f"{path.name}.before-m0002_next").write_text(secret)
        path.with_name(f"{path.name}.of-unfinished-1").write_text(secret)
        store.back_up(NOW)
        assert len(other.journal(gone)) == 301
        store.remove(gone)
        assert [each.id for each in other.sessions()] == [kept]
        assert store.people() == {resi: "Resi"}
        traces = (secret, "forgotten evening", "half a secret", "Sepp the second")
        for file in path.parent.iterdir():
            content = file.read_bytes()
            assert not [each for each in traces if each.encode() in content], file
        assert begin(store, resi) > gone, "an id that was given away once"
        assert len(other.journal(kept)) == 2


def test_who_joined_later_counts_as_having_sat_there(store):
    resi, sepp, late = store.add_people(["Resi", "Sepp", "Late"])
    session, other = begin(store, resi), begin(store, sepp)
    seats = {"writing": "seats", "people": [resi.id, late.id], "before": None}
    store.append(session, NOW, [seats], 1)
    store.remove(other)
    assert store.people() == {resi: "Resi", late: "Late"}
    store.remove(session)
    assert store.people() == {}


def test_an_id_of_a_person_is_never_given_twice(store, path):
    resi, sepp = store.add_people(["Resi", "Sepp"])
    session = begin(store, resi, sepp)
    with closing(SqliteStore(path)) as other:
        other.remove(session)
        (emil,) = other.add_people(["Emil"])
    assert emil not in (resi, sepp)
    with pytest.raises(ForgottenError):
        store.rename_person(resi, "Theres")
    with pytest.raises(ForgottenError):
        begin(store, resi, emil)
    running = begin(store, emil)
    seats = {"writing": "seats", "people": [emil.id, sepp.id], "before": None}
    with pytest.raises(ForgottenError):
        store.append(running, NOW, [seats], 1)
    written = [Written(0, 0, NOW, opening(emil, sepp))]
    with pytest.raises(ForgottenError):
        store.take_over("", "", NOW, "bavarian", written, None)
    assert store.people() == {emil: "Emil"}
    assert [each.id for each in store.sessions()] == [running]
    assert len(store.journal(running)) == 1


# The evening written to last


def test_the_evening_written_to_last_is_so_whatever_the_clock_said(store):
    assert store.last() is None
    first = begin(store, at=NOW + timedelta(days=9000))
    second = begin(store, at=NOW - timedelta(days=9000))
    assert store.last().id == second
    store.append(first, NOW - timedelta(days=9999), [hand(1)], 1)
    assert store.last().id == first
    store.append(second, NOW - timedelta(days=9999), [hand(1)], 1)
    assert store.last().id == second
    store.remove(second)
    assert store.last().id == first


def test_an_evening_taken_in_is_no_news_until_it_is_written_to(store):
    written = [Written(0, 0, NOW + timedelta(days=1), opening())]
    early = [Written(0, 0, NOW, opening())]
    taken = store.take_over("", "", NOW, "bavarian", written, None)
    other = store.take_over("", "", NOW, "bavarian", early, None)
    assert store.last().id == taken, "where there is no other, the latest of them"
    tonight = begin(store)
    store.take_over("", "", NOW, "bavarian", written, None)
    assert store.last().id == tonight
    store.append(other, NOW, [hand(1)], 1)
    assert store.last().id == other


READS = {
    "people": SqliteStore.people,
    "sessions": SqliteStore.sessions,
    "journal": lambda store: store.journal(1),
    "draft": lambda store: store.draft(1),
}


@pytest.mark.skipif(os.name == "nt", reason="Windows moves no file that is open")
@pytest.mark.parametrize("read", READS.values(), ids=READS)
@pytest.mark.parametrize("hands", [0, 1, 60])
def test_A97_what_is_read_where_another_file_upset_the_log_fails_with_a_sentence(
    store, path, read, hands
):
    session = begin(store)
    store.append(session, NOW, [hand(number) for number in range(1, 31)], 1)
    path.rename(path.with_name("old"))
    with suppress(StoreError), closing(SqliteStore(path)) as other:
        begun = begin(other)
        other.append(begun, NOW, [hand(number) for number in range(1, hands + 1)], 1)
    with pytest.raises(StoreError) as caught:
        read(store)
    assert caught.value.sentence == failures.TAKEN_AWAY


@pytest.mark.parametrize("read", READS.values(), ids=READS)
def test_A97_a_table_that_another_program_dropped_is_damage(store, path, read):
    begin(store)
    with closing(sqlite3.connect(path)) as other:
        for table in ("draft", "writing", "session", "player"):
            other.execute(f"DROP TABLE {table}")
        other.commit()
    with pytest.raises(StoreError) as caught:
        read(store)
    assert caught.value.sentence == failures.DAMAGED
