"""What accounts are called where people are told about them."""

from collections.abc import Sequence

from schafscore.core.accounts import Account, Person, Pot, Side
from schafscore.core.text import N_, Label, phrase


def called(account: Account, people: Sequence[Person] = ()) -> Label:
    """Return what *account* is called; a side by those of *people* who sit on it."""
    match account:
        case Person():
            return phrase(N_("{who}"), who=account)
        case Pot(owner=Person() as owner):
            return phrase(N_("{pot} of {who}"), pot=account.label, who=owner)
        case Pot():
            return account.label
        case Side(index) if len(people) >= index + 3:
            return phrase(N_("{one} and {other}"), one=people[index], other=people[index + 2])
        case _:
            return N_("outside")


def flow(giver: Account, taker: Account) -> Label:
    """Say from whom to whom money goes; of a pot, which is nobody, which way it goes."""
    if isinstance(taker, Pot):
        words = N_("{giver} → {taker} (pays in)")
    elif isinstance(giver, Pot):
        words = N_("{giver} → {taker} (pays out)")
    else:
        words = N_("{giver} → {taker}")
    return phrase(words, giver=called(giver), taker=called(taker))


def left_out(who: Account, pot: Account) -> Label:
    """Say that *who* has left, and has no part in what is left of *pot*."""
    words = N_("{who} is no longer at the table and gets nothing of: {pot}")
    return phrase(words, who=who, pot=called(pot))
