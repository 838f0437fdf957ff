"""What a Bavarian game costs, as steps of a sum: base, levels, runners, promises, doublings."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from schafscore.core.accounts import Person
from schafscore.core.declared import REPLIES, Suit
from schafscore.core.outcome import (
    DOUBLING,
    Add,
    AtMost,
    Outcome,
    Step,
    Steps,
    Times,
    worth,
)
from schafscore.core.results import Holder, Level
from schafscore.core.text import N_, Label, counted, phrase
from schafscore.variants.bavarian.hands import (
    Alone,
    Bettel,
    Counted,
    Game,
    Geier,
    Headed,
    Hochzeit,
    Kaiser,
    Kreuz,
    Muss,
    Pack,
    Ramsch,
    Renonce,
    Rufspiel,
    Solo,
    Wenz,
    promise_of,
)
from schafscore.variants.bavarian.tariff import (
    Knocks,
    Promise,
    RunnersGo,
    Tariff,
)

_LINES: Mapping[type[Game] | type[Ramsch], tuple[str, ...]] = {
    Rufspiel: ("call",),
    Hochzeit: ("hochzeit", "call"),
    Renonce: ("renonce", "call"),
    Muss: ("muss", "call"),
    Kreuz: ("kreuz", "call"),
    Solo: ("solo",),
    Wenz: ("wenz", "solo"),
    Geier: ("geier", "wenz", "solo"),
    Kaiser: ("kaiser", "wenz", "solo"),
    Bettel: ("bettel",),
    Ramsch: ("ramsch", "call"),
}
"""The lines of the tariff that price a kind: the first that is not 0."""


def _lines(hand: Game | Ramsch) -> tuple[str, ...]:
    lines = _LINES[type(hand)]
    if isinstance(hand, Solo) and hand.suit is Suit.HEARTS:
        return ("heart_solo", *lines)
    if isinstance(hand, Wenz | Geier) and hand.suit is not None:
        return (f"farb{hand.kind}", *lines)
    return lines


def base(hand: Game | Ramsch, tariff: Tariff) -> Add:
    """Return the price of the kind itself, in cents (3.6)."""
    lines = _lines(hand)
    name = next((each for each in lines if getattr(tariff, each)), lines[-1])
    return Add(hand.label, getattr(tariff, name), name)


def price(hand: Game, facts: Outcome, runners: Steps, tariff: Tariff) -> Iterator[Step]:
    """Yield the sum for one loser: base, level and runners, and what a promise makes of them."""
    yield from _promised(hand, facts, runners, tariff)
    if isinstance(hand, Alone) and hand.untouched:
        yield Times(N_("hand"), tariff.untouched_factor, "untouched_factor")


def _promised(hand: Game, facts: Outcome, runners: Steps, tariff: Tariff) -> Iterator[Step]:
    promise = promise_of(hand)
    if promise is not Promise.NONE:
        name = promise.name.lower()
        own, factor = getattr(tariff, name), getattr(tariff, f"{name}_factor")
        if own:
            yield Add(promise.label, own, name)
            yield from (replace(each, number=each.number * factor) for each in runners)
        else:
            yield base(hand, tariff)
            yield from runners
            yield Times(promise.label, factor, f"{name}_factor")
        return
    yield base(hand, tariff)
    if isinstance(hand, Alone) and hand.asked > 60 and tariff.raise_price:
        steps = (hand.asked - 60) // tariff.raise_step
        label = phrase(N_("asked up to {asked}"), asked=hand.asked)
        yield Add(label, steps * tariff.raise_price, "raise_price")
    yield from _levels(hand, facts.level, tariff)
    yield from runners


def _levels(hand: Game, level: Level | None, tariff: Tariff) -> Iterator[Step]:
    own = "solo_" if tariff.own_levels and isinstance(hand, Alone) else ""
    schwarz = level is Level.SCHWARZ
    if level is Level.SCHNEIDER or (schwarz and tariff.schwarz_stacks):
        yield Add(N_("Schneider"), getattr(tariff, f"{own}schneider"), f"{own}schneider")
    if schwarz:
        yield Add(N_("Schwarz"), getattr(tariff, f"{own}schwarz"), f"{own}schwarz")


def runners_of(hand: Game, won: bool, pack: Pack, tariff: Tariff) -> Iterator[Step]:
    """All runners pay once there are enough of them (3.7)."""
    if not isinstance(hand, Counted):
        return
    promise, count = promise_of(hand), hand.runners
    if promise is Promise.SIE:
        # 3.6: all cards of a Sie are runners, however many are needed elsewhere.
        count = pack.each if tariff.sie_counts_runners else 0
    if tariff.runners_go is RunnersGo.NOBODY or not count:
        return
    if promise is Promise.TOUT and not tariff.tout_counts_runners:
        return
    minimum, maximum, rate = "runners_from", "solo_runners_most", "runner"
    if not isinstance(hand, Alone):
        maximum = "runners_most"
    elif tariff.solo_runner:
        rate = "solo_runner"  # 3.7: some tables mix the rates
    if isinstance(hand, Headed):
        minimum = "wenz_runners_from" if hand.suit is None else "suited_runners_from"
    least, most, each = (getattr(tariff, name) for name in (minimum, maximum, rate))
    held_by_losers = (hand.holder is Holder.WITH) != won
    if count < least and promise is not Promise.SIE:
        yield Add(counted("%n runners (pay from {least})", "", count, least=least), 0, minimum)
    elif tariff.runners_go is RunnersGo.LOSERS_HELD and not held_by_losers:
        yield Add(counted("%n runners (the winners held them)", "", count), 0, "runners_go")
    elif count > most:
        label = counted("%n runners (at most {most} pay)", "", count, most=most)
        yield Add(label, most * each, maximum)
    else:
        yield Add(counted("%n runners", "", count), count * each, rate)


def doubled(priced: Steps, hand: Game | Ramsch, tariff: Tariff) -> Steps:
    """Double what was added up, for every knock and every reply; some tables set a limit."""
    steps = *priced, *_doublings(hand, tariff)
    most, label = worth(priced) * tariff.most_times, N_("the most that can be said")
    if tariff.most_times and worth(steps) > most:
        return *steps, AtMost(label, most, "most_times")
    return steps


_KNOCKS: Mapping[Knocks, tuple[int, ...]] = {
    Knocks.DOUBLE: DOUBLING,
    Knocks.LINEAR: (2, 3, 4, 5),
    Knocks.FIBONACCI: (2, 3, 5, 8),
    Knocks.TRIPLE: (3, 9, 27, 81),
}
"""How many times over one knock, two, three and four make a price (3.8)."""


def knocked(tariff: Tariff) -> tuple[int, ...]:
    """Return how many times over one knock, two, three and four make what is paid (3.8)."""
    factors = _KNOCKS[tariff.knock_value]
    most = tariff.most_times
    return tuple(min(each, most) for each in factors) if most else factors


def _doublings(hand: Game | Ramsch, tariff: Tariff) -> Iterator[Step]:
    number, factors = len(hand.knocks), _KNOCKS[tariff.knock_value]
    if tariff.knock_value in (Knocks.DOUBLE, Knocks.TRIPLE):
        for who in hand.knocks:
            yield Times(_said(N_("knock"), who), factors[0], "knock_value")
    elif number:
        yield Times(counted("%n knocks", "", number), factors[number - 1], "knock_value")
    for word, who in zip(REPLIES, hand.replies, strict=False):
        yield Times(_said(word, who), 2)


def _said(word: str, who: Person | None) -> Label:
    return word if who is None else phrase(N_("{word} of {who}"), word=word, who=who)
