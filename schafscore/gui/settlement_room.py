"""The settlement: what everybody keeps, who pays whom, drinks, kitty, coins, and the end."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import reduce

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from schafscore.core.accounts import KITTY, Account, Person, Pot
from schafscore.core.journal import ROUNDINGS, Charge, Paid, Party, Remainder, Terms
from schafscore.core.text import N_, Label, counted, phrase
from schafscore.gui.buttons import Choice, GoButton, Text
from schafscore.gui.foot import CheckLabel
from schafscore.gui.leaving import copy_chat
from schafscore.gui.look import Face, Look
from schafscore.gui.money import DueHead, DueRow, PaymentRow, PaymentStack, Stack, TickBox
from schafscore.gui.painting import Glyph
from schafscore.gui.panels import NO_LIMIT, Line, Room, RowLabel
from schafscore.gui.parts import Rule
from schafscore.gui.rows import ChoiceRow
from schafscore.gui.shell import Shell
from schafscore.gui.titled import Entered, Low, Press, Sentence, TabChain, TitledPanel
from schafscore.services.desk import Done
from schafscore.services.ports import RefusedError, StoreError
from schafscore.services.price_list import (
    LONGEST_NAME,
    Item,
    dump_list,
    load_list,
    read_cents,
    with_item,
)
from schafscore.sheets.called import called, left_out
from schafscore.sheets.reckoning import Reckoning, party
from schafscore.sheets.settlement import Payment

FEWEST, EACH = "fewest", "each"
PRICES = "drinks"  # among the settings
Names = Mapping[Person, str]


def people_choices(people: Iterable[Person], names: Names) -> list[Choice]:
    """Return a button for each of *people*."""
    return [Choice(str(each.id), names.get(each, ""), (56, 56), given=True) for each in people]


def chosen_people(row: ChoiceRow) -> tuple[Person, ...]:
    """Return who is chosen in *row*."""
    return tuple(Person(int(name)) for name in row.chosen())


class Labelled(Line):
    """What stands behind the word that says what it is; the words of a panel are of one width."""

    WIDE = 88  # px

    def __init__(self, look: Look, label: Label, *widgets: QWidget) -> None:
        self.word = RowLabel(look, label)
        super().__init__(look)
        self.add(self.word, *widgets)

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        self.word.widen(self.look.px(self.WIDE))


class KeepsPanel(TitledPanel):
    """What everybody keeps: games, drinks, kitty, together."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, N_("What everybody keeps"))
        self.rows = Stack(look)
        self.check = CheckLabel(look)
        self.rest = Sentence(look, quiet=True)
        self.body.addWidget(DueHead(look))
        self.body.addWidget(self.rows)
        self.body.addWidget(self.check)
        self.body.addWidget(self.rest)

    def show_reckoning(self, now: Reckoning) -> None:
        """Show what *now* comes to for everybody."""
        money = self.look.speech.money
        self.rows.show_rows([DueRow(self.look, due) for due in now.dues])
        total = sum(due.together for due in now.dues)
        self.check.show_check(phrase(N_("Sum {amount}"), amount=money(total)))
        self.rest.show_label(self._rounded(now))
        self.rest.setVisible(bool(now.terms.round_to))

    def _rounded(self, now: Reckoning) -> Label:
        coin, money = now.terms.round_to, self.look.speech.money
        if now.bearer is None or not now.left:
            return phrase(N_("Rounded to {coin} cents, nothing is left over."), coin=coin)
        words = N_("Rounded to {coin} cents; {who} bears the rest of {amount}.")
        amount = money(now.left, sign=True)
        return phrase(words, coin=coin, who=called(now.bearer), amount=amount)


