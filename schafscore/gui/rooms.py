"""The rooms of the window, in the order of their tabs; a new room is one line here."""

from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import QObject

from schafscore.core.text import N_
from schafscore.gui.panels import Room
from schafscore.gui.shell import Ahead, Offer, Shell
from schafscore.gui.table_room import TableRoom


@dataclass(frozen=True)
class _Later:
    """Makes a room; its *module* is loaded before that or then: the start need not wait for it."""

    module: str
    room: str

    def load(self) -> object:
        """Load the module."""
        return import_module(f"schafscore.gui.{self.module}")

    def __call__(self, shell: Shell) -> Room:
        """Make the room."""
        made: Room = getattr(self.load(), self.room)(shell)
        return made


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


START = _Later("start", "StartRoom")
NEW_TABLE = _Later("new_table", "NewTableRoom")
SETTLEMENT = _Later("settlement_room", "SettlementRoom")
RULES = _Later("rules_room", "RulesRoom")
PEOPLE = _Later("people_room", "PeopleRoom")
PAPER = _Later("preview", "PreviewRoom")
ARRIVAL = _Later("arrival_room", "ArrivalRoom")
BACKUPS = _Later("backups", "BackupsRoom")

ROOMS: tuple[Offer, ...] = (
    Offer("start", START, evening=False, bare=True),
    Offer("new", NEW_TABLE, evening=False, bare=True, ahead=Ahead.BEFORE, load=NEW_TABLE.load),
    Offer("arrival", ARRIVAL, evening=False, bare=True),
    Offer("backups", BACKUPS, evening=False, bare=True),
    Offer("table", furnish_table, N_("Table"), ahead=Ahead.BEFORE),
    Offer("settlement", SETTLEMENT, N_("Settlement"), ahead=Ahead.MEANWHILE, load=SETTLEMENT.load),
    Offer("rules", RULES, N_("Rules"), ahead=Ahead.MEANWHILE, load=RULES.load),
    Offer("people", PEOPLE, ahead=Ahead.MEANWHILE, load=PEOPLE.load),
    Offer("paper", PAPER, N_("Paper"), ahead=Ahead.MEANWHILE, load=PAPER.load),
)
