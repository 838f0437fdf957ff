"""What must be quick, each measured in one run beside a yardstick of the same machine."""

import compileall
import gc
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, time

from desks import NAMES, Hours, ruf, stock_rules, tables
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGridLayout, QPushButton, QWidget

from schafscore import bootstrap
from schafscore.core.evening import fold
from schafscore.core.journal import Correction, Hand, Opening, load_writings
from schafscore.gui.program import open_window
from schafscore.gui.window import dress_application
from schafscore.language.speech import LinguistSpeech
from schafscore.services.keyline import seat_letter
from schafscore.services.pad import Pad
from schafscore.variants.bavarian import Rufspiel, ThrownIn
from tests.gui.pictures import PICTURES, Setting, studio
from tests.gui.presses import ENTER, Pressed, lengthen, nobody_asked, presses

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Measured:
    """A median beside that of its yardstick, in seconds."""

    name: str
    median: float
    beside: float
    yardstick: str

    def __str__(self) -> str:
        ratio = self.median / self.beside
        return (
            f"{self.name:34}{self.median * 1e3:9.2f} ms{self.beside * 1e3:9.2f} ms"
            f"{ratio:8.2f}  {self.yardstick}"
        )


def timed(work) -> float:
    """Return how many seconds *work* takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def in_turn(ours, yardstick, rounds):
    """Return the medians of both, measured alternately so that both meet the same machine."""
    pairs = [(timed(ours), timed(yardstick)) for _ in range(rounds)]
    return tuple(map(median, zip(*pairs, strict=True)))


def hands(number):
    """Return an evening of this many hands of four kinds."""
    desk = tables().new(stock_rules(), NAMES)
    a, b = desk.people[1:3]
    writings = [desk.evening.writings[0]]
    assert isinstance(writings[0], Opening)
    for hand in range(1, number + 1):
        dealer = desk.people[(hand - 1) % 5]
        a, b = [who for who in desk.people if who != dealer][:2]
        game = Rufspiel(declarer=a, partner=b, result=50 + hand % 60, runners=hand % 4)
        writings.append(Hand(hand, ThrownIn() if hand % 10 == 0 else game))
    return writings


def booking(at=1000, rounds=200):
    """From the last key to the hand on disk, at hand *at*, beside one durable insert."""
    with TemporaryDirectory() as folder:
        opened = tables(Path(folder) / "evenings.db")
        opened.take_in(NAMES)
        desk = opened.begin(hands(at), Hours().now())
        with closing(sqlite3.connect(Path(folder) / "plain.db")) as plain:
            plain.execute("PRAGMA journal_mode=WAL")
            plain.execute("PRAGMA synchronous=FULL")
            plain.execute("CREATE TABLE hand (id INTEGER PRIMARY KEY, body TEXT)")

            def insert():
                with plain:
                    plain.execute("INSERT INTO hand (body) VALUES (?)", ("x" * 300,))

            ours, beside = in_turn(lambda: desk.book(ruf(desk)), insert, rounds)
    return Measured(f"booking at hand {at}", ours, beside, "one durable SQLite insert")


class Seen:
    """A window of the program on an evening of so many hands, without a screen."""

    def __init__(self, home, at):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        self.application = QApplication.instance() or QApplication([])
        dress_application(self.application)
        speech = bootstrap.LinguistSpeech("de", self.application)
        self.app = bootstrap.start(home, speech=speech)
        self.app.tables.take_in(NAMES)
        self.app.tables.begin(hands(at), Hours().now())
        self.window = open_window(self.app)
        self.window.resize(1280, 800)
        self.window.show()
        self.redraw()

    def redraw(self):
        """Let everything be painted that has changed."""
        self.application.sendPostedEvents()
        self.application.processEvents()

    def press(self, key):
        """Press a key where the focus is, and wait until it is seen."""
        self.window.room.foot._since.invalidate()  # the guard against a second press
        QTest.keyClick(self.window.room.foot.keys, key)
        self.redraw()

    def close(self):
        self.window.close()
        self.window.deleteLater()
        self.redraw()
        self.app.close()


def seeing(at=1000, rounds=40, booked=True):
    """From a key to the window redrawn at hand *at*: Return, or the key that makes a hand whole."""
    with TemporaryDirectory() as folder:
        seen = Seen(Path(folder), at)
        room, desk = seen.window.room, seen.window.desk
        empty = QWidget()
        empty.resize(1280, 800)
        empty.show()
        ours, beside = [], []
        for _ in range(rounds):
            callers = [seat_letter(who, desk.table) for who in desk.table.playing[:2]]
            keys = [*callers, "s", "2"]
            before, last = (keys, Qt.Key.Key_Return) if booked else (keys[:-1], keys[-1])
            for key in before:
                seen.press(key)
            ours.append(timed(lambda last=last: seen.press(last)))
            beside.append(timed(lambda: (empty.update(), seen.redraw())))
            assert (room.pad.kind is None) is booked
            if not booked:
                room.take(Pad(desk.rules, desk.table))
                seen.redraw()
        assert len(desk.evening.hands) == at + (rounds if booked else 0)
        empty.deleteLater()
        seen.close()
    what = "Return to hand seen" if booked else "a key to seen"
    return Measured(f"{what} at hand {at}", median(ours), median(beside), "an empty window redrawn")


def typing(at=1000, rounds=40):
    """From the key that makes a hand whole to the window redrawn."""
    return seeing(at, rounds, booked=False)


def folding(number=10_000, rounds=5):
    """Fold *number* hands, beside decoding them from their JSON."""
    writings = hands(number)
    with TemporaryDirectory() as folder:
        opened = tables(Path(folder) / "evenings.db")
        opened.take_in(NAMES)
        session = opened.begin(writings, Hours().now()).record.id
        bodies = [each.body for each in opened._store.journal(session)]
    ours, beside = in_turn(
        lambda: fold(writings), lambda: load_writings(bodies, opened.catalogue), rounds
    )
    return Measured(f"folding {number} hands", ours, beside, "decoding their JSON")


def mending(number=600, corrections=280, rounds=5):
    """Fold an evening in which many hands were corrected later, beside one where none was."""
    writings = hands(number)
    games = [each for each in writings[1:] if isinstance(each.entry, Rufspiel)]
    mended = [Correction(each.hand, replace(each.entry, result=100)) for each in games]
    mended = mended[:corrections]
    ours, beside = in_turn(lambda: fold([*writings, *mended]), lambda: fold(writings), rounds)
    return Measured(f"{number} hands, {len(mended)} corrections", ours, beside, "folding the hands")


def correcting(at=360, rounds=20):
    """What a key in the correction of the first hand would change, beside folding the evening."""
    writings = hands(at)
    with TemporaryDirectory() as folder:
        opened = tables(Path(folder) / "evenings.db")
        opened.take_in(NAMES)
        desk = opened.begin(writings, Hours().now())
        first = writings[1]
        entry = replace(first.entry, result=100)

        def key():
            desk.preview(*desk.would_correct(first.hand, entry))

        ours, beside = in_turn(key, lambda: fold(writings), rounds)
    return Measured(f"a key in a correction, {at} hands", ours, beside, "folding them")


def opening(number=1000, rounds=10):
    """Open an evening of *number* hands from its file, beside folding it in memory."""
    writings = hands(number)
    with TemporaryDirectory() as folder:
        opened = tables(Path(folder) / "evenings.db")
        opened.take_in(NAMES)
        session = opened.begin(writings, Hours().now()).record.id
        ours, beside = in_turn(lambda: opened.open(session), lambda: fold(writings), rounds)
    return Measured(f"opening {number} hands", ours, beside, "folding them")


def undoing(at=1000, rounds=20):
    """Undo a hand, beside booking one."""
    with TemporaryDirectory() as folder:
        opened = tables(Path(folder) / "evenings.db")
        opened.take_in(NAMES)
        desk = opened.begin(hands(at), Hours().now())
        ours, beside = [], []
        for _ in range(rounds):
            beside.append(timed(lambda: desk.book(ruf(desk))))
            ours.append(timed(desk.undo))
    return Measured(f"undo at hand {at}", median(ours), median(beside), "booking one")


def printing(number=100, rounds=5):
    """Print *number* hands, warm, beside folding them."""
    with TemporaryDirectory() as folder:
        app = bootstrap.start(Path(folder), language="de")
        app.tables.take_in(NAMES)
        writings = hands(number)
        desk = app.tables.begin(writings, Hours().now())
        bootstrap.sheet_of(desk, app.speech)
        ours, beside = in_turn(
            lambda: bootstrap.sheet_of(desk, app.speech), lambda: fold(writings), rounds
        )
        app.close()
    return Measured(f"PDF of {number} hands, warm", ours, beside, "folding them")


# A process tells when it first painted: a filter on the application sees the paint of a window.
PAINTED = """
import sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget) and not self.painted:
            self.painted = True
            QTimer.singleShot(0, self.tell)
        return False

    def tell(self):
        print(time.time(), flush=True)
        QApplication.exit(0)

