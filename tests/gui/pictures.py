"""Every room of the window as a picture: which there are, how one comes to them, what is wrong.

A room of the program is pictured as it opens without a line here; what is to be seen in it after
some clicks is one line of `PICTURES`.
"""

import shutil
import tempfile
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from pathlib import Path
from unittest.mock import patch
from uuid import uuid4

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from schafscore.bootstrap import LANGUAGES, LinguistSpeech, SystemClock, file_of, problem_of, start
from schafscore.core.accounts import KITTY
from schafscore.core.journal import Charge, Terms
from schafscore.core.text import Phrase
from schafscore.core.variant import rules
from schafscore.exchange.evening_file import write_evening
from schafscore.gui.beside import Quoted
from schafscore.gui.pages import PageMaker
from schafscore.gui.program import open_window
from schafscore.gui.rooms import ROOMS
from schafscore.gui.window import Window, dress_application
from schafscore.gui.working import Worker
from schafscore.services.keyline import read
from schafscore.services.tables import Tables
from schafscore.services.travelling import pack, take_in
from schafscore.store.sqlite import SqliteStore
from tests.exchange.test_netschafkopf import PROTOCOL
from tests.gui.checks import WORD, Fault, examine, title
from tests.gui.fingers import come, settle

NAMES = ("Anna", "Bernd", "Carl", "Dora", "Emil", "Fritz", "Gerti", "Hans")
HANDS = ("abs2", "cdg-", "dw95", "z", "bcx")
PRESET = "bav.wirtshaus"
LONGEST_WAIT = 200  # times 50 milliseconds, for what is made in a thread

# What is shown and belongs to no language: the program, and what a user typed or chose.
DRINK = "Halbe"
OWN_WORDS = frozenset({"schafscore", DRINK, *(each.name for each in LANGUAGES.values())})


@dataclass(frozen=True)
class Setting:
    """How a window is set up."""

    language: str = "de"
    theme: str = "light"
    size: tuple[int, int] = (1280, 800)
    percent: int = 100

    def __str__(self) -> str:
        wide, high = self.size
        return f"{self.language}-{self.theme}-{wide}x{high}-{self.percent}"


EVERY_SETTING = tuple(
    Setting(*each)
    for each in product(
        ("de", "en", "ru"),
        ("light", "dark"),
        ((1280, 800), (1024, 600), (1920, 1080)),
        (100, 130, 200),
    )
)


class Listening(LinguistSpeech):
    """Remembers what was said: whole texts, and the words that come from a translation."""

    def __init__(self, *given, **more):
        self.whole: set[str] = set()
        self.words: set[str] = set()
        super().__init__(*given, **more)

    def use(self, language):
        self.whole.clear()
        self.words.clear()
        super().use(language)

    def say(self, label, names=None):
        text = super().say(label, names or {})
        self.whole.add(text)
        self._learn(label)
        return text

    def _learn(self, label):
        number = label.number if isinstance(label, Phrase) else None
        source = label.text if isinstance(label, Phrase) else label
        found = self._texts.translate("", source, "", -1 if number is None else number)
        self.words.update(WORD.findall(found or ""))

    def date(self, day):
        return self._known(super().date(day))

    def day(self, day):
        return self._known(super().day(day))

    def short_date(self, day):
        return self._known(super().short_date(day))

    def money(self, cents, *, sign=False):
        return self._known(super().money(cents, sign=sign))

    def _known(self, text):
        self.words.update(WORD.findall(text))
        return text


class Strays(QObject):
    """Notices parts that are shown before they lie in the window: each flashes as one of its own."""

    def __init__(self):
        super().__init__()
        self.found: list[Fault] = []

    def eventFilter(self, watched, event):
        stray = event.type() == QEvent.Type.Show and isinstance(watched, QWidget)
        if stray and watched.isWindow() and not isinstance(watched, Window | QMenu):
            self.found.append(Fault("stray", title(watched), "shown outside the window"))
        return False


