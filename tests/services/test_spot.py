"""Where a hand is entered, and what the log says of everything that was done."""

import pytest
from calls import calls
from desks import NAMES, ruf, stock_rules, tables

from schafscore.core.evening import fold
from schafscore.core.journal import Charge
from schafscore.services.log_words import act_in_words, log_lines
from schafscore.services.ports import RefusedError
from schafscore.services.spot import deleted, forgotten, next_hand, old_hand
from schafscore.variants.bavarian import Rufspiel, ThrownIn


@pytest.fixture
def desk(tmp_path):
    """A hand thrown in and a Sauspiel."""
    opened = tables(tmp_path / "evenings.db").new(stock_rules(), NAMES)
    opened.book(ThrownIn())
    opened.book(ruf(opened))
    return opened


def log(desk):
    return [(str(each.words), each.undone) for each in log_lines(desk)]


def test_the_next_hand_is_entered_at_the_end(desk):
    spot = next_hand(desk)
    assert (spot.number, spot.last.hand, spot.table) == (3, 2, desk.table)
    done = spot.enter(ThrownIn(), (), True)
    assert done.line.hand == 3


def test_an_old_hand_is_entered_at_the_table_it_was_played_at(desk):
    spot, pad = old_hand(desk, 2)
    line = desk.line(2)
    assert (spot.number, spot.table, spot.last.hand) == (2, line.table, 1)
    assert pad.entry == line.writing.entry
    assert spot.trial(ThrownIn(), ()).deltas != line.deltas
    spot.enter(ThrownIn(), (), True)
    assert isinstance(desk.line(2).writing.entry, ThrownIn)


def test_what_would_be_written_is_what_is_written(desk):
    spot, _ = forgotten(desk, 2)
    for keep in (True, False):
        would = spot.would(ThrownIn(), (), keep)
        before = len(desk.evening.writings)
        spot.enter(ThrownIn(), (), keep)
        assert desk.evening.writings[before:] == would
        desk.undo()


def test_a_deleted_hand_has_its_old_place(desk):
    entry = desk.line(1).writing.entry
    desk.delete(1)
    spot, pad = deleted(desk, 1)
    assert pad.entry == entry
    spot.enter(pad.entry, pad.asides, False)
    assert [isinstance(line.writing.entry, ThrownIn) for line in desk.evening.hands] == [
        True,
        False,
    ]
    with pytest.raises(RefusedError):
        deleted(desk, 2)


def test_a_hand_that_counts_again_is_called_so_and_no_forgotten_one(desk):
    """Fault: the log said that a hand was inserted, and another deleted as entered twice."""
    desk.strike(1)
    would = desk.would_restore(1)
    assert [str(act_in_words(desk, each)) for each in would] == ["Hand 1 counts again"]
    desk.restore(1)
    desk.undo()
    assert log(desk)[1:] == [
        ("Hand 1 counts again", True),
        ("Taken back: Hand 1 counts again", False),
    ]


def test_the_log_tells_every_change_and_what_was_taken_back(desk):
    desk.strike(1)
    desk.undo()
    desk.redo()
    desk.note("Schneider", 2)
    desk.delete(2)
    assert log(desk) == [
        ("Hand 1 struck", False),
        ("Taken back: Hand 1 struck", False),
        ("Brought back: Hand 1 struck", False),
        ("Note", False),
        ("A hand deleted: entered twice", False),
    ]
    assert [each.quoted for each in log_lines(desk)][3] == "Schneider"
    assert [each.gone for each in log_lines(desk)] == [False] * 4 + [True]


def test_the_log_says_who_owes_whom_with_what_was_written(desk):
    anna, bernd = desk.people[:2]
    desk.charge(Charge(anna, bernd, 420, "Halbe"))
    (line,) = log_lines(desk)
    assert line.quoted == "Halbe"
    assert dict(line.words.values)["payer"].values == (("who", anna),)


def test_a_correction_is_called_in_advance_what_it_will_be_called(desk):
    spot, _ = old_hand(desk, 1)
    declarer, partner = spot.table.playing[:2]
    called = Rufspiel(declarer=declarer, partner=partner, result=70)
    correction, *_ = spot.would(called, (), True)
    words = str(act_in_words(desk, correction))
    spot.enter(correction.entry, (), True)
    assert log(desk)[0][0] == words


def test_nothing_is_folded_again_to_say_what_corrections_changed(tmp_path):
    desk = tables(tmp_path / "many.db").new(stock_rules(), NAMES)
    for _ in range(20):
        desk.book(ruf(desk))
    for hand in range(1, 21):
        declarer, partner = desk.line(hand).table.playing[:2]
        desk.correct(hand, Rufspiel(declarer=declarer, partner=partner, result=95))
    folding = calls(lambda: fold(desk.evening.writings))
    assert calls(lambda: log_lines(desk)) < folding
    assert calls(lambda: act_in_words(desk, desk.undoable)) < folding / 4
    assert [words for words, _ in log(desk)][-1] == (
        "Hand 20 corrected: Card points: 95 instead of 70"
    )
