"""A finished Skat deal becomes the entry that a person at the table would have typed."""

from collections.abc import Sequence

from schafscore.core.accounts import Person
from schafscore.core.questions import Entry
from schafscore.core.results import Holder, Trickless
from schafscore.core.text import N_
from schafscore.games import BadDealError
from schafscore.games.answers import answered
from schafscore.games.skat.contract import Game
from schafscore.games.skat.deal import CARDS, Position
from schafscore.variants import skat
from schafscore.variants.skat import Tariff

KINDS: dict[Game, type[Entry]] = {
    Game.DIAMONDS: skat.Diamonds,
    Game.HEARTS: skat.Hearts,
    Game.SPADES: skat.Spades,
    Game.CLUBS: skat.Clubs,
    Game.GRAND: skat.Grand,
    Game.NULL: skat.Null,
    Game.RAMSCH: skat.Ramsch,
}


def entry_of(end: Position, people: Sequence[Person], tariff: Tariff) -> Entry:
    """Return the entry of a deal that is *decided*; *people* sit there by seat.

    Raises BadDealError where the deal is still being played.
    """
    if not end.decided:
        raise BadDealError(N_("This deal is still being played"))
    ramsch = end.deal.contract.game is Game.RAMSCH
    facts = _ramsch(end, people) if ramsch else _declared(end, people)
    return answered(KINDS[end.deal.contract.game], facts, tariff)


def _ramsch(end: Position, people: Sequence[Person]) -> dict[str, object]:
    made, taken = end.ramsch_points, end.taken
    winners = [trick.winner for trick in end.tricks if made[trick.winner] == max(made)]
    return {
        "points": tuple(zip(people, made, strict=True)),
        "trickless": frozenset(people[seat] for seat, tricks in enumerate(taken) if not tricks),
        "last_trick": people[winners[-1]],
    }


def _declared(end: Position, people: Sequence[Person]) -> dict[str, object]:
    deal, contract = end.deal, end.deal.contract
    assert contract.declarer is not None
    return {
        "declarer": people[contract.declarer],
        "manner": contract.manner,
        "bid": deal.bid,
        "replies": tuple(None if seat is None else people[seat] for seat in deal.replies),
        "result": end.declarers_points,
        "trickless": trickless(end.declarers_tricks, null=contract.game is Game.NULL),
        "matadors": deal.matadors.count,
        "holder": Holder.WITH if deal.matadors.held else Holder.WITHOUT,
        "announced": contract.announced,
        "shown": contract.shown,
    }


def trickless(tricks: int, *, null: bool = False) -> Trickless:
    """Return the side without a trick when the soloist took so many of ten; a Null asks for his."""
    if not tricks:
        return Trickless.DECLARERS
    return Trickless.OPPONENTS if tricks == CARDS and not null else Trickless.NOBODY
