"""A half-filled hand as a value: what was answered, what is open, what cannot be, and why."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise, permutations
from types import SimpleNamespace
from typing import Any

from schafscore.core.accounts import Person
from schafscore.core.declared import REPLIES
from schafscore.core.outcome import AtLeast, Event, Outcome, moved, worth
from schafscore.core.questions import (
    UNANSWERED,
    AmountsBox,
    BadAnswerError,
    Box,
    CheckBox,
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
    SaidBox,
    asked,
    dump,
    load,
    needed,
    questioned,
)
from schafscore.core.results import CARD_POINTS, Holder, Level, Trickless, Verdict
from schafscore.core.text import N_, Label, Option, Verbatim, counted, listed, phrase
from schafscore.core.variant import Asides, Rules, Table


class Six(Option):
    """How a game ended where nobody counted: a verdict, and Schwarz, which is about tricks."""

    LOST_SCHWARZ = (N_("lost, Schwarz"), Verdict.LOST_SCHNEIDER, Trickless.DECLARERS)
    LOST_SCHNEIDER = (N_("lost, Schneider"), Verdict.LOST_SCHNEIDER, Trickless.NOBODY)
    LOST = (N_("lost"), Verdict.LOST, Trickless.NOBODY)
    WON = (N_("won"), Verdict.WON, Trickless.NOBODY)
    WON_SCHNEIDER = (N_("won, Schneider"), Verdict.WON_SCHNEIDER, Trickless.NOBODY)
    WON_SCHWARZ = (N_("won, Schwarz"), Verdict.WON_SCHNEIDER, Trickless.OPPONENTS)

    @property
    def verdict(self) -> Verdict:
        """What the table agreed on."""
        verdict: Verdict = self.value[1]
        return verdict

    @property
    def trickless(self) -> Trickless:
        """Which side took no trick."""
        trickless: Trickless = self.value[2]
        return trickless

    @property
    def won(self) -> bool:
        """Whether the declaring side won."""
        return self in (Six.WON, Six.WON_SCHNEIDER, Six.WON_SCHWARZ)

    @property
    def level(self) -> Level:
        """How high it was won or lost."""
        return Level((2, 1, 0, 0, 1, 2)[list(Six).index(self)])


def six_of(won: bool, level: Level) -> Six:
    """Return the end of a game that was *won* or lost at *level*."""
    return next(six for six in Six if six.won is won and six.level is level)


@dataclass(frozen=True)
class Pad:
    """What was answered so far about one hand, under the rules of the table.

    *kind* is None while only people, or knocks before the cards, are known. *answers* holds what
    differs from the default, by the name of the question; a question of a house rule is named
    ``rule.question``.
    """

    rules: Rules
    table: Table
    kind: type[Entry] | None = None
    answers: Mapping[str, Any] = field(default_factory=dict)

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
        paired = (kind for kind in self.kinds if _asks(kind, Role.PARTNER))
        declared = (kind for kind in self.kinds if _asks(kind, Role.DECLARER))
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

        A kind with a declarer begins as won.
        """
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
        pad = replace(self, kind=kind, answers=kept)._cleared()
        return pad._judged(self._lost())

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
        return replace(self, kind=None)._cleared().press(person)

    def answer(self, name: str, value: Any) -> "Pad":
        """Answer *name*; None takes the answer back. What stops mattering is cleared."""
        if name not in self.every:
            return self
        pad = self._with(name, value)._cleared()
        pad = pad._without_zeros() if self.every[name].role is Role.TIE else pad
        # Where card points stop or begin to matter, won stays won: a Tout asks the tricks alone.
        return pad if pad._counts() is self._counts() else pad._judged(self._lost())

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
                        return pad.answer(name, value)
        return self

    def verdict(self, six: Six) -> "Pad":
        """Say how the declaring side ended.

        Where only the tricks tell, as in a Tout, it is the first that wins or loses; the pad stays
        as it is where none does.
        """
        result, trickless = self.result_question, self.trickless_question
        if result and self._counts():
            pad = self._with(result, six.verdict)
            return pad._with(trickless, six.trickless)._cleared() if trickless else pad._cleared()
        if trickless is None:
            return self
        tried = (six.trickless,) if six.level is Level.SCHWARZ else tuple(Trickless)
        pads = (self._with(trickless, each)._cleared() for each in tried)
        return next((pad for pad in pads if _won(pad) is six.won), self)

    def points(self, number: int) -> "Pad":
        """Say the card points of the declaring side, 0 to 120."""
        result, trickless = self.result_question, self.trickless_question
        if result is None or not self._counts():
            return self
        pad = self._with(result, number)
        fits = trickless is None or not any(p.question == result for p in pad.objections)
        return (pad if fits or trickless is None else pad._with(trickless, None))._cleared()

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
        return _filled(self)._refusals() if self.kind else ()

    @cached_property
    def outcome(self) -> Outcome | None:
        """What the hand comes to, None while it cannot be booked."""
        entry = self.entry
        return None if entry is None else self.rules.score(entry, self.table, self.asides)

    @cached_property
    def six(self) -> Six | None:
        """How the declaring side ended as far as it is answered, counted or not."""
        outcome = _filled(self).outcome
        return None if outcome is None or self.trickless_question is None else _six(outcome)

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
        if result is None or not self._counts():
            return {}
        bare = self._with(trickless, None) if trickless else self
        entry = _filled(bare._with(result, 0))._entry()
        if entry is None:
            return {}
        rules, table, asides = self.rules, self.table, self.asides

        def end(number: int) -> Six | None:
            hand = replace(entry, **{result: number})
            refused = rules.refuses(hand, table, asides)
            return None if refused else _six(rules.score(hand, table, asides))

        return _ranges(end)

    def locked(self, name: str, value: Any) -> Label | None:
        """Say why *value* is no answer to *name* here, None where it is one."""
        if name not in self.questions:
            return N_("This is not asked here")
        if isinstance(value, Person) and value not in self.table.playing:
            box = self.every[name].box
            if not (isinstance(box, PersonBox) and box.here):
                return phrase(N_("{who} sits out"), who=value)
        pad = self._with(name, value)._cleared()
        found = (each.sentence for each in pad.objections if each.question == name)
        return next(found, None)

    @property
    def remarks(self) -> tuple[Label, ...]:
        """What the table should notice before it books the hand."""
        outcome = self.outcome
        return () if outcome is None else tuple(_remarks(self, outcome))

    def numbers(self, name: str) -> tuple[int, ...]:
        """Return the answers to the number *name* that the rules take in this kind of hand.

        A Skat table knows which bids there are (5.3); everything else is as usual.
        """
        question, kind = self.every[name], self.kind
        box = question.box
        if not isinstance(box, CountBox) or kind is None:
            return ()
        entry = _filled(self._with(name, None))._entry()
        every = range(box.low, box.high + 1)
        if entry is None:
            return tuple(every)
        hands = ((number, replace(entry, **{name: number})) for number in every)
        refusals = ((n, self.rules.refuses(hand, self.table)) for n, hand in hands)
        return tuple(n for n, no in refusals if not any(each.question == name for each in no))

    @property
    def sentence(self) -> Label:
        """The hand in words: "Anna with Bernd: Sauspiel won, Schneider, 2 runners"."""
        parts = list(self._words())
        who, with_ = self.person(Role.DECLARER), self.person(Role.PARTNER)
        if who is None:
            return listed(parts) or N_("Who plays?")
        team: Label = phrase(N_("{who}"), who=who)
        if with_ is not None:
            team = phrase(N_("{who} with {partner}"), who=who, partner=with_)
        return phrase(N_("{team}: {hand}"), team=team, hand=listed(parts)) if parts else team

    @property
    def told(self) -> Label:
        """The sentence, and before it what the table should notice."""
        told = self.sentence
        for remark in self.remarks:
            told = phrase(N_("{remark} – {hand}"), remark=remark, hand=told)
        return told

    # For the draft

    def dump(self) -> str:
        """Return the pad as text, to be kept while the hand is half entered."""
        told: dict[str, object] = {}
        filled = replace(self, answers={**_filled(self).answers, **self.answers})
        for owner, record in filled._records():
            plain = dump(record)
            told |= {
                name: plain[name.removeprefix(owner)]
                for name in self.answers
                if name.startswith(owner) and name.removeprefix(owner) in plain
            }
        return json.dumps({"kind": self.kind and self.kind.kind, "answers": told})

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

    def _with(self, name: str, value: Any) -> "Pad":
        answers = {key: answer for key, answer in self.answers.items() if key != name}
        question = self.every[name]
        numbers = isinstance(question.box, PointsBox | AmountsBox)
        told = bool(value) if numbers else value is not None
        if told and (question.required or value != question.default):
            answers[name] = value
        return replace(self, answers=answers)

    def _cleared(self) -> "Pad":
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
        return self._with(name, None)._cleared() if name and nothing else self

    def _press_first(self, person: Person, seats: tuple[str, ...]) -> "Pad":
        kinds = [kind for kind in self.kinds if _asks(kind, Role.DECLARER)]
        if not seats:
            return self
        if self.value(seats[0]) is None:
            pad = self.choose(kinds[0]) if len(kinds) == 1 else self
            return pad.answer(seats[0], person)
        for kind in kinds:
            if _asks(kind, Role.PARTNER):
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

    def _counts(self) -> bool:
        """Whether the card points of the declaring side matter."""
        return self.result_question in self.questions

    def _lost(self) -> bool:
        six = self.six
        return six is not None and not six.won

    def _judged(self, lost: bool) -> "Pad":
        """Give a hand with an end that nobody has told yet the usual one."""
        result = self.result_question
        if result is None or (self._counts() and self.value(result) is not None):
            return self
        trickless = self.trickless_question
        bare = self._with(trickless, None) if trickless else self
        return bare.verdict(Six.LOST if lost else Six.WON)

    def _open(self) -> Iterator[Problem]:
        if self.kind is None:
            if self.person(Role.DECLARER) is None:
                yield Problem("declarer", N_("Who plays?"))
            yield Problem("", N_("Which game?"))
            return
        questions = self.questions
        for name in self.answers:
            if name in questions and (short := _short(self, questions[name], self.value(name))):
                yield Problem(name, short)
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
        if question.role in OPEN:
            return OPEN[question.role]
        ask = phrase(N_("{what}?"), what=question.label)
        name = self.first(PointsBox)
        told = _completed(self, self.every[name], self.value(name)) if name else None
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
        whole = {name: _completed(self, every[name], told) for name, told in answers.items()}
        entry: Entry = _record(self.kind, "", replace(self, answers=whole))
        return entry

    def _asides(self) -> Iterator[tuple[str, object]]:
        told = self._told()
        for custom, _ in self.rules.customs:
            if custom.asks is not None and custom.id in told:
                yield custom.id, _record(custom.asks, f"{custom.id}.", self)

    def _records(self) -> Iterator[tuple[str, object]]:
        """Yield every record there is with what its names begin with; all must be answered."""
        yield "", _record(self.kind or self.host, "", self)
        for rule, record in self._asides():
            yield f"{rule}.", record

    def _words(self) -> Iterator[Label]:
        if self.kind is None:
            return
        yield self._game()
        six = self._told_six
        if six is not None and six.level is not Level.SIMPLE:
            yield N_("Schneider") if six.level is Level.SCHNEIDER else N_("Schwarz")
        yield from self._followed()
        # Players say what doubled a hand after what it was.
        in_order = sorted(self.questions.items(), key=lambda pair: pair[1].role is Role.DOUBLINGS)
        for name, each in in_order:
            value = self.value(name)
            if each.role not in (Role.DECLARER, Role.PARTNER, Role.SUIT) and (
                name in self.answers and value != each.default
            ):
                yield from self._told_words(name, each, value)

    def _followed(self) -> Iterator[Label]:
        """Yield who pays or wins where everybody plays alone and nobody was named for it."""
        outcome, name = self.outcome, self.first(PointsBox)
        if outcome is None or name is None or len(outcome.side) != 1:
            return
        if outcome.side[0] not in (self.value(each) for each in self.seats):
            words = N_("{who} wins") if outcome.won else N_("{who} pays")
            yield phrase(words, who=outcome.side[0])

    def _game(self) -> Label:
        assert self.kind is not None
        game: Label = self.kind.label
        suit = self.first(ChoiceBox, Role.SUIT)
        if suit and self.value(suit) is not None:
            # Trumps are named before the game; a suit that is called stands behind it.
            called = _asks(self.kind, Role.PARTNER)
            words = N_("{game} {suit}") if called else N_("{suit} {game}")
            game = phrase(words, game=game, suit=self.value(suit))
        promised = self._promised
        if promised is not None:
            game = phrase(N_("{game} {promise}"), game=game, promise=promised)
        six = self._told_six
        if six is None:
            return game
        return phrase(N_("{game} won") if six.won else N_("{game} lost"), game=game)

    @property
    def _told_six(self) -> Six | None:
        """How it ended, None where that is asked and was taken back: nobody has said it then."""
        asked_ = self.result_question if self._counts() else None
        return None if asked_ and self.value(asked_) is None else self.six

    @property
    def _promised(self) -> Option | None:
        """Return the promise that makes a game of its own, after which only tricks count (3.9)."""
        name = self.first(ChoiceBox, Role.PROMISE)
        if name is None or name not in self.answers or self.first(ResultBox) is not None:
            return None
        promise: Option = self.value(name)
        return promise

    def _told_words(self, name: str, question: Question, value: Any) -> Iterator[Label]:
        match question.box, value:
            case (ResultBox(), Verdict()) | (ChoiceBox(), Trickless() | Holder()):
                return  # the game says it, or the runners do
            case ResultBox(), _:
                yield counted("%n card points", "", value)
            case CountBox(), _ if question.role is Role.RUNNERS:
                yield self._runner_words(question, value)
            case (SaidBox() | CountBox(), _) if question.role is Role.DOUBLINGS:
                yield from _said_words(name, question, value)
            case (ChoiceBox(), _) if question.role is Role.PROMISE and value is self._promised:
                return
            case (ChoiceBox(), _) if question.role in (Role.KIND, Role.PROMISE):
                yield spoken(value)
            case CheckBox(), _:
                yield question.label
            case PersonBox(), _ if question.role is Role.TIE:
                yield question.named(value)
            case _:
                yield phrase(
                    N_("{question}: {answer}"), question=question.label, answer=spoken(value)
                )

    def _runner_words(self, question: Question, number: int) -> Label:
        holder = self.first(ChoiceBox, Role.RUNNERS)
        if holder and self.value(holder) is Holder.WITHOUT:
            return counted("without %n", "", number)
        # Matadors there always are, at least one: they are said as "with 2" (5.5).
        always = isinstance(question.box, CountBox) and question.box.low > 0
        return counted("with %n", "", number) if always else counted("%n runners", "", number)


