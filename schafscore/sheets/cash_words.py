"""What is paid, in words: there and then, said once for several; and to which coins."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from schafscore.core.accounts import Account, Person, Pot
from schafscore.core.outcome import Transfer
from schafscore.core.text import N_, Label, listed, listed_with_and, phrase
from schafscore.sheets.at_once import AtOnce, Span
from schafscore.sheets.called import called
from schafscore.sheets.reckoning import Reckoning
from schafscore.sheets.settlement import Payment


def in_words(payments: Iterable[Payment]) -> Iterator[Label]:
    """Yield a sentence for each sum, in the unit of the game: ``Carl and Dora pay Anna 30 each``.

    Several who pay the same to one, or one who pays the same to several, are named together.
    """
    open_ = list(payments)
    while open_:
        first = open_[0]
        equal = [each for each in open_ if each.amount == first.amount]
        givers = [each for each in equal if each.taker == first.taker]
        takers = [each for each in equal if each.giver == first.giver]
        together = max(givers, takers, key=len)
        open_ = [each for each in open_ if each not in together]
        text = N_("{givers} pays {takers} {amount}")
        if len(givers) > 1 and together is givers:
            text = N_("{givers} pay {takers} {amount} each")
        elif len(takers) > 1:
            text = N_("{givers} pays {takers} {amount} each")
        yield phrase(
            text,
            givers=_listed(each.giver for each in together),
            takers=_listed(each.taker for each in together),
            amount=first.amount,
        )


def owed_on(lacking: Iterable[Transfer]) -> Iterator[Label]:
    """Say of each pot what it has too few coins to pay there and then, and owes until the end."""
    owed = Counter[Account]()
    for each in lacking:
        owed[each.giver] += each.amount
    for pot, amount in owed.items():
        words = N_("{pot} owes {amount} until the end")
        yield phrase(words, pot=called(pot), amount=amount)


def rounding(now: Reckoning, money: Callable[..., str]) -> Label:
    """Say to which coins *now* is rounded, and who bears what that leaves (1.7).

    *money* writes cents, with ``sign=True`` with their sign.
    """
    coin = now.terms.round_to
    if now.bearer is None or not now.left:
        return phrase(N_("Rounded to {coin} cents, nothing is left over."), coin=coin)
    words = N_("Rounded to {coin} cents; {who} bears the rest of {amount}.")
    return phrase(words, coin=coin, who=called(now.bearer), amount=money(now.left, sign=True))


def in_cash(now: Reckoning) -> Iterator[Label]:
    """Say which games are paid in cash after every hand, and that the others are open."""
    if now.cash.wholly:
        if now.in_money and any(each.game for each in now.dues):
            yield N_("The games were paid in cash after every hand: nothing of them is open.")
    elif now.cash.spans:
        words = N_("In cash: {hands}. The other hands are open.")
        yield phrase(words, hands=hands_in_cash(now.cash))


def hands_in_cash(cash: AtOnce) -> Label:
    """Say which hands are paid in cash: ``hands 1 to 3, from hand 7 on``; "" where none is."""
    return listed(map(_span, cash.spans))


def _span(span: Span) -> Label:
    if span.last is None:
        return phrase(N_("from hand {number} on"), number=span.first)
    if span.last == span.first:
        return phrase(N_("hand {number}"), number=span.first)
    return phrase(N_("hands {first} to {last}"), first=span.first, last=span.last)


def in_pots(now: Reckoning) -> Iterator[Label]:
    """Say of each pot that what the game put into it is open, so that nobody pays twice.

    The program writes stakes down like every hand; coins go only where it was agreed on cash.
    """
    for each in now.dues:
        if isinstance(each.who, Pot) and each.game and each.outstanding and not now.cash.wholly:
            words = N_(
                "{pot}: what was put in is only written down so far, as every hand is, and is paid "
                "now."
            )
            yield phrase(words, pot=called(each.who))


COINS_LIE_THERE = N_(
    "If you played with coins on the table, tick what was paid so, and choose “in cash after every "
    "hand” under “How it is paid” for the hands to come."
)
"""What to do where that has been paid already, said in the window."""


UNDIVIDED = N_(
    "What does not divide goes one each to the winners of the last hand first, then in the order "
    "of seats."
)
"""Who gets what is left of a pot that is shared out (1.7, 4.5), where it does not divide."""


def sharing(amount: int, heirs: Sequence[Person], write: Callable[[int], str]) -> Iterator[Label]:
    """Yield what each of *heirs* would get of *amount* left in a pot, and who gets one more.

    *heirs* come in the order of `last_winners_first`; *write* writes cents or chips.
    """
    whole, odd = divmod(amount, len(heirs))
    if not odd:
        yield phrase(N_("Among all at the table each gets {amount}."), amount=write(whole))
        return
    more = N_("Among all at the table each gets {amount}; one more: {who}.")
    yield phrase(more, amount=write(whole), who=listed(map(called, heirs[:odd])))
    yield UNDIVIDED


def _listed(accounts: Iterable[Account]) -> Label:
    """Say each of *accounts* once."""
    return listed_with_and(called(each) for each in dict.fromkeys(accounts))
