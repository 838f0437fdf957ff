"""Loss money: who loses a game of Skat puts up some cents, which go into the kitty (habits, Skat).

Clubs play for it: half a euro for each lost game, from the fourth of a list one euro; the best of
the series gets it. No point of the list changes; the evening's reckoning collects it.
"""

from schafscore.core import questions as ask
from schafscore.core.accounts import CENTS, Outside, Person, Pot
from schafscore.core.outcome import LookUp, Outcome, Transfer
from schafscore.core.text import N_
from schafscore.core.variant import HouseRule, Table

OUTSIDE = Outside(CENTS)
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
        N_("Dearer from lost game number"),
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


def apply(outcome: Outcome, table: Table, settings: Settings, told: None) -> Outcome:
    """Write down what the soloist owes for a game that he has lost, by an offence too."""
    if outcome.soloist is None or outcome.won is not False:
        return outcome
    account = put_up(outcome.soloist)
    cheap = table.has(account) < settings.each * (settings.dear_from - 1)
    name = "each" if cheap else "dear"
    lost = LookUp(N_("lost game"), getattr(settings, name), name)
    return outcome.adding(Transfer(OUTSIDE, account, HOUSE_RULE.label, TAG, (lost,)))


HOUSE_RULE: HouseRule[Settings] = HouseRule(
    id="loss_money",
    label=N_("Loss money"),
    order=85,
    variants=frozenset({"skat"}),
    settings=Settings,
    apply=apply,
)
