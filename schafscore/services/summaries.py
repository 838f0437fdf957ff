"""What the list of evenings says about each: how long it was, who leads, whether it is over."""

from dataclasses import dataclass

from schafscore.core.accounts import Person
from schafscore.services.ports import SessionRecord
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

    def known(self, record: SessionRecord) -> Summary | None:
        """Return the summary where it was made already."""
        return self._known.get((record.id, record.writings))

    def of(self, record: SessionRecord) -> Summary:
        """Return the summary of an evening; raise `StoreError` where it cannot be read."""
        key = (record.id, record.writings)
        if key not in self._known:
            self._known[key] = self._fold(record)
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
