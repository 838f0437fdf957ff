"""Single facts of Bavarian Schafkopf that others recorded: winners, legal cards, payouts."""

from collections.abc import Callable, Mapping, Sequence

from schafscore.cards.card import Card, Rank
from schafscore.cards.order import Order
from schafscore.cards.trick import best
from schafscore.core.results import Trickless
from schafscore.core.text import N_
from schafscore.exchange.recorded.bavarian import cards_of, contract_of, game, paid, tariff_of
from schafscore.exchange.recorded.verdict import (
    PEOPLE,
    Differences,
    NotCheckedError,
    Record,
    amount,
    compare,
    compare_each,
)
from schafscore.games.bavarian.contract import CALLABLE_SUITS, SEATS, Contract
from schafscore.games.bavarian.deal import Customs, legal
from schafscore.variants import bavarian


def _order(contract: Record) -> Order:
    return contract_of(contract["type"], None, contract["suit"]).order


def _trickwinner(record: Record) -> Differences:
    ours = best(_order(record["contract"]), cards_of(record["trick"]))
    return compare(N_("Winner"), record["expected"]["winner_index"], ours)


def _legal_cards(record: Record) -> Differences:
    """Compare the legal cards; where illegal ones are named too, only those spoken of."""
    hand, table = cards_of(record["hand"]), cards_of(record["trick"])
    contract = _duties(record["contract"], hand)
    called = contract.called
    led = [cards_of(trick["cards"])[0] for trick in record.get("history", ())]
    searched = called is not None and any(contract.order.suit(c) is called.suit for c in led)
    ours = set(legal(contract, hand, table, searched, hand, Customs()))
    expected = record["expected"]
    spoken_of = {*expected["legal"], *expected["illegal"]} if expected.get("illegal") else None
    if spoken_of is not None:
        ours &= set(cards_of(spoken_of))
    recorded = sorted(map(str, cards_of(expected["legal"])))
    return compare(N_("Legal cards"), recorded, sorted(map(str, ours)))


def _duties(contract: Record, hand: Sequence[Card]) -> Contract:
    """Build the contract; where no suit is told, one that lays no duty on *hand* is called."""
    suit = contract["suit"]
    if contract["type"] == "rufspiel" and suit is None:
        free = (each for each in CALLABLE_SUITS if Card(each, Rank.ACE) not in hand)
        suit = next(free, None)
    return contract_of(contract["type"], None, suit)


def _payout_from_points(record: Record) -> Differences:
    """Compare what card points alone come to; Schwarz is told by 0 or 120 points there."""
    side, prices, points = record["declarer_party"], record["params"], record["points"]
    if len(record["expected"]["payout"]) != SEATS:
        raise NotCheckedError(N_("Three people are no Bavarian table"))
    tariff = tariff_of({**prices, "schwarz": prices["schwarz_extra"]})
    trickless = {0: Trickless.DECLARERS, 120: Trickless.OPPONENTS}
    facts = {
        "declarer": PEOPLE[side[0]],
        "result": points[0],
        "trickless": trickless.get(points[0], Trickless.NOBODY),
    }
    entry = (
        bavarian.Rufspiel(partner=PEOPLE[side[1]], **facts)
        if len(side) == 2
        else bavarian.Wenz(**facts)
    )
    return compare_each(amount, record["expected"]["payout"], paid(entry, tariff).deltas)


def _full_game(record: Record) -> Differences:
    """Compare a whole game of the small cases, written another way."""
    contract, params, expected = record["contract"], record["params"], record["expected"]
    called = contract["type"] == "rufspiel"
    tricks = [[trick["lead"], trick["cards"]] for trick in record["tricks"]]
    return game(
        {
            "deck": record["deck"],
            "forehand": tricks[0][0],
            "hands": record["hands"],
            "contract": {**contract, "game": contract["type"]},
            "tricks": tricks,
            "rules": {
                "base": params["ruf_base" if called else "solo_base"],
                "schneider": params["schneider"],
                "schwarz": params["schwarz"],
                "runner": params["lauf_per"],
                "runners_from": params["lauf_min"],
            },
            "expect": {
                "winners": expected["trick_winners"],
                "declaring_points": expected["declarer_party_points"],
                "signed_runners": int(expected["running_signed"]),
                "deltas": expected["payout"],
            },
        }
    )


def _without_runners(record: Record) -> Differences:
    raise NotCheckedError(N_("Runners and people without a trick are not told"))


def _nobody_played(record: Record) -> Differences:
    raise NotCheckedError(N_("Nobody played, and what was paid is a custom of that table"))


CASES: Mapping[str, Callable[[Record], Differences]] = {
    "trick_winner": _trickwinner,
    "legal_cards": _legal_cards,
    "payout_from_points": _payout_from_points,
    "full_game": _full_game,
    "payout_statement": _without_runners,
    "passed_out_deal": _nobody_played,
}
