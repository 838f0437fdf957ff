"""Who keeps what, who pays whom, who leaves early, and what becomes of a pot."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import reduce

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from schafscore.core.accounts import Account, Person, Pot
from schafscore.core.text import N_, Label, phrase
from schafscore.gui.buttons import Choice
from schafscore.gui.foot import CheckLabel
from schafscore.gui.look import Look
from schafscore.gui.money import (
    DueHead,
    DueRow,
    PaymentRow,
    PaymentStack,
    Stack,
    TickBox,
    parts_of,
    written,
)
from schafscore.gui.parts import Rule
from schafscore.gui.settling import Names, chosen_people, people_choices
from schafscore.gui.titled import (
    Low,
    Press,
    Presses,
    Remark,
    RowOnce,
    Sentence,
    TitledPanel,
)
from schafscore.sheets.called import called, left_out
from schafscore.sheets.cash_words import COINS_LIE_THERE, in_cash, in_pots, rounding, sharing
from schafscore.sheets.reckoning import Reckoning
from schafscore.sheets.settlement import Payment

FEWEST, EACH = "fewest", "each"


class KeepsPanel(TitledPanel):
    """What everybody keeps: games, drinks, kitty, together."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, N_("What everybody keeps"))
        self.rows = Stack(look)
        self.check = CheckLabel(look)
        self.about = Remark(look, quiet=True)
        self.heads = DueHead(look)
        self.body.addWidget(self.heads)
        self.body.addWidget(self.rows)
        self.body.addWidget(self.check)
        self.body.addWidget(self.about)

    def show_reckoning(self, now: Reckoning, *, listed: bool, count: Label = "") -> None:
        """Show what *now* comes to for everybody; *listed* are points at nobody's cost (1.7).

        *count* says which of several counts it is that is paid.
        """
        in_money = now.in_money
        parts = parts_of(now.dues)
        self.heads.show_parts(parts)
        self.rows.show_rows([DueRow(self.look, due, parts, in_money=in_money) for due in now.dues])
        total = sum(due.together for due in now.dues)
        amount = written(self.look, total, in_money=in_money)
        self.check.show_check(phrase(N_("Sum {amount}"), amount=amount))
        said = [*([count] if count else ()), *self._about(now, listed=listed)]
        self.about.show_label(reduce(_behind, said) if said else "")

    def _about(self, now: Reckoning, *, listed: bool) -> Iterator[Label]:
        """Yield what is to be said of the amounts: what points come to, what rounding leaves."""
        if listed:
            yield N_("Everybody settles with everybody the difference of their points.")
        if not now.in_money:
            yield N_("What a point is worth is said below, under “How it is paid”.")
        elif now.terms.round_to:
            yield rounding(now, self.look.speech.money)
        yield from in_cash(now)
        written_down = tuple(in_pots(now))
        yield from written_down
        if written_down and not now.cash.now:
            yield COINS_LIE_THERE


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
        self.plan = RowOnce(look, N_("Payments"), plans, fill=True, joined=True, whole=False)
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
    def payable(self) -> tuple[Payment, ...]:
        """What can be paid of it: nothing before it is said what points are worth."""
        return self.open if self._now is not None and self._now.in_money else ()

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
        rows = [self._row(*each, there, in_money=now.in_money) for each in listed]
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

    def _row(
        self, payment: Payment, place: int | None, there: list[PaymentRow], *, in_money: bool
    ) -> PaymentRow:
        """Return the row of *payment* out of those that are *there*, or a new one."""
        wanted = (payment, place, in_money)
        known = ((each, (each.payment, each.place, each.in_money)) for each in there)
        kept = next((each for each, shown in known if shown == wanted), None)
        if kept is not None:
            there.remove(kept)
            kept.box.setChecked(place is not None)
            return kept
        row = PaymentRow(self.look, payment, place, in_money=in_money)
        if place is None:
            row.ticked.connect(lambda: self.paid.emit(payment))
        else:
            row.ticked.connect(lambda: self.unpaid.emit(place))
        return row


def _behind(these: Label, each: Label) -> Label:
    return phrase(N_("{one} {two}"), one=these, two=each)


def _progress(made: int, open_: int) -> Label:
    if not open_:
        return N_("Everybody is even.")
    if not made:
        return N_("Then everybody is even.")
    words = N_("{made} of {all} paid. Then everybody is even.")
    return phrase(words, made=made, all=made + open_)


