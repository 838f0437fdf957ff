"""What a Skat game is worth, step by step, and whose column it changes (5.5 to 5.8)."""

from collections.abc import Iterator
from typing import assert_never

from schafscore.core import agreed
from schafscore.core.accounts import Account, Person
from schafscore.core.agreed import Manual, Misdeal, Penalty
from schafscore.core.declared import REPLIES
from schafscore.core.outcome import (
    Add,
    AtLeast,
    Contract,
    Event,
    LookUp,
    NextDeal,
    Outcome,
    Step,
    Steps,
    Times,
    line,
    transfers,
    worth,
)
from schafscore.core.results import Finish, Holder, Level, Limits, Trickless, judge
from schafscore.core.text import N_, counted, phrase
from schafscore.core.variant import Table
from schafscore.variants.skat.hands import (
    POINTS,
    Announced,
    Game,
    Grand,
    Hand,
    Manner,
    Null,
    Passed,
    Ramsch,
    Shown,
    is_march,
    most_points,
    null_line,
    null_value,
    stands,
)
from schafscore.variants.skat.tariff import GRAND_OUVERT, NullOverbid, Passing, Tariff, Tied

DEAR = 120
"""What a game is worth, before it is doubled, that begins a round of Bock (5.7)."""


def score(hand: Hand, table: Table, tariff: Tariff) -> Outcome:
    """Write one hand in points."""
    match hand:
        case Game():
            return _game(hand, table, tariff)
        case Null():
            return _null(hand, table, tariff)
        case Ramsch():
            return _ramsch(hand, table, tariff)
        case Passed():
            again = tariff.passing is Passing.AGAIN
            return Outcome(
                contract=Contract.NOBODY,
                events=frozenset({Event.MISDEAL if again else Event.THROWN_IN}),
                next_deal=NextDeal.STAYS if tariff.same_dealer else NextDeal.PASSES,
            )
        case Manual() | Penalty() | Misdeal():
            return agreed.score(hand, table)
        case _:
            assert_never(hand)


def _finish(hand: Game | Null, tariff: Tariff) -> Finish:
    if not stands(hand, tariff):
        # 5.10: lost for the guilty side, simply but for a level the soloist must be granted.
        return Finish(hand.offender != hand.declarer, hand.certain.level)
    if hand.result is None:
        return Finish(hand.trickless is Trickless.DECLARERS, Level.SIMPLE)
    return judge(hand.result, hand.trickless, Limits.SYM30)


def _game(hand: Game, table: Table, tariff: Tariff) -> Outcome:
    finish = _finish(hand, tariff)
    promised = min(hand.announced.levels, Level.SCHWARZ)
    if stands(hand, tariff) and finish.level < promised:
        finish = Finish(won=False, level=finish.level)
    value = tuple(_value(hand, finish, tariff))
    if worth(value) < hand.bid:
        value += (_raised(value[-1].number, hand.bid),)
        finish = Finish(won=False, level=finish.level)
    return _written(hand, value, finish, table, tariff)


