"""The presets of a game: the first ones as buttons, all of them with a sentence each on a page."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from schafscore.core.text import N_, phrase
from schafscore.core.variant import AnyVariant, Preset, offered
from schafscore.gui.buttons import Text
from schafscore.gui.look import Face, Look
from schafscore.gui.panels import ACROSS, DOWN
from schafscore.gui.parts import Box
from schafscore.gui.titled import Press, Sentence
from schafscore.gui.whole_page import WholePage
from schafscore.services.agreement import OWN


def presets_of(variant: AnyVariant, presets: Mapping[str, Preset]) -> Sequence[Preset]:
    """Return the presets of *variant*: one's own, the familiar, the others, those with gaps."""

    def rank(preset: Preset) -> tuple[bool, tuple[bool, int], bool]:
        own = preset.id.startswith(OWN)
        return not own, offered(preset.familiar), bool(preset.incomplete)

    mine = (each for each in presets.values() if each.rules.variant is variant)
    return sorted(mine, key=rank)


LEAST_WIDE = 680  # px of a preset with its sentence beside it


class PresetRow(Box):
    """One preset with its sentence. `taken` is sent with its id."""

    taken = Signal(str)

    def __init__(self, look: Look, preset: Preset) -> None:
        super().__init__(look)
        self.preset = preset
        self.take = Press(look, preset.id, preset.label)
        self.take.clicked.connect(lambda: self.taken.emit(self.preset.id))
        self.about = Sentence(look, preset.about)
        self._layout = QBoxLayout(DOWN, self)
        self._words = QVBoxLayout()
        self._words.addWidget(self.about)
        if preset.incomplete:
            gaps = phrase(N_("Fill in {count} lines before use"), count=len(preset.incomplete))
            self._words.addWidget(Text(look, gaps, quiet=True))
        self._layout.addWidget(self.take, 0, Qt.AlignmentFlag.AlignTop)
        self._layout.addLayout(self._words, 1)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        px = self.look.px
        self._layout.setContentsMargins(px(12), px(8), px(12), px(8))
        self._layout.setSpacing(px(16))
        words = self.look.width(self.look.say(self.preset.label), Face.STRONG) + px(32)
        self.take.setMinimumWidth(max(px(240), round(words)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the sentence below the button where it has no room beside it."""
        super().resizeEvent(event)
        self._layout.setDirection(ACROSS if self.width() >= self.look.px(LEAST_WIDE) else DOWN)


class PresetPage(WholePage):
    """Every preset of a game. `taken` is sent with an id."""

    taken = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, N_("Presets"), parent)
        self.rows: list[PresetRow] = []

    def show_presets(self, presets: Sequence[Preset]) -> None:
        """Show *presets*."""
        self.empty()
        self.rows = [PresetRow(self.look, each) for each in presets]
        for row in self.rows:
            row.taken.connect(self.taken)
            self.lines.addWidget(row)
        self.lines.addStretch(1)
