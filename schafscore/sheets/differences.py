"""What a writing would change, told as the list tells it: hands, dealers, what everybody has."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from schafscore.core.accounts import Account, Outside
from schafscore.core.evening import Evening, step
from schafscore.core.journal import Writing
from schafscore.core.questions import Problem
from schafscore.core.rounds import WAITING
from schafscore.core.text import N_, Label, listed_with_and, phrase
from schafscore.sheets.rows import Row, State, people, rows


@dataclass(frozen=True, slots=True)
class Changed:
    """One hand as it stands and as it would stand; None where it would not be in the list."""

    hand: int
    was: Row | None
    becomes: Row | None


@dataclass(frozen=True, slots=True)
class Total:
    """What somebody has at the end, now and then, in the unit of the variant."""

    account: Account
    was: int
    becomes: int

    @property
    def difference(self) -> int:
        """What is won by the change, negative where it is lost."""
        return self.becomes - self.was


@dataclass(frozen=True, slots=True)
class Differences:
    """Everything that writings would change.

    *totals* has everybody, and the pots and sides that would stand otherwise. *remarks* say what
    no amount shows: rounds of Bock, dealers, numbers, hands that would no longer fit. *problems*
    are those of what was said between the hands. *number* is how many hands there would be.
    """

    hands: tuple[Changed, ...]
    totals: tuple[Total, ...]
    remarks: tuple[Label, ...]
    problems: tuple[Problem, ...]
    number: int


def differences(
    evening: Evening, writings: Sequence[Writing], now: Sequence[Row] = ()
) -> Differences:
    """Say what *writings* would change in *evening*; nothing is written.

    *now* are its rows, where somebody has them already.
    """
    after = step(evening, *writings)
    now = now or rows(evening)
    then = rows(after, evening, now)
    old = {row.hand: row for row in now if row.hand is not None}
    new = {row.hand: row for row in then if row.hand is not None}
    pairs = [Changed(hand, old.get(hand), new.get(hand)) for hand in _in_order(then, now)]
    known = {*evening.problems, *(problem for row in then for problem in row.problems)}
    return Differences(
        tuple(each for each in pairs if _looks(each.was) != _looks(each.becomes)),
        tuple(_totals(evening, after)),
        tuple(_remarks(pairs, evening, after)),
        tuple(each for each in after.problems if each not in known),
        after.position.number,
    )


def _in_order(then: Sequence[Row], now: Sequence[Row]) -> tuple[int, ...]:
    """Return the hands of both lists; one that would be gone keeps its place."""
    order = [row.hand for row in then if row.hand is not None]
    there = set(order)
    before: int | None = None
    for row in now:
        if row.hand is None:
            continue
        if row.hand not in there:
            order.insert(order.index(before) + 1 if before in order else 0, row.hand)
        before = row.hand
    return tuple(order)


def _looks(row: Row | None) -> object:
    """Return what of a row makes it another hand; that its number or dealer moves does not.

    Nor that it uses up a doubled hand: what goes into the Stock is never doubled (3.12).
    """
    if row is None:
        return None
    played = (row.kind, row.suit, row.announced, row.marks, row.side, row.won, row.level)
    moves = {pot: amount for pot, amount in row.moves.items() if pot != WAITING}
    return row.state, played, row.deltas, moves


def _totals(now: Evening, then: Evening) -> Iterator[Total]:
    old, new = now.position.balances, then.position.balances
    here = people(then)
    for account in (*here, *(each for each in {**old, **new} if each not in here)):
        total = Total(account, old.get(account, 0), new.get(account, 0))
        if account in here or (not isinstance(account, Outside) and total.difference):
            yield total


def _remarks(pairs: Sequence[Changed], now: Evening, then: Evening) -> Iterator[Label]:
    both = [(each.was, each.becomes) for each in pairs if each.was and each.becomes]
    counting = [(was, row) for was, row in both if row.state is State.COUNTS]
    turned = [(was, row) for was, row in counting if bool(was.doubled) is not bool(row.doubled)]
    paying = [(was, row) for was, row in turned if _looks(was) != _looks(row)]
    single = [row.number for was, row in paying if was.doubled]
    double = [row.number for was, row in paying if row.doubled]
    freed = [row.number for was, row in turned if was.doubled and _looks(was) == _looks(row)]
    used = [row.number for was, row in turned if row.doubled and _looks(was) == _looks(row)]
    yield from _about(single, N_("Hand {hands} no longer counts double"), NO_LONGER_DOUBLE)
    yield from _about(double, N_("Hand {hands} now counts double"), NOW_DOUBLE)
    yield from _about(freed, N_("Hand {hands} no longer uses up a doubled hand"), NO_LONGER_USED)
    yield from _about(used, N_("Hand {hands} now uses up a doubled hand"), NOW_USED)
    moved = [(was, row) for was, row in both if was.dealer != row.dealer]
    numbers = [row.number for _, row in moved]
    yield from _about(numbers, N_("Hand {hands} has another dealer"), OTHER_DEALER)
    if moved:
        was, row = moved[0]
        named = N_("In hand {number} {dealer} would deal, not {other}")
        yield phrase(named, number=row.number, dealer=row.dealer, other=was.dealer)
    dealt, deals = now.position.dealer, then.position.dealer
    if dealt != deals:
        yield phrase(N_("{dealer} would deal next, not {other}"), dealer=deals, other=dealt)
    renumbered = [row for was, row in both if was.number != row.number]
    if renumbered:
        yield RENUMBERED
    unfit = [row for was, row in both if row.problems and row.problems != was.problems]
    if not unfit:
        return
    number, why = unfit[0].number, unfit[0].problems[0].sentence
    if len(unfit) == 1:
        yield phrase(N_("Hand {number} no longer fits: {why}"), number=number, why=why)
    else:
        several = N_("Hands {hands} no longer fit. Hand {number}: {why}")
        hands = spans(row.number for row in unfit)
        yield phrase(several, hands=hands, number=number, why=why)


RENUMBERED = N_("The hands after it get other numbers")
NO_LONGER_DOUBLE = N_("Hands {hands} no longer count double")
NOW_DOUBLE = N_("Hands {hands} now count double")
NO_LONGER_USED = N_("Hands {hands} no longer use up doubled hands")
NOW_USED = N_("Hands {hands} now use up doubled hands")
OTHER_DEALER = N_("Hands {hands} have another dealer")


def _about(numbers: Sequence[int], one: str, several: str) -> Iterator[Label]:
    if numbers:
        yield phrase(several if len(numbers) > 1 else one, hands=spans(numbers))


def spans(numbers: Iterable[int]) -> Label:
    """Return *numbers*, rising, as words: ``3, 4, 7 to 10 and 12``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return listed_with_and(each for run in runs for each in _span(run))


def _span(run: Sequence[int]) -> Iterator[Label]:
    """Yield *run*, numbers one after the other, as what is named one by one: two are no span."""
    if len(run) > 2:
        yield phrase(N_("{first} to {last}"), first=run[0], last=run[-1])
    else:
        yield from (phrase(N_("{number}"), number=number) for number in run)
