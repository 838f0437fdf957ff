"""The slip that settles a dispute over one hand: each step, and the rule it rests on."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from schafscore.core.accounts import Balances, Person
from schafscore.core.evening import Evening
from schafscore.core.journal import Hand
from schafscore.core.outcome import SIGNS, Add, LookUp, Over, Steps, Times, worth
from schafscore.core.text import N_, Label, phrase
from schafscore.pdf.faces import Face, width
from schafscore.pdf.page import ACCENT, FAINT, HAIR, INK, LEFT, LOSS, RIGHT, SOFT, Page, broken
from schafscore.pdf.session import PaperSpeech, Session
from schafscore.pdf.wording import Wording, begun
from schafscore.services.pad import in_words, pad_of
from schafscore.services.paper import Paper
from schafscore.sheets.changes import Change
from schafscore.sheets.rows import Reason
from schafscore.sheets.why import Rank, Reckoned, Sum, Why, why

_FIGURE, _AMOUNT, _STEP, _DENSE, _TOTAL = 150.0, 166.0, 14.4, 9.6, 17.0
_MOST_CASES, _MOST_ABREAST, _PERSON, _CASE = 3, 5, 18.4, 4.6
EACH = N_("each loser pays one winner")  # goes on behind a number, in some languages turned
ALONE = N_("Every loser pays one winner")
LOST = N_("lost")  # doubles in some games, but nobody would ask what if not


@dataclass(frozen=True, slots=True, kw_only=True)
class Slip:
    """One hand ready to be explained; *here* is who sat there, *before* the totals it found."""

    session: Session
    why: Why
    sentence: Label
    here: tuple[Person, ...]
    before: Balances
    entered: datetime | None
    changes: tuple[Change, ...]


def slip(evening: Evening, session: Session, hand: int, entered: datetime | None = None) -> Slip:
    """Gather what explains *hand*; raise `KeyError` where it is not in the list."""
    place = next((n for n, row in enumerate(session.rows) if row.hand == hand), None)
    if place is None:
        raise KeyError(hand)
    line = next(each for each in evening.hands if each.hand == hand)
    assert isinstance(line.writing, Hand)
    assert line.table is not None
    writing = line.writing
    return Slip(
        session=session,
        why=why(evening, hand),
        sentence=in_words(pad_of(line.after.rules, line.table, writing.entry, writing.asides)),
        here=line.table.people,
        before=session.rows[place - 1].totals if place else {},
        entered=entered,
        changes=tuple(each for each in session.changes if each.hand == hand),
    )


def slip_pdf(slip: Slip, speech: PaperSpeech, paper: Paper = Paper.A4) -> bytes:
    """Print *slip* as PDF, in the language of *speech*."""
    return _Sheet(slip, speech, paper).printed()


class _Sheet:
    def __init__(self, slip: Slip, speech: PaperSpeech, paper: Paper) -> None:
        self._slip = slip
        self._row = slip.why.row
        self._wording = Wording(slip.session, speech)
        self._title = self._asked()
        self._page = Page(self._title, speech.language, paper)
        tariff = next((part for part in slip.session.brief if part.lines), None)
        words = " · ".join(map(self._say, tariff.lines)) if tariff else ""
        self._foot = broken(words, RIGHT - LEFT - 26, 7)
        self._floor = self._page.foot_top(len(self._foot)) - 2.4
        self._y = 0.0  # where the next thing goes

    def _say(self, label: Label) -> str:
        return self._wording.say(label)

    def _asked(self) -> str:
        if self._row.value is not None:
            amount = self._wording.standing(self._row.value)
            return self._say(phrase(N_("Why {amount}?"), amount=amount))
        return self._say(phrase(N_("Why hand {number}?"), number=self._row.number))

    def printed(self) -> bytes:
        """Set everything and return the document."""
        self._y = self._page.head(self._title, self._facts()) + 13
        self._sentence()
        rows = [row for each in self._slip.why.sums for row in each.rows]
        steps = sum(row.rank is Rank.STEP for row in rows)
        room = self._floor - self._y - 84 - _TOTAL * len(self._slip.why.sums)
        pitch = _STEP if steps * _STEP <= room else _DENSE
        for each in self._slip.why.sums:
            self._sum(each, pitch)
        self._y += 2
        for remark in self._slip.why.remarks:
            self._line(self._say(remark))
        self._people()
        self._cases()
        self._history()
        self._page.foot(self._foot, self._say(N_("Dispute slip")))
        return self._page.finished()

    def _take(self, high: float) -> float:
        """Return where something of this height goes, on the next page where it must."""
        self._keep(high)
        y = self._y
        self._y += high
        return y

    def _keep(self, high: float) -> None:
        """See that the next things, of this height in all, stand on one page."""
        if self._y + high > self._floor:
            self._page.foot(self._foot, self._say(N_("Dispute slip")))
            self._page.next()
            self._y = self._page.head(self._title, self._facts(), small=True) + 8

    def _facts(self) -> str:
        speech, row, when = self._wording.speech, self._row, self._slip.entered
        parts = [self._say(phrase(N_("Hand {number}"), number=row.number))]
        day = when or self._slip.session.opened
        parts += [speech.day(day)] if day else []
        parts += [speech.time(when)] if when else []
        if row.dealer is not None:
            parts.append(self._say(phrase(N_("{who} deals"), who=row.dealer)))
        return " · ".join(parts)

    def _sentence(self) -> None:
        """Say the hand in large type, with the sign of its suit, and who was against it."""
        size, row = 15.0, self._row
        if row.suit is not None:
            self._page.suit(self._wording.suit(row.suit.name), RIGHT - 5, self._y - 1.6, 9)
        # A number stays with what it counts.
        sentence = re.sub(r"(\d) ", "\\1\N{NO-BREAK SPACE}", self._say(self._slip.sentence))
        for words in broken(sentence, RIGHT - LEFT - 16, size, "title"):
            self._page.text(LEFT, self._y, words, size, "title")
            self._y += 7.4
        against = [self._wording.name(each) for each in row.deltas if each not in row.side]
        if row.side and against:
            words = ", ".join(against)
            self._line(self._say(N_("Against it")) + ": " + words)
        self._y += 8

    def _line(self, words: str) -> None:
        for each in broken(words, RIGHT - LEFT, 10.5):
            self._page.text(LEFT, self._take(5.6), each, 10.5, ink=SOFT)

    # The sums -----------------------------------------------------------------------------

    def _sum(self, each: Sum, pitch: float) -> None:
        page, reason = self._page, self._reason(each)
        steps = [row for row in each.rows if row.rank is Rank.STEP]
        total = next(row for row in each.rows if row.rank is Rank.TOTAL)
        if len(self._slip.why.sums) > 1 and len(steps) == 1:
            self._short(steps[0], total)
            return
        self._keep(2.6 + pitch)
        top = self._take(2.6)
        title = each.label if len(self._slip.why.sums) > 1 else N_("Step by step")
        page.text(LEFT, top, self._say(title), 8.5, ink=SOFT)
        page.text(_FIGURE, top, self._say(N_("adds")), 8.5, ink=SOFT, align="right")
        page.text(RIGHT, top, self._say(N_("stands at")), 8.5, ink=SOFT, align="right")
        page.rule(LEFT, top + 1.7, RIGHT, top + 1.7, 0.8, INK)
        for place, row in enumerate(steps):
            self._step(row, reason.steps[: place + 1], pitch)
        y = self._take(_TOTAL) + 8
        formula, words = f"{_formula(reason.steps)} =", self._begun(total.words)
        taken = min(width(formula, 11), (_AMOUNT - LEFT) / 2)
        page.fitted(LEFT, y, words, _AMOUNT - LEFT - taken - 5, 13, "title")
        page.fitted(_AMOUNT, y, formula, taken, 11, ink=SOFT, align="right")
        page.text(RIGHT, y + 1, self._wording.standing(each.amount), 24, "title", ACCENT, "right")
        page.rule(LEFT, y + 5.4, RIGHT, y + 5.4, 1.4, INK)
        page.rule(LEFT, y + 6.3, RIGHT, y + 6.3, 0.3, INK)
        self._y += 4

    def _short(self, step: Reckoned, total: Reckoned) -> None:
        """Set a sum of one step in one line: who pays whom, and why."""
        page, y = self._page, self._take(10.6) + 4.4
        page.fitted(LEFT, y, self._begun(total.words), _FIGURE - LEFT, 11, "title")
        page.text(RIGHT, y, self._wording.standing(total.number), 15, "bold", align="right")
        why = " · ".join(map(self._say, (step.words, *step.grounds)))
        page.fitted(LEFT, y + 3.9, why, _FIGURE - LEFT, 8.8, ink=SOFT)
        page.rule(LEFT, y + 5.6, RIGHT, y + 5.6, 0.3, HAIR)

    def _begun(self, label: Label) -> str:
        """Say *label* as a line of its own, with a capital letter."""
        words = self._say(ALONE if label == EACH else label)
        return begun(words)

    def _reason(self, each: Sum) -> Reason:
        found = (reason for reason in self._row.reasons if reason.pairs == each.pairs)
        return next(reason for reason in found if reason.label == each.label)

    def _step(self, row: Reckoned, so_far: Steps, pitch: float) -> None:
        page, top = self._page, self._take(pitch)
        y = top + pitch * 0.47
        stands = worth(so_far)
        idle = len(so_far) > 1 and stands == worth(so_far[:-1])
        grounds = " · ".join(map(self._say, row.grounds))
        sign = self._say(row.sign)
        number = f"{sign} {row.number}" if len(sign) > 1 else f"{sign}{row.number}"
        ink, running = (SOFT, FAINT) if idle else (INK, INK)
        room = _FIGURE - 16 - LEFT
        page.fitted(
            LEFT, y, begun(self._say(row.words)), room, 12.5 if pitch == _STEP else 11, ink=ink
        )
        page.fitted(LEFT, y + pitch * 0.33, grounds, room, 8.8, ink=SOFT)
        page.text(_FIGURE, y, number, 13.5, ink=running, align="right")
        face: Face = "plain" if idle else "bold"
        page.text(RIGHT, y, self._wording.standing(stands), 15, face, running, "right")
        page.rule(LEFT, top + pitch - 0.2, RIGHT, top + pitch - 0.2, 0.3, HAIR)

    # Who stood where, and what would have been --------------------------------------------

    def _people(self) -> None:
        people = [each for each in self._slip.session.people if each in self._row.totals]
        lines = -(-len(people) // _MOST_ABREAST)
        abreast = -(-len(people) // lines)
        top, wide = self._take(_PERSON * lines + 10.6) + 5, (RIGHT - LEFT) / abreast
        for place, person in enumerate(people):
            x, y = LEFT + place % abreast * wide, top + place // abreast * _PERSON
            self._person(person, x, y, wide - 5)
            if place % abreast:
                self._page.rule(x - 3, y - 4, x - 3, y + 11.6)
        self._page.text(LEFT, top + _PERSON * lines + 1, self._proof(), 8.8, ink=SOFT)

    def _person(self, person: Person, x: float, y: float, room: float) -> None:
        """Set what *person* got, and the standing before and after."""
        page, row, wording = self._page, self._row, self._wording
        name = wording.name_fitting(person, room, 11, "bold")
        page.fitted(x, y, name, room, 11, "bold")
        amount = row.deltas.get(person, 0)
        absent = self._absent(person)
        if absent:
            page.fitted(x, y + 6, self._say(absent), room, 12, ink=FAINT)
        else:
            ink = LOSS if amount < 0 else INK
            page.fitted(x, y + 6, wording.amount(amount), room, 12, ink=ink)
        was, now = self._slip.before.get(person, 0), row.totals[person]
        words = f"{wording.figure(was)} → {wording.figure(now)}"
        page.fitted(x, y + 11.4, words, room, 9, ink=SOFT)

    def _absent(self, person: Person) -> Label:
        """Say why *person* had no part in the hand, "" where he had one."""
        if person in self._row.deltas:
            return ""
        if person not in self._slip.here:
            return N_("not here")
        if person in self._row.sitting_out:
            return N_("deals") if person == self._row.dealer else N_("sits out")
        return ""  # a hand that does not count moves nothing

    def _proof(self) -> str:
        row = self._row
        total = sum(row.deltas.values())
        words = [self._say(phrase(N_("Sum {sum}"), sum=self._wording.standing(total)))]
        moved = {pot: n for pot, n in row.moves.items() if n and pot in self._wording.names}
        words += [
            f"{self._wording.name(pot)} {self._wording.figure(n)}" for pot, n in moved.items()
        ]
        if total + sum(moved.values()) == 0:
            words.append(self._say(N_("adds up")))
        return " · ".join(words)

    def _cases(self) -> None:
        cases = (
            tuple(_without(self._row.reasons[0].steps))[-_MOST_CASES:] if self._row.reasons else ()
        )
        if not cases:
            return
        labels = [self._say(phrase(N_("without {what}"), what=label)) for label, _ in cases]
        told = [broken(words, 40, 9.5) for words in labels]
        more = _CASE * (max(map(len, told)) - 1)
        page, y = self._page, self._take(22 + more) + 5
        page.text(LEFT, y, self._say(N_("What would be")), 10.5, "title")
        page.rule(LEFT, y + 2, RIGHT, y + 2, 0.4, INK)
        for place, ((_, steps), lines) in enumerate(zip(cases, told, strict=True)):
            x = LEFT + place * 64
            low = page.lines(x, y + 7.2, lines, 9.5, _CASE)
            page.fitted(x, low, _formula(steps), 40, 8.4, ink=SOFT)
            amount = self._wording.standing(worth(steps))
            page.text(x + 52, y + 7.2, amount, 11, "bold", align="right")

    def _history(self) -> None:
        speech, slip, words = self._wording.speech, self._slip, []
        if slip.entered is not None:
            entered = phrase(N_("Entered at {time}"), time=speech.time(slip.entered))
            words.append(self._say(entered))
        for each in slip.changes:
            when = slip.session.times.get(each.place)
            told = ", ".join(map(self._say, each.answers))
            becomes, was = map(self._wording.standing, (each.becomes, each.was))
            paid = phrase(N_("{now} instead of {was}"), now=becomes, was=was)
            head = N_("corrected")
            corrected = (
                self._say(phrase(N_("corrected at {time}"), time=speech.time(when)))
                if when
                else self._say(head)
            )
            parts = [told] if told else []
            parts += [self._say(paid)] if each.was != each.becomes else []
            words.append(f"{corrected}: {', '.join(parts)}")
        if not slip.changes:
            words.append(self._say(N_("nothing was changed since")))
        lines = broken(begun(" · ".join(words)), RIGHT - LEFT, 8.4)
        y = self._take(3.8 * len(lines) + 12) + 4
        y = self._page.lines(LEFT, y, lines, 8.4, 3.8, SOFT) + 4
        wide = self._page.text(LEFT, y, self._say(N_("We agreed on this:")), 9)
        self._page.rule(LEFT + wide + 3, y + 0.4, RIGHT, y + 0.4, 0.5, INK)


def _formula(steps: Steps) -> str:
    """Write the numbers of a sum alone: ``(20 + 10) × 2 × 2``; what adds nothing is left out."""
    words, summands = "", 0
    for step in steps:
        if isinstance(step, Add | LookUp):
            if step.number or not words:
                words = (
                    f"{words} + {step.number}"
                    if words and step.number
                    else words or str(step.number)
                )
                summands += 1
        elif isinstance(step, Times | Over):
            sign = SIGNS[type(step)]
            words = f"({words})" if summands > 1 else words
            words, summands = f"{words} {sign} {step.number}", 0
    return words


def _without(steps: Steps) -> Iterator[tuple[Label, Steps]]:
    """Yield each step without which the hand would be worth something else, and the others."""
    for place, step in enumerate(steps):
        rest = (*steps[:place], *steps[place + 1 :])
        if place and step.label != LOST and worth(rest) != worth(steps):
            yield step.label, rest
