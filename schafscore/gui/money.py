"""What stands on the page of the settlement: what everybody keeps, who pays whom, coins."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QSizePolicy,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from schafscore.core.accounts import Pot
from schafscore.core.text import N_, phrase
from schafscore.gui.beside import AS_WIDE_AS_IT_GETS
from schafscore.gui.buttons import CENTRE, RIGHT, SMOOTH, Choice, ChoiceButton
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Glyph, draw_glyph, draw_triangle, rounded
from schafscore.sheets.called import called
from schafscore.sheets.reckoning import NOTE, Due, coins
from schafscore.sheets.settlement import Payment

# Metal and paper look the same in both themes.
INK, FIGURE = QColor("#3A342A"), QColor("#1B1713")
COPPER, GREY, SILVER, BRASS = map(QColor, ("#D9A38C", "#B9BFB4", "#D9DCD9", "#E6C35A"))
NAME_SHARE = 0.22  # of the width, where it is small
LEAST_NAME = 72  # px
LEAST_PART = 72  # px of a column, for its head and an amount of two figures
TOGETHER = N_("together")
PARTS = {
    "game": N_("Games"),
    "drinks": N_("Drinks"),
    "kitty": N_("Kitty"),
    "rounding": N_("Rounding"),
}
ROUNDING = "rounding"
USUAL: tuple[str, ...] = ("game", "drinks", "kitty")


def parts_of(dues: Sequence[Due]) -> tuple[str, ...]:
    """Return what stands in columns: where anything was rounded, that as well and no empty one."""
    if not any(due.rounding for due in dues):
        return USUAL
    return tuple(each for each in PARTS if any(getattr(due, each) for due in dues))


def over_amounts(look: Look, width: float) -> bool:
    """Whether names stand over their amounts, since a narrow window has no room beside them."""
    return look.measures.narrow and width * NAME_SHARE < look.px(LEAST_NAME)


def columns(look: Look, width: float, parts: int, *, above: bool) -> tuple[float, ...]:
    """Return the right edges of the columns: so many *parts*, and together.

    *above* says that the names stand over them.
    """
    last = width * 0.34 if above else min(look.px(168), width * 0.3)
    names = 0 if above else min(look.px(112), width * NAME_SHARE)
    each = (width - last - names) / parts
    return (*(width - last - each * before for before in reversed(range(parts))), width)


def in_columns(look: Look, width: float, parts: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """Return which of *parts* have room for a column, and whether names stand over the amounts.

    What was rounded stands beside the name where it has none.
    """
    above = over_amounts(look, width)
    edges = columns(look, width, len(parts), above=above)
    if len(parts) <= len(USUAL) or edges[1] - edges[0] >= look.px(LEAST_PART):
        return parts, above
    return tuple(each for each in parts if each != ROUNDING), True


class DueHead(QLabel):
    """The heads over what everybody keeps."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setSizePolicy(AS_WIDE_AS_IT_GETS)
        self.look = look
        self.parts = USUAL
        look.changed.connect(self.fit)
        self.fit()

    def show_parts(self, parts: tuple[str, ...]) -> None:
        """Name other *parts*."""
        self.parts = parts
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        heads = (*(PARTS[each] for each in self.parts), TOGETHER)
        self.setText(", ".join(self.look.say(head) for head in heads))
        self.setFixedHeight(self.look.px(34))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heads at the edges of their columns, over a rule."""
        look, high = self.look, self.height() - self.look.px(2)
        painter = QPainter(self)
        shown, above = in_columns(look, self.width(), self.parts)
        edges = columns(look, self.width(), len(shown), above=above)
        for head, right in zip((*(PARTS[each] for each in shown), TOGETHER), edges, strict=True):
            room = QRectF(0, 0, right, high)
            look.write(painter, room, look.say(head), Face.STRONG, "ink", "panel", "Due", RIGHT)
        painter.fillRect(QRectF(0, high, self.width(), look.px(2)), look.colour("ink"))


def written(look: Look, amount: int, *, in_money: bool, sign: bool = False) -> str:
    """Return an amount of the settlement: money, or points that nobody said the worth of."""
    if in_money:
        return look.speech.money(amount, sign=sign)
    return look.signed(amount) if sign else look.number(amount)


class DueRow(QLabel):
    """What the evening comes to for one party. A label for screen readers, painted whole."""

    def __init__(self, look: Look, due: Due, parts: tuple[str, ...], *, in_money: bool) -> None:
        super().__init__()
        self.setSizePolicy(AS_WIDE_AS_IT_GETS)
        self.look = look
        self.due = due
        self.parts = parts
        self.in_money = in_money
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        look, due = self.look, self.due
        parts = [(PARTS[each], getattr(due, each)) for each in self.parts]
        parts.append((TOGETHER, due.together))
        spoken = (f"{look.say(head)} {self._written(amount)}" for head, amount in parts)
        self.setText(f"{look.say(called(due.who))}: {', '.join(spoken)}")
        self._hold()
        self.update()

    def _hold(self) -> None:
        _, above = in_columns(self.look, self.width(), self.parts)
        self.setFixedHeight(self.look.px(76 if above else 44))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take a line more where the name has no room beside the amounts."""
        super().resizeEvent(event)
        self._hold()

    def _written(self, amount: int) -> str:
        return written(self.look, amount, in_money=self.in_money, sign=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint name, parts and sum."""
        look, px, due = self.look, self.look.px, self.due
        high = self.height() - px(1)
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        painter.fillRect(QRectF(0, high, self.width(), px(1)), look.colour("line"))
        shown, above = in_columns(look, self.width(), self.parts)
        edges = columns(look, self.width(), len(shown), above=above)
        top = px(36) if above else 0
        parts = [getattr(due, each) for each in shown]
        left = edges[0]
        for cents, right in zip(parts, edges[:-1], strict=True):
            text = self._written(cents) if cents else "\N{EN DASH}"
            tone = "loss" if cents < 0 else "ink" if cents else "quiet"
            room = QRectF(0, top, right, high - top)
            wide = look.write(painter, room, text, Face.TEXT, tone, "panel", "Due", RIGHT)
            left = min(left, right - wide)
        text = self._written(due.together)
        tone = "loss" if due.together < 0 else "ink"
        room = QRectF(edges[-2], top, edges[-1] - edges[-2], high - top)
        face = look.fitting(text, room.width() - px(32), Face.GO, Face.SUM, Face.STRONG)
        wide = look.write(painter, room, text, face, tone, "panel", "Due", RIGHT)
        if due.together:
            x = edges[-1] - wide - px(20)
            middle, gain = (high + top) / 2, due.together > 0
            draw_triangle(painter, x, middle, px(14), look.colour(tone), gain=gain)
        name, room_for_name = look.say(called(due.who)), self.width() if above else left - px(12)
        if shown != self.parts and due.rounding:
            text = f"{look.say(PARTS[ROUNDING])} {self._written(due.rounding)}"
            room = QRectF(0, px(3), self.width(), top - px(3))
            wide = look.write(painter, room, text, Face.TEXT, "quiet", "panel", "Due", RIGHT)
            room_for_name -= wide + px(12)
        faces = (Face.NAME, Face.NAME_SMALL, Face.NAME_LEAST, Face.TEXT)
        face = look.fitting(name, room_for_name, *faces)
        cell = QRectF(0, px(3), room_for_name, (top or high) - px(3))
        look.write(painter, cell, look.cut(name, face, room_for_name), face, "ink", "panel", "Due")


COIN_GAP = 4  # px


def piece_wide(look: Look, piece: int) -> int:
    """Return how wide a note or a coin is drawn."""
    return look.px(46 if piece >= NOTE else 28)


def coins_wide(look: Look, cents: int) -> int:
    """Return how wide the notes and coins of an amount are drawn."""
    return sum(piece_wide(look, piece) + look.px(COIN_GAP) for piece in coins(cents))


class CoinsLabel(QLabel):
    """The notes and coins that make up an amount, drawn; those without room are counted."""

    def __init__(self, look: Look, cents: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.look = look
        self.pieces = coins(cents)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self.setText(" + ".join(self.look.speech.money(piece) for piece in self.pieces))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pieces from the left."""
        look, px = self.look, self.look.px
        painter, x = QPainter(self), 0.0
        painter.setRenderHint(SMOOTH)
        for place, piece in enumerate(self.pieces):
            wide = piece_wide(look, piece)
            rest = len(self.pieces) - place
            if x + wide > self.width() - (px(36) if rest > 1 else 0):
                room = QRectF(x, 0, self.width() - x, self.height())
                look.write(painter, room, f"+{rest}", Face.TEXT, "quiet", "panel", "Coins")
                return
            box = QRectF(x, (self.height() - px(28)) / 2, wide, px(28))
            (self._paint_note if piece >= NOTE else self._paint_coin)(painter, piece, box)
            x += wide + px(COIN_GAP)

    def _figure(self, painter: QPainter, piece: int, box: QRectF) -> None:
        text = str(piece // 100 if piece >= 100 else piece)
        font = QFont(self.look.font(Face.MARK))
        font.setPixelSize(self.look.px(14 if piece >= 100 else 12))
        painter.setFont(font)
        painter.setPen(FIGURE)
        painter.drawText(box, int(CENTRE | Qt.AlignmentFlag.AlignVCenter), text)

    def _paint_note(self, painter: QPainter, piece: int, box: QRectF) -> None:
        px = self.look.px
        inner = box.adjusted(px(1), px(3), -px(1), -px(3))
        painter.fillPath(rounded(inner, px(3)), COPPER if piece == 1000 else GREY)
        painter.setPen(QPen(INK, px(3) / 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner, px(3), px(3))
        self._figure(painter, piece, box)

    def _paint_coin(self, painter: QPainter, piece: int, box: QRectF) -> None:
        px = self.look.px
        inset = px(1) if piece >= 50 else px(3)
        outer, inner = {200: (SILVER, BRASS), 100: (BRASS, SILVER)}.get(piece, (BRASS, BRASS))
        if piece < 10:
            outer = inner = COPPER
        painter.setPen(QPen(INK, px(3) / 2))
        painter.setBrush(outer)
        painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
        if outer != inner:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(inner)
            ring = px(5)
            painter.drawEllipse(box.adjusted(ring, ring, -ring, -ring))
        self._figure(painter, piece, box)


class TickBox(ChoiceButton):
    """A box to tick, with who pays whom as its words."""

    SQUARE = 40  # px

    def __init__(self, look: Look, payment: Payment, *, paid: bool, in_money: bool = True) -> None:
        self.payment = payment
        self.in_money = in_money
        super().__init__(look, Choice("paid", "", (40, 40)))
        self.setCheckable(True)
        self.setChecked(paid)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now; say the payment aloud."""
        super().fit()
        look, payment = self.look, self.payment
        words = phrase(
            N_("{giver} pays {taker} {amount}"),
            giver=called(payment.giver),
            taker=called(payment.taker),
            amount=written(look, payment.amount, in_money=self.in_money),
        )
        self.setAccessibleName(look.say(words))

    def sizeHint(self) -> QSize:
        """Return the square with its room for a finger."""
        return QSize(self.look.px(56), self.look.px(self.SQUARE))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Let the style draw a square, whatever room there is for a finger."""
        super().initStyleOption(option)
        square = self.look.px(self.SQUARE)
        option.rect = QRect((self.width() - square) // 2, 0, square, square)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tick."""
        super().paintEvent(event)
        if self.isChecked():
            size = self.look.px(20)
            box = QRectF((self.width() - size) / 2, (self.height() - size) / 2, size, size)
            draw_glyph(QPainter(self), Glyph.TICK, box, self.look.colour("on_blue"))


@dataclass(frozen=True)
class PaymentColumns:
    """How wide, in px, names, amount and coins of every payment of a list are, in one face.

    In a narrow window amount and coins may stand *below* the names.
    """

    face: Face
    giver: float
    taker: float
    amount: float
    coins: float
    below: bool = False


NAME_FACES = (Face.NAME, Face.NAME_SMALL, Face.NAME_LEAST, Face.TEXT)
ARROW, BEFORE_AMOUNT, LEAST_COINS = 36, 12, 36  # px


def payment_columns(
    look: Look, payments: Sequence[Payment], wide: float, *, in_money: bool
) -> PaymentColumns:
    """Share *wide* px among the columns of *payments*.

    Names are as large as they can be and are never cut for the coins, which are counted where
    they have no room.
    """
    px, say = look.px, look.say
    givers = [say(called(each.giver)) for each in payments]
    takers = [say(called(each.taker)) for each in payments]
    amounts = (written(look, each.amount, in_money=in_money) for each in payments)
    amount = max(look.width(each, Face.SUM) for each in amounts)
    coins = max(coins_wide(look, each.amount) for each in payments) + 1
    room = wide - amount - px(ARROW + BEFORE_AMOUNT)

    def columns(face: Face, giver: float, taker: float) -> PaymentColumns:
        return PaymentColumns(face, giver, taker, amount, min(coins, room - giver - taker))

    for face in NAME_FACES:
        giver, taker = (max(look.width(name, face) for name in names) for names in (givers, takers))
        if giver + taker + min(coins, px(LEAST_COINS)) <= room:
            return columns(face, giver, taker)
    if look.measures.narrow:
        half, rest = (wide - px(ARROW)) / 2, wide - amount - px(BEFORE_AMOUNT)
        last = NAME_FACES[-1]
        giver, taker = (
            min(half, max(look.width(name, last) for name in names)) for names in (givers, takers)
        )
        return PaymentColumns(last, giver, taker, amount, min(coins, rest), below=True)
    half = (room - px(LEAST_COINS)) / 2
    return columns(NAME_FACES[-1], half, half)


class PaymentWords(QLabel):
    """Who pays whom how much, painted in columns."""

    def __init__(self, look: Look, payment: Payment, *, in_money: bool) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.look = look
        self.payment = payment
        self.in_money = in_money
        self.columns: PaymentColumns | None = None
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        giver, taker = self.texts()
        self.setText(f"{giver} → {taker} {self.amount()}")
        self.update()

    def texts(self) -> tuple[str, str]:
        """Return who pays and who gets it."""
        say = self.look.say
        return say(called(self.payment.giver)), say(called(self.payment.taker))

    def amount(self) -> str:
        """Return how much it is."""
        return written(self.look, self.payment.amount, in_money=self.in_money)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint name, arrow and name, and behind them the amount."""
        columns = self.columns
        if columns is None:
            return
        look, px, high = self.look, self.look.px, self.height()
        painter, face = QPainter(self), columns.face
        painter.setRenderHint(SMOOTH)
        (giver, taker), after = self.texts(), columns.giver + px(ARROW)
        parts = (
            (giver, self.payment.giver, 0.0, columns.giver),
            (taker, self.payment.taker, after, columns.taker),
        )
        for name, account, left, wide in parts:
            tone = "quiet" if isinstance(account, Pot) else "ink"  # a pot is nobody
            cell = QRectF(left, px(3), wide + 1, high - px(3))
            text = look.cut(name, face, wide + 1)
            look.write(painter, cell, text, face, tone, "panel", "Payment")
        arrow = QRectF(columns.giver + px(8), (high - px(20)) / 2, px(20), px(20))
        draw_glyph(painter, Glyph.ARROW, arrow, look.colour("ink"))
        if not columns.below:
            left = after + columns.taker + px(BEFORE_AMOUNT)
            self.write_amount(painter, QRectF(left, 0, columns.amount + 1, high))

    def write_amount(self, painter: QPainter, box: QRectF) -> None:
        """Write the amount at the right of *box*."""
        self.look.write(painter, box, self.amount(), Face.SUM, "ink", "panel", "Payment", RIGHT)


class PaymentRow(QWidget):
    """One payment: a box to tick, who pays whom, and the coins. `ticked` is sent either way.

    *place* is where the evening says that it was paid, None where it was not.
    """

    ticked = Signal(bool)

    def __init__(self, look: Look, payment: Payment, place: int | None, *, in_money: bool) -> None:
        super().__init__()
        self.look = look
        self.payment = payment
        self.place = place
        self.in_money = in_money
        self.box = TickBox(look, payment, paid=place is not None, in_money=in_money)
        self.box.clicked.connect(self.ticked)
        self.words = PaymentWords(look, payment, in_money=in_money)
        self.coins = CoinsLabel(look, payment.amount if in_money else 0)
        for part in (self.box, self.words, self.coins):
            part.setParent(self)
        if not in_money and place is None:  # points are paid once it is said what one is worth
            self.box.hide()
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        below = self.words.columns is not None and self.words.columns.below
        self.setFixedHeight(self.look.px(88 if below else 52))

    def room(self, wide: int) -> int:
        """Return how many of *wide* px there are for words and coins."""
        return wide - self.box.sizeHint().width() - 2 * self.look.px(12) - 2  # to round up

    def lay(self, columns: PaymentColumns) -> None:
        """Place the parts so that those of all rows lie below each other."""
        self.words.columns = columns
        self.fit()
        px, gap, high = self.look.px, self.look.px(12), self.height() - self.look.px(12)
        box = self.box.sizeHint().width()
        square = px(TickBox.SQUARE)
        self.box.setGeometry(0, (self.height() - square) // 2, box, square)
        start, amount = box + gap, ceil(columns.amount) + 1
        names, coins = columns.giver + columns.taker + px(ARROW), max(0, floor(columns.coins))
        if columns.below:
            half = high // 2
            self.words.setGeometry(start, px(6), ceil(names) + 1, half)
            self.coins.setGeometry(start + amount + gap, px(6) + half, coins, half)
        else:
            words = ceil(names + px(BEFORE_AMOUNT) + columns.amount) + 1
            self.words.setGeometry(start, px(6), words, high)
            self.coins.setGeometry(start + words + gap, px(6), coins, high)
        self.words.update()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the amount where it stands below the names."""
        columns = self.words.columns
        if columns is not None and columns.below:
            coins = self.coins.geometry()
            wide = columns.amount + 1
            box = QRectF(self.words.x(), coins.y(), wide, coins.height())
            self.words.write_amount(QPainter(self), box)


class Stack(QWidget):
    """Rows below each other."""

    def __init__(self, look: Look, gap: int = 0) -> None:
        super().__init__()
        self.look = look
        self.gap = gap
        self.rows: list[QWidget] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self._layout.setSpacing(self.look.px(self.gap))

    def show_rows(self, rows: Sequence[QWidget]) -> None:
        """Show *rows* in the place of those that are there; any of these may be among them."""
        for row in self.rows:
            self._layout.removeWidget(row)
            if row not in rows:
                row.hide()
                row.deleteLater()
        self.rows = list(rows)
        for row in rows:
            self._layout.addWidget(row)


class PaymentStack(Stack):
    """Payments, whose names, amounts and coins lie below each other."""

    def payment_rows(self) -> list[PaymentRow]:
        """Return the rows of payments, without the rules between them."""
        return [row for row in self.rows if isinstance(row, PaymentRow)]

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        self._align()

    def show_rows(self, rows: Sequence[QWidget]) -> None:
        """Show *rows* in the place of those that are there."""
        super().show_rows(rows)
        self._align()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give names and coins what room there is; every row that comes makes it higher only."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._align()

    def _align(self) -> None:
        rows = self.payment_rows()
        if rows:
            payments, room = [row.payment for row in rows], rows[0].room(self.width())
            in_money = rows[0].in_money
            columns = payment_columns(self.look, payments, room, in_money=in_money)
            for row in rows:
                row.lay(columns)
