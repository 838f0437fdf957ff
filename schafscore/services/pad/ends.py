"""How a game ended where nobody counted, and which card points come to the same."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from schafscore.core.outcome import Outcome
from schafscore.core.results import CARD_POINTS, Level, Trickless, Verdict
from schafscore.core.text import N_, Option


class Six(Option):
    """How a game ended where nobody counted: a verdict, and Schwarz, which is about tricks."""

    LOST_SCHWARZ = (N_("lost, Schwarz"), Verdict.LOST_SCHNEIDER, Trickless.DECLARERS)
    LOST_SCHNEIDER = (N_("lost, Schneider"), Verdict.LOST_SCHNEIDER, Trickless.NOBODY)
    LOST = (N_("lost"), Verdict.LOST, Trickless.NOBODY)
    WON = (N_("won"), Verdict.WON, Trickless.NOBODY)
    WON_SCHNEIDER = (N_("won, Schneider"), Verdict.WON_SCHNEIDER, Trickless.NOBODY)
    WON_SCHWARZ = (N_("won, Schwarz"), Verdict.WON_SCHNEIDER, Trickless.OPPONENTS)

    @property
    def verdict(self) -> Verdict:
        """What the table agreed on."""
        verdict: Verdict = self.value[1]
        return verdict

    @property
    def trickless(self) -> Trickless:
        """Which side took no trick."""
        trickless: Trickless = self.value[2]
        return trickless

    @property
    def won(self) -> bool:
        """Whether the declaring side won."""
        return self in (Six.WON, Six.WON_SCHNEIDER, Six.WON_SCHWARZ)

    @property
    def level(self) -> Level:
        """How high it was won or lost."""
        return Level((2, 1, 0, 0, 1, 2)[list(Six).index(self)])


def six_of(won: bool, level: Level) -> Six:
    """Return the end of a game that was *won* or lost at *level*."""
    return next(six for six in Six if six.won is won and six.level is level)


def end_of(outcome: Outcome) -> Six | None:
    """Return how the declaring side ended, None where *outcome* knows no such end."""
    won, level = outcome.won, outcome.level
    return None if won is None or level is None else six_of(won, level)


def ranges(end: Callable[[int], Six | None]) -> Mapping[Six, range]:
    """Return which numbers of card points come to which *end*.

    Every tenth number is tried, and those between two that differ: all 121 would be felt.
    """
    tried = {number: end(number) for number in range(0, CARD_POINTS + 1, 10)}

    def split(low: int, high: int) -> None:
        middle = (low + high) // 2
        if tried[low] is not tried[high] and low < middle:
            tried[middle] = end(middle)
            split(low, middle)
            split(middle, high)

    for low, high in pairwise(sorted(tried)):
        split(low, high)
    found: dict[Six, list[int]] = {}
    for number in sorted(tried):
        if (six := tried[number]) is not None:
            found.setdefault(six, []).append(number)
    return {six: range(numbers[0], numbers[-1] + 1) for six, numbers in found.items()}
