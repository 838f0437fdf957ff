"""Rounds of doubled hands, as customs of several games begin them: they wait in a pot."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from schafscore.core import questions as ask
from schafscore.core.accounts import Outside, Pot
from schafscore.core.outcome import PRICE, Event, LookUp, NextDeal, Outcome, Times, Transfer
from schafscore.core.text import N_, Label, counted, phrase
from schafscore.core.variant import Table

WAITING = Pot("bock", "hands", label=N_("Doubled hands to come"))
"""The hands still to be doubled."""

HANDS = Outside("hands")
TAG = "bock"

Begins = Mapping[str, tuple[Event, Label]]
"""For lines of the settings, what begins a round where they are ticked, and in which words."""


def _how_many(hands: int, _: object) -> Label:
    return counted("A round has %n hands", "", hands) if hands else ONE_FOR_EACH


def ask_hands() -> Any:
    """Ask a table how many hands a round has."""
    return ask.count(
        N_("Hands in a round"),
        0,
        20,
        default=0,
        zero=N_("one for each at the table"),
        printed=N_("{answer} hands double"),
        spoken=_how_many,
    )


ONE_FOR_EACH = N_("A round has as many hands as people sit at the table")


def ask_after(label: str, *, default: bool, first: str = "") -> Any:
    """Ask a table whether a round begins after what *label* says."""
    group, printed = N_("A round begins after"), N_("after {what}")

    def spoken(begins: bool, _: object) -> Label:
        return phrase(N_("A round begins after {what}"), what=label) if begins else ""

    return ask.flag(
        label,
        default=default,
        otherwise=phrase(N_("no round after {what}"), what=label) if default else "",
        group=group,
        printed=printed,
        first=first,
        spoken=spoken,
    )


def what_it_does() -> Iterator[Label]:
    """Say what a round does, whatever begins one; a custom says itself what is not doubled."""
    yield N_("In a round every game counts double")
    yield N_("It begins with the next hand")
    yield N_("A round that begins during another is played after it")


def doubled(outcome: Outcome, table: Table, label: Label) -> Outcome:
    """Double the price of a game, and nothing else, while hands are waiting.

    It uses one up when the deal passes on, so that customs which let it pass come before. Where
    two customs begin rounds a hand still uses one, not one of each: they wait in the same pot.
    """
    if not table.has(WAITING) or any(each.giver == WAITING for each in outcome.transfers):
        return outcome
    outcome = outcome.stepping(PRICE, Times(label, 2))
    if outcome.next_deal == NextDeal.STAYS:
        return outcome
    return outcome.adding(Transfer(WAITING, HANDS, label, TAG, (LookUp(N_("doubled hand"), 1),)))


def beginning(outcome: Outcome, settings: object, begins: Begins) -> Iterator[Label]:
    """Yield why rounds begin after a hand, by what a table agreed on."""
    for name, (event, label) in begins.items():
        if getattr(settings, name) and event in outcome.events:
            yield label


def size(hands: int, table: Table) -> int:
    """Return how many hands a round has: the line *hands*, or one for each at the table."""
    return hands or len(table.people)


def begun(outcome: Outcome, reasons: Iterable[Label], hands: int, label: Label) -> Outcome:
    """Let a round of so many *hands* wait for each of *reasons*; *hands* is a line of settings."""
    rounds = (LookUp(reason, hands, "hands") for reason in reasons)
    return outcome.adding(*(Transfer(HANDS, WAITING, label, TAG, (each,)) for each in rounds))
