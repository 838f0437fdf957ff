"""The session on paper: rules, list, curve, settlement and signatures."""

from collections.abc import Callable
from dataclasses import dataclass

from schafscore.core.text import N_, counted, phrase
from schafscore.pdf.faces import fit, width
from schafscore.pdf.graph import Graph
from schafscore.pdf.list_table import CARRY, CLOSING, HEAD, PITCH, ListTable
from schafscore.pdf.marks import Marks
from schafscore.pdf.page import ACCENT, BOTTOM, FAINT, LEFT, RIGHT, SOFT, TOP, Page, broken
from schafscore.pdf.session import PaperSpeech, Session
from schafscore.pdf.settlement_block import SettlementBlock
from schafscore.pdf.wording import Wording
from schafscore.sheets.curve import curve

_HALF = (RIGHT - LEFT - 6) / 2
_FIRST_TOP, _NEXT_TOP = TOP + 17.4 + 5.2, TOP + 9.4
_CURVE = 66.0


def session_pdf(session: Session, speech: PaperSpeech) -> bytes:
    """Print *session* as PDF, in the language of *speech*."""
    return _Sheet(session, speech).printed()


@dataclass(frozen=True, slots=True)
class _Block:
    """Something that stands on one page: its height, and how to set it below y."""

    high: float
    draw: Callable[[float], None]


@dataclass(frozen=True, slots=True)
class _Rule:
    """A title and lines of the rules, the first one *indent* millimetres after the title."""

    x: float
    y: float
    title: str
    indent: float
    lines: tuple[str, ...]


