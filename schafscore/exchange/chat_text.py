"""The evening as a few lines for the round's chat: who has what, the best hand, who pays whom."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Protocol

from schafscore.core.text import N_, Label, Speech, counted, phrase
from schafscore.services.desk import Desk
from schafscore.sheets.called import flow
from schafscore.sheets.cash_words import in_cash, in_pots, rounding
from schafscore.sheets.rows import STATED_OTHERWISE
from schafscore.sheets.told import best, brought, what, who


class ChatSpeech(Speech, Protocol):
    """What a chat needs to say on top: the day."""

    def date(self, day: datetime) -> str:
        """Return a day in full: ``27. November 2026``."""


def chat_text(desk: Desk, speech: ChatSpeech) -> str:
    """Return the evening at *desk* as text, without anything a chat would not show."""
    return "\n".join(_Chat(desk, speech).lines()) + "\n"


class _Chat:
    def __init__(self, desk: Desk, speech: ChatSpeech) -> None:
        self.desk = desk
        self.speech = speech
        self.names: Mapping[object, str] = dict(desk.names.items())
        self.reckoned = desk.reckoning()

    def say(self, label: Label) -> str:
        return self.speech.say(label, self.names)

    def lines(self) -> Iterator[str]:
        record, rows = self.desk.record, self.desk.rows()
        titled = record.title or self.say(self.desk.rules.variant.label)
        yield ", ".join(filter(None, (titled, record.place, self.speech.date(record.opened_at))))
        yield from self.standings()
        hands = sum(row.hand is not None for row in rows)
        yield self.say(counted("%n hand(s)", "", hands))
        top = best(rows)
        if top is not None:
            # What a file states is no business of a chat, which shows what counts.
            marks = tuple(mark for mark in top.marks if mark != STATED_OTHERWISE)
            played = ", ".join(map(self.say, what(replace(top, marks=marks))))
            told = N_("Best hand: number {number}, {who}, {what}: {amount}")
            gained = self.won(brought(top))
            yield self.say(
                phrase(told, number=top.number, who=who(top), what=played, amount=gained)
            )
        if self.reckoned.in_money:
            yield from self.payments()

    def standings(self) -> Iterator[str]:
        """Yield who has what, the first one first; what drinks make of it, where there are any."""
        balances = self.desk.evening.position.balances
        together = {each.who: each for each in self.reckoned.dues}
        for person in sorted(self.desk.people, key=lambda each: -balances.get(each, 0)):
            line = f"{self.names[person]} {self.won(balances.get(person, 0))}"
            due = together[person]
            if due.drinks or due.kitty:
                sum_ = self.speech.money(due.together, sign=True)
                line += f" ({self.say(phrase(N_('with drinks and kitty {amount}'), amount=sum_))})"
            yield line

    def payments(self) -> Iterator[str]:
        """Yield who pays whom, what was paid already first; coins may leave a rest."""
        if self.reckoned.terms.round_to:
            yield self.say(rounding(self.reckoned, self.speech.money))
        yield from map(self.say, (*in_cash(self.reckoned), *in_pots(self.reckoned)))
        done = [(each.giver, each.taker, each.cents) for _, each in self.reckoned.payments]
        plan = [(each.giver, each.taker, each.amount) for each in self.reckoned.fewest()]
        for title, payments in ((N_("Paid:"), done), (N_("Who pays whom:"), plan)):
            if payments:
                yield self.say(title)
            for giver, taker, cents in payments:
                yield f"{self.say(flow(giver, taker))}: {self.speech.money(cents)}"

    def won(self, amount: int) -> str:
        """Return what the games came to: cents as money, everything else as a number."""
        if self.desk.rules.variant.unit == "cents":
            return self.speech.money(amount, sign=True)
        return self.speech.signed(amount)
