"""The kinds of hand of German Schafkopf, what each of them asks, and what cannot be."""

from collections.abc import Iterator
from typing import Any, ClassVar, assert_never

from schafscore.core import agreed
from schafscore.core import questions as ask
from schafscore.core.accounts import Outside, Person
from schafscore.core.agreed import Agreed, Columns
from schafscore.core.declared import Declared, Suit
from schafscore.core.questions import Entry, Points, Problem, Role
from schafscore.core.race import Strokes
from schafscore.core.results import CARD_POINTS, Result, Trickless
from schafscore.core.text import N_, Option, phrase
from schafscore.core.variant import Table
from schafscore.variants.german.tariff import Tariff, Teams

HEADS = Outside("heads")
TRICKS = 8
"""Tricks of a deal of four hands (6.1)."""

TWO_PACKS = 2 * CARD_POINTS
"""Card points of a double pack (6.7)."""


class Offence(Option):
    """How a side lost its game (6.3, 6.9)."""

    REVOKE = N_("did not follow suit")
    TURN = N_("played out of turn")
    CLAIM = N_("offered trumps he did not have")


@ask.questions
class Played(Declared):
    """What every game of sides is asked; the side of who broke the rules has lost it (6.9)."""

    offence: Offence = ask.choice(
        N_("How"),
        Role.PENALTY,
        default=Offence.REVOKE,
        needed=lambda hand, _: hand.offender is not None,
    )


@ask.questions
class Game(Played):
    """One side named the trumps, or had to (6.3)."""

    kind: ClassVar = "game"
    label: ClassVar = N_("Game")
    key: ClassVar = "t"
    playing: ClassVar = (4,)
    suit: Suit | None = ask.option(N_("Suit"), Suit, Role.SUIT, default=None)
    forced: bool = ask.flag(N_("Forced"), Role.KIND, default=False)
    offered: int = ask.count(
        N_("Trumps offered"),
        0,
        14,
        Role.KIND,
        default=0,
        zero=N_("not said"),
        printed=N_("{answer} trumps"),
    )


@ask.questions
class Solo(Played):
    """One against three, for the strokes of his side (6.6)."""

    kind: ClassVar = "solo"
    label: ClassVar = N_("Solo")
    key: ClassVar = "o"
    playing: ClassVar = (4,)
    suit: Suit | None = ask.option(N_("Suit"), Suit, Role.SUIT, default=None)


def _is_counted(hand: Any, tariff: Tariff) -> bool:
    return hand.offender is None and tariff.teams is Teams.ALTERNATE


@ask.questions
class Fixed(Played):
    """Permanent trumps: nobody named them, and either side wins the same (6.7).

    *declarer* is one of the side whose card points are told; where several pairs play, of the
    pair that has the most.
    """

    kind: ClassVar = "fixed"
    label: ClassVar = N_("Permanent trumps")
    key: ClassVar = "p"
    declarer: Person = ask.person(N_("Side of"), Role.DECLARER)
    result: Result | None = ask.result(
        N_("Card points"),
        default=None,
        needed=lambda hand, tariff: _is_counted(hand, tariff) and not tariff.double_pack,
    )
    of_240: int = ask.count(
        N_("Card points of 240"),
        0,
        TWO_PACKS,
        Role.RESULT,
        default=TWO_PACKS // 2 + 1,
        needed=lambda hand, tariff: _is_counted(hand, tariff) and tariff.double_pack,
    )


@ask.questions
class Tricks(Entry):
    """Everybody alone, each trick a stroke (6.7, form B)."""

    kind: ClassVar = "tricks"
    label: ClassVar = N_("Tricks")
    key: ClassVar = "s"
    playing: ClassVar = (4,)
    tricks: Points | None = ask.points(
        N_("Tricks"), default=None, needed=lambda *_: True, total=TRICKS
    )


@ask.questions
class Written(Columns):
    """Heads that the table agreed on."""

    outside: ClassVar = HEADS


Counted = Game | Solo | Fixed
Hand = Counted | Tricks | Strokes | Agreed


def problems(hand: Hand, table: Table, tariff: Tariff) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits."""
    if isinstance(hand, Agreed):
        yield from agreed.problems(hand, None)
        return
    number = hand.playing[0] if hand.playing else tariff.players.number
    if len(table.playing) != number:
        yield Problem("", phrase(N_("{number} people play this"), number=number))
    match hand:
        case Game():
            yield from hand.contradictions()
            yield from _offer_problems(hand, tariff)
        case Solo():
            yield from hand.contradictions()
        case Fixed():
            yield from hand.contradictions()
            yield from _fixed_problems(hand, tariff)
        case Tricks() | Strokes():
            pass
        case _:
            assert_never(hand)


def _offer_problems(hand: Game, tariff: Tariff) -> Iterator[Problem]:
    enough = hand.offered >= tariff.forced_below
    if hand.offered and hand.forced and enough:
        yield Problem("forced", N_("Who offers so many is not forced"))
    if hand.offered and not hand.forced and not enough:
        yield Problem("forced", N_("With so few the Old One has to name the trumps"))


def _fixed_problems(hand: Fixed, tariff: Tariff) -> Iterator[Problem]:
    lost_all = hand.trickless is Trickless.DECLARERS
    if tariff.teams is Teams.OPPOSITE and lost_all:
        yield Problem("trickless", N_("Name a person of the pair that won"))
    if hand.offender is not None and tariff.teams is Teams.OPPOSITE:
        yield Problem("offender", N_("Among several pairs an offence is a penalty of its own"))
    if tariff.double_pack and _is_counted(hand, tariff):
        all_tricks = hand.trickless is Trickless.OPPONENTS
        if (all_tricks and hand.of_240 != TWO_PACKS) or (lost_all and hand.of_240):
            yield Problem("of_240", N_("A side without a trick has no such points"))
