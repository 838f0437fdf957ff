"""What lists of evenings say about each: how long it was, who leads, whether it can be read."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from schafscore.core.accounts import Person
from schafscore.core.journal import (
    BadWritingError,
    Deletion,
    Hand,
    Insertion,
    in_force,
    load_writings,
)
from schafscore.core.variant import Catalogue
from schafscore.services.ports import SessionRecord, SpoiltError
from schafscore.services.tables import Tables


@dataclass(frozen=True, slots=True)
class Summary:
    """An evening in a line. *best* is who has most, in the unit of its game; None at evens."""

    hands: int
    best: tuple[str, int] | None
    people: tuple[str, ...]
    settled: bool


class Summaries:
    """Summaries of evenings, each folded once for every length of its journal."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: dict[tuple[int, int], Summary] = {}
        self._spoilt: set[tuple[int, int]] = set()

    def known(self, record: SessionRecord) -> Summary | None:
        """Return the summary where it was made already."""
        return self._known.get((record.id, record.writings))

    def spoilt(self, record: SessionRecord) -> bool:
        """Whether the evening was found to be damaged."""
        return (record.id, record.writings) in self._spoilt

    def of(self, record: SessionRecord) -> Summary:
        """Return the summary of an evening.

        Raises `StoreError` where the file cannot be read, `SpoiltError` where it is the evening.
        """
        key = (record.id, record.writings)
        if key not in self._known:
            try:
                self._known[key] = self._fold(record)
            except SpoiltError:
                self._spoilt.add(key)
                raise
        return self._known[key]

    def _fold(self, record: SessionRecord) -> Summary:
        desk = self._tables.desk(record)
        names, position = desk.names, desk.evening.position
        totals = {
            each: amount for each, amount in position.balances.items() if isinstance(each, Person)
        }
        leader = max(totals, key=lambda each: totals[each], default=None)
        best = None
        if leader is not None and totals[leader]:
            best = names[leader], totals[leader]
        people = tuple(names[each] for each in desk.people)
        return Summary(position.number, best, people, desk.settlement is not None)


class HandsOf:
    """How many hands an evening has, told by its writings alone; the same ones are read once.

    What they come to is not asked, which takes most of the time of opening an evening.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._known: dict[bytes, int | None] = {}

    def __call__(self, raws: Sequence[bytes]) -> int | None:
        """Return how many hands these writings make; None where one of them is damaged."""
        key = sha256(b"\n".join(raws)).digest()
        if key not in self._known:
            self._known[key] = self._count(raws)
        return self._known[key]

    def _count(self, raws: Sequence[bytes]) -> int | None:
        try:
            held = in_force(load_writings(map(json.loads, raws), self._catalogue))
        except (BadWritingError, ValueError, RecursionError):
            return None
        there = {each.hand for each in held if isinstance(each, Hand | Insertion)}
        return len(there - {each.hand for each in held if isinstance(each, Deletion)})
