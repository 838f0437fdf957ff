"""Why a hand came to its amounts: every sum step by step, with the line of the rules behind it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto

from schafscore.core.accounts import Account, Outside, Pot
from schafscore.core.evening import Evening, Line
from schafscore.core.outcome import SIGNS, WORDED, Add, LookUp, Step, worth
from schafscore.core.questions import Question, questioned
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Rules
from schafscore.sheets.called import called
from schafscore.sheets.rows import Doubled, Reason, Row, row_of
from schafscore.sheets.rules_in_words import in_a_line

REMARK = N_("{rule}: {number} {what}")


class Rank(Enum):
    """What a row of a sum is."""

    STEP = auto()
    SUBTOTAL = auto()
    TOTAL = auto()


@dataclass(frozen=True, slots=True)
class Reckoned:
    """One row of a sum: what is done with which number, why, and the rules it rests on."""

    sign: Label
    number: int
    words: Label
    grounds: tuple[Label, ...] = ()
    rank: Rank = Rank.STEP


@dataclass(frozen=True, slots=True)
class Sum:
    """Why the same amount is moved between some accounts, the giver first."""

    label: Label
    rows: tuple[Reckoned, ...]
    amount: int
    pairs: tuple[tuple[Account, Account], ...]


@dataclass(frozen=True, slots=True)
class Why:
    """Everything behind the amounts of one hand.

    *remarks* say what moves no money: hands that will count double, what does not fit, and what
    the source of the hand states otherwise.
    """

    row: Row
    sums: tuple[Sum, ...]
    remarks: tuple[Label, ...]


def why(evening: Evening, hand: int) -> Why:
    """Explain *hand*, which must be in the list."""
    line = next(each for each in evening.hands if each.hand == hand)
    row = row_of(evening, hand)
    began = row_of(evening, row.doubled.because) if row.doubled else None
    money = [each for each in row.reasons if _moves_money(each)]
    sums = tuple(
        Sum(each.label, tuple(_reckoned(each, line, row.doubled, began)), each.amount, each.pairs)
        for each in money
    )
    begun = (each for each in row.reasons if each not in money)
    remarks = (
        phrase(REMARK, rule=each.label, number=each.amount, what=each.steps[0].label)
        for each in begun
        if isinstance(each.pairs[0][0], Outside)
    )
    problems = (each.sentence for each in row.problems)
    return Why(row, sums, (*problems, *remarks, *_stated_otherwise(line)))


def _stated_otherwise(line: Line) -> Iterator[Label]:
    words = N_("{who}: the imported file says {stated}, here it is {ours}")
    for who, stated, ours in line.otherwise:
        yield phrase(words, who=who, stated=stated, ours=ours)


def _moves_money(reason: Reason) -> bool:
    return not all(isinstance(each, Pot | Outside) for pair in reason.pairs for each in pair)


def _reckoned(
    reason: Reason, line: Line, doubled: Doubled | None, began: Row | None
) -> Iterator[Reckoned]:
    rules, summands = line.after.rules, 0
    for place, each in enumerate(reason.steps):
        adds = isinstance(each, Add | LookUp)
        if summands > 1 and not adds:
            yield Reckoned(N_("="), worth(reason.steps[:place]), N_("together"), (), Rank.SUBTOTAL)
        summands = summands + 1 if adds else 0
        grounds = tuple(_grounds(each, reason.tag, rules, doubled, began))
        yield Reckoned(_sign(each, first=place == 0), each.number, each.label, grounds)
    yield Reckoned(N_("="), reason.amount, _paid(reason, line), (), Rank.TOTAL)


def _sign(step: Step, *, first: bool) -> Label:
    if isinstance(step, WORDED):
        return SIGNS[type(step)]
    if isinstance(step, Add) and not first:
        return N_("+")
    return SIGNS[type(step)]


def _grounds(
    step: Step,
    tag: str,
    rules: Rules,
    doubled: Doubled | None,
    began: Row | None,
) -> Iterator[Label]:
    """Yield the rule behind *step*, and for a doubled hand the hand that began the round."""
    custom = next((each for each, _ in rules.customs if each.label == step.label), None)
    if custom is not None and not step.line:
        yield phrase(N_("House rule: {rule}"), rule=custom.label)
        if doubled and began:
            yield phrase(N_("Hand {place} of {of}"), place=doubled.place, of=doubled.of)
            yield from _cause(began)
        return
    owner, title, question = _line_of(step.line, tag, rules)
    if question is not None:
        line = in_a_line(question, getattr(owner, question.name))
        yield phrase(N_("{title}: {line}"), title=title, line=line)


def _cause(row: Row) -> Iterator[Label]:
    if row.declarer is None:
        yield phrase(N_("because of hand {number}: {game}"), number=row.number, game=row.kind)
        return
    words = N_("because of hand {number}: {game} of {who}")
    yield phrase(words, number=row.number, game=row.kind, who=row.declarer)


def _line_of(name: str, tag: str, rules: Rules) -> tuple[object, Label, Question | None]:
    """Return the record, its title and the question that *name* is, asked of customs by *tag*."""
    for custom, settings in rules.customs:
        question = questioned(custom.settings).get(name)
        if custom.id == tag and question is not None:
            return settings, custom.label, question
    return rules.tariff, N_("Tariff"), questioned(type(rules.tariff)).get(name)


def _paid(reason: Reason, line: Line) -> Label:
    """Return who pays whom, in the fewest words."""
    givers = _once(giver for giver, _ in reason.pairs)
    takers = _once(taker for _, taker in reason.pairs)
    people = line.table.people if line.table else ()
    giver, taker = called(givers[0], people), called(takers[0], people)
    if isinstance(givers[0], Outside):
        return phrase(N_("for {taker}"), taker=taker) if len(takers) == 1 else N_("for each")
    if isinstance(takers[0], Outside):
        return phrase(N_("from {giver}"), giver=giver) if len(givers) == 1 else N_("from each")
    if len(reason.pairs) == 1:
        return phrase(N_("{giver} pays {taker}"), giver=giver, taker=taker)
    if len(takers) == 1:
        into = (
            N_("each pays in: {taker}") if isinstance(takers[0], Pot) else N_("each pays {taker}")
        )
        return phrase(into, taker=taker)
    if len(givers) == 1:
        return phrase(N_("{giver} pays each"), giver=giver)
    return N_("each loser pays one winner")


def _once(accounts: Iterable[Account]) -> tuple[Account, ...]:
    return tuple(dict.fromkeys(accounts))
