"""Reads the key line as it is typed, every piece with its meaning."""

import re
from collections.abc import Callable, Container, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from itertools import islice
from typing import NoReturn

from schafscore.core.accounts import Person
from schafscore.core.declared import REPLIES
from schafscore.core.questions import (
    AmountsBox,
    CheckBox,
    ChoiceBox,
    CountBox,
    Entry,
    PeopleBox,
    PersonBox,
    PointsBox,
    Question,
    ResultBox,
    Role,
    asked,
)
from schafscore.core.results import CARD_POINTS, Certain, Holder, Level, Verdict
from schafscore.core.text import N_, Label, Option, Verbatim, counted, listed, phrase
from schafscore.core.variant import Rules, Table
from schafscore.services.keyline.keys import (
    CERTAIN,
    CONTRARY,
    FLAGS,
    HOLDERS,
    MARKS,
    NAMED,
    NO_TRICK,
    NUMBERS,
    SAID,
    UNNAMED,
    is_partnered,
    key_under,
    most_said,
    option_of_key,
    seat_letter,
    sitting_at,
    told_end,
)
from schafscore.services.keyline.words import (
    NOBODY,
    Names,
    answer_of,
    asking,
    bare,
    buttons_of,
    games,
    plainly,
    pressable,
    slug,
    what_is_meant,
    words_of_keys,
)
from schafscore.services.pad import Pad, Six, six_of, spoken

