"""Where a file shall go, and which one shall be opened: the system asks."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from schafscore.bootstrap import documents_folder
from schafscore.core.text import N_, Label
from schafscore.gui.look import Look
from schafscore.services.travelling import SUFFIX

ENDINGS = (SUFFIX, ".txt")
AskWhere = Callable[[str, Label, Label], str]
"""Asks where a file of that name shall go, under a title, for a kind of file; "" for nowhere."""
AskWhich = Callable[[], str]
"""Asks which evening shall be opened; "" for none."""


def ask_where(window: QWidget, look: Look) -> AskWhere:
    """Return how the system asks where a file shall go, over *window*."""

    def ask(name: str, title: Label, files: Label) -> str:
        proposed = str(documents_folder() / name)
        kinds = f"{look.say(files)} (*{Path(name).suffix})"
        path, _ = QFileDialog.getSaveFileName(window, look.say(title), proposed, kinds)
        return path

    return ask


def ask_which(window: QWidget, look: Look) -> AskWhich:
    """Return how the system asks for the file of an evening, over *window*."""

    def ask() -> str:
        title, every = look.say(N_("Open an evening")), look.say(N_("All files"))
        ours = look.say(N_("Evenings and protocols"))
        kinds = f"{ours} ({' '.join(f'*{each}' for each in ENDINGS)});;{every} (*)"
        path, _ = QFileDialog.getOpenFileName(window, title, str(documents_folder()), kinds)
        return path

    return ask
