"""What is drunk and eaten here and what it costs: a list that is remembered."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass

PRICE = re.compile(r"\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*€?\s*")
MOST_ITEMS, LONGEST_NAME = 24, 24


@dataclass(frozen=True, slots=True)
class Item:
    """Something on the list, and its price in cents."""

    name: str
    cents: int


def read_cents(text: str) -> int | None:
    """Read an amount of money as people write it: ``4,20``, ``4.2``, ``4 €``; None for no amount.

    4,20 is 420 cents.
    """
    match = PRICE.fullmatch(text)
    if match is None:
        return None
    euros, cents = match[1], (match[2] or "").ljust(2, "0")
    return 100 * int(euros) + int(cents)


def with_item(items: Iterable[Item], item: Item) -> tuple[Item, ...]:
    """Return the list with *item*; the same name gets the new price in its old place."""
    kept = list(items)
    for place, each in enumerate(kept):
        if each.name.casefold() == item.name.casefold():
            kept[place] = item
            return tuple(kept)
    return (*kept, item)[-MOST_ITEMS:]


def dump_list(items: Iterable[Item]) -> str:
    """Return the list as text, to be kept among the settings."""
    return json.dumps([[each.name, each.cents] for each in items])


def load_list(text: str) -> tuple[Item, ...]:
    """Read what `dump_list` wrote; a text that is none is an empty list."""
    try:
        raw = json.loads(text)
        items = tuple(Item(str(name), int(cents)) for name, cents in raw)
    except (ValueError, TypeError):
        return ()
    return items[:MOST_ITEMS]
