"""The lines of the house rules: a number in a field, or one answer of a closed list."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFocusEvent, QValidator
from PySide6.QtWidgets import QHBoxLayout, QWidget

from schafscore.core.questions import ChoiceBox, CountBox, Problem, Question
from schafscore.core.text import N_, Label
from schafscore.gui.buttons import Choice, Text, remembered
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Join
from schafscore.gui.points import MINUS, NumberBox
from schafscore.gui.titled import Low, LowButton, Press, WheelGuard, words_high

PRICE = 1000  # a line that may be higher is a price
CENTS = "cents"
COINS = 5  # cents that a price goes up or down with an arrow
HIGH = 40  # px of a field and of a button
WIDE = 56  # px of a field


class RuleLine(QWidget):
    """One line of the rules. `told` is sent with its name and what a person wants it to be."""

    told = Signal(str, object)

    def __init__(self, look: Look, name: str, question: Question, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.name = name
        self.question = question
        self.label = self._words(question.label)
        self.problem = self._words("", Face.STRONG)
        self.problem.hide()

    def _words(self, label: Label, face: Face = Face.TEXT) -> Text:
        words = Text(self.look, label, face, parent=self)
        words.setWordWrap(True)
        return words

    def show_line(self, value: Any, problem: Problem | None) -> None:
        """Show *value*, and the *problem* there is with it."""
        self.problem.show_label(problem.sentence if problem else "")
        self.problem.setVisible(problem is not None)
        self.show_value(value)

    def show_value(self, value: Any) -> None:
        """Show *value*; the lines below know how."""
        raise NotImplementedError

    @property
    def target(self) -> QWidget:
        """The widget that takes the focus."""
        raise NotImplementedError

    @property
    def part(self) -> QWidget:
        """The field, or the row of buttons."""
        raise NotImplementedError

    def label_width(self) -> int:
        """Return how wide the words are in one line."""
        return round(self.look.width(self.label.text(), Face.TEXT)) + self.look.px(2)

    def needs(self) -> int:
        """Return the width at which nothing breaks."""
        raise NotImplementedError

    def lay(self, wide: int, column: int) -> int:
        """Place everything at this width, the words in a *column*; return the height."""
        raise NotImplementedError

    def _put_problem(self, wide: int, top: int) -> int:
        """Place the problem below the rest, and return where it ends."""
        high = words_high(self.look, self.problem.text(), Face.STRONG, wide)
        self.problem.setGeometry(0, top, wide, high)
        return top + high


class RuleBox(NumberBox):
    """A number that stands for something else where it is 0, and then says for what.

    `held` is sent when it gets the focus, `left` when it loses it.
    """

    held = Signal()
    left = Signal()

    def __init__(self, look: Look, zero: Label, most: int, parent: QWidget) -> None:
        self.zero = zero
        super().__init__(look, 0, most, parent)
        self.stand_alone(alone=True)

    def textFromValue(self, value: int) -> str:
        """Write the words for 0."""
        if value == 0 and self.zero:
            return self.look.say(self.zero)
        return super().textFromValue(value)

    def valueFromText(self, text: str) -> int:
        """Read the words as 0."""
        return 0 if self._says_zero(text) else super().valueFromText(text)

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Take the words as well; they go with the first digit beside them."""
        if self._says_zero(text):
            return QValidator.State.Acceptable, text, at
        words = self.look.say(self.zero)
        digits, rest = ("".join(filter(wanted, text)) for wanted in (_is_digit, _is_no_digit))
        if self.zero and digits and rest == words:
            text, at = digits, sum(map(_is_digit, text[:at]))
        return super().validate(text, at)

    def _says_zero(self, text: str) -> bool:
        return self.zero != "" and text == self.look.say(self.zero)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Be typed over, whatever brought the focus."""
        super().focusInEvent(event)
        self.selectAll()
        self.held.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let the steps go."""
        super().focusOutEvent(event)
        self.left.emit()


def _is_digit(letter: str) -> bool:
    return letter.isdecimal()


def _is_no_digit(letter: str) -> bool:
    return not letter.isdecimal()


