"""How each game is dealt and played; a finished deal becomes the entry a person would type."""

from dataclasses import dataclass

from schafscore.cards.card import Card, points
from schafscore.core.text import N_, Label, phrase


@dataclass(frozen=True, slots=True)
class Trick:
    """A full trick: who led, the cards in the order played, and the seat that won it."""

    leader: int
    cards: tuple[Card, ...]
    winner: int

    @property
    def points(self) -> int:
        """Its card points."""
        return points(self.cards)


class BadDealError(ValueError):
    """The cards, the contract or the text of a deal cannot be; *reason* says why."""

    def __init__(self, reason: Label) -> None:
        super().__init__(str(reason))
        self.reason = reason


class IllegalPlayError(BadDealError):
    """A card that may not be played, with trick (from 1), seat (from 0), card and reason."""

    def __init__(self, trick: int, seat: int, card: Card, why: Label) -> None:
        super().__init__(
            phrase(
                N_("Trick {trick}: {card} from seat {seat}: {why}"),
                trick=trick,
                card=str(card),
                seat=seat + 1,
                why=why,
            )
        )
        self.trick = trick
        self.seat = seat
        self.card = card
        self.why = why
