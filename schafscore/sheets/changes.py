"""What corrections changed: the hand as it stood before and as it stood after."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from schafscore.core.accounts import in_pots
from schafscore.core.evening import Evening, Line, Position, Standing, step
from schafscore.core.journal import (
    Correction,
    Deletion,
    Hand,
    Insertion,
    Placed,
    Strike,
    Writing,
    in_force,
    places_in_force,
)
from schafscore.core.questions import Box, CheckBox, ChoiceBox, CountBox, Entry, ResultBox, asked
from schafscore.core.results import Result, Verdict
from schafscore.core.text import N_, Label, Option, counted, phrase
from schafscore.sheets.rows import additions


@dataclass(frozen=True, slots=True)
class Change:
    """One correction that is in force: its place among the writings, and what it changed.

    *hand* is the name of the hand: its number may be another today than when it was corrected.
    *was* and *becomes* are what a loser paid, the most where several paid different sums.
    """

    place: int
    hand: int
    answers: tuple[Label, ...]
    was: int
    becomes: int


def changes(evening: Evening) -> tuple[Change, ...]:
    """Return every correction in force of a hand of the list, in the order they were written."""
    kept = in_force(evening.writings)
    if not any(isinstance(each, Correction) for each in kept):
        return ()
    listed = {line.hand for line in evening.hands}
    return tuple(each for each in _walk(evening, kept) if each.hand in listed)


def inserted(evening: Evening) -> Mapping[int, int]:
    """Return every hand of the list that was put in later, and its place among the writings."""
    listed = {line.hand for line in evening.hands}
    there = ((place, evening.writings[place]) for place in places_in_force(evening.writings))
    return {
        each.hand: place
        for place, each in there
        if isinstance(each, Insertion) and each.hand in listed
    }


def _walk(evening: Evening, kept: Sequence[Writing]) -> Iterator[Change]:
    then = _Folding()
    remaining = iter(kept)
    following = next(remaining, None)
    for place, writing in enumerate(evening.writings):
        if writing is not following:
            continue
        following = next(remaining, None)
        if not isinstance(writing, Correction):
            then.write(writing)
        elif corrected := then.correct(writing):
            was, now = corrected
            answers = tuple(answers_changed(_entry(was), _entry(now)))
            yield Change(place, writing.hand, answers, _most(was), _most(now))


class _Ahead(NamedTuple):
    """A writing behind the lines; the *line* it was, and how things stood *before* that."""

    writing: Placed
    standing: Standing = Standing.COUNTS
    line: Line | None = None
    before: Position | None = None


class _Folding:
    """An evening folded no further than a correction looks: up to its hand.

    Behind its *lines* come those that are *ahead*, as they were written. What people have may be
    that of before a correction, for no amount asks for it.
    """

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.ahead: list[_Ahead] = []

    def write(self, writing: Writing) -> None:
        """Add a writing that is no correction; one hand more can wait."""
        if isinstance(writing, Hand):
            self.ahead.append(_Ahead(writing))
            return
        self._fold(len(self.lines) + len(self.ahead))
        self.lines = list(step(Evening((), tuple(self.lines)), writing).lines)

    def correct(self, correction: Correction) -> tuple[Line, Line] | None:
        """Return the hand before and after *correction*, None where it is not in the list."""
        written = chain(
            (line.writing for line in self.lines), (each.writing for each in self.ahead)
        )
        places = (place for place, each in enumerate(written) if _is(each, correction.hand))
        place = next(places, None)
        if place is None:
            return None
        self._fold(place + 1)
        was, behind = self.lines[place], self.lines[place + 1 :]
        *_, now = step(Evening((), tuple(self.lines[place - 1 : place + 1])), correction).lines
        self.lines[place] = now
        if behind and not _alike(was.after, now.after):
            del self.lines[place + 1 :]
            stood = (was.after, *(line.after for line in behind))
            self.ahead[:0] = (
                _Ahead(line.writing, line.standing, line, before)
                for line, before in zip(behind, stood, strict=False)
            )
        return None if was.standing is Standing.DELETED else (was, now)

    def _fold(self, end: int) -> None:
        """Let *lines* reach to *end*, where they do not yet; a line that comes again is kept."""
        following = max(0, end - len(self.lines))
        for writing, standing, line, before in self.ahead[:following]:
            last = self.lines[-1]
            if line is not None and before is not None and _alike(before, last.after):
                self.lines.append(line)
                continue
            more: list[Writing] = [writing]
            if isinstance(writing, Hand) and standing is not Standing.COUNTS:
                gone = Strike if standing is Standing.STRUCK else Deletion
                more.append(gone(writing.hand))
            self.lines.append(step(Evening((), (last,)), *more).lines[-1])
        del self.ahead[:following]


def _alike(one: Position, other: Position) -> bool:
    """Whether the same follows from both: what people have is asked by no amount."""
    return one is other or (
        one.rules is other.rules
        and (one.people, one.dealer, one.seats) == (other.people, other.dealer, other.seats)
        and one.number == other.number
        and in_pots(one.balances) == in_pots(other.balances)
    )


def _is(writing: Placed, hand: int) -> bool:
    return isinstance(writing, Hand) and writing.hand == hand


def _entry(line: Line) -> Entry:
    assert isinstance(line.writing, Hand)
    return line.writing.entry


def _most(line: Line) -> int:
    paid = additions(line.outcome.transfers) if line.outcome else ()
    return max((each.value for each in paid), default=0)


def answers_changed(was: Entry, now: Entry) -> Iterator[Label]:
    """Yield what was answered otherwise, as far as a line of text can say it."""
    if type(was) is not type(now):
        yield phrase(N_("{now} instead of {was}"), now=now.label, was=was.label)
        return
    for question in asked(type(now)):
        old, new = getattr(was, question.name), getattr(now, question.name)
        ends = (old, new)
        if old != new and None not in ends and any(isinstance(each, Verdict) for each in ends):
            yield phrase(N_("{now} instead of {was}"), now=_end(new), was=_end(old))
        elif old != new and _sayable(question.box, old) and _sayable(question.box, new):
            yield phrase(
                N_("{what}: {now} instead of {was}"),
                what=question.label,
                now=_word(new),
                was=_word(old),
            )
        elif old != new:
            yield question.label


def _sayable(box: Box, answer: object) -> bool:
    return isinstance(box, CountBox | CheckBox | ChoiceBox | ResultBox) and answer is not None


def _end(result: Result) -> Label:
    """Return how a hand ended in words that need no question before them."""
    if isinstance(result, Verdict):
        verdict: Label = result.label
        return verdict
    return counted("%n card points", "", result)


def _word(answer: object) -> int | Option | Label:
    if isinstance(answer, bool):
        return N_("yes") if answer else N_("no")
    assert isinstance(answer, int | Option)
    return answer
