"""The Ramsch: everybody alone, and who pays how much to whom (3.11)."""

from collections.abc import Iterator
from itertools import product

from schafscore.core.accounts import Person
from schafscore.core.outcome import (
    PRICE,
    Add,
    Contract,
    Outcome,
    Over,
    OverUp,
    Steps,
    Times,
    Transfer,
    line,
    settle,
    worth,
)
from schafscore.core.questions import UNANSWERED, Problem
from schafscore.core.results import CARD_POINTS
from schafscore.core.text import N_, counted
from schafscore.core.variant import Table
from schafscore.variants.bavarian.hands import (
    Ramsch,
    culprit,
    is_open,
    marches,
    most_points,
    named_payers,
    took_every_trick,
)
from schafscore.variants.bavarian.price import base, doubled
from schafscore.variants.bavarian.tariff import (
    Payers,
    Tariff,
    Virgins,
)


def problems(hand: Ramsch, table: Table, tariff: Tariff) -> Iterator[Problem]:
    """Yield what cannot be in a Ramsch; with three people it is paid in the same way [E]."""
    most = len(table.playing) - 1
    if len(hand.trickless) > most:
        yield Problem("trickless", N_("Somebody took the tricks"))
    if most < 3 and len(hand.trickless) == most and hand.points is None:
        yield Problem("points", UNANSWERED)
    points = dict(hand.points or ())
    if tariff.pointless and points and set(points) != set(table.playing):
        # Who has no card points is paid more: those of everybody have to be known.
        yield Problem("points", UNANSWERED)
    untold = set(table.playing) - set(points) - hand.trickless
    if points and (len(untold) == 1 or (not untold and sum(points.values()) < CARD_POINTS)):
        # What one alone has left follows: it may be a tie, or more than anybody has.
        yield Problem("points", UNANSWERED)
    if any(points.get(each) for each in hand.trickless):
        yield Problem("points", N_("A side without a trick has no such points"))
    named = named_payers(hand)
    if hand.payer in hand.trickless:
        yield Problem("payer", N_("Who took no trick has not lost"))
    if (
        points
        and named
        and any(
            amount > min(points.get(each, CARD_POINTS) for each in named)
            for person, amount in points.items()
            if person not in named
        )
    ):
        yield Problem("payer", N_("Somebody else has more card points"))
    if hand.second is not None:
        if tariff.payers is Payers.ONE or not is_open(hand, tariff):
            yield Problem("second", N_("This does not matter here"))
        elif hand.second == hand.payer or hand.second in hand.trickless:
            yield Problem("second", N_("Two different people with tricks pay"))
    elif tariff.payers is Payers.TWO and is_open(hand, tariff):
        yield Problem("second", UNANSWERED)


def score(hand: Ramsch, table: Table, tariff: Tariff) -> Outcome:
    """Let the loser pay all others, or whoever took everything be paid by them (3.11)."""
    offender, march = culprit(hand, tariff), False
    if offender is not None:
        side: tuple[Person, ...] = (offender,)
    elif marches(hand, tariff):
        march, side = True, (_marcher(hand, table),)
    else:
        side = most_points(hand, tariff) or named_payers(hand)
    facts = Outcome(
        contract=Contract.EVERYONE,
        side=side,
        against=table.others(*side),
        won=march,
    )
    if march:
        own = line(Add, tariff, "march_price") if tariff.march_price else base(hand, tariff)
        prices = {each: doubled((own,), hand, tariff) for each in facts.winners}
    else:
        plain = offender is not None
        prices = {each: _due(hand, each, plain, tariff) for each in facts.winners}
    return facts.adding(*_collected(hand, facts, prices))


def _marcher(hand: Ramsch, table: Table) -> Person:
    if took_every_trick(hand):
        return table.others(*hand.trickless)[0]
    return max(hand.points or (), key=lambda each: each[1])[0]


def _due(hand: Ramsch, winner: Person, plain: bool, tariff: Tariff) -> Steps:
    """Return what one payer pays *winner*; people without a trick may raise it (3.11)."""
    virgins = set(hand.trickless)
    if tariff.pointless:
        virgins |= {person for person, amount in hand.points or () if not amount}
    number, own = len(virgins), winner in virgins
    factor = {
        Virgins.NOTHING: 1,
        Virgins.DOUBLE_ALL: 2**number,
        Virgins.DOUBLE_OWN: 2 if own else 1,
        Virgins.MULTIPLY_OWN: 2**number if own else 1,
    }[tariff.virgins]
    steps: Steps = (base(hand, tariff),)
    if factor > 1 and not plain:
        steps = *steps, Times(counted("%n without a trick", "", number), factor, "virgins")
    return doubled(steps, hand, tariff)


def _collected(hand: Ramsch, facts: Outcome, prices: dict[Person, Steps]) -> Iterator[Transfer]:
    losers, winners = facts.losers, facts.winners
    uneven = len(losers) == 2 and len({worth(each) for each in prices.values()}) > 1
    if not uneven:
        for loser, winner in settle(losers, winners):
            yield Transfer(loser, winner, hand.label, PRICE, prices[winner])
        return
    # 3.11: two payers of different sums pay the average; an odd cent is the first one's (1.7).
    halves = (OverUp, N_("paid by two, rounded up")), (Over, N_("paid by two, rounded down"))
    for winner, (loser, (half, label)) in product(winners, zip(losers, halves, strict=True)):
        odd = worth(prices[winner]) % 2
        steps = *prices[winner], half(label if odd else N_("paid by two"), 2)
        yield Transfer(loser, winner, hand.label, PRICE, steps)
