"""The list of hands: its model, the delegate that paints the rows, and the panel around them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from schafscore.core.text import N_, Label, Phrase, counted, listed, phrase
from schafscore.gui.buttons import RIGHT, SMOOTH, Text
from schafscore.gui.foot import CheckLabel
from schafscore.gui.look import Face, Look
from schafscore.gui.notice import Notice
from schafscore.gui.painting import draw_frame, draw_mark, rounded
from schafscore.gui.parts import Box, Rule, SlimBar

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
COUNTED: Mapping[str, str] = {"%n runners": N_("R{count}"), "without %n": N_("o{count}")}
SHORT: Mapping[str, str] = {
    "Schneider": N_("Schn."),
    "Schwarz": N_("Schw."),
    "knock": N_("Kn."),
    "Kontra": N_("K"),
    "Re": N_("Re"),
    "Sub": N_("Su"),
    "Hirsch": N_("H"),
    "Bock": N_("B"),
    "after hands thrown in": N_("doubled"),
    "≠ file": N_("≠"),
}
MORE = "…"


@dataclass(frozen=True)
class HandRow:
    """One line of the list as it is shown; nothing is computed here. Amounts as in the game."""

    hand: int | None  # what a click opens
    number: str
    callers: tuple[str, ...]
    kind: Label
    marks: tuple[Label, ...]
    value: int | None
    totals: tuple[int | None, ...]
    suit: str = ""  # the sign behind the kind
    suit_word: Label = ""
    dealer: int | None = None  # place among the totals
    note: Label = ""  # instead of a value
    quiet: bool = False  # nobody played, or it counts nothing
    struck: bool = False
    later: str = ""  # the signs at the number, as on paper: + put in later, * corrected


LATER: Mapping[str, Label] = {"+": N_("put in later"), "*": N_("corrected")}


def in_words(later: str) -> Label:
    """Say what the signs at the number of a hand mean, "" where it has none."""
    return listed(LATER[sign] for sign in later) if later else ""


def short(mark: Label) -> Label:
    """Return *mark* as the small window has it."""
    if isinstance(mark, Phrase):
        words = COUNTED.get(mark.text)
        if words is not None and mark.number is not None:
            return phrase(words, count=mark.number)
        said = dict(mark.values).get("word")  # "Kontra of Resi" is Kontra
        return SHORT.get(said, mark) if isinstance(said, str) else mark
    return SHORT.get(mark, mark)


def marks_fitting(look: Look, marks: Sequence[Label], room: float) -> tuple[str, ...]:
    """Return the words of *marks* in *room*: as many whole as fit, the first of them short.

    Where not even short ones have room, "…" stands for the rest.
    """
    gap = look.px(5)

    def wide(words: Sequence[str]) -> float:
        return sum(look.width(each, Face.TEXT) + gap for each in words) - gap

    whole = [look.say(mark) for mark in marks]
    brief = [look.say(short(mark)) for mark in marks]
    for count in range(len(marks) + 1):
        words = (*brief[:count], *whole[count:])
        if wide(words) <= room:
            return words
    kept = (brief[:count] for count in range(len(brief) - 1, -1, -1))
    return next(((*each, MORE) for each in kept if wide((*each, MORE)) <= room), (MORE,))


def aloud(look: Look, row: HandRow, names: Sequence[str]) -> str:
    """Return *row* as a sentence for a screen reader."""
    value = look.say(row.note) if row.value is None else look.aloud(row.value)
    dealer = "" if row.dealer is None else f"{look.say(N_('dealer'))} {names[row.dealer]}"
    what = (
        look.say(phrase(N_("Hand {number}"), number=row.number)) if row.number else "",
        look.say(in_words(row.later)),
        ", ".join(row.callers),
        look.say(row.kind),
        look.say(row.suit_word),
        *(look.say(mark) for mark in row.marks),
        value,
        dealer,
    )
    totals = (
        f"{name} {look.aloud(total)}"
        for name, total in zip(names, row.totals, strict=True)
        if total is not None
    )
    stand = f"{look.say(N_('Totals'))}: {', '.join(totals)}"
    return ". ".join((", ".join(part for part in what if part), stand))


class HandItem(QStandardItem):
    """A row of the list; what is said of it is made when it is asked for."""

    def __init__(self, model: "HandModel", row: HandRow) -> None:
        super().__init__()
        self.owner = model
        self.row_shown = row

    def data(self, role: int = Qt.ItemDataRole.UserRole + 1) -> object:
        """Return the row, its sentence for screen readers, or what the signs at its number mean."""
        if role == ROW:
            return self.row_shown
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return aloud(self.owner.look, self.row_shown, self.owner.names)
        if role == Qt.ItemDataRole.ToolTipRole and (later := in_words(self.row_shown.later)):
            number = phrase(N_("Hand {number}"), number=self.row_shown.number)
            return self.owner.look.say(phrase(N_("{what}: {how}"), what=number, how=later))
        return None


class HandModel(QStandardItemModel):
    """The rows of the evening, the newest last; a row whole under the role `ROW`.

    Qt's own model counts the rows, which a list asks for thousands of times.
    """

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.names: tuple[str, ...] = ()
        self.rows: list[HandRow] = []

    def show_rows(self, names: Sequence[str], rows: Sequence[HandRow]) -> None:
        """Show *rows*; those that stay as they are keep their place, focus and selection."""
        if tuple(names) != self.names:
            self.removeRows(0, len(self.rows))
            self.names, self.rows = tuple(names), []
        pairs = enumerate(zip(rows, self.rows, strict=False))
        for at, row in [(at, new) for at, (new, old) in pairs if new is not old and new != old]:
            self.setItem(at, HandItem(self, row))
        if len(self.rows) > len(rows):
            self.removeRows(len(rows), len(self.rows) - len(rows))
        more = [HandItem(self, row) for row in rows[len(self.rows) :]]
        if more:
            self.invisibleRootItem().appendRows(more)
        self.rows = list(rows)


HEADS = (Face.STRONG, Face.TEXT)  # a name stands in the first that has room
ROOMY_COLUMNS = 5  # more of them need some of the room below the number as well


def column_edge(look: Look, width: float, place: int, count: int) -> float:
    """Return the right edge of the column of totals *place*; head and rows share it."""
    first = look.px(12 + (36 if count <= ROOMY_COLUMNS else 20))
    return first + (place + 1) * (width - first - look.px(12)) / count


class HandDelegate(QStyledItemDelegate):
    """Two lines per hand: number, short form, value; then the totals. One line when compact.

    The value stands behind the words, in the one line at its end.

    What a row looks like is kept as a picture: with every hand booked the whole list moves up.
    """

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self.look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a row."""
        return QSize(self.look.px(200), self.look.px(self.look.measures.list_row))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        row: HandRow = index.data(ROW)
        box, state = QRectF(option.rect), option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        newest = index.row() == index.model().rowCount() - 1

        def paint_row(painter: QPainter, box: QRectF) -> None:
            self._paint_row(painter, box, row, chosen=chosen, focused=focused, newest=newest)

        shown = (type(self), row, chosen, focused, newest)
        self.look.show_picture(painter, box, shown, paint_row, "soft" if chosen else "panel")

    def _paint_row(
        self,
        painter: QPainter,
        box: QRectF,
        row: HandRow,
        *,
        chosen: bool,
        focused: bool,
        newest: bool,
    ) -> None:
        look, px, compact = self.look, self.look.px, self.look.measures.compact
        painter.setRenderHint(SMOOTH)
        on = "soft" if chosen else "panel"
        rule = QRectF(box.left(), box.bottom() - px(1), box.width(), px(1))
        painter.fillRect(rule, look.colour("line"))
        top = box.top() + px(7 if compact else 0)
        line = QRectF(box.left() + px(12), top, box.width() - px(24), px(24))
        self._paint_hand(painter, line, row, on)
        if not compact:
            self._paint_totals(painter, box, row, on, newest=newest)
        if focused:
            draw_frame(painter, box, px(8), look.colour("blue"), px(3))

    def _paint_hand(self, painter: QPainter, line: QRectF, row: HandRow, on: str) -> None:
        look, px, compact = self.look, self.look.px, self.look.measures.compact
        owner = f"Hand {row.number}"
        number = look.write(painter, line, row.number, Face.STRONG, "ink", on, owner)
        if row.later:
            signs = line.adjusted(number, 0, 0, 0)
            number += look.write(painter, signs, row.later, Face.STRONG, "loss", on, owner)
        value = look.say(row.note) if row.value is None else look.signed(row.value)
        worth = "loss" if (row.value or 0) < 0 else "ink"
        # At the right it would stand in the column of totals of somebody who may have won it.
        inline = row.value is not None and not compact
        end = line.right()
        value = look.cut(value, Face.STRONG, line.width() / 2)
        if inline:
            end -= look.width(value, Face.STRONG) + px(8)
        elif value:
            end -= look.write(painter, line, value, Face.STRONG, worth, on, owner, RIGHT) + px(4)
        x = line.left() + max(px(27 if compact else 35), number + px(8))
        start = x

        def write(text: str, face: Face, colour: str) -> float:
            fitting = look.cut(text, face, end - x)
            room = QRectF(x, line.top(), end - x + 0.5, line.height())
            return look.write(painter, room, fitting, face, colour, on, owner)

        tone, face = ("quiet", Face.TEXT) if row.quiet else ("ink", Face.STRONG)
        kind, size = look.say(row.kind), px(18 if look.tokens.dark else 16)
        taken = look.width(kind, face) + px(5) + (size + px(5) if row.suit else 0)

        def marks(callers: str) -> tuple[str, ...]:
            before = look.width(callers, Face.TEXT) + px(5) if callers else 0
            return marks_fitting(look, row.marks, end - x - before - taken)

        letters = [name[:1] for name in row.callers]
        spaced, close = " + ".join(letters), "+".join(letters)
        ways = (spaced, close) if compact else ("+".join(row.callers), spaced)
        callers = next((each for each in ways if MORE not in marks(each)), ways[-1])
        told = marks(callers)  # a screen reader has them whole
        if callers:
            x += write(callers, Face.TEXT, "ink") + px(5)
        x += write(kind, face, tone) + px(5)
        if row.suit and x + px(18) < end:
            sign = QRectF(x, line.center().y() - size / 2, size, size)
            look.sign(painter, row.suit, sign, rim=look.tokens.dark)
            x += size + px(5)
        for words in told:
            if words == MORE and look.width(MORE, Face.TEXT) > end - x + 0.5:
                break  # not even that has room
            x += write(words, Face.TEXT, "quiet") + px(5)
        if inline:
            after = line.adjusted(x + px(3) - line.left(), 0, 0, 0)
            look.write(painter, after, value, Face.STRONG, worth, on, owner)
        if row.struck:
            through = QRectF(start, line.center().y() + px(1), x - start, px(2))
            painter.fillRect(through, look.colour("quiet"))

    def _paint_totals(
        self, painter: QPainter, box: QRectF, row: HandRow, on: str, *, newest: bool
    ) -> None:
        look, px, count = self.look, self.look.px, len(row.totals)
        owner = f"Hand {row.number}"
        for place, total in enumerate(row.totals):
            if total is None:
                continue
            right = box.left() + column_edge(look, box.width(), place, count)
            wide = column_edge(look, box.width(), 1, count) - column_edge(
                look, box.width(), 0, count
            )
            text = look.signed(total)
            face = Face.STRONG if newest else Face.TEXT
            face = look.fitting(text, wide, face, Face.TEXT)
            cell = QRectF(right - wide, box.top() + px(24), wide, px(20))
            tone, size = "ink" if newest else "quiet", px(18)
            taken, room = look.width(text, face) + px(4) + size, wide + (px(30) if not place else 0)
            if place != row.dealer:
                look.write(painter, cell, text, face, tone, on, owner, RIGHT)
            elif count <= ROOMY_COLUMNS and taken <= room:
                look.write(painter, cell, text, face, tone, on, owner, RIGHT)
                disc = QRectF(right - taken, cell.center().y() - size / 2, size, size)
                draw_mark(painter, look, disc, "quiet", on, owner)
            else:
                self._paint_dealer(painter, cell, text, face, on, owner)

    def _paint_dealer(
        self, painter: QPainter, cell: QRectF, text: str, face: Face, on: str, owner: str
    ) -> None:
        """Paint the total of the dealer in one mark with his letter, where a disc has no room.

        Between narrow columns a disc would belong to either of two people.
        """
        look, edge = self.look, self.look.px(3)
        marked = f"{look.say(N_('D'))} {text}"
        room = cell.width() - 2 * edge
        told = marked if look.width(marked, face) <= room else text
        wide = look.width(told, face) + 2 * edge
        mark = QRectF(cell.right() + edge - wide, cell.top(), wide, cell.height())
        painter.fillPath(rounded(mark, look.px(8)), look.colour("quiet"))
        look.write(painter, cell, told, face, on, "quiet", owner, RIGHT)


