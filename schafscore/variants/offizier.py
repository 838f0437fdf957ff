"""Officers' Schafkopf for two: forehand plays against the other at the Bavarian solo price (7.5).

The tariff, and that who breaks the rules loses, are rulings of our own [E].
"""

from collections.abc import Iterator
from typing import ClassVar, assert_never

from schafscore.core import agreed
from schafscore.core import questions as ask
from schafscore.core.agreed import Manual, Misdeal, Penalty
from schafscore.core.declared import Declared, Suit, ask_limits
from schafscore.core.outcome import Add, Outcome, Step, line
from schafscore.core.questions import Problem, Role
from schafscore.core.results import Holder, Level, Limits
from schafscore.core.text import N_, counted
from schafscore.core.variant import Board, Clause, Table, Variant, everybody


@ask.questions
class Tariff:
    """Prices in cents; the defaults are those of a Bavarian solo (3.6)."""

    solo: int = ask.price(N_("Game"), default=50)
    schneider: int = ask.price(N_("Schneider"), default=10)
    schwarz: int = ask.price(N_("Schwarz, on top"), default=10)
    runner: int = ask.price(N_("Each runner"), default=10)
    runners_from: int = ask.count(
        N_("They pay from"), 1, 14, default=3, printed=N_("runners from {answer}")
    )
    limits: Limits = ask_limits(Limits.SYM30)


@ask.questions
class Game(Declared):
    """One of the two named the trumps."""

    kind: ClassVar = "game"
    label: ClassVar = N_("Game")
    key: ClassVar = "o"
    suit: Suit | None = ask.option(N_("Suit"), Suit, Role.SUIT, default=None)
    runners: int = ask.count(N_("Runners"), 0, 14, Role.RUNNERS, default=0)
    holder: Holder = ask.choice(
        N_("Held"), Role.RUNNERS, default=Holder.WITH, needed=lambda hand, _: hand.runners > 0
    )


Hand = Game | Manual | Penalty | Misdeal


def problems(hand: Hand, table: Table, tariff: Tariff) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits."""
    if isinstance(hand, Game):
        yield from hand.contradictions()
    else:
        yield from agreed.problems(hand, None)


def score(hand: Hand, table: Table, tariff: Tariff) -> Outcome:
    """Price one hand in cents."""
    match hand:
        case Game():
            finish = hand.finish((hand.declarer,), tariff.limits)
            price = tuple(_price(hand, finish.level, tariff))
            facts = hand.facts(finish, (hand.declarer,), table)
            return facts.paying(hand.label, price)
        case Manual() | Penalty() | Misdeal():
            return agreed.score(hand, table)
        case _:
            assert_never(hand)


def _price(hand: Game, level: Level, tariff: Tariff) -> Iterator[Step]:
    yield line(Add, tariff, "solo")
    if level >= Level.SCHNEIDER:
        yield line(Add, tariff, "schneider")
    if level is Level.SCHWARZ:
        yield line(Add, tariff, "schwarz")
    if hand.runners >= tariff.runners_from:
        runners = counted("%n runners", "", hand.runners)
        yield Add(runners, hand.runners * tariff.runner, "runner")


def does(tariff: Tariff) -> Iterator[Clause]:
    """Say who plays, and who pays whom."""
    yield Clause(N_("One names the trumps and plays against the other; who loses pays who wins"))


VARIANT: Variant[Hand, Tariff] = Variant(
    id="offizier",
    label=N_("Officers' Schafkopf"),
    unit="cents",
    board=Board.SEATS,
    seating=everybody([2]),
    entries=(Game, Misdeal, Manual, Penalty),
    tariff=Tariff,
    problems=problems,
    score=score,
    does=does,
)
