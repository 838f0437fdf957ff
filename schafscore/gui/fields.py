"""The fields of the pad: each shows what was answered to one question, and asks for more."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from math import ceil
from typing import Any

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafscore.core.accounts import Person
from schafscore.core.declared import REPLIES
from schafscore.core.questions import (
    AmountsBox,
    CheckBox,
    ChoiceBox,
    CountBox,
    PeopleBox,
    PersonBox,
    PointsBox,
    Question,
    ResultBox,
    Role,
    SaidBox,
    TextBox,
)
from schafscore.core.results import CARD_POINTS, Holder, Trickless
from schafscore.core.text import N_, Label, Option
from schafscore.gui.buttons import CENTRE, Choice, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.parts import Writing
from schafscore.gui.points import PointsRuler, Stepper, Thresholds
from schafscore.gui.rows import ChoiceRow, DoublingsRow, RunnersRow, Wrapped, in_lines
from schafscore.services.keyline import FLAGS
from schafscore.services.pad import Pad, Six

SIGNS = frozenset({"acorns", "leaves", "hearts", "bells"})
LONGEST_COUNT = 30  # numbers that one steps through; of more there are only some
NAME_WIDTH = (76, 72)
LEAST_NAME_WIDTH = 48
PADDING = (12, 8)
AIR = (24, 20)  # px beside a name where there is room for it
COLUMN_WIDTH = (144, 122)  # of a person over the field with his card points
FLAG_ROOM = (190, 150)
ROW_ROOM = (680, 600)  # of people alone in a row
COLUMN_OF_WORDS = (80, 88)  # more than elsewhere before the rows, where they stand in a column
SHARED_ROOM = (358, 316)  # beside Kontra and what follows it
FREED = (160, 148)  # px for names that are too long, where two replies are seen and not four
SHARED_IN_COLUMN, FREED_IN_COLUMN = (358, 284), (160, 108)  # behind a column of words
VERDICTS = {
    "lost_black": Six.LOST_SCHWARZ,
    "lost_schneider": Six.LOST_SCHNEIDER,
    "lost": Six.LOST,
    "won": Six.WON,
    "won_schneider": Six.WON_SCHNEIDER,
    "won_black": Six.WON_SCHWARZ,
}
NAMES_OF_VERDICTS = {six: name for name, six in VERDICTS.items()}


class Field(QWidget):
    """One question on the pad. `asked` is sent with the pad as a person wants it."""

    asked = Signal(object)
    stays = False  # in its place, locked, where it is not asked

    def __init__(self, look: Look, name: str, question: Question) -> None:
        super().__init__()
        self.look = look
        self.name = name
        self.question = question
        self.pad: Pad | None = None
        self.matters = False
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_pad(self, pad: Pad, asked: Collection[str]) -> None:
        """Show what stands on *pad*; *asked* are the questions that matter now."""
        self.pad = pad
        self.matters = self.name in asked
        self.show_answer(pad)
        self.setVisible(self.stays or (self.matters and self.is_free()))

    def show_answer(self, pad: Pad) -> None:
        """Show the answer; the fields below know how."""
        raise NotImplementedError

    def is_free(self) -> bool:
        """Whether anything can be answered."""
        return True

    def value(self, pad: Pad) -> Any:
        """Return the answer, None where nothing is asked."""
        return pad.value(self.name) if self.matters else None

    def _answer(self, value: Any) -> None:
        if self.pad is not None:
            self.asked.emit(self.pad.answer(self.name, value))


class OptionField(Field):
    """One option of a closed list; where the default means none of them it has no button."""

    def __init__(self, look: Look, name: str, question: Question) -> None:
        super().__init__(look, name, question)
        assert isinstance(question.box, ChoiceBox)
        self.stays = question.role is Role.SUIT
        options = list(question.box.options)
        # One of two kinds of playing is the usual one: the other is a button, as a yes is.
        toggled = question.role is Role.KIND and len(options) == 2
        self.nothing = question.default if toggled or question.role is Role.PROMISE else None
        self.options = [each for each in options if each is not self.nothing]
        choices = [self._choice(each) for each in self.options]
        make = Wrapped if question.role is Role.PENALTY else ChoiceRow
        self.row = make(look, question.label, choices)
        self.row.changed.connect(self._chosen)
        self._layout.addWidget(self.row)
        if make is Wrapped:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _choice(self, option: Option) -> Choice:
        sign = option.name.lower() if option.name.lower() in SIGNS else ""
        width = (112, 104) if sign else (56, 56)
        return Choice(option.name, option.label, width, key=option.key, suit=sign)

    def _chosen(self, names: list[str]) -> None:
        chosen = [each for each in self.options if each.name in names]
        if chosen and self.pad is not None:
            self.asked.emit(self.pad.imply(self.name, chosen[0]))
        else:
            self._answer(None)

    def show_answer(self, pad: Pad) -> None:
        """Show the option that was chosen, and lock what cannot be."""
        value = self.value(pad)
        if self.question.role is Role.PROMISE:
            self.stays = pad.imply(self.name, self.options[0]) is not pad
        self.row.choose([] if value in (None, self.nothing) else [value.name])
        locked: dict[str, Label] = {}
        for each in self.options:
            there = pad.imply(self.name, each) if self.stays and not self.matters else pad
            why = there.locked(self.name, each) if self.matters or there is not pad else ""
            if why is not None and each is not value:
                locked[each.name] = why
        self.row.lock(locked)


class FlagField(Field):
    """Yes or no: one button."""

    def __init__(self, look: Look, name: str, question: Question) -> None:
        super().__init__(look, name, question)
        key = next((key for key, flag in FLAGS.items() if flag == name), "")
        self.row = ChoiceRow(look, "", [Choice(name, question.label, key=key, most=FLAG_ROOM)])
        self.row.changed.connect(lambda names: self._answer(bool(names)))
        self._layout.addWidget(self.row)

    def show_answer(self, pad: Pad) -> None:
        """Show whether it is so."""
        self.row.choose([self.name] if self.value(pad) else [])


class PeopleField(Field):
    """People as buttons: one of them, several, or who said something."""

    def __init__(
        self,
        look: Look,
        name: str,
        question: Question,
        *,
        width: tuple[int, int] = NAME_WIDTH,
        aligned: bool = False,
    ) -> None:
        super().__init__(look, name, question)
        self.width_of_name = width
        self._aligned = aligned  # behind a column of words that may be wide
        self._from_the_start: dict[object, bool] = {}
        self.row = ChoiceRow(
            look, question.label, (), exclusive=isinstance(question.box, PersonBox)
        )
        self.row.changed.connect(self._chosen)
        self._layout.addWidget(self.row)

    def is_free(self) -> bool:
        """Whether anybody can be named; card points that do not add up yet rule nobody out."""
        if self.question.role is Role.TIE and self.question.needed is None:
            return self.stays
        return any(button.isEnabled() for button in self.row.buttons.values())

    def _here(self, pad: Pad) -> Sequence[Person]:
        box = self.question.box
        everybody = isinstance(box, PersonBox) and box.here
        seats = pad.table.people
        return [each for each in seats if everybody or each in pad.table.playing]

    def _chosen(self, names: list[str]) -> None:
        pad = self.pad
        if pad is None:
            return
        people = [each for each in self._here(pad) if str(each.id) in names]
        match self.question.box:
            case PersonBox():
                self._answer(people[0] if people else None)
            case PeopleBox():
                self._answer(frozenset(people))
            case _:
                said = pad.value(self.name)
                for each in people:
                    if each not in said:
                        pad = pad.said(self.name, each)
                for each in said:
                    if each not in people:
                        pad = pad.unsaid(self.name, each)
                self.asked.emit(pad)

    def show_answer(self, pad: Pad) -> None:
        """Show who was named, or who follows from card points, and lock who cannot be named."""
        here, value = self._here(pad), self.value(pad)
        self.stays = self.question.role is Role.TIE and self._is_asked_from_the_start(pad)
        chosen = () if value is None else (value,) if isinstance(value, Person) else value
        self.row.set_choices(self._choices(here))
        shown = chosen or (pad.following(self.name) if self.stays else ())
        self.row.choose([str(each.id) for each in shown if each is not None])
        locked: dict[str, Label] = {}
        for each in here:
            why = self._why_not(pad, each) if self.matters else ""
            if why is not None and each not in chosen:
                locked[str(each.id)] = why
        self.row.lock(locked)

    def _is_asked_from_the_start(self, pad: Pad) -> bool:
        """Whether it is asked before anything is told: where card points answer it, it stays.

        They are typed below it, and must not move away meanwhile.
        """
        key = (pad.kind, pad.rules)
        if key not in self._from_the_start:
            bare = replace(pad, answers={})
            self._from_the_start[key] = bare.is_open_to_anybody(self.name)
        return self._from_the_start[key]

    def _why_not(self, pad: Pad, person: Person) -> Label | None:
        match self.question.box:
            case PersonBox():
                return pad.locked(self.name, person)
            case PeopleBox():
                return pad.locked(self.name, pad.value(self.name) | {person})
            case _:
                return pad.locked(self.name, (*pad.value(self.name), person))

    def _choices(self, here: Sequence[Person]) -> list[Choice]:
        """Return a button for each; where there is little room the longest names give way."""
        names = [self.look.names.get(person, "") for person in here]
        widths = _widths(self.look, here)
        rooms = ROW_ROOM
        if self.question.role is Role.DOUBLINGS:
            roomy, compact = (_shared(widths, at, aligned=self._aligned)[0] for at in range(2))
            rooms = roomy, compact
        elif self._aligned:
            rooms = ROW_ROOM[0] - COLUMN_OF_WORDS[0], ROW_ROOM[1] - COLUMN_OF_WORDS[1]
        (wide, most), (wide_compact, most_compact) = (
            _fitted(widths, room, least, at)
            for at, (room, least) in enumerate(zip(rooms, self.width_of_name, strict=True))
        )
        return [
            Choice(str(person.id), name, least, given=True, most=(most, most_compact))
            for person, name, least in zip(
                here, names, zip(wide, wide_compact, strict=True), strict=True
            )
        ]


def _widths(look: Look, people: Sequence[Person]) -> Sequence[float]:
    """Return how many px the names of *people* need at 100 per cent."""
    names = (look.names.get(person, "") for person in people)
    return [look.width(name, Face.STRONG) * 100 / look.percent for name in names]


def _shared(widths: Sequence[float], compact: int, *, aligned: bool) -> tuple[int, bool]:
    """Return the px for names of these *widths* beside Kontra, and whether it gives way to them.

    It does for names that would be cut else.
    """
    room = (SHARED_IN_COLUMN if aligned else SHARED_ROOM)[compact]
    _, most = _fitted(widths, room, LEAST_NAME_WIDTH, compact)
    if most >= max(widths, default=0):
        return room, False
    return room + (FREED_IN_COLUMN if aligned else FREED)[compact], True


def _fitted(
    widths: Sequence[float], room: int, least: int, compact: int
) -> tuple[Sequence[int], int]:
    """Return the least width of each button, and where names are cut, so that all fit into *room*.

    Short names give way first: their buttons need not be *least* px wide, so that there is air
    beside the long ones.
    """
    longest, padding, airy = round(max(widths, default=0) + 1), PADDING[compact], AIR[compact]

    def wide(least: int, most: int, air: int) -> Sequence[int]:
        return [max(ceil(min(width, most)) + air, least) for width in widths]

    narrowing = ((low, longest, airy) for low in range(least, LEAST_NAME_WIDTH, -1))
    closer = ((LEAST_NAME_WIDTH, longest, air) for air in range(airy, padding, -1))
    cutting = ((LEAST_NAME_WIDTH, most, padding) for most in range(longest, 0, -1))
    for way in chain(narrowing, closer, cutting):
        found = wide(*way)
        if sum(found) + 8 * (len(found) - 1) <= room:
            return found, way[1]
    return [LEAST_NAME_WIDTH] * len(widths), LEAST_NAME_WIDTH - padding


class RepliesField(Field):
    """Kontra and what is said against it, one after the other; who said it follows.

    There is room for four, beside long names for two: where it goes on, the first ones make way.
    """

    WIDTHS = ((88, 80), (64, 56), (64, 56), (80, 76), *[(72, 64)] * 4)
    SEEN, FEW = 4, 2

    def __init__(self, look: Look, name: str, question: Question, *, aligned: bool = False) -> None:
        super().__init__(look, name, question)
        self._aligned = aligned  # behind a column of words that may be wide
        box = question.box
        most = box.most if isinstance(box, SaidBox) else len(REPLIES)
        self.steps = [
            Choice(str(place), reply, width, key="" if place else "k")
            for place, (reply, width) in enumerate(zip(REPLIES, self.WIDTHS, strict=True))
        ][:most]
        self.first, self.seen = 0, self.SEEN  # of the steps
        self.row = DoublingsRow(look, question.label, self.steps[: self.SEEN])
        self.row.changed.connect(self._chosen)
        self._layout.addWidget(self.row)

    def _depth(self, pad: Pad) -> int:
        value = self.value(pad)
        return 0 if value is None else value if isinstance(value, int) else len(value)

    def _chosen(self, names: list[str]) -> None:
        if self.pad is not None:
            more = self.first + len(names) > self._depth(self.pad)
            change = self.pad.said if more else self.pad.unsaid
            self.asked.emit(change(self.name))

    def show_answer(self, pad: Pad) -> None:
        """Show how far it went, and whether the table goes further."""
        depth = self._depth(pad)
        further = self.matters and self._why_not_further(pad) is None
        widths, compact = _widths(self.look, pad.table.playing), self.look.measures.compact
        _, freed = _shared(widths, compact, aligned=self._aligned)
        names = any(
            name != self.name and isinstance(each.box, SaidBox)
            for name, each in pad.questions.items()
        )
        seen = self.FEW if names and freed else self.SEEN
        first = max(0, min(depth + further, len(self.steps)) - seen)
        if (first, seen) != (self.first, self.seen):
            self.first, self.seen = first, seen
            self.row.set_choices(self.steps[first : first + seen])
        self.row.show_depth(depth - first, seen if further else depth - first)

    def _why_not_further(self, pad: Pad) -> Label | None:
        more = pad.said(self.name)
        return pad.locked(self.name, more.value(self.name))


class RunnersField(Field):
    """How many runners, and which side held them."""

    stays = True

    def __init__(self, look: Look, name: str, question: Question, holder: str) -> None:
        super().__init__(look, name, question)
        assert isinstance(question.box, CountBox)
        self.holder = holder
        box = question.box
        self.row = RunnersRow(look, box.high, least=box.low, group=question.label)
        self.row.changed.connect(self._chosen)
        self._layout.addWidget(self.row)

    def _chosen(self, held: bool, count: int) -> None:
        if self.pad is not None:
            pad = self.pad.answer(self.name, count)
            side = Holder.WITH if held else Holder.WITHOUT
            self.asked.emit(pad.answer(self.holder, side) if count else pad)

    def show_answer(self, pad: Pad) -> None:
        """Show number and side, and lock what cannot be."""
        count, matters = self.value(pad), self.matters
        held = not (self.holder in pad.questions and pad.value(self.holder) is Holder.WITHOUT)
        if count or not matters:
            self.row.show_runners(held=held, count=count)
        else:
            self.row.show_runners(held=self.row.held, count=count)
        box = self.question.box
        assert isinstance(box, CountBox)
        every = range(box.high, box.low - 1, -1) if matters else ()
        locked = []
        for each in every:  # from the top: where so many can be, fewer can be too
            if each == count or pad.locked(self.name, each) is None:
                break
            locked.append(each)
        self.row.lock_counts(locked, free=matters)


class ResultField(Field):
    """How it ended: verdicts, ruler, card points."""

    stays = True

    def __init__(self, look: Look, name: str, question: Question) -> None:
        super().__init__(look, name, question)
        self.zones: dict[object, Mapping[Six, range]] = {}
        self.ruler = PointsRuler(look, Thresholds(31, 61, 91))
        self.ruler.verdict_asked.connect(self._judged)
        self.ruler.points_asked.connect(self._counted)
        self._layout.addWidget(self.ruler)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _judged(self, name: str) -> None:
        if self.pad is None:
            return
        if name:
            self.asked.emit(self.pad.verdict(VERDICTS[name]))
        elif self.matters:
            freed = self.pad.answer(self.name, None)
            tricks = freed.trickless_question  # the verdict said this as well
            self.asked.emit(freed.answer(tricks, None) if tricks else freed)
        else:
            self.asked.emit(self.pad)

    def _counted(self, points: int | None) -> None:
        if self.pad is not None:
            told = self.pad.answer(self.name, None) if points is None else self.pad.points(points)
            self.asked.emit(told)

    def show_answer(self, pad: Pad) -> None:
        """Show the end, the thresholds of the house rules, and lock what cannot be."""
        zones = self._zones_of(pad) if self.matters else {}
        drawn = zones or self._usual_zones(pad)
        if drawn:
            self.ruler.set_thresholds(_thresholds(drawn))
        six = pad.six if pad.kind else None
        value = self.value(pad)
        known = value is not None or not self.matters
        verdict = NAMES_OF_VERDICTS[six] if six and known else ""
        locked = [
            name
            for name, each in VERDICTS.items()
            if pad.kind is None or (name != verdict and pad.verdict(each).six is not each)
        ]
        self.ruler.lock(locked, counting=bool(zones))
        self.ruler.show_result(verdict, value if isinstance(value, int) else None)

    def _zones_of(self, pad: Pad) -> Mapping[Six, range]:
        """Return the zones; they are the same whatever people, runners and doublings there are."""
        shaping = tuple(
            (name, pad.value(name))
            for name, each in pad.questions.items()
            if each.role in (Role.KIND, Role.PROMISE, Role.RULE, Role.SUIT, Role.DOUBLINGS)
        )
        key = (pad.kind, pad.rules, shaping)
        if key not in self.zones:
            self.zones[key] = pad.zones()
        return self.zones[key]

    def _usual_zones(self, pad: Pad) -> Mapping[Six, range]:
        """Return the zones of the first kind that is counted, to be drawn where none is."""
        key = (pad.kinds, pad.rules)
        if key not in self.zones:  # choosing a kind takes long
            fresh = (Pad(pad.rules, pad.table).choose(kind) for kind in pad.kinds)
            self.zones[key] = next((zones for each in fresh if (zones := each.zones())), {})
        return self.zones[key]


def _thresholds(zones: Mapping[Six, range]) -> Thresholds:
    beyond = CARD_POINTS + 1
    starts = []
    for six in (Six.WON_SCHNEIDER, Six.WON, Six.LOST):
        beyond = zones[six].start if six in zones else beyond
        starts.append(beyond)
    schneider, won, lost = starts
    return Thresholds(lost, won, schneider, CARD_POINTS)


class NumberField(Field):
    """A whole number."""

    def __init__(self, look: Look, name: str, question: Question) -> None:
        super().__init__(look, name, question)
        assert isinstance(question.box, CountBox)
        self.stepper = Stepper(look, question.label, question.box.high)
        self.stepper.changed.connect(self._answer)
        self._layout.addWidget(self.stepper)

    def show_answer(self, pad: Pad) -> None:
        """Show the number."""
        self.stepper.show_value(self.value(pad))


class ListedField(Field):
    """One of the numbers there are, in a row that goes on behind its last button."""

    ROOM = (12, 11)  # numbers in a row
    MORE = "more"

    def __init__(self, look: Look, name: str, question: Question) -> None:
        super().__init__(look, name, question)
        self.page = 0
        self.numbers: dict[object, tuple[int, ...]] = {}
        self.row = ChoiceRow(look, question.label, (), joined=True)
        self.row.changed.connect(self._chosen)
        self._layout.addWidget(self.row)

    def _chosen(self, names: list[str]) -> None:
        if self.pad is None:
            return
        if self.MORE in names:
            self.page += 1
            self._show_page(self.pad)
        else:
            self._answer(int(names[0]) if names else None)

    def show_answer(self, pad: Pad) -> None:
        """Show the number, on the page where it is."""
        if self.matters:  # else the buttons stay as they are: making them anew would be felt
            there, room = self._there(pad), self.ROOM[self.look.measures.compact]
            if pad.value(self.name) in there:
                self.page = there.index(pad.value(self.name)) // room
            self._show_page(pad)

    def _there(self, pad: Pad) -> tuple[int, ...]:
        """Return the numbers there are: they hang on the rules and on what is played."""
        key = (pad.kind, pad.rules, *(pad.value(name) for name in self._shaping(pad)))
        if key not in self.numbers:
            self.numbers[key] = pad.numbers(self.name)
        return self.numbers[key]

    def _shaping(self, pad: Pad) -> list[str]:
        chosen = (name for name, each in pad.questions.items() if each.role is Role.KIND)
        return [name for name in chosen if isinstance(pad.questions[name].box, ChoiceBox)]

    def _show_page(self, pad: Pad) -> None:
        numbers, long = self._there(pad), self.ROOM[self.look.measures.compact]
        pages = max(1, -(-len(numbers) // long))
        self.page %= pages
        shown = numbers[self.page * long : (self.page + 1) * long]
        choices = [Choice(str(number), str(number), (48, 44)) for number in shown]
        more = Choice(self.MORE, "…", (48, 44), spoken=N_("more"))
        self.row.set_choices([*choices, more] if pages > 1 else choices)
        self.row.choose([str(self.value(pad))])


class NumbersField(Field):
    """A number for everybody: his card points, or what he wins and loses.

    In a narrow window it goes on below, as rows of buttons do.
    """

    def __init__(self, look: Look, name: str, question: Question) -> None:
        super().__init__(look, name, question)
        self.signed = isinstance(question.box, AmountsBox)
        self.cells: list[NumberCell] = []
        self._high = 0  # of all lines, 0 where one is enough
        look.changed.connect(self._measure)

    def _measure(self) -> None:
        self._layout.setSpacing(self.look.px(8))
        self._place()

    def _here(self) -> list["NumberCell"]:
        return [cell for cell in self.cells if not cell.isHidden()]

    def _place(self) -> None:
        """Go on below where a narrow window has no room for all."""
        cells, gap, room = self._here(), self.look.px(8), self.width()
        wide = sum(cell.minimumSizeHint().width() + gap for cell in cells) - gap
        high = 0
        if self.look.measures.narrow and self.isVisible() and cells and wide > room:
            high = in_lines(cells, room, gap, cells[0].sizeHint().height())
        if high or self._high:
            self._high = high
            self._layout.setEnabled(not high)
            self._layout.invalidate()
            self.updateGeometry()  # a layout that is not enabled tells nobody

    def event(self, event: QEvent) -> bool:
        """Break the line anew where its width changed."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            self._place()
        return super().event(event)

    def sizeHint(self) -> QSize:
        """Return the width of all beside each other, and the height of every line."""
        hint = super().sizeHint()
        return QSize(hint.width(), self._high or hint.height())

    def minimumSizeHint(self) -> QSize:
        """Return the width of all, or of one where the others may go below it."""
        hint, cells = super().minimumSizeHint(), self._here()
        if not self.look.measures.narrow or not cells:
            return hint
        return QSize(cells[0].minimumSizeHint().width(), self._high or hint.height())

    def show_answer(self, pad: Pad) -> None:
        """Show everybody's number."""
        here = [each for each in pad.table.people if self.signed or each in pad.table.playing]
        while len(self.cells) < len(here):
            cell = NumberCell(self.look, self.question.label, signed=self.signed)
            cell.changed.connect(self._told)
            self.cells.append(cell)
            self._layout.addWidget(cell)
        told = dict(self.value(pad) or ())
        for place, cell in enumerate(self.cells):
            cell.setVisible(place < len(here))
            if place < len(here):
                cell.show_number(here[place], told.get(here[place]))
        self._measure()

    def _told(self, person: Person, number: int | None) -> None:
        if self.pad is not None:
            self.asked.emit(self.pad.amount(self.name, person, number))


