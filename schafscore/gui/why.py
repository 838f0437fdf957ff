"""Why a hand came to its amounts: every step with its reason, and what can be done about it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafscore.core.accounts import Person, Pot, Side
from schafscore.core.evening import Standing
from schafscore.core.journal import Hand
from schafscore.core.questions import LONGEST_TEXT
from schafscore.core.text import N_, Label, phrase
from schafscore.gui.beside import Amount, AmountsGrid, Quoted, SidePage
from schafscore.gui.buttons import Choice, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.titled import Entered, LowButton, Sentence
from schafscore.gui.units import unit_of
from schafscore.services.cards_told import OTHERWISE, contradicted
from schafscore.services.desk import Desk
from schafscore.services.log_words import log_lines
from schafscore.services.pad import in_words, pad_of
from schafscore.sheets.called import called
from schafscore.sheets.rows import State
from schafscore.sheets.why import Rank, Reckoned, Why, why

FACES = {
    Rank.STEP: (Face.SUM_SMALL, Face.STRONG),
    Rank.SUBTOTAL: (Face.SUM_SMALL, Face.TEXT),
    Rank.TOTAL: (Face.GO, Face.STRONG),
}
COLUMN = 76  # px for the numbers of a sum


class ReckonedRow(QWidget):
    """One row of a sum: the number at the left, its reasons at the right; *unit* is below them."""

    def __init__(self, look: Look, row: Reckoned, unit: Label = "") -> None:
        super().__init__()
        self.look = look
        self.row = row
        figure, words = FACES[row.rank]
        self.figure = Text(look, face=figure, parent=self)
        self.figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        subtotal = row.rank is Rank.SUBTOTAL
        self.words = Sentence(look, row.words, words, quiet=subtotal)
        self._reasons = QVBoxLayout()
        self._reasons.addWidget(self.words)
        for ground in (*row.grounds, unit) if unit else row.grounds:
            self._reasons.addWidget(Sentence(look, ground, quiet=True))
        self._reasons.addStretch(1)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self.figure)
        self._layout.addLayout(self._reasons, 1)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        look, px, row = self.look, self.look.px, self.row
        sign = look.say(row.sign)
        text = f"{sign} {look.number(row.number)}" if sign else look.number(row.number)
        self.figure.setText(text)
        face, _ = FACES[row.rank]
        wide = max(px(COLUMN), round(look.width(text, face) + 1))
        self.figure.setFixedWidth(wide)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(px(12))
        drop = px(2) if row.rank is not Rank.TOTAL else px(6)
        self._reasons.setContentsMargins(0, drop, 0, 0)
        self._reasons.setSpacing(0)


class WhyPage(SidePage):
    """The reasons of one hand of the list.

    `asked` is sent with the name of what shall be done about it, `mend_asked` for everything else
    that can be wrong with it.
    """

    asked = Signal(str)
    mend_asked = Signal()

    def __init__(self, look: Look, desk: Desk, hand: int) -> None:
        super().__init__(look, "")
        self.desk = desk
        self.hand = hand
        self.correct = self.button("correct", N_("Correct"))
        self.correct.clicked.connect(lambda: self.asked.emit("correct"))
        self.strike = self.button("strike", "")
        self.strike.clicked.connect(lambda: self.asked.emit(self.strike.choice.name))
        self.delete = self.button("delete", N_("Delete it"))
        self.delete.clicked.connect(lambda: self.asked.emit("delete"))
        self.mend = self.button("mend", N_("Something else"))
        self.mend.clicked.connect(self.mend_asked)
        self.show_hand(hand)

    def show_hand(self, hand: int) -> None:
        """Explain *hand*, which must be in the list."""
        self.hand = hand
        explained = why(self.desk.evening, hand)
        self.clear()
        row = explained.row
        line = self.desk.line(hand)
        (act,) = acts_on(self.desk, hand, "strike", "restore")
        self.strike.show_choice(replace(self.strike.choice, name=act.name, label=act.label))
        self.heading.show_label(_title(explained))
        self.fit()
        for part in self._facts():
            self.sentence(part)
        if line.standing is Standing.STRUCK:
            self.sentence(N_("Struck: it counts nothing and keeps its number and its deal."))
        for remark in explained.remarks if row.state is State.REFUSED else ():
            self.sentence(remark, Face.STRONG)
        self.rule(strong=True)
        unit = unit_of(line.after.rules.variant)
        for each in explained.sums:
            if len(explained.sums) > 1:
                self.sentence(each.label, Face.STRONG)
            for place, reckoned in enumerate(each.rows):
                if place:
                    self.rule()
                total = reckoned.rank is Rank.TOTAL
                self.say(ReckonedRow(self.look, reckoned, unit if total else ""))
            self.rule(strong=True)
        if not explained.sums and row.state is State.COUNTS:
            self.sentence(N_("Nobody pays anything"))
        amounts = tuple(self._amounts(explained))
        if amounts:
            self.say(AmountsGrid(self.look, amounts))
            self.rule()
        for remark in explained.remarks if row.state is State.COUNTS else ():
            self.sentence(remark)
        self._history()

    def _facts(self) -> Iterator[Label]:
        """Yield the hand as a sentence, and who dealt and sat out."""
        line = self.desk.line(self.hand)
        writing, table = line.writing, line.table
        assert table is not None
        assert isinstance(writing, Hand)
        pad = pad_of(line.after.rules, table, writing.entry, writing.asides)
        yield phrase(N_("Hand {number} – {hand}"), number=line.after.number, hand=in_words(pad))
        if table.dealer in table.sitting_out:
            yield phrase(N_("{dealer} dealt and sat out"), dealer=table.dealer)
        else:
            yield phrase(N_("{dealer} dealt"), dealer=table.dealer)

    def _amounts(self, explained: Why) -> Iterator[Amount]:
        row, table = explained.row, self.desk.line(self.hand).table
        people = table.people if table else ()
        for account, amount in {**row.deltas, **row.moves}.items():
            held = isinstance(account, Person | Side) or (
                isinstance(account, Pot) and not account.unit
            )
            if held and amount:
                yield Amount(called(account, people), amount)

    def _history(self) -> None:
        """Say when it was written, what was changed since, and what was remarked on it."""
        time = self.look.speech.time
        at = time(self.desk.written_at(self.hand))
        self.sentence(phrase(N_("Booked at {time}"), time=at), quiet=True)
        for each in log_lines(self.desk):
            if each.hand == self.hand and not each.undone and not each.quoted:
                words = phrase(N_("{time}: {words}"), time=time(each.at), words=each.words)
                self.sentence(words, quiet=True)
        if contradicted(self.desk.line(self.hand)):
            self.sentence(OTHERWISE)
        note = self.desk.notes.get(self.hand)
        if note:
            self.sentence(N_("Note:"), quiet=True)
            self.say(Quoted(self.look, note))


def _title(explained: Why) -> Label:
    """Return the question that the page answers: why so much, or what became of the hand."""
    row = explained.row
    amounts = [each.amount for each in explained.sums]
    if row.state is State.COUNTS and row.value is not None:
        return phrase(N_("Why {amount}?"), amount=row.value)
    if row.state is State.COUNTS and len(set(amounts)) == 1:
        return phrase(N_("Why {amount}?"), amount=amounts[0])
    return phrase(N_("Hand {number}"), number=row.number)


@dataclass(frozen=True)
class Act:
    """Something that can be done about an old hand, and when one does it."""

    name: str
    label: Label
    when: Label


ACTS = (
    Act("correct", N_("Correct it"), N_("Something about it was entered wrongly.")),
    Act("before", N_("Insert a hand before it"), N_("A hand before it was forgotten.")),
    Act("after", N_("Insert a hand after it"), N_("A hand after it was forgotten.")),
    Act("strike", N_("Strike it"), N_("It shall count nothing; number and deal stay.")),
    Act("restore", N_("Let it count again"), N_("It was struck, and counts after all.")),
    Act("delete", N_("Delete it"), N_("It was entered twice; later hands move up.")),
    Act("note", N_("Write a note"), N_("Something to remember about it.")),
    Act("slip", N_("Print a slip"), N_("All its reasons on paper, to settle a dispute.")),
    Act("log", N_("Show the log"), N_("Every change of this evening, with its time.")),
)


def acts_on(desk: Desk, hand: int, *names: str) -> tuple[Act, ...]:
    """Return what can be done about *hand*; of *names* alone, where some are given."""
    struck = desk.line(hand).standing is Standing.STRUCK
    last = desk.evening.hands[-1].hand == hand
    out = {"restore" if not struck else "strike", "after" if last else ""}
    return tuple(act for act in ACTS if act.name not in out and (not names or act.name in names))


class Explained(QWidget):
    """A button with what it is for below it, nearer than the next button."""

    def __init__(self, look: Look, button: LowButton, when: Label) -> None:
        super().__init__()
        self.look = look
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(button)
        self._layout.addWidget(Sentence(look, when, quiet=True))
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self._layout.setContentsMargins(0, 0, 0, self.look.px(4))
        self._layout.setSpacing(0)


class MendPage(SidePage):
    """Everything that can be done about a hand. `asked` is sent with the name of the act."""

    asked = Signal(str)

    def __init__(self, look: Look, desk: Desk, hand: int) -> None:
        number = desk.line(hand).after.number
        super().__init__(look, phrase(N_("What about hand {number}?"), number=number), N_("Back"))
        self.acts: dict[str, LowButton] = {}
        for act in acts_on(desk, hand):
            self._offer(act)

    def _offer(self, act: Act) -> None:
        button = LowButton(self.look, Choice(act.name, act.label, (56, 56)), parent=self)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self.asked.emit(act.name))
        self.acts[act.name] = button
        self.say(Explained(self.look, button, act.when))

    def first(self) -> QWidget:
        """Return the first act."""
        return next(iter(self.acts.values()))


class NotePage(SidePage):
    """A line of words about a hand. `written` is sent with them; an empty line takes them back."""

    written = Signal(str)

    def __init__(self, look: Look, desk: Desk, hand: int) -> None:
        number = desk.line(hand).after.number
        super().__init__(look, phrase(N_("Note on hand {number}"), number=number), N_("Back"))
        self.line = Entered(look, N_("Note"))
        self.line.setMaxLength(LONGEST_TEXT)
        self.line.setText(desk.notes.get(hand, ""))
        self.line.returnPressed.connect(self._keep)
        self.say(self.line)
        self.sentence(N_("It stands with the hand; an empty line takes it back."), quiet=True)
        self.keep = self.button("keep", N_("Keep the note"))
        self.keep.clicked.connect(self._keep)

    def _keep(self) -> None:
        self.written.emit(self.line.text())

    def first(self) -> QWidget:
        """Return the line."""
        return self.line
