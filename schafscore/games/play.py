"""A deal in play, whatever the game: cards still held, full tricks, and the trick on the table."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self

from schafscore.cards.card import Card
from schafscore.cards.order import Order
from schafscore.cards.trick import best
from schafscore.games import Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """Hands by seat, the full tricks, the trick on the table and who led it."""

    hands: tuple[tuple[Card, ...], ...]
    leader: int
    tricks: tuple[Trick, ...] = ()
    table: tuple[Card, ...] = ()

    @property
    def turn(self) -> int | None:
        """The seat that plays next; None after the last trick."""
        seat = (self.leader + len(self.table)) % len(self.hands)
        return seat if self.hands[seat] else None

    def put(self, card: Card, order: Order) -> Self:
        """Return the play after the seat in turn has put down *card*, legal or not."""
        seats = len(self.hands)
        seat = (self.leader + len(self.table)) % seats
        hands = list(self.hands)
        hands[seat] = tuple(held for held in hands[seat] if held != card)
        table = (*self.table, card)
        if len(table) < seats:
            return replace(self, hands=tuple(hands), table=table)
        winner = (self.leader + best(order, table)) % seats
        tricks = (*self.tricks, Trick(self.leader, table, winner))
        return replace(self, hands=tuple(hands), tricks=tricks, table=(), leader=winner)

    @property
    def points(self) -> tuple[int, ...]:
        """Card points by seat, of the tricks so far."""
        return self._by_seat(lambda trick: trick.points)

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks by seat so far."""
        return self._by_seat(lambda trick: 1)

    def _by_seat(self, count: Callable[[Trick], int]) -> tuple[int, ...]:
        totals = [0] * len(self.hands)
        for trick in self.tricks:
            totals[trick.winner] += count(trick)
        return tuple(totals)
