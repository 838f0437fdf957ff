"""The kinds of hand of a Skat table, what each of them asks, and what cannot be."""

from collections.abc import Iterator
from typing import Any, ClassVar

from schafscore.core import agreed
from schafscore.core import questions as ask
from schafscore.core.accounts import Outside, Person
from schafscore.core.agreed import Agreed, Columns
from schafscore.core.declared import Declared, Suit, reply_problems
from schafscore.core.questions import Entry, People, Points, Problem, Role, Said
from schafscore.core.results import LAID_AWAY, Certain, Holder, Result, Trickless
from schafscore.core.text import N_, Option
from schafscore.core.variant import Table
from schafscore.variants.skat.tariff import (
    GRAND,
    GRAND_MATADORS,
    HIGHEST_BID,
    LEAST_BID,
    MATADORS,
    SUITS,
    NullOverbid,
    Passing,
    Strictness,
    Tariff,
    Tied,
    legal_bids,
)

POINTS = Outside("points")


class Manner(Option):
    """Whether the soloist took the skat (5.4)."""

    SKAT = (N_("with the skat"), "")
    HAND = (N_("hand"), "h")


class Announced(Option):
    """The level a hand game promised; each implies those before it (5.4)."""

    NOTHING = (N_("nothing"), "", 0)
    SCHNEIDER = (N_("Schneider"), "n", 1)
    SCHWARZ = (N_("Schwarz"), "z", 2)
    OUVERT = (N_("ouvert"), "u", 3)

    @property
    def levels(self) -> int:
        """How many levels were promised."""
        levels: int = self.value[2]
        return levels


class Shown(Option):
    """Whether a Null is played with open cards (5.4)."""

    COVERED = (N_("covered"), "")
    OUVERT = (N_("ouvert"), "u")


class Offence(Option):
    """How somebody broke the rules (5.10)."""

    TURN = N_("played out of turn")
    REVOKE = N_("did not follow suit")
    QUITTED = N_("looked at an old trick")
    OTHER = N_("did something else")
    CARDS = N_("had a wrong number of cards")
    DISCARD = N_("laid away more or fewer than two cards")
    LOOKED = N_("looked at the skat of a hand game")
    LED = N_("led before announcing the game")


SOLOISTS = (Offence.DISCARD, Offence.LOOKED, Offence.LED)
"""What only the soloist can do."""


MENDABLE = (Offence.TURN, Offence.REVOKE)
"""What private rounds let be put right: before the trick is gathered, before the next lead."""


def may_be_mended(hand: Any, tariff: Tariff) -> bool:
    """Whether the table lets it be put right what somebody did (5.10, private rules)."""
    private = tariff.strictness is Strictness.MENDED
    return private and hand.offender is not None and hand.offence in MENDABLE


def stands(hand: Any, tariff: Tariff) -> bool:
    """Whether the cards decided it: nobody broke the rules, or when it was decided (5.10)."""
    lenient = tariff.strictness is Strictness.WARNING
    mended = may_be_mended(hand, tariff) and bool(hand.mended)
    return hand.offender is None or lenient or bool(hand.decided) or mended


@ask.questions
class Declaration(Declared):
    """What every game with a soloist is asked; card points are his, with skat and laid away."""

    result: Result | None = ask.result(N_("Card points"), default=None, needed=stands)
    trickless: Trickless = ask.choice(
        N_("No trick"), Role.RESULT, default=Trickless.NOBODY, needed=stands
    )
    offence: Offence = ask.choice(
        N_("How"),
        Role.PENALTY,
        default=Offence.REVOKE,
        needed=lambda hand, _: hand.offender is not None,
    )
    decided: bool = ask.flag(
        N_("The game was decided already"),
        Role.PENALTY,
        default=False,
        needed=lambda hand, tariff: (
            hand.offender is not None and tariff.strictness is not Strictness.WARNING
        ),
    )
    mended: bool = ask.flag(
        N_("Put right in time"),
        Role.PENALTY,
        default=False,
        needed=may_be_mended,
    )
    certain: Certain = ask.choice(
        N_("Granted, since it was still possible"),
        Role.PENALTY,
        default=Certain.NOTHING,
        needed=lambda hand, tariff: not stands(hand, tariff) and hand.offender != hand.declarer,
    )
    manner: Manner = ask.choice(N_("Played"), Role.KIND, default=Manner.SKAT)
    bid: int = ask.count(N_("Bid"), LEAST_BID, HIGHEST_BID, Role.KIND, default=LEAST_BID)
    replies: Said = ask.said(N_("Kontra, Re"), 2, needed=lambda _, tariff: tariff.replies > 0)


