"""The presets of a game: the first ones as buttons, all of them with a sentence each on a page."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from schafscore.core.text import N_, phrase
from schafscore.core.variant import AnyVariant, Preset
from schafscore.gui.buttons import Text
from schafscore.gui.look import Face, Look
from schafscore.gui.titled import Press, Scrolled, Sentence
from schafscore.services.agreement import OWN

FIRST = (
    "bav.wirtshaus",
    "bav.sauspiel",
    "bav.seed",
    "bav.wiesegger_beginner",
    "bav.tour_123",
    "bav.short",
    "wend.seed",
    "sheep3.seed",
    "skat.seed",
    "german.seed",
)
"""The presets that stand first, the first of them of a game taken unless another one is."""


def presets_of(variant: AnyVariant, presets: Mapping[str, Preset]) -> Sequence[Preset]:
    """Return the presets of *variant*: one's own, the usual ones, the others, those with gaps."""

    def rank(preset: Preset) -> tuple[bool, int, bool]:
        usual = FIRST.index(preset.id) if preset.id in FIRST else len(FIRST)
        return not preset.id.startswith(OWN), usual, bool(preset.incomplete)

    mine = (each for each in presets.values() if each.rules.variant is variant)
    return sorted(mine, key=rank)


class PresetRow(QFrame):
    """One preset with its sentence. `taken` is sent with its id."""

    taken = Signal(str)

    def __init__(self, look: Look, preset: Preset) -> None:
        super().__init__()
        self.look = look
        self.preset = preset
        self.setProperty("part", "panel")
        self.take = Press(look, preset.id, preset.label)
        self.take.clicked.connect(lambda: self.taken.emit(self.preset.id))
        self.about = Sentence(look, preset.about)
        self._layout = QHBoxLayout(self)
        self._words = QVBoxLayout()
        self._words.addWidget(self.about)
        if preset.incomplete:
            gaps = phrase(N_("Fill in {count} lines before use"), count=len(preset.incomplete))
            self._words.addWidget(Text(look, gaps, tone="quiet"))
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


class PresetPage(QWidget):
    """Every preset of a game. `taken` is sent with an id, `closed` when none was wanted."""

    taken = Signal(str)
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setObjectName("room")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = Text(look, N_("Presets"), Face.HEADING, parent=self)
        self.back = Press(look, "back", N_("Back"), parent=self)
        self.back.clicked.connect(self.closed)
        self.rows: list[PresetRow] = []
        self.inner = QWidget(self)
        self._list = QVBoxLayout(self.inner)
        self._list.addStretch(1)
        self.scrolled = Scrolled(self.inner, self)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.back)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(self._head)
        self._layout.addWidget(self.scrolled, 1)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        margin = self.look.px(self.look.measures.margin)
        self._layout.setContentsMargins(margin, margin, margin, margin)
        self._list.setContentsMargins(0, 0, self.look.px(16), 0)
        self._list.setSpacing(self.look.px(8))

    def show_presets(self, presets: Sequence[Preset]) -> None:
        """Show *presets*."""
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [PresetRow(self.look, each) for each in presets]
        for place, row in enumerate(self.rows):
            row.taken.connect(self.taken)
            self._list.insertWidget(place, row)
        self.scrolled.verticalScrollBar().setValue(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
