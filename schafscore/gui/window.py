"""The window: its bar, its rooms, its keys and its menu."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QApplication,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from schafscore import __version__
from schafscore.core.accounts import Person
from schafscore.core.evening import Evening
from schafscore.core.journal import Writing
from schafscore.core.text import N_, Label, listed, phrase
from schafscore.gui.asking import ask_where
from schafscore.gui.bar import TopBar
from schafscore.gui.buttons import Aimed
from schafscore.gui.complaint import Complaint
from schafscore.gui.focus import FocusRing
from schafscore.gui.leaving import CHAT, KINDS, Kind, copy_chat, save
from schafscore.gui.look import (
    COMPACT_SIZE,
    FACTORS,
    THEMES,
    Look,
    load_fonts,
    measures_for,
)
from schafscore.gui.menu import Menu, OfMenus
from schafscore.gui.panels import Act, Room, bring_into_sight
from schafscore.gui.parts import Scrolling
from schafscore.gui.rooms import ROOMS
from schafscore.gui.shell import Ahead, Offer, Outside
from schafscore.gui.turns import Turns
from schafscore.gui.units import unit_of
from schafscore.services.desk import Desk, Done
from schafscore.services.log_words import act_in_words, closed_or_open, paid_in_words
from schafscore.services.ports import StoreError
from schafscore.services.tables import Tables
from schafscore.sheets.called import called

LEAST_SIZE = (640, 480)
PAUSE = 400  # milliseconds after one came to a room, and between what is made ahead
THEME_NAMES: Mapping[str, Label] = {
    "system": N_("As the system"),
    "light": N_("Light"),
    "dark": N_("Dark"),
}
# What the suits are called instead of acorns, leaves, hearts and bells.
SUITS: Mapping[str, tuple[Label, Mapping[str, str]]] = {
    "leaves": (N_("Acorns, leaves, hearts, bells"), {}),
    "green": (N_("with green"), {"Leaves": N_("Green")}),
    "foliage": (N_("with foliage"), {"Leaves": N_("Foliage")}),
    "french": (
        N_("Clubs, spades, hearts, diamonds"),
        {"Acorns": N_("Clubs"), "Leaves": N_("Spades"), "Bells": N_("Diamonds")},
    ),
}
UseLanguage = Callable[[str], None]
QUIT = QKeySequence("Ctrl+Q")  # the standard key is empty on some systems


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
        tables: Tables,
        settings: QSettings,
        languages: Mapping[str, str],
        use_language: UseLanguage,
        rooms: Sequence[Offer] = ROOMS,
        outside: Outside | None = None,
    ) -> None:
        super().__init__()
        self.look = look
        self.tables = tables
        self.settings = settings
        self.languages = languages
        self.use_language = use_language
        self.outside = outside or Outside()
        self.offers = {offer.name: offer for offer in rooms}
        self.desk: Desk | None = None
        self.bar = TopBar(look, [(each.name, each.label) for each in rooms if each.label], self)
        self.bar.room_asked.connect(self.go)
        self.bar.undo.clicked.connect(self.undo)
        self.bar.redo.clicked.connect(self.redo)
        self.bar.menu.clicked.connect(lambda: self.show_menu(self.bar.menu))
        self.pages = QStackedWidget(self)
        self._between = QWidget()  # seen by nobody, while one page goes and another comes
        self.pages.addWidget(self._between)
        self.rooms: dict[str, Room] = {}
        self.scrolls: dict[str, QScrollArea] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self.pages, 1)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(*LEAST_SIZE)
        self.ring = FocusRing(look, self)
        self.complaint = Complaint(look, self, self.bar.room_before_tabs)
        self._mentioned: Evening | None = None  # the evening as it was when something was said
        self.menu: Menu | None = None
        self._of_menus = OfMenus(look, self.style().name())
        self.ask_where = ask_where(self, look)
        look.speech.call(self._suits())
        self._take_keys()
        look.changed.connect(self.fit)
        look.recoloured.connect(self._recolour)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._go_ahead)
        self._ahead: Iterator[None] = iter(())
        self._turns = Turns(self)
        self._moves = Turns(self)
        self._gone: list[QObject] = []  # the rooms that were left, with all their parts
        self.fit()

    def _take_keys(self) -> None:
        """Undo and redo by their keys, the rooms by F1 and on."""
        acts: list[tuple[QKeySequence, Callable[[], None]]] = [
            (QKeySequence(QKeySequence.StandardKey.Undo), self.undo),
            (QKeySequence(QKeySequence.StandardKey.Redo), self.redo),
        ]
        acts.append((QUIT, self.quit))
        if QKeySequence("Ctrl+Y") != acts[1][0]:
            acts.append((QKeySequence("Ctrl+Y"), self.redo))
        for name, each in self._keys_of_rooms().items():
            acts.append((QKeySequence(each), partial(self.go, name)))
        for keys, act in acts:
            QShortcut(keys, self).activated.connect(act)

    def _keys_of_rooms(self) -> Mapping[str, str]:
        tabs = (name for name, offer in self.offers.items() if offer.label)
        return {name: f"F{number}" for number, name in enumerate(tabs, 1)}

    # Rooms

    @property
    def room(self) -> Room | None:
        """The room that is shown."""
        shown = self.pages.currentWidget()
        return next(
            (self.rooms[name] for name, page in self.scrolls.items() if page is shown), None
        )

    @property
    def opening(self) -> bool:
        """Whether an evening or a room is just about to be shown."""
        return self._turns.busy

    @property
    def moving(self) -> bool:
        """Whether what was taken or brought back is just about to be shown."""
        return self._moves.busy

    def open_evening(self, desk: Desk) -> None:
        """Open an evening and show its table."""
        self._drop()
        for _ in self._opening(desk):
            pass

    def sit_down(self, desk: Desk) -> None:
        """Open an evening and show its table, in the next turns of the loop."""
        self._in_turns(self._opening(desk))

    def visit(self, room: str, about: object = None) -> None:
        """Show another room in the next turns of the loop."""
        self._in_turns(self._going(room, about))

    def _in_turns(self, steps: Iterator[None]) -> None:
        """Do *steps* in turns, unless others are being done: that was a second press of the same.

        Nothing is painted in between but the page that is left.
        """

        def told() -> Iterator[None]:
            try:
                yield from steps
            except StoreError as error:
                self.complain(error.sentence)

        if not self.opening:
            self._moves.finish()
            self._ahead = iter(())  # its next step may be for the same room
            self._turns.run(told())

    def _drop(self) -> None:
        """Leave what was begun in turns: what it is for goes."""
        self._turns.drop()
        self._moves.drop()

    def _opening(self, desk: Desk) -> Iterator[None]:
        """Open an evening and show its table, in short steps."""
        self._forget_rooms(unless=lambda room: self.desk is None and room.take_evening(desk))
        self.desk = desk
        yield
        yield from self._furnishing(self.offers["table"])
        yield from self.rooms["table"].prepare()
        yield from self._going("table")

    def close_evening(self) -> None:
        """Leave the evening; the first room that needs none is shown."""
        self._drop()
        self._forget_rooms(unless=lambda _: self.desk is None)
        self.desk = None
        free = (name for name, offer in self.offers.items() if not offer.evening)
        for name in free:
            self.go(name)
            return

    def read_again(self) -> None:
        """Leave the evening and every room, for the file is another; the start is shown."""
        self._drop()
        self._forget_rooms(every=True)
        self.close_evening()

    def _forget_rooms(
        self, *, every: bool = False, unless: Callable[[Room], bool] = lambda _: False
    ) -> None:
        """Leave the rooms of the evening, or *every* one, *unless* one may stay."""
        self._ahead = iter(())  # its next step may be for a room that goes
        for name, room in tuple(self.rooms.items()):
            if every or (self.offers[name].evening and not unless(room)):
                room.leave()
                page = self.scrolls.pop(name, None)
                if page is None:  # it was just made
                    room.deleteLater()
                else:
                    if page is self.pages.currentWidget():  # else Qt would lay out the one before
                        self.pages.setCurrentWidget(self._between)
                    self.pages.removeWidget(page)
                    page.deleteLater()
                self._gone += (room, *room.findChildren(QObject))
                del self.rooms[name]

    def go(self, room: str, about: object = None) -> None:
        """Show another room, asked *about* something; one that shows the evening needs one."""
        self._moves.finish()
        self._turns.finish()
        for _ in self._going(room, about):
            pass

    def _going(self, room: str, about: object = None) -> Iterator[None]:
        """Show another room in short steps; it is seen after the last of them."""
        offer = self.offers[room]
        if offer.evening and self.desk is None:
            return
        yield from self._furnishing(offer)
        page = self.scrolls[room]
        comes = self.pages.currentWidget() is not page
        if comes:
            self.complaint.pass_by()
        self.rooms[room].look.follow(self.look)
        self.rooms[room].show_evening()  # before it is seen: nothing has to be laid out twice
        yield
        self.rooms[room].come_in()
        yield
        self.pages.setCurrentWidget(page)
        self.bar.setVisible(not offer.bare)
        if offer.label:
            self.bar.show_room(room)
        self._arrange()
        self._ahead = self._furnish_ahead()
        self._pause.start()
        self.show_bar()
        self.rooms[room].begin()
        if comes:  # one begins at its top, wherever the focus is
            page.verticalScrollBar().setValue(0)
        if about is not None:
            self.rooms[room].show_about(about)

    def _furnishing(self, offer: Offer) -> Iterator[None]:
        """Make a room, then the page it stands on."""
        if offer.name not in self.rooms:
            offer.load()
            yield
            self.rooms[offer.name] = offer.make(self)
            yield
        if offer.name not in self.scrolls:
            page = Scrolling(self.look)
            page.setWidget(self.rooms[offer.name])
            self.pages.addWidget(page)
            self.scrolls[offer.name] = page
            yield

    def _furnish_ahead(self) -> Iterator[None]:
        """Make what may be asked for next: here, then in other rooms; each in short steps."""
        if self._gone:
            self._take_apart()
            yield
        if self.room is not None:
            yield from self.room.ahead()
        when = Ahead.BEFORE if self.desk is None else Ahead.MEANWHILE
        for offer in self.offers.values():
            if offer.ahead is when and offer.name not in self.scrolls:
                yield from self._furnishing(offer)
                yield from self.rooms[offer.name].prepare()

    def _take_apart(self) -> None:
        """Let the parts of rooms that were left go of each other.

        They hold each other in rings, of which Python would let go all at once, and in the middle
        of something: looking for the rings of one table took 80 ms, this takes 15.
        """
        gone, self._gone = self._gone, []
        for each in gone:
            if isValid(each):  # it goes with the next turn of the loop
                self._gone.append(each)
            else:
                vars(each).clear()

    def _go_ahead(self) -> None:
        """Take one such step; what fails is told by going there."""
        with suppress(StoreError, StopIteration):
            next(self._ahead)
            self._pause.start()

    def evening_changed(self) -> None:
        """Show everywhere what was just written; what was said before it may hold no more."""
        now = self.desk.evening if self.desk is not None else None
        if now is not self._mentioned:
            self.complaint.pass_by()
        try:
            if self.room is not None:
                self.room.show_evening()
            self.show_bar()
        except StoreError as error:
            self.complain(error.sentence)

    def complain(self, sentence: Label) -> None:
        """Say what went wrong, until it is read."""
        self.complaint.complain(sentence)

    def mention(self, sentence: Label) -> None:
        """Say what was done: for ten seconds, or until one goes on."""
        self._mentioned = self.desk.evening if self.desk is not None else None
        self.complaint.mention(sentence)

    def fit(self) -> None:
        """Take the look as it is now."""
        self._recolour()
        self.show_bar()

    def _recolour(self) -> None:
        """Let the room that is seen follow, the others when one comes there."""
        self.look.dress(self)
        if self.room is not None:
            self.room.look.follow(self.look)

    def show_bar(self) -> None:
        """Name the evening, and say what can be undone."""
        desk = self.desk
        if desk is None:
            self.bar.show_evening("schafscore", "")
            self.setWindowTitle("schafscore")
        else:
            game = desk.rules.variant.label
            title = desk.record.title or self.look.say(game)
            subject = self.room.subject if self.room is not None else ""
            self.bar.show_evening(title, *((subject,) if subject else _subtitles(desk)))
            self.setWindowTitle(f"{title} – schafscore")
        undoable = desk is not None and desk.undoable is not None
        redoable = desk is not None and desk.redoable is not None
        for button, there in ((self.bar.undo, undoable), (self.bar.redo, redoable)):
            if there:
                button.unlock()
            else:
                button.lock()
        for name, tab in self.bar.tabs.items():
            tab.setEnabled(desk is not None or not self.offers[name].evening)

    def undo(self) -> None:
        """Take back the last act, and show it in the next turns of the loop."""
        self._move(lambda desk: self._moving(desk, desk.undo, desk.undoable))

    def redo(self) -> None:
        """Bring back the last act that was taken back, and show it in the next turns."""
        self._move(lambda desk: self._moving(desk, desk.redo, desk.redoable))

    def _reopen(self) -> None:
        self._move(self._reopening)

    def _move(self, steps: Callable[[Desk], Iterator[None]]) -> None:
        """Do in turns what moves the evening to and fro, what was begun before it first."""
        self._moves.finish()
        if self.desk is not None and not self.opening:
            self._moves.run(steps(self.desk))

    def _moving(
        self, desk: Desk, act: Callable[[], Done | None], moved: Writing | None
    ) -> Iterator[None]:
        """Do *act*, show it, and say what was *moved*."""
        if moved is None:
            return
        undone, seated = act == desk.undo, desk.table.people
        what = act_in_words(desk, moved)
        if not self._do(act):
            return
        now = desk.evening
        yield
        if desk.evening is now:  # else something was written since, and is shown
            self.evening_changed()
            yield
        if desk.evening is now and self.room is not None:
            if not undone:  # now it is there, and has its number
                what = act_in_words(desk, moved)
            words = N_("Taken back: {what}") if undone else N_("Brought back: {what}")
            told, about_hand = phrase(words, what=what), getattr(moved, "hand", None) is not None
            if not (about_hand and self.room.say_moved(told, undone=undone)):
                seen = _came_or_went(seated, desk.table.people) or closed_or_open(desk, moved)
                self.mention(_with_money(seen, words, paid_in_words(desk, moved)) or told)

    def _reopening(self, desk: Desk) -> Iterator[None]:
        if self._do(desk.reopen):
            yield
            self.evening_changed()
            self.mention(N_("The evening is open again"))

    def _do(self, act: Callable[[], Done | None]) -> bool:
        """Do *act* and return whether it could be done; why not is said."""
        try:
            act()
        except StoreError as error:
            self.complain(error.sentence)
            self.evening_changed()
            return False
        return True

    def quit(self) -> None:
        """End the program, as by the sign of the window."""
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep what is half done in every room."""
        self._pause.stop()
        self._drop()
        for room in self.rooms.values():
            room.leave()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the room what no part has used; else Enter presses the button with the focus."""
        button = Aimed.entered()
        if self.room is not None and self.room.take_key(event):
            return
        if button is None:
            super().keyPressEvent(event)
        else:
            button.click()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Bring into sight where Tab came to; Qt does so only within the area it came from."""
        moved = super().focusNextPrevChild(forward)
        here = self.focusWidget()
        if moved and here is not None:
            bring_into_sight(here)
        return moved

    # Arrangement

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the arrangement."""
        super().resizeEvent(event)
        self._arrange()
        self.complaint.place()

    def set_percent(self, percent: int) -> None:
        """Change the size of everything, in per cent."""
        self.settings.setValue("percent", percent)
        self._arrange(percent)

    def _arrange(self, percent: int = 0) -> None:
        percent = percent or self.look.percent
        wide, high = (length * 100 / percent for length in (self.width(), self.height()))
        narrow = wide < COMPACT_SIZE[0]
        bars = Qt.ScrollBarPolicy
        policy = bars.ScrollBarAsNeeded if narrow else bars.ScrollBarAlwaysOff
        page = self.pages.currentWidget()
        if isinstance(page, QScrollArea):
            page.setHorizontalScrollBarPolicy(policy)
        if self.room is not None and self.room.narrow != narrow:
            self.room.set_narrow(narrow)
        if self.bar.narrow != narrow:
            self.bar.set_narrow(narrow)
        self.look.set_size(percent, measures_for(wide, high))

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
        self.evening_changed()

    def set_suits(self, name: str) -> None:
        """Call the suits otherwise."""
        self.settings.setValue("suits", name)
        self.look.speech.call(self._suits())
        self.look.changed.emit()
        self.evening_changed()

    def _suits(self) -> Mapping[str, str]:
        _, instead = SUITS.get(self._setting("suits"), SUITS["leaves"])
        return instead

    def changeEvent(self, event: QEvent) -> None:
        """Follow the system from light to dark and back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ThemeChange and self._setting("theme") == "system":
            self.look.set_tokens(THEMES[theme_of("system")])

    def _setting(self, name: str) -> str:
        defaults = {"theme": "system", "percent": "100", "suits": "leaves"}
        return str(self.settings.value(name, defaults[name]))

    def make_menu(self) -> Menu:
        """Make the menu: what is done everywhere, where an evening is open, then the settings."""
        menu = Menu(self.look, N_("Menu"), self)
        menu.dress(self._of_menus)
        if self.desk is None:
            self._add_settings(menu)
            menu.addSeparator()
        else:
            self._add_rooms(menu)
            self._add_leaving(menu)
            menu.addSeparator()
            self._add_moves(menu, self.desk)
            menu.addSeparator()
            self._add_settings(menu.add_under(N_("Settings")))
        menu.add(N_("About schafscore"), self.show_about)
        menu.add(N_("Quit"), self.quit, QUIT)
        menu.fit_screen()
        return menu

    def _add_settings(self, menu: Menu) -> None:
        look = self.look
        themes = {name: look.say(label) for name, label in THEME_NAMES.items()}
        menu.add_choices(N_("Light or dark"), themes, self._setting("theme"), self.set_theme)
        menu.add_choices(N_("Language"), self.languages, look.speech.language, self.set_language)
        suits = {name: look.say(label) for name, (label, _) in SUITS.items()}
        menu.add_choices(N_("Names of the suits"), suits, self._setting("suits"), self.set_suits)
        sizes = {str(percent): f"{percent} %" for percent in FACTORS}
        menu.add_choices(
            N_("Text size"), sizes, str(look.percent), lambda size: self.set_percent(int(size))
        )

    def _add_rooms(self, menu: Menu) -> None:
        """Add the rooms, and the acts of every one: an entry is in one place wherever one is."""
        for name, keys in self._keys_of_rooms().items():
            menu.add(self.offers[name].label, partial(self.go, name), keys)
        for name, room in self.rooms.items():
            for act in room.acts():
                action = menu.add(act.label, partial(self._act_in, name, act))
                action.setCheckable(act.on is not None)
                action.setChecked(bool(act.on))

    def _add_leaving(self, menu: Menu) -> None:
        under = menu.add_under(N_("Pass the evening on"))
        for kind in KINDS.values():
            under.add(kind.label, partial(self.save_evening, kind))
        under.add(CHAT, self.copy_chat)

    def _add_moves(self, menu: Menu, desk: Desk) -> None:
        undo = menu.add(N_("Undo"), self.undo, QKeySequence.StandardKey.Undo)
        undo.setEnabled(self.bar.undo.isEnabled())
        redo = menu.add(N_("Redo"), self.redo, "Ctrl+Y")
        redo.setEnabled(self.bar.redo.isEnabled())
        # The way out is where it was: in its place an evening was opened again unawares.
        menu.add(N_("All evenings"), self.close_evening)
        if desk.settlement is not None:
            menu.add(N_("Open the evening again"), self._reopen)

    def _act_in(self, name: str, act: Act) -> None:
        """Do what a room offers, where it is seen."""
        if self.room is not self.rooms[name]:
            self.go(name)
        act.do()

    def save_evening(self, kind: Kind) -> None:
        """Let the evening leave as a file, and say where it lies."""
        if self.desk is not None:
            left = save(self.desk, kind, self.look, self.ask_where)
            if left.sentence:
                (self.mention if left.done else self.complain)(left.sentence)

    def copy_chat(self) -> None:
        """Let the evening leave as text for the chat."""
        if self.desk is not None:
            self.mention(copy_chat(self.desk, self.look))

    def show_about(self) -> None:
        """Say which version this is, under which licence, and where the evenings lie."""
        folder = self.outside.folder
        about = N_("schafscore {version}, free software under the GNU GPL 3 or later.")
        sentence: Label = phrase(about, version=__version__)
        if folder is not None:
            where = N_("{about} The evenings lie in {folder}")
            sentence = phrase(where, about=sentence, folder=str(folder))
        self.mention(sentence)

    def show_menu(self, below: QWidget | None = None) -> None:
        """Open the menu below the button that was pressed."""
        self.menu = self.make_menu()
        self.menu.open_below(below or self.bar.menu)


