"""What is drawn by hand: boxes, glyphs, triangles, dashed frames, the balance bar, coins."""

from enum import Enum
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from schafscore.core.text import N_
from schafscore.gui.look import Face, Look
from schafscore.sheets.strokes import Stroke, figure


class Glyph(Enum):
    """Line drawings: grid, pen width, and lines of points; a point of six numbers is a cubic."""

    TICK = (20, 3.0, (((3, 10.5), (8, 15.5), (17, 5)),))
    MENU = (20, 2.5, (((2, 4), (18, 4)), ((2, 10), (18, 10)), ((2, 16), (18, 16))))
    UNDO = (
        24,
        2.5,
        (((9, 5), (4, 10), (9, 15)), ((4, 10), (14, 10), (22, 10, 22, 20, 14, 20), (11, 20))),
    )
    REDO = (
        24,
        2.5,
        (((15, 5), (20, 10), (15, 15)), ((20, 10), (10, 10), (2, 10, 2, 20, 10, 20), (13, 20))),
    )
    ARROW = (20, 2.5, (((2, 10), (17, 10)), ((11, 4), (17, 10), (11, 16))))
    INTO = (20, 2.5, (((7, 4), (13, 10), (7, 16)),))
    ENTER = (24, 2.5, (((20, 5), (20, 13), (5, 13)), ((10, 8), (5, 13), (10, 18))))


