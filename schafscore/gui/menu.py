"""The menu: entries with their keys, choices of which one is ticked, menus of an entry."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QMenu,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)

from schafscore.core.text import Label
from schafscore.gui.buttons import SMOOTH
from schafscore.gui.look import MENUS, Face, Look
from schafscore.gui.painting import Glyph, draw_glyph

Keys = QKeySequence | QKeySequence.StandardKey | str
# Of a menu that would be higher than the screen: what is below its edge is hard to find.
TIGHT = "QMenu::item { padding-top: 0; padding-bottom: 0; } QMenu::separator { margin: 0; }"


class OfMenus(QProxyStyle):
    """Menus as large as their words: Qt's own ticks and arrows stay as they are at 100 %.

    One that is higher than the screen scrolls; two columns would be wider than it.
    """

    GLYPHS: Mapping[QStyle.PrimitiveElement, Glyph] = {
        QStyle.PrimitiveElement.PE_IndicatorMenuCheckMark: Glyph.TICK,
        QStyle.PrimitiveElement.PE_IndicatorArrowRight: Glyph.INTO,
    }

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(name)
        self.look = look

    def drawPrimitive(  # noqa: D102 - Qt's own
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        glyph = self.GLYPHS.get(element)
        if glyph is None:
            super().drawPrimitive(element, option, painter, widget)
            return
        selected = option.state & QStyle.StateFlag.State_Selected
        painter.save()
        painter.setRenderHint(SMOOTH)
        colour = self.look.colour("on_blue" if selected else "ink")
        draw_glyph(painter, glyph, QRectF(option.rect), colour)
        painter.restore()

    def styleHint(  # noqa: D102 - Qt's own
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        if hint is QStyle.StyleHint.SH_Menu_Scrollable:
            return 1
        return super().styleHint(hint, option, widget, returned)


class Menu(QMenu):
    """A menu in the language and the look of now; it is made anew each time it is opened."""

    def __init__(self, look: Look, title: Label, parent: QWidget) -> None:
        super().__init__(look.say(title), parent)
        self.look = look
        self.setFont(look.font(Face.TEXT))
        self.setAccessibleName(look.say(title))

    def dress(self, style: OfMenus) -> None:
        """Take *style* and our colours, for the menus of its entries as well."""
        self.setStyle(style)
        self.look.dress_part(self, MENUS)

    def add(self, label: Label, do: Callable[[], object], keys: Keys = "") -> QAction:
        """Add an entry; *keys* do the same."""
        shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        action = self.addAction("\t".join(filter(None, (self.look.say(label), shown))))
        action.triggered.connect(lambda _=False: do())
        return action

    def add_under(self, title: Label) -> "Menu":
        """Add the menu of an entry, in the same face."""
        under = Menu(self.look, title, self)
        self.addMenu(under)
        return under

    def add_choices(
        self, title: Label, entries: Mapping[str, str], now: str, choose: Callable[[str], None]
    ) -> None:
        """Add a menu of which one entry is ticked, that of *now*."""
        under = self.add_under(title)
        group = QActionGroup(under)
        for name, text in entries.items():
            action = QAction(text, under, checkable=True, checked=name == now)
            action.triggered.connect(lambda _=False, name=name: choose(name))
            action.setData(name)
            group.addAction(action)
            under.addAction(action)

    def fit_screen(self) -> None:
        """Be no higher than the screen."""
        if self.sizeHint().height() > self.screen().availableGeometry().height():
            self.setStyleSheet(self.styleSheet() + TIGHT)

    def open_below(self, button: QWidget) -> None:
        """Open below *button*, at its right edge; closed, it goes."""
        self.aboutToHide.connect(self.deleteLater)
        place = button.mapToGlobal(button.rect().bottomRight())
        place.setX(place.x() - self.sizeHint().width())
        self.popup(place)
