"""What the customs hold from hand to hand, in words and numbers, for all who sit at the table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from schafscore.core.accounts import Person, Pot
from schafscore.core.evening import Evening
from schafscore.core.rounds import WAITING
from schafscore.core.text import N_, Label, listed, phrase
from schafscore.core.variant import Gauge
from schafscore.sheets.waiting import filled_since, waiting


class Holding(Enum):
    """What a custom holds: doubled hands, a number, money, or what people owe."""

    ROUNDS = auto()
    NUMBER = auto()
    MONEY = auto()
    OWING = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """What a custom holds: *count* of *of*, or how much each of *owing* owes.

    *state* says so in words, *short* where there is little room; *who* names those that owe,
    *since* says when it began, and *why*. It is *working* where it changes the next hand, or is to
    be minded before it.
    """

    title: Label
    kind: Holding
    state: Label
    count: int = 0
    of: int = 0
    owing: Mapping[Person, int] = field(default_factory=dict)
    who: Label = ""
    since: Label = ""
    why: Label = ""
    short: Label = ""
    working: bool = False


def held(evening: Evening) -> tuple[Held, ...]:
    """Return what every custom that holds something holds after the last hand."""
    position = evening.position
    table, number = position.table(), position.number
    return tuple(
        _held(custom.shows(table, number, settings), custom.label, evening)
        for custom, settings in position.rules.customs
        if custom.shows is not None
    )


def _held(gauge: Gauge, name: Label, evening: Evening) -> Held:
    pot, title = gauge.pot, gauge.title or name
    if pot is None:
        return _owing(gauge, title)
    if pot == WAITING:
        return _rounds(gauge, title, evening)
    amount = evening.position.balances.get(pot, 0)
    return _number(gauge, title, amount) if pot.unit else _money(pot, title, amount, evening)


def _rounds(gauge: Gauge, title: Label, evening: Evening) -> Held:
    rounds = waiting(evening.lines)
    if not rounds:
        return Held(title=title, kind=Holding.ROUNDS, state=N_("at rest"), of=gauge.full)
    first, left = rounds[0], sum(each.left for each in rounds)
    return Held(
        title=title,
        kind=Holding.ROUNDS,
        state=phrase(N_("{count} doubled to come"), count=left),
        count=first.left,
        of=first.of,
        since=phrase(N_("because of hand {number}"), number=first.number),
        why=listed(each for each in (first.because, gauge.warning) if each),
        short=phrase(N_("{count} to come"), count=left),
        working=True,
    )


def _money(pot: Pot, title: Label, amount: int, evening: Evening) -> Held:
    since = filled_since(evening.lines, pot)
    return Held(
        title=title,
        kind=Holding.MONEY,
        state=phrase(N_("{amount}"), amount=amount) if amount else N_("empty"),
        count=amount,
        since=phrase(N_("since hand {number}"), number=since) if since else "",
        working=amount > 0,
    )


def _number(gauge: Gauge, title: Label, number: int) -> Held:
    return Held(
        title=title,
        kind=Holding.NUMBER,
        state=(gauge.state or str(number)) if number else N_("at rest"),
        count=number,
        of=gauge.full or number,
        why=gauge.warning,
        working=number > 0,
    )


def _owing(gauge: Gauge, title: Label) -> Held:
    return Held(
        title=title,
        kind=Holding.OWING,
        state=gauge.state,
        owing=gauge.owing,
        who=_who(gauge.owing),
        why=gauge.warning,
        working=bool(gauge.warning),
    )


def _who(owing: Mapping[Person, int]) -> Label:
    """Return who owes, and how many where it is more than one."""
    return listed(
        phrase(N_("{who} × {many}") if many > 1 else N_("{who}"), who=person, many=many)
        for person, many in owing.items()
    )
