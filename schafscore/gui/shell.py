"""What a room may ask of the window it stands in, and how a room is offered to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum, auto
from pathlib import Path
from random import Random, SystemRandom
from typing import Protocol

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget

from schafscore.core.text import Label
from schafscore.core.variant import Preset
from schafscore.gui.look import Look
from schafscore.gui.panels import Room
from schafscore.services.desk import Desk
from schafscore.services.ports import Backup
from schafscore.services.tables import Tables

LOOK_AGAIN = 900  # milliseconds between two looks of a room whether another program wrote

KeepPreset = Callable[[Preset], object]
"""Keeps rules among the user's own presets, so that `Tables.presets` has them; raises `OSError`."""


class Copies(Protocol):
    """The copies of all evenings. Every act raises `StoreError`; then nothing changed.

    What takes long, `back_up` and `restore`, may be done by another thread than the window's.
    """

    @property
    def secured_at(self) -> datetime | None:
        """When the last copy was made, None where there is none."""

    def backups(self) -> tuple[Backup, ...]:
        """Return the copies, the newest first."""

    def back_up(self) -> Backup:
        """Keep a copy of the evenings as they are now."""

    def restore(self, backup: Backup) -> Path | None:
        """Let a copy take the place of the evenings; return where these lie now."""

    def open_again(self) -> None:
        """Take the evenings that came back."""


@dataclass(frozen=True)
class Outside:
    """What the rooms get from outside the window.

    *folder* is where the evenings lie and *copies* are those of them, each None where nothing is
    to be said about it; *lots* draws seats.
    """

    folder: Path | None = None
    copies: Copies | None = None
    keep_preset: KeepPreset | None = None
    lots: Random = field(default_factory=SystemRandom)


class Shell(Protocol):
    """The window, as its rooms see it."""

    look: Look
    tables: Tables
    settings: QSettings
    languages: Mapping[str, str]
    outside: Outside

    @property
    def desk(self) -> Desk | None:
        """The evening that is open, None while there is none."""

    @property
    def room(self) -> Room | None:
        """The room that is shown."""

    @property
    def opening(self) -> bool:
        """Whether an evening or a room is just about to be shown."""

    def go(self, room: str, about: object = None) -> None:
        """Show another room at once, which begins with what it is asked *about*."""

    def visit(self, room: str, about: object = None) -> None:
        """Show another room in the next turns of the loop, for one that takes longer."""

    def sit_down(self, desk: Desk) -> None:
        """Open an evening and show its table, in the next turns of the loop."""

    def close_evening(self) -> None:
        """Leave the evening; the start is shown."""

    def read_again(self) -> None:
        """Leave the evening and every room, for the file is another; the start is shown."""

    def show_menu(self, below: QWidget | None = None) -> None:
        """Open the menu of settings, below the button that was pressed."""

    def show_bar(self) -> None:
        """Say in the bar what one does now, and what can be undone."""

    def undo(self) -> None:
        """Take back the last act."""

    def redo(self) -> None:
        """Bring back the last act that was taken back."""

    def evening_changed(self) -> None:
        """Show everywhere what was just written."""

    def mention(self, sentence: Label) -> None:
        """Say what was done: for ten seconds, or until one goes on."""

    def complain(self, sentence: Label) -> None:
        """Say what went wrong, until it is read."""

    def set_theme(self, name: str) -> None:
        """Change the theme: light, dark, or as the system has it."""

    def set_language(self, name: str) -> None:
        """Change the language."""

    def set_percent(self, percent: int) -> None:
        """Change the size of everything, in per cent."""


class Ahead(Enum):
    """When a room is made that takes long to be made, before anybody goes there."""

    BEFORE = auto()  # while no evening is open
    MEANWHILE = auto()  # during an evening


@dataclass(frozen=True)
class Offer:
    """A room of the window. *evening* says that it shows the evening that is open.

    One with a *label* has its tab in the bar; over a *bare* one there is no bar. *ahead* says
    whether it is made before anybody goes there, *load* what is done before that.
    """

    name: str
    make: Callable[[Shell], Room]
    label: Label = ""
    evening: bool = True
    bare: bool = False
    ahead: Ahead | None = None
    load: Callable[[], object] = lambda: None