@ask.questions
class Game(Declaration):
    """A suit or a grand; the skat belongs to the soloist, matadors and card points (5.5)."""

    base: ClassVar[int]
    most: ClassVar[int] = MATADORS
    matadors: int = ask.count(N_("Matadors"), 1, MATADORS, Role.RUNNERS, default=1)
    holder: Holder = ask.choice(N_("Held"), Role.RUNNERS, default=Holder.WITH)
    announced: Announced = ask.choice(
        N_("Announced"),
        Role.PROMISE,
        default=Announced.NOTHING,
        needed=lambda hand, _: hand.manner is Manner.HAND,
    )


@ask.questions
class Diamonds(Game):
    """Bells are trumps."""

    kind: ClassVar = "diamonds"
    label: ClassVar = Suit.BELLS.label
    key: ClassVar = Suit.BELLS.key
    base: ClassVar = SUITS[0]


@ask.questions
class Hearts(Game):
    """Hearts are trumps."""

    kind: ClassVar = "hearts"
    label: ClassVar = Suit.HEARTS.label
    key: ClassVar = Suit.HEARTS.key
    base: ClassVar = SUITS[1]


@ask.questions
class Spades(Game):
    """Leaves are trumps."""

    kind: ClassVar = "spades"
    label: ClassVar = Suit.LEAVES.label
    key: ClassVar = Suit.LEAVES.key
    base: ClassVar = SUITS[2]


@ask.questions
class Clubs(Game):
    """Acorns are trumps."""

    kind: ClassVar = "clubs"
    label: ClassVar = Suit.ACORNS.label
    key: ClassVar = Suit.ACORNS.key
    base: ClassVar = SUITS[3]


@ask.questions
class Grand(Game):
    """The Unters alone are trumps."""

    kind: ClassVar = "grand"
    label: ClassVar = N_("Grand")
    key: ClassVar = "o"
    base: ClassVar = GRAND
    most: ClassVar = GRAND_MATADORS


def _is_below(hand: Any, tariff: Tariff) -> bool:
    return bool(null_value(hand, tariff) < hand.bid)


def _is_replaced(hand: Any, tariff: Tariff) -> bool:
    replaced = tariff.null_overbid is NullOverbid.REPLACEMENT
    return replaced and hand.all_the_same and _is_below(hand, tariff)


class Instead(Option):
    """The lost game that takes the place of a Null below the bid (5.6)."""

    DIAMONDS = (Suit.BELLS.label, "", SUITS[0])
    HEARTS = (Suit.HEARTS.label, "", SUITS[1])
    SPADES = (Suit.LEAVES.label, "", SUITS[2])
    CLUBS = (Suit.ACORNS.label, "", SUITS[3])
    GRAND = (N_("Grand"), "", GRAND)


@ask.questions
class Null(Declaration):
    """The soloist takes no trick: *trickless* is all that is asked (5.5)."""

    kind: ClassVar = "null"
    label: ClassVar = N_("Null")
    key: ClassVar = "n"
    result: Result | None = ask.result(N_("Result"), default=None, needed=lambda *_: False)
    certain: Certain = ask.choice(
        N_("Granted"), Role.PENALTY, default=Certain.NOTHING, needed=lambda *_: False
    )
    shown: Shown = ask.choice(N_("Cards"), Role.KIND, default=Shown.COVERED)
    all_the_same: bool = ask.flag(
        N_("Played though it cannot reach the bid"),
        Role.PENALTY,
        default=False,
        needed=_is_below,
    )
    instead: Instead = ask.choice(
        N_("Counted as"), Role.PENALTY, default=Instead.DIAMONDS, needed=_is_replaced
    )


def null_line(hand: Null) -> str:
    """Return the line of the tariff that a Null is worth."""
    played = "_hand" if hand.manner is Manner.HAND else ""
    return f"null{played}{'_ouvert' if hand.shown is Shown.OUVERT else ''}"


