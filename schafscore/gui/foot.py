"""The foot of the pad: what is about to be booked, the key line, and the button that books."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import chain

from PySide6.QtCore import QElapsedTimer, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from schafscore.core.text import N_, Label, phrase
from schafscore.gui.buttons import SMOOTH, BarButton, Choice, ChoiceButton, GoButton, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Glyph, draw_glyph, draw_triangle
from schafscore.gui.parts import Box, Kind, Writing


@dataclass(frozen=True)
class Share:
    """What one person gets, negative what he pays, in the unit of the game."""

    name: str
    value: int


@dataclass(frozen=True)
class Manner:
    """How shares are written: names, amounts, the px between two, and whether with triangles."""

    plain: Face
    strong: Face
    gap: int
    signs: bool = True


LARGE = Manner(Face.SHARE, Face.SHARE_STRONG, 20)
SMALL = Manner(Face.TEXT, Face.STRONG, 12)
TIGHT = Manner(Face.TEXT, Face.STRONG, 6)
BARE = Manner(Face.TEXT, Face.STRONG, 8, signs=False)  # plus and minus stay
ROW, LINE = 22, 24  # px of one line of small words, and of larger ones
TICK = 24  # px of the tick behind the shares, and of what parts it from its words
NAMES = (160, 96, 56, 36, 24)  # px at which names are cut where whole ones leave no room
NO_END = 1000  # lines, or px: more than there can be


class ShareLine(QLabel):
    """Who gets what, or pays whom, and that it sums to nothing. Painted for the triangles."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.shares: Sequence[Share] = ()
        self.check: Label = ""
        self.cash: Sequence[Label] = ()
        look.changed.connect(self.fit)

    def show_shares(
        self, shares: Sequence[Share], check: Label, cash: Sequence[Label] = ()
    ) -> None:
        """Show *shares*, and the *check* behind them; or in *cash* who pays whom there and then."""
        self.shares, self.check, self.cash = tuple(shares), check, cash
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        look = self.look
        words = [f"{share.name} {look.aloud(share.value)}" for share in self.shares]
        words = [look.say(each) for each in self.cash] or words
        check = look.say(self.check)
        self.setText(". ".join(part for part in (", ".join(words), check) if part))
        self.update()

    def lines(self, room: float) -> list[tuple[Share, ...]]:
        """Return the shares line by line, as many in each as there is *room* for."""
        if self.manner(room) is not None:
            return [tuple(self.shares)]
        found: list[tuple[Share, ...]] = [()]
        for share in self.shares:
            if found[-1] and self._wide((*found[-1], share), SMALL) > room:
                found.append(())
            found[-1] = (*found[-1], share)
        return found

    def paying(self, room: float) -> list[Sequence[Label]]:
        """Return who pays whom line by line."""
        found: list[Sequence[Label]] = []
        for each in self.cash:
            longer = (*found[-1], each) if found else ()
            if longer and self.look.width(self._in_line(longer), Face.TEXT) <= room:
                found[-1] = longer
            else:
                found.append((each,))
        return found

    def _in_line(self, sentences: Sequence[Label]) -> str:
        return ", ".join(map(self.look.say, sentences))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines; what there is no room for is left to the list."""
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        most = max(1, round(self.height() / self.look.px(ROW)))
        if self.cash:
            self._paint_cash(painter, most)
            return
        lines = self.lines(self.width())
        if len(lines) > most:
            each = -(-len(self.shares) // most)
            lines = [tuple(self.shares[at : at + each]) for at in range(0, len(self.shares), each)]
        high = self.height() / len(lines)
        for at, shares in enumerate(lines):
            box = QRectF(0, at * high, self.width(), high)
            self._paint_line(painter, box, shares, ends=at == len(lines) - 1)

    def _paint_cash(self, painter: QPainter, most: int) -> None:
        look, lines = self.look, [*map(self._in_line, self.paying(self.width()))]
        whole = self._in_line(self.cash)
        if look.width(whole, Face.SHARE_STRONG) <= self.width():
            lines = [whole]
        elif len(lines) > most:
            each = -(-len(self.cash) // most)
            packs = [self.cash[at : at + each] for at in range(0, len(self.cash), each)]
            lines = [*map(self._in_line, packs)]
        high = self.height() / len(lines)
        for at, words in enumerate(lines):
            face = look.fitting(words, self.width(), Face.SHARE_STRONG, Face.STRONG, Face.TEXT)
            line = QRectF(0, at * high, self.width(), high)
            text = look.cut(words, face, self.width())
            look.write(painter, line, text, face, "ink", "panel", "Foot")

    def _paint_line(
        self, painter: QPainter, box: QRectF, shares: Sequence[Share], *, ends: bool
    ) -> None:
        look, px = self.look, self.look.px
        check = look.say(self.check) if ends and not look.measures.compact else ""
        manner = self.manner(box.width(), shares, check) or TIGHT
        x, middle = 0.0, box.center().y()

        def write(text: str, face: Face, colour: str) -> float:
            room = box.adjusted(x, 0, 0, 0)
            return look.write(painter, room, text, face, colour, "panel", "Foot")

        most = self._longest_name(shares, manner, box.width() - (px(TICK) if check else 0))
        for share in shares:
            colour = "loss" if share.value < 0 else "ink"
            x += write(look.cut(share.name, manner.plain, most), manner.plain, "ink") + px(6)
            if share.value and manner.signs:
                gain = share.value > 0
                draw_triangle(painter, x, middle, px(12), look.colour(colour), gain=gain)
                x += px(17)
            x += write(look.signed(share.value), manner.strong, colour) + px(manner.gap)
        if check and x + px(TICK) <= box.width() + px(6):
            tick = QRectF(x, middle - px(9), px(18), px(18))
            draw_glyph(painter, Glyph.TICK, tick, look.colour("quiet"))
            x += px(TICK)
            if x + look.width(check, Face.TEXT) <= box.width():
                write(check, Face.TEXT, "quiet")

    def manner(
        self, room: float, shares: Sequence[Share] | None = None, check: str = ""
    ) -> Manner | None:
        """Return the largest in which *shares* have *room* in one line, None where there is none.

        It is rather a small one than that *check* had no room behind them, at least its tick.
        """
        look = self.look
        told = self.shares if shares is None else shares
        large = () if look.measures.compact else (LARGE,)
        manners = (*large, SMALL, TIGHT, BARE)
        tick = look.px(TICK)
        whole = [(tick + look.width(check, Face.TEXT), each) for each in manners[:-1]]
        proven = [*whole, *((tick, each) for each in manners)] if check else []
        ways = [*proven, *((0.0, each) for each in manners)]
        return next((each for end, each in ways if self._wide(told, each, end) <= room), None)

    def _wide(self, shares: Sequence[Share], manner: Manner, end: float = 0.0) -> float:
        """Return how wide *shares* are in one line, with an *end* behind them."""
        look = self.look
        gap, sign = look.px(manner.gap), look.px(23 if manner.signs else 6)
        each = sum(
            look.width(share.name, manner.plain)
            + look.width(look.signed(share.value), manner.strong)
            + sign
            + gap
            for share in shares
        )
        return each + (end or -gap) if shares else 0.0

    def _longest_name(self, shares: Sequence[Share], manner: Manner, room: float) -> float:
        """Return the width at which names are cut so that every amount has room."""
        names = [self.look.width(share.name, manner.plain) for share in shares]
        longest = max(names, default=0.0)
        over = self._wide(shares, manner) - room
        if over <= 0:
            return longest
        left = sum(names) - over
        fitting = (most for most in range(int(longest), 0, -1) if _cut(names, most) <= left)
        return float(next(fitting, 0))


def _cut(widths: Sequence[float], most: float) -> float:
    return sum(min(width, most) for width in widths)


class CheckLabel(QLabel):
    """A tick and a sentence that holds, the first part of it bold."""

    def __init__(
        self,
        look: Look,
        strong: Label = "",
        rest: Label = "",
        *,
        quiet: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.quiet = quiet
        look.changed.connect(self.fit)
        self.show_check(strong, rest)

    def show_check(self, strong: Label, rest: Label = "") -> None:
        """Show other sentences."""
        self.parts = (strong, rest)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self.setText("".join(self._words()))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setMinimumSize(self._wide(), self.look.px(28))
        self.update()

    def _words(self) -> tuple[str, str]:
        strong, rest = (self.look.say(part) for part in self.parts)
        return strong, f", {rest}" if rest else ""

    def _wide(self) -> int:
        strong, rest = self._words()
        face = Face.TEXT if self.quiet else Face.STRONG
        width = self.look.width(strong, face) + self.look.width(rest, Face.TEXT)
        return round(width) + self.look.px(28) + 1 if strong else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tick and sentences."""
        look, px = self.look, self.look.px
        strong, rest = self._words()
        if not strong:
            return
        painter = QPainter(self)
        colour, size = ("quiet", px(16)) if self.quiet else ("ink", px(20))
        box = QRectF(0, (self.height() - size) / 2, size, size)
        draw_glyph(painter, Glyph.TICK, box, look.colour(colour))
        x = size + px(4 if self.quiet else 6)
        face = Face.TEXT if self.quiet else Face.STRONG
        for text, each in ((strong, face), (rest, Face.TEXT)):
            room = QRectF(x, 0, self.width() - x, self.height())
            x += round(look.write(painter, room, text, each, colour, "panel", "Check"))


