"""Where everybody stands, in a row: name, total, and a bar on one scale."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from schafscore.gui.buttons import SMOOTH
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import draw_balance


@dataclass(frozen=True)
class Standing:
    """A person's total, in the unit of the game."""

    name: str
    total: int


class StandingLabel(QLabel):
    """One person. A label for screen readers, painted whole."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.standing = Standing("", 0)
        self.every: Sequence[Standing] = ()
        self.scale = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.fit)

    def show_standing(self, standing: Standing, every: Sequence[Standing], scale: int) -> None:
        """Show *standing* in the size that *every* one has; *scale* is the end of the bar."""
        self.standing, self.every, self.scale = standing, every, scale
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self.setText(f"{self.standing.name} {self.look.aloud(self.standing.total)}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for a short name and three digits."""
        return QSize(self.look.px(92), self.look.px(92))

    def minimumSizeHint(self) -> QSize:
        """Return room for seven beside each other."""
        return QSize(self.look.px(56), self.look.px(92))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint name, total and bar."""
        look, px, standing = self.look, self.look.px, self.standing
        painter = QPainter(self)
        painter.setRenderHint(SMOOTH)
        wide = self.width() - px(8)
        names = [each.name for each in self.every]
        face = self._one_for(names, wide, Face.NAME_SMALL, Face.STRONG)
        name = look.cut(standing.name, face, wide)
        owner = standing.name
        look.write(painter, QRectF(0, 0, wide + 1, px(28)), name, face, "ink", "panel", owner)
        total = look.signed(standing.total)
        totals = [look.signed(each.total) for each in self.every]
        face = self._one_for(totals, wide, Face.STAND, Face.GO, Face.SUM, Face.STRONG)
        tone = "loss" if standing.total < 0 else "ink"
        line = QRectF(0, px(28), wide + 1, px(40))
        look.write(painter, line, total, face, tone, "panel", owner)
        bar = QRectF(0, px(78), min(wide, px(80)), px(8))
        draw_balance(painter, look, bar, standing.total / max(1, self.scale), "panel")

    def _one_for(self, texts: Sequence[str], room: float, *faces: Face) -> Face:
        """Return the first of *faces* in which every one of *texts* fits into *room*."""
        least = (self.look.fitting(text, room, *faces) for text in texts)
        return max(least, key=faces.index, default=faces[-1])


class Standings(QWidget):
    """Everybody of an evening."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.labels: list[StandingLabel] = []
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        look.changed.connect(self._measure)

    def _measure(self) -> None:
        self._layout.setSpacing(self.look.px(8))

    def show_standings(self, standings: Sequence[Standing]) -> None:
        """Show *standings*, the largest amount at the end of every bar."""
        while len(self.labels) < len(standings):
            label = StandingLabel(self.look, self)
            self.labels.append(label)
            self._layout.addWidget(label)
        scale = max((abs(each.total) for each in standings), default=1)
        for place, label in enumerate(self.labels):
            label.setVisible(place < len(standings))
            if place < len(standings):
                label.show_standing(standings[place], standings, scale)
        self._measure()
