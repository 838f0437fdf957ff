"""The kinds of hand of a Bavarian table, and what each of them asks."""

from dataclasses import dataclass
from typing import Any, ClassVar, assert_never

from schafscore.core import questions as ask
from schafscore.core.accounts import Person
from schafscore.core.agreed import Agreed, ThrownIn
from schafscore.core.declared import REPLIES, Declared, Suit
from schafscore.core.questions import Entry, People, Points, Role, Said
from schafscore.core.results import CARD_POINTS, Certain, Holder, Result, Trickless
from schafscore.core.text import N_
from schafscore.core.variant import Table
from schafscore.variants.bavarian.tariff import (
    AS_OFTEN_AS_TOLD,
    LOSING,
    Knocking,
    March,
    Offence,
    Payers,
    Promise,
    RunnersGo,
    Tariff,
)


def culprit(hand: Any, tariff: Tariff) -> Person | None:
    """Return who lost the game by breaking the rules, None where it was nobody or only noted."""
    offender: Person | None = hand.offender
    lost = offender is not None and hand.offence in LOSING[tariff.strictness]
    return offender if lost else None


def most_replies(tariff: Tariff) -> int:
    """Return how often the sides may reply to each other (3.8)."""
    return len(REPLIES) if tariff.replies == AS_OFTEN_AS_TOLD else tariff.replies


def played_out(hand: Any, tariff: Tariff) -> bool:
    """Whether the cards decided it, not somebody who broke the rules."""
    return culprit(hand, tariff) is None


def _knocks() -> Any:
    return ask.said(
        N_("Knocks"), 4, needed=lambda _, tariff: tariff.knocking is not Knocking.NOBODY
    )


def _replies() -> Any:
    return ask.said(N_("Kontra, Re"), len(REPLIES), needed=lambda _, tariff: tariff.replies > 0)


def _offender() -> Any:
    return ask.person(N_("Broke the rules"), Role.PENALTY, default=None)


def _offence() -> Any:
    return ask.choice(
        N_("How"),
        Role.PENALTY,
        default=Offence.REVOKE,
        needed=lambda hand, _: hand.offender is not None,
    )


@ask.questions
class Played(Declared):
    """What every game with a declarer has here."""

    result: Result | None = ask.result(N_("Card points"), default=None, needed=played_out)
    trickless: Trickless = ask.choice(
        N_("No trick"), Role.RESULT, default=Trickless.NOBODY, needed=played_out
    )
    offence: Offence = _offence()
    certain: Certain = ask.choice(
        N_("Already certain"),
        Role.PENALTY,
        default=Certain.NOTHING,
        needed=lambda hand, tariff: not played_out(hand, tariff) and not tariff.offence_schwarz,
    )
    knocks: Said = _knocks()
    replies: Said = _replies()


def _has_runners(hand: Any, tariff: Tariff) -> bool:
    promise = getattr(hand, "promise", Promise.NONE)
    return tariff.runners_go is not RunnersGo.NOBODY and promise is not Promise.SIE


@ask.questions
class Counted(Played):
    """A game in which runners count."""

    runners: int = ask.count(N_("Runners"), 0, 14, Role.RUNNERS, default=0, needed=_has_runners)
    holder: Holder = ask.choice(
        N_("Held"), Role.RUNNERS, default=Holder.WITH, needed=lambda hand, _: hand.runners > 0
    )


def _has_partner(hand: Any, _: Tariff) -> bool:
    """Whether there is one; who called an ace that he cannot call has none and loses (3.14)."""
    wrong = hand.offender is not None and hand.offence is Offence.WRONG_CALL
    return not (wrong and hand.offender == hand.declarer)


@ask.questions
class Paired(Counted):
    """Two against two."""

    playing: ClassVar = (4,)
    partner: Person | None = ask.person(
        N_("Partner"), Role.PARTNER, default=None, needed=_has_partner
    )


@ask.questions
class Calling(Paired):
    """Who declares calls a card, and its holder is the partner."""

    called: Suit | None = ask.option(N_("Called"), Suit, Role.SUIT, default=None)
    no_ober: bool = ask.flag(
        N_("Without an Ober"),
        Role.RUNNERS,
        default=False,
        needed=lambda hand, tariff: tariff.no_ober_alone and hand.runners > 0,
    )


@ask.questions
class Rufspiel(Calling):
    """The holder of the called ace is the partner (3.4)."""

    kind: ClassVar = "rufspiel"
    label: ClassVar = N_("Sauspiel")


@ask.questions
class Hochzeit(Paired):
    """Who has a single trump offers it; who takes it is the partner (3.9)."""

    kind: ClassVar = "hochzeit"
    label: ClassVar = N_("Hochzeit")
    key: ClassVar = "h"


