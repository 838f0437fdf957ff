"""The curve of the evening on paper; its lines differ by dashes and by the name at their end."""

from dataclasses import dataclass

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
        for seat, (_, points) in enumerate(self.curve.lines):
            line = [(self._across(place), self._up(total)) for place, total in points]
            if len(line) > 1:
                self.page.graph(line, 1.5, INKS[seat % len(INKS)], DASHES[seat % len(DASHES)])
        self._peak()
        self._names()

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
        half = width(words, 7.2) / 2
        middle = min(max(x, self._left + half), self._right - half)
        self.page.text(middle, y - 2, words, 7.2, ink=ink, align="middle")

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