OPEN: Mapping[Role, Label] = {
    Role.DECLARER: N_("Who plays?"),
    Role.PARTNER: N_("Who is the partner?"),
    Role.RESULT: N_("How did it end?"),
}


def _remarks(pad: Pad, outcome: Outcome) -> Iterator[Label]:
    if Event.OVERBID in outcome.events:
        # 5.6: an overbid game is lost, and counts at least what was bid.
        steps = outcome.transfers[0].steps
        raised = (n for n, step in enumerate(steps) if isinstance(step, AtLeast))
        reached = worth(steps[: next(raised, 1)])
        yield phrase(N_("overbid: worth {worth}, bid {bid}"), worth=reached, bid=pad.value("bid"))
    if Event.POOL_DRY in outcome.events:
        yield N_("the pool cannot pay this")
    if Event.HEAD_FULL in outcome.events:
        yield N_("that fills the slate")
    yield from _perhaps_every_trick(pad, outcome)


def _perhaps_every_trick(pad: Pad, outcome: Outcome) -> Iterator[Label]:
    """Ask for tricks that are worth nothing, where all card points of one leave them open (3.11).

    Only where it would be paid otherwise; of whom it is said already nobody is asked again.
    """
    points, crowd = pad.first(PointsBox), pad.first(PeopleBox, Role.RESULT)
    if points is None or crowd is None:
        return
    told = _completed(pad, pad.every[points], pad.value(points))
    for person, number in told or ():
        if number == CARD_POINTS:
            others = pad.table.others(person)
            alone = pad.answer(crowd, frozenset(others)).outcome
            if alone is not None and moved({}, alone.transfers) != moved({}, outcome.transfers):
                words = N_("All tricks for {who}? Then {others}: “{question}”")
                open_ = spoken(tuple(each for each in others if each not in pad.value(crowd)))
                what = pad.questions[crowd].label
                yield phrase(words, who=person, others=open_, question=what)


