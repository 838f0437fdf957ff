"""Kozel: two fixed sides; who stays below 60 card points is marked, twelve marks make goats (7.7).

Ruling of our own, since there are many forms [E]: 60 to 60 marks nobody, no trick as below 30.
"""

from collections.abc import Iterator

from schafscore.core import pairs
from schafscore.core import questions as ask
from schafscore.core.agreed import Misdeal, Penalty
from schafscore.core.outcome import LookUp, Outcome, line
from schafscore.core.pairs import Beside, Deal, Written
from schafscore.core.race import Marks, Race
from schafscore.core.results import Limits
from schafscore.core.text import N_, counted
from schafscore.core.variant import Board, Clause, Table, Variant, everybody


@ask.questions
class Tariff:
    """Marks of the side that lost; the defaults are the commonest."""

    simple: int = ask.price(
        N_("Below 60"),
        default=2,
        spoken=lambda marks, _: counted("Below 60 card points it gets %n marks", "", marks),
    )
    schneider: int = ask.price(
        N_("Below 30"),
        default=4,
        spoken=lambda marks, _: counted("Below 30 card points it gets %n marks", "", marks),
    )
    schwarz: int = ask.price(
        N_("No trick"),
        default=4,
        spoken=lambda marks, _: counted("Without a trick it gets %n marks", "", marks),
    )
    target: int = ask.count(
        N_("Marks that make goats"),
        1,
        100,
        default=12,
        printed=N_("{answer} marks make goats"),
        spoken=lambda marks, _: counted("A side with %n marks is goats", "", marks),
    )


Hand = Deal | Beside


def score(hand: Hand, table: Table, tariff: Tariff) -> Outcome:
    """Mark the side that lost; who has twelve marks has lost a game."""
    race = Race(tariff.target, N_("to make goats"), N_("goats"), loses=True, counts=Marks)
    if not isinstance(hand, Deal):
        return pairs.score(hand, race, table)
    side = pairs.side_of(hand.declarer, table)
    if hand.is_even:
        return hand.even(side, table)
    finish = hand.finish(side, Limits.LT30)
    marks = (line(LookUp, tariff, finish.level.name.lower()),)
    return pairs.played(hand, finish, marks, race, table)


def does(tariff: Tariff) -> Iterator[Clause]:
    """Say who is marked."""
    yield Clause(pairs.OPPOSITE)
    yield Clause(N_("Marks are written for the side that loses; 60 to 60 marks nobody"), ask.PRICES)
    yield Clause(N_("The side with enough marks has lost a game, and all marks are wiped"))


VARIANT: Variant[Hand, Tariff] = Variant(
    id="kozel",
    label=N_("Kozel"),
    unit="games",
    board=Board.SLATE,
    seating=everybody([4]),
    entries=(Deal, Marks, Misdeal, Written, Penalty),
    tariff=Tariff,
    problems=pairs.problems,
    score=score,
    does=does,
)
