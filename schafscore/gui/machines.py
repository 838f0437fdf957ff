"""The machines of the evening: Bock rounds, the Stock, and what somebody still owes."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from schafscore.core.text import Label
from schafscore.gui.buttons import RIGHT, SMOOTH
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import draw_coins, draw_dots, draw_frame, rounded


class MachineKind(Enum):
    """How a machine is drawn."""

    DOTS = 1
    COINS = 2
    WORDS = 3


@dataclass(frozen=True)
class MachineState:
    """What one machine shows: *count* of *of* dots or coins, or *words*."""

    title: Label
    state: Label
    kind: MachineKind
    width: int = 112
    count: int = 0
    of: int = 4
    words: Label = ""
    why: Label = ""  # what began it, or what is to be minded
    short: Label = ""  # title in the compact line
    short_state: Label = ""
    working: bool = False


class Machine(QLabel):
    """Thin and quiet at rest, a blue frame at work. A label for screen readers, painted whole."""

    MOST_DOTS, MOST_COINS = 8, 9  # what there is room for; the number stands beside it anyway

    def __init__(self, look: Look, state: MachineState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.state = state
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.fit)
        self.fit()

    def show_state(self, state: MachineState) -> None:
        """Show *state*."""
        self.state = state
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        state, say = self.state, self.look.say
        words = (say(state.title), say(state.state), say(state.words), say(state.why))
        self.setText(" ".join(word for word in words if word))
        self.updateGeometry()
        self.update()

    def _compact_words(self) -> tuple[str, str]:
        state, say = self.state, self.look.say
        return say(state.short or state.title), say(state.short_state or state.state)

    def sizeHint(self) -> QSize:
        """Return the width of the drawing, or of the words in the compact line."""
        look = self.look
        if not look.measures.compact:
            return QSize(look.px(self.state.width), look.px(look.measures.machines))
        one, two = self._compact_words()
        width = look.width(one, Face.STRONG) + look.width(two, Face.TEXT)
        return QSize(round(width) + look.px(7), look.px(38))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def needs(self) -> float:
        """Return the width that shows everything: the state short, or beside what is drawn."""
        look, say, state = self.look, self.look.say, self.state
        if look.measures.compact:
            return self.sizeHint().width()
        title = look.width(say(state.title), Face.STRONG)
        states = filter(None, (say(state.state), say(state.short_state)))
        told = min((look.width(each, Face.STRONG) for each in states), default=0.0)
        drawn = 20 * min(state.of, self.MOST_DOTS) if state.kind is MachineKind.DOTS else 0
        if state.short_state or state.kind is not MachineKind.DOTS:
            return max(title + look.px(6) + told, look.px(drawn)) + look.px(26)
        return max(title, look.px(drawn + 8) + told) + look.px(26)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the machine."""
        look, px, state = self.look, self.look.px, self.state
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        box, owner = QRectF(self.rect()), str(state.title)
        loud = "ink" if state.working else "quiet"
        if look.measures.compact:
            one, two = self._compact_words()
            x = look.write(painter, box, one, Face.STRONG, "ink", "panel", owner) + px(6)
            rest = box.adjusted(x, 0, 0, 0)
            look.write(painter, rest, two, Face.TEXT, loud, "panel", owner)
            return
        painter.fillPath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), px(12)), look.colour("panel"))
        edge = look.colour("blue" if state.working else "line")
        draw_frame(painter, box, px(12), edge, px(2 if state.working else 1))
        line = QRectF(px(13), px(11), box.width() - px(26), px(24))
        look.write(painter, line, look.say(state.title), Face.STRONG, "ink", "panel", owner)
        face = Face.STRONG if state.working else Face.TEXT
        told, room = look.say(state.state), line.width() - px(6)
        crowded = look.width(look.say(state.title), Face.STRONG) + look.width(told, face) > room
        if crowded and state.kind is MachineKind.DOTS and not state.short_state:
            look.write(painter, line.translated(0, px(25)), told, face, loud, "panel", owner, RIGHT)
        else:
            told = look.say(state.short_state) if crowded else told
            look.write(painter, line, told, face, loud, "panel", owner, RIGHT)
        if state.kind is MachineKind.DOTS:
            of = min(state.of, self.MOST_DOTS)
            draw_dots(painter, look, line.left(), px(40), min(state.count, of), of)
            self._paint_cause(painter, line.adjusted(px(20 * of + 8), 0, 0, 0))
        elif state.kind is MachineKind.COINS:
            coins = min(state.count, self.MOST_COINS)
            draw_coins(painter, look, line.left(), px(35), coins)
            self._paint_cause(painter, line.adjusted(px(34 * -(-max(coins, 1) // 3) + 8), 0, 0, 0))
        else:
            words = look.say(state.words)
            if state.short_state and look.width(words, Face.TEXT) > line.width():
                words = look.say(state.short_state)
            words = look.cut(words, Face.TEXT, line.width())
            below = line.translated(0, px(24))
            wide = look.write(painter, below, words, Face.TEXT, loud, "panel", owner)
            self._paint_cause(painter, line.adjusted(wide + px(12), 0, 0, 0), bare=True)

    def _paint_cause(self, painter: QPainter, line: QRectF, *, bare: bool = False) -> None:
        """Write since when and why below *line*, as much of it as there is room for."""
        look, state = self.look, self.state
        since, why = look.say(state.words), look.say(state.why)
        whole = why if bare else ": ".join(part for part in (since, why) if part)
        for words in (whole, "" if bare else since):
            if words and look.width(words, Face.TEXT) <= line.width():
                below = line.translated(0, look.px(25))
                owner = str(state.title)
                look.write(painter, below, words, Face.TEXT, "quiet", "panel", owner, RIGHT)
                return


class Machines(QWidget):
    """The machines beside each other; in the compact arrangement one line in one frame.

    Where there are more than a line holds they stand in two.
    """

    def __init__(
        self, look: Look, states: Sequence[MachineState] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.machines: list[Machine] = []
        look.changed.connect(self._place)
        self.show_states(states)

    def show_states(self, states: Sequence[MachineState]) -> None:
        """Show one machine for each of *states*; without any the panel is not there."""
        while len(self.machines) > len(states):
            machine = self.machines.pop()
            machine.hide()
            machine.deleteLater()
        while len(self.machines) < len(states):
            self.machines.append(Machine(self.look, states[len(self.machines)], self))
        for machine, state in zip(self.machines, states, strict=True):
            machine.show_state(state)
        self.setVisible(bool(states))
        self._place()

    def _lines(self, room: float) -> list[list[Machine]]:
        """Return what stands in each line: in one, or in two of which neither is much the longer.

        In the compact line what rests is left out first, where there is no room for all.
        """
        shown = list(self.machines)
        if self.look.measures.compact:
            resting = [each for each in shown if not each.state.working]
            while resting and self._wide(shown) > room:
                shown.remove(resting.pop(0))
        if self._wide(shown) <= room or len(shown) < 2:
            return [shown]
        splits = [[shown[:at], shown[at:]] for at in range(1, len(shown))]
        return min(splits, key=lambda lines: max(map(self._wide, lines)))

    def _wide(self, line: Sequence[Machine]) -> float:
        return sum(each.needs() for each in line) + self.look.px(8) * (len(line) - 1)

    def _place(self) -> None:
        """Give each machine its room, and hold the height of the lines."""
        look, gap = self.look, self.look.px(8)
        compact, high = look.measures.compact, look.px(look.measures.machines)
        side, apart = (look.px(12), 0) if compact else (0, gap)
        lines = self._lines(self.width() - 2 * side)
        self.setFixedHeight(len(lines) * high + (len(lines) - 1) * apart)
        for machine in self.machines:
            machine.setVisible(any(machine in line for line in lines))
        for number, line in enumerate(lines):
            spare = self.width() - 2 * side - self._wide(line)
            parts, left = sum(each.state.width for each in line), float(side)
            for machine in line:
                wide = machine.needs()
                if not compact:
                    wide += spare * machine.state.width / parts
                machine.setGeometry(round(left), number * (high + apart), round(wide), high)
                left += wide + gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what there is room for."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the common frame.

        A part that changed its border by a property would keep its old inner rectangle.
        """
        look, box = self.look, QRectF(self.rect())
        if look.measures.compact:
            painter = QPainter(self)
            painter.setRenderHint(SMOOTH)
            shape = rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), look.px(12))
            painter.fillPath(shape, look.colour("panel"))
            draw_frame(painter, box, look.px(12), look.colour("line"), look.px(1))
