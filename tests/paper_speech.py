"""A speech in the source language, so that tests of paper need no translation."""

import datetime as dt

from schafscore.core.accounts import Account
from schafscore.core.text import NO_NAMES, Money, Phrase, Verbatim
from schafscore.services.ports import SessionRecord

MINUS = "\N{MINUS SIGN}"
FRIDAY = dt.datetime(2026, 11, 27, 19, 40)


def record(title="Schafkopf am Freitag", place=""):
    """An evening as the store has it."""
    return SessionRecord(1, "bavarian", title, place, FRIDAY, FRIDAY, 60, "a1")


def figure(amount):
    """Write an amount of a hand: always with its sign."""
    return f"+{amount}" if amount > 0 else standing(amount)


def standing(total):
    """Write a running total: a sign only where it is negative."""
    return f"{MINUS}{-total}" if total < 0 else str(total)


class PlainSpeech:
    """Speaks the source language, so that these tests need no translation."""

    language = "en"

    def say(self, label, names=NO_NAMES):
        if not isinstance(label, Phrase):
            return label
        gaps = {gap: self._fill(value, names) for gap, value in label.values}
        return label.text.replace("%n", str(label.number)).format(**gaps)

    def _fill(self, value, names):
        if isinstance(value, str | Phrase):
            return self.say(value, names)
        if isinstance(value, int | Verbatim):
            return str(value)
        if isinstance(value, Money):
            return self.money(value.cents)
        return names[value] if isinstance(value, Account) else value.label

    def signed(self, number):
        return figure(number)

    def money(self, cents, *, sign=False):
        return f"{figure(cents) if sign else cents} ct"

    def date(self, day):
        return f"{day:%d %B %Y}"

    def day(self, day):
        return f"{day:%A}, {self.date(day)}"

    def time(self, moment):
        return f"{moment:%H:%M}"
