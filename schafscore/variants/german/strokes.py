"""How many strokes a hand is worth, and when they make a head (6.4 to 6.7)."""

from typing import assert_never

from schafscore.core import agreed
from schafscore.core.accounts import Account, Person, Side
from schafscore.core.agreed import Manual, Misdeal, Penalty
from schafscore.core.outcome import (
    PRICE,
    Contract,
    LookUp,
    Outcome,
    Step,
    Times,
    line,
)
from schafscore.core.race import Drawn, Race, Slates, Strokes, by_hand, own, run, slate_drawn
from schafscore.core.results import CARD_POINTS, AlikeLimits, Finish, Level, Trickless, judge
from schafscore.core.text import N_, counted
from schafscore.core.variant import Table
from schafscore.variants.german.hands import (
    HEADS,
    Counted,
    Fixed,
    Game,
    Hand,
    Solo,
    Tricks,
)
from schafscore.variants.german.tariff import Tariff, Teams


def side_of(person: Person, table: Table, tariff: Tariff) -> Side:
    """Return the side of *person*: partners sit opposite, or on every second seat."""
    sides = len(table.people) // 2 if tariff.teams is Teams.OPPOSITE else 2
    return Side(table.people.index(person) % sides)


def score(hand: Hand, table: Table, tariff: Tariff) -> Outcome:
    """Draw the strokes of one hand, and finish the head if they fill it (6.4, 6.5)."""
    match hand:
        case Game() | Solo() | Fixed():
            return _counted(hand, table, tariff)
        case Tricks():
            return _tricks(hand, table, tariff)
        case Strokes():
            return by_hand(_race(tariff), hand, _slates(table, tariff), table)
        case Manual() | Penalty() | Misdeal():
            return agreed.score(hand, table)
        case _:
            assert_never(hand)


def _counted(hand: Counted, table: Table, tariff: Tariff) -> Outcome:
    theirs = side_of(hand.declarer, table, tariff)
    partners = tuple(p for p in table.playing if side_of(p, table, tariff) == theirs)
    side = (hand.declarer,) if isinstance(hand, Solo) else partners
    finish = _finish(hand, side, tariff)
    if finish is None:
        return hand.even(side, table)
    slates = _slates(table, tariff)
    winners = slate_drawn(theirs, slates, own=finish.won)
    facts = hand.facts(finish, side, table)
    steps = (_strokes(hand, finish, tariff),)
    return run(_race(tariff), facts, {winners: steps}, slates, hand.label, PRICE, table)


def _finish(hand: Counted, side: tuple[Person, ...], tariff: Tariff) -> Finish | None:
    """Say how it ended, None where a game without a chooser is even."""
    if not isinstance(hand, Fixed) or hand.offender is not None:
        return hand.finish(side, tariff.limits)
    if hand.trickless is not Trickless.NOBODY:
        return Finish(hand.trickless is Trickless.OPPONENTS, Level.SCHWARZ)
    if tariff.teams is Teams.OPPOSITE:
        return Finish(True, Level.SIMPLE)
    limits = AlikeLimits[tariff.limits.name]
    if tariff.double_pack:
        if hand.of_240 == CARD_POINTS:
            return None
        needs = CARD_POINTS + 1
        return judge(hand.of_240, Trickless.NOBODY, limits, needs, packs=2)
    return None if hand.is_even else hand.finish(side, limits)


def _strokes(hand: Counted, finish: Finish, tariff: Tariff) -> Step:
    if finish.level is Level.SCHWARZ:
        words = line(LookUp, tariff, "schwarz")
        return LookUp(words.label, words.number or tariff.head, "schwarz")
    level = finish.level.name.lower()
    if isinstance(hand, Fixed):
        name = f"fixed_{level}"
    elif isinstance(hand, Solo):
        name = f"solo_{'won' if finish.won else 'lost'}_{level}"
    elif hand.forced:
        against = finish.level is Level.SCHNEIDER and not finish.won
        name = f"forced_{'against_' if against else ''}{level}"
    else:
        name = f"{'chosen' if finish.won else 'against'}_{level}"
    return line(LookUp, tariff, name)


def _tricks(hand: Tricks, table: Table, tariff: Tariff) -> Outcome:
    took = dict(hand.tricks or ())
    facts = Outcome(contract=Contract.EVERYONE, against=table.playing)
    drawn: Drawn = {
        own(person): (LookUp(counted("tricks", "", took[person]), took[person]),)
        for person in table.playing
        if took[person]
    }
    slates: Slates = {own(person): (person,) for person in table.playing}
    return run(_race(tariff), facts, drawn, slates, hand.label, PRICE, table)


def _slates(table: Table, tariff: Tariff) -> Slates:
    slates: dict[Account, tuple[Person, ...]] = {}
    for person in table.playing:
        side = side_of(person, table, tariff)
        slates[side] = (*slates.get(side, ()), person)
    return slates


def _race(tariff: Tariff) -> Race:
    blank = Times(N_("without a stroke against it"), 2, "blank_double")
    return Race(
        target=tariff.head,
        line="head",
        fill=N_("to fill the head"),
        game=N_("head"),
        games=HEADS,
        more=(blank,) if tariff.blank_double else (),
    )
