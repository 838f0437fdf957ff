"""What a table agreed on, as titles and lines to print or read aloud."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from schafscore.core.agreed import Manual, Misdeal, Penalty, ThrownIn
from schafscore.core.questions import PRICES, TARIFF, ChoiceBox, CountBox, Question, asked, needed
from schafscore.core.race import Strokes
from schafscore.core.text import N_, Label, Option, listed, phrase
from schafscore.core.variant import Clause, Rules


@dataclass(frozen=True, slots=True)
class Part:
    """Some lines of the rules under one title; a custom that leaves nothing open has no line."""

    title: Label
    lines: tuple[Label, ...]


BESIDE = (Manual, Penalty, Misdeal, Strokes)
"""What every table may write down beside its games."""

WORTH: Mapping[str, Label] = {
    "points": N_("What a point is worth in money the table agrees on when it settles"),
    "chips": N_("What a chip is worth in money the table agrees on when it settles"),
    "heads": N_("What a head is worth in money the table agrees on when it settles"),
    "games": N_("What a game won is worth in money the table agrees on when it settles"),
}
"""By the unit of a game."""

Wanted = Callable[[Question, object], bool]
USUALLY = N_("{what} {answer}")


def in_words(rules: Rules) -> tuple[Part, ...]:
    """Return the whole *rules*: the games, the prices, the other lines by group, then the customs.

    A table can agree on its evening by these words alone: each group begins with the sentences that
    say what happens, who pays and who takes, and the answers of the table follow.
    What does not matter, is not played, or costs nothing and stands for nothing is left out.
    Prices are in the unit of the variant.
    """
    return (*_games(rules), *_parts(rules, _matters, whole=True), *_dealing(rules), *_paying(rules))


def in_brief(rules: Rules) -> tuple[Part, ...]:
    """Return of *rules* what the table needs at hand.

    That is what anything costs, what differs from what is usual, and every line that has words
    of its own for it, also where 0 stands for something else.
    """
    return tuple(_parts(rules, _needed_at_hand, whole=False))


def _games(rules: Rules) -> Iterator[Part]:
    """Yield which games are played, where tables of this game differ in that."""
    if rules.kinds or rules.variant.optional:
        games = [kind.label for kind in rules.entries if not issubclass(kind, BESIDE)]
        yield Part(N_("Games"), (listed(games), *_passed(rules)))


def _dealing(rules: Rules) -> Iterator[Part]:
    """Yield who sits out, and what a misdeal costs: both are the same at every table of a game."""
    lines: list[Label] = []
    if any(0 not in steps for steps in rules.seating.values()):
        lines.append(N_("Where more people are at the table than play, who deals sits out"))
    if Misdeal in rules.entries:
        lines.append(N_("After a misdeal the same dealer deals again, and nobody pays for it"))
    if lines:
        yield Part(N_("Dealing"), tuple(lines))


def _paying(rules: Rules) -> Iterator[Part]:
    """Yield that the worth of a point is no rule of the game, where it is not played in cents."""
    words = WORTH.get(rules.variant.unit)
    if words is not None:
        yield Part(N_("Money"), (words,))


def _passed(rules: Rules) -> Iterator[Label]:
    """Say that several things can follow when all pass, where a table agreed on more than one."""
    found = [kind.label for kind in rules.entries if kind.when_passed or issubclass(kind, ThrownIn)]
    if len(found) > 1:
        words = N_("When all pass the table says which of these it is: {games}")
        yield phrase(words, games=listed(found))


def _parts(rules: Rules, wanted: Wanted, *, whole: bool) -> Iterator[Part]:
    groups: dict[str, list[Label]] = {PRICES: []}
    for question, line in _lines(rules.tariff, wanted, whole=whole):
        if rules.concerns(question):
            groups.setdefault(question.group, []).append(line)
    clauses = filter(rules.concerns, rules.variant.does(rules.tariff) if whole else ())
    for group, words in _by_group(clauses).items():
        groups[group] = [*words, *groups.get(group, ())]
    for group, lines in groups.items():
        title = TARIFF if group == PRICES else group or N_("Rules")
        if lines:
            yield Part(title, tuple(lines))
    for custom, settings in rules.customs:
        does = custom.does(settings) if whole else ()
        told = _lines(settings, wanted, whole=whole)
        yield Part(custom.label, (*does, *(line for _, line in told)))


def _by_group(clauses: Iterable[Clause]) -> Mapping[str, list[Label]]:
    groups: dict[str, list[Label]] = {}
    for clause in clauses:
        groups.setdefault(clause.group, []).append(clause.words)
    return groups


def _lines(record: object, wanted: Wanted, *, whole: bool) -> Iterator[tuple[Question, Label]]:
    for question in asked(type(record)):
        answer = getattr(record, question.name)
        if not needed(question, record, record):
            continue
        if whole and question.spoken is not None:
            line = question.spoken(answer, record)
            if line:
                yield question, line
        elif whole and answer is False and question.otherwise:
            yield question, question.otherwise
        elif wanted(question, answer):
            yield question, aloud(question, answer) if whole else in_a_line(question, answer)


def _matters(question: Question, answer: object) -> bool:
    return bool(answer) or (_is_zero(answer) and question.zero != "")


def _needed_at_hand(question: Question, answer: object) -> bool:
    if _is_zero(answer):
        return question.zero != "" and question.printed not in ("", USUALLY)
    return bool(answer) and (question.printed != "" or answer != question.default)


def _is_zero(answer: object) -> bool:
    return answer == 0 and answer is not False


def aloud(question: Question, answer: object) -> Label:
    """Return what was agreed on for *question* as it is said: no colon stands for a word."""
    bare = isinstance(question.box, ChoiceBox) and not question.printed
    if bare or (_is_zero(answer) and not (isinstance(question.box, CountBox) and question.short)):
        words = question.zero if _is_zero(answer) else answer
        return phrase(USUALLY, what=question.label, answer=words)
    return in_a_line(question, answer)


def in_a_line(question: Question, answer: object) -> Label:
    """Return what was agreed on for *question* as one line."""
    if isinstance(question.box, CountBox) and question.short:
        words = question.short[int(str(answer)) - question.box.low]
        return phrase(question.printed or USUALLY, what=question.label, answer=words)
    if _is_zero(answer):
        return phrase(N_("{what}: {answer}"), what=question.label, answer=question.zero)
    if question.printed:
        return phrase(question.printed, what=question.label, answer=answer)
    if answer is True:
        return question.label
    if isinstance(answer, Option):
        return phrase(N_("{what}: {answer}"), what=question.label, answer=answer)
    return phrase(USUALLY, what=question.label, answer=answer)
