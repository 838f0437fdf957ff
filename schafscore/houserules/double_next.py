"""After a hand thrown in the next counts double, after two fourfold (3.10)."""

from collections.abc import Iterator

from schafscore.core import questions as ask
from schafscore.core.accounts import Outside, Pot
from schafscore.core.outcome import PRICE, Event, LookUp, Outcome, Times, Transfer
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Gauge, HouseRule, Table

THROWN = Pot("thrown in", "thrown in", label=N_("Thrown in"))
OUTSIDE = Outside("thrown in")
TAG = "double_next"


@ask.questions
class Settings:
    """What a table agrees on."""

    most: int = ask.count(
        N_("So many thrown in one after the other double"),
        1,
        6,
        default=2,
        printed=N_("{answer} in a row at most"),
    )


def apply(outcome: Outcome, table: Table, settings: Settings, told: None) -> Outcome:
    """Double the price once for every hand thrown in before; a game ends the row."""
    if not outcome.is_game:
        return outcome
    waiting = table.has(THROWN)
    if Event.THROWN_IN in outcome.events:
        if waiting >= settings.most:
            return outcome
        one = LookUp(N_("thrown in"), 1)
        return outcome.adding(Transfer(OUTSIDE, THROWN, HOUSE_RULE.label, TAG, (one,)))
    if not waiting or outcome.won is None:
        return outcome
    outcome = outcome.stepping(PRICE, Times(N_("after hands thrown in"), 2**waiting))
    over = LookUp(N_("thrown in before"), waiting)
    return outcome.adding(Transfer(THROWN, OUTSIDE, HOUSE_RULE.label, TAG, (over,)))


def shown(table: Table, number: int, settings: Settings) -> Gauge:
    """Return the hands thrown in one after the other, and what they make of the next."""
    state = phrase(N_("next × {times}"), times=2 ** table.has(THROWN))
    return Gauge(THROWN, settings.most, title=THROWN.label, state=state)


def does(settings: Settings) -> Iterator[Label]:
    """Say what is doubled after how many."""
    yield N_("After a hand thrown in the next game counts double")
    if settings.most > 1:
        yield N_("Each further hand thrown in before it doubles it once more")


HOUSE_RULE: HouseRule[Settings] = HouseRule(
    id="double_next",
    label=N_("Thrown in doubles the next hand"),
    order=30,
    variants=frozenset({"bavarian"}),
    settings=Settings,
    apply=apply,
    does=does,
    shows=shown,
)
