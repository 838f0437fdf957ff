"""The form of the house rules, made from the questions that tariff and customs declare."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial, reduce

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from schafscore.core.questions import CheckBox, Problem, Question
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import AnyHouseRule, AnyVariant
from schafscore.gui.buttons import Choice, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.panels import bring_top_into_sight
from schafscore.gui.parts import Rule
from schafscore.gui.rule_lines import CENTS, NumberLine, OptionLine, RuleLine, Steps, line_for
from schafscore.gui.titled import Low, LowButton, Remark, Sentence, WheelGuard
from schafscore.gui.turns import Turns
from schafscore.services.agreement import Agreement, Section

__all__ = ["CENTS", "RulesForm"]

COLUMNS, HALF = 6, 3  # so that lines stand in thirds or in halves
THIRD = 220  # px that words and field have at most where three stand in a row
ROOM = 520  # px of width that lines beside each other need
WORDS = 216  # px that the words before a row of answers have at most
LOOKS = 4  # after each of which a layout may have moved on
CUSTOM, KIND, LINE = "custom ", "kind ", "line "  # what a tick is about, before its name


class Ticks(Low):
    """House rules, kinds of hand, and lines that are answered with yes or no."""

    def show_ticks(self, section: Section, agreement: Agreement) -> None:
        """Show everything of *section* that is ticked; a house rule has its own behind it."""
        flags = {
            name: question
            for name, question in section.questions.items()
            if isinstance(question.box, CheckBox) and agreement.asks(name)
        }
        labels: dict[str, Label] = {}
        for custom in section.customs:
            labels[CUSTOM + custom.id] = custom.label
            for name, question in flags.items():
                if name.startswith(f"{custom.id}."):
                    labels[LINE + name] = _told_of_custom(question)
        labels |= {KIND + kind.kind: kind.label for kind in section.kinds}
        # Those of a custom are its own words, as "after …" is; a tariff prints whole sentences.
        labels |= {
            LINE + name: _told_of_custom(question) if "." in name else question.label
            for name, question in flags.items()
            if LINE + name not in labels
        }
        choices = [Choice(name, label, (56, 56), ticked=True) for name, label in labels.items()]
        if choices != [button.choice for button in self.buttons.values()]:
            self.set_choices(choices)
        chosen = [CUSTOM + custom.id for custom in agreement.customs]
        chosen += [KIND + kind.kind for kind in section.kinds if agreement.plays(kind)]
        chosen += [LINE + name for name in flags if agreement.value(name)]
        self.choose(chosen)
        self.setVisible(bool(choices))


def _told_of_custom(question: Question) -> Label:
    return phrase(question.printed or "{what}", what=question.label)


def _what_customs_do(section: Section, agreement: Agreement, *, whole: bool) -> Label:
    """Say what the house rules of *section* do that are laid over: all, or how each begins."""
    told: list[Label] = []
    for custom, settings in agreement.rules.customs:
        if custom in section.customs:
            first, *others = custom.does(settings)
            words = reduce(_and_then, others if whole else (), first)
            told.append(phrase(N_("{custom}: {what}."), custom=custom.label, what=words))
    return reduce(_behind, told) if told else ""


def _and_then(these: Label, each: Label) -> Label:
    return phrase(N_("{these}. {next}"), these=these, next=each)


def _behind(these: Label, each: Label) -> Label:
    return phrase(N_("{one} {two}"), one=these, two=each)


class Group(QWidget):
    """The lines of one section under its title. `asked` is sent with an agreement."""

    asked = Signal(object)

    def __init__(self, look: Look, title: Label, parent: QWidget, *, whole: bool) -> None:
        super().__init__(parent)
        self.look = look
        self._whole = whole
        self.thin = Rule(look, parent=self)
        self.title = Text(look, title, Face.STRONG, parent=self)
        self.ticks = Ticks(look, title, (), exclusive=False, parent=self)
        self.ticks.changed.connect(self._ticked)
        self.told = Remark(look, quiet=True, parent=self)
        self.section = Section(title, {})
        self.agreement: Agreement | None = None
        self.lines: Sequence[RuleLine] = ()
        look.changed.connect(self.place)

    def show_section(
        self, section: Section, agreement: Agreement, lines: Sequence[RuleLine]
    ) -> None:
        """Show *section*, of which *lines* matter as everything is now."""
        self.section, self.agreement = section, agreement
        for line in self.lines:
            if line not in lines:
                line.hide()
        self.lines = lines
        for line in lines:
            line.setParent(self)
            line.show()
        self.ticks.show_ticks(section, agreement)
        self.told.show_label(_what_customs_do(section, agreement, whole=self._whole))
        self.place()

    def parts(self) -> Iterator[QWidget]:
        """Yield what Tab goes through, in its order."""
        ticks = () if self.ticks.isHidden() else (self.ticks,)
        yield from ticks if self._beside() else ()
        yield from (line.part for line in self.lines)
        yield from () if self._beside() else ticks

    def _ticked(self, names: list[str]) -> None:
        agreement = self.agreement
        if agreement is None:
            return
        # The lines first: those of a custom that is let go are gone with it.
        for button in self.ticks.buttons.values():
            name = button.choice.name.removeprefix(LINE)
            if name != button.choice.name and button.isChecked() is not agreement.value(name):
                agreement = agreement.answer(name, button.isChecked())
        for custom in self.section.customs:
            if (CUSTOM + custom.id in names) is not (custom in agreement.customs):
                agreement = agreement.lay(custom, over=CUSTOM + custom.id in names)
        for kind in self.section.kinds:
            if (KIND + kind.kind in names) is not agreement.plays(kind):
                agreement = agreement.allow(kind, allowed=KIND + kind.kind in names)
        self.asked.emit(agreement)

    # Where everything is

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put lines beside each other where there is room."""
        super().resizeEvent(event)
        self.place()

    def _beside(self) -> bool:
        """Whether the ticks are what the title asks, and stand beside it."""
        ticked = self.section.customs or self.section.kinds
        return bool(ticked) and not any(isinstance(each, OptionLine) for each in self.lines)

    def place(self) -> None:
        """Place title, lines and ticks at this width, and hold the height of all."""
        px, wide = self.look.px, self.width()
        self.thin.setGeometry(0, 0, wide, px(1))
        title = round(self.look.width(self.title.text(), Face.STRONG)) + px(2)
        top = px(8)
        if self._beside() and not self.ticks.isHidden():
            self.title.setGeometry(0, top, title, px(40))
            top = self._put_ticks(title + px(16), top)
        else:
            self.title.setGeometry(0, top, wide, px(24))
            top += px(28)
        top = self._put_lines(top)
        if not self._beside() and not self.ticks.isHidden():
            top = self._put_ticks(0, top)
        if not self.told.isHidden():
            self.told.set_width(wide)
            self.told.move(0, top)
            top += self.told.height() + px(8)
        self.setFixedHeight(top)

    def _put_ticks(self, left: int, top: int) -> int:
        self.ticks.setGeometry(left, top, self.width() - left, self.ticks.height())
        self.ticks.place()
        return top + self.ticks.height() + self.look.px(8)

    def _put_lines(self, top: int) -> int:
        gap, wide = self.look.px(24), self.width()
        cell = (wide + gap) / COLUMNS
        rows = list(self._rows(cell))
        beside = (line.label_width() for row in rows for line, span in row if span >= HALF)
        column = min(max(beside, default=0), self.look.px(WORDS))
        for row in rows:
            left, high = 0, 0
            for line, span in row:
                x = round(left * cell)
                across = round((left + span) * cell) - gap - x
                if span < HALF:
                    across = max(line.needs(), min(across, self.look.px(THIRD)))
                tall = line.lay(across, column if span >= HALF else 0)
                line.setGeometry(x, top, across, tall)
                left, high = left + span, max(high, tall)
            top += high + self.look.px(8)
        return top

    def _rows(self, cell: float) -> Iterator[list[tuple[RuleLine, int]]]:
        """Yield the lines of every row, with how many of the columns each takes."""
        row: list[tuple[RuleLine, int]] = []
        for line, span in self._spans(cell):
            if row and sum(taken for _, taken in row) + span > COLUMNS:
                yield row
                row = []
            row.append((line, span))
        if row:
            yield row

    def _spans(self, cell: float) -> Iterator[tuple[RuleLine, int]]:
        """Yield every line with its columns: thirds or halves, as most of them fit."""
        gap = self.look.px(24)
        numbers = [each for each in self.lines if isinstance(each, NumberLine)]
        room = self.width() >= self.look.px(ROOM)

        def fits(line: RuleLine, span: int) -> bool:
            return line.needs() <= span * cell - gap

        thirds = 2 * sum(fits(each, 2) for each in numbers) >= len(numbers)
        spans = ((2, 4) if thirds else (HALF,)) if room else ()
        for line in self.lines:
            fitting = (each for each in spans if fits(line, each))
            yield line, next(fitting, COLUMNS) if line in numbers else COLUMNS


