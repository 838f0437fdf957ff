"""What a table of German Schafkopf agrees on: strokes, heads, and which of the old forms it plays.

Rulings of our own, where no source decides [E]: solos, what exactly 90 is, permanent trumps
without a chooser, sides of six and eight people, double packs, who fills a head of single tricks.
"""

from collections.abc import Iterator

from schafscore.core import questions as ask
from schafscore.core.declared import ask_limits, who_is_schneider
from schafscore.core.results import Limits
from schafscore.core.text import N_, Option, counted, phrase
from schafscore.core.variant import Clause

CHOSEN, FIXED, SOLOS = N_("Game"), N_("Permanent trumps"), N_("Solo")
HEADS, FORM = N_("The head"), N_("Form")
SIDES = "game", "solo", "fixed"
"""The kinds of hand that sides play against each other."""
# A group named like a kind of hand is told only where the table plays that kind.
WHOLE_HEAD = N_("the whole head")


class Players(Option):
    """How many people play (6.7)."""

    FOUR = (N_("four"), "", 4)
    SIX = (N_("six"), "", 6)
    EIGHT = (N_("eight"), "", 8)

    @property
    def number(self) -> int:
        """How many that are."""
        number: int = self.value[2]
        return number


class Teams(Option):
    """Who is partners with whom where more than four play (6.7)."""

    ALTERNATE = (N_("every second seat"), "", N_("Every second person is a partner"))
    OPPOSITE = (N_("opposite seats"), "", N_("Partners sit opposite"))


def does(tariff: "Tariff") -> Iterator[Clause]:
    """Say who is given strokes and heads."""
    yield Clause(N_("The strokes are drawn for the side that wins"), HEADS, SIDES)
    yield Clause(
        N_("In single tricks everybody draws a stroke of his own for each trick he takes"),
        HEADS,
        ("tricks",),
    )
    yield Clause(
        N_("The side whose strokes are enough wins the head, and all strokes are wiped"),
        HEADS,
        SIDES,
    )


@ask.questions
class Tariff:
    """Strokes; the defaults are `german.seed` (6.4)."""

    chosen_simple: int = ask.price(N_("Choosers win"), default=1, group=CHOSEN, kinds=("game",))
    chosen_schneider: int = ask.price(
        N_("Choosers win, Schneider"), default=2, group=CHOSEN, kinds=("game",)
    )
    against_simple: int = ask.price(N_("The others win"), default=2, group=CHOSEN, kinds=("game",))
    against_schneider: int = ask.price(
        N_("The others win, Schneider"), default=4, group=CHOSEN, kinds=("game",)
    )
    forced_simple: int = ask.price(
        N_("Forced, either side"), default=1, group=CHOSEN, kinds=("game",)
    )
    forced_schneider: int = ask.price(
        N_("Forced choosers win, Schneider"), default=2, group=CHOSEN, kinds=("game",)
    )
    forced_against_schneider: int = ask.price(
        N_("Forced, the others win, Schneider"), default=2, group=CHOSEN, kinds=("game",)
    )
    forced_below: int = ask.count(
        N_("Forced where nobody offers so many trumps"),
        1,
        14,
        default=5,
        group=CHOSEN,
        printed=N_("forced where nobody offers {answer} trumps"),
        kinds=("game",),
    )
    solo_won_simple: int = ask.price(N_("Solo won"), default=2, group=SOLOS, kinds=("solo",))
    solo_won_schneider: int = ask.price(
        N_("Solo won, Schneider"), default=4, group=SOLOS, kinds=("solo",)
    )
    solo_lost_simple: int = ask.price(N_("Solo lost"), default=4, group=SOLOS, kinds=("solo",))
    solo_lost_schneider: int = ask.price(
        N_("Solo lost, Schneider"), default=8, group=SOLOS, kinds=("solo",)
    )
    fixed_simple: int = ask.price(N_("Without a chooser"), default=1, group=FIXED, kinds=("fixed",))
    fixed_schneider: int = ask.price(
        N_("Without a chooser, Schneider"), default=2, group=FIXED, kinds=("fixed",)
    )
    schwarz: int = ask.price(
        N_("Schwarz"),
        default=0,
        zero=WHOLE_HEAD,
        group=HEADS,
        printed=N_("{what} {answer} strokes"),
        spoken=lambda strokes, _: (
            counted("Schwarz is worth %n strokes", "", strokes)
            if strokes
            else N_("Schwarz is worth the whole head")
        ),
    )
    head: int = ask.count(
        N_("Strokes of a head"),
        1,
        12,
        default=9,
        group=HEADS,
        printed=N_("{answer} strokes make a head"),
        spoken=lambda number, _: counted("%n strokes make a head", "", number),
    )
    blank_double: bool = ask.flag(
        N_("Who has no stroke then loses two heads"), default=False, group=HEADS
    )
    limits: Limits = ask_limits(
        Limits.SYM30,
        group=FORM,
        spoken=lambda limits, tariff: who_is_schneider(limits, tariff, 1 + tariff.double_pack),
    )
    players: Players = ask.choice(
        N_("Players"),
        default=Players.FOUR,
        group=FORM,
        spoken=lambda players, _: phrase(N_("{number} people play"), number=players),
    )
    teams: Teams = ask.choice(
        N_("Partners"),
        default=Teams.ALTERNATE,
        needed=lambda tariff, _: tariff.players is not Players.FOUR,
        group=FORM,
        spoken=ask.by_its_sentence,
    )
    double_pack: bool = ask.flag(N_("Double pack of 240 card points"), default=False, group=FORM)
