"""The drawn table with the people around it.

A tap chooses a place, a second one swaps two, or sets who is chosen between two others; so does
drawing somebody along.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, inf, pi, sin

from PySide6.QtCore import QMarginsF, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from schafscore.core.text import N_, Label, phrase
from schafscore.gui.buttons import CENTRE, SMOOTH, Choice, ChoiceButton, TabStop
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import draw_mark, round_pen, rounded
from schafscore.gui.pictures import State

LEAST_WIDTH, HEIGHT = 328, 216  # px, as are the others
MOST_HIGHER = 160  # than that a table gets where there is room
SEAT_HEIGHT = 40
SEAT_WIDTHS = {8: 80, 7: 92, 6: 104, 5: 104}  # by how many sit there; fewer have more room
SEAT_WIDTH = 144
DISC = 20
GAP, HUB = 0.72, 0.3  # of the way to the seats: marks between two, and the middle
ARROW = QRectF(-48, -30, 86, 32)  # px around the arrow clockwise, from a middle below it
SMALLER = ((1.0, 0), (0.8, 10), (0.6, 40))  # than that, and as bad as how many px off the middle
ASIDE = 2  # px that it moves at a time to find room
RING = 5  # px around a seat that has the focus


@dataclass(frozen=True)
class Place:
    """Who sits at one place of the table."""

    name: str
    deals: bool = False


class PlaceButton(ChoiceButton):
    """A person at the table: the name, and the dealer's disc before it. It can be drawn along."""

    dropped = Signal(QPoint)  # where on the table it was let go

    def __init__(self, look: Look, parent: QWidget, deals: Label) -> None:
        self.place = Place("")
        self.deals = deals
        self._face = Face.NAME_SMALL
        self._grip: QPoint | None = None  # where it was pressed
        self._drawn = False
        super().__init__(look, Choice("", "", given=True), parent=parent)
        self.setCheckable(True)

    def show_place(self, place: Place, wide: int) -> None:
        """Show who sits here, in a button so many px wide."""
        self.place = place
        room = self.look.px(wide - 12 - (DISC + 8 if place.deals else 0))
        self._face = self.look.fitting(place.name, room, Face.NAME_SMALL, Face.STRONG)
        name = self.look.cut(place.name, self._face, room)
        spoken = place.name
        if place.deals:
            spoken = f"{place.name}, {self.look.say(self.deals)}"
        self.show_choice(Choice(place.name, name, given=True, spoken=spoken))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the table."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where it is held."""
        super().mousePressEvent(event)
        self._grip, self._drawn = event.position().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the hand that draws it along."""
        spot = event.position().toPoint()
        if self._grip is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        way = (spot - self._grip).manhattanLength()
        if self._drawn or way >= QApplication.startDragDistance():
            self._drawn = True
            self.setDown(False)  # so that letting go is no click
            self.raise_()
            self.move(self.pos() + spot - self._grip)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Say where it was let go, or that it was tapped."""
        drawn, self._grip, self._drawn = self._drawn, None, False
        if drawn:
            self.dropped.emit(self.mapToParent(event.position().toPoint()))
        else:
            super().mouseReleaseEvent(event)

    def face(self) -> Face:
        """Return the face of names, a smaller one for long names."""
        return self._face

    def _state(self) -> State:
        return (*super()._state(), self.place, self._face)

    def _pieces(self, label: str) -> list[tuple[str, float]]:
        pieces = [("label", self.look.width(label, self._face))]
        return [("mark", float(self.look.px(DISC))), *pieces] if self.place.deals else pieces

    def _paint_piece(
        self, painter: QPainter, piece: str, box: QRectF, colour: str, on: str
    ) -> None:
        if piece == "mark":
            width = box.width()
            disc = QRectF(box.left(), (box.height() - width) / 2, width, width)
            draw_mark(painter, self.look, disc, colour, on, self.place.name)
        else:
            super()._paint_piece(painter, piece, box.translated(0, self.look.px(1)), colour, on)


