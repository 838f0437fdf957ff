"""Doppelkopf, for the record: who won, and how many points the deal came to (7.7).

The points are counted at the table; a soloist wins and loses three times as many.
"""

from collections.abc import Iterator
from typing import ClassVar, assert_never

from schafscore.core import agreed
from schafscore.core import questions as ask
from schafscore.core.agreed import Manual, Misdeal, Penalty
from schafscore.core.declared import LOSERS_PAY, SOLOIST_PAYS
from schafscore.core.outcome import Contract, LookUp, Outcome
from schafscore.core.questions import Entry, People, Problem, Role
from schafscore.core.text import N_, Label, counted
from schafscore.core.variant import Board, Clause, Table, Variant, left_of_dealer


@ask.questions
class Tariff:
    """What a point is worth."""

    point: int = ask.price(N_("Each point"), default=1)


@ask.questions
class Deal(Entry):
    """Those who won, and the points of the deal."""

    kind: ClassVar = "deal"
    label: ClassVar = N_("Deal")
    key: ClassVar = "o"
    winners: People = ask.people(N_("Won"), Role.RESULT)
    points: int = ask.count(N_("Game points"), 0, 100, Role.RESULT, default=1)


Hand = Deal | Manual | Penalty | Misdeal


def problems(hand: Hand, table: Table, tariff: Tariff) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits."""
    if isinstance(hand, Deal):
        if len(hand.winners) not in (1, 2, 3):
            yield Problem("winners", N_("One, two or three people win"))
    else:
        yield from agreed.problems(hand, None)


def score(hand: Hand, table: Table, tariff: Tariff) -> Outcome:
    """Write the points of one deal to those who won, from those who lost."""
    match hand:
        case Deal():
            winners = tuple(person for person in table.playing if person in hand.winners)
            others = table.others(*winners)
            alone = next((side for side in (winners, others) if len(side) == 1), None)
            won = LookUp(_points(hand, tariff), hand.points * tariff.point, "point")
            facts = Outcome(
                contract=Contract.PARTNERS if alone is None else Contract.SOLO,
                side=alone or winners,
                against=winners if alone == others else others,
                won=alone != others,
            )
            return facts.paying(hand.label, (won,))
        case Manual() | Penalty() | Misdeal():
            return agreed.score(hand, table)
        case _:
            assert_never(hand)


def _points(hand: Deal, tariff: Tariff) -> Label:
    """Return the words for the points; how many are not said where the amount says so."""
    if tariff.point == 1:
        return counted("game points", "", hand.points)
    return counted("%n points", "", hand.points)


def does(tariff: Tariff) -> Iterator[Clause]:
    """Say who pays whom."""
    yield Clause(LOSERS_PAY)
    yield Clause(SOLOIST_PAYS)
    yield Clause(N_("The table counts itself how many points a deal is worth"))


VARIANT: Variant[Hand, Tariff] = Variant(
    id="doppelkopf",
    label=N_("Doppelkopf"),
    unit="points",
    board=Board.SEATS,
    seating=left_of_dealer(4, range(4, 8)),
    entries=(Deal, Misdeal, Manual, Penalty),
    tariff=Tariff,
    problems=problems,
    score=score,
    does=does,
)
