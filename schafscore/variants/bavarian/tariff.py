"""What a Bavarian table agrees on: prices, runners, knocks and Kontra, the Ramsch, offences."""

from collections.abc import Collection, Iterator

from schafscore.core import questions as ask
from schafscore.core.agreed import who_deals_again
from schafscore.core.declared import (
    LOSERS_PAY,
    SOLOIST_PAYS,
    ask_limits,
    last_reply,
    replying,
    tout_in_words,
)
from schafscore.core.results import CARD_POINTS, Limits
from schafscore.core.text import N_, Label, Option, phrase
from schafscore.core.variant import Clause

GAMES = N_("Which games")
RUNNERS = N_("Runners")
DOUBLING = N_("Knocks and Kontra")
PROMISES = N_("Tout and Sie")
RAMSCH = N_("In a Ramsch")
OFFENCES = N_("Breaking the rules")

PAIRED = "rufspiel", "hochzeit", "renonce", "muss", "kreuz"
CALLING = "rufspiel", "renonce"
HEADED = "wenz", "geier", "kaiser"
SOLOS = "solo", *HEADED
"""The kinds of hand of two against two, of who calls without having to, with one rank for trumps,
and of one against three."""


class Promise(Option):
    """What a soloist announced; then only the tricks count (3.9)."""

    NONE = N_("nothing")
    TOUT = (N_("Tout"), "t")
    SIE = (N_("Sie"), "i")


class RunnersGo(Option):
    """Who is paid for runners (3.7)."""

    WINNER = (
        N_("the winners, whoever held them"),
        "",
        N_("The winners are paid for runners, whoever held them"),
    )
    LOSERS_HELD = (
        N_("the winners, where the losers held them"),
        "",
        N_("The winners are paid for runners only where the losers held them"),
    )
    NOBODY = (N_("nobody"), "", N_("Runners are not paid for"))


class Knocking(Option):
    """Who may double before the second packet (3.8)."""

    NOBODY = (N_("nobody"), "", N_("Nobody may knock"))
    ANYBODY = (N_("anybody"), "", N_("Everybody may knock"))
    FOREHAND = (N_("only forehand"), "", N_("Only forehand may knock"))
    ONE = (N_("only one"), "", N_("Only one may knock"))
    IN_TURN = (
        N_("one after the other from forehand on"),
        "",
        N_("From forehand on one after the other may knock, until somebody does not"),
    )


class Knocks(Option):
    """What so many knocks are worth (3.8)."""

    DOUBLE = (N_("each doubles"), "", N_("Each knock doubles"))
    LINEAR = (
        N_("twofold, threefold, fourfold, fivefold"),
        "",
        N_("One knock makes it twofold, two threefold, three fourfold, four fivefold"),
    )
    FIBONACCI = (
        N_("twofold, threefold, fivefold, eightfold"),
        "",
        N_("One knock makes it twofold, two threefold, three fivefold, four eightfold"),
    )
    TRIPLE = (N_("each trebles"), "", N_("Each knock trebles"))


class Payers(Option):
    """Who pays a Ramsch (3.11)."""

    ONE = (
        N_("the most card points, of a tie the highest trump"),
        "",
        N_("Who has the most card points pays; of a tie who has the highest trump in his tricks"),
    )
    TIED = (
        N_("the most card points, of a tie all of them"),
        "",
        N_("Who has the most card points pays; of a tie all of them pay"),
    )
    TWO = (
        N_("the two with the most card points, one winner each"),
        "",
        N_("The two with the most card points pay, each of them one winner"),
    )


class Virgins(Option):
    """What people without a trick do to the price of a Ramsch (3.11)."""

    NOTHING = (N_("nothing"), "", N_("Who takes no trick gets no more for it"))
    DOUBLE_ALL = (
        N_("each doubles for all"),
        "",
        N_("Everybody who takes no trick doubles it for all"),
    )
    DOUBLE_OWN = (N_("each gets double"), "", N_("Everybody who takes no trick gets double"))
    MULTIPLY_OWN = (
        N_("each gets double for every one of them"),
        "",
        N_("Everybody who takes no trick gets double, and double again for every other such"),
    )


