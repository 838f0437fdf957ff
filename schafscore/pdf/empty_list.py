"""An empty list to write by hand; who deals is printed, for the deal goes round."""

from collections.abc import Sequence
from dataclasses import dataclass

from schafscore.core.text import N_, Label, counted
from schafscore.pdf.faces import fit, width
from schafscore.pdf.page import FAINT, INK, LEFT, RIGHT, SOFT, Page, broken
from schafscore.pdf.rules_block import RulesInBrief
from schafscore.pdf.session import PaperSpeech
from schafscore.pdf.wording import in_lines
from schafscore.services.paper import Paper
from schafscore.sheets.rules_in_words import Part

# A hand writes 7.5 mm or more; an amount and a standing side by side need 16 mm.
_PITCH, _HIGHEST, _NUMBER_END, _GAME, _VALUE, _POT = 7.8, 9.6, 18.5, 20.5, 12.0, 12.0
_NAME_LINE = 3.6
_PERSON, _MOST_PERSON = 16.0, 22.0
PRICES: Sequence[Label] = (
    N_("Sauspiel"),
    N_("Solo"),
    N_("Schneider"),
    N_("Schwarz"),
    N_("Each runner"),
    N_("from"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Blank:
    """What an empty list is for.

    *game* heads the column of the hands; *names* are those of the people, "" where one is to be
    written. *rules* stand above the list; without them there are lines for *prices*. *pot* heads
    the last column, *opening* is a first line before the hands, *hints* stand in the foot.
    """

    title: Label
    game: Label
    names: Sequence[str]
    rules: Sequence[Part] = ()
    prices: Sequence[Label] = ()
    pot: Label = ""
    opening: Label = ""
    hints: Sequence[Label] = ()

    @property
    def line(self) -> Label:
        """What is said of it below its title."""
        return counted("List for %n people, to write by hand", "", len(self.names))


def empty_list_pdf(blank: Blank, speech: PaperSpeech, paper: Paper = Paper.A4) -> bytes:
    """Print an empty list of a game at a table of seats."""
    return _EmptyList(blank, speech, paper).printed()


class Form:
    """The sheet that every empty list stands on: title, what is to be filled in, rules, foot."""

    def __init__(self, blank: Blank, speech: PaperSpeech, paper: Paper) -> None:
        self.blank, self.say = blank, speech.say
        self.page = Page(speech.say(N_("Empty list")), speech.language, paper)
        words = " · ".join(map(speech.say, blank.hints))
        self._foot = broken(words, RIGHT - LEFT - 26, 7)

    @property
    def floor(self) -> float:
        """Where the list has to end."""
        return self.page.foot_top(len(self._foot)) - 2

    def head(self) -> float:
        """Set everything above the list; return y below it."""
        page, say = self.page, self.say
        y = page.head(say(self.blank.title), say(self.blank.line)) + 8.4
        self._fill_in(LEFT, y, N_("Place"), 92)
        self._fill_in(96, y, N_("Date"), 140)
        self._fill_in(144, y, N_("Scribe"), RIGHT)
        return self._agreed(y + 8.6)

    def _fill_in(self, x: float, y: float, label: str, end: float) -> None:
        wide = self.page.text(x, y, self.say(label), 8.4, ink=SOFT)
        self.page.rule(x + wide + 1.5, y + 0.6, end, y + 0.6, 0.4, SOFT)

    def _agreed(self, y: float) -> float:
        """Set the rules, or lines to write the prices on; return y below them."""
        if self.blank.rules:
            brief = RulesInBrief(self.page, self.blank.rules, self.say)
            brief.draw(y - 1)
            return y + brief.height - 1
        labels = [self.say(each) for each in self.blank.prices]
        taken = sum(width(fit(each), 8.4) + 4.5 for each in labels)
        room, x = (RIGHT - LEFT + 3 - taken) / max(1, len(labels)), LEFT
        for label in labels:
            wide = self.page.text(x, y, label, 8.4, ink=SOFT)
            end = x + wide + 1.5 + room
            self.page.rule(x + wide + 1.5, y + 0.6, end, y + 0.6, 0.4, SOFT)
            x = end + 3
        return y + (6.6 if labels else 0)

    def finished(self) -> bytes:
        """Set the foot and return the document."""
        self.page.foot(self._foot, self.say(N_("Sheet ____")))
        return self.page.finished()


class _EmptyList:
    def __init__(self, blank: Blank, speech: PaperSpeech, paper: Paper) -> None:
        self._form = Form(blank, speech, paper)
        self._say, self._page = speech.say, self._form.page
        self._blank, self._names = blank, blank.names
        many, pot = len(blank.names), _POT if blank.pot else 0
        self._wide = min(_MOST_PERSON, max(_PERSON, 110 / many))
        self._first = RIGHT - pot - self._wide * many

    def printed(self) -> bytes:
        """Set the page and return the document."""
        top = self._heads(self._form.head())
        self._down(top, self._body(top))
        return self._form.finished()

    def _right(self, seat: int) -> float:
        return self._first + (seat + 1) * self._wide

    def _heads(self, y: float) -> float:
        page, say, room = self._page, self._say, self._wide - 3.2
        names = [in_lines(name, room, 9) for name in self._names]
        base = y + max(7.8, 0.6 + _NAME_LINE * max(map(len, names)))
        page.rule(LEFT, y, RIGHT, y, 0.8, INK)
        page.text(_NUMBER_END, base, say(N_("No.")), 7, ink=SOFT, align="right")
        words = say(self._blank.game)
        page.fitted(_GAME, base, words, self._first - _VALUE - _GAME - 1.2, 7, ink=SOFT)
        page.fitted(self._first - _VALUE + 1.2, base, say(N_("Value")), _VALUE - 2, 7, ink=SOFT)
        if self._blank.pot:
            x = RIGHT - _POT + 1.2
            page.fitted(x, base, say(self._blank.pot), _POT - 1.2, 7, ink=SOFT)
        for seat, name in enumerate(names):
            x = self._right(seat) - self._wide + 1.6
            for up, line in enumerate(reversed(name)):
                page.fitted(x, base - 0.4 - _NAME_LINE * up, line, room, 9, "bold")
            if not name:
                page.text(x - 0.4, y + 2.9, str(seat + 1), 6.4, ink=FAINT)
                page.rule(x, base, x + room, base, 0.35, FAINT)
        page.rule(LEFT, base + 1.8, RIGHT, base + 1.8, 0.8, INK)
        return base + 1.8

    def _body(self, y: float) -> float:
        """Set whole rounds of deals, as many as fit, and the lines of the end."""
        page, say, many = self._page, self._say, len(self._names)
        room, others = self._form.floor - y, 3 if self._blank.opening else 2
        rows = int(room / _PITCH - others) // many * many
        pitch = min(_HIGHEST, room / (rows + others))
        if self._blank.opening:
            y += pitch
            page.text(_GAME, y - 2.2, say(self._blank.opening), 9, "italic", SOFT)
            page.rule(LEFT, y, RIGHT, y, 0.6, FAINT)
        for number in range(1, rows + 1):
            page.text(_NUMBER_END, y + pitch - 2.4, str(number), 8, ink=SOFT, align="right")
            x = self._right((number - 1) % many) - self._wide * 0.775
            page.ring(x, y + pitch / 2, 2.8, 2.8, FAINT, 0.6)
            y += pitch
            page.rule(LEFT, y, RIGHT, y, *((0.6, FAINT) if number % many == 0 else (0.3,)))
        page.text(_GAME, y + pitch - 2.2, say(N_("Carried over")), 9, "italic", SOFT)
        page.text(_GAME, y + 2 * pitch - 2.2, say(N_("At the end")), 10.5, "title")
        page.rule(LEFT, y + pitch, RIGHT, y + pitch)
        page.rule(LEFT, y + 2 * pitch, RIGHT, y + 2 * pitch, 0.8, INK)
        return y + 2 * pitch

    def _down(self, top: float, low: float) -> None:
        """Set the lines between columns, and a faint one between an amount and the standing."""
        page = self._page
        edges = [self._right(seat) for seat in range(len(self._names))]
        for x in (_GAME - 1.2, self._first - _VALUE, self._first, *edges):
            page.rule(x, top, x, low, 0.35, FAINT)
        for x in edges:
            middle = x - self._wide * 0.55
            page.graph([(middle, top + 0.4), (middle, low)], 0.25, FAINT, (0.8, 1.6))
