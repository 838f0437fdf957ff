"""A row of the list told in words: what was played, and by whom."""

from collections.abc import Iterator

from schafscore.core.text import N_, Label, phrase
from schafscore.sheets.rows import Row, State


def what(row: Row) -> Iterator[Label]:
    """Yield what was played, one remark after the other: "Hearts Solo", "Tout", "struck"."""
    # Trumps are named before the game; a suit that is called stands behind it.
    words = N_("{suit} {game}") if row.alone else N_("{game} {suit}")
    yield row.kind if row.suit is None else phrase(words, game=row.kind, suit=row.suit)
    yield from row.marks
    if row.state is not State.COUNTS:
        yield row.state.label
    for problem in row.problems:
        yield problem.sentence


def who(row: Row) -> Label:
    """Return who declared, and with whom; "" where nobody did."""
    if row.declarer is None:
        return ""
    if row.partner is None:
        return phrase(N_("{who}"), who=row.declarer)
    return phrase(N_("{who} with {partner}"), who=row.declarer, partner=row.partner)


def remark(row: Row) -> Label:
    """Return what stands in the place of a game that does not count, or that is none."""
    if row.state is State.STRUCK:
        return phrase(N_("{game}, struck"), game=row.kind)
    if row.problems:
        why = row.problems[0].sentence
        return phrase(N_("{game}, does not count: {why}"), game=row.kind, why=why)
    return row.kind


def best(rows: tuple[Row, ...]) -> Row | None:
    """Return the hand that brought the one who declared it most; of equal ones the first."""
    won = [row for row in rows if row.won and row.declarer and row.state is State.COUNTS]
    return max(won, key=brought, default=None)


def brought(row: Row) -> int:
    """Return what the hand brought who declared it."""
    return 0 if row.declarer is None else row.deltas.get(row.declarer, 0)
