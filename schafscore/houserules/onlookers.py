"""Who sits out pays and is paid in soli like those who play against the soloist."""

from collections.abc import Iterator

from schafscore.core import questions as ask
from schafscore.core.outcome import PRICE, Outcome, transfers
from schafscore.core.text import N_, Label
from schafscore.core.variant import HouseRule, Table


@ask.questions
class Settings:
    """Nothing more is agreed on."""


def apply(outcome: Outcome, table: Table, settings: Settings, told: None) -> Outcome:
    """Let everybody who sits out settle the same sum with the soloist."""
    soloist = outcome.soloist
    priced = [each for each in outcome.transfers if each.tag == PRICE]
    if soloist is None or not priced:
        return outcome
    # 3.14: where one of the others broke the rules and pays alone, he pays for these too.
    alone = outcome.bearer
    pairs = (
        (alone or each, soloist) if outcome.won else (soloist, each) for each in table.sitting_out
    )
    return outcome.adding(*transfers(pairs, N_("Who sits out"), priced[0].steps))


def does(settings: Settings) -> Iterator[Label]:
    """Say who pays whom."""
    yield N_("Whoever sits out a solo pays and gets as much as one who plays against the soloist")


HOUSE_RULE: HouseRule[Settings] = HouseRule(
    id="onlookers",
    label=N_("Who sits out pays and is paid in soli"),
    order=5,
    variants=frozenset({"bavarian"}),
    settings=Settings,
    apply=apply,
    does=does,
)
