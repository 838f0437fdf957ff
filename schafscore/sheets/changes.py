"""What corrections changed: the hand as it stood before and as it stood after."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schafscore.core.evening import Evening, Line, step
from schafscore.core.journal import Correction, Hand, Writing, in_force
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
    then = Evening()
    remaining = iter(kept)
    following = next(remaining, None)
    for place, writing in enumerate(evening.writings):
        if writing is not following:
            continue
        following = next(remaining, None)
        before, then = then, step(then, writing)
        if isinstance(writing, Correction):
            was, now = _hand(before, writing.hand), _hand(then, writing.hand)
            if was is not None and now is not None:
                yield Change(
                    place,
                    now.after.number,
                    tuple(answers_changed(_entry(was), _entry(now))),
                    _most(was),
                    _most(now),
                )


def _hand(evening: Evening, hand: int) -> Line | None:
    return next((line for line in evening.hands if line.hand == hand), None)


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