class ListHead(QLabel):
    """Column heads at the edges of the columns, over a rule. A label with the heads as text."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.names: tuple[str, ...] = ()
        look.changed.connect(self.fit)
        self.fit()

    def show_names(self, names: Sequence[str]) -> None:
        """Show a column for each of *names*."""
        if self.names != tuple(names):
            self.names = tuple(names)
            self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self.setFixedHeight(self.look.px(self.look.measures.list_head))
        self.setText(", ".join((self.look.say(N_("No.")), *self.names)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heads."""
        look, px = self.look, self.look.px
        painter = QPainter(self)
        high = self.height() - px(2)
        line = QRectF(px(12), 0, self.width() - px(24), high)
        compact = look.measures.compact
        number = look.say(N_("No."))
        look.write(painter, line, number, Face.STRONG, "ink", "panel", "Head")
        if compact:
            game = line.adjusted(look.width(number, Face.STRONG) + px(5), 0, 0, 0)
            look.write(painter, game, look.say(N_("Game")), Face.STRONG, "ink", "panel", "Head")
            value = look.say(N_("Value"))
            look.write(painter, line, value, Face.STRONG, "ink", "panel", "Head", RIGHT)
        else:
            self._paint_names(painter, high)
        painter.fillRect(QRectF(0, high, self.width(), px(2)), look.colour("ink"))

    def _paint_names(self, painter: QPainter, high: int) -> None:
        """Paint the names in one line.

        They have two where they do not fit, or one would stand over the totals of another.
        """
        places = range(len(self.names))
        if self._face(places) is not None and not self._pushed(places):
            self._paint_line(painter, places, QRectF(0, 0, self.width(), high))
            return
        for below, there in enumerate(self._in_two_lines(places)):
            line = QRectF(0, below * high / 2, self.width(), high / 2)
            self._paint_line(painter, there, line)

    def _in_two_lines(self, places: Sequence[int]) -> tuple[Sequence[int], Sequence[int]]:
        """Part *places* into those above and those below.

        Each stands where it has room before the edge of its totals, below if in both. Where one
        has room in neither every other one stands above.
        """
        look, (start, _) = self.look, self._room(len(places))
        lines: tuple[list[int], list[int]] = ([], [])
        for at in places:
            left = self._edge(at) - look.width(self.names[at], HEADS[0])
            for line in reversed(lines):
                before = self._edge(line[-1]) if line else start
                if line == [0]:  # the first may reach over what is behind it
                    before = max(before, start + look.width(self.names[0], HEADS[0]))
                if not at or left >= before + (look.px(6) if line else 0):
                    line.append(at)
                    break
            else:
                last = places[-1]
                return [at for at in places if (last - at) % 2], [*places[last % 2 :: 2]]
        return lines

    def _room(self, number: int) -> tuple[float, float]:
        """Return where *number* names begin, and how much room they have without the gaps."""
        look, px = self.look, self.look.px
        word = look.width(look.say(N_("No.")), Face.STRONG) + px(12)
        return px(12) + word, self.width() - px(24) - word - px(6) * (number - 1)

    def _face(self, places: Sequence[int]) -> Face | None:
        """Return the face in which the names at *places* fit beside each other."""
        look, (_, room) = self.look, self._room(len(places))
        fits = (
            face for face in HEADS if sum(look.width(self.names[at], face) for at in places) <= room
        )
        return next(fits, None)

    def _paint_line(self, painter: QPainter, places: Sequence[int], line: QRectF) -> None:
        """Paint the names at *places* from the right; before a long one they move to the left.

        Where they do not all fit the longest are cut, all to the same width.
        """
        look, face = self.look, self._face(places) or HEADS[-1]
        for at, (left, right) in zip(places, self._spans(places, face), strict=True):
            whole = look.width(self.names[at], face) <= right - left + 0.5
            name = self.names[at] if whole else _initials(self.names[at])
            text = look.cut(name, face, right - left)
            cell = QRectF(left, line.top(), right - left + 0.5, line.height())
            look.write(painter, cell, text, face, "ink", "panel", "Head", RIGHT)

    def _edge(self, at: int) -> float:
        return column_edge(self.look, self.width(), at, len(self.names))

    def _spans(self, places: Sequence[int], face: Face) -> Sequence[tuple[float, float]]:
        """Return from where to where the names at *places* stand in one line."""
        look, gap = self.look, self.look.px(6)
        start, room = self._room(len(places))
        needs = _cut_evenly([look.width(self.names[at], face) for at in places], room)
        end: float = self.width() - look.px(12)
        spans: list[tuple[float, float]] = []
        for place, at in reversed(list(enumerate(places))):
            leftmost = start + sum(needs[: place + 1]) + gap * place
            right = max(leftmost, min(self._edge(at), end))
            spans.append((right - needs[place], right))
            end = right - needs[place] - gap
        return spans[::-1]

    def _pushed(self, places: Sequence[int]) -> bool:
        """Whether a name but the first stands far from the edge of its totals in one line.

        The first has nothing but the number before it, and may reach over what is behind it.
        """
        face = self._face(places) or HEADS[-1]
        most = (self._edge(1) - self._edge(0)) / 3
        spans = zip(places, self._spans(places, face), strict=True)
        return any(abs(right - self._edge(at)) > most for at, (_, right) in spans if at)


