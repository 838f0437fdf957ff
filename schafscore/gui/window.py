"""The window: its bar, its rooms, its keys and its menu."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QVBoxLayout, QWidget

from schafscore.core.text import N_, Label, phrase
from schafscore.gui.bar import TopBar
from schafscore.gui.focus import FocusRing
from schafscore.gui.look import (
    COMPACT,
    FACTORS,
    ROOMY,
    THEMES,
    Face,
    Look,
    load_fonts,
)
from schafscore.gui.table_room import TableRoom
from schafscore.services.desk import Desk

ROOMY_SIZE, COMPACT_SIZE = (1280, 800), (1024, 600)
LEAST_SIZE = (640, 480)
THEME_NAMES: Mapping[str, Label] = {
    "system": N_("As the system"),
    "light": N_("Light"),
    "dark": N_("Dark"),
}
UseLanguage = Callable[[str], None]


def dress_application(application: QApplication) -> None:
    """Take Fusion, so that the sheet meets the same base everywhere, and our faces."""
    application.setStyle("Fusion")
    application.setCursorFlashTime(0)
    application.setApplicationName("schafscore")
    load_fonts()


class Window(QWidget):
    """One window with its own look. Its size chooses the arrangement."""

    def __init__(
        self,
        look: Look,
        desk: Desk,
        settings: QSettings,
        languages: Mapping[str, str],
        use_language: UseLanguage,
    ) -> None:
        super().__init__()
        self.look = look
        self.desk = desk
        self.settings = settings
        self.languages = languages
        self.use_language = use_language
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.bar = TopBar(look, [("table", N_("Table"))], self)
        self.bar.show_room("table")
        self.bar.undo.clicked.connect(self.undo)
        self.bar.redo.clicked.connect(self.redo)
        self.bar.menu.clicked.connect(self.show_menu)
        self.room = TableRoom(look, desk)
        self.room.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.room.changed.connect(self.show_bar)
        self.page = QScrollArea(self)
        self.page.setObjectName("scroll")
        self.page.setWidgetResizable(True)
        self.page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.page.setWidget(self.room)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self.page, 1)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(*LEAST_SIZE)
        self.ring = FocusRing(look, self)
        self.menu: QMenu | None = None
        for keys, act in (
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Redo, self.redo),
            ("Ctrl+Y", self.redo),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(act)
        look.changed.connect(self.fit)
        self.fit()
        self.room.foot.keys.setFocus()

    def fit(self) -> None:
        """Take the look as it is now."""
        self.look.dress(self)
        self.show_bar()

    def show_bar(self) -> None:
        """Name the evening, and say what can be undone."""
        record, desk = self.desk.record, self.desk
        number = desk.evening.position.number + 1
        title = record.title or self.look.say(desk.rules.variant.label)
        short = phrase(N_("Hand {number}"), number=number)
        long = phrase(N_("{hand} · {game}"), hand=short, game=desk.rules.variant.label)
        if not desk.kept:
            long = phrase(N_("{hand} · example, not kept"), hand=short)
        self.bar.show_evening(title, long, short)
        self.setWindowTitle(f"{title} – schafscore")
        for button, there in ((self.bar.undo, desk.undoable), (self.bar.redo, desk.redoable)):
            if there is None:
                button.lock()
            else:
                button.unlock()

    def undo(self) -> None:
        """Take back the last act."""
        self.room.undo()

    def redo(self) -> None:
        """Bring back the last act that was taken back."""
        self.room.redo()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what no part has used: Enter books, every other letter goes to the key line."""
        foot = self.room.foot
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.room.list.view.hasFocus():
                foot.go.click()
        elif event.text().isprintable() and event.text().strip():
            foot.keys.setFocus()
            foot.keys.insert(event.text())
            foot.typed.emit(foot.keys.text())
        else:
            super().keyPressEvent(event)

    # Arrangement

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the arrangement."""
        super().resizeEvent(event)
        self._arrange()

    def set_percent(self, percent: int) -> None:
        """Change the size of everything, in per cent."""
        self.settings.setValue("percent", percent)
        self.look.set_percent(percent)
        self._arrange()

    def _arrange(self) -> None:
        wide, high = (length * 100 / self.look.percent for length in (self.width(), self.height()))
        narrow = wide < COMPACT_SIZE[0]
        across = Qt.ScrollBarPolicy
        self.page.setHorizontalScrollBarPolicy(
            across.ScrollBarAsNeeded if narrow else across.ScrollBarAlwaysOff
        )
        if narrow != self.room.narrow:
            self.room.set_narrow(narrow)
            self.bar.set_narrow(narrow)
        roomy = wide >= ROOMY_SIZE[0] and high >= ROOMY_SIZE[1]
        self.look.set_measures(ROOMY if roomy else COMPACT)

    # Theme and language

    def set_theme(self, name: str) -> None:
        """Change the theme: light, dark, or as the system has it."""
        self.settings.setValue("theme", name)
        self.look.set_tokens(THEMES[theme_of(name)])

    def set_language(self, name: str) -> None:
        """Change the language of everything at once."""
        self.settings.setValue("language", name)
        self.use_language(name)
        self.look.changed.emit()
        self.room.show_evening()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the system from light to dark and back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ThemeChange and self._setting("theme") == "system":
            self.look.set_tokens(THEMES[theme_of("system")])

    def _setting(self, name: str) -> str:
        defaults = {"theme": "system", "percent": "100", "language": ""}
        return str(self.settings.value(name, defaults[name]))

    def make_menu(self) -> QMenu:
        """Make the menu in the language and the look of now."""
        look = self.look
        menu = QMenu(self)
        menu.setFont(look.font(Face.TEXT))
        menu.setPalette(look.palette())
        menu.setAccessibleName(look.say(N_("Menu")))

        def choices(
            title: Label, entries: Mapping[str, str], now: str, act: Callable[[str], None]
        ) -> None:
            heading = menu.addAction(look.say(title))
            heading.setEnabled(False)
            group = QActionGroup(menu)
            for name, text in entries.items():
                action = QAction(text, menu, checkable=True, checked=name == now)
                action.triggered.connect(lambda _=False, name=name: act(name))
                action.setData(name)
                group.addAction(action)
                menu.addAction(action)

        themes = {name: look.say(label) for name, label in THEME_NAMES.items()}
        choices(N_("Colours"), themes, self._setting("theme"), self.set_theme)
        menu.addSeparator()
        choices(N_("Language"), self.languages, self._setting("language"), self.set_language)
        menu.addSeparator()
        sizes = {str(percent): f"{percent} %" for percent in FACTORS}
        choices(N_("Text size"), sizes, str(look.percent), lambda name: self.set_percent(int(name)))
        return menu

    def show_menu(self) -> None:
        """Open the menu below its button."""
        self.menu = self.make_menu()
        self.menu.aboutToHide.connect(self.menu.deleteLater)
        corner = self.bar.menu.rect().bottomRight()
        place = self.bar.menu.mapToGlobal(corner)
        place.setX(place.x() - self.menu.sizeHint().width())
        self.menu.popup(place)


def theme_of(name: str) -> str:
    """Return the theme that *name* stands for now."""
    if name in THEMES:
        return name
    application = QApplication.instance()
    dark = Qt.ColorScheme.Dark
    if isinstance(application, QApplication) and application.styleHints().colorScheme() == dark:
        return "dark"
    return "light"
