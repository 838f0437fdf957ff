"""The panel on which a hand is entered: kinds in a row, below them what the kind asks."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QStackedLayout, QVBoxLayout, QWidget

from schafscore.core.questions import (
    AmountsBox,
    ChoiceBox,
    CountBox,
    Entry,
    PointsBox,
    Question,
    ResultBox,
    Role,
    asked,
    questioned,
)
from schafscore.core.results import Holder
from schafscore.core.text import N_, Label
from schafscore.core.variant import Rules
from schafscore.gui.buttons import Choice
from schafscore.gui.fields import Field, field_for
from schafscore.gui.look import Look
from schafscore.gui.panels import Line, RowLabel
from schafscore.gui.rows import ChoiceRow
from schafscore.services.pad import Pad

MORE = "more"
SPECIAL = "special"
AGREED = (Role.PENALTY, Role.RULE)  # kinds that ask nothing else have no cards behind them


class KindRow(ChoiceRow):
    """The kinds this table plays; the last button swaps the row in place for the rest."""

    special_asked = Signal(bool)

    def __init__(self, look: Look) -> None:
        super().__init__(look, N_("Game"), (), fill=True)
        self.pages: tuple[list[Choice], list[Choice]] = ([], [])
        self.page = 0
        self.kind = ""
        self.special = False

    def show_kinds(self, kinds: Sequence[type[Entry]], host: type[Entry]) -> None:
        """Show *kinds*: the *host* and those with a key first, the rest behind the last button."""
        choices = {kind: Choice(kind.kind, kind.label, (56, 48), key=kind.key) for kind in kinds}
        first = [each for kind, each in choices.items() if kind is host or kind.key]
        rest = [each for each in choices.values() if each not in first]
        self.pages = (first, [*rest, Choice(SPECIAL, N_("Special"), (56, 48))])
        self._show_page()

    def show_kind(self, kind: str, *, special: bool) -> None:
        """Mark *kind*, and go to the page where it is."""
        self.special = special
        if kind != self.kind:
            self.kind = kind
            rest = any(each.name == kind for each in self.pages[1])
            first = any(each.name == kind for each in self.pages[0])
            if rest or first:
                self.page = int(rest)
        self._show_page()

    def _show_page(self) -> None:
        label = N_("Less") if self.page else N_("More")
        self.set_choices([*self.pages[self.page], Choice(MORE, label, (56, 48))])
        self.choose([self.kind, SPECIAL] if self.special else [self.kind])

    def _clicked(self, name: str, checked: bool) -> None:
        if name == MORE:
            self.page = 1 - self.page
            self._show_page()
        elif name == SPECIAL:
            self.special_asked.emit(checked)
        else:
            self.changed.emit([name] if checked else [])


class Page(QWidget):
    """Everything that is asked about one kind, or what is seldom asked about it."""

    asked = Signal(object)

    def __init__(self, look: Look, questions: Mapping[str, Question], *, special: bool) -> None:
        super().__init__()
        self.look = look
        self.fields: list[Field] = []
        self._questions = dict(questions)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._holder = next(
            (name for name, each in questions.items() if each.box == ChoiceBox(Holder)), ""
        )
        self._columns = any(isinstance(each.box, PointsBox) for each in questions.values())
        roles = {each.role for name, each in questions.items() if "." not in name}
        self._build(special=special, agreed=roles <= set(AGREED))
        self._layout.addStretch(1)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self._layout.setSpacing(self.look.px(self.look.measures.row_gap))

    def show_pad(self, pad: Pad) -> None:
        """Show what stands on *pad*."""
        for field in self.fields:
            field.show_pad(pad)

    # Which question stands where

    def _build(self, *, special: bool, agreed: bool) -> None:
        seldom = {
            name: each
            for name, each in self._questions.items()
            if "." in name or (each.role is Role.PENALTY and not agreed)
        }
        if special or agreed:
            self._listed(seldom if special else self._questions)
            return
        self._questions = {n: q for n, q in self._questions.items() if n not in seldom}
        self._sided((Role.SUIT,), (Role.PROMISE, Role.KIND, Role.RULE))
        self._sided((Role.TIE,), ())
        self._results()
        self._sided((Role.RUNNERS,), ())
        self._doublings()

    def _of(self, *roles: Role) -> Iterator[tuple[str, Question]]:
        return ((name, each) for name, each in self._questions.items() if each.role in roles)

    def _field(self, name: str, question: Question) -> Field | None:
        field = field_for(self.look, name, question, self._holder, columns=self._columns)
        if field is not None:
            field.asked.connect(self.asked)
            self.fields.append(field)
        return field

    def _line(self, label: Label, *fields: Field) -> Line:
        line = Line(self.look)
        if label:
            line.add(RowLabel(self.look, label, line))
        line.add(*fields)
        self._layout.addWidget(line)
        return line

    def _sided(self, left: Sequence[Role], right: Sequence[Role]) -> None:
        """Put what has a role of *left* at the left, each with its words before it."""
        line: Line | None = None
        for name, each in self._of(*left):
            field = self._field(name, each)
            if field is None:
                continue
            if line is None:
                line = self._line(each.label, field)
            else:
                line.add(field)
        others = [self._field(name, each) for name, each in self._of(*right)]
        shown = [field for field in others if field is not None]
        if shown:
            line = line or self._line("")
            line.space()
            line.add(*shown)
        elif line is not None:
            line.space()

    def _results(self) -> None:
        """Put every result in a line of its own; the verdicts need the whole width."""
        for name, each in self._of(Role.RESULT):
            field = self._field(name, each)
            if field is None:
                continue
            if isinstance(each.box, ResultBox):
                self._layout.addWidget(field)
            else:
                self._line(each.label, field).space()

    def _doublings(self) -> None:
        """Put knocks at the left and what is said against the game at the right."""
        fields = [(each, self._field(name, each)) for name, each in self._of(Role.DOUBLINGS)]
        shown = [(each, field) for each, field in fields if field is not None]
        if not shown:
            return
        label = shown[0][0].label if len(shown) > 1 else ""
        line = self._line(label, *(field for _, field in shown[:-1]))
        line.space()
        line.add(shown[-1][1])

    def _listed(self, questions: Mapping[str, Question]) -> None:
        """Put one question below the other; short ones beside a line of words."""
        short: list[tuple[Question, Field]] = []
        for name, each in questions.items():
            field = self._field(name, each)
            if field is None:
                continue
            if isinstance(each.box, AmountsBox):
                self._line("", field).space()
            elif isinstance(each.box, ChoiceBox) or each.role is Role.PENALTY:
                self._line(each.label, field).space()
            else:
                short.append((each, field))
        if short:
            line = self._line("")
            for each, field in short:
                if isinstance(each.box, CountBox):
                    line.add(RowLabel(self.look, each.label, line))
                line.add(field)


class EntryPad(QFrame):
    """The panel. What a person asks for is sent with the pad as it shall be."""

    asked = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setProperty("part", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.pad: Pad | None = None
        self.special = False
        self.kinds = KindRow(look)
        self.kinds.changed.connect(self._kind_asked)
        self.kinds.special_asked.connect(self._special_asked)
        self.pages: dict[tuple[type[Entry], tuple[str, ...], bool], Page] = {}
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.kinds)
        self._stack = QStackedLayout()
        self._layout.addLayout(self._stack, 1)
        self._rules: Rules | None = None
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        px, measures = self.look.px, self.look.measures
        side, above = measures.inset
        edge = px(1)  # a layout begins inside the border that the style sheet gives its frame
        side, above = px(side) - edge, px(above) - edge
        self._layout.setContentsMargins(side, above, side, above)
        self._layout.setSpacing(px(measures.row_gap))

    def show_pad(self, pad: Pad) -> None:
        """Show what stands on *pad*, on the page of its kind."""
        if pad.rules is not self._rules:
            self._rules = pad.rules
            self.kinds.show_kinds(pad.rules.entries, host_of(pad))
        if self.pad is None or pad.kind is not self.pad.kind:
            self.special = False
        self.pad = pad
        self.kinds.show_kind(pad.kind.kind if pad.kind else "", special=self.special)
        page = self._page(pad)
        page.show_pad(pad)
        self._stack.setCurrentWidget(page)

    def _page(self, pad: Pad) -> Page:
        kind = pad.kind or host_of(pad)
        questions = dict(questioned(kind))
        for custom, _ in pad.rules.customs:
            if custom.asks is not None:
                questions |= {f"{custom.id}.{each.name}": each for each in asked(custom.asks)}
        key = (kind, tuple(questions), self.special)
        if key not in self.pages:
            page = Page(self.look, questions, special=self.special)
            page.asked.connect(self.asked)
            self._stack.addWidget(page)
            self._put_behind_kinds(page)
            self.pages[key] = page
        return self.pages[key]

    def _put_behind_kinds(self, page: Page) -> None:
        """Let Tab come to *page* behind the kinds; else it came last, as it was made last."""
        before: QWidget = list(self.kinds.buttons.values())[-1]
        for widget in page.findChildren(QWidget):
            if widget.focusProxy() is None:
                QWidget.setTabOrder(before, widget)
                before = widget

    def _kind_asked(self, names: list[str]) -> None:
        pad = self.pad
        if pad is None:
            return
        kinds = {kind.kind: kind for kind in pad.rules.entries}
        if names:
            self.asked.emit(pad.choose(kinds[names[0]]))
        else:
            self.asked.emit(replace(pad, kind=None, answers={}))

    def _special_asked(self, wanted: bool) -> None:
        if self.pad is not None:
            self.special = wanted
            self.show_pad(self.pad)


def host_of(pad: Pad) -> type[Entry]:
    """Return the kind whose questions stand there before any kind is chosen."""
    kinds = pad.rules.entries
    paired = (kind for kind in kinds if any(q.role is Role.PARTNER for q in asked(kind)))
    declared = (kind for kind in kinds if any(q.role is Role.DECLARER for q in asked(kind)))
    return next(paired, None) or next(declared, None) or kinds[0]
