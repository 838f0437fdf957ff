"""One evening at the desk: everything done to it is a writing, on disk before it is confirmed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from schafscore.core.accounts import KITTY, Person, Pot
from schafscore.core.evening import Evening, Line, Standing, fold, step
from schafscore.core.journal import (
    ROUNDINGS,
    BadWritingError,
    Charge,
    Correction,
    Dealer,
    Deletion,
    Hand,
    Insertion,
    NewRules,
    Note,
    Opening,
    Paid,
    Party,
    PotShared,
    Reopening,
    Restoration,
    Seats,
    Settlement,
    Strike,
    Terms,
    Undo,
    Withdrawal,
    Writing,
    dump_writing,
    in_force,
    load_writings,
    places_in_force,
    redoing,
    undoing,
)
from schafscore.core.questions import LONGEST_TEXT, Entry, Problem
from schafscore.core.review import Preview, keeping_dealers, last_winners_first, preview
from schafscore.core.text import N_, Label, Verbatim, phrase
from schafscore.core.variant import Asides, Catalogue, Rules, Table
from schafscore.services.agreement import changed_alike
from schafscore.services.people import People, worded
from schafscore.services.ports import (
    ChangedElsewhereError,
    Clock,
    ForgottenError,
    GoneError,
    RefusedError,
    SessionRecord,
    SpoiltError,
    SpoiltEveningError,
    Store,
    Written,
)
from schafscore.sheets.reckoning import Reckoning, party, reckoning
from schafscore.sheets.rows import Row, people, rows
from schafscore.sheets.settlement import Payment

MOST_CENTS = 100_000_000
"""The largest payment that is written down, a million euros: more is a slip of the finger."""
ABSENT = N_("This is nobody of tonight")
WORTHLESS = N_("Say first what a point is worth, then it can be paid")
STUMBLES = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What a game may raise over what no table could ever have told it."""
UNRECKONED = N_(
    "This evening cannot be reckoned, which may be a mistake of the program. It is kept as it is, "
    "and can be saved as raw text"
)
CLOSED = N_("This evening is closed. Open it again to go on.")


@dataclass(frozen=True, slots=True)
class Done:
    """What an act changed: the first hand that looks different now, and the line of its own hand.

    *touched* is None where no hand looks different.
    """

    touched: int | None
    line: Line | None = None


@dataclass(frozen=True, slots=True)
class Logged:
    """A line of the log: what was written when, and whether it was taken back.

    *number* is that of the hand it is about, today; *was* is what a corrected hand said before.
    """

    place: int
    at: datetime
    writing: Writing
    number: int | None
    was: Entry | None
    undone: bool


