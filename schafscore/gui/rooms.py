"""The rooms of the window, in the order of their tabs; a new room is one line here."""

from schafscore.core.text import N_
from schafscore.gui.new_table import NewTableRoom
from schafscore.gui.preview import PreviewRoom
from schafscore.gui.rules_room import RulesRoom
from schafscore.gui.shell import Offer
from schafscore.gui.start import StartRoom
from schafscore.gui.table_room import TableRoom

ROOMS: tuple[Offer, ...] = (
    Offer("start", StartRoom, evening=False, bare=True),
    Offer("new", NewTableRoom, evening=False, bare=True),
    Offer("table", TableRoom, N_("Table")),
    Offer("rules", RulesRoom, N_("Rules")),
    Offer("paper", PreviewRoom, N_("Paper")),
)
