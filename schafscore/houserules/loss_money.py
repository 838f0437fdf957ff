"""Loss money: who loses a game of Skat puts up some cents, which go into the kitty (habits, Skat).

Clubs play for it: half a euro for each lost game, from the fourth of a list one euro; the best of
the series gets it. Here the list is the evening. No point of it changes; the evening's reckoning
collects the cents.
"""

from collections.abc import Iterator

from schafscore.core import questions as ask
from schafscore.core.accounts import CENTS, Outside, Person, Pot
from schafscore.core.outcome import LookUp, Outcome, Transfer
from schafscore.core.text import N_, Label
from schafscore.core.variant import HouseRule, Table

OUTSIDE = Outside(CENTS)
UNIT = "lost games"
TAG = "loss_money"


@ask.questions
class Settings:
    """What a table agrees on, in cents."""

    each: int = ask.count(
        N_("Cents for a lost game"),
        1,
        ask.HIGHEST_PRICE,
        default=50,
        printed=N_("{answer} cents for a lost game"),
    )
    dear_from: int = ask.count(
        N_("Dearer from which lost game of the evening"),
        2,
        20,
        default=4,
        printed=N_("dearer from lost game {answer}"),
    )
    dear: int = ask.count(
        N_("Cents for a dearer one"),
        1,
        ask.HIGHEST_PRICE,
        default=100,
        printed=N_("{answer} cents for a dearer one"),
    )


def put_up(person: Person) -> Pot:
    """Return the account of the cents that *person* owes the kitty for lost games."""
    return Pot(TAG, CENTS, person, N_("Loss money"))


def lost_games(person: Person) -> Pot:
    """Return the account of the games that *person* has lost, whatever they cost."""
    return Pot("lost_games", UNIT, person, N_("Lost games"))


def apply(outcome: Outcome, table: Table, settings: Settings, told: None) -> Outcome:
    """Write down what the soloist owes for a game that he has lost, by an offence too."""
    if outcome.soloist is None or outcome.won is not False:
        return outcome
    counted, account = lost_games(outcome.soloist), put_up(outcome.soloist)
    name = "each" if table.has(counted) + 1 < settings.dear_from else "dear"
    price = LookUp(N_("lost game"), getattr(settings, name), name)
    return outcome.adding(
        Transfer(OUTSIDE, account, HOUSE_RULE.label, TAG, (price,)),
        Transfer(Outside(UNIT), counted, HOUSE_RULE.label, TAG, (LookUp(N_("lost game"), 1),)),
    )


def does(settings: Settings) -> Iterator[Label]:
    """Say who pays where."""
    yield N_("A soloist who loses pays into the kitty when the evening is settled")
    yield N_("No point changes")


HOUSE_RULE: HouseRule[Settings] = HouseRule(
    id="loss_money",
    label=N_("Loss money"),
    order=85,
    variants=frozenset({"skat"}),
    settings=Settings,
    apply=apply,
    does=does,
)