class _Sheet:
    """One document. Everything is measured first, so that every foot knows the last page."""

    def __init__(self, session: Session, speech: PaperSpeech) -> None:
        self._session = session
        self._wording = Wording(session, speech)
        self._page = Page(session.title, speech.language)
        marks = Marks(self._wording.say)
        self._table = ListTable(self._page, session, self._wording, marks)
        self._legend = broken(self._legend_of(marks), RIGHT - LEFT - 24, 7)
        self._floor = BOTTOM - 3.4 * len(self._legend) - 2.4
        self._rules, self._list_top = self._placed_rules()
        self._blocks = self._blocks_after_the_list()
        self._parts = self._divided()
        self._number, self._last = 1, self._counted()

    # What is said -------------------------------------------------------------------------

    def _facts(self) -> str:
        session, speech = self._session, self._wording.speech
        parts = [speech.date(session.opened)] if session.opened else []
        parts.append(speech.say(session.variant))
        parts += [session.place] if session.place else []
        if session.opened and session.closed:
            start, end = speech.time(session.opened), speech.time(session.closed)
            parts.append(speech.say(phrase(N_("{start} to {end}"), start=start, end=end)))
        hands = sum(row.hand is not None for row in session.rows)
        parts.append(speech.say(counted("%n hands", "", hands)))
        parts.append(speech.say(counted("%n people", "", len(session.people))))
        return " · ".join(parts)

    def _legend_of(self, marks: Marks) -> str:
        rows, say = self._session.rows, self._wording.say
        words = list(marks.legend)
        if any(row.alone for row in rows):
            words.append(say(N_("ringed: played alone")))
        if any(row.dealer in row.sitting_out for row in rows):
            words.append(say(N_("○ deals and sits out")))
        elif rows:
            words.append(say(N_("○ deals")))
        # A no-break space keeps a mark and its meaning on one line.
        return " · ".join(each.replace(" ", "\N{NO-BREAK SPACE}") for each in words)

    def _changed(self) -> tuple[str, ...]:
        say, words = self._wording.say, [self._wording.say(N_("* Corrected:"))]
        for change in self._session.changes:
            when = self._session.times.get(change.place)
            hand = phrase(N_("hand {number}"), number=change.number)
            if when is not None:
                time = self._wording.speech.time(when)
                hand = phrase(N_("hand {number} at {time}"), number=change.number, time=time)
            paid = phrase(N_("{now} instead of {was}"), now=change.becomes, was=change.was)
            answers = [*change.answers, *([paid] if change.was != change.becomes else [])]
            words.append(f"{say(hand)}, {', '.join(map(say, answers))}.")
        return broken(" ".join(words), RIGHT - LEFT, 7.5)

    # Measuring ----------------------------------------------------------------------------

    def _placed_rules(self) -> tuple[tuple[_Rule, ...], float]:
        """Lay the rules out in two columns; return them and where the list begins."""
        ends, placed = [_FIRST_TOP, _FIRST_TOP], []
        for part in self._session.parts:
            if part.lines:
                words = " · ".join(map(self._wording.say, part.lines))
                title = self._wording.say(part.title)
                indent = width(fit(title, "bold"), 7.5, "bold") + 2
                lines = broken(words, _HALF, 7.5, indent=indent)
                side = 0 if ends[0] <= ends[1] else 1
                x = LEFT + side * (_HALF + 6)
                placed.append(_Rule(x, ends[side], title, indent, lines))
                ends[side] += 3.55 * len(lines) + 0.6
        return tuple(placed), max(ends) - 2.8

    def _blocks_after_the_list(self) -> tuple[_Block, ...]:
        blocks = []
        if self._session.changes:
            changed = self._changed()
            blocks.append(_Block(3.6 * len(changed) + 3, lambda y: self._changes(changed, y)))
        if self._session.rows:
            blocks.append(_Block(_CURVE, self._curve))
        settlement = SettlementBlock(self._page, self._session, self._wording)
        return (*blocks, _Block(settlement.height, settlement.draw))

    def _divided(self) -> tuple[tuple[int, int], ...]:
        """Divide the list into pages, each but the last ending with a whole round of deals."""
        parts, start, used = [], 0, self._list_top + HEAD
        last = len(self._session.rows) - 1
        for place in range(last + 1):
            high = self._table.height(place)
            if used + high + (CARRY if place < last else CLOSING) > self._floor:
                end = self._whole_rounds(start, place)
                parts.append((start, end))
                start, used = end, _NEXT_TOP + HEAD + PITCH
                used += sum(map(self._table.height, range(start, place)))
            used += high
        return (*parts, (start, len(self._session.rows)))

    def _whole_rounds(self, start: int, place: int) -> int:
        ends = range(place, max(start, place - len(self._session.people)), -1)
        return next((end for end in ends if self._table.ends_round(end - 1)), place)

    def _counted(self) -> int:
        """Return how many pages there will be."""
        start, end = self._parts[-1]
        above = _NEXT_TOP + PITCH if len(self._parts) > 1 else self._list_top
        y = above + HEAD + sum(map(self._table.height, range(start, end))) + CLOSING
        pages = len(self._parts)
        for block in self._blocks:
            if y + block.high > self._floor:
                y, pages = _NEXT_TOP, pages + 1
            y += block.high
        return pages

    # Setting ------------------------------------------------------------------------------

    def printed(self) -> bytes:
        """Set all pages and return the document."""
        self._page.head(self._session.title, self._facts())
        for rule in self._rules:
            self._page.text(rule.x, rule.y, rule.title, 7.5, "bold", ACCENT)
            self._page.text(rule.x + rule.indent, rule.y, rule.lines[0], 7.5)
            self._page.lines(rule.x, rule.y + 3.55, rule.lines[1:], 7.5, 3.55)
        y = self._list_top
        for place, (start, end) in enumerate(self._parts):
            y = self._carried(self._next_page(), place, start) if place else self._table.head(y)
            y = self._table.rows(start, end, y)
            if end < len(self._session.rows):
                number = self._session.rows[end - 1].number
                label = counted("Carried over after %n hands", "", number)
                self._table.carry(y + 4.2, label, end)
        y = self._table.closing(y)
        for block in self._blocks:
            if y + block.high > self._floor:
                y = self._next_page()
            block.draw(y)
            y += block.high
        self._foot()
        return self._page.finished()

    def _carried(self, y: float, page: int, after: int) -> float:
        y = self._table.head(y)
        self._table.carry(y + 3.9, phrase(N_("Carried from page {page}"), page=page), after)
        self._page.rule(LEFT, y + PITCH, RIGHT, y + PITCH, 0.55, FAINT)
        return y + PITCH

    def _next_page(self) -> float:
        self._foot()
        self._page.next()
        self._number += 1
        opened = self._session.opened
        line = self._wording.speech.date(opened) if opened else ""
        return self._page.head(self._session.title, line, small=True)

    def _foot(self) -> None:
        page = phrase(N_("Page {page} of {pages}"), page=self._number, pages=self._last)
        self._page.foot(self._legend, self._wording.say(page))

    def _changes(self, lines: tuple[str, ...], y: float) -> None:
        self._page.lines(LEFT, y + 2.4, lines, 7.5, 3.6, SOFT)

    def _curve(self, y: float) -> None:
        self._page.part(y + 6, self._wording.say(N_("The evening")))
        drawn = curve(self._session.rows, self._session.people)
        wide = RIGHT - LEFT - 31
        Graph(self._page, drawn, self._wording, LEFT + 12, y + 13, wide, 44).draw()