class TablePlan(QWidget):
    """Who sits where, clockwise from below. `chosen` says at which place, None for at no one.

    `swapped` names two places, `moved` one and the place before which it shall be.
    """

    chosen = Signal(object)
    swapped = Signal(int, int)
    moved = Signal(int, int)
    MOST = 8

    FIRST = N_("{who} deals first"), N_("deals first")
    NEXT = N_("{who} deals next"), N_("deals next")

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, deals: tuple[str, str] = FIRST
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.deals = deals
        self.places: Sequence[Place] = ()
        self.held: int | None = None  # the place that the next tap swaps with
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.seats = [PlaceButton(look, self, deals[1]) for _ in range(self.MOST)]
        for at, seat in enumerate(self.seats):
            seat.clicked.connect(lambda _=False, at=at: self._tapped(at))
            seat.dropped.connect(lambda spot, at=at: self._dropped(at, spot))
        self.stop = TabStop(self.seats)
        look.changed.connect(self.fit)

    def fit(self) -> None:
        """Take the look as it is now."""
        self.show_places(self.places)
        self.updateGeometry()

    def show_places(self, places: Sequence[Place]) -> None:
        """Show who sits there; as many places as people."""
        self.places = places
        if self.held is not None and self.held >= len(places):
            self.held = None
        for at, seat in enumerate(self.seats):
            seat.setVisible(at < len(places))
            seat.setEnabled(at < len(places))
            if at < len(places):
                seat.show_place(places[at], self._seat_width())
                seat.setChecked(at == self.held)
        self.stop.settle()
        self._lay()
        self.setAccessibleName(self.look.say(self._words()))
        self.update()

    def let_go(self) -> None:
        """Choose no place."""
        self.held = None
        self.show_places(self.places)

    def _tapped(self, at: int) -> None:
        held = self.held
        self.held = at if held is None else None
        self.show_places(self.places)
        if held is not None and held != at:
            self.swapped.emit(held, at)
        self.chosen.emit(self.held)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Set who is chosen between the two where the table is tapped."""
        held, before = self.held, self._before(event.position())
        if held is None or before is None:
            super().mousePressEvent(event)
            return
        self.held = None
        self.show_places(self.places)
        self.moved.emit(held, before)
        self.chosen.emit(None)

    def _dropped(self, at: int, spot: QPoint) -> None:
        """Swap with whom the seat was dropped on, else set it where it was dropped."""
        self.held = None
        self._lay()
        count = len(self.places)
        on = next((n for n in range(count) if self.seats[n].geometry().contains(spot)), None)
        before = self._before(QPointF(spot))
        self.show_places(self.places)
        if on is not None and on != at:
            self.swapped.emit(at, on)
        elif on is None and before is not None:
            self.moved.emit(at, before)
        self.chosen.emit(None)

    def _before(self, spot: QPointF) -> int | None:
        """Return before which place *spot* lies, None in the middle of the table.

        What lies between the last and the first is at the end, so that the first stays the first.
        """
        count, middle = len(self.places), QRectF(self.rect()).center()
        reach = self._reach()
        across = (middle.x() - spot.x()) / max(1.0, reach.x())
        down = (spot.y() - middle.y()) / max(1.0, reach.y())
        if count < 2 or hypot(across, down) < HUB:
            return None
        return int(atan2(across, down) % (2 * pi) * count / (2 * pi)) + 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go round the table with left (clockwise) and right; who is chosen is taken along."""
        steps = {Qt.Key.Key_Left: 1, Qt.Key.Key_Right: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is None or len(self.places) < 2:
            super().keyPressEvent(event)
            return
        if self.held is None:
            focus = self.window().focusWidget()
            here = next((seat for seat in self.seats if seat is focus), self.seats[0])
            self.stop.go(here, step)
            return
        there = (self.held + step) % len(self.places)
        held, self.held = self.held, there
        self.swapped.emit(held, there)
        self.seats[there].setFocus(Qt.FocusReason.TabFocusReason)
        self.chosen.emit(there)

    # Drawing

    def sizeHint(self) -> QSize:
        """Return room for eight."""
        return QSize(self.look.px(LEAST_WIDTH), self.look.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the same: names never lie upon each other."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the seats anew; their names may have more room."""
        self.show_places(self.places)

    def _seat_width(self) -> int:
        least = SEAT_WIDTHS.get(len(self.places), SEAT_WIDTH)
        return min(SEAT_WIDTH, least + self._spare() // 4)

    def _spare(self) -> int:
        """Return how many px of the drawing there are beyond the least, as far as they help."""
        most = 100 + self._higher()
        return max(0, min(most, self.width() * 100 // self.look.percent - LEAST_WIDTH))

    def _higher(self) -> int:
        """Return how many px the drawing is higher than it must be, as far as they help."""
        return max(0, min(MOST_HIGHER, self.height() * 100 // self.look.percent - HEIGHT))

    def _across(self) -> int:
        """Return how far the middles of two opposite seats are from each other at most."""
        return self.look.px(280 + self._spare())

    def _reach(self) -> QPointF:
        """Return how far the middle of a seat is from the middle of the table."""
        px = self.look.px
        wide, high = px(self._seat_width()), px(SEAT_HEIGHT)
        return QPointF(
            min(self.width() - wide, self._across()) / 2,
            min(self.height() - high, px(220 + self._higher())) / 2,
        )

    def _spot(self, at: float, way: float = 1.0) -> QPointF:
        """Return where place *at* is, some *way* from the middle; a half lies between two."""
        turn, reach = 2 * pi * at / max(1, len(self.places)), self._reach() * way
        return QRectF(self.rect()).center() + QPointF(-reach.x() * sin(turn), reach.y() * cos(turn))

    def _lay(self) -> None:
        wide, high = self.look.px(self._seat_width()), self.look.px(SEAT_HEIGHT)
        for at, seat in enumerate(self.seats[: max(1, len(self.places))]):
            spot = self._spot(at)
            seat.setGeometry(round(spot.x() - wide / 2), round(spot.y() - high / 2), wide, high)

    def _board(self) -> QRectF:
        px = self.look.px
        wide = min(self.width() - px(112), self._across()) - px(40)
        high = min(self.height() - px(SEAT_HEIGHT), px(220 + self._higher())) - px(48)
        middle = QRectF(self.rect()).center()
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def _words(self) -> Label:
        deals = next((each.name for each in self.places if each.deals), "")
        return phrase(self.deals[0], who=deals) if deals else N_("Who plays?")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, an arrow clockwise, and who deals first."""
        look, px = self.look, self.look.px
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        board = self._board()
        painter.setPen(QPen(look.colour("edge"), px(1.5)))
        painter.setBrush(look.colour("soft"))
        painter.drawPath(rounded(board, board.height() / 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        arrow = QPainterPath(QPointF(-46, 0))
        arrow.cubicTo(-40, -30, 10, -36, 34, -18)
        arrow.moveTo(28, -26)
        arrow.lineTo(36, -18)
        arrow.lineTo(26, -10)
        foot, size = self._arrow()
        painter.save()
        painter.translate(foot)
        painter.scale(size, size)
        painter.setPen(round_pen(look.colour("quiet"), 2.5))
        painter.drawPath(arrow)
        painter.restore()
        self._paint_gaps(painter)
        # Below the arrow where that had to move down; else in the middle.
        top = max(board.center().y(), foot.y())
        self._write_words(painter, QRectF(board.left(), top, board.width(), px(24)))

    def _arrow(self) -> tuple[QPointF, float]:
        """Return the middle below the arrow, and its size: as near the middle as seats let it be.

        It lies wholly on the board, and no seat covers it.
        """
        board, px = self._board(), self.look.px
        grid = px(1) if self.look.percent < 150 else self.look.percent / 100
        ring = QMarginsF(*[px(RING)] * 4)
        here = self.seats[: len(self.places)]
        seats = [QRectF(each.geometry()).marginsAdded(ring) for each in here]
        usual = board.center() - QPointF(0, px(4))
        found = (inf, usual, SMALLER[-1][0] * grid)
        for size, bad in SMALLER:
            for aside in range(0, round(board.height() / 2), px(ASIDE)):
                for way in (-aside, aside):
                    foot = usual + QPointF(0, way)
                    box = arrow_box(foot, size * grid)
                    inside = board.top() <= box.top() and box.bottom() <= board.bottom()
                    free = inside and not any(box.intersects(seat) for seat in seats)
                    if free and px(bad) + aside < found[0]:
                        found = (px(bad) + aside, foot, size * grid)
        return found[1:]

    def _paint_gaps(self, painter: QPainter) -> None:
        """Mark where who is chosen can be set between two others."""
        held, count = self.held, len(self.places)
        if held is None or count < 4:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.colour("blue"))
        for at in range(count):
            if held not in (at, (at + 1) % count):
                size = self.look.px(5)
                painter.drawEllipse(self._spot(at + 0.5, GAP), size, size)

    def _room(self, line: QRectF) -> float:
        """Return how wide the table is at *line*, between the seats."""
        seats = [QRectF(each.geometry()) for each in self.seats[: len(self.places)]]
        middle = line.center().x()
        reach = [
            abs(middle - (each.right() if each.center().x() < middle else each.left()))
            for each in seats
            if each.top() < line.bottom() and each.bottom() > line.top()
        ]
        return min([line.width() / 2, *reach]) * 2

    def _write_words(self, painter: QPainter, line: QRectF) -> None:
        """Write who deals first, in as many lines as it needs between the seats.

        Where these would lie below the seats, the disc on a seat has to do.
        """
        look, px = self.look, self.look.px
        room = self._room(line.adjusted(0, 0, 0, px(22))) - px(24)
        words = [look.say(self._words())]
        dealer = next((each.name for each in self.places if each.deals), "")
        if dealer and look.width(words[0], Face.TEXT) > room:
            between = room + px(16)
            deals = self._broken(look.say(self.deals[1]), between)
            if any(look.width(each, Face.TEXT) > between for each in deals):
                return
            words = [look.cut(dealer, Face.TEXT, room), *deals]
            line = line.translated(0, px(-12) * (len(deals) - 1))
        for text in words:
            look.write(painter, line, text, Face.TEXT, "ink", "soft", "Table", CENTRE)
            line = line.translated(0, px(22))

    def _broken(self, text: str, room: float) -> list[str]:
        """Return *text* in lines that have *room*, broken between its words."""
        lines: list[str] = []
        for word in text.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.look.width(longer, Face.TEXT) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines


def arrow_box(foot: QPointF, size: float) -> QRectF:
    """Return what an arrow of *size* covers above *foot*."""
    return QRectF(foot + ARROW.topLeft() * size, ARROW.size() * size)
