"""An evening that goes from one machine to another: packed with its people, and taken in again."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from datetime import datetime
from itertools import pairwise
from typing import Any

from schafscore.core.accounts import Person
from schafscore.core.evening import Evening, fold
from schafscore.core.journal import (
    Correction,
    Dealer,
    Deletion,
    Hand,
    Insertion,
    NewRules,
    Opening,
    Restoration,
    Seats,
    Strike,
    Undo,
    Writing,
    dump_writing,
    in_force,
)
from schafscore.core.text import N_, Label
from schafscore.core.variant import Rules
from schafscore.services.desk import STUMBLES, Desk
from schafscore.services.people import LONGEST_NAME, normal_form, tidy
from schafscore.services.ports import HereAlreadyError, RefusedError, SessionRecord, Written
from schafscore.services.tables import Tables

SUFFIX = ".schafscore"
"""How the name of a file ends that carries an evening."""
MOST_WRITINGS = 20_000
MOST_WORK = 20_000_000
"""Writings times changes: each change looks for its hand among them, 2 s for all at the worst."""


class UnfitError(ValueError):
    """An evening from elsewhere that cannot be: *sentence* says why. Nothing of it was kept."""

    def __init__(self, sentence: Label) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Travelling:
    """An evening between two machines.

    *uid* is its name on every machine that has it. *people* bear the ids that *writings* use,
    which mean nothing elsewhere; *written* says when and in which act each writing was made.
    """

    uid: str
    title: str
    place: str
    opened_at: datetime
    people: Mapping[Person, str]
    writings: tuple[Writing, ...]
    written: tuple[tuple[int, datetime], ...]


@dataclass(frozen=True, slots=True)
class Arrival:
    """What there is to ask before an evening is taken in.

    *people* says whom each of its people may be here, None where nobody is called that; *here*
    is the evening itself, where it came before.
    """

    people: Mapping[Person, Person | None]
    here: SessionRecord | None


def pack(desk: Desk) -> Travelling:
    """Pack the evening at *desk*, with everybody whom it mentions and nobody else."""
    record, names, writings = desk.record, desk.names, desk.evening.writings
    return Travelling(
        uid=record.uid,
        title=record.title,
        place=record.place,
        opened_at=record.opened_at,
        people={who: names[who] for who in sorted(mentioned(writings))},
        writings=writings,
        written=tuple((each.act, each.at) for each in desk.written),
    )


def review(travelling: Travelling, tables: Tables) -> Arrival:
    """Say what is to be asked: whether the people are those known here, and whether it is new."""
    known = {who: tables.people.find(name) for who, name in travelling.people.items()}
    return Arrival(known, tables.called(travelling.uid))


def take_in(
    travelling: Travelling,
    tables: Tables,
    who: Mapping[Person, Person | str],
    *,
    twice: bool = False,
) -> Desk:
    """Keep the evening here, every id in it rewritten (fault A86).

    *who* says for everybody in it which person that is here, or the new name to take in. An
    evening that came before is never replaced: it raises `HereAlreadyError`, or with *twice* is
    kept beside the first; `gone_on.go_on` goes on with it. Raises `RefusedError`,
    `NameTakenError` and `ForgottenError` before anything is written.
    """
    here = review(travelling, tables).here
    if here is not None and not twice:
        raise HereAlreadyError(here.id)
    taken = tables.take_in([who[each] for each in travelling.people])
    names = dict(zip(travelling.people, taken, strict=True))
    pairs = enumerate(zip(travelling.writings, travelling.written, strict=True))
    written = [
        Written(place, act, at, dump_writing(renamed(writing, names)))
        for place, (writing, (act, at)) in pairs
    ]
    opening = travelling.writings[0]
    assert isinstance(opening, Opening)
    return tables.take_over(
        written,
        opening.rules.variant.id,
        travelling.title,
        travelling.place,
        travelling.opened_at,
        None if here else travelling.uid,
    )


def check(travelling: Travelling) -> Evening:
    """Return the evening as it folds; raise `UnfitError` where no program of ours wrote it."""
    for reason in _unfit(travelling):
        raise UnfitError(reason)
    try:
        return fold(in_force(travelling.writings))
    except STUMBLES:
        raise UnfitError(N_("A hand in it cannot be understood")) from None


def mentioned(value: object) -> frozenset[Person]:
    """Return everybody who occurs anywhere in *value*."""
    return frozenset(_people_in(value))


def renamed(value: Any, names: Mapping[Person, Person]) -> Any:
    """Return *value* with every person in it replaced; raise `KeyError` for one not in *names*."""
    match value:
        case Person():
            return names[value]
        case Rules():
            return value
        case tuple() | frozenset():
            return type(value)(renamed(each, names) for each in value)
        case _ if _is_record(value):
            inner = {each.name: getattr(value, each.name) for each in fields(value)}
            return replace(value, **{name: renamed(each, names) for name, each in inner.items()})
        case _:
            return value


def _people_in(value: Any) -> Iterator[Person]:
    match value:
        case Person():
            yield value
        case Rules():
            return
        case tuple() | frozenset():
            for each in value:
                yield from _people_in(each)
        case _ if _is_record(value):
            for part in fields(value):
                yield from _people_in(getattr(value, part.name))
        case _:
            return


def _is_record(value: object) -> bool:
    return is_dataclass(value) and not isinstance(value, type)


def _unfit(travelling: Travelling) -> Iterator[Label]:
    """Yield why the journal cannot be; each reason may rest on those before it."""
    writings = travelling.writings
    opening = writings[0] if writings else None
    if not isinstance(opening, Opening) or any(isinstance(w, Opening) for w in writings[1:]):
        yield N_("An evening has one opening, and it comes first")
        return
    if opening.dealer not in opening.people:
        yield N_("The dealer does not sit here")
    agreed = [opening.rules, *(w.rules for w in writings if isinstance(w, NewRules) and w.for_all)]
    if any(list(rules.problems(opening.people)) for rules in agreed):
        yield N_("Its rules cannot be played")
    if any(rules.variant is not opening.rules.variant for rules in _all_rules(writings)):
        yield N_("Its rules cannot be played")
    if not mentioned(writings) <= travelling.people.keys():
        yield N_("Somebody in it has no name")
    if not _named_once(list(travelling.people.values())):
        yield N_("A name in it is missing or there twice")
    hands = [each.hand for each in writings if isinstance(each, Hand | Insertion)]
    if len(set(hands)) < len(hands) or min(hands, default=1) < 1:
        yield N_("A hand in it is there twice")
    if not all(0 < w.place < place for place, w in enumerate(writings) if isinstance(w, Undo)):
        yield N_("It takes back what was never written")
    if not _in_order([act for act, _ in travelling.written]):
        yield N_("Its writings are not in their order")
    changes = sum(map(_looks_for_its_hand, writings))
    if len(writings) > MOST_WRITINGS or len(writings) * changes > MOST_WORK:
        yield N_("It is longer than any evening")


def _looks_for_its_hand(writing: Writing) -> bool:
    match writing:
        case Correction() | Insertion() | Strike() | Restoration() | Deletion():
            return True
        case Seats(before=before) | Dealer(before=before) | NewRules(before=before):
            return before is not None
        case _:
            return False


def _all_rules(writings: Sequence[Writing]) -> Iterator[Rules]:
    return (each.rules for each in writings if isinstance(each, NewRules))


def _named_once(names: Sequence[str]) -> bool:
    try:
        tidied = [tidy(each) == each and len(each) <= LONGEST_NAME for each in names]
    except RefusedError:
        return False
    return all(tidied) and len(set(map(normal_form, names))) == len(names)


def _in_order(acts: Sequence[int]) -> bool:
    """Whether the opening is an act of its own, and every act a run that begins at its place."""
    follows = all(act in (place, before) for place, (before, act) in enumerate(pairwise(acts), 1))
    return acts[0] == 0 and follows and 0 not in acts[1:]
