"""The plug is pulled, two windows write, the disk is full: one sentence each, and nothing lost."""

import sqlite3
import sys
from contextlib import closing

import pytest

from schafscore.bootstrap import start
from schafscore.gui.pages import PageMaker
from schafscore.services.ports import StoreError
from schafscore.store import failures
from tests.gui.played import Program

NAMES = ["Anna", "Bernd", "Carl", "Dora"]
SAMPLE = [30, 30, -30, -30]
KEPT = 700  # milliseconds, longer than it takes until what is half entered is on disk
GUARD = 350  # milliseconds in which a second press is taken for the same one
ROOM = 120_000  # bytes that a file may have where the disk is nearly full


@pytest.fixture
def home(tmp_path):
    """A folder with the evening of four, nothing played yet."""
    (tmp_path / "home").mkdir()
    app = start(home=tmp_path / "home")
    app.tables.new(app.tables.presets["bav.wirtshaus"], NAMES, NAMES[-1], "Ochsen")
    app.close()
    return tmp_path / "home"


@pytest.fixture
def run(home):
    """Start the program; whatever runs in the end is stopped."""
    running = []

    def begin(folder=home, limit=""):
        running.append(Program(folder, limit))
        return running[-1]

    yield begin
    for each in running:
        if each.process.poll() is None:
            each.kill()


def hands_in(home):
    app = start(home=home)
    evening = app.tables.open(app.tables.last().id).evening
    app.close()
    assert evening.problems == ()
    return evening.position.number


# Killed


def test_A97_killed_while_a_hand_is_half_entered(run, home):
    first = run()
    first.type("abs2")
    assert first.enter()["totals"] == SAMPLE
    assert first.type("cdg")["keys"] == "cdg"
    first.wait(KEPT)
    first.kill()
    again = run()
    seen = again.first
    assert (seen["hands"], seen["totals"], seen["keys"]) == (1, SAMPLE, "cdg")
    kept = "A half-entered hand was kept: Carl with Dora: Sauspiel Leaves won"
    assert seen["notice"] == kept
    assert seen["said"] == ""
    again.wait(GUARD)
    assert again.enter()["hands"] == 2
    assert again.end() == (0, "")
    assert hands_in(home) == 2


def test_A97_killed_in_the_moment_of_booking(run, home):
    """What the window showed as booked is there, and nothing is there twice."""
    for number in range(1, 4):
        window = run()
        assert window.first["hands"] == number - 1
        window.type("ab")
        assert window.enter()["hands"] == number
        window.kill()
    seen = run().first
    assert seen["hands"] == 3
    assert seen["keys"] == ""
    assert seen["totals"] == [60, 60, -60, -60]


# Two windows on one file


def test_two_windows_show_what_the_other_wrote_and_lose_no_hand(run, home):
    one, other = run(), run()
    one.type("abs2")
    assert one.enter()["hands"] == 1
    other.type("cd")
    assert other.wait(1_200)["hands"] == 1
    assert other.wait(0)["keys"] == "cd"
    one.type("z")
    assert one.wait(GUARD)["keys"] == "z"
    assert one.enter()["hands"] == 2
    # The other window has not looked yet: its hand is not booked over what it has not seen.
    seen = other.enter()
    assert seen["hands"] in (2, 3)
    if seen["hands"] == 2:
        assert seen["said"]
        assert seen["keys"] == "cd"
        other.wait(GUARD)
        seen = other.enter()
    assert seen["hands"] == 3
    assert one.wait(1_200)["hands"] == 3
    assert one.wait(0)["totals"] == seen["totals"]
    assert one.end() == other.end() == (0, "")
    assert hands_in(home) == 3


# Files that cannot be used


@pytest.mark.skipif(sys.platform == "win32", reason="folders are never read-only there")
def test_a_folder_that_cannot_be_written_to_is_one_sentence_beside_the_evening(run, home):
    file = home / "evenings.db"
    before = file.read_bytes()
    file.chmod(0o400)
    home.chmod(0o500)
    try:
        window = run(limit="rights")
        said = f"{failures.LOCKED}".replace("{why}", failures.READ_ONLY)
        assert (window.first["said"], window.first["hands"]) == (said, 0)
        window.type("abs2")
        seen = window.enter()
        assert (seen["said"], seen["hands"], seen["keys"]) == (said, 0, "abs2")
        assert window.end() == (0, "")
    finally:
        home.chmod(0o700)
        file.chmod(0o600)
    assert file.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="folders are never read-only there")
def test_a_home_that_cannot_be_made_is_one_sentence(run, tmp_path):
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o500)
    window = run(locked / "home", "rights")
    assert window.first == {
        "dialog": f"The evenings need a folder, but at {locked / 'home'} none can be made: "
        "You have no right to read or write there. "
        "Let the variable SCHAFSCORE_HOME name a folder that you may write to."
    }
    assert window.end() == (1, "")


def of_a_newer_version(file):
    with closing(sqlite3.connect(file)) as plain, plain:
        plain.execute(
            "INSERT INTO _sqlite_migrations (migration_set, name, applied_at) "
            "SELECT migration_set, 'm9999_unheard_of', applied_at FROM _sqlite_migrations LIMIT 1"
        )


def damaged(file):
    with file.open("r+b") as raw:
        raw.seek(4096)
        raw.write(b"\xa5" * 8192)


def of_another_program(file):
    file.write_text("Spiel 1: Anna 30\n" * 400, encoding="utf-8")


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (of_a_newer_version, failures.NEWER),
        (damaged, failures.DAMAGED),
        (of_another_program, failures.FOREIGN),
    ],
)
def test_a_file_that_is_not_for_us_is_one_sentence_and_stays_as_it_is(run, home, spoil, sentence):
    file = home / "evenings.db"
    for copy in home.glob("evenings.db.of-*"):
        copy.unlink()  # with one, that is offered
    spoil(file)
    before = file.read_bytes()
    window = run()
    assert window.first["dialog"].startswith(f"{file}: {sentence}")
    assert window.end() == (1, "")
    assert file.read_bytes() == before


# A full disk


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on files there")
def test_a_disk_that_takes_no_more_is_one_sentence_and_the_hand_stays(run, home):
    window = run(limit=ROOM)
    booked = 0
    for _ in range(200):
        window.type("abs2")
        window.wait(GUARD)
        seen = window.enter()
        if seen["said"]:
            break
        booked += 1
        assert seen["hands"] == booked
    assert seen["said"] in (failures.DISK, failures.FULL)
    assert seen["hands"] == booked
    assert seen["keys"] == "abs2"
    window.kill()
    assert hands_in(home) == booked
    again = run()
    assert again.first["hands"] == booked


def test_a_disk_that_is_full_at_the_start_is_named_as_such():
    """SQLite calls it an error of the disk where the index beside the journal has no room."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    with pytest.raises(StoreError) as caught, failures.in_words():
        raise error
    assert caught.value.sentence == failures.FULL


def test_a_mistake_while_pages_are_made_is_said_and_leaves_nobody_waiting(qtbot):
    maker = PageMaker()

    def mistaken():
        raise AttributeError("ours")

    with qtbot.capture_exceptions() as reported:
        with qtbot.waitSignal(maker.failed) as failed:
            maker.make(mistaken, lambda: 100)
        maker.stop()
    assert failed.args == ["AttributeError"]
    assert [str(error) for _, error, _ in reported] == ["ours"]
