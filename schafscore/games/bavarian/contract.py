"""The Bavarian contracts: what is trump, who plays alone, and which hand may call what."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from schafscore.cards.card import Card, Rank, Suit
from schafscore.cards.order import PLAIN_10HIGH, PLAIN_10LOW, Order, order, without_trumps
from schafscore.cards.pack import Pack

SEATS = 4


class Game(StrEnum):
    """The contracts (3.2, 3.9); the value is the name in the text of a deal."""

    RUFSPIEL = "rufspiel"
    RENONCE = "renonce"
    MUSS = "muss"
    HOCHZEIT = "hochzeit"
    KREUZ = "kreuz"
    RAMSCH = "ramsch"
    BETTEL = "bettel"
    GEIER = "geier"
    FARBGEIER = "farbgeier"
    WENZ = "wenz"
    FARBWENZ = "farbwenz"
    KAISER = "kaiser"
    FARBKAISER = "farbkaiser"
    SOLO = "solo"


class Promise(StrEnum):
    """What a soloist announced (3.9)."""

    NONE = "none"
    TOUT = "tout"
    SIE = "sie"


_HEADS = {
    Game.GEIER: (Rank.OBER,),
    Game.FARBGEIER: (Rank.OBER,),
    Game.WENZ: (Rank.UNTER,),
    Game.FARBWENZ: (Rank.UNTER,),
    Game.KAISER: (Rank.KING,),
    Game.FARBKAISER: (Rank.KING,),
}
CALLING = (Game.RUFSPIEL, Game.RENONCE, Game.MUSS)
OWN_SUIT = frozenset({Game.SOLO, Game.FARBWENZ, Game.FARBGEIER, Game.FARBKAISER})
ALONE = (*_HEADS, Game.SOLO, Game.BETTEL)
OLD_ONE = Card(Suit.ACORNS, Rank.OBER)
CALLABLE_SUITS = (Suit.ACORNS, Suit.LEAVES, Suit.BELLS)
HEARTS = order(Rank.OBER, Rank.UNTER, suit=Suit.HEARTS)


@dataclass(frozen=True, slots=True)
class Contract:
    """What is played. Seats are numbers from 0; nobody declares a Ramsch.

    *suit* is the trump suit, in a Bettel too where it has trumps; *called* the card called in a
    Rufspiel, Renonce or Muss. In a Hochzeit *partner* took the offered trump *given* and gave
    *returned* back. *heading* is Stichzwang, in a Bettel or a Ramsch (3.9, 3.11). The declarer was
    *asked* up to so many card points and needs more (3.3); *march*: every trick of a Ramsch was
    announced (3.11). In a Kreuz the
    declarer is forehand or who holds the Old One, as the table has it (3.10).
    """

    game: Game
    declarer: int | None = None
    suit: Suit | None = None
    called: Card | None = None
    promise: Promise = Promise.NONE
    partner: int | None = None
    given: Card | None = None
    returned: Card | None = None
    heading: bool = False
    asked: int = 60
    march: bool = False

    @property
    def order(self) -> Order:
        """Its trumps and plain suits (3.2)."""
        return _order(self.game, self.suit)


@cache
def _order(game: Game, suit: Suit | None) -> Order:
    if game is Game.BETTEL and suit is None:
        return without_trumps(PLAIN_10LOW)
    if game in ALONE:
        heads = _HEADS.get(game, (Rank.OBER, Rank.UNTER))
        return order(*heads, suit=suit, plain=PLAIN_10HIGH)
    return HEARTS


def callable_cards(hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the aces that *hand* may call in a Rufspiel; none: it is locked (3.4)."""
    aces = (Card(suit, Rank.ACE) for suit in CALLABLE_SUITS)
    return tuple(ace for ace in aces if ace not in hand and HEARTS.of(ace.suit, hand))


def renonce_cards(hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards that a locked *hand* may call in a Renonce-Ruf, else none (3.9)."""
    if callable_cards(hand):
        return ()
    for rank in (Rank.ACE, Rank.TEN, Rank.KING):
        missing = tuple(Card(suit, rank) for suit in CALLABLE_SUITS)
        missing = tuple(card for card in missing if card not in hand)
        if missing:
            return missing
    return ()


def holds_sie(hand: Sequence[Card], pack: Pack) -> bool:
    """Say whether *hand* is all the highest trumps, a Sie (3.2)."""
    trumps = [card for card in HEARTS.trumps if card in pack.cards]
    return set(hand) == set(trumps[: len(hand)])
