"""Who the people of a file are here: as proposed, or as whoever takes it in says."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from schafscore.core.accounts import Person
from schafscore.core.text import N_, Label, Verbatim, phrase
from schafscore.services.people import People, same_name, tidy
from schafscore.services.ports import RefusedError

Who = Person | str
"""Somebody who is known here, or the name of somebody new."""


@dataclass(frozen=True, slots=True)
class WhoIsWho:
    """For each of *names*, in the order of the file, who that is; None while it is open.

    *known* is everybody who is here. About those at *certain* places nobody is asked: the evening
    is here already, and says who they are.
    """

    names: tuple[str, ...]
    known: Mapping[Person, str]
    answers: tuple[Who | None, ...]
    certain: frozenset[int] = frozenset()

    def same(self, at: int) -> Person | None:
        """Return who is called here as the one at *at* is in the file."""
        name = self.names[at]
        return next((who for who, known in self.known.items() if same_name(known, name)), None)

    def others(self, at: int) -> Mapping[Person, str]:
        """Return whom the one at *at* may be beside `same`: nobody who is another one already."""
        taken = {each for place, each in enumerate(self.answers) if place != at}
        taken.add(self.same(at))
        return {who: name for who, name in self.known.items() if who not in taken}

    def answer(self, at: int, who: Who | None) -> "WhoIsWho":
        """Say who the one at *at* is."""
        return replace(self, answers=(*self.answers[:at], who, *self.answers[at + 1 :]))

    def knowing(self, certain: Mapping[int, Person]) -> "WhoIsWho":
        """Let those at these places be these people, as the evening here says; nobody else is."""
        answers = (certain.get(at, answer) for at, answer in enumerate(self.answers))
        return replace(self, answers=tuple(answers), certain=frozenset(certain))

    def among(self, known: Mapping[Person, str]) -> "WhoIsWho":
        """Ask again among those *known* now; who is forgotten since then is new again."""
        answers = (
            name if isinstance(answer, Person) and answer not in known else answer
            for name, answer in zip(self.names, self.answers, strict=True)
        )
        return replace(self, known=known, answers=tuple(answers))

    def problem(self, at: int) -> Label:
        """Return why the answer at *at* cannot be, "" where it can."""
        answer, before = self.answers[at], self.answers[:at]
        if answer is None:
            return N_("Who is it?")
        if isinstance(answer, Person):
            twice = phrase(N_("{name} sits here already"), name=self.known[answer])
            return twice if answer in before else ""
        try:
            name = tidy(answer)
        except RefusedError as error:
            return error.problems[0].sentence
        if any(same_name(name, known) for known in self.known.values()):
            return phrase(N_("There is somebody called {name} already"), name=Verbatim(name))
        if any(isinstance(each, str) and same_name(name, each) for each in before):
            return phrase(N_("{name} sits here already"), name=Verbatim(name))
        return ""

    @property
    def settled(self) -> tuple[Who, ...] | None:
        """Everybody in the order of the file; None while somebody is open."""
        if any(self.problem(at) for at in range(len(self.names))):
            return None
        return tuple(each for each in self.answers if each is not None)


def proposed(names: tuple[str, ...], people: People) -> WhoIsWho:
    """Propose who has the same name here; everybody else is new."""
    return WhoIsWho(names, dict(people.names), tuple(people.find(name) or name for name in names))
