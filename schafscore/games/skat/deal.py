"""A Skat deal card by card: what may be played, who wins the trick, how it ends."""

from dataclasses import dataclass

from schafscore.cards.card import Card, points
from schafscore.cards.order import Order
from schafscore.cards.pack import LONG
from schafscore.cards.trick import Runners, follow, runners
from schafscore.core.text import N_, Label
from schafscore.games import BadDealError
from schafscore.games.play import Play, check_dealt, check_seats
from schafscore.games.skat.contract import SEATS, Contract, Game
from schafscore.variants.skat import Announced, Manner, Shown
from schafscore.variants.skat.tariff import LEAST_BID

CARDS, SKAT = 10, 2


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal: ten cards by seat and the skat as dealt, who leads, the contract, the plays.

    *laid_away* is what the soloist put down, nothing where he did not take the skat. *bid* is the
    last bid held; *replies* are the seats that said Kontra and Re, None for somebody.
    """

    hands: tuple[tuple[Card, ...], ...]
    skat: tuple[Card, ...]
    contract: Contract
    laid_away: tuple[Card, ...] = ()
    plays: tuple[Card, ...] = ()
    forehand: int = 0
    bid: int = LEAST_BID
    replies: tuple[int | None, ...] = ()

    @property
    def playing_hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands that are played, the soloist's after the exchange."""
        hands = list(self.hands)
        if self.contract.declarer is not None:
            hands[self.contract.declarer] = tuple(
                card for card in self._soloists if card not in self.put_away
            )
        return tuple(hands)

    @property
    def put_away(self) -> tuple[Card, ...]:
        """The two cards that nobody plays: those laid away, else the skat."""
        return self.laid_away if self.contract.takes_skat else self.skat

    @property
    def _soloists(self) -> tuple[Card, ...]:
        """The twelve cards of the soloist: in a hand game the skat is his too (5.5)."""
        assert self.contract.declarer is not None
        return (*self.hands[self.contract.declarer], *self.skat)

    @property
    def matadors(self) -> Runners:
        """The matadors of the soloist, skat included (5.5); in Null and Ramsch there are none."""
        if self.contract.game in (Game.NULL, Game.RAMSCH):
            return Runners(0, held=False)
        return runners(self.contract.order, LONG, self._soloists)

    def start(self) -> "Position":
        """Return the position before the first card: forehand leads, whoever plays (5.4).

        Raises BadDealError where the cards are not the pack, or the contract cannot be.
        """
        _check(self)
        return Position(deal=self, hands=self.playing_hands, leader=self.forehand)

    def replay(self) -> "Position":
        """Play every card again and return the position after the last.

        Raises BadDealError where the deal cannot be, IllegalPlayError where a card cannot.
        """
        return self.start().through(self.plays)


def _check(deal: Deal) -> None:
    """Raise BadDealError for what no table can have dealt or announced."""
    check_dealt((*deal.hands, deal.skat), [*[CARDS] * SEATS, SKAT], LONG)
    check_seats((deal.forehand, deal.contract.declarer, *deal.replies), SEATS)
    wrong = _wrong(deal)
    if wrong is not None:
        raise BadDealError(wrong)


def _wrong(deal: Deal) -> Label | None:
    contract = deal.contract
    if (contract.declarer is None) is not (contract.game is Game.RAMSCH):
        return N_("Every game but the Ramsch has one declarer")
    if contract.manner is Manner.HAND and contract.declarer is None:
        return N_("Nobody plays a Ramsch from the hand")
    if len(deal.laid_away) != (SKAT if contract.takes_skat else 0):
        return N_("Two cards are laid away by who took the skat, and by nobody else")
    if deal.laid_away and len(set(deal.laid_away) & set(deal._soloists)) != SKAT:
        return N_("Only cards of his own can be laid away")
    if contract.announced is not Announced.NOTHING and (
        contract.manner is not Manner.HAND or contract.game is Game.NULL
    ):
        return N_("Levels are announced in a suit or a grand from the hand")
    if contract.shown is not Shown.COVERED and contract.game is not Game.NULL:
        return N_("A suit or a grand is played open by announcing it")
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(Play):
    """A deal in play, and what its contract makes of it."""

    deal: Deal

    @property
    def order(self) -> Order:
        """Trumps and plain suits of the contract (5.2)."""
        return self.deal.contract.order

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that the seat in turn may play (1.3); none after the last trick."""
        if self.turn is None:
            return ()
        return follow(self.order, self.hands[self.turn], self.table)

    def why_not(self, seat: int, card: Card) -> Label:
        """Return the only rule there is: the led suit must be followed (1.3)."""
        return N_("the led suit must be followed")

    @property
    def decided(self) -> bool:
        """Whether the rest cannot matter: all is played, or a Null is lost (5.5)."""
        if self.turn is None:
            return True
        null = self.deal.contract.game is Game.NULL
        return null and any(trick.winner == self.deal.contract.declarer for trick in self.tricks)

    @property
    def declarers_points(self) -> int:
        """Card points of the soloist, with the two cards laid away or the skat (5.4)."""
        declarer = self.deal.contract.declarer
        assert declarer is not None
        return self.points[declarer] + points(self.deal.put_away)

    @property
    def declarers_tricks(self) -> int:
        """Tricks of the soloist so far."""
        declarer = self.deal.contract.declarer
        assert declarer is not None
        return self.taken[declarer]

    @property
    def ramsch_points(self) -> tuple[int, ...]:
        """Card points by seat; the skat goes to who took the last trick (5.8)."""
        last = self.tricks[-1].winner if self.tricks and self.turn is None else None
        skat = points(self.deal.skat)
        return tuple(made + skat * (seat == last) for seat, made in enumerate(self.points))
