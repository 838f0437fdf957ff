"""An empty list to write by hand; who deals is printed, for the deal goes round."""

from collections.abc import Sequence

from schafscore.core.text import N_, counted
from schafscore.pdf.faces import fit, width
from schafscore.pdf.page import FAINT, INK, LEFT, RIGHT, SOFT, Page, broken
from schafscore.pdf.rules_block import RulesInBrief
from schafscore.pdf.session import PaperSpeech
from schafscore.services.paper import Paper
from schafscore.sheets.rules_in_words import Part

# A hand writes 7.5 mm or more; an amount and a standing side by side need 16 mm.
_PITCH, _HIGHEST, _NUMBER_END, _GAME, _VALUE, _POT = 7.8, 9.6, 18.5, 20.5, 12.0, 12.0
_PERSON, _MOST_PERSON = 16.0, 23.0
_PRICES = (
    N_("Rufspiel"),
    N_("Solo"),
    N_("Schneider"),
    N_("Schwarz"),
    N_("Each runner"),
    N_("from"),
)


def empty_list_pdf(
    people: int | Sequence[str],
    speech: PaperSpeech,
    paper: Paper = Paper.A4,
    rules: Sequence[Part] = (),
) -> bytes:
    """Print an empty list for so many *people*, or for those with these names.

    *rules* stand above it; without them there are lines to write the prices on.
    """
    return _EmptyList(people, speech, paper, rules).printed()


class _EmptyList:
    def __init__(
        self,
        people: int | Sequence[str],
        speech: PaperSpeech,
        paper: Paper,
        rules: Sequence[Part],
    ) -> None:
        self._say = speech.say
        self._names = [""] * people if isinstance(people, int) else list(people)
        self._rules = rules
        self._page = Page(speech.say(N_("Empty list")), speech.language, paper)
        many = len(self._names)
        self._wide = min(_MOST_PERSON, max(_PERSON, 118 / many))
        self._first = RIGHT - _POT - self._wide * many

        words = " · ".join(map(speech.say, self._hints(many)))
        self._foot = broken(words, RIGHT - LEFT - 26, 7)

    def _hints(self, many: int) -> tuple[str, ...]:
        return (
            N_("left plus or minus, right the standing"),
            N_("ring a solo"),
            N_("K Kontra, R Re, Kl knocked, B Bock"),
            N_("○ deals") if many == 4 else N_("○ deals and sits out"),
            N_("every line adds up to nothing"),
        )

    def printed(self) -> bytes:
        """Set the page and return the document."""
        page, say, many = self._page, self._say, len(self._names)
        line = say(counted("List for %n people, to write by hand", "", many))
        y = page.head(say(N_("Schafkopf")), line) + 8.4
        self._blank(LEFT, y, N_("Place"), 92)
        self._blank(96, y, N_("Date"), 140)
        self._blank(144, y, N_("Scribe"), RIGHT)
        y = self._agreed(y + 8.6)
        top = self._heads(y)
        low = self._body(top)
        self._down(top, low)
        page.foot(self._foot, say(N_("Sheet ____")))
        return page.finished()

    def _blank(self, x: float, y: float, label: str, end: float) -> None:
        wide = self._page.text(x, y, self._say(label), 8.4, ink=SOFT)
        self._page.rule(x + wide + 1.5, y + 0.6, end, y + 0.6, 0.4, SOFT)

    def _agreed(self, y: float) -> float:
        """Set the rules, or lines to write the prices on; return y below them."""
        if self._rules:
            brief = RulesInBrief(self._page, self._rules, self._say)
            brief.draw(y - 1)
            return y + brief.height - 1
        labels = [self._say(each) for each in _PRICES]
        taken = sum(width(fit(each), 8.4) + 4.5 for each in labels)
        room, x = (RIGHT - LEFT + 3 - taken) / len(labels), LEFT
        for label in labels:
            wide = self._page.text(x, y, label, 8.4, ink=SOFT)
            end = x + wide + 1.5 + room
            self._page.rule(x + wide + 1.5, y + 0.6, end, y + 0.6, 0.4, SOFT)
            x = end + 3
        return y + 6.6

    def _right(self, seat: int) -> float:
        return self._first + (seat + 1) * self._wide

    def _heads(self, y: float) -> float:
        page, say, base = self._page, self._say, y + 7.8
        page.rule(LEFT, y, RIGHT, y, 0.8, INK)
        page.text(_NUMBER_END, base, say(N_("No.")), 7, ink=SOFT, align="right")
        words = say(N_("Game, who, points"))
        page.fitted(_GAME, base, words, self._first - _VALUE - _GAME - 1.2, 7, ink=SOFT)
        page.fitted(self._first - _VALUE + 1.2, base, say(N_("Value")), _VALUE - 2, 7, ink=SOFT)
        page.fitted(RIGHT - _POT + 1.2, base, say(N_("Stock")), _POT - 1.2, 7, ink=SOFT)
        for seat, name in enumerate(self._names):
            x, room = self._right(seat) - self._wide + 1.6, self._wide - 3.2
            if name:
                page.fitted(x, base - 0.4, name, room, 9, "bold")
            else:
                page.text(x - 0.4, y + 2.9, str(seat + 1), 6.4, ink=FAINT)
                page.rule(x, base, x + room, base, 0.35, FAINT)
        page.rule(LEFT, y + 9.6, RIGHT, y + 9.6, 0.8, INK)
        return y + 9.6

    def _body(self, y: float) -> float:
        """Set whole rounds of deals, as many as fit, and the lines of the end."""
        page, say, many = self._page, self._say, len(self._names)
        room = page.foot_top(len(self._foot)) - 2 - y
        rows = int(room / _PITCH - 2) // many * many
        pitch = min(_HIGHEST, room / (rows + 2))
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
