"""Writes a pad as the line of keys that would be read as it."""

from collections.abc import Callable, Iterator
from typing import Any

from schafscore.core.accounts import Person
from schafscore.core.questions import (
    AmountsBox,
    ChoiceBox,
    CountBox,
    PeopleBox,
    PointsBox,
    Role,
)
from schafscore.core.results import Holder
from schafscore.core.text import Option
from schafscore.core.variant import Table
from schafscore.services.keyline.keys import (
    FLAGS,
    NAMED,
    NO_TRICK,
    NUMBERS,
    SAID,
    UNNAMED,
    answer_text,
    fits_runners,
    is_keyed_twice,
    is_partnered,
    option_of_key,
    seat_letter,
    told_end,
)
from schafscore.services.keyline.words import answer_words, slug, spoken_games, what_is_meant
from schafscore.services.pad import Pad, Six


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
    if kind is not None and is_partnered(kind) and line.pieces[-1:] == [f"kind={kind.kind}"]:
        line.pieces.pop()
    words = {kind: word for word, kind in spoken_games(pad.rules, say).items()}
    named = {f"kind={kind.kind}": word.capitalize() for kind, word in words.items()}
    return " ".join(named.get(piece, piece) for piece in line.pieces)


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
        elif wanted.kind is not None and is_keyed_twice(wanted.kind):
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
            self.pieces.append(NO_TRICK + answer_text(people, PeopleBox(), self.pad.table))
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
            if isinstance(value, Option) and value.key and option_of_key(box, value.key) is value:
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
            few = fits_runners(self.pad, points)
            self.pieces.append(f"={points}" if few else str(points))
            self.pad = pad
            return
        for six in sorted(Six, key=lambda each: each.level):
            if told(self.pad.verdict(six)) == told(self.wanted):
                # What was promised and not reached has no mark: it is told by its name.
                if marks := [*_marks(six, told_end(self.pad))]:
                    self.pieces += marks
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
                plain = "" if theirs is None else answer_text(theirs, question.box, self.pad.table)
                default = question.default
                if theirs is None and default is not None:
                    plain = answer_text(default, question.box, self.pad.table)
                self.pieces.append(self._by_name(name, plain))

    def _by_name(self, name: str, plain: str) -> str:
        """Return a question with its answer, by name or in words."""
        if self.say is None:
            return f"{name}={plain}"
        said = answer_words(self.pad.every[name].box, self.say)
        answer = next((word for word, each in said.items() if each == plain), plain)
        word = slug(self.say(self.pad.every[name].label))
        known = NAMED.fullmatch(f"{word}={answer}") and word != "kind"
        clear = known and what_is_meant(self.pad, self.say, word, answer) == name
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
