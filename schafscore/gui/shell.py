"""What a room may ask of the window it stands in, and how a room is offered to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QSettings

from schafscore.core.text import Label
from schafscore.gui.look import Look
from schafscore.gui.panels import Room
from schafscore.services.desk import Desk
from schafscore.services.tables import Tables


class Shell(Protocol):
    """The window, as its rooms see it."""

    look: Look
    tables: Tables
    settings: QSettings
    languages: Mapping[str, str]

    @property
    def desk(self) -> Desk | None:
        """The evening that is open, None while there is none."""

    def go(self, room: str) -> None:
        """Show another room."""

    def open_evening(self, desk: Desk) -> None:
        """Open an evening and show its table."""

    def close_evening(self) -> None:
        """Leave the evening; the start is shown."""

    def undo(self) -> None:
        """Take back the last act."""

    def redo(self) -> None:
        """Bring back the last act that was taken back."""

    def evening_changed(self) -> None:
        """Show everywhere what was just written."""

    def set_theme(self, name: str) -> None:
        """Change the theme: light, dark, or as the system has it."""

    def set_language(self, name: str) -> None:
        """Change the language."""

    def set_percent(self, percent: int) -> None:
        """Change the size of everything, in per cent."""


@dataclass(frozen=True)
class Offer:
    """A room of the window. *evening* says that it shows the evening that is open.

    One with a *label* has its tab in the bar.
    """

    name: str
    make: Callable[[Shell], Room]
    label: Label = ""
    evening: bool = True