class Steps(QWidget):
    """One less and one more for the field that has the focus, so that a mouse is enough."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.field: RuleBox | None = None
        self.less = Press(look, "less", MINUS, spoken=N_("one less"), parent=self)
        self.more = Press(look, "more", "+", spoken=N_("one more"), parent=self)
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for button in (self.less, self.more):
            self._layout.addWidget(button)
            button.lock()
        look.changed.connect(self._measure)
        self._measure()

    def _measure(self) -> None:
        self._layout.setSpacing(self.less.look.px(8))

    def hold(self, field: RuleBox) -> None:
        """Step *field*."""
        self.field = field
        for button in (self.less, self.more):
            button.unlock()

    def let_go(self) -> None:
        """Step nothing, unless it is a button of these that has the focus now."""
        if self.window().focusWidget() not in (self.less, self.more):
            self.field = None
            for button in (self.less, self.more):
                button.lock()

    def _step(self, steps: int) -> None:
        if self.field is not None:
            self.field.stepBy(steps)


class NumberLine(RuleLine):
    """A whole number behind its words."""

    def __init__(
        self,
        look: Look,
        name: str,
        question: Question,
        unit: str,
        guard: WheelGuard,
        parent: QWidget,
    ) -> None:
        super().__init__(look, name, question, parent)
        assert isinstance(question.box, CountBox)
        price = question.box.high > PRICE
        self.field = RuleBox(look, question.zero, 999_999 if price else 9_999, self)
        self.field.installEventFilter(guard)
        if price and unit == CENTS:
            self.field.setSingleStep(COINS)
        self.field.valueChanged.connect(lambda _: self.told.emit(self.name, self.field.number()))
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        font = self.look.font(Face.STRONG)
        if font != self.field.font():
            self.field.setFont(font)
            # Under a style sheet it does not follow the font of the field.
            self.field.lineEdit().setFont(font)
        self.field.setAccessibleName(self.look.say(self.question.label))
        self.field.write()

    @property
    def target(self) -> QWidget:
        """The field."""
        return self.field

    @property
    def part(self) -> QWidget:
        """The field."""
        return self.field

    def show_value(self, value: Any) -> None:
        """Show the number, a dash where it is to be filled in."""
        self.field.show_number(value)

    def _field_width(self) -> int:
        px, text = self.look.px, self.field.text()
        if self.question.zero and self.field.number() == 0:
            text = self.look.say(self.question.zero)  # whether or not it has the focus just now
        return max(px(WIDE), round(self.look.width(text, Face.STRONG)) + px(20))

    def needs(self) -> int:
        """Return room for the words and the field."""
        return self.label_width() + self.look.px(8) + self._field_width()

    def lay(self, wide: int, column: int) -> int:
        """Place the field behind the words, at the end where there is no *column*."""
        px = self.look.px
        field = min(self._field_width(), wide)
        room = wide - field - px(8)
        if self.label_width() <= column <= room - px(4):
            room = column + px(4)
        words = words_high(self.look, self.label.text(), Face.TEXT, room)
        high = max(px(HIGH), words)
        self.label.setGeometry(0, (high - words) // 2, room, words)
        self.field.setGeometry(room + px(8), (high - px(HIGH)) // 2, field, px(HIGH))
        return self._put_problem(wide, high)


class SegmentButton(LowButton):
    """A button of 40 px, as wide as its label."""

    @remembered
    def sizeHint(self) -> QSize:
        """Return the width of the label, or the least width."""
        hint = super().sizeHint()
        wide = round(self.needs_for(self.wanted())) + 2 * self.look.px(
            8 if self.look.measures.compact else 10
        )
        return QSize(max(wide, self.look.px(WIDE)), hint.height())


class Segments(Low):
    """Answers joined in one line where there is room, else as buttons in several."""

    button = SegmentButton

    def place(self) -> None:
        """Put the buttons side by side."""
        joined = self.wide() <= self.width()
        if joined is not self.joined:
            self.joined = joined
            self._join()
        if not joined:
            super().place()
            return
        left, high = 0, self.row_height()
        for button in self.buttons.values():
            wide = button.sizeHint().width()
            button.setGeometry(left, 0, wide, high)
            left += wide
        self.setFixedHeight(high)

    def wide(self) -> int:
        """Return the width of one line of all."""
        return sum(button.sizeHint().width() for button in self.buttons.values())

    def _join(self) -> None:
        super()._join()
        if not self.joined:
            for button in self.buttons.values():
                button.show_join(Join.NONE)


class OptionLine(RuleLine):
    """One of a few answers: the words, and a button for each."""

    def __init__(self, look: Look, name: str, question: Question, parent: QWidget) -> None:
        super().__init__(look, name, question, parent)
        self.answers, labels = _answers(question)
        self.value: Any = self.answers[0]
        words = question.short or labels
        choices = [
            Choice(str(place), word, (WIDE, WIDE), spoken=spoken)
            for place, (word, spoken) in enumerate(zip(words, labels, strict=True))
        ]
        self.row = Segments(look, question.label, choices, parent=self)
        self.row.changed.connect(self._chosen)

    def _chosen(self, names: list[str]) -> None:
        # A second click on what is chosen leaves it: there is always one answer.
        if names:
            self.told.emit(self.name, self.answers[int(names[0])])
        else:
            self.show_value(self.value)

    @property
    def target(self) -> QWidget:
        """The button that Tab reaches."""
        chosen = self.answers.index(self.value) if self.value in self.answers else 0
        return self.row.buttons[str(chosen)]

    @property
    def part(self) -> QWidget:
        """The answers."""
        return self.row

    def show_value(self, value: Any) -> None:
        """Show which answer holds."""
        self.value = value
        self.row.choose([str(place) for place, each in enumerate(self.answers) if each == value])

    def needs(self) -> int:
        """Return room for the words and every answer in one line."""
        return self.label_width() + self.look.px(12) + self.row.wide()

    def lay(self, wide: int, column: int) -> int:
        """Place the answers beside the words, or below them where they have no room there."""
        px = self.look.px
        left, top = column + px(12), 0
        if self.label_width() > column or self.row.wide() > wide - left:
            left, top = 0, words_high(self.look, self.label.text(), Face.TEXT, wide)
            self.label.setGeometry(0, 0, wide, top)
        else:
            self.label.setGeometry(0, 0, column + px(8), px(HIGH))
        self.row.setGeometry(left, top, wide - left, self.row.height())
        self.row.place()
        return self._put_problem(wide, top + self.row.height())


def _answers(question: Question) -> tuple[Sequence[Any], Sequence[Label]]:
    """Return the answers to *question* and their words."""
    match question.box:
        case ChoiceBox(options):
            return list(options), [each.label for each in options]
        case CountBox(low, high):
            return range(low, high + 1), question.short
        case _:
            raise TypeError(f"no list answers {question.box!r}")


def line_for(
    look: Look, name: str, question: Question, unit: str, guard: WheelGuard, parent: QWidget
) -> RuleLine:
    """Make the line that asks *question*; a flag has none, it is ticked."""
    if isinstance(question.box, CountBox) and not question.short:
        return NumberLine(look, name, question, unit, guard, parent)
    return OptionLine(look, name, question, parent)