class Desk:
    """One evening. Whatever a method returns is kept; whatever it refuses was not written.

    Every act raises `RefusedError` for what the user can mend, `ChangedElsewhereError` when
    another program wrote first (the desk then shows what it wrote), and `StoreError` when the
    file fails.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        catalogue: Catalogue,
        record: SessionRecord,
        *,
        kept: bool = True,
    ) -> None:
        self._store = store
        self._clock = clock
        self._catalogue = catalogue
        self._written: tuple[Written, ...] = ()
        self.record = record
        self.kept = kept
        self.evening = Evening()
        self._listed: tuple[Evening, tuple[Row, ...]] = self.evening, ()
        self._read()

    @property
    def names(self) -> Mapping[Person, str]:
        """What everybody is called, now."""
        return self._store.people()

    @property
    def written(self) -> tuple[Written, ...]:
        """Every writing of the evening as it is kept, with its time and its act."""
        return self._written

    @property
    def known(self) -> People:
        """Everybody who may sit down, and how somebody new is taken in."""
        return People(self._store)

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody who sat here this evening, in the order of the seats."""
        return people(self.evening)

    @property
    def rules(self) -> Rules:
        """The rules of the next hand."""
        return self.evening.position.rules

    @property
    def table(self) -> Table:
        """The table of the next hand."""
        return self.evening.position.table()

    @property
    def settlement(self) -> Settlement | None:
        """What was paid last; None where nothing was, or where hands were played since."""
        last = self.evening.lines[-1].writing
        return last if isinstance(last, Settlement) else None

    @property
    def notes(self) -> Mapping[int | None, str]:
        """The remarks by hand, those about the evening under None; an empty one takes it back."""
        held = in_force(self.evening.writings)
        said = {each.hand: each.text for each in held if isinstance(each, Note)}
        return {hand: text for hand, text in said.items() if text}

    def rows(self) -> tuple[Row, ...]:
        """Return the list, the oldest hand first; rows that stay are the same as before."""
        if self._listed[0] is not self.evening:
            self._listed = self.evening, rows(self.evening, *self._listed)
        return self._listed[1]

    def line(self, hand: int) -> Line:
        """Return the line of *hand*; raise `RefusedError` where it is not in the list."""
        for line in self.evening.hands:
            if line.hand == hand:
                return line
        raise RefusedError(Problem("hand", N_("This hand is not in the list")))

    # What would be

    def trial(
        self,
        entry: Entry,
        asides: Asides = (),
        *,
        instead_of: int | None = None,
        before: int | None = None,
    ) -> Line:
        """Return what *entry* would come to as the next hand, or at the place of another one.

        Nothing is written; a hand that cannot be has its problems.
        """
        lines, at = self.evening.lines, instead_of if instead_of is not None else before
        if at is not None:
            lines = lines[: lines.index(self.line(at))]
        until = Evening(self.evening.writings, lines)
        return step(until, Hand(self._next_hand(), entry, None, asides)).lines[-1]

    def would_correct(
        self, hand: int, entry: Entry, asides: Asides = (), *, keep_dealers: bool = True
    ) -> tuple[Writing, ...]:
        """Return what a correction would write; later deals stay as they were, if so wished."""
        self._accept(self.trial(entry, asides, instead_of=hand))
        return self._keeping(Correction(hand, entry, asides), keep_dealers)

    def would_insert(
        self,
        before: int,
        entry: Entry,
        asides: Asides = (),
        deal: str | None = None,
        *,
        keep_dealers: bool = False,
    ) -> tuple[Writing, ...]:
        """Return what an insertion would write; later deals move on by one, or stay."""
        self._accept(self.trial(entry, asides, before=before))
        insertion = Insertion(self._next_hand(), before, entry, deal, asides)
        return self._keeping(insertion, keep_dealers)

    def would_strike(self, hand: int) -> tuple[Writing, ...]:
        """Return what striking a hand would write."""
        self.line(hand)
        return (Strike(hand),)

    def would_delete(self, hand: int, *, keep_dealers: bool = False) -> tuple[Writing, ...]:
        """Return what deleting a hand would write; later deals move back by one, or stay."""
        self.line(hand)
        return self._keeping(Deletion(hand), keep_dealers)

    def _keeping(self, change: Writing, keep_dealers: bool) -> tuple[Writing, ...]:
        return keeping_dealers(self.evening, change) if keep_dealers else (change,)

    def would_restore(self, hand: int) -> tuple[Writing, ...]:
        """Return what would let a struck hand count again.

        An undo of the strike would do, but the next undo would then pass it over.
        """
        if self.line(hand).standing is not Standing.STRUCK:
            raise RefusedError(Problem("hand", N_("This hand is not struck")))
        return (Restoration(hand),)

    def would_seat(
        self,
        seated: Sequence[Person],
        before: int | None = None,
        *,
        dealer: Person | None = None,
        once: bool = False,
    ) -> tuple[Writing, ...]:
        """Return what a change of seats would write, and who deals then where that is told.

        Somebody who is still to be taken in may be among them, for the preview. With *once* they
        sit as before after one hand.
        """
        hand = self._from(before)
        seats = Seats(tuple(seated), hand, once)
        after = step(self.evening, seats)
        lines = (line.table for line in after.lines if hand is not None and line.hand == hand)
        table = next(lines, None) or after.position.table()
        deals = dealer is not None and dealer != table.dealer
        if self._seats_before(hand) == seats.people:
            return self.would_deal_by(dealer, before) if dealer is not None else ()
        return self._fitting(seats, *([Dealer(dealer, hand)] if dealer and deals else []))

    def _seats_before(self, hand: int | None) -> tuple[Person, ...]:
        table = self.table if hand is None else self.line(hand).table
        return table.people if table is not None else ()

    def would_deal_by(self, dealer: Person, before: int | None = None) -> tuple[Writing, ...]:
        """Return what setting the dealer by hand would write."""
        return self._fitting(Dealer(dealer, self._from(before)))

    def would_change_rules(
        self,
        agreed: Rules,
        *,
        for_all: bool = False,
        before: int | None = None,
        was: Rules | None = None,
    ) -> tuple[Writing, ...]:
        """Return what a change of rules would write, from a hand on or for all hands.

        From an earlier hand on it holds for every hand after it too, whatever was changed in
        between. With *was* only what differs from that is changed there, and the rest stays as it
        was agreed on for each hand.

        Another game is another evening: what people have is in the unit of this one.
        """
        if agreed.variant is not self.rules.variant:
            words = N_("{game} is another game: begin another evening for it")
            raise RefusedError(Problem("rules", phrase(words, game=agreed.variant.label)))
        if for_all or before is None:
            return self._fitting(NewRules(agreed, for_all, self._from(before)))
        return self._fitting(*self._changed_from(before, agreed, was))

    def _changed_from(self, hand: int, agreed: Rules, was: Rules | None) -> Iterator[NewRules]:
        """Yield new rules for *hand*, and for every later place where others begin."""

        def changed(here: Rules) -> Rules:
            return agreed if was in (None, agreed) else changed_alike(here, was, agreed)

        yield NewRules(changed(self.line(hand).after.rules), before=hand)
        lines = self.evening.lines
        at = next(place for place, line in enumerate(lines) if line.hand == hand)
        others: dict[int | None, Rules] = {}
        for place, line in enumerate(lines[at + 1 :], at + 1):
            if isinstance(line.writing, NewRules) and not line.problems:
                then = next((each.hand for each in lines[place:] if each.hand is not None), None)
                others[then] = line.writing.rules
        for then, rules in others.items():
            if changed(rules) != rules:
                yield NewRules(changed(rules), before=then)

    def preview(self, *writings: Writing) -> Preview:
        """Say what *writings* would change in the hands that are there."""
        return preview(self.evening, *writings)

    # What is done

    def book(self, entry: Entry, asides: Asides = (), deal: str | None = None) -> Done:
        """Write the next hand down."""
        self._accept(self.trial(entry, asides))
        return self._write(Hand(self._next_hand(), entry, deal, asides), ends_draft=True)

    def correct(
        self, hand: int, entry: Entry, asides: Asides = (), *, keep_dealers: bool = True
    ) -> Done:
        """Write down what a hand really was; the same checks as for a new one (fault A70)."""
        writings = self.would_correct(hand, entry, asides, keep_dealers=keep_dealers)
        return self._write(*writings, ends_draft=True)

    def insert(
        self,
        before: int,
        entry: Entry,
        asides: Asides = (),
        deal: str | None = None,
        *,
        keep_dealers: bool = False,
    ) -> Done:
        """Write a forgotten hand down at its place."""
        writings = self.would_insert(before, entry, asides, deal, keep_dealers=keep_dealers)
        return self._write(*writings, ends_draft=True)

    def strike(self, hand: int) -> Done:
        """Let a hand count nothing; it keeps its number and its deal."""
        return self._write(*self.would_strike(hand))

    def delete(self, hand: int, *, keep_dealers: bool = False) -> Done:
        """Take out a hand that never was, and close the gap."""
        return self._write(*self.would_delete(hand, keep_dealers=keep_dealers))

    def restore(self, hand: int) -> Done:
        """Let a struck hand count again."""
        return self._write(*self.would_restore(hand))

    def seat(
        self,
        seated: Sequence[Person],
        before: int | None = None,
        *,
        dealer: Person | None = None,
        once: bool = False,
    ) -> Done:
        """Let these people sit in this order, from now or a hand on, or for one hand."""
        if not set(seated) <= self.names.keys():  # an evening removed elsewhere takes names along
            raise ForgottenError
        writings = self.would_seat(seated, before, dealer=dealer, once=once)
        if not writings:
            raise RefusedError(Problem("people", N_("They sit like this already")))
        return self._write(*writings)

    def deal_by(self, dealer: Person, before: int | None = None) -> Done:
        """Set the dealer by hand, from now or from a hand on."""
        return self._write(*self.would_deal_by(dealer, before))

    def change_rules(
        self,
        agreed: Rules,
        *,
        for_all: bool = False,
        before: int | None = None,
        was: Rules | None = None,
    ) -> Done:
        """Play under other rules, from now or from a hand on, or for all hands."""
        would = self.would_change_rules(agreed, for_all=for_all, before=before, was=was)
        return self._write(*would)

    def note(self, text: str, hand: int | None = None) -> Done:
        """Write a remark about a hand or the evening; the last one holds."""
        if hand is not None:
            self.line(hand)
        return self._write(Note(worded("note", text, LONGEST_TEXT), hand))

    def would_share(self, pot: Pot, heirs: Sequence[Person]) -> tuple[Writing, ...]:
        """Return what sharing out *pot* would write; the last winners come first (4.5)."""
        if not self.evening.position.balances.get(pot):
            raise RefusedError(Problem("pot", N_("There is nothing in it")))
        return self._fitting(PotShared(pot.name, last_winners_first(self.evening, heirs)))

    def leave(self, person: Person, payments: Sequence[Paid]) -> Done:
        """Let *person* pay or get his own, and stand up, as one act that is named after this."""
        stands_up = self.would_stand_up(person)
        if payments:
            self._paid(payments)
        return self._write(*stands_up, *payments)

    def would_stand_up(self, person: Person) -> tuple[Writing, ...]:
        """Return what would be written where *person* stands up now; refuse as `would_seat`."""
        return self.would_seat([each for each in self.table.people if each != person])

    def share_pot(self, pot: Pot, heirs: Sequence[Person]) -> Done:
        """Share out what *pot* holds; what does not divide goes to the last winners (4.5)."""
        return self._write(*self.would_share(pot, heirs))

    # Paying

    def reckoning(self) -> Reckoning:
        """Return what everybody owes and who still pays whom."""
        return reckoning(self.evening)

    def charge(self, *charges: Charge) -> Done:
        """Write down what is owed beside the game: drinks, food, the kitty; one act for all."""
        said = [replace(each, words=worded("words", each.words)) for each in charges]
        return self._write(*self._payable(said, [(c.payer, c.taker, c.cents) for c in said]))

    def pay(self, *payments: Paid) -> Done:
        """Write down payments that were made; one act for all."""
        return self._write(*self._paid(payments))

    def withdraw(self, place: int) -> Done:
        """Let the charge or payment at *place* among the writings count nothing."""
        now = self.reckoning()
        if place not in {at for at, _ in (*now.charges, *now.payments)}:
            raise RefusedError(Problem("place", N_("There is nothing to withdraw")))
        return self._write(Withdrawal(place))

    def change_terms(self, terms: Terms) -> Done:
        """Pay the whole evening in this way."""
        if terms.round_to not in ROUNDINGS:
            raise RefusedError(Problem("round_to", N_("There are no such coins")))
        if terms.per_unit < 0:
            raise RefusedError(Problem("per_unit", N_("A point is worth nothing or more")))
        if terms.treasurer is not None and terms.treasurer not in self.people:
            raise RefusedError(Problem("treasurer", ABSENT))
        return self._write(terms)

    def settle(
        self, shown: Sequence[Payment] | None = None, *, each_with_each: bool = False
    ) -> Done:
        """Write down that everybody paid what was outstanding: as *shown*, or by a plan.

        What was due of the games stays as an assertion. Points of no worth are paid by nobody.
        """
        now, due = self.reckoning(), self.evening.position.balances
        plan = now.each_with_each() if each_with_each else now.fewest()
        plan = tuple(plan if shown is None else shown) if now.in_money else ()
        paid = [Paid(party(p.giver), party(p.taker), p.amount) for p in plan]
        settlement = Settlement(tuple((who, due.get(who, 0)) for who in self.people))
        return self._write(settlement, *paid)

    def reopen(self) -> Done:
        """Let a settled evening go on; what was paid stays paid."""
        if self.settlement is None:
            raise RefusedError(Problem("settlement", N_("This evening is not settled")))
        return self._write(Reopening())

    def _paid(self, payments: Sequence[Paid]) -> Sequence[Writing]:
        """Refuse what nobody can pay: points are no cents before it is said what one is worth."""
        if not self.reckoning().in_money:
            raise RefusedError(Problem("per_unit", WORTHLESS))
        return self._payable(payments, [(p.giver, p.taker, p.cents) for p in payments])

    def _payable(
        self, writings: Sequence[Writing], moved: Iterable[tuple[Party, Party, int]]
    ) -> Sequence[Writing]:
        """Refuse what nobody can pay: nothing at all, to oneself, or by somebody not here."""
        now = self.reckoning()  # people may owe each other through a pot that is empty again
        through = (who for pair in now.claims for who in pair)
        known = {*self.people, *now.outstanding, *through, KITTY}
        for giver, taker, cents in moved:
            if cents <= 0:
                raise RefusedError(Problem("cents", N_("An amount is more than nothing")))
            if cents > MOST_CENTS:
                raise RefusedError(Problem("cents", N_("That is too much")))
            if giver == taker:
                raise RefusedError(Problem("taker", N_("Nobody pays himself")))
            if not {giver, taker} <= known:
                raise RefusedError(Problem("taker", ABSENT))
        if not writings:
            raise RefusedError(Problem("cents", N_("There is nothing to pay")))
        return writings

    @property
    def undoable(self) -> Writing | None:
        """What `undo` would take back."""
        last = undoing(self.evening.writings)
        return None if last is None else self._first_of_act(last.place)

    @property
    def redoable(self) -> Writing | None:
        """What `redo` would bring back."""
        last = redoing(self.evening.writings)
        undo = None if last is None else self.evening.writings[last.place]
        return self._first_of_act(undo.place) if isinstance(undo, Undo) else None

    def act_of(self, writing: Writing) -> tuple[Writing, ...]:
        """Return what was written in one act with *writing*, itself alone where it is not written.

        It is known by being the very one of `undoable` or `redoable`.
        """
        known = self.evening.writings
        place = next((at for at, each in enumerate(known) if each is writing), None)
        if place is None:
            return (writing,)
        act = self._written[place].act
        return tuple(known[each.place] for each in self._written if each.act == act)

    def undo(self) -> Done | None:
        """Take back the last act, whatever it was; None where only the opening is left."""
        return self._take_back(undoing(self.evening.writings))

    def redo(self) -> Done | None:
        """Bring back the last act that was undone; None once something new was written."""
        return self._take_back(redoing(self.evening.writings))

    def written_at(self, hand: int) -> datetime:
        """Return when *hand* was written down; raise `RefusedError` where it is not in the list."""
        named = self.line(hand).hand
        writings = zip(self.evening.writings, self._written, strict=True)
        return next(
            written.at
            for writing, written in writings
            if isinstance(writing, Hand | Insertion) and writing.hand == named
        )

    def log(self) -> tuple[Logged, ...]:
        """Return every change of the evening with its time, the oldest first."""
        return tuple(self._changes())

    # The file

    def refresh(self) -> bool:
        """Read again where another program wrote; say whether anything may look different."""
        if not self._store.changed():
            return False
        self._read_on()
        return True

    @property
    def draft(self) -> str | None:
        """What is half entered, as the pad wrote it; booking a hand throws it away."""
        return self._store.draft(self.record.id)

    @draft.setter
    def draft(self, text: str | None) -> None:
        self._store.keep_draft(self.record.id, text)

    def retitle(self, title: str, place: str) -> None:
        """Call the evening something else."""
        title, place = worded("title", title), worded("place", place)
        self._store.retitle(self.record.id, title, place)
        self._look_up()

    def _read_on(self) -> None:
        self._look_up()
        self._read()

    def _read(self) -> None:
        """Read the evening and fold it; where it cannot be, say which one it is."""
        try:
            self._fold()
        except SpoiltError as error:
            called = name_of(self.record, self._catalogue)
            sentence = phrase(N_("{evening}: {why}"), evening=called, why=error.sentence)
            raise SpoiltEveningError(sentence, self.record.id) from error

    def _fold(self) -> None:
        written = self._store.journal(self.record.id)
        try:
            writings = load_writings([each.body for each in written], self._catalogue)
        except BadWritingError as error:
            why = N_(
                "This evening cannot be read: line {line} of it is damaged, or of a newer version "
                "of the program. The copies have the evenings as they were."
            )
            raise SpoiltError(phrase(why, line=error.line)) from error
        known = self.evening.writings
        try:
            if known and writings[: len(known)] == known:
                self.evening = step(self.evening, *writings[len(known) :])
            else:  # at the beginning, and where a copy took the place of the file
                self.evening = fold(writings)
        except STUMBLES as error:
            raise SpoiltError(UNRECKONED) from error
        self._written = written

    def _look_up(self) -> None:
        for each in self._store.sessions():
            if (each.id, each.uid) == (self.record.id, self.record.uid):
                self.record = each
                return
        raise GoneError  # a copy that took the place of the file may give its id to another one

    def _write(self, *writings: Writing, ends_draft: bool = False) -> Done:
        self._refuse_closed(writings)
        before = self.evening
        if self.refresh() and self.evening.writings != before.writings:
            raise ChangedElsewhereError
        place, at = len(self._written), self._clock.now()
        bodies = [dump_writing(each) for each in writings]
        try:
            self._store.append(self.record.id, at, bodies, place, ends_draft=ends_draft)
        except ChangedElsewhereError:
            self._read_on()
            raise
        self._written += tuple(
            Written(number, place, at, body) for number, body in enumerate(bodies, place)
        )
        self.record = replace(self.record, last_at=at, writings=len(self._written))
        before = self.evening
        self.evening = step(before, *writings)
        return Done(_touched(before, self.evening), self._own_line(writings[0]))

    def _own_line(self, writing: Writing) -> Line | None:
        if not isinstance(writing, Hand | Insertion | Correction):
            return None
        lines = reversed(self.evening.lines)
        return next((line for line in lines if line.hand == writing.hand), None)

    def _take_back(self, undo: Undo | None) -> Done | None:
        if undo is None:
            return None
        act = self._written[undo.place].act
        same = (each.place for each in reversed(self._written) if each.act == act)
        return self._write(*(Undo(place) for place in same))

    def _first_of_act(self, place: int) -> Writing:
        return self.evening.writings[self._written[place].act]

    def _next_hand(self) -> int:
        named = (each.hand for each in self.evening.writings if isinstance(each, Hand | Insertion))
        return max(named, default=0) + 1

    def _from(self, before: int | None) -> int | None:
        return None if before is None else self.line(before).hand

    def _accept(self, line: Line) -> None:
        if line.problems:
            raise RefusedError(*line.problems)

    def _refuse_closed(self, writings: Iterable[Writing]) -> None:
        if self.settlement is not None and any(map(_goes_on, writings)):
            raise RefusedError(Problem("settlement", CLOSED))

    def _fitting(self, *writings: Writing) -> tuple[Writing, ...]:
        """Refuse what does not fit the table itself; hands that it upsets the preview shows."""
        self._refuse_closed(writings)
        known = list(_unfit(self.evening))
        after = step(self.evening, *writings)
        unfit = [each for each in _unfit(after) if each not in known]
        if unfit:
            raise RefusedError(*unfit)
        return writings

    def _changes(self) -> Iterator[Logged]:
        writings = self.evening.writings
        held = frozenset(places_in_force(writings))
        numbers = {line.hand: line.after.number for line in self.evening.hands}
        said: dict[int, Entry] = {}
        for place, writing in enumerate(writings):
            hand: int | None = getattr(writing, "hand", None)
            was = said.get(hand) if hand and isinstance(writing, Correction) else None
            counts = isinstance(writing, Undo) or place in held
            if isinstance(writing, Hand | Insertion | Correction) and counts:
                said[writing.hand] = writing.entry
            if not isinstance(writing, Opening | Hand):
                at, number = self._written[place].at, numbers.get(hand)
                yield Logged(place, at, writing, number, was, not counts)


def name_of(record: SessionRecord, catalogue: Catalogue) -> Label | Verbatim:
    """Return what an evening is called: its title, or its game where it has none."""
    variant = catalogue.variants.get(record.variant)
    game: Label = record.variant if variant is None else variant.label
    return Verbatim(record.title) if record.title else game


def _goes_on(writing: Writing) -> bool:
    """Whether *writing* is one more line of the evening, so that what was paid is no longer last.

    Putting right what was before is none: it says that another amount was paid than is due.
    """
    match writing:
        case Hand() | PotShared():
            return True
        case Seats(before=before) | Dealer(before=before):
            return before is None
        case NewRules(for_all=for_all, before=before):
            return before is None and not for_all
        case _:
            return False


def _unfit(evening: Evening) -> Iterator[Problem]:
    for line in evening.lines:
        if line.hand is None and not isinstance(line.writing, Settlement):
            yield from line.problems


def _touched(before: Evening, after: Evening) -> int | None:
    """Return the first hand whose line is no longer what it was, or is new."""
    same = 0
    for old, new in zip(before.lines, after.lines, strict=False):
        if old is not new and old != new:
            break
        same += 1
    return next((line.hand for line in after.lines[same:] if line.hand is not None), None)
