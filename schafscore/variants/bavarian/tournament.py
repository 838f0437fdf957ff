"""Tournament points: the same hands counted in another way (3.15)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from schafscore.core.agreed import Agreed
from schafscore.core.outcome import Outcome
from schafscore.core.results import Limits
from schafscore.core.text import N_
from schafscore.core.variant import Table, View
from schafscore.variants.bavarian.hands import (
    Alone,
    Hand,
    Played,
    Ramsch,
)
from schafscore.variants.bavarian.payment import score
from schafscore.variants.bavarian.tariff import Tariff

_OWN_PRICES = (
    *("heart_solo", "wenz", "farbwenz", "geier", "farbgeier", "kaiser"),
    *("hochzeit", "renonce", "muss", "kreuz", "ramsch"),
)

TOUR_123: Mapping[str, Any] = {
    **dict.fromkeys(_OWN_PRICES, 0),
    "call": 1,
    "solo": 2,
    "bettel": 2,
    "schneider": 1,
    "schwarz": 1,
    "schwarz_stacks": True,
    "own_levels": False,
    "limits": Limits.SYM30,
    "raise_price": 0,
    "runner": 0,
    "solo_runner": 0,
    "tout": 8,
    "sie": 0,
    "sie_factor": 4,
    "march_price": 0,
}
"""Tournament points of `bav.tour_123` (3.15), to each or from each; a Sie counts as a Tout [E]."""

TOUR_SIE42: Mapping[str, Any] = {
    **TOUR_123,
    "runner": 1,
    "tout": 6,
    "tout_factor": 2,
    "tout_counts_runners": True,
    "sie": 14,
    "sie_counts_runners": False,
}
"""Tournament points of `bav.tour_sie42` (3.15), to each or from each."""


def _counting(label: str, prices: Mapping[str, Any]) -> View[Hand, Tariff]:
    """Count in tournament points: no knock, no Kontra, no middle left alone changes them (3.15)."""

    def count(hand: Hand, outcome: Outcome, table: Table, tariff: Tariff) -> Outcome:
        if isinstance(hand, Agreed):
            return outcome.moving()
        if isinstance(hand, Played | Ramsch):
            hand = replace(hand, knocks=(), replies=())
        if isinstance(hand, Alone):
            hand = replace(hand, untouched=False)
        return score(hand, table, replace(tariff, **prices))

    return View(label, "points", count)


VIEWS: Mapping[str, View[Hand, Tariff]] = {
    "tour_123": _counting(N_("Tournament points 1, 2, 3"), TOUR_123),
    "tour_sie42": _counting(N_("Tournament points with runners and Sie"), TOUR_SIE42),
}
