"""A hand in one line of keys: read as it is typed, every piece with its meaning, and written back.

``a b s2`` is Anna with Bernd, Sauspiel won, Schneider, 2 runners. First a seat, then the partner's
seat or the kind, then the suit, then the rest in any order; blanks are free, but
who knocked or said Kontra stands right behind it: ``*bd kc``. ``b e h m2 r33 74`` is a Skat hand
game with 2 matadors, a bid of 33 and 74 card points; ``r a30 b40 xc`` is a Least in which Carl took
no trick. What has no key is told by its name: ``offender=c``, ``reason="a round"``,
``kind=manual``; or in the words of the table: ``broke-the-rules=c``, ``runners=3``. So is every
game, whether it has a key or not: ``a c Hochzeit``; and so is every button that can be pressed
then: ``lost``, ``Kontra``, ``without 2``. No word depends on capitals, on marks over letters or on
ß: ``Regelverstoß``, ``regelverstoss``. So is somebody's name, or two letters and more with which
no other begins: ``Anna Bernd s``, ``payer=Carl``. What can be read letter by letter is never taken
for a word, and no word of the line for a name.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from itertools import islice
from typing import Any, NoReturn, assert_never

from schafscore.core.accounts import Person
from schafscore.core.declared import REPLIES
from schafscore.core.questions import (
    AmountsBox,
    Box,
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
    SaidBox,
    TextBox,
    asked,
)
from schafscore.core.results import CARD_POINTS, Certain, Holder, Level, Trickless, Verdict
from schafscore.core.text import N_, Label, Option, Verbatim, counted, phrase
from schafscore.core.variant import Rules, Table
from schafscore.services.pad import Pad, Six, six_of, spoken

SEATS = "abcdefjq"
"""The letters of the seats, by place at the table: g, h and i mean something else."""

SAID = {"*": "knocks", "k": "replies"}
"""What is said several times, by the name that its question has in every variant."""

NUMBERS = {"r": "bid", "p": "pushed"}
FLAGS = {"m": "forced"}
"""What is told by a number behind its key, or by the key alone, by the names of the questions."""

MARKS = {"-": Six.LOST, "+": Six.WON, "s": Six.WON_SCHNEIDER, "x": Six.WON_SCHWARZ}
CONTRARY = {"-": "-", "+": "+", "s": "sx", "x": "x"}
"""The marks after which one says nothing new; "sx" is Schneider and even Schwarz."""

MARK_WORDS = {
    "-": Six.LOST.label,
    "+": Six.WON.label,
    "s": Certain.SCHNEIDER.label,
    "x": Certain.SCHWARZ.label,
}

HOLDERS = {"m": Holder.WITH, "o": Holder.WITHOUT}
UNNAMED = "?"
NOBODY: Mapping[Person, str] = {}
NO_TRICK = "x"
SIGNS = "*+-−–×?= \t"
_CYRILLIC = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")
_SIGNS = str.maketrans("−–×", "--*")
_NAMED = re.compile(r'([^\W\d][\w.-]*)=("(?:[^"]|"")*"|[^\s"]*)')
_NUMBER = re.compile(r"\d+")
_WORD = re.compile(r"\S+")
_NAME = re.compile(r"[^\W\d_][^\s\d=*?+,]+")
_LETTERS = re.compile(r"[^\W\d_](?:[^\W\d_]|\s+[^\W\d_]{2})")
_WRITTEN_OUT = re.compile(r"(?<=[aou])e")
LEAST_OF_A_NAME = 2  # letters: one is a key
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


class _Names:
    """Who is meant by a name: the whole of it, or a beginning that no other has."""

    def __init__(self, names: Mapping[Person, str], table: Table) -> None:
        here = [(_bare(names[each]), each) for each in table.people if each in names]
        times = Counter(name for name, _ in here)
        self.whole = {name: person for name, person in here if name and times[name] == 1}

    def find(self, word: str) -> Person | None:
        """Return who is called *word*, in so many letters that it can be nobody else."""
        plain = _bare(word)
        found = [who for name, who in self.whole.items() if name.startswith(plain)]
        begun = found[0] if len(found) == 1 and len(plain) >= LEAST_OF_A_NAME else None
        return self.whole.get(plain, begun)


def seat_letter(person: Person, table: Table) -> str:
    """Return the letter of the seat of *person*."""
    return SEATS[table.people.index(person)]


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
    reader = _Reader(text, Pad(rules, table), say, _Names(names, table))
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
        self, text: str, pad: Pad, say: Callable[[str], str], names: _Names | None = None
    ) -> None:
        self.text = text
        self.say = say
        self.names = names or _Names(NOBODY, pad.table)
        self.words = _games(pad.rules, say)
        self.spelling = False  # letter by letter, to see whether that is possible
        self.keys = "".join(map(_key, text))
        self.pad = pad
        self.place = 0
        self.start = 0
        self.pieces: list[Piece] = []
        self.ended = False
        self.chosen = False  # the kind was said
        self.said: set[str] = set()  # the questions that keys have answered, and the marks

    def read(self) -> None:
        self._skip()
        while self.place < len(self.keys):
            self.start = self.place
            named = _NAMED.match(self.text, self.place) if self._fresh() else None
            if named and self._is_name(named):
                self._named(named)
            elif (word := self._word(self.words)) and not self._is_button(word):
                self._called_game(word)
            elif self._button() or self._name():
                pass
            elif self.keys[self.place].isdigit() or self.keys[self.place] == "=":
                self._number()
            else:
                self._letter()
            self._skip()

    def _is_name(self, found: re.Match[str]) -> bool:
        meant = _meant(self.pad, self.say, found[1], found[2], self.names)
        return _plain(found[1]) == "kind" or meant is not None

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
        return next((words for words in here if _bare(words) in known), None)

    def _is_button(self, word: str) -> bool:
        """Whether the name of a game is that of a button too, once there is a game."""
        return self.chosen and _bare(word) in _buttons(self.pad, self.say)

    def _button(self) -> bool:
        """Read the word of what can be pressed now; what can be spelt in letters is none."""
        # A letter alone is no word: most lines are nothing but letters, and are read as one types.
        if self.spelling or self.pad.kind is None or not _LETTERS.match(self.text, self.place):
            return False
        buttons = _buttons(self.pad, self.say) if self._fresh() else {}
        word = self._word(buttons)
        if word is None or self.is_spelt(self.place + len(word)):
            return False
        before, self.place = self.place, self.place + len(word)
        button = buttons[_bare(word)]
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
        kind = self.words[_bare(word)]
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
        name, raw = _plain(found[1]), found[2]
        self.place = found.end()
        if name == "kind":
            kinds = {kind.kind: kind for kind in self.pad.rules.variant.entries}
            if raw.lower() not in kinds:
                self._fail(phrase(N_("There is no game called {name}"), name=Verbatim(raw)))
            self._choose(kinds[raw.lower()])
            return
        name = _meant(self.pad, self.say, found[1], raw, self.names) or name
        question = self.pad.every[name]
        try:
            box, names = question.box, self.names
            value = None if raw == "" else _answer(self.pad, self.say, box, raw, names)
        except (KeyError, ValueError):
            self._fail(_no_answer(question))
        if name not in self.pad.questions:
            self._fail(phrase(N_("“{question}” does not matter here"), question=question.label))
        meaning = phrase(N_("{question}: {answer}"), question=question.label, answer=spoken(value))
        # Its rules may hang on what comes after it: they are asked when the line is at its end.
        self._took(self.pad.answer(name, value), meaning)

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
        person = _seated(key, self.pad.table)
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
            paired = any(_partnered(kind) for kind in pad.kinds)
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
        pad, self.chosen = self.pad.choose(kind), True
        kept = list(pad.answers.values())
        if any(answer not in kept for answer in self.pad.answers.values()):
            self._fail(phrase(N_("Nobody plays, bids or doubles in {kind}"), kind=kind.label))
        self._took(pad, kind.label)

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
        kinds = (each for each in self.pad.kinds if each.key == key and _partnered(each))
        game = next(kinds, None)
        if self.chosen or game is None or None in people:
            return None
        who, with_ = (seat_letter(each, self.pad.table) for each in people if each is not None)
        return game, f"{who} {key} {with_}"

    def _mark(self, key: str) -> bool:
        if key not in MARKS or self.pad.kind is None:
            return False
        result, trickless = self.pad.result_question, self.pad.trickless_question
        if trickless is None:
            return False
        self.ended = True
        counted_points = isinstance(self.pad.value(result) if result else None, int)
        six = _told_end(self.pad)
        if six is None:
            self._fail(N_("The card points come after the game"))
        if counted_points and key != "x":
            self._fail(N_("The card points say how it ended"))
        if self.said & {*CONTRARY[key]}:
            self._fail(N_("How it ended was said already"))
        self.said.add(key)
        won = key == "+" if key in "+-" else six.won
        wanted = six_of(won, six.level if key in "+-" else MARKS[key].level)
        pad = self._with_tricks(wanted, counted_points)
        schwarz = wanted.level is Level.SCHWARZ and pad.value(trickless) is wanted.trickless
        told = _told_end(pad)
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
        if times is not None and times > _most_said(pad.questions[name].box):
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
            who = _seated(key, self.pad.table)
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
            option = _keyed(question.box, key)
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
        return _keyed(box, key)

    def _why_not(self, key: str) -> Label:
        around = (each for each in _NAMED.finditer(self.text) if each.start() <= self.start)
        words = (each[1] for each in around if self.start < each.end(1) and len(each[1]) > 2)
        name = _NAME.match(self.text, self.start) if self._began_word() else None
        word = next(words, name[0] if name else "")
        letter = Verbatim(word or self.text[self.start])
        if not word and self.pad.kind is None and (key in MARKS or key in HOLDERS):
            return phrase(N_("“{letter}” needs a game before it"), letter=letter)
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


def write(pad: Pad) -> str:
    """Return the line that `read` turns into *pad*, in keys where there are keys for it."""
    line = _Writer(pad)
    line.write()
    return " ".join(line.pieces)


def shown_keys(pad: Pad, say: Callable[[str], str] = str) -> str:
    """Return what `write` does in the words of *say*, for people to look at.

    A game at the end of it that two seats say as well is left out, and so is what was taken back:
    nobody has said it.
    """
    line = _Writer(pad, say)
    line.write()
    line.pieces = [piece for piece in line.pieces if not piece.endswith("=")]
    kind = pad.kind
    if kind is not None and _partnered(kind) and line.pieces[-1:] == [f"kind={kind.kind}"]:
        line.pieces.pop()
    words = {kind: word for word, kind in _spoken(pad.rules, say).items()}
    named = {f"kind={kind.kind}": word.capitalize() for kind, word in words.items()}
    return " ".join(named.get(piece, piece) for piece in line.pieces)


def _spoken(rules: Rules, say: Callable[[str], str]) -> Mapping[str, type[Entry]]:
    """Return every game without a key by its label, and after that by the first word of it."""
    labels = {say(kind.label).lower(): kind for kind in rules.entries if not kind.key}
    firsts = Counter(label.split()[0] for label in labels)
    short = {label.split()[0]: kind for label, kind in labels.items()}
    return labels | {word: kind for word, kind in short.items() if firsts[word] == 1}


def _games(rules: Rules, say: Callable[[str], str]) -> Mapping[str, type[Entry]]:
    """Return every game by what it is called here and in English, and by a first word of it.

    Those that the table does not play are among them, to be refused by their names.
    """
    found: dict[str, type[Entry]] = {}
    for spoken_ in (str, say):
        found |= {_bare(spoken_(kind.label)): kind for kind in rules.variant.entries}
        short = {_bare(word): kind for word, kind in _spoken(rules, spoken_).items()}
        found = short | found
    return found


def _plain(words: str) -> str:
    """Return *words* as they are compared: however written, ``Regelverstoß`` is ``regelverstoss``.

    Blanks are hyphens; ä, ae and a are one, since not every keyboard has all.
    """
    letters = unicodedata.normalize("NFKD", words.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _WRITTEN_OUT.sub("", re.sub(r"[\s_-]+", "-", bare))


def _slug(words: str) -> str:
    """Return *words* as one word of small letters."""
    return re.sub(r"[^\w]+", "-", words.lower()).strip("-_")


def _bare(words: str) -> str:
    """Return *words* as they are compared where no sign between them counts."""
    return _plain(_slug(words))


def _meant(
    pad: Pad, say: Callable[[str], str], word: str, raw: str, names: _Names | None = None
) -> str | None:
    """Return the name of what *word* asks: its name, its label, or one word of its label.

    Of two with the same label it is the one that is asked now, and to which *raw* is an answer: a
    number of runners, or with and without.
    """
    plain, every = _plain(word), pad.every
    labels = {n: (_bare(say(q.label)), _bare(q.label)) for n, q in every.items()}
    found = [name for name in every if _plain(name) == plain]
    for at in range(2):
        found += [name for name in every if labels[name][at] == plain]
    for at in () if found else range(2):
        parts = [name for name in pad.questions if plain in labels[name][at].split("-")]
        found += parts if len(parts) == 1 else []

    def unlikely(name: str) -> tuple[bool, bool]:
        try:
            _answer(pad, say, every[name].box, raw, names)
        except (KeyError, ValueError):
            return name not in pad.questions, True
        return name not in pad.questions, False

    return min(found, key=unlikely, default=None)


def _answer(
    pad: Pad, say: Callable[[str], str], box: Box, raw: str, names: _Names | None = None
) -> Any:
    """Read what stands behind a name, a word for it here or in English too, or people by *names*.

    Raises `KeyError` or `ValueError` where it is no answer to such a question.
    """
    for spoken_ in (say, str):
        words = {_plain(word): told for word, told in _answers(box, spoken_).items()}
        if _plain(raw) in words:
            return read_answer(words[_plain(raw)], box, seated(pad.table))
    try:
        return read_answer(raw, box, seated(pad.table))
    except (KeyError, ValueError):
        people = [names.find(each) for each in raw.strip('"').split(",")] if names else []
        if not isinstance(box, PersonBox | PeopleBox) or not people or None in people:
            raise
        letters = (seat_letter(each, pad.table) for each in people if each)
        return read_answer("".join(letters), box, seated(pad.table))


Button = str | tuple[str, Any]
"""A key of the line, or a question with its answer."""


def _buttons(pad: Pad, say: Callable[[str], str]) -> Mapping[str, Button]:
    """Return what can be pressed now by its word here and in English.

    Of two that are called the same neither, but whoever broke the rules asks what was certain, and
    not how it ended.
    """
    pressed, keys = tuple(_pressed(pad)), tuple(_words_of_keys(pad))
    found: dict[str, Button] = {}
    for spoken_ in (str, say):
        words = [(_bare(spoken_(label)), button) for label, button in pressed]
        times = Counter(word for word, _ in words)
        found |= {_bare(spoken_(label)): key for label, key in keys}
        found |= {word: button for word, button in words if times[word] == 1}
    return found


def _pressed(pad: Pad) -> Iterator[tuple[str, Button]]:
    """Yield every answer that has a button of its own, with what is written on it."""
    for name, each in pad.questions.items():
        match each.box:
            case ChoiceBox(options) if options not in (Holder, Trickless):
                yield from ((option.label, (name, option)) for option in options)
            case CheckBox():
                yield each.label, (name, True)
            case _:
                pass


def _words_of_keys(pad: Pad) -> Iterator[tuple[str, str]]:
    """Yield the keys that have a word besides: how it ended, what is said against it, runners."""
    if {pad.result_question, pad.trickless_question} & {*pad.questions} and pad.trickless_question:
        yield from ((word, key) for key, word in MARK_WORDS.items())
    replies = SAID["k"]
    if replies in pad.questions:
        value = pad.value(replies)
        before = value if type(value) is int else len(value)
        yield from ((word, "k") for word in REPLIES[before : before + 1])
    if pad.first(CountBox, Role.RUNNERS):
        yield from ((held.label, key) for key, held in HOLDERS.items())


def vocabulary(pad: Pad, say: Callable[[str], str]) -> tuple[str, ...]:
    """Return the words that can be typed now: games, or buttons and what is asked by name."""
    if pad.kind is None:
        return tuple(say(kind.label) for kind in pad.kinds)
    buttons = _buttons(pad, say)
    words: list[str] = []
    for label, button in (*_words_of_keys(pad), *_pressed(pad)):
        word = say(label)
        # A letter alone is a key, though Russian has words of one letter.
        spelt = len(word) == 1 or _Reader(word, pad, say).is_spelt(len(word))
        if _bare(word) in buttons and not spelt:
            words.append(f"{word} 2" if button in HOLDERS else word)
    words += (f"{_slug(say(each.label))}=" for each in pad.questions.values())
    return tuple(dict.fromkeys(words))


def _answers(box: Box, say: Callable[[str], str]) -> Mapping[str, str]:
    """Return the answers to a closed question in one word each, as they stand behind its name."""
    labels: dict[str, str] = {}
    match box:
        case ChoiceBox(options):
            labels = {option.name.lower(): option.label for option in options}
        case CheckBox():
            labels = {"yes": N_("yes"), "no": N_("no")}
        case ResultBox():
            labels = {verdict.name.lower(): verdict.label for verdict in Verdict}
        case _:
            pass
    words = {name: _slug(say(label)) for name, label in labels.items()}
    times = Counter(words.values())
    clear = (name for name, word in words.items() if word and times[word] == 1)
    return {words[name]: name for name in clear if words[name] not in {*labels} - {name}}


def _keyed_twice(kind: type[Entry]) -> bool:
    """Whether the letter of *kind* stands for one of its answers too: hearts, and Hand."""
    boxes = (each.box for each in asked(kind))
    options = (each for box in boxes if isinstance(box, ChoiceBox) for each in box.options)
    return bool(kind.key) and any(each.key == kind.key for each in options)


class _Writer:
    """Builds a pad up to the one wanted, as `read` would, and notes the keys for every step."""

    def __init__(self, wanted: Pad, say: Callable[[str], str] | None = None) -> None:
        self.wanted = wanted
        self.say = say  # what has no key is written in these words, without them by its name
        self.pad = Pad(wanted.rules, wanted.table)
        self.pieces: list[str] = []

    def write(self) -> None:
        self._game()
        if self.pad.kind is not None:
            self._options()
            self._end()
            self._keyed()
            self._counted()
        self._sayings()
        self._rest()

    def _game(self) -> None:
        """Write seats and kind. Who is named by a seat before the kind is the declarer."""
        wanted = self.wanted
        declarer = wanted.person(Role.DECLARER)
        partner = wanted.person(Role.PARTNER)
        # Where a seat alone is a game, somebody without a game is only named.
        if declarer is not None and (wanted.kind or self.pad.press(declarer).kind is None):
            self._press(declarer)
        if (
            partner is not None
            and self.pad.kind is None
            and declarer is not None
            and self.pad.press(partner).kind is wanted.kind
        ):
            self._press(partner)
        if wanted.kind is not None and self.pad.kind is not wanted.kind:
            self.pad = self.pad.choose(wanted.kind)
            self.pieces.append(wanted.kind.key or f"kind={wanted.kind.kind}")
        elif wanted.kind is not None and _keyed_twice(wanted.kind):
            # The only game of the table may be named all the same, so its letter comes first.
            self.pieces.append(wanted.kind.key)
        if partner is not None and self.pad.person(Role.PARTNER) is None and declarer is not None:
            self._press(partner)
        if declarer is None:
            self._crowd()

    def _crowd(self) -> None:
        """Write who pays and who took no trick, and what everybody has."""
        if self.wanted.kind is None:
            return
        crowd = self.pad.first(PeopleBox)
        presses = [self.wanted.value(name) for name in self.pad.seats if self.wanted.value(name)]
        if crowd:
            presses += sorted(self.wanted.value(crowd))
        pad = self.pad
        for person in presses:
            pad = pad.press(person)
        if all(pad.answers[n] == self.wanted.answers.get(n) for n in pad.answers if n != "points"):
            for person in presses:
                self._press(person)
        elif crowd and self.wanted.value(crowd):
            people = self.wanted.value(crowd)
            self.pad = self.pad.answer(crowd, people)
            self.pieces.append(NO_TRICK + _text(people, PeopleBox(), self.pad.table))
        for name, each in self.wanted.questions.items():
            if isinstance(each.box, PointsBox | AmountsBox) and name in self.pad.questions:
                for person, number in self.wanted.value(name) or ():
                    self.pad = self.pad.amount(name, person, number)
                    self.pieces.append(f"{seat_letter(person, self.pad.table)}{number}")
        for name in self.wanted.seats:
            person = self.wanted.value(name)
            if (
                person is not None
                and name in self.pad.seats
                and self.pad.press(person).value(name) == person
            ):
                self._press(person)

    def _press(self, person: Person) -> None:
        self.pad = self.pad.press(person)
        self.pieces.append(seat_letter(person, self.pad.table))

    def _options(self) -> None:
        suit = self.pad.first(ChoiceBox, Role.SUIT)
        for name in sorted(self.wanted.questions, key=lambda name: name != suit):
            value = self.wanted.answers.get(name)
            box = self.pad.questions[name].box if name in self.pad.questions else None
            if isinstance(value, Option) and value.key and _keyed(box, value.key) is value:
                self.pad = self.pad.answer(name, value)
                self.pieces.append(value.key)

    def _keyed(self) -> None:
        for key, name in (*NUMBERS.items(), *FLAGS.items()):
            value = self.wanted.answers.get(name)
            if value is not None and name in self.pad.questions:
                self.pad = self.pad.answer(name, value)
                self.pieces.append(f"{key}{value}" if key in NUMBERS else key)
        count = self.pad.first(CountBox, Role.RESULT)
        if count and count in self.wanted.answers:
            self.pad = self.pad.answer(count, self.wanted.answers[count])
            self.pieces.append(str(self.wanted.answers[count]))

    def _end(self) -> None:
        result, trickless = self.pad.result_question, self.pad.trickless_question
        if trickless is None:
            return
        names = tuple(name for name in (result, trickless) if name)

        def told(pad: Pad) -> list[Any]:
            return [pad.answers.get(name) for name in names]

        if told(self.pad) == told(self.wanted):
            return
        points = self.wanted.answers.get(result) if result else None
        if isinstance(points, int) and not isinstance(points, bool):
            pad = self.pad.points(points)
            few = _fits_runners(self.pad, points)
            self.pieces.append(f"={points}" if few else str(points))
            self.pad = pad
            return
        for six in sorted(Six, key=lambda each: each.level):
            if told(self.pad.verdict(six)) == told(self.wanted):
                self.pieces += [*_marks(six, _told_end(self.pad))]
                self.pad = self.pad.verdict(six)
                return

    def _counted(self) -> None:
        name = self.pad.first(CountBox, Role.RUNNERS)
        if name is None:
            return
        number = self.wanted.value(name)
        told = name in self.wanted.answers
        self.pad = self.pad.answer(name, number)
        holder = self.pad.first(ChoiceBox, Role.RUNNERS)
        if holder and self.wanted.answers.get(holder) is Holder.WITHOUT:
            self.pad = self.pad.answer(holder, Holder.WITHOUT)
            self.pieces.append(f"o{number}")
        elif told:
            self.pieces.append(str(number))

    def _sayings(self) -> None:
        for key, name in SAID.items():
            if name not in self.wanted.answers or name not in self.pad.questions:
                continue
            if key == "k" and self.pad.kind is None:
                continue
            value = self.wanted.answers[name]
            self.pad = self.pad.answer(name, value)
            self.pieces.append(_saying(key, value, self.pad.table))

    def _rest(self) -> None:
        """Write by name whatever the keys have not said; one answer may change another."""
        for _ in range(3):
            for name in {**self.wanted.questions, **self.pad.questions}:
                mine, theirs = self.pad.answers.get(name), self.wanted.answers.get(name)
                if mine == theirs or name not in self.pad.questions:
                    continue
                question = self.pad.questions[name]
                self.pad = self.pad.answer(name, theirs)
                plain = "" if theirs is None else _text(theirs, question.box, self.pad.table)
                default = question.default
                if theirs is None and default is not None:
                    plain = _text(default, question.box, self.pad.table)
                self.pieces.append(self._by_name(name, plain))

    def _by_name(self, name: str, plain: str) -> str:
        """Return a question with its answer, by name or in words."""
        if self.say is None:
            return f"{name}={plain}"
        said = _answers(self.pad.every[name].box, self.say)
        answer = next((word for word, each in said.items() if each == plain), plain)
        word = _slug(self.say(self.pad.every[name].label))
        known = _NAMED.fullmatch(f"{word}={answer}") and word != "kind"
        clear = known and _meant(self.pad, self.say, word, answer) == name
        return f"{word if clear else name}={answer}"


def _saying(key: str, value: Any, table: Table) -> str:
    said = (None,) * value if type(value) is int else value
    if key == "*" and set(said) == {None} and len(said) > 1:
        return f"*{len(said)}"
    people = [UNNAMED if who is None else seat_letter(who, table) for who in said]
    if key == "*":
        return "*" if people == [UNNAMED] else "*" + "".join(people)
    return "".join(key + who.replace(UNNAMED, "") for who in people)


def _marks(six: Six, before: Six | None) -> Iterator[str]:
    if not six.won:
        yield "-"
    elif before and not before.won:
        yield "+"
    level = {0: "", 1: "s", 2: "x"}[six.level]
    if level:
        yield level


def _no_answer(question: Question) -> Label:
    return phrase(N_("This is no answer to “{question}”"), question=question.label)


def _most_said(box: Box) -> int:
    match box:
        case SaidBox(most) | CountBox(_, most):
            return most
        case _:
            return 0


def _fits_runners(pad: Pad, number: int) -> bool:
    name = pad.first(CountBox, Role.RUNNERS)
    box = pad.questions[name].box if name else None
    return isinstance(box, CountBox) and box.low <= number <= box.high


def _key(letter: str) -> str:
    """Return the key under *letter* on a keyboard with Latin letters."""
    lower = letter.lower()
    return lower.translate(_CYRILLIC).translate(_SIGNS) if len(lower) == 1 else letter


def _told_end(pad: Pad) -> Six | None:
    """Return how the hand ended as it was told: an overbid game is lost in spite of it (5.6)."""
    result, trickless = pad.result_question, pad.trickless_question
    told = pad.value(result) if result in pad.questions and result else None
    if isinstance(told, Verdict) and trickless:
        tricks = pad.value(trickless)
        ends = (six for six in Six if (six.verdict, six.trickless) == (told, tricks))
        return next(ends, pad.six)
    return pad.six


def _mended_by_a_flag(pad: Pad, name: str) -> bool:
    """Whether a yes still to come lets *name* stand: a Null may be played below the bid."""
    flags = [each for each, asked in pad.questions.items() if isinstance(asked.box, CheckBox)]
    tried = (pad.answer(flag, True) for flag in flags if not pad.value(flag))
    return any(all(each.question != name for each in there.objections) for there in tried)


def _seated(key: str, table: Table) -> Person | None:
    seat = SEATS.find(key)
    return table.people[seat] if 0 <= seat < len(table.people) else None


def _keyed(box: Box | None, key: str) -> Option | None:
    options = box.options if isinstance(box, ChoiceBox) else ()
    return next((option for option in options if option.key == key), None)


def _partnered(kind: type[Entry]) -> bool:
    return any(each.role is Role.PARTNER for each in asked(kind))


def _text(value: Any, box: Box, table: Table) -> str:
    """Return an answer as it stands behind its name."""
    match box:
        case PersonBox():
            return seat_letter(value, table)
        case PeopleBox():
            return "".join(sorted(seat_letter(each, table) for each in value))
        case PointsBox() | AmountsBox():
            return "".join(f"{seat_letter(who, table)}{number}" for who, number in value)
        case SaidBox():
            return "".join(UNNAMED if who is None else seat_letter(who, table) for who in value)
        case TextBox():
            return '"{}"'.format(str(value).replace('"', '""'))
        case CountBox():
            return str(value)
        case CheckBox():
            return "yes" if value else "no"
        case ChoiceBox() | ResultBox():
            return value.name.lower() if isinstance(value, Option) else str(value)
        case _:
            assert_never(box)


def seated(table: Table) -> Mapping[str, Person]:
    """Return who sits at which letter."""
    return dict(zip(SEATS, table.people, strict=False))


def read_answer(raw: str, box: Box, people: Mapping[str, Person]) -> Any:
    """Read what stands behind a name, *people* by their letters.

    Raises `KeyError` or `ValueError` where it is no answer to such a question.
    """
    plain = raw.lower()
    match box:
        case PersonBox():
            return people[plain]
        case PeopleBox():
            return frozenset(people[letter] for letter in plain)
        case PointsBox() | AmountsBox():
            pairs = re.fullmatch(r"(?:[a-z]-?\d+)+", plain)
            if pairs is None:
                raise ValueError(raw)
            each = re.findall(r"([a-z])(-?\d+)", plain)
            return tuple((people[letter], int(number)) for letter, number in each)
        case SaidBox(most) if plain.isdecimal():
            # Refused before anything of that length is made.
            times = int(plain)
            if times > most:
                raise ValueError(raw)
            return (None,) * times
        case SaidBox():
            return tuple(None if letter == UNNAMED else people[letter] for letter in plain)
        case TextBox():
            return raw[1:-1].replace('""', '"') if raw.startswith('"') else raw
        case CountBox():
            return int(plain)
        case CheckBox():
            return {"yes": True, "no": False}[plain]
        case ChoiceBox(options):
            return _keyed(box, plain) or options[plain.upper()]
        case ResultBox():
            return int(plain) if plain.isdecimal() else Verdict[plain.upper()]
        case _:
            assert_never(box)
