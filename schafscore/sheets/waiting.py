"""Hands still to be doubled: how many each round has left, and which hand began it (3.8)."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, takewhile

from schafscore.core.accounts import Pot
from schafscore.core.evening import Line
from schafscore.core.rounds import HANDS, WAITING
from schafscore.core.text import Label


@dataclass(frozen=True, slots=True)
class Waiting:
    """A round that *hand*, the one of this *number*, began: *left* of its hands, and why."""

    left: int
    of: int
    because: Label
    hand: int
    number: int


def waiting(lines: Sequence[Line], end: int | None = None) -> tuple[Waiting, ...]:
    """Return the rounds not used up after the first *end* lines, the first used at the front.

    First in, first out: what waits is what is left of the rounds that began last. So no more of
    the evening is looked at than they have lasted.
    """
    end = len(lines) if end is None else end
    open_ = lines[end - 1].after.balances.get(WAITING, 0) if end else 0
    rounds: list[Waiting] = []
    for place in range(end - 1, -1, -1):
        if open_ <= 0:
            break
        for began in reversed(_begun(lines[place])):
            if open_ > 0:
                rounds.append(replace(began, left=min(began.of, open_)))
                open_ -= began.of
    return tuple(reversed(rounds))


def used(lines: Sequence[Line], start: int = 0) -> Iterator[Waiting | None]:
    """Yield for every line from *start* on of which round it uses up a hand: as it was before it.

    None where it uses up none. The queue is carried from line to line, never looked for again.
    """
    rounds = deque(waiting(lines, start))
    for line in islice(lines, start, None):
        first = rounds.popleft() if _uses_one(line) else None
        if first is not None and first.left > 1:
            rounds.appendleft(replace(first, left=first.left - 1))
        rounds.extend(_begun(line))
        yield first


def _begun(line: Line) -> tuple[Waiting, ...]:
    """Return the rounds that began with *line*, in their order."""
    if line.outcome is None or line.hand is None:
        return ()
    return tuple(
        Waiting(each.amount, each.amount, each.steps[0].label, line.hand, line.after.number)
        for each in line.outcome.transfers
        if each.giver == HANDS and each.taker == WAITING
    )


def _uses_one(line: Line) -> bool:
    """Whether *line* is a doubled hand of a round; one that is dealt again uses none (3.8)."""
    moves = line.outcome.transfers if line.outcome else ()
    return any(each.giver == WAITING for each in moves)


def filled_since(lines: Sequence[Line], pot: Pot) -> int | None:
    """Return the number of the hand since which *pot* is not empty, None where it is."""
    held = takewhile(lambda line: line.after.balances.get(pot, 0), reversed(lines))
    return min((line.after.number for line in held), default=None)
