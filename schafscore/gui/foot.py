"""The foot of the pad: what is about to be booked, the key line, and the button that books."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QElapsedTimer, QEvent, QRectF, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QSizePolicy, QWidget

from schafscore.core.text import N_, Label
from schafscore.gui.buttons import SMOOTH, BarButton, Choice, GoButton, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Glyph, draw_glyph, draw_triangle


@dataclass(frozen=True)
class Share:
    """What one person gets, negative what he pays, in the unit of the game."""

    name: str
    value: int


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
        self.shares, self.check, self.cash = shares, check, cash
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        look = self.look
        words = [f"{share.name} {look.aloud(share.value)}" for share in self.shares]
        words = [look.say(each) for each in self.cash] or words
        check = look.say(self.check)
        self.setText(". ".join(part for part in (", ".join(words), check) if part))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line; what it has no room for is left to the list."""
        look, px, compact = self.look, self.look.px, self.look.measures.compact
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        if self.cash:
            text = ", ".join(look.say(each) for each in self.cash)
            face = look.fitting(text, self.width(), Face.SHARE_STRONG, Face.STRONG, Face.TEXT)
            text = look.cut(text, face, self.width())
            look.write(painter, QRectF(self.rect()), text, face, "ink", "panel", "Foot")
            return
        check = "" if compact else look.say(self.check)
        plain, strong, gap = self._faces(check)
        x, high = 0.0, self.height()

        def write(text: str, face: Face, colour: str) -> float:
            room = QRectF(x, 0, self.width() - x, high)
            return look.write(painter, room, text, face, colour, "panel", "Foot")

        most = self._longest_name(plain, strong, gap)
        for share in self.shares:
            colour = "loss" if share.value < 0 else "ink"
            x += write(look.cut(share.name, plain, most), plain, "ink") + px(6)
            if share.value:
                gain = share.value > 0
                draw_triangle(painter, x, high / 2, px(12), look.colour(colour), gain=gain)
                x += px(17)
            x += write(look.signed(share.value), strong, colour) + gap
        if check and x + px(24) + look.width(check, Face.TEXT) <= self.width():
            box = QRectF(x, (high - px(18)) / 2, px(18), px(18))
            draw_glyph(painter, Glyph.TICK, box, look.colour("quiet"))
            x += px(24)
            write(check, Face.TEXT, "quiet")

    def _faces(self, check: str) -> tuple[Face, Face, int]:
        """Return the larger faces where everything fits with them."""
        look, px = self.look, self.look.px
        end = px(24) + look.width(check, Face.TEXT) if check else 0.0
        if not look.measures.compact:
            large = (Face.SHARE, Face.SHARE_STRONG, px(20))
            if self._wide(*large) + end <= self.width():
                return large
        small = (Face.TEXT, Face.STRONG, px(12))
        fits = self._wide(*small) + (end or -px(12)) <= self.width()
        return small if fits else (Face.TEXT, Face.STRONG, px(6))

    def _wide(self, plain: Face, strong: Face, gap: int) -> float:
        """Return how wide the shares are in these faces, each with its triangle and a *gap*."""
        look = self.look
        return sum(
            look.width(share.name, plain)
            + look.width(look.signed(share.value), strong)
            + look.px(23)
            + gap
            for share in self.shares
        )

    def _longest_name(self, plain: Face, strong: Face, gap: int) -> float:
        """Return the width at which names are cut so that every amount has room."""
        names = [self.look.width(share.name, plain) for share in self.shares]
        longest = max(names, default=0.0)
        over = self._wide(plain, strong, gap) - gap - self.width()
        if over <= 0:
            return longest
        room = sum(names) - over
        fitting = (most for most in range(int(longest), 0, -1) if _cut(names, most) <= room)
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


