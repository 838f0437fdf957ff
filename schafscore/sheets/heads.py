"""What every hand drew on the slates, how they stood then, and which heads it finished (6.5)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from schafscore.core.accounts import Account, Outside, Person
from schafscore.core.race import HEAD, STROKES
from schafscore.core.text import Label
from schafscore.sheets.rows import Row, State
from schafscore.sheets.strokes import Slate


@dataclass(frozen=True, slots=True)
class Drawn:
    """A hand on the slates: strokes *drawn*, how many *stand* after them, before any is wiped.

    *won* and *lost* are heads that people got or lost by it, in the words of *game*.
    """

    drawn: Mapping[Account, int]
    stand: Mapping[Account, int]
    won: Mapping[Person, int]
    lost: Mapping[Person, int]
    game: Label = ""

    @property
    def ends(self) -> bool:
        """Whether a head was finished and every slate wiped."""
        return bool(self.won or self.lost)


def drawn(rows: Sequence[Row]) -> tuple[Drawn, ...]:
    """Return what each of *rows* drew."""
    return tuple(_walk(rows))


def _walk(rows: Sequence[Row]) -> Iterator[Drawn]:
    before: Mapping[Account, int] = {}
    for row in rows:
        counts = row.state is State.COUNTS
        yield _drawn(row, before) if counts else Drawn({}, before, {}, {})
        before = row.pots


def _drawn(row: Row, before: Mapping[Account, int]) -> Drawn:
    strokes: dict[Account, int] = {}
    won: dict[Person, int] = {}
    lost: dict[Person, int] = {}
    game: Label = ""
    for reason in row.reasons:
        for giver, taker in reason.pairs:
            if giver == STROKES:
                strokes[taker] = strokes.get(taker, 0) + reason.amount
            elif reason.tag == HEAD and taker != STROKES:
                game = reason.label
                if isinstance(taker, Person) and isinstance(giver, Outside):
                    won[taker] = won.get(taker, 0) + reason.amount
                elif isinstance(giver, Person):
                    lost[giver] = lost.get(giver, 0) + reason.amount
    stand = {**before}
    for slate, number in strokes.items():
        stand[slate] = stand.get(slate, 0) + number
    return Drawn(strokes, stand, won, lost, game)


def trophies(rows: Sequence[Row], slate: Slate) -> tuple[int, ...]:
    """Return the numbers of the hands by which somebody of *slate* got a head, or lost one."""
    found = zip(rows, drawn(rows), strict=True)
    return tuple(
        row.number
        for row, each in found
        if any(person in each.won or person in each.lost for person in slate.people)
    )
