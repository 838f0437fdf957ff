"""German Schafkopf and its old forms: sides race to the nine strokes of a sheep's head."""

from schafscore.core.agreed import Misdeal, Penalty
from schafscore.core.race import Strokes, own
from schafscore.core.text import N_
from schafscore.core.variant import Board, Variant, everybody
from schafscore.variants.german.hands import (
    HEADS,
    Fixed,
    Game,
    Hand,
    Offence,
    Solo,
    Tricks,
    Written,
    problems,
)
from schafscore.variants.german.strokes import score, side_of
from schafscore.variants.german.tariff import Players, Tariff, Teams, does

__all__ = [
    "HEADS",
    "VARIANT",
    "Fixed",
    "Game",
    "Hand",
    "Offence",
    "Players",
    "Solo",
    "Strokes",
    "Tariff",
    "Teams",
    "Tricks",
    "Written",
    "own",
    "problems",
    "score",
    "side_of",
]

VARIANT: Variant[Hand, Tariff] = Variant(
    id="german",
    label=N_("German Schafkopf"),
    short=N_("German"),
    familiar=3,
    unit="heads",
    board=Board.SLATE,
    # 6.7: the old forms for six and eight people.
    seating=everybody([4, 6, 8]),
    entries=(Game, Solo, Fixed, Tricks, Strokes, Misdeal, Written, Penalty),
    tariff=Tariff,
    problems=problems,
    score=score,
    does=does,
    optional=(Solo, Fixed, Tricks),
)
