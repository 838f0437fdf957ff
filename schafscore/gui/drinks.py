"""Drinks and food: who had what, who laid it out, and what was written down."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from schafscore.core.accounts import KITTY, Person
from schafscore.core.journal import Charge, Party
from schafscore.core.text import N_, Label, counted, listed, phrase
from schafscore.gui.buttons import Choice, Text
from schafscore.gui.look import Look
from schafscore.gui.money import Stack
from schafscore.gui.settling import Labelled, Names, chosen_people, people_choices
from schafscore.gui.titled import (
    Entered,
    EnteredNumber,
    Low,
    LowOnce,
    Once,
    Press,
    Remark,
    Sentence,
    TitledPanel,
)
from schafscore.services.price_list import (
    LONGEST_NAME,
    Item,
    read_cents,
    with_item,
)
from schafscore.sheets.called import called
from schafscore.sheets.reckoning import Reckoning

NO_FOCUS = Qt.FocusPolicy.NoFocus


class DrinksPanel(TitledPanel):
    """Who had what, and who laid it out. `charged` is sent with what they had; a list remembers it.

    `withdrawn` is sent with the place of what was entered by mistake.
    """

    charged = Signal(object)
    withdrawn = Signal(int)
    priced = Signal(object)
    unfolded = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, N_("Drinks and food"))
        self.items: tuple[Item, ...] = ()
        self.who = Low(look, N_("Who had it"), (), exclusive=False)
        self.who.changed.connect(self._lock)
        self.host = Low(look, N_("Who laid it out"), ())
        self.host.changed.connect(self._lock)
        self.list = LowOnce(look, N_("What they had"), ())
        self.list.changed.connect(self._take)
        self.name = Entered(look, N_("What"))
        self.name.setMaxLength(LONGEST_NAME)
        self.price = EnteredNumber(look, N_("Price a head"))
        self.add = Once(look, "add", N_("Charge"), spoken=N_("Charge who had it"))
        self.add.clicked.connect(self._add)
        self.price.returnPressed.connect(self._add)
        self.name.returnPressed.connect(self.price.setFocus)
        self.price.textChanged.connect(self._say_each)
        self.each = Sentence(look)
        self.wrong = Remark(look, quiet=True)
        self.more = Press(look, "entries", "")
        self.more.clicked.connect(self._show_entries)
        self.entries = Stack(look, 4)
        self.entries.hide()
        self.body.addWidget(Labelled(look, N_("Had it"), self.who))
        self.body.addWidget(Labelled(look, N_("Laid out"), self.host))
        self.list_line = Labelled(look, N_("a head"), self.list)
        self.body.addWidget(self.list_line)
        new = QHBoxLayout()
        new.addWidget(self.name, 3)
        new.addWidget(self.price, 2)
        new.addWidget(self.add)
        self.body.addWidget(self.each)  # always there, or the page would move under the finger
        self.body.addLayout(new)
        self.body.addWidget(self.wrong)
        self.body.addWidget(self.more)
        self.body.addWidget(self.entries)

    def parts(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through."""
        outs = (row.out for row in self.entries.rows if isinstance(row, ChargeRow))
        shown = outs if not self.entries.isHidden() else ()
        return self.who, self.host, self.list, self.name, self.price, self.add, self.more, *shown

    def _show_entries(self) -> None:
        self.entries.setVisible(self.entries.isHidden())
        self._name_more()
        self.unfolded.emit()

    def _name_more(self) -> None:
        shown = counted("What was written down (%n)", "", len(self.entries.rows))
        label = N_("Fold away what was written down") if not self.entries.isHidden() else shown
        self.more.show_choice(replace(self.more.choice, label=label))
        self.more.setVisible(bool(self.entries.rows))

    def show_people(self, people: Sequence[Person], names: Names) -> None:
        """Offer *people*; who was chosen stays chosen."""
        for row in (self.who, self.host):
            kept = row.chosen()
            row.set_choices(people_choices(people, names))
            row.choose(kept)

    def show_items(self, items: Sequence[Item]) -> None:
        """Offer what is on the list."""
        self.items, money = tuple(items), self.look.speech.money
        self.list.set_choices(
            [
                Choice(each.name, f"{each.name} {money(each.cents)}", (56, 56), given=True)
                for each in items
            ]
        )
        self.list_line.setVisible(bool(items))
        self._lock()

    def show_reckoning(self, now: Reckoning) -> None:
        """Show what was charged so far, for the kitty too, each with the way to take it out."""
        laid: dict[Party, int] = {}
        for _, each in now.charges:
            if KITTY not in (each.payer, each.taker):
                laid[each.taker] = laid.get(each.taker, 0) + each.cents
        remark: Label = ""
        if laid:
            host = max(laid, key=laid.__getitem__)
            amount = self.look.speech.money(laid[host])
            remark = phrase(N_("{who} gets {amount}"), who=called(host), amount=amount)
        self.show_remark(remark)
        self.entries.show_rows([self._entry(place, each) for place, each in reversed(now.charges)])
        self._name_more()

    def _entry(self, place: int, charge: Charge) -> QWidget:
        return ChargeRow(self.look, charge, lambda: self.withdrawn.emit(place))

    def _lock(self, *_: object) -> None:
        reason = self._why_not()
        self.list.lock(dict.fromkeys(self.list.buttons, reason) if reason else {})
        self._say_each()

    def _having(self) -> list[Person]:
        """Return who pays for it; who laid it out owes himself nothing."""
        return [who for who in chosen_people(self.who) if who not in chosen_people(self.host)]

    def _say_each(self, *_: object) -> None:
        """Say in words what the button will charge."""
        cents, missing = read_cents(self.price.text()), self._why_not()
        sentence = missing or N_("What does each of them pay?")
        if cents and not missing:
            (host,) = chosen_people(self.host)
            sentence = phrase(
                N_("{people}: {amount} each to {host}"),
                people=listed(called(who) for who in self._having()),
                amount=self.look.speech.money(cents),
                host=called(host),
            )
        self.each.show_label(sentence)

    def _why_not(self) -> Label:
        if not self.host.chosen():
            return N_("Who laid it out?")
        if not set(self.who.chosen()) - set(self.host.chosen()):
            return N_("Who had it?")
        return ""

    def _take(self, names: list[str]) -> None:
        self.list.choose([])
        item = next((each for each in self.items if each.name in names), None)
        if item is not None:
            self._charge(item)

    def _charge(self, item: Item) -> None:
        (host,) = chosen_people(self.host)
        had = self._having()
        self.charged.emit([Charge(who, host, item.cents, item.name) for who in had])

    def _add(self) -> None:
        name, cents = self.name.text().strip(), read_cents(self.price.text())
        if not name:
            self.wrong.show_label(N_("What is it called?"))
            self.name.setFocus()
        elif not cents:
            self.wrong.show_label(N_("What does it cost? For example 4,20"))
            self.price.setFocus()
        elif self._why_not():  # which stands above the fields, whatever is typed
            self.wrong.show_label("")
            row = self.who if self.host.chosen() else self.host
            reached = (each for each in row.buttons.values() if each.focusPolicy() != NO_FOCUS)
            next(reached).setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.wrong.show_label("")
            self.name.clear()
            self.price.clear()
            item = Item(name, cents)
            self.priced.emit(with_item(self.items, item))
            self._charge(item)
            self.name.setFocus()


class ChargeRow(QWidget):
    """What one had, and the button that takes it out again."""

    def __init__(self, look: Look, charge: Charge, take_out: Callable[[], None]) -> None:
        super().__init__()
        words = phrase(
            N_("{payer} to {taker}: {amount}"),
            payer=called(charge.payer),
            taker=called(charge.taker),
            amount=look.speech.money(charge.cents),
        )
        self.words = Sentence(look, words)
        self.what = Text(look, parent=self)
        self.what.setText(charge.words)
        self.out = Press(
            look, "out", N_("Take out"), spoken=phrase(N_("Take out: {what}"), what=words)
        )
        self.out.clicked.connect(take_out)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.words, 1)
        layout.addWidget(self.what)
        layout.addWidget(self.out)
