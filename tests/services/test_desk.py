"""What is done at the desk is written, what is refused is not, and everything can be taken back."""

import pytest
from desks import EIGHT, NAMES, Hours, plain_rules, ruf, stock_rules, tables, totals
from tables import CATALOGUE

from schafscore.core.accounts import STOCK
from schafscore.core.evening import Standing
from schafscore.core.journal import Charge, Correction, Dealer, Paid, Seats, Strike
from schafscore.core.text import phrase
from schafscore.core.variant import rules
from schafscore.services.log_words import log_lines
from schafscore.services.ports import ChangedElsewhereError, GoneError, RefusedError
from schafscore.store.restoring import restore
from schafscore.variants.bavarian import Rufspiel, Solo, Suit, ThrownIn


@pytest.fixture
def path(tmp_path):
    return tmp_path / "evenings.db"


@pytest.fixture
def desk(path):
    """Five people, the first of whom deals; thrown in, the Stock at 40."""
    opened = tables(path).new(stock_rules(), NAMES)
    opened.book(ThrownIn())
    return opened


def reopened(path, desk):
    return tables(path).open(desk.record.id)


def solo(desk, result=70, **more):
    return Solo(declarer=desk.table.forehand, result=result, suit=Suit.ACORNS, **more)


# Booking


def test_a_booked_hand_is_in_the_file_before_it_is_confirmed(path, desk):
    done = desk.book(ruf(desk))
    assert done.touched == done.line.hand == 2
    assert totals(reopened(path, desk)) == totals(desk)
    # Vroni calls Hans; the 40 in the Stock, ten of each but Resi, are theirs by halves.
    assert totals(desk) == {"Resi": -10, "Sepp": -10, "Vroni": 20, "Hans": 20, "Korbinian": -20}


def test_a_trial_says_what_booking_comes_to_and_writes_nothing(path, desk):
    entry = ruf(desk, 95)
    trial = desk.trial(entry)
    assert len(reopened(path, desk).evening.writings) == 2
    assert desk.book(entry).line.deltas == trial.deltas


def test_a_hand_that_cannot_be_is_refused_with_its_question_and_not_written(path, desk):
    me = desk.table.forehand
    with pytest.raises(RefusedError) as caught:
        desk.book(Solo(declarer=me, result=121, suit=Suit.BELLS))
    assert [each.question for each in caught.value.problems] == ["result"]
    assert len(reopened(path, desk).evening.writings) == len(desk.evening.writings) == 2


def test_A64_the_same_hand_twice_counts_twice(desk):
    for _ in range(2):
        desk.book(ThrownIn())
    assert [line.hand for line in desk.evening.hands] == [1, 2, 3]
    assert desk.evening.position.balances[STOCK] == 120


def test_A76_with_five_exactly_one_sits_out_and_it_moves_one_seat(desk):
    sitting = []
    for _ in range(6):
        (out,) = desk.table.sitting_out
        sitting.append(desk.names[out])
        desk.book(ThrownIn())
    assert sitting == ["Sepp", "Vroni", "Hans", "Korbinian", "Resi", "Sepp"]


# Correcting


def test_A70_a_correction_is_checked_like_a_new_hand(path, desk):
    before = desk.evening
    out = desk.line(1).table.sitting_out[0]
    with pytest.raises(RefusedError):
        desk.correct(1, Solo(declarer=out, result=70, suit=Suit.BELLS))
    assert desk.evening == before == reopened(path, desk).evening


def test_A71_any_old_hand_can_be_corrected_and_the_preview_says_what_changes(path, desk):
    for result in (70, 50, 95, 61):
        desk.book(ruf(desk, result))
    entry = ruf_of(desk.line(1), 70)
    writings = desk.would_correct(1, entry)
    seen = desk.preview(*writings)
    assert {change.hand for change in seen.amounts} >= {1, 2}
    before = {line.hand: line.deltas for line in desk.evening.hands}
    done = desk.correct(1, entry)
    assert done.touched == 1
    after = {line.hand: line.deltas for line in desk.evening.hands}
    changed = {
        (hand, account, before[hand].get(account, 0), after[hand].get(account, 0))
        for hand in before
        for account in {**before[hand], **after[hand]}
        if before[hand].get(account, 0) != after[hand].get(account, 0)
    }
    assert {(each.hand, each.account, each.was, each.becomes) for each in seen.amounts} == changed
    assert reopened(path, desk).evening == desk.evening