@dataclass(frozen=True)
class Picture:
    """A view of the window. *show* comes to it from the example evening, or from the start."""

    name: str
    show: Callable[[Window], None]
    home: str = "played"


def rest(window):
    """Let everything come to rest that was asked for."""
    for _ in range(LONGEST_WAIT):
        QApplication.processEvents()
        beside = [*window.findChildren(PageMaker), *window.findChildren(Worker)]
        if not any(each.busy for each in beside):
            break
        QTest.qWait(50)
    settle(window)


def enter(name, window):
    """Go to the room *name* as it opens."""
    offer = window.offers[name]
    if offer.evening:
        window.open_evening(window.tables.example())
        window.go(name)
    else:
        window.close_evening()
        window.go(name)
    return window.room


def old_hand(window, wanted):
    """Return the id of the first hand of the example that is as *wanted*."""
    return next(row.hand for row in window.desk.rows() if row.hand and wanted(row))


def doubled(row):
    return row.doubled and row.corrected is False and bool(row.knocks or row.marks)


def on_page(act, window, wanted=lambda row: row.doubled):
    """Open an old hand and, with *act*, what can be done about it."""
    room = enter("table", window)
    hand = old_hand(window, wanted)
    room.opened.emit(hand)
    if act:
        room.beside.mend_asked.emit()
    if act not in ("", "mend"):
        room.beside.asked.emit(act)


def correct(window):
    """Correct a lost Herz-Solo, with all that follows from it."""
    on_page("correct", window, lambda row: row.won is False and len(row.side) == 1)
    room = window.room
    room.take(room.pad.answer("result", None))
    room.entry.asked.emit(room.pad.points(61))


def log(window):
    room = enter("table", window)
    room.page_asked.emit("log")


def typed(keys, window, booked=False):
    """Type a hand on the key line, and book it."""
    room = enter("table", window)
    room.foot.keys.setText(keys)
    room.foot.typed.emit(keys)
    if booked:
        assert room.pad.entry is not None, keys
        room.book()


def kind_on_pad(kind, window):
    room = enter("table", window)
    kinds = {each.kind: each for each in room.pad.rules.entries}
    room.take(room.pad.choose(kinds[kind]))


def of_game(variant, window):
    """Open a table of another game, with a hand or two where the first kind takes them."""
    presets = (each for each in window.tables.presets.values() if not each.incomplete)
    preset = next((each for each in presets if each.rules.variant.id == variant), None)
    catalogue = window.tables.catalogue.variants
    if preset is None:
        preset = next(
            each for each in window.tables.presets.values() if each.rules.variant.id == variant
        )
    agreed = preset.rules
    people = [*window.tables.people.names][: max(catalogue[variant].seating)]
    seats = max(number for number in catalogue[variant].seating if number <= len(people))
    window.open_evening(window.tables.new(agreed, people[:seats], title="Mittwochsrunde"))
    room = window.room
    table = window.desk.table
    for person in table.playing[:2]:
        room.take(room.pad.press(person))


def with_customs(window):
    """Open a table whose every custom that holds something is at work."""
    agreed, house = window.tables.presets[PRESET].rules, window.tables.catalogue.house_rules
    customs = [(house[each], house[each].settings()) for each in CUSTOMS]
    people = [*window.tables.people.names][:5]
    agreed = rules(agreed.variant, agreed.tariff, *customs)
    window.open_evening(window.tables.new(agreed, people, title="Mittwochsrunde"))
    for keys in ("z", "coh-", "z"):
        pad = read(keys, window.desk.rules, window.desk.table).pad
        window.desk.book(pad.entry)
    window.evening_changed()


def new_table(window, show=lambda room: None):
    room = enter("new", window)
    for person, name in list(window.tables.people.names.items())[:5]:
        room.people.sit(person, name)
    show(room)


