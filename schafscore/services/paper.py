"""What can be printed of an evening: the forms, an order for one of them, a name for its file.

Plain values, taken at one moment, so that pages can be made in another thread while play goes on.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from schafscore.core.accounts import Person
from schafscore.core.evening import Evening
from schafscore.core.text import N_, Option, Speech, phrase
from schafscore.services.desk import Desk
from schafscore.services.ports import SessionRecord

LONGEST_NAME = 120
# Windows takes none of these in the name of a file; a name may not end in a dot or a blank there.
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')


class Paper(Enum):
    """A size of paper, in millimetres."""

    A4 = 210.0, 297.0
    LETTER = 215.9, 279.4

    @property
    def wide(self) -> float:
        """How wide a sheet is."""
        return self.value[0]

    @property
    def high(self) -> float:
        """How high a sheet is."""
        return self.value[1]


class Form(Option):
    """What is printed."""

    LIST = N_("List")
    LARGE = N_("List in large print")
    SLIP = N_("Dispute slip")
    EMPTY = N_("Empty list")


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be printed: *hand* for a slip, *all_rules* for a list, *people* for an empty one.

    Without *people* an empty list is for as many as sit at the table.
    """

    form: Form = Form.LIST
    paper: Paper = Paper.A4
    all_rules: bool = False
    hand: int | None = None
    people: int | None = None


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be printed, and of what; *entered* is when the hand of a slip was written down."""

    wish: Wish
    evening: Evening
    names: Mapping[Person, str]
    record: SessionRecord
    times: Mapping[int, datetime]
    entered: datetime | None = None


def order(desk: Desk, wish: Wish) -> Order:
    """Take what *wish* needs from *desk*.

    Raises `RefusedError` for the slip of a hand that is not in the list.
    """
    entered = None
    if wish.form is Form.SLIP and wish.hand is not None:
        desk.line(wish.hand)
        entered = desk.written_at(wish.hand)
    times = {each.place: each.at for each in desk.log()}
    return Order(wish, desk.evening, desk.names, desk.record, times, entered)


def file_name(order: Order, speech: Speech) -> str:
    """Return a name for the file that any system takes and that sorts by day.

    ``2026-11-27 20-12 Schafkopf Stammtisch Ochsen.pdf``
    """
    wish, record, say = order.wish, order.record, speech.say
    game, word = say(order.evening.position.rules.variant.label), say(N_("Schafkopf"))
    if word.casefold() in game.casefold():
        game = word
    title = record.title or record.place
    parts = [opened_at(record)]
    parts += [game] if game.casefold() not in title.casefold() else []
    parts += [title] if title else []
    match wish.form:
        case Form.EMPTY:
            parts = [game, say(N_("empty list"))]
        case Form.LARGE:
            parts.append(say(N_("large print")))
        case Form.SLIP:
            numbers = {line.hand: line.after.number for line in order.evening.hands}
            number = numbers.get(wish.hand, 0)
            parts.append(say(phrase(N_("hand {number}"), number=number)))
        case Form.LIST:
            pass
    return f"{taken_anywhere(' '.join(parts))}.pdf"


def opened_at(record: SessionRecord) -> str:
    """Return day and time of *record* for the name of a file: ``2026-11-27 20-12``.

    The time tells two evenings of one day apart.
    """
    opened = record.opened_at
    return f"{opened.astimezone() if opened.tzinfo else opened:%Y-%m-%d %H-%M}"


def taken_anywhere(name: str) -> str:
    """Return *name* as any system takes it for a file, without an ending."""
    words = " ".join(_FORBIDDEN.sub(" ", name).split())
    return words[:LONGEST_NAME].rstrip(" .")
