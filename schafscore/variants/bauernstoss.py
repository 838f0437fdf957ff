"""Bauernstoss: two fixed sides race to twenty strokes, which the table counts itself (7.4).

What a deal is worth, and what the chalk changes, could not be found out: strokes are written down
as the table says them.
"""

from collections.abc import Iterator

from schafscore.core import pairs
from schafscore.core import questions as ask
from schafscore.core.agreed import Misdeal, Penalty
from schafscore.core.outcome import Outcome
from schafscore.core.pairs import Beside, Written
from schafscore.core.race import Race, Strokes
from schafscore.core.text import N_, counted
from schafscore.core.variant import Board, Clause, Table, Variant, everybody


@ask.questions
class Tariff:
    """The default is `bauernstoss`."""

    target: int = ask.count(
        N_("Strokes of a game"),
        1,
        100,
        default=20,
        printed=N_("{answer} strokes end the game"),
        spoken=lambda number, _: counted("%n strokes end the game", "", number),
    )


def score(hand: Beside, table: Table, tariff: Tariff) -> Outcome:
    """Draw the strokes of one hand."""
    return pairs.score(hand, Race(tariff.target, N_("to end the game"), N_("game")), table)


def does(tariff: Tariff) -> Iterator[Clause]:
    """Say who partners are, and who counts."""
    yield Clause(pairs.OPPOSITE)
    yield Clause(N_("The table counts itself how many strokes a deal is worth"))


VARIANT: Variant[Beside, Tariff] = Variant(
    id="bauernstoss",
    label=N_("Bauernstoss"),
    unit="games",
    board=Board.SLATE,
    seating=everybody([4]),
    entries=(Strokes, Misdeal, Written, Penalty),
    tariff=Tariff,
    problems=pairs.problems,
    score=score,
    does=does,
)
