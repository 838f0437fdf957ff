"""The pool in its bowl: chips in the middle and before everyone, and that none is lost."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from schafscore.core.text import N_, Label, counted, listed, phrase
from schafscore.gui.buttons import RIGHT, SMOOTH
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Glyph, draw_frame, draw_glyph, draw_triangle, rounded
from schafscore.sheets.pool import CHIP, PILE, Pool, out_of_pocket, piles

HEIGHTS = (264, 40)  # px, roomy and compact
CHIP_SIZE, SMALL_CHIP = (46, 9), (20, 5)
WIDEST = 4  # piles that lie in the bowl beside each other; the rest stands behind them
TITLE = N_("The pool")
BELOW_NOTHING = N_("below 0: paid out of pocket")


class BowlPanel(QLabel):
    """The pool. A label for screen readers, painted whole."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.pool: Pool | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()
        look.changed.connect(self.fit)

    def show_pool(self, pool: Pool | None) -> None:
        """Show how the chips lie; nothing at a table without a pool."""
        self.pool = pool
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now; say everything in words."""
        pool, say = self.pool, self.look.say
        if pool is not None:
            before = (
                f"{self._name(who)} {self.look.number(chips)}" for who, chips in pool.before.items()
            )
            coming = self.look.aloud(pool.coming) if pool.coming else ""
            parts = (
                f"{say(TITLE)} {pool.amount}",
                coming,
                ", ".join(before),
                say(listed(out_of_pocket(pool))),
                say(self._check()),
            )
            self.setText(". ".join(part for part in parts if part))
        self.setFixedHeight(self.look.px(HEIGHTS[self.look.measures.compact]))
        self.update()

    def _name(self, who: object) -> str:
        return self.look.names.get(who, "")

    def _check(self) -> Label:
        assert self.pool is not None
        if self.pool.check == 0:
            return N_("no chip is missing")
        return phrase(N_("{count} chips are missing"), count=-self.pool.check)

    def sizeHint(self) -> QSize:
        """Return the width of a panel."""
        return QSize(self.look.px(288), self.look.px(HEIGHTS[self.look.measures.compact]))

    def minimumSizeHint(self) -> QSize:
        """Return the same: the words are for screen readers."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint everything, or one line in the compact arrangement."""
        look, px, pool = self.look, self.look.px, self.pool
        if pool is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        box = QRectF(self.rect())
        painter.fillPath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), px(12)), look.colour("panel"))
        draw_frame(painter, box, px(12), look.colour("line"), px(1))
        if look.measures.compact:
            self._paint_line(painter, box.adjusted(px(12), 0, -px(12), 0), pool)
            return
        inner = box.adjusted(px(16), px(8), -px(16), -px(8))
        self._paint_words(painter, inner, pool)
        self._paint_bowl(painter, inner, pool)
        self._paint_people(painter, QRectF(inner.left(), px(164), inner.width(), px(56)), pool)
        rule = QRectF(inner.left(), px(224), inner.width(), px(1))
        painter.fillRect(rule, look.colour("line"))
        self._paint_check(painter, QRectF(inner.left(), px(228), inner.width(), px(30)), pool)

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        face: Face,
        colour: str = "ink",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> float:
        return self.look.write(painter, box, text, face, colour, "panel", "Pool", align)

    def _paint_line(self, painter: QPainter, box: QRectF, pool: Pool) -> None:
        look, px = self.look, self.look.px
        x = self._write(painter, box, look.say(TITLE), Face.TEXT) + px(8)
        amount = box.adjusted(x, 0, 0, 0)
        x += self._write(painter, amount, str(pool.amount), Face.SUM) + px(8)
        left = box.left() + x
        pile = min(-(-pool.amount // CHIP), PILE)
        self._pile(painter, QPointF(left, box.center().y() + px(15)), pile, SMALL_CHIP)
        x += px(SMALL_CHIP[0] + 8)
        if pool.coming:
            x += self._paint_coming(painter, box.adjusted(x, 0, 0, 0), pool.coming) + px(8)
        room = box.adjusted(x, 0, 0, 0)
        words = look.say(self._check())
        told = look.width(words, Face.TEXT) + px(24) <= room.width()
        if told:
            self._write(painter, room, words, Face.TEXT, "quiet", RIGHT)
        if pool.check == 0:
            right = room.right() - (look.width(words, Face.TEXT) + px(24) if told else px(18))
            tick = QRectF(right, room.center().y() - px(8), px(16), px(16))
            draw_glyph(painter, Glyph.TICK, tick, look.colour("quiet"))

    def _paint_coming(self, painter: QPainter, box: QRectF, coming: int) -> float:
        """Write what the hand at the pad takes out or puts in; return how wide that is."""
        look, px = self.look, self.look.px
        tone = "loss" if coming < 0 else "ink"
        colour = look.colour(tone)
        draw_triangle(painter, box.left(), box.center().y(), px(12), colour, gain=coming > 0)
        room = box.adjusted(px(17), 0, 0, 0)
        return px(17) + self._write(painter, room, look.signed(coming), Face.STRONG, tone)

    def _paint_words(self, painter: QPainter, box: QRectF, pool: Pool) -> None:
        look, px = self.look, self.look.px
        wide = px(152)
        title = QRectF(box.left(), box.top(), box.width(), px(32))
        self._write(painter, title, look.say(TITLE), Face.NAME)
        amount = str(pool.amount)
        face = look.fitting(amount, wide, Face.TOTAL, Face.TOTAL_SMALL, Face.GO)
        line = QRectF(box.left(), title.bottom(), wide, px(54))
        self._write(painter, line, amount, face)
        row = QRectF(box.left(), line.bottom(), wide, px(24))
        if pool.coming:
            self._paint_coming(painter, row, pool.coming)
        else:
            chips = counted("%n chips of 5", "", sum(piles(pool.amount)))
            self._write(
                painter, row, look.cut(look.say(chips), Face.TEXT, wide), Face.TEXT, "quiet"
            )
        stakes = set(pool.staked.values())
        if len(stakes) == 1:
            words = phrase(
                N_("stakes {count} × {stake}"), count=len(pool.staked), stake=min(stakes)
            )
            row.translate(0, px(24))
            self._write(
                painter, row, look.cut(look.say(words), Face.TEXT, wide), Face.TEXT, "quiet"
            )

    def _paint_bowl(self, painter: QPainter, box: QRectF, pool: Pool) -> None:
        look, px = self.look, self.look.px
        wide, rim = px(200), px(92)
        left = box.right() - wide
        edge = QPen(look.colour("wood_edge"), px(2))
        painter.setPen(edge)
        painter.setBrush(look.colour("wood_edge"))
        painter.drawEllipse(QRectF(left, rim - px(14), wide, px(28)))
        self._paint_piles(painter, QRectF(left, rim, wide, 0), pool)
        bowl = QPainterPath(QPointF(left, rim))
        bowl.cubicTo(
            QPointF(left, rim + px(84)),
            QPointF(left + wide, rim + px(84)),
            QPointF(left + wide, rim),
        )
        bowl.cubicTo(
            QPointF(left + wide, rim + px(20)), QPointF(left, rim + px(20)), QPointF(left, rim)
        )
        painter.setPen(edge)
        painter.setBrush(look.colour("wood"))
        painter.drawPath(bowl)

    def _paint_piles(self, painter: QPainter, bowl: QRectF, pool: Pool) -> None:
        """Draw the piles that stay, and over them the chips that come or go as outlines."""
        px = self.look.px
        stays = min(pool.amount, pool.amount + pool.coming)
        there = piles(max(pool.amount, pool.amount + pool.coming))
        steady = dict(enumerate(piles(stays)))
        ranks = [there[at : at + WIDEST] for at in range(0, len(there), WIDEST)][-3:]
        first = max(0, -(-len(there) // WIDEST) - 3) * WIDEST
        step = px(CHIP_SIZE[0] + 2)
        for rank, row in enumerate(reversed(ranks)):
            at_rank = len(ranks) - 1 - rank
            up = px(10) * at_rank
            left = bowl.center().x() - len(row) * step / 2 + at_rank * px(4)
            for place, chips in enumerate(row):
                foot = QPointF(left + place * step, bowl.top() + px(10) - up)
                solid = steady.get(first + at_rank * WIDEST + place, 0)
                self._pile(painter, foot, chips, CHIP_SIZE, solid)

    def _pile(
        self,
        painter: QPainter,
        foot: QPointF,
        chips: int,
        size: tuple[int, int],
        solid: int | None = None,
    ) -> None:
        """Draw *chips* on each other from *foot* upward, those over *solid* as outlines."""
        look, px = self.look, self.look.px
        wide, high = px(size[0]), px(size[1])
        for at in range(chips):
            box = QRectF(foot.x(), foot.y() - (at + 1) * high, wide, high)
            pen = QPen(look.colour("ink" if not look.tokens.dark else "wood_edge"), 1)
            if solid is not None and at >= solid:
                pen = QPen(look.colour("quiet"), 1, Qt.PenStyle.DashLine)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, high / 2.5, high / 2.5)
                continue
            painter.setPen(pen)
            painter.setBrush(look.colour("gold"))
            painter.drawRoundedRect(box, high / 2.5, high / 2.5)
            mark = look.colour("chalk")
            for part in (0.22, 0.5, 0.78):
                stripe = QRectF(box.left() + part * wide - wide * 0.04, box.top() + 1, 0, 0)
                stripe.setSize(QSizeF(max(1, round(wide * 0.08)), max(1, round(high - 2))))
                painter.fillRect(stripe, mark)

    def _paint_people(self, painter: QPainter, box: QRectF, pool: Pool) -> None:
        """Draw what lies before everyone: a name, the chips, and their number."""
        look, px = self.look, self.look.px
        chip, left = px(SMALL_CHIP[0]), box.left()
        names = [self._name(who) for who in pool.before]
        needs = [look.width(name, Face.TEXT) + px(6) for name in names]
        even = box.width() / max(1, len(names))
        spare = (box.width() - sum(needs)) / max(1, len(names))
        tight = max(needs, default=0.0) > even  # then a long name takes from the short ones
        for name, need, amount in zip(names, needs, pool.before.values(), strict=True):
            wide = max(need + spare, px(24)) if tight else even
            column = QRectF(left, box.top(), wide - px(4), px(22))
            written = self.look.number(amount)
            number = look.width(written, Face.STRONG)
            self._write(
                painter, column, look.cut(name, Face.TEXT, wide - px(4)), Face.TEXT, "quiet"
            )
            below = QRectF(column.left(), box.top() + px(24), column.width(), px(30))
            self._write(painter, below, written, Face.STRONG, "loss" if amount < 0 else "ink")
            room = int((column.width() - number - px(6)) // (chip + px(2)))
            for at, height in enumerate(piles(amount)[: max(0, room)]):
                start = column.left() + number + px(6) + at * (chip + px(2))
                self._pile(painter, QPointF(start, below.bottom()), height, SMALL_CHIP)
            left += wide

    def _paint_check(self, painter: QPainter, box: QRectF, pool: Pool) -> None:
        look, px = self.look, self.look.px
        holds = pool.check == 0
        tick = QRectF(box.left(), box.center().y() - px(8), px(16), px(16))
        if holds:
            draw_glyph(painter, Glyph.TICK, tick, look.colour("ink"))
        text = box.adjusted(px(24) if holds else 0, 0, 0, 0)
        words = look.say(self._check())
        taken = self._write(painter, text, words, Face.STRONG, "ink" if holds else "loss")
        sums = phrase(
            N_("accounts {accounts} + pool {pool} = {sum}"),
            accounts=look.signed(pool.accounts + pool.kept),
            pool=pool.amount,
            sum=look.signed(pool.check),
        )
        rest = text.adjusted(taken + px(8), 0, 0, 0)
        # Where somebody has fewer than no chips this is what has to be explained.
        pocket = listed(out_of_pocket(pool)) if holds else ""
        told = [look.say(pocket), look.say(BELOW_NOTHING if pocket else ""), look.say(sums)]
        fits = (each for each in told if each and look.width(each, Face.TEXT) <= rest.width())
        self._write(painter, rest, next(fits, ""), Face.TEXT, "quiet", RIGHT)