class LeaverPanel(TitledPanel):
    """Who goes early pays and gets now, and the others still come out.

    `paid` is sent with it, `left` with who stands up as well.
    """

    paid = Signal(object)
    left = Signal(object, object)

    def __init__(self, look: Look) -> None:
        super().__init__(look, N_("Anybody leaving early?"), N_("only his own sum"))
        self.people = Low(look, N_("Leaves early"), ())
        self.people.changed.connect(self._show)
        self.words = Stack(look, 4)
        self.go = Press(look, "go", "")
        self.go.clicked.connect(self._go)
        self.pay = Press(look, "leave", N_("Paid"), spoken=N_("Paid by who leaves"))
        self.pay.clicked.connect(self._pay)
        self.body.addWidget(self.people)
        self.body.addWidget(self.words)
        self.body.addWidget(Presses(look, self.go, self.pay))
        self._now: Reckoning | None = None
        self._plan: tuple[Payment, ...] = ()
        self._may_go: Callable[[Person], bool] = lambda _: False
        self._people: tuple[Person, ...] = ()
        self._names: Names = {}
        self._payments: tuple[Payment, ...] = ()
        self._show()

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

        *may_go* tells who still sits at the table and is not needed there. Who is even and could
        do nothing more is not offered.
        """
        self._now, self._may_go = now, may_go
        self._people, self._names = tuple(people), names
        self.show_plan(plan)

    def show_plan(self, plan: Sequence[Payment]) -> None:
        """Show what who was chosen pays or gets of another *plan*."""
        self._plan, kept = tuple(plan), self.people.chosen()
        offered = [each for each in self._people if self._leaving(each) or self._may_go(each)]
        self.people.set_choices(people_choices(offered, self._names))
        self.people.choose(kept)
        self.setVisible(bool(offered))
        self._show()

    def _leaving(self, person: Person) -> tuple[Payment, ...]:
        return () if self._now is None else self._now.leaving(person, self._plan)

    def _show(self, *_: object) -> None:
        leaving = chosen_people(self.people)
        self._payments = self._leaving(leaving[0]) if leaving else ()
        in_money = self._now is not None and self._now.in_money
        words = [
            phrase(
                N_("{giver} pays {taker} {amount}"),
                giver=called(each.giver),
                taker=called(each.taker),
                amount=written(self.look, each.amount, in_money=in_money),
            )
            for each in self._payments
        ]
        if leaving and not words:
            words = [phrase(N_("{who} is even."), who=leaving[0])]
        if not in_money:
            self._payments = ()  # points can be told, and not yet paid
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
        rest = N_("Left as it is, it opens the next evening.")
        self.about = Stack(look)
        self.body.addWidget(self.heirs)
        self.body.addWidget(self.about)
        self.body.addWidget(Sentence(look, rest, quiet=True))
        self._people: tuple[Person, ...] = ()

    def show_pot(
        self,
        pot: Pot | None,
        amount: int,
        people: Sequence[Person],
        names: Names,
        gone: Sequence[Person] = (),
        *,
        heirs: Sequence[Person],
        in_money: bool,
    ) -> None:
        """Ask about *pot*, which holds cents or chips; None where nothing is left anywhere.

        *heirs* are the *people* at the table in the order in which they get what does not divide.
        Who is *gone* is told to be.
        """
        self.setVisible(pot is not None)
        if pot is None:
            return
        self._people = tuple(people)
        words, left = (
            N_("{amount} are left in: {pot}"),
            written(self.look, amount, in_money=in_money),
        )
        self.title.show_label(phrase(words, amount=left, pot=called(pot)))
        everybody = Choice(self.ALL, N_("among all at the table"), (56, 56))
        self.heirs.set_choices([everybody, *people_choices(people, names)])
        self.heirs.choose([])
        each_gets = sharing(amount, heirs, lambda n: written(self.look, n, in_money=in_money))
        told = (*each_gets, *(left_out(each, pot) for each in gone))
        self.about.show_rows([Sentence(self.look, each, quiet=True) for each in told])

    def _choose(self, names: list[str]) -> None:
        self.heirs.choose([])
        if names:
            heirs = self._people if self.ALL in names else (Person(int(names[0])),)
            self.shared.emit(heirs)