def draw_glyph(painter: QPainter, glyph: Glyph, box: QRectF, colour: QColor) -> None:
    """Draw *glyph*, scaled into *box*."""
    grid, width, lines = glyph.value
    path = QPainterPath()
    for line in lines:
        path.moveTo(*line[0])
        for point in line[1:]:
            if len(point) == 2:
                path.lineTo(*point)
            else:
                path.cubicTo(*point)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / grid, box.height() / grid)
    painter.setPen(round_pen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.restore()


def round_pen(colour: QColor, width: float) -> QPen:
    """Return a pen with round ends and corners."""
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(colour, width, Qt.PenStyle.SolidLine, cap, join)


def draw_triangle(
    painter: QPainter, left: float, middle: float, size: float, colour: QColor, *, gain: bool
) -> None:
    """Draw a gain pointing up, a loss down, so that colour is never the only sign."""
    tip, base = (-5 / 12 * size, 5 / 12 * size) if gain else (5 / 12 * size, -5 / 12 * size)
    path = QPainterPath(QPointF(left, middle + base))
    path.lineTo(left + size, middle + base)
    path.lineTo(left + size / 2, middle + tip)
    path.closeSubpath()
    painter.fillPath(path, colour)


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """Return *box* with round corners."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


class Join(Enum):
    """On which side a box goes on into the next one; its corners there are square."""

    NONE = ""
    RIGHT = "right"
    BOTH = "both"
    LEFT = "left"


def draw_box(
    painter: QPainter,
    box: QRectF,
    radius: float,
    ground: QColor,
    edge: QColor,
    width: float,
    join: Join = Join.NONE,
) -> None:
    """Draw a box filled with *ground*, its *edge* of *width* px wholly inside.

    Of two that are joined the left one has the edge between them.
    """
    left, right = join in (Join.LEFT, Join.BOTH), join in (Join.RIGHT, Join.BOTH)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(box)
    half = width / 2
    edged = box.adjusted(-half if left else half, half, -half, -half)
    painter.setPen(QPen(edge, width))
    painter.setBrush(ground)
    round_ = max(0.0, radius - half)
    painter.drawPath(_corners(edged, 0 if left else round_, 0 if right else round_))
    painter.restore()


def _corners(box: QRectF, left: float, right: float) -> QPainterPath:
    """Return *box* with corners of these radii at its two sides."""
    path = QPainterPath(QPointF(box.left() + left, box.top()))
    for corner, radius, angle in (
        (box.topRight(), right, 90),
        (box.bottomRight(), right, 0),
        (box.bottomLeft(), left, 270),
        (box.topLeft(), left, 180),
    ):
        across = QRectF(0, 0, 2 * radius, 2 * radius)
        across.moveCenter(
            QPointF(
                corner.x() + (radius if corner.x() == box.left() else -radius),
                corner.y() + (radius if corner.y() == box.top() else -radius),
            )
        )
        if radius:
            path.arcTo(across, angle, -90)
        else:
            path.lineTo(corner)
    path.closeSubpath()
    return path


def draw_frame(
    painter: QPainter,
    box: QRectF,
    radius: float,
    colour: QColor,
    width: float,
    *,
    dashed: bool = False,
) -> None:
    """Draw a frame wholly inside *box*; dashes count in widths of the pen."""
    pen = QPen(colour, width)
    if dashed:
        pen.setDashPattern([3, 3])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = width / 2
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius - half, radius - half)


def draw_mark(painter: QPainter, look: Look, box: QRectF, colour: str, on: str, owner: str) -> None:
    """Draw the dealer's disc with its letter."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colour(colour))
    painter.drawEllipse(box)
    letter = look.say(N_("D"))
    look.write(painter, box, letter, Face.MARK, on, colour, owner, Qt.AlignmentFlag.AlignHCenter)


def draw_balance(painter: QPainter, look: Look, box: QRectF, share: float, ground: str) -> None:
    """Draw the bar from the middle: a gain solid to the right, a loss hatched to the left.

    *share* of the half is -1 to 1.
    """
    radius, middle = box.height() / 2, box.center().x()
    painter.fillPath(rounded(box, radius), look.colour("line"))
    length = abs(share) * box.width() / 2
    painter.save()
    if share > 0:
        part = QRectF(middle, box.top(), length, box.height())
        painter.setClipPath(rounded(box, radius))
        painter.fillPath(
            rounded(part.adjusted(-radius, 0, 0, 0), radius).intersected(rounded(part, 0)),
            look.colour("ink"),
        )
    elif share < 0:
        part = QRectF(middle - length, box.top(), length, box.height())
        shape = rounded(part.adjusted(0, 0, radius, 0), radius)
        painter.setClipRect(part)
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.fillRect(part, look.colour(ground))
        step = look.px(3) * 2**0.5
        painter.setPen(
            QPen(look.colour("loss"), look.px(3), Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap)
        )
        x = middle
        while x > part.left() - box.height():
            painter.drawLine(QPointF(x - box.height(), box.bottom()), QPointF(x, box.top()))
            x -= 2 * step
    painter.restore()
    post = look.px(2)
    painter.fillRect(
        QRectF(middle - post / 2, box.top() - look.px(4), post, box.height() + look.px(8)),
        look.colour("quiet"),
    )


def draw_dots(painter: QPainter, look: Look, left: float, top: float, full: int, of: int) -> None:
    """Draw the hands of a Bock round: full dots are still to come."""
    size, gap, width = look.px(16), look.px(4), look.px(2)
    for k in range(of):
        box = QRectF(left + k * (size + gap), top, size, size).adjusted(
            width / 2, width / 2, -width / 2, -width / 2
        )
        name = "ink" if k < full else "quiet"
        painter.setPen(QPen(look.colour(name), width))
        painter.setBrush(look.colour("ink") if k < full else QBrush(Qt.BrushStyle.NoBrush))
        painter.drawEllipse(box)


def draw_coins(painter: QPainter, look: Look, left: float, top: float, coins: int) -> None:
    """Draw the Stock: piles of three coins; an empty one is a dashed outline."""
    pen = QPen(look.colour("ink"), look.px(3) / 2)
    wide, high = look.px(13), look.px(4)
    if coins == 0:
        pen.setDashPattern([2, 2])
        painter.setPen(pen)
        painter.setBrush(look.colour("raised"))
        painter.drawEllipse(QPointF(left + look.px(16), top + look.px(15)), wide, look.px(4.5))
        return
    painter.setPen(pen)
    painter.setBrush(look.colour("gold"))
    for k in range(coins):
        painter.drawEllipse(
            QPointF(left + look.px(16 + 34 * (k // 3)), top + look.px(19 - 5 * (k % 3))), wide, high
        )


@cache
def _head() -> QPainterPath:
    path = QPainterPath()
    for stroke in figure(9):
        path.addPath(curve(stroke))
    return path


def curve(stroke: Stroke) -> QPainterPath:
    """Return the middle line of *stroke* in a unit square."""
    path = QPainterPath(QPointF(*stroke.start))
    for one, two, last in stroke.cubics:
        path.cubicTo(QPointF(*one), QPointF(*two), QPointF(*last))
    return path


def draw_sign_of_program(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw all nine strokes as thin lines: the program's own sign."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width(), box.height())
    painter.strokePath(_head(), round_pen(colour, 0.045))
    painter.restore()
