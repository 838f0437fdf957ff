"""The rooms of the window, in the order of their tabs; a new room is one line here."""

from collections.abc import Callable
from importlib import import_module

from PySide6.QtCore import QObject

from schafscore.core.text import N_
from schafscore.gui.panels import Room
from schafscore.gui.shell import Ahead, Offer, Shell
from schafscore.gui.table_room import TableRoom


def _built_later(module: str, room: str) -> Callable[[Shell], Room]:
    """Load *module* when its *room* is first entered: the start of the program need not wait."""

    def make(shell: Shell) -> Room:
        made: Room = getattr(import_module(f"schafscore.gui.{module}"), room)(shell)
        return made

    return make


def furnish_table(shell: Shell) -> TableRoom:
    """Make the table; the pages beside it are loaded when the first of them is asked for."""
    room = TableRoom(shell)

    def furnish(asked: object) -> None:
        room.opened.disconnect(furnish)
        room.page_asked.disconnect(furnish)
        pages: type[QObject] = import_module("schafscore.gui.old_hands").OldHands
        pages(room)
        (room.opened if isinstance(asked, int) else room.page_asked).emit(asked)

    room.opened.connect(furnish)
    room.page_asked.connect(furnish)
    return room


START = _built_later("start", "StartRoom")
NEW_TABLE = _built_later("new_table", "NewTableRoom")
SETTLEMENT = _built_later("settlement_room", "SettlementRoom")
RULES = _built_later("rules_room", "RulesRoom")
PEOPLE = _built_later("people_room", "PeopleRoom")
PAPER = _built_later("preview", "PreviewRoom")
ARRIVAL = _built_later("arrival_room", "ArrivalRoom")
BACKUPS = _built_later("backups", "BackupsRoom")

ROOMS: tuple[Offer, ...] = (
    Offer("start", START, evening=False, bare=True),
    Offer("new", NEW_TABLE, evening=False, bare=True, ahead=Ahead.BEFORE),
    Offer("arrival", ARRIVAL, evening=False, bare=True),
    Offer("backups", BACKUPS, evening=False, bare=True),
    Offer("table", furnish_table, N_("Table"), ahead=Ahead.BEFORE),
    Offer("settlement", SETTLEMENT, N_("Settlement"), ahead=Ahead.MEANWHILE),
    Offer("rules", RULES, N_("Rules"), ahead=Ahead.MEANWHILE),
    Offer("people", PEOPLE, ahead=Ahead.MEANWHILE),
    Offer("paper", PAPER, N_("Paper"), ahead=Ahead.MEANWHILE),
)
