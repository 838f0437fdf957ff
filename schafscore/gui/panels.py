"""The frames of a room: a row, the word before it, and the two columns."""

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from schafscore.core.text import Label
from schafscore.gui.buttons import Text
from schafscore.gui.look import Face, Look

NO_LIMIT = 16_777_215  # Qt's own


class RowLabel(Text):
    """The quiet word before a row; as wide as its text where the common width is too small."""

    def __init__(self, look: Look, label: Label, parent: QWidget | None = None) -> None:
        super().__init__(look, label, tone="quiet", parent=parent)

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        text = round(self.look.width(self.text(), Face.TEXT) + 0.5) + self.look.px(1)
        self.setFixedWidth(max(self.look.px(self.look.measures.label), text))


class Line(QWidget):
    """One row of a panel: what stands at the left, and what stands at the right."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self._layout.setSpacing(self.look.px(8))

    def add(self, *widgets: QWidget) -> None:
        """Add *widgets* at the right end."""
        for widget in widgets:
            self._layout.addWidget(widget)

    def space(self) -> None:
        """Let what follows stand at the right."""
        self._layout.addStretch(1)


class Room(QWidget):
    """Two columns, the right one of fixed width; below the smallest screen one that scrolls."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setObjectName("room")
        self.narrow = False
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.left, self.right = QVBoxLayout(), QVBoxLayout()
        self.side = QWidget(self)
        self.side.setLayout(self.right)
        self.right.setContentsMargins(0, 0, 0, 0)
        self.columns.addLayout(self.left, 1)
        self.columns.addWidget(self.side)
        look.changed.connect(self.fit)

    def fit(self) -> None:
        """Take the look as it is now."""
        px, measures = self.look.px, self.look.measures
        margin, gap = px(measures.margin), px(measures.gap)
        self.columns.setContentsMargins(margin, px(8), margin, margin)
        across = QBoxLayout.Direction.LeftToRight
        down = QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(down if self.narrow else across)
        for layout in (self.columns, self.left, self.right):
            layout.setSpacing(gap)
        self.side.setMinimumWidth(px(measures.side))
        self.side.setMaximumWidth(NO_LIMIT if self.narrow else px(measures.side))
        self.side.setMinimumHeight(px(360 if self.narrow else 0))

    def set_narrow(self, narrow: bool) -> None:
        """Put one column below the other, or side by side."""
        self.narrow = narrow
        self.fit()
