"""Hands that are no game: what the table agreed on is moved as it was said, and says why."""

import pytest
from tables import A, B, C, D, amounts, opening, play

from schafscore.core.agreed import Manual, Penalty, Taker
from schafscore.core.outcome import explain

WON = ((A, 10), (B, -10))


@pytest.mark.parametrize(
    ("entry", "sums"),
    [
        (Penalty(payer=A, amount=10, taker=Taker.ONE, one=B), ["10 Penalty"]),
        (Penalty(payer=A, amount=10, taker=Taker.ONE, one=B, reason="late"), ["10 late"]),
        (Manual(amounts=WON), ["10 Manual hand"]),
        (Manual(amounts=WON, reason="Fisiko"), ["10 Fisiko"]),
        (Manual(amounts=WON, reason="Fisiko", times=3), ["10 Fisiko, ×3 for the round = 30"]),
    ],
)
def test_3_13_and_3_14_the_addition_says_what_it_was_for(entry, sums):
    (line,) = play(opening("bavarian"), entry).hands
    assert [explain(each.steps) for each in line.outcome.transfers] == sums


@pytest.mark.parametrize(
    "won",
    [
        (30, -10, -10, -10),
        (-30, 10, 10, 10),
        (20, 5, -15, -10),
        (0, 25, -5, -20),
        (7, -7, 3, -3),
    ],
)
@pytest.mark.parametrize("times", [1, 2, 4])
def test_3_13_everybody_gets_what_was_said_so_many_times_over(won, times):
    told = tuple(zip((A, B, C, D), won, strict=True))
    (line,) = play(opening("bavarian"), Manual(amounts=told, times=times)).hands
    assert amounts(line) == [each * times for each in won]
    assert all(each.amount > 0 for each in line.outcome.transfers)