def _initials(name: str) -> str:
    """Return the initials of people who stand together; one person keeps the name."""
    people = name.split(" + ")
    return " + ".join(each[:1] for each in people) if len(people) > 1 else name


def _cut_evenly(widths: Sequence[float], room: float) -> list[float]:
    """Return *widths* with the largest made smaller, all to the same, until they have *room*."""
    left = room
    for at, width in enumerate(sorted(widths)):
        share = left / (len(widths) - at)
        if width > share:
            return [min(each, share) for each in widths]
        left -= width
    return list(widths)


class ListFoot(QWidget):
    """The proof below the list, how many hands there are, and for ten seconds the notice."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.check = CheckLabel(look, parent=self)
        self.count = Text(look, quiet=True, parent=self)
        self.notice = Notice(look, self)
        self.notice.grown.connect(self.fit)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self.check)
        self._layout.addStretch(1)
        self._layout.addWidget(self.count)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        side = self.look.px(12)
        self._layout.setContentsMargins(side, 0, side, 0)
        measures, rule = self.look.measures, self.look.px(2)
        line = self.look.px(measures.list_head) - (0 if measures.compact else rule)
        self.setFixedHeight(line * self.notice.lines())
        # A width that came before the first layout asked for two lines; the list has its own now.
        self.notice.setGeometry(0, 0, self.width(), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the notice over the whole."""
        self.notice.setGeometry(self.rect())
        self.fit()


