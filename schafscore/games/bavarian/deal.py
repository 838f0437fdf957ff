"""A Bavarian deal card by card: what may be played, who wins the trick, how it ends."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from schafscore.cards.card import Card
from schafscore.cards.order import Order
from schafscore.cards.pack import LONG, Pack
from schafscore.cards.trick import Runners, follow, heading, runners
from schafscore.core.results import CARD_POINTS, EVEN
from schafscore.core.text import N_, Label
from schafscore.games import BadDealError
from schafscore.games.bavarian.contract import (
    ALONE,
    CALLING,
    HEARTS,
    OLD_ONE,
    OWN_SUIT,
    SEATS,
    Contract,
    Game,
    Promise,
    callable_cards,
    holds_sie,
    renonce_cards,
)
from schafscore.games.play import Play, check_dealt, check_seats


class Discard(StrEnum):
    """When the called ace may be thrown away though its suit was not led (3.5)."""

    NEVER = "never"
    LAST_TWO = "last_two"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class Customs:
    """How a table plays where tables differ (3.5, 3.9)."""

    run_away_from: int = 4
    run_away_counts_deal: bool = False
    run_away_from_any_lead: bool = False
    ace_discard: Discard = Discard.NEVER
    bettel_leads: bool = False
    hochzeit_returns_trump: bool = False


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal: the dealt hands by seat, who leads, the contract, and the cards as played.

    *knocks* and *replies* (Kontra, Re, ...) are the seats that said so, in their order; None for
    somebody whose name was not kept.
    """

    hands: tuple[tuple[Card, ...], ...]
    contract: Contract
    plays: tuple[Card, ...] = ()
    pack: Pack = LONG
    forehand: int = 0
    knocks: tuple[int | None, ...] = ()
    replies: tuple[int | None, ...] = ()
    customs: Customs = Customs()

    @property
    def playing_hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands that are played: in a Hochzeit after the exchange, else as dealt."""
        bride, groom = self.contract.declarer, self.contract.partner
        given, returned = self.contract.given, self.contract.returned
        if bride is None or groom is None or given is None or returned is None:
            return self.hands
        hands = list(self.hands)
        hands[bride] = tuple(returned if card == given else card for card in hands[bride])
        hands[groom] = tuple(given if card == returned else card for card in hands[groom])
        return tuple(hands)

    @property
    def side(self) -> tuple[int, ...]:
        """The seats of the declaring side, the declarer first; nobody in a Ramsch."""
        contract = self.contract
        if contract.declarer is None:
            return ()
        if contract.game in CALLING:
            holders = (seat for seat, hand in enumerate(self.hands) if contract.called in hand)
            return (contract.declarer, next(holders))
        if contract.game is Game.KREUZ:
            return (contract.declarer, (contract.declarer + 2) % SEATS)
        if contract.partner is not None:
            return (contract.declarer, contract.partner)
        return (contract.declarer,)

    @property
    def runners(self) -> Runners:
        """The runners of the declaring side (3.7); in Ramsch and Bettel there are none."""
        if self.contract.game in (Game.RAMSCH, Game.BETTEL):
            return Runners(0, held=False)
        held = {card for seat in self.side for card in self.playing_hands[seat]}
        return runners(self.contract.order, self.pack, held)

    def start(self) -> "Position":
        """Return the position before the first card.

        Raises BadDealError where the cards are not the pack, or the contract cannot be.
        """
        _check(self)
        leads = self.contract.game is Game.BETTEL and self.customs.bettel_leads
        leader = self.contract.declarer if leads and self.contract.heading else self.forehand
        assert leader is not None
        return Position(deal=self, hands=self.playing_hands, leader=leader)

    def replay(self) -> "Position":
        """Play every card again and return the position after the last.

        Raises BadDealError where the deal cannot be, IllegalPlayError where a card cannot.
        """
        return self.start().through(self.plays)


def _check(deal: Deal) -> None:
    """Raise BadDealError for what no table can have dealt or announced."""
    contract = deal.contract
    seats = (deal.forehand, contract.declarer, contract.partner, *deal.knocks, *deal.replies)
    each = len(deal.pack.cards) // SEATS
    check_dealt(deal.hands, [each] * SEATS, deal.pack)
    check_seats(seats, SEATS)
    wrong = _wrong(deal)
    if wrong is not None:
        raise BadDealError(wrong)


def _wrong(deal: Deal) -> Label | None:
    contract = deal.contract
    game, declarer = contract.game, contract.declarer
    if contract.asked not in range(EVEN, CARD_POINTS):
        return N_("Nobody can be asked up so far")
    if (declarer is None) is not (game is Game.RAMSCH):
        return N_("Every game but the Ramsch has one declarer")
    if (contract.suit is None) is (game in OWN_SUIT) and game is not Game.BETTEL:
        return N_("The trump suit does not fit the game")
    if (contract.called is None) is (game in CALLING):
        return N_("The called card does not fit the game")
    if contract.heading and game not in (Game.BETTEL, Game.RAMSCH):
        return N_("Stichzwang belongs to Bettel and Ramsch")
    if contract.march and game is not Game.RAMSCH:
        return N_("A march belongs to the Ramsch")
    if contract.promise is not Promise.NONE and (game not in ALONE or game is Game.BETTEL):
        return N_("Tout and Sie belong to games of one against three")
    marriage = (contract.partner, contract.given, contract.returned)
    if any((fact is None) is (game is Game.HOCHZEIT) for fact in marriage):
        return N_("Partner and exchange belong to the Hochzeit")
    if declarer is None:
        return None
    return _wrong_hand(deal, contract, deal.hands[declarer])


def _wrong_hand(deal: Deal, contract: Contract, hand: tuple[Card, ...]) -> Label | None:
    """Why the declarer may not play this contract with *hand*."""
    may_call: tuple[Card, ...] = callable_cards(hand)
    match contract.game:
        case Game.RUFSPIEL if contract.called not in may_call:
            return N_("This hand may not call that card")
        case Game.RENONCE if contract.called not in renonce_cards(hand):
            return N_("This hand may not call that card")
        case Game.MUSS if contract.called not in (may_call or renonce_cards(hand)):
            return N_("This hand may not call that card")
        case Game.MUSS if OLD_ONE not in hand:
            return N_("The Old One must play")
        case Game.HOCHZEIT:
            return _wrong_marriage(deal, contract, hand)
        case _:
            if contract.promise is Promise.SIE and not holds_sie(hand, deal.pack):
                return N_("This hand is no Sie")
            return None


def _wrong_marriage(deal: Deal, contract: Contract, hand: tuple[Card, ...]) -> Label | None:
    """Why this Hochzeit cannot be: one trump offered, one card given back (3.9)."""
    partner, given, returned = contract.partner, contract.given, contract.returned
    if partner is None or partner == contract.declarer:
        return N_("Nobody is his own partner")
    if HEARTS.of(None, hand) != (given,):
        return N_("A Hochzeit is offered with one trump only")
    if returned is None or returned not in deal.hands[partner]:
        return N_("Only a card of his own can be given back")
    if HEARTS.is_trump(returned) and not deal.customs.hochzeit_returns_trump:
        return N_("No trump may be given back")
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(Play):
    """A deal in play, and what its contract makes of it."""

    deal: Deal

    @property
    def order(self) -> Order:
        """Trumps and plain suits of the contract (3.2)."""
        return self.deal.contract.order

    @property
    def searched(self) -> bool:
        """Whether the called suit was led in a full trick."""
        called = self.deal.contract.called
        suit = self.order.suit
        return called is not None and any(
            suit(trick.cards[0]) is called.suit for trick in self.tricks
        )

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that the seat in turn may play (1.3, 3.5); none after the last trick."""
        if self.turn is None:
            return ()
        dealt = self.deal.playing_hands[self.turn]
        contract, customs = self.deal.contract, self.deal.customs
        hand = self.hands[self.turn]
        return legal(contract, hand, self.table, self.searched, dealt, customs)

    def why_not(self, seat: int, card: Card) -> Label:
        """Return which rule forbids *seat* to play *card* (1.3, 3.5, 3.9)."""
        if card not in follow(self.order, self.hands[seat], self.table):
            return N_("the led suit must be followed")
        if self.deal.contract.heading:
            return N_("the trick must be beaten")
        if card == self.deal.contract.called:
            return N_("the called ace may not be thrown away before its suit is led")
        return N_("the called ace must be played")

    @property
    def decided(self) -> bool:
        """Whether the rest cannot matter: all is played, or a Tout or Bettel has broken."""
        side = self.deal.side
        if self.turn is None:
            return True
        if self.deal.contract.promise is not Promise.NONE:
            return any(trick.winner not in side for trick in self.tricks)
        bettel = self.deal.contract.game is Game.BETTEL
        return bettel and any(trick.winner in side for trick in self.tricks)

    @property
    def declarers_points(self) -> int:
        """Card points of the declaring side."""
        return sum(self.points[seat] for seat in self.deal.side)

    @property
    def declarers_won(self) -> bool:
        """Whether the declaring side has won: in Tout and Bettel by tricks, else by points.

        61 card points are needed (3.6), or one more than was asked (3.3).
        """
        against = any(trick.winner not in self.deal.side for trick in self.tricks)
        if self.deal.contract.promise is not Promise.NONE:
            return not against
        if self.deal.contract.game is Game.BETTEL:
            return all(trick.winner not in self.deal.side for trick in self.tricks)
        return self.declarers_points > self.deal.contract.asked

    @property
    def trickless(self) -> tuple[int, ...]:
        """The seats without a trick."""
        return tuple(seat for seat, taken in enumerate(self.taken) if not taken)

    @property
    def most(self) -> tuple[int, ...]:
        """The seats tied for most card points, of interest in a Ramsch."""
        return tuple(seat for seat in range(SEATS) if self.points[seat] == max(self.points))

    @property
    def ramsch_payer(self) -> int:
        """Who pays a Ramsch: of those with most points, the highest trump won (3.11)."""
        if len(self.most) == 1:
            return self.most[0]
        return min(self.most, key=self._highest_trump_won)

    def _highest_trump_won(self, seat: int) -> int:
        """Return the place of the highest trump won by *seat*, one past the last if none."""
        won = {card for trick in self.tricks if trick.winner == seat for card in trick.cards}
        trumps = self.order.trumps
        return next((at for at, card in enumerate(trumps) if card in won), len(trumps))


