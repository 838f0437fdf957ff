"""What a Skat table agrees on, and which numbers can be bid there."""

from collections.abc import Iterator
from functools import cache

from schafscore.core import questions as ask
from schafscore.core.declared import Suit, last_reply, replying
from schafscore.core.text import N_, Option, listed, phrase
from schafscore.core.variant import Clause

VALUES, LOST, REPLYING = N_("Values"), N_("Lost games"), N_("Kontra and Re")
COUNTING = N_("The list")
PASSING, RAMSCH, OFFENCES = N_("Nobody bids"), N_("In a Ramsch"), N_("Offences")

PAID = N_("Paid are the game points, without what Seeger-Fabian adds")
"""By which of the ways to count a list its money goes."""

SUITS, GRAND, GRAND_OUVERT = (9, 10, 11, 12), 24, 36
"""Base values; that of a grand ouvert where it has one of its own (5.5)."""

MATADORS, GRAND_MATADORS = 11, 4
"""The most there are in a suit, and in a grand (5.5)."""

LEVELS = 7
"""What can come on top of them: game, hand, ouvert, Schneider and Schwarz, both announced (5.5)."""

LEAST_BID, HIGHEST_BID = 18, 360
"""Nine twice (5.3), and a grand ouvert ten times (5.5): no table counts less or more."""


class NullOverbid(Option):
    """What a Null costs that was played though it cannot reach the bid (5.6)."""

    MULTIPLE = N_("the smallest multiple of a plain Null that reaches the bid")
    VALUE = N_("the lost Null")
    REPLACEMENT = N_("a lost suit or grand that reaches the bid")


class Passing(Option):
    """What becomes of a deal that nobody bids on (5.3)."""

    AGAIN = (N_("it is dealt again"), "", N_("When all pass it is dealt again"))
    ROW = (N_("it counts as a deal"), "", N_("When all pass it counts as a deal"))
    RAMSCH = (N_("a Ramsch is played"), "", N_("When all pass a Ramsch is played"))


class Tied(Option):
    """Who loses a Ramsch in which two have the most card points (5.8)."""

    BOTH = (N_("both"), "", N_("Where two are tied both lose it"))
    LAST_TRICK = (
        N_("who of them took a trick last"),
        "",
        N_("Where two are tied the one who took a trick last loses it"),
    )
    HALVES = (N_("both, half each"), "", N_("Where two are tied both lose half of it"))
    THIRD_WINS = (
        N_("nobody, the third wins as much"),
        "",
        N_("Where two are tied neither loses, and the third wins as much"),
    )


class Strictness(Option):
    """What breaking the rules costs (5.10)."""

    WARNING = (N_("a warning"), "", N_("Who breaks the rules is warned"))
    LOSES = (
        N_("the game, while it is undecided"),
        "",
        N_("The side that breaks the rules loses the game, unless it was decided before"),
    )
    MENDED = (
        N_("the same, unless it was put right in time"),
        "",
        N_(
            "The side that breaks the rules loses the game, unless it was decided before or the "
            "mistake is put right in time"
        ),
    )