@ask.questions
class Renonce(Calling):
    """All passed, and somebody locked calls a card of a suit he does not hold (3.9)."""

    kind: ClassVar = "renonce"
    label: ClassVar = N_("Renonce")
    key: ClassVar = "p"


@ask.questions
class Muss(Paired):
    """All passed, and who holds the Old One must play, never without an Ober (3.9)."""

    kind: ClassVar = "muss"
    label: ClassVar = N_("Muss")
    key: ClassVar = "m"
    when_passed: ClassVar = True
    called: Suit | None = ask.option(N_("Called"), Suit, Role.SUIT, default=None)
    few: bool = ask.flag(
        N_("So few trumps that 60 are enough"),
        Role.KIND,
        default=False,
        needed=lambda _, tariff: tariff.muss_trumps > 0,
    )


@ask.questions
class Kreuz(Counted):
    """All passed, and who sit opposite play together (3.10)."""

    kind: ClassVar = "kreuz"
    label: ClassVar = N_("Kreuz")
    key: ClassVar = "u"
    when_passed: ClassVar = True
    playing: ClassVar = (4,)


@ask.questions
class Alone(Counted):
    """One against three."""

    promise: Promise = ask.choice(N_("Announced"), Role.PROMISE, default=Promise.NONE)
    result: Result | None = ask.result(
        N_("Card points"),
        default=None,
        needed=lambda hand, tariff: played_out(hand, tariff) and hand.promise is Promise.NONE,
    )
    trickless: Trickless = ask.choice(
        N_("No trick"),
        Role.RESULT,
        default=Trickless.NOBODY,
        needed=lambda hand, tariff: played_out(hand, tariff) and hand.promise is not Promise.SIE,
    )
    asked: int = ask.count(
        N_("Asked up to"),
        60,
        115,
        Role.KIND,
        default=60,
        needed=lambda hand, tariff: tariff.raise_step > 0 and hand.promise is Promise.NONE,
    )

    untouched: bool = ask.flag(
        N_("hand, without the two cards of the middle"),
        Role.PROMISE,
        default=False,
        needed=lambda _, tariff: tariff.middle,
    )


@ask.questions
class Solo(Alone):
    """A suit and the Obers and Unters are trumps."""

    kind: ClassVar = "solo"
    label: ClassVar = N_("Solo")
    key: ClassVar = "o"
    suit: Suit = ask.option(N_("Suit"), Suit, Role.SUIT)


@ask.questions
class Headed(Alone):
    """One rank is trump, and a suit where one is named."""

    suit: Suit | None = ask.option(N_("Suit"), Suit, Role.SUIT, default=None)


@ask.questions
class Wenz(Headed):
    """The Unters are trumps."""

    kind: ClassVar = "wenz"
    label: ClassVar = N_("Wenz")
    key: ClassVar = "w"


@ask.questions
class Geier(Headed):
    """The Obers are trumps."""

    kind: ClassVar = "geier"
    label: ClassVar = N_("Geier")
    key: ClassVar = "g"


@ask.questions
class Kaiser(Headed):
    """The kings are trumps."""

    kind: ClassVar = "kaiser"
    label: ClassVar = N_("Kaiser")
    key: ClassVar = "y"


@ask.questions
class Bettel(Played):
    """The soloist takes no trick: *trickless* is all that is asked (3.9)."""

    kind: ClassVar = "bettel"
    label: ClassVar = N_("Bettel")
    key: ClassVar = "n"
    result: Result | None = ask.result(N_("Result"), default=None, needed=lambda *_: False)
    certain: Certain = ask.choice(
        N_("Already certain"), Role.PENALTY, default=Certain.NOTHING, needed=lambda *_: False
    )


def is_open(hand: Any, tariff: Tariff) -> bool:
    """Whether it has to be said who pays a Ramsch."""
    played = played_out(hand, tariff) and not marches(hand, tariff)
    return played and most_points(hand, tariff) is None


@ask.questions
class Ramsch(Entry):
    """Everybody alone, and the most card points lose (3.11).

    Who paid is enough, and so are the card points of whoever nobody else can exceed.
    """

    kind: ClassVar = "ramsch"
    label: ClassVar = N_("Ramsch")
    key: ClassVar = "r"
    when_passed: ClassVar = True
    payer: Person | None = ask.person(
        N_("Who pays"), Role.TIE, default=None, needed=is_open, does=ask.PAYS
    )
    second: Person | None = ask.person(N_("Pays too"), Role.TIE, default=None, does=ask.PAYS)
    trickless: People = ask.people(N_("No trick"), Role.RESULT)
    points: Points | None = ask.points(N_("Card points"), default=None, partly=True)
    announced: bool = ask.flag(
        N_("Every trick was announced"),
        Role.PROMISE,
        default=False,
        needed=lambda _, tariff: tariff.march_announced,
    )
    offender: Person | None = _offender()
    offence: Offence = _offence()
    knocks: Said = _knocks()
    replies: Said = _replies()


