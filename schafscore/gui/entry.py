"""The panel on which a hand is entered: kinds in a row, below them what the kind asks."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QSpinBox, QStackedLayout, QVBoxLayout, QWidget

from schafscore.core.declared import Suit
from schafscore.core.questions import (
    AmountsBox,
    CheckBox,
    ChoiceBox,
    CountBox,
    Entry,
    PointsBox,
    Question,
    ResultBox,
    Role,
    TextBox,
    asked,
    questioned,
)
from schafscore.core.results import Holder
from schafscore.core.text import N_, Label
from schafscore.core.variant import Rules
from schafscore.gui.buttons import Choice, ChoiceButton, order_tabs
from schafscore.gui.fields import Field, field_for
from schafscore.gui.look import Face, Look
from schafscore.gui.panels import Line, RowLabel
from schafscore.gui.parts import Box
from schafscore.gui.points import least_pad
from schafscore.gui.rows import ChoiceRow
from schafscore.services.pad import Pad

MORE = "more"
SPECIAL = "special"
WIDEST_LABEL = 176  # px
ROOMY_ROWS = 4  # of what everybody has: more of them stand closer


class KindRow(ChoiceRow):
    """The kinds this table plays; the last button swaps the row in place for the rest."""

    special_asked = Signal(bool)
    ROOM = (800, 696)  # px for the row

    def __init__(self, look: Look) -> None:
        super().__init__(look, N_("Game"), (), fill=True)
        self.first: list[Choice] = []
        self.rest: list[Choice] = []
        self.page = 0
        self.kind = ""
        self.special = False
        self.has_special = False
        look.changed.connect(self._show_page)

    def show_kinds(self, kinds: Sequence[type[Entry]], host: type[Entry]) -> None:
        """Show *kinds*: the *host* and those with a key first, the rest behind the last button."""
        choices = {
            kind: Choice(kind.kind, kind.label, (56, 48), key=kind.key, suit=_suit(kind))
            for kind in kinds
        }
        self.first = [each for kind, each in choices.items() if kind is host or kind.key]
        self.rest = [each for each in choices.values() if each not in self.first]
        self.rest.insert(0, Choice(SPECIAL, N_("Special"), (56, 48)))
        self.start()
        self._show_page()

    def start(self) -> None:
        """Go back to the usual games; what is shown next decides again where the row stands."""
        self.kind, self.page = "", 0

    def show_kind(self, kind: str, *, special: bool, has_special: bool) -> None:
        """Mark *kind*, and go to the page where it is; without one, to the usual games."""
        self.special, self.has_special = special, has_special
        if kind != self.kind:
            self.kind = kind
            pages = enumerate(self._pages())
            there = (place for place, page in pages if any(each.name == kind for each in page))
            self.page = next(there, self.page) if kind else 0
        self._show_page()

    def _room(self) -> int:
        """Return how wide the row may get: as wide as the pad, of which a page may take some."""
        room = self.look.px(self.ROOM[self.look.measures.compact])
        return max(least_pad(self.look), min(room, self.width())) if self.isVisible() else room

    def minimumSizeHint(self) -> QSize:
        """Return the width of the narrowest pad; kinds without room come behind the last button."""
        return QSize(least_pad(self.look), self.look.px(self.look.measures.row))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many kinds as there is room for."""
        if event.size().width() != event.oldSize().width() and self.isVisible():
            self._show_page()

    def showEvent(self, event: QShowEvent) -> None:
        """Show what there is room for: the width may have changed before it was seen."""
        super().showEvent(event)
        self._show_page()

    def _pages(self) -> list[list[Choice]]:
        """Return the rows that are swapped, each as long as there is room."""
        look, compact = self.look, self.look.measures.compact
        gap, padding = look.px(8), look.px(8 if compact else 12)

        def width(choice: Choice) -> float:
            sign = look.px(32) if choice.suit else 0
            words = look.width(look.say(choice.label), Face.STRONG) + padding + gap + sign
            return max(words, look.px(choice.width[compact]) + gap)

        pages: list[list[Choice]] = []
        for choices in (self.first, self.rest):
            left = 0.0
            for each in choices:
                if left < width(each):
                    pages.append([])
                    left = self._room() - width(Choice(MORE, N_("More"), (56, 48)))
                pages[-1].append(each)
                left -= width(each)
        return pages

    def _show_page(self) -> None:
        pages = self._pages()
        if not pages:
            return
        self.page = min(self.page, len(pages) - 1)
        last = self.page == len(pages) - 1
        more = Choice(MORE, N_("Less") if last else N_("More"), (56, 48))
        self.set_choices([*pages[self.page], more])
        self.choose([self.kind, SPECIAL] if self.special else [self.kind])
        self.lock({} if self.has_special else {SPECIAL: ""})

    def _clicked(self, name: str, checked: bool) -> None:
        if name == MORE:
            self.page = (self.page + 1) % len(self._pages())
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
        self._lines: list[tuple[Line, RowLabel | None, list[Field]]] = []
        self._counted: list[RowLabel] = []
        self._held: dict[Role, tuple[QWidget, list[Line]]] = {}
        self._questions = dict(questions)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._holder = next(
            (name for name, each in questions.items() if each.box == ChoiceBox(Holder)), ""
        )
        self._columns = any(isinstance(each.box, PointsBox) for each in questions.values())
        agreed = _is_agreed(questions)
        self._aligned = self._columns or special or agreed  # no line here needs the whole width
        self._special = self._crowded = special
        self._build(special=special, agreed=agreed)
        self._layout.addStretch(1)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        gap = 8 if self._crowded else self.look.measures.row_gap
        self._layout.setSpacing(self.look.px(gap))
        for blank, _ in self._held.values():
            blank.setFixedHeight(self.look.px(self.look.measures.row))
        labels = [label for _, label, _ in self._lines if label is not None]
        widest = max((label.needs() for label in self._counted), default=0.0)
        widest = min(widest, self.look.px(WIDEST_LABEL))
        for label in labels:
            label.widen(widest if self._aligned else 0.0)

    def show_pad(self, pad: Pad, held: Collection[Role] = ()) -> None:
        """Show what stands on *pad*; places that are *held* stay empty where nothing is asked."""
        asked = frozenset(pad.questions)
        for field in self.fields:
            field.show_pad(pad, asked)
        rows = 0
        for line, label, fields in self._lines:
            shown = any(not field.isHidden() for field in fields)
            rows += shown
            line.setVisible(shown)
            if label is not None:
                label.setVisible(not fields[0].isHidden())
        if self._columns and not self._special and self._crowded != (rows > ROOMY_ROWS):
            self._crowded = not self._crowded
            self.fit()
        if self._counted != (counted := self._words_that_count()):
            self._counted = counted
            self.fit()
        for role, (blank, lines) in self._held.items():
            blank.setVisible(role in held and all(line.isHidden() for line in lines))

    def _words_that_count(self) -> list[RowLabel]:
        """Return the words for which the column before the rows is wide enough.

        What the kind asks counts though it may come later, or the rows would move aside; a house
        rule may ask nothing at this table.
        """
        return [
            label
            for _, label, fields in self._lines
            if label is not None and ("." not in fields[0].name or not fields[0].isHidden())
        ]

    # Which question stands where

    def _build(self, *, special: bool, agreed: bool) -> None:
        seldom = _seldom(self._questions)
        if special or agreed:
            own = {name: each for name, each in self._questions.items() if "." not in name}
            self._listed(seldom if special else own)
            return
        self._questions = {n: q for n, q in self._questions.items() if n not in seldom}
        counts = {
            name: each for name, each in self._of(Role.KIND) if isinstance(each.box, CountBox)
        }
        self._questions = {n: q for n, q in self._questions.items() if n not in counts}
        suited = any(True for _ in self._of(Role.SUIT))
        announced = not suited and (bool(counts) or any(True for _ in self._of(Role.RUNNERS)))
        numbers: list[Callable[[], None]] = [
            partial(self._alone, name, each) for name, each in counts.items()
        ]
        lines: list[Callable[[], None]] = [] if suited else numbers
        if suited:
            lines += [partial(self._alone, name, each) for name, each in self._manners()]
            lines.append(partial(self._sided, (Role.SUIT,), (Role.PROMISE, Role.KIND, Role.RULE)))
            lines += numbers
        elif not announced:
            lines.append(partial(self._sided, (Role.PROMISE, Role.KIND), (Role.RULE,)))
        late = self._asked_late()
        lines += [
            partial(self._alone, name, each)
            for name, each in self._of(Role.TIE)
            if name not in late
        ]
        # The result is where the eye and the finger expect it, whatever kind of hand is chosen:
        # one line above it, and one below it for the runners, though nothing may stand there.
        has_result = any(isinstance(each.box, ResultBox) for each in self._questions.values())
        above = 1 if has_result else len(lines)
        self._hold(Role.SUIT, lines[:above], blank=has_result)
        self._results()
        for name, each in late.items():
            self._alone(name, each)
        runners = partial(self._sided, (Role.RUNNERS,), ())
        self._hold(Role.RUNNERS, [runners], blank=has_result)
        for make in lines[above:]:
            make()
        # What is announced stands beside what is said against it, where no suit has the line.
        self._doublings((Role.KIND, Role.PROMISE) if announced else ())

    def _hold(self, role: Role, lines: Sequence[Callable[[], None]], *, blank: bool) -> None:
        """Make *lines*, and what holds their place where none of them is shown."""
        before = len(self._lines)
        for make in lines:
            make()
        if blank:
            empty = QWidget()
            self._layout.addWidget(empty)
            self._held[role] = (empty, [line for line, _, _ in self._lines[before:]])

    def _alone(self, name: str, question: Question) -> None:
        """Put one question in a line of its own."""
        field = self._field(name, question)
        self._line(question.label, [field] if field else [])

    def _of(self, *roles: Role) -> Iterator[tuple[str, Question]]:
        return ((name, each) for name, each in self._questions.items() if each.role in roles)

    def _field(self, name: str, question: Question) -> Field | None:
        field = field_for(
            self.look, name, question, self._holder, columns=self._columns, aligned=self._aligned
        )
        if field is not None:
            field.asked.connect(self.asked)
        return field

    def _line(self, label: Label, left: Sequence[Field], right: Sequence[Field] = ()) -> None:
        """Put fields at the left behind their *label*, and fields at the right."""
        if not left and not right:
            return
        line = Line(self.look)
        word = RowLabel(self.look, label, line) if label and left else None
        if word is not None:
            line.add(word)
        line.add(*left)
        if not any(_takes_the_rest(field) for field in left):
            line.space()
        line.add(*right)
        self._layout.addWidget(line)
        self._lines.append((line, word, [*left, *right]))
        self.fields += [*left, *right]

    def _fields(self, *roles: Role) -> list[Field]:
        made = [self._field(name, each) for name, each in self._of(*roles)]
        return [field for field in made if field is not None]

    def _sided(self, left: Sequence[Role], right: Sequence[Role]) -> None:
        """Put what has a role of *left* at the left, what has one of *right* at the right."""
        fields = self._fields(*left)
        self._line(fields[0].question.label if fields else "", fields, self._fields(*right))

    def _asked_late(self) -> Mapping[str, Question]:
        """Return what only a tie asks, behind the results: above them it would move them."""
        roles = [each.role for each in self._questions.values()]
        results = (place for place, role in enumerate(roles) if role is Role.RESULT)
        last = max(results, default=len(roles))
        behind = list(self._questions.items())[last:]
        return {name: each for name, each in behind if each.role is Role.TIE}

    def _manners(self) -> Sequence[tuple[str, Question]]:
        """Take out what has more than two ways: each has a line of its own."""
        manners = {
            name: each
            for name, each in self._of(Role.KIND)
            if isinstance(each.box, ChoiceBox) and len(each.box.options) > 2
        }
        self._questions = {n: q for n, q in self._questions.items() if n not in manners}
        return tuple(manners.items())

    def _results(self) -> None:
        """Put every result in a line of its own; the verdicts need the whole width."""
        for name, each in self._of(Role.RESULT):
            field = self._field(name, each)
            if field is None:
                continue
            if isinstance(each.box, ResultBox):
                self._layout.addWidget(field)
                self.fields.append(field)
            else:
                self._line(each.label, [field])

    def _doublings(self, announced: Sequence[Role]) -> None:
        """Put knocks at the left and what is said against the game at the right."""
        counts = {n: q for n, q in self._of(Role.DOUBLINGS) if isinstance(q.box, CountBox)}
        self._questions = {n: q for n, q in self._questions.items() if n not in counts}
        for name, each in counts.items():
            field = self._field(name, each)
            self._line(each.label, [field] if field else [])
        fields, promises = self._fields(Role.DOUBLINGS), self._fields(*announced)
        left, right = [*promises, *fields[:-1]], fields[-1:]
        self._line(left[-1].question.label if left else "", left, right)

    def _listed(self, questions: Mapping[str, Question]) -> None:
        """Put one question below the other; short ones beside a line of words."""
        short: list[Field] = []
        for name, each in questions.items():
            field = self._field(name, each)
            if isinstance(each.box, AmountsBox) and field is not None:
                self._line("", [field])
            elif isinstance(each.box, CountBox | CheckBox | TextBox) and field is not None:
                short.append(field)
            elif field is not None:
                self._line(each.label, [field])
        if short:
            count = [field for field in short if isinstance(field.question.box, CountBox)]
            label = count[0].question.label if count else ""
            others = [field for field in short if field not in count]
            self._line(label, count + others)


