"""Cards as Skat records write them: C S H D and A T K Q J 9 8 7."""

from collections.abc import Iterable

from schafscore.cards.card import Card, card

_SUITS = dict(zip("CSHD", "EGHS", strict=True))
_RANKS = dict(zip("ATKQJ987", "AZKOU987", strict=True))


def french(codes: Iterable[str]) -> tuple[Card, ...]:
    """Read card codes such as ``CJ`` or ``HT``; raises KeyError or ValueError for anything else."""
    return tuple(_card(*code) for code in codes)


def _card(suit: str, rank: str) -> Card:
    return card(_SUITS[suit] + _RANKS[rank])