class PaymentsPanel(TitledPanel):
    """Who pays whom, and what of it was paid. `paid` and `unpaid` are sent by a tick."""

    paid = Signal(object)
    unpaid = Signal(int)
    planned = Signal()  # the payments are planned otherwise now

    def __init__(self, look: Look) -> None:
        super().__init__(look, N_("Who pays whom?"))
        plans = (
            Choice(FEWEST, N_("fewest payments"), (56, 56)),
            Choice(EACH, N_("each with each"), (56, 56)),
        )
        self.plan = ChoiceRow(look, N_("Payments"), plans, fill=True, joined=True)
        self.plan.choose([FEWEST])
        self.plan.changed.connect(self._change_plan)
        self.rows = PaymentStack(look)
        self.check = CheckLabel(look, quiet=True)
        self.body.addWidget(self.plan)
        self.body.addWidget(self.rows)
        self.body.addWidget(self.check)
        self._now: Reckoning | None = None
        self.open: tuple[Payment, ...] = ()  # what is still to be paid, as it is shown

    def parts(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through."""
        return (self.plan, *self._boxes())

    def _boxes(self) -> list[TickBox]:
        return [row.box for row in self.rows.payment_rows()]

    def _shown(self) -> list[Payment]:
        return [row.payment for row in self.rows.payment_rows()]

    @property
    def each_with_each(self) -> bool:
        """Whether everybody settles with everybody."""
        return EACH in self.plan.chosen()

    def _change_plan(self, names: list[str]) -> None:
        self.plan.choose(names or [FEWEST])
        self.rows.show_rows([])  # another plan keeps nothing of this one
        if self._now is not None:
            self.show_reckoning(self._now)
        self.planned.emit()

    def show_reckoning(self, now: Reckoning) -> None:
        """Show what was paid and what is still to be paid."""
        self._now = now
        self.open = self._still_open(now)
        paid = [(Payment(each.giver, each.taker, each.cents), at) for at, each in now.payments]
        seats: dict[Account, int] = {due.who: seat for seat, due in enumerate(now.dues)}
        last = len(seats)

        def seat(row: tuple[Payment, int | None]) -> tuple[int, int, int]:
            payment, _ = row
            giver, taker = seats.get(payment.giver, last), seats.get(payment.taker, last)
            return giver, taker, payment.amount

        # By seats, so that no row moves under the finger that ticks it.
        listed = sorted([*paid, *((each, None) for each in self.open)], key=seat)
        held = next((n for n, box in enumerate(self._boxes()) if box.hasFocus()), None)
        there = self.rows.payment_rows()
        rows = [self._row(*each, there) for each in listed]
        rules = [each for each in self.rows.rows if isinstance(each, Rule)]
        rules += [Rule(self.look) for _ in rows[len(rules) :]]
        pairs = zip(rows, rules, strict=False)
        self.rows.show_rows([each for pair in pairs for each in pair])
        if held is not None and rows:
            rows[min(held, len(rows) - 1)].box.setFocus()
        self.check.show_check(_progress(len(now.payments), len(self.open)))

    def _still_open(self, now: Reckoning) -> tuple[Payment, ...]:
        """Return the plan; what was planned stays planned while it clears what is left."""
        made = Counter(Payment(each.giver, each.taker, each.cents) for _, each in now.payments)
        shown = Counter(self._shown())
        kept = tuple((shown - made).elements())
        left = Counter(now.outstanding)
        for each in kept:
            left[each.giver] += each.amount
            left[each.taker] -= each.amount
        if kept and not any(left.values()):
            return kept
        return now.each_with_each() if self.each_with_each else now.fewest()

    def _row(self, payment: Payment, place: int | None, there: list[PaymentRow]) -> PaymentRow:
        """Return the row of *payment* out of those that are *there*, or a new one."""
        wanted = (payment, place)
        kept = next((each for each in there if (each.payment, each.place) == wanted), None)
        if kept is not None:
            there.remove(kept)
            kept.box.setChecked(place is not None)
            return kept
        row = PaymentRow(self.look, payment, place)
        if place is None:
            row.ticked.connect(lambda: self.paid.emit(payment))
        else:
            row.ticked.connect(lambda: self.unpaid.emit(place))
        return row


def _progress(made: int, open_: int) -> Label:
    if not open_:
        return N_("Everybody is even.")
    if not made:
        return N_("Then everybody is even.")
    words = N_("{made} of {all} paid. Then everybody is even.")
    return phrase(words, made=made, all=made + open_)


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
        self.list = Low(look, N_("What they had"), ())
        self.list.changed.connect(self._take)
        self.name = Entered(look, N_("What"))
        self.name.setMaxLength(LONGEST_NAME)
        self.price = Entered(look, N_("Price a head"))
        self.add = Press(look, "add", N_("Charge"), spoken=N_("Charge who had it"))
        self.add.clicked.connect(self._add)
        self.price.returnPressed.connect(self._add)
        self.name.returnPressed.connect(self.price.setFocus)
        self.price.textChanged.connect(self._say_each)
        self.each = Sentence(look)
        self.wrong = Sentence(look, quiet=True)
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
        self.say_wrong("")

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

    def say_wrong(self, sentence: Label) -> None:
        """Say beside the fields what is wrong with them."""
        self.wrong.show_label(sentence)
        self.wrong.setVisible(bool(sentence))

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
        """Show what was charged so far, each with the way to take it out."""
        drinks = [
            (place, each) for place, each in now.charges if KITTY not in (each.payer, each.taker)
        ]
        laid: dict[Party, int] = {}
        for _, each in drinks:
            laid[each.taker] = laid.get(each.taker, 0) + each.cents
        remark: Label = ""
        if laid:
            host = max(laid, key=laid.__getitem__)
            amount = self.look.speech.money(laid[host])
            remark = phrase(N_("{who} gets {amount}"), who=called(host), amount=amount)
        self.show_remark(remark)
        self.entries.show_rows([self._entry(place, each) for place, each in reversed(drinks)])
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
                people=reduce(_joined, (called(who) for who in self._having())),
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
            self.say_wrong(N_("What is it called?"))
            self.name.setFocus()
        elif not cents:
            self.say_wrong(N_("What does it cost? For example 4,20"))
            self.price.setFocus()
        elif missing := self._why_not():
            self.say_wrong(missing)
        else:
            self.say_wrong("")
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


class TermsPanel(TitledPanel):
    """How it is paid: coins and what they leave, the kitty, cash at once, what a point is worth."""

    changed = Signal(object)
    collected = Signal(int)
    unfolded = Signal()

    def __init__(self, look: Look, unit: str) -> None:
        super().__init__(look, N_("How it is paid"))
        self.terms = Terms()
        self.more = Press(look, "terms", N_("Change"), spoken=N_("Change how it is paid"))
        self.more.clicked.connect(self._unfold)
        self.head.add(self.more)
        self.summary = Sentence(look, quiet=True)
        self.body.addWidget(self.summary)
        coins = [
            Choice(
                str(coin), phrase(N_("{coin} ct"), coin=coin) if coin else N_("exactly"), (56, 56)
            )
            for coin in ROUNDINGS
        ]
        self.coins = ChoiceRow(look, N_("Round to"), coins, joined=True)
        self.coins.changed.connect(lambda names: self._set(round_to=int(names[0]) if names else 0))
        rests = [Choice(each.name, each.label, (56, 56)) for each in Remainder]
        self.rest = Low(look, N_("The rest goes"), rests)
        self.rest.changed.connect(
            lambda names: self._set(remainder=Remainder[names[0]] if names else Remainder.NOBODY)
        )
        self.each = Entered(look, N_("Amount"))
        self.collect = Press(look, "collect", N_("Everybody pays in"))
        self.collect.clicked.connect(self._collect)
        self.each.returnPressed.connect(self._collect)
        self.keeper = Low(look, N_("Kitty with"), ())
        self.keeper.changed.connect(
            lambda _: self._set(treasurer=next(iter(chosen_people(self.keeper)), None))
        )
        at_once = Choice("cash", N_("in cash after every hand"), (56, 56), ticked=True)
        self.cash = Low(look, N_("Games"), (at_once,), exclusive=False)
        self.cash.changed.connect(lambda names: self._set(at_once=bool(names)))
        self.worth = Entered(look, N_("Cents for a point"))
        self.worth.editingFinished.connect(self._value)
        self.wrong = Sentence(look, quiet=True)
        self.wrong.hide()
        self.rest_line = Labelled(look, N_("Rest"), self.rest)
        self.worth_line = Labelled(look, N_("Point"), self.worth)
        rounding = Labelled(look, N_("Rounding"), self.coins)
        rounding.space()
        kitty = Labelled(look, N_("Kitty"), self.each, self.collect)
        keeper = Labelled(look, N_("lies with"), self.keeper)
        cash = Labelled(look, N_("Games"), self.cash)
        self._counts = unit != "cents"
        self._lines = (rounding, self.rest_line, kitty, keeper, cash, self.worth_line)
        for line in self._lines:
            self.body.addWidget(line)
            line.hide()
        self.body.addWidget(self.wrong)

    def parts(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through."""
        if self._lines[0].isHidden():
            return (self.more,)
        fields = (self.each, self.collect, self.keeper, self.cash, self.worth)
        return self.more, self.coins, self.rest, *fields

    def _unfold(self) -> None:
        folded = self._lines[0].isHidden()
        for line in self._lines:
            line.setVisible(folded)
        self._show_lines()
        label = N_("Fold away") if folded else N_("Change")
        self.more.show_choice(replace(self.more.choice, label=label))
        self.unfolded.emit()

    def _show_lines(self) -> None:
        shown = not self._lines[0].isHidden()
        self.rest_line.setVisible(shown and bool(self.terms.round_to))
        self.worth_line.setVisible(shown and self._counts)

    def _in_words(self) -> Label:
        terms = self.terms
        coin = terms.round_to
        words: Label = (
            phrase(N_("rounded to {coin} cents"), coin=coin) if coin else N_("to the cent")
        )
        if terms.treasurer is not None:
            kitty = phrase(N_("the kitty with {who}"), who=terms.treasurer)
            words = _joined(words, kitty)
        if terms.at_once:
            words = _joined(words, N_("games in cash at once"))
        return words

    def show_terms(self, terms: Terms, people: Sequence[Person], names: Names) -> None:
        """Show what was agreed on."""
        self.terms = terms
        self.coins.choose([str(terms.round_to)])
        self.rest.choose([terms.remainder.name])
        self.summary.show_label(self._in_words())
        self._show_lines()
        self.keeper.set_choices(people_choices(people, names))
        self.keeper.choose([str(terms.treasurer.id)] if terms.treasurer else [])
        self.cash.choose(["cash"] if terms.at_once else [])
        if not self.worth.hasFocus():
            self.worth.setText(_written(terms.per_unit))

    def _set(self, **changed: object) -> None:
        terms = replace(self.terms, **changed)  # type: ignore[arg-type]
        if terms != self.terms:
            self.changed.emit(terms)
        else:
            self.coins.choose([str(terms.round_to)])

    def _value(self) -> None:
        try:
            worth = Fraction(self.worth.text().strip().replace(",", "."))
        except (ValueError, ZeroDivisionError):
            worth = Fraction(-1)
        if worth < 0:
            self._say_wrong(N_("A point is worth a number of cents, for example 0,5"))
            return
        self._say_wrong("")
        if self.worth.isModified():  # the same worth typed again says that points are money
            self.worth.setModified(False)
            self.changed.emit(replace(self.terms, per_unit=worth))

    def _collect(self) -> None:
        cents = read_cents(self.each.text())
        if not cents:
            self._say_wrong(N_("How much does everybody pay in? For example 1,00"))
            self.each.setFocus()
            return
        self._say_wrong("")
        self.collected.emit(cents)

    def _say_wrong(self, sentence: Label) -> None:
        self.wrong.show_label(sentence)
        self.wrong.setVisible(bool(sentence))


def _joined(these: Label, each: Label) -> Label:
    return phrase(N_("{these}, {next}"), these=these, next=each)


def _written(worth: Fraction) -> str:
    """Return *worth* as one types it: 1, 0,5 or 1/3."""
    if 100 % worth.denominator:
        return str(worth)
    text = f"{float(worth):.2f}".rstrip("0").rstrip(".")
    return text.replace(".", ",")


class LeaverPanel(TitledPanel):
    """Who goes early pays and gets now, and the others still come out.

    `paid` is sent with it, `left` with who stands up as well.
    """

    paid = Signal(object)
    left = Signal(object, object)

    def __init__(self, look: Look) -> None:
        self._presses = QHBoxLayout()
        super().__init__(look, N_("Does anybody leave early?"), N_("only his own sum"))
        self.people = Low(look, N_("Leaves early"), ())
        self.people.changed.connect(self._show)
        self.words = Stack(look, 4)
        self.go = Press(look, "go", "")
        self.go.clicked.connect(self._go)
        self.pay = Press(look, "leave", N_("Paid"), spoken=N_("Paid by who leaves"))
        self.pay.clicked.connect(self._pay)
        self._presses.addWidget(self.go)
        self._presses.addWidget(self.pay)
        self._presses.addStretch(1)
        self.body.addWidget(self.people)
        self.body.addWidget(self.words)
        self.body.addLayout(self._presses)
        self._now: Reckoning | None = None
        self._plan: tuple[Payment, ...] = ()
        self._may_go: Callable[[Person], bool] = lambda _: False
        self._payments: tuple[Payment, ...] = ()
        self._show()

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        self._presses.setSpacing(self.look.px(16))

    def parts(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through."""
        return self.people, self.go, self.pay

    def show_reckoning(
        self,
        now: Reckoning,
        plan: Sequence[Payment],
        people: Sequence[Person],
        names: Names,
        may_go: Callable[[Person], bool],
    ) -> None:
        """Offer *people*, and show what who was chosen pays or gets of the *plan*.

        *may_go* tells who still sits at the table and is not needed there.
        """
        self._now, self._plan, self._may_go, kept = now, tuple(plan), may_go, self.people.chosen()
        self.people.set_choices(people_choices(people, names))
        self.people.choose(kept)
        self._show()

    def show_plan(self, plan: Sequence[Payment]) -> None:
        """Show what who was chosen pays or gets of another *plan*."""
        self._plan = tuple(plan)
        self._show()

    def _show(self, *_: object) -> None:
        leaving = chosen_people(self.people)
        self._payments = ()
        if leaving and self._now is not None:
            self._payments = self._now.leaving(leaving[0], self._plan)
        money = self.look.speech.money
        words = [
            phrase(
                N_("{giver} pays {taker} {amount}"),
                giver=called(each.giver),
                taker=called(each.taker),
                amount=money(each.amount),
            )
            for each in self._payments
        ]
        if leaving and not words:
            words = [phrase(N_("{who} is even."), who=leaving[0])]
        self.words.show_rows([Sentence(self.look, each) for each in words])
        goes = bool(leaving) and self._may_go(leaving[0])
        self.go.setVisible(goes)
        self.pay.setVisible(bool(self._payments))
        go = N_("Paid, and stands up") if self._payments else N_("Stands up")
        pay = N_("Paid, and stays") if goes else N_("Paid")
        for button, label in ((self.go, go), (self.pay, pay)):
            button.show_choice(replace(button.choice, label=label))

    def _taken(self) -> tuple[tuple[Person, ...], tuple[Payment, ...]]:
        leaving, payments = chosen_people(self.people), self._payments
        self._payments = ()
        self.people.choose([])
        return leaving, payments

    def _pay(self) -> None:
        _, payments = self._taken()
        self.paid.emit(payments)

    def _go(self) -> None:
        (who,), payments = self._taken()
        self.left.emit(who, payments)


class PotPanel(TitledPanel):
    """What is left in a pot, and what becomes of it. `shared` is sent with who gets it."""

    shared = Signal(object)
    ALL = "all"

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.heirs = Low(look, N_("Who gets it"), ())
        self.heirs.changed.connect(self._choose)
        rest = N_("Left as it is, it is paid into the pot and opens the next evening.")
        self.gone = Stack(look)
        self.body.addWidget(self.heirs)
        self.body.addWidget(self.gone)
        self.body.addWidget(Sentence(look, rest, quiet=True))
        self._people: tuple[Person, ...] = ()

    def show_pot(
        self,
        pot: Pot | None,
        cents: int,
        people: Sequence[Person],
        names: Names,
        gone: Sequence[Person] = (),
    ) -> None:
        """Ask about *pot*; None where nothing is left anywhere. Who is *gone* is told to be."""
        self.setVisible(pot is not None)
        if pot is None:
            return
        self._people = tuple(people)
        money = self.look.speech.money
        words = N_("{amount} are left in: {pot}")
        self.title.show_label(phrase(words, amount=money(cents), pot=called(pot)))
        everybody = Choice(self.ALL, N_("among all at the table"), (56, 56))
        self.heirs.set_choices([everybody, *people_choices(people, names)])
        self.heirs.choose([])
        told = (left_out(each, pot) for each in gone)
        self.gone.show_rows([Sentence(self.look, each, quiet=True) for each in told])
        self.gone.setVisible(bool(gone))

    def _choose(self, names: list[str]) -> None:
        self.heirs.choose([])
        if names:
            heirs = self._people if self.ALL in names else (Person(int(names[0])),)
            self.shared.emit(heirs)


class SettlementRoom(Room):
    """The page of the money. Everything on it is a writing that can be taken back."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.look)
        desk = shell.desk
        assert desk is not None, "the settlement needs an evening"
        self.shell, self.desk, look = shell, desk, self.look
        self.keeps, self.payments = KeepsPanel(look), PaymentsPanel(look)
        self.drinks, self.leaver, self.pot = DrinksPanel(look), LeaverPanel(look), PotPanel(look)
        self.terms = TermsPanel(look, desk.rules.variant.unit)
        self.wrong = Sentence(look)
        self.go_on = Press(look, "on", N_("Play on"))
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
        self.close_now = Press(look, "close_now", N_("Close: they are paid"))
        self.close_now.clicked.connect(self._settle)
        self.not_yet = Press(look, "not_yet", N_("Not yet"))
        self.not_yet.clicked.connect(self._not_yet)
        self._question = QHBoxLayout()
        self._question.addWidget(self.close_now)
        self._question.addWidget(self.not_yet)
        self._question.addStretch(1)
        self._ends = QHBoxLayout()
        self._ends.addWidget(self.go_on)
        self._ends.addWidget(self.end, 1)
        self._ends.addWidget(self.closed)
        self._ends.addStretch()
        self.payments.head.add(self.print)
        self.payments.head.add(self.chat)
        self.left.addWidget(self.keeps)
        self.left.addStretch(1)
        self._chain = TabChain()
        for each in (self.payments, self.pot, self.leaver, self.wrong):
            self.right.addWidget(each)
        self.right.addWidget(self.open)
        self.right.addLayout(self._question)
        self.right.addLayout(self._ends)
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
        self._ends.setSpacing(self.look.px(16))
        for button in (self.go_on, self.end):
            button.setFixedHeight(self.look.px(48 if compact else 64))
        self._question.setSpacing(self.look.px(16))

    # What is shown

    def prepare(self) -> None:
        """Make the rows."""
        self.show_evening()

    def show_evening(self) -> None:
        """Show everything as it stands."""
        desk = self.desk
        self.shell.look.set_names(desk.names)
        now, people, names = desk.reckoning(), desk.people, desk.names
        self.keeps.show_reckoning(now)
        self.payments.show_reckoning(now)
        self.drinks.show_people(people, names)
        self.drinks.show_items(load_list(str(self.shell.settings.value(PRICES, ""))))
        self.drinks.show_reckoning(now)
        self.leaver.show_reckoning(now, self.payments.open, people, names, self._may_go)
        self.terms.show_terms(now.terms, people, names)
        pot, cents = self._left_over()
        here = desk.table.people
        gone = [each for each in people if each not in here]
        self.pot.show_pot(pot, cents, here, names, gone)
        settled = desk.settlement is not None
        self.leaver.setVisible(not settled)
        on = N_("Open the evening again") if settled else N_("Play on")
        self.go_on.show_choice(replace(self.go_on.choice, label=on))
        self._ask(asking=False)
        self.tell("")
        self._order()

    def _ask(self, *, asking: bool) -> None:
        """Say what closing takes as paid; *asking* whether that is so."""
        settled = self.desk.settlement is not None
        open_ = 0 if settled else len(self.payments.open)
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
        held = ((pot, cents) for pot, cents in balances.items() if isinstance(pot, Pot) and cents)
        return next(((pot, cents) for pot, cents in held if not pot.unit), (None, 0))

    def begin(self) -> None:
        """Put the focus on the plan of the payments."""
        first = self.payments.plan.buttons[FEWEST]
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, sentence: Label) -> None:
        """Say why something could not be done."""
        self.wrong.show_label(sentence)
        self.wrong.setVisible(bool(sentence))

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
        if self.desk.settlement is not None or person not in self.desk.table.people:
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
        if self.payments.open:
            self._ask(asking=True)
            self.not_yet.setFocus()
        else:
            self._settle()

    def _settle(self) -> None:
        self._do(lambda: self.desk.settle(self.payments.open))
        if self.desk.settlement is not None:
            self.print.setFocus()


def _paid(payment: Payment) -> Paid:
    return Paid(party(payment.giver), party(payment.taker), payment.amount)