def _suit(kind: type[Entry]) -> str:
    """Return the sign of a kind that is called after its suit."""
    named = (suit.name.lower() for suit in Suit if (suit.label, suit.key) == (kind.label, kind.key))
    return next(named, "")


def _stops(field: Field) -> list[QWidget]:
    """Return what takes the focus in *field*, from left to right."""
    return [
        widget
        for widget in field.findChildren(QWidget)
        if isinstance(widget, ChoiceButton)
        or (
            widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not isinstance(widget.parentWidget(), QSpinBox)
        )
    ]


def _takes_the_rest(field: Field) -> bool:
    return field.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Expanding


def _is_agreed(questions: Mapping[str, Question]) -> bool:
    """Whether a kind has no cards behind it, so that its questions follow each other."""
    roles = {each.role for name, each in questions.items() if "." not in name}
    return not roles & {Role.DECLARER, Role.TIE, Role.DOUBLINGS}


def _seldom(questions: Mapping[str, Question]) -> Mapping[str, Question]:
    """Return what stands behind "Special": what house rules ask, and what is hardly ever said."""
    agreed = _is_agreed(questions)
    return {
        name: each
        for name, each in questions.items()
        if "." in name or (not agreed and (each.role is Role.PENALTY or _is_left_out(each)))
    }


