"""How the machines of the evening draw what the customs hold from hand to hand."""

from collections.abc import Mapping

from schafscore.core.evening import Evening
from schafscore.core.text import Label
from schafscore.gui.look import Look
from schafscore.gui.machines import MachineKind, MachineState
from schafscore.sheets.gauges import Held, Holding, held

COIN = 40  # cents for one coin of a pot

DRAWN: Mapping[Holding, tuple[MachineKind, int]] = {
    Holding.ROUNDS: (MachineKind.DOTS, 136),
    Holding.NUMBER: (MachineKind.DOTS, 120),
    Holding.MONEY: (MachineKind.COINS, 112),
    Holding.OWING: (MachineKind.WORDS, 152),
}
"""How what is held is drawn, and how much room it takes beside the others."""


def machines(evening: Evening, look: Look) -> list[MachineState]:
    """Return what each custom that holds something shows after the last hand."""
    return [_machine(each, look) for each in held(evening)]


def _machine(shown: Held, look: Look) -> MachineState:
    kind, width = DRAWN[shown.kind]
    return MachineState(
        shown.title,
        shown.state,
        kind,
        width,
        count=-(-shown.count // COIN) if shown.kind is Holding.MONEY else shown.count,
        of=shown.of,
        words=shown.who or shown.since,
        why=shown.why,
        short_state=shown.short or _initials(shown, look),
        working=shown.working,
    )


def _initials(shown: Held, look: Look) -> Label:
    """Return the first letters of those who owe something."""
    return ", ".join(look.names.get(person, "")[:1] for person in shown.owing)