class HandView(QListView):
    """The rows. Where none is chosen yet, the newest is once Tab comes here."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose a row, so that it is seen where the focus is."""
        if not self.currentIndex().isValid():  # Qt would take the first one
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters to the key line; Qt would look for a row that begins with them."""
        if event.text().isprintable() and event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)


class HandList(Box):
    """Head, list, foot. The newest is at the bottom and in sight; no row is cut."""

    opened = Signal(int)  # the hand of the row

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self.head = ListHead(look, self)
        self.model = HandModel(look, self)
        self.view = HandView(self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(HandDelegate(look, self.view))
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerItem)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setUniformItemSizes(True)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.viewport().setAutoFillBackground(False)
        self.view.activated.connect(self._open)
        hint = QStyle.StyleHint.SH_ItemView_ActivateItemOnSingleClick
        if not self.view.style().styleHint(hint, None, self.view):
            self.view.clicked.connect(self._open)
        self.rule = Rule(look, strong=True, parent=self)
        self.foot = ListFoot(look, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for widget in (self.head, self.view, self.rule, self.foot):
            layout.addWidget(widget)
        # The view's own bar would take width from the rows; this one lies over them.
        self.bar = SlimBar(look, self)
        self.bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.bar.hide()
        inner = self.view.verticalScrollBar()
        inner.rangeChanged.connect(self._follow)
        inner.valueChanged.connect(self.bar.setValue)
        self.bar.valueChanged.connect(inner.setValue)
        look.changed.connect(self.fit)
        self.fit()

    def show_rows(
        self,
        names: Sequence[str],
        rows: Sequence[HandRow],
        strong: Label,
        rest: Label,
    ) -> None:
        """Show the evening: *rows* over columns of *names*, the proof in two parts."""
        self.head.show_names(names)
        self.model.show_rows(names, rows)
        self._let_tab_pass(empty=not rows)
        self.foot.check.show_check(strong, rest)
        hands = sum(row.hand is not None for row in rows)
        self.foot.count.show_label(counted("%n hand(s)", "", hands))
        self.view.scrollToBottom()

    def _let_tab_pass(self, *, empty: bool) -> None:
        """Take the focus only where a row can show that it is here."""
        policy = Qt.FocusPolicy
        self.view.setFocusPolicy(policy.NoFocus if empty else policy.TabFocus)
        if empty and self.view.hasFocus():
            self.view.focusNextChild()

    def _open(self, index: QModelIndex) -> None:
        hand = self.model.rows[index.row()].hand
        if hand is not None:
            self.opened.emit(hand)

    def _follow(self, least: int, most: int) -> None:
        inner = self.view.verticalScrollBar()
        self.bar.setRange(least, most)
        self.bar.setPageStep(inner.pageStep())
        self.bar.setVisible(most > least)
        inner.setValue(most)

    def fit(self) -> None:
        """Take the look as it is now."""
        say = self.look.say
        self.setAccessibleName(say(N_("List of the hands")))
        self.view.setAccessibleName(say(N_("List of the hands")))
        self.bar.setAccessibleName(say(N_("Move the list")))
        self.view.scheduleDelayedItemsLayout()
        self._place_bar()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the newest in sight."""
        super().resizeEvent(event)
        self._place_bar()
        self.view.scrollToBottom()

    def _place_bar(self) -> None:
        px = self.look.px
        self.bar.setGeometry(self.width() - px(11), self.view.y(), px(10), self.view.height())