class KeyLine(Writing):
    """The line of keys.

    *words* tells which words can be typed now; who waits over the line is shown them. Whoever types
    sees the line: whatever is told about something beside it goes then.
    """

    words: Callable[[], Sequence[str]] = staticmethod(tuple)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.textChanged.connect(self._be_seen)

    def _be_seen(self) -> None:
        if QToolTip.isVisible():
            QToolTip.hideText()

    def event(self, event: QEvent) -> bool:
        """Tell who waits over the line what can be typed now."""
        if event.type() == QEvent.Type.ToolTip:
            self.setToolTip(self.help())
        return super().event(event)

    def help(self) -> str:
        """Return what can be typed, as lines that break by themselves."""
        say = self.look.say
        told = (
            N_("Letters and numbers as they stand on the buttons: who plays, then the rest."),
            phrase(N_("Or words: {words}"), words=", ".join(self.words())),
            N_("A name, or its beginning, does as well as the letter of the seat."),
            N_("A word with = takes its answer behind it: a number, a word, or somebody's letter."),
            N_("Enter books. Ctrl+Z and Ctrl+Y are for what was typed here, then for the evening."),
        )
        return "".join(f"<p>{escape(say(each))}</p>" for each in told)

    def clear(self) -> None:
        """Begin anew; what was typed cannot be undone any more, as Qt would have it."""
        self.setText("")


