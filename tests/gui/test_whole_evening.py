"""A whole evening is entered in the real window: once by the mouse alone, once by the keys alone.

The facts are those of the example evening; what they come to was counted apart from the program.
"""

import json
import re
import runpy
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from schafscore.bootstrap import LinguistSpeech, start
from schafscore.core.results import Trickless
from schafscore.gui.foot import Foot
from schafscore.gui.money import PaymentRow
from schafscore.gui.program import open_window
from schafscore.gui.seats import SeatCard
from schafscore.resources import resource
from tests.gui.fingers import LEFT, PLAIN, Keys, Mouse
from tests.gui.pictures import Strays

NAMES = ("Resi", "Sepp", "Vroni", "Hans", "Korbinian")
SIXTH = "Georg"
GOLDEN = json.loads(
    (Path(__file__).parents[1] / "golden" / "example_evening.json").read_text(encoding="utf-8")
)
TOTALS, VALUES, BOCK = GOLDEN["totals"], GOLDEN["values"], GOLDEN["bock"]
ROUND = 4  # hands of a Bock round at this table
WRONG = {14: 20, 48: 52}  # hands that were told wrongly, and after which hand it was noticed
JOINED = 41  # the hand for which a sixth sits there: he looks on, for all of the four play
TAKEN_BACK = 30  # the hand after which somebody presses undo, and then redo
SUITS = {"ACORNS": ("Acorns", "e"), "LEAVES": ("Leaves", "g")}
SUITS |= {"HEARTS": ("Hearts", "h"), "BELLS": ("Bells", "l")}
KINDS = {"wenz": ("Wenz", "w"), "solo": ("Solo", "o"), "thrown_in": ("Thrown in", "z")}
MINUS = "\N{MINUS SIGN}"
DESIGN = Path(__file__).resolve().parents[3] / "shared" / "mockups" / "paper" / "evening.py"


def told():
    """Return what was said at the table: every hand as first told, and what was corrected."""
    acts = json.loads(resource("example/evening.json").read_text(encoding="utf-8"))["acts"]
    hands = [act["entry"] for _, act in acts if act["writing"] == "hand"]
    mended = {act["hand"]: act["entry"] for _, act in acts if act["writing"] == "correction"}
    return hands, mended


HANDS, MENDED = told()


def dealer(number):
    """Return the seat that deals hand *number*: it goes round, and who deals sits out."""
    return (number - 1) % len(NAMES)


def deltas(number):
    """Return what hand *number* brings everybody and, last, the Stock."""
    before = TOTALS[number - 2] if number > 1 else [0] * 6
    return [after - was for after, was in zip(TOTALS[number - 1], before, strict=True)]


def bock_round(room):
    """Return the field for how many hands a Bock round has; its section is open."""
    return room.form.lines["bock.hands"].field


def ruler_of(room):
    """Return the ruler that is in sight."""
    fields = (field for page in room.entry.pages.values() for field in page.fields)
    rulers = (field.ruler.ruler for field in fields if hasattr(field, "ruler"))
    return next(ruler for ruler in rulers if ruler.isVisible())


