"""The letters and signs of the key line, and answers as they are written behind a name."""

import re
from collections.abc import Mapping
from typing import Any, assert_never

from schafscore.core.accounts import Person
from schafscore.core.questions import (
    AmountsBox,
    Box,
    CheckBox,
    ChoiceBox,
    CountBox,
    Entry,
    PeopleBox,
    PersonBox,
    PointsBox,
    ResultBox,
    Role,
    SaidBox,
    TextBox,
    asked,
)
from schafscore.core.results import Certain, Holder, Verdict
from schafscore.core.text import Option
from schafscore.core.variant import Table
from schafscore.services.pad import Pad, Six

SEATS = "abcdefjq"
"""The letters of the seats, by place at the table: g, h and i mean something else."""

SAID = {"*": "knocks", "k": "replies"}
"""What is said several times, by the name that its question has in every variant."""

NUMBERS = {"r": "bid", "p": "pushed"}
FLAGS = {"m": "forced"}
"""What is told by a number behind its key, or by the key alone, by the names of the questions."""

MARKS = {"-": Six.LOST, "+": Six.WON, "s": Six.WON_SCHNEIDER, "x": Six.WON_SCHWARZ}
CONTRARY = {"-": "-", "+": "+", "s": "sx", "x": "x"}
"""The marks after which one says nothing new; "sx" is Schneider and even Schwarz."""

CERTAIN = {"s": Certain.SCHNEIDER, "x": Certain.SCHWARZ}
"""The marks that say what was certain, where somebody broke the rules (3.14)."""

MARK_WORDS = {
    "-": Six.LOST.label,
    "+": Six.WON.label,
    **{key: certain.label for key, certain in CERTAIN.items()},
}
HOLDERS = {"m": Holder.WITH, "o": Holder.WITHOUT}
UNNAMED = "?"
NO_TRICK = "x"
_CYRILLIC = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")
_SIGNS = str.maketrans("−–×", "--*")
NAMED = re.compile(r'([^\W\d][\w.-]*)=("(?:[^"]|"")*"|[^\s"]*)')


def seat_letter(person: Person, table: Table) -> str:
    """Return the letter of the seat of *person*."""
    return SEATS[table.people.index(person)]


def is_keyed_twice(kind: type[Entry]) -> bool:
    """Whether the letter of *kind* stands for one of its answers too: hearts, and Hand."""
    boxes = (each.box for each in asked(kind))
    options = (each for box in boxes if isinstance(box, ChoiceBox) for each in box.options)
    return bool(kind.key) and any(each.key == kind.key for each in options)


def most_said(box: Box) -> int:
    """Return how often the answer to such a question can say it, 0 where it is no number."""
    match box:
        case SaidBox(most) | CountBox(_, most):
            return most
        case _:
            return 0


def fits_runners(pad: Pad, number: int) -> bool:
    """Whether *number* alone would be read as that of runners."""
    name = pad.first(CountBox, Role.RUNNERS)
    box = pad.questions[name].box if name else None
    return isinstance(box, CountBox) and box.low <= number <= box.high


def key_under(letter: str) -> str:
    """Return the key under *letter* on a keyboard with Latin letters."""
    lower = letter.lower()
    return lower.translate(_CYRILLIC).translate(_SIGNS) if len(lower) == 1 else letter


def told_end(pad: Pad) -> Six | None:
    """Return how the hand ended as it was told: an overbid game is lost in spite of it (5.6)."""
    result, trickless = pad.result_question, pad.trickless_question
    told = pad.value(result) if result in pad.questions and result else None
    if isinstance(told, Verdict) and trickless:
        tricks = pad.value(trickless)
        ends = (six for six in Six if (six.verdict, six.trickless) == (told, tricks))
        return next(ends, pad.six)
    return pad.six


def sitting_at(key: str, table: Table) -> Person | None:
    """Return who sits at a letter, None where it is the letter of nobody."""
    seat = SEATS.find(key)
    return table.people[seat] if 0 <= seat < len(table.people) else None


def option_of_key(box: Box | None, key: str) -> Option | None:
    """Return the answer that has this key."""
    options = box.options if isinstance(box, ChoiceBox) else ()
    return next((option for option in options if option.key == key), None)


def is_partnered(kind: type[Entry]) -> bool:
    """Whether a hand of *kind* has a partner."""
    return any(each.role is Role.PARTNER for each in asked(kind))


def seated(table: Table) -> Mapping[str, Person]:
    """Return who sits at which letter."""
    return dict(zip(SEATS, table.people, strict=False))


def read_answer(raw: str, box: Box, people: Mapping[str, Person]) -> Any:
    """Read what stands behind a name, *people* by their letters.

    Raises `KeyError` or `ValueError` where it is no answer to such a question.
    """
    plain = raw.lower()
    match box:
        case PersonBox():
            return people[plain]
        case PeopleBox():
            return frozenset(people[letter] for letter in plain)
        case PointsBox() | AmountsBox():
            pairs = re.fullmatch(r"(?:[a-z]-?\d+)+", plain)
            if pairs is None:
                raise ValueError(raw)
            each = re.findall(r"([a-z])(-?\d+)", plain)
            return tuple((people[letter], int(number)) for letter, number in each)
        case SaidBox(most) if plain.isdecimal():
            # Refused before anything of that length is made.
            times = int(plain)
            if times > most:
                raise ValueError(raw)
            return (None,) * times
        case SaidBox():
            return tuple(None if letter == UNNAMED else people[letter] for letter in plain)
        case TextBox():
            return raw[1:-1].replace('""', '"') if raw.startswith('"') else raw
        case CountBox():
            return int(plain)
        case CheckBox():
            return {"yes": True, "no": False}[plain]
        case ChoiceBox(options):
            return option_of_key(box, plain) or options[plain.upper()]
        case ResultBox():
            return int(plain) if plain.isdecimal() else Verdict[plain.upper()]
        case _:
            assert_never(box)


def answer_text(value: Any, box: Box, table: Table) -> str:
    """Return an answer as it stands behind its name."""
    match box:
        case PersonBox():
            return seat_letter(value, table)
        case PeopleBox():
            return "".join(sorted(seat_letter(each, table) for each in value))
        case PointsBox() | AmountsBox():
            return "".join(f"{seat_letter(who, table)}{number}" for who, number in value)
        case SaidBox():
            return "".join(UNNAMED if who is None else seat_letter(who, table) for who in value)
        case TextBox():
            return '"{}"'.format(str(value).replace('"', '""'))
        case CountBox():
            return str(value)
        case CheckBox():
            return "yes" if value else "no"
        case ChoiceBox() | ResultBox():
            return value.name.lower() if isinstance(value, Option) else str(value)
        case _:
            assert_never(box)
