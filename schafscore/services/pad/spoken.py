"""An answer as words, whatever its question."""

from typing import Any

from schafscore.core.accounts import Person
from schafscore.core.text import N_, Label, Option, Verbatim, listed, phrase


def spoken(value: Any) -> Label:
    """Return an answer as words."""
    match value:
        case bool():
            return N_("yes") if value else N_("no")
        case Option():
            return value.label
        case Person():
            return phrase(N_("{who}"), who=value)
        case frozenset():
            return listed(map(spoken, sorted(value))) or N_("nobody")
        case tuple():
            said = (_pair(*each) if isinstance(each, tuple) else spoken(each) for each in value)
            return listed(said) or N_("nobody")
        case None:
            return N_("somebody")
        case str():
            return phrase(N_("{answer}"), answer=Verbatim(value))
        case _:
            return phrase(N_("{answer}"), answer=value)


def _pair(who: Person, number: int) -> Label:
    return phrase(N_("{who} {number}"), who=who, number=number)