watch = Watch()
watch.painted = False
run = QApplication.exec

def watched(*_):
    QApplication.instance().installEventFilter(watch)
    return run()

QApplication.exec = watched
"""
EMPTY = "app = QApplication([]); window = QWidget(); window.show(); QApplication.exec()"
OURS = "sys.argv = ['schafscore']; from schafscore.__main__ import main; main()"


def first_paint(program, home):
    """Return the seconds from starting a process to its first paint, its modules compiled."""
    environment = {**os.environ, "SCHAFSCORE_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # few users have it; every start compiles then
    start = time()
    done = subprocess.run(
        [sys.executable, "-c", PAINTED + program],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    return float(done.stdout.split()[-1]) - start


def starting(rounds=7):
    """Start with last time's evening of 60 hands to the first paint, beside an empty window."""
    with TemporaryDirectory() as home:
        app = bootstrap.start(Path(home))
        app.tables.take_in(NAMES)
        app.tables.begin(hands(60), Hours().now())
        app.close()
        first_paint(OURS, home)
        pairs = [(first_paint(OURS, home), first_paint(EMPTY, home)) for _ in range(rounds)]
    ours, beside = map(median, zip(*pairs, strict=True))
    return Measured("start to first paint", ours, beside, "an empty Qt window")


FRAME = 0.050  # seconds that nobody notices
BUTTONS = 200


