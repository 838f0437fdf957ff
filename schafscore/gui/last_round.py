"""The last round of an evening: announced, taken back, and shown as a machine."""

from collections.abc import Iterator

from PySide6.QtCore import QSettings

from schafscore.core.text import N_, Label, phrase
from schafscore.gui.machines import MachineKind, MachineState
from schafscore.services.desk import Desk
from schafscore.sheets.last_round import announced, last_dealer, left

UNNAMED, NAMED = 152, 304  # px of the machine, without and with who deals last


class LastRound:
    """How often everybody shall have dealt in the end, once that was announced.

    It is a thing of this window and no fact of the evening: among its *settings*, by the evening,
    that of an example only in memory.
    """

    def __init__(self, desk: Desk, settings: QSettings) -> None:
        self._desk = desk
        self._settings = settings
        self._name = f"last_round/{desk.record.uid}"
        kept = settings.value(self._name) if desk.kept else None
        self._deals: int | None = None if kept is None else int(str(kept))

    @property
    def announced(self) -> bool:
        """Whether it was said that the evening ends."""
        return self._deals is not None

    def announce(self) -> None:
        """Let the evening end as soon as everybody has dealt equally often, or take that back."""
        self._deals = None if self.announced else announced(self._desk.evening)
        if not self._desk.kept:
            return
        if self._deals is None:
            self._settings.remove(self._name)
        else:
            self._settings.setValue(self._name, self._deals)

    def states(self) -> Iterator[MachineState]:
        """Yield the machine that says how many hands are to come; none while it goes on."""
        if self._deals is None:
            return
        evening = self._desk.evening
        hands, last = left(evening, self._deals), last_dealer(evening, self._deals)
        to_come: Label = phrase(N_("{count} to come"), count=hands) if hands else N_("played")
        yield MachineState(
            N_("Last round"),
            to_come,
            MachineKind.DOTS,
            UNNAMED if last is None else NAMED,
            count=hands,
            of=len(self._desk.table.people),
            why="" if last is None else phrase(N_("until {who} has dealt"), who=last),
            working=hands > 0,
        )
