"""The log in words: what was changed when, and what of it was taken back."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from schafscore.core.journal import (
    NAMES,
    Charge,
    Correction,
    Dealer,
    Deletion,
    Hand,
    Insertion,
    NewRules,
    Note,
    Paid,
    Party,
    PotShared,
    Reopening,
    Restoration,
    Seats,
    Settlement,
    Strike,
    Undo,
    Withdrawal,
    Writing,
)
from schafscore.core.text import N_, Label, Money, listed, listed_with_and, phrase
from schafscore.services.desk import Desk, Logged
from schafscore.sheets.called import called
from schafscore.sheets.changes import answers_changed

OTHERS: Mapping[str, Label] = {
    "opening": N_("The evening was opened"),
    "settlement": N_("Everybody was paid"),
    "reopening": N_("The evening was opened again"),
    "terms": N_("How it is paid was changed"),
}

ABOUT: Mapping[type[Writing], tuple[str, str]] = {
    Hand: (N_("Hand {number} booked"), N_("A hand booked")),
    Correction: (N_("Hand {number} corrected"), N_("A hand corrected")),
    Insertion: (N_("Hand {number} inserted"), N_("A hand inserted")),
    Strike: (N_("Hand {number} struck"), N_("A hand struck")),
    Restoration: (N_("Hand {number} counts again"), N_("A hand counts again")),
    Deletion: (N_("Hand {number} deleted: entered twice"), N_("A hand deleted: entered twice")),
    Note: (N_("Note on hand {number}"), N_("Note")),
}
"""What is said of a hand that is in the list, and of one that is not."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One change in words. *hand* is the one it is about, where it is about one.

    *gone* says that it is this change which keeps the hand out of the list. *quoted* are a
    person's own words, never to be translated.
    """

    at: datetime
    words: Label
    hand: int | None
    undone: bool
    gone: bool = False
    quoted: str = ""


def log_lines(desk: Desk) -> tuple[LogLine, ...]:
    """Return every change of the evening, the oldest first."""
    log = desk.log()
    words = _Words(desk, {each.place: tuple(_changed(each)) for each in log if not each.undone})
    return tuple(
        LogLine(
            each.at,
            words.of(each.place),
            getattr(each.writing, "hand", None),
            each.undone,
            isinstance(each.writing, Deletion) and not each.undone,
            _quoted(each.writing),
        )
        for each in log
    )


def act_in_words(desk: Desk, writing: Writing) -> Label:
    """Return what *writing*, not yet written or the first of its act, will be called.

    All that was owed or paid in that act is said: what is taken back is taken back with it.
    """
    answers: Sequence[Label] = ()
    if isinstance(writing, Correction):
        was = desk.line(writing.hand).writing
        assert isinstance(was, Hand)
        answers = tuple(answers_changed(was.entry, writing.entry))
    words = _Words(desk, {})
    parts = [*_money(desk, words, writing)] if isinstance(writing, Charge | Paid | Seats) else []
    if not isinstance(writing, Charge | Paid):
        parts.insert(0, words.said(writing, answers))
    return listed(parts)


def paid_in_words(desk: Desk, writing: Writing) -> Label:
    """Return what was paid in the act of *writing* beside what it is called after; "" for nothing.

    Where somebody stood up or the evening was closed, that is what is seen of it.
    """
    parts, words = [*_money(desk, _Words(desk, {}), writing)], OTHERS[NAMES[Settlement]]
    if isinstance(writing, Settlement):
        return words if parts else ""
    return listed(parts) if isinstance(writing, Seats) else ""


def _money(desk: Desk, words: "_Words", writing: Writing) -> Iterator[Label]:
    """Yield what was owed and paid in the act of *writing*."""
    act = desk.act_of(writing)
    yield from words.owed([each for each in act if isinstance(each, Charge)])
    yield from (words.said(each, ()) for each in act if isinstance(each, Paid))


def closed_or_open(desk: Desk, moved: Writing) -> Label:
    """Say whether the evening is closed now that *moved* was taken back or brought back.

    "" where *moved* is not about that.
    """
    if not isinstance(moved, Settlement | Reopening):
        return ""
    closed = desk.settlement is not None
    return N_("The evening is closed again") if closed else N_("The evening is open again")


def _changed(logged: Logged) -> Iterator[Label]:
    if isinstance(logged.writing, Correction) and logged.was is not None:
        yield from answers_changed(logged.was, logged.writing.entry)


def _quoted(writing: Writing) -> str:
    match writing:
        case Note(text) | Charge(words=text):
            return text
        case _:
            return ""


class _Words:
    def __init__(self, desk: Desk, changed: Mapping[int, Sequence[Label]]) -> None:
        self._writings = desk.evening.writings
        self._lines = desk.evening.lines
        self._rules = desk.rules
        self._here = {*desk.table.people}
        self._changed = changed
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

    def owed(self, charges: Sequence[Charge]) -> Iterator[Label]:
        """Yield who owes whom how much, several who owe one the same together."""
        alike: dict[tuple[Party, int], list[Charge]] = {}
        for each in charges:
            alike.setdefault((each.taker, each.cents), []).append(each)
        for (taker, cents), same in alike.items():
            payers, amount = [each.payer for each in same], Money(cents)
            if len(same) == 1:
                yield self.said(same[0], ())
            elif {*payers} == self._here:
                words = N_("Everybody owes {taker} {amount}")
                yield phrase(words, taker=called(taker), amount=amount)
            else:
                words, named = N_("{payers} owe {taker} {amount} each"), map(called, payers)
                yield phrase(
                    words, payers=listed_with_and(named), taker=called(taker), amount=amount
                )

    def said(self, writing: Writing, answers: Sequence[Label]) -> Label:
        match writing:
            case (
                Hand() | Correction() | Insertion() | Strike() | Restoration() | Deletion() | Note()
            ):
                return _listed(self._about(writing.hand, *ABOUT[type(writing)]), answers)
            case Seats(people, once=once):
                seated = listed(called(each) for each in people)
                words = N_("Seats for one hand: {people}") if once else N_("Seats: {people}")
                return phrase(words, people=seated)
            case Dealer(dealer, before):
                number = self._numbers.get(before)
                if number is None:
                    return phrase(N_("{dealer} deals"), dealer=dealer)
                return phrase(N_("{dealer} deals hand {number}"), dealer=dealer, number=number)
            case NewRules(_, for_all, before):
                number = self._numbers.get(before)
                if number is not None and not for_all:
                    return phrase(N_("Other rules from hand {number} on"), number=number)
                return N_("Other rules for all hands") if for_all else N_("Other rules from now on")
            case PotShared(pot):
                shared = phrase(N_("{pot} shared out"), pot=called(self._rules.pot(pot)))
                return _listed(shared, tuple(self._shares(writing)))
            case Charge(payer, taker, cents):
                words, amount = N_("{payer} owes {taker} {amount}"), Money(cents)
                return phrase(words, payer=called(payer), taker=called(taker), amount=amount)
            case Paid(giver, taker, cents):
                words, amount = N_("{giver} paid {taker} {amount}"), Money(cents)
                return phrase(words, giver=called(giver), taker=called(taker), amount=amount)
            case Withdrawal(place):
                return phrase(N_("Taken out again: {what}"), what=self.of(place))
            case _:
                return OTHERS[NAMES[type(writing)]]

    def _shares(self, shared: PotShared) -> Iterator[Label]:
        """Yield who got how much; nothing where that does not count, or not yet."""
        line = next((each for each in self._lines if each.writing is shared), None)
        in_cents = self._rules.variant.unit == "cents"
        for each in line.outcome.transfers if line is not None and line.outcome else ():
            amount = Money(each.amount) if in_cents else each.amount
            yield phrase(N_("{who} {amount}"), who=called(each.taker), amount=amount)

    def _about(self, hand: int | None, one: str, otherwise: str) -> Label:
        number = self._numbers.get(hand)
        return otherwise if number is None else phrase(one, number=number)


def _listed(words: Label, answers: Sequence[Label]) -> Label:
    if not answers:
        return words
    return phrase(N_("{what}: {how}"), what=words, how=listed(answers))
