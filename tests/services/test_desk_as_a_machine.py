"""Whatever is done at a desk in whatever order, the file folds to what the desk shows."""

import hypothesis.strategies as st
from desks import NAMES, plain_rules, stock_rules, tables
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from schafscore.core.accounts import KITTY, STOCK
from schafscore.core.evening import Standing, fold
from schafscore.core.journal import Charge, Paid, Remainder, Terms, Undo, load_writings
from schafscore.services.ports import RefusedError
from schafscore.sheets.reckoning import party, reckoning
from schafscore.variants.bavarian import Rufspiel, Solo, Suit, ThrownIn

SEATS = st.integers(0, 4)
PLAYING = st.integers(0, 3)
RESULTS = st.integers(0, 121)


def state(evening):
    """What undo brings back: the list of hands, and what is paid beside it."""
    now = reckoning(evening)
    return evening.lines, now.terms, now.dues, now.charges, now.payments


class Evening(RuleBasedStateMachine):
    """A desk beside a list of the states that undo must go back through."""

    def __init__(self):
        super().__init__()
        self.tables = tables()
        self.past, self.future = [], []

    @initialize(redeal=st.booleans())
    def begin(self, redeal):
        agreed = plain_rules(redeal=True) if redeal else stock_rules()
        self.desk = self.tables.new(agreed, NAMES)

    def act(self, deed):
        """Do it; what is refused must leave everything as it was."""
        before, length = self.desk.evening, len(self.desk.evening.writings)
        try:
            done = deed()
        except RefusedError:
            assert self.desk.evening == before
            assert len(self.desk._store.journal(self.desk.record.id)) == length
            return
        self.past.append(state(before))
        self.future = []
        after = state(self.desk.evening)
        self.desk.undo()
        assert state(self.desk.evening) == state(before)
        self.desk.redo()
        assert state(self.desk.evening) == after
        if done.touched is None:
            assert self.desk.evening.hands == before.hands[: len(self.desk.evening.hands)]

    def any_hand(self, number):
        hands = [each.hand for each in self.desk.evening.hands]
        return hands[number % len(hands)] if hands else 1

    def entry(self, table, one, other, result):
        """A hand that mostly can be: 121 card points or one's own partner cannot."""
        playing = table.playing
        one, other = one % len(playing), other % len(playing)
        if result % 3 == 0:
            return ThrownIn()
        if result % 3 == 1:
            return Solo(declarer=playing[one], suit=Suit.HEARTS, result=result)
        return Rufspiel(declarer=playing[one], partner=playing[other], result=result)

    @rule(one=PLAYING, other=PLAYING, result=RESULTS)
    def book(self, one, other, result):
        entry = self.entry(self.desk.table, one, other, result)
        trial, closed = self.desk.trial(entry), self.desk.settlement is not None
        self.act(lambda: self.desk.book(entry))
        if closed:
            assert self.desk.settlement is not None, "it is opened again first"
        elif not trial.problems:
            assert self.desk.evening.lines[-1].outcome == trial.outcome

    @rule()
    def throw_in(self):
        self.act(lambda: self.desk.book(ThrownIn()))

    @rule(hand=st.integers(0, 20), one=PLAYING, other=PLAYING, result=RESULTS, keep=st.booleans())
    def correct(self, hand, one, other, result, keep):
        which = self.any_hand(hand)
        dealt = {line.hand: line.table.dealer for line in self.desk.evening.hands}
        entry = self.entry(self.table_of(which), one, other, result)
        self.act(lambda: self.desk.correct(which, entry, keep_dealers=keep))
        if keep:
            assert dealt == {line.hand: line.table.dealer for line in self.desk.evening.hands}

    def table_of(self, hand):
        tables_ = (each.table for each in self.desk.evening.hands if each.hand == hand)
        return next(tables_, self.desk.table)

    @rule(hand=st.integers(0, 20), one=PLAYING, other=PLAYING, result=RESULTS)
    def insert(self, hand, one, other, result):
        which = self.any_hand(hand)
        entry = self.entry(self.table_of(which), one, other, result)
        self.act(lambda: self.desk.insert(which, entry))

    @rule(hand=st.integers(0, 20))
    def strike(self, hand):
        self.act(lambda: self.desk.strike(self.any_hand(hand)))

    @rule(hand=st.integers(0, 20))
    def delete(self, hand):
        self.act(lambda: self.desk.delete(self.any_hand(hand)))

    @rule(hand=st.integers(0, 20))
    def restore(self, hand):
        struck = [each.hand for each in self.desk.evening.hands if each.standing is Standing.STRUCK]
        which = struck[hand % len(struck)] if struck else self.any_hand(hand)
        self.act(lambda: self.desk.restore(which))

    @rule(order=st.permutations(range(5)), count=st.integers(2, 5), hand=st.none() | SEATS)
    def seat(self, order, count, hand):
        people, before = self.desk.people, None if hand is None else self.any_hand(hand)
        self.act(lambda: self.desk.seat([people[each] for each in order[:count]], before))

    @rule(who=SEATS, hand=st.none() | SEATS)
    def deal_by(self, who, hand):
        before = None if hand is None else self.any_hand(hand)
        self.act(lambda: self.desk.deal_by(self.desk.people[who], before))

    @rule(price=st.integers(-1, 3), for_all=st.booleans(), hand=st.none() | SEATS)
    def change_rules(self, price, for_all, hand):
        before = None if hand is None else self.any_hand(hand)
        agreed = plain_rules(call=10 * price)
        self.act(lambda: self.desk.change_rules(agreed, for_all=for_all, before=before))

    @rule(count=st.integers(-2, 5))
    def settle(self, count):
        if count < 0:
            self.act(self.desk.settle)
            assert self.desk.settlement is not None
            assert self.desk.reckoning().is_clear
        else:
            self.act(lambda: self.desk.share_pot(STOCK, self.desk.people[:count]))

    @rule(one=SEATS, other=SEATS, cents=st.integers(0, 2))
    def charge(self, one, other, cents):
        here = (*self.desk.people, KITTY)
        charge = Charge(here[one], here[other + 1], 420 * cents, "Halbe")
        self.act(lambda: self.desk.charge(charge))

    @rule(most=st.integers(0, 2))
    def pay(self, most):
        plan = self.desk.reckoning().fewest()[:most]
        paid = [Paid(party(each.giver), party(each.taker), each.amount) for each in plan]
        self.act(lambda: self.desk.pay(*paid))

    @rule(place=st.integers(0, 30))
    def withdraw(self, place):
        self.act(lambda: self.desk.withdraw(place))

    @rule(round_to=st.sampled_from((0, 5, 7, 10)), remainder=st.sampled_from(Remainder))
    def change_terms(self, round_to, remainder):
        self.act(lambda: self.desk.change_terms(Terms(round_to, remainder)))

    @rule()
    def reopen_a_settled_one(self):
        self.act(self.desk.reopen)

    @rule()
    def undo(self):
        now = state(self.desk.evening)
        if self.desk.undo() is None:
            assert self.past == []
        else:
            assert state(self.desk.evening) == self.past.pop()
            self.future.append(now)

    @rule()
    def redo(self):
        now = state(self.desk.evening)
        if self.desk.redo() is None:
            assert self.future == []
        else:
            assert state(self.desk.evening) == self.future.pop()
            self.past.append(now)

    @precondition(lambda self: len(self.desk.evening.writings) > 3)
    @rule()
    def reopen(self):
        self.desk = self.tables.open(self.desk.record.id)

    @invariant()
    def the_file_folds_to_what_the_desk_shows(self):
        written = self.desk._store.journal(self.desk.record.id)
        writings = load_writings([each.body for each in written], self.tables.catalogue)
        assert self.desk.evening == fold(writings)
        assert (self.desk.undoable is None) == (not self.past)
        assert (self.desk.redoable is None) == (not self.future)
        assert not isinstance(self.desk.undoable, Undo)

    @invariant()
    def nothing_is_lost_or_made(self):
        assert sum(self.desk.evening.position.balances.values()) == 0

    @invariant()
    def the_list_can_be_shown(self):
        rows = self.desk.rows()
        assert len([row for row in rows if row.hand]) == len(self.desk.evening.hands)
        assert len(self.desk.log()) <= len(self.desk.evening.writings)


Evening.TestCase.settings = settings(max_examples=30, stateful_step_count=40, deadline=None)
TestEvening = Evening.TestCase