class KeyLine(QLineEdit):
    """The line of keys. Undo and redo are the window's, but for what was just typed here."""

    def event(self, event: QEvent) -> bool:
        """Leave the keys of undo and redo to the window; Qt's own line takes them always."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            if undo or event.matches(QKeySequence.StandardKey.Redo):
                event.ignore()
                return False
        return super().event(event)

    def clear(self) -> None:
        """Begin anew; what was typed cannot be undone any more, as Qt would have it."""
        self.setText("")


class Foot(QFrame):
    """The sum: sentence, addition, who gets what, key line, and the button that books.

    `entered` is sent when a person books, `typed` when the key line changed by hand, `discarded`
    when an old hand shall stay as it was.
    """

    entered = Signal()
    typed = Signal(str)
    discarded = Signal()
    GUARD = 300  # milliseconds in which a second press is taken for the same one

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setProperty("part", "panel")
        self.sentence = Text(look, tone="quiet", parent=self)
        self.addition = Text(look, face=Face.SUM, parent=self)
        self.shares = ShareLine(look, self)
        self.caption = Text(look, N_("Keys"), tone="quiet", parent=self)
        self.keys = KeyLine(self)
        self.check = CheckLabel(look, quiet=True, parent=self)
        self.caption.setBuddy(self.keys)
        self.discard = BarButton(look, Choice("discard", N_("Discard")), parent=self)
        self.discard.clicked.connect(self.discarded)
        self.discard.hide()
        self.go = GoButton(look, N_("Book"), self)
        self.labels: tuple[Label, Label] = ("", "")
        self.short: Label = ""
        self.briefly: Label = ""
        self._since = QElapsedTimer()
        self.go.clicked.connect(self._enter)
        self.keys.returnPressed.connect(self.go.click)
        self.keys.textEdited.connect(self.typed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.fit)
        self.fit()

    def show_hand(
        self,
        sentence: Label,
        addition: Label,
        shares: Sequence[Share] = (),
        check: Label = "",
        *,
        cash: Sequence[Label] = (),
        ready: bool,
        short: Label = "",
        briefly: Label = "",
    ) -> None:
        """Show a hand; with an open question it is not *ready*, and the sentence names it.

        *cash* says who pays whom there and then, where that is the custom; *short* is shown where
        the whole *sentence* has no room, and *briefly* where the *addition* has none.
        """
        self.labels, self.short = (sentence, addition), short
        self.briefly = briefly or addition
        self.shares.show_shares(shares, check, cash)
        self.check.show_check(check)
        if ready:
            self.go.unlock()
        else:
            self.go.lock()
        state = "ready" if ready else "open"
        if self.property("state") != state:
            self.setProperty("state", state)
            self.style().unpolish(self)
            self.style().polish(self)
        self.fit()

    def amend(self, button: Label | None) -> None:
        """Say *button* where an old hand is mended, and offer to discard it; None to book again."""
        go = N_("Book") if button is None else button
        self.go.show_choice(replace(self.go.choice, label=go))
        self.discard.setVisible(button is not None)
        self.caption.setVisible(button is None)
        self.fit()

    def _enter(self) -> None:
        if not self._since.isValid() or self._since.elapsed() > self.GUARD:
            self._since.start()
            self.entered.emit()

    def fit(self) -> None:
        """Take the look as it is now."""
        look, compact = self.look, self.look.measures.compact
        self.setAccessibleName(look.say(N_("Entry")))
        self.keys.setAccessibleName(look.say(N_("Keys")))
        about = N_("The hand as letters and numbers, as they stand on the buttons")
        self.keys.setAccessibleDescription(look.say(about))
        font = look.font(Face.STRONG)
        if font != self.keys.font():
            self.keys.setFont(font)
        self.setFixedHeight(look.px(look.measures.foot))
        self._place()
        self.check.setVisible(compact and bool(self.shares.check) and not self.labels[0])
        self._fill()

    def _fill(self) -> None:
        """Write each label in the largest face that has room, and cut what never fits."""
        look, compact = self.look, self.look.measures.compact
        sentence, addition = (look.say(each) for each in self.labels)
        lines = 2 if compact else 1
        self.sentence.setWordWrap(lines > 1)
        large = (Face.SUM_SMALL,) if compact else (Face.SUM, Face.SUM_SMALL)
        wide = self.addition.width()
        fits = look.width(addition, Face.STRONG) <= wide
        told = addition if fits else look.say(self.briefly)
        face = look.fitting(told, wide, *large, Face.STRONG)
        self.addition.set_face(face)
        # A word may not fit its line.
        room = self.sentence.width() * lines - look.px(48) * (lines - 1)
        short = look.say(self.short) if self.short else sentence
        shown = sentence if look.width(sentence, Face.TEXT) <= room else short
        self.sentence.setText(look.cut(shown, Face.TEXT, room))
        self.sentence.setAccessibleName(sentence)
        self.addition.setText(self._with_its_result(told, face, wide))
        self.addition.setAccessibleName(addition)

    def _with_its_result(self, text: str, face: Face, room: int) -> str:
        """Return *text*; where it never fits, what is before its result is cut."""
        if self.look.width(text, face) <= room:
            return text
        how, equals, result = text.rpartition(" = ")
        end = equals + result if equals else ""
        return self.look.cut(how if equals else text, face, room - self.look.width(end, face)) + end

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        self.fit()

    def _place(self) -> None:
        px, wide, high = self.look.px, self.width(), self.height()
        caption = round(self.look.width(self.caption.text(), Face.TEXT)) + px(8)
        if self.caption.isHidden():
            caption = 0
        if self.look.measures.compact:
            left = wide - px(12 + 176)
            text = left - px(28)
            self.addition.setGeometry(px(12), px(8), text, px(24))
            self.shares.setGeometry(px(12), px(32), text, px(24))
            self.caption.setGeometry(px(12), px(56), caption, px(40))
            self.keys.setGeometry(px(12) + caption, px(57), px(152), px(40))
            beside = px(176) + caption
            rest = left - beside - px(8)
            self.check.setGeometry(beside, px(57), rest, px(40))
            self.sentence.setGeometry(beside, px(57), rest, px(46))
            self.go.setGeometry(left, px(8), px(176), high - px(16))
            if not self.discard.isHidden():
                self.discard.setGeometry(left, px(8), px(176), px(40))
                self.go.setGeometry(left, px(56), px(176), px(40))
        else:
            left = wide - px(16 + 216)
            self.sentence.setGeometry(px(16), px(14), left - px(32), px(28))
            self.addition.setGeometry(px(16), px(43), left - px(24), px(36))
            self.shares.setGeometry(px(16), px(80), left - px(24), px(44))
            self.caption.setGeometry(left, px(16), caption, px(40))
            self.keys.setGeometry(left + caption, px(16), px(216) - caption, px(40))
            self.go.setGeometry(left, px(64), px(216), high - px(80))
            if not self.discard.isHidden():
                beside = min(self.discard.sizeHint().width(), px(136))
                self.keys.setGeometry(left, px(16), px(208) - beside, px(40))
                self.discard.setGeometry(left + px(216) - beside, px(16), beside, px(40))
