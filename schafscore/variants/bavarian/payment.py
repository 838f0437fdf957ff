"""What a Bavarian hand comes to: how it ended, and who pays whom."""

from collections.abc import Iterator
from dataclasses import replace

from schafscore.core import agreed
from schafscore.core.agreed import Manual, Misdeal, Penalty, ThrownIn
from schafscore.core.declared import Suit
from schafscore.core.outcome import (
    Contract,
    Event,
    NextDeal,
    Outcome,
    Transfer,
    settle,
    transfers,
    worth,
)
from schafscore.core.results import (
    CARD_POINTS,
    EVEN,
    Finish,
    Level,
    Limits,
    Trickless,
    Verdict,
    judge,
)
from schafscore.core.variant import Table
from schafscore.variants.bavarian import (
    ramsch,
)
from schafscore.variants.bavarian.hands import (
    Alone,
    Bettel,
    Calling,
    Game,
    Hand,
    Kreuz,
    Muss,
    Pack,
    Paired,
    Ramsch,
    Solo,
    culprit,
    has_middle,
    pack_of,
    promise_of,
    side_of,
)
from schafscore.variants.bavarian.price import (
    doubled,
    knocked,
    price,
    runners_of,
)
from schafscore.variants.bavarian.tariff import (
    RUNNERS,
    Promise,
    Tariff,
)


def score(hand: Hand, table: Table, tariff: Tariff) -> Outcome:
    """Price one hand in cents (3.6)."""
    match hand:
        case Ramsch():
            return ramsch.score(hand, table, tariff)
        case ThrownIn():
            return agreed.thrown_in(redeal=tariff.redeal, knocks=knocked(tariff))
        case Manual() | Penalty() | Misdeal():
            return agreed.score(hand, table)
        case _:
            return _played(hand, table, tariff)


def _finish(hand: Game, table: Table, tariff: Tariff) -> Finish:
    side, promise, offender = side_of(hand, table), promise_of(hand), culprit(hand, tariff)
    if offender is not None:
        # 3.14: the level counts where it was certain already; a Tout stays a Tout.
        level = Level.SCHWARZ if tariff.offence_schwarz else hand.certain.level
        plain = promise is not Promise.NONE or isinstance(hand, Bettel)
        return Finish(offender not in side, Level.SIMPLE if plain else level)
    if promise is Promise.SIE:
        return Finish(won=True, level=Level.SIMPLE)
    if promise is Promise.TOUT:
        return Finish(hand.trickless is Trickless.OPPONENTS, Level.SIMPLE)
    if isinstance(hand, Bettel):
        return Finish(hand.trickless is Trickless.DECLARERS, Level.SIMPLE)
    assert hand.result is not None
    needs = EVEN + 1
    if isinstance(hand, Alone) and hand.asked > 60:
        # 3.3: who was asked up to 70 needs 71; with cards in the middle he needs just 70 (3.1).
        needs = hand.asked if has_middle(table, tariff) else hand.asked + 1
    taken = hand.replies and (tariff.takes_over or isinstance(hand, Kreuz))
    if isinstance(hand, Muss) and hand.few:
        needs = EVEN  # 3.9
    if taken:
        needs = EVEN + 1  # 3.8: whoever took the game over needs 61, who declared it too
    if taken and len(hand.replies) % 2 and not isinstance(hand.result, Verdict):
        return _taken_over(hand.result, hand.trickless, tariff.limits)
    return judge(hand.result, hand.trickless, tariff.limits, needs)


def _taken_over(points: int, trickless: Trickless, limits: Limits) -> Finish:
    """Judge a game that the last Kontra took over: that side needs 61 itself (3.8)."""
    other = {
        Trickless.DECLARERS: Trickless.OPPONENTS,
        Trickless.OPPONENTS: Trickless.DECLARERS,
        Trickless.NOBODY: Trickless.NOBODY,
    }[trickless]
    theirs = judge(CARD_POINTS - points, other, limits)
    return Finish(not theirs.won, theirs.level)


def _played(hand: Game, table: Table, tariff: Tariff) -> Outcome:
    side = side_of(hand, table)
    if isinstance(hand, Kreuz) and hand.is_even and tariff.kreuz_replay:
        return hand.even(side, table).dealing(NextDeal.STAYS)
    finish = _finish(hand, table, tariff)
    hearts = isinstance(hand, Solo) and hand.suit is Suit.HEARTS
    happened = {
        Event.EVEN: hand.is_even,
        Event.HEART_SOLO_LOST: hearts and not finish.won,
        Event.REPLY_LOST: finish.won and len(hand.replies) > 0,
    }
    facts = hand.facts(finish, side, table, happened)
    if isinstance(hand, Paired) and hand.partner is None:
        # 3.14: a wrong call is void; who called loses to everybody, but a Solo it was not.
        facts = replace(facts, contract=Contract.EVERYONE)
    return facts.adding(*_payments(hand, facts, pack_of(table, tariff), tariff))


def _payments(hand: Game, facts: Outcome, pack: Pack, tariff: Tariff) -> Iterator[Transfer]:
    bearer = culprit(hand, tariff) if tariff.offender_pays else None
    # 3.14: the side of who broke the rules loses; some tables let him pay alone.
    pairs = settle(facts.losers, facts.winners, bearer)
    runners = tuple(runners_of(hand, bool(facts.won), pack, tariff))
    alone = isinstance(hand, Calling) and hand.no_ober
    priced = tuple(price(hand, facts, () if alone else runners, tariff))
    yield from transfers(pairs, hand.label, doubled(priced, hand, tariff))
    if alone and worth(runners):
        # 3.7: the caller alone gets or pays the runners, his partner only the game.
        caller = (hand.declarer,)
        losers, winners = (facts.against, caller) if facts.won else (caller, facts.against)
        pairs = settle(losers, winners, bearer)
        yield from transfers(pairs, RUNNERS, doubled(runners, hand, tariff))
