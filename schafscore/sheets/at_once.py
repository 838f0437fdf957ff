"""Which games were paid in cash, hand by hand, and what of them is left to be paid at the end.

What holds (rules 1.7; habits, Paying at the end):

* "In cash after every hand" holds from the next hand on, and ends with the hand before which it is
  taken back. What was played before stays as it is: nobody has paid it.
* Said before the first hand, it holds for all of the evening: for stakes at the opening as well.
* A hand paid in cash stays so when it is corrected, struck or counts again: the difference is paid
  in cash as well, when it is put right, and none of it is open.
* A hand that was forgotten is paid in cash where those round it are. On the edge it is open: what
  is open is seen and can be ticked, what is not would be lost.
* A pot pays in cash what coins lie in it: what was carried over, and what was put in in cash. What
  it holds beyond that is only written down, and so is what it pays of that. Who win it
  together have the coins by their shares.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from schafscore.core.accounts import Account, Pot
from schafscore.core.evening import Evening, Line, Standing
from schafscore.core.journal import Hand, Opening, PotShared, Terms, places_in_force
from schafscore.core.outcome import CARRIED, LookUp, Transfer


@dataclass(frozen=True, slots=True)
class Span:
    """Hands in a row that are paid in cash, by number; *last* is None where it goes on."""

    first: int
    last: int | None


@dataclass(frozen=True, slots=True)
class AtOnce:
    """What of an evening is paid in cash.

    *spans* are the numbers of hands that are; *now* says whether the next one will be, *wholly*
    that no line of the evening is open. *lying* are the coins in each pot before the hand of each
    number, the next one too, in the unit of the game.
    """

    spans: tuple[Span, ...]
    now: bool
    wholly: bool
    lying: Mapping[int, Mapping[Account, int]] = field(default_factory=dict)

    def holds(self, number: int, *, inserted: bool = False) -> bool:
        """Whether the hand of this *number* is paid in cash, or one *inserted* in its place."""
        if inserted and number > 1 and not self.holds(number - 1):
            return False
        return any(
            span.first <= number and (span.last is None or number <= span.last)
            for span in self.spans
        )

    def lacking(self, line: Line) -> tuple[Transfer, ...]:
        """Return what of *line*, which is paid in cash, its pots owe on for want of coins.

        *line* is a hand of this evening, or one that is tried in the place of its number.
        """
        coins = Counter(self.lying.get(line.after.number, {}))
        return tuple(_paid_out(line, paid=True, coins=coins))


NEVER = AtOnce((), now=False, wholly=False)


def at_once(evening: Evening) -> AtOnce:
    """Return what of *evening* is paid in cash."""
    if not any(isinstance(each, Terms) and each.at_once for each in evening.writings):
        return NEVER
    now, cash = _in_cash(evening)
    hands = frozenset(line.hand for line, paid in cash if paid and line.hand is not None)
    wholly = bool(now or hands) and all(paid for line, paid in cash if line.outcome is not None)
    return AtOnce(tuple(_spans(evening, hands, now=now)), now, wholly, _lying(cash))


def on_paper(evening: Evening) -> Iterator[Transfer]:
    """Yield what is moved on paper alone; where a pot has not the coins to pay in cash, what lacks.

    Nothing where all of the evening is paid in cash.
    """
    if not at_once(evening).wholly:
        _, lines = _in_cash(evening)
        yield from _written(lines)


def _in_cash(evening: Evening) -> tuple[bool, list[tuple[Line, bool]]]:
    """Return whether the next hand is paid in cash, and each line with whether it was."""
    gone = {line.hand for line in evening.lines if line.standing is Standing.DELETED}
    now, booked, shares = False, dict[int, bool](), list[bool]()
    for place in places_in_force(evening.writings):
        match evening.writings[place]:
            case Terms(at_once=now):
                pass
            case Hand(hand) if hand not in gone:
                booked[hand] = now
            case PotShared():
                shares.append(now)
            case _:
                pass
    return now, _by_line(evening, now, booked, shares)


def _by_line(
    evening: Evening, now: bool, booked: Mapping[int, bool], shares: list[bool]
) -> list[tuple[Line, bool]]:
    first = next(iter(booked.values()), now)
    # Of a hand that was inserted: what the next one that was booked is.
    following, next_one = dict[int, bool](), now
    for line in reversed(evening.lines):
        if line.hand is not None:
            following[line.hand] = next_one = booked.get(line.hand, next_one)
    shared, last = iter(shares), first  # the shares of pots come in the order of writing
    found: list[tuple[Line, bool]] = []
    for line in evening.lines:
        paid = False
        if line.hand is not None:
            last = booked.get(line.hand, last)
            paid = last and following[line.hand]
        elif isinstance(line.writing, PotShared):
            paid = next(shared)
        elif isinstance(line.writing, Opening):
            paid = first
        found.append((line, paid))
    return found


def _spans(evening: Evening, hands: frozenset[int], *, now: bool) -> Iterator[Span]:
    begun: int | None = None
    number = 0
    for line in evening.hands:
        number = line.after.number
        if line.hand not in hands and begun is not None:
            yield Span(begun, number - 1)
            begun = None
        elif line.hand in hands and begun is None:
            begun = number
    if now:
        yield Span(number + 1 if begun is None else begun, None)
    elif begun is not None:
        yield Span(begun, number)


def _lying(lines: Iterable[tuple[Line, bool]]) -> Mapping[int, Mapping[Account, int]]:
    """Return the coins that lie in the pots before the hand of each number, and the next one."""
    coins, number = Counter[Account](), 0
    lying: dict[int, Mapping[Account, int]] = {}
    seen: Mapping[Account, int] = {}
    for line, paid in lines:
        if line.after.number > number:
            number = line.after.number
            lying[number] = seen
        for _ in _paid_out(line, paid=paid, coins=coins):
            pass
        if coins != seen:
            seen = dict(coins)
    lying[number + 1] = seen
    return lying


def _written(lines: Iterable[tuple[Line, bool]]) -> Iterator[Transfer]:
    coins = Counter[Account]()
    for line, paid in lines:
        if not paid and line.outcome is not None:
            yield from line.outcome.transfers
        yield from _paid_out(line, paid=paid, coins=coins)


def _paid_out(line: Line, *, paid: bool, coins: Counter[Account]) -> Iterator[Transfer]:
    """Move the *coins* of the pots by *line*; yield what they have too few of to pay in cash."""
    moving = line.outcome.transfers if line.outcome is not None else ()
    for each in moving:
        if each.tag == CARRIED or (paid and isinstance(each.taker, Pot)):
            coins[each.taker] += each.amount
    if not paid:
        return
    for pot in dict.fromkeys(each.giver for each in moving if isinstance(each.giver, Pot)):
        won = [each for each in moving if each.giver == pot]
        asked = sum(each.amount for each in won)
        there = min(asked, coins[pot])
        coins[pot] -= there
        yield from _short(won, asked - there)


def _short(won: Sequence[Transfer], lacking: int) -> Iterator[Transfer]:
    """Yield what of *won* is owed on, where its pot has so much too little: alike by shares."""
    asked, before, so_far = sum(each.amount for each in won), 0, 0
    for each in won:
        so_far += each.amount
        owed = lacking * so_far // asked if asked else 0
        if owed > before:
            yield replace(each, steps=(LookUp(each.label, owed - before),))
        before = owed
