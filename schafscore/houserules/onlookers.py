"""Who sits out pays and is paid in soli like those who play against the soloist."""

from schafscore.core import questions as ask
from schafscore.core.outcome import PRICE, Contract, Outcome, Transfer
from schafscore.core.text import N_
from schafscore.core.variant import HouseRule, Table


@ask.questions
class Settings:
    """Nothing more is agreed on."""


def apply(outcome: Outcome, table: Table, settings: Settings, told: None) -> Outcome:
    """Let everybody who sits out settle the same sum with the soloist."""
    priced = [each for each in outcome.transfers if each.tag == PRICE]
    if outcome.contract is not Contract.SOLO or not priced:
        return outcome
    soloist, steps = outcome.side[0], priced[0].steps
    pairs = ((each, soloist) if outcome.won else (soloist, each) for each in table.sitting_out)
    label = N_("Who sits out")
    return outcome.adding(*(Transfer(giver, taker, label, PRICE, steps) for giver, taker in pairs))


HOUSE_RULE: HouseRule[Settings] = HouseRule(
    id="onlookers",
    label=N_("Who sits out pays and is paid in soli"),
    order=5,
    variants=frozenset({"bavarian"}),
    settings=Settings,
    apply=apply,
)
