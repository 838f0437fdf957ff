"""The Skat contracts: what is trump, who plays alone, and what he promised."""

from dataclasses import dataclass
from enum import StrEnum

from schafscore.cards.card import Rank, Suit
from schafscore.cards.order import PLAIN_10LOW, Order, order, without_trumps
from schafscore.variants.skat import Announced, Manner, Shown

SEATS = 3


class Game(StrEnum):
    """The contracts (5.2)."""

    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    CLUBS = "clubs"
    GRAND = "grand"
    NULL = "null"
    RAMSCH = "ramsch"


# 5.2: the Unters come first; with a suit there are eleven trumps, in grand and Ramsch four.
_ORDERS = {
    Game.DIAMONDS: order(Rank.UNTER, suit=Suit.BELLS),
    Game.HEARTS: order(Rank.UNTER, suit=Suit.HEARTS),
    Game.SPADES: order(Rank.UNTER, suit=Suit.LEAVES),
    Game.CLUBS: order(Rank.UNTER, suit=Suit.ACORNS),
    Game.GRAND: order(Rank.UNTER),
    Game.NULL: without_trumps(PLAIN_10LOW),
    Game.RAMSCH: order(Rank.UNTER),
}


@dataclass(frozen=True, slots=True)
class Contract:
    """What is played. *declarer* is a seat from 0; nobody declares a Ramsch."""

    game: Game
    declarer: int | None = None
    manner: Manner = Manner.SKAT
    announced: Announced = Announced.NOTHING
    shown: Shown = Shown.COVERED

    @property
    def order(self) -> Order:
        """Its trumps and plain suits (5.2)."""
        return _ORDERS[self.game]

    @property
    def takes_skat(self) -> bool:
        """Whether the soloist takes the skat and lays two cards away (5.4)."""
        return self.declarer is not None and self.manner is Manner.SKAT
