"""Card points: the verdicts, the ruler below them, and the field for the last point."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QSpinBox, QWidget

from schafscore.core.text import N_, Label, phrase
from schafscore.gui.buttons import CENTRE, SMOOTH, Choice, ChoiceButton, TabStop, Text
from schafscore.gui.look import NUMBERS, Face, Look
from schafscore.gui.painting import Join, draw_frame, rounded
from schafscore.gui.parts import FirstClick, is_redo, undoes_in

MINUS = "\u2212"
LEAST_PAD = 624  # px of the rows of the pad beside a page in the smallest window
AROUND = 3  # px that word and sign of a verdict have around them at least, besides 2
FIELD_ALONE = 64  # px of the field for the last point without its buttons
LEAST_NARROW_PAD = 304  # px of the rows of the pad in a narrow window


def least_pad(look: Look) -> int:
    """Return how wide the rows of the pad are at least, in px of the window."""
    return look.px(LEAST_NARROW_PAD if look.measures.narrow else LEAST_PAD)


@dataclass(frozen=True)
class Thresholds:
    """First card points of the zones lost, won, and won with Schneider; all points of the game."""

    lost: int
    won: int
    schneider: int
    points: int = 120

    def edges(self) -> tuple[float, float, float]:
        """Return where the zones meet, between two points."""
        return self.lost - 0.5, self.won - 0.5, self.schneider - 0.5

    def zone(self, points: int) -> int:
        """Return the zone of *points*, 0 to 3 from the left."""
        return sum(points > edge for edge in self.edges())

    def first(self, zone: int) -> int:
        """Return the first card points of *zone*."""
        return (0, self.lost, self.won, self.schneider)[zone]


class Ruler(QSlider):
    """The ruler alone: a slider for keys and screen readers that may have no value at all."""

    set_by_hand = Signal(object)  # int
    STEPS = {  # noqa: RUF012  # read only, as Qt's own keys are
        Qt.Key.Key_Left: -1,
        Qt.Key.Key_Down: -1,
        Qt.Key.Key_Right: 1,
        Qt.Key.Key_Up: 1,
        Qt.Key.Key_PageDown: -10,
        Qt.Key.Key_PageUp: 10,
    }
    INSET = 12

    def __init__(self, look: Look, thresholds: Thresholds, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.look = look
        self.zone = -1  # which of the four zones is tinted, -1 none
        self.known = False
        self._typed = ""
        self.setPageStep(10)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_thresholds(thresholds)
        look.changed.connect(self.fit)
        self.fit()

    def set_thresholds(self, thresholds: Thresholds) -> None:
        """Draw the zones anew."""
        self.thresholds = thresholds
        self.setRange(0, thresholds.points)
        self.update()

    def fit(self) -> None:
        """Name the ruler for screen readers."""
        self.setAccessibleName(self.look.say(N_("Card points of the declaring side")))
        self.setAccessibleDescription("" if self.known else self.look.say(N_("not counted")))

    def show_state(self, zone: int, points: int | None) -> None:
        """Tint *zone*, and put the flag at *points* where they were counted."""
        self.zone, self.known = zone, points is not None
        self.blockSignals(True)
        self.setValue(points or 0)
        self.blockSignals(False)
        self.fit()
        self.update()

    def at(self, points: float) -> float:
        """Return where *points* lie."""
        inset = self.look.px(self.INSET)
        return inset + points * (self.width() - 2 * inset) / self.thresholds.points

    def start(self) -> int:
        """Return where counting begins while only the zone is known: at its first points."""
        return self.thresholds.first(self.zone) if self.zone > 0 else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the ruler as it looks in this state: its 121 ticks are many to paint."""
        flag = self.value() if self.known else None
        state = (type(self), self.thresholds, self.zone, flag, self.isEnabled())
        self.look.show_picture(QPainter(self), QRectF(self.rect()), state, self._paint)

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        """Paint zones, ticks, thresholds, numbers and the flag."""
        look, px = self.look, self.look.px
        painter.setRenderHint(SMOOTH)
        ground = "raised" if self.isEnabled() else "panel"
        painter.fillPath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), px(6)), look.colour(ground))
        edges = (0.0, *self.thresholds.edges(), float(self.thresholds.points))
        if self.zone >= 0:
            left, right = self.at(edges[self.zone]), self.at(edges[self.zone + 1])
            zone = QRectF(left, px(1), right - left, box.height() - px(2))
            painter.fillRect(zone, look.colour("soft"))
        for points in range(self.thresholds.points + 1):
            length, width = (
                (14, 1.5) if points % 10 == 0 else (9, 1.0) if points % 5 == 0 else (5, 1.0)
            )
            width *= px(100) / 100
            tick = QRectF(self.at(points) - width / 2, px(1), width, px(length))
            painter.fillRect(tick, look.colour("quiet"))
        for edge in edges[1:4]:
            post = QRectF(self.at(edge) - px(3) / 2, px(1), px(3), box.height() - px(2))
            painter.fillRect(post, look.colour("ink"))
        self._paint_numbers(painter, edges)
        dashed = not self.isEnabled()
        draw_frame(painter, box, px(6), look.colour("edge"), px(1), dashed=dashed)
        if self.known:
            x = self.at(self.value())
            painter.fillRect(QRectF(x - px(2), 0, px(4), box.height()), look.colour("blue"))
            half = px(20)
            middle = min(max(x, half), box.width() - half)  # whole at both ends too
            flag = QRectF(middle - half, 0, 2 * half, px(24))
            painter.fillPath(rounded(flag, px(6)), look.colour("blue"))
            text = str(self.value())
            look.write(painter, flag, text, Face.STRONG, "on_blue", "blue", "Ruler", CENTRE)

    def _paint_numbers(self, painter: QPainter, edges: Sequence[float]) -> None:
        """Paint first and last points of each zone; a number that the flag covers gives way."""
        look, px = self.look, self.look.px
        top, high = self.height() - px(28), px(24)
        flag = self.at(self.value()) if self.known else None
        for place in range(4):
            first = self.thresholds.first(place)
            last = self.thresholds.points if place == 3 else self.thresholds.first(place + 1) - 1
            left = self.at(edges[place]) + (0 if place == 0 else px(6))
            right = self.at(edges[place + 1]) - (0 if place == 3 else px(6))
            on = "soft" if place == self.zone else "raised"
            room = right - left
            for text, at_left in ((str(first), True), (str(last), False)):
                width = look.width(text, Face.TEXT)
                x = left if at_left else right - width
                covered = flag is not None and x - px(20) < flag < x + width + px(20)
                crowded = not at_left and width + look.width(str(first), Face.TEXT) + px(4) > room
                if not covered and not crowded and width <= room:
                    line = QRectF(x, top, width, high)
                    look.write(painter, line, text, Face.TEXT, "ink", on, "Ruler")

    def _take(self, points: int) -> None:
        self.known = True
        self.setValue(max(0, min(self.thresholds.points, points)))
        self.set_by_hand.emit(self.value())
        self.update()

    def _step(self, steps: int) -> None:
        self._take((self.value() if self.known else self.start()) + steps)

    def _under(self, x: float) -> int:
        inset = self.look.px(self.INSET)
        return round((x - inset) * self.thresholds.points / (self.width() - 2 * inset))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Set the points under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._take(self._under(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the flag."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._take(self._under(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End dragging."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count up and down; in a narrow window the wheel moves the page below it."""
        if self.look.measures.narrow:
            event.ignore()
            return
        steps = round(event.angleDelta().y() / 120)
        if steps:
            self._step(steps)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count with arrows and pages, take digits."""
        key = event.key()
        if event.text().isdecimal():
            typed = self._typed + event.text()
            self._typed = typed if int(typed) <= self.thresholds.points else event.text()
            self._take(int(self._typed))
            return
        self._typed = ""
        if key in self.STEPS:
            self._step(self.STEPS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._take(0 if key == Qt.Key.Key_Home else self.thresholds.points)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget digits typed before."""
        self._typed = ""
        super().focusOutEvent(event)


class NumberBox(QSpinBox):
    """A field for a whole number or for none, which is its least value and shown as a dash."""

    def __init__(self, look: Look, least: int, most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        for signal in (look.changed, look.recoloured):
            signal.connect(self._dress)
        self._dress()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's own takes it by the wheel too
        self.setRange(least - 1, most)
        self.setSpecialValueText("\u2013")
        # No setButtonSymbols(NoButtons): with a style sheet it leaves the text one pixel; the
        # sheet hides the buttons.
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setValue(self.minimum())
        self._first_click = FirstClick(self.lineEdit())

    def event(self, event: QEvent) -> bool:
        """Leave the keys of undo and redo to the window where nothing was typed."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            mine = undoes_in(self.lineEdit(), event)
            if mine is not None:
                event.setAccepted(mine)
                return mine
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Bring back what was typed by every key for it."""
        if is_redo(event):
            self.lineEdit().redo()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Be ready to be typed over, whether a key or a click brought the focus."""
        super().focusInEvent(event)
        self._first_click.take_focus(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget how it was typed: whoever comes back undoes what was done last."""
        super().focusOutEvent(event)
        self.write()

    def write(self) -> None:
        """Write the number anew."""
        dash = self.number() is None
        self.lineEdit().setText(
            self.specialValueText() if dash else self.textFromValue(self.value())
        )

    def _dress(self) -> None:
        self.look.dress_part(self, NUMBERS)

    def stand_alone(self, *, alone: bool) -> None:
        """Have an edge all around, or none where a button is joined."""
        if alone is not self.property("alone"):
            self.setProperty("alone", alone)
            self.style().unpolish(self)
            self.style().polish(self)

    def number(self) -> int | None:
        """Return the number, None for the dash."""
        return None if self.value() == self.minimum() else self.value()

    def show_number(self, number: int | None) -> None:
        """Show *number* without telling anybody; what is being typed stays as it is."""
        if number == self.number():
            return
        self.blockSignals(True)
        self.setValue(self.minimum() if number is None else number)
        self.blockSignals(False)

    def textFromValue(self, value: int) -> str:
        """Write a loss with the true minus sign, and a gain with plus where there are losses."""
        if self.minimum() == -1:
            return str(value)
        return f"{value:+d}".replace("-", MINUS) if value else "0"

    def valueFromText(self, text: str) -> int:
        """Read a number; nothing at all is the dash."""
        plain = _plain(text)
        return int(plain) if plain.lstrip("+-").isdecimal() else self.minimum()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count where one is counting; else whoever moves the page would change the number."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Take an empty field as well; the dash goes with the first digit beside it."""
        plain, dash = _plain(text), self.specialValueText()
        if plain and dash in text:
            at -= text[:at].count(dash)
            text = text.replace(dash, "")
        return self._state(plain), text, at

    def _state(self, plain: str) -> QValidator.State:
        if plain == "":
            return QValidator.State.Acceptable
        if plain in ("+", "-") and self.minimum() < -1:
            return QValidator.State.Intermediate
        if not plain.lstrip("+-").isdecimal():
            return QValidator.State.Invalid
        fits = self.minimum() < int(plain) <= self.maximum()
        return QValidator.State.Acceptable if fits else QValidator.State.Invalid


def _plain(text: str) -> str:
    return text.replace(MINUS, "-").replace("\u2013", "").strip()


class Stepper(QWidget):
    """Minus, a field, plus. The field takes digits and shows a dash while nothing was counted.

    With *least* below zero it takes losses, and the buttons give way to the width of the numbers.
    """

    changed = Signal(object)  # int, or None for not counted

    def __init__(
        self,
        look: Look,
        title: Label,
        most: int,
        parent: QWidget | None = None,
        *,
        least: int = 0,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.title = title
        self.owner = ""
        self.bare = least < 0
        less = Choice("less", MINUS, (48, 40), spoken=N_("one less"), tight=True)
        more = Choice("more", "+", (48, 40), spoken=N_("one more"), tight=True)
        # Made in the order in which Tab shall reach them.
        self.less = ChoiceButton(look, less, title, parent=self)
        self.field = NumberBox(look, least, most, self)
        self.more = ChoiceButton(look, more, title, parent=self)
        self.less.join = Join.RIGHT
        self.more.join = Join.LEFT
        self._stand_alone(self.bare)
        self.field.valueChanged.connect(self._changed)
        self.less.clicked.connect(self.field.stepDown)
        self.more.clicked.connect(self.field.stepUp)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        known = self.field.number() is not None
        small = self.bare and len(self.field.text()) > 4
        font = self.look.font(Face.STRONG if small else Face.SUM if known else Face.TEXT)
        name = self.look.say(self.title)
        self.field.setAccessibleName(f"{name}: {self.owner}" if self.owner else name)
        if font != self.field.font():
            self.field.setFont(font)
            # Under a style sheet it does not follow the font of the field.
            self.field.lineEdit().setFont(font)
        self.updateGeometry()

    def _changed(self) -> None:
        self.fit()
        self.changed.emit(self.field.number())

    def show_value(self, value: int | None) -> None:
        """Show *value*, None for not counted."""
        self.field.show_number(value)
        self.fit()

    def show_owner(self, owner: str) -> None:
        """Say whose number it is."""
        self.owner = owner
        self.fit()

    def sizeHint(self) -> QSize:
        """Return room for two buttons and three digits, or for an amount."""
        measures = self.look.measures
        wide = (96, 80) if self.bare else (144, 122)
        return QSize(self.look.px(wide[measures.compact]), self.look.px(measures.row))

    def minimumSizeHint(self) -> QSize:
        """Return the same; in a small window the field alone is enough."""
        hint, compact = self.sizeHint(), self.look.measures.compact
        least = self.look.px(80 if self.bare else 56)
        return QSize(least, hint.height()) if compact else hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the three side by side, or the field alone where there is no room for more."""
        side, high = self.less.sizeHint().width(), self.height()
        alone = self.bare or self.width() < self.sizeHint().width()
        self._stand_alone(alone)
        side = 0 if alone else side
        self.less.setGeometry(0, 0, side, high)
        self.field.setGeometry(side, 0, self.width() - 2 * side, high)
        self.more.setGeometry(self.width() - side, 0, side, high)

    def _stand_alone(self, alone: bool) -> None:
        for button in (self.less, self.more):
            button.setVisible(not alone)
        self.field.stand_alone(alone=alone)


VERDICTS = (
    Choice(
        "lost_black", N_("schwarz"), (84, 78), sign=MINUS, spoken=N_("lost, no trick"), tight=True
    ),
    Choice(
        "lost_schneider",
        N_("Schneider"),
        (110, 94),
        sign=MINUS,
        spoken=N_("lost with Schneider"),
        tight=True,
    ),
    Choice("lost", N_("lost"), (110, 94), sign=MINUS, tight=True),
    Choice("won", N_("won"), (110, 94), sign="+", tight=True),
    Choice(
        "won_schneider",
        N_("Schneider"),
        (110, 94),
        sign="+",
        spoken=N_("won with Schneider"),
        tight=True,
    ),
    Choice(
        "won_black", N_("schwarz"), (84, 78), sign="+", spoken=N_("won every trick"), tight=True
    ),
)


class PointsRuler(QWidget):
    """Six verdicts exactly above the zones of the ruler, the ruler, the field for the last point.

    A verdict alone is enough. Schwarz stands outside the zones, because it is about tricks. In a
    narrow window lost and won stand one above the other. What was asked for is sent; the entry
    decides what is shown.
    """

    verdict_asked = Signal(str)  # "" frees it
    points_asked = Signal(object)  # int, or None for not counted

    def __init__(self, look: Look, thresholds: Thresholds, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.thresholds = thresholds
        self.doubled = False  # the verdicts stand in two lines
        self.buttons = {
            choice.name: ChoiceButton(look, choice, N_("Result"), parent=self)
            for choice in VERDICTS
        }
        for name, button in self.buttons.items():
            button.setCheckable(True)
            button.clicked.connect(
                lambda checked, name=name: self.verdict_asked.emit(name if checked else "")
            )
        self.stop = TabStop(self.buttons.values())
        self.ruler = Ruler(look, thresholds, self)
        self.stepper = Stepper(look, N_("Card points"), thresholds.points, self)
        self.caption = Text(look, quiet=True, parent=self)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.ruler.set_by_hand.connect(self.points_asked)
        self.stepper.changed.connect(self._stepped)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_result("", None)
        look.changed.connect(self._measure)

    def _measure(self) -> None:
        self.updateGeometry()
        self._place()

    def _stepped(self, value: int | None) -> None:
        fresh = not self.ruler.known and value == 0
        self.points_asked.emit(self.ruler.start() if fresh else value)

    def set_thresholds(self, thresholds: Thresholds) -> None:
        """Draw the zones anew, as the house rules have them."""
        if thresholds != self.thresholds:
            self.thresholds = thresholds
            self.ruler.set_thresholds(thresholds)
            self.stepper.field.setMaximum(thresholds.points)
            self._place()

    def show_result(self, verdict: str, points: int | None) -> None:
        """Show the *verdict* by name ("" for none) and the *points*, None where not counted."""
        names = list(self.buttons)
        for name, button in self.buttons.items():
            button.setChecked(name == verdict)
        zone = names.index(verdict) - 1 if verdict and self.ruler.isEnabled() else -1
        self.ruler.show_state(zone if zone < 4 else -1, points)
        self.stepper.show_value(points)
        self.caption.show_label(
            N_("count points")
            if points is None
            else phrase(N_("others {points}"), points=self.thresholds.points - points)
        )

    def lock(self, locked: Collection[str], *, counting: bool) -> None:
        """Lock the verdicts named in *locked*, and the ruler unless *counting* makes sense."""
        for name, button in self.buttons.items():
            if name in locked:
                button.lock()
            else:
                button.unlock()
        for part in (self.ruler, self.stepper, self.caption):
            part.setEnabled(counting)

    def sizeHint(self) -> QSize:
        """Return the width of the pad, and the height of both lines."""
        measures = self.look.measures
        wide = 696 if measures.compact else 800
        high = measures.row + 6 + measures.ruler + 2
        if self.doubled:
            high += measures.row + 8 + 24
        return QSize(self.look.px(wide), self.look.px(high))

    def minimumSizeHint(self) -> QSize:
        """Return the same; in a small window there may be a page beside the pad."""
        hint = self.sizeHint()
        return QSize(least_pad(self.look), hint.height()) if self.look.measures.compact else hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the verdicts above their zones."""
        self._place()

    def _place(self) -> None:
        """Place everything: in one line, or in a narrow window in two, above the ruler."""
        doubled = self.look.measures.narrow and self.width() < self._in_one_line()
        if doubled != self.doubled:
            self.doubled = doubled
            self.updateGeometry()
        if doubled:
            self._place_in_two_lines()
        else:
            self._place_over_zones()

    def _in_one_line(self) -> int:
        """Return the least width for the six verdicts beside each other and the whole field."""
        px, field = self.look.px, self.stepper.sizeHint().width()
        first, *inner, last = self.buttons.values()
        ends = 2 * (max(first.with_sign(), last.with_sign()) + px(AROUND))
        signed = sum(each.with_sign() + px(AROUND + 4) for each in inner)
        return round(ends + signed + 0.5) + field + 3 * px(8)

    def _place_in_two_lines(self) -> None:
        """Place three and three; every column is as wide as its words, and a third of the rest."""
        px, measures, gap = self.look.px, self.look.measures, self.look.px(8)
        row, buttons = px(measures.row), [*self.buttons.values()]
        pairs = zip(buttons[:3], buttons[3:], strict=True)
        needed = [max(each.with_sign() for each in pair) for pair in pairs]
        spare = (self.width() - 2 * gap - sum(needed)) / 3
        for place, button in enumerate(buttons):
            below, column = divmod(place, 3)
            left = round(sum(needed[:column]) + column * (spare + gap))
            wide = round(sum(needed[: column + 1]) + column * gap + (column + 1) * spare) - left
            button.setGeometry(left, below * (row + gap), wide, row)
        top, field = 2 * (row + gap), self.stepper.sizeHint().width()
        self.ruler.setGeometry(0, top, self.width() - field - gap, px(measures.ruler))
        self.stepper.setGeometry(self.width() - field, top, field, row)
        self.caption.setGeometry(self.width() - field, top + row, field, px(24))

    def _place_over_zones(self) -> None:
        """Place the six in one line over the ruler, all with their signs.

        Where there is no room for that beside it, the field for the last point stands without its
        buttons, as it does in the columns of a Ramsch.
        """
        px, measures = self.look.px, self.look.measures
        least = px(78 if measures.compact else 84)
        first, *inner, last = self.buttons.values()
        words = [each.with_sign() for each in inner]
        ends = round(max(first.with_sign(), last.with_sign()) + 0.5)
        beside = self.width() < self.sizeHint().width()  # beside a page
        field, alone = self.stepper.sizeHint().width(), px(FIELD_ALONE)
        around = px(AROUND + 4)
        even, uneven = 4 * (max(words) + around), sum(words) + 4 * around
        # How wide are a gap, the field and both ends, and what the inner four need for it.
        ways = (
            (8, field, max(least, ends + px(6)), even),
            (4, field, ends + px(AROUND), even),
            (4, field, ends + px(AROUND), uneven),
            (8, alone, max(least, ends + px(6)), even),
            (4, alone, ends + px(AROUND), uneven),
            (4, alone, ends, 0),
        )

        def gap_of(space: int) -> int:
            return px(2 if beside else space)

        def length_of(space: int, field: int, outer: int) -> int:
            last_gap = gap_of(space) if measures.compact else px(16)
            return self.width() - 2 * gap_of(space) - last_gap - field - 2 * outer

        fitting = (each for each in ways if length_of(*each[:3]) >= each[3])
        space, field, outer, _ = next(fitting, ways[-1])
        gap, length = gap_of(space), length_of(space, field, outer)
        needed = [each + (around if length >= uneven else px(4)) for each in words]
        start = outer + gap
        row = px(measures.row)
        shares = (0.0, *self.thresholds.edges(), float(self.thresholds.points))
        edges = [start + share * length / self.thresholds.points for share in shares]
        first.setGeometry(0, 0, outer, row)
        last.setGeometry(start + length + gap, 0, outer, row)
        if any(need > edges[k + 1] - edges[k] for k, need in enumerate(needed)):
            # A zone is too narrow for word and sign: then the verdicts only keep their order.
            spare = (length - sum(needed)) / 4
            edges = [start + sum(needed[:each]) + each * spare for each in range(5)]
        for place, button in enumerate(inner):
            left = round(edges[place] + (px(2) if place else 0))
            right = round(edges[place + 1] - (px(2) if place < 3 else 0))
            button.setGeometry(left, 0, right - left, row)
        inset = px(Ruler.INSET)
        high = px(measures.ruler)
        self.ruler.setGeometry(start - inset, row + px(6), length + 2 * inset, high)
        self.stepper.setGeometry(self.width() - field, 0, field, row)
        top = row + px(8 if measures.compact else 12)
        left = self.width() - field
        if field == alone:  # its words are wider than it is
            left = start + length + inset + px(2)
        self.caption.setGeometry(left, top, self.width() - left, px(24))
