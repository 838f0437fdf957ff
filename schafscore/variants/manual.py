"""Any other game, for the record: what everybody won or lost, as the table says (4.7, 7.7).

Hirzel, Dreibein, Doppelschafkopf, Lambapea and whatever else has no rules here.
"""

from collections.abc import Iterator

from schafscore.core import agreed
from schafscore.core import questions as ask
from schafscore.core.agreed import Agreed, Manual, Misdeal, Penalty
from schafscore.core.outcome import Outcome
from schafscore.core.questions import Problem
from schafscore.core.text import N_
from schafscore.core.variant import Board, Clause, Table, Variant, everybody


@ask.questions
class Tariff:
    """Nothing is agreed on beforehand."""


def problems(hand: Agreed, table: Table, tariff: Tariff) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits."""
    yield from agreed.problems(hand, None)


def score(hand: Agreed, table: Table, tariff: Tariff) -> Outcome:
    """Move what the table says."""
    return agreed.score(hand, table)


def does(tariff: Tariff) -> Iterator[Clause]:
    """Say who counts."""
    yield Clause(N_("The table counts itself what everybody wins and loses"))


VARIANT: Variant[Agreed, Tariff] = Variant(
    id="manual",
    label=N_("Another game"),
    unit="points",
    board=Board.SEATS,
    seating=everybody(range(2, 9)),
    entries=(Manual, Penalty, Misdeal),
    tariff=Tariff,
    problems=problems,
    score=score,
    does=does,
)
