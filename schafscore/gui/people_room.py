"""Who plays in the middle of an evening: come, go, swap seats, stand in, deal."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from schafscore.core.accounts import Person
from schafscore.core.journal import Writing
from schafscore.core.text import N_, Label, phrase
from schafscore.core.variant import Table
from schafscore.gui.buttons import Choice
from schafscore.gui.correction import ChangesPage
from schafscore.gui.from_when import EARLIER, FromWhen
from schafscore.gui.panels import Room
from schafscore.gui.people import PeoplePanel, Seated
from schafscore.gui.shell import Shell
from schafscore.gui.table_room import TableRoom
from schafscore.gui.titled import TabChain
from schafscore.services.ports import NameTakenError, RefusedError, StoreError

NOW, ONCE = "now", "once"
NEW = 1_000_000_000  # what somebody is numbered from who is not taken in yet


class PeopleRoom(Room):
    """Left the drawn table, right from when it shall hold and what that changes."""

    def __init__(self, shell: Shell) -> None:
        desk = shell.desk
        assert desk is not None, "somebody must sit at a table"
        super().__init__(shell.look)
        look = self.look
        self.shell, self.desk = shell, desk
        self.panel = PeoplePanel(look, desk.known, shell.outside.lots, later=True, parent=self)
        self.panel.show_seating(desk.rules.seating)
        self.panel.changed.connect(self.show_change)
        times = (
            Choice(NOW, N_("From now on"), (56, 56), ticked=True),
            Choice(ONCE, N_("For one hand"), (56, 56), ticked=True),
            Choice(EARLIER, N_("From an earlier hand on"), (56, 56), ticked=True),
        )
        self.from_when = FromWhen(look, desk, times, (EARLIER,), self.side)
        self.from_when.changed.connect(self._timed)
        self.page = ChangesPage(look, desk, N_("Change"))
        self.page.done.connect(self.change)
        self.page.closed.connect(self.give_up)
        self.left.addWidget(self.panel)
        self.right.addWidget(self.from_when)
        self.right.addWidget(self.page, 1)
        self._tabs = TabChain()
        self._base: tuple[tuple[Person, ...], Person] | None = None
        self.fit()

    # The room

    def show_evening(self) -> None:
        """Show who sits here; what is half changed stays while they sit as they did."""
        if self._base != self._sitting():
            self._show_base()
        self.show_change()

    def begin(self) -> None:
        """Put the focus on the first seat."""
        self.panel.plan.seats[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_about(self, subject: object) -> None:
        """Choose the seat of somebody; the next key is about him."""
        if isinstance(subject, Person):
            self.panel.hold(subject)
        held = self.panel.plan.held
        if held is not None:
            self.panel.plan.seats[held].setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, sentence: Label) -> None:
        """Say why something could not be done."""
        self.page.clear()
        self.page.sentence(sentence)
        self.page.act.lock()

    def take_key(self, event: QKeyEvent) -> bool:
        """Throw away what is half changed with Escape; once more, go back to the table."""
        if event.key() != Qt.Key.Key_Escape:
            return False
        self.forget()
        return True

    def forget(self) -> None:
        """Let them sit as they do; where nothing was changed, go back to the table."""
        if self._same():
            self.shell.go("table")
            return
        self.from_when.forget()
        self._show_base()
        self.show_change()

    def give_up(self) -> None:
        """Let them sit as they do, and go back to the table, where one came from."""
        self.from_when.forget()
        self._show_base()
        self.shell.go("table")

    # Who sits where

    def _table(self) -> Table:
        """Return the table that shall be changed: that of now, or of an earlier hand."""
        before = self.from_when.before
        table = self.desk.line(before).table if before is not None else None
        return table or self.desk.table

    def _sitting(self) -> tuple[tuple[Person, ...], Person]:
        table = self._table()
        return table.people, table.dealer

    def _show_base(self) -> None:
        people, dealer = self._base = self._sitting()
        names = self.desk.names
        self.panel.seat([Seated(each, names[each]) for each in people], people.index(dealer))

    def _same(self) -> bool:
        panel = self.panel
        sits = tuple(each.who for each in panel.seated)
        return bool(sits) and (sits, panel.dealer.who) == self._base

    def _timed(self) -> None:
        if self._same():
            self._show_base()
        self.show_change()

    # What that changes

    def show_change(self) -> None:
        """Show what would be different, or why it cannot be."""
        after = (self.from_when.times, self.from_when.hand, self.page.back, self.page.act)
        self._tabs.run((*self.panel.parts(), *after))
        same = self._same()
        back = N_("Back") if same else N_("Discard")
        self.page.back.show_choice(replace(self.page.back.choice, label=back))
        if same:
            self.tell(N_("They sit like this already"))
            return
        new = [each.name for each in self.panel.seated if isinstance(each.who, str)]
        numbered = {name: Person(NEW + place) for place, name in enumerate(new)}
        self.shell.look.set_names(
            {**self.desk.names, **{who: name for name, who in numbered.items()}}
        )
        people = [
            numbered[each.name] if isinstance(each.who, str) else each.who
            for each in self.panel.seated
        ]
        try:
            self.page.show_change(self._would(people))
        except RefusedError as error:
            self.tell(error.problems[0].sentence)
            return
        self.page.act.unlock()

    def _would(self, people: Sequence[Person]) -> tuple[Writing, ...]:
        return self.desk.would_seat(
            people,
            self.from_when.before,
            dealer=people[self.panel.deals] if people else None,
            once=self.from_when.when == ONCE,
        )

    def change(self) -> None:
        """Write it down, and go back to the table."""
        seated = self.panel.seated
        sat, _ = self._base or ((), None)
        same_seats = tuple(each.who for each in seated) == sat
        try:
            people = self.desk.known.taken_in([each.who for each in seated])
            self.desk.seat(
                people,
                self.from_when.before,
                dealer=people[self.panel.deals],
                once=self.from_when.when == ONCE,
            )
        except NameTakenError as error:
            self.panel.take_known(error.person)
            return
        except RefusedError as error:
            self.tell(error.problems[0].sentence)
            return
        except StoreError as error:
            self.shell.evening_changed()
            self.shell.complain(error.sentence)
            return
        changed: tuple[Label, ...] = (N_("The seats are changed"), N_("Seats changed"))
        if same_seats:
            changed = (self._deals(people[self.panel.deals]),)
        self.from_when.forget()
        self._show_base()
        self.shell.go("table")
        if isinstance(self.shell.room, TableRoom):
            self.shell.room.notify(*changed)

    def _deals(self, dealer: Person) -> Label:
        """Say who deals, and when."""
        before = self.from_when.before
        if before is None:
            return phrase(N_("{who} deals next"), who=dealer)
        number = self.desk.line(before).after.number
        return phrase(N_("{who} deals hand {number}"), who=dealer, number=number)