def _is_left_out(question: Question) -> bool:
    """Whether a number has a word for not being told."""
    return question.role is Role.KIND and bool(question.zero)


class EntryPad(Box):
    """The panel. What a person asks for is sent with the pad as it shall be."""

    asked = Signal(object)

    def __init__(self, look: Look, behind: QWidget, parent: QWidget | None = None) -> None:
        """Make an empty panel; Tab comes to it *behind* another widget."""
        super().__init__(look, parent=parent)
        self.behind = behind
        self._ordered: list[QWidget] = []
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
        self._kinds: tuple[type[Entry], ...] = ()
        self._rules: Rules | None = None
        self._held: frozenset[Role] = frozenset()
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        px, measures = self.look.px, self.look.measures
        side, above = measures.inset
        edge = px(1)  # a layout begins inside the edge of its box
        side, above = px(side) - edge, px(above) - edge
        self._layout.setContentsMargins(side, above, side, above)
        self._layout.setSpacing(px(measures.row_gap))

    def prepare(self, pad: Pad) -> Iterator[None]:
        """Show *pad* in short steps, where what shows it is still to be made."""
        self._take_rules(pad)
        yield
        self._page(pad, special=False)
        yield
        self._first_page(pad)
        yield
        self.show_pad(pad)
        yield

    def _take_rules(self, pad: Pad) -> None:
        """Show what can be played, and find what some kind of it asks for."""
        if pad.kinds != self._kinds:
            self._kinds = pad.kinds
            self.kinds.show_kinds(pad.kinds, pad.host)
            self._rules = None
        if pad.rules != self._rules:  # equal ones hold the same places: finding them takes long
            self._rules, self._held = pad.rules, _held(pad)

    def show_pad(self, pad: Pad) -> None:
        """Show what stands on *pad*, on the page of its kind."""
        self._take_rules(pad)
        if self.pad is None or pad.kind is not self.pad.kind:
            self.special = False
        self.pad = pad
        self.kinds.show_kind(
            pad.kind.kind if pad.kind else "",
            special=self.special,
            has_special=pad.kind is not None and bool(_seldom(_questions(pad))),
        )
        page = self._page(pad, special=self.special)
        page.show_pad(pad, self._held)
        # What is not seen claims no room, but the pad is never lower than before a kind is chosen:
        # else the kinds would move away under the finger where a board lies above them.
        claiming = {page, self._first_page(pad)}
        for each in self.pages.values():
            policies = QSizePolicy.Policy
            policy = policies.Preferred if each in claiming else policies.Ignored
            each.setSizePolicy(policy, policy)
        self._stack.setCurrentWidget(page)
        self._order_tabs(page)

    def _first_page(self, pad: Pad) -> Page:
        """Return the page that is shown before a kind is chosen."""
        made, nothing = len(self.pages), replace(pad, kind=None, answers={})
        page = self._page(nothing, special=False)
        if len(self.pages) > made:  # else it would claim room for all that it may ask
            page.show_pad(nothing, self._held)
        return page

    def ahead(self) -> Iterator[None]:
        """Make the pages of the kinds one by one, so that the first press of each is not felt."""
        for kind in self._kinds:
            if self.pad is not None and kind in self.pad.kinds:
                made, pad = len(self.pages), self.pad.choose(kind)
                page = self._page(pad, special=False)
                if len(self.pages) > made:
                    page.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
                    yield
                    if self._stack.currentWidget() is not page:  # pressed meanwhile, it has its pad
                        page.show_pad(pad, self._held)
                        yield

    def _page(self, pad: Pad, *, special: bool) -> Page:
        questions = _questions(pad)
        key = (pad.kind or pad.host, tuple(questions), special)
        if key not in self.pages:
            page = Page(self.look, questions, special=special)
            page.asked.connect(self.asked)
            self._stack.addWidget(page)
            self.pages[key] = page
        return self.pages[key]

    def _order_tabs(self, page: Page) -> None:
        """Let Tab go down the panel; what was made last would come last."""
        widgets: list[QWidget] = list(self.kinds.buttons.values())
        for field in page.fields:
            widgets += _stops(field)
        if widgets != self._ordered:
            self._ordered = widgets
            order_tabs(self.behind, widgets)

    def _kind_asked(self, names: list[str]) -> None:
        pad = self.pad
        if pad is None:
            return
        kinds = {kind.kind: kind for kind in pad.kinds}
        if names:
            self.asked.emit(pad.choose(kinds[names[0]]))
        else:
            self.asked.emit(replace(pad, kind=None, answers={}))

    def _special_asked(self, wanted: bool) -> None:
        if self.pad is not None:
            self.special = wanted
            self.show_pad(self.pad)


