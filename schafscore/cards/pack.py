"""Packs: which cards are in play and how often each."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from schafscore.cards.card import Card, Rank, Suit


@dataclass(frozen=True)
class Pack:
    """All suits in the given ranks, each card *copies* times."""

    name: str
    ranks: tuple[Rank, ...]
    copies: int = 1

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card of the pack, suit by suit."""
        return tuple(
            Card(suit, rank) for suit in Suit for rank in self.ranks for _ in range(self.copies)
        )

    def is_all_of(self, dealt: Iterable[Card]) -> bool:
        """Say whether *dealt* is the whole pack, nothing twice and nothing missing."""
        return Counter(dealt) == Counter(self.cards)


# 3.1: the short pack leaves out the sevens and eights, which count nothing.
LONG = Pack("long", tuple(Rank)[:8])
SHORT = Pack("short", tuple(Rank)[:6])
