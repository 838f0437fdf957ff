"""The parts put together: a home of its own, a file that may be named, the language chosen."""

import os
import tracemalloc
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from schafscore import bootstrap
from schafscore.exchange import BadFileError
from schafscore.exchange.records import Agrees, NoRecord
from schafscore.services.agreement import own_preset
from schafscore.services.disk import why_not
from schafscore.services.ports import LostError, StoreError
from schafscore.services.travelling import UnfitError
from schafscore.store import failures


@pytest.fixture
def app(tmp_path):
    opened = bootstrap.start(tmp_path, language="de")
    yield opened
    opened.close()


def test_the_evenings_are_kept_in_the_home(app, tmp_path):
    assert app.file == tmp_path / "evenings.db"
    session = evening(app).record.id
    again = bootstrap.start(tmp_path, language="en")
    assert again.tables.last().id == session
    assert again.tables.open(session).rules == app.tables.open(session).rules
    again.close()


def evening(app):
    preset = next(each for each in app.tables.presets.values() if not each.incomplete)
    names = [f"Person {seat}" for seat in range(min(preset.rules.variant.seating))]
    return app.tables.new(preset, [app.tables.people.find(name) or name for name in names])


def test_A98_a_session_begins_and_ends_with_a_copy(tmp_path, monkeypatch):
    now = datetime(2026, 3, 6, 20, tzinfo=UTC)
    monkeypatch.setattr(bootstrap, "_now", lambda: now)
    app = bootstrap.start(tmp_path)
    assert app.secured_at is None, "there is nothing to keep yet"
    first = evening(app).record.id
    app.close()
    now += timedelta(days=7)
    app = bootstrap.start(tmp_path)
    (copy,) = app.backups()
    assert (copy.at, app.secured_at) == (now - timedelta(days=7),) * 2
    evening_id = app.tables.again(first).record.id
    app.close()
    app = bootstrap.start(tmp_path)
    assert app.secured_at == now
    assert len(app.backups()) == 2
    app.restore(copy)
    app.open_again()
    assert [each.id for each in app.tables.sessions()] == [first] != [evening_id]
    app.close()


def test_A98_a_copy_of_a_clock_that_was_ahead_is_no_recent_one(tmp_path, monkeypatch):
    right = datetime(2026, 3, 6, 20, tzinfo=UTC)
    now = right + timedelta(days=1000)
    monkeypatch.setattr(bootstrap, "_now", lambda: now)
    app = bootstrap.start(tmp_path)
    evening(app).note("ahead")
    app.close()
    now = right
    app = bootstrap.start(tmp_path)
    assert app.secured_at == right, "a copy was made at the start"
    evening(app)
    now += timedelta(minutes=1)
    assert app.back_up().at == now
    app.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes no file that is open")
def test_A98_what_was_booked_before_the_file_was_deleted_is_kept_in_a_copy_at_the_end(tmp_path):
    app = bootstrap.start(tmp_path)
    desk = evening(app)
    desk.note("the last thing that was confirmed")
    for each in tmp_path.glob("evenings.db*"):
        each.unlink()
    with pytest.raises(StoreError) as caught:
        desk.note("lost")
    assert caught.value.sentence == failures.TAKEN_AWAY
    app.close()
    with pytest.raises(LostError):
        bootstrap.start(tmp_path)
    app = bootstrap.start(tmp_path, anew=True)
    assert not app.tables.sessions()
    app.restore(app.backups()[0])
    app.open_again()
    assert app.tables.open(desk.record.id).notes == {None: "the last thing that was confirmed"}
    app.close()


def test_many_short_runs_of_an_evening_do_not_push_out_the_copies_of_the_last(tmp_path):
    for _ in range(3):
        app = bootstrap.start(tmp_path)
        evening(app)
        app.close(secure=False)
    assert len(app.backups()) == 1


def test_A98_a_copy_can_be_made_at_any_time(app):
    evening(app)
    made = app.back_up()
    assert app.backups() == (made,)
    assert [each.id for each in bootstrap.look_inside(made.file, len).sessions] == [1]


