"""The last round: how many hands are left until everybody has dealt equally often.

Who comes late, or comes back, has no deals to make up for: the deal goes round by the seats, so he
could only deal more often if the others dealt more often too. He counts as if he had dealt in the
rounds he missed, and belongs to the round that is played as from his seat: where the deal has yet
to come to it he deals in the last round as well, and where it has passed, the round ends without
him. Who stands in for one hand deals for whose seat it is, and who has left is not waited for.
"""

from collections.abc import Iterator, Mapping, Sequence

from schafscore.core.accounts import Person
from schafscore.core.evening import Evening, Position


def deals(evening: Evening) -> Mapping[Person, int]:
    """Return how often the deal has passed on from everybody who sits here now.

    It has not where who dealt deals the next hand as well: after a redeal, and where later deals
    stay as they were though a hand was inserted or taken out. Who came late counts as said above.
    """
    passed = dict(_passed(evening))
    dealt: dict[Person, int] = {}
    here: Sequence[Person] = ()
    for line in evening.lines:
        seat = passed.get(line.hand)
        if seat in dealt:  # else one more sat there for this hand, who is no part of the round
            dealt[seat] += 1
        seats = _seats(line.after)
        if seats != here:
            dealt |= _with_late_ones(dealt, here, seats, _turns(line.after))
            here = seats
    return {person: dealt[person] for person in here}


def announced(evening: Evening) -> int:
    """Return how often everybody shall have dealt when the last round is announced now.

    Where all have dealt equally often, one more round is played.
    """
    dealt = deals(evening).values()
    most = max(dealt)
    return most + 1 if min(dealt) == most else most


def last_dealer(evening: Evening, each: int) -> Person | None:
    """Return who deals the last hand where everybody deals so often; None where that was played."""
    hands = _hands_until(evening, each)
    return max(hands, key=hands.__getitem__, default=None)


def left(evening: Evening, each: int) -> int:
    """Return how many hands are left until everybody has dealt so often, redeals apart."""
    return max(_hands_until(evening, each).values(), default=0)


def _hands_until(evening: Evening, each: int) -> Mapping[Person, int]:
    """Return after how many hands everybody who has not dealt so often yet will have."""
    dealt, turns = deals(evening), _turns(evening.position)
    return {
        who: turn + len(turns) * (each - dealt[who] - 1)
        for turn, who in enumerate(turns, 1)
        if dealt[who] < each
    }


def _passed(evening: Evening) -> Iterator[tuple[int | None, Person]]:
    """Yield the name of each hand after which the deal passed on, and from whose seat it did."""
    hands = [(line, line.table) for line in evening.hands if line.table]
    following = [*(table.dealer for _, table in hands[1:]), evening.position.dealer]
    pairs = zip(evening.lines, evening.lines[1:], strict=False)
    before = {line.hand: was.after for was, line in pairs}
    for (line, table), then in zip(hands, following, strict=False):
        if table.dealer not in (line.after.dealer, then):
            yield line.hand, _whose_seat(before[line.hand], table.dealer)


def _with_late_ones(
    dealt: Mapping[Person, int],
    before: Sequence[Person],
    seats: Sequence[Person],
    turns: Sequence[Person],
) -> Mapping[Person, int]:
    """Return what everybody counts as having dealt, those too who were not there *before*.

    Who takes the seat of somebody who went goes on for him. Another one has dealt as often as who
    deals before him; and as often as he did, where he was here earlier.
    """
    known = {who: dealt[who] for who in turns if who in before}
    if len(seats) == len(before):
        taken = [pair for pair in zip(seats, before, strict=True) if not {*pair} & {*known}]
        known |= {who: max(dealt[gone], dealt.get(who, 0)) for who, gone in taken}
    so_far = next(iter(known.values()), min((dealt[who] for who in before), default=0))
    for who in turns:
        so_far = known[who] = known.get(who, max(so_far, dealt.get(who, 0)))
    return known


def _seats(position: Position) -> Sequence[Person]:
    """Return who sits at the table; not who stands in for one hand."""
    return position.seats or position.people


def _whose_seat(position: Position, person: Person) -> Person:
    """Return for whom *person* stands in, or *person*."""
    seats = _seats(position)
    if person in seats or len(seats) != len(position.people):
        return person
    return seats[position.people.index(person)]


def _turns(position: Position) -> Sequence[Person]:
    """Return who sits at the table in the order in which they deal, from now on."""
    seats, deals_next = _seats(position), _whose_seat(position, position.dealer)
    at = seats.index(deals_next) if deals_next in seats else 0
    return (*seats[at:], *seats[:at])
