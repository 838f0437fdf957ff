"""What a hand leaves behind for the next ones: doubled hands, and what lies in the Stock."""

from collections.abc import Iterator

from schafscore.core.accounts import Pot
from schafscore.core.evening import Line
from schafscore.core.rounds import WAITING
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Gauge


def afterwards(line: Line) -> Iterator[Label]:
    """Yield how every custom stands after the hand *line*, where that hand moved it (3.8, 3.12).

    "Stock: 80" once it was paid in, "Stock: empty" once it was won, "Bock: 5 doubled to come".
    """
    moved, after = line.deltas, line.after
    for custom, settings in after.rules.customs:
        if custom.shows is None:
            continue
        gauge = custom.shows(after.table(), after.number, settings)
        if gauge.pot is not None and moved.get(gauge.pot):
            state = _state(gauge, gauge.pot, after.balances.get(gauge.pot, 0))
            yield phrase(N_("{title}: {state}"), title=gauge.title or custom.label, state=state)


def _state(gauge: Gauge, pot: Pot, held: int) -> Label:
    if pot == WAITING:
        return phrase(N_("{count} doubled to come"), count=held) if held else N_("at rest")
    if pot.unit:
        return (gauge.state or str(held)) if held else N_("at rest")
    return phrase(N_("{amount}"), amount=held) if held else N_("empty")