class NumberCell(QWidget):
    """The field of one person; over an amount stands his name."""

    changed = Signal(object, object)  # the person, and int or None
    MOST = 1_000_000

    def __init__(self, look: Look, title: Label, *, signed: bool) -> None:
        super().__init__()
        self.look = look
        self.person: Person | None = None
        self.stepper = (
            Stepper(look, title, self.MOST, self, least=-self.MOST)
            if signed
            else Stepper(look, title, CARD_POINTS, self)
        )
        self.name = Text(look, parent=self)
        self.name.setAlignment(CENTRE)
        self.name.setVisible(signed)
        self.stepper.changed.connect(lambda number: self.changed.emit(self.person, number))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.name)
        layout.addWidget(self.stepper)

    def show_number(self, person: Person, number: int | None) -> None:
        """Show the *number* of *person*."""
        self.person = person
        name = self.look.names.get(person, "")
        self.name.setText(self.look.cut(name, Face.TEXT, self.stepper.sizeHint().width()))
        self.stepper.show_owner(name)
        self.stepper.show_value(number)


class WordsField(Field):
    """A line of words."""

    def __init__(self, look: Look, name: str, question: Question) -> None:
        super().__init__(look, name, question)
        self.line = Writing(look, self)
        self.line.textEdited.connect(self._answer)
        self._layout.addWidget(self.line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        look = self.look
        self.line.setAccessibleName(look.say(self.question.label))
        self.line.setPlaceholderText(look.say(self.question.label))
        self.line.setFont(look.font(Face.TEXT))
        self.line.setFixedHeight(look.px(look.measures.row))

    def show_answer(self, pad: Pad) -> None:
        """Show the words; what is being typed stays as it is."""
        words = self.value(pad) or ""
        if self.line.text() != words:
            self.line.setText(words)


def field_for(
    look: Look, name: str, question: Question, holder: str, *, columns: bool, aligned: bool
) -> Field | None:
    """Return the field for *question*.

    *holder* names the question which side holds the runners, which their number shows as well;
    with *columns* people stand over the fields with their card points; *aligned* rows stand behind
    a column of words.
    """
    make: Callable[[Look, str, Question], Field]
    match question.box:
        case ChoiceBox(options) if name == holder or options is Trickless:
            return None  # the runners and the verdicts show it
        case ChoiceBox():
            make = OptionField
        case CheckBox():
            make = FlagField
        case PersonBox() if question.role in (Role.DECLARER, Role.PARTNER):
            return None  # the seats show it
        case SaidBox() if name == "replies":
            return RepliesField(look, name, question, aligned=aligned)
        case PersonBox() | PeopleBox() | SaidBox():
            width = COLUMN_WIDTH if columns and question.role is not Role.DOUBLINGS else NAME_WIDTH
            return PeopleField(look, name, question, width=width, aligned=aligned)
        case CountBox() if holder and question.role is Role.RUNNERS:
            return RunnersField(look, name, question, holder)
        case CountBox(low, high) if question.role is Role.KIND and high - low > LONGEST_COUNT:
            make = ListedField
        case CountBox():
            make = NumberField
        case ResultBox():
            make = ResultField
        case PointsBox() | AmountsBox():
            make = NumbersField
        case TextBox():
            make = WordsField
    return make(look, name, question)
