"""Hands still to be doubled: how many each round has left, and which hand began it (3.8)."""

from dataclasses import dataclass, replace

from schafscore.core.accounts import Outside, Pot
from schafscore.core.evening import Evening
from schafscore.core.rounds import HANDS, WAITING
from schafscore.core.text import Label


@dataclass(frozen=True, slots=True)
class Waiting:
    """A round that has begun: *left* of its hands, and why, with the number of the hand."""

    left: int
    of: int
    because: Label
    number: int


def waiting(evening: Evening) -> tuple[Waiting, ...]:
    """Return the rounds that are not used up, the one that is used first at the front."""
    rounds: list[Waiting] = []
    for line in evening.lines:
        for each in line.outcome.transfers if line.outcome else ():
            if each.giver == HANDS and each.taker == WAITING:
                because = each.steps[0].label if each.steps else each.label
                rounds.append(Waiting(each.amount, each.amount, because, line.after.number))
            elif each.giver == WAITING and isinstance(each.taker, Outside) and rounds:
                first = rounds[0]
                left = first.left - each.amount
                rounds[:1] = [replace(first, left=left)] if left > 0 else []
    return tuple(rounds)


def filled_since(evening: Evening, pot: Pot) -> int | None:
    """Return the number of the hand since which *pot* is not empty, None where it is."""
    since: int | None = None
    for line in evening.lines:
        if not line.after.balances.get(pot, 0):
            since = None
        elif since is None:
            since = line.after.number
    return since
