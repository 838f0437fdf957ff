"""The settlement: what everybody keeps, who pays whom, drinks, kitty, coins, and the end."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QSizePolicy

from schafscore.core.accounts import KITTY, Outside, Person, Pot
from schafscore.core.journal import Charge, Paid
from schafscore.core.review import last_winners_first
from schafscore.core.text import N_, Label, counted, phrase
from schafscore.gui.buttons import GoButton
from schafscore.gui.drinks import DrinksPanel
from schafscore.gui.foot import CheckLabel
from schafscore.gui.leaving import copy_chat
from schafscore.gui.look import Face
from schafscore.gui.painting import Glyph
from schafscore.gui.panels import NO_LIMIT, Room
from schafscore.gui.payments import FEWEST, KeepsPanel, LeaverPanel, PaymentsPanel, PotPanel
from schafscore.gui.shell import Shell
from schafscore.gui.terms import TermsPanel
from schafscore.gui.titled import Once, Press, Presses, Remark, Sentence, TabChain
from schafscore.services.desk import Done
from schafscore.services.ports import RefusedError, StoreError
from schafscore.services.price_list import (
    Item,
    dump_list,
    load_list,
)
from schafscore.sheets.reckoning import party
from schafscore.sheets.settlement import Payment

PRICES = "drinks"  # among the settings


class SettlementRoom(Room):
    """The page of the money. Everything on it is a writing that can be taken back."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.look)
        desk = shell.desk
        assert desk is not None, "the settlement needs an evening"
        self.shell, self.desk, look = shell, desk, self.look
        self.keeps, self.payments = KeepsPanel(look), PaymentsPanel(look)
        self.drinks, self.leaver, self.pot = DrinksPanel(look), LeaverPanel(look), PotPanel(look)
        self.terms = TermsPanel(look, counts=desk.rules.variant.unit != "cents")
        self.wrong = Remark(look)
        self.go_on = Once(look, "on", N_("Play on"))
        self.go_on.clicked.connect(self._go_on)
        self.print = Press(look, "print", N_("Print"))
        self.print.clicked.connect(lambda: shell.go("paper"))
        self.chat = Press(look, "chat", N_("Text for the chat"))
        self.chat.clicked.connect(self._copy)
        self.end = GoButton(look, N_("Close the evening"), glyph=Glyph.TICK)
        self.end.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.end.clicked.connect(self._end)
        self.closed = CheckLabel(look, N_("This evening is closed"))
        self.open = Sentence(look, quiet=True)  # what closing takes as paid
        self.close_now = Press(look, "close_now", N_("Close, all is paid"))
        self.close_now.clicked.connect(self._settle)
        self.not_yet = Press(look, "not_yet", N_("Not yet"))
        self.not_yet.clicked.connect(self._not_yet)
        self.payments.head.add(self.print)
        self.payments.head.add(self.chat)
        self.left.addWidget(self.keeps)
        self.left.addStretch(1)
        self._chain = TabChain()
        for each in (self.payments, self.pot, self.leaver, self.wrong):
            self.right.addWidget(each)
        self.right.addWidget(self.open)
        self.right.addWidget(Presses(look, self.close_now, self.not_yet))
        self.right.addWidget(Presses(look, self.go_on, self.end, self.closed, wide=self.end))
        self.right.addStretch(1)
        self._connect()
        self.fit()

    def _connect(self) -> None:
        desk, drinks = self.desk, self.drinks
        self.payments.paid.connect(lambda each: self._do(lambda: desk.pay(_paid(each))))
        self.payments.unpaid.connect(lambda place: self._do(lambda: desk.withdraw(place)))
        drinks.charged.connect(lambda charges: self._do(lambda: desk.charge(*charges)))
        drinks.withdrawn.connect(lambda place: self._do(lambda: desk.withdraw(place)))
        drinks.priced.connect(self._keep_prices)
        self.leaver.paid.connect(lambda all_: self._do(lambda: desk.pay(*map(_paid, all_))))
        self.leaver.left.connect(self._leave)
        self.payments.planned.connect(lambda: self.leaver.show_plan(self.payments.open))
        self.pot.shared.connect(self._share)
        self.terms.changed.connect(lambda terms: self._do(lambda: desk.change_terms(terms)))
        self.terms.collected.connect(self._collect)
        self.terms.unfolded.connect(self._order)
        drinks.unfolded.connect(self._order)

    def _order(self) -> None:
        """Let Tab follow the page, the left column first where there are two."""
        left, paper = (*self.drinks.parts(), *self.terms.parts()), (self.print, self.chat)
        right = (*paper, *self.payments.parts(), self.pot.heirs, *self.leaver.parts())
        ends = (self.close_now, self.not_yet, self.go_on, self.end)
        one_column = self.look.measures.compact or self.narrow
        self._chain.run((*right, *left, *ends) if one_column else (*left, *right, *ends))

    def fit(self) -> None:
        """Take the look as it is now: two columns of one width, or one below the other."""
        super().fit()
        compact = self.look.measures.compact or self.narrow
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(down if compact else across)
        self.columns.setStretch(0, 0 if compact else 1)
        self.columns.setStretch(1, 0 if compact else 1)
        self.side.setMinimumSize(0, 0)
        self.side.setMaximumWidth(NO_LIMIT)
        for place, panel in enumerate((self.drinks, self.terms), 1):
            if compact and self.right.indexOf(panel) < 0:
                self.right.insertWidget(self.right.indexOf(self.wrong), panel)
            elif not compact and self.left.indexOf(panel) < 0:
                self.left.insertWidget(place, panel)
        for panel in (self.keeps, self.payments):
            panel.title.set_face(Face.NAME if compact else Face.HEADING)
        self._order()
        for button in (self.go_on, self.end):
            button.setFixedHeight(self.look.px(48 if compact else 64))

    # What is shown

    def prepare(self) -> Iterator[None]:
        """Make the rows."""
        self.show_evening()
        yield

    def show_evening(self) -> None:
        """Show everything as it stands."""
        desk = self.desk
        self.shell.look.set_names(desk.names)
        now, people, names = desk.reckoning(), desk.people, desk.names
        outside = Outside(desk.rules.variant.unit)
        listed = outside in desk.evening.position.balances
        self.keeps.show_reckoning(now, listed=listed, count=desk.rules.variant.paid)
        self.payments.show_reckoning(now)
        self.drinks.show_people(people, names)
        self.drinks.show_items(load_list(str(self.shell.settings.value(PRICES, ""))))
        self.drinks.show_reckoning(now)
        self.leaver.show_reckoning(now, self.payments.open, people, names, self._may_go)
        self.terms.show_terms(now, people, names)
        settled = desk.settlement is not None
        pot, amount = (None, 0) if settled else self._left_over()
        here = desk.table.people
        gone = [each for each in people if each not in here]
        in_cents = desk.rules.variant.unit == "cents"
        heirs = last_winners_first(desk.evening, here)
        self.pot.show_pot(pot, amount, here, names, gone, heirs=heirs, in_money=in_cents)
        if settled:
            self.leaver.hide()
        on = N_("Open the evening again") if settled else N_("Play on")
        self.go_on.show_choice(replace(self.go_on.choice, label=on))
        self._ask(asking=False)
        self.tell("")
        self._order()

    def _ask(self, *, asking: bool) -> None:
        """Say what closing takes as paid; *asking* whether that is so."""
        settled = self.desk.settlement is not None
        open_ = 0 if settled else len(self.payments.payable)
        words = counted("%n payments open: closing takes them as paid.", "", open_)
        self.open.show_label(words if open_ else "")
        self.open.setVisible(bool(open_))
        self.close_now.setVisible(asking)
        self.not_yet.setVisible(asking)
        self.go_on.setVisible(not asking)
        self.end.setVisible(not asking and not settled)
        self.closed.setVisible(settled)

    def _not_yet(self) -> None:
        self._ask(asking=False)
        self.end.setFocus()

    def _left_over(self) -> tuple[Pot | None, int]:
        balances = self.desk.evening.position.balances
        pots = ((pot, held) for pot, held in balances.items() if isinstance(pot, Pot) and held)
        return next(((pot, held) for pot, held in pots if not pot.unit), (None, 0))

    def begin(self) -> None:
        """Put the focus on the plan of the payments."""
        first = self.payments.plan.buttons[FEWEST]
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, sentence: Label) -> None:
        """Say why something could not be done."""
        self.wrong.show_label(sentence)

    # What is done

    def _do(self, act: Callable[[], Done]) -> None:
        sentence: Label = ""
        try:
            act()
        except RefusedError as error:
            sentence = error.problems[0].sentence
        except StoreError as error:
            sentence = error.sentence
        self.shell.evening_changed()
        self.tell(sentence)

    def _share(self, heirs: Sequence[Person]) -> None:
        pot, _ = self._left_over()
        if pot is not None:
            self._do(lambda: self.desk.share_pot(pot, heirs))

    def _collect(self, cents: int) -> None:
        charges = [Charge(each, KITTY, cents) for each in self.desk.table.people]
        self._do(lambda: self.desk.charge(*charges))

    def _keep_prices(self, items: Sequence[Item]) -> None:
        self.shell.settings.setValue(PRICES, dump_list(items))
        self.drinks.show_items(items)

    def _copy(self) -> None:
        self.shell.mention(copy_chat(self.desk, self.look))

    def _may_go(self, person: Person) -> bool:
        """Whether *person* sits at the table and the others can play on without him."""
        if person not in self.desk.table.people:
            return False
        try:
            self.desk.would_stand_up(person)
        except RefusedError:
            return False
        return True

    def _leave(self, person: Person, payments: Sequence[Payment]) -> None:
        self._do(lambda: self.desk.leave(person, [*map(_paid, payments)]))
        if person not in self.desk.table.people:
            self.shell.mention(phrase(N_("{who} sits no longer at the table."), who=person))

    def _go_on(self) -> None:
        if self.desk.settlement is not None:
            self._do(self.desk.reopen)
        else:
            self.shell.go("table")

    def _end(self) -> None:
        if self.payments.payable:
            self._ask(asking=True)
            self.not_yet.setFocus()
        else:
            self._settle()

    def _settle(self) -> None:
        self._do(lambda: self.desk.settle(self.payments.payable))
        if self.desk.settlement is not None:
            self.print.setFocus()


def _paid(payment: Payment) -> Paid:
    return Paid(party(payment.giver), party(payment.taker), payment.amount)