def pad_of(rules: Rules, table: Table, entry: Entry, asides: Asides = ()) -> Pad:
    """Put a hand that is there back on the pad, to be corrected."""
    pad = Pad(rules, table, type(entry))
    for owner, record in (("", entry), *((f"{rule}.", told) for rule, told in asides)):
        for each in asked(type(record)):
            pad = pad._with(f"{owner}{each.name}", getattr(record, each.name))
    return pad


def load_pad(text: str, rules: Rules, table: Table) -> Pad:
    """Read what `Pad.dump` wrote.

    Raises `BadAnswerError` where it does not fit the rules, which may have changed since.
    """
    try:
        raw = json.loads(text)
        kinds = {kind.kind: kind for kind in rules.entries}
        pad = Pad(rules, table, raw["kind"] and kinds[raw["kind"]])
        told = dict(raw["answers"])
        rules_told = {name.split(".")[0] for name in told if "." in name}
        beside = {n: q.default for n, q in pad.every.items() if n.split(".")[0] in rules_told}
        for owner, record in _filled(replace(pad, answers=beside))._records():
            mine = {
                name.removeprefix(owner): plain
                for name, plain in told.items()
                if ("." in name) is bool(owner) and name.startswith(owner)
            }
            read = load(type(record), {**dump(record), **mine})
            for name in mine:
                pad = pad._with(f"{owner}{name}", getattr(read, name))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadAnswerError(f"unreadable draft: {error}") from error
    return pad._cleared()


