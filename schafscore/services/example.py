"""The evening that comes with the program, to look at before one has played."""

import json
from dataclasses import dataclass
from datetime import datetime

from schafscore.services.ports import Body


@dataclass(frozen=True, slots=True)
class Example:
    """Who sat there, and what was written when. People are 1, 2, 3 in the order of *people*."""

    variant: str
    title: str
    place: str
    people: tuple[str, ...]
    acts: tuple[tuple[datetime, Body], ...]


def read(text: str) -> Example:
    """Read the example from its JSON: an object with a field for each of `Example`."""
    raw = json.loads(text)
    acts = tuple((datetime.fromisoformat(at), body) for at, body in raw.pop("acts"))
    return Example(**{**raw, "people": tuple(raw["people"]), "acts": acts})
