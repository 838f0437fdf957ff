"""Fixtures of the window: an application as the program makes it, and an evening in memory."""

from datetime import UTC, datetime
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication

from schafscore.core.questions import questioned
from schafscore.core.variant import Catalogue, rules
from schafscore.exchange.presets import load_presets
from schafscore.gui.look import COMPACT, ROOMY, ROOMY_SIZE, THEMES, Look
from schafscore.gui.shell import Outside
from schafscore.gui.titled import Sure
from schafscore.gui.window import Window, dress_application
from schafscore.houserules import all_house_rules
from schafscore.language.speech import LANGUAGES, LinguistSpeech
from schafscore.resources import resource
from schafscore.services import example
from schafscore.services.tables import Tables
from schafscore.store.sqlite import SqliteStore
from schafscore.variants import all_variants

# Said by the platform plugin without a screen: where a window has a least size, or a menu opens.
NO_SCREEN = "This plugin does not support (propagateSizeHints|raise|grabbing)"
NAMES = ("Anna", "Bernd", "Carl", "Dora", "Emil", "Ferdinand", "Justus")


def pytest_collection_modifyitems(items):
    for item in items:
        if "qtbot" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.qt_log_ignore(NO_SCREEN))


@pytest.fixture(autouse=True)
def _nothing_lives_on():
    """Let the windows of a test go with it: without a running loop `deleteLater` never happens."""
    yield
    if QApplication.instance():
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _sure_at_once(monkeypatch):
    """Let a test press at once what a person presses after reading the question."""
    monkeypatch.setattr(Sure, "GUARD", 0)


@pytest.fixture(scope="session")
def qapp(qapp_cls, qapp_args):
    application = QApplication.instance() or qapp_cls(list(qapp_args))
    dress_application(application)
    return application


@pytest.fixture
def look(qapp):
    return Look(LinguistSpeech("en"))


class Clock:
    def now(self):
        return datetime(2026, 11, 29, 20, 0, tzinfo=UTC)


CATALOGUE = Catalogue(all_variants(), all_house_rules())


def options(name):
    """The options of the Bavarian tariff's question *name*."""
    return questioned(CATALOGUE.variants["bavarian"].tariff)[name].box.options


def wirtshaus():
    """Wirtshaus 20/50: Schneider begins at 91, knocks, Kontra to Hirsch, Stock and Bock."""
    bavarian, house = CATALOGUE.variants["bavarian"], CATALOGUE.house_rules
    tariff = bavarian.tariff(
        call=20,
        solo=50,
        limits=options("limits").ASYM91,
        knocking=options("knocking").ANYBODY,
        replies=4,
        virgins=options("virgins").DOUBLE_ALL,
    )
    customs = [(house[name], house[name].settings()) for name in ("stock", "bock")]
    return rules(bavarian, tariff, *customs)


@pytest.fixture
def store():
    kept = SqliteStore(None)
    yield kept
    kept.close()


@pytest.fixture
def tables(store):
    return Tables(store, Clock(), CATALOGUE, {}, example=None, scratch=None)


@pytest.fixture
def make_desk(tables):
    def make(people=5, agreed=None):
        seated = NAMES[:people]
        return tables.new(agreed or wirtshaus(), seated, seated[-1], "Stammtisch Ochsen", "")

    return make


@pytest.fixture
def _nothing_ahead(monkeypatch):
    """Let no room be made while a test takes long: how much was made hung on how busy one was."""
    monkeypatch.setattr("schafscore.gui.window.PAUSE", 3_600_000)


@pytest.fixture
def make_window(qtbot, qapp, tables, make_desk, tmp_path, _nothing_ahead):
    """A window as it opens; everything it needs lives as long as the test."""
    kept = []

    def make(language="de", theme="light", size=ROOMY_SIZE, percent=100, people=5, desk=None):
        speech = LinguistSpeech(language, qapp)
        roomy = all(
            length * 100 / percent >= least for length, least in zip(size, ROOMY_SIZE, strict=True)
        )
        look = Look(speech, THEMES[theme], percent, ROOMY if roomy else COMPACT)
        look.tools.motion = False
        settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        languages = {code: each.name for code, each in LANGUAGES.items()}
        window = Window(look, tables, settings, languages, speech.use)
        qtbot.addWidget(window)
        kept.append((window, look, speech, settings))
        window.resize(*size)
        window.open_evening(desk or make_desk(people))
        window.show()
        window.activateWindow()
        qtbot.waitExposed(window)
        qapp.processEvents()
        return window

    yield make
    for window, _, speech, _ in kept:
        window.close()
        speech.release()


@pytest.fixture
def window(make_window):
    return make_window()


@pytest.fixture
def stocked(store):
    """Tables with every preset and the example, as the program has them."""
    shown = example.read(resource("example/evening.json").read_text(encoding="utf-8"))
    presets = load_presets(CATALOGUE)
    scratch = partial(SqliteStore, None)
    return Tables(store, Clock(), CATALOGUE, presets, example=lambda: shown, scratch=scratch)


@pytest.fixture
def make_start(qtbot, qapp, stocked, tmp_path, _nothing_ahead):
    """A window with its start, as it opens where no evening is running."""
    kept = []

    def make(language="de", theme="light", size=ROOMY_SIZE, percent=100, **outside):
        speech = LinguistSpeech(language, qapp)
        look = Look(speech, THEMES[theme], percent, ROOMY)
        look.tools.motion = False
        settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        languages = {code: each.name for code, each in LANGUAGES.items()}
        around = Outside(**{"lots": Random(4), **outside})
        window = Window(look, stocked, settings, languages, speech.use, outside=around)
        qtbot.addWidget(window)
        kept.append((window, look, speech, settings))
        window.resize(*size)
        window.close_evening()
        window.show()
        window.activateWindow()
        qtbot.waitExposed(window)
        qapp.processEvents()
        return window

    yield make
    for window, _, speech, _ in kept:
        window.close()
        speech.release()