def _raised(base: int, bid: int) -> Step:
    """Raise an overbid game to the smallest multiple of its *base* that reaches the bid (5.6)."""
    step = max(base, 1)  # a table may count a Null as nothing
    return AtLeast(phrase(N_("for the bid {bid}"), bid=bid), -(-bid // step) * step)


def _value(hand: Game, finish: Finish, tariff: Tariff) -> Iterator[Step]:
    """Yield matadors, game and levels, and the base last; an announced level counts anyway."""
    held = N_("with") if hand.holder is Holder.WITH else N_("without")
    yield Add(held, hand.matadors)
    yield Add(N_("game"), 1)
    if hand.manner is Manner.HAND:
        yield Add(N_("hand"), 1)
    promised = hand.announced.levels
    for level, name in ((1, N_("Schneider")), (2, N_("Schwarz"))):
        if max(finish.level, promised) >= level:
            yield Add(name, 1)
        if promised >= level:
            yield Add(phrase(N_("{level} announced"), level=name), 1)
    if hand.announced is Announced.OUVERT:
        if isinstance(hand, Grand) and tariff.grand_ouvert_36:
            yield Times(N_("grand ouvert"), GRAND_OUVERT, "grand_ouvert_36")
            return
        yield Add(N_("ouvert"), 1)
    yield Times(hand.label, hand.base)


def _null(hand: Null, table: Table, tariff: Tariff) -> Outcome:
    value: Steps = (line(LookUp, tariff, null_line(hand)),)
    finish = _finish(hand, tariff)
    if value[0].number < hand.bid:
        # 5.6: it cannot be won; what it costs differs from source to source.
        finish = Finish(won=False, level=Level.SIMPLE)
        if tariff.null_overbid is NullOverbid.REPLACEMENT:
            base = hand.instead.value[2]
            value = (LookUp(hand.instead.label, base, "null_overbid"), _raised(base, hand.bid))
        elif tariff.null_overbid is NullOverbid.MULTIPLE:
            # "With base 23" (5.6): a plain Null is the base of every Null, by hand and open too.
            value += (_raised(tariff.null, hand.bid),)
    return _written(hand, value, finish, table, tariff)


def _written(
    hand: Game | Null, value: Steps, finish: Finish, table: Table, tariff: Tariff
) -> Outcome:
    """Book to the soloist alone; a lost game counts twice, after the value is fixed."""
    by_hand = hand.manner is Manner.HAND
    steps = list(value)
    if not finish.won and not (by_hand and tariff.hand_lost_single):
        steps.append(Times(N_("lost"), 2, "hand_lost_single" if by_hand else ""))
    steps += [Times(reply, 2, "replies") for reply in REPLIES[: len(hand.replies)]]
    open_null = isinstance(hand, Null) and hand.shown is Shown.OUVERT
    happened = {
        Event.OVERBID: not finish.won and _is_overbid(hand, value, tariff),
        Event.EVEN: hand.is_even,
        Event.REPLIED: len(hand.replies) > 1,
        Event.REPLY_LOST: bool(hand.replies) and not finish.won,
        Event.DEAR: worth(value) >= DEAR,
        Event.HIGH_HAND_LOST: by_hand and not finish.won and (isinstance(hand, Grand) or open_null),
    }
    facts = hand.facts(finish, (hand.declarer,), table, happened)
    pair: tuple[Account, Account] = (POINTS, hand.declarer)
    return facts.adding(*transfers([pair if finish.won else pair[::-1]], hand.label, tuple(steps)))


def _is_overbid(hand: Game | Null, value: Steps, tariff: Tariff) -> bool:
    if isinstance(hand, Null):
        return null_value(hand, tariff) < hand.bid
    return any(isinstance(step, AtLeast) for step in value)


def _ramsch(hand: Ramsch, table: Table, tariff: Tariff) -> Outcome:
    if is_march(hand):
        return _march(hand, table, tariff)
    tied = tuple(person for person in table.playing if person in most_points(hand))
    if len(tied) == 3 and tariff.three_tied_void:
        return _alone((), None, table)
    if len(tied) == 2 and tariff.tied is Tied.THIRD_WINS:
        (third,) = table.others(*tied)
        steps = (
            _lost_points(hand, tied[0], tariff),
            *_doubled(hand, third in hand.trickless, tariff),
        )
        return _alone((third,), True, table).adding(
            *transfers([(POINTS, third)], hand.label, steps)
        )
    losers = tied if hand.last_trick is None else (hand.last_trick,)
    facts = _alone(losers, False, table)
    for place, loser in enumerate(losers):
        steps = _lost_points(hand, loser, tariff), *_doubled(hand, bool(hand.trickless), tariff)
        if tariff.tied is Tied.HALVES and len(losers) > 1:
            steps = (_share(steps[0].number, place, len(losers)), *steps[1:])
        facts = facts.adding(*transfers([(loser, POINTS)], hand.label, steps))
    return facts


def _march(hand: Ramsch, table: Table, tariff: Tariff) -> Outcome:
    (one,) = table.others(*hand.trickless)
    facts = _alone((one,), True, table)
    pairs: list[tuple[Account, Account]] = [(POINTS, one)]
    if tariff.march_for_all:
        pairs = [(other, POINTS) for other in facts.against]
    steps = line(LookUp, tariff, "march"), *_doubled(hand, False, tariff)
    return facts.adding(*transfers(pairs, hand.label, steps))


def _lost_points(hand: Ramsch, loser: Person, tariff: Tariff) -> Step:
    if tariff.ramsch:
        return line(LookUp, tariff, "ramsch")
    return LookUp(N_("card points"), dict(hand.points or ())[loser], "ramsch")


def _share(points: int, place: int, losers: int) -> Step:
    """Share what the tied lose; what does not divide is lost by the first, from forehand on [E]."""
    whole, odd = divmod(points, losers)
    label = counted("share of %n card points", "", points)
    return LookUp(label, whole + (place < odd), "tied")


def _doubled(hand: Ramsch, virgin: bool, tariff: Tariff) -> Iterator[Step]:
    if virgin and tariff.virgin_doubles:
        yield Times(N_("somebody without a trick"), 2, "virgin_doubles")
    if hand.pushed:
        yield Times(counted("pushed on %n times", "", hand.pushed), 2**hand.pushed, "pushing")


def _alone(side: tuple[Person, ...], won: bool | None, table: Table) -> Outcome:
    return Outcome(
        contract=Contract.EVERYONE,
        side=side,
        against=table.others(*side),
        won=won,
    )