def ruf_of(line, result):
    declarer, partner = line.table.playing[:2]
    return Rufspiel(declarer=declarer, partner=partner, result=result)


def test_a_correction_keeps_later_deals_unless_they_shall_move():
    desk = tables().new(plain_rules(redeal=True), NAMES)
    desk.book(ThrownIn())
    desk.book(solo(desk))
    dealt = [line.table.dealer for line in desk.evening.hands]
    entry = ruf_of(desk.line(1), 70)
    assert [type(each) for each in desk.would_correct(1, entry)] == [Correction, Dealer]
    desk.correct(1, entry)
    assert [line.table.dealer for line in desk.evening.hands] == dealt
    assert isinstance(desk.undoable, Correction)
    desk.undo()
    assert desk.line(1).writing.entry == ThrownIn()
    assert isinstance(desk.redoable, Correction)
    desk.redo()
    assert [line.table.dealer for line in desk.evening.hands] == dealt
    assert desk.line(1).writing.entry == entry
    desk.undo()
    desk.correct(1, entry, keep_dealers=False)
    assert [line.table.dealer for line in desk.evening.hands] != dealt


def test_a_forgotten_hand_is_inserted_at_its_place(desk):
    desk.book(solo(desk))
    trial = desk.trial(ThrownIn(), before=2)
    done = desk.insert(2, ThrownIn())
    assert [line.hand for line in desk.evening.hands] == [1, 3, 2]
    assert done.line.deltas == trial.deltas
    assert done.touched == 3


def test_a_struck_hand_keeps_its_number_and_a_deleted_one_closes_the_gap(desk):
    for _ in range(3):
        desk.book(ThrownIn())
    desk.strike(2)
    assert [line.after.number for line in desk.evening.hands] == [1, 2, 3, 4]
    assert desk.evening.position.balances[STOCK] == 120
    desk.delete(3)
    assert [(line.hand, line.after.number) for line in desk.evening.hands] == [
        (1, 1),
        (2, 2),
        (4, 3),
    ]
    assert desk.evening.position.balances[STOCK] == 80
    desk.note("entered twice, no", 4)
    desk.note("thrown in twice", 2)
    desk.restore(2)
    assert desk.notes[2] == "thrown in twice"
    assert desk.evening.position.balances[STOCK] == 120
    assert [line.after.number for line in desk.evening.hands] == [1, 2, 3]
    for hand in (1, 2, 3):
        with pytest.raises(RefusedError):
            desk.restore(hand)
    desk.undo()
    assert desk.evening.position.balances[STOCK] == 80


def test_a_hand_that_counts_again_was_written_down_when_it_was(desk):
    """Fault: its slip gave the time when it was let count again as that when it was entered."""
    desk.book(ThrownIn())
    written = desk.written_at(2)
    desk.strike(2)
    desk.restore(2)
    assert desk.line(2).standing is Standing.COUNTS
    assert desk.written_at(2) == written


