"""The last round: how many hands are left until everybody has dealt equally often."""

from collections import Counter
from collections.abc import Mapping

from schafscore.core.accounts import Person
from schafscore.core.evening import Evening


def deals(evening: Evening) -> Mapping[Person, int]:
    """Return how often the deal has passed on from everybody who sits here now.

    It has not where who dealt deals the next hand as well: after a redeal, and where later deals
    stay as they were though a hand was inserted or taken out.
    """
    hands = [(line, line.table) for line in evening.hands if line.table]
    following = [*(table.dealer for _, table in hands[1:]), evening.position.dealer]
    dealt = Counter(
        table.dealer
        for (line, table), then in zip(hands, following, strict=False)
        if table.dealer not in (line.after.dealer, then)
    )
    return {person: dealt[person] for person in evening.position.people}


def announced(evening: Evening) -> int:
    """Return how often everybody shall have dealt when the last round is announced now.

    Where all have dealt equally often, one more round is played.
    """
    dealt = deals(evening).values()
    most = max(dealt)
    return most + 1 if min(dealt) == most else most


def last_dealer(evening: Evening, each: int) -> Person | None:
    """Return who deals the last hand where everybody deals so often; None where that was played."""
    position, dealt = evening.position, deals(evening)
    seat = position.people.index(position.dealer)
    turns = position.people[seat:] + position.people[:seat]
    fewest = min(dealt.values())
    last = (who for who in reversed(turns) if dealt[who] == fewest)
    return next(last, None) if fewest < each else None


def left(evening: Evening, each: int) -> int:
    """Return how many hands are left until everybody has dealt so often, redeals apart."""
    return sum(max(0, each - dealt) for dealt in deals(evening).values())
