"""The rules on paper: in brief above the list, and the whole of them on pages of their own."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from schafscore.core.text import Label
from schafscore.pdf.faces import Face, fit, width
from schafscore.pdf.page import ACCENT, INK, LEFT, RIGHT, Page, broken
from schafscore.sheets.rules_in_words import Part

_GAP = 6.0
_COLUMNS = (LEFT, (LEFT + RIGHT + _GAP) / 2)
_WIDE = (RIGHT - LEFT - _GAP) / 2
_BRIEF, _WHOLE, _LEAD, _APART = 7.5, 8.5, 4.3, 2.2


@dataclass(frozen=True, slots=True)
class _Paragraph:
    """A title and its lines, the first one *indent* millimetres after the title."""

    title: str
    indent: float
    lines: tuple[str, ...]


class RulesInBrief:
    """A short paragraph for each part, in two columns of about the same height."""

    def __init__(self, page: Page, parts: Sequence[Part], say: Callable[[Label], str]) -> None:
        self._page = page
        self._size = page.size(_BRIEF)
        self._lead = 3.55 * self._size / _BRIEF
        self._columns = self._divided([self._paragraph(part, say) for part in parts])

    def _paragraph(self, part: Part, say: Callable[[Label], str]) -> _Paragraph:
        title, words = fit(say(part.title), "bold"), " · ".join(map(say, part.lines))
        indent = width(title, self._size, "bold") + 2
        return _Paragraph(title, indent, broken(words, _WIDE, self._size, indent=indent))

    def _divided(self, found: list[_Paragraph]) -> tuple[list[_Paragraph], list[_Paragraph]]:
        """Fill the left column first, as it is read, and the right one with the smaller half."""
        cuts = [(found[:place], found[place:]) for place in range(len(found) + 1)]
        return min(cuts, key=lambda cut: (max(map(self._high, cut)), -len(cut[0])))

    def _high(self, column: list[_Paragraph]) -> float:
        return sum(self._lead * len(each.lines) + 0.6 for each in column)

    @property
    def height(self) -> float:
        """How much room it takes, in millimetres."""
        return max(map(self._high, self._columns))

    def draw(self, y: float) -> None:
        """Set it, *y* being the first base line."""
        for x, column in zip(_COLUMNS, self._columns, strict=True):
            at = y
            for each in column:
                self._page.text(x, at, each.title, _BRIEF, "bold", ACCENT)
                self._page.text(x + each.indent, at, each.lines[0], _BRIEF)
                self._page.lines(x, at + self._lead, each.lines[1:], _BRIEF, self._lead)
                at += self._lead * len(each.lines) + 0.6


@dataclass(frozen=True, slots=True)
class _Set:
    """A line at its place: on which page, from 0, and where."""

    page: int
    x: float
    y: float
    words: str
    face: Face


class WholeRules:
    """A line for every rule, column by column between *top* and *floor*, on as many pages."""

    def __init__(
        self,
        page: Page,
        parts: Sequence[Part],
        say: Callable[[Label], str],
        top: float,
        floor: float,
    ) -> None:
        self._page = page
        self._set = tuple(self._placed(parts, say, top, floor))

    @property
    def pages(self) -> int:
        """How many pages it takes."""
        return self._set[-1].page + 1 if self._set else 0

    def draw(self, page: int) -> None:
        """Set what belongs on its page number *page*, counted from 0."""
        for each in self._set:
            if each.page == page:
                ink = ACCENT if each.face == "bold" else INK
                self._page.text(each.x, each.y, each.words, _WHOLE, each.face, ink)

    def _placed(
        self, parts: Sequence[Part], say: Callable[[Label], str], top: float, floor: float
    ) -> Iterator[_Set]:
        column, y = 0, top
        high = sum(_LEAD * sum(1 for _ in _lines(part, say)) + _APART for part in parts)
        # Two columns of about the same height, where they fit on one page.
        floor = min(floor, top + high / 2 + 3 * _LEAD)
        for part in parts:
            for words, face, stays in _lines(part, say):
                # A title does not end a column, nor does the first half of a rule.
                if y + _LEAD * stays > floor:
                    column, y = column + 1, top
                yield _Set(column // 2, _COLUMNS[column % 2], y, words, face)
                y += _LEAD
            y += _APART


def _lines(part: Part, say: Callable[[Label], str]) -> Iterator[tuple[str, Face, int]]:
    """Yield the lines of *part*, and how many lines below each stay with it."""
    yield say(part.title), "bold", min(2, len(part.lines))
    for line in part.lines:
        rest = broken(say(line), _WIDE, _WHOLE)
        for place, words in enumerate(rest):
            yield words, "plain", len(rest) - place - 1
