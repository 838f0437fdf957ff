"""A finished deal becomes the entry that a person at the table would have typed."""

from collections.abc import Sequence

from schafscore.cards.card import Rank
from schafscore.core.accounts import Person
from schafscore.core.declared import Suit
from schafscore.core.questions import Entry
from schafscore.core.results import Holder, Trickless
from schafscore.core.text import N_
from schafscore.games import BadDealError
from schafscore.games.answers import answered
from schafscore.games.bavarian.contract import HEARTS, Game
from schafscore.games.bavarian.deal import Position
from schafscore.variants import bavarian
from schafscore.variants.bavarian import Tariff

KINDS: dict[Game, type[Entry]] = {
    Game.RUFSPIEL: bavarian.Rufspiel,
    Game.RENONCE: bavarian.Renonce,
    Game.MUSS: bavarian.Muss,
    Game.HOCHZEIT: bavarian.Hochzeit,
    Game.KREUZ: bavarian.Kreuz,
    Game.RAMSCH: bavarian.Ramsch,
    Game.BETTEL: bavarian.Bettel,
    Game.GEIER: bavarian.Geier,
    Game.FARBGEIER: bavarian.Geier,
    Game.WENZ: bavarian.Wenz,
    Game.FARBWENZ: bavarian.Wenz,
    Game.KAISER: bavarian.Kaiser,
    Game.FARBKAISER: bavarian.Kaiser,
    Game.SOLO: bavarian.Solo,
}


def entry_of(end: Position, people: Sequence[Person], tariff: Tariff) -> Entry:
    """Return the entry of a deal that is *decided*; *people* sit there by seat.

    Answers that do not matter under *tariff* are left out, as the pad does.
    Raises BadDealError where the deal is still being played.
    """
    if not end.decided:
        raise BadDealError(N_("This deal is still being played"))
    kind = KINDS[end.deal.contract.game]
    facts = _ramsch(end, people) if kind is bavarian.Ramsch else _declared(end, people, tariff)
    facts["knocks"] = tuple(None if seat is None else people[seat] for seat in end.deal.knocks)
    facts["replies"] = tuple(None if seat is None else people[seat] for seat in end.deal.replies)
    return answered(kind, facts, tariff)


def _ramsch(end: Position, people: Sequence[Person]) -> dict[str, object]:
    return {
        "points": tuple(zip(people, end.points, strict=True)),
        "trickless": frozenset(people[seat] for seat in end.trickless),
        "payer": people[end.ramsch_payer],
        "announced": end.deal.contract.march,
    }


def _declared(end: Position, people: Sequence[Person], tariff: Tariff) -> dict[str, object]:
    deal, contract = end.deal, end.deal.contract
    declarer, partner = (*deal.side, None)[:2]
    assert declarer is not None
    facts: dict[str, object] = {
        "declarer": people[declarer],
        "result": end.declarers_points,
        "trickless": _trickless(end),
        "promise": bavarian.Promise[contract.promise.name],
        "asked": contract.asked,
        "runners": deal.runners.count,
        "holder": Holder.WITH if deal.runners.held else Holder.WITHOUT,
        "no_ober": all(card.rank is not Rank.OBER for card in deal.hands[declarer]),
        "few": len(HEARTS.of(None, deal.hands[declarer])) <= tariff.muss_trumps,
    }
    if partner is not None:
        facts["partner"] = people[partner]
    if contract.suit is not None:
        facts["suit"] = Suit[contract.suit.name]
    if contract.called is not None:
        facts["called"] = Suit[contract.called.suit.name]
    return facts


def _trickless(end: Position) -> Trickless:
    """Which side took no trick; before the last trick only what cannot change any more."""
    side = end.deal.side
    if end.turn is not None:
        return Trickless.NOBODY
    if all(trick.winner not in side for trick in end.tricks):
        return Trickless.DECLARERS
    bettel = end.deal.contract.game is Game.BETTEL
    if all(trick.winner in side for trick in end.tricks) and not bettel:
        return Trickless.OPPONENTS
    return Trickless.NOBODY
