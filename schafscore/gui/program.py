"""The program with its window: from the start to the last key."""

import gc
import sys
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QRect, QSettings, QSize, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from schafscore.bootstrap import (
    LANGUAGES,
    App,
    BadPresetError,
    LinguistSpeech,
    backups,
    evenings_file,
    problem_of,
    restore,
    start,
    whole_catalogue,
)
from schafscore.core.text import N_, Label, listed, phrase
from schafscore.gui.look import FACTORS, ROOMY_SIZE, THEMES, Look
from schafscore.gui.mishaps import Mishaps
from schafscore.gui.shell import Outside
from schafscore.gui.window import Window, dress_application, theme_of
from schafscore.services.disk import told
from schafscore.services.ports import Backup, LostError, SpoiltError, SpoiltEveningError, StoreError

if TYPE_CHECKING:
    from schafscore.gui.rescue import Rescue

SETTINGS = "settings.ini"
START = "start"


def run(file: Path | None = None, language: str = "") -> int:
    """Open the window and return the exit code when it is closed.

    On the evenings in *file*, or the usual ones; in *language*, or that which was chosen last.
    """
    application = QApplication(sys.argv[:1])
    dress_application(application)
    speech = LinguistSpeech(application=application)
    try:
        started = _started(file, speech, language)
        if started is None:
            return 0
        app = started.app
        window = open_window(app, language)
    except (StoreError, BadPresetError, OSError) as error:
        QMessageBox.critical(None, "schafscore", speech.say(_why_not(error, file)))
        return 1
    if started.told:
        window.mention(started.told)
    mishaps = Mishaps(app.home, lambda: len(window.desk.evening.writings) if window.desk else 0)
    mishaps.told.connect(window.complain)
    sys.excepthook = mishaps.take
    try:
        window.show()
        gc.freeze()
        gc.enable()
        return application.exec()
    finally:
        keep_geometry(window)
        app.close()


class Started(NamedTuple):
    """The program without its window, and what is to be *told* as soon as that is there."""

    app: App
    told: Label = ""


def _started(file: Path | None, speech: LinguistSpeech, language: str) -> Started | None:
    """Start; where the file is spoilt or lost, offer its copies first.

    Returns None where neither a copy nor a new beginning was wanted.

    Raises as `start` does where there are none.
    """
    anew = partly = False
    said: Label = ""
    while True:
        try:
            return Started(start(file=file, speech=speech, anew=anew, partly=partly), said)
        except SpoiltError as error:
            rescue = _rescue(error, file, speech, language)
            if rescue is None:
                raise
            if not rescue.ask():
                return None
            anew, said = rescue.anew, rescue.told
            partly = rescue.partly or bool(said)  # the copy showed what of it is damaged


def _rescue(
    error: SpoiltError, file: Path | None, speech: LinguistSpeech, language: str
) -> "Rescue | None":
    """Make the window that offers the copies; None where none of them can be used."""
    from schafscore.gui.rescue import Rescue  # noqa: PLC0415 - hardly ever needed

    spoilt = evenings_file(file=file)
    copies = backups(spoilt)
    if all(problem_of(each.file) for each in copies):
        return None

    def bring_back(copy: Backup) -> None:
        restore(spoilt, copy.file, datetime.now(UTC))

    settings = _settings(evenings_file().parent)
    look = _look(settings, speech, language)
    lost = isinstance(error, LostError)
    why = _why_not(error, file)
    made = Rescue(look, why, whole_catalogue(), copies, bring_back, lost=lost, partly=error.partly)
    _place(made, settings)
    return made


def _why_not(error: StoreError | BadPresetError | OSError, file: Path | None) -> Label:
    """Say why the program cannot start, and which file or folder is to blame."""
    match error:
        case StoreError():
            return phrase(
                N_("{file}: {why}"), file=str(evenings_file(file=file)), why=error.sentence
            )
        case BadPresetError():
            return error.sentence
        case _:
            return told(error)


def open_window(app: App, language: str = "") -> Window:
    """Make the window as its user left it, with the evening that was not settled yet.

    In *language*, or that which was chosen last, or that of the system.
    """
    settings = _settings(app.home)
    window = Window(
        _look(settings, app.speech, language),
        app.tables,
        settings,
        {code: each.name for code, each in LANGUAGES.items()},
        app.speech.use,
        outside=Outside(folder=app.file.parent, copies=app, keep_preset=app.keep_preset),
    )
    _place(window, settings)
    told = [*app.left_out, *app.limits(said=_begin(app, window))]
    if told:
        window.complain(listed([*told]))
    return window


def _settings(home: Path) -> QSettings:
    return QSettings(str(home / SETTINGS), QSettings.Format.IniFormat)


def _look(settings: QSettings, speech: LinguistSpeech, language: str) -> Look:
    """Return the look that was chosen last; *language* is stronger than the one among it."""
    language = language or str(settings.value("language", ""))
    if language in LANGUAGES:
        speech.use(language)
    tokens = THEMES[theme_of(str(settings.value("theme", "system")))]
    return Look(speech, tokens, _percent(str(settings.value("percent", ""))))


def _percent(kept: str) -> int:
    """Return the size that was chosen last; the usual one where what was kept is none of them."""
    return next((each for each in FACTORS if str(each) == kept), FACTORS[0])


def _place(window: QWidget, settings: QSettings) -> None:
    """Put *window* where its user left it."""
    geometry, box = settings.value("geometry"), settings.value("box")
    if not (isinstance(geometry, QByteArray) and window.restoreGeometry(geometry)):
        window.resize(QSize(*ROOMY_SIZE).boundedTo(window.screen().availableSize()))
    elif (
        isinstance(box, QRect)
        and not window.isMaximized()
        and window.screen().availableGeometry().contains(box)
    ):
        # Qt leaves room for a title bar, though there may be none.
        window.resize(box.size())
        window.move(box.topLeft())


def _begin(app: App, window: Window) -> int | None:
    """Go on with the last evening; where there is none, show the start or the example.

    One that cannot be read keeps nobody from the others: the start says so, and it is returned.
    """
    try:
        last = app.tables.last()
        desk = app.tables.open(last.id) if last else None
    except StoreError as error:
        window.go(START)
        return error.session if isinstance(error, SpoiltEveningError) else None
    try:
        if desk is not None and desk.settlement is None:
            window.open_evening(desk)
            return None
    except Exception as error:
        # Our mistake, and it is reported as any other once the window is there.
        QTimer.singleShot(0, partial(_fail, error))
        window.close_evening()
        return None
    window.go(START)
    return None


def _fail(error: Exception) -> None:
    raise error


def keep_geometry(window: Window) -> None:
    """Remember where the window stood."""
    window.settings.setValue("geometry", window.saveGeometry())
    window.settings.setValue("box", QRect(window.pos(), window.size()))