class ClearButton(ChoiceButton):
    """What takes away what is entered, in the place of the name of the keys."""

    def __init__(self, look: Look, label: Label, parent: QWidget | None = None) -> None:
        choice = Choice("clear", label, (56, 48))
        super().__init__(look, choice, parent=parent)

    def sizeHint(self) -> QSize:
        """Return the width of the word, and the height of the keys beside it."""
        least = self.look.px(self.choice.width[self.look.measures.compact])
        word = round(self.needs_for(self.wanted())) + self.look.px(10)
        return QSize(max(word, least), self.look.px(40))


class Foot(Box):
    """The sum: sentence, addition, who gets what, key line, and the button that books.

    `entered` is sent when a person books, `typed` when the key line changed by hand, `cleared` when
    what is entered shall go, `discarded` when an old hand shall stay as it was.
    """

    entered = Signal()
    typed = Signal(str)
    cleared = Signal()
    discarded = Signal()
    GUARD = 300  # milliseconds in which a second press is taken for the same one
    STACKED = 700  # px below which everything stands one below the other
    LEAST_KEYS = 64  # px of the key line
    MOST = 0.6  # of the height of the window; before it takes more, the sentence goes

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self.sentence = Text(look, quiet=True, parent=self)
        self.addition = Text(look, face=Face.SUM, parent=self)
        for text in (self.sentence, self.addition):
            text.setWordWrap(True)
        self.shares = ShareLine(look, self)
        self.others = ShareLine(look, self)  # who has no room there, in the compact arrangement
        self.caption = Text(look, N_("Keys"), quiet=True, parent=self)
        self.keys = KeyLine(look, self)
        self.clear = ClearButton(look, N_("Clear"), self)
        self.clear.clicked.connect(self.cleared)
        self.check = CheckLabel(look, quiet=True, parent=self)
        self.caption.setBuddy(self.keys)
        self.discard = BarButton(look, Choice("discard", N_("Discard")), parent=self)
        self.discard.clicked.connect(self.discarded)
        self.go = GoButton(look, N_("Book"), self)
        self.labels: tuple[Label, Label] = ("", "")
        self.short: Label = ""
        self.briefly: Label = ""
        self.told: Sequence[Share] = ()
        self.proof: Label = ""
        self.cash: Sequence[Label] = ()
        self.begun = False
        self.amending = False
        self.refused = False  # Enter was pressed with a question open
        self._since = QElapsedTimer()
        self.go.clicked.connect(self._enter)
        self.keys.returnPressed.connect(self.enter)
        self.keys.textEdited.connect(self.typed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.fit)
        self.fit()

    def stops(self) -> Sequence[QWidget]:
        """Return where Tab stops, in its order."""
        return self.keys, self.clear, self.discard, self.go

    def show_hand(
        self,
        sentence: Label,
        addition: Label,
        shares: Sequence[Share] = (),
        check: Label = "",
        *,
        cash: Sequence[Label] = (),
        ready: bool,
        begun: bool = True,
        short: Label = "",
        briefly: Label = "",
    ) -> None:
        """Show a hand; with an open question it is not *ready*, and the sentence names it.

        *cash* says who pays whom there and then, where that is the custom; *short* is shown where
        the whole *sentence* has no room, and *briefly* where the *addition* has none. What has not
        *begun* cannot be cleared.
        """
        self.labels, self.short = (sentence, addition), short
        self.briefly, self.begun = briefly or addition, begun
        self.told, self.proof, self.cash = tuple(shares), check, tuple(cash)
        self.check.show_check(check)
        if ready:
            self.go.unlock()
        else:
            self.go.lock()
        self.refused = self.refused and begun and not ready
        self._show_state(ready=ready)
        self.fit()

    def _show_state(self, *, ready: bool) -> None:
        self.show_kind(Kind.READY if ready else Kind.REFUSED if self.refused else Kind.PANEL)

    def amend(self, button: Label | None) -> None:
        """Say *button* where an old hand is mended, and offer to discard it; None to book again."""
        self.ask_for(button or N_("Book"))
        self.amending = button is not None
        self.forgive()
        self.fit()

    def ask_for(self, button: Label) -> None:
        """Say what the button does."""
        self.go.show_choice(replace(self.go.choice, label=button))

    def forgive(self) -> None:
        """Say no longer that a hand could not be booked: the next one shown is another."""
        self.refused = False

    def enter(self) -> None:
        """Book; what cannot be booked yet is said to be so until it can, or is cleared.

        Whoever looks at the cards would type the next hand behind it.
        """
        if self.go.isEnabled() or not self.begun:
            self.go.click()
            return
        self.refused = True
        self._show_state(ready=False)
        self.fit()
        why = QAccessibleAnnouncementEvent(self, self._said(self.labels[1]))
        QAccessible.updateAccessibility(why)

    def _said(self, label: Label) -> str:
        """Return the addition or the open question in words."""
        return self.look.say(self._worded(label))

    def _worded(self, label: Label) -> Label:
        return phrase(N_("Not booked: {why}"), why=label) if self.refused and label else label

    def _briefer(self, label: Label, face: Face) -> Iterator[str]:
        """Yield what *label* says, with names that are cut more and more."""
        for most in NAMES:
            yield self.look.say_briefly(label, face, self.look.px(most))

    def _enter(self) -> None:
        if not self._since.isValid() or self._since.elapsed() > self.GUARD:
            self._since.start()
            self.entered.emit()

    def fit(self) -> None:
        """Take the look as it is now."""
        look = self.look
        self.setAccessibleName(look.say(N_("Entry")))
        self.keys.setAccessibleName(look.say(N_("Keys")))
        about = N_("The hand as letters and numbers, as they stand on the buttons")
        self.keys.setAccessibleDescription(look.say(about))
        font = look.font(Face.STRONG)
        if font != self.keys.font():
            self.keys.setFont(font)
        self.shares.show_shares(self.told, self.proof, self.cash)
        for part in (self.addition, self.shares):
            part.show()
        stacked = look.measures.narrow and self.width() < look.px(self.STACKED)
        self.discard.setVisible(self.amending)
        self.clear.setVisible(self.begun and not self.amending)
        self.caption.setVisible(not self.begun and not self.amending and not stacked)
        if stacked:
            self._fit_stacked()
        elif look.measures.compact:
            self._fit_compact()
        else:
            self._fit_roomy()
        self.go.fit_into(self.go.width())
        sentence, addition = look.say(self.labels[0]), self._said(self.labels[1])
        self.sentence.setAccessibleName(sentence)
        self.addition.setAccessibleName(addition)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        self.fit()

    # What is written

    def _lines(self, text: str, face: Face, room: int) -> int:
        """Return in how many lines *text* stands in *room*; NO_END where a word is too long."""
        if self.look.width(text, face) <= room:
            return bool(text)
        metrics = self.look.metrics(face)
        box = metrics.boundingRect(QRectF(0, 0, room, NO_END), Qt.TextFlag.TextWordWrap, text)
        return (
            max(1, round(box.height() / metrics.lineSpacing())) if box.width() <= room else NO_END
        )

    def _write_sentence(self, room: int, most: int) -> int:
        """Write the sentence in at most so many lines, and return in how many; 0 without room.

        What the table should notice is rather said with names that are cut than not at all.
        """
        sentence = self.labels[0]
        whole = map(self.look.say, (sentence, self.short))
        texts = chain(whole, self._briefer(self.short or sentence, Face.TEXT))
        lines = ((each, self._lines(each, Face.TEXT, room)) for each in texts if each)
        text, count = next((each for each in lines if each[1] <= most), ("", 0))
        self.sentence.setText(text)
        self.sentence.setVisible(bool(text))
        return count

    def _write_addition(self, room: int, faces: Sequence[Face], most: int) -> int:
        """Write the addition in the largest of *faces*, and return in how many lines.

        Where it has no room it is told briefly; where it never has, what is before its result is
        cut.
        """
        look = self.look
        whole, brief = self._said(self.labels[1]), self._said(self.briefly)
        least = faces[-1]
        told = whole if look.width(whole, least) <= room else brief
        face, lines = look.fitting(told, room, *faces), int(bool(told))
        if look.width(told, least) > room and most > 1:
            briefer = self._briefer(self._worded(self.briefly), least)
            texts = (e for e in (whole, brief, *briefer) if self._lines(e, least, room) <= most)
            told = next(texts, brief)
            lines = min(most, self._lines(told, least, room))
        self.addition.set_face(face)
        self.addition.setText(self._with_its_result(told, face, room) if lines <= 1 else told)
        return lines

    def _with_its_result(self, text: str, face: Face, room: int) -> str:
        """Return *text*; where it never fits, what is before its result is cut."""
        if self.look.width(text, face) <= room:
            return text
        how, equals, result = text.rpartition(" = ")
        end = equals + result if equals else ""
        return self.look.cut(how if equals else text, face, room - self.look.width(end, face)) + end

    # The three arrangements

    def _caption(self) -> int:
        """Return how much room there is before the keys for their name, or to clear them."""
        if self.amending:
            return 0
        word = self.look.width(self.look.say(self.caption.label), Face.TEXT)
        return max(round(word) + self.look.px(8), self.clear.sizeHint().width() + self.look.px(8))

    def _place_keys(self, left: int, top: int, wide: int, caption: int) -> None:
        high = self.look.px(40)
        self.caption.setGeometry(left, top, caption, high)
        self.clear.setGeometry(left, top, caption - self.look.px(8), high)
        self.keys.setGeometry(left + caption, top, wide, high)

    def _fit_roomy(self) -> None:
        px, high = self.look.px, self.look.px(self.look.measures.foot)
        self.setFixedHeight(high)
        left, caption = self.width() - px(16 + 216), self._caption()
        faces = (Face.SUM, Face.SUM_SMALL, Face.STRONG)
        addition = self._write_addition(left - px(24), faces, 2)
        paying = len(self.shares.paying(left - px(24)))
        sentence = max(1, self._write_sentence(left - px(32), 2 if addition + paying < 4 else 1))
        tops, highs = (14, 43, 80), (28, 36, 44)
        if sentence + addition > 2:
            shares = 2 * ROW if paying > 1 else 32
            highs = (ROW * sentence, 34 if addition == 1 else LINE * addition, shares)
            tops = (8, 8 + highs[0], 10 + highs[0] + highs[1])
        rooms = (left - px(32), left - px(24), left - px(24))
        texts = (self.sentence, self.addition, self.shares)
        for part, room, top, each in zip(texts, rooms, tops, highs, strict=True):
            part.setGeometry(px(16), px(top), room, px(each))
        self.others.hide()
        self.check.hide()
        self._place_keys(left, px(16), px(216) - caption, caption)
        self.go.setGeometry(left, px(64), px(216), high - px(80))
        if self.amending:
            beside = min(self.discard.sizeHint().width(), px(136))
            self.keys.setGeometry(left, px(16), px(208) - beside, px(40))
            self.discard.setGeometry(left + px(216) - beside, px(16), beside, px(40))

    def _fit_compact(self) -> None:
        px, high = self.look.px, self.look.px(self.look.measures.foot)
        self.setFixedHeight(high)
        left, caption = self.width() - px(12 + 176), self._caption()
        text, beside = left - px(28), px(176) + caption
        rest = left - beside - px(8)
        faces = (Face.SUM_SMALL, Face.STRONG)
        # Who pays whom is said whole before the addition is: beside the keys are two lines for it.
        most = 1 if len(self.shares.paying(rest)) > 2 else 2
        lines = self._write_addition(text, faces, most)
        self.addition.setGeometry(px(12), px(8), text, px(LINE * lines))
        self.shares.setGeometry(px(12), px(8 + LINE), text, px(LINE))
        noticed = bool(self.short) and len(self.shares.paying(text)) < 2
        self._split_shares(text if lines == 1 else 0, whole=noticed)
        self.others.setGeometry(beside, px(56), rest, px(2 * ROW))
        self.sentence.setGeometry(beside, px(56), rest, px(2 * ROW))
        if not self.told and not self.cash and lines == 1 and self._write_sentence(text, 1):
            self.sentence.setGeometry(px(12), px(8 + LINE), text, px(LINE))
            self.shares.hide()
        elif self.others.isHidden():
            self._write_sentence(rest, 2)
        else:
            self.sentence.hide()
        proven = self.sentence.isHidden() and self.others.isHidden()
        self.check.setVisible(proven and bool(self.proof))
        self.check.setGeometry(beside, px(57), rest, px(40))
        self._place_keys(px(12), px(57), px(152), caption)
        self.go.setGeometry(left, px(8), px(176), high - px(16))
        if self.amending:
            self.discard.setGeometry(left, px(8), px(176), px(40))
            self.go.setGeometry(left, px(56), px(176), px(40))

    def _split_shares(self, room: int, *, whole: bool) -> None:
        """Let whoever has no *room* in the line of shares stand beside the keys.

        Where it shall be *whole* they are all in that line, with names that are cut: what the table
        should notice stands beside the keys. It gives way to who pays whom there and then.
        """
        cash, shares = self.shares.paying(room), self.shares.lines(room)
        here = (NO_END if whole else 1) if room else 0
        first, rest = ([*chain(*part)] for part in (cash[:here], cash[here:]))
        self.shares.show_shares(sum(shares[:here], ()), self.proof, first)
        self.others.show_shares(sum(shares[here:], ()), "", rest)
        self.shares.setVisible(bool(room))
        self.others.setVisible(bool(self.others.shares or self.others.cash))

    def _fit_stacked(self) -> None:
        px, room = self.look.px, self.width() - self.look.px(24)
        faces = (Face.SUM_SMALL, Face.STRONG)
        high = self.window().height() * self.MOST - px(60)
        shares = len(self.shares.paying(room) if self.cash else self.shares.lines(room))
        shares = shares if self.told or self.cash else 0
        lines = self._write_addition(room, faces, max(1, int(high / px(LINE))))
        # Before what the table should notice has no room, shares stand closer, with cut names; then
        # they give way, and at last the addition has one line for its result.
        ways = [(lines, most) for most in range(shares, -1, -1)] if self.short else []
        sentence = 0
        for rows, most in (*ways, (1, 0)) if ways else ((lines, shares),):
            if rows < lines:
                lines = self._write_addition(room, faces, rows)
            shares = most
            spare = high - px(LINE * (lines + shares))
            sentence = self._write_sentence(room, max(0, int(spare / px(ROW))))
            if sentence:
                break
        parts = (
            (self.sentence, ROW * sentence),
            (self.addition, LINE * lines),
            (self.shares, LINE * shares),
        )
        top = px(8)
        for part, high in parts:
            part.setGeometry(px(12), top, room, px(high))
            part.setVisible(high > 0)
            top += px(high)
        self.others.hide()
        self.check.hide()
        top += px(4)
        go = px(12) + room - px(176)
        self.go.setGeometry(go, top, px(176), px(40))
        last = self.discard if self.amending else self.clear
        beside = 0 if last.isHidden() else last.sizeHint().width() + px(8)
        if last is self.clear and go - beside - px(20) < px(self.LEAST_KEYS):
            beside = 0  # what is typed is seen before the button for it: Escape clears as well
            self.clear.hide()
        last.setGeometry(go - beside, top, max(0, beside - px(8)), px(40))
        self.keys.setGeometry(px(12), top, go - beside - px(20), px(40))
        self.setFixedHeight(top + px(48))
