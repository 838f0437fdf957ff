"""The rules of the evening: read, read aloud, changed from a hand on or for all hands."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from schafscore.core.accounts import Person
from schafscore.core.journal import Writing
from schafscore.core.review import Change, Preview
from schafscore.core.text import N_, Label, counted, phrase
from schafscore.gui.agreed import RulesForm
from schafscore.gui.aloud import ReadAloud
from schafscore.gui.buttons import Choice, GoButton
from schafscore.gui.from_when import EARLIER, FromWhen
from schafscore.gui.look import Face
from schafscore.gui.new_table_steps import GamePanel
from schafscore.gui.painting import Glyph
from schafscore.gui.panels import Room
from schafscore.gui.shell import Shell
from schafscore.gui.titled import Press, Scrolled, Sentence, TabChain, TitledPanel
from schafscore.gui.units import unit_of
from schafscore.services.agreement import Agreement, agreement_of
from schafscore.services.ports import RefusedError, StoreError

NEXT, ALL = "next", "all"
LISTED = 12  # changed hands that are told one by one
FORM = 320  # px of the rules that are always in sight where the columns lie below each other


class RulesRoom(Room):
    """What is changed here is first shown, then written; until then nothing is different."""

    def __init__(self, shell: Shell) -> None:
        desk = shell.desk
        assert desk is not None, "the rules need an evening"
        super().__init__(shell.look)
        self.shell = shell
        self.desk = desk
        self.base = desk.rules
        self.agreement = agreement_of(desk.rules)
        self._tabs = TabChain()
        self._build()
        self.fit()

    def _build(self) -> None:
        look, variant = self.look, self.desk.rules.variant
        self.games = GamePanel(look, {variant.id: variant})
        self.games.asked.connect(self.take)
        self.form = RulesForm(look, whole=True)
        self.form.asked.connect(self.take)
        self.form.filled.connect(self._order_tabs)
        self.rules = TitledPanel(look, N_("House rules"), unit_of(variant))
        self.aloud = Press(look, "aloud", N_("Read aloud"), parent=self.rules)
        self.aloud.clicked.connect(self.read_aloud)
        self.rules.head.add(self.form.steps)
        self.rules.head.add(self.aloud)
        self.scrolled = Scrolled(look, self.form, self.rules, marked=True)
        self.rules.body.addWidget(self.scrolled, 1)
        form = QWidget(self)
        self._form = QVBoxLayout(form)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.addWidget(self.games)
        self._form.addWidget(self.rules, 1)
        self.reading = ReadAloud(look, self)
        self.reading.closed.connect(self._stop_reading)
        self.pages = QStackedLayout()
        self.pages.addWidget(form)
        self.pages.addWidget(self.reading)
        self.left.addLayout(self.pages)

        times = (
            Choice(NEXT, N_("From the next hand on"), (56, 56), ticked=True),
            Choice(EARLIER, N_("From an earlier hand on"), (56, 56), ticked=True),
            Choice(ALL, N_("For all hands"), (56, 56), ticked=True),
        )
        self.from_when = FromWhen(look, self.desk, times, (EARLIER, ALL), self.side)
        self.from_when.changed.connect(self.show_state)
        self.changes = TitledPanel(look, N_("What changes?"), parent=self.side)
        self.lines = QWidget(self.changes)
        self._lines = QVBoxLayout(self.lines)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.addStretch(1)
        self.changes.body.addWidget(Scrolled(look, self.lines, self.changes), 1)
        self.go = GoButton(look, N_("Change"), self.side, glyph=Glyph.ARROW)
        self.go.clicked.connect(self.change)
        self.discard = Press(look, "discard", N_("Discard"), parent=self.side)
        self.discard.clicked.connect(self.forget)
        for widget in (self.from_when, self.changes, self.discard, self.go):
            self.right.addWidget(widget)
        self.right.setStretch(1, 1)

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        px, measures = self.look.px, self.look.measures
        self._form.setSpacing(px(measures.gap))
        self.rules.setMinimumHeight(px(FORM if self.narrow else 0))
        self.go.setFixedHeight(px(56))
        for button in (self.go, self.discard):
            button.setMinimumWidth(px(measures.side))

    # The room

    def prepare(self) -> Iterator[None]:
        """Make the lines."""
        self.show_state()
        yield

    def show_evening(self) -> None:
        """Show the rules as they are now; what is half changed stays."""
        if self.desk.rules != self.base:
            self.base = self.desk.rules
            self.agreement = agreement_of(self.base)
        self.show_state()

    def begin(self) -> None:
        """Show the form."""
        self.pages.setCurrentIndex(0)

    def tell(self, sentence: Label) -> None:
        """Say why something could not be done."""
        self._say([(sentence, Face.STRONG)])

    def take_key(self, event: QKeyEvent) -> bool:
        """Throw away what is half changed with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.agreement.rules != self.base:
            self.forget()
            return True
        return False

    def take(self, agreement: Agreement) -> None:
        """Go on with *agreement*."""
        self.agreement = agreement
        self.show_state()

    def forget(self) -> None:
        """Go back to the rules that hold."""
        self.take(agreement_of(self.base))

    def read_aloud(self) -> None:
        """Show the rules in words."""
        self.pages.setCurrentWidget(self.reading)
        self.reading.show_rules(self.agreement.variant.label, self.agreement.rules)

    def _stop_reading(self) -> None:
        """Show the form again, with the focus on the button that one came by."""
        self.begin()
        self.aloud.setFocus(Qt.FocusReason.OtherFocusReason)

    # What would change

    def show_state(self) -> None:
        """Show the rules, and what they would change."""
        agreement = self.agreement
        self.games.show_agreement(agreement)
        rules = self.shell.tables.catalogue.house_rules.values()
        available = [each for each in rules if agreement.variant.id in each.variants]
        self.form.show_agreement(agreement, available)
        self.from_when.show_times()
        same = agreement.rules == self.base
        ready = False
        if agreement.problems:
            self.tell(agreement.problems[0].sentence)
        elif same and not (self.from_when.when != NEXT and self._written()):
            self._say([(N_("These are the rules that hold."), Face.TEXT)])
        else:
            ready = self._preview()
        if ready:
            self.go.unlock()
        else:
            self.go.lock()
        if same:
            self.discard.lock()
        else:
            self.discard.unlock()

    def _order_tabs(self) -> None:
        after = (self.from_when.times, self.from_when.hand, self.discard, self.go)
        self._tabs.run((self.games.kinds, self.aloud, *self.form.parts(), *after))

    def _written(self) -> bool:
        """Whether hands were played under other rules, so that these may be laid over them."""
        return any(line.after.rules != self.base for line in self.desk.evening.lines)

    def _preview(self) -> bool:
        try:
            preview = self.desk.preview(*self._writings())
        except RefusedError as error:
            self.tell(error.problems[0].sentence)
            return False
        self._say(list(self._words(preview)))
        return True

    def _writings(self) -> tuple[Writing, ...]:
        return self.desk.would_change_rules(
            self.agreement.rules,
            for_all=self.from_when.when == ALL,
            before=self.from_when.before,
            was=self.base,
        )

    def _words(self, preview: Preview) -> Iterator[tuple[Label, Face]]:
        """Yield what changes: what does not fit, the totals, then hand by hand."""
        for problem in preview.problems:
            yield problem.sentence, Face.STRONG
        changed = [each for each in preview.amounts if isinstance(each.account, Person)]
        if not changed:
            yield N_("No hand that was played changes."), Face.TEXT
            return
        hands = dict.fromkeys(each.hand for each in changed)
        yield counted("%n hand(s) get other amounts", "", len(hands)), Face.STRONG
        balances = self.desk.evening.position.balances
        moved: dict[Person, int] = {}
        for each in changed:
            if isinstance(each.account, Person):
                moved[each.account] = moved.get(each.account, 0) + each.becomes - each.was
        for person in (each for each in self.desk.people if moved.get(each)):
            now = balances.get(person, 0)
            total = phrase(N_("{who}, together"), who=person)
            yield self._moved(total, now, now + moved[person]), Face.STRONG
        numbers = {line.hand: line.after.number for line in self.desk.evening.hands}
        for hand in list(hands)[:LISTED]:
            mine = [each for each in changed if each.hand == hand]
            yield self._hand(numbers[hand], mine), Face.TEXT
        if len(hands) > LISTED:
            yield counted("and %n hand(s) more", "", len(hands) - LISTED), Face.TEXT

    def _moved(self, what: Label, was: int, becomes: int) -> Label:
        signed = self.look.signed
        return phrase(
            N_("{what}: {was} becomes {now}"), what=what, was=signed(was), now=signed(becomes)
        )

    def _hand(self, number: int, changes: list[Change]) -> Label:
        first, *rest = (
            self._moved(phrase(N_("{who}"), who=each.account), each.was, each.becomes)
            for each in changes
        )
        for each in rest:
            first = phrase(N_("{these}, {next}"), these=first, next=each)
        return phrase(N_("Hand {number}: {changes}"), number=number, changes=first)

    def _say(self, words: list[tuple[Label, Face]]) -> None:
        while self._lines.count() > 1:
            item = self._lines.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for place, (label, face) in enumerate(words):
            self._lines.insertWidget(place, Sentence(self.look, label, face, parent=self.lines))

    # Changing them

    def change(self) -> None:
        """Write the new rules down."""
        try:
            self.desk.change_rules(
                self.agreement.rules,
                for_all=self.from_when.when == ALL,
                before=self.from_when.before,
                was=self.base,
            )
        except RefusedError as error:
            self.tell(error.problems[0].sentence)
            return
        except StoreError as error:
            self.tell(error.sentence)
            return
        self.base = self.desk.rules
        self.agreement = agreement_of(self.base)
        self.from_when.forget()
        self.form.forget_typing()
        self.shell.evening_changed()