def rules_of(variant, window):
    def take(room):
        room.take_variant(window.tables.catalogue.variants[variant])
        room.show_tab("rules")

    new_table(window, take)


def changed_rules(window):
    room = enter("rules", window)
    room.from_when.choose(["all"])
    agreement = room.agreement
    tariff = type(agreement.rules.tariff)
    line = next(each for each in room.form.lines if each.endswith("call"))
    assert tariff
    room.take(agreement.answer(line, 10))


def chosen_evening(foot, window):
    room = enter("start", window)
    room.list.view.setCurrentIndex(room.list.model.index(0, 0))
    if foot == "rename":
        room.list._ask_name()
    else:
        room.list.show_foot(foot)


def drinks(window):
    """Settle with drinks on the list, charged and laid out."""
    room = enter("settlement", window)
    first, second, *_ = window.desk.people
    panel = room.drinks
    panel.host.buttons[str(first.id)].click()
    panel.who.buttons[str(second.id)].click()
    panel.name.setText(DRINK)
    panel.price.setText("4,20")
    panel.add.click()
    panel.price.setText("4,20")
    panel.more.click()


def terms(window):
    room = enter("settlement", window)
    room.terms.more.click()


def rounded_off(window):
    """Settle with something in every column."""
    room = enter("settlement", window)
    desk, people = room.desk, room.desk.table.people
    desk.charge(*(Charge(each, KITTY, 1253) for each in people))
    desk.charge(*(Charge(each, people[1], 1817, DRINK) for each in people[2:]))
    desk.change_terms(Terms(50))
    room.show_evening()


def leaver(window):
    room = enter("settlement", window)
    room.leaver.people.buttons[str(window.desk.people[1].id)].click()


def settled(window):
    room = enter("settlement", window)
    room.end.click()
    if room.close_now.isVisible():
        room.close_now.click()


def closing(window):
    enter("settlement", window).end.click()


def paper(form, window):
    room = enter("paper", window)
    rest(window)
    room.forms.buttons[form].click()


def arrive(window, content, name="abend.schafscore"):
    """Open a file with *content* from the start."""
    file = window.outside.folder / name
    file.write_bytes(content)
    room = enter("start", window)
    room.ask_file = lambda: str(file)
    room.arrive.click()
    come(window)
    file.unlink()
    return window.room


def arrival(window):
    """Take in the evening of others: one is somebody known, another has a name that is taken."""
    tables = window.tables
    content = write_evening(replace(pack(tables.example()), uid=uuid4().hex))  # not here before
    name = next(name for name in tables.example().names.values())
    if tables.people.find(name) is None:
        tables.people.named(name)
    room = arrive(window, content)
    first, second, *_ = room.matching.rows.rows
    first.row.buttons["new"].click()
    second.row.buttons["other"].click()


def arrival_twice(window):
    arrive(window, file_of(window.tables.open(window.tables.last().id)))


NEWCOMERS = ("Leo", "Max", "Rosa", "Paul", "Emma", "Kurt", "Lena", "Otto")


def arrival_gone_on(window, here=False):
    """Take in the evening of today as it was gone on with elsewhere, by somebody more too."""
    tables = window.tables
    packed = pack(tables.open(tables.last().id))
    there = Tables(SqliteStore(), SystemClock(), tables.catalogue, {}, example=None, scratch=None)
    desk = take_in(packed, there, dict(packed.people))
    if desk.settlement is not None:
        desk.reopen()
    for _ in range(3):
        desk.book(read("z", desk.rules, desk.table).pad.entry)
    newcomer = next(name for name in NEWCOMERS if there.people.find(name) is None)
    desk.seat([*desk.table.people[1:], there.people.named(newcomer)])
    if here:
        tables.open(tables.last().id).note("")
    arrive(window, file_of(desk))


def arrival_protocol(window, price=None):
    room = arrive(window, PROTOCOL.encode(), "protokoll.txt")
    if price is not None:
        room.take_rules(room.agreement.answer("call", price))


