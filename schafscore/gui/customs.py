"""What the machines of the evening show of the customs that hold something from hand to hand."""

from collections.abc import Sequence

from schafscore.core.accounts import Pot
from schafscore.core.evening import Evening
from schafscore.core.rounds import WAITING
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Gauge
from schafscore.gui.look import Look
from schafscore.gui.machines import MachineKind, MachineState
from schafscore.sheets.waiting import Waiting, filled_since, waiting

COIN = 40  # cents for one coin of a pot


def machines(evening: Evening, look: Look) -> list[MachineState]:
    """Return what each custom that holds something shows after the last hand.

    How it is drawn follows from what is held: rounds and numbers as dots, money as coins, names.
    """
    position = evening.position
    shown = [
        (custom.label, custom.shows(position.table(), position.number, settings))
        for custom, settings in position.rules.customs
        if custom.shows is not None
    ]
    return [_machine(gauge.title or name, gauge, evening, look) for name, gauge in shown]


def _machine(title: Label, gauge: Gauge, evening: Evening, look: Look) -> MachineState:
    pot = gauge.pot
    if pot is None:
        return _owing(title, gauge, look)
    if pot == WAITING:
        return _rounds(title, gauge.full, waiting(evening.lines))
    held = evening.position.balances.get(pot, 0)
    return _number(title, gauge, held) if pot.unit else _money(title, held, pot, evening)


def _rounds(title: Label, size: int, rounds: Sequence[Waiting]) -> MachineState:
    if not rounds:
        return MachineState(title, N_("at rest"), MachineKind.DOTS, 136, of=size)
    left = sum(each.left for each in rounds)
    return MachineState(
        title,
        phrase(N_("{count} doubled to come"), count=left),
        MachineKind.DOTS,
        136,
        count=rounds[0].left,
        of=rounds[0].of,
        words=phrase(N_("because of hand {number}"), number=rounds[0].number),
        why=rounds[0].because,
        short_state=phrase(N_("{count} to come"), count=left),
        working=True,
    )


def _money(title: Label, amount: int, pot: Pot, evening: Evening) -> MachineState:
    state = phrase(N_("{amount}"), amount=amount) if amount else N_("empty")
    coins = -(-amount // COIN)
    since = filled_since(evening.lines, pot)
    words = phrase(N_("since hand {number}"), number=since) if since else ""
    return MachineState(
        title,
        state,
        MachineKind.COINS,
        112,
        count=coins,
        words=words,
        working=amount > 0,
    )


def _number(title: Label, gauge: Gauge, held: int) -> MachineState:
    state = (gauge.state or str(held)) if held else N_("at rest")
    of = gauge.full or held
    return MachineState(
        title,
        state,
        MachineKind.DOTS,
        120,
        count=held,
        of=of,
        why=gauge.warning,
        working=held > 0,
    )


def _owing(title: Label, gauge: Gauge, look: Look) -> MachineState:
    names = [
        look.names.get(person, "") + (f" × {many}" if many > 1 else "")
        for person, many in gauge.owing.items()
    ]
    return MachineState(
        title,
        gauge.state if gauge.owing else N_("done"),
        MachineKind.WORDS,
        152,
        words=", ".join(names),
        why=gauge.warning,
        short_state=", ".join(name[:1] for name in names) or N_("done"),
        working=bool(gauge.warning),
    )
