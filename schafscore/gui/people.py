"""Who plays, and where: people who are known, new names, seats, the lot, and the first dealer."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from schafscore.core.accounts import Person
from schafscore.core.text import N_, Label, Verbatim, phrase
from schafscore.core.variant import Seating
from schafscore.gui.buttons import Choice, Text
from schafscore.gui.look import Look
from schafscore.gui.panels import ACROSS, DOWN
from schafscore.gui.plan import Place, TablePlan
from schafscore.gui.said import Said, Steady
from schafscore.gui.titled import Entered, Low, Press, Scrolled, TitledPanel
from schafscore.services.people import People, same_name, tidy
from schafscore.services.ports import NameTakenError, RefusedError, StoreError

PEOPLE_AND_SEATS = N_("People and seats")
ENTER = N_("Press Enter after each name")
TAP = N_("First tap a name, or drag it")
TAP_LATER = N_("Tap a name first: then it changes seats, deals next or stands up")
HELD = N_("Tap another name to swap the two, or the table between two names. Arrows move along")
BETWEEN = N_("A new name sits down between {one} and {other}")
KNOWN_ALREADY = N_("{name} is known already")
NEW_NAME = N_("New name")
RENAMED = N_("{old} is called {new} now, in every evening")
SIT_DOWN = "+", N_("Sit down")
LEAST_BESIDE = 216  # px for the names beside the table

Who = Person | str
"""Somebody who is known, or the name of somebody new."""


@dataclass(frozen=True)
class Seated:
    """Somebody at the table, and what he is called."""

    who: Who
    name: str


class PeoplePanel(TitledPanel):
    """Step three. `changed` is sent whenever somebody came, went, or sits elsewhere."""

    changed = Signal()

    def __init__(
        self,
        look: Look,
        people: People,
        lots: Random,
        *,
        number: int = 0,
        later: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Show nobody yet. *later* the evening runs: who sits down takes the chosen seat."""
        super().__init__(look, PEOPLE_AND_SEATS, number=number, parent=parent)
        self.known = people
        self.later = later
        self.lots = lots
        self.seated: list[Seated] = []
        self.deals = 0
        self.same: Person | None = None  # who was taken for the one of this name
        self.renaming: int | None = None  # who sits here is being called otherwise
        self._offered: list[Person] = []  # as they lie in the row of known names
        self._build()
        look.changed.connect(self._measure)
        self._measure()

    def _build(self) -> None:
        look = self.look
        self.plan = TablePlan(look, self, deals=TablePlan.NEXT if self.later else TablePlan.FIRST)
        self.plan.swapped.connect(self._swap)
        self.plan.moved.connect(self._set_between)
        self.plan.chosen.connect(self._choose)
        self.how = Steady(look, self)
        deals = N_("Deals next") if self.later else N_("Deals first")
        self.first = Press(look, "first", deals, parent=self)
        self.first.clicked.connect(self._deal)
        self.away = Press(look, "away", N_("Stands up"), parent=self)
        self.away.clicked.connect(self._stand_up)
        self.rename = Press(look, "rename", N_("Rename"), parent=self)
        self.rename.clicked.connect(self._ask_name)
        self.lot = Press(look, "lot", N_("Draw the seats"), parent=self)
        self.lot.clicked.connect(self.draw)
        self.caption = Text(look, N_("Known"), quiet=True, parent=self)
        self.row = Low(look, N_("Known"), (), exclusive=False)
        self.row.changed.connect(self._sit_known)
        self.list = Scrolled(look, self.row, self)
        # It scrolls, so it wants no height of its own: the seats come first.
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.name = Entered(look, NEW_NAME, self)
        self.name.returnPressed.connect(self.take_name)
        label, spoken = SIT_DOWN
        self.add = Press(look, "add", label, spoken=spoken, parent=self)
        self.add.clicked.connect(self.take_name)
        self.said = Said(look, N_("It is somebody else"), self)
        self.said.other_asked.connect(self._is_another)

        self.head.add(self.lot)
        self.acts = QWidget(self)
        self._acts = QGridLayout(self.acts)
        self._acts.setContentsMargins(0, 0, 0, 0)
        for column, widget in enumerate((self.first, self.away)):
            self._acts.addWidget(widget, 0, column)
            self._acts.setColumnStretch(column, 1)
        for button in (self.first, self.away, self.rename):  # a button of its own would be crooked
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._acts.addWidget(self.rename, 1, 0, 1, 2)
        self._left = QVBoxLayout()
        self._left.addWidget(self.plan, 3 if self.later else 0)
        self._left.addStretch(1)
        self._line = QHBoxLayout()
        self._line.addWidget(self.name, 1)
        self._line.addWidget(self.add)
        self._right = QVBoxLayout()
        self._right.addLayout(self._line)
        self._right.addWidget(self.said)
        self._right.addWidget(self.caption)
        self._right.addWidget(self.list, 1)
        self._right.addStretch(0)
        # Until its width is known; only a narrow window leaves the names no room beside the table.
        self._both = QBoxLayout(DOWN if look.measures.narrow else ACROSS)
        self._both.addLayout(self._left, 3)
        self._both.addLayout(self._right, 2)
        self.body.addLayout(self._both, 1)
        self._say("")

    def _measure(self) -> None:
        px = self.look.px
        for layout in (self._acts, self._line):
            layout.setSpacing(px(8))
        self._right.setSpacing(px(5))  # so that two lines of known names are whole
        self._both.setSpacing(px(12))
        for widget in (self.how, self.acts):
            self._left.removeWidget(widget)
            self._right.removeWidget(widget)
        if self._how_below():
            self._left.insertWidget(1, self.how)
        self.how.setVisible(self._how_below())
        if self._acts_below():
            self._left.insertWidget(self._left.count() - 1, self.acts)
        else:
            self._right.addWidget(self.acts)
        self.list.setMinimumHeight(px(48))
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the names below the table where they have no room beside it."""
        super().resizeEvent(event)
        beside = self.width() - self.plan.minimumSizeHint().width()
        self._both.setDirection(ACROSS if beside >= self.look.px(LEAST_BESIDE) else DOWN)

    def parts(self) -> Iterator[QWidget]:
        """Yield what Tab goes through, in its order."""
        acts = (self.first, self.away, self.rename)
        below = self._acts_below()
        yield self.lot
        yield from (*self.plan.seats, *(acts if below else ()))
        yield from (self.name, self.add, self.said.other, self.row)
        yield from () if below else acts

    def _acts_below(self) -> bool:
        """Whether there is room below the table for what is done with a seat."""
        return self.later or self.look.measures.compact

    def _how_below(self) -> bool:
        """Whether it is said below the table how seats are changed, not beside it."""
        return self.later or self.look.measures.narrow

    # Who is here

    def empty(self) -> None:
        """Let everybody stand up."""
        self.seated, self.deals, self._offered = [], 0, []
        self.name.clear()
        self._say("")
        self._show()

    @property
    def dealer(self) -> Seated:
        """Who deals first; somebody must sit here."""
        return self.seated[self.deals]

    def show_seating(self, seating: Seating) -> None:
        """Say how many can play this game."""
        sizes = sorted(seating)
        least, most = sizes[0], sizes[-1]
        remark: Label = phrase(N_("{least} to {most} people"), least=least, most=most)
        if least == most:
            remark = phrase(N_("{least} people"), least=least)
        self.show_remark(remark)

    def seat(self, seated: Sequence[Seated], deals: int) -> None:
        """Let these people sit here, of whom the one at *deals* deals."""
        self.seated, self.deals, self.plan.held = list(seated), deals, None
        self._offered = []
        self.name.clear()
        self._say("")
        self._show()

    def hold(self, who: Who) -> None:
        """Choose the seat of *who*, as a tap does."""
        self.plan.held = next((at for at, each in enumerate(self.seated) if each.who == who), None)
        self._show()

    def sit(self, who: Who, name: str) -> bool:
        """Let somebody sit down, behind the last who did, or later in the chosen seat.

        Return whether there was room.
        """
        if self.later and self.plan.held is not None:
            self.seated[self.plan.held] = Seated(who, name)
            self.plan.held = None
        elif len(self.seated) == TablePlan.MOST:
            self._refuse(N_("There is room for eight"))
            return False
        else:
            self.seated.append(Seated(who, name))
        self._say("")
        self._moved()
        return True

    def take_name(self) -> None:
        """Let who is written sit down: whoever is known by this name, else somebody new."""
        try:
            name = tidy(self.name.text())
        except RefusedError as error:
            self._refuse(error.problems[0].sentence)
            return
        if self.renaming is not None:
            self._rename(self.renaming, name)
            return
        if self._sits_here(name):
            self._refuse(phrase(N_("{name} sits here already"), name=Verbatim(name)))
            return
        person = self.known.find(name)
        if person is None:
            if self.sit(name, name):
                self.name.clear()
        elif self.sit(person, self.known.names[person]):
            self.name.clear()
            self._tell_known(person)

    def _sits_here(self, name: str, but: Seated | None = None) -> bool:
        return any(same_name(name, each.name) for each in self.seated if each is not but)

    def _refuse(self, why: Label) -> None:
        """Say why a name was not taken; whoever types on writes another in its place."""
        self._say(why)
        if self.name.hasFocus():
            self.name.selectAll()

    def _ask_name(self) -> None:
        """Let the name of whoever is chosen be written otherwise, in the line for names."""
        at = self.plan.held
        if at is not None:
            self._say("")
            self._write_name(at)
            self.name.setText(self.seated[at].name)
            self.name.selectAll()
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _write_name(self, at: int | None) -> None:
        """Take the line for the name of who sits *at* a place, or for a new one again."""
        if at == self.renaming:
            return
        self.renaming = at
        self.name.clear()
        self.name.label = NEW_NAME if at is None else N_("Name")
        self.name.fit()
        label, spoken = SIT_DOWN if at is None else (N_("OK"), N_("Keep the name"))
        self.add.show_choice(replace(self.add.choice, label=label, spoken=spoken))
        self._hint()
        self._show_parts()

    def _rename(self, at: int, name: str) -> None:
        """Call who sits *at* a place *name*, everywhere where he is known; his hands stay his."""
        seated = self.seated[at]
        if self._sits_here(name, but=seated):
            self._refuse(phrase(N_("{name} sits here already"), name=Verbatim(name)))
            return
        try:
            if isinstance(seated.who, Person):
                self.known.rename(seated.who, name)
            else:
                self.known.refuse(name)
        except RefusedError as error:
            self._refuse(error.problems[0].sentence)
            return
        except (NameTakenError, StoreError) as error:
            self._refuse(error.sentence)
            return
        who = seated.who if isinstance(seated.who, Person) else name
        self.seated[at] = Seated(who, name)
        self.plan.held = None
        self._say("")
        self._moved()
        if isinstance(who, Person) and name != seated.name:
            self._say(phrase(RENAMED, old=seated.name, new=name))

    def take_known(self, person: Person) -> None:
        """Let *person* sit where somebody of the same name does who was new when he sat down."""
        name = self.known.called(person)
        self.seated = [
            Seated(person, name) if same_name(each.name, name) else each for each in self.seated
        ]
        self._moved()
        self._tell_known(person)

    def _tell_known(self, person: Person) -> None:
        """Say who was taken for the one of this name; it is never guessed in silence (A83)."""
        self.said.say(phrase(KNOWN_ALREADY, name=Verbatim(self.known.names[person])), other=True)
        self.same = person

    def _is_another(self) -> None:
        """Let somebody new sit in that seat, whose name has to be another."""
        at = next(at for at, each in enumerate(self.seated) if each.who == self.same)
        name = self.seated[at].name
        self.seated[at] = Seated(name, name)
        self.plan.held = at
        self._moved()
        self._ask_name()
        self.name.deselect()  # the family name is written behind it
        self._say(N_("Then another name, perhaps with the family name"))

    def _sit_known(self, names: list[str]) -> None:
        for person, name in self.known.names.items():
            if str(person.id) not in names:
                continue
            if self._sits_here(name):
                self.row.choose([])
                self._say(phrase(N_("{name} sits here already"), name=Verbatim(name)))
            else:
                self.sit(person, name)

    def _say(self, sentence: Label) -> None:
        self.same = None
        self.said.say(sentence)

    # Where they sit

    def draw(self) -> None:
        """Draw the seats by lot; who is drawn first deals."""
        self.lots.shuffle(self.seated)
        self.deals = 0
        self.plan.held = None
        self._moved()

    def _swap(self, one: int, other: int) -> None:
        dealer = self.dealer
        seats = self.seated
        seats[one], seats[other] = seats[other], seats[one]
        self.deals = seats.index(dealer)
        self._moved()

    def _set_between(self, one: int, before: int) -> None:
        """Let who sits at *one* sit before another place; the others move up."""
        dealer, moved = self.dealer, self.seated.pop(one)
        self.seated.insert(before - (one < before), moved)
        self.deals = self.seated.index(dealer)
        self._moved()

    def _deal(self) -> None:
        if self.plan.held is not None:
            self.deals = self.plan.held
            self.plan.held = None
            self._moved()

    def _stand_up(self) -> None:
        held = self.plan.held
        if held is None:
            return
        dealer = self.dealer
        gone = self.seated.pop(held)
        # The next one to the left deals where the dealer stands up.
        self.deals = held if gone is dealer else self.seated.index(dealer)
        self.deals %= max(1, len(self.seated))
        self.plan.held = None
        self._moved()

    def _choose(self, at: int | None) -> None:
        self._say("")  # what was said was about a name that was written
        self._held(at)

    def _held(self, at: int | None) -> None:
        if at is None or at != self.renaming:
            self._write_name(None)
        self._hint()
        for button in (self.first, self.away, self.rename):
            if at is None:
                button.lock()
            else:
                button.unlock()
        self._show_parts()

    def _show_parts(self) -> None:
        """Show what can be done now; before the evening runs there is room for one or the other.

        Who is chosen is spoken of at the place of the names, so that nothing goes out of sight.
        """
        held = self.plan.held
        free = self.later or held is None
        if held is not None and not free and self.name.hasFocus() and self.renaming is None:
            self.plan.seats[held].setFocus(Qt.FocusReason.OtherFocusReason)
        for line in (self.name, self.add):
            line.setVisible(free or self.renaming is not None)
        listed = free and bool(self.row.buttons)
        for known in (self.caption, self.list):
            known.setVisible(listed)
        self._keep_room(listed)
        self.acts.setVisible(self._acts_below() or held is not None)
        self.rename.setVisible(self.later or held is not None)

    def _hint(self) -> None:
        """Say what a tap, or a name that is written, would do now."""
        tap = TAP_LATER if self.later else TAP
        changes = len(self.seated) > 2
        how: Label = "" if not changes else tap if self.plan.held is None else HELD
        below = self._how_below()
        self.how.show_label(how)
        self.how.keep_room((tap, HELD) if below and (self.later or self.known.names) else ())
        hint = self._where(self.plan.held)
        self.said.show_hint(hint if below or hint else how)

    def _where(self, held: int | None) -> Label:
        """Say what becomes of a name that is written."""
        if self.renaming is not None:
            renamed = self.seated[self.renaming]
            if isinstance(renamed.who, Person):
                return phrase(
                    N_("{who} is then called so in every evening"), who=Verbatim(renamed.name)
                )
            return ""
        if not self.later:
            return ENTER if len(self.seated) < 3 and held is None else ""
        if not self.seated:
            return ""
        if held is not None:
            return phrase(N_("A new name takes the seat of {who}"), who=self.seated[held].name)
        last, first = self.seated[-1].name, self.seated[0].name
        return phrase(BETWEEN, one=last, other=first)

    def _keep_room(self, listed: bool) -> None:
        """Where known names are *listed*, keep room for what may be said: no press misses them."""
        names = list(self.known.names.values())
        longest = max(names, key=len, default="")
        hints: list[Label] = [ENTER, TAP]
        if self.later:
            hints = [phrase(BETWEEN, one=longest, other=longest)]
        known = [phrase(KNOWN_ALREADY, name=longest)]
        self.said.keep_room(*((hints, known) if listed else ((), ())))

    def _moved(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        places = [Place(each.name, place == self.deals) for place, each in enumerate(self.seated)]
        self.plan.show_places(places)
        self._held(self.plan.held)
        if len(self.seated) > 1:
            self.lot.unlock()
        else:
            self.lot.lock()
        here = {each.who for each in self.seated}
        if self.same is not None and self.same not in here:
            self._say("")
        self._offer(here)
        self._show_parts()

    def _offer(self, here: Collection[Who]) -> None:
        """Offer who is known and not *here*.

        Whoever sat down keeps the place in the row, locked, until another table is shown: else the
        others would move up, and the next tap would take somebody else.
        """
        names = self.known.names
        self._offered = [who for who in self._offered if who in names]
        came = (who for who in names if who not in here and who not in self._offered)
        self._offered += came
        focused = self.window().focusWidget()
        choices = [Choice(str(who.id), names[who], (76, 72), given=True) for who in self._offered]
        self.row.set_choices(choices)
        self.row.choose([])
        self.row.lock({str(who.id): "" for who in self._offered if who in here})
        if self.row.isAncestorOf(focused) and not focused.isEnabled():
            free = (each for each in self.row.buttons.values() if each.isEnabled())
            next(free, self.name).setFocus(Qt.FocusReason.OtherFocusReason)
