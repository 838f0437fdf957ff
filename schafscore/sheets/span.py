"""From when to when an evening was played."""

from schafscore.core.evening import Evening
from schafscore.core.journal import (
    Deletion,
    Hand,
    PotShared,
    Reopening,
    Settlement,
    places_in_force,
)


def span(evening: Evening) -> tuple[int, int] | None:
    """Return which writing booked the first hand, and which the last one or the settlement.

    Each is a place in the journal; None where they are not two. What was put right afterwards was
    not played then: neither a correction counts, nor a hand inserted or taken out, nor what an
    evening was opened again for, unless it was played on.
    """
    held = [(place, evening.writings[place]) for place in places_in_force(evening.writings)]
    never = {each.hand for _, each in held if isinstance(each, Deletion)}
    found: list[int] = []
    playing = True
    for place, each in held:
        if isinstance(each, Reopening):
            playing = False
        elif isinstance(each, Hand) and each.hand not in never:
            found.append(place)
            playing = True
        elif playing and found and isinstance(each, PotShared | Settlement):
            found.append(place)
    return (found[0], found[-1]) if len(found) > 1 else None
