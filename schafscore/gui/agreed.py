"""The form of the house rules, made from the questions that tariff and customs declare."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from schafscore.core.questions import CheckBox, ChoiceBox, CountBox, Problem, Question
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import AnyHouseRule
from schafscore.gui.buttons import Choice, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.points import Stepper
from schafscore.gui.titled import Low, Sentence, WheelGuard
from schafscore.services.agreement import Agreement, Section

PRICE = 1000  # a line that may be higher is a price
CENTS = "cents"
COINS = 5  # cents that a price goes up or down at a press
TWO_COLUMNS = 520  # px of width that two lines beside each other need


class RuleLine(QWidget):
    """One line of the rules. `told` is sent with its name and what a person wants it to be."""

    told = Signal(str, object)

    def __init__(self, look: Look, name: str, question: Question) -> None:
        super().__init__()
        self.look = look
        self.name = name
        self.question = question
        self.problem = Sentence(look, "", Face.STRONG, parent=self)
        self.problem.hide()

    def show_line(self, value: Any, *, matters: bool, problem: Problem | None) -> None:
        """Show *value*, and the *problem* there is with it."""
        self.problem.show_label(problem.sentence if problem else "")
        self.problem.setVisible(problem is not None)
        self.show_value(value, matters=matters)

    def show_value(self, value: Any, *, matters: bool) -> None:
        """Show *value*; the lines below know how."""
        raise NotImplementedError

    @property
    def target(self) -> QWidget:
        """The widget that takes the focus."""
        raise NotImplementedError

    @property
    def part(self) -> QWidget:
        """The row of buttons, or the field with its two."""
        raise NotImplementedError


class NumberLine(RuleLine):
    """A whole number; where 0 stands for something, the words say so."""

    def __init__(
        self, look: Look, name: str, question: Question, unit: str, guard: WheelGuard
    ) -> None:
        super().__init__(look, name, question)
        assert isinstance(question.box, CountBox)
        price = question.box.high > PRICE
        self.label = Sentence(look, question.label, parent=self)
        self.stepper = Stepper(look, question.label, 999_999 if price else 9_999, self)
        self.stepper.field.installEventFilter(guard)
        if price and unit == CENTS:
            self.stepper.field.setSingleStep(COINS)
        self.stepper.changed.connect(lambda number: self.told.emit(self.name, number))
        self._row = QHBoxLayout()
        self._row.addWidget(self.label, 1)
        self._row.addWidget(self.stepper)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._row)
        layout.addWidget(self.problem)
        look.changed.connect(self._measure)
        self._measure()

    def _measure(self) -> None:
        self._row.setSpacing(self.look.px(8))

    @property
    def target(self) -> QWidget:
        """The field."""
        return self.stepper.field

    @property
    def part(self) -> QWidget:
        """The field with its buttons."""
        return self.stepper

    def short(self) -> bool:
        """Whether the words leave room for another line beside."""
        words = self.look.say(self.question.label)
        return self.look.width(words, Face.TEXT) <= self.look.px(180)

    def show_value(self, value: Any, *, matters: bool) -> None:
        """Show the number, a dash where it is to be filled in."""
        label: Label = self.question.label
        if value == 0 and self.question.zero and matters:
            label = phrase(N_("{line}: {zero}"), line=label, zero=self.question.zero)
        self.label.show_label(label)
        self.label.setProperty("tone", "" if matters else "quiet")
        if self.stepper.field.number() != value:
            self.stepper.show_value(value)
        self.stepper.setEnabled(matters)


class OptionLine(RuleLine):
    """One of a closed list: the words, below them a button for each answer."""

    def __init__(self, look: Look, name: str, question: Question) -> None:
        super().__init__(look, name, question)
        assert isinstance(question.box, ChoiceBox)
        self.options = list(question.box.options)
        self.value = self.options[0]
        choices = [Choice(each.name, each.label, (56, 56)) for each in self.options]
        self.label = Sentence(look, question.label, parent=self)
        self.row = Low(look, question.label, choices)
        self.row.changed.connect(self._chosen)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for widget in (self.label, self.row, self.problem):
            layout.addWidget(widget)

    def _chosen(self, names: list[str]) -> None:
        # A second click on what is chosen leaves it: there is always one answer.
        chosen = [each for each in self.options if each.name in names]
        if chosen:
            self.told.emit(self.name, chosen[0])
        else:
            self.row.choose([self.value.name])

    @property
    def target(self) -> QWidget:
        """The button that Tab reaches."""
        return next(iter(self.row.buttons.values()))

    @property
    def part(self) -> QWidget:
        """The answers."""
        return self.row

    def show_value(self, value: Any, *, matters: bool) -> None:
        """Show which answer holds."""
        self.value = value
        self.row.choose([value.name])
        self.row.lock({} if matters else dict.fromkeys(self.row.buttons, ""))


class FlagLine(RuleLine):
    """Yes or no: one button with a tick."""

    def __init__(self, look: Look, name: str, question: Question) -> None:
        super().__init__(look, name, question)
        self.row = Low(look, "", [Choice(name, question.label, (56, 56), ticked=True)])
        self.row.changed.connect(lambda names: self.told.emit(self.name, bool(names)))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.row)

    @property
    def target(self) -> QWidget:
        """The button."""
        return self.row.buttons[self.name]

    @property
    def part(self) -> QWidget:
        """The one button."""
        return self.row

    def show_value(self, value: Any, *, matters: bool) -> None:
        """Show whether it holds."""
        self.row.choose([self.name] if value else [])
        self.row.lock({} if matters else {self.name: ""})


class Group(QWidget):
    """The lines of one section under its title; short numbers stand two in a row."""

    def __init__(self, look: Look, section: Section, unit: str, guard: WheelGuard) -> None:
        super().__init__()
        self.look = look
        self.thin = QFrame(self)
        self.thin.setProperty("part", "thin")
        self.title = Text(look, section.title, Face.STRONG, parent=self)
        self.lines: list[RuleLine] = [
            _line(look, name, each, unit, guard) for name, each in section.questions.items()
        ]
        self._grid = QGridLayout()
        for column in (0, 1):
            self._grid.setColumnStretch(column, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.thin)
        layout.addWidget(self.title)
        layout.addLayout(self._grid)
        self._columns: list[tuple[int, int, int]] = []
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        px = self.look.px
        self.thin.setFixedHeight(px(1))
        self._grid.setHorizontalSpacing(px(24))
        self._grid.setVerticalSpacing(px(8))
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put lines beside each other where there is room."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        places = self._places(self.width() >= self.look.px(TWO_COLUMNS))
        if places == self._columns:
            return
        self._columns = places
        for line, (row, column, across) in zip(self.lines, places, strict=True):
            self._grid.removeWidget(line)
            self._grid.addWidget(line, row, column, 1, across)

    def _places(self, wide: bool) -> list[tuple[int, int, int]]:
        """Return row, column and how many columns for every line."""
        places: list[tuple[int, int, int]] = []
        row, column = 0, 0
        for line in self.lines:
            if wide and isinstance(line, NumberLine) and line.short():
                places.append((row, column, 1))
                row, column = (row + 1, 0) if column else (row, 1)
            else:
                row += column
                places.append((row, 0, 2))
                row, column = row + 1, 0
        return places


def _line(look: Look, name: str, question: Question, unit: str, guard: WheelGuard) -> RuleLine:
    match question.box:
        case CountBox():
            return NumberLine(look, name, question, unit, guard)
        case ChoiceBox():
            return OptionLine(look, name, question)
        case CheckBox():
            return FlagLine(look, name, question)
        case _:
            raise TypeError(f"no line of a tariff asks for {question.box!r}")


class RulesForm(QWidget):
    """Every line of an agreement. `asked` is sent with the agreement as a person wants it."""

    asked = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.agreement: Agreement | None = None
        self.groups: list[Group] = []
        self.available: Sequence[AnyHouseRule] = ()
        self._guard = WheelGuard(self)
        self.customs = Low(look, N_("House rules"), (), exclusive=False, parent=self)
        self.customs.changed.connect(self._laid)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self.customs)
        self._layout.addStretch(1)
        self._shape: object = None
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self._layout.setSpacing(self.look.px(12))

    @property
    def lines(self) -> Mapping[str, RuleLine]:
        """Every line by its name."""
        return {line.name: line for group in self.groups for line in group.lines}

    def parts(self) -> Iterator[QWidget]:
        """Yield what Tab goes through, in its order."""
        yield self.customs
        for line in self.lines.values():
            yield line.part

    def show_agreement(self, agreement: Agreement, available: Sequence[AnyHouseRule]) -> None:
        """Show *agreement*; *available* are the house rules that its game can have."""
        self.agreement = agreement
        shape = (agreement.variant, agreement.customs, tuple(available))
        if shape != self._shape:
            self._shape = shape
            self._build(agreement, available)
        self.customs.choose([each.id for each in agreement.customs])
        problems = {each.question: each for each in reversed(agreement.problems)}
        for name, line in self.lines.items():
            value = agreement.value(name)
            matters = agreement.asks(name)
            line.show_line(value, matters=matters, problem=problems.get(name))

    def _build(self, agreement: Agreement, available: Sequence[AnyHouseRule]) -> None:
        self.available = available
        choices = [Choice(each.id, each.label, (56, 56), ticked=True) for each in available]
        self.customs.set_choices(choices)
        self.customs.setVisible(bool(choices))
        for group in self.groups:
            self._layout.removeWidget(group)
            group.hide()
            group.deleteLater()
        unit = agreement.variant.unit
        self.groups = [
            Group(self.look, section, unit, self._guard) for section in agreement.sections()
        ]
        for place, group in enumerate(self.groups, 1):
            self._layout.insertWidget(place, group)
            for line in group.lines:
                line.told.connect(self._told)

    def _told(self, name: str, value: object) -> None:
        if self.agreement is not None:
            self.asked.emit(self.agreement.answer(name, value))

    def _laid(self, names: list[str]) -> None:
        agreement = self.agreement
        if agreement is None:
            return
        for custom in self.available:
            if (custom.id in names) is not (custom in agreement.customs):
                agreement = agreement.lay(custom, over=custom.id in names)
        self.asked.emit(agreement)
