"""The curve of the evening on paper; its lines differ by dashes and by the name at their end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from schafscore.core.text import N_, phrase
from schafscore.pdf.faces import width
from schafscore.pdf.page import HAIR, INK, RIGHT, SOFT, Page
from schafscore.pdf.wording import Wording
from schafscore.sheets.curve import Curve

DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (5, 1.6),
    (1.2, 1.4),
    (6, 1.5, 1.2, 1.5),
    (2.6, 1.4),
    (9, 2),
    (1, 3),
)
INKS = ("#1f4e3a", "#8f1d1d", "#1d3f73", "#8a5a00", "#4a4a4a", "#5b2a6e", "#0f6570")
_SCALE, _GAP = 12.0, 1.5
"""How wide the scale is at least, and what is free between a figure and the lines."""
_TICKS = (1, 5, 10, 20, 50, 100, 200, 500, 1000)
_LABEL, _RISE, _DROP = 7.2, 0.31, 0.09
"""The label of the peak in points, and for each of them how far it reaches up and down in mm."""

WHITE = "#ffffff"
_AROUND = 8
"""How many places above each other are tried for it."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """Where words stand, in millimetres."""

    left: float
    top: float
    right: float
    bottom: float

    def is_struck(self, line: Sequence[Point]) -> bool:
        """Whether *line* goes through it."""
        return any(self._meets(*each) for each in pairwise(line))

    def _meets(self, start: Point, end: Point) -> bool:
        """Whether the way from *start* to *end* has a part inside (Liang and Barsky)."""
        first, last = 0.0, 1.0
        sides = ((self.left, self.right), (self.top, self.bottom))
        for at, to, (low, high) in zip(start, end, sides, strict=True):
            way = to - at
            if not way:
                if not low < at < high:
                    return False
                continue
            enters, leaves = sorted(((low - at) / way, (high - at) / way))
            first, last = max(first, enters), min(last, leaves)
        return first < last


@dataclass(frozen=True, slots=True)
class Graph:
    """A curve and its scale in a frame, in millimetres from the top left of the page."""

    page: Page
    curve: Curve
    wording: Wording
    x: float
    y: float
    wide: float
    high: float

    def draw(self) -> None:
        """Set bands, grid, lines and names."""
        self._bands()
        self._grid()
        for seat, line in enumerate(self.lines):
            if len(line) > 1:
                self.page.graph(line, 1.5, INKS[seat % len(INKS)], DASHES[seat % len(DASHES)])
        self._peak()
        self._names()

    @property
    def lines(self) -> tuple[tuple[Point, ...], ...]:
        """The lines of the people as they lie on the page."""
        return tuple(
            tuple((self._across(place), self._up(total)) for place, total in points)
            for _, points in self.curve.lines
        )

    @property
    def _left(self) -> float:
        """Where the lines begin, right of the widest figure of the scale."""
        size, ends = self.page.size(7), (self.curve.low, self.curve.high)
        figures = (width(self.wording.figure(each), size) for each in ends)
        return self.x + max(_SCALE, max(figures) + _GAP)

    @property
    def _right(self) -> float:
        return self.x + self.wide

    def _across(self, place: float) -> float:
        return self._left + (self._right - self._left) * place / max(1, self.curve.places)

    def _up(self, total: float) -> float:
        span = self.curve.high - self.curve.low or 1
        return self.y + self.high * (self.curve.high - total) / span

    def _bands(self) -> None:
        words = self.wording.say(N_("Bock"))
        for first, last in self.curve.doubled:
            left, right = self._across(first - 1), self._across(last)
            self.page.band(left, self.y, right - left, self.high)
            if width(words, 7, "italic") < right - left:
                middle = (left + right) / 2
                self.page.text(middle, self.y - 1, words, 7, "italic", SOFT, "middle")

    def _grid(self) -> None:
        page, drawn, bottom = self.page, self.curve, self.y + self.high
        for total in range(drawn.low, drawn.high + 1, drawn.step):
            y = self._up(total)
            weight, ink = (0.7, INK) if total == 0 else (0.25, HAIR)
            page.rule(self._left, y, self._right, y, weight, ink)
            words = self.wording.figure(total)
            page.text(self._left - _GAP, y + 0.9, words, 7, ink=SOFT, align="right")
        tick = next((each for each in _TICKS if drawn.places <= each * 8), _TICKS[-1])
        for place in range(0, drawn.places + 1, tick):
            x = self._across(place)
            page.rule(x, bottom, x, bottom + 1.2, 0.4, SOFT)
            words = str(place) if place else self.wording.say(N_("Game"))
            page.text(x, bottom + 4, words, 7, ink=SOFT, align="middle")

    def _peak(self) -> None:
        peak = self.curve.peak
        if peak is None:
            return
        seat = [person for person, _ in self.curve.lines].index(peak.person)
        x, y, ink = self._across(peak.place), self._up(peak.total), INKS[seat % len(INKS)]
        self.page.dot(x, y, 0.8, ink)
        label = phrase(
            N_("Hand {number}: {amount}"),
            number=peak.number,
            amount=self.wording.figure(peak.amount),
        )
        words = self.wording.say(label)
        box = self.free_place((x, y), words)
        if any(map(box.is_struck, self.lines)):  # nowhere is room: the lines go behind the words
            self.page.band(box.left, box.top, box.right - box.left, box.bottom - box.top, WHITE)
        self.page.text(box.left, box.bottom - _DROP * self._size, words, _LABEL, ink=ink)

    @property
    def _size(self) -> float:
        return self.page.size(_LABEL)

    def free_place(self, point: Point, words: str) -> Box:
        """Return a place for *words* near *point* that no line strikes, or as few as can be.

        Over it, as one expects them, if that is free; then the nearest place that is.
        """
        grid = [
            ((self._left, self._up(total)), (self._right, self._up(total)))
            for total in range(self.curve.low, self.curve.high + 1, self.curve.step)
        ]

        def struck(box: Box) -> tuple[int, int]:
            return sum(map(box.is_struck, self.lines)), sum(map(box.is_struck, grid))

        return min(self._places(point, words), key=struck)

    def _places(self, point: Point, words: str) -> Iterator[Box]:
        """Yield where *words* can stand around *point*, the nearest first; all within the frame."""
        x, y = point
        wide, rise, drop = width(words, self._size), _RISE * self._size, _DROP * self._size
        for far in range(_AROUND):
            up, down = y - 2 - far * rise, y + 2 + rise + far * rise
            for base in (up, down):
                for middle in (x, x + wide / 2 + 2, x - wide / 2 - 2):
                    left = min(max(middle - wide / 2, self._left), self._right - wide)
                    if self.y < base - rise and base + drop < self.y + self.high:
                        yield Box(left, base - rise, left + wide, base + drop)
        left = min(max(x - wide / 2, self._left), self._right - wide)
        yield Box(left, y - 2 - rise, left + wide, y - 2 + drop)

    def _names(self) -> None:
        """Name the lines at their ends, one below the other where they end close together."""
        lines = enumerate(self.curve.lines)
        ends = sorted((self._up(points[-1][1]), seat, person) for seat, (person, points) in lines)
        least = 0.0
        for y, seat, person in ends:
            least = max(y + 1, least + 3.6)
            x, ink = self._right + 1.6, INKS[seat % len(INKS)]
            name = self.wording.name_fitting(person, RIGHT - x, self.page.size(7.8), "bold")
            self.page.fitted(x, least, name, RIGHT - x, 7.8, "bold", ink)