def plain_window():
    """Make, show and paint a window of `BUTTONS` buttons of Qt's own, ten in a row."""
    window = QWidget()
    grid = QGridLayout(window)
    for number in range(BUTTONS):
        grid.addWidget(QPushButton(f"{number}"), *divmod(number, 10))
    window.show()
    QApplication.processEvents()
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)


@dataclass(frozen=True)
class Handlers:
    """Every press of every view, the slowest first; *beside* is the median of a plain window."""

    pressed: list[Pressed]
    beside: float
    rare: int = 30  # how many are named

    def __str__(self) -> str:
        once = [each for each in self.pressed if each.control != ENTER]
        blocked = sum(each.longest > FRAME for each in once)
        later = sum(each.seconds > FRAME for each in once)
        frame = f"{FRAME * 1e3:.0f} ms"
        return "\n".join(
            [
                f"{len(once)} presses: {blocked} block for over {frame}, {later} are painted after "
                f"more than that; making and painting a plain Qt window of {BUTTONS} buttons takes "
                f"{self.beside * 1e3:.1f} ms here; the slowest:",
                *map(str, once[: self.rare]),
            ]
        )


def handlers(hands=60, views=None):
    """Press everything that is seen in every view, on an evening of so many hands."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    compileall.compile_dir(ROOT / "schafscore", quiet=1)  # as it is where a person installed it
    with studio(LinguistSpeech) as made, nobody_asked():
        lengthen(made.app("played").tables, hands)
        found, beside = [], []
        for each in PICTURES:
            if not views or each.name in views:
                gc.collect()
                gc.freeze()  # as the program does once it has started; ours has many windows
                found += presses(made, each, Setting())
                beside.append(timed(plain_window))
    gc.unfreeze()
    return Handlers(sorted(found, key=lambda each: -each.longest), median(beside))


BENCHMARKS = {
    "booking": booking,
    "seeing": seeing,
    "typing": typing,
    "undoing": undoing,
    "opening": opening,
    "folding": folding,
    "mending": mending,
    "correcting": correcting,
    "printing": printing,
    "starting": starting,
    "handlers": handlers,
}
