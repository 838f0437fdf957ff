"""Evenings to pack and to take in, with names in any letters."""

from datetime import timedelta

from desks import EIGHT, Hours
from evenings import evenings
from hypothesis import reject
from hypothesis import strategies as st
from tables import CATALOGUE

from schafscore.core.accounts import Person
from schafscore.core.journal import Charge, Note, Paid, Strike, Terms, Undo
from schafscore.services.people import normal_form, tidy
from schafscore.services.ports import RefusedError
from schafscore.services.tables import Tables
from schafscore.services.travelling import Travelling, renamed
from schafscore.store.sqlite import SqliteStore

LETTERS = st.characters(exclude_categories=("Cs", "Cc"))


def machine(path=None):
    """Another machine, on which nothing is known."""
    return Tables(SqliteStore(path), Hours(), CATALOGUE, {}, example=None, scratch=SqliteStore)


@st.composite
def names(draw, number):
    """Draw names that can be told apart, in any letters."""
    drawn = draw(
        st.lists(st.text(LETTERS, min_size=1, max_size=12), min_size=number, max_size=number)
    )
    try:
        kept = [tidy(each) for each in drawn]
    except RefusedError:
        reject()
    if len(set(map(normal_form, kept))) < number:
        reject()
    return kept


@st.composite
def travelling(draw):
    """Draw an evening on its way, in the middle of its acts, under ids of its own."""
    variant = draw(st.sampled_from(list(CATALOGUE.variants.values())))
    evening = draw(evenings(variant, least=1, most=4))
    first, second, *_ = people = evening.writings[0].people
    more = [
        Note(draw(st.text(LETTERS, max_size=30)), 1),
        Terms(10, treasurer=first),
        Charge(first, second, 420, draw(st.text(LETTERS, max_size=10))),
        Paid(second, first, 420),
        Strike(1),
    ]
    writings = [*evening.writings, *draw(st.lists(st.sampled_from(more), max_size=4))]
    if len(writings) > 2 and draw(st.booleans()):
        writings.append(Undo(draw(st.integers(1, len(writings) - 1))))
    acts = [0, *(place if draw(st.booleans()) else None for place in range(1, len(writings)))]
    for place in range(1, len(acts)):
        if acts[place] is None:
            acts[place] = acts[place - 1] or place
    ids = draw(
        st.lists(st.integers(1, 999), min_size=len(people), max_size=len(people), unique=True)
    )
    called = dict(zip(people, map(Person, ids), strict=True))
    return Travelling(
        uid=draw(st.text("0123456789abcdef", min_size=32, max_size=32)),
        title=draw(st.text(LETTERS, max_size=20)),
        place=draw(st.text(LETTERS, max_size=20)),
        opened_at=EIGHT,
        people=dict(zip(map(Person, sorted(ids)), draw(names(len(people))), strict=True)),
        writings=tuple(renamed(each, called) for each in writings),
        written=tuple((act, EIGHT + timedelta(minutes=n)) for n, act in enumerate(acts)),
    )
