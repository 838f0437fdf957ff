"""A deal in play, whatever the game: cards still held, full tricks, and the trick on the table."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from schafscore.cards.card import Card
from schafscore.cards.order import Order
from schafscore.cards.pack import Pack
from schafscore.cards.trick import best
from schafscore.core.text import N_, Label
from schafscore.games import BadDealError, IllegalPlayError, Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(ABC):
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

    @property
    @abstractmethod
    def order(self) -> Order:
        """Trumps and plain suits."""

    @property
    @abstractmethod
    def legal(self) -> tuple[Card, ...]:
        """The cards that the seat in turn may play (1.3); none after the last trick."""

    @abstractmethod
    def why_not(self, seat: int, card: Card) -> Label:
        """Return why *seat* may not play *card* now."""

    def play(self, card: Card) -> Self:
        """Return the position after the seat in turn has played *card*.

        Raises IllegalPlayError where it may not.
        """
        seat, number = self.turn, len(self.tricks) + 1
        if seat is None:
            raise IllegalPlayError(number, self.leader, card, N_("every trick has been played"))
        if card not in self.legal:
            missing = card not in self.hands[seat]
            why = N_("the card is not in this hand") if missing else self.why_not(seat, card)
            raise IllegalPlayError(number, seat, card, why)
        return self._put(card)

    def through(self, cards: Iterable[Card]) -> Self:
        """Return the position after *cards*; raise IllegalPlayError where one may not be played."""
        position = self
        for card in cards:
            position = position.play(card)
        return position

    def _put(self, card: Card) -> Self:
        seats = len(self.hands)
        seat = (self.leader + len(self.table)) % seats
        hands = list(self.hands)
        hands[seat] = tuple(held for held in hands[seat] if held != card)
        table = (*self.table, card)
        if len(table) < seats:
            return replace(self, hands=tuple(hands), table=table)
        winner = (self.leader + best(self.order, table)) % seats
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


def check_dealt(heaps: Sequence[Sequence[Card]], sizes: Sequence[int], pack: Pack) -> None:
    """Raise BadDealError unless *heaps* of these *sizes* are the whole *pack*."""
    if [*map(len, heaps)] != [*sizes]:
        raise BadDealError(N_("A hand has too many or too few cards"))
    if not pack.is_all_of(card for heap in heaps for card in heap):
        raise BadDealError(N_("A card is there twice or does not belong to the pack"))


def check_seats(seats: Iterable[int | None], there: int) -> None:
    """Raise BadDealError where one of *seats* is none of those that are *there*."""
    if not all(seat is None or 0 <= seat < there for seat in seats):
        raise BadDealError(N_("There is no such seat"))
