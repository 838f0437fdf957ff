"""Mucken: two fixed sides, a contract for the pair, 21 points make a Bobbl (7.3).

The values of the contracts could not be found out: 2, 3 and 4, twice when announced, stand in
for them [E]. So does that who breaks the rules loses simply for his side.
"""

from collections.abc import Iterator
from typing import ClassVar

from schafscore.core import pairs
from schafscore.core import questions as ask
from schafscore.core.accounts import Person
from schafscore.core.agreed import Misdeal, Penalty
from schafscore.core.declared import (
    REPLIES,
    Declared,
    ask_limits,
    last_reply,
    reply_problems,
    replying,
)
from schafscore.core.outcome import LookUp, Outcome, Step, Times, line
from schafscore.core.pairs import Beside, Written
from schafscore.core.questions import Problem, Role, Said
from schafscore.core.race import GamePoints, Race
from schafscore.core.results import Finish, Level, Limits
from schafscore.core.text import N_, Option, counted, phrase
from schafscore.core.variant import Board, Clause, Table, Variant, everybody

MUCK, WENZ, GEIER = N_("Muck"), N_("Wenz"), N_("Geier")


class Announced(Option):
    """The level that the pair promised."""

    NOTHING = (N_("nothing"), "", Level.SIMPLE)
    SCHNEIDER = (N_("Schneider"), "", Level.SCHNEIDER)
    SCHWARZ = (N_("Schwarz"), "", Level.SCHWARZ)

    @property
    def level(self) -> Level:
        """The level that must be reached."""
        level: Level = self.value[2]
        return level


@ask.questions
class Tariff:
    """Points of the side that won; the defaults are `mucken`."""

    muck_simple: int = ask.price(N_("Simple"), default=2, group=MUCK, kinds=("muck",))
    muck_schneider: int = ask.price(N_("Schneider"), default=3, group=MUCK, kinds=("muck",))
    muck_schwarz: int = ask.price(N_("Schwarz"), default=4, group=MUCK, kinds=("muck",))
    wenz_simple: int = ask.price(N_("Simple"), default=2, group=WENZ, kinds=("wenz",))
    wenz_schneider: int = ask.price(N_("Schneider"), default=3, group=WENZ, kinds=("wenz",))
    wenz_schwarz: int = ask.price(N_("Schwarz"), default=4, group=WENZ, kinds=("wenz",))
    geier_simple: int = ask.price(N_("Simple"), default=2, group=GEIER, kinds=("geier",))
    geier_schneider: int = ask.price(N_("Schneider"), default=3, group=GEIER, kinds=("geier",))
    geier_schwarz: int = ask.price(N_("Schwarz"), default=4, group=GEIER, kinds=("geier",))
    announced: int = ask.count(
        N_("Announced, times"),
        1,
        4,
        default=2,
        printed=N_("Announced ×{answer}"),
        spoken=lambda times, _: phrase(
            N_("What was announced counts {times} times as much"), times=times
        ),
    )
    replies: int = ask.count(
        N_("Kontra up to"),
        0,
        2,
        default=1,
        printed=N_("{what} {answer}"),
        short=(N_("no"), N_("Kontra"), N_("Re")),
        spoken=last_reply,
    )
    target: int = ask.count(
        N_("Points of a Bobbl"),
        1,
        100,
        default=21,
        printed=N_("{answer} points make a Bobbl"),
        spoken=lambda number, _: counted("%n points make a Bobbl", "", number),
    )
    limits: Limits = ask_limits(Limits.ASYM91)


@ask.questions
class Declaration(Declared):
    """What every contract is asked; the pair of *declarer* plays it."""

    announced: Announced = ask.choice(N_("Announced"), Role.PROMISE, default=Announced.NOTHING)
    replies: Said = ask.said(N_("Kontra, Re"), 2, needed=lambda _, tariff: tariff.replies > 0)


@ask.questions
class Muck(Declaration):
    """Trumps as in a heart solo."""

    kind: ClassVar = "muck"
    label: ClassVar = MUCK
    key: ClassVar = "m"


@ask.questions
class Wenz(Declaration):
    """The Unters are trumps."""

    kind: ClassVar = "wenz"
    label: ClassVar = WENZ
    key: ClassVar = "w"


@ask.questions
class Geier(Declaration):
    """The Obers are trumps."""

    kind: ClassVar = "geier"
    label: ClassVar = GEIER
    key: ClassVar = "g"


Played = Muck | Wenz | Geier
Hand = Played | Beside


def problems(hand: Hand, table: Table, tariff: Tariff) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits."""
    yield from pairs.problems(hand, table, tariff)
    if isinstance(hand, Declaration):
        side = pairs.side_of(hand.declarer, table)
        yield from reply_problems(hand.replies, tariff.replies, side)


def score(hand: Hand, table: Table, tariff: Tariff) -> Outcome:
    """Write the points of one deal to the side that won it."""
    race = Race(tariff.target, N_("to make a Bobbl"), N_("Bobbl"), counts=GamePoints)
    if not isinstance(hand, Declaration):
        return pairs.score(hand, race, table)
    finish = _finish(hand, pairs.side_of(hand.declarer, table), tariff)
    points = tuple(_points(hand, finish, tariff))
    return pairs.played(hand, finish, points, race, table)


def _finish(hand: Played, side: tuple[Person, ...], tariff: Tariff) -> Finish:
    """Say how it ended; a promise that was not kept is lost, at the level of the promise."""
    finish = hand.finish(side, tariff.limits)
    promised = hand.announced.level
    if hand.offender is None and finish.won and finish.level < promised:
        return Finish(False, promised)
    return Finish(finish.won, max(finish.level, promised))


def _points(hand: Played, finish: Finish, tariff: Tariff) -> Iterator[Step]:
    yield line(LookUp, tariff, f"{hand.kind}_{finish.level.name.lower()}")
    if hand.announced is not Announced.NOTHING:
        yield line(Times, tariff, "announced")
    for reply in REPLIES[: len(hand.replies)]:
        yield Times(reply, 2, "replies")


def does(tariff: Tariff) -> Iterator[Clause]:
    """Say for whom points are written, what doubles, and what a promise costs."""
    yield from pairs.what_is_written()
    yield Clause(N_("A pair that does not reach what it announced has lost as high"))
    yield Clause(replying(tariff.replies))


VARIANT: Variant[Hand, Tariff] = Variant(
    id="mucken",
    label=N_("Mucken"),
    unit="games",
    board=Board.SLATE,
    seating=everybody([4]),
    entries=(Muck, Wenz, Geier, GamePoints, Misdeal, Written, Penalty),
    tariff=Tariff,
    problems=problems,
    score=score,
    does=does,
)