class Fold(LowButton):
    """What opens and shuts. A double click opens: its second press does not shut it again."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press and do nothing."""
        event.accept()


class FoldRow(Low):
    """A row of such buttons."""

    button = Fold


class Folds(QWidget):
    """What is seldom talked about: a button opens each section.

    `changed` is sent when one did, with the name of the section that was opened, or "".
    """

    changed = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.thin = Rule(look, parent=self)
        self.title = Text(look, N_("More"), Face.STRONG, parent=self)
        self.row = FoldRow(look, N_("More"), (), exclusive=False, parent=self)
        self.row.changed.connect(self._opened)
        self.told = Sentence(look, "", quiet=True, parent=self)
        self.opened: set[str] = set()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.thin, self.title, self.row, self.told):
            self._layout.addWidget(widget)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self._layout.setSpacing(self.look.px(8))

    def show_folds(self, sections: Sequence[Section], agreement: Agreement) -> None:
        """Show a button for each of *sections*, and what is not as usual in those closed."""
        choices = [Choice(str(each.title), each.title, (56, 56)) for each in sections]
        if choices != [button.choice for button in self.row.buttons.values()]:
            self.row.set_choices(choices)
        self.row.choose(self.opened)
        closed = [each for each in sections if not self.open(each)]
        unusual = [line for each in closed for line in agreement.unusual(each)]
        words: Label = ""
        if unusual:
            words, *others = unusual
            for each in others:
                words = phrase(N_("{these}, {next}"), these=words, next=each)
            words = phrase(N_("Not as usual: {lines}"), lines=words)
        self.told.show_label(words)
        self.told.setVisible(bool(unusual))
        self.setVisible(bool(sections))

    def open(self, section: Section) -> bool:
        """Whether *section* is shown."""
        return not section.folded or str(section.title) in self.opened

    def _opened(self, names: list[str]) -> None:
        came = set(names) - self.opened
        self.opened = set(names)
        self.changed.emit(next(iter(came), ""))


