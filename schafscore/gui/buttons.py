"""Words and buttons: a label that keeps its face, and buttons that can say why they are locked."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import wraps
from typing import ClassVar
from weakref import ref

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from schafscore.core.text import N_, Label, phrase
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import (
    Glyph,
    Join,
    draw_box,
    draw_frame,
    draw_glyph,
    rounded,
)
from schafscore.gui.pictures import State

RIGHT, CENTRE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
CORNER_TICK = 11  # px of the tick in the corner of a result that is chosen
LONGEST_REASON = 130  # px of a reason that takes the place of a label
SMOOTH = QPainter.RenderHint.Antialiasing
QUIET = QPalette.ColorRole.PlaceholderText


def draw_button(
    painter: QPainter,
    look: Look,
    box: QRectF,
    *,
    down: bool,
    blue: bool = False,
    join: Join = Join.NONE,
) -> None:
    """Draw the box of a button that can be pressed, *blue* where it is chosen or begins something.

    While it is *down* it is soft, with an edge twice as wide.
    """
    ground = "soft" if down else "blue" if blue else "raised"
    edge = "blue" if blue else "edge"
    width = look.px(2 if down else 1)
    draw_box(painter, box, look.px(8), look.colour(ground), look.colour(edge), width, join)


def remembered(hint: Callable[..., QSize]) -> Callable[..., QSize]:
    """Keep the *hint* of a button while nothing changes on which it depends.

    A layout asks a button a dozen times how large it would be, and measuring words is slow.
    """
    name = hint.__qualname__

    @wraps(hint)
    def kept(button: "ChoiceButton") -> QSize:
        state = (name, button.isChecked(), button.isEnabled(), button.width())
        if state not in button.hints:
            button.hints[state] = hint(button)
        return button.hints[state]

    return kept


class Text(QLabel):
    """A label that keeps its own face and says its words again in another language."""

    def __init__(
        self,
        look: Look,
        label: Label = "",
        face: Face = Face.TEXT,
        *,
        quiet: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.face = face
        self.label = label
        self.setTextFormat(Qt.TextFormat.PlainText)
        if quiet:
            self.setForegroundRole(QUIET)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        font = self.look.font(self.face)
        if font != self.font():
            self.setFont(font)
        self.setText(self.look.say(self.label))

    def show_label(self, label: Label) -> None:
        """Show other words."""
        self.label = label
        self.fit()

    def set_face(self, face: Face) -> None:
        """Change the face."""
        self.face = face
        self.fit()


@dataclass(frozen=True)
class Choice:
    """One button of a row.

    *width* is its least width in the roomy and in the compact arrangement; *spoken* what a screen
    reader says where the label is too short for it; *given* marks a person's own words, which are
    never translated; *ticked* keeps room for the tick it has while it is chosen.
    """

    name: str
    label: Label
    width: tuple[int, int] = (48, 40)
    key: str = ""  # the letter to underline, as the key line takes it
    suit: str = ""
    sign: str = ""  # a quiet + or − before the label, always; when chosen a tick in the corner too
    spoken: Label = ""
    given: bool = False
    most: tuple[int, int] = (0, 0)  # px at which the label is cut, 0 for never
    glyph: Glyph | None = None
    tight: bool = False  # 2 px of padding, where the zone of the ruler gives the width
    ticked: bool = False


class Aimed(QPushButton):
    """A button that takes no second click of a double click which began on another one.

    What the first click opens or moves often brings another button under the pointer: nobody has
    aimed at that.
    """

    _clicked: ClassVar[tuple["ref[Aimed] | None", str]] = (None, "")  # by the last click
    _entered: ClassVar["ref[Aimed] | None"] = None  # by Enter, which no button takes for itself

    @classmethod
    def entered(cls) -> "Aimed | None":
        """Return which button Enter was pressed on; it is told once."""
        entered, Aimed._entered = Aimed._entered, None
        return None if entered is None else entered()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the room, which may have another use for it."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        Aimed._entered = ref(self) if enter else None
        super().keyPressEvent(event)

    def aim(self) -> str:
        """Return what a button stands for now that is used for one thing after the other."""
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note what the click went to."""
        Aimed._clicked = ref(self), self.aim()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second click only where the first one went."""
        clicked, aim = Aimed._clicked
        if clicked is not None and clicked() is self and aim == self.aim():
            super().mouseDoubleClickEvent(event)


class ChoiceButton(Aimed):
    """A button with its key underlined, a suit or a sign; one that is locked says why.

    It is a *part* of its own kind: a choice, go, flat without a box, or a tab.
    """

    def __init__(
        self,
        look: Look,
        choice: Choice,
        row: Label = "",
        *,
        part: str = "choice",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.choice = choice
        self.row = row
        self.why: Label = ""  # why it is locked
        self.says_why = False  # in place of the label
        self.stop: TabStop | None = None
        self.hints: dict[tuple[object, ...], QSize] = {}
        self.part = part
        self.join = Join.NONE
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now; name the button for screen readers."""
        choice, say = self.choice, self.look.say
        name: Label = choice.spoken or choice.label
        if not choice.given:
            name = say(name)
        if self.row:
            name = f"{say(self.row)}: {name}"
        self.setAccessibleName(str(name))
        if self.isEnabled():
            about = say(phrase(N_("key {letter}"), letter=choice.key)) if choice.key else ""
        elif self.why:
            about = say(phrase(N_("locked: {why}"), why=self.why))
        else:
            about = say(N_("locked"))
        self.setAccessibleDescription(about)
        self.hints.clear()
        self.updateGeometry()
        self.update()

    def face(self) -> Face:
        """Return the face of the label."""
        return Face.STRONG if self.isEnabled() else Face.TEXT

    def aim(self) -> str:
        """Return the name of what it chooses."""
        return self.choice.name

    def show_choice(self, choice: Choice) -> None:
        """Change what stands on the button."""
        if choice != self.choice:
            self.choice = choice
            self.fit()

    def lock(self, why: Label = "", *, shown: bool = True) -> None:
        """Make it dashed and flat, in its place.

        *why* takes the place of the label where it is *shown* and short.
        """
        if not self.isEnabled() and (why, shown) == (self.why, self.says_why):
            return
        self.why, self.says_why = why, shown
        self.setEnabled(False)
        self._settle()

    def unlock(self) -> None:
        """Make it free again."""
        if not self.isEnabled():
            self.why, self.says_why = "", False
            self.setEnabled(True)
            self._settle()

    def show_join(self, join: Join) -> None:
        """Go on into the buttons beside it."""
        if join is not self.join:
            self.join = join
            self.update()

    def _settle(self) -> None:
        self.fit()
        if self.stop is not None:
            self.stop.settle()

    def wanted(self) -> str:
        """Return the words that stand on the button where it is as wide as it would be."""
        return self._reason() or self._word()

    def text_of_label(self) -> str:
        """Return the words that stand on the button; where it is too narrow a reason gives way."""
        reason = self._reason()
        fits = self.look.width(reason, Face.TEXT) <= self.width() - self.look.px(4)
        return reason if reason and fits else self._word()

    def _reason(self) -> str:
        why = self.look.say(self.why) if self.says_why else ""
        return why if self.look.width(why, Face.TEXT) <= self.look.px(LONGEST_REASON) else ""

    def _word(self) -> str:
        label = self.choice.label
        text = str(label) if self.choice.given else self.look.say(label)
        most = self.choice.most[self.look.measures.compact]
        return self.look.cut(text, Face.STRONG, self.look.px(most)) if most else text

    def _pieces(self, label: str) -> list[tuple[str, float]]:
        """Return what stands on the button beside *label* from left to right, with widths."""
        look, choice, compact = self.look, self.choice, self.look.measures.compact
        if label and label == self._reason():
            return [("label", look.width(label, self.face()))]
        pieces: list[tuple[str, float]] = []
        if self.isChecked() and choice.ticked:
            pieces.append(("tick", look.px(12 if compact else 16)))
        if choice.sign:
            pieces.append(("sign", look.width(choice.sign, Face.TEXT)))
        if choice.suit:
            pieces.append(("suit", look.px(24 if compact else 28)))
        if label:
            pieces.append(("label", look.width(label, self.face())))
        if choice.key and choice.key not in label.lower():
            pieces.append(("cap", look.px(20)))
        if choice.glyph:
            pieces.append(("glyph", look.px(choice.glyph.value[0])))
        return pieces

    def _gap(self) -> int:
        if self.choice.tight:
            return self.look.px(2 if self.look.measures.compact else 4)
        return self.look.px(12 if self.part == "go" else 8)

    def with_sign(self) -> float:
        """Return the width that label and sign need together."""
        sign = self.look.width(self.choice.sign, Face.TEXT)
        words = self.look.width(self._word(), Face.STRONG)
        return words + self._gap() + sign + self.look.px(2)

    def needs(self) -> float:
        """Return the width of what stands on the button; the cap of its key may give way."""
        return self.needs_for(self.text_of_label())

    def needs_for(self, label: str) -> float:
        """Return the width of the button's pieces beside *label*, without the cap of its key."""
        return self._width([piece for piece in self._pieces(label) if piece[0] != "cap"])

    def _width(self, pieces: list[tuple[str, float]]) -> float:
        return sum(width for _, width in pieces) + self._gap() * max(0, len(pieces) - 1)

    @remembered
    def sizeHint(self) -> QSize:
        """Return the width of the label or the least width, and the height of a row."""
        look, compact = self.look, self.look.measures.compact
        least = look.px(self.choice.width[compact])
        wide = self._width(self._pieces(self.wanted()))
        width = max(wide + 2 * look.px(4 if compact else 6), least)
        return QSize(round(width), look.px(look.measures.row))

    @remembered
    def minimumSizeHint(self) -> QSize:
        """Return what the label needs and a finger: neither is ever cut. A reason gives way."""
        look, compact = self.look, self.look.measures.compact
        width = max(self.needs_for(self._word()) + 2 * look.px(3), look.px(40 if compact else 48))
        return QSize(min(round(width), self.sizeHint().width()), look.px(look.measures.row))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along the row with left and right."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if self.stop is not None and event.key() in steps:
            self.stop.go(self, steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _colours(self) -> tuple[str, str]:
        """Colour of the label, and what it stands on."""
        filled = self.part in ("choice", "go")
        if self.part == "tab":
            return "ink", "panel"
        if not self.isEnabled():
            return "ink" if self.isChecked() else "quiet", "panel"
        if (self.isChecked() or self.part == "go") and not self.isDown():
            return "on_blue", "blue"
        return "ink", "soft" if self.isDown() else "raised" if filled else "panel"

    def _state(self) -> State:
        """Return everything on which the picture depends besides the look and the size."""
        return (
            type(self),
            self.choice,
            self.part,
            self.join,
            self.isEnabled(),
            self.isChecked(),
            self.isDown(),
            self.why if self.says_why else "",
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the button as it looks in this state."""
        self.look.show_picture(QPainter(self), QRectF(self.rect()), self._state(), self._paint)

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw the box, and write the label."""
        look = self.look
        painter.setRenderHint(SMOOTH)
        self._paint_box(painter, box)
        colour, on = self._colours()
        pieces = self._pieces(self.text_of_label())
        under = False  # the word, where its key has no place beside it
        if self._width(pieces) > self.width() - look.px(4):
            under = any(piece == "cap" for piece, _ in pieces)
            pieces = [piece for piece in pieces if piece[0] != "cap"]
        x = (self.width() - self._width(pieces)) / 2
        for piece, width in pieces:
            place = QRectF(x, 0, width, self.height())
            if under and piece == "label":
                key, quiet = self.choice.key, "quiet" if colour == "ink" else colour
                below, place = place.translated(0, look.px(9)), place.translated(0, -look.px(9))
                look.write(painter, below, key, Face.TEXT, quiet, on, self.choice.name, CENTRE)
            self._paint_piece(painter, piece, place, colour, on)
            x += width + self._gap()
        # Two results have one word: the sign stays. What is locked has no colour to show it by.
        bare = not self.isEnabled() and self.part == "choice" and not self.choice.ticked
        if self.isChecked() and (self.choice.sign or bare):
            corner = self._corner(box)
            draw_glyph(painter, Glyph.TICK, corner, look.colour(colour))

    def _corner(self, box: QRectF) -> QRectF:
        """Return the place of the tick in the corner, above the tallest letter of the word."""
        px, metrics = self.look.px, self.look.metrics(self.face())
        rise = metrics.ascent() + metrics.tightBoundingRect("d").top()
        over = (box.height() - metrics.height()) / 2 + rise
        side = min(px(CORNER_TICK), over - px(4))
        top = min(px(3), (over - side) / 2)
        return QRectF(box.right() - px(3) - side, box.top() + top, side, side)

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        look, down = self.look, self.isDown()
        match self.part:
            case "tab":
                if self.isChecked():
                    line = box.adjusted(0, box.height() - look.px(4), 0, 0)
                    painter.fillRect(line, look.colour("blue"))
            case "flat":
                if down:
                    painter.fillPath(rounded(box, look.px(8)), look.colour("soft"))
            case _ if not self.isEnabled():
                draw_frame(painter, box, look.px(8), look.colour("edge"), look.px(1), dashed=True)
            case part:
                blue = part == "go" or (self.isChecked() and not down)
                draw_button(painter, look, box, down=down, blue=blue, join=self.join)

    def _paint_piece(
        self, painter: QPainter, piece: str, box: QRectF, colour: str, on: str
    ) -> None:
        look, choice, width = self.look, self.choice, box.width()
        square = QRectF(box.left(), (box.height() - width) / 2, width, width)
        match piece:
            case "tick":
                draw_glyph(painter, Glyph.TICK, square, look.colour(colour))
            case "sign":
                quiet = colour if on == "blue" else "quiet"
                look.write(painter, box, choice.sign, Face.TEXT, quiet, on, choice.name)
            case "suit":
                rim = on == "blue" or look.tokens.dark
                bare = 0 if rim else look.px(1)  # the rim is around the sign
                sign = square.adjusted(bare, bare, -bare, -bare)
                look.sign(painter, choice.suit, sign, rim=rim)
            case "cap":
                draw_frame(painter, square, look.px(4), look.colour(colour), look.px(1))
                look.write(painter, square, choice.key, Face.TEXT, colour, on, choice.name, CENTRE)
            case "glyph" if choice.glyph:
                draw_glyph(painter, choice.glyph, square, look.colour(colour))
            case _:
                self._write_label(painter, box, colour, on)

    def _write_label(self, painter: QPainter, box: QRectF, colour: str, on: str) -> None:
        look, label, face = self.look, self.text_of_label(), self.face()
        look.write(painter, box, label, face, colour, on, self.choice.name)
        at = (
            label.lower().find(self.choice.key)
            if self.choice.key and label != self._reason()
            else -1
        )
        if at < 0:
            return
        metrics = look.metrics(face)
        baseline = box.top() + (box.height() - metrics.height()) / 2 + metrics.ascent()
        left = box.left() + metrics.horizontalAdvance(label[:at])
        letter = metrics.horizontalAdvance(label[at])
        line = QRectF(left, baseline + look.px(3), letter, look.px(2))
        painter.fillRect(line, look.colour(colour))


class TabStop:
    """Buttons that Tab reaches as one: at the chosen one or the first free; arrows go along."""

    def __init__(self, buttons: Iterable[ChoiceButton] = ()) -> None:
        self.buttons: list[ChoiceButton] = []
        for button in buttons:
            self.add(button)

    def add(self, button: ChoiceButton) -> None:
        """Take in one more button, the last of the row."""
        self.buttons.append(button)
        button.stop = self
        button.toggled.connect(self.settle)
        button.pressed.connect(self._follow)
        self.settle()

    def _follow(self) -> None:
        """Let the focus go along to the button that is pressed, where it is in this row."""
        pressed = [each for each in self.buttons if each.isDown()]
        if pressed and not pressed[0].hasFocus() and any(each.hasFocus() for each in self.buttons):
            self._reach(pressed)
            pressed[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def drop(self, button: ChoiceButton) -> None:
        """Let go of a button."""
        self.buttons.remove(button)
        self.settle()

    def settle(self) -> None:
        """Choose the button that Tab reaches."""
        free = self._free()
        wanted = [button for button in free if button.hasFocus()]
        wanted += [button for button in free if button.isChecked()]
        self._reach((wanted + free)[:1])

    def _free(self) -> list[ChoiceButton]:
        # What was never shown yet counts as hidden for Qt, unless somebody hid it.
        told = Qt.WidgetAttribute.WA_WState_ExplicitShowHide
        return [
            each
            for each in self.buttons
            if each.isEnabled() and not (each.isHidden() and each.testAttribute(told))
        ]

    def _reach(self, reached: list[ChoiceButton]) -> None:
        for button in self.buttons:
            here = button in reached
            policy = Qt.FocusPolicy.TabFocus if here else Qt.FocusPolicy.NoFocus
            if button.focusPolicy() != policy:
                button.setFocusPolicy(policy)

    def go(self, button: ChoiceButton, step: int) -> None:
        """Move the focus from *button* to the next free one, round and round."""
        free = self._free()
        there = free[(free.index(button) + step) % len(free)]
        self._reach([there])
        there.setFocus(Qt.FocusReason.TabFocusReason)


def order_tabs(before: QWidget, widgets: Iterable[QWidget]) -> None:
    """Let Tab come to *widgets* one after the other behind *before*.

    It comes in the order in which they were made, unless it is told; and it cannot be told of what
    takes no focus, as the buttons of a row do but one.
    """
    stops = []
    for widget in widgets:
        if isinstance(widget, ChoiceButton) and widget.stop is not None:
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            stops.append(widget.stop)
        QWidget.setTabOrder(before, widget)
        before = widget
    for stop in dict.fromkeys(stops):
        stop.settle()


class TabButton(ChoiceButton):
    """A room of the top bar: blue line below and bold when it is the one shown."""

    def __init__(self, look: Look, name: str, label: Label, parent: QWidget | None = None) -> None:
        super().__init__(look, Choice(name, label), part="tab", parent=parent)
        self.setCheckable(True)

    def face(self) -> Face:
        """Return bold for the room shown."""
        return Face.STRONG if self.isChecked() else Face.TEXT

    def sizeHint(self) -> QSize:
        """Return room for the bold label, so that nothing moves."""
        width = self.look.width(self.text_of_label(), Face.STRONG)
        return QSize(round(width) + self.look.px(24), self.look.px(40))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()


class BarButton(ChoiceButton):
    """A 40 px button of the top bar; a flat one drops its word in the compact arrangement."""

    def _pieces(self, label: str) -> list[tuple[str, float]]:
        pieces = super()._pieces(label)
        if self.part != "flat":
            return pieces
        pieces.reverse()
        if self.look.measures.compact:
            pieces = [piece for piece in pieces if piece[0] != "label"]
        return pieces

    @remembered
    def sizeHint(self) -> QSize:
        """Return the width of the label and the height of the bar's buttons."""
        look, compact = self.look, self.look.measures.compact
        padding = look.px(8 if self.part == "flat" and compact else 13)
        least = look.px(self.choice.width[compact])
        return QSize(max(round(self.needs()) + 2 * padding, least), look.px(40))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()


class GoButton(ChoiceButton):
    """The one large button, blue when the entry is complete, dashed while a question is open.

    *tip* says which key presses it too.
    """

    tip: Label = ""
    AIR = 10  # px on both sides, where it is given a width
    _face = Face.GO

    def __init__(
        self,
        look: Look,
        label: Label,
        parent: QWidget | None = None,
        *,
        glyph: Glyph = Glyph.ENTER,
        tip: Label = "",
    ) -> None:
        super().__init__(look, Choice("go", label, glyph=glyph), part="go", parent=parent)
        self.tip = tip
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now; say the key where one waits, and to screen readers."""
        super().fit()
        if self.tip:
            tip, about = self.look.say(self.tip), self.accessibleDescription()
            self.setToolTip(tip)
            self.setAccessibleDescription(f"{about}. {tip}" if about else tip)

    def fit_into(self, room: int) -> None:
        """Write in the largest face that leaves air beside the word in *room* px."""
        for face in (Face.GO, Face.SUM, Face.SUM_SMALL):
            self._face = face
            if self.needs_for(self._word()) + 2 * self.look.px(self.AIR) <= room:
                break
        self.update()

    def face(self) -> Face:
        """Return the large face, or what has room."""
        return self._face

    def _state(self) -> State:
        return *super()._state(), self._face
