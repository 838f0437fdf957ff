"""The slate of a game of strokes: every side with its head, and the seats as names above it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from schafscore.core.accounts import Account
from schafscore.core.text import N_, Label, phrase
from schafscore.gui.buttons import SMOOTH
from schafscore.gui.chalk import draw_figure
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import draw_frame, draw_mark, draw_triangle, rounded
from schafscore.gui.seats import NAMES, SeatCard, SeatRole
from schafscore.sheets.strokes import Slate

STROKE_TIME = 240  # milliseconds for one stroke of chalk


class NameCard(SeatCard):
    """A seat of which only the head is shown: the slate says how things stand."""

    HIGH = (48, 40)

    def sizeHint(self) -> QSize:
        """Return the height of a row."""
        return QSize(super().sizeHint().width(), self._high())

    def minimumSizeHint(self) -> QSize:
        """Return the height of a row, and the width of a seat among eight."""
        return QSize(self.look.px(80), self._high())

    def _high(self) -> int:
        return self.look.px(self.HIGH[self.look.measures.compact])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint name, part in the hand, and the dealer's disc."""
        look, px, seat = self.look, self.look.px, self.seat
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        box = QRectF(self.rect())
        ground = "ground" if seat.role is SeatRole.OUT else "soft" if self.isDown() else "raised"
        head = {SeatRole.CALLER: "blue", SeatRole.PARTNER: "soft"}.get(seat.role, ground)
        self._paint_ground(painter, box, box, ground, head)
        small, side = self._is_small(), self._side()
        line = box.adjusted(side, 0, -side, 0)
        if seat.dealer:
            size = px(20 if small else 24)
            below = look.width(seat.name, Face.TEXT) > line.width() - size - px(2)
            if below:  # a long name has a line of its own, above the disc
                size = px(18)
                disc = QRectF(line.right() - size, line.bottom() - size - px(2), size, size)
                line.setBottom(disc.top() + px(2))
            else:
                disc = QRectF(line.left(), line.center().y() - size / 2, size, size)
                line.adjust(size + px(2 if small else 6), 0, 0, 0)
            colours = ("on_blue", "blue") if head == "blue" else ("ink", "ground")
            draw_mark(painter, look, disc, *colours, seat.name)
        beside = line.width() - px(28) - look.width(self._word(), Face.STRONG)
        if seat.dealer and (small or look.width(seat.name, Face.NAME_LEAST) > beside):
            # The key gives way to the name.
            colour = "on_blue" if head == "blue" else "ink"
            faces = (Face.NAME_SMALL, *NAMES)
            face = look.fitting(seat.name, line.width(), *faces)
            name = look.cut(seat.name, face, line.width())
            look.write(painter, line, name, face, colour, head, seat.name)
        else:
            self._paint_head(painter, line, head)


