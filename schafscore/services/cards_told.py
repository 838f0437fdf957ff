"""Where a hand says otherwise than its cards: such a hand counts as booked, and is marked."""

from schafscore.core.evening import Line
from schafscore.core.journal import Hand
from schafscore.core.questions import asked
from schafscore.core.text import N_
from schafscore.games import BadDealError
from schafscore.games.bavarian.entry import entry_of
from schafscore.games.bavarian.text import load
from schafscore.variants.bavarian import Tariff

OTHERWISE = N_("The cards of this hand say otherwise; what was entered counts.")


def contradicted(line: Line) -> tuple[str, ...]:
    """Return the questions that the cards of *line* answer otherwise than its entry.

    ``("",)`` where the cards tell of another game altogether; nothing where there are no cards,
    or none that this version can read.
    """
    writing, tariff = line.writing, line.after.rules.tariff
    if not isinstance(writing, Hand) or writing.deal is None or line.table is None:
        return ()
    if not isinstance(tariff, Tariff):
        return ()
    try:
        told = entry_of(load(writing.deal).replay(), line.table.playing, tariff)
    except BadDealError:
        return ()
    booked = writing.entry
    if type(told) is not type(booked):
        return ("",)
    names = (question.name for question in asked(type(booked)))
    return tuple(name for name in names if getattr(told, name) != getattr(booked, name))