class March(Option):
    """What wins a Ramsch instead of losing it (3.11)."""

    ALL_TRICKS = (N_("every trick"), "", N_("Who takes every trick wins instead"))
    POINTS = (N_("so many card points"), "", "")
    NEVER = (N_("nothing"), "", N_("Nobody can win it instead, not even with every trick"))


class Offence(Option):
    """How somebody broke the rules (3.14)."""

    REVOKE = N_("did not follow suit")
    CALLED_ACE = N_("called ace held back or thrown")
    WRONG_CALL = N_("called wrongly")
    KONTRA = N_("Kontra where it is forbidden")
    LAID_DOWN = N_("laid the cards open")
    EXPOSED = N_("showed a card")
    OUT_OF_TURN = N_("played out of turn")
    TALK = N_("talked")
    QUITTED = N_("looked at an old trick")


class Strictness(Option):
    """Which offences lose the game; the others are noted (3.14)."""

    GRAVE = (
        N_("wrong play, a wrong call, a forbidden Kontra"),
        "",
        N_("The side that plays wrongly, calls wrongly or says a forbidden Kontra loses the game"),
    )
    OPEN = (
        N_("these, and cards laid open"),
        "",
        N_(
            "The side that plays wrongly, calls wrongly, says a forbidden Kontra or lays its cards "
            "open loses the game"
        ),
    )
    ALL = (N_("every one"), "", N_("The side that breaks any rule loses the game"))


AS_OFTEN_AS_TOLD = 5
"""The answer that sides may reply to each other as often as can be told: eight times (3.8)."""

GRAVE = frozenset({Offence.REVOKE, Offence.CALLED_ACE, Offence.WRONG_CALL, Offence.KONTRA})
LOSING = {
    Strictness.GRAVE: GRAVE,
    Strictness.OPEN: GRAVE | {Offence.LAID_DOWN},
    Strictness.ALL: frozenset(Offence),
}


# How the answers of a tariff are read aloud, where a label and an answer make no sentence.


def _what_schwarz_adds(stacks: bool, _: object) -> Label:
    if stacks:
        return N_("Schwarz comes on top of Schneider")
    return N_("Schwarz takes the place of Schneider")


def _how_one_asks_up(step: int, _: object) -> Label:
    if not step:
        return N_("Nobody asks up")
    return phrase(N_("Soloists ask up by {step} card points at a time"), step=step)


def _when_60_are_enough(trumps: int, _: object) -> Label:
    if not trumps:
        return N_("In a Muss, too, 61 are needed")
    return phrase(N_("In a Muss 60 are enough with {trumps} trumps or fewer"), trumps=trumps)


def _runners_in_a_solo(price: int, _: object) -> Label:
    return phrase(N_("{answer} each in a solo"), answer=price) if price else N_("in a solo as much")


def _what_a_tout_costs(times: int, tariff: "Tariff") -> Label:
    own, counts = tariff.tout, tariff.tout_counts_runners
    if not own:
        game = tout_in_words(times)
        words = N_("{what}, its runners too") if counts else N_("{what}, without runners")
        return phrase(words, what=game)
    words = N_("A Tout costs {price}, and runners count {times} times")
    return phrase(words if counts else N_("A Tout costs {price}"), price=own, times=times)


def _what_a_sie_costs(times: int, tariff: "Tariff") -> Label:
    own, counts = tariff.sie, tariff.sie_counts_runners
    if not own:
        game = phrase(N_("A Sie counts {times} times as much as the game"), times=times)
        words = N_("{what}, and all its cards are runners")
        return phrase(words if counts else N_("{what}, without runners"), what=game)
    words = N_("A Sie costs {price}, and its runners count {times} times")
    return phrase(words if counts else N_("A Sie costs {price}"), price=own, times=times)


def _how_far_replies_go(most: int, others: object) -> Label:
    if most == AS_OFTEN_AS_TOLD:
        return N_("Each side may reply as often as it likes")
    return last_reply(most, others)


def _how_far_doubling_goes(times: int, tariff: "Tariff") -> Label:
    if not tariff.replies and tariff.knocking is Knocking.NOBODY:
        return ""
    if not times:
        return N_("Doubling has no limit")
    words = N_("All doubling together makes at most {times} times as much")
    return phrase(words, times=times)


def _what_a_march_wins(price: int, _: object) -> Label:
    if not price:
        return N_("He wins from each what the Ramsch costs")
    return phrase(N_("He wins {price} from each"), price=price)


