"""Strokes of chalk on slate: a rough edge from a fixed seed, wiped traces, dots for what comes."""

from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from schafscore.gui.look import Look
from schafscore.gui.painting import curve, round_pen
from schafscore.sheets.strokes import HEAD_END, HEAD_WIDTH, Slate, Stroke

ROUGH = 0.17  # of the width, to either side
EDGE_SEED, GRAIN_SEED = 900, 300
WIPED_WIDTH, DOT_WIDTH = 0.012, 0.03  # parts of the square


@cache
def _edges(stroke: Stroke, place: int) -> tuple[tuple[QPointF, QPointF], ...]:
    """Return the points left and right along *stroke*, which is the same at every painting."""
    chance = Random(EDGE_SEED + place)
    line = list(stroke.points())
    last = len(line) - 1
    found = []
    for at, (x, y) in enumerate(line):
        t = at / last
        (ax, ay), (bx, by) = line[max(0, at - 1)], line[min(last, at + 1)]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
        across = QPointF(-(by - ay) / length, (bx - ax) / length)
        half = (HEAD_WIDTH + (HEAD_END - HEAD_WIDTH) * t) / 2 * stroke.weight
        half *= min(1.0, 0.62 + 5 * min(t, 1 - t))
        left, right = (half * (1 + chance.uniform(-ROUGH, ROUGH)) for _ in range(2))
        middle = QPointF(x, y)
        found.append((middle + across * left, middle - across * right))
    return tuple(found)


@cache
def _grain(stroke: Stroke, place: int) -> QPainterPath:
    """Return the bare specks inside *stroke*, where the slate shows through."""
    chance = Random(GRAIN_SEED + place)
    line = list(stroke.points())
    path = QPainterPath()
    for _ in line:
        x, y = chance.choice(line)
        size = chance.uniform(0.0014, 0.004)
        path.addEllipse(QPointF(x + chance.gauss(0, 0.007), y + chance.gauss(0, 0.007)), size, size)
    return path


def chalked(stroke: Stroke, place: int, part: float = 1.0) -> QPainterPath:
    """Return the shape of *stroke*, or of its first *part*, in a unit square."""
    edges = _edges(stroke, place)
    upto = edges[: max(2, round(part * len(edges)))]
    path = QPainterPath(upto[0][0])
    for left, _ in upto[1:]:
        path.lineTo(left)
    for _, right in reversed(upto):
        path.lineTo(right)
    path.closeSubpath()
    return path


def draw_figure(painter: QPainter, look: Look, box: QRectF, slate: Slate, done: float) -> None:
    """Draw the figure of *slate* into *box*, of which *done* strokes stand, the last in part."""
    place_it = QTransform.fromTranslate(box.left(), box.top()).scale(box.width(), box.height())
    chalk, bare = look.colour("chalk"), look.colour("slate")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, stroke in enumerate(slate.strokes):
        if place < done:
            painter.fillPath(place_it.map(chalked(stroke, place, min(1.0, done - place))), chalk)
            if place + 1 <= done:
                painter.fillPath(place_it.map(_grain(stroke, place)), bare)
        elif place < slate.done + slate.coming:
            pen = QPen(chalk, DOT_WIDTH * box.width() * stroke.weight)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.01, 1.6])
            painter.strokePath(place_it.map(curve(stroke)), pen)
        else:
            wiped = round_pen(look.colour("wiped"), WIPED_WIDTH * box.width())
            painter.strokePath(place_it.map(curve(stroke)), wiped)
    painter.restore()
