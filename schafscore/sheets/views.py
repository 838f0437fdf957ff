"""The list counted in another way: what every view of the variant makes of the same hands (5.9)."""

from collections.abc import Mapping
from dataclasses import dataclass

from schafscore.core.accounts import Person
from schafscore.core.evening import Evening, Standing
from schafscore.core.journal import Hand
from schafscore.core.outcome import MANUAL, PENALTY, PRICE, moved
from schafscore.core.text import N_, Label, phrase

ROUND = 12
"""Deals of a series for everybody at the table: 36 with three people, 48 with four (5.9)."""

Sums = Mapping[Person, int]


@dataclass(frozen=True, slots=True)
class Count:
    """How a view counts the evening: its *parts* with their words, and what they come to."""

    label: Label
    unit: str
    parts: Mapping[Label, Sums]
    total: Sums
    won: Sums
    lost: Sums


@dataclass(frozen=True, slots=True)
class Series:
    """How many hands were played, and how many a series has."""

    played: int
    of: int


def series(evening: Evening) -> Series:
    """Return where the series stands; after its end the next begins."""
    played, of = evening.position.number, ROUND * len(evening.position.people)
    full = played > 0 and played % of == 0
    return Series(of if full else played % of, of)


def count(evening: Evening, people: tuple[Person, ...], view: str = "") -> Count:
    """Count *evening* by the *view* of its variant, "" for the list as it is written."""
    variant = evening.position.rules.variant
    chosen = variant.views.get(view)
    parts: dict[Label, dict[Person, int]] = {}
    total, won, lost = (dict.fromkeys(people, 0) for _ in range(3))
    for line in evening.hands:
        outcome, table = line.outcome, line.table
        if outcome is None or table is None or not isinstance(line.writing, Hand):
            continue
        if line.standing is not Standing.COUNTS or line.problems:
            continue
        tariff = line.after.rules.tariff
        counted = chosen.count(line.writing.entry, outcome, table, tariff) if chosen else outcome
        own = (PRICE, PENALTY, MANUAL)
        for each in counted.transfers:
            label: Label = N_("Game points")
            if each.tag not in own:
                label = phrase(N_("{number} × {what}"), number=each.amount, what=each.label)
            for account, amount in moved({}, [each]).items():
                if isinstance(account, Person):
                    part = parts.setdefault(label, dict.fromkeys(people, 0))
                    part[account] = part.get(account, 0) + amount
                    total[account] = total.get(account, 0) + amount
        if outcome.soloist is not None:
            number = won if outcome.won else lost
            number[outcome.soloist] = number.get(outcome.soloist, 0) + 1
    label, unit = (chosen.label, chosen.unit) if chosen else (variant.label, variant.unit)
    return Count(label, unit, parts, total, won, lost)
