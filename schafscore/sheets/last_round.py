"""The last round: how many hands are left until everybody has dealt equally often."""

from collections import Counter
from collections.abc import Mapping

from schafscore.core.accounts import Person
from schafscore.core.evening import Evening


def deals(evening: Evening) -> Mapping[Person, int]:
    """Return how often the deal has passed on from everybody who sits here now."""
    dealt = Counter(
        line.table.dealer
        for line in evening.hands
        if line.table and line.after.dealer != line.table.dealer
    )
    return {person: dealt[person] for person in evening.position.people}


def announced(evening: Evening) -> int:
    """Return how often everybody shall have dealt when the last round is announced now.

    Where all have dealt equally often, one more round is played.
    """
    dealt = deals(evening).values()
    most = max(dealt)
    return most + 1 if min(dealt) == most else most


def left(evening: Evening, each: int) -> int:
    """Return how many hands are left until everybody has dealt so often, redeals apart."""
    return sum(max(0, each - dealt) for dealt in deals(evening).values())