def spoken(value: Any) -> Label:
    """Return an answer as words."""
    match value:
        case bool():
            return N_("yes") if value else N_("no")
        case Option():
            return value.label
        case Person():
            return phrase(N_("{who}"), who=value)
        case frozenset():
            return listed(map(spoken, sorted(value))) or N_("nobody")
        case tuple():
            said = (_pair(*each) if isinstance(each, tuple) else spoken(each) for each in value)
            return listed(said) or N_("nobody")
        case None:
            return N_("somebody")
        case str():
            return phrase(N_("{answer}"), answer=Verbatim(value))
        case _:
            return phrase(N_("{answer}"), answer=value)


def _pair(who: Person, number: int) -> Label:
    return phrase(N_("{who} {number}"), who=who, number=number)


def _said_words(name: str, question: Question, value: Any) -> Iterator[Label]:
    """Yield who said it; what has a word of its own for every time is said by it."""
    counted_only = type(value) is int
    if name == "replies":
        # A number may be told that is far too high, and refused only then.
        speakers = (None,) * min(value, len(REPLIES)) if counted_only else value
        for reply, who in zip(REPLIES, speakers, strict=False):
            yield phrase(N_("{reply} by {who}"), reply=reply, who=who) if who else reply
    elif counted_only or None in value:
        count = value if counted_only else len(value)
        if name == "knocks":
            yield counted("%n knocks", "", count)
            return
        yield phrase(N_("{question}: {answer}"), question=question.label, answer=count)
    else:
        yield phrase(N_("{question}: {answer}"), question=question.label, answer=spoken(value))


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
            if told and _short(pad, question, told):
                told = question.default if not question.required else None
            setattr(record, bare, _completed(pad, question, told))
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


