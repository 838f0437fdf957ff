"""Rows of buttons: one or several of a list, runners, and the doublings that answer each other."""

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from schafscore.core.text import N_, Label
from schafscore.gui.buttons import Choice, ChoiceButton, TabStop
from schafscore.gui.look import Look


class ChoiceRow(QWidget):
    """Buttons of which one or several are chosen; a second click on a chosen one frees it.

    `changed` is sent when a person chose, with the names that are chosen now.
    """

    changed = Signal(list)

    def __init__(
        self,
        look: Look,
        group: Label,
        choices: Sequence[Choice],
        *,
        exclusive: bool = True,
        fill: bool = False,
        joined: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.group = group
        self.exclusive = exclusive
        self.joined = joined
        self.fill = fill
        self.buttons: dict[str, ChoiceButton] = {}
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.set_choices(choices)
        look.changed.connect(self._measure)

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Show other buttons; those whose choice stays keep their focus and state."""
        if [button.choice for button in self.buttons.values()] == list(choices):
            return
        for button in self.buttons.values():
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for place, choice in enumerate(choices):
            button = ChoiceButton(self.look, choice, self.group, parent=self)
            button.setCheckable(True)
            button.clicked.connect(lambda checked, name=choice.name: self._clicked(name, checked))
            if self.joined:
                button.setProperty("join", "left" if place == 0 else "right")
            if self.fill:
                button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._layout.addWidget(button)
            self.buttons[choice.name] = button
        self.stop = TabStop(self.buttons.values())
        self._measure()

    def _measure(self) -> None:
        self._layout.setSpacing(0 if self.joined else self.look.px(8))
        if self.fill:
            for place, button in enumerate(self.buttons.values()):
                self._layout.setStretch(place, button.choice.width[self.look.measures.compact])

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
        """Lock the buttons named in *locked*, each with its reason, and free the others."""
        for name, button in self.buttons.items():
            if name in locked:
                button.lock(locked[name])
            else:
                button.unlock()


class RunnersRow(QWidget):
    """With or without, then 0 2 3 ... 9; the last button counts on and shows what it reached.

    `changed` is sent with whether the runners are held, and their number.
    """

    changed = Signal(bool, int)
    COUNTS = (0, 2, 3, 4, 5, 6, 7, 8, 9)

    def __init__(self, look: Look, most: int = 14, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.most = most
        group = N_("Runners")
        sides = (
            Choice("with", N_("with"), (64, 64)),
            Choice("without", N_("without"), (63, 63)),
        )
        self.side = ChoiceRow(look, group, sides, joined=True)
        counts = [Choice(str(count), str(count)) for count in self.COUNTS]
        self.counts = ChoiceRow(look, group, [*counts, Choice("more", "+", spoken=N_("more"))])
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self.side)
        self._layout.addWidget(self.counts)
        for name, button in self.counts.buttons.items():
            button.clicked.disconnect()
            button.clicked.connect(lambda _, name=name: self._clicked(name))
        for name, button in self.side.buttons.items():
            button.clicked.disconnect()
            button.clicked.connect(lambda _, held=name == "with": self._take(held, self.count or 0))
        look.changed.connect(self._measure)
        self._measure()
        self.show_runners(held=True, count=None)

    def _measure(self) -> None:
        self._layout.setSpacing(self.look.px(16))

    def _clicked(self, name: str) -> None:
        more = min(self.most, max(self.COUNTS[-1], self.count or 0) + 1)
        self._take(self.held, more if name == "more" else int(name))

    def _take(self, held: bool, count: int) -> None:
        self.show_runners(held=held, count=count)
        self.changed.emit(held, count)

    def show_runners(self, *, held: bool, count: int | None) -> None:
        """Show *count* runners that are *held* or missing; None where nothing was said."""
        self.held, self.count = held, count
        self.side.choose(["with" if held else "without"])
        beyond = count is not None and count not in self.COUNTS
        label = str(count) if beyond else "+"
        self.counts.buttons["more"].show_choice(label=label, spoken="" if beyond else N_("more"))
        self.counts.choose(["more" if beyond else str(count)])

    def set_most(self, most: int) -> None:
        """Lock the numbers above *most*."""
        self.most = most
        above = {str(count): "" for count in self.COUNTS if count > most}
        if most <= self.COUNTS[-1]:
            above["more"] = ""
        self.counts.lock(above)


class DoublingsRow(ChoiceRow):
    """Kontra, Re and so on: only the next one is free; a second click takes the last one back."""

    def __init__(
        self, look: Look, group: Label, steps: Sequence[Choice], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, group, steps, exclusive=False, parent=parent)
        self.show_depth(0)

    def _clicked(self, name: str, checked: bool) -> None:
        self.show_depth(len(self.chosen()))
        self.changed.emit(self.chosen())

    def show_depth(self, depth: int, *, free: bool = True) -> None:
        """Show the first *depth* steps as said; nothing is to be had where it is not *free*."""
        names = list(self.buttons)
        self.choose(names[:depth])
        reach = {depth - 1, depth} if free else set()
        self.lock({name: "" for place, name in enumerate(names) if place not in reach})
