"""The pool of the Wendish game: chips in the middle and before everyone, and that none is lost.

A chip is drawn for every five, in piles of six; what is left over is one more chip [E]. Everybody
begins with what he stakes; what lies before him is what he has taken since, and a loss beyond that
comes out of his pocket and is below nothing: so it adds up, with the pool, to what was staked.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from schafscore.core.accounts import Account, Balances, Outside, Person, Pot
from schafscore.core.evening import Evening
from schafscore.core.outcome import STAKE
from schafscore.core.text import N_, Label, counted, phrase

CHIP, PILE = 5, 6


@dataclass(frozen=True, slots=True)
class Pool:
    """How chips lie: in the middle *amount*, *coming* with the hand at the pad, *before* everyone.

    *staked* is what each person has paid in so far, *accounts* what all people have together.
    *kept* is what others than people and the pool have.
    """

    amount: int
    coming: int
    staked: Mapping[Person, int]
    before: Mapping[Person, int]
    accounts: int
    kept: int = 0

    @property
    def check(self) -> int:
        """What accounts and pool come to: nothing, where no chip is lost."""
        return self.accounts + self.amount + self.kept


def pool_of(evening: Evening) -> Pot | None:
    """Return the pot that everybody staked into before the first hand, None where there is none."""
    opening = evening.lines[0].outcome
    stakes = opening.transfers if opening else ()
    pots = (each.taker for each in stakes if each.tag == STAKE)
    return next((pot for pot in pots if isinstance(pot, Pot)), None)


def pool(
    evening: Evening, balances: Balances, people: tuple[Person, ...], after: Balances | None = None
) -> Pool | None:
    """Return how chips lie at *balances*; *after* is what the hand at the pad would leave."""
    pot = pool_of(evening)
    if pot is None:
        return None
    staked = dict.fromkeys(people, 0)
    for line in evening.lines:
        for each in line.outcome.transfers if line.outcome else ():
            if each.tag == STAKE and each.taker == pot and isinstance(each.giver, Person):
                staked[each.giver] = staked.get(each.giver, 0) + each.amount
    amount = balances.get(pot, 0)
    coming = after.get(pot, 0) - amount if after is not None else 0
    return Pool(
        amount=amount,
        coming=coming,
        staked=staked,
        before={who: balances.get(who, 0) + staked.get(who, 0) for who in people},
        accounts=sum(held for account, held in balances.items() if isinstance(account, Person)),
        kept=sum(
            held
            for account, held in balances.items()
            if _is_elsewhere(account, pot, evening.position.rules.variant.unit)
        ),
    )


def out_of_pocket(pool: Pool) -> Iterator[Label]:
    """Yield who has paid more than lay before him, and how much of it came out of his pocket."""
    for who, chips in pool.before.items():
        if chips < 0:
            paid = counted("%n chips out of pocket", "", -chips)
            yield phrase(N_("{who}: {what}"), who=who, what=paid)


def _is_elsewhere(account: Account, pool: Pot, unit: str) -> bool:
    """Whether *account* holds chips that are neither in the pool nor anybody's."""
    if isinstance(account, Pot):
        return account != pool and not account.unit
    return isinstance(account, Outside) and account.unit == unit


def piles(amount: int) -> tuple[int, ...]:
    """Return how many chips lie in each pile, the last may be lower."""
    chips = -(-max(amount, 0) // CHIP)
    full, rest = divmod(chips, PILE)
    return (PILE,) * full + ((rest,) if rest else ())