def test_without_a_home_named_it_is_that_of_the_user(tmp_path):
    # conftest.py sets it aside for every test.
    app = bootstrap.start()
    assert app.home == tmp_path / "home"
    app.close()


def test_a_file_may_be_named_and_its_trouble_has_a_sentence(tmp_path):
    file = tmp_path / "party.db"
    app = bootstrap.start(tmp_path / "home", file)
    assert app.file == file
    app.close()
    file.write_text("no evenings")
    with pytest.raises(StoreError) as caught:
        bootstrap.start(tmp_path / "home", file)
    assert caught.value.sentence == failures.FOREIGN


def test_the_example_opens_and_leaves_the_file_alone(app):
    desk = app.tables.example()
    assert len(desk.rows()) == 60
    assert app.tables.sessions() == ()


def test_recorded_games_are_compared_with_our_rules(tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text("no record\n\n{}\n", encoding="utf-8")
    found = list(bootstrap.verified(file))
    assert [type(each) for each in found] == [NoRecord, NoRecord]
    assert not any(isinstance(each, Agrees) for each in found)
    with pytest.raises(OSError, match="missing"):
        bootstrap.verified(tmp_path / "missing.jsonl")


def test_rules_that_two_programs_keep_are_both_kept(tmp_path):
    """Both counted from what was there when they began: the second took the place of the first."""
    one, other = bootstrap.start(tmp_path), bootstrap.start(tmp_path)
    agreed = one.tables.presets["bav.wirtshaus"].rules
    for app, name in ((one, "Stammtisch"), (other, "Skatfreunde"), (other, "Stammtisch")):
        app.keep_preset(own_preset(name, agreed, app.tables.presets))
    kept = [each.label for each in other.tables.presets.values() if each.id.startswith("own.")]
    assert sorted(kept) == ["Skatfreunde", "Stammtisch"]
    one.close()
    other.close()


def test_an_evening_is_printed_with_its_title_and_its_people(app):
    pdf = bootstrap.sheet_of(app.tables.example(), app.speech)
    text = "".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages)
    assert "Freitagsrunde" in text
    assert "Korbinian" in text


def test_rules_of_ones_own_are_kept_and_offered_again(app, tmp_path):
    preset = next(iter(app.tables.presets.values()))
    own = replace(preset, id="stammtisch", label="Stammtisch")
    app.keep_preset(own)
    assert app.tables.presets["stammtisch"] == own
    again = bootstrap.start(tmp_path)
    assert again.tables.presets["stammtisch"] == own
    again.close()


def test_rules_of_ones_own_that_cannot_be_read_are_left_out_and_never_written_over(tmp_path):
    (tmp_path / "presets").mkdir()
    spoilt = tmp_path / "presets" / "own.1.toml"
    spoilt.write_text("id = x", encoding="utf-8")
    app = bootstrap.start(tmp_path, language="en")
    (sentence,) = app.left_out
    assert str(spoilt) in app.speech.say(sentence)
    any_preset = next(iter(app.tables.presets.values()))
    for _ in range(2):
        app.keep_preset(replace(any_preset, id="own.1"))
    assert "own.1" in app.tables.presets
    assert [each.read_text() for each in spoilt.parent.glob("*.left-out")] == ["id = x"]
    app.close()


