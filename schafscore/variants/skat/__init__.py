"""Skat: matadors and levels times the value of the game; only the soloist's column changes."""

from schafscore.core.agreed import Misdeal, Penalty
from schafscore.core.text import N_
from schafscore.core.variant import Board, Variant, left_of_dealer
from schafscore.variants.skat.hands import (
    POINTS,
    Announced,
    Clubs,
    Diamonds,
    Game,
    Grand,
    Hand,
    Hearts,
    Instead,
    Manner,
    Null,
    Offence,
    Passed,
    Ramsch,
    Shown,
    Spades,
    Written,
    problems,
)
from schafscore.variants.skat.tariff import (
    NullOverbid,
    Passing,
    Strictness,
    Tariff,
    Tied,
    does,
    legal_bids,
)
from schafscore.variants.skat.value import score
from schafscore.variants.skat.views import VIEWS

__all__ = [
    "POINTS",
    "VARIANT",
    "VIEWS",
    "Announced",
    "Clubs",
    "Diamonds",
    "Game",
    "Grand",
    "Hand",
    "Hearts",
    "Instead",
    "Manner",
    "Null",
    "NullOverbid",
    "Offence",
    "Passed",
    "Passing",
    "Ramsch",
    "Shown",
    "Spades",
    "Strictness",
    "Tariff",
    "Tied",
    "Written",
    "legal_bids",
    "problems",
    "score",
]

VARIANT: Variant[Hand, Tariff] = Variant(
    id="skat",
    label=N_("Skat"),
    familiar=5,
    unit="points",
    board=Board.BIDS,
    optional=(Null, Ramsch),
    seating=left_of_dealer(3, [3, 4]),
    entries=(
        Diamonds,
        Hearts,
        Spades,
        Clubs,
        Grand,
        Null,
        Passed,
        Ramsch,
        Misdeal,
        Written,
        Penalty,
    ),
    tariff=Tariff,
    problems=problems,
    score=score,
    does=does,
    views=VIEWS,
)
