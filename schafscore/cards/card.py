"""The single card: its suit, its rank, its two-letter code and its card points."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Suit(StrEnum):
    """The suits in their order of precedence, by the letter of a card code (1.1)."""

    ACORNS = "E"
    LEAVES = "G"
    HEARTS = "H"
    BELLS = "S"


class Rank(StrEnum):
    """The ranks by the letter of a card code; Ober and Unter are queen and jack (1.1)."""

    ACE = "A"
    TEN = "Z"
    KING = "K"
    OBER = "O"
    UNTER = "U"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"


# 1.2: the same in every game of the family, 30 in each suit.
POINTS = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.OBER: 3, Rank.UNTER: 2}


@dataclass(frozen=True, slots=True)
class Card:
    """One card; ``str`` gives its code, ``EO`` for the Ober of acorns, ``HZ`` for the ten."""

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        return self.suit + self.rank

    def __repr__(self) -> str:
        return str(self)

    @property
    def points(self) -> int:
        """Card points (1.2): 11 for an ace, 0 for a nine."""
        return POINTS.get(self.rank, 0)


_CARDS = {suit + rank: Card(suit, rank) for suit in Suit for rank in Rank}


def card(code: str) -> Card:
    """Read a card code such as ``EO``; raises ValueError where *code* is no card."""
    found = _CARDS.get(code)
    if found is None:
        raise ValueError(f"no card: {code!r}")
    return found


def cards(codes: str) -> tuple[Card, ...]:
    """Read card codes with or without blanks between them: ``EO GO`` or ``EOGO``.

    Raises ValueError where a code is no card.
    """
    joined = codes.replace(" ", "")
    return tuple(card(joined[at : at + 2]) for at in range(0, len(joined), 2))


def points(held: Iterable[Card]) -> int:
    """Add the card points of several cards: 120 in a whole pack (1.2)."""
    return sum(each.points for each in held)