@ask.questions
class Tariff:
    """Prices in cents; the defaults are `bav.seed` (3.6). A kind that is 0 costs as another."""

    call: int = ask.price(
        N_("Sauspiel"),
        default=10,
        first=ask.TARIFF,
        kinds=(*PAIRED, "ramsch"),
    )
    solo: int = ask.price(
        N_("Solo"),
        default=50,
        first=ask.TARIFF,
        kinds=SOLOS,
    )
    heart_solo: int = ask.price(N_("Herz-Solo"), default=0, zero=N_("as a Solo"), kinds=("solo",))
    wenz: int = ask.price(
        N_("Wenz"),
        default=0,
        zero=N_("as a Solo"),
        first=ask.TARIFF,
        kinds=HEADED,
    )
    farbwenz: int = ask.price(N_("Farbwenz"), default=0, zero=N_("as a Wenz"), kinds=("wenz",))
    geier: int = ask.price(N_("Geier"), default=0, zero=N_("as a Wenz"), kinds=("geier",))
    farbgeier: int = ask.price(N_("Farbgeier"), default=0, zero=N_("as a Geier"), kinds=("geier",))
    kaiser: int = ask.price(N_("Kaiser"), default=0, zero=N_("as a Wenz"), kinds=("kaiser",))
    bettel: int = ask.price(N_("Bettel"), default=10, first=ask.TARIFF, kinds=("bettel",))
    hochzeit: int = ask.price(
        N_("Hochzeit"), default=0, zero=N_("as a Sauspiel"), kinds=("hochzeit",)
    )
    renonce: int = ask.price(N_("Renonce"), default=0, zero=N_("as a Sauspiel"), kinds=("renonce",))
    muss: int = ask.price(N_("Muss"), default=0, zero=N_("as a Sauspiel"), kinds=("muss",))
    kreuz: int = ask.price(N_("Kreuz"), default=0, zero=N_("as a Sauspiel"), kinds=("kreuz",))
    schneider: int = ask.price(N_("Schneider"), default=10, first=ask.TARIFF)
    schwarz: int = ask.price(N_("Schwarz"), default=10, first=ask.TARIFF)
    schwarz_stacks: bool = ask.flag(
        N_("Schwarz comes on top of Schneider"),
        otherwise=N_("Schwarz takes the place of Schneider"),
        default=True,
        group=ask.PRICES,
        printed=N_("Schwarz on top of Schneider"),
        spoken=_what_schwarz_adds,
    )
    own_levels: bool = ask.flag(
        N_("Solos have prices of their own for Schneider and Schwarz"),
        default=False,
        group=ask.PRICES,
        kinds=SOLOS,
    )
    solo_schneider: int = ask.price(
        N_("Schneider in a solo"),
        default=0,
        needed=lambda tariff, _: tariff.own_levels,
        kinds=SOLOS,
    )
    solo_schwarz: int = ask.price(
        N_("Schwarz in a solo"),
        default=0,
        needed=lambda tariff, _: tariff.own_levels,
        kinds=SOLOS,
    )
    limits: Limits = ask_limits(Limits.SYM30, group=ask.PRICES, first=ask.FROM)

    suited: bool = ask.flag(
        N_("Wenz and Geier also with a suit"),
        default=False,
        group=GAMES,
        kinds=HEADED,
    )
    only_three: bool = ask.flag(N_("Only for three people"), default=False, group=GAMES)
    short: bool = ask.flag(N_("Short pack with four, six cards each"), default=False, group=GAMES)
    middle: bool = ask.flag(
        N_("Three people have ten cards each, and two lie in the middle"),
        default=False,
        group=GAMES,
        kinds=SOLOS,
    )
    untouched_factor: int = ask.count(
        N_("Without the two cards of the middle, times"),
        1,
        8,
        default=2,
        needed=lambda tariff, _: tariff.middle,
        group=GAMES,
        kinds=SOLOS,
    )
    redeal: bool = ask.flag(
        N_("Thrown in: the same dealer again"),
        default=False,
        group=GAMES,
        kinds=("thrown_in",),
        spoken=who_deals_again,
    )
    raise_step: int = ask.count(
        N_("Card points per step of asking up"),
        0,
        30,
        default=0,
        zero=N_("no asking up"),
        group=GAMES,
        kinds=SOLOS,
        spoken=_how_one_asks_up,
    )
    raise_price: int = ask.price(
        N_("Each step adds"),
        default=0,
        needed=lambda tariff, _: tariff.raise_step > 0,
        group=GAMES,
        kinds=SOLOS,
    )
    muss_trumps: int = ask.count(
        N_("In a Muss 60 are enough with so few trumps"),
        0,
        8,
        default=3,
        zero=N_("never"),
        group=GAMES,
        printed=N_("a Muss needs only 60 with {answer} trumps"),
        kinds=("muss",),
        spoken=_when_60_are_enough,
    )
    kreuz_replay: bool = ask.flag(
        N_("A Kreuz of 60 to 60 is played again"), default=False, group=GAMES, kinds=("kreuz",)
    )

    runner: int = ask.price(
        N_("Each runner"), default=10, group=RUNNERS, printed=N_("{answer} each"), first=ask.TARIFF
    )
    solo_runner: int = ask.price(
        N_("Each runner in a solo"),
        default=0,
        zero=N_("as elsewhere"),
        group=RUNNERS,
        kinds=SOLOS,
        spoken=_runners_in_a_solo,
    )
    runners_go: RunnersGo = ask.choice(
        N_("Runners are paid to"),
        default=RunnersGo.WINNER,
        group=RUNNERS,
        spoken=ask.by_its_sentence,
    )
    runners_from: int = ask.count(
        N_("Runners pay from"),
        1,
        14,
        default=3,
        group=RUNNERS,
        printed=N_("in a Sauspiel or Solo from {answer}"),
        first=ask.FROM,
        kinds=(*PAIRED, "solo"),
    )
    suited_runners_from: int = ask.count(
        N_("In a Farbwenz or Farbgeier from"),
        1,
        11,
        default=3,
        group=RUNNERS,
        kinds=HEADED,
    )
    wenz_runners_from: int = ask.count(
        N_("In a Wenz or Geier from"),
        1,
        4,
        default=3,
        group=RUNNERS,
        printed=N_("in a Wenz from {answer}"),
        first=ask.FROM,
        kinds=HEADED,
    )
    runners_most: int = ask.count(N_("At most"), 0, 14, default=14, group=RUNNERS, kinds=PAIRED)
    solo_runners_most: int = ask.count(
        N_("In a solo at most"),
        0,
        14,
        default=14,
        group=RUNNERS,
        kinds=SOLOS,
    )
    no_ober_alone: bool = ask.flag(
        N_("A caller without an Ober has the runners alone"),
        default=False,
        group=RUNNERS,
        kinds=CALLING,
    )

    tout_factor: int = ask.count(
        N_("Tout, times"),
        1,
        8,
        default=2,
        group=PROMISES,
        printed=N_("Tout ×{answer}"),
        kinds=SOLOS,
        spoken=_what_a_tout_costs,
    )
    tout: int = ask.price(
        N_("Tout, before runners"),
        default=0,
        zero=N_("times the game"),
        group=PROMISES,
        kinds=SOLOS,
        spoken=ask.said_elsewhere,
    )
    tout_counts_runners: bool = ask.flag(
        N_("Runners count in a Tout"),
        otherwise=N_("Runners do not count in a Tout"),
        default=True,
        group=PROMISES,
        kinds=SOLOS,
        spoken=ask.said_elsewhere,
    )
    sie_factor: int = ask.count(
        N_("Sie, times"),
        1,
        8,
        default=4,
        group=PROMISES,
        printed=N_("Sie ×{answer}"),
        kinds=("solo",),
        spoken=_what_a_sie_costs,
    )
    sie: int = ask.price(
        N_("Sie, before runners"),
        default=0,
        zero=N_("times the game"),
        group=PROMISES,
        kinds=("solo",),
        spoken=ask.said_elsewhere,
    )
    sie_counts_runners: bool = ask.flag(
        N_("Runners count in a Sie"),
        otherwise=N_("Runners do not count in a Sie"),
        default=True,
        group=PROMISES,
        kinds=("solo",),
        spoken=ask.said_elsewhere,
    )

    knocking: Knocking = ask.choice(
        N_("May knock"),
        default=Knocking.NOBODY,
        group=DOUBLING,
        first=ask.DOUBLED,
        short=(N_("nobody"), N_("anybody"), N_("only forehand"), N_("only one"), N_("in turn")),
        spoken=ask.by_its_sentence,
    )
    knock_value: Knocks = ask.choice(
        N_("Knocks"),
        default=Knocks.DOUBLE,
        needed=lambda tariff, _: tariff.knocking is not Knocking.NOBODY,
        group=DOUBLING,
        printed=N_("{what}: {answer}"),
        spoken=ask.by_its_sentence,
    )
    replies: int = ask.count(
        N_("Kontra up to"),
        0,
        AS_OFTEN_AS_TOLD,
        default=2,
        group=DOUBLING,
        printed=N_("{what} {answer}"),
        first=ask.DOUBLED,
        short=(N_("no"), N_("Kontra"), N_("Re"), N_("Sub"), N_("Hirsch"), N_("8 times")),
        spoken=_how_far_replies_go,
    )
    takes_over: bool = ask.flag(
        N_("The last Kontra or Re takes the game over and needs 61"), default=False, group=DOUBLING
    )
    most_times: int = ask.count(
        N_("All of them at most so many times"),
        0,
        1024,
        default=0,
        zero=N_("no limit"),
        group=DOUBLING,
        spoken=_how_far_doubling_goes,
    )

    ramsch: int = ask.price(
        N_("Ramsch"), default=0, zero=N_("as a Sauspiel"), group=RAMSCH, kinds=("ramsch",)
    )
    payers: Payers = ask.choice(
        N_("Pays"),
        default=Payers.ONE,
        group=RAMSCH,
        kinds=("ramsch",),
        spoken=ask.by_its_sentence,
    )
    virgins: Virgins = ask.choice(
        N_("Without a trick"),
        default=Virgins.NOTHING,
        group=RAMSCH,
        kinds=("ramsch",),
        spoken=ask.by_its_sentence,
    )
    pointless: bool = ask.flag(
        N_("No card points count as no trick"), default=False, group=RAMSCH, kinds=("ramsch",)
    )
    march: March = ask.choice(
        N_("Wins instead"),
        default=March.ALL_TRICKS,
        group=RAMSCH,
        kinds=("ramsch",),
        spoken=ask.by_its_sentence,
    )
    march_points: int = ask.count(
        N_("Card points that win"),
        61,
        CARD_POINTS,
        default=CARD_POINTS,
        needed=lambda tariff, _: tariff.march is March.POINTS,
        group=RAMSCH,
        kinds=("ramsch",),
        spoken=lambda points, _: phrase(
            N_("Who has {points} card points wins instead"), points=points
        ),
    )
    march_announced: bool = ask.flag(
        N_("Only when it was announced"),
        default=False,
        needed=lambda tariff, _: tariff.march is not March.NEVER,
        group=RAMSCH,
        kinds=("ramsch",),
    )
    march_price: int = ask.price(
        N_("What it wins from each"),
        default=0,
        zero=N_("as the Ramsch"),
        needed=lambda tariff, _: tariff.march is not March.NEVER,
        group=RAMSCH,
        kinds=("ramsch",),
        spoken=_what_a_march_wins,
    )

    strictness: Strictness = ask.choice(
        N_("What loses the game"),
        default=Strictness.GRAVE,
        group=OFFENCES,
        spoken=ask.by_its_sentence,
    )
    offender_pays: bool = ask.flag(
        N_("Who breaks the rules pays alone"), default=False, group=OFFENCES
    )
    offence_schwarz: bool = ask.flag(N_("It counts as Schwarz"), default=False, group=OFFENCES)


def does(tariff: Tariff) -> Iterator[Clause]:
    """Say who pays whom, and what doubles."""
    yield Clause(LOSERS_PAY, ask.PRICES, PAIRED)
    yield Clause(SOLOIST_PAYS, ask.PRICES, (*SOLOS, "bettel"))
    yield Clause(replying(tariff.replies), DOUBLING)
    yield Clause(N_("Everybody plays alone"), RAMSCH, ("ramsch",))
    if tariff.payers is Payers.ONE:
        yield Clause(N_("Who loses it pays each of the others"), RAMSCH, ("ramsch",))


def seats(tariff: Tariff) -> Collection[int]:
    """Return how many people may sit at a table of this *tariff* (3.1)."""
    return (3,) if tariff.only_three else range(3, 8)
