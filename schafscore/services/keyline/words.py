"""What is said in words on the key line: games, buttons, questions and people by their names."""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from schafscore.core.accounts import Person
from schafscore.core.declared import REPLIES
from schafscore.core.questions import (
    Box,
    CheckBox,
    ChoiceBox,
    CountBox,
    Entry,
    PeopleBox,
    PersonBox,
    Question,
    ResultBox,
    Role,
    questioned,
)
from schafscore.core.results import Holder, Trickless, Verdict
from schafscore.core.text import N_
from schafscore.core.variant import Rules, Table
from schafscore.services.keyline.keys import (
    HOLDERS,
    MARK_WORDS,
    SAID,
    read_answer,
    seat_letter,
    seated,
)
from schafscore.services.pad import Pad

NOBODY: Mapping[Person, str] = {}
_WRITTEN_OUT = re.compile(r"(?<=[aou])e")
LEAST_OF_A_NAME = 2  # letters: one is a key
Button = str | tuple[str, Any]
"""A key of the line, or a question with its answer."""


class Names:
    """Who is meant by a name: the whole of it, or a beginning that no other has."""

    def __init__(self, names: Mapping[Person, str], table: Table) -> None:
        here = [(bare(names[each]), each) for each in table.people if each in names]
        times = Counter(name for name, _ in here)
        self.whole = {name: person for name, person in here if name and times[name] == 1}

    def find(self, word: str) -> Person | None:
        """Return who is called *word*, in so many letters that it can be nobody else."""
        plain = bare(word)
        found = [who for name, who in self.whole.items() if name.startswith(plain)]
        begun = found[0] if len(found) == 1 and len(plain) >= LEAST_OF_A_NAME else None
        return self.whole.get(plain, begun)


def spoken_games(rules: Rules, say: Callable[[str], str]) -> Mapping[str, type[Entry]]:
    """Return every game without a key by its label, and after that by the first word of it."""
    labels = {say(kind.label).lower(): kind for kind in rules.entries if not kind.key}
    firsts = Counter(label.split()[0] for label in labels)
    short = {label.split()[0]: kind for label, kind in labels.items()}
    return labels | {word: kind for word, kind in short.items() if firsts[word] == 1}


def games(rules: Rules, say: Callable[[str], str]) -> Mapping[str, type[Entry]]:
    """Return every game by what it is called here and in English, and by a first word of it.

    Those that the table does not play are among them, to be refused by their names.
    """
    found: dict[str, type[Entry]] = {}
    for spoken_ in (str, say):
        found |= {bare(spoken_(kind.label)): kind for kind in rules.variant.entries}
        short = {bare(word): kind for word, kind in spoken_games(rules, spoken_).items()}
        found = short | found
    return found


def plainly(words: str) -> str:
    """Return *words* as they are compared: however written, ``Regelverstoß`` is ``regelverstoss``.

    Blanks are hyphens; ä, ae and a are one, since not every keyboard has all.
    """
    letters = unicodedata.normalize("NFKD", words.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _WRITTEN_OUT.sub("", re.sub(r"[\s_-]+", "-", bare))


def slug(words: str) -> str:
    """Return *words* as one word of small letters."""
    return re.sub(r"[^\w]+", "-", words.lower()).strip("-_")


def bare(words: str) -> str:
    """Return *words* as they are compared where no sign between them counts."""
    return plainly(slug(words))


def what_is_meant(
    pad: Pad, say: Callable[[str], str], word: str, raw: str, names: Names | None = None
) -> str | None:
    """Return the name of what *word* asks: its name, its label, or one word of its label.

    Of two with the same label it is the one that is asked now, and to which *raw* is an answer: a
    number of runners, or with and without.
    """
    plain, every = plainly(word), pad.every
    labels = {n: (bare(say(q.label)), bare(q.label)) for n, q in every.items()}
    found = [name for name in every if plainly(name) == plain]
    for at in range(2):
        found += [name for name in every if labels[name][at] == plain]
    for at in () if found else range(2):
        parts = [name for name in pad.questions if plain in labels[name][at].split("-")]
        found += parts if len(parts) == 1 else []

    def unlikely(name: str) -> tuple[bool, bool]:
        try:
            answer_of(pad, say, every[name].box, raw, names)
        except (KeyError, ValueError):
            return name not in pad.questions, True
        return name not in pad.questions, False

    return min(found, key=unlikely, default=None)


def asking(pad: Pad, say: Callable[[str], str], word: str) -> Mapping[type[Entry], Question]:
    """Return the games of the table that ask for *word* with =, each with its question."""
    plain = plainly(word)

    def means(name: str, question: Question) -> bool:
        labels = (bare(say(question.label)), bare(question.label))
        return plain in (plainly(name), *labels) or any(plain in x.split("-") for x in labels)

    found: dict[type[Entry], Question] = {}
    for kind in pad.kinds:
        questions = (each for name, each in questioned(kind).items() if means(name, each))
        for question in questions:
            found.setdefault(kind, question)
    return found


def answer_of(
    pad: Pad, say: Callable[[str], str], box: Box, raw: str, names: Names | None = None
) -> Any:
    """Read what stands behind a name, a word for it here or in English too, or people by *names*.

    Raises `KeyError` or `ValueError` where it is no answer to such a question.
    """
    for spoken_ in (say, str):
        words = {plainly(word): told for word, told in answer_words(box, spoken_).items()}
        if plainly(raw) in words:
            return read_answer(words[plainly(raw)], box, seated(pad.table))
    try:
        return read_answer(raw, box, seated(pad.table))
    except (KeyError, ValueError):
        people = [names.find(each) for each in raw.strip('"').split(",")] if names else []
        if not isinstance(box, PersonBox | PeopleBox) or not people or None in people:
            raise
        letters = (seat_letter(each, pad.table) for each in people if each)
        return read_answer("".join(letters), box, seated(pad.table))


def buttons_of(pad: Pad, say: Callable[[str], str]) -> Mapping[str, Button]:
    """Return what can be pressed now by its word here and in English.

    Of two that are called the same neither. Schneider is how it ended, as its key says, and what
    was certain where somebody broke the rules; that it was announced is told by its question (7.3).
    """
    ends = tuple(words_of_keys(pad))
    pressed = [(*each, pad.questions[each[1][0]].role) for each in pressable(pad)]
    found: dict[str, Button] = {}
    for spoken_ in (str, say):
        keys = {bare(spoken_(label)): key for label, key in ends}
        words = [
            (bare(spoken_(label)), button)
            for label, button, role in pressed
            if role is not Role.PROMISE or bare(spoken_(label)) not in keys
        ]
        times = Counter(word for word, _ in words)
        found |= keys
        found |= {word: button for word, button in words if times[word] == 1}
    return found


def pressable(pad: Pad) -> Iterator[tuple[str, tuple[str, Any]]]:
    """Yield every answer that has a button of its own, with what is written on it."""
    for name, each in pad.questions.items():
        match each.box:
            case ChoiceBox(options) if options not in (Holder, Trickless):
                yield from ((option.label, (name, option)) for option in options)
            case CheckBox():
                yield each.label, (name, True)
            case _:
                pass


def words_of_keys(pad: Pad) -> Iterator[tuple[str, str]]:
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


def answer_words(box: Box, say: Callable[[str], str]) -> Mapping[str, str]:
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
    words = {name: slug(say(label)) for name, label in labels.items()}
    times = Counter(words.values())
    clear = (name for name, word in words.items() if word and times[word] == 1)
    return {words[name]: name for name in clear if words[name] not in {*labels} - {name}}
