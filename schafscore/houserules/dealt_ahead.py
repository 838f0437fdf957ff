"""Dealt ahead: who dealt out of turn is passed over when his turn comes (2.7).

The dealer of such a hand is set by hand; whose turn it was is told with the hand. A misdeal does
not stand, and beside a penalty nobody dealt: after these he deals whose turn it was, and nobody is
passed over for it.
"""

from collections.abc import Iterator

from schafscore.core import questions as ask
from schafscore.core.accounts import Outside, Person, Pot
from schafscore.core.outcome import Event, LookUp, NextDeal, Outcome, Transfer
from schafscore.core.questions import Role
from schafscore.core.text import N_, Label
from schafscore.core.variant import Gauge, HouseRule, Table

TAG = "dealt_ahead"
UNIT = "deals"
OUTSIDE = Outside(UNIT)
NOT_DEALT = frozenset({Event.MISDEAL, Event.PENALTY})
"""After these no deal stands that somebody dealt ahead of his turn (2.7)."""


@ask.questions
class Settings:
    """Nothing is to be settled."""


@ask.questions
class Told:
    """Whether somebody dealt out of turn."""

    turn: Person | None = ask.person(
        N_("Whose turn to deal it was"), Role.PENALTY, default=None, here=True
    )


def ahead(person: Person) -> Pot:
    """Return the account of the deals that *person* has dealt ahead of his turn."""
    return Pot(TAG, UNIT, person, N_("Dealt ahead"))


def apply(outcome: Outcome, table: Table, settings: Settings, told: Told | None) -> Outcome:
    """Let him deal whose turn it was; pass over who has dealt already."""
    turn = told.turn if told else None
    if turn is not None and turn != table.dealer:
        if not outcome.events.isdisjoint(NOT_DEALT):
            return outcome.dealing(_seats_to(table, turn))
        one = LookUp(N_("dealt ahead of his turn"), 1)
        more = Transfer(OUTSIDE, ahead(table.dealer), HOUSE_RULE.label, TAG, (one,))
        return outcome.adding(more).dealing(_seats_to(table, turn))
    seats, passed = outcome.next_deal, list[Transfer]()
    while outcome.next_deal != NextDeal.STAYS and len(passed) < len(table.people):
        account = ahead(_at(table, seats))
        if table.has(account) <= sum(each.giver == account for each in passed):
            break
        one = LookUp(N_("passed over"), 1)
        passed.append(Transfer(account, OUTSIDE, HOUSE_RULE.label, TAG, (one,)))
        seats += 1
    if not passed:
        return outcome
    return outcome.adding(*passed).dealing(seats % len(table.people))


def _at(table: Table, seats: int) -> Person:
    """Return who sits so many seats to the dealer's left."""
    return table.people[(table.people.index(table.dealer) + seats) % len(table.people)]


def _seats_to(table: Table, person: Person) -> int:
    """Return how many seats to the dealer's left *person* sits."""
    return (table.people.index(person) - table.people.index(table.dealer)) % len(table.people)


def shown(table: Table, number: int, settings: Settings) -> Gauge:
    """Return who has dealt already, and how often he is passed over for it."""
    dealt = {person: table.has(ahead(person)) for person in table.people}
    owing = {person: deals for person, deals in dealt.items() if deals}
    state = N_("to be passed over") if owing else N_("nobody")
    return Gauge(owing=owing, title=N_("Dealt ahead"), state=state)


def does(settings: Settings) -> Iterator[Label]:
    """Say who deals when."""
    yield N_(
        "Who dealt out of turn is passed over when his turn comes; next deals whose turn it was"
    )


HOUSE_RULE: HouseRule[Settings] = HouseRule(
    id="dealt_ahead",
    label=N_("Dealt out of turn"),
    order=95,
    variants=frozenset({"three-handed"}),
    settings=Settings,
    apply=apply,
    does=does,
    asks=Told,
    shows=shown,
)