class SlateBoard(QLabel):
    """The slate. A label for screen readers, painted whole."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.slates: tuple[Slate, ...] = ()
        self.games: Label = ""
        self._chalk: dict[Account, QVariantAnimation] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.fit)

    def show_slates(self, slates: Sequence[Slate]) -> None:
        """Show every side; new strokes are drawn one after the other, and nothing waits for it."""
        before = {each.account: each.done for each in self.slates}
        for slate in slates:
            old = before.get(slate.account, slate.done)
            if self.look.tools.motion and slate.done > old:
                self._draw(slate, old)
            elif slate.done < old and slate.account in self._chalk:
                self._chalk[slate.account].stop()
        self.slates = tuple(slates)
        self.fit()

    def _draw(self, slate: Slate, old: int) -> None:
        chalk = self._chalk.get(slate.account)
        if chalk is None:
            chalk = self._chalk[slate.account] = QVariantAnimation(self)
            chalk.valueChanged.connect(self.update)
        chalk.stop()
        chalk.setStartValue(float(old))
        chalk.setEndValue(float(slate.done))
        chalk.setDuration(STROKE_TIME * (slate.done - old))
        chalk.start()

    def _done(self, slate: Slate) -> float:
        chalk = self._chalk.get(slate.account)
        if chalk is None or chalk.state() != QVariantAnimation.State.Running:
            return float(slate.done)
        value = chalk.currentValue()
        return float(value) if isinstance(value, float) else float(slate.done)

    def fit(self) -> None:
        """Take the look as it is now; say everything in words."""
        self.setText(". ".join(self._spoken(slate) for slate in self.slates))
        self.updateGeometry()
        self.update()

    def _spoken(self, slate: Slate) -> str:
        say = self.look.say
        stands = phrase(N_("{done} of {target}"), done=slate.done, target=slate.target)
        coming = phrase(N_("{count} more now"), count=slate.coming) if slate.coming else slate.words
        parts = (self._names(slate), say(stands), say(coming), self._won(slate))
        return ", ".join(part for part in parts if part)

    def _names(self, slate: Slate) -> str:
        return " + ".join(self.look.names.get(person, "") for person in slate.people)

    def _in_two(self, slate: Slate) -> list[str]:
        """Return the names of a long side in two lines."""
        names = [self.look.names.get(person, "") for person in slate.people]
        half = -(-len(names) // 2)
        lines = (" + ".join(part) for part in (names[:half], names[half:]) if part)
        return [
            f"{each} +" if not at and half < len(names) else each for at, each in enumerate(lines)
        ]

    def _won(self, slate: Slate) -> str:
        """Say what everybody has won, once where all of them have the same."""
        numbers = list(slate.games.values())
        if not any(numbers):
            return ""
        told = str(numbers[0]) if len(set(numbers)) == 1 else " + ".join(map(str, numbers))
        return f"{self.look.say(self.games)} {told}"

    def show_games(self, games: Label) -> None:
        """Say what the strokes are for: heads, or games."""
        self.games = games

    def sizeHint(self) -> QSize:
        """Return the size of a slate on which a head can be seen."""
        return QSize(self.look.px(600), self.look.px(152 if self.look.measures.compact else 232))

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which the strokes can be told apart."""
        return QSize(self.look.px(360), self.look.px(128 if self.look.measures.compact else 144))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, slate and sides."""
        look, px, compact = self.look, self.look.px, self.look.measures.compact
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        box = QRectF(self.rect())
        painter.fillPath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), px(12)), look.colour("wood"))
        draw_frame(painter, box, px(12), look.colour("wood_edge"), px(1))
        wood = px(8 if compact else 12)
        slate_box = box.adjusted(wood, wood, -wood, -wood)
        painter.fillPath(rounded(slate_box, px(4)), look.colour("slate"))
        if not self.slates:
            return
        wide = slate_box.width() / len(self.slates)
        rule = look.colour("chalk")
        rule.setAlphaF(0.35)
        for place, slate in enumerate(self.slates):
            left = slate_box.left() + place * wide
            if place:
                high = slate_box.height() - px(32)
                painter.fillRect(QRectF(left - px(1), slate_box.top() + px(16), px(2), high), rule)
            self._paint_side(
                painter, QRectF(left, slate_box.top(), wide, slate_box.height()), slate
            )

    def _paint_side(self, painter: QPainter, box: QRectF, slate: Slate) -> None:
        """Paint names, figure and numbers beside it, or above it where the side is narrow."""
        look, px, compact = self.look, self.look.px, self.look.measures.compact
        gap = px(8 if compact else 16)
        inner = box.adjusted(gap, px(6), -gap, -px(6))
        names, high = self._names(slate), px(28 if compact else 36)
        beside = px(88 if box.width() < px(240) else 120)
        size = min(inner.height(), inner.width() - beside)
        faces = (Face.NAME_SMALL, Face.NAME_LEAST) if compact else (Face.NAME, Face.NAME_SMALL)
        column, told = inner.width() - size - px(4), [names]
        if look.width(names, faces[-1]) > column:  # a long side has a line of its own, or two
            column = inner.width()
            if look.width(names, Face.NAME_LEAST) > column:
                told, high = self._in_two(slate), px(24)
            size = min(inner.height() - high * len(told), size)
        face = look.fitting(max(told, key=len), column, *faces, Face.NAME_LEAST)
        top = inner.top()
        for text in told:
            head = QRectF(inner.left(), top, column, high)
            self._write(painter, head, look.cut(text, face, column), face, names)
            top = head.bottom()
        rest = QRectF(inner.left(), top, inner.width(), inner.bottom() - top)
        above = min(rest.height() - px(30), rest.width())
        if above > size:
            self._paint_number(painter, rest, slate, Face.GO)
            size = above
        else:
            wide = max(inner.right() - size - inner.left() - px(4), 0.0)
            self._paint_words(painter, QRectF(rest.topLeft(), QSizeF(wide, rest.height())), slate)
        figure = QRectF(inner.right() - size, inner.bottom() - size, size, size)
        draw_figure(painter, look, figure, slate, self._done(slate))

    def _paint_number(self, painter: QPainter, box: QRectF, slate: Slate, face: Face) -> QRectF:
        """Write how many strokes stand, of how many, and how many come; return that line."""
        look, px, names = self.look, self.look.px, self._names(slate)
        line = QRectF(box.left(), box.top(), box.width(), px(56 if face is Face.TOTAL else 30))
        x = look.width(str(slate.done), face) + px(8)
        self._write(painter, line, str(slate.done), face, names)
        of = look.say(phrase(N_("of {target}"), target=slate.target))
        if x + look.width(of, Face.TEXT) <= line.width():
            self._write(painter, line.adjusted(x, 0, 0, 0), of, Face.TEXT, names)
            x += look.width(of, Face.TEXT) + px(12)
        if slate.coming and face is Face.GO:
            self._paint_coming(painter, line.adjusted(x, 0, 0, 0), slate)
        return line

    def _paint_coming(self, painter: QPainter, box: QRectF, slate: Slate) -> None:
        look, px = self.look, self.look.px
        told = look.signed(slate.coming)
        if px(18) + look.width(told, Face.SUM) > box.width():
            return
        colour = look.colour("chalk")
        draw_triangle(painter, box.left(), box.center().y(), px(12), colour, gain=True)
        self._write(painter, box.adjusted(px(18), 0, 0, 0), told, Face.SUM, self._names(slate))

    def _paint_words(self, painter: QPainter, box: QRectF, slate: Slate) -> None:
        """Write the number, below it what comes or is missing, and what was won."""
        look, px, names = self.look, self.look.px, self._names(slate)
        large = box.height() >= px(120)
        line = self._paint_number(painter, box, slate, Face.TOTAL if large else Face.GO)
        row = QRectF(box.left(), line.bottom(), box.width(), px(24))
        if slate.coming and large:
            self._paint_coming(painter, row, slate)
            row.translate(0, px(24))
        rows = [(self._won(slate), Face.STRONG)]
        if not slate.coming:
            rows[:0] = [(part, Face.TEXT) for part in self._two_lines(slate, box.width())]
        for text, face in rows:
            if text and row.bottom() <= box.bottom() + 1:
                self._write(painter, row, look.cut(text, face, row.width()), face, names)
                row.translate(0, px(24))

    def _two_lines(self, slate: Slate, room: float) -> list[str]:
        """Return the words about what is missing, broken where one line is too short."""
        words = self.look.say(slate.words).split(" ")
        for cut in range(len(words), 0, -1):
            first = " ".join(words[:cut])
            if self.look.width(first, Face.TEXT) <= room or cut == 1:
                return [part for part in (first, " ".join(words[cut:])) if part]
        return []

    def _write(self, painter: QPainter, box: QRectF, text: str, face: Face, owner: str) -> None:
        self.look.write(painter, box, text, face, "chalk", "slate", owner)
