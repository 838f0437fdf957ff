"""The table room: seats, pad, foot and list of one evening, bound to its desk."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from schafscore.core.accounts import Account, Person
from schafscore.core.evening import Evening, Line
from schafscore.core.questions import BadAnswerError, PeopleBox, PersonBox, Role
from schafscore.core.text import N_, Label, listed, phrase
from schafscore.core.variant import Rules, Table
from schafscore.gui.beside import SidePage
from schafscore.gui.boards import BOARDS, Moment
from schafscore.gui.buttons import Choice
from schafscore.gui.customs import machines
from schafscore.gui.draft import Draft
from schafscore.gui.entry import EntryPad
from schafscore.gui.foot import Foot
from schafscore.gui.hand_words import HandWords, hand_row, stock
from schafscore.gui.hands import HandList, HandRow
from schafscore.gui.last_round import LastRound
from schafscore.gui.machines import Machines
from schafscore.gui.notice import REDO, UNDO, Notice
from schafscore.gui.panels import Act, Room
from schafscore.gui.people import PEOPLE_AND_SEATS
from schafscore.gui.seats import Seat, SeatRole, SeatRow
from schafscore.gui.shell import LOOK_AGAIN, Shell
from schafscore.gui.titled import Scrolled
from schafscore.services.desk import Desk, Done
from schafscore.services.keyline import read, seat_letter, shown_keys, vocabulary
from schafscore.services.no_more import pays_no_more
from schafscore.services.pad import Pad, dump_pad, in_words, load_pad, remarks, with_remarks
from schafscore.services.ports import GoneError, RefusedError, StoreError
from schafscore.services.spot import Spot, next_hand
from schafscore.services.tables import Tables
from schafscore.sheets.afterwards import afterwards
from schafscore.sheets.at_once import at_once
from schafscore.sheets.factors import joined
from schafscore.sheets.rows import Row

SEATED_PEOPLE = 8
SEAT_ROLES: Mapping[Role, SeatRole] = {
    Role.DECLARER: SeatRole.CALLER,
    Role.PARTNER: SeatRole.PARTNER,
    Role.TIE: SeatRole.CALLER,
}
UNCHANGED = N_("Nothing is changed yet")
BESIDE = 360  # px of the right column for a page beside the table, in a small window
MOST_OF_IT = 1000  # of the width that the left column does not need


class TableRoom(Room):
    """One evening at the table. What is pressed or typed is one pad; what is shown follows it."""

    opened = Signal(int)  # a hand of the list was opened
    page_asked = Signal(str)  # a page beside the table is wanted: its log, its people
    pad_shown = Signal()  # the pad looks different
    renewed = Signal()  # the evening is shown again
    list_wanted = Signal()  # the list has something new, which a page beside the table would hide
    escaped = Signal()  # what stands beside the table shall go
    amended = Signal()  # an old place was left, whether something was written there or not

    def __init__(self, shell: Shell) -> None:
        desk = shell.desk or likely(shell.tables)
        super().__init__(shell.look)
        look = self.look
        self.shell = shell
        self.desk = desk
        self.last_round = LastRound(desk, shell.settings)
        self.seats = SeatRow(look, self)
        self.board = BOARDS[desk.rules.variant.board](look)
        self.words = HandWords(look, self.board)
        for place in range(SEATED_PEOPLE):
            card = self.board.card(look, Seat("", "", 0), parent=self.seats)
            card.clicked.connect(lambda _=False, place=place: self._press(place))
            card.held.connect(lambda place=place: self._ask_people(place))
            self.seats.add(card)
        self.cards = self.seats.cards
        self.entry = EntryPad(look, self.cards[-1], self)
        self.entry.asked.connect(self.take)
        self.foot = Foot(look, self)
        self.foot.keys.words = self._vocabulary
        self.foot.typed.connect(self._typed)
        self.foot.entered.connect(self.book)
        self.foot.discarded.connect(self.end_amending)
        self.foot.cleared.connect(self._clear)
        self.machines = Machines(look, parent=self)
        self.list = HandList(look, self)
        self.list.opened.connect(self.opened)
        self.low = Notice(look, self)  # where the list and its notice may be out of sight
        self.low.grown.connect(self._fit_notice)
        self.under.addWidget(self.low)
        for notice in (self.low, self.list.foot.notice):
            notice.back_asked.connect(self._go_back)
            notice.answered.connect(self._answer_draft)
        self.board.furnish(self)
        self.left.addWidget(self.seats)
        if self.board.over is not None:
            self.left.addWidget(self.board.over, 1)
        self.left.addWidget(self.entry, 0 if self.board.over else 1)
        self.left.addWidget(self.foot)
        if self.board.beside is not None:
            self.right.addWidget(self.board.beside)
        self.right.addWidget(self.machines)
        self.right.addWidget(self.list, 1)
        if self.board.below is not None:
            self.right.addWidget(self.board.below)
        self.beside: QWidget | None = None
        self.spot: Spot | None = None  # an old place that is being mended
        self.keep_dealers = True  # of the hands after an old place
        self._waiting: Pad | None = None  # the pad of the next hand, meanwhile
        self._known: list[tuple[Row, HandRow, int]] = []  # with the largest total until there
        self._known_columns: Mapping[Account, str] = {}
        self._failing: Label = ""  # why the file could not be looked at
        self._told: Evening | None = None  # what the notice speaks of
        self._way_back = shell.undo  # where its button leads
        self.draft = Draft(desk, self._half_entered, shell.complain, self)
        self._watch = QTimer(self, interval=LOOK_AGAIN)
        self._watch.timeout.connect(self._look_again)
        self._aside: Pad | None = None  # the hand that Escape took away, while it is asked about
        self.pad = Pad(desk.rules, desk.table)
        self.problem: Label | None = None  # why the key line could not be read to its end
        self.fit()
        if desk is shell.desk:
            self.take_evening(desk)
        look.changed.connect(self.show_pad)

    def take_evening(self, desk: Desk) -> bool:
        """Sit down at the evening of *desk*, if its game has this board."""
        if type(self.board) is not BOARDS[desk.rules.variant.board]:
            return False
        self.desk = desk
        self.last_round = LastRound(desk, self.shell.settings)
        self.shell.look.set_names(desk.names)
        drafted = self.draft.open(desk)
        self.pad = drafted or Pad(desk.rules, desk.table)
        self._start_hand()
        if drafted is not None:
            self._ask_to_go_on()
        self._watch.start()
        return True

    def prepare(self) -> Iterator[None]:
        """Make the pad of the evening, or of one like the last while none is open."""
        return self.entry.prepare(self.pad)

    def ahead(self) -> Iterator[None]:
        """Make the pad of every kind of hand."""
        return self.entry.ahead()

    def ground(self) -> QWidget:
        """Return what scrolls where it is too high; in a narrow window the foot lies below it."""
        sheet = QWidget()
        self.scrolled = Scrolled(self.look, sheet, self)
        around, self.under = QVBoxLayout(self), QVBoxLayout()
        around.setContentsMargins(0, 0, 0, 0)
        around.setSpacing(0)
        around.addWidget(self.scrolled, 1)
        around.addLayout(self.under)
        return sheet

    def set_narrow(self, narrow: bool) -> None:
        """Put one column below the other, or side by side; the foot is always in sight."""
        if narrow != self.narrow:
            asking = self.notice.asking
            self.notice.end()
            self._place_foot(self.under if narrow else self.left)
            if not narrow:
                self._put_last(self.side, self.columns)
            self.narrow = narrow
            if asking:
                self._ask_to_go_on()
            self._unroll()
            self.scrolled.verticalScrollBar().setValue(0)  # it had followed the focus
        super().set_narrow(narrow)

    @property
    def notice(self) -> Notice:
        """Where it is said what was booked."""
        return self.low if self.narrow else self.list.foot.notice

    def _fit_notice(self) -> None:
        edges = self.under.contentsMargins()
        self.low.resize(self.width() - edges.left() - edges.right(), self.low.height())
        self.low.setFixedHeight(self.look.px(self.look.measures.row) * self.low.lines())

    def _place_foot(self, layout: QBoxLayout) -> None:
        focused = self.window().focusWidget()
        self._put_last(self.foot, layout)
        if focused in self.foot.stops():  # the way from one layout to the other costs it
            focused.setFocus()

    def _put_last(self, part: QWidget, layout: QBoxLayout) -> None:
        """Put *part* at the end of *layout*, and to where Tab comes last.

        Tab goes through the parts of a window in the order in which they came into it.
        """
        part.setParent(None)
        layout.addWidget(part)
        part.show()

    def fit(self) -> None:
        """Take the look as it is now."""
        super().fit()
        edge = self.look.px(self.look.measures.margin) if self.narrow else 0
        self.under.setContentsMargins(edge, 0, edge, edge)
        self.under.setSpacing(self.look.px(4))
        self._fit_notice()
        bars = Qt.ScrollBarPolicy
        self.scrolled.setHorizontalScrollBarPolicy(
            bars.ScrollBarAsNeeded if self.narrow else bars.ScrollBarAlwaysOff
        )
        beside = self.beside is not None and self.look.measures.compact and not self.narrow
        if beside:  # as wide as the pad leaves it
            self.side.setMaximumWidth(self.look.px(BESIDE))
        self.columns.setStretch(1, MOST_OF_IT if beside else 0)

    def begin(self) -> None:
        """Put the focus on the key line."""
        self.foot.keys.setFocus()

    def take_key(self, event: QKeyEvent) -> bool:
        """Let Enter book, every letter go to the key line, Escape close what stands beside it."""
        if event.key() == Qt.Key.Key_Escape:
            return self._escape()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.list.view.hasFocus():
                self.foot.enter()
            return True
        if event.text().isprintable() and event.text().strip():
            self.foot.keys.setFocus()
            self.foot.keys.insert(event.text())
            self._typed(self.foot.keys.text())
            return True
        return False

    def _escape(self) -> bool:
        """Close what stands beside the table; else lay the half-entered hand aside, and ask."""
        if self.beside is not None:
            self.escaped.emit()
            return True
        if self.spot is not None or not (self._begun or self.foot.keys.text()):
            return False
        self._lay_aside()
        return True

    def _clear(self) -> None:
        """Take away what is entered, by the button for it."""
        self._lay_aside()
        self.begin()

    def _lay_aside(self) -> None:
        """Begin anew, and ask about the hand that was half entered."""
        aside = self._half_entered()
        self.take_another(Pad(self.desk.rules, self.desk.table))
        if aside is not None:
            self._aside = aside
            self._ask_to_go_on()

    def _ask_to_go_on(self) -> None:
        aside = self._aside or self.pad
        kept, half = N_("A half-entered hand was kept: {hand}"), N_("Half entered: {hand}")
        named = [phrase(words, hand=in_words(aside)) for words in (kept, half)]
        self.notice.ask(*named, in_words(aside), N_("Half entered"))

    @property
    def unchanged(self) -> bool:
        """Whether an old hand stands on the pad as it was written."""
        entry = None if self.problem else self.pad.entry
        return entry is not None and self.at.same(entry, self.pad.asides)

    @property
    def _begun(self) -> bool:
        """Whether anything of a hand was told."""
        return self.pad.kind is not None or bool(self.pad.answers)

    def _half_entered(self) -> Pad | None:
        return self.pad if self._begun else None

    def show_beside(self, widget: QWidget) -> None:
        """Show *widget* in the right column, in the place of machines and list."""
        self.close_beside()
        self.beside = widget
        self._unroll()
        self.board.show_parts(shown=False)
        self.machines.hide()
        self.list.hide()
        self.right.addWidget(widget, 1)
        widget.show()
        self.fit()
        if self.narrow:
            self._place_foot(self.under)  # Tab comes to it behind the page

    def _unroll(self) -> None:
        """Let a page below the pad be as high as what it says: one bar scrolls it all."""
        if isinstance(self.beside, SidePage):
            self.beside.scrolled.unroll(unrolled=self.narrow)

    def close_beside(self) -> None:
        """Show machines and list again."""
        if self.beside is not None:
            self.begin()  # else Qt gives the focus to the next best part of the window
            self.right.removeWidget(self.beside)
            self.beside.hide()
            self.beside.deleteLater()
            self.beside = None
            self.fit()
        self.board.show_parts(shown=True)
        self.list.show()
        self.machines.setVisible(bool(self.machines.machines))

    # The place of the hand

    @property
    def at(self) -> Spot:
        """The place that the pad is for."""
        return self.spot or next_hand(self.desk)

    def amend(self, spot: Spot, pad: Pad) -> None:
        """Take the pad to an old place of the evening; the next hand waits."""
        if self.spot is None:
            self._waiting = self.pad
            self.draft.keep_what_waits()
        self.spot, self.keep_dealers = spot, True
        self.notice.end()
        self.foot.amend(spot.button)
        self.subject = spot.title
        self.shell.show_bar()
        self.take(pad)

    def end_amending(self) -> None:
        """Come back to the next hand as it was left."""
        if self.spot is None or self._waiting is None:
            return
        pad, self.spot, self._waiting = self._waiting, None, None
        self.foot.amend(None)
        self.subject = ""
        self.shell.show_bar()
        self.pad, self.problem = pad, None
        self._follow_table()
        self.foot.keys.setText(shown_keys(self.pad, self.look.say))
        self._went_on()
        self.amended.emit()

    # The pad

    def take_another(self, pad: Pad) -> None:
        """Go on with another hand than the one on the pad."""
        self._start_hand()
        self.take(pad)

    def _start_hand(self) -> None:
        """Leave nothing of the hand before: neither its complaint nor where its kind stood."""
        self.foot.forgive()
        self.entry.kinds.start()

    def take(self, pad: Pad) -> None:
        """Go on with *pad*, and write its keys on the key line."""
        self.pad, self.problem = pad, None
        self.foot.keys.setText(shown_keys(pad, self.look.say))
        self._went_on()

    def _press(self, place: int) -> None:
        """Take somebody into the hand; about who sits out, ask who plays."""
        person = self.at.table.people[place]
        if person in self.at.table.playing:
            self.take(self.pad.press(person))
        else:
            self._ask_people(place)

    def _ask_people(self, place: int) -> None:
        if self.spot is None:
            self.shell.go("people", self.at.table.people[place])

    def _typed(self, text: str) -> None:
        at, known = self.at, self.look.names  # the file may be out of reach while one types
        names = {each: known[each] for each in at.table.people if each in known}
        reading = read(text, at.rules, at.table, self.look.say, names)
        self.pad, self.problem = reading.pad, reading.problem
        self._went_on()

    def _vocabulary(self) -> Sequence[str]:
        """Return the words that the key line takes now."""
        return vocabulary(self.pad, self.look.say)

    def _went_on(self) -> None:
        self._aside = None
        if self.notice.asking or (self.narrow and self._begun):  # it lies over the results
            self.notice.end()
        self.show_pad()
        if self.spot is None:
            self.draft.keep_soon()

    def show_pad(self) -> None:
        """Show the pad everywhere: on seats, rows and foot.

        Where a part with the focus is no longer there, the key line takes it; Qt would give it to
        the next best button of the pad.
        """
        focused = self._focus_on_pad()
        self.show_seats()
        self.entry.show_pad(self.pad)
        if focused is not None and self.window().focusWidget() is not focused:
            self.begin()
        self.show_foot()
        self.pad_shown.emit()

    def _focus_on_pad(self) -> QWidget | None:
        """Return what has the focus of the window, where that is a part of the pad."""
        focused = self.window().focusWidget()
        return focused if self.entry.isAncestorOf(focused) else None

    def show_seats(self) -> None:
        """Show who sits where, what everybody has, and what the pad says about them."""
        at = self.at
        table, balances, last = at.table, at.table.balances, at.last
        scale, roles = self._known[-1][2] if self._known else 1, self._roles()
        seats = []
        for person in table.people:
            nothing = SeatRole.FREE if person in table.playing else SeatRole.OUT
            role, word = roles.get(person, (nothing, ""))
            seat = Seat(
                name=self.look.names.get(person, ""),
                key=seat_letter(person, table),
                total=balances.get(person, 0),
                last=last.deltas.get(person, 0) if last and person in _played(last) else None,
                dealer=person == table.dealer,
                forehand=bool(table.playing) and person == table.forehand,
                role=role,
                word=word,
                past=self.spot is not None,
            )
            seats.append(seat)
        self.seats.show_seats(seats, scale)

    def _roles(self) -> Mapping[Person, tuple[SeatRole, Label]]:
        """Return what the pad says about those who do something in this hand."""
        pad = self.pad
        roles: dict[Person, tuple[SeatRole, Label]] = {}
        for name, each in pad.questions.items():
            told = pad.value(name)
            if isinstance(each.box, PersonBox) and each.role in SEAT_ROLES and told is not None:
                words = each.at_the_seat if each.role is Role.TIE else ""
                roles.setdefault(told, (SEAT_ROLES[each.role], words))
            elif isinstance(each.box, PeopleBox):
                for person in told:
                    roles.setdefault(person, (SeatRole.PARTNER, each.label))
        return roles

    # The foot

    def show_foot(self) -> None:
        """Show what the pad comes to, or what is missing."""
        pad, foot = self.pad, self.foot
        entry = None if self.problem else pad.entry
        at = self.at
        line = at.trial(entry, pad.asides) if entry is not None else None
        balances = at.table.balances
        begun = self._begun or bool(self.foot.keys.text())
        self.board.show_moment(Moment(at.rules, at.table, self.desk.evening, balances, line))
        if self.spot is None:
            foot.ask_for(N_("Open it again") if self._closed else N_("Book"))
        if self._closed:
            said = in_words(pad) if self._begun else ""
            foot.show_hand(said, N_("This evening is closed"), ready=True, begun=begun)
        elif line is None or self.unchanged:
            problems = pad.problems
            question = self.problem or (problems[0].sentence if problems else "")
            question = UNCHANGED if self.unchanged else question
            words = in_words(pad) if self._begun else ""
            said = at.words or words
            short = at.above if self.unchanged else at.short  # what it was stands on the pad then
            foot.show_hand(said, question, ready=False, begun=begun, short=short)
        else:
            shares = self.words.everybody(line)
            notes = self._notes(line)
            words = at.words or listed([with_remarks(pad), *notes])
            inserted = self.spot is not None and self.spot.was is None
            pays = self.words.cash(line, inserted=inserted)
            foot.show_hand(
                words,
                self.words.addition(line, lambda steps: steps),
                shares,
                "" if any(self.board.counted(line)) else self.words.check(line.deltas, at.rules),
                cash=pays,
                ready=True,
                begun=begun,
                short=at.short or listed(remarks(pad) or notes),
                briefly=self.words.addition(line, joined),
            )

    def _notes(self, line: Line) -> Sequence[Label]:
        """Return what pays nothing more here, and what the hand leaves behind for the next ones."""
        if self.spot is not None:  # its preview says what changes
            return ()
        then = [phrase(N_("then {what}"), what=each) for each in afterwards(line)]
        return (*pays_no_more(self.pad), *then)

    # Booking

    @property
    def _closed(self) -> bool:
        """Whether the next hand would go on with an evening that is closed."""
        return self.spot is None and self.desk.settlement is not None

    def _reopen(self) -> None:
        """Let the evening go on; what is half entered is booked by the next press."""
        try:
            self.desk.reopen()
        except StoreError as error:
            self.shell.complain(error.sentence)
        else:
            self.notify(N_("The evening is open again"))
        self.shell.evening_changed()

    def book(self) -> None:
        """Write the hand down, and go on with the next one; a closed evening is opened first."""
        if self._closed:
            self._reopen()
            return
        entry = None if self.problem else self.pad.entry
        if entry is None or self.unchanged:
            return
        at = self.at
        try:
            done = at.enter(entry, self.pad.asides, self.keep_dealers)
        except RefusedError as error:
            self.tell(error.problems[0].sentence)
            return
        except StoreError as error:
            self.shell.evening_changed()
            self.shell.complain(error.sentence)
            return
        self.draft.booked()
        if self._focus_on_pad() is not None:
            self.begin()
        if self.spot is None:
            self._begin_again()
            self.list_wanted.emit()
        else:
            self.end_amending()
        self._tell_booked(done, at.done)
        self.shell.evening_changed()
        self.scrolled.verticalScrollBar().setValue(0)  # the next hand begins with the people

    def _tell_booked(self, done: Done, words: str) -> None:
        line = done.line
        if line is None:
            return
        self._told = self.desk.evening
        self.words.cash_paid = at_once(self._told)
        self._mention(*self.words.booked(line, words))

    def notify(self, *labels: Label) -> None:
        """Say for ten seconds what was done, with the way back; the longest of *labels* first."""
        self._told = self.desk.evening
        self._mention(*labels)

    def say_moved(self, sentence: Label, *, undone: bool) -> bool:
        """Say it below the list, with the way back; a page that lies over the list shows it."""
        self._told = self.desk.evening
        short = N_("Taken back") if undone else N_("Brought back")
        self._tell(sentence, short, back=REDO if undone else UNDO)
        return True

    def _tell(self, *labels: Label, back: Choice = UNDO) -> None:
        self._way_back = self.shell.redo if back is REDO else self.shell.undo
        self.notice.tell(*labels, back=back)

    def _mention(self, *labels: Label) -> None:
        self._tell(*labels)
        if self.beside is not None and not self.narrow:  # then it lies over the list
            self.shell.mention(labels[0])

    def tell(self, sentence: Label) -> None:
        """Say what went wrong where the sentence stands."""
        self.foot.show_hand(in_words(self.pad), sentence, ready=False)

    def _begin_again(self) -> None:
        """Take an empty pad."""
        self.pad, self.problem = Pad(self.desk.rules, self.desk.table), None
        self._start_hand()
        self.foot.keys.clear()

    def _look_again(self) -> None:
        """Show what another program wrote; say once why its file cannot be looked at."""
        try:
            changed = self.desk.refresh()
        except GoneError as error:
            self.shell.close_evening()
            self.shell.complain(error.sentence)
        except StoreError as error:
            if self._failing != error.sentence:
                self.shell.complain(error.sentence)
            self._failing = error.sentence
        else:
            self._failing = ""
            if changed:
                self.shell.evening_changed()

    def _go_back(self) -> None:
        """Take back what the notice speaks of, and nothing that another program wrote since."""
        self._look_again()
        if self._told is self.desk.evening:
            self._way_back()

    def _follow_table(self) -> None:
        """Take the half-entered hand along; who sits elsewhere now is left out of it."""
        rules, table = self.desk.rules, self.desk.table
        if rules == self.pad.rules and table.people == self.pad.table.people:
            self.pad = replace(self.pad, table=table)
        elif self.pad.answers or self.pad.kind:
            self.pad, self.problem = _moved(self.pad, rules, table), None
            self.foot.keys.setText(shown_keys(self.pad, self.look.say))
        else:
            self.pad, self.problem = Pad(rules, table), None
            self.foot.keys.clear()

    # The draft

    def _answer_draft(self, go_on: bool) -> None:
        """Go on with the hand that was kept, or throw it away."""
        aside, self._aside = self._aside, None
        if go_on and aside is not None:
            self.take_another(_moved(aside, self.desk.rules, self.desk.table))
        elif not go_on:
            self._begin_again()
            self.show_pad()
            self.draft.keep()
        self.begin()

    def leave(self) -> None:
        """Keep the half-entered hand, and stop looking at the file."""
        self.end_amending()
        self._watch.stop()
        self.draft.keep()

    # The last round

    def announce_last_round(self) -> None:
        """Say how many hands are left, or take it back."""
        self.last_round.announce()
        self.list_wanted.emit()
        self.show_evening()
        for state in self.last_round.states():
            self.shell.mention(phrase(N_("{what}: {how}"), what=state.title, how=state.why))

    def acts(self) -> Sequence[Act]:
        """Return what the menu offers at the table."""
        return (
            Act(PEOPLE_AND_SEATS, lambda: self.shell.go("people")),
            Act(N_("Log"), lambda: self.page_asked.emit("log")),
            Act(N_("Last round"), self.announce_last_round, on=self.last_round.announced),
        )

    # The list and the machines

    def show_evening(self) -> None:
        """Show everything that the journal says; an old place being mended is left."""
        self.shell.look.set_names(self.desk.names)
        self.end_amending()
        self.words.cash_paid = at_once(self.desk.evening)
        self._follow_table()
        if self._told is not self.desk.evening and not self.notice.asking:
            self.notice.end()
        if not self.foot.keys.text() and (self.pad.kind or self.pad.answers):
            self.foot.keys.setText(shown_keys(self.pad, self.look.say))
        desk = self.desk
        balances = desk.evening.position.balances
        now = Moment(desk.rules, desk.table, desk.evening, balances)
        columns = self.board.columns(now, desk.people)
        rows = self._rows(columns)
        self.list.show_rows(
            list(columns.values()), rows, self.words.check(balances, desk.rules), stock(balances)
        )
        self.show_pad()
        counting = machines(desk.evening, self.look)
        self.machines.show_states([*counting, *self.last_round.states()])
        self.board.show_parts(shown=self.beside is None)
        if self.beside is not None:
            self.machines.hide()
        self.renewed.emit()

    def _rows(self, columns: Mapping[Account, str]) -> list[HandRow]:
        """Return the lines of the list; those of rows that are the same are used again."""
        accounts, rows, known = tuple(columns), self.desk.rows(), self._known
        if self._known_columns != columns:
            known, self._known_columns = [], columns
        pairs = enumerate(zip(known, rows, strict=False))
        del known[next((at for at, (had, row) in pairs if had[0] is not row), len(rows)) :]
        largest = known[-1][2] if known else 1
        for row in rows[len(known) :]:
            largest = max(largest, *map(abs, row.totals.values()))
            known.append((row, hand_row(row, accounts, self.look), largest))
        self._known = known
        return [shown for _, shown, _ in known]


def likely(tables: Tables) -> Desk:
    """Return the evening that is most likely to be opened next, or one that is like it."""
    last = tables.last()
    return tables.example() if last is None else tables.desk(last)


def _moved(pad: Pad, rules: Rules, table: Table) -> Pad:
    """Return what is half entered for another table, without what no longer fits."""
    try:
        moved = load_pad(dump_pad(pad), rules, table)
    except BadAnswerError:
        return Pad(rules, table)
    here = set(table.people)
    kept = {name: told for name, told in moved.answers.items() if _people(told) <= here}
    return replace(moved, answers=kept)


def _people(told: object) -> set[Person]:
    """Return who is mentioned in an answer."""
    if isinstance(told, Person):
        return {told}
    if isinstance(told, frozenset | tuple):
        return {person for each in told for person in _people(each)}
    return set()


def _played(line: Line) -> Sequence[Person]:
    return line.table.playing if line.table else ()
