"""What every command works with: the program, the arguments, the screen, the evening meant."""

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from schafscore.bootstrap import App
from schafscore.cli.hand_options import wanted
from schafscore.cli.screen import Screen
from schafscore.core.accounts import Account, Balances, Outside, Person, Pot
from schafscore.core.evening import Evening, Line
from schafscore.core.journal import Writing
from schafscore.core.outcome import explain
from schafscore.core.questions import CheckBox, Problem
from schafscore.core.rounds import WAITING
from schafscore.core.text import N_, Verbatim, phrase
from schafscore.services.agreement import Agreement
from schafscore.services.desk import Desk
from schafscore.services.keyline import read_answer
from schafscore.services.ports import RefusedError, SessionRecord
from schafscore.sheets.afterwards import afterwards
from schafscore.sheets.differences import Changed, differences
from schafscore.sheets.rows import Reason, reasons
from schafscore.sheets.strokes import slates


@dataclass(frozen=True, slots=True)
class Workplace:
    """One run of a command."""

    app: App
    arguments: argparse.Namespace
    screen: Screen

    def record(self) -> SessionRecord:
        """Return the evening that is meant; raise `RefusedError` where there is none."""
        wanted = getattr(self.arguments, "session", None)
        if wanted is None:
            last = self.app.tables.last()
            if last is None:
                raise RefusedError(Problem("", N_("There is no evening yet; begin one with: new")))
            return last
        for record in self.app.tables.sessions():
            if record.id == wanted:
                return record
        raise RefusedError(Problem("", phrase(N_("There is no evening {number}"), number=wanted)))

    def desk(self) -> Desk:
        """Open the evening that is meant."""
        return self.app.tables.open(self.record().id)

    def at(self, desk: Desk) -> Screen:
        """Return the screen with the names of an evening."""
        now = desk.evening.position
        sides = slates(now.rules, now.table(), now.balances)
        return self.screen.at(desk.names, sides)

    def may_write(self) -> bool:
        """Whether the command was told to write; say so where it only showed what would change."""
        return self.screen.goes_ahead(yes=self.arguments.yes)

    def person(self, name: str) -> Person:
        """Return who is known by *name*; raise `RefusedError` where nobody is."""
        found = self.app.tables.people.find(name)
        if found is None:
            raise RefusedError(
                Problem("", phrase(N_("Nobody is called {name}"), name=Verbatim(name)))
            )
        return found


def hand_of(desk: Desk, number: int) -> int:
    """Return the name of hand *number* of the list; raise `RefusedError` where it is not there."""
    for line in desk.evening.hands:
        if line.after.number == number and line.hand is not None:
            return line.hand
    raise RefusedError(Problem("", phrase(N_("There is no hand {number}"), number=number)))


def number_of(evening: Evening, hand: int) -> int:
    """Return the number that *hand* has in the list."""
    return next(line.after.number for line in evening.hands if line.hand == hand)


def say_amounts(screen: Screen, line: Line) -> None:
    """Say what a hand comes to: every sum once, who gets what, what everybody has now."""
    for reason in reasons(line.outcome.transfers if line.outcome else ()):
        if not _only_counts_down(reason):  # what is left of it is said below
            screen.show(reasoned(screen, reason))
    playing = line.table.playing if line.table else ()
    moved: dict[Account, int] = dict.fromkeys(playing, 0)
    moved.update(line.deltas)
    in_order = (who for who in (*line.after.people, *moved) if who in moved)
    screen.show(screen.amounts({who: moved[who] for who in in_order}))
    totals: Balances = {who: line.after.balances.get(who, 0) for who in line.after.people}
    screen.show(f"{screen.say(N_('Totals:'))} {screen.amounts(totals)}")
    for left in afterwards(line):
        screen.tell(left)


def _only_counts_down(reason: Reason) -> bool:
    """Whether a sum only takes what is counted from hand to hand out of its pot again (3.8)."""
    return all(
        isinstance(giver, Pot) and giver.unit and isinstance(taker, Outside)
        for giver, taker in reason.pairs
    )


def reasoned(screen: Screen, reason: Reason) -> str:
    """Return a sum with its words, for what it is, unless they say it: "Stock: 40 in the pot"."""
    steps, label = explain(reason.steps, screen.say, screen.speech.number), screen.say(reason.label)
    said = reason.tag == "price" or screen.say(reason.steps[0].label) == label
    return steps if said else f"{label}: {steps}"


def say_change(screen: Screen, desk: Desk, writings: Iterable[Writing]) -> None:
    """Say what *writings* would change in the evening at *desk*, as the window does.

    Every hand has the number that it would have; one that goes has none.
    """
    found = differences(desk.evening, tuple(writings), desk.rows())
    rows = [
        (
            str(each.becomes.number) if each.becomes else "–",
            screen.called(account),
            screen.amount(was),
            screen.amount(becomes),
        )
        for each in found.hands
        for account, was, becomes in _amounts(each)
    ]
    if rows:
        screen.table((N_("Hand"), N_("Who"), N_("was"), N_("becomes")), rows, right=(0, 2, 3))
    else:
        screen.tell(N_("No amount changes."))
    people = (each for each in found.totals if isinstance(each.account, Person))
    moved = {each.account: each.difference for each in people if each.difference}
    if moved:
        screen.show(f"{screen.say(N_('Totals change:'))} {screen.amounts(moved)}")
    for remark in found.remarks:
        screen.tell(remark)
    for problem in found.problems:
        screen.tell(phrase(N_("It no longer fits: {why}"), why=problem.sentence))


def _amounts(changed: Changed) -> Iterator[tuple[Account, int, int]]:
    """Yield whose amounts of a hand would change, from what to what."""
    rows = changed.was, changed.becomes
    was, becomes = ({**each.deltas, **each.moves} if each else {} for each in rows)
    for account in {**was, **becomes}:
        before, after = was.get(account, 0), becomes.get(account, 0)
        if before != after and account != WAITING:  # doubled hands are no amount
            yield account, before, after


def agreed_on(agreement: Agreement, settings: Iterable[str]) -> Agreement:
    """Agree on every ``name=value``; raise `RefusedError` for a line that is not there."""
    lines = {name: q for section in agreement.sections() for name, q in section.questions.items()}
    for setting in settings:
        name, equals, raw = setting.partition("=")
        if name not in lines:
            no_line = N_("There is no line {name}; {command} says which there are")
            command = "schafscore rules --names"
            raise RefusedError(Problem("", phrase(no_line, name=Verbatim(name), command=command)))
        box = lines[name].box
        way = {"line": lines[name].label, "name": name, "answer": wanted(box)}
        plain = "yes" if equals and isinstance(box, CheckBox) and raw == "" else raw
        if not plain:
            missing = N_("“{line}” wants an answer: {name}={answer}")
            raise RefusedError(Problem("", phrase(missing, **way)))
        try:
            agreement = agreement.answer(name, read_answer(plain.replace("-", "_"), box, {}))
        except (KeyError, ValueError):
            no_answer = N_("{value} is no answer to “{line}”: {name}={answer}")
            why = phrase(no_answer, value=Verbatim(raw), **way)
            raise RefusedError(Problem("", why)) from None
    if agreement.problems:
        raise RefusedError(*agreement.problems)
    return agreement
