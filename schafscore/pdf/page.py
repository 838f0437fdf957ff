"""A sheet of paper, upright, that counts in millimetres from the top left and knows our look."""

from collections.abc import Iterable, Sequence
from functools import cache
from io import BytesIO
from itertools import chain
from typing import Literal

from reportlab.lib.colors import Color, HexColor
from reportlab.pdfgen.canvas import Canvas

from schafscore.pdf.faces import FACES, Face, fit, register, width
from schafscore.pdf.signs import SUITS, Shape, segments
from schafscore.services.paper import Paper
from schafscore.sheets.strokes import Stroke, figure

INK, SOFT, FAINT, HAIR = "#1b1a18", "#5d5a53", "#77736a", "#cfcabd"
ACCENT, LOSS, BAND, TRACE = "#1f4e3a", "#8f1d1d", "#f3efe4", "#bdb8aa"
LEFT, RIGHT, TOP, MARGIN = 12.0, 198.0, 12.0, 12.0
"""The edges of what is printed, in millimetres: as wide on any paper, and in its middle."""
MM = 72 / 25.4
Align = Literal["left", "right", "middle"]
_BEFORE: dict[Align, float] = {"left": 0, "right": 1, "middle": 0.5}
_SMALLEST = 6.4
_PEN, _TRACE_PEN = 0.031, 0.011


@cache
def _paint(colour: str) -> Color:
    return HexColor(colour)


