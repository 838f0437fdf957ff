"""Bauernstoss: two fixed sides race to twenty strokes, which the table counts itself (7.4).

What a deal is worth, and what the chalk changes, could not be found out: strokes are written down
as the table says them.
"""

from collections.abc import Iterator
from typing import ClassVar, assert_never

from schafscore.core import agreed
from schafscore.core import questions as ask
from schafscore.core.accounts import Outside
from schafscore.core.agreed import Columns, Misdeal, Penalty
from schafscore.core.outcome import Outcome
from schafscore.core.questions import Problem
from schafscore.core.race import Race, Strokes, by_hand, opposite
from schafscore.core.text import N_
from schafscore.core.variant import Board, Table, Variant

GAMES = Outside("games")


@ask.questions
class Tariff:
    """The default is `bauernstoss`."""

    target: int = ask.count(
        N_("Strokes of a game"), 1, 100, default=20, printed=N_("{answer} strokes end the game")
    )


@ask.questions
class Written(Columns):
    """Games that the table agreed on."""

    outside: ClassVar = GAMES


Hand = Strokes | Written | Penalty | Misdeal


def problems(hand: Hand, table: Table, tariff: Tariff) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits."""
    if not isinstance(hand, Strokes):
        yield from agreed.problems(hand, None)


def score(hand: Hand, table: Table, tariff: Tariff) -> Outcome:
    """Draw the strokes of one hand."""
    match hand:
        case Strokes():
            race = Race(tariff.target, "target", N_("to end the game"), N_("game"), GAMES)
            return by_hand(race, hand, opposite(table), table)
        case Written() | Penalty() | Misdeal():
            return agreed.score(hand, table)
        case _:
            assert_never(hand)


VARIANT: Variant[Hand, Tariff] = Variant(
    id="bauernstoss",
    label=N_("Bauernstoss"),
    unit="games",
    board=Board.SLATE,
    seating={4: (1, 2, 3, 0)},
    entries=(Strokes, Misdeal, Written, Penalty),
    tariff=Tariff,
    problems=problems,
    score=score,
)
