"""The bar at the top: the evening, its rooms, undo and redo, and the menu."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from schafscore.core.text import N_, Label
from schafscore.gui.buttons import BarButton, Choice, TabButton, Text
from schafscore.gui.look import Face, Look
from schafscore.gui.painting import Glyph, draw_sign_of_program
from schafscore.gui.parts import Bar

LEAST_TITLE = 96  # px of the name of the evening
SMALLER = (Face.NAME_SMALL, Face.NAME_LEAST, Face.TEXT)  # of it, where the window is narrow


class ProgramSign(QLabel):
    """The nine strokes."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setAccessibleName("schafscore")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Return a square."""
        return QSize(self.look.px(40), self.look.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strokes."""
        draw_sign_of_program(QPainter(self), QRectF(self.rect()), self.look.colour("ink"))


class TopBar(Bar):
    """What is open and where one is. `room_asked` is sent with the name of a room."""

    room_asked = Signal(str)

    def __init__(
        self, look: Look, rooms: Sequence[tuple[str, Label]], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.narrow = False
        self.words: tuple[str, Sequence[Label]] = ("", ("",))
        self.sign = ProgramSign(look, self)
        self.title = Text(look, face=Face.NAME, parent=self)
        self.subtitle = Text(look, quiet=True, parent=self)
        self.tabs = {name: TabButton(look, name, label, self) for name, label in rooms}
        for name, tab in self.tabs.items():
            tab.clicked.connect(lambda _, name=name: self.room_asked.emit(name))
        size = (48, 48)
        undo = Choice("undo", N_("Undo"), size, glyph=Glyph.UNDO)
        redo = Choice("redo", N_("Redo"), size, glyph=Glyph.REDO)
        self.undo = BarButton(look, undo, part="flat", parent=self)
        self.redo = BarButton(look, redo, part="flat", parent=self)
        menu = Choice("menu", "", (56, 56), spoken=N_("Menu"), glyph=Glyph.MENU)
        self.menu = BarButton(look, menu, parent=self)
        self._layout = QHBoxLayout(self)
        self._space = QWidget(self)
        left: tuple[QWidget, ...] = (self.sign, self.title, self.subtitle)
        for widget in left:
            self._layout.addWidget(widget)
        self._layout.addStretch(1)
        right: tuple[QWidget, ...] = (*self.tabs.values(), self._space, self.undo, self.redo)
        for widget in (*right, self.menu):
            self._layout.addWidget(widget)
        look.changed.connect(self.fit)
        self.fit()

    def show_evening(self, title: str, *subtitles: Label) -> None:
        """Name the evening; beside it stands the first of *subtitles* that has room."""
        self.words = (title, subtitles)
        self.fit()

    def show_room(self, name: str) -> None:
        """Mark the room that is shown."""
        for each, tab in self.tabs.items():  # no group of Qt's: Tab would reach only one of it
            tab.setChecked(each == name)

    def set_narrow(self, narrow: bool) -> None:
        """Leave out the words beside the evening, and its name where it has no room."""
        self.narrow = narrow
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the title what room there is."""
        self.fit()

    def fit(self) -> None:
        """Take the look as it is now."""
        look, measures, px = self.look, self.look.measures, self.look.px
        self.setFixedHeight(px(measures.bar))
        self._layout.setContentsMargins(px(measures.margin), px(1), px(measures.margin), 0)
        self._layout.setSpacing(px(6 if measures.compact else 8))
        title, subtitles = self.words
        self._space.setFixedWidth(px(8))
        self.title.setContentsMargins(0, px(4), 0, 0)
        self.subtitle.setContentsMargins(px(8), 0, px(8), 0)
        self._show_tabs()
        room = 0.0
        for subtitle in subtitles:
            self.subtitle.show_label(subtitle)
            room = self._room_for_title()
            if look.width(title, Face.NAME) <= room:  # rather a short subtitle than half a title
                break
        faces = (Face.NAME, *SMALLER) if self.narrow else (Face.NAME,)
        face = look.fitting(title, room, *faces)
        if face is not self.title.face:
            self.title.set_face(face)
        self.title.setText(look.cut(title, face, max(room, px(LEAST_TITLE))))
        self.title.setAccessibleName(title)
        self.title.setVisible(not self.narrow or look.width(title, face) <= room)
        self.subtitle.setVisible(not self.narrow)

    def _show_tabs(self) -> None:
        """Show the rooms where they have room; the menu has them too."""
        others = (self.sign, self._space, self.undo, self.redo, self.menu, *self.tabs.values())
        needs = sum(part.sizeHint().width() + self._layout.spacing() for part in others)
        margins = self._layout.contentsMargins()
        fits = not self.narrow or needs <= self.width() - margins.left() - margins.right()
        for tab in self.tabs.values():
            tab.setVisible(fits)

    def room_before_tabs(self) -> int:
        """Return how many px there are to the left of the ways to the rooms."""
        self._layout.activate()  # in another language they are as wide as their words only then
        return next((tab.x() for tab in self.tabs.values() if not tab.isHidden()), self.width())

    def _room_for_title(self) -> float:
        """Return what the other parts leave of the width."""
        tabs = (tab for tab in self.tabs.values() if not tab.isHidden())
        beside: tuple[QWidget, ...] = () if self.narrow else (self.subtitle,)
        parts: tuple[QWidget, ...] = (
            self.sign,
            *beside,
            *tabs,
            self._space,
            self.undo,
            self.redo,
            self.menu,
        )
        taken = sum(part.sizeHint().width() + self._layout.spacing() for part in parts)
        margins = self._layout.contentsMargins()
        spare = self.width() - taken - margins.left() - margins.right()
        return spare - self.look.px(8)
