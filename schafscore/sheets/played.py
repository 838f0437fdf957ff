"""How often everybody played, won and played alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from schafscore.core.accounts import Person
from schafscore.core.outcome import Contract
from schafscore.sheets.rows import Row


@dataclass(frozen=True, slots=True)
class Played:
    """Numbers of hands: declared, declared and won, declared alone."""

    declared: int = 0
    won: int = 0
    alone: int = 0


def played(rows: Sequence[Row], person: Person) -> Played:
    """Count the hands that *person* declared; refused and struck ones do not count."""
    own = [row for row in rows if row.declarer == person and row.won is not None]
    return Played(
        len(own),
        sum(row.won is True for row in own),
        sum(row.contract is Contract.SOLO for row in own),
    )