@pytest.mark.parametrize(
    "deed",
    [
        lambda desk: desk.correct(9, ThrownIn()),
        lambda desk: desk.insert(9, ThrownIn()),
        lambda desk: desk.strike(9),
        lambda desk: desk.delete(9),
        lambda desk: desk.restore(9),
        lambda desk: desk.note("what?", 9),
        lambda desk: desk.deal_by(desk.people[0], 9),
        lambda desk: desk.seat(desk.people, 9),
        lambda desk: desk.change_rules(desk.rules, before=9),
        lambda desk: desk.seat(desk.people[:2]),
        lambda desk: desk.seat([desk.people[0]] * 4),
        lambda desk: desk.change_rules(plain_rules(call=-1)),
        lambda desk: desk.change_rules(plain_rules(call=-1), for_all=True),
        lambda desk: desk.change_rules(rules(CATALOGUE.variants["kozel"])),
        lambda desk: desk.change_rules(rules(CATALOGUE.variants["kozel"]), for_all=True),
        lambda desk: desk.share_pot(STOCK, []),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(path, desk, deed):
    before = desk.evening
    with pytest.raises(RefusedError) as caught:
        deed(desk)
    assert caught.value.problems
    assert desk.evening == before == reopened(path, desk).evening


def test_a_dealer_who_does_not_sit_here_is_refused(desk):
    stranger = tables().people
    somebody = desk.known.named("Stranger")
    with pytest.raises(RefusedError):
        desk.deal_by(somebody)
    assert stranger.names == {}


# Undo and redo


def test_undo_and_redo_without_end_across_restarts(path, desk):
    states = [desk.evening.lines]
    for result in (70, 50, 95):
        desk.book(ruf(desk, result))
        states.append(desk.evening.lines)
    desk.strike(2)
    states.append(desk.evening.lines)
    desk.deal_by(desk.people[3])
    states.append(desk.evening.lines)
    for state in reversed(states[:-1]):
        desk = reopened(path, desk)
        assert desk.undo() is not None
        assert desk.evening.lines == state
    for state in states[1:]:
        desk = reopened(path, desk)
        assert desk.redo() is not None
        assert desk.evening.lines == state
    assert desk.redo() is None
    assert desk.redoable is None
    desk.undo()
    desk.book(ThrownIn())
    assert desk.redoable is None


def test_A73_an_empty_evening_has_nothing_to_undo():
    desk = tables().new(plain_rules(), NAMES)
    assert desk.undoable is None
    assert desk.undo() is None
    assert desk.redo() is None
    assert desk.evening.hands == ()
    desk.book(ThrownIn())
    assert desk.undo() is not None
    assert desk.undo() is None
    assert desk.table.dealer == desk.people[0]


def test_A77_the_dealer_follows_from_the_hands_after_undo_and_reopening(path, desk):
    for _ in range(6):
        desk.book(ThrownIn())
    assert desk.table.dealer == desk.people[7 % 5]
    desk.undo()
    assert reopened(path, desk).table.dealer == desk.people[6 % 5]


# People and rules change


def test_A79_a_fifth_joins_at_hand_twelve_and_has_no_amount_before(path):
    desk = tables(path).new(plain_rules(), NAMES[:4])
    for _ in range(11):
        desk.book(ruf(desk))
    kathi = tables(path).people.named("Kathi")
    desk.seat((*desk.people, kathi))
    for _ in range(5):
        desk.book(ruf(desk))
    rows = reopened(path, desk).rows()
    assert all(kathi not in row.deltas and kathi not in row.totals for row in rows[:11])
    assert sum(kathi in row.sitting_out for row in rows[11:]) == 1
    assert all(len(row.sitting_out) == 1 for row in rows[11:])
    assert rows[-1].totals[kathi] == sum(row.deltas.get(kathi, 0) for row in rows)


def test_a_leaver_keeps_his_line_and_may_come_back(desk):
    desk.book(ruf(desk))
    hans = desk.people[3]
    owed = desk.evening.position.balances[hans]
    desk.seat([who for who in desk.people if who != hans])
    desk.book(ruf(desk))
    assert hans in desk.people
    assert desk.evening.position.balances[hans] == owed


def test_A61_rules_change_from_hand_twenty_on_and_earlier_hands_keep_theirs(path):
    desk = tables(path).new(plain_rules(call=10), NAMES[:4])
    for _ in range(25):
        desk.book(ruf(desk))
    desk.change_rules(plain_rules(call=20), before=20)
    amounts = [max(row.deltas.values()) for row in reopened(path, desk).rows()]
    assert amounts == [10] * 19 + [20] * 6
    desk.book(ruf(desk))
    assert max(desk.rows()[-1].deltas.values()) == 20
    desk.change_rules(plain_rules(call=30))
    assert [max(row.deltas.values()) for row in desk.rows()] == [10] * 19 + [20] * 7
    desk.change_rules(plain_rules(call=40), for_all=True)
    assert {max(row.deltas.values()) for row in desk.rows()} == {40}
    desk.undo()
    assert [max(row.deltas.values()) for row in desk.rows()] == [10] * 19 + [20] * 7


def test_what_is_changed_from_an_earlier_hand_on_holds_whatever_was_changed_later(path):
    """The next hand cost what a later change of other things had said: 20 instead of 30."""
    desk = tables(path).new(plain_rules(call=20, solo=50), NAMES[:4])
    for _ in range(3):
        desk.book(ruf(desk))
    desk.change_rules(plain_rules(call=20, solo=60))
    desk.book(ruf(desk))
    desk.change_rules(plain_rules(call=30, solo=60), before=2, was=desk.rules)
    desk.book(ruf(desk))
    assert [max(row.deltas.values()) for row in desk.rows()] == [20, 30, 30, 30, 30]
    solo = [line.after.rules.tariff.solo for line in desk.evening.hands]
    assert solo == [50, 50, 50, 60, 60]  # nobody changed that for hands 2 and 3
    assert [line.words for line in log_lines(desk)][-2:] == [
        phrase("Other rules from hand {number} on", number=2),
        phrase("Other rules from hand {number} on", number=4),
    ]
    desk.undo()  # the hand
    desk.undo()
    assert [max(row.deltas.values()) for row in desk.rows()] == [20, 20, 20, 20]
    assert desk.rules.tariff.solo == 60


def test_rules_meant_whole_hold_from_an_earlier_hand_on_whatever_was_changed_later(path):
    desk = tables(path).new(plain_rules(call=20, solo=50), NAMES[:4])
    for _ in range(3):
        desk.book(ruf(desk))
    desk.change_rules(plain_rules(call=25, solo=60))
    agreed = plain_rules(call=30, solo=70)
    for was in (None, agreed):
        desk.change_rules(agreed, before=2, was=was)
        assert {line.after.rules for line in desk.evening.hands[1:]} == {agreed}
        assert desk.rules == agreed
        desk.undo()


# Settling


def test_a_correction_after_the_settlement_shows_what_was_paid_and_what_is_due(path, desk):
    desk.book(ruf(desk))
    desk.settle()
    assert dict(desk.settlement.paid) == {
        who: desk.evening.position.balances.get(who, 0) for who in desk.people
    }
    assert desk.evening.problems == ()
    desk.strike(2)
    problems = reopened(path, desk).evening.problems
    told = {tuple(dict(each.sentence.values).values()) for each in problems}
    due = desk.evening.position.balances
    assert told == {
        (who, paid, due.get(who, 0))
        for who, paid in desk.settlement.paid
        if paid != due.get(who, 0)
    }
    assert told


def test_what_was_paid_at_an_earlier_closing_is_held_against_nothing(path, desk):
    """Two closings said two different sums of one person, and only the last was meant."""
    desk.book(ruf(desk))
    desk.settle()
    desk.reopen()
    desk.book(ruf(desk))
    desk.strike(2)
    assert desk.evening.problems == ()
    desk.settle()
    preview = desk.preview(*desk.would_restore(2))
    told = [dict(each.sentence.values)["who"] for each in preview.problems]
    assert told
    assert len(told) == len(set(told))


def test_nothing_goes_on_in_a_closed_evening_before_it_is_opened_again(path, desk):
    desk.book(ruf(desk))
    other = [*desk.people[1:], desk.people[0]]
    desk.settle()
    before = len(desk.evening.writings)
    for act in (
        lambda: desk.book(ThrownIn()),
        lambda: desk.seat(other),
        lambda: desk.deal_by(other[2]),
        lambda: desk.change_rules(plain_rules(call=40)),
        lambda: desk.leave(other[0], ()),
    ):
        with pytest.raises(RefusedError) as refused:
            act()
        assert str(refused.value.problems[0].sentence).startswith("This evening is closed")
    assert len(reopened(path, desk).evening.writings) == before
    desk.strike(2)  # what was wrong can be put right, and is said to differ from what was paid
    assert desk.settlement is not None
    desk.reopen()
    desk.book(ThrownIn())
    assert desk.settlement is None


def test_who_leaves_early_pays_and_stands_up_as_one_act(desk):
    desk.book(ruf(desk))
    leaver = next(each.who for each in desk.reckoning().dues if each.outstanding < 0)
    others = [each for each in desk.table.people if each != leaver]
    payments = [Paid(leaver, each.taker, each.amount) for each in desk.reckoning().leaving(leaver)]
    assert payments
    desk.leave(leaver, payments)
    assert list(desk.table.people) == others
    assert desk.reckoning().outstanding[leaver] == 0
    assert isinstance(desk.undoable, Seats)  # it is called after this, not after the payments
    desk.undo()
    assert leaver in desk.table.people
    assert desk.reckoning().outstanding[leaver] < 0


def test_nobody_stands_up_from_a_table_that_needs_him(desk):
    while len(desk.table.people) > 3:  # Bavarian is played by three as well (3.1)
        desk.leave(desk.table.people[0], ())
    before = len(desk.evening.writings)
    with pytest.raises(RefusedError):
        desk.leave(desk.table.people[0], ())
    assert len(desk.evening.writings) == before


def test_a_stock_left_over_is_shared_once(desk):
    desk.share_pot(STOCK, desk.people[:3])
    assert [totals(desk)[name] for name in NAMES[:3]] == [14, 3, 3]
    with pytest.raises(RefusedError):
        desk.share_pot(STOCK, desk.people)


# The log, drafts, two programs


def test_the_log_tells_what_changed_when_and_what_it_was(path, desk):
    entry = ruf(desk)
    desk.book(entry)
    desk.correct(2, ruf_of(desk.line(2), 95))
    desk.correct(2, ruf_of(desk.line(2), 96))
    desk.undo()
    desk.strike(1)
    log = reopened(path, desk).log()
    assert [type(each.writing).__name__ for each in log] == [
        "Correction",
        "Correction",
        "Undo",
        "Strike",
    ]
    assert [each.was and each.was.result for each in log] == [70, 95, None, None]
    assert [each.undone for each in log] == [False, True, False, False]
    assert [each.number for each in log] == [2, 2, None, 1]
    assert [each.at for each in log] == sorted(each.at for each in log)


def test_the_last_remark_holds_and_can_be_taken_back(path, desk):
    desk.note(" Resi was away ", 1)
    desk.note("Kirta")
    desk.note("Resi was outside", 1)
    assert reopened(path, desk).notes == {1: "Resi was outside", None: "Kirta"}
    desk.undo()
    assert desk.notes[1] == "Resi was away"
    desk.note("", 1)
    assert desk.notes == {None: "Kirta"}


def test_a_draft_is_offered_after_a_crash_and_ends_with_the_hand(path, desk):
    desk.draft = '{"knocks": 2}'
    assert reopened(path, desk).draft == '{"knocks": 2}'
    desk.deal_by(desk.people[2])
    assert reopened(path, desk).draft == '{"knocks": 2}'
    desk.book(ThrownIn())
    assert reopened(path, desk).draft is None
    desk.draft = "half"
    with pytest.raises(RefusedError):
        desk.book(ruf(desk, 121))
    assert desk.draft == "half"


def test_window_and_terminal_on_one_evening(path, desk):
    other = reopened(path, desk)
    other.book(ruf(other))
    with pytest.raises(ChangedElsewhereError):
        desk.strike(1)
    assert desk.evening == other.evening
    desk.strike(1)
    assert other.refresh()
    assert not other.refresh()
    assert isinstance(other.undoable, Strike)
    tables(path).people.rename(desk.people[0], "Theresia")
    assert desk.refresh()
    assert desk.names[desk.people[0]] == "Theresia"


def brought_back(path, desk):
    """Book two hands after a copy, which another program then lets take the place of the file."""
    copy = desk._store.back_up(EIGHT)
    desk.book(ruf(desk))
    desk.book(ruf(desk))
    restore(path, copy, EIGHT)


def test_A98_a_copy_that_another_program_brings_back_is_what_the_desk_shows(path, desk):
    brought_back(path, desk)
    assert desk.refresh()
    assert desk.evening == reopened(path, desk).evening
    assert desk.undoable == desk.evening.writings[-1]
    assert len(desk.log()) == 0
    desk.book(ruf(desk))
    assert totals(desk) == totals(reopened(path, desk))


def test_A98_a_copy_of_the_same_length_is_noticed_before_a_hand_is_booked_on_it(path, desk):
    brought_back(path, desk)
    other = reopened(path, desk)
    other.book(ruf(other, 95))
    other.book(ruf(other, 95))
    with pytest.raises(ChangedElsewhereError):
        desk.book(ruf(desk))
    assert desk.evening == other.evening
    desk.book(ruf(desk))
    assert totals(desk) == totals(reopened(path, desk))


def test_A98_another_evening_that_got_the_same_number_is_not_written_to(path, desk):
    store = desk._store
    copy = store.back_up(EIGHT)
    mine = tables(path).new(plain_rules(), "ABCD")
    shown = tables(path).open(mine.record.id)
    restore(path, copy, EIGHT)
    other = tables(path).new(plain_rules(), "EFGH")
    assert other.record.id == shown.record.id
    with pytest.raises(GoneError):
        shown.book(ruf(shown))
    assert len(reopened(path, other).evening.writings) == 1


def test_an_evening_is_renamed(path, desk):
    desk.retitle("Kirta", "Pub")
    assert (desk.record.title, desk.record.place) == ("Kirta", "Pub")
    assert reopened(path, desk).record == desk.record


def test_the_time_of_a_hand_is_that_of_its_booking(path):
    clock = Hours()
    desk = tables(path, clock).new(plain_rules(), NAMES)
    desk.book(ThrownIn())
    assert reopened(path, desk).record.last_at == clock.at
    assert desk.record.last_at == clock.at, "in the window it was begun in as well"


def test_a_hand_entered_twice_may_leave_later_deals_as_they_were(desk):
    for _ in range(3):
        desk.book(ThrownIn())
    dealers = [line.table.dealer for line in desk.evening.hands]
    desk.delete(2, keep_dealers=True)
    assert [line.table.dealer for line in desk.evening.hands] == [dealers[0], *dealers[2:]]
    desk.undo()
    desk.delete(2)
    assert [line.table.dealer for line in desk.evening.hands] == dealers[:3]


def test_a_forgotten_hand_may_leave_later_deals_as_they_were(desk):
    for _ in range(2):
        desk.book(ThrownIn())
    dealers = [line.table.dealer for line in desk.evening.hands]
    done = desk.insert(2, ThrownIn(), keep_dealers=True)
    later = [line.table.dealer for line in desk.evening.hands if line.hand != done.line.hand]
    assert later == dealers


def test_every_hand_knows_when_it_was_written(desk):
    desk.book(ThrownIn())
    inserted = desk.insert(1, ThrownIn()).line.hand
    desk.correct(1, ThrownIn())
    times = [desk.written_at(each) for each in (1, 2, inserted)]
    assert times == sorted(times)
    assert len(set(times)) == 3


def test_titles_places_and_notes_command_no_terminal_and_have_an_end(desk):
    """A control character in a title reached the terminal as it was."""
    desk.retitle("Fri\x1b]0;day\x07", "the  Ox\n")
    assert (desk.record.title, desk.record.place) == ("Fri]0;day", "the Ox")
    desk.note("Hans\ud800 left")
    assert desk.notes[None] == "Hans left"
    for act in (lambda: desk.retitle("x" * 201, ""), lambda: desk.note("x" * 501)):
        with pytest.raises(RefusedError):
            act()


def test_a_payment_of_a_slipped_finger_is_refused(desk):
    one, other = desk.people[:2]
    with pytest.raises(RefusedError):
        desk.charge(Charge(one, other, 10**30, "Halbe"))