def _completed(pad: Pad, question: Question, value: Any) -> Any:
    """Give who took no trick, and then the last one left, the card points that are missing."""
    if not isinstance(question.box, PointsBox) or not value:
        return value
    told = dict(value)
    missing = [person for person in pad.table.playing if person not in told]
    crowds = (each for each in pad.answers.values() if isinstance(each, frozenset))
    trickless = next(crowds, frozenset())
    told |= {person: 0 for person in missing if person in trickless}
    left = [person for person in missing if person not in told]
    rest = question.box.total - sum(told.values())
    if len(left) == 1 and rest >= 0:
        told[left[0]] = rest
    return tuple(told.items())


def _short(pad: Pad, question: Question, value: Any) -> Label | None:
    """Say what is still missing in the numbers of several people."""
    match question.box:
        case PointsBox(whole, partly):
            told = _completed(pad, question, value)
            total = sum(number for _, number in told or ())
            missing = len(told or ()) < len(pad.table.playing)
            if (missing and not partly) or total > whole or (total < whole and not missing):
                points = N_("{sum} of {all} card points")
                what = points if whole == CARD_POINTS else N_("{sum} of {all} tricks")
                return phrase(what, sum=total, all=whole)
        case AmountsBox(even):
            total = sum(number for _, number in value)
            if even and total:
                return phrase(N_("The amounts add up to {total}, not to zero"), total=total)
        case _:
            pass
    return None


