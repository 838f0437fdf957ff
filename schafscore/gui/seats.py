"""The seat of a person: a card that is a button."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import product

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from schafscore.core.text import N_, Label, phrase
from schafscore.gui.buttons import CENTRE, RIGHT, SMOOTH, Aimed
from schafscore.gui.look import ROOMY, TOTALS, Face, Look
from schafscore.gui.painting import (
    draw_balance,
    draw_frame,
    draw_mark,
    draw_triangle,
    rounded,
)


class SeatRole(Enum):
    """What a person does in the hand that is being entered; the value is the word on the card."""

    FREE = ""
    CALLER = N_("plays")
    PARTNER = N_("partner")
    OUT = N_("sits out")


@dataclass(frozen=True)
class Seat:
    """A person at the table as the card shows it; amounts in the unit of the game."""

    name: str
    key: str
    total: int
    last: int | None = None  # what the last hand brought, None where there was none
    dealer: bool = False
    forehand: bool = False
    role: SeatRole = SeatRole.FREE
    word: Label = ""  # what the person does, where the role has another word for it
    past: bool = False  # the total is one of earlier this evening

    def place(self) -> Label:
        """Return the word for where this seat lies, if it has one."""
        return N_("dealer") if self.dealer else N_("forehand") if self.forehand else ""


CHANGE_SEATS = N_("A click leads to people and seats")
WIDEST = "\u2212000"  # there is room for so much on every card
LEAST_WIDTH = 112  # px of a card in a narrow window
SMALL = ((100, 4), (120, 7))  # px beside what is written on cards narrower than so many px
CAP, DISC = 24, 20  # px of the key, and of the dealer's disc on a small card
NAMES = (Face.NAME_LEAST, Face.NAME_TIGHT)  # of long names
ROOMY_LINES, COMPACT_LINES = (41, 44, 56, 101, 28), (32, 32, 36, 69, 24)  # px of a card
BARRED, BAR, LAST_EDGE = 140, 22, 4  # px: the least card with a bar, room for it, room without it
ROOMY_SEATS = 7  # beside each other in the smallest window


class SeatCard(Aimed):
    """A person's seat and a button. Painted whole: its head, frame and bar depend on its role."""

    SLIDE_TIME = 160  # milliseconds
    HOLD_TIME = 600  # milliseconds
    held = Signal()  # pressed for long, or by the menu key: something else is wanted

    def __init__(
        self, look: Look, seat: Seat, scale: int = 1, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.seat = seat
        self.scale = scale
        self.widest = WIDEST
        self.low_key = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._hold = QTimer(self, singleShot=True, interval=self.HOLD_TIME)
        self._hold.timeout.connect(self._held)
        self.pressed.connect(self._hold.start)
        self.released.connect(self._hold.stop)
        self._slide = QVariantAnimation(
            self, duration=self.SLIDE_TIME, startValue=1.0, endValue=0.0
        )
        self._slide.valueChanged.connect(self.update)
        look.changed.connect(self.fit)
        self.fit()

    def show_seat(self, seat: Seat, scale: int, widest: str = WIDEST) -> None:
        """Show *seat*; *scale* is the amount at the end of the balance bar, one for all seats.

        So is *widest*, the total that needs most room: all are written as large as that one. A
        total that moved slides into its place, and nothing waits for that.
        """
        if (seat, scale, widest) == (self.seat, self.scale, self.widest):
            return
        moved = seat.total != self.seat.total and seat.name == self.seat.name
        self.seat, self.scale, self.widest = seat, scale, widest
        self.setChecked(seat.role in (SeatRole.CALLER, SeatRole.PARTNER))
        self.fit()
        if moved and self.look.tools.motion:
            self._slide.start()

    def has_room_for_key(self) -> bool:
        """Whether the key has room beside the name."""
        room = self.width() - 2 * self._side()
        needs = self.look.width(self.seat.name, Face.NAME_LEAST) + self.look.px(4 + CAP)
        return needs <= room + 0.5

    def has_room_below(self) -> bool:
        """Whether the key has room beside the last change and the place."""
        room = self.width() - 2 * self._side()
        if self.look.measures.compact and not self._is_small():
            room -= 2 * self.look.px(2)
        out = self.seat.role is SeatRole.OUT  # then it has no key
        return out or self._way("", room)[2]

    def put_key(self, *, low: bool) -> None:
        """Write the key below the total, not beside the name: in a row all stand in one place."""
        if low != self.low_key:
            self.low_key = low
            self.update()

    def fit(self) -> None:
        """Take the look as it is now; name the card for screen readers."""
        look, seat = self.look, self.seat
        last = "" if seat.last is None else self._last_aloud(seat.last)
        parts = (
            seat.name,
            look.say(seat.word or seat.role.value),
            look.aloud(seat.total),
            last,
            look.say(seat.place()),
        )
        self.setAccessibleName(", ".join(part for part in parts if part))
        # Who sits out has no key: a click is about who plays.
        out, key = seat.role is SeatRole.OUT, phrase(N_("key {letter}"), letter=seat.key)
        self.setAccessibleDescription(look.say(CHANGE_SEATS if out else key))
        self.setToolTip(look.say(CHANGE_SEATS) if out else "")
        self.updateGeometry()
        self.update()

    def _last_aloud(self, last: int) -> str:
        return f"{self.look.say(N_('last'))} {self.look.aloud(last)}"

    def _held(self) -> None:
        self.setDown(False)  # so that letting go is no click
        self.held.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the menu key for a long press."""
        if event.key() == Qt.Key.Key_Menu:
            self.held.emit()
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:
        """Do nothing: a click asks, and the entry decides whether the seat is chosen."""

    def sizeHint(self) -> QSize:
        """Return the size of a seat among five."""
        wide = 136 if self.look.measures.compact else 160
        return QSize(self.look.px(wide), self.look.px(self.look.measures.seat))

    def minimumSizeHint(self) -> QSize:
        """Return the size of a seat among eight."""
        wide = 80 if self.look.measures.compact else 92
        return QSize(self.look.px(wide), self.look.px(self.look.measures.seat))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        look, px, compact = self.look, self.look.px, self.look.measures.compact
        seat, out = self.seat, self.seat.role is SeatRole.OUT
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        box = QRectF(self.rect())
        ground = "ground" if out else "soft" if self.isDown() else "raised"
        head = {SeatRole.CALLER: "blue", SeatRole.PARTNER: "soft"}.get(seat.role, ground)
        lines, barred = self._lines()
        head_box = QRectF(0, 0, box.width(), px(lines[0]))
        self._paint_ground(painter, box, head_box, ground, head)

        side = self._side()
        inner = box.adjusted(side, 0, -side, 0)
        name_box = QRectF(inner.left(), px(1), inner.width(), head_box.height() - px(1))
        word_left = self._paint_head(painter, name_box, head)
        if compact and not self._is_small():
            inner.adjust(px(2), 0, -px(2), 0)
        total = look.signed(seat.total)
        total_box = QRectF(
            inner.left(), px(lines[1]) + self._slide_offset(), inner.width(), px(lines[2])
        )
        faces = (Face.TOTAL_SMALL,) if compact else TOTALS
        least = (Face.STAND, Face.TOTAL_LEAST, Face.GO, Face.SUM, Face.STRONG)
        face = look.fitting(self.widest, inner.width(), *faces, *least)
        colour = "quiet" if out or seat.past else "loss" if seat.total < 0 else "ink"
        look.write(painter, total_box, total, face, colour, ground, seat.name)
        foot = QRectF(inner.left(), px(lines[3]), inner.width(), px(lines[4]))
        if look.width(look.say(seat.place()), Face.TEXT) > foot.width():
            foot.adjust(-px(4), 0, px(4), 0)
        self._paint_foot(painter, foot, ground, word_left)
        if barred:
            bar = QRectF(inner.left(), box.height() - px(17), inner.width(), px(8))
            share = max(-1.0, min(1.0, seat.total / max(1, self.scale)))
            draw_balance(painter, look, bar, share, ground if out else "panel")

    def _lines(self) -> tuple[Sequence[float], bool]:
        """Return head, top and height of the total, top and height of the foot; whether a bar."""
        measures = self.look.measures
        if measures.compact:
            return COMPACT_LINES, False
        barred = measures.seat >= BARRED
        share = (measures.seat - (BAR if barred else LAST_EDGE)) / (ROOMY.seat - BAR)
        return [each * share for each in ROOMY_LINES], barred

    def _paint_ground(
        self, painter: QPainter, box: QRectF, head_box: QRectF, ground: str, head: str
    ) -> None:
        """Paint box, head and frame; a seat that sits out is flat and dashed."""
        look, px, chosen = self.look, self.look.px, self.isChecked()
        out = self.seat.role is SeatRole.OUT
        painter.save()
        painter.setClipPath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), px(12)))
        if not out:
            painter.fillRect(box, look.colour(ground))
        if head != ground:
            painter.fillRect(head_box, look.colour(head))
        if out:
            pen = QPen(look.colour("line"), px(1))
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.drawLine(head_box.bottomLeft(), head_box.bottomRight())
        elif self.seat.role is not SeatRole.CALLER:
            rule = QRectF(0, head_box.bottom() - px(1), box.width(), px(1))
            painter.fillRect(rule, look.colour("line"))
        painter.restore()
        edge = look.colour("blue" if chosen else "edge")
        draw_frame(painter, box, px(12), edge, px(3) if chosen else px(1), dashed=out)

    def _slide_offset(self) -> float:
        running = self._slide.state() == QVariantAnimation.State.Running
        value = self._slide.currentValue()
        return float(value) * self.look.px(6) if running and isinstance(value, float) else 0.0

    def _word(self) -> str:
        seat, compact = self.seat, self.look.measures.compact
        if seat.role is SeatRole.PARTNER and compact and not seat.word:
            return self.look.say(N_("helps"))
        return self.look.say(seat.word or seat.role.value)

    def _side(self) -> int:
        """Return how far from the edges of the card one writes; a small card has no px to spare."""
        px, compact = self.look.px, self.look.measures.compact
        small = (side for width, side in SMALL if self.width() < px(width))
        return px(next(small, 9 if compact else 13))

    def _is_small(self) -> bool:
        return self.width() < self.look.px(SMALL[-1][0])

    def _paint_head(self, painter: QPainter, box: QRectF, head: str) -> str:
        """Paint the name, and the word or the key; return which of them has no room beside it."""
        look, px, seat = self.look, self.look.px, self.seat
        out = seat.role is SeatRole.OUT
        colour = "on_blue" if head == "blue" else "ink"
        faces = (Face.NAME, Face.NAME_SMALL)[look.measures.compact :]
        word, word_face = self._word(), Face.TEXT if out else Face.STRONG
        taken = px(4) + (look.width(word, word_face) if word else px(CAP))
        fits = look.width(seat.name, Face.NAME_LEAST) + taken <= box.width() + 0.5
        fits = fits and (bool(word) or not self.low_key)
        if self._lifts_mark():
            disc = px(DISC)
            mark = QRectF(box.right() - disc, box.center().y() - disc / 2, disc, disc)
            draw_mark(painter, look, mark, "ink", "ground", seat.name)
            taken = disc + px(4)
        elif not fits:
            taken = 0
        elif word:
            tone = "quiet" if out else colour
            look.write(painter, box, word, word_face, tone, head, seat.name, RIGHT)
        else:
            self._paint_key(painter, box.right(), box.center().y(), head)
        room = box.width() - taken
        face = look.fitting(seat.name, room, *faces, *NAMES)
        name = look.cut(seat.name, face, room)
        line = QRectF(box.left(), box.top() + px(1), room + 0.5, box.height())
        look.write(painter, line, name, face, colour, head, seat.name)
        return "" if fits else word or seat.key

    def _lifts_mark(self) -> bool:
        """Say whether the dealer's disc stands beside the name, as the word needs its place."""
        look, word = self.look, self._word()
        room = self.width() - 2 * self._side() - look.px(4)
        name, disc = look.width(self.seat.name, Face.NAME_LEAST), look.px(DISC + 4)
        told = look.width(word, Face.TEXT)
        beside = name + look.px(4) + told <= room
        return bool(
            self.seat.dealer
            and word
            and not beside
            and told <= room < told + disc
            and name + disc <= room
        )

    def _paint_key(self, painter: QPainter, right: float, middle: float, on: str) -> None:
        """Paint the letter of the key line as a key."""
        look, px = self.look, self.look.px
        cap = QRectF(right - px(CAP), middle - px(CAP) / 2, px(CAP), px(CAP))
        draw_frame(painter, cap, px(4), look.colour("edge"), px(1))
        look.write(painter, cap, self.seat.key, Face.TEXT, "quiet", on, self.seat.name, CENTRE)

    def _paint_foot(self, painter: QPainter, box: QRectF, ground: str, left_over: str) -> None:
        """Paint the last change left, the place right, in the first way that has room.

        What the head had no room for is *left_over*: a word, or the key, which stands at the right
        where there is no place.
        """
        look, px, seat = self.look, self.look.px, self.seat
        word = left_over if self._word() else ""
        if self._lifts_mark():
            look.write(painter, box, word, Face.TEXT, "quiet", ground, seat.name)
            return
        last = "" if seat.last is None else look.signed(seat.last)
        place, before = look.say(seat.place()), QRectF(box)
        sign, whole, key = self._way(word, box.width(), keyed=bool(left_over))
        if key:
            self._paint_key(painter, box.right(), box.center().y(), ground)
            before.adjust(0, 0, -px(CAP + 4), 0)
        if place:
            self._paint_place(painter, before, ground, place, whole=whole)
        told, wide = self._needs(word, sign, whole=whole, key=key)
        if word and told + wide <= box.width():
            align = Qt.AlignmentFlag.AlignLeft if sign is None else RIGHT
            left = box.adjusted(0, 0, -wide, 0)
            look.write(painter, left, word, Face.TEXT, "quiet", ground, seat.name, align)
        if sign is not None:
            self._paint_last(painter, box, ground, last, sign=bool(sign))

    def _way(self, word: str, room: float, *, keyed: bool = True) -> tuple[bool | None, bool, bool]:
        """Return the first way in which the foot has *room*.

        It says whether the last change has its triangle, None where it is left out; whether the
        place is written whole; and whether the key is there, as a *keyed* one is without a *word*.
        The key goes before the change of whoever has a place does.
        """
        last, place = self.seat.last, self.look.say(self.seat.place())
        signs: tuple[bool, ...] = () if last is None else (True, False) if last else (False,)
        keyed = keyed and not word
        told = [*product(signs or (None,), (True, False), (True,))] if keyed else []
        bare = [*product((*signs, None), (True, False), (keyed and not place,))]
        ways: list[tuple[bool | None, bool, bool]] = [*told, *bare]
        for sign, whole, key in ways:
            if sum(self._needs(word, sign, whole=whole, key=key)) <= room:
                return sign, whole, key
        return ways[-1]

    def _needs(
        self, word: str, sign: bool | None, *, whole: bool, key: bool
    ) -> tuple[float, float]:
        """Return how wide the left and the right end of the foot are."""
        look, px, seat = self.look, self.look.px, self.seat
        change = 0.0
        if sign is not None and seat.last is not None:
            change = px(17 * sign + 4) + look.width(look.signed(seat.last), Face.TEXT)
        wide = self._place_width(look.say(seat.place()), whole=whole)
        if key:
            wide += px(CAP) + (px(4) if wide else 0)
        wide += px(4) if word and wide else 0
        return change + look.width(word, Face.TEXT), wide

    def _place_width(self, place: str, *, whole: bool) -> float:
        """Return how wide the place is: its word, behind the disc of the dealer, or its mark."""
        px = self.look.px
        disc = px(DISC if self.look.measures.compact else CAP)
        if not place:
            return 0.0
        word = self.look.width(place, Face.TEXT) if whole else 0.0
        return disc + (px(6) + word if whole else 0.0) if self.seat.dealer else word or disc

    def _paint_place(
        self, painter: QPainter, box: QRectF, ground: str, place: str, *, whole: bool
    ) -> None:
        look, seat = self.look, self.seat
        wide, disc = self._place_width(place, whole=whole), self._place_width(place, whole=False)
        if seat.dealer or not whole:
            mark = QRectF(box.right() - wide, box.center().y() - disc / 2, disc, disc)
            if seat.dealer:
                draw_mark(painter, look, mark, "ink", "ground", seat.name)
            else:
                draw_frame(painter, mark, disc / 2, look.colour("edge"), look.px(1))
                letter = look.say(N_("F"))
                look.write(painter, mark, letter, Face.MARK, "quiet", ground, seat.name, CENTRE)
        if whole:
            tone = "ink" if seat.dealer else "quiet"
            look.write(painter, box, place, Face.TEXT, tone, ground, seat.name, RIGHT)

    def _paint_last(
        self, painter: QPainter, box: QRectF, ground: str, last: str, *, sign: bool
    ) -> None:
        look, px, change = self.look, self.look.px, self.seat.last or 0
        tone = "loss" if change < 0 else "ink"
        if sign:
            middle, colour = box.center().y(), look.colour(tone)
            draw_triangle(painter, box.left(), middle, px(12), colour, gain=change > 0)
        line = box.adjusted(px(17) if sign else 0, 0, 0, 0)
        look.write(painter, line, last, Face.TEXT, tone, ground, self.seat.name)


class SeatRow(QWidget):
    """The seats beside each other, all of the same width; in a narrow window in several lines."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.cards: list[SeatCard] = []
        self.count = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.fit)

    def add(self, card: SeatCard) -> None:
        """Take in one more card, at the end."""
        card.hide()
        self.cards.append(card)

    def fit(self) -> None:
        """Take the look as it is now."""
        self.updateGeometry()
        self._place()

    def show_seats(self, seats: Sequence[Seat], scale: int) -> None:
        """Show *seats*; *scale* is the amount at the end of every balance bar."""
        widest = max((*(self.look.signed(each.total) for each in seats), WIDEST), key=len)
        for card, seat in zip(self.cards, seats, strict=False):
            card.show_seat(seat, scale, widest)
        self._put_keys()
        if len(seats) != self.count:
            self.count = len(seats)
            for place, card in enumerate(self.cards):
                card.setVisible(place < self.count)
            self.fit()

    def _gap(self) -> int:
        """Return how far they are from each other; eight in a small window stand closer."""
        measures = self.look.measures
        close = self.count > ROOMY_SEATS and measures.compact and not measures.narrow
        return self.look.px(4 if close else 8)

    def _in_line(self) -> int:
        """Return how many stand beside each other; the lines are as full as each other."""
        if not self.look.measures.narrow or not self.count:
            return max(1, self.count)
        gap = self._gap()
        most = max(1, (self.width() + gap) // (self.look.px(LEAST_WIDTH) + gap))
        lines = -(-self.count // most)
        return -(-self.count // lines)

    def _high(self) -> int:
        card, gap = self.cards[0].sizeHint().height(), self._gap()
        lines = max(1, -(-self.count // self._in_line()))
        return lines * (card + gap) - gap

    def sizeHint(self) -> QSize:
        """Return the width of the cards beside each other, and the height of every line."""
        wide = sum(card.sizeHint().width() for card in self.cards[: self.count])
        return QSize(wide, self._high())

    def minimumSizeHint(self) -> QSize:
        """Return the width of as many of the smallest cards as stand beside each other."""
        gap, narrow = self._gap(), self.look.measures.narrow
        least = self.look.px(LEAST_WIDTH) if narrow else self.cards[0].minimumSizeHint().width()
        count = 1 if narrow else max(1, self.count)
        return QSize(count * (least + gap) - gap, self._high())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the cards anew."""
        self._place()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _place(self) -> None:
        gap, count = self._gap(), self._in_line()
        high = self.cards[0].sizeHint().height() if self.cards else 0
        wide = (self.width() + gap) // count - gap
        spare = self.width() + gap - count * (wide + gap)  # px, one each for the first
        for place, card in enumerate(self.cards[: self.count]):
            line, column = divmod(place, count)
            left = column * (wide + gap) + min(column, spare)
            card.setGeometry(left, line * (high + gap), wide, high)
        self._put_keys()

    def _put_keys(self) -> None:
        """Put the keys of all where each has room: beside the name, else below the total."""
        cards = self.cards[: self.count]
        beside = all(card.has_room_for_key() for card in cards)
        low = not beside and all(card.has_room_below() for card in cards)
        for card in cards:
            card.put_key(low=low)
