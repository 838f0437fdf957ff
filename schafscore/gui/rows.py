"""Rows of buttons: one or several of a list, runners, and the doublings that answer each other."""

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from schafscore.core.text import N_, Label
from schafscore.gui.buttons import Choice, ChoiceButton, TabStop
from schafscore.gui.look import Look
from schafscore.gui.painting import Join

RUNNERS = N_("Runners")


def in_lines(buttons: Sequence[QWidget], room: int, gap: int, high: int) -> int:
    """Put *buttons* into as many lines as they need in *room*, and return the height of all."""
    x = y = 0
    for button in buttons:
        wide = min(button.sizeHint().width(), room)
        if x and x + wide > room:
            x, y = 0, y + high + gap
        button.setGeometry(x, y, wide, high)
        x += wide + gap
    return y + high


class ChoiceRow(QWidget):
    """Buttons of which one or several are chosen; a second click on a chosen one frees it.

    In a narrow window it goes on below, unless it is to stay *whole*: what is *joined* or fills its
    line is, unless told otherwise. `changed` is sent when a
    person chose, with the names that are chosen now.
    """

    changed = Signal(list)
    button = ChoiceButton  # what its buttons are

    def __init__(
        self,
        look: Look,
        group: Label,
        choices: Sequence[Choice],
        *,
        exclusive: bool = True,
        fill: bool = False,
        joined: bool = False,
        whole: bool | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.group = group
        self.exclusive = exclusive
        self.joined = joined
        self.fill = fill
        self.whole = joined or fill if whole is None else whole
        self._high = 0  # of all lines, 0 where there is only one
        self.buttons: dict[str, ChoiceButton] = {}
        self.stop = TabStop()
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.set_choices(choices)
        look.changed.connect(self._measure)

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Show other buttons. Those that are there are used again, so that Tab keeps its order."""
        there = list(self.buttons.values())
        for button in there[len(choices) :]:
            self.stop.drop(button)
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        for button, choice in zip(there, choices, strict=False):
            button.show_choice(choice)
        kept = there[: len(choices)]
        made = [self._make(choice) for choice in choices[len(kept) :]]
        self.buttons = {button.choice.name: button for button in (*kept, *made)}
        if self.joined:
            self._join()
        self._measure()

    def _make(self, choice: Choice) -> ChoiceButton:
        button = self.button(self.look, choice, self.group, parent=self)
        button.setCheckable(True)
        button.clicked.connect(lambda checked: self._clicked(button.choice.name, checked))
        if self.fill:
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._put(button)
        self.stop.add(button)
        return button

    def _join(self) -> None:
        """Give round corners to the ends alone, and to all where it goes on below."""
        last = len(self.buttons) - 1
        for place, button in enumerate(self.buttons.values()):
            ends = {0: Join.RIGHT, last: Join.LEFT}
            button.show_join(Join.NONE if self._high else ends.get(place, Join.BOTH))

    def _put(self, button: ChoiceButton) -> None:
        self._layout.addWidget(button)

    def _measure(self) -> None:
        self._layout.setSpacing(0 if self.joined else self.look.px(8))
        if self.fill:
            for place, button in enumerate(self.buttons.values()):
                self._layout.setStretch(place, button.sizeHint().width())
        self.place()

    @property
    def breaks(self) -> bool:
        """Whether it may go on below."""
        return self.look.measures.narrow and not self.whole

    def in_one_line(self) -> int:
        """Return the least width at which nothing goes on below."""
        widths = [button.minimumSizeHint().width() for button in self.buttons.values()]
        return sum(widths) + self.look.px(8) * max(0, len(widths) - 1)

    def place(self) -> None:
        """Go on below where there is no room; else the layout has its way."""
        if not self.breaks and not self._high:
            return
        self._high = 0
        if self.breaks and self.isVisible() and self.width() < self.in_one_line():
            gap, row = self.look.px(8), self.look.px(self.look.measures.row)
            self._high = in_lines([*self.buttons.values()], self.width(), gap, row)
        if self.joined:
            self._join()
        self._layout.setEnabled(not self._high)
        self._layout.invalidate()
        self.updateGeometry()  # a layout that is not enabled tells nobody

    def event(self, event: QEvent) -> bool:
        """Break the row anew where its width changed."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            self.place()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Return the width of all buttons, or of the widest where the others may go below it."""
        if not self.breaks:
            return super().minimumSizeHint()
        widest = (button.minimumSizeHint().width() for button in self.buttons.values())
        return QSize(max(widest, default=0), self._lines_high())

    def sizeHint(self) -> QSize:
        """Return the width of all buttons beside each other, and the height of every line."""
        if not self.breaks:
            return super().sizeHint()
        widths = [button.sizeHint().width() for button in self.buttons.values()]
        gaps = self.look.px(8) * max(0, len(widths) - 1)
        return QSize(sum(widths) + gaps, self._lines_high())

    def _lines_high(self) -> int:
        return self._high or self.look.px(self.look.measures.row)

    def _clicked(self, name: str, checked: bool) -> None:
        if self.exclusive and checked:
            self.choose([name])
        self.changed.emit(self.chosen())

    def chosen(self) -> list[str]:
        """Return the names of what is chosen, from left to right."""
        return [name for name, button in self.buttons.items() if button.isChecked()]

    def choose(self, names: Collection[str]) -> None:
        """Show *names* as chosen."""
        for name, button in self.buttons.items():
            button.setChecked(name in names)

    def lock(self, locked: Mapping[str, Label]) -> None:
        """Lock the buttons named in *locked*, each with its reason, and free the others.

        A single reason takes the place of its label.
        """
        for name, button in self.buttons.items():
            if name in locked:
                button.lock(locked[name], shown=len(locked) == 1)
            else:
                button.unlock()
        self.place()  # a reason may be longer than what stood there


class Wrapped(ChoiceRow):
    """A row that goes on below where it is too long, in any window."""

    def row_height(self) -> int:
        """Return how high one line of buttons is."""
        return self.look.px(self.look.measures.row)

    def _put(self, button: ChoiceButton) -> None:
        button.show()

    def sizeHint(self) -> QSize:
        """Return the width of a panel and the height of the lines."""
        return QSize(self.look.px(400), self.minimumHeight())

    def place(self) -> None:
        """Put every button into its line, and hold the height of all lines."""
        buttons = [*self.buttons.values()]
        gap, high = self.look.px(8), self.row_height()
        self.setFixedHeight(in_lines(buttons, self.width(), gap, high))


class RunnersRow(QWidget):
    """With or without, then 0 2 3 ... 9; the last button counts on and shows what it reached.

    Where there is always one, as with the matadors of Skat (5.5), it is 1 2 3 ... 9. Without room
    for so many it folds to 0 2 3 4 5 and the last button. `changed` is sent with whether they are
    held, and their number.
    """

    changed = Signal(bool, int)
    FOLDED = 5  # the largest number that has a button of its own where there is little room

    def __init__(
        self,
        look: Look,
        most: int = 14,
        parent: QWidget | None = None,
        *,
        least: int = 0,
        group: Label = RUNNERS,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.most = most
        self.every = (0, *range(2, 10)) if least == 0 else tuple(range(least, 10))
        self.folded = self._folding = False
        self._locked: tuple[Collection[int], bool] = ((), True)
        sides = (
            Choice("with", N_("with"), (56, 56)),
            Choice("without", N_("without"), (71, 71)),
        )
        self.side = ChoiceRow(look, group, sides, joined=True)
        counts = [Choice(str(count), str(count)) for count in self.every]
        more = Choice("more", "+", spoken=N_("more"))
        self.counts = ChoiceRow(look, group, [*counts, more], whole=True)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        self._layout.addWidget(self.side)
        self._layout.addWidget(self.counts)
        self._layout.addStretch(1)
        for name, button in self.counts.buttons.items():
            button.clicked.disconnect()
            button.clicked.connect(lambda _=False, name=name: self._clicked(name))
        for name, button in self.side.buttons.items():
            button.clicked.disconnect()
            button.clicked.connect(
                lambda _, held=name == "with": self._take(held, self.count or least)
            )
        look.changed.connect(self._measure)
        self.show_runners(held=True, count=None)
        self._measure()

    def _measure(self) -> None:
        self._layout.setSpacing(self.look.px(16))
        if self.isVisible():
            self._fold()

    @property
    def shown(self) -> tuple[int, ...]:
        """The numbers that have a button in sight."""
        return tuple(each for each in self.every if not self.folded or each <= self.FOLDED)

    def _wide(self, *, folded: bool) -> int:
        names = ["more", *(str(each) for each in self.every if not folded or each <= self.FOLDED)]
        buttons = [self.counts.buttons[name].sizeHint().width() for name in names]
        gaps = self.look.px(16) + self.look.px(8) * (len(buttons) - 1)
        return self.side.minimumSizeHint().width() + gaps + sum(buttons)

    def sizeHint(self) -> QSize:
        """Return room for every number, and for words with some room around them."""
        more = self.side.sizeHint().width() - self.side.minimumSizeHint().width()
        return QSize(self._wide(folded=False) + more, self.counts.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return room for the numbers that are left when it is folded."""
        return QSize(self._wide(folded=True), self.counts.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold where there is no room."""
        self._fold()

    def _fold(self) -> None:
        """Fold or unfold; where the unfolded row is given less room, it stays folded.

        A button that is shown may have the row resized before it is seen: hidden meanwhile, Qt
        would take it for hidden and paint it.
        """
        if self._folding:
            return
        self._folding = True
        self._show_folded(folded=self._is_tight())
        if self._is_tight():
            self._show_folded(folded=True)
        self._folding = False

    def _is_tight(self) -> bool:
        return self.width() < self._wide(folded=False)

    def _show_folded(self, *, folded: bool) -> None:
        if folded == self.folded:
            return
        self.folded = folded
        for count in self.every:
            self.counts.buttons[str(count)].setVisible(count in self.shown)
        self.show_runners(held=self.held, count=self.count)
        locked, free = self._locked
        self.lock_counts(locked, free=free)

    def _clicked(self, name: str) -> None:
        more = min(self.most, max(self.shown[-1], self.count or 0) + 1)
        self._take(self.held, more if name == "more" else int(name))

    def _take(self, held: bool, count: int) -> None:
        self.show_runners(held=held, count=count)
        self.changed.emit(held, count)

    def show_runners(self, *, held: bool, count: int | None) -> None:
        """Show *count* runners that are *held* or missing; None where nothing was said."""
        self.held, self.count = held, count
        self.side.choose(["with" if held else "without"])
        beyond = count is not None and count not in self.shown
        label = str(count) if beyond else "+"
        more = Choice("more", label, spoken="" if beyond else N_("more"))
        self.counts.buttons["more"].show_choice(more)
        self.counts.choose(["more" if beyond else str(count)])

    def lock_counts(self, locked: Collection[int], *, free: bool = True) -> None:
        """Lock the numbers in *locked*; nothing is to be had where it is not *free*."""
        self._locked = (locked, free)
        every = dict.fromkeys(self.counts.buttons, "")
        above = {str(count): "" for count in locked if count in self.every}
        beyond = range(self.shown[-1] + 1, self.most + 1)
        if all(count in locked for count in beyond):
            above["more"] = ""
        self.counts.lock(above if free else every)
        side = "with" if self.held else "without"
        self.side.choose([side] if free else [])  # before there is a hand nobody said either
        self.side.lock({} if free else dict.fromkeys(self.side.buttons, ""))


class DoublingsRow(ChoiceRow):
    """Kontra, Re and so on: after what was said the next one is free.

    A click on one that was said takes the last one back.
    """

    def __init__(
        self, look: Look, group: Label, steps: Sequence[Choice], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, group, steps, exclusive=False, parent=parent)
        self.show_depth(0)

    def _clicked(self, name: str, checked: bool) -> None:
        self.show_depth(len(self.chosen()))
        self.changed.emit(self.chosen())

    def show_depth(self, depth: int, most: int = 4, *, free: bool = True) -> None:
        """Show the first *depth* steps as said, of which the table plays *most*.

        Nothing is to be had where it is not *free*.
        """
        names = list(self.buttons)
        self.choose(names[:depth])
        reach = range(min(depth + 1, most)) if free else ()
        self.lock({name: "" for place, name in enumerate(names) if place not in reach})
