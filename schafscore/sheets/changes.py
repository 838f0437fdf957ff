"""What corrections changed: the hand as it stood before and as it stood after."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from schafscore.core.evening import Evening, Line, Standing, step
from schafscore.core.journal import (
    Correction,
    Deletion,
    Hand,
    Placed,
    Strike,
    Writing,
    in_force,
)
from schafscore.core.questions import Box, CheckBox, ChoiceBox, CountBox, Entry, ResultBox, asked
from schafscore.core.text import N_, Label, Option, phrase
from schafscore.sheets.rows import additions


@dataclass(frozen=True, slots=True)
class Change:
    """One correction that is in force: its place among the writings, and what it changed.

    *was* and *becomes* are what a loser paid, the most where several paid different sums.
    """

    place: int
    number: int
    answers: tuple[Label, ...]
    was: int
    becomes: int


def changes(evening: Evening) -> tuple[Change, ...]:
    """Return every correction in force, in the order they were written."""
    kept = in_force(evening.writings)
    if not any(isinstance(each, Correction) for each in kept):
        return ()
    return tuple(_walk(evening, kept))


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
            yield Change(place, now.after.number, answers, _most(was), _most(now))


class _Folding:
    """An evening folded no further than a correction looks: up to its hand.

    Behind its *lines* comes the *rest*, as it was written.
    """

    def __init__(self) -> None:
        self.lines: tuple[Line, ...] = ()
        self.rest: list[tuple[Placed, Standing]] = []

    def write(self, writing: Writing) -> None:
        """Add a writing that is no correction; one hand more can wait."""
        if isinstance(writing, Hand):
            self.rest.append((writing, Standing.COUNTS))
            return
        self._fold(len(self.lines) + len(self.rest))
        self.lines = step(Evening((), self.lines), writing).lines

    def correct(self, correction: Correction) -> tuple[Line, Line] | None:
        """Return the hand before and after *correction*, None where it is not in the list."""
        written = chain((line.writing for line in self.lines), (each for each, _ in self.rest))
        places = (place for place, each in enumerate(written) if _is(each, correction.hand))
        place = next(places, None)
        if place is None:
            return None
        self._fold(place + 1)
        was, behind = self.lines[place], self.lines[place + 1 :]
        self.rest[:0] = ((line.writing, line.standing) for line in behind)
        self.lines = step(Evening((), self.lines[: place + 1]), correction).lines
        return None if was.standing is Standing.DELETED else (was, self.lines[place])

    def _fold(self, end: int) -> None:
        """Let *lines* reach to *end*, where they do not yet."""
        following = max(0, end - len(self.lines))
        then = Evening((), self.lines)
        for writing, standing in self.rest[:following]:
            then = step(then, writing)
            if isinstance(writing, Hand) and standing is not Standing.COUNTS:
                gone = Strike if standing is Standing.STRUCK else Deletion
                then = step(then, gone(writing.hand))
        self.lines = then.lines
        del self.rest[:following]


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
        if old != new and _sayable(question.box, old) and _sayable(question.box, new):
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


def _word(answer: object) -> int | Option | Label:
    if isinstance(answer, bool):
        return N_("yes") if answer else N_("no")
    assert isinstance(answer, int | Option)
    return answer
