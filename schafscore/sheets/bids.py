"""A list of bids: what a game was worth, which boxes are ticked for it, and whose column changes.

The boxes are those of the official list of Skat (5.5, 5.9).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from schafscore.core.accounts import CENTS, Person, Pot
from schafscore.core.evening import Evening
from schafscore.core.journal import Hand
from schafscore.core.outcome import Contract, Times
from schafscore.core.questions import ChoiceBox, CountBox, Entry, Role, asked
from schafscore.core.results import Holder, Level
from schafscore.core.text import N_, Label, Option
from schafscore.sheets.rows import Row, State

HAND, OUVERT, ANNOUNCED, LOST = N_("hand"), N_("ouvert"), N_("announced"), N_("lost")
BOXES: tuple[Label, ...] = (
    HAND, N_("Schneider"), ANNOUNCED, N_("Schwarz"), ANNOUNCED, OUVERT,
)  # fmt: skip
"""The boxes of the list, from left to right."""


def put_up(rows: Sequence[Row]) -> Mapping[Person, int]:
    """Return who owes the kitty how many cents, where the table plays for loss money."""
    pots = rows[-1].pots if rows else {}
    return {
        pot.owner: cents
        for pot, cents in pots.items()
        if isinstance(pot, Pot) and pot.unit == CENTS and pot.owner is not None
    }


@dataclass(frozen=True, slots=True)
class Bid:
    """A hand on the list of bids.

    *sign* is the name of its suit, *base* what the game is worth once, *matadors* are with or
    without by *holder*, *ticked* says which of `BOXES`, *more* are doublings beside that.
    """

    soloist: Person | None = None
    won: bool = False
    sign: str = ""
    base: int | None = None
    holder: Holder | None = None
    matadors: int = 0
    ticked: tuple[bool, ...] = (False,) * len(BOXES)
    more: tuple[Label, ...] = ()
    points: int = 0
    passed: bool = False


NO_BID = Bid()


def bids(evening: Evening, rows: Sequence[Row]) -> tuple[Bid, ...]:
    """Return how each of *rows* stands on the list of bids."""
    written = (line.writing for line in evening.hands)
    entries = {each.hand: each.entry for each in written if isinstance(each, Hand)}
    return tuple(_bid(row, entries) for row in rows)


def _bid(row: Row, entries: Mapping[int, Entry]) -> Bid:
    if row.state is not State.COUNTS or row.hand is None:
        return NO_BID
    if row.contract is not Contract.SOLO or row.won is None or not row.additions:
        return Bid(passed=row.contract is Contract.NOBODY and not any(row.deltas.values()))
    entry, (soloist,) = entries[row.hand], row.side
    steps = row.additions[0].steps
    factors = row.additions[0].factors
    holder, matadors = _matadors(entry)
    base = factors[0].number if holder is not None else steps[0].number
    rest: Sequence[Times] = factors[1:] if holder is not None else factors
    return Bid(
        soloist=soloist,
        won=row.won,
        sign=entry.kind.upper(),
        base=base,
        holder=holder,
        matadors=matadors,
        ticked=_ticked(entry, row.level),
        more=tuple(each.label for each in rest if each.label != LOST),
        points=row.deltas.get(soloist, 0),
    )


def _matadors(entry: Entry) -> tuple[Holder | None, int]:
    """Return who held the matadors and how many, nothing where they are not asked for."""
    holder, number = None, 0
    for question in asked(type(entry)):
        if question.role is Role.RUNNERS:
            answer = getattr(entry, question.name)
            if isinstance(question.box, CountBox):
                number = answer
            elif isinstance(answer, Holder):
                holder = answer
    return holder, number


def _ticked(entry: Entry, level: Level | None) -> tuple[bool, ...]:
    """Tick the boxes; a level that was announced counts, and what it implies (5.4)."""
    chosen = list(_chosen(entry, Role.KIND))
    promised = [list(type(each)).index(each) for each in _chosen(entry, Role.PROMISE)]
    levels = max(promised, default=0)
    reached = max(level or Level.SIMPLE, min(levels, Level.SCHWARZ))
    labels = {each.label for each in chosen}
    return (
        HAND in labels,
        reached >= Level.SCHNEIDER,
        levels >= Level.SCHNEIDER,
        reached >= Level.SCHWARZ,
        levels >= Level.SCHWARZ,
        levels > Level.SCHWARZ or OUVERT in labels,
    )


def _chosen(entry: Entry, role: Role) -> Iterator[Option]:
    for question in asked(type(entry)):
        if question.role is role and isinstance(question.box, ChoiceBox):
            answer = getattr(entry, question.name)
            if isinstance(answer, Option) and answer is not question.default:
                yield answer
