"""10.4: under every preset the value never falls with the level, the runners or the doublings."""

from dataclasses import replace
from itertools import pairwise

import pytest
from tables import CATALOGUE, A, B, opening, play

from schafscore.core.results import Trickless, Verdict
from schafscore.exchange.presets import load_presets
from schafscore.variants.bavarian import (
    Geier,
    Knocking,
    Knocks,
    Kreuz,
    Rufspiel,
    RunnersGo,
    Solo,
    Suit,
    Wenz,
)

PRESETS = [one for one in load_presets(CATALOGUE).values() if one.rules.variant.id == "bavarian"]
GAMES = [
    Rufspiel(declarer=A, partner=B, result=Verdict.WON),
    Kreuz(declarer=A, result=Verdict.WON),
    Solo(declarer=A, suit=Suit.HEARTS, result=Verdict.WON),
    Wenz(declarer=A, result=Verdict.WON),
    Geier(declarer=A, suit=Suit.ACORNS, result=Verdict.WON),
]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.kind)
def test_10_4_the_value_is_monotone(preset, game):
    open_to_all = {"suited": True, "replies": 4, "knocking": Knocking.ANYBODY, "only_three": False}
    tariff = replace(preset.rules.tariff, **open_to_all)

    def rises(*hands, agreed=tariff):
        opened = opening("bavarian", agreed)
        values = [play(opened, hand).hands[0].outcome.transfers[0].amount for hand in hands]
        assert all(low <= high for low, high in pairwise(values)), values

    schwarz = Trickless.OPPONENTS
    rises(
        game,
        replace(game, result=Verdict.WON_SCHNEIDER),
        replace(game, result=Verdict.WON_SCHNEIDER, trickless=schwarz),
    )
    most = 4 if game.kind == "wenz" else 6
    if preset.rules.tariff.runners_go is not RunnersGo.NOBODY:
        rises(*(replace(game, runners=number) for number in range(most + 1)))
    rises(*(replace(game, replies=(None,) * number) for number in range(5)))
    for value in Knocks:
        told = (replace(game, knocks=(None,) * number) for number in range(5))
        rises(*told, agreed=replace(tariff, knock_value=value))
