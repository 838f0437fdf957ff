"""Hands that are no game: by hand, a penalty beside it, dealt wrongly, thrown in."""

from collections.abc import Iterator
from typing import ClassVar

from schafscore.core import questions as ask
from schafscore.core.accounts import STOCK, Account, Outside, Person, Pot
from schafscore.core.outcome import (
    DOUBLING,
    MANUAL,
    PENALTY,
    Contract,
    Event,
    LookUp,
    NextDeal,
    Outcome,
    Steps,
    Times,
    Transfer,
    transfers,
)
from schafscore.core.questions import Amounts, Entry, Problem, Role
from schafscore.core.text import N_, Label, Option
from schafscore.core.variant import Table


@ask.questions
class Manual(Entry):
    """A hand outside the tariff: the table says what everybody wins or loses (3.13)."""

    kind: ClassVar = "manual"
    label: ClassVar = N_("Manual hand")
    amounts: Amounts = ask.amounts(N_("Amounts"))
    times: int = ask.count(N_("How often it counts"), 1, 64, default=1)
    passes: bool = ask.flag(N_("The deal passes on"), default=True)
    reason: str = ask.text(N_("What it was"))


@ask.questions
class Columns(Manual):
    """A hand outside the tariff where one column may change without another (1.6).

    What is won comes from *outside*, and what is lost goes there.
    """

    outside: ClassVar[Outside]
    amounts: Amounts = ask.amounts(N_("Amounts"), even=False)


class Taker(Option):
    """Who gets a penalty."""

    EVERYBODY = N_("everybody else here")
    PLAYING = N_("everybody else who plays")
    STOCK = N_("the pot in the middle")
    ONE = N_("one person")


@ask.questions
class Penalty(Entry):
    """Somebody pays for something that was no game; the deal stays where it is (3.14)."""

    kind: ClassVar = "penalty"
    label: ClassVar = N_("Penalty")
    payer: Person = ask.person(N_("Who pays"), Role.PENALTY, here=True)
    amount: int = ask.price(N_("How much, to each"), default=10)
    taker: Taker = ask.choice(N_("To whom"), Role.PENALTY, default=Taker.EVERYBODY)
    one: Person | None = ask.person(
        N_("To"),
        Role.PENALTY,
        default=None,
        needed=lambda hand, _: hand.taker is Taker.ONE,
        here=True,
    )
    reason: str = ask.text(N_("For what"))


@ask.questions
class Misdeal(Entry):
    """Dealt wrongly: the same dealer deals again (3.14)."""

    kind: ClassVar = "misdeal"
    label: ClassVar = N_("Misdeal")
    key: ClassVar = "v"


@ask.questions
class ThrownIn(Entry):
    """Nobody plays (3.10)."""

    kind: ClassVar = "thrown_in"
    label: ClassVar = N_("Thrown in")
    key: ClassVar = "z"


def who_deals_again(redeal: object, _: object) -> Label:
    """Say who deals after a hand thrown in, where a table agreed whether it is a *redeal*."""
    if redeal:
        return N_("After a hand thrown in the same dealer deals again")
    return N_("After a hand thrown in the next one deals")


Agreed = Manual | Penalty | Misdeal
"""What every game knows."""


def problems(hand: Agreed, pot: Pot | None = STOCK) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits; *pot* stands in the middle."""
    match hand:
        case Manual(amounts=amounts) if not any(amount for _, amount in amounts):
            yield Problem("amounts", N_("Somebody wins something"))
        case Penalty(payer=payer, one=one) if payer == one:
            yield Problem("one", N_("Nobody pays himself"))
        case Penalty(taker=Taker.STOCK) if pot is None:
            yield Problem("taker", N_("There is no pot in this game"))
        case _:
            pass


def score(hand: Agreed, table: Table, pot: Pot = STOCK) -> Outcome:
    """Move what was agreed on; no custom doubles it (decisions: manual and penalty hands)."""
    if isinstance(hand, Misdeal):
        misdealt = frozenset({Event.MISDEAL})
        return Outcome(contract=Contract.NOBODY, events=misdealt, next_deal=NextDeal.STAYS)
    if isinstance(hand, Penalty):
        steps = (LookUp(hand.reason or hand.label, hand.amount),)
        pairs: list[tuple[Account, Account]] = [
            (hand.payer, each) for each in _takers(hand, table, pot)
        ]
        return Outcome(
            contract=Contract.NOBODY,
            side=(hand.payer,),
            events=frozenset({Event.PENALTY}),
            next_deal=NextDeal.STAYS,
            transfers=transfers(pairs, hand.label, steps, PENALTY),
        )
    return Outcome(
        contract=Contract.NOBODY,
        events=frozenset({Event.MANUAL}),
        next_deal=NextDeal.PASSES if hand.passes else NextDeal.STAYS,
        transfers=tuple(_moved(hand) if isinstance(hand, Columns) else _cleared(hand)),
    )


def thrown_in(*, redeal: bool, knocks: tuple[int, ...] = DOUBLING) -> Outcome:
    """Return that nobody played; the same dealer deals again where it is a *redeal* (3.10).

    *knocks* are those of the outcome.
    """
    return Outcome(
        contract=Contract.NOBODY,
        events=frozenset({Event.THROWN_IN}),
        next_deal=NextDeal.STAYS if redeal else NextDeal.PASSES,
        knocks=knocks,
    )


def _takers(hand: Penalty, table: Table, pot: Pot) -> tuple[Account, ...]:
    match hand.taker:
        case Taker.STOCK:
            return (pot,)
        case Taker.ONE:
            return () if hand.one is None else (hand.one,)
        case Taker.PLAYING:
            return table.others(hand.payer)
        case _:
            return tuple(each for each in table.people if each != hand.payer)


def _steps(hand: Manual, amount: int) -> Steps:
    """Return *amount*, so many times over as the table counts the round (3.13)."""
    label = hand.reason or hand.label
    steps: Steps = (LookUp(label, amount),)
    return (*steps, Times(N_("for the round"), hand.times)) if hand.times > 1 else steps


def _moved(hand: Columns) -> Iterator[Transfer]:
    label = hand.reason or hand.label
    for person, amount in hand.amounts:
        giver, taker = (hand.outside, person) if amount > 0 else (person, hand.outside)
        if amount:
            yield Transfer(giver, taker, label, MANUAL, _steps(hand, abs(amount)))


def _cleared(hand: Manual) -> Iterator[Transfer]:
    """Yield who gives whom what: losers in their order fill up the winners, the last one first."""
    winning = [(person, amount) for person, amount in hand.amounts if amount > 0]
    label = hand.reason or hand.label
    for loser, amount in hand.amounts:
        owed = -amount
        while owed > 0:
            winner, due = winning.pop()
            paid = min(owed, due)
            yield Transfer(loser, winner, label, MANUAL, _steps(hand, paid))
            owed -= paid
            if due > paid:
                winning.append((winner, due - paid))