class Page:
    """The sheet in hand. x and y in millimetres, y downward; text stands on its base line."""

    def __init__(
        self, title: str, language: str, paper: Paper = Paper.A4, least: float = 0
    ) -> None:
        """Begin a document; no words are set smaller than *least* points, for older eyes."""
        register()
        self._bytes, self._drawn = BytesIO(), set[str]()
        self._paper, self._least = paper, least
        size = paper.wide * MM, paper.high * MM
        self._canvas = Canvas(self._bytes, pagesize=size, lang=language)
        self._canvas.setTitle(fit(title))
        self._canvas.setCreator("schafscore")
        # As far to the right as the paper is wider than A4.
        self._left, self._top = (paper.wide - LEFT - RIGHT) / 2 * MM, size[1]

    @property
    def bottom(self) -> float:
        """Where what is printed ends below, in millimetres."""
        return self._paper.high - MARGIN

    def size(self, size: float) -> float:
        """Return how large words of *size* points are set on this page."""
        return max(size, self._least)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        """Turn millimetres from the top left into points from the bottom left."""
        return self._left + x * MM, self._top - y * MM

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 8,
        face: Face = "plain",
        ink: str = INK,
        align: Align = "left",
    ) -> float:
        """Set *words* and return how wide they are; *align* says which part of them is at *x*."""
        return self._set(x, y, fit(words, face), self.size(size), face, ink, align)

    def _set(
        self, x: float, y: float, words: str, size: float, face: Face, ink: str, align: Align
    ) -> float:
        wide = width(words, size, face)
        canvas = self._canvas
        canvas.setFont(FACES[face], size)
        canvas.setFillColor(_paint(ink))
        canvas.drawString(*self._at(x - wide * _BEFORE[align], y), words)
        return wide

    def fitted(
        self,
        x: float,
        y: float,
        words: str,
        room: float,
        size: float = 8,
        face: Face = "plain",
        ink: str = INK,
        align: Align = "left",
    ) -> float:
        """Set *words* no wider than *room*: smaller down to 80 per cent, then cut with an "…"."""
        words, size = fitting(words, room, self.size(size), face, self._least)
        return self.text(x, y, words, size, face, ink, align)

    def amount(
        self,
        x: float,
        y: float,
        figures: str,
        room: float,
        size: float = 8,
        face: Face = "plain",
        ink: str = INK,
    ) -> None:
        """Set *figures* that end at x, no wider than *room*: as small as it takes, never cut."""
        figures, size = fit(figures, face), self.size(size)
        wide = width(figures, size, face)
        self._set(x, y, figures, size * min(1, room / (wide or 1)), face, ink, "right")

    def upright(self, x: float, y: float, words: str, size: float, face: Face, ink: str) -> None:
        """Set *words* turned to read upward, their middle at *y*."""
        canvas = self._canvas
        canvas.saveState()
        canvas.translate(*self._at(x, y))
        canvas.rotate(90)
        canvas.setFont(FACES[face], self.size(size))
        canvas.setFillColor(_paint(ink))
        canvas.drawCentredString(0, 0, fit(words, face))
        canvas.restoreState()

    def lines(
        self, x: float, y: float, lines: Iterable[str], size: float, lead: float, ink: str = INK
    ) -> float:
        """Set *lines* one below the other and return the base line after the last."""
        for words in lines:
            self.text(x, y, words, size, ink=ink)
            y += lead
        return y

    def rule(
        self, x1: float, y1: float, x2: float, y2: float, weight: float = 0.3, ink: str = HAIR
    ) -> None:
        """Draw a line of *weight* points."""
        self._pen(weight, ink)
        self._canvas.line(*self._at(x1, y1), *self._at(x2, y2))

    def graph(
        self,
        points: Sequence[tuple[float, float]],
        weight: float,
        ink: str,
        dash: tuple[float, ...] = (),
    ) -> None:
        """Draw a line through *points*; *dash* in points, empty for a solid one."""
        self._pen(weight, ink)
        self._canvas.setLineJoin(1)
        self._canvas.setDash(list(dash))
        path = self._canvas.beginPath()
        for place, (x, y) in enumerate(points):
            (path.lineTo if place else path.moveTo)(*self._at(x, y))
        self._canvas.drawPath(path, stroke=1, fill=0)
        self._canvas.setDash([])

    def band(self, x: float, y: float, wide: float, high: float, fill: str = BAND) -> None:
        """Tint an area."""
        self._canvas.setFillColor(_paint(fill))
        self._canvas.rect(*self._at(x, y + high), wide * MM, high * MM, stroke=0, fill=1)

    def dot(self, x: float, y: float, radius: float, ink: str) -> None:
        """Draw a filled dot."""
        self._canvas.setFillColor(_paint(ink))
        self._canvas.circle(*self._at(x, y), radius * MM, stroke=0, fill=1)

    def cross(self, x: float, y: float, size: float) -> None:
        """Tick a box as the official lists do, its middle at x, y."""
        half = size / 2
        self.rule(x - half, y - half, x + half, y + half, 0.9, INK)
        self.rule(x - half, y + half, x + half, y - half, 0.9, INK)

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str) -> None:
        """Draw a filled disc with a thin edge, its middle at x, y."""
        self._pen(0.4, edge)
        self._canvas.setFillColor(_paint(fill))
        self._canvas.circle(*self._at(x, y), radius * MM, stroke=1, fill=1)

    def plate(
        self, x: float, y: float, wide: float, high: float, radius: float, fill: str, edge: str
    ) -> None:
        """Draw a filled plate with round corners and a thin edge, its top left at x, y."""
        self._pen(0.4, edge)
        self._canvas.setFillColor(_paint(fill))
        size = wide * MM, high * MM
        self._canvas.roundRect(*self._at(x, y + high), *size, radius * MM, stroke=1, fill=1)

    def shape(self, points: Sequence[tuple[float, float]], fill: str) -> None:
        """Fill the area within *points*."""
        path = self._canvas.beginPath()
        for place, (x, y) in enumerate(points):
            (path.lineTo if place else path.moveTo)(*self._at(x, y))
        path.close()
        self._canvas.setFillColor(_paint(fill))
        self._canvas.drawPath(path, stroke=0, fill=1)

    def ring(
        self, x: float, y: float, wide: float, high: float, ink: str = INK, weight: float = 0.7
    ) -> None:
        """Draw a ring round a figure, as lists mark a solo; *x* and *y* are its middle."""
        self._pen(weight, ink)
        left, low = self._at(x - wide / 2, y + high / 2)
        self._canvas.roundRect(left, low, wide * MM, high * MM, high / 2 * MM, stroke=1, fill=0)

    def suit(self, name: str, x: float, y: float, size: float = 3.3) -> bool:
        """Draw the sign of the suit *name*, its middle at x, y; False where there is none."""
        if name not in SUITS:
            return False
        canvas, form = self._canvas, f"{name}{size * 10:.0f}"
        if form not in self._drawn:  # a list has hundreds: the file holds one of each
            self._drawn.add(form)
            canvas.beginForm(form, -size * MM, -size * MM, size * MM, size * MM)
            for shape in SUITS[name]:
                self._shape(shape, size / 104 * MM)
            canvas.endForm()
        canvas.saveState()
        canvas.translate(*self._at(x, y))
        canvas.doForm(form)
        canvas.restoreState()
        return True

    def sheep(self, x: float, y: float, size: float, ink: str = ACCENT) -> None:
        """Draw the sheep's head in a square whose top left is x, y."""
        for stroke in figure(9):
            self.stroke(stroke, x, y, size, _PEN, ink)

    def figure(self, strokes: Sequence[Stroke], done: int, x: float, y: float, size: float) -> None:
        """Draw the strokes *done* of a slate into a square, and a trace of those to come."""
        for place, stroke in enumerate(strokes):
            pen, ink = (_PEN, INK) if place < done else (_TRACE_PEN, TRACE)
            self.stroke(stroke, x, y, size, pen, ink)

    def stroke(self, stroke: Stroke, x: float, y: float, size: float, pen: float, ink: str) -> None:
        """Draw one stroke of a square of *size* millimetres, *pen* parts of it wide."""
        canvas, drawn = self._canvas, self._canvas.beginPath()
        drawn.moveTo(*self._at(x + stroke.start[0] * size, y + stroke.start[1] * size))
        for cubic in stroke.cubics:
            placed = (self._at(x + across * size, y + down * size) for across, down in cubic)
            drawn.curveTo(*chain.from_iterable(placed))
        self._pen(stroke.weight * pen * size * MM, ink)
        canvas.setLineCap(1)
        canvas.setLineJoin(1)
        canvas.drawPath(drawn, stroke=1, fill=0)
        canvas.setLineCap(0)

    def head(self, title: str, line: str, *, small: bool = False) -> float:
        """Set the head of a page: sheep's head, title, a line of facts. Return y below it."""
        size = 10 if small else 17
        room = RIGHT - LEFT - size - 4
        self.sheep(RIGHT - size, TOP - (2.6 if small else 2), size)
        if small:
            wide = self.fitted(LEFT, TOP + 4.6, title, room * 0.6, 13, "title")
            self.fitted(LEFT + wide + 4, TOP + 4.6, line, room - wide - 4, 8.5, ink=SOFT)
        else:
            self.fitted(LEFT, TOP + 6.6, title, room, 22, "title")
            self.fitted(LEFT, TOP + 12.6, line, room, 9.5, ink=SOFT)
        y = TOP + (8.5 if small else 16.5)
        self.rule(LEFT, y, RIGHT, y, 1.4, INK)
        self.rule(LEFT, y + 0.9, RIGHT, y + 0.9, 0.3, INK)
        return y + 0.9

    def part(self, y: float, title: str, line: str = "") -> None:
        """Set the title of a part of the page, a line beside it, and the rule below."""
        wide = self.text(LEFT, y, title, 12, "title")
        self.text(LEFT + wide + 4, y, line, 7.5, ink=SOFT)
        self.rule(LEFT, y + 2, RIGHT, y + 2, 0.8, INK)

    def foot(self, lines: Sequence[str], page: str) -> None:
        """Set the foot of a page: *lines*, the last one at the bottom, and the page's number."""
        top = self.foot_top(len(lines))
        self.rule(LEFT, top - 0.2, RIGHT, top - 0.2)
        self.lines(LEFT, top + self._foot_lead, lines, 7, self._foot_lead, SOFT)
        self.text(RIGHT, self.bottom, page, 7, ink=SOFT, align="right")

    @property
    def _foot_lead(self) -> float:
        return 3.4 * self.size(7) / 7

    def foot_top(self, lines: int) -> float:
        """Return where a foot of so many *lines* begins."""
        return self.bottom - self._foot_lead * lines

    def next(self) -> None:
        """Take the next sheet."""
        self._canvas.showPage()

    def finished(self) -> bytes:
        """Return the whole document as PDF."""
        self._canvas.showPage()
        self._canvas.save()
        return self._bytes.getvalue()

    def _pen(self, weight: float, ink: str) -> None:
        self._canvas.setLineWidth(weight)
        self._canvas.setStrokeColor(_paint(ink))

    def _shape(self, shape: Shape, scale: float) -> None:
        """Draw *shape* about the origin, *scale* points for each of its units."""
        canvas = self._canvas
        drawn = canvas.beginPath()
        steps = {"M": drawn.moveTo, "L": drawn.lineTo, "C": drawn.curveTo, "Z": drawn.close}
        for step, numbers in segments(shape.path):
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            steps[step](*chain.from_iterable((x * scale, -y * scale) for x, y in pairs))
        if shape.fill:
            canvas.setFillColor(_paint(shape.fill))
        if shape.stroke:
            self._pen(shape.width * scale, shape.stroke)
            canvas.setLineCap(1)
            canvas.setLineJoin(1)
        canvas.drawPath(drawn, stroke=int(bool(shape.stroke)), fill=int(bool(shape.fill)))
        canvas.setLineCap(0)


def fitting(
    words: str, room: float, size: float, face: Face = "plain", least: float = _SMALLEST
) -> tuple[str, float]:
    """Return *words* and their size so that they fit into *room* millimetres.

    They shrink to 80 per cent and never below *least* points; what is longer still ends in "…".
    """
    words = fit(words, face)
    wide = width(words, size, face)
    if wide <= room:
        return words, size
    # A hair less than exact, so that rounding cuts no letter.
    size = max(size * room / wide * 0.9999, size * 0.8, min(size, max(least, _SMALLEST)))
    while width(words, size, face) > room and len(words) > 1:
        words = words.removesuffix("…")[:-1].rstrip() + "…"
    return words, size


def broken(
    words: str, room: float, size: float, face: Face = "plain", indent: float = 0
) -> tuple[str, ...]:
    """Break *words* into lines of *room* millimetres, the first one shorter by *indent*.

    A word longer than a line stands alone and is cut.
    """
    lines: list[str] = []
    line = ""
    for word in fit(words, face).split(" "):
        longer = f"{line} {word}" if line else word
        if line and width(longer, size, face) > room - (0 if lines else indent):
            lines.append(line)
            line = word
        else:
            line = longer
    return tuple(fitting(each, room, size, face)[0] for each in (*lines, line))
