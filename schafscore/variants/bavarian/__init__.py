"""Bavarian Schafkopf: every game of the table, paid in cents from person to person."""

from schafscore.core.accounts import STOCK
from schafscore.core.agreed import Manual, Misdeal, Penalty, ThrownIn
from schafscore.core.declared import Suit
from schafscore.core.text import N_
from schafscore.core.variant import Board, Variant, left_of_dealer
from schafscore.variants.bavarian.checks import problems
from schafscore.variants.bavarian.hands import (
    Alone,
    Bettel,
    Counted,
    Game,
    Geier,
    Hand,
    Headed,
    Hochzeit,
    Kaiser,
    Kreuz,
    Muss,
    Paired,
    Played,
    Ramsch,
    Renonce,
    Rufspiel,
    Solo,
    Wenz,
)
from schafscore.variants.bavarian.payment import score
from schafscore.variants.bavarian.tariff import (
    Knocking,
    Knocks,
    March,
    Offence,
    Payers,
    Promise,
    RunnersGo,
    Strictness,
    Tariff,
    Virgins,
)
from schafscore.variants.bavarian.tournament import VIEWS

__all__ = [
    "VARIANT",
    "Alone",
    "Bettel",
    "Counted",
    "Game",
    "Geier",
    "Hand",
    "Headed",
    "Hochzeit",
    "Kaiser",
    "Knocking",
    "Knocks",
    "Kreuz",
    "Manual",
    "March",
    "Misdeal",
    "Muss",
    "Offence",
    "Paired",
    "Payers",
    "Penalty",
    "Played",
    "Promise",
    "Ramsch",
    "Renonce",
    "Rufspiel",
    "RunnersGo",
    "Solo",
    "Strictness",
    "Suit",
    "Tariff",
    "ThrownIn",
    "Virgins",
    "Wenz",
    "problems",
    "score",
]

VARIANT: Variant[Hand, Tariff] = Variant(
    id="bavarian",
    label=N_("Bavarian Schafkopf"),
    short=N_("Bavarian"),
    familiar=1,
    unit="cents",
    board=Board.SEATS,
    seating={3: (1, 2, 0), **left_of_dealer(4, range(4, 8))},
    entries=(
        Rufspiel,
        Wenz,
        Geier,
        Solo,
        Hochzeit,
        Ramsch,
        ThrownIn,
        Bettel,
        Kaiser,
        Renonce,
        Muss,
        Kreuz,
        Misdeal,
        Manual,
        Penalty,
    ),
    tariff=Tariff,
    problems=problems,
    score=score,
    views=VIEWS,
    pots=(STOCK,),  # penalties go there also where it is no custom (3.14)
    optional=(Geier, Hochzeit, Ramsch, Bettel),
)
