"""The session on paper: rules, list, curve, settlement and signatures."""

from collections.abc import Iterator

from schafscore.core.text import N_, Label, counted, phrase
from schafscore.pdf.arrangement import Block, Setting
from schafscore.pdf.boards import BOARDS
from schafscore.pdf.graph import Graph
from schafscore.pdf.layout import USUAL, Layout, for_people
from schafscore.pdf.marks import Marks
from schafscore.pdf.page import FAINT, LEFT, RIGHT, SOFT, TOP, Page, broken
from schafscore.pdf.rules_block import RulesInBrief, WholeRules
from schafscore.pdf.session import PaperSpeech, Session
from schafscore.pdf.wording import Wording, begun
from schafscore.services.paper import Paper
from schafscore.sheets.cash_words import UNDIVIDED
from schafscore.sheets.curve import curve

_FIRST_TOP, _NEXT_TOP = TOP + 17.4 + 5.2, TOP + 9.4
_CURVE, _LEAST_CURVE, _TITLE, _CARRY = 66.0, 44.0, 13.0, 5.4
_STEPS, _HAIR = 20, 0.05
_LEAD, _LINES = 3.6, 8


def session_pdf(
    session: Session,
    speech: PaperSpeech,
    paper: Paper = Paper.A4,
    layout: Layout = USUAL,
    *,
    all_rules: bool = False,
) -> bytes:
    """Print *session* as PDF, in the language of *speech*; *all_rules* adds them at the end."""
    return _Sheet(session, speech, paper, layout, all_rules).printed()