def arrival_damaged(window):
    arrive(window, PROTOCOL.encode()[:-400], "protokoll.txt")


def backups(window, asked=False, damaged=False):
    """Show three copies: one is damaged, one was put aside when another came back."""
    copies = window.outside.copies
    if len(copies.backups()) < 3:
        made = copies.back_up()
        window.tables.people.named("Ida")
        copies.restore(made)
        copies.open_again()
        window.tables.people.named("Ida")
        copies.back_up().file.write_bytes(b"spoilt" * 200)
    room = enter("backups", window)
    rest(window)
    files = [each.file for each in room.page.backups]
    wanted = next(at for at, file in enumerate(files) if bool(problem_of(file)) is damaged)
    room.page.view.setCurrentIndex(room.page.view.rows.index(wanted))
    room.page.ask(asked=asked)


KINDS = ("rufspiel", "solo", "wenz", "ramsch", "thrown_in", "penalty", "manual")
CUSTOMS = ("stock", "bock", "double_next", "duty_solo")
GAMES = ("german", "three-handed", "wendish", "skat")

PICTURES = (
    *(Picture(each.name, partial(enter, each.name)) for each in ROOMS),
    Picture("start-first", partial(enter, "start"), home="empty"),
    *(
        Picture(f"start-{each}", partial(chosen_evening, each))
        for each in ("acts", "rename", "remove")
    ),
    Picture("start-aloud", lambda window: enter("start", window).read_aloud()),
    Picture("start-damaged", arrival_damaged),
    Picture("arrival-people", arrival),
    Picture("arrival-twice", arrival_twice),
    Picture("arrival-gone-on", arrival_gone_on),
    Picture("arrival-parted", partial(arrival_gone_on, here=True)),
    Picture("arrival-protocol", arrival_protocol),
    Picture("arrival-differs", partial(arrival_protocol, price=30)),
    Picture("arrival-first", arrival_protocol, home="empty"),
    Picture("backups-held", backups),
    Picture("backups-asked", partial(backups, asked=True)),
    Picture("backups-damaged", partial(backups, damaged=True)),
    Picture("new-people", new_table),
    Picture("new-presets", partial(new_table, show=lambda room: room.show_presets())),
    Picture("new-aloud", partial(new_table, show=lambda room: room.read_aloud())),
    *(Picture(f"new-rules-{each}", partial(rules_of, each)) for each in ("bavarian", *GAMES)),
    Picture("table-open", partial(typed, "cde3s")),
    Picture("table-unfinished", partial(typed, "cw")),
    Picture("table-booked", partial(typed, "bcs2", booked=True)),
    *(Picture(f"table-{each}", partial(kind_on_pad, each)) for each in KINDS),
    *(Picture(f"table-{each}", partial(of_game, each)) for each in GAMES),
    Picture("table-customs", with_customs),
    Picture("why", partial(on_page, "")),
    *(
        Picture(each, partial(on_page, each))
        for each in ("mend", "note", "strike", "delete", "before")
    ),
    Picture("correction", correct),
    Picture("correction-unchanged", partial(on_page, "correct")),
    Picture("log", log),
    Picture("settlement-drinks", drinks),
    Picture("settlement-terms", terms),
    Picture("settlement-rounded", rounded_off),
    Picture("settlement-leaver", leaver),
    Picture("settlement-asked", closing),
    Picture("settlement-closed", settled),
    Picture("rules-changed", changed_rules),
    Picture("rules-aloud", lambda window: enter("rules", window).read_aloud()),
    Picture("paper-slip", partial(paper, "SLIP")),
    Picture("paper-empty", partial(paper, "EMPTY")),
)