Game = Rufspiel | Hochzeit | Renonce | Muss | Kreuz | Solo | Wenz | Geier | Kaiser | Bettel
Hand = Game | Ramsch | ThrownIn | Agreed


def marches(hand: Any, tariff: Tariff) -> bool:
    """Whether somebody won the Ramsch by taking everything (3.11)."""
    if tariff.march is March.NEVER or (tariff.march_announced and not hand.announced):
        return False
    most = max((amount for _, amount in hand.points or ()), default=0)
    enough = tariff.march is March.POINTS and most >= tariff.march_points
    return enough or took_every_trick(hand)


def took_every_trick(hand: Any) -> bool:
    """Whether nobody but one took a trick; that only three play is seen by their points (3.1).

    The 120 of one alone do not say so: others may have taken tricks that are worth nothing.
    """
    told = {person for person, _ in hand.points or ()} | hand.trickless
    three = _is_counted(hand) and len(told) == 3
    return len(hand.trickless) == (2 if three else 3)


def _is_counted(hand: Any) -> bool:
    """Whether all card points were told: those of four people, or all 120 of three."""
    points: Points = hand.points or ()
    return len(points) > 3 or sum(amount for _, amount in points) == CARD_POINTS


def most_points(hand: Any, tariff: Tariff) -> tuple[Person, ...] | None:
    """Return who has lost a Ramsch by card points, None where they do not say.

    Where not all were told those of nobody else can be more than what is left of the 120. As many
    would be a tie: where one pays, who is told of is he; where two may pay, it has to be said.
    """
    ranked = sorted(hand.points or (), key=lambda each: -each[1])
    amounts = [amount for _, amount in ranked]
    rest = 0 if _is_counted(hand) else CARD_POINTS - sum(amounts)
    number = 2 if tariff.payers is Payers.TWO else 1
    several = tariff.payers is not Payers.ONE
    if len(ranked) < number or amounts[number - 1] < rest + several:
        return None
    tied = tuple(person for person, amount in ranked if amount == amounts[0])
    if tariff.payers is Payers.TIED:
        return tied
    clear = amounts[number - 1] > (amounts[number] if len(ranked) > number else 0)
    return tuple(person for person, _ in ranked[:number]) if clear else None


def named_payers(hand: Ramsch) -> tuple[Person, ...]:
    """Return who was said to pay a Ramsch."""
    return tuple(each for each in (hand.payer, hand.second) if each is not None)


def side_of(hand: Game, table: Table) -> tuple[Person, ...]:
    """Return the declaring side, the declarer first."""
    match hand:
        case Rufspiel() | Hochzeit() | Renonce() | Muss():
            return (hand.declarer,) if hand.partner is None else (hand.declarer, hand.partner)
        case Kreuz():
            seat = table.playing.index(hand.declarer)
            return hand.declarer, table.playing[(seat + 2) % 4]
        case Solo() | Wenz() | Geier() | Kaiser() | Bettel():
            return (hand.declarer,)
        case _:
            assert_never(hand)


def promise_of(hand: Game) -> Promise:
    """Return what was announced."""
    return hand.promise if isinstance(hand, Alone) else Promise.NONE


@dataclass(frozen=True, slots=True)
class Pack:
    """How many cards a soloist may hold, how many trumps a Solo or a Farbwenz has (3.1, 3.2)."""

    each: int
    trumps: int
    suited: int


LONG, SHORT = Pack(8, 14, 11), Pack(6, 12, 9)
FOR_THREE, WITH_A_MIDDLE = Pack(8, 12, 9), Pack(12, 14, 11)
"""Of 24 cards; ten each and two in the middle, which the soloist takes up."""


def pack_of(table: Table, tariff: Tariff) -> Pack:
    """Return what is dealt at *table*."""
    if len(table.playing) == 3:
        return WITH_A_MIDDLE if tariff.middle else FOR_THREE
    return SHORT if tariff.short else LONG


def has_middle(table: Table, tariff: Tariff) -> bool:
    """Whether two cards lie in the middle: three people may play so (3.1)."""
    return pack_of(table, tariff) is WITH_A_MIDDLE


def most_runners(hand: Counted, pack: Pack) -> int:
    """Return how many there can be (3.7): no more than trumps, in one hand than its cards."""
    trumps = pack.trumps
    if isinstance(hand, Headed):
        trumps = 4 if hand.suit is None else pack.suited
    alone = isinstance(hand, Alone) and hand.holder is Holder.WITH
    return min(trumps, pack.each) if alone else trumps
