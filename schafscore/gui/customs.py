"""What the machines of the evening show: Bock rounds, the Stock, hands thrown in, owed soli."""

from collections.abc import Iterator

from schafscore.core.accounts import STOCK, Balances
from schafscore.core.rounds import WAITING
from schafscore.core.text import N_, phrase
from schafscore.core.variant import AnyHouseRule, Rules, Table
from schafscore.gui.look import Look
from schafscore.gui.machines import MachineKind, MachineState
from schafscore.houserules import double_next, duty_solo

COIN = 40  # cents for one coin of the Stock
ROUNDS = ("bock", "skat_bock")


def machines(rules: Rules, table: Table, balances: Balances, look: Look) -> list[MachineState]:
    """Return what each custom of *rules* that counts something shows now."""
    return list(_machines(rules, table, balances, look))


def _machines(rules: Rules, table: Table, balances: Balances, look: Look) -> Iterator[MachineState]:
    for custom, settings in rules.customs:
        if custom.id in ROUNDS:
            size = getattr(settings, "hands", 0) or len(table.people)
            yield _bock(custom, size, balances.get(WAITING, 0))
        elif custom.id == "stock":
            yield _stock(custom, balances.get(STOCK, 0))
        elif custom.id == "double_next":
            yield _thrown_in(balances.get(double_next.THROWN, 0))
        elif isinstance(settings, duty_solo.Settings):
            yield _duty(custom, table, balances, settings, look)


def _bock(custom: AnyHouseRule, size: int, waiting: int) -> MachineState:
    if not waiting:
        return MachineState(custom.label, N_("at rest"), MachineKind.DOTS, 136, of=size)
    return MachineState(
        phrase(N_("{custom} × 2"), custom=custom.label),
        phrase(N_("{count} to come"), count=waiting),
        MachineKind.DOTS,
        136,
        count=waiting % size or size,
        of=size,
        working=True,
    )


def _stock(custom: AnyHouseRule, amount: int) -> MachineState:
    state = phrase(N_("{amount}"), amount=amount) if amount else N_("empty")
    coins = -(-amount // COIN)
    return MachineState(
        custom.label, state, MachineKind.COINS, 112, count=coins, working=amount > 0
    )


def _thrown_in(waiting: int) -> MachineState:
    state = phrase(N_("next × {times}"), times=2**waiting) if waiting else N_("at rest")
    return MachineState(
        N_("Thrown in"), state, MachineKind.DOTS, 120, count=waiting, of=2, working=waiting > 0
    )


def _duty(
    custom: AnyHouseRule,
    table: Table,
    balances: Balances,
    settings: duty_solo.Settings,
    look: Look,
) -> MachineState:
    owed = duty_solo.owed(table.people, balances, settings)
    names = [look.names.get(person, "") for person in owed]
    return MachineState(
        custom.label,
        str(len(owed)) if owed else N_("done"),
        MachineKind.WORDS,
        152,
        words=", ".join(names),
        short_state=", ".join(name[:1] for name in names) or N_("done"),
        working=False,
    )