def _record(kind: type[Any], owner: str, pad: Pad) -> Any:
    answers = {
        each.name: pad.answers[f"{owner}{each.name}"]
        for each in asked(kind)
        if f"{owner}{each.name}" in pad.answers
    }
    return kind(**answers)


def _filled(pad: Pad) -> Pad:
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
    told = name in pad.answers and not _short(pad, each, pad.answers[name])
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


def _six(outcome: Outcome) -> Six | None:
    won, level = outcome.won, outcome.level
    return None if won is None or level is None else six_of(won, level)


def _ranges(end: Callable[[int], Six | None]) -> Mapping[Six, range]:
    """Return which numbers of card points come to which *end*.

    Every tenth number is tried, and those between two that differ: all 121 would be felt.
    """
    tried = {number: end(number) for number in range(0, CARD_POINTS + 1, 10)}

    def split(low: int, high: int) -> None:
        middle = (low + high) // 2
        if tried[low] is not tried[high] and low < middle:
            tried[middle] = end(middle)
            split(low, middle)
            split(middle, high)

    for low, high in pairwise(sorted(tried)):
        split(low, high)
    found: dict[Six, list[int]] = {}
    for number in sorted(tried):
        if (six := tried[number]) is not None:
            found.setdefault(six, []).append(number)
    return {six: range(numbers[0], numbers[-1] + 1) for six, numbers in found.items()}


def _won(pad: Pad) -> bool | None:
    outcome = _filled(pad).outcome
    return None if outcome is None else outcome.won


def _named(every: Mapping[str, Question], fits: Callable[[Box], bool]) -> str | None:
    return next((name for name, each in every.items() if "." not in name and fits(each.box)), None)


def _asking(kind: type[Entry], role: Role) -> str | None:
    """Return the name of the question for who declares or helps in *kind*."""
    wanted = role in (Role.DECLARER, Role.PARTNER)
    return next((each.name for each in asked(kind) if wanted and each.role is role), None)


def _asks(kind: type[Entry], role: Role) -> bool:
    return _asking(kind, role) is not None
