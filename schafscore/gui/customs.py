"""What the machines of the evening show: Bock rounds, the Stock, hands thrown in, owed soli."""

from collections.abc import Iterator, Sequence

from schafscore.core.accounts import STOCK
from schafscore.core.evening import Evening
from schafscore.core.text import N_, Label, counted, phrase
from schafscore.core.variant import AnyHouseRule, Table
from schafscore.gui.look import Look
from schafscore.gui.machines import MachineKind, MachineState
from schafscore.houserules import double_next, duty_solo
from schafscore.sheets.waiting import Waiting, filled_since, waiting

COIN = 40  # cents for one coin of the Stock
ROUNDS = ("bock", "skat_bock")


def machines(evening: Evening, look: Look) -> list[MachineState]:
    """Return what each custom that counts something shows after the last hand."""
    return list(_machines(evening, look))


def _machines(evening: Evening, look: Look) -> Iterator[MachineState]:
    position = evening.position
    table, balances = position.table(), position.balances
    for custom, settings in position.rules.customs:
        if custom.id in ROUNDS:
            size = getattr(settings, "hands", 0) or len(table.people)
            yield _bock(custom, size, waiting(evening))
        elif custom.id == "stock":
            yield _stock(custom, balances.get(STOCK, 0), filled_since(evening, STOCK))
        elif isinstance(settings, double_next.Settings):
            yield _thrown_in(balances.get(double_next.THROWN, 0), settings.most)
        elif isinstance(settings, duty_solo.Settings):
            yield _duty(custom, table, position.number, settings, look)


def _bock(custom: AnyHouseRule, size: int, rounds: Sequence[Waiting]) -> MachineState:
    if not rounds:
        return MachineState(custom.label, N_("at rest"), MachineKind.DOTS, 136, of=size)
    return MachineState(
        phrase(N_("{custom} × 2"), custom=custom.label),
        phrase(N_("{count} to come"), count=sum(each.left for each in rounds)),
        MachineKind.DOTS,
        136,
        count=rounds[0].left,
        of=rounds[0].of,
        words=phrase(N_("since hand {number}"), number=rounds[0].number),
        why=rounds[0].because,
        short_state=str(sum(each.left for each in rounds)),
        working=True,
    )


def _stock(custom: AnyHouseRule, amount: int, since: int | None) -> MachineState:
    state = phrase(N_("{amount}"), amount=amount) if amount else N_("empty")
    coins = -(-amount // COIN)
    words = phrase(N_("since hand {number}"), number=since) if since else ""
    return MachineState(
        custom.label,
        state,
        MachineKind.COINS,
        112,
        count=coins,
        words=words,
        working=amount > 0,
    )


def _thrown_in(waiting: int, most: int) -> MachineState:
    state = phrase(N_("next × {times}"), times=2**waiting) if waiting else N_("at rest")
    return MachineState(
        N_("Thrown in"), state, MachineKind.DOTS, 120, count=waiting, of=most, working=waiting > 0
    )


def _duty(
    custom: AnyHouseRule,
    table: Table,
    number: int,
    settings: duty_solo.Settings,
    look: Look,
) -> MachineState:
    """Say who owes how many, how many hands are left, and warn before it is too late (4.6)."""
    owed = duty_solo.owed(table.people, table.balances, settings)
    names = [
        look.names.get(person, "") + (f" × {soli}" if soli > 1 else "")
        for person, soli in owed.items()
    ]
    left = max(settings.hands - number, 0)
    state: Label = N_("done")
    if owed:
        state = counted("%n hands left", "", left) if settings.hands else str(sum(owed.values()))
    warning = duty_solo.reminder(table.people, table.balances, number, settings)
    return MachineState(
        custom.label,
        state,
        MachineKind.WORDS,
        152,
        words=", ".join(names),
        why=warning,
        short_state=", ".join(name[:1] for name in names) or N_("done"),
        working=bool(warning),
    )
