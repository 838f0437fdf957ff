"""A hand tried under rules that nobody plays yet: what it is, and what it comes to."""

from dataclasses import dataclass

from schafscore.core.accounts import Person
from schafscore.core.evening import Evening, step
from schafscore.core.journal import Opening
from schafscore.core.outcome import Steps
from schafscore.core.questions import CountBox, Entry, Role, asked, questioned
from schafscore.core.results import Level
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Rules
from schafscore.services.pad import Pad, Six

USUAL = 4  # people
RUNNERS = 2  # of the hand that is tried; where the tariff pays from three they are worth nothing


@dataclass(frozen=True, slots=True)
class Probe:
    """The hand in words, and the steps of what one pays another."""

    hand: Label
    steps: Steps


def probe(agreed: Rules) -> Probe | None:
    """Try the usual game, won with Schneider and two runners, by the real scoring.

    It is tried at a table of four, or else at the smallest that plays it. None where these rules
    have no such hand.
    """
    sizes = sorted(agreed.seating, key=lambda size: (size != USUAL, size))
    return next((tried for size in sizes if (tried := _tried(agreed, size)) is not None), None)


def _tried(agreed: Rules, size: int) -> Probe | None:
    kinds = agreed.entries
    paired = (kind for kind in kinds if _asks(kind, Role.PARTNER))
    kind = next(paired, None) or next((k for k in kinds if _asks(k, Role.DECLARER)), None)
    people = tuple(Person(number) for number in range(size))
    if kind is None or any(True for _ in agreed.problems(people)):
        return None
    table = step(Evening(), Opening(agreed, people, people[-1])).position.table()
    pad = Pad(agreed, table).choose(kind)
    for name, person in zip(pad.seats, table.playing, strict=False):
        pad = pad.answer(name, person)
    pad = pad.verdict(Six.WON_SCHNEIDER)
    runners = pad.first(CountBox, Role.RUNNERS)
    if runners is not None and pad.locked(runners, RUNNERS) is None:
        pad = pad.answer(runners, RUNNERS)
    else:
        runners = None
    outcome = pad.outcome
    if outcome is None or not outcome.transfers:
        return None
    hand: Label = kind.label
    if outcome.level is Level.SCHNEIDER:
        hand = phrase(N_("{game}, Schneider"), game=kind.label)
    if runners is not None:
        what = questioned(kind)[runners].label
        hand = phrase(N_("Schneider, {what}: {count}"), what=what, count=RUNNERS)
    return Probe(hand, outcome.transfers[0].steps)


def _asks(kind: type[Entry], role: Role) -> bool:
    return any(each.role is role for each in asked(kind))
