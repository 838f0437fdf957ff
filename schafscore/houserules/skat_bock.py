"""Bock at a table of Skat: after certain games a round counts double, never more than one (5.7)."""

from collections.abc import Iterator

from schafscore.core import questions as ask
from schafscore.core.outcome import Event, Outcome
from schafscore.core.results import Level
from schafscore.core.rounds import (
    WAITING,
    Begins,
    ask_after,
    ask_hands,
    beginning,
    begun,
    doubled,
    size,
    what_it_does,
)
from schafscore.core.text import N_, Label
from schafscore.core.variant import Gauge, HouseRule, Table


@ask.questions
class Settings:
    """What a table agrees on."""

    hands: int = ask_hands()
    even: bool = ask_after(N_("60 to 60"), default=True, first=ask.DOUBLED)
    high_hand_lost: bool = ask_after(
        N_("a lost Grand hand or Null ouvert hand"), default=True, first=ask.DOUBLED
    )
    dear: bool = ask_after(N_("a game worth 120 and more"), default=True, first=ask.DOUBLED)
    reply_lost: bool = ask_after(
        N_("a Kontra that the soloist lost"), default=True, first=ask.DOUBLED
    )
    replied: bool = ask_after(N_("a Re"), default=True, first=ask.DOUBLED)
    schneider: bool = ask_after(N_("Schneider, outside a round"), default=False)


BEGINS: Begins = {
    "even": (Event.EVEN, N_("doubled hands after 60 to 60")),
    "high_hand_lost": (Event.HIGH_HAND_LOST, N_("doubled hands after a lost high hand game")),
    "dear": (Event.DEAR, N_("doubled hands after a game worth 120")),
    "reply_lost": (Event.REPLY_LOST, N_("doubled hands after a lost Kontra")),
    "replied": (Event.REPLIED, N_("doubled hands after a Re")),
}


def apply(outcome: Outcome, table: Table, settings: Settings, aside: None) -> Outcome:
    """Double while hands are waiting; then at most one round begins, queued behind the others."""
    if not outcome.is_game:
        return outcome
    reasons = [*beginning(outcome, settings, BEGINS)]
    high = outcome.level is not None and outcome.level >= Level.SCHNEIDER
    if settings.schneider and high and not table.has(WAITING):
        reasons.append(N_("doubled hands after a Schneider"))
    outcome = doubled(outcome, table, HOUSE_RULE.label)
    return begun(outcome, reasons[:1], size(settings.hands, table), HOUSE_RULE.label)


def shown(table: Table, number: int, settings: Settings) -> Gauge:
    """Return the hands that wait, out of those of one round."""
    return Gauge(WAITING, size(settings.hands, table))


def does(settings: Settings) -> Iterator[Label]:
    """Say what a round does, and how many begin at once."""
    yield from what_it_does()
    yield N_("The whole value of the game is doubled; what Seeger-Fabian adds is not")
    yield N_("A deal passed in is one of the round as well, where it counts as a deal")
    yield N_("After one hand one round begins at most")


HOUSE_RULE: HouseRule[Settings] = HouseRule(
    id="skat_bock",
    label=N_("Bock"),
    order=25,
    variants=frozenset({"skat"}),
    settings=Settings,
    apply=apply,
    does=does,
    first=ask.DOUBLED,
    shows=shown,
)