def _held(pad: Pad) -> frozenset[Role]:
    """Return the lines around a result that some kind of hand of this table has."""
    found: set[Role] = set()
    for kind in pad.kinds:
        fresh = Pad(pad.rules, pad.table).choose(kind)
        asked = {name: each for name, each in fresh.questions.items() if name in questioned(kind)}
        if not any(isinstance(each.box, ResultBox) for each in questioned(kind).values()):
            continue
        usual = [each for name, each in asked.items() if name not in _seldom(asked)]
        roles = {each.role for each in usual} | {
            Role.SUIT for each in questioned(kind).values() if each.role is Role.SUIT
        }
        counted = any(each.role is Role.KIND and isinstance(each.box, CountBox) for each in usual)
        said = roles & {Role.PROMISE, Role.KIND, Role.RULE}
        if Role.SUIT in roles or counted or (said and Role.RUNNERS not in roles):
            found.add(Role.SUIT)
        found |= roles & {Role.RUNNERS}
    return frozenset(found)


def _questions(pad: Pad) -> Mapping[str, Question]:
    """Return everything that can be asked about the kind of *pad*, by the game and house rules."""
    questions = dict(questioned(pad.kind or pad.host))
    for custom, _ in pad.rules.customs:
        if custom.asks is not None:
            questions |= {f"{custom.id}.{each.name}": each for each in asked(custom.asks)}
    return questions
