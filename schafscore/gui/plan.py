"""The drawn table with the people around it: a tap chooses a place, a second tap swaps two."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafscore.core.text import N_, Label, phrase
from schafscore.gui.buttons import CENTRE, SMOOTH, Choice, ChoiceButton, TabStop
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import draw_mark, round_pen, rounded
from schafscore.gui.pictures import State

SEAT_HEIGHT = 40
SEAT_WIDTHS = {8: 80, 7: 92, 6: 104, 5: 104}  # by how many sit there; fewer have more room
SEAT_WIDTH = 144
DISC = 20


@dataclass(frozen=True)
class Place:
    """Who sits at one place of the table."""

    name: str
    deals: bool = False


class PlaceButton(ChoiceButton):
    """A person at the table: the name, and the dealer's disc before it."""

    def __init__(self, look: Look, parent: QWidget, deals: Label) -> None:
        self.place = Place("")
        self.deals = deals
        self._face = Face.NAME_SMALL
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
    """Who sits where, clockwise from below. `chosen` says at which place, None for at no one."""

    chosen = Signal(object)
    swapped = Signal(int, int)
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
        return QSize(self.look.px(328), self.look.px(216))

    def minimumSizeHint(self) -> QSize:
        """Return the same: names never lie upon each other."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the seats anew."""
        self._lay()

    def _seat_width(self) -> int:
        return SEAT_WIDTHS.get(len(self.places), SEAT_WIDTH)

    def _lay(self) -> None:
        wide, high = self.look.px(self._seat_width()), self.look.px(SEAT_HEIGHT)
        count = max(1, len(self.places))
        middle = QPointF(self.width() / 2, self.height() / 2)
        reach = QPointF(
            min(self.width() - wide, self.look.px(280)) / 2,
            min(self.height() - high, self.look.px(220)) / 2,
        )
        for at, seat in enumerate(self.seats[:count]):
            turn = 2 * pi * at / count
            x = middle.x() - reach.x() * sin(turn)
            y = middle.y() + reach.y() * cos(turn)
            seat.setGeometry(round(x - wide / 2), round(y - high / 2), wide, high)

    def _board(self) -> QRectF:
        px = self.look.px
        wide = min(self.width() - px(112), px(280)) - px(40)
        high = min(self.height() - px(SEAT_HEIGHT), px(220)) - px(48)
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
        middle, grid = board.center(), px(1) if look.percent < 150 else look.percent / 100
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(round_pen(look.colour("quiet"), px(2.5)))
        arrow = QPainterPath(QPointF(-46, 0))
        arrow.cubicTo(-40, -30, 10, -36, 34, -18)
        arrow.moveTo(28, -26)
        arrow.lineTo(36, -18)
        arrow.lineTo(26, -10)
        painter.save()
        painter.translate(middle.x(), middle.y() - px(4))
        painter.scale(grid, grid)
        painter.setPen(round_pen(look.colour("quiet"), 2.5))
        painter.drawPath(arrow)
        painter.restore()
        self._write_words(painter, QRectF(board.left(), middle.y(), board.width(), px(24)))

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
