"""What a table is about to agree on, as a value: it may have gaps, and says which."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from schafscore.core.questions import (
    FIRST,
    PASSED,
    PRICES,
    TARIFF,
    CountBox,
    Entry,
    Problem,
    Question,
    asked,
    misanswered,
    needed,
)
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import AnyHouseRule, AnyVariant, Preset, Rules, offered, rules
from schafscore.services.people import same_name
from schafscore.sheets.rules_in_words import in_a_line

OWN = "own."
"""What the ids of the user's own presets begin with."""


@dataclass(frozen=True, slots=True)
class Section:
    """Some questions under one title, by the names that `Agreement.answer` knows them by.

    *customs* and *kinds* are house rules and kinds of hand that are ticked beside them. What is
    *folded* is seldom talked about.
    """

    title: Label
    questions: Mapping[str, Question]
    customs: tuple[AnyHouseRule, ...] = ()
    kinds: tuple[type[Entry], ...] = ()
    folded: bool = False


@dataclass(frozen=True, slots=True)
class Agreement:
    """The game, the kinds of hand, the tariff and the customs that a table talks about.

    *answers* holds what differs from the default, by the name of the line; a line of a house rule
    is named ``rule.line``. None stands for a line that is still to be filled in. An answer that
    stops mattering is kept, so that nothing is lost when it matters again. *begun* are the answers
    with which the talk began.
    """

    variant: AnyVariant
    customs: tuple[AnyHouseRule, ...] = ()
    kinds: frozenset[str] = frozenset()
    answers: Mapping[str, Any] = field(default_factory=dict)
    begun: Mapping[str, Any] = field(default_factory=dict)

    def sections(self) -> tuple[Section, ...]:
        """Return every line of the tariff by its group, then those of each house rule."""
        groups: dict[Label, dict[str, Question]] = {}
        for each in asked(self.variant.tariff):
            groups.setdefault(each.group or N_("Rules"), {})[each.name] = each
        tariff = (Section(title, questions) for title, questions in groups.items())
        laid_over = (
            Section(custom.label, {f"{custom.id}.{q.name}": q for q in asked(custom.settings)})
            for custom in self.customs
        )
        return (*tariff, *laid_over)

    def arranged(self, available: Iterable[AnyHouseRule]) -> tuple[Section, ...]:
        """Return the lines as a form shows them, with the house rules that are *available*.

        What most tables talk about comes first, the rest by its group; lines about kinds of hand
        that are not played are left out.
        """
        offered = tuple(available)
        first = tuple(section for title in FIRST for section in self._first(title, offered))
        folded = any(each.first for each in asked(self.variant.tariff))
        rest = tuple(self._rest(offered, folded=folded))
        return (*first, *rest) if folded else (*rest, *first)

    def _first(self, title: str, offered: tuple[AnyHouseRule, ...]) -> Iterator[Section]:
        customs = tuple(custom for custom in offered if custom.first == title)
        kinds = self.variant.entries if title == PASSED else ()
        kinds = tuple(kind for kind in kinds if kind.when_passed)
        lines = {q.name: q for q in self._concerned() if self._title(q) == title}
        for custom in customs:
            lines |= {name: q for name, q in self._settled(custom).items() if q.first}
        if lines or customs or kinds:
            yield Section(title, lines, customs, kinds)

    def _rest(self, offered: tuple[AnyHouseRule, ...], *, folded: bool) -> Iterator[Section]:
        groups: dict[str, dict[str, Question]] = {}
        for each in self._concerned():
            if not self._title(each):
                groups.setdefault(each.group or N_("Rules"), {})[each.name] = each
        for title, lines in groups.items():
            more = folded and title == PRICES
            yield Section(N_("More prices") if more else title, lines, folded=folded)
        for custom in offered:
            seldom = {name: q for name, q in self._settled(custom).items() if not q.first}
            if custom.first and seldom:
                yield Section(custom.label, seldom, folded=folded)
        others = tuple(custom for custom in offered if not custom.first)
        settled = {name: q for custom in others for name, q in self._settled(custom).items()}
        if others:
            yield Section(N_("More house rules"), settled, others, folded=folded)

    def _concerned(self) -> Iterator[Question]:
        played = self.rules
        return (each for each in asked(self.variant.tariff) if played.concerns(each))

    def _title(self, question: Question) -> str:
        """Return under which title *question* comes first, a price of its own among the prices."""
        began = self.begun.get(question.name, question.default)
        own = question.group == PRICES and question.zero and began != 0
        return TARIFF if own else question.first

    def _settled(self, custom: AnyHouseRule) -> Mapping[str, Question]:
        """Return the lines of *custom*, none where it is not laid over the scoring."""
        lines = asked(custom.settings) if custom in self.customs else ()
        return {_joined(custom.id, each.name): each for each in lines}

    def unusual(self, section: Section) -> Iterator[Label]:
        """Yield every line of *section* that is not as usual, and the customs laid over."""
        yield from (custom.label for custom in section.customs if custom in self.customs)
        for name, question in section.questions.items():
            value = self.value(name)
            if value is None or value == question.default or not self.asks(name):
                continue
            yield question.otherwise if value is False else in_a_line(question, value)

    def value(self, name: str) -> Any:
        """Return what was agreed on line *name*, None where it is to be filled in."""
        return self.answers.get(name, self._question(name).default)

    def asks(self, name: str) -> bool:
        """Whether line *name* matters, as the others are."""
        owner, _, line = name.rpartition(".")
        record = self._record(owner)
        return needed(self._questions(owner)[line], record, record)

    # What is done to it

    def answer(self, name: str, value: Any) -> "Agreement":
        """Agree on *value* for line *name*."""
        return replace(self, answers={**self.answers, name: value})

    def allow(self, kind: type[Entry], *, allowed: bool) -> "Agreement":
        """Play *kind*, or no longer; the last one stays."""
        every = frozenset(each.kind for each in self.variant.entries)
        kinds = self.kinds or every
        kinds = kinds | {kind.kind} if allowed else kinds - {kind.kind}
        return replace(self, kinds=frozenset() if kinds == every else kinds) if kinds else self

    def plays(self, kind: type[Entry]) -> bool:
        """Whether *kind* is played, chosen by the table or brought along by a custom."""
        if not self.kinds or kind.kind in self.kinds:
            return True
        bring = (each.brings(self._record(each.id)) for each in self.customs if each.brings)
        return any(kind.kind in kinds for kinds in bring)

    def lay(self, custom: AnyHouseRule, *, over: bool) -> "Agreement":
        """Lay *custom* over the scoring, or take it away."""
        others = tuple(each for each in self.customs if each is not custom)
        found = (*others, custom) if over else others
        return replace(self, customs=tuple(sorted(found, key=lambda each: each.order)))

    # What follows from it

    @property
    def rules(self) -> Rules:
        """The rules as far as they are agreed on; a gap stands at its default."""
        laid_over = ((custom, self._record(custom.id)) for custom in self.customs)
        return rules(self.variant, self._record(""), *laid_over, kinds=self.kinds)

    @property
    def gaps(self) -> frozenset[str]:
        """The lines that matter and are still to be filled in."""
        owners = ("", *(custom.id for custom in self.customs))
        found = (self._gaps(owner, self._record(owner)) for owner in owners)
        return frozenset(name for gaps in found for _, name in gaps)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is missing or out of bounds, each beside its line; nothing where one can begin."""
        return tuple(self._problems())

    def _problems(self) -> Iterator[Problem]:
        for owner in ("", *(custom.id for custom in self.customs)):
            record, questions = self._record(owner), self._questions(owner)
            for question, name in self._gaps(owner, record):
                yield Problem(name, phrase(N_("Fill this in: {line}"), line=question.label))
            for problem in misanswered(record, record):
                question = questions[problem.question]
                sentence = problem.sentence
                if isinstance(question.box, CountBox):
                    low, high = question.box.low, question.box.high
                    sentence = phrase(N_("From {low} to {high}"), low=low, high=high)
                yield Problem(_joined(owner, problem.question), sentence)

    def _gaps(self, owner: str, record: object) -> Iterator[tuple[Question, str]]:
        for line, question in self._questions(owner).items():
            name = _joined(owner, line)
            open_ = name in self.answers and self.answers[name] is None
            if open_ and needed(question, record, record):
                yield question, name

    def _question(self, name: str) -> Question:
        owner, _, line = name.rpartition(".")
        return self._questions(owner)[line]

    def lines_of(self, owner: str) -> tuple[str, ...]:
        """Return the names of the lines of a house rule, by its id, or those of the tariff: ""."""
        return tuple(_joined(owner, line) for line in self._questions(owner))

    def _questions(self, owner: str) -> Mapping[str, Question]:
        return {each.name: each for each in asked(self._settings(owner))}

    def _settings(self, owner: str) -> type[Any]:
        if not owner:
            return self.variant.tariff
        return next(custom.settings for custom in self.customs if custom.id == owner)

    def _record(self, owner: str) -> Any:
        """Return the answers of *owner*; what does not matter stands at its default."""
        settings = self._settings(owner)
        told: dict[str, Any] = {}
        for each in asked(settings):
            answer = self.answers.get(_joined(owner, each.name), each.default)
            told[each.name] = each.default if answer is None else answer
        while True:
            record = settings(**told)
            idle = {
                each.name: each.default
                for each in asked(settings)
                if told[each.name] != each.default and not needed(each, record, record)
            }
            if not idle:
                return record
            told |= idle


def agreement_of(agreed: Rules, gaps: Collection[str] = ()) -> Agreement:
    """Return *agreed* to be talked about; *gaps* are lines that are to be filled in before use."""
    answers: dict[str, Any] = {}
    for owner, record in (("", agreed.tariff), *((c.id, told) for c, told in agreed.customs)):
        for each in asked(type(record)):
            answer = getattr(record, each.name)
            if answer != each.default:
                answers[_joined(owner, each.name)] = answer
    answers |= dict.fromkeys(gaps)
    customs = tuple(custom for custom, _ in agreed.customs)
    return Agreement(agreed.variant, customs, agreed.kinds, answers, answers)


def agreement_of_preset(preset: Preset) -> Agreement:
    """Return *preset* to be talked about, with its gaps."""
    return agreement_of(preset.rules, preset.incomplete)


def follows(agreement: Agreement, preset: Preset) -> bool:
    """Whether *agreement* is *preset* in every line that this one sets.

    What it leaves open may be filled in anyhow or still be open; another line that was emptied is
    no longer as the preset has it, though a gap stands at its default in the rules.
    """
    told = agreement_of_preset(preset)
    if told.variant is not agreement.variant or not agreement.gaps <= {*preset.incomplete}:
        return False
    for name in preset.incomplete:
        told = told.answer(name, agreement.value(name))
    return told.rules == agreement.rules


def changed_alike(here: Rules, was: Rules, now: Rules) -> Rules:
    """Return the rules *here*, other ones of the same game, with what changed from *was* to *now*.

    What is the same in both stays as it is here, so that of two changes neither undoes the other.
    """
    before, after, agreed = agreement_of(was), agreement_of(now), agreement_of(here)
    for kind in now.variant.entries:
        if _chosen(before, kind) != _chosen(after, kind):
            agreed = agreed.allow(kind, allowed=_chosen(after, kind))
    for custom in {*before.customs, *after.customs}:
        if (custom in before.customs) != (custom in after.customs):
            agreed = agreed.lay(custom, over=custom in after.customs)
    had = {"", *(custom.id for custom in before.customs)}
    for owner in ("", *(custom.id for custom in after.customs if custom in agreed.customs)):
        for line in after.lines_of(owner):
            answer = after.value(line)
            if owner not in had or answer != before.value(line):
                agreed = agreed.answer(line, answer)
    return agreed.rules


def _chosen(agreement: Agreement, kind: type[Entry]) -> bool:
    """Whether the table itself chose to play *kind*."""
    return not agreement.kinds or kind.kind in agreement.kinds


def preset_of(agreed: Rules, presets: Mapping[str, Preset]) -> Preset | None:
    """Return the preset that *agreed* is, where it is one.

    Presets may differ in their cards alone, of which rules say nothing: of such the user's own
    comes first, then the most familiar; where neither decides, none is better than a wrong one.
    """
    same = [each for each in presets.values() if not each.incomplete and each.rules == agreed]
    same.sort(key=_likely)
    if len(same) > 1 and _likely(same[0]) == _likely(same[1]):
        return None
    return same[0] if same else None


def _likely(preset: Preset) -> tuple[bool, tuple[bool, int]]:
    return not preset.id.startswith(OWN), offered(preset.familiar)


def own_preset(name: str, agreed: Rules, presets: Mapping[str, Preset]) -> Preset:
    """Return *agreed* under a *name* of the user's own; the same name again takes its place."""
    mine = {each.id: each for each in presets.values() if each.id.startswith(OWN)}
    same = (each.id for each in mine.values() if same_name(each.label, name))
    free = (number for number in count(1) if f"{OWN}{number}" not in mine)
    found = next(same, None) or f"{OWN}{next(free)}"
    return Preset(found, name, N_("Kept from a table of our own"), agreed)


def _joined(owner: str, line: str) -> str:
    return f"{owner}.{line}" if owner else line
