"""Where a hand is entered: at the end, in the place of an old one, or before one."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from schafscore.core.evening import Line, Standing
from schafscore.core.journal import Hand, Writing
from schafscore.core.questions import Entry, Problem
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Asides, Rules, Table
from schafscore.services.desk import Desk, Done
from schafscore.services.pad import Pad, in_words, pad_of
from schafscore.services.ports import RefusedError


@dataclass(frozen=True)
class Spot:
    """The place of a hand in the evening, and what is done with a hand that is entered there.

    *number* is that of the hand, *last* the hand before it. *trial* says what an entry would come
    to, *would* what is written for it, with later dealers kept or not, and *enter* writes it.
    *words* say what place it is, *short* where there is little room for them, *above* there what
    the seats show while nothing is changed, *title* what is done there. *was* is the hand that
    stands there already.
    """

    rules: Rules
    table: Table
    number: int
    last: Line | None
    trial: Callable[[Entry, Asides], Line]
    would: Callable[[Entry, Asides, bool], tuple[Writing, ...]]
    enter: Callable[[Entry, Asides, bool], Done]
    button: Label
    done: str
    words: Label = ""
    short: Label = ""
    above: Label = ""
    title: Label = ""
    was: tuple[Entry | None, Asides] | None = None

    def same(self, entry: Entry, asides: Asides) -> bool:
        """Whether this hand is the one that stands there already."""
        return self.was == (entry, asides)


def next_hand(desk: Desk) -> Spot:
    """Return the place of the hand that is played now."""
    return Spot(
        rules=desk.rules,
        table=desk.table,
        number=desk.evening.position.number + 1,
        last=next(_backwards(desk.evening.lines), None),
        trial=desk.trial,
        would=lambda entry, asides, _: (Hand(0, entry, None, asides),),
        enter=lambda entry, asides, _: desk.book(entry, asides),
        button=N_("Book"),
        done=N_("Hand {number} booked"),
    )


def old_hand(desk: Desk, hand: int) -> tuple[Spot, Pad]:
    """Return the place of *hand*, to be corrected, and the pad as it was; raise `RefusedError`."""
    line, last = desk.line(hand), _before(desk, hand)
    rules, table, writing = line.after.rules, line.table, line.writing
    assert table is not None
    assert isinstance(writing, Hand)
    pad = pad_of(rules, table, writing.entry, writing.asides)
    number = line.after.number
    was = N_("Above: totals before hand {number} – so far {hand}")
    spot = Spot(
        rules=rules,
        table=table,
        number=number,
        last=last,
        trial=lambda entry, asides: desk.trial(entry, asides, instead_of=hand),
        would=lambda entry, asides, keep: desk.would_correct(
            hand, entry, asides, keep_dealers=keep
        ),
        enter=lambda entry, asides, keep: desk.correct(hand, entry, asides, keep_dealers=keep),
        words=phrase(was, number=number, hand=in_words(pad)),
        short=phrase(N_("was {hand}"), hand=in_words(pad)),
        above=phrase(N_("Above: totals before hand {number}"), number=number),
        title=phrase(N_("Correcting hand {number}"), number=number),
        was=(pad.entry, pad.asides),
        button=N_("Correct it"),
        done=N_("Hand {number} corrected"),
    )
    return spot, pad


def forgotten(desk: Desk, before: int) -> tuple[Spot, Pad]:
    """Return the place of a hand forgotten before *before*, and an empty pad for it.

    Raises `RefusedError` where *before* is not in the list.
    """
    line, last = desk.line(before), _before(desk, before)
    rules, table = line.after.rules, line.table
    assert table is not None
    words = N_("Above: totals before hand {number}; the forgotten one comes before it")
    spot = Spot(
        rules=rules,
        table=table,
        number=line.after.number,
        last=last,
        trial=lambda entry, asides: desk.trial(entry, asides, before=before),
        would=lambda entry, asides, keep: desk.would_insert(
            before, entry, asides, keep_dealers=keep
        ),
        enter=lambda entry, asides, keep: desk.insert(before, entry, asides, keep_dealers=keep),
        words=phrase(words, number=line.after.number),
        title=phrase(N_("A hand before hand {number}"), number=line.after.number),
        button=N_("Insert it"),
        done=N_("Hand {number} inserted"),
    )
    return spot, Pad(rules, table)


def deleted(desk: Desk, hand: int) -> tuple[Spot, Pad]:
    """Return the place where *hand* was before it was deleted, and the pad as it was then.

    Raises `RefusedError` where it was not deleted.
    """
    lines = desk.evening.lines
    place = next((place for place, line in enumerate(lines) if line.hand == hand), None)
    line = None if place is None else lines[place]
    if place is None or line is None or line.standing is not Standing.DELETED:
        raise RefusedError(Problem("hand", N_("This hand was not deleted")))
    assert isinstance(line.writing, Hand)
    after = next(_forwards(lines[place:]), None)
    if after is None or after.hand is None:
        spot = next_hand(desk)
    else:
        spot, _ = forgotten(desk, after.hand)
    entry, asides = line.writing.entry, line.writing.asides
    return spot, pad_of(spot.rules, spot.table, entry, asides)


def _before(desk: Desk, hand: int) -> Line | None:
    lines = desk.evening.lines
    place = next(place for place, line in enumerate(lines) if line.hand == hand)
    return next(_backwards(lines[:place]), None)


def _backwards(lines: Sequence[Line]) -> Iterator[Line]:
    """Yield the hands of the list, the last one first."""
    return _forwards(reversed(lines))


def _forwards(lines: Iterable[Line]) -> Iterator[Line]:
    """Yield the hands of the list."""
    for line in lines:
        if line.hand is not None and line.standing is not Standing.DELETED:
            yield line
