"""From when to when an evening was played."""

from collections.abc import Mapping
from datetime import datetime

from schafscore.core.evening import Evening
from schafscore.core.journal import (
    Deletion,
    Hand,
    PotShared,
    Reopening,
    Settlement,
    places_in_force,
)


def span(evening: Evening, times: Mapping[int, datetime]) -> tuple[datetime, datetime] | None:
    """Return when the first hand was booked, and when the last one or the settlement was.

    *times* says when a writing was made, by its place in the journal. What was put right
    afterwards was not played then: neither a correction counts, nor a hand inserted or taken out,
    nor what an evening was opened again for, unless it was played on. None where no two times are
    known.
    """
    writings = evening.writings
    held = [(place, writings[place]) for place in places_in_force(writings)]
    never = {each.hand for _, each in held if isinstance(each, Deletion)}
    first: datetime | None = None
    last: datetime | None = None
    playing = True
    for place, each in held:
        at = times.get(place)
        if isinstance(each, Reopening):
            playing = False
        elif at is None:
            continue
        elif isinstance(each, Hand) and each.hand not in never:
            first, last, playing = first or at, at, True
        elif playing and first is not None and isinstance(each, PotShared | Settlement):
            last = at
    return (first, last) if first is not None and last is not None and first < last else None
