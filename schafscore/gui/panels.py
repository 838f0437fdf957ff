"""The frames of a room: the panel of rows, the word before a row, and the two columns."""

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

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


class Row(QWidget):
    """One row of the pad: widgets from left to right; None is the space that takes the rest."""

    def __init__(
        self, look: Look, items: Sequence[QWidget | None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for item in items:
            if item is None:
                self._layout.addStretch(1)
            else:
                self._layout.addWidget(item)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        self._layout.setSpacing(self.look.px(8))


class Pad(QFrame):
    """The panel of rows. Where there is more height than they need, the rows move apart."""

    def __init__(self, look: Look, rows: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setProperty("part", "panel")
        self._layout = QVBoxLayout(self)
        for row in rows:
            self._layout.addWidget(row)
        self._layout.addStretch(1)
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