@ask.questions
class Tariff:
    """The defaults are `skat.seed` (1.6); rulings [E]: who deals again, a Null below the bid."""

    null: int = ask.price(N_("Null"), default=23, group=VALUES, kinds=("null",), first=ask.TARIFF)
    null_hand: int = ask.price(
        N_("Null hand"), default=35, group=VALUES, kinds=("null",), first=ask.TARIFF
    )
    null_ouvert: int = ask.price(
        N_("Null ouvert"), default=46, group=VALUES, kinds=("null",), first=ask.TARIFF
    )
    null_hand_ouvert: int = ask.price(
        N_("Null hand ouvert"), default=59, group=VALUES, kinds=("null",), first=ask.TARIFF
    )
    grand_ouvert_36: bool = ask.flag(
        N_("Grand ouvert counts 36, ouvert itself not"),
        default=True,
        otherwise=N_("Grand ouvert counts 24 as any Grand, and once more for ouvert"),
        group=VALUES,
        printed=N_("{what}"),
        kinds=("grand",),
    )
    hand_lost_single: bool = ask.flag(
        N_("A lost hand game counts once"),
        default=True,
        otherwise=N_("A lost hand game counts twice, as any other"),
        group=LOST,
        printed=N_("{what}"),
    )
    null_overbid: NullOverbid = ask.choice(
        N_("A Null below the bid costs"), default=NullOverbid.MULTIPLE, group=LOST, kinds=("null",)
    )
    replies: int = ask.count(
        N_("Kontra up to"),
        0,
        2,
        default=0,
        group=REPLYING,
        short=(N_("no"), N_("Kontra"), N_("Re")),
        first=ask.DOUBLED,
        spoken=last_reply,
    )
    passing: Passing = ask.choice(
        N_("Passed in"),
        default=Passing.AGAIN,
        group=PASSING,
        printed=N_("{answer}"),
        spoken=ask.by_its_sentence,
        first=ask.PASSED,
    )
    same_dealer: bool = ask.flag(
        N_("By the same dealer"),
        default=False,
        needed=lambda tariff, _: tariff.passing is Passing.AGAIN,
        group=PASSING,
        first=ask.PASSED,
        spoken=lambda same, _: (
            N_("The same dealer deals again") if same else N_("The next one deals then")
        ),
    )
    ramsch: int = ask.price(
        N_("Who loses it loses"),
        default=0,
        zero=N_("his card points"),
        group=RAMSCH,
        kinds=("ramsch",),
    )
    tied: Tied = ask.choice(
        N_("Of two tied loses"),
        default=Tied.BOTH,
        group=RAMSCH,
        kinds=("ramsch",),
        spoken=ask.by_its_sentence,
    )
    three_tied_void: bool = ask.flag(
        N_("At 40 to 40 to 40 nobody loses"), default=False, group=RAMSCH, kinds=("ramsch",)
    )
    virgin_doubles: bool = ask.flag(
        N_("Who takes no trick doubles it"),
        default=True,
        otherwise=N_("Who takes no trick doubles nothing"),
        group=RAMSCH,
        printed=N_("{what}"),
        kinds=("ramsch",),
    )
    march: int = ask.price(N_("Every trick"), default=120, group=RAMSCH, kinds=("ramsch",))
    march_for_all: bool = ask.flag(
        N_("Every trick is lost by the others"), default=False, group=RAMSCH, kinds=("ramsch",)
    )
    pushing: bool = ask.flag(
        N_("The skat is pushed on, each time doubling"),
        default=False,
        group=RAMSCH,
        kinds=("ramsch",),
    )
    strictness: Strictness = ask.choice(
        N_("Breaking the rules costs"),
        default=Strictness.WARNING,
        group=OFFENCES,
        spoken=ask.by_its_sentence,
    )


def does(tariff: Tariff) -> Iterator[Clause]:
    """Say what a game is worth, in whose column it stands, and what becomes of one that is lost."""
    games = *(suit.label for suit in reversed(Suit)), N_("Grand")
    values = zip(games, (*SUITS, GRAND), strict=True)
    words = [phrase(N_("{what} {answer}"), what=game, answer=value) for game, value in values]
    yield Clause(listed(words), VALUES)
    yield Clause(
        N_(
            "That counts as often as there are matadors, with or without, and once more for the "
            "game"
        ),
        VALUES,
    )
    yield Clause(
        N_("One more each for hand, Schneider, Schwarz, each of the two announced, and ouvert"),
        VALUES,
    )
    yield Clause(N_("Only the column of the soloist changes"), VALUES)
    yield Clause(
        N_(
            "By Seeger-Fabian the soloist has 50 more for a game won and 50 less for one lost; for "
            "a game lost each of the others has 40 more, at a table of four 30"
        ),
        COUNTING,
    )
    yield Clause(PAID, COUNTING)
    yield Clause(N_("A lost game counts twice, as a minus"), LOST)
    yield Clause(
        N_(
            "A game below the bid is lost, as the smallest multiple of its base value that reaches "
            "the bid"
        ),
        LOST,
    )
    yield Clause(replying(tariff.replies), REPLYING)
    yield Clause(
        N_("Everybody plays alone, and who has the most card points loses"), RAMSCH, ("ramsch",)
    )


@cache
def legal_bids(tariff: Tariff) -> frozenset[int]:
    """Return what can be bid: the values that games can have, 18 and more (5.3)."""
    suits = {base * times for base in SUITS for times in range(2, MATADORS + LEVELS + 1)}
    # 5.5: a grand ouvert with a base of its own has every level but that one.
    levels = LEVELS - tariff.grand_ouvert_36
    most = GRAND_MATADORS + levels
    grands = {GRAND * times for times in range(2, most + 1)}
    own = range(1 + levels, most + 1) if tariff.grand_ouvert_36 else ()
    ouverts = {GRAND_OUVERT * times for times in own}
    nulls = {tariff.null, tariff.null_hand, tariff.null_ouvert, tariff.null_hand_ouvert}
    return frozenset(bid for bid in suits | grands | ouverts | nulls if bid >= LEAST_BID)
