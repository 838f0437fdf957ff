"""The list: one row of plain values per hand, from which window, paper and terminal only pick."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from schafscore.core.accounts import Account, Balances, Person, Pot, Side
from schafscore.core.agreed import Penalty
from schafscore.core.evening import Evening, Line, Standing
from schafscore.core.journal import Correction, Hand, Insertion, Opening, in_force
from schafscore.core.outcome import (
    Add,
    AtLeast,
    AtMost,
    Contract,
    LookUp,
    Outcome,
    Step,
    Steps,
    Times,
    Transfer,
    worth,
)
from schafscore.core.questions import (
    CheckBox,
    ChoiceBox,
    Entry,
    PersonBox,
    PointsBox,
    Problem,
    ResultBox,
    Role,
    TextBox,
    asked,
)
from schafscore.core.race import STROKES
from schafscore.core.results import Holder, Level, Verdict
from schafscore.core.text import N_, Label, Option, Phrase, counted, phrase
from schafscore.sheets.waiting import Waiting, used

RUNNERS = ("runner", "solo_runner", "runners_most", "solo_runners_most")
"""The lines of a tariff by which runners pay."""


class State(Option):
    """Whether a row counts."""

    COUNTS = N_("counts")
    STRUCK = N_("struck")
    REFUSED = N_("refused")


@dataclass(frozen=True, slots=True)
class Addition:
    """What one payment comes to: ``(20 Rufspiel + 10 Schneider) × 2 Kontra = 60``."""

    steps: Steps

    @property
    def terms(self) -> Steps:
        """The summands worth something."""
        return tuple(each for each in self.steps if isinstance(each, Add | LookUp) and each.number)

    @property
    def factors(self) -> tuple[Times, ...]:
        """Everything that multiplies."""
        return tuple(each for each in self.steps if isinstance(each, Times))

    @property
    def bounds(self) -> Steps:
        """What raises the value to a least or cuts it to a most."""
        return tuple(each for each in self.steps if isinstance(each, AtLeast | AtMost))

    @property
    def value(self) -> int:
        """What is paid, in the unit of the variant."""
        return worth(self.steps)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the same amount is moved between some pairs, the giver first."""

    label: Label
    tag: str
    steps: Steps
    pairs: tuple[tuple[Account, Account], ...]

    @property
    def amount(self) -> int:
        """What each giver gives, in the unit of the variant."""
        return worth(self.steps)


