"""Who pays whom at the end: plans of payments that clear every balance to the cent (rules 1.7)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from schafscore.core.accounts import Account, Balances, Person, Pot
from schafscore.core.outcome import Transfer


@dataclass(frozen=True, slots=True)
class Payment:
    """Somebody pays *amount* cents, more than nothing, to somebody or into a pot."""

    giver: Account
    taker: Account
    amount: int


def fewest(balances: Balances, seats: Sequence[Account]) -> tuple[Payment, ...]:
    """Let the largest debtor pay the largest creditor until nobody owes anything (1.7).

    At most one payment less than there are accounts; of equal ones the earlier in *seats* comes
    first. Raises `ValueError` where the balances of *seats* do not add up to nothing.
    """
    due = {account: balances.get(account, 0) for account in seats}
    if sum(due.values()):
        raise ValueError(f"the balances add up to {sum(due.values())} and cannot be cleared")
    payments: list[Payment] = []
    while any(due.values()):
        # min and max return the first of equals: ties go by seat.
        debtor = min(seats, key=due.__getitem__)
        creditor = max(seats, key=due.__getitem__)
        amount = min(-due[debtor], due[creditor])
        due[debtor] += amount
        due[creditor] -= amount
        payments.append(Payment(debtor, creditor, amount))
    return tuple(payments)


def each_with_each(transfers: Iterable[Transfer], seats: Sequence[Account]) -> tuple[Payment, ...]:
    """Let every two accounts settle what the hands moved between them, and nothing else.

    Longer than `fewest`, but nobody pays anyone whom he never lost to (fault A50).
    """
    between: dict[tuple[Account, Account], int] = {}
    for each in transfers:
        pair = (each.giver, each.taker)
        between[pair] = between.get(pair, 0) + each.amount
    return netted(
        (one, other, between.get((other, one), 0) - between.get((one, other), 0))
        for one, other in combinations(seats, 2)
    )


def plus_minus(points: Balances, people: Sequence[Person]) -> Balances:
    """Turn points of a list that does not add up to nothing into money: ``N * own - sum`` (1.7).

    +55, -20, +15, -10 become +180, -120, +20, -80.
    """
    total = sum(points.get(person, 0) for person in people)
    return {person: len(people) * points.get(person, 0) - total for person in people}


def differences(points: Balances, people: Sequence[Person]) -> tuple[Payment, ...]:
    """Let every two people settle the difference of their points, as `plus_minus` adds it up."""
    return netted(
        (one, other, points.get(one, 0) - points.get(other, 0))
        for one, other in combinations(people, 2)
    )


def netted(claims: Iterable[tuple[Account, Account, int]]) -> tuple[Payment, ...]:
    """Turn what *one* gets from *other* in cents, negative where he owes it, into payments."""
    return tuple(
        Payment(other, one, claim) if claim > 0 else Payment(one, other, -claim)
        for one, other, claim in claims
        if claim
    )


def shared(amount: int, people: Sequence[Person]) -> Mapping[Person, int]:
    """Split *amount* cents into whole cents; the odd ones go one each from the first seat on.

    No cent is lost or made (faults A46, A47): the shares add up to *amount*, below nothing too.
    """
    share, odd = divmod(abs(amount), len(people))
    sign = 1 if amount >= 0 else -1
    return {person: sign * (share + (seat < odd)) for seat, person in enumerate(people)}


def pots_of_people(transfers: Iterable[Transfer]) -> tuple[Pot, ...]:
    """Return the pots that people pay into or take from, as they appear: those hold money.

    A pot that only trades with the world outside, such as hands still to be doubled, holds none.
    """
    found: dict[Pot, None] = {}
    for each in transfers:
        for pot, other in ((each.giver, each.taker), (each.taker, each.giver)):
            if isinstance(pot, Pot) and isinstance(other, Person):
                found[pot] = None
    return tuple(found)
