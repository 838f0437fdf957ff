"""The log in words: what was changed when, and what of it was taken back."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import reduce

from schafscore.core.accounts import Pot
from schafscore.core.journal import (
    NAMES,
    Correction,
    Dealer,
    Deletion,
    Hand,
    Insertion,
    NewRules,
    Note,
    PotShared,
    Seats,
    Strike,
    Undo,
    Writing,
)
from schafscore.core.text import N_, Label, phrase
from schafscore.services.desk import Desk
from schafscore.sheets.called import called
from schafscore.sheets.changes import answers_changed, changes

OTHERS: Mapping[str, Label] = {
    "opening": N_("The evening was opened"),
    "settlement": N_("Everybody was paid"),
    "reopening": N_("The evening went on after all"),
    "charge": N_("Something was laid out"),
    "payment": N_("Somebody paid"),
    "withdrawal": N_("Something laid out or paid was taken out again"),
    "terms": N_("How it is paid was changed"),
}


@dataclass(frozen=True, slots=True)
class LogLine:
    """One change in words. *hand* is the one it is about, where it is about one.

    *quoted* are a person's own words, never to be translated.
    """

    at: datetime
    words: Label
    hand: int | None
    undone: bool
    quoted: str = ""


def log_lines(desk: Desk) -> tuple[LogLine, ...]:
    """Return every change of the evening, the oldest first."""
    words = _Words(desk)
    return tuple(
        LogLine(
            each.at,
            words.of(each.place),
            getattr(each.writing, "hand", None),
            each.undone,
            each.writing.text if isinstance(each.writing, Note) else "",
        )
        for each in desk.log()
    )


def act_in_words(desk: Desk, writing: Writing) -> Label:
    """Return what *writing*, not yet written, will be called in the log."""
    answers: Sequence[Label] = ()
    if isinstance(writing, Correction):
        was = desk.line(writing.hand).writing
        assert isinstance(was, Hand)
        answers = tuple(answers_changed(was.entry, writing.entry))
    return _Words(desk).said(writing, answers)


class _Words:
    def __init__(self, desk: Desk) -> None:
        self._writings = desk.evening.writings
        self._people = desk.people
        self._changed = {each.place: each.answers for each in changes(desk.evening)}
        self._numbers = {line.hand: line.after.number for line in desk.evening.hands}

    def of(self, place: int) -> Label:
        writing = self._writings[place]
        if not isinstance(writing, Undo):
            return self.said(writing, self._changed.get(place, ()))
        undone, back = writing.place, False
        while isinstance(inner := self._writings[undone], Undo):
            undone, back = inner.place, not back
        text = N_("Brought back: {what}") if back else N_("Taken back: {what}")
        return phrase(text, what=self.of(undone))

    def said(self, writing: Writing, answers: Sequence[Label]) -> Label:
        match writing:
            case Hand(hand):
                return self._about(hand, N_("Hand {number} booked"), N_("A hand booked"))
            case Correction(hand):
                words = self._about(hand, N_("Hand {number} corrected"), N_("A hand corrected"))
                return _listed(words, answers)
            case Insertion(hand):
                return self._about(hand, N_("Hand {number} inserted"), N_("A hand inserted"))
            case Strike(hand):
                return self._about(hand, N_("Hand {number} struck"), N_("A hand struck"))
            case Deletion(hand):
                return self._about(
                    hand, N_("Hand {number} deleted: entered twice"), N_("A hand deleted")
                )
            case Seats(people):
                seated = reduce(_joined, (called(each) for each in people))
                return phrase(N_("Seats: {people}"), people=seated)
            case Dealer(dealer, before):
                number = self._numbers.get(before)
                if number is None:
                    return phrase(N_("{dealer} deals"), dealer=dealer)
                return phrase(N_("{dealer} deals hand {number}"), dealer=dealer, number=number)
            case NewRules(_, for_all):
                return (
                    N_("Other rules for all hands") if for_all else N_("Other rules from here on")
                )
            case PotShared(pot):
                return phrase(N_("{pot} shared out"), pot=called(Pot(pot)))
            case Note(_, hand):
                return self._about(hand, N_("Note on hand {number}"), N_("Note"))
            case _:
                return OTHERS[NAMES[type(writing)]]

    def _about(self, hand: int | None, one: str, otherwise: str) -> Label:
        number = self._numbers.get(hand)
        return otherwise if number is None else phrase(one, number=number)


def _listed(words: Label, answers: Sequence[Label]) -> Label:
    if not answers:
        return words
    return phrase(N_("{what}: {how}"), what=words, how=reduce(_joined, answers))


def _joined(these: Label, each: Label) -> Label:
    return phrase(N_("{these}, {next}"), these=these, next=each)
