"""The tariff that a protocol was played under, found from the steps of its prices."""

from dataclasses import replace
from pathlib import Path

import pytest

from schafscore.core.results import Limits
from schafscore.core.text import phrase
from schafscore.exchange.inferred_tariff import check, infer
from schafscore.exchange.netschafkopf import Part, read
from schafscore.exchange.records import Agrees, Differs
from schafscore.variants.bavarian import Knocking, Tariff, Virgins

SHARED = Path(__file__).resolve().parents[3] / "shared" / "records" / "netschafkopf"

HANDS = """     PcLinks hat: HO HU HA H7 EA E7 SZ S8
      PcOben hat: SO H9 H8 GA GZ G9 EK SA
    PcRechts hat: EO GO EU HK GK G8 S9 S7
        Gast hat: GU SU HZ EZ E9 E8 G7 SK
PcRechts spielt Mit der Grün-Ass
     PcLinks spielt aus: EA EK HK E8
    PcRechts spielt aus: EO SU H7 H8
    PcRechts spielt aus: GO HZ HA H9
    PcRechts spielt aus: EU GU HU SO
      PcOben spielt aus: SA S7 SK S8
      PcOben spielt aus: GA G8 G7 HO
     PcLinks spielt aus: SZ GZ S9 EZ
     PcLinks spielt aus: E7 G9 GK E9
PcRechts gewinnt das Rufspiel: Mit der Grün-Ass mit PcOben. Die
Gegner haben 48 Augen
"""


def protocol(*prices):
    """One deal again and again, each time at another stated price."""
    text = "Tisch\ngespielt von Gast am 03.02.24 mit Version 8.00\n"
    total = 0
    for number, words in enumerate(prices, 1):
        price = int(words.split()[-2])
        total += price
        text += f"\nGeber: Gast\n{HANDS}{words}\n"
        text += "Spiel Preis PcLinks PcOben PcRechts Gast Stock\n"
        text += f"{number} {price} {-total} +{total} +{total} {-total} 0\n"
    return read(text.encode())


def test_what_the_steps_show_is_taken_over():
    found = infer(
        protocol(
            "Das Rufspiel kostet 20 Punkte. Mit 2 Laufenden 30 Punkte. 1 mal aufgedoppelt 60 Punkte."
        )
    )
    assert found.tariff.call == 20
    assert found.tariff.runner == 5
    assert found.tariff.runners_from == 2
    assert found.tariff.knocking is Knocking.ANYBODY
    assert found.kinds == {"rufspiel"}
    assert not found.tariff.short
    assert found.disputed == ()
    assert "call" not in found.unknown
    # One runner fewer was never seen unpaid; nobody played a solo, a Ramsch or Schneider.
    assert {"runners_from", "solo", "ramsch", "schneider", "limits"} <= set(found.unknown)


def test_unpaid_runners_are_no_reason_to_pay_fewer():
    found = infer(protocol("Das Rufspiel kostet 20 Punkte."))
    assert found.tariff.runners_from == 3
    assert "runner" in found.unknown
    assert found.tariff.knocking is Tariff().knocking


def test_games_that_contradict_each_other_are_named():
    found = infer(protocol("Das Rufspiel kostet 20 Punkte.", "Das Rufspiel kostet 10 Punkte."))
    assert [str(each) for each in found.disputed] == ["Sauspiel: game 1 and game 2 differ"]


def test_schneider_where_none_was_leaves_no_limits_that_fit():
    found = infer(protocol("Das Rufspiel kostet 20 Punkte. Mit Schneider 30 Punkte."))
    assert "limits" in found.unknown
    assert found.tariff.limits is Tariff().limits


def test_an_amount_that_the_tariff_does_not_give_is_named():
    whole = protocol("Das Rufspiel kostet 20 Punkte.")
    assert list(check(whole, infer(whole).tariff)) == [Agrees(phrase("Hand {number}", number=1))]
    (differs,) = check(whole, Tariff(call=10))
    assert isinstance(differs, Differs)
    assert str(differs.what[0]) == "Amount of PcLinks: recorded -20, ours -10"
    assert len(differs.what) == 4


def dearer(game):
    """Return *game* with runners that cost twice as much, where they are paid."""
    steps, more, before = [], 0, 0
    for step in game.stated.steps:
        assert step.part in (Part.BASE, Part.SCHNEIDER, Part.SCHWARZ, Part.RUNNERS)
        if step.part is Part.RUNNERS:
            more = step.price - before
        before = step.price
        steps.append(replace(step, price=step.price + more))
    return replace(game, stated=replace(game.stated, steps=tuple(steps)))


def test_3_7_a_rate_of_their_own_for_soli_is_found():
    if not SHARED.is_dir():
        pytest.skip("the recorded games are not beside the repository")
    whole = read((SHARED / "netschafkopf_2023-10-05_01.txt").read_bytes())
    assert infer(whole).tariff.solo_runner == 0
    added = {Part.BASE, Part.SCHNEIDER, Part.SCHWARZ, Part.RUNNERS}
    plain = [game for game in whole.games if {step.part for step in game.stated.steps} <= added]
    solos = [game for game in plain if game.deal.contract.game not in ("rufspiel", "ramsch")]
    assert any(Part.RUNNERS in {step.part for step in game.stated.steps} for game in solos)
    games = tuple(dearer(game) if game in solos else game for game in plain)
    mixed = infer(replace(whole, games=games))
    assert (mixed.tariff.runner, mixed.tariff.solo_runner) == (1, 2)
    assert mixed.disputed == ()
    alone = infer(replace(whole, games=tuple(map(dearer, solos))))
    assert (alone.tariff.runner, alone.tariff.solo_runner) == (2, 0)
    # What runners cost in a Sauspiel is a guess, to be shown as one.
    assert "runner" in alone.unknown
    assert "runner" not in mixed.unknown


REAL = {
    "netschafkopf_2022-12-14_pm.txt": (
        {"call": 10, "solo": 50, "ramsch": 10, "schneider": 10, "schwarz": 10, "runner": 10},
        (3, 2, 2),
    ),
    "netschafkopf_2023-10-05_01.txt": (
        {"call": 2, "solo": 5, "ramsch": 1, "schneider": 1, "schwarz": 1, "runner": 1},
        (3, 3, 3),
    ),
    "netschafkopf_2024-08-04_kurz.txt": (
        {"call": 2, "solo": 5, "schneider": 1, "schwarz": 1},
        None,
    ),
}


@pytest.mark.parametrize("name", REAL)
def test_every_stated_amount_of_real_protocols_follows_from_the_inferred_tariff(name):
    if not SHARED.is_dir():
        pytest.skip("the recorded games are not beside the repository")
    prices, minima = REAL[name]
    whole = read((SHARED / name).read_bytes())
    found = infer(whole)
    assert {line: getattr(found.tariff, line) for line in prices} == prices
    assert found.disputed == ()
    assert found.tariff.limits is Limits.ASYM91
    assert found.tariff.short is ("kurz" in name)
    if minima:
        lines = ("runners_from", "suited_runners_from", "wenz_runners_from")
        assert tuple(getattr(found.tariff, line) for line in lines) == minima
        assert found.tariff.virgins is Virgins.DOUBLE_ALL
    results = list(check(whole, found.tariff))
    assert len(results) == len(whole.games)
    assert all(isinstance(each, Agrees) for each in results)