def null_value(hand: Null, tariff: Tariff) -> int:
    """Return what a Null is worth, in points."""
    value: int = getattr(tariff, null_line(hand))
    return value


def is_march(hand: Any) -> bool:
    """Whether somebody took every trick of a Ramsch."""
    return len(hand.trickless) == 2


def most_points(hand: Any) -> tuple[Person, ...]:
    """Return who has the most card points in a Ramsch."""
    most = max((amount for _, amount in hand.points or ()), default=0)
    return tuple(person for person, amount in hand.points or () if amount == most)


@ask.questions
class Ramsch(Entry):
    """Everybody alone, and the most card points lose; the skat's are counted with them (5.8)."""

    kind: ClassVar = "ramsch"
    label: ClassVar = N_("Ramsch")
    key: ClassVar = "r"
    when_passed: ClassVar = True
    points: Points | None = ask.points(
        N_("Card points + skat"), default=None, needed=lambda hand, _: not is_march(hand)
    )
    trickless: People = ask.people(N_("No trick"), Role.RESULT)
    last_trick: Person | None = ask.person(
        N_("Took a trick last of the tied"),
        Role.TIE,
        default=None,
        needed=lambda hand, tariff: (
            tariff.tied is Tied.LAST_TRICK and not is_march(hand) and len(most_points(hand)) == 2
        ),
    )
    pushed: int = ask.count(
        N_("Pushed on"),
        0,
        3,
        Role.DOUBLINGS,
        default=0,
        needed=lambda _, tariff: tariff.pushing,
    )


@ask.questions
class Passed(Entry):
    """Nobody bid (5.3)."""

    kind: ClassVar = "passed"
    label: ClassVar = N_("Passed in")
    key: ClassVar = "z"


@ask.questions
class Written(Columns):
    """A hand outside the rules, written into one column or several."""

    outside: ClassVar = POINTS


Hand = Game | Null | Ramsch | Passed | Agreed


def problems(hand: Hand, table: Table, tariff: Tariff) -> Iterator[Problem]:
    """Yield what cannot be though every single answer fits."""
    match hand:
        case Game():
            yield from hand.contradictions(laid_away=LAID_AWAY)
            yield from _declaration_problems(hand, tariff)
            if hand.matadors > hand.most:
                yield Problem("matadors", N_("A grand has four matadors"))
        case Null():
            if hand.trickless is Trickless.OPPONENTS:
                yield Problem("trickless", N_("A Null asks whether the soloist took no trick"))
            yield from _declaration_problems(hand, tariff)
            if _is_below(hand, tariff) and not hand.all_the_same:
                yield Problem("bid", N_("A Null cannot reach this bid"))
        case Ramsch():
            yield from _ramsch_problems(hand)
        case Passed():
            if tariff.passing is Passing.RAMSCH:
                yield Problem("", N_("Here a Ramsch is played when nobody bids"))
        case _:
            yield from agreed.problems(hand, None)


def _declaration_problems(hand: Game | Null, tariff: Tariff) -> Iterator[Problem]:
    if hand.bid not in legal_bids(tariff):
        yield Problem("bid", N_("There is no game of this value"))
    yield from reply_problems(hand.replies, tariff.replies, (hand.declarer,))
    if hand.offender is None:
        return
    if hand.offence in SOLOISTS and hand.offender != hand.declarer:
        yield Problem("offence", N_("Only the soloist can do that"))
    if hand.offence is Offence.LOOKED and hand.manner is not Manner.HAND:
        yield Problem("offence", N_("The skat was his to look at"))
    if hand.offence is Offence.DISCARD and hand.manner is Manner.HAND:
        yield Problem("offence", N_("Nothing is laid away in a hand game"))


def _ramsch_problems(hand: Ramsch) -> Iterator[Problem]:
    if len(hand.trickless) > 2:
        yield Problem("trickless", N_("Somebody took the tricks"))
    if any(amount for each, amount in hand.points or () if each in hand.trickless):
        yield Problem("points", N_("A side without a trick has no such points"))
    if hand.last_trick is not None and hand.last_trick not in most_points(hand):
        yield Problem("last_trick", N_("Only one of the tied loses"))