SIGNS = "*+-−–×?= \t"
_NUMBER = re.compile(r"\d+")
_WORD = re.compile(r"\S+")
_NAME = re.compile(r"[^\W\d_][^\s\d=*?+,]+")
_LETTERS = re.compile(r"[^\W\d_](?:[^\W\d_]|\s+[^\W\d_]{2})")
MOST_GAMES = 3  # that are named one by one
MOST_WORDS = 16  # in what a game or a button is called


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the line: what was typed from *at* on, and what it means."""

    text: str
    at: int
    meaning: Label


@dataclass(frozen=True, slots=True)
class Reading:
    """What a line means as far as it could be read; *problem* says why no further than *at*."""

    pad: Pad
    tokens: tuple[Piece, ...]
    problem: Label | None = None
    at: int = 0


def read(
    text: str,
    rules: Rules,
    table: Table,
    say: Callable[[str], str] = str,
    names: Mapping[Person, str] = NOBODY,
) -> Reading:
    """Read a line; the pad may still be open, what is wrong is said at its place.

    A game may be told by its label as *say* says it or in English, and so may what is asked; who
    sits at the table by any of *names*.
    """
    reader = _Reader(text, Pad(rules, table), say, Names(names, table))
    try:
        reader.read()
    except _CannotReadError as error:
        return Reading(reader.pad, tuple(reader.pieces), error.sentence, error.at)
    return Reading(reader.pad, tuple(reader.pieces), at=len(text))


class _CannotReadError(Exception):
    def __init__(self, sentence: Label, at: int) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence
        self.at = at


class _Reader:
    """Walks along the line; *place* is the next letter, *pad* what was read before it."""

    def __init__(
        self, text: str, pad: Pad, say: Callable[[str], str], names: Names | None = None
    ) -> None:
        self.text = text
        self.say = say
        self.names = names or Names(NOBODY, pad.table)
        self.words = games(pad.rules, say)
        self.spelling = False  # letter by letter, to see whether that is possible
        self.keys = "".join(map(key_under, text))
        self.pad = pad
        self.place = 0
        self.start = 0
        self.pieces: list[Piece] = []
        self.ended = False
        self.chosen = False  # the kind was said
        # A word before = that nobody asks for, with what was read before it.
        self.before: tuple[re.Match[str], Pad, bool] | None = None
        self.said: set[str] = set()  # the questions that keys have answered, and the marks

    def read(self) -> None:
        self._skip()
        while self.place < len(self.keys):
            self.start = self.place
            named = NAMED.match(self.text, self.place) if self._fresh() else None
            if named and self._is_name(named):
                self._named(named)
            else:
                if named and len(named[1]) > 2:
                    self.before = named, self.pad, self.chosen
                self._unnamed()
            self._skip()

    def _unnamed(self) -> None:
        """Read the next word or letter that stands before no =, or whose letters are keys."""
        if (word := self._word(self.words)) and not self._is_button(word):
            self._called_game(word)
        elif self._button() or self._name():
            pass
        elif self.keys[self.place].isdigit() or self.keys[self.place] == "=":
            self._number()
        else:
            self._letter()

    def _is_name(self, found: re.Match[str]) -> bool:
        meant = what_is_meant(self.pad, self.say, found[1], found[2], self.names)
        return plainly(found[1]) == "kind" or meant is not None

    def _fresh(self) -> bool:
        """Whether a name can begin here: at the start or after a blank."""
        return self.place == 0 or self.text[self.place - 1].isspace()

    def _word(self, known: Container[str]) -> str | None:
        """Return what stands here as a whole and is *known*, the longest there is.

        Signs at its end are keys: a star behind a word is a knock.
        """
        if not self._fresh():
            return None
        ends = [each.end() for each in islice(_WORD.finditer(self.text, self.place), MOST_WORDS)]
        here = (self.text[self.place : end].rstrip(SIGNS) for end in reversed(ends))
        return next((words for words in here if bare(words) in known), None)

    def _is_button(self, word: str) -> bool:
        """Whether the name of a game is that of a button too, once there is a game."""
        return self.chosen and bare(word) in buttons_of(self.pad, self.say)

    def _button(self) -> bool:
        """Read the word of what can be pressed now; what can be spelt in letters is none."""
        # A letter alone is no word: most lines are nothing but letters, and are read as one types.
        if self.spelling or self.pad.kind is None or not _LETTERS.match(self.text, self.place):
            return False
        buttons = buttons_of(self.pad, self.say) if self._fresh() else {}
        word = self._word(buttons)
        if word is None or self.is_spelt(self.place + len(word)):
            return False
        before, self.place = self.place, self.place + len(word)
        button = buttons[bare(word)]
        if isinstance(button, str):
            if not self._by_key(button):  # with and without say nothing where no number follows
                self.place = before
            return self.place > before
        name, value = button
        self._once(name)
        self.ended = True
        label = value.label if isinstance(value, Option) else self.pad.every[name].label
        self._took(self.pad.answer(name, value), label, name)
        return True

    def _name(self) -> bool:
        """Read somebody's name as the letter of the seat; what can be spelt in letters is none."""
        before = self.place
        who = self._somebody() if self._fresh() else None
        if who is None:
            return False
        if self._seat(seat_letter(who, self.pad.table)):
            return True
        self.place = before
        return False

    def _somebody(self) -> Person | None:
        """Go behind the name that stands here, and return whose it is."""
        found = None if self.spelling else _NAME.match(self.text, self.place)
        if found is None or not self.names.whole:
            return None
        word = self._word(self.names.whole) or found[0]
        who = self.names.find(word)
        if who is None or self.is_spelt(self.place + len(word)):
            return None
        self.place += len(word)
        return who

    def _by_key(self, key: str) -> bool:
        return self._mark(key) or (key in SAID and self._said(key)) or self._held(key)

    def is_spelt(self, end: int) -> bool:
        """Whether everything up to *end* can be read letter by letter."""
        trial = copy(self)
        trial.text, trial.keys = self.text[:end], self.keys[:end]
        trial.pieces, trial.said = [*self.pieces], {*self.said}
        trial.spelling = True
        try:
            trial.read()
        except _CannotReadError:
            return False
        return True

    def _called_game(self, word: str) -> None:
        kind = self.words[bare(word)]
        if self.chosen and self.pad.kind not in (None, kind):
            assert self.pad.kind is not None
            said = N_("“{question}” was said already")
            self._fail(phrase(said, question=self.pad.kind.label))
        self.place += len(word)
        self._choose(kind)

    def _skip(self) -> None:
        while self.place < len(self.keys) and self.keys[self.place].isspace():
            self.place += 1

    def _fail(self, sentence: Label) -> NoReturn:
        """Say why no further; a word before = that cannot be spelt either was meant as a whole."""
        if self.before is not None:
            named, pad, chosen = self.before
            if named.start() <= self.start < named.end(1):
                sentence = self._asked_elsewhere(named[1], pad, chosen=chosen)
                raise _CannotReadError(sentence, named.start())
        raise _CannotReadError(sentence, self.start)

    def _took(self, pad: Pad, meaning: Label, *names: str) -> None:
        """Go on with *pad*, unless its rules refuse what was just answered to *names*."""
        for problem in pad.objections:
            if problem.question in names:
                self._fail(problem.sentence)
        self.pieces.append(Piece(self.text[self.start : self.place].strip(), self.start, meaning))
        self.pad = pad

    def _once(self, name: str) -> None:
        """Refuse a second answer to a question: which of them counts nobody could see."""
        if name in self.said:
            what = self.pad.every[name].label
            self._fail(phrase(N_("“{question}” was said already"), question=what))
        self.said.add(name)

    # Pieces

    def _named(self, found: re.Match[str]) -> None:
        name, raw = plainly(found[1]), found[2]
        self.place = found.end()
        if name == "kind":
            kinds = {kind.kind: kind for kind in self.pad.rules.variant.entries}
            if raw.lower() not in kinds:
                self._fail(phrase(N_("There is no game called {name}"), name=Verbatim(raw)))
            self._choose(kinds[raw.lower()])
            return
        name = what_is_meant(self.pad, self.say, found[1], raw, self.names) or name
        question = self.pad.every[name]
        try:
            box, names = question.box, self.names
            value = None if raw == "" else answer_of(self.pad, self.say, box, raw, names)
        except (KeyError, ValueError):
            self._fail(_no_answer(question))
        if name not in self.pad.questions:
            self._fail(phrase(N_("“{question}” does not matter here"), question=question.label))
        meaning = phrase(N_("{question}: {answer}"), question=question.label, answer=spoken(value))
        # Its rules may hang on what comes after it: they are asked when the line is at its end.
        self._took(self._ended(self.pad.answer(name, value)), meaning)

    def _ended(self, pad: Pad) -> Pad:
        """Let the end that keys have said count, where an offence leaves it to the cards again."""
        result, marks = pad.result_question, self.said & {*MARKS}
        told = told_end(pad)
        if self.pad.counts or not pad.counts or not marks or told is None:
            return pad
        if result and not isinstance(pad.value(result), Verdict):
            return pad
        won = "-" not in marks and ("+" in marks or told.won)
        high = max((CERTAIN[key].level for key in marks & {*CERTAIN}), default=Level.SIMPLE)
        return pad.verdict(six_of(won, high))

    def _number(self) -> None:
        few = self.keys[self.place] == "="
        self.place += few
        number = self._digits()
        if number is None:
            self._fail(N_("Card points come after ="))
        runners = self.pad.first(CountBox, Role.RUNNERS)
        if self.pad.kind and runners and not few:
            box = self.pad.questions[runners].box
            if isinstance(box, CountBox) and box.low <= number <= box.high:
                self._runners(runners, number, Holder.WITH)
                return
        count = self.pad.first(CountBox, Role.RESULT)
        result = self.pad.first(ResultBox)
        if self.pad.kind and count and not few:
            self._once(count)
            what = self.pad.questions[count].label
            meaning = phrase(N_("{question}: {answer}"), question=what, answer=number)
            self._took(self.pad.answer(count, number), meaning, count)
            return
        if result is None:
            self._fail(N_("A number needs a game before it"))
        if number > CARD_POINTS:
            self._fail(phrase(N_("There are only {most} card points"), most=CARD_POINTS))
        if self.said & {*MARKS}:
            self._fail(N_("The card points say how it ended"))
        self._once(result)
        self._took(self.pad.points(number), counted("%n card points", "", number), result)

    def _letter(self) -> None:
        key = self.keys[self.place]
        self.place += 1
        tried: tuple[Callable[[str], bool], ...] = (
            self._seat,
            self._kind,
            self._suit,
            self._mark,
            self._said,
            self._held,
            self._option,
            self._by_number,
            self._flag,
            self._crowd,
        )
        if not any(attempt(key) for attempt in tried):
            self._fail(self._why_not(key))

    def _seat(self, key: str) -> bool:
        person = sitting_at(key, self.pad.table)
        if person is None or not self._seat_open():
            return False
        if person not in self.pad.table.playing and not self._anybody():
            self._fail(phrase(N_("{who} sits out"), who=person))
        numbers = self.pad.first(PointsBox) or self.pad.first(AmountsBox)
        if self.pad.kind and numbers and (told := self._signed()) is not None:
            meaning = phrase(N_("{who} {number}"), who=person, number=told)
            self._took(self.pad.amount(numbers, person, told), meaning)
            return True
        pad = self.pad.press(person)
        if len(pad.answers) < len(self.pad.answers):
            self._fail(phrase(N_("{who} is named twice"), who=person))
        if pad == self.pad:  # where nobody declares a seat says nothing before the game
            letter = Verbatim(self.text[self.start])
            self._fail(phrase(N_("“{letter}” needs a game before it"), letter=letter))
        changed = [name for name in pad.answers if pad.answers[name] != self.pad.answers.get(name)]
        self._took(pad, self._seat_meaning(pad, changed, person), *changed)
        return True

    def _seat_meaning(self, pad: Pad, changed: list[str], person: Person) -> Label:
        who = phrase(N_("{who}"), who=person)
        for name in changed:
            question = pad.questions[name]
            if question.role is Role.PARTNER:
                return phrase(N_("with {who}"), who=person)
            if question.role is not Role.DECLARER and isinstance(
                question.box, PersonBox | PeopleBox
            ):
                return phrase(N_("{question}: {answer}"), question=question.label, answer=who)
        return who

    def _seat_open(self) -> bool:
        pad = self.pad
        if pad.kind is None:
            paired = any(is_partnered(kind) for kind in pad.kinds)
            return pad.person(Role.DECLARER) is None or paired
        seats = [name for name in pad.seats if pad.value(name) is None]
        numbers = pad.first(PointsBox) or pad.first(AmountsBox)
        return bool(seats or pad.first(PeopleBox) or numbers)

    def _anybody(self) -> bool:
        """Whether a seat may be that of somebody who is here and does not play."""
        pad = self.pad
        if pad.kind is None:
            return False
        boxes = [pad.questions[name].box for name in pad.seats if pad.value(name) is None]
        return pad.first(AmountsBox) is not None or boxes[:1] == [PersonBox(here=True)]

    def _kind(self, key: str) -> bool:
        kind = self.pad.kind
        if kind is not None:
            # The only kind with a declarer follows from the seat; its key may be said all the same.
            said = (
                self.chosen or key != kind.key or self.keys[self.place : self.place + 1].isdigit()
            )
            if not said:
                self.chosen = True
                self._took(self.pad, kind.label)
            return not said
        found = next((kind for kind in self.pad.rules.variant.entries if kind.key == key), None)
        if found is None:
            return False
        self._choose(found)
        return True

    def _choose(self, kind: type[Entry]) -> None:
        if kind not in self.pad.rules.entries:
            self._fail(phrase(N_("The table does not play {kind}"), kind=kind.label))
        if (how := self._told_otherwise(kind)) is not None:
            self._fail(how)
        self.chosen = True
        self._took(self.pad.choose(kind), kind.label)

    def _told_otherwise(self, kind: type[Entry]) -> Label | None:
        """Say what to type for *kind*, where it does not go with what was said before it."""
        pad = self.pad
        kept = list(pad.choose(kind).answers.values())
        lost = {pad.every[name].role for name, told in pad.answers.items() if told not in kept}
        if not lost:
            return None
        key, asks = kind.key or slug(self.say(kind.label)), asked(kind)
        declarer = pad.person(Role.DECLARER)
        if declarer is not None and any(each.role is Role.DECLARER for each in asks):
            who = seat_letter(declarer, pad.table)
            alone = not is_partnered(kind) and Role.PARTNER in lost
            words = N_("{game} is played alone: {keys}")
            if not alone:
                words = N_("{game} is said right after who plays: {keys}")
            return phrase(words, game=kind.label, keys=f"{who} {key}")
        if any(isinstance(each.box, PersonBox | PeopleBox | AmountsBox) for each in asks):
            return phrase(N_("{game} is said first: {keys}"), game=kind.label, keys=key)
        words = N_("Nobody plays, bids or doubles in {game}: {keys}")
        return phrase(words, game=kind.label, keys=key)

    def _suit(self, key: str) -> bool:
        suit = self.pad.first(ChoiceBox, Role.SUIT)
        option = self._option_of(suit, key)
        if suit is None or option is None or self.ended or self.pad.kind is None:
            return False
        self._once(suit)
        pad = self.pad.answer(suit, option)
        refused = next((each for each in pad.objections if each.question == suit), None)
        if refused is not None and (meant := self._meant_a_game(key)) is not None:
            told = N_("{why}. {game} is said before the partner: {keys}")
            game, keys = meant
            self._fail(phrase(told, why=refused.sentence, game=game.label, keys=keys))
        self._took(pad, option.label, suit)
        return True

    def _meant_a_game(self, key: str) -> tuple[type[Entry], str] | None:
        """Return the game of two whose key *key* is too, and how these two would say it.

        Two seats are the game that is played with a called partner, after which it is a suit.
        """
        people = [self.pad.person(role) for role in (Role.DECLARER, Role.PARTNER)]
        kinds = (each for each in self.pad.kinds if each.key == key and is_partnered(each))
        game = next(kinds, None)
        if self.chosen or game is None or None in people:
            return None
        who, with_ = (seat_letter(each, self.pad.table) for each in people if each is not None)
        return game, f"{who} {key} {with_}"

    def _mark(self, key: str) -> bool:
        if key not in MARKS or self.pad.kind is None:
            return False
        certain = _certain_question(self.pad)
        if certain and key in CERTAIN:
            self._once(certain)
            self.said.add(key)
            self.ended = True
            self._took(self.pad.answer(certain, CERTAIN[key]), CERTAIN[key].label, certain)
            return True
        result, trickless = self.pad.result_question, self.pad.trickless_question
        if trickless is None:
            return False
        self.ended = True
        counted_points = isinstance(self.pad.value(result) if result else None, int)
        six = told_end(self.pad)
        if six is None:
            self._fail(N_("The card points come after the game"))
        if counted_points and key != "x":
            self._fail(N_("The card points say how it ended"))
        if self.said & {*CONTRARY[key]}:
            self._fail(N_("How it ended was said already"))
        # What was only promised says nothing about how high it was lost.
        counted = counted_points or result not in self.pad.questions
        told_high = key == "+" or counted or bool(self.said & {*MARKS})
        level = (six.level if told_high else Level.SIMPLE) if key in "+-" else MARKS[key].level
        self.said.add(key)
        won = key == "+" if key in "+-" else six.won
        wanted = six_of(won, level)
        pad = self._with_tricks(wanted, counted_points)
        schwarz = wanted.level is Level.SCHWARZ and pad.value(trickless) is wanted.trickless
        told = told_end(pad)
        if told and not (told.won is wanted.won and (schwarz or told.level is wanted.level)):
            self._fail(phrase(N_("It cannot end like this: {end}"), end=wanted.label))
        self._took(pad, wanted.label, *filter(None, (result, trickless)))
        return True

    def _with_tricks(self, six: Six, counted_points: bool) -> Pad:
        trickless = self.pad.trickless_question
        if counted_points and trickless:
            return self.pad.answer(trickless, six.trickless)
        return self.pad.verdict(six)

    def _said(self, key: str) -> bool:
        name = SAID.get(key)
        if name is None:
            return False
        if name not in self.pad.questions or (key == "k" and self.pad.kind is None):
            self._fail(self._why_unsaid(key))
        self.ended = True
        pad = self.pad
        # As long as somebody is asked for who plays, a name is theirs.
        speakers = list(self._speakers(many=key == "*", named=not self._seat_open()))
        times = self._digits() if key == "*" and not speakers else None
        if times is not None and times > most_said(pad.questions[name].box):
            self._fail(_no_answer(pad.questions[name]))
        for who in speakers or [None] * (1 if times is None else times):
            pad = pad.said(name, who)
        if speakers and type(pad.value(name)) is int:
            self._fail(N_("Here it only counts how often it was said"))
        meaning = self._what_was_said(key, name, speakers, times)
        self._took(pad, meaning, name)
        return True

    def _why_unsaid(self, key: str) -> Label:
        if key != "k":
            return N_("Nobody can knock here")
        played = self.pad.kind is not None and self.pad.person(Role.DECLARER) is not None
        return N_("Nobody says Kontra here") if played else N_("Kontra needs a game")

    def _what_was_said(
        self, key: str, name: str, speakers: list[Person | None], times: int | None
    ) -> Label:
        said = self.pad.value(name)
        before = said if type(said) is int else len(said)
        word: Label = self.pad.questions[name].label
        if key == "k" and before < len(REPLIES):
            word = REPLIES[before]
        if speakers:
            return phrase(N_("{what}: {who}"), what=word, who=spoken(tuple(speakers)))
        return word if times is None else phrase(N_("{what}: {who}"), what=word, who=times)

    def _speakers(self, *, many: bool, named: bool) -> Iterator[Person | None]:
        """Read the seats right behind what was said: ``*bd``, ``*b?``; a blank ends them.

        Where *named*, names may come behind a blank: ``k Bernd``.
        """
        while self.place < len(self.keys):
            key = self.keys[self.place]
            who = sitting_at(key, self.pad.table)
            if who is None and not (many and key == UNNAMED):
                break
            self.place += 1
            named = False
            yield who
            if not many:
                return
        while named:
            before = self.place
            self._skip()
            who = self._somebody() if self._fresh() else None
            if who is None:
                self.place = before
                return
            yield who
            named = many

    def _held(self, key: str) -> bool:
        runners = self.pad.first(CountBox, Role.RUNNERS)
        if key not in HOLDERS or runners is None or self.pad.kind is None:
            return False
        number = self._digits()
        if number is None:
            return False
        self._runners(runners, number, HOLDERS[key])
        return True

    def _runners(self, name: str, number: int, held: Holder) -> None:
        self._once(name)
        self.ended = True
        pad = self.pad.answer(name, number)
        holder = pad.first(ChoiceBox, Role.RUNNERS)
        if holder:
            pad = pad.answer(holder, held)
        without = held is Holder.WITHOUT
        meaning = (
            counted("without %n", "", number) if without else counted("%n runners", "", number)
        )
        self._took(pad, meaning, name)

    def _option(self, key: str) -> bool:
        for name, question in self.pad.questions.items():
            option = self._option_of(name, key)
            if option is not None and question.role is not Role.SUIT and self.pad.kind:
                self._once(name)
                self.ended = True
                self._took(self.pad.answer(name, option), option.label, name)
                return True
        for name, question in self.pad.every.items():
            option = option_of_key(question.box, key)
            pad = self.pad.imply(name, option) if option and self.pad.kind else self.pad
            if option is not None and pad is not self.pad:
                self._once(name)
                self.ended = True
                self._took(pad, option.label, name)
                return True
        return False

    def _by_number(self, key: str) -> bool:
        name = NUMBERS.get(key)
        if name is None or name not in self.pad.questions or self.pad.kind is None:
            return False
        number = self._digits()
        if number is None:
            return False
        self._once(name)
        self.ended = True
        what = self.pad.questions[name].label
        meaning = phrase(N_("{question}: {answer}"), question=what, answer=number)
        pad = self.pad.answer(name, number)
        self._took(pad, meaning, *(() if _mended_by_a_flag(pad, name) else (name,)))
        return True

    def _flag(self, key: str) -> bool:
        name = FLAGS.get(key)
        if name is None or name not in self.pad.questions or self.pad.kind is None:
            return False
        self.ended = True
        self._took(self.pad.answer(name, True), self.pad.questions[name].label, name)
        return True

    def _crowd(self, key: str) -> bool:
        """Read who took no trick: ``xbc``."""
        name = self.pad.first(PeopleBox)
        if key != NO_TRICK or name is None or self.pad.kind is None:
            return False
        told = self._speakers(many=True, named=True)
        people = frozenset(who for who in told if who is not None)
        if not people:
            return False
        what = self.pad.questions[name].label
        meaning = phrase(N_("{question}: {answer}"), question=what, answer=spoken(people))
        self._took(self.pad.answer(name, self.pad.value(name) | people), meaning, name)
        return True

    def _option_of(self, name: str | None, key: str) -> Option | None:
        box = self.pad.questions[name].box if name else None
        return option_of_key(box, key)

    def _why_not(self, key: str) -> Label:
        name = _NAME.match(self.text, self.start) if self._began_word() else None
        word = name[0] if name else ""
        letter = Verbatim(word or self.text[self.start])
        if not word and self.pad.kind is None and (key in MARKS or key in HOLDERS):
            return phrase(N_("“{letter}” needs a game before it"), letter=letter)
        kinds = (each for each in self.pad.kinds if each.key == key and not (word or self.chosen))
        if (kind := next(kinds, None)) and (how := self._told_otherwise(kind)) is not None:
            return how
        return phrase(N_("“{letter}” has no meaning here"), letter=letter)

    def _asked_elsewhere(self, word: str, pad: Pad, *, chosen: bool) -> Label:
        """Say which game asks for *word*, which stands before = where *pad* does not ask for it."""
        found = asking(pad, self.say, word)
        letter = Verbatim(word)
        if pad.kind is not None and pad.kind in found:
            said = N_("“{word}” is not asked now: {question}")
            return phrase(said, word=letter, question=found[pad.kind].label)
        if len(found) > MOST_GAMES and not chosen:
            return phrase(N_("“{letter}” needs a game before it"), letter=letter)
        if 0 < len(found) <= MOST_GAMES:
            said = N_("“{word}” belongs to: {games}; the game comes before it")
            return phrase(said, word=letter, games=listed(kind.label for kind in found))
        return phrase(N_("“{letter}” has no meaning here"), letter=letter)

    def _began_word(self) -> bool:
        """Whether what cannot be read is the first of three letters and more."""
        before = self.text[self.start - 1 : self.start]
        return (not before or before.isspace()) and self.text[self.start : self.start + 3].isalpha()

    # Numbers

    def _digits(self) -> int | None:
        place = self.place
        while place < len(self.keys) and self.keys[place].isspace():
            place += 1
        found = _NUMBER.match(self.keys, place)
        if found is None or len(found[0]) > 6:
            return None
        self.place = found.end()
        return int(found[0])

    def _signed(self) -> int | None:
        """Read the number of a person; only amounts can be negative."""
        place, minus = self.place, False
        self._skip()
        if (
            self.place < len(self.keys)
            and self.keys[self.place] in "+-"
            and self.pad.first(AmountsBox)
        ):
            minus = self.keys[self.place] == "-"
            self.place += 1
        number = self._digits()
        if number is None:
            self.place = place
            return None
        return -number if minus else number