class Studio:
    """The real program on evenings in a folder of its own, with a *speech* of its own kind."""

    def __init__(self, folder: Path, speech: type[LinguistSpeech] = Listening):
        self.speech = speech
        self.application = QApplication.instance() or QApplication([])
        dress_application(self.application)
        self.folder = folder
        self.apps = {}
        self.strays = Strays()
        self.windows: dict[tuple[str, Setting], Window] = {}

    def app(self, home):
        """Start the program in *home*: one that is empty, or one where evenings were played."""
        if home not in self.apps:
            speech = self.speech("de", self.application)
            (self.folder / home).mkdir(exist_ok=True)
            made = start(self.folder / home, speech=speech)
            self.apps[home] = made
            if home != "empty":
                self._play(made.tables)
        return self.apps[home]

    def _play(self, tables):
        preset = tables.presets[PRESET]
        seated = [*NAMES]
        for name, number in (("Stammtisch Ochsen", 5), ("", 4), ("Stammtisch Ochsen", 5)):
            people = seated[:number]
            desk = tables.new(preset, people, people[-1], title=name, place="Hinterzimmer")
            seated = list(tables.people.names) + list(NAMES[len(tables.people.names) :])
            for line in HANDS:
                entry = read(line, desk.rules, desk.table).pad.entry
                assert entry is not None, line
                desk.book(entry)
            if number == 4:
                desk.settle()

    def window(self, home, setting):
        """Open the window of the program as *setting* has it; one is open at a time."""
        if (home, setting) not in self.windows:
            self.close()
            app = self.app(home)
            window = open_window(app, setting.language)
            window.look.tools.motion = False
            window.set_theme(setting.theme)
            window.set_percent(setting.percent)
            window.resize(*setting.size)
            window.show()
            window.activateWindow()
            assert QTest.qWaitForWindowActive(window)
            self.windows[home, setting] = window
        return self.windows[home, setting]

    def show(self, picture, setting):
        """Come to *picture*."""
        window = self.window(picture.home, setting)
        self.application.installEventFilter(self.strays)
        try:
            picture.show(window)
            rest(window)
        finally:
            self.application.removeEventFilter(self.strays)
        window.activateWindow()
        rest(window)  # rows that wrapped make a page higher, and that the page around it
        return window

    def take(self, picture: Picture, setting: Setting) -> tuple[QPixmap, list[Fault]]:
        """Return how *picture* looks, and what is wrong with it."""
        window = self.show(picture, setting)
        looks = window.grab()
        strays, self.strays.found = self.strays.found, []
        return looks, [*strays, *self.examined(window)]

    def examined(self, window):
        """Return what is wrong with *window* as it is."""
        speech = window.look.speech
        return examine(window, speech.whole, partial(self._words, window, speech))

    def _words(self, window, speech):
        """Return every word that may be shown; in the language of the source all may."""
        if speech.language == "en":
            return None
        names = [*window.tables.people.names.values(), *(window.look.names.values())]
        records = [*window.tables.sessions()]
        if window.desk is not None:
            names += window.desk.names.values()
            records.append(window.desk.record)
        own = [
            *names,
            *(each.text() for each in window.findChildren(Quoted)),
            *(f"{each.title} {each.place}" for each in records),
            str(self.folder),
            *self.apps,
        ]
        return speech.words | set(WORD.findall(" ".join(own))) | OWN_WORDS

    def close(self):
        """Close what is open."""
        for window in self.windows.values():
            window.close()
            window.deleteLater()
        self.windows.clear()
        self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()

    def end(self):
        self.close()
        for app in self.apps.values():
            app.close()


@contextmanager
def studio(speech: type[LinguistSpeech] = Listening):
    """Open a studio in a folder that goes with it; rooms are made ahead only where told so."""
    folder = Path(tempfile.mkdtemp(prefix="schafscore-"))
    made = Studio(folder, speech)
    try:
        with patch("schafscore.gui.window.PAUSE", 3_600_000):
            yield made
    finally:
        made.end()
        shutil.rmtree(folder)
