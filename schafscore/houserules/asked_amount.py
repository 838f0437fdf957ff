"""Who asks for too much gives the excess back double; too little asked is bad luck (3.14)."""

from collections.abc import Iterator

from schafscore.core import questions as ask
from schafscore.core.accounts import Person
from schafscore.core.outcome import PRICE, LookUp, Outcome, Transfer
from schafscore.core.questions import Role
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import HouseRule, Table

TAG = "asked"


@ask.questions
class Settings:
    """What a table agrees on."""

    double_back: bool = ask.flag(
        N_("What was asked too much goes back double"),
        default=True,
        otherwise=N_("What was asked too much goes back once"),
        printed=N_("{what}"),
    )
    bad_luck: bool = ask.flag(
        N_("What was asked too little is lost"),
        default=True,
        otherwise=N_("What was asked too little is paid as well"),
        printed=N_("{what}"),
    )


@ask.questions
class Told:
    """What a winner asked from each loser."""

    asker: Person | None = ask.person(N_("Asked for the wrong amount"), Role.PENALTY, default=None)
    amount: int = ask.count(
        N_("Asked from each"),
        0,
        ask.HIGHEST_PRICE,
        Role.PENALTY,
        default=0,
        needed=lambda told, _: told.asker is not None,
    )


def apply(outcome: Outcome, table: Table, settings: Settings, told: Told | None) -> Outcome:
    """Settle what was asked in the wrong amount, after everything that doubles."""
    if told is None or told.asker is None:
        return outcome
    return outcome.adding(*_settled(outcome, settings, told.asker, told.amount))


def _settled(
    outcome: Outcome, settings: Settings, asker: Person, amount: int
) -> Iterator[Transfer]:
    for each in outcome.transfers:
        if each.tag != PRICE or each.taker != asker:
            continue
        excess = amount - each.amount
        # 3.14: due 40, asked 50: ten too many go back twice, once because they were never due.
        if (excess > 0 and settings.double_back) or (excess < 0 and settings.bad_luck):
            label = phrase(N_("{asked} were asked, {due} are due"), asked=amount, due=each.amount)
            step = LookUp(label, abs(excess))
            yield Transfer(asker, each.giver, HOUSE_RULE.label, TAG, (step,))


def does(settings: Settings) -> Iterator[Label]:
    """Say who has to know the amount."""
    yield N_("The winner asks each loser for the right amount, and gets what is due")


HOUSE_RULE: HouseRule[Settings] = HouseRule(
    id="asked_amount",
    label=N_("Asked too much or too little"),
    order=80,
    variants=frozenset({"bavarian"}),
    settings=Settings,
    apply=apply,
    does=does,
    asks=Told,
)
