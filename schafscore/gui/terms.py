"""How an evening is paid: coins, the kitty, cash at once, what a point is worth."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from schafscore.core.accounts import Person
from schafscore.core.journal import ROUNDINGS, Remainder, Terms
from schafscore.core.text import N_, Label, listed, phrase
from schafscore.gui.buttons import Choice
from schafscore.gui.look import Look
from schafscore.gui.settling import Labelled, Names, chosen_people, people_choices
from schafscore.gui.titled import (
    EnteredNumber,
    LowOnce,
    Once,
    Press,
    Remark,
    RowOnce,
    Sentence,
    TitledPanel,
)
from schafscore.services.price_list import (
    read_cents,
)
from schafscore.sheets.at_once import NEVER
from schafscore.sheets.cash_words import hands_in_cash
from schafscore.sheets.reckoning import Reckoning


class TermsPanel(TitledPanel):
    """How it is paid: coins and what they leave, the kitty, cash at once, what a point is worth."""

    changed = Signal(object)
    collected = Signal(int)
    unfolded = Signal()

    def __init__(self, look: Look, *, counts: bool) -> None:
        """Make the panel; where the game *counts* points, it asks what one is worth."""
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
        self.coins = RowOnce(look, N_("Round to"), coins, joined=True)
        self.coins.changed.connect(lambda names: self._set(round_to=int(names[0]) if names else 0))
        rests = [Choice(each.name, each.label, (56, 56)) for each in Remainder]
        self.rest = LowOnce(look, N_("The rest goes"), rests)
        self.rest.changed.connect(
            lambda names: self._set(remainder=Remainder[names[0]] if names else Remainder.NOBODY)
        )
        self.each = EnteredNumber(look, N_("Amount"))
        self.collect = Once(look, "collect", N_("Everybody pays in"))
        self.collect.clicked.connect(self._collect)
        self.each.returnPressed.connect(self._collect)
        self.keeper = LowOnce(look, N_("Kitty with"), ())
        self.keeper.changed.connect(
            lambda _: self._set(treasurer=next(iter(chosen_people(self.keeper)), None))
        )
        at_once = Choice("cash", N_("in cash after every hand"), (56, 56), ticked=True)
        self.cash = LowOnce(look, N_("Games"), (at_once,), exclusive=False)
        self.cash.changed.connect(lambda names: self._set(at_once=bool(names)))
        self.worth = EnteredNumber(look, N_("Cents for a point"))
        self.worth.editingFinished.connect(self._value)
        self.wrong = Remark(look, quiet=True)
        self.rest_line = Labelled(look, N_("Rest"), self.rest)
        self.worth_line = Labelled(look, N_("Point"), self.worth)
        rounding = Labelled(look, N_("Rounding"), self.coins)
        rounding.space()
        kitty = Labelled(look, N_("Kitty"), self.each, self.collect)
        keeper = Labelled(look, N_("lies with"), self.keeper)
        cash = Labelled(look, N_("Games"), self.cash)
        self._counts, self._in_money, self._cash = counts, True, NEVER
        self._lines = (rounding, self.rest_line, kitty, keeper, cash, self.worth_line)
        for line in self._lines:
            self.body.addWidget(line)
            line.hide()
        self.body.addWidget(self.wrong)

    def parts(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through."""
        if self._lines[0].isHidden():
            return (self.more,) if self.worth_line.isHidden() else (self.more, self.worth)
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
        self.worth_line.setVisible(self._counts and (shown or not self._in_money))

    def _in_words(self) -> Label:
        terms = self.terms
        coin = terms.round_to
        words: Label = (
            phrase(N_("rounded to {coin} cents"), coin=coin) if coin else N_("to the cent")
        )
        if terms.treasurer is not None:
            kitty = phrase(N_("the kitty with {who}"), who=terms.treasurer)
            words = listed((words, kitty))
        if self._cash.wholly and self._cash.now:
            words = listed((words, N_("games in cash at once")))
        elif self._cash.spans:
            cash = phrase(N_("games in cash: {hands}"), hands=hands_in_cash(self._cash))
            words = listed((words, cash))
        return words

    def show_terms(self, now: Reckoning, people: Sequence[Person], names: Names) -> None:
        """Show what was agreed on; unless all is in money, the worth of a point is asked for."""
        terms = now.terms
        self.terms, self._in_money, self._cash = terms, now.in_money, now.cash
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
            self.wrong.show_label(N_("A point is worth a number of cents, for example 0.5"))
            return
        self.wrong.show_label("")
        if self.worth.isModified():  # the same worth typed again says that points are money
            self.worth.setModified(False)
            self.changed.emit(replace(self.terms, per_unit=worth))

    def _collect(self) -> None:
        cents = read_cents(self.each.text())
        if not cents:
            self.wrong.show_label(N_("How much does everybody pay in? For example 1.00"))
            self.each.setFocus()
            return
        self.wrong.show_label("")
        self.each.clear()  # the same again is typed again
        self.collected.emit(cents)


def _written(worth: Fraction) -> str:
    """Return *worth* as one types it: 1, 0,5 or 1/3."""
    if 100 % worth.denominator:
        return str(worth)
    text = f"{float(worth):.2f}".rstrip("0").rstrip(".")
    return text.replace(".", ",")