@dataclass(frozen=True, slots=True)
class Doubled:
    """A hand of a Bock round: its place in the round, from 1, and the hand that began it."""

    place: int
    of: int
    because: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One hand of the list, or a sharing-out between two hands, which has no *hand*.

    *deltas* has only people whom the row concerns: who sits out, is not here or whose hand does
    not count has none. *totals* has everybody who has been here; the last total is carried
    (fault A68). *pots* holds pots and sides after the row. *offender* broke the rules (3.14),
    *words* are those that somebody wrote about it, *said* what else was told of its kind. Runners
    that the declaring side lacks are told apart: *without* them. A hand that was forgotten and put
    in later is *inserted*.
    """

    hand: int | None
    number: int
    state: State
    problems: tuple[Problem, ...] = ()
    kind: Label
    suit: Option | None = None
    announced: Option | None = None
    marks: tuple[Label, ...] = ()
    contract: Contract = Contract.NOBODY
    declarer: Person | None = None
    partner: Person | None = None
    side: tuple[Person, ...] = ()
    won: bool | None = None
    level: Level | None = None
    points: int | None = None
    verdict: Option | None = None
    additions: tuple[Addition, ...] = ()
    without: bool = False
    offender: Person | None = None
    words: str = ""
    said: tuple[Label, ...] = ()
    dealer: Person | None = None
    sitting_out: tuple[Person, ...] = ()
    deltas: Balances
    totals: Balances
    moves: Balances
    pots: Balances
    corrected: bool = False
    inserted: bool = False
    doubled: Doubled | None = None
    reasons: tuple[Reason, ...] = ()

    @property
    def later(self) -> str:
        """The signs at the number of a hand: + where it was put in later, * where corrected."""
        return f"{'+' if self.inserted else ''}{'*' if self.corrected else ''}"

    @property
    def alone(self) -> Person | None:
        """The soloist, whose amount is ringed."""
        return self.side[0] if self.contract is Contract.SOLO else None

    @property
    def value(self) -> int | None:
        """What one loser pays one winner, None where nobody does or they pay different sums."""
        values = {each.value for each in self.additions}
        return values.pop() if len(values) == 1 else None


STATED_OTHERWISE = N_("≠ file")
"""The mark of a hand for which the file that it came from states other amounts; ours count."""


def rows(
    evening: Evening, earlier: Evening | None = None, listed: Sequence[Row] = ()
) -> tuple[Row, ...]:
    """Return the list of *evening*, the oldest hand first.

    *listed* are the rows of an *earlier* state of the same evening. Those whose lines still
    stand as they did are taken over, so that one hand more is one row more.
    """
    lines, corrected, inserted = evening.lines, _corrected(evening), _inserted(evening)
    same = _same(earlier.lines if earlier else (), lines)
    known, rounds = iter(listed), used(lines, same)
    seen: dict[Person, None] = {}
    found: list[Row] = []
    seated: tuple[Person, ...] = ()
    for place, line in enumerate(lines):
        if line.after.people is not seated:
            seated = line.after.people
            seen |= dict.fromkeys(seated)
        round_ = next(rounds) if place >= same else None
        if not _has_row(line):
            continue
        marked = line.hand in corrected
        if place >= same:
            found.append(_row(line, _totals(line, seen), marked, line.hand in inserted, round_))
        elif (row := next(known)).corrected == marked:
            found.append(row)
        else:
            found.append(replace(row, corrected=marked))
    return tuple(found)


def row_of(evening: Evening, hand: int) -> Row:
    """Return the row of *hand*, which must be in the list, and make no other."""
    lines = evening.lines
    place = next(at for at, line in enumerate(lines) if line.hand == hand)
    line, seen = lines[place], _seated(lines[: place + 1])
    marked = hand in _corrected(evening), hand in _inserted(evening)
    return _row(line, _totals(line, seen), *marked, next(used(lines, place)))


def _totals(line: Line, seen: Iterable[Person]) -> Balances:
    return {person: line.after.balances.get(person, 0) for person in seen}


def _corrected(evening: Evening) -> Collection[int]:
    return {each.hand for each in in_force(evening.writings) if isinstance(each, Correction)}


def _inserted(evening: Evening) -> Collection[int]:
    return {each.hand for each in in_force(evening.writings) if isinstance(each, Insertion)}


def _same(old: Sequence[Line], new: Sequence[Line]) -> int:
    """Return how many lines at the beginning stand as they did; what follows from them does too."""
    pairs = enumerate(zip(old, new, strict=False))
    differing = (place for place, (was, now) in pairs if was is not now and was != now)
    return next(differing, min(len(old), len(new)))


def _has_row(line: Line) -> bool:
    if line.hand is not None:
        return line.standing is not Standing.DELETED
    moves = line.outcome is not None and bool(line.outcome.transfers)
    return moves and not isinstance(line.writing, Opening)


def people(evening: Evening) -> tuple[Person, ...]:
    """Return everybody who sat at the table, in the order of the seats, later ones after them."""
    return tuple(_seated(evening.lines))


def _seated(lines: Iterable[Line]) -> Collection[Person]:
    seats = (seated for seated, _ in groupby(line.after.people for line in lines))
    return dict.fromkeys(person for seated in seats for person in seated)


def _doubled(first: Waiting) -> Doubled:
    """Return the place in its round of the hand that uses up one of *first*."""
    return Doubled(first.of - first.left + 1, first.of, first.hand)


def _row(
    line: Line, totals: Balances, corrected: bool, inserted: bool, round_: Waiting | None
) -> Row:
    writing, outcome, table = line.writing, line.outcome, line.table
    assert outcome is not None
    if not isinstance(writing, Hand) or table is None:
        return _between(line, outcome, totals)
    entry = writing.entry
    state = State.COUNTS
    if line.standing is Standing.STRUCK:
        state = State.STRUCK
    elif line.problems:
        state = State.REFUSED
    counts = state is State.COUNTS
    paid = additions(outcome.transfers)
    moved = line.deltas
    played: Balances = dict.fromkeys(table.playing, 0) if counts else {}
    points, verdict = _result(entry, outcome)
    without = Holder.WITHOUT in _answers(entry, Role.RUNNERS, ChoiceBox)
    return Row(
        hand=writing.hand,
        number=line.after.number,
        state=state,
        problems=line.problems,
        kind=entry.label,
        suit=_chosen(entry, Role.SUIT),
        announced=_announced(entry),
        marks=(*_stated_otherwise(line), *_marks(paid, entry.label, without=without)),
        contract=outcome.contract,
        declarer=_person(entry, Role.DECLARER),
        partner=_person(entry, Role.PARTNER),
        side=outcome.side,
        won=outcome.won,
        level=outcome.level,
        points=points,
        verdict=verdict,
        additions=paid,
        without=without,
        offender=None if isinstance(entry, Penalty) else _person(entry, Role.PENALTY),
        words=" ".join(_answers(entry, Role.RULE, TextBox)),
        said=tuple(_said(entry)),
        dealer=table.dealer,
        sitting_out=table.sitting_out,
        deltas={**played, **_of(moved, Person)},
        totals=totals,
        moves=_of(moved, Pot, Side),
        pots=_of(line.after.balances, Pot, Side),
        corrected=corrected,
        inserted=inserted,
        doubled=_doubled(round_) if round_ else None,
        reasons=reasons(outcome.transfers),
    )


def _between(line: Line, outcome: Outcome, totals: Balances) -> Row:
    return Row(
        hand=None,
        number=line.after.number,
        state=State.COUNTS,
        kind=outcome.transfers[0].label,
        deltas=_of(line.deltas, Person),
        totals=totals,
        moves=_of(line.deltas, Pot, Side),
        pots=_of(line.after.balances, Pot, Side),
        reasons=reasons(outcome.transfers),
    )


def _of(balances: Balances, *kinds: type[Account]) -> Balances:
    return {account: amount for account, amount in balances.items() if isinstance(account, kinds)}


def reasons(transfers: Iterable[Transfer]) -> tuple[Reason, ...]:
    """Put neighbouring transfers of the same sum together."""
    groups = groupby(transfers, key=lambda each: (each.label, each.tag, each.steps))
    return tuple(
        Reason(label, tag, steps, tuple((each.giver, each.taker) for each in same))
        for (label, tag, steps), same in groups
    )


def is_money(reason: Reason) -> bool:
    """Whether *reason* is for people, a side or a slate, and not for hands to be doubled."""
    return any(
        isinstance(giver, Person) or isinstance(taker, Person | Side) or _is_slate(taker)
        for giver, taker in reason.pairs
    )


def _is_slate(account: Account) -> bool:
    """Whether *account* is the slate of one person."""
    return isinstance(account, Pot) and account.unit == STROKES.unit and account.owner is not None


def additions(transfers: Iterable[Transfer]) -> tuple[Addition, ...]:
    """Return the different sums by which the people at the table paid each other or a pot.

    The first transfer says which tag the hand itself has; the Stock and the like come after it.
    """
    paid = [each for each in transfers if not isinstance(each.giver, Pot)]
    priced = (each for each in paid if each.tag == paid[0].tag)
    return tuple(map(Addition, dict.fromkeys(each.steps for each in priced)))


def _marks(paid: tuple[Addition, ...], kind: Label, *, without: bool) -> tuple[Label, ...]:
    """Return the words of every step that adds something to the game itself.

    A game of Skat counts one for being a game, and then times its kind (5.5): both say nothing.
    """
    steps: Iterator[Step] = (step for each in paid for step in each.steps[1:])
    worthy = (
        _lacked(step) if without else step.label
        for step in steps
        if isinstance(step, Times) or step.number
    )
    return tuple(label for label in dict.fromkeys(worthy) if label not in (kind, N_("game")))


def _stated_otherwise(line: Line) -> Iterator[Label]:
    """Yield a mark where the hand came from a file that says other amounts."""
    if line.otherwise:
        yield STATED_OTHERWISE


def _lacked(step: Step) -> Label:
    """Return the words of *step*, where it pays for runners "without 3" of them."""
    if step.line in RUNNERS and isinstance(step.label, Phrase) and step.label.number:
        return counted("without %n", "", step.label.number)
    return step.label


def _answers(entry: Entry, role: Role, box: type) -> Iterator[Any]:
    for question in asked(type(entry)):
        if question.role is role and isinstance(question.box, box):
            answer = getattr(entry, question.name)
            if answer is not None:
                yield answer


def _person(entry: Entry, role: Role) -> Person | None:
    return next(_answers(entry, role, PersonBox), None)


def _chosen(entry: Entry, role: Role) -> Option | None:
    return next(_answers(entry, role, ChoiceBox), None)


def _announced(entry: Entry) -> Option | None:
    """Return what was promised on top, such as Tout; None where it was the usual thing."""
    for question in asked(type(entry)):
        if question.role in (Role.PROMISE, Role.KIND) and isinstance(question.box, ChoiceBox):
            answer: Option | None = getattr(entry, question.name)
            if answer is not question.default:
                return answer
    return None


def _said(entry: Entry) -> Iterator[Label]:
    """Yield what was ticked about the kind of game, and counted where that has a line on paper."""
    for question in asked(type(entry)):
        if question.role is not Role.KIND:
            continue
        answer = getattr(entry, question.name)
        if isinstance(question.box, CheckBox) and answer:
            yield question.label
        elif question.printed and answer != question.default:
            yield phrase(question.printed, what=question.label, answer=answer)


def _result(entry: Entry, outcome: Outcome) -> tuple[int | None, Option | None]:
    """Return the card points of the declaring side, or the verdict where nobody counted."""
    for answer in _answers(entry, Role.RESULT, ResultBox):
        return (None, answer) if isinstance(answer, Verdict) else (answer, None)
    for points in _answers(entry, Role.RESULT, PointsBox):
        return dict(points).get(outcome.side[0]) if outcome.side else None, None
    return None, None
