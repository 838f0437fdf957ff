"""What may be played to a trick, who wins it, and how many runners a side holds."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from schafscore.cards.card import Card
from schafscore.cards.order import Order
from schafscore.cards.pack import Pack


def follow(order: Order, hand: Sequence[Card], trick: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of *hand* that follow the led suit, all of them if none does (1.3)."""
    if not trick:
        return tuple(hand)
    return order.of(order.suit(trick[0]), hand) or tuple(hand)


def best(order: Order, trick: Sequence[Card]) -> int:
    """Return the place in *trick* of the card that wins so far (1.3); *trick* is not empty."""
    place = 0
    for at, card in enumerate(trick):
        if order.beats(card, trick[place]):
            place = at
    return place


def heading(order: Order, allowed: Sequence[Card], trick: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of *allowed* that win the trick so far, all of them if none does."""
    if not trick:
        return tuple(allowed)
    leader = trick[best(order, trick)]
    return tuple(card for card in allowed if order.beats(card, leader)) or tuple(allowed)


@dataclass(frozen=True, slots=True)
class Runners:
    """How many trumps from the highest down one side holds, and whether it is the asked one."""

    count: int
    held: bool


def runners(order: Order, pack: Pack, side: Collection[Card]) -> Runners:
    """Count the runners with or without which *side* plays, from its dealt cards (3.7)."""
    trumps = [card for card in order.trumps if card in pack.cards]
    if not trumps:
        return Runners(0, held=False)
    held = trumps[0] in side
    for count, card in enumerate(trumps):
        if (card in side) is not held:
            return Runners(count, held)
    return Runners(len(trumps), held)
