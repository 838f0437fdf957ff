"""What a finished deal tells becomes an entry, without the answers that nobody would be asked."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import TypeVar

from schafscore.core.questions import Entry, asked, needed

E = TypeVar("E", bound=Entry)


def answered(kind: type[E], facts: Mapping[str, object], tariff: object) -> E:
    """Make an entry of *kind*; answers that do not matter under *tariff* are left out.

    So it is the very entry that the pad would have made.
    """
    answers = {each.name: facts.get(each.name, each.default) for each in asked(kind)}
    told = SimpleNamespace(**answers)
    return kind(
        **{each.name: answers[each.name] for each in asked(kind) if needed(each, told, tariff)}
    )