class RulesForm(QWidget):
    """Every line of an agreement. `asked` is sent with the agreement as a person wants it.

    Lines are made one section after the other, so that nobody waits for all of them; `filled` is
    sent when all are there.
    """

    asked = Signal(object)
    filled = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None, *, whole: bool = False) -> None:
        """Make the form; *whole* says in full what the house rules do that are laid over."""
        super().__init__(parent)
        self.look = look
        self._whole = whole
        self.agreement: Agreement | None = None
        self.available: Sequence[AnyHouseRule] = ()
        self.sections: Sequence[Section] = ()
        self.groups: dict[str, Group] = {}
        self.folds = Folds(look, self)
        self.folds.changed.connect(self._refold)
        self._made: dict[str, RuleLine] = {}
        self._variant: AnyVariant | None = None
        self.steps = Steps(look, self)  # its place is in the head of the panel around this form
        self._guard = WheelGuard(self)
        self._turns = Turns(self)
        self._turns.done.connect(self.filled)
        self._opened = ""  # the section that shall come into sight
        self._sight = QTimer(self, singleShot=True, interval=0)  # once it has its place
        self._sight.timeout.connect(self._bring_into_sight)
        self._looks = 0  # that are left: what wraps has its height late, and the page even later
        self.filled.connect(self._sight.start)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self.folds)
        self._layout.addStretch(1)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self._layout.setSpacing(self.look.px(4))

    @property
    def lines(self) -> Mapping[str, RuleLine]:
        """Every line that is shown, by its name."""
        self._turns.finish()
        shown = (group for group in self.groups.values() if not group.isHidden())
        return {line.name: line for group in shown for line in group.lines}

    def parts(self) -> Iterator[QWidget]:
        """Yield what Tab goes through, in its order."""
        yield from (self.steps.less, self.steps.more)
        folded = False
        for section in self.sections:
            if section.folded and not folded:
                folded = True
                yield self.folds.row
            if self.folds.open(section):
                yield from self.groups[str(section.title)].parts()

    def show_agreement(self, agreement: Agreement, available: Sequence[AnyHouseRule]) -> None:
        """Show *agreement*; *available* are the house rules that its game can have."""
        if agreement.variant is not self._variant:
            self._forget()
            self._variant = agreement.variant
        self.agreement, self.available = agreement, available
        self._turns.run(self._filling())

    def reveal(self, name: str) -> RuleLine | None:
        """Open the section of line *name* and return the line, None where it is not asked."""
        for section in self.sections:
            if name in section.questions and section.folded:
                self.folds.opened.add(str(section.title))
                self._turns.run(self._filling())
                self._turns.finish()
        return self.lines.get(name)

    def forget_typing(self) -> None:
        """Let every number stand as it is: Ctrl+Z is no longer for how it was typed."""
        for line in self._made.values():
            if isinstance(line, NumberLine):
                line.field.write()
                if line.field.hasFocus():
                    line.field.selectAll()

    def _refold(self, opened: str) -> None:
        """Let the room know that there are other lines, which shows what is open now."""
        self._opened, self._looks = opened, LOOKS
        if self.agreement is not None:
            self.asked.emit(self.agreement)

    def _bring_into_sight(self) -> None:
        """Scroll to the section that was opened just now: it lies below its button."""
        group = self.groups.get(self._opened)
        if self._looks and group is not None and group.isVisible():
            self._looks -= 1
            bring_top_into_sight(group)
            self._sight.start()

    def _forget(self) -> None:
        """Let go of the lines of another game."""
        for group in self.groups.values():
            self._layout.removeWidget(group)
            group.hide()
            group.deleteLater()
        self.groups, self._made = {}, {}
        self.folds.opened.clear()

    def _filling(self) -> Iterator[None]:
        """Show every section that is open, and stop before each whose lines are to be made."""
        agreement = self.agreement
        if agreement is None:
            return
        self.sections = agreement.arranged(self.available)
        first = [each for each in self.sections if not each.folded]
        seldom = [each for each in self.sections if each.folded]
        self.folds.show_folds(seldom, agreement)
        opened = [each for each in seldom if self.folds.open(each)]
        shown: list[QWidget] = [self._group(each) for each in first]
        shown += [self.folds, *(self._group(each) for each in opened)]
        for place, widget in enumerate(shown):
            self._layout.insertWidget(place, widget)
        for group in self.groups.values():
            group.setVisible(group in shown)
        problems = {each.question: each for each in reversed(agreement.problems)}
        for section in (*first, *opened):
            if not self._made.keys() >= set(_with_line(section, agreement)):
                yield
            self._fill(section, agreement, problems)

    def _group(self, section: Section) -> Group:
        title = str(section.title)
        if title not in self.groups:
            self.groups[title] = Group(self.look, section.title, self, whole=self._whole)
            self.groups[title].asked.connect(self.asked)
        return self.groups[title]

    def _fill(
        self, section: Section, agreement: Agreement, problems: Mapping[str, Problem]
    ) -> None:
        group, shown = self._group(section), []
        for name in _with_line(section, agreement):
            line = self._line(section, name, group)
            line.show_line(agreement.value(name), problems.get(name))
            shown.append(line)
        group.show_section(section, agreement, shown)

    def _line(self, section: Section, name: str, group: Group) -> RuleLine:
        if name not in self._made:
            question = section.questions[name]
            unit = self._variant.unit if self._variant is not None else ""
            line = line_for(self.look, name, question, unit, self._guard, group)
            line.told.connect(self._told)
            if isinstance(line, NumberLine):
                line.field.held.connect(partial(self.steps.hold, line.field))
                line.field.left.connect(self.steps.let_go)
            self._made[name] = line
        return self._made[name]

    def _told(self, name: str, value: object) -> None:
        if self.agreement is not None:
            self.asked.emit(self.agreement.answer(name, value))


def _with_line(section: Section, agreement: Agreement) -> list[str]:
    """Return what is asked in *section* as everything is now, but for what is ticked."""
    return [
        name
        for name, each in section.questions.items()
        if not isinstance(each.box, CheckBox) and agreement.asks(name)
    ]