READERS = {
    "evening": lambda file: bootstrap.read_evening_file(file, None),
    "kind": bootstrap.is_evening_file,
    "protocol": bootstrap.read_protocol,
    "records": bootstrap.verified,
}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
@pytest.mark.parametrize("reader", READERS)
def test_a_pipe_is_not_waited_for_and_a_device_not_read(reader, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for file in (tmp_path / "pipe", Path(os.devnull)):
        with pytest.raises(OSError, match=file.name) as caught:
            READERS[reader](file)
        assert why_not(caught.value) == "This is not a file that can be read"
        assert caught.value.filename == str(file)


@pytest.mark.parametrize("reader", ["evening", "protocol", "records"])
def test_no_more_is_read_of_a_file_than_it_may_have(reader, tmp_path):
    file = tmp_path / "huge"
    with file.open("wb") as opened:
        opened.truncate(2**28)
    tracemalloc.start()
    try:
        with pytest.raises((OSError, BadFileError, UnfitError)) as caught:
            READERS[reader](file)
        why = caught.value
        assert "too large" in str(why_not(why) if isinstance(why, OSError) else why)
        assert tracemalloc.get_traced_memory()[1] < 2**28
    finally:
        tracemalloc.stop()


def test_a_file_that_is_no_protocol_is_refused_with_its_line(tmp_path):
    file = tmp_path / "list.txt"
    file.write_text("Resi 10")
    with pytest.raises(bootstrap.BadFileError) as caught:
        bootstrap.read_protocol(file)
    assert caught.value.line == 1


@pytest.mark.parametrize(
    ("language", "title"),
    [("de", "Freitagsrunde"), ("en", "Schafkopf on Friday"), ("ru", "По пятницам")],
)
def test_the_example_is_named_in_the_language_of_the_user(tmp_path, language, title):
    app = bootstrap.start(tmp_path, language=language)
    assert app.tables.example().record.title == title
    app.close()


def test_A98_a_copy_takes_the_place_of_a_file_that_was_damaged_while_it_was_open(app):
    session = evening(app).record.id
    made = app.back_up()
    app.tables.people.named("Somebody later")
    app.store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    app.file.write_bytes(b"no longer evenings")
    aside = app.restore(made)
    app.open_again()
    assert aside.read_bytes() == b"no longer evenings"
    assert [each.id for each in app.tables.sessions()] == [session]
    assert app.tables.people.find("Somebody later") is None
    app.tables.people.named("Somebody new")
    assert [each.replaced for each in app.backups()] == [True, False]
    again = bootstrap.start(app.home)
    assert again.tables.people.find("Somebody new") is not None
    again.close()


def test_A98_a_mended_file_is_said_once_and_stands_among_the_copies(tmp_path):
    app = bootstrap.start(tmp_path, language="de")
    evening(app)
    app.close(secure=False)
    content = app.file.read_bytes()
    last = content.rindex(b"person 1")  # in the index of the names, or in their table
    app.file.write_bytes(content[:last] + b"q" + content[last + 1 :])
    app = bootstrap.start(tmp_path, language="de")
    (said,) = app.limits()
    assert app.speech.say(said).startswith("Die Datei mit den Abenden war leicht beschädigt")
    assert [each.replaced for each in app.backups()] == [False, True]
    app.close(secure=False)
    app = bootstrap.start(tmp_path, language="de")
    assert app.limits() == ()
    app.close(secure=False)


def test_A98_a_damaged_evening_without_a_title_is_called_by_its_game(tmp_path):
    """Fault: of such a one only the day was said, in brackets."""
    app = bootstrap.start(tmp_path, language="de")
    game = evening(app).rules.variant.label
    app.close(secure=False)
    app.file.write_bytes(app.file.read_bytes().replace(b'"writing"', b"'writing'"))
    app = bootstrap.start(tmp_path, language="de")
    (said,) = app.limits()
    assert f"{app.speech.say(game)} (" in app.speech.say(said)
    app.close(secure=False)


def test_a_copy_that_another_program_throws_away_at_once_is_made_again(app, monkeypatch):
    """Fault: the copy that was just made was looked for, and not finding it stopped the program."""
    evening(app)
    listed, first = bootstrap.App.backups, []

    def thrown_away(own):
        if not first:
            first.extend(each.file.unlink() for each in listed(own))
        return listed(own)

    monkeypatch.setattr(bootstrap.App, "backups", thrown_away)
    assert app.back_up() in listed(app)
    assert first == [None]
    monkeypatch.setattr(bootstrap.App, "backups", lambda _: ())
    with pytest.raises(StoreError) as caught:
        app.back_up()
    assert caught.value.sentence == failures.BUSY
