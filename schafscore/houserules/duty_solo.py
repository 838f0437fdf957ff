"""Duty solo: everybody has to play so many soli in the evening; they are counted, not forced."""

from collections.abc import Iterable, Iterator, Mapping

from schafscore.core import questions as ask
from schafscore.core.accounts import Balances, Outside, Person, Pot
from schafscore.core.outcome import LookUp, Outcome, Transfer
from schafscore.core.questions import Role
from schafscore.core.text import N_, Label, counted, phrase
from schafscore.core.variant import Gauge, HouseRule, Table

UNIT = "soli"
OUTSIDE = Outside(UNIT)
TAG = "duty_solo"


@ask.questions
class Settings:
    """What a table agrees on."""

    soli: int = ask.count(
        N_("Soli for each"),
        1,
        9,
        default=1,
        printed=N_("{answer} for each"),
        spoken=lambda soli, _: counted("Everybody owes %n soli", "", soli),
    )
    hands: int = ask.count(
        N_("Within so many hands"),
        0,
        400,
        default=0,
        zero=N_("the evening"),
        printed=N_("within {answer} hands"),
        spoken=lambda hands, _: (
            counted("There are %n hands for it", "", hands)
            if hands
            else N_("There is the whole evening for it")
        ),
    )
    announced: bool = ask.flag(N_("Only those announced as duty"), default=False)


@ask.questions
class Told:
    """Whether it was the duty."""

    duty: bool = ask.flag(
        N_("Duty solo"),
        Role.KIND,
        default=False,
        needed=lambda _, settings: settings.announced,
    )


def played(person: Person) -> Pot:
    """Return the account of the duty soli that *person* has played."""
    return Pot(TAG, UNIT, person, N_("Duty soli"))


def apply(outcome: Outcome, table: Table, settings: Settings, told: Told | None) -> Outcome:
    """Count a solo, won or lost, for who still owes one; no amount changes."""
    if outcome.soloist is None or not outcome.is_game:
        return outcome
    if settings.announced and (told is None or not told.duty):
        return outcome
    account = played(outcome.soloist)
    if table.has(account) >= settings.soli:
        return outcome
    one = LookUp(N_("duty solo"), 1, "soli")
    return outcome.adding(Transfer(OUTSIDE, account, HOUSE_RULE.label, TAG, (one,)))


def owed(people: Iterable[Person], balances: Balances, settings: Settings) -> Mapping[Person, int]:
    """Return who still has to play how many soli."""
    missing = {each: settings.soli - balances.get(played(each), 0) for each in people}
    return {person: number for person, number in missing.items() if number > 0}


def reminder(
    people: tuple[Person, ...], balances: Balances, number: int, settings: Settings
) -> Label:
    """Return a reminder before the next hand, "" where none is due.

    *number* is that of the last hand. It is due once no more hands are left than soli are owed.
    """
    missing = sum(owed(people, balances, settings).values())
    left = settings.hands - number
    if not settings.hands or not missing or left > missing:
        return ""
    return phrase(N_("{missing} duty soli in {left} hands"), missing=missing, left=max(left, 0))


def shown(table: Table, number: int, settings: Settings) -> Gauge:
    """Return who owes how many, with the hands that are left, and warn before it is too late."""
    owing = owed(table.people, table.balances, settings)
    left = counted("%n hands left", "", max(settings.hands - number, 0))
    state: Label = left if settings.hands else str(sum(owing.values()))
    if not owing:
        state = N_("done")
    warning = reminder(table.people, table.balances, number, settings)
    return Gauge(owing=owing, state=state, warning=warning)


def does(settings: Settings) -> Iterator[Label]:
    """Say what is owed, and what is not enforced."""
    yield N_("Everybody has to play soli in the evening, and one that is lost counts as well")
    yield N_("It is said who still owes one; nobody pays for it, and no amount changes")
    if not settings.announced:
        yield N_("Every solo counts until nobody owes one")


HOUSE_RULE: HouseRule[Settings] = HouseRule(
    id="duty_solo",
    label=N_("Duty solo"),
    order=90,
    variants=frozenset({"bavarian", "wendish"}),
    settings=Settings,
    apply=apply,
    does=does,
    asks=Told,
    shows=shown,
)
