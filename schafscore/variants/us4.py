"""American four-handed Schafkopf: two fixed sides, permanent trumps, one to three chips (7.6).

Rulings of our own [E]: each loser pays one winner, and who breaks the rules loses simply for his
side; a caught fox is paid in the same way.
"""

from collections.abc import Iterator
from typing import assert_never

from schafscore.core import agreed, pairs
from schafscore.core import questions as ask
from schafscore.core.accounts import Person
from schafscore.core.agreed import Manual, Misdeal, Penalty
from schafscore.core.declared import LOSERS_PAY, ask_limits
from schafscore.core.outcome import LookUp, Outcome, line, settle, transfers
from schafscore.core.pairs import side_of
from schafscore.core.questions import Problem, Role
from schafscore.core.results import AlikeLimits
from schafscore.core.text import N_
from schafscore.core.variant import Board, Clause, Table, Variant, everybody

FOX = "fox"


@ask.questions
class Tariff:
    """Chips from each loser; the defaults are `us4`."""

    simple: int = ask.price(N_("Won"), default=1)
    schneider: int = ask.price(N_("Won, Schneider"), default=2)
    schwarz: int = ask.price(N_("Every trick"), default=3)
    fox: int = ask.price(N_("Caught fox"), default=1)
    limits: AlikeLimits = ask_limits(AlikeLimits.LT30)


@ask.questions
class Deal(pairs.Deal):
    """A deal, and who caught the fox."""

    fox: Person | None = ask.person(N_("Caught the fox"), Role.RESULT, default=None)


Hand = Deal | Manual | Penalty | Misdeal


def problems(hand: Hand, table: Table, tariff: Tariff) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits."""
    if isinstance(hand, Deal):
        yield from hand.contradictions()
    else:
        yield from agreed.problems(hand, None)


def score(hand: Hand, table: Table, tariff: Tariff) -> Outcome:
    """Pay one deal in chips."""
    match hand:
        case Deal():
            return _deal(hand, table, tariff)
        case Manual() | Penalty() | Misdeal():
            return agreed.score(hand, table)
        case _:
            assert_never(hand)


def _deal(hand: Deal, table: Table, tariff: Tariff) -> Outcome:
    side = side_of(hand.declarer, table)
    if hand.is_even:
        facts = hand.even(side, table)
    else:
        finish = hand.finish(side, tariff.limits)
        chips = (line(LookUp, tariff, finish.level.name.lower()),)
        facts = hand.facts(finish, side, table).paying(hand.label, chips)
    if hand.fox is None:
        return facts
    caught = side_of(hand.fox, table)
    fox = line(LookUp, tariff, "fox")
    return facts.adding(*transfers(settle(table.others(*caught), caught), fox.label, (fox,), FOX))


def does(tariff: Tariff) -> Iterator[Clause]:
    """Say who pays whom."""
    yield Clause(LOSERS_PAY)
    yield Clause(N_("Partners sit opposite"))
    yield Clause(N_("For a caught fox the other side pays in the same way"))


VARIANT: Variant[Hand, Tariff] = Variant(
    id="us4",
    label=N_("American four-handed Schafkopf"),
    unit="chips",
    board=Board.SEATS,
    seating=everybody([4]),
    entries=(Deal, Misdeal, Manual, Penalty),
    tariff=Tariff,
    problems=problems,
    score=score,
    does=does,
)
