"""Blattla: hearts alone are trumps; a called ace, a solo or a Tout, paid person to person (7.2).

Ruling of our own [E]: the tariff is that of the Bavarian seed without runners, a Tout is twice
the solo, and the side of who breaks the rules loses.
"""

from collections.abc import Iterator
from typing import ClassVar, assert_never

from schafscore.core import agreed
from schafscore.core import questions as ask
from schafscore.core.accounts import Person
from schafscore.core.agreed import Manual, Misdeal, Penalty, ThrownIn, who_deals_again
from schafscore.core.declared import (
    LOSERS_PAY,
    SOLOIST_PAYS,
    Declared,
    Together,
    ask_limits,
    tout_in_words,
)
from schafscore.core.outcome import Add, Outcome, Step, Times, line
from schafscore.core.questions import Problem, Role
from schafscore.core.results import Level, Limits, Result
from schafscore.core.text import N_
from schafscore.core.variant import Board, Clause, Table, Variant, left_of_dealer


@ask.questions
class Tariff:
    """Prices in cents; the defaults are `blattla`."""

    call: int = ask.price(N_("Called ace"), default=10, kinds=("call",))
    solo: int = ask.price(N_("Solo"), default=50, kinds=("solo",))
    schneider: int = ask.price(N_("Schneider"), default=10)
    schwarz: int = ask.price(N_("Schwarz, on top"), default=10)
    tout: int = ask.count(
        N_("Tout, times"),
        1,
        8,
        default=2,
        printed=N_("Tout ×{answer}"),
        kinds=("solo",),
        spoken=lambda times, _: tout_in_words(times),
    )
    limits: Limits = ask_limits(Limits.ASYM91)
    redeal: bool = ask.flag(
        N_("Thrown in: the same dealer again"),
        default=False,
        kinds=("thrown_in",),
        spoken=who_deals_again,
    )


@ask.questions
class Call(Together):
    """Two against two."""

    kind: ClassVar = "call"
    label: ClassVar = N_("Called ace")


@ask.questions
class Solo(Declared):
    """One against three."""

    kind: ClassVar = "solo"
    label: ClassVar = N_("Solo")
    key: ClassVar = "o"
    tout: bool = ask.flag(N_("Tout"), Role.PROMISE, default=False)
    result: Result | None = ask.result(
        N_("Card points"),
        default=None,
        needed=lambda hand, _: hand.offender is None and not hand.tout,
    )


Game = Call | Solo
Hand = Game | ThrownIn | Manual | Penalty | Misdeal


def problems(hand: Hand, table: Table, tariff: Tariff) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits."""
    match hand:
        case Call() | Solo():
            yield from hand.contradictions()
        case Manual() | Penalty() | Misdeal():
            yield from agreed.problems(hand, None)
        case ThrownIn():
            pass
        case _:
            assert_never(hand)


def score(hand: Hand, table: Table, tariff: Tariff) -> Outcome:
    """Price one hand in cents."""
    match hand:
        case Call(declarer=declarer, partner=partner):
            return _played(hand, (declarer, partner), table, tariff)
        case Solo(declarer=declarer):
            return _played(hand, (declarer,), table, tariff)
        case ThrownIn():
            return agreed.thrown_in(redeal=tariff.redeal)
        case Manual() | Penalty() | Misdeal():
            return agreed.score(hand, table)
        case _:
            assert_never(hand)


def _played(hand: Game, side: tuple[Person, ...], table: Table, tariff: Tariff) -> Outcome:
    finish = hand.finish(side, tariff.limits)
    price = tuple(_price(hand, finish.level, tariff))
    return hand.facts(finish, side, table).paying(hand.label, price)


def _price(hand: Game, level: Level, tariff: Tariff) -> Iterator[Step]:
    yield line(Add, tariff, hand.kind)
    if isinstance(hand, Solo) and hand.tout:
        yield line(Times, tariff, "tout")
        return
    if level >= Level.SCHNEIDER:
        yield line(Add, tariff, "schneider")
    if level is Level.SCHWARZ:
        yield line(Add, tariff, "schwarz")


def does(tariff: Tariff) -> Iterator[Clause]:
    """Say who pays whom."""
    yield Clause(LOSERS_PAY, kinds=("call",))
    yield Clause(SOLOIST_PAYS, kinds=("solo",))


VARIANT: Variant[Hand, Tariff] = Variant(
    id="blattla",
    label=N_("Blattla"),
    unit="cents",
    board=Board.SEATS,
    seating=left_of_dealer(4, range(4, 8)),
    entries=(Call, Solo, ThrownIn, Misdeal, Manual, Penalty),
    tariff=Tariff,
    problems=problems,
    score=score,
    does=does,
)