def vocabulary(pad: Pad, say: Callable[[str], str]) -> tuple[str, ...]:
    """Return the words that can be typed now: games, or buttons and what is asked by name."""
    if pad.kind is None:
        return tuple(say(kind.label) for kind in pad.kinds)
    buttons = buttons_of(pad, say)
    words: list[str] = []
    for label, button in (*words_of_keys(pad), *pressable(pad)):
        word = say(label)
        # A letter alone is a key, though Russian has words of one letter.
        spelt = len(word) == 1 or _Reader(word, pad, say).is_spelt(len(word))
        if bare(word) in buttons and not spelt:
            words.append(f"{word} 2" if button in HOLDERS else word)
    words += (f"{slug(say(each.label))}=" for each in pad.questions.values())
    return tuple(dict.fromkeys(words))


def _certain_question(pad: Pad) -> str | None:
    """Return the question for what was certain, where it is asked instead of the end."""
    boxes = ((name, each.box) for name, each in pad.questions.items() if not pad.counts)
    return next((name for name, box in boxes if box == ChoiceBox(Certain)), None)


def _no_answer(question: Question) -> Label:
    return phrase(N_("This is no answer to “{question}”"), question=question.label)


def _mended_by_a_flag(pad: Pad, name: str) -> bool:
    """Whether a yes still to come lets *name* stand: a Null may be played below the bid."""
    flags = [each for each, asked in pad.questions.items() if isinstance(asked.box, CheckBox)]
    tried = (pad.answer(flag, True) for flag in flags if not pad.value(flag))
    return any(all(each.question != name for each in there.objections) for there in tried)
