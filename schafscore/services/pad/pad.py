"""A half-filled hand as a value: what was answered, what is open, what cannot be, and why."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import permutations
from types import SimpleNamespace
from typing import Any

from schafscore.core.accounts import Person
from schafscore.core.outcome import Event, Outcome
from schafscore.core.questions import (
    UNANSWERED,
    AmountsBox,
    Box,
    ChoiceBox,
    CountBox,
    Entry,
    PeopleBox,
    PersonBox,
    PointsBox,
    Problem,
    Question,
    ResultBox,
    Role,
    asked,
    needed,
    questioned,
)
from schafscore.core.results import CARD_POINTS, Level, Trickless, Verdict
from schafscore.core.text import N_, Label, counted, listed, phrase
from schafscore.core.variant import Asides, Rules, Table
from schafscore.services.pad.ends import Six, end_of, ranges
from schafscore.services.pad.numbers import completed, short
from schafscore.services.pad.spoken import spoken


@dataclass(frozen=True, slots=True)
class Change:
    """What one press changed: kind and answers before and after it."""

    was: type[Entry] | None
    became: type[Entry] | None
    before: Mapping[str, Any]
    after: Mapping[str, Any]


@dataclass(frozen=True)
class Pad:
    """What was answered so far about one hand, under the rules of the table.

    *kind* is None while only people, or knocks before the cards, are known. *answers* holds what
    differs from the default, by the name of the question; a question of a house rule is named
    ``rule.question``. *changed* holds what the last press on each question changed, and on the kind
    under ``""``: two presses that come to nothing leave everything as it was.
    """

    rules: Rules
    table: Table
    kind: type[Entry] | None = None
    answers: Mapping[str, Any] = field(default_factory=dict)
    changed: Mapping[str, "Change"] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def questions(self) -> Mapping[str, Question]:
        """What is asked now, in its order; without a kind what may be told before there is one."""
        return {name: each for name, each in self.every.items() if self._view.asks(name)}

    @cached_property
    def kinds(self) -> tuple[type[Entry], ...]:
        """The kinds of hand that so many people can play here, and the one it is."""
        number = len(self.table.playing)
        return tuple(
            kind
            for kind in self.rules.entries
            if not kind.playing or number in kind.playing or kind is self.kind
        )

    @cached_property
    def host(self) -> type[Entry]:
        """The kind whose people and knocks may be told before any kind is chosen."""
        paired = (kind for kind in self.kinds if asks(kind, Role.PARTNER))
        declared = (kind for kind in self.kinds if asks(kind, Role.DECLARER))
        return next(paired, None) or next(declared, None) or self.rules.entries[0]

    def value(self, name: str) -> Any:
        """Return what was answered to *name*, or what stands there unless something is."""
        return self.answers.get(name, self.every[name].default)

    def person(self, role: Role) -> Person | None:
        """Return who has *role* in this hand."""
        found = (
            name
            for name, each in self.questions.items()
            if each.role is role and isinstance(each.box, PersonBox)
        )
        return next((self.value(name) for name in found), None)

    def first(self, box: type[Box], role: Role | None = None) -> str | None:
        """Return the name of the first question with such a *box* that is asked now."""
        return next(
            (
                name
                for name, each in self.questions.items()
                if isinstance(each.box, box) and role in (None, each.role)
            ),
            None,
        )

    # What is done to it

    def choose(self, kind: type[Entry]) -> "Pad":
        """Make it a hand of *kind*; what was answered stays where it is asked there too.

        A kind with a declarer begins as won. Back from another it is as it was, where nothing was
        said meanwhile.
        """
        last = self.changed.get("")
        if last and (last.was, last.became, last.after) == (kind, self.kind, self.answers):
            return replace(self, kind=kind, answers=last.before)._after(self, "")
        asks = questioned(kind)
        every = self.every
        kept: dict[str, Any] = {}
        for name, answer in self.answers.items():
            question = every[name]
            same = name if name in asks else _asking(kind, question.role)
            if "." in name:
                kept[name] = answer
            elif same and asks[same].box == question.box:
                kept[same] = answer
        pad = replace(self, kind=kind, answers=kept).cleared()
        return pad._judged(self._lost())._after(self, "")

    def press(self, person: Person) -> "Pad":
        """Press a seat: who declares, then the partner, and so on; once more frees it.

        A partner without a kind makes it the first kind with one. Where nobody declares it is who
        pays, then who took no trick. After a kind without people another hand begins.
        """
        seats = self.seats
        crowd = self.first(PeopleBox) if self.kind else None
        for name in seats:
            if self.value(name) == person:
                return self.answer(name, None)
        if crowd and person in self.value(crowd):
            return self.answer(crowd, self.value(crowd) - {person})
        if self.kind is None:
            return self._press_first(person, seats)
        for name in seats:
            if self.value(name) is None:
                return self.answer(name, person)
        if crowd:
            return self.answer(crowd, self.value(crowd) | {person})
        if seats:
            return self.answer(seats[-1], person)
        return replace(self, kind=None).cleared().press(person)

    def answer(self, name: str, value: Any) -> "Pad":
        """Answer *name*; None takes the answer back. What stops mattering is cleared.

        Answered as it was before, all that changed with it is as it was too.
        """
        if name not in self.every:
            return self
        back = self._back(name, value)
        pad = self._answered(name, value) if back is None else back
        # What was promised and is not any more made nothing Schneider.
        promised = pad._promises() != self._promises()
        if promised:
            pad = pad._as_usual() if self._is_usual() else pad._with_every_trick()
        return pad._after(self, name)

    def _answered(self, name: str, value: Any) -> "Pad":
        pad = self.put(name, value).cleared()
        role = self.every[name].role
        pad = pad._without_zeros() if role is Role.TIE else pad
        if pad.counts is self.counts:
            return pad
        # Who lost by breaking the rules has not lost by the cards: these count again as was told.
        if role is Role.PENALTY:
            return pad._told_before()._judged(lost=False)
        # Where card points stop or begin to matter, won stays won: a Tout asks the tricks alone.
        return pad._judged(self._lost())

    def _told_before(self) -> "Pad":
        """Return the pad with the end that was told before it stopped mattering, if any was."""
        ends = [name for name in (self.result_question, self.trickless_question) if name]
        for each in reversed([*self.changed.values()]):
            if self.counts and ends[0] in {*each.before} - {*each.after}:
                told = {name: each.before[name] for name in ends if name in each.before}
                kept = {name: told for name, told in self.answers.items() if name not in ends}
                return replace(self, answers={**kept, **told}).cleared()
        return self

    def _back(self, name: str, value: Any) -> "Pad | None":
        """Return the pad before *name* was answered; None where nothing else changed then.

        None as well where what changed was answered anew since.
        """
        last = self.changed.get(name)
        default = self.every[name].default
        told = default if value is None else value
        if last is None or last.was is not self.kind or last.before.get(name, default) != told:
            return None
        others = {
            each
            for each in {*last.before, *last.after} - {name}
            if last.before.get(each) != last.after.get(each)
        }
        changed = any(self.answers.get(each) != last.after.get(each) for each in others)
        if changed or not others:
            return None
        before = {each: last.before[each] for each in others & {*last.before}}
        kept = {each: told for each, told in self.answers.items() if each not in others}
        return replace(self, answers={**kept, **before}).put(name, value).cleared()

    def _after(self, before: "Pad", name: str) -> "Pad":
        """Note that a press on *name* made this of the pad *before*."""
        change = Change(before.kind, self.kind, before.answers, self.answers)
        others = {each: told for each, told in self.changed.items() if each != name}
        return replace(self, changed={**others, name: change})

    def _promises(self) -> Mapping[str, Any]:
        """Return what was promised beforehand."""
        return {
            name: self.value(name)
            for name, each in self.questions.items()
            if each.role is Role.PROMISE and self.value(name) not in (None, each.default)
        }

    def imply(self, name: str, value: Any) -> "Pad":
        """Answer what is only asked after another choice, and choose that as well.

        Schneider announced is a hand game (5.4). The pad stays as it is where nothing leads there.
        """
        if name in self.questions:
            return self.answer(name, value)
        for other, question in self.questions.items():
            if isinstance(question.box, ChoiceBox) and question.role is Role.KIND:
                for option in question.box.options:
                    pad = self.answer(other, option)
                    if name in pad.questions:
                        return pad.answer(name, value)._after(self, name)
        return self

    def verdict(self, six: Six) -> "Pad":
        """Say how the declaring side ended.

        Where only the tricks tell, as in a Tout, it is the first that wins or loses; the pad stays
        as it is where none does.
        """
        result, trickless = self.result_question, self.trickless_question
        if result and self.counts:
            pad = self.put(result, six.verdict)
            return pad.put(trickless, six.trickless).cleared() if trickless else pad.cleared()
        if trickless is None:
            return self
        tried = (six.trickless,) if six.level is Level.SCHWARZ else tuple(Trickless)
        pads = (self.put(trickless, each).cleared() for each in tried)
        return next((pad for pad in pads if _won(pad) is six.won), self)

    def points(self, number: int) -> "Pad":
        """Say the card points of the declaring side, 0 to 120."""
        result, trickless = self.result_question, self.trickless_question
        if result is None or not self.counts:
            return self
        pad = self.put(result, number)
        fits = trickless is None or not any(p.question == result for p in pad.objections)
        return (pad if fits or trickless is None else pad.put(trickless, None)).cleared()

    def amount(self, name: str, person: Person, number: int | None) -> "Pad":
        """Say the card points, or what is won or lost, of one *person*."""
        told = {who: told for who, told in self.value(name) or () if who != person}
        if number is not None:
            told[person] = number
        return self.answer(name, tuple(told.items()))

    def said(self, name: str, who: Person | None = None) -> "Pad":
        """Let *who*, or somebody unnamed, say it once more."""
        value = self.value(name)
        return self.answer(name, value + 1 if type(value) is int else (*value, who))

    def unsaid(self, name: str, who: Person | None = None) -> "Pad":
        """Take back what *who* said, or the last of it."""
        value = self.value(name)
        if type(value) is int:
            return self.answer(name, max(value - 1, 0))
        if who is None:
            return self.answer(name, value[:-1])
        return self.answer(name, tuple(each for each in value if each != who))

    # What follows from it

    @cached_property
    def entry(self) -> Entry | None:
        """The hand, once everything is answered and the table does not refuse it."""
        return None if self.problems else self._entry()

    @property
    def asides(self) -> Asides:
        """What house rules asked beside it and somebody answered."""
        return tuple(self._asides())

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """What is open or cannot be, each beside its question; nothing where it can be booked."""
        return tuple(self._open()) or tuple(self._asking(each) for each in self._refusals())

    @property
    def objections(self) -> tuple[Problem, ...]:
        """What cannot be in what was answered, whatever is still open."""
        return filled(self)._refusals() if self.kind else ()

    @cached_property
    def outcome(self) -> Outcome | None:
        """What the hand comes to, None while it cannot be booked."""
        entry = self.entry
        return None if entry is None else self.rules.score(entry, self.table, self.asides)

    @cached_property
    def six(self) -> Six | None:
        """How the declaring side ended as far as it is answered, counted or not."""
        outcome = filled(self).outcome
        return None if outcome is None or self.trickless_question is None else end_of(outcome)

    def following(self, name: str) -> tuple[Person, ...]:
        """Return whom the card points say that were told, where *name* asks for it without them.

        Who pays a Ramsch or wins a Least; who won a Ramsch is nobody that pays it. Of two such
        questions the first is about the first who pays; the last one is about the rest.
        """
        points, outcome = self.first(PointsBox), self.outcome
        if outcome is None or not points or not self.value(points):
            return ()
        bare = replace(self, answers={})
        ties = [
            each
            for each, question in bare.questions.items()
            if question.role is Role.TIE and bare.is_open_to_anybody(each)
        ]
        if name not in ties or any(self.answers.get(each) for each in ties):
            return ()
        place = ties.index(name)
        people = outcome.side[place : place + 1 if name != ties[-1] else None]
        # Where two pay, one alone comes to nothing yet.
        ends = (outcome.won, None)
        return tuple(each for each in people if _won(bare.answer(name, each)) in ends)

    def is_open_to_anybody(self, name: str) -> bool:
        """Whether anybody who plays can be the answer to *name*."""
        return any(self.locked(name, each) is None for each in self.table.playing)

    def zones(self) -> Mapping[Six, range]:
        """Return which card points mean which end, without Schwarz, under the rules of the table.

        Nothing where card points are not asked.
        """
        result, trickless = self.result_question, self.trickless_question
        if result is None or not self.counts:
            return {}
        bare = self.put(trickless, None) if trickless else self
        entry = filled(bare.put(result, 0))._entry()
        if entry is None:
            return {}
        rules, table, asides = self.rules, self.table, self.asides

        def end(number: int) -> Six | None:
            hand = replace(entry, **{result: number})
            refused = rules.refuses(hand, table, asides)
            return None if refused else end_of(rules.score(hand, table, asides))

        return ranges(end)

    def locked(self, name: str, value: Any) -> Label | None:
        """Say why *value* is no answer to *name* here, None where it is one."""
        if name not in self.questions:
            return N_("This is not asked here")
        if isinstance(value, Person) and value not in self.table.playing:
            box = self.every[name].box
            if not (isinstance(box, PersonBox) and box.here):
                return phrase(N_("{who} sits out"), who=value)
        pad = self.put(name, value).cleared()
        found = (each.sentence for each in pad.objections if each.question == name)
        return next(found, None)

    def numbers(self, name: str) -> tuple[int, ...]:
        """Return the answers to the number *name* that the rules take in this kind of hand.

        A Skat table knows which bids there are (5.3); everything else is as usual.
        """
        question, kind = self.every[name], self.kind
        box = question.box
        if not isinstance(box, CountBox) or kind is None:
            return ()
        entry = filled(self.put(name, None))._entry()
        every = range(box.low, box.high + 1)
        if entry is None:
            return tuple(every)
        hands = ((number, replace(entry, **{name: number})) for number in every)
        refusals = ((n, self.rules.refuses(hand, self.table)) for n, hand in hands)
        return tuple(n for n, no in refusals if not any(each.question == name for each in no))

    # For the draft

    # How it does that

    @cached_property
    def every(self) -> Mapping[str, Question]:
        """Every question of the kind, whether it matters now or not."""
        kind = self.kind or self.host
        found = dict(questioned(kind))
        if self.kind is None:
            early = (Role.DECLARER, Role.DOUBLINGS)
            found = {name: each for name, each in found.items() if each.role in early}
        for custom, _ in self.rules.customs:
            if custom.asks is not None:
                found |= {f"{custom.id}.{each.name}": each for each in asked(custom.asks)}
        return found

    @cached_property
    def _view(self) -> "_View":
        return _View(self, self.every)

    def put(self, name: str, value: Any) -> "Pad":
        """Put *value* where the answer to *name* stands; nothing else is changed or cleared."""
        answers = {key: answer for key, answer in self.answers.items() if key != name}
        question = self.every[name]
        numbers = isinstance(question.box, PointsBox | AmountsBox)
        told = bool(value) if numbers else value is not None
        if told and (question.required or value != question.default):
            answers[name] = value
        return replace(self, answers=answers)

    def cleared(self) -> "Pad":
        """Forget what does not matter; that may make something else stop mattering."""
        every = self.every
        pad = replace(self, answers={n: a for n, a in self.answers.items() if n in every})
        while True:
            kept = {name: answer for name, answer in pad.answers.items() if pad._view.asks(name)}
            if len(kept) == len(pad.answers):
                return pad
            pad = replace(pad, answers=kept)

    def _without_zeros(self) -> "Pad":
        """Forget card points that are nothing but zeros: who pays is enough (3.11)."""
        name = self.first(PointsBox)
        told = self.value(name) if name else None
        nothing = name and told and not any(number for _, number in told)
        return self.put(name, None).cleared() if name and nothing else self

    def _press_first(self, person: Person, seats: tuple[str, ...]) -> "Pad":
        kinds = [kind for kind in self.kinds if asks(kind, Role.DECLARER)]
        if not seats:
            return self
        if self.value(seats[0]) is None:
            pad = self.choose(kinds[0]) if len(kinds) == 1 else self
            return pad.answer(seats[0], person)
        for kind in kinds:
            if asks(kind, Role.PARTNER):
                return self.choose(kind).press(person)
        return self.answer(seats[0], person)

    @property
    def seats(self) -> tuple[str, ...]:
        """The questions that the seats answer, in the order they are pressed."""
        roles = (Role.DECLARER, Role.PARTNER, Role.TIE)
        return tuple(
            name
            for name, each in self.questions.items()
            if isinstance(each.box, PersonBox)
            and (each.required or (each.role in roles and each.needed is not None))
        )

    @property
    def result_question(self) -> str | None:
        """The name of the question for card points or the verdict, asked now or not."""
        return _named(self.every, lambda box: isinstance(box, ResultBox))

    @property
    def trickless_question(self) -> str | None:
        """The name of the question which side took no trick."""
        return _named(self.every, lambda box: box == ChoiceBox(Trickless))

    @property
    def counts(self) -> bool:
        """Whether the card points of the declaring side matter."""
        return self.result_question in self.questions

    def _lost(self) -> bool:
        six = self.six
        return six is not None and not six.won

    def _judged(self, lost: bool) -> "Pad":
        """Give a hand with an end that nobody has told yet the usual one."""
        result = self.result_question
        if result is None or (self.counts and self.value(result) is not None):
            return self
        trickless = self.trickless_question
        bare = self.put(trickless, None) if trickless else self
        return bare.verdict(Six.LOST) if lost else bare._as_usual()

    def _as_usual(self) -> "Pad":
        """Let the game be won no higher than it must be: as high as what was promised (5.5, 7.3).

        A bid that is not reached is no promise, and no Schneider is made up to reach it (5.6).
        """
        high = (Six.WON_SCHNEIDER, Six.WON_SCHWARZ) if self._promises() else ()
        pads = [self.verdict(six) for six in (Six.WON, *high)]
        return next((pad for pad in pads if _won(pad) or _is_overbid(pad)), pads[0])

    def _with_every_trick(self) -> "Pad":
        """Let all card points be all tricks, where that was promised and else it is lost (5.5)."""
        result, trickless = self.result_question, self.trickless_question
        if result is None or trickless is None or self.value(result) != CARD_POINTS or _won(self):
            return self
        pad = self.put(trickless, Trickless.OPPONENTS)
        return pad if self._promises() and _won(pad) else self

    def _is_usual(self) -> bool:
        """Whether it is won without card points, and no higher than it must be."""
        result = self.result_question
        counted = result is None or not isinstance(self.value(result), Verdict)
        return not counted and bool(_won(self)) and self._as_usual() == self

    def _open(self) -> Iterator[Problem]:
        if self.kind is None:
            if self.person(Role.DECLARER) is None:
                yield Problem("declarer", N_("Who plays?"))
            yield Problem("", N_("Which game?"))
            return
        questions = self.questions
        for name in self.answers:
            if name in questions and (missing := self._short(questions[name], self.value(name))):
                yield Problem(name, missing)
        told = self._told()
        for name, each in questions.items():
            wanted = each.required or (each.default is None and each.needed is not None)
            asked_for = "." not in name or name.split(".")[0] in told
            if wanted and asked_for and self.value(name) is None:
                yield Problem(name, self._asked_for(each))

    def _asking(self, problem: Problem) -> Problem:
        """Let a problem with something that was not answered ask for it."""
        question = self.every.get(problem.question)
        if question is None or problem.sentence != UNANSWERED:
            return problem
        return Problem(problem.question, self._asked_for(question))

    def _asked_for(self, question: Question) -> Label:
        """Return what is asked.

        Where card points leave open who pays it says how many are not told, or who is level.
        """
        if question.role is Role.RESULT and isinstance(question.box, PersonBox):
            return N_("For whose side?")
        if question.role in OPEN:
            return OPEN[question.role]
        ask = phrase(N_("{what}?"), what=question.label)
        name = self.first(PointsBox)
        told = self._completed(self.every[name], self.value(name)) if name else None
        rest = CARD_POINTS - sum(number for _, number in told or ())
        if question.role is not Role.TIE or not told:
            return ask
        if rest <= 0:
            level = self._level(question, dict(told))
            return phrase(N_("{ask} Level: {people}"), ask=ask, people=level) if level else ask
        missing = counted("%n card points of others", "", rest)
        return phrase(N_("{ask} Or {missing}"), ask=ask, missing=missing)

    def _level(self, question: Question, told: Mapping[Person, int]) -> Label:
        """Return who can be the answer, where all of them have the same card points."""
        name = next(name for name, each in self.questions.items() if each is question)
        people = [each for each in self.table.playing if self.locked(name, each) is None]
        same = len(people) > 1 and len({told.get(each) for each in people}) == 1
        return listed(map(spoken, people)) if same else ""

    def _completed(self, question: Question, value: Any) -> Any:
        return completed(question, value, self.table.playing, self.answers)

    def _short(self, question: Question, value: Any) -> Label | None:
        return short(question, value, self.table.playing, self.answers)

    def _told(self) -> set[str]:
        return {name.split(".")[0] for name in self.answers if "." in name}

    def _refusals(self) -> tuple[Problem, ...]:
        entry = self._entry()
        if entry is None:
            return ()
        return self.rules.refuses(entry, self.table, self.asides)

    def _entry(self) -> Entry | None:
        if self.kind is None or any(True for _ in self._open()):
            return None
        every = self.every
        answers = {**self._view.by_tricks, **self.answers}
        whole = {name: self._completed(every[name], told) for name, told in answers.items()}
        entry: Entry = _record(self.kind, "", replace(self, answers=whole))
        return entry

    def _asides(self) -> Iterator[tuple[str, object]]:
        told = self._told()
        for custom, _ in self.rules.customs:
            if custom.asks is not None and custom.id in told:
                yield custom.id, _record(custom.asks, f"{custom.id}.", self)

    def records(self) -> Iterator[tuple[str, object]]:
        """Yield every record there is with what its names begin with; all must be answered."""
        yield "", _record(self.kind or self.host, "", self)
        for rule, record in self._asides():
            yield f"{rule}.", record


OPEN: Mapping[Role, Label] = {
    Role.DECLARER: N_("Who plays?"),
    Role.PARTNER: N_("Who is the partner?"),
    Role.RESULT: N_("How did it end?"),
}


class _View(SimpleNamespace):
    """The answers as a record that `needed` can look at, whatever is still open."""

    def __init__(self, pad: Pad, every: Mapping[str, Question]) -> None:
        self._records: dict[str, SimpleNamespace] = {}
        self._every = every
        self._agreed = {"": pad.rules.tariff, **{rule.id: told for rule, told in pad.rules.customs}}
        for name, question in {**questioned(pad.kind or pad.host), **every}.items():
            owner, _, bare = name.rpartition(".")
            record = self._records.setdefault(owner, SimpleNamespace())
            told = pad.answers.get(name, question.default)
            # Numbers of a few people are no answer yet: rules may count on all of them.
            if told and pad._short(question, told):
                told = question.default if not question.required else None
            setattr(record, bare, pad._completed(question, told))
        self.by_tricks = self._by_tricks(pad)
        for name, told in self.by_tricks.items():
            setattr(self._records[""], name, told)

    def _by_tricks(self, pad: Pad) -> Mapping[str, Any]:
        """Return the card points of who alone took tricks, where something is asked without them.

        That only three people play a Ramsch is seen by their points (3.11).
        """
        crowds = [each for each in pad.answers.values() if isinstance(each, frozenset)]
        if len(crowds) != 1 or len(crowds[0]) != len(pad.table.playing) - 1:
            return {}
        ties = (n for n, q in self._every.items() if q.role is Role.TIE and q.needed)
        open_ = any(map(self.asks, ties))
        alone = next(each for each in pad.table.playing if each not in crowds[0])
        return {
            name: ((alone, each.box.total), *((who, 0) for who in sorted(crowds[0])))
            for name, each in self._every.items()
            if isinstance(each.box, PointsBox) and open_ and name not in pad.answers
        }

    def asks(self, name: str) -> bool:
        owner, _, _ = name.rpartition(".")
        return needed(self._every[name], self._records[owner], self._agreed[owner])


def _record(kind: type[Any], owner: str, pad: Pad) -> Any:
    answers = {
        each.name: pad.answers[f"{owner}{each.name}"]
        for each in asked(kind)
        if f"{owner}{each.name}" in pad.answers
    }
    return kind(**answers)


def filled(pad: Pad) -> Pad:
    """Return *pad* with something where an answer is still open, so that rules can look at it.

    Who is still open is somebody the rules agree with, if there is anybody: of two who may be the
    partner it is not the one that said Kontra.
    """
    open_ = [name for name in _every(pad) if _is_open(pad, name)]
    people = [name for name in open_ if isinstance(_every(pad)[name].box, PersonBox)]
    others = {name: _filler(_every(pad)[name].box, pad) for name in open_ if name not in people}
    if not people:
        return replace(pad, answers={**pad.answers, **others}) if others else pad
    named = set(_named_people(pad.answers.values()))
    likely = sorted(pad.table.playing, key=lambda person: person in named)
    fillings = (
        replace(pad, answers={**pad.answers, **others, **dict(zip(people, each, strict=True))})
        for each in permutations(likely, len(people))
    )
    first = next(fillings, pad)
    return next((each for each in (first, *fillings) if not each._refusals()), first)


def _every(pad: Pad) -> Mapping[str, Question]:
    return pad.every if pad.kind else {**questioned(pad.host), **pad.every}


def _is_open(pad: Pad, name: str) -> bool:
    """Whether a hand needs an answer to *name* that is not there yet."""
    if "." in name and name.split(".", maxsplit=1)[0] not in pad._told():
        return False
    each = _every(pad)[name]
    wanted = each.required or (each.default is None and each.needed is not None)
    told = name in pad.answers and not pad._short(each, pad.answers[name])
    return wanted and not told and (pad.kind is None or name in pad.questions)


def _named_people(answers: Iterable[Any]) -> Iterator[Person]:
    """Yield everybody who is in *answers*, alone or among others."""
    for answer in answers:
        if isinstance(answer, Person):
            yield answer
        elif isinstance(answer, tuple | frozenset):
            yield from _named_people(answer)


def _filler(box: Box, pad: Pad) -> Any:
    match box:
        case ResultBox():
            return Verdict.WON
        case PointsBox(whole):
            first, *others = pad.table.playing
            return ((first, whole), *((person, 0) for person in others))
        case AmountsBox():
            first, second, *_ = pad.table.playing
            return ((first, 1), (second, -1))
        case ChoiceBox(options):
            return next(iter(options))
        case _:
            return None


def _won(pad: Pad) -> bool | None:
    outcome = filled(pad).outcome
    return None if outcome is None else outcome.won


def _is_overbid(pad: Pad) -> bool:
    outcome = filled(pad).outcome
    return outcome is not None and Event.OVERBID in outcome.events


def _named(every: Mapping[str, Question], fits: Callable[[Box], bool]) -> str | None:
    return next((name for name, each in every.items() if "." not in name and fits(each.box)), None)


def _asking(kind: type[Entry], role: Role) -> str | None:
    """Return the name of the question for who declares or helps in *kind*."""
    wanted = role in (Role.DECLARER, Role.PARTNER)
    return next((each.name for each in asked(kind) if wanted and each.role is role), None)


def asks(kind: type[Entry], role: Role) -> bool:
    """Whether a hand of *kind* has somebody in *role*, who declares it or helps."""
    return _asking(kind, role) is not None
