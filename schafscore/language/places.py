"""Where the program keeps its files, and where it offers to put those of its user."""

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from schafscore.core.text import N_, phrase
from schafscore.services.disk import NoPlaceError, why_not

HOME_VARIABLE = "SCHAFSCORE_HOME"
WHAT_NOW = N_("Let the variable SCHAFSCORE_HOME name a folder that you may write to.")


def data_folder() -> Path:
    """Return the folder of the journal and of the settings, made where it is missing.

    The variable ``SCHAFSCORE_HOME`` moves it, onto a stick for example. Raises `NoPlaceError`
    where it cannot be made.
    """
    chosen = os.environ.get(HOME_VARIABLE)
    folder = (
        Path(chosen).expanduser() if chosen else _standard("GenericDataLocation") / "schafscore"
    )
    try:
        folder.mkdir(
            parents=True, exist_ok=True, mode=0o700
        )  # an evening is nobody else's business
    except OSError as error:
        said = N_("The evenings need a folder, but at {place} none can be made: {why}. {what_now}")
        sentence = phrase(said, place=str(folder), why=why_not(error), what_now=WHAT_NOW)
        raise NoPlaceError(sentence) from error
    return folder


def documents_folder() -> Path:
    """Return the folder that a file is offered for: that of documents, or home without one."""
    documents = _standard("DocumentsLocation")
    return documents if documents.is_dir() else Path.home()


def _standard(place: str) -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation[place]))