def legal(
    contract: Contract,
    hand: Sequence[Card],
    table: Sequence[Card],
    searched: bool,
    dealt: Sequence[Card],
    customs: Customs = Customs(),
) -> tuple[Card, ...]:
    """Return the cards of *hand* that may be played to the cards on the *table* (1.3, 3.5).

    *searched*: the called suit was led in an earlier trick. *dealt* is the hand as it began.
    """
    allowed = follow(contract.order, hand, table)
    if contract.heading:
        return _headed(contract, allowed, table)
    if contract.called is None or contract.called not in hand or searched:
        return allowed
    return _called(contract, contract.called, allowed, hand, table, dealt, customs) or allowed


def _headed(
    contract: Contract, allowed: tuple[Card, ...], table: Sequence[Card]
) -> tuple[Card, ...]:
    """Stichzwang: beat in the led suit; in a Ramsch trump too, if void (3.9, 3.11)."""
    if not table:
        return allowed
    suit = contract.order.suit
    if contract.game is Game.RAMSCH or suit(allowed[0]) is suit(table[0]):
        return heading(contract.order, allowed, table)
    return allowed


def _called(
    contract: Contract,
    called: Card,
    allowed: tuple[Card, ...],
    hand: Sequence[Card],
    table: Sequence[Card],
    dealt: Sequence[Card],
    customs: Customs,
) -> tuple[Card, ...]:
    """Return what is left for who holds the called card, its suit not yet led (3.5)."""
    own = contract.order.of(called.suit, hand)
    counted = contract.order.of(called.suit, dealt if customs.run_away_counts_deal else hand)
    may_run = len(counted) >= customs.run_away_from
    if not table:
        return allowed if may_run else tuple(c for c in allowed if c == called or c not in own)
    if contract.order.suit(table[0]) is called.suit:
        return allowed if may_run and customs.run_away_from_any_lead else (called,)
    late = customs.ace_discard is Discard.LAST_TWO and len(hand) <= 2
    if late or customs.ace_discard is Discard.ALWAYS:
        return allowed
    return tuple(card for card in allowed if card != called)
