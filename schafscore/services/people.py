"""People are known by an id; a name is only what they are called, and it is there once."""

from collections.abc import Mapping, Sequence
from unicodedata import category, normalize

from schafscore.core.accounts import Person
from schafscore.core.questions import Problem
from schafscore.core.text import N_
from schafscore.services.ports import ForgottenError, NameTakenError, RefusedError, Store

_UNSEEN = frozenset({"Cc", "Cf", "Cs"})
_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"  # parts of Persian names and emoji


LONGEST_NAME = 200
"""Letters of a name, a title or a place."""


def tidy(name: str) -> str:
    """Return *name* as it is kept: composed letters, single blanks, nothing invisible in it.

    Raises `RefusedError` where nothing that can be seen is left (fault A82), or far too much.
    """
    kept = worded("name", name)
    if not any(letter.isprintable() and not letter.isspace() for letter in kept):
        raise RefusedError(Problem("name", N_("A name is missing")))
    return kept


def worded(question: str, words: str, longest: int = LONGEST_NAME) -> str:
    """Return words of the user's as they are kept; raise `RefusedError` beside *question*."""
    kept = _seen(normalize("NFC", words), but=_JOINERS)
    if len(kept) > longest:
        raise RefusedError(Problem(question, N_("That is too long")))
    return kept


def normal_form(name: str) -> str:
    """Return what two spellings of the same name share (fault A83): ``"hans"`` for ``"HANS "``."""
    return _seen(normalize("NFKC", name).casefold())


def _seen(name: str, but: str = "") -> str:
    words = name.split()
    seen = ("".join(c for c in word if c in but or category(c) not in _UNSEEN) for word in words)
    return " ".join(filter(None, seen))


def same_name(one: str, other: str) -> bool:
    """Whether two names differ only in case, blanks or the way their letters are composed."""
    return normal_form(one) == normal_form(other)


class People:
    """Everybody who is known."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def names(self) -> Mapping[Person, str]:
        """What everybody is called."""
        return self._store.people()

    def find(self, name: str) -> Person | None:
        """Return who is called *name*, however it is spelt."""
        return next((who for who, known in self.names.items() if same_name(name, known)), None)

    def called(self, person: Person) -> str:
        """Return what *person* is called; raise `ForgottenError` where he is no longer known."""
        name = self.names.get(person)
        if name is None:
            raise ForgottenError
        return name

    def named(self, name: str) -> Person:
        """Take somebody new in.

        Raises `NameTakenError` with the person who has this name: it is asked whether it is he,
        never guessed. Raises `RefusedError` for a blank name.
        """
        return self.taken_in([name])[0]

    def taken_in(self, people: Sequence[Person | str]) -> tuple[Person, ...]:
        """Return *people*, each new name among them taken in; all of them, or nobody.

        Raises as `named` does, and `ForgottenError` where one of *people* is no longer known.
        """
        for each in people:
            if isinstance(each, Person):
                self.called(each)
        names = [self.refuse(each) for each in people if isinstance(each, str)]
        added = iter(self._store.add_people(names) if names else ())
        return tuple(next(added) if isinstance(each, str) else each for each in people)

    def refuse(self, name: str, of: Person | None = None) -> str:
        """Return *name* as it is kept; raise as `named` does where nobody but *of* may have it."""
        kept = tidy(name)
        for known, taken in self.names.items():
            if known != of and same_name(kept, taken):
                raise NameTakenError(known, taken)
        return kept

    def rename(self, person: Person, name: str) -> None:
        """Call *person* something else; his hands stay his (fault A85).

        Raises `NameTakenError` and `RefusedError` as `named` does, and `ForgottenError`.
        """
        self._store.rename_person(person, self.refuse(name, person))