class ByMouse(Mouse):
    """The evening by the mouse alone."""

    def begin(self):
        """Everybody is known already: five taps, and four more for the Bock round of four."""
        for name in (*NAMES, SIXTH):
            self.window.tables.people.named(name)
        self.press("New table")
        for name in NAMES:
            self.press("Known", name)
        self.press("More", "Bock")
        self.click(bock_round(self.room))
        for _ in range(ROUND):
            self.press("one more")
        self.press("Begin")

    def enter(self, entry):
        kind, result = entry["kind"], entry.get("result")
        if kind in KINDS and kind != "thrown_in":
            self.press("Game", KINDS[kind][0])
        for seat in ("declarer", "partner"):
            if seat in entry:
                self.click(self.room.cards[entry[seat] - 1])
        if kind == "thrown_in":
            self.press("Game", KINDS[kind][0])
        self._suit(entry)
        if entry.get("promise"):
            self.press("Announced", "Tout")  # won, unless one says that it was lost
        elif entry.get("trickless") == Trickless.OPPONENTS.name:
            self.press("Result", "won every trick")
        elif result is not None:
            self._points(result)
        if entry.get("runners", 0) > 1:  # one pays nothing and has no button
            self.press("Runners", str(entry["runners"]))
        for _ in entry.get("knocks", ()):
            self.click(self._knocker())
        for said, _ in zip(("Kontra", "Re"), entry.get("replies", ()), strict=False):
            self.press("Kontra, Re", said)

    def _suit(self, entry):
        for question, label in (("called", "Called"), ("suit", "Suit")):
            if question in entry:
                self.press(label, SUITS[entry[question]][0])

    def _points(self, points):
        ruler = ruler_of(self.room)
        self.click(ruler, QPoint(round(ruler.at(points)), ruler.height() // 2))
        assert ruler.value() == points

    def _knocker(self):
        group = self.window.look.say("Knocks")
        return next(
            each
            for each in self.window.findChildren(QPushButton)
            if each.isVisible() and each.accessibleName().startswith(f"{group}: ")
        )

    def mend(self, entry, was):
        """Put right what was told wrongly, on a pad that holds it."""
        if entry["result"] != was["result"]:
            self._points(entry["result"])
        for said, _ in zip(("Kontra", "Re"), entry.get("replies", ()), strict=False):
            self.press("Kontra, Re", said)

    def book(self):
        self.click(self.room.foot.go)

    def open_hand(self, number):
        view = self.room.list.view
        index = view.model().index(number - 1, 0)
        while view.visualRect(index).top() < 0:
            self.turn(view.mapTo(self.window, view.rect().center()), 120)
        place = view.viewport().mapTo(self.window, view.visualRect(index).center())
        QTest.mouseClick(self.handle, LEFT, PLAIN, place)
        self.acts += 1

    def undo(self):
        self.click(self.window.bar.undo)

    def redo(self):
        self.click(self.window.bar.redo)

    def go(self, room):
        self.click(self.window.bar.tabs[room])

    def hold(self, card):
        """Press a seat for long: who sits there, and who else."""
        place = self.at(card)
        QTest.mousePress(self.handle, LEFT, PLAIN, place)
        QTest.qWait(SeatCard.HOLD_TIME + 50)
        QTest.mouseRelease(self.handle, LEFT, PLAIN, place)
        self.acts += 1

    def join(self):
        self.hold(self.room.cards[4])
        self.click(self.room.panel.plan.seats[4])  # nobody takes his seat
        self.press("Known", SIXTH)
        self.press("Change")

    def leave(self):
        self.hold(self.room.cards[5])
        self.press("Stands up")
        self.press("Change")

    def push(self, widget):
        self.click(widget)


class ByKeys(Keys):
    """The evening by the keys alone."""

    def begin(self):
        self.press("New table")
        self.reach(self.room.people.name)
        for name in NAMES:
            self.type(name)
            self.key(Qt.Key.Key_Return)
        self.go_along(self.find("More", "Bock"))
        self.reach(bock_round(self.room))
        self.type(str(ROUND))
        self.press("Begin")

    def enter(self, entry):
        self.type(line_of(entry))

    def mend(self, entry, was):
        """Type the whole line anew, over the one that stands there."""
        self.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        self.type(line_of(entry))

    def book(self):
        self.key(Qt.Key.Key_Return)

    def open_hand(self, number):
        view = self.room.list.view
        self.reach(view)
        self.key(Qt.Key.Key_Home)
        for _ in range(number - 1):
            self.key(Qt.Key.Key_Down)
        self.key(Qt.Key.Key_Return)

    def undo(self):
        self.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    def redo(self):
        self.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)

    def hold(self, card):
        self.reach(card)
        self.key(Qt.Key.Key_Menu)

    def join(self):
        self.hold(self.room.cards[4])
        self.key(Qt.Key.Key_Space)  # nobody takes his seat
        self.reach(self.room.panel.name)
        self.type(SIXTH)
        self.key(Qt.Key.Key_Return)
        self.press("Change")

    def leave(self):
        self.hold(self.room.cards[5])
        self.press("Stands up")
        self.press("Change")

    def go(self, room):
        tabs = list(self.window.bar.tabs)
        self.key(Qt.Key(Qt.Key.Key_F1 + tabs.index(room)))


def line_of(entry):
    """Return the key line for *entry*: seat, partner or kind, suit, the rest."""
    kind, line = entry["kind"], ""
    for seat in ("declarer", "partner"):
        if seat in entry:
            line += "abcde"[entry[seat] - 1]
    line += KINDS[kind][1] if kind in KINDS else ""
    for question in ("called", "suit"):
        line += SUITS[entry[question]][1] if question in entry else ""
    line += "t" if entry.get("promise") else ""
    if entry.get("trickless") == Trickless.OPPONENTS.name:
        line += "x"
    elif "result" in entry:
        line += str(entry["result"])
    line += f" {entry['runners']}" if "runners" in entry else ""
    line += "*" * len(entry.get("knocks", ()))
    return line + "k" * len(entry.get("replies", ()))


# What is seen


def check_foot(by, number):
    """What is about to be booked: who gets what, counted apart; it sums to nothing."""
    shares = {share.name: share.value for share in by.room.foot.shares.shares}
    names = (*NAMES, by.name("Stock"))
    expected = dict(zip(names, deltas(number), strict=True))
    assert shares == {name: amount for name, amount in expected.items() if amount}, number
    assert by.room.foot.go.isEnabled()


def check_hand(by, number):
    """The newest line of the list, the seats and the machines are as counted apart."""
    room, totals = by.room, TOTALS[number - 1]
    check_row(room.list.model.rows[number - 1], number)
    assert len(room.list.model.rows) == number
    assert [card.seat.total for card in room.cards[:5]] == totals[:5], number
    brought = [card.seat.last for card in room.cards[:5]]
    assert [each or 0 for each in brought] == deltas(number)[:5], number
    assert brought[dealer(number)] is None  # who dealt had no part in it
    assert room.cards[dealer(number + 1)].seat.dealer
    stock, bock = (each.text() for each in room.machines.machines)
    assert stock.startswith(f"{by.name('Stock')} {totals[5] or by.name('empty')}"), number
    waiting = to_come(number)
    told = [int(each) for each in re.findall(r"\d+", bock)]
    assert told == ([waiting, number - BOCK[number - 1]] if waiting else []), number


def seated(by):
    return [card.seat.name for card in by.room.cards if card.isVisible()]


def to_come(number):
    """Return how many hands of a Bock round are still to come after hand *number*."""
    if BOCK[number - 1]:
        return ROUND - BOCK[number - 1]
    return ROUND if number < len(BOCK) and BOCK[number] == 1 else 0


def check_row(row, number):
    assert row.number == str(number)
    assert row.totals[:5] == tuple(TOTALS[number - 1][:5]), number
    assert set(row.totals[5:]) <= {None, 0}
    assert row.dealer == dealer(number)
    assert (row.value or 0) == VALUES[number - 1], number
    entry = MENDED.get(number, HANDS[number - 1])
    callers = [NAMES[entry[seat] - 1] for seat in ("declarer", "partner") if seat in entry]
    assert list(row.callers) == callers


def check_preview(by, number, after):
    """Before anything is written, every later total is shown as it will be."""
    QApplication.processEvents()
    page = by.room.beside
    lines = [each.text() for each in page.findChildren(QLabel) if each.isVisible()]
    signed = by.window.look.signed
    assert any(
        line.startswith(f"{number} ") and line.endswith(f" {signed(VALUES[number - 1])}")
        for line in lines
    )
    for name, total in zip(NAMES, TOTALS[after - 1][:5], strict=True):
        shown = [line for line in lines if line.startswith(f"{name} ")]
        assert [line.endswith(f" {signed(total)}") for line in shown] == [True], name


def correct(by, number, after):
    by.open_hand(number)
    by.press("Correct")
    written = len(by.window.desk.evening.writings)
    by.mend(MENDED[number], HANDS[number - 1])
    check_preview(by, number, after)
    assert len(by.window.desk.evening.writings) == written
    by.book()
    for row in by.room.list.model.rows:
        check_row(row, int(row.number))


def play(by):
    """Enter every hand as it was told, and put right what was told wrongly; one comes and goes."""
    wrong = set()
    for number, entry in enumerate(HANDS, 1):
        if number == JOINED:
            by.join()
            assert seated(by) == [*NAMES, SIXTH]
        by.enter(entry)
        if number in WRONG:
            wrong.add(number)
        if not wrong:
            check_foot(by, number)
        by.book()
        assert len(by.window.desk.evening.hands) == number
        if not wrong:
            check_hand(by, number)
        if number == JOINED:
            by.leave()
            assert seated(by) == list(NAMES)
            check_hand(by, number)
        if number == TAKEN_BACK:
            by.undo()
            check_hand(by, number - 1)
            by.redo()
            check_hand(by, number)
        for mended in [each for each, after in WRONG.items() if after == number]:
            correct(by, mended, number)
            wrong.remove(mended)
            check_hand(by, number)
    assert not wrong


def settle(by):
    """Tick every payment, and close the evening."""
    by.go("settlement")
    QApplication.processEvents()
    rows = [row for row in by.room.payments.rows.rows if isinstance(row, PaymentRow)]
    shown = {
        (by.window.desk.people.index(each.giver), by.window.desk.people.index(each.taker)): (
            each.amount
        )
        for each in (row.words.payment for row in rows)
    }
    assert shown == {(giver, taker): cents for giver, taker, cents in GOLDEN["payments"]}
    for _ in rows:
        QApplication.processEvents()
        now = [row for row in by.room.payments.rows.rows if isinstance(row, PaymentRow)]
        by.push(next(row.box for row in now if not row.box.isChecked()))
    QApplication.processEvents()
    assert by.room.payments.check.text() == by.name("Everybody is even.")
    by.press("Close the evening")
    assert by.window.desk.settlement is not None


def figure(amount, plus=""):
    """Return *amount* as the list has it: no digits are grouped where none has five."""
    return f"{MINUS}{-amount}" if amount < 0 else f"{plus if amount else ''}{amount}"


def check_paper(by, qtbot):
    """Every value and running total is on paper, and every payment."""
    by.go("paper")
    room = by.room
    qtbot.waitUntil(lambda: room.pdf is not None and room.go.isEnabled(), timeout=15_000)
    lines = [
        line.strip()
        for page in PdfReader(BytesIO(room.pdf)).pages
        for line in page.extract_text().split("\n")
    ]
    for number in range(1, len(HANDS) + 1):
        amounts = [figure(each, plus="+") for each in deltas(number)[:5] if each]
        totals = [figure(each) for each in TOTALS[number - 1][:5]]
        assert set(amounts + totals) <= set(lines), number
    text = " ".join(lines).replace("\N{NO-BREAK SPACE}", " ")
    for *_, cents in GOLDEN["payments"]:
        amount = by.window.look.speech.money(cents).replace("\N{NO-BREAK SPACE}", " ")
        assert amount in text


@pytest.fixture
def begin(qtbot, qapp, tmp_path, monkeypatch):
    """A window of the program as it is on the first day, in a language."""
    strays = Strays()
    qapp.installEventFilter(strays)
    # Nobody books two hands within its time; that it works has a test of its own.
    monkeypatch.setattr(Foot, "GUARD", -1)
    kept = []

    def open_first(language):
        app = start(home=tmp_path, speech=LinguistSpeech(language, qapp))
        window = open_window(app)
        qtbot.addWidget(window, before_close_func=lambda closing: closing.close())
        window.look.tools.motion = False
        window.resize(1280, 800)
        window.show()
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        kept.append(app)
        return window

    yield open_first
    qapp.removeEventFilter(strays)
    for app in kept:
        app.close()
    assert strays.found == []


@pytest.mark.parametrize(
    ("hand", "language"), [(ByMouse, "de"), (ByKeys, "en")], ids=["mouse", "keys"]
)
def test_a_whole_evening_from_an_empty_table_to_the_settlement(
    qtbot, begin, tmp_path, hand, language
):
    by = hand(begin(language))
    by.begin()
    play(by)
    settle(by)
    check_paper(by, qtbot)
    assert not by.window.complaint.isVisible()
    again = start(home=tmp_path)
    kept = again.tables.open(again.tables.last().id)
    balances = kept.evening.position.balances
    assert [balances.get(each, 0) for each in kept.people][:5] == TOTALS[-1][:5]
    assert kept.settlement is not None
    again.close()


@pytest.mark.skipif(not DESIGN.exists(), reason="the design of the paper is not beside us")
def test_what_was_counted_apart_is_what_the_design_of_the_paper_counts():
    design = runpy.run_path(str(DESIGN), run_name="evening")
    rows = design["fold"](design["deal_out"]())
    assert [[*row.totals, row.stock] for row in rows] == TOTALS
    assert [row.value if row.won else -row.value for row in rows] == VALUES
    assert [row.bock for row in rows] == BOCK
    assert [list(each) for each in design["payments"](rows[-1].totals)] == GOLDEN["payments"]
