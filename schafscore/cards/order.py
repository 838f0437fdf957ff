"""Trump orders: which cards are trumps, and which of two cards is higher, for every game."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from schafscore.cards.card import Card, Rank, Suit, cards

_A, _Z, _K, _O, _U, _9, _8, _7, _6 = Rank

# 1.4: ranks that are trumps drop out of the plain suits by themselves.
PLAIN_10HIGH = (_A, _Z, _K, _O, _U, _9, _8, _7, _6)
PLAIN_10LOW = (_A, _K, _O, _U, _Z, _9, _8, _7, _6)


@dataclass(frozen=True)
class Order:
    """The trumps of a contract from the highest down, and the ranks of the plain suits."""

    trumps: tuple[Card, ...]
    plain: tuple[Rank, ...] = PLAIN_10HIGH

    @cached_property
    def _places(self) -> dict[Card, tuple[Suit | None, int]]:
        """Each card's suit (none: trump) and its place there, 0 for the highest."""
        places: dict[Card, tuple[Suit | None, int]] = {
            Card(suit, rank): (suit, place)
            for suit in Suit
            for place, rank in enumerate(self.plain)
        }
        places.update((card, (None, place)) for place, card in enumerate(self.trumps))
        return places

    def suit(self, card: Card) -> Suit | None:
        """Return the suit *card* is followed in: none for a trump, whatever it shows (1.3)."""
        return self._places[card][0]

    def is_trump(self, card: Card) -> bool:
        """Say whether *card* is a trump."""
        return self._places[card][0] is None

    def beats(self, card: Card, best: Card) -> bool:
        """Say whether *card* takes a trick from *best*, played before it.

        Of two identical cards the first holds the trick (1.3).
        """
        suit, place = self._places[card]
        best_suit, best_place = self._places[best]
        if suit is best_suit:
            return place < best_place
        return suit is None

    def of(self, suit: Suit | None, held: Iterable[Card]) -> tuple[Card, ...]:
        """Return the cards of *held* that belong to *suit*, or the trumps (none)."""
        return tuple(card for card in held if self._places[card][0] is suit)

    def arranged(self, held: Iterable[Card]) -> tuple[Card, ...]:
        """Sort a hand as people do: trumps from the highest, then suit by suit."""
        suits: tuple[Suit | None, ...] = (None, *Suit)
        places = self._places
        return tuple(sorted(held, key=lambda card: (suits.index(places[card][0]), places[card][1])))


def order(*heads: Rank, suit: Suit | None = None, plain: tuple[Rank, ...] = PLAIN_10HIGH) -> Order:
    """Build the order in which *heads* of all suits come first, then the trump *suit*.

    A heart solo is ``order(Rank.OBER, Rank.UNTER, suit=Suit.HEARTS)`` (3.2).
    """
    top = tuple(Card(each, rank) for rank in heads for each in Suit)
    rest = tuple(Card(suit, rank) for rank in plain if rank not in heads) if suit else ()
    return Order(top + rest, plain)


def without_trumps(plain: tuple[Rank, ...]) -> Order:
    """Build the order of a game in which no card is a trump."""
    return Order(cards(""), plain)