def _with_money(seen: Label, words: str, paid: Label) -> Label:
    """Say behind what is *seen* of an act in *words* what was *paid* in it, if anything was."""
    told = phrase(words, what=paid)
    return phrase(N_("{these}. {next}"), these=seen, next=told) if seen and paid else seen


def _came_or_went(before: Sequence[Person], now: Sequence[Person]) -> Label:
    """Say who sits at the table again, or no longer; "" where other seats were changed."""
    came = [each for each in now if each not in before]
    went = [each for each in before if each not in now]
    if bool(came) is bool(went):
        return ""
    words = N_("At the table again: {who}") if came else N_("No longer at the table: {who}")
    return phrase(words, who=listed([called(each) for each in came or went]))


def _subtitles(desk: Desk) -> Iterator[Label]:
    """Yield what there is to say of an evening beside its name, the longest first."""
    variant = desk.rules.variant
    game = variant.short or variant.label
    short = phrase(N_("Hand {number}"), number=desk.evening.position.number + 1)
    long = phrase(N_("{hand} · {game}"), hand=short, game=game)
    if not desk.kept:
        long = phrase(N_("{hand} · example, not kept"), hand=short)
    if desk.settlement is not None:
        short = phrase(N_("closed"))
        long = phrase(N_("{game} · closed"), game=game)
    unit = unit_of(variant)
    if unit:
        yield phrase(N_("{hand} · {unit}"), hand=long, unit=unit)
        if desk.kept:
            yield phrase(N_("{hand} · {unit}"), hand=short, unit=unit)
    yield long
    yield short


def theme_of(name: str) -> str:
    """Return the theme that *name* stands for now."""
    if name in THEMES:
        return name
    application = QApplication.instance()
    dark = Qt.ColorScheme.Dark
    if isinstance(application, QApplication) and application.styleHints().colorScheme() == dark:
        return "dark"
    return "light"