class _Sheet:
    """One document. Everything is measured first, so that every foot knows the last page."""

    def __init__(
        self,
        session: Session,
        speech: PaperSpeech,
        paper: Paper,
        layout: Layout,
        all_rules: bool,
    ) -> None:
        layout = for_people(layout, len(session.people))
        self._session = session
        self._wording = Wording(session, speech)
        self._page = Page(session.title, speech.language, paper, layout.least)
        marks = Marks(self._wording.say)
        self._board = BOARDS[session.board](
            Setting(self._page, session, self._wording, marks, layout)
        )
        self._table = self._board.table
        self._legend = broken(self._legend_of(marks), RIGHT - LEFT - 26, self._page.size(7))
        self._floor = self._page.foot_top(len(self._legend)) - 2.4
        self._brief = RulesInBrief(self._page, session.brief, self._wording.say)
        self._above: tuple[Block, ...] = ()
        self._list_top = 0.0
        parts = session.rules if all_rules else ()
        self._whole = WholeRules(
            self._page, parts, self._wording.say, _NEXT_TOP + _TITLE, self._floor
        )
        self._corrected = self._changed()
        self._parts: tuple[tuple[int, int], ...] = ()
        self._curve_high = _CURVE
        self._blocks: tuple[Block, ...] = ()
        self._squeeze()
        self._number, self._last = 1, self._counted()

    # What is said -------------------------------------------------------------------------

    def _facts(self) -> str:
        session, speech = self._session, self._wording.speech
        parts = [begun(speech.day(session.opened))] if session.opened else []
        game = speech.say(session.variant)
        parts += [game] if game != session.title else []
        parts += [session.place] if session.place else []
        if session.span:
            start, end = map(speech.time, session.span)
            parts.append(speech.say(phrase(N_("{start} to {end}"), start=start, end=end)))
        hands = sum(row.hand is not None for row in session.rows)
        parts.append(speech.say(counted("%n hands", "", hands)))
        parts.append(speech.say(counted("%n people", "", len(session.people))))
        return " · ".join(parts)

    def _legend_of(self, marks: Marks) -> str:
        words = (*marks.legend, *self._board.legend)
        # A no-break space keeps a mark and its meaning on one line.
        told = [each.replace(" ", "\N{NO-BREAK SPACE}") for each in words]
        shares = (row.deltas for row in self._session.rows if row.hand is None)
        if any(len(set(each.values())) > 1 for each in shares):
            told.append(self._wording.say(UNDIVIDED))
        return " · ".join(told)

    def _changed(self) -> tuple[str, ...]:
        """Return what was put in later and what was corrected, and when, in lines."""
        size = self._page.size(7.5)
        return tuple(
            line
            for words in (self._put_in(), self._put_right())
            if words
            for line in broken(words, RIGHT - LEFT, size)
        )

    def _hand_at(self, hand: int, place: int) -> Label:
        """Say which *hand*, and when that was written which stands at *place*."""
        number = next(row.number for row in self._session.rows if row.hand == hand)
        when = self._session.times.get(place)
        if when is None:
            return phrase(N_("hand {number}"), number=number)
        time = self._wording.speech.time(when)
        return phrase(N_("hand {number} at {time}"), number=number, time=time)

    def _put_in(self) -> str:
        if not self._session.inserted:
            return ""
        say = self._wording.say
        hands = ", ".join(say(self._hand_at(*each)) for each in self._session.inserted.items())
        return f"{say(N_('+ Put in later:'))} {hands}."

    def _put_right(self) -> str:
        if not self._session.changes:
            return ""
        say, words = self._wording.say, [self._wording.say(N_("* Corrected:"))]
        for change in self._session.changes:
            hand = self._hand_at(change.hand, change.place)
            becomes, was = map(self._wording.standing, (change.becomes, change.was))
            paid = phrase(N_("{now} instead of {was}"), now=becomes, was=was)
            answers = [*change.answers, *([paid] if change.was != change.becomes else [])]
            said = f"{say(hand)}, {', '.join(map(say, answers))}."
            words.append(begun(said) if len(words) > 1 else said)
        return " ".join(words)

    # Measuring ----------------------------------------------------------------------------

    def _squeeze(self) -> None:
        """Set rows lower, by no more than it takes, where that saves a page."""
        unsqueezed, best = self._laid_out(0), self._laid_out(_STEPS)
        if unsqueezed == best:
            self._laid_out(0)
            return
        more, enough = 0, _STEPS
        while enough - more > 1:
            middle = (more + enough) // 2
            if self._laid_out(middle) == best:
                enough = middle
            else:
                more = middle
        self._laid_out(enough)

    def _laid_out(self, steps: int) -> tuple[int, int, int]:
        """Lay everything out.

        Return how many pages there are, how many have hands, how many of these cut a series.
        """
        self._table.squeeze(self._table.most_squeeze * steps / _STEPS)
        self._above = self._board.above(steps / _STEPS)
        above = sum(block.high for block in self._above)
        self._list_top = _FIRST_TOP + self._brief.height - 2.8 + above
        self._parts = self._divided()
        self._curve_high = _CURVE
        self._blocks = self._blocks_after_the_list()
        self._lower_the_curve()
        cut = sum(end - start < self._table.most for start, end in self._parts[:-1])
        return self._counted(), len(self._parts), cut

    def _blocks_after_the_list(self) -> tuple[Block, ...]:
        blocks = list(self._changes())
        if self._session.rows and self._board.curve:
            blocks.append(Block(self._curve_high, self._curve))
        return (*blocks, *self._board.below)

    def _divided(self) -> tuple[tuple[int, int], ...]:
        """Divide the list into pages, each but the last ending with a whole round of deals."""
        table = self._table
        parts, start, used = [], 0, self._list_top + table.head_high
        last = len(self._session.rows) - 1
        for place in range(last + 1):
            high = table.height(place)
            over = used + high + (_CARRY if place < last else table.closing_high) > self._floor
            if over or place - start == table.most:
                end = self._whole_rounds(start, place)
                parts.append((start, end))
                start, used = end, _NEXT_TOP + table.head_high + table.carry_high
                used += sum(map(table.height, range(start, place)))
            used += high
        return (*parts, (start, len(self._session.rows)))

    def _whole_rounds(self, start: int, place: int) -> int:
        ends = range(place, max(start, place - len(self._session.people)), -1)
        return next((end for end in ends if self._table.ends_round(end - 1)), place)

    def _lower_the_curve(self) -> None:
        """Draw the curve lower where all then fits on the page on which the list ends, or it."""
        if not self._session.rows or not self._board.curve:
            return
        to_the_curve = len(self._blocks) - len(self._board.below)
        for last in (len(self._blocks), to_the_curve):
            high = sum(each.high for each in self._blocks[:last])
            over = self._list_end() + high - self._floor
            if 0 < over <= _CURVE - _LEAST_CURVE:
                self._curve_high = _CURVE - over
                self._blocks = self._blocks_after_the_list()
            if over <= _CURVE - _LEAST_CURVE:
                return

    def _list_end(self) -> float:
        start, end = self._parts[-1]
        table = self._table
        above = _NEXT_TOP + table.carry_high if len(self._parts) > 1 else self._list_top
        rows = sum(map(table.height, range(start, end)))
        return above + table.head_high + rows + table.closing_high

    def _counted(self) -> int:
        """Return how many pages there will be."""
        y, pages = self._list_end(), len(self._parts)
        for block in self._blocks:
            if not self._fits(y, block):
                y, pages = _NEXT_TOP, pages + 1
            y += block.high
        return pages + self._whole.pages

    def _fits(self, y: float, block: Block) -> bool:
        """Whether *block* has room below *y*; a hair more, for sums are not exact."""
        return y + block.high <= self._floor + _HAIR

    # Setting ------------------------------------------------------------------------------

    def printed(self) -> bytes:
        """Set all pages and return the document."""
        self._page.head(self._session.title, self._facts())
        self._brief.draw(_FIRST_TOP)
        y = self._list_top - sum(block.high for block in self._above)
        for block in self._above:
            block.draw(y)
            y += block.high
        for place, (start, end) in enumerate(self._parts):
            y = self._carried(self._next_page(), place, start) if place else self._table.head(y)
            y = self._table.rows(start, end, y)
            if end < len(self._session.rows):
                number = self._session.rows[end - 1].number
                label = counted("Carried over after %n hands", "", number)
                self._table.carry(y + 4.2, label, end)
        y = self._table.closing(y)
        for block in self._blocks:
            if not self._fits(y, block):
                y = self._next_page()
            block.draw(y)
            y += block.high
        for page in range(self._whole.pages):
            y = self._next_page()
            self._page.part(y + 6, self._wording.say(N_("All the rules of the table")))
            self._whole.draw(page)
        self._foot()
        return self._page.finished()

    def _carried(self, y: float, page: int, after: int) -> float:
        y = self._table.head(y)
        self._table.carry(y + 3.9, phrase(N_("Carried from page {page}"), page=page), after)
        y += self._table.carry_high
        self._page.rule(LEFT, y, RIGHT, y, 0.55, FAINT)
        return y

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

    def _changes(self) -> Iterator[Block]:
        """Yield the corrections in blocks of a few lines, for there may be more than a page has."""
        for start in range(0, len(self._corrected), _LINES):
            yield self._some_changes(self._corrected[start : start + _LINES])

    def _some_changes(self, lines: tuple[str, ...]) -> Block:
        last = lines[-1] is self._corrected[-1]

        def draw(y: float) -> None:
            self._page.lines(LEFT, y + 3.2, lines, 7.5, _LEAD, SOFT)

        return Block(_LEAD * len(lines) + (3.4 if last else 0), draw)

    def _curve(self, y: float) -> None:
        self._page.part(y + 6, self._wording.say(N_("The evening")))
        drawn = curve(self._session.rows, self._session.people)
        high, top = self._curve_high - 22, y + 13
        Graph(self._page, drawn, self._wording, LEFT, top, RIGHT - LEFT - 21, high).draw()
