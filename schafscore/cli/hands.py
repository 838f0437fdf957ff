"""Commands about hands: book, correct, insert, strike, take back, and say why."""

from collections.abc import Callable
from functools import partial

from schafscore.cli.hand_options import told
from schafscore.cli.screen import Screen
from schafscore.cli.workplace import (
    Workplace,
    hand_of,
    number_of,
    say_amounts,
    say_change,
)
from schafscore.core.accounts import Outside
from schafscore.core.journal import Hand, Writing
from schafscore.core.text import N_, Label, phrase
from schafscore.services.cards_told import OTHERWISE, contradicted
from schafscore.services.desk import Desk, Done
from schafscore.services.keyline import write
from schafscore.services.log_words import act_in_words, closed_or_open
from schafscore.services.no_more import pays_no_more
from schafscore.services.pad import Pad, in_words, pad_of, remarks
from schafscore.sheets.why import Sum
from schafscore.sheets.why import why as explain_hand

NOTHING = N_("There is nothing to take back or to bring back.")


def add(place: Workplace) -> None:
    """Book a hand, or only say what it would come to."""
    desk = place.desk()
    screen = place.at(desk)
    place.arguments.called = desk.names
    pad = told(place.arguments, desk.rules, desk.table, screen.say, desk.names)
    assert pad.entry is not None
    if place.arguments.trial:
        line = desk.trial(pad.entry, pad.asides)
        screen.tell(in_words(pad))
    else:
        done = desk.book(pad.entry, pad.asides).line
        assert done is not None
        line = done
        number = line.after.number
        screen.tell(phrase(N_("Hand {number} – {hand}"), number=number, hand=in_words(pad)))
    _say_remarks(screen, pad)
    say_amounts(screen, line)


def correct(place: Workplace) -> None:
    """Show what a correction changes, and write it down if so told."""
    desk, screen, hand = _meant(place)
    line = desk.line(hand)
    assert isinstance(line.writing, Hand)
    rules, table = line.after.rules, line.table
    assert table is not None
    before = write(pad_of(rules, table, line.writing.entry, line.writing.asides))
    place.arguments.called = desk.names
    pad = told(place.arguments, rules, table, screen.say, desk.names, before)
    assert pad.entry is not None
    keep = not place.arguments.move_dealers
    screen.tell(in_words(pad))
    _say_remarks(screen, pad)
    say_change(screen, desk, desk.would_correct(hand, pad.entry, pad.asides, keep_dealers=keep))
    if place.may_write():
        desk.correct(hand, pad.entry, pad.asides, keep_dealers=keep)
        screen.tell(phrase(N_("Hand {number} is corrected."), number=place.arguments.number))


def insert(place: Workplace) -> None:
    """Show what a forgotten hand before another one changes, and book it if so told."""
    desk, screen, before = _meant(place)
    table = desk.line(before).table
    assert table is not None
    place.arguments.called = desk.names
    pad = told(place.arguments, desk.line(before).after.rules, table, screen.say, desk.names)
    assert pad.entry is not None
    keep = not place.arguments.move_dealers
    _say_remarks(screen, pad)
    say_change(screen, desk, desk.would_insert(before, pad.entry, pad.asides, keep_dealers=keep))
    if not place.may_write():
        return
    done = desk.insert(before, pad.entry, pad.asides, keep_dealers=keep).line
    assert done is not None
    screen.tell(phrase(N_("Hand {number} – {hand}"), number=done.after.number, hand=in_words(pad)))
    say_amounts(screen, done)


def strike(place: Workplace) -> None:
    """Show what changes where a hand counts nothing, and let it if so told."""
    _change(place, Desk.would_strike, Desk.strike, N_("Hand {number} counts nothing now."))


def delete(place: Workplace) -> None:
    """Show what changes without a hand, and take it out if so told."""
    keep = not place.arguments.move_dealers
    _change(
        place,
        partial(Desk.would_delete, keep_dealers=keep),
        partial(Desk.delete, keep_dealers=keep),
        N_("Hand {number} is gone."),
    )


def restore(place: Workplace) -> None:
    """Show what changes where a struck hand counts again, and let it if so told."""
    _change(place, Desk.would_restore, Desk.restore, N_("Hand {number} counts again."))


def undo(place: Workplace) -> None:
    """Take the last act back."""
    desk = place.desk()
    what = desk.undoable
    if what is None:
        place.screen.tell(NOTHING)
        return
    said = act_in_words(desk, what)
    desk.undo()
    _moved(place.at(desk), desk, what, phrase(N_("Taken back: {what}"), what=said))


def redo(place: Workplace) -> None:
    """Bring back what was undone last."""
    desk = place.desk()
    what = desk.redoable
    if what is None:
        place.screen.tell(NOTHING)
        return
    desk.redo()
    said = act_in_words(desk, what)  # now it is there, and has its number
    _moved(place.at(desk), desk, what, phrase(N_("Brought back: {what}"), what=said))


def why(place: Workplace) -> None:
    """Show every step of what a hand came to, and the line of the tariff it rests on."""
    desk, screen, hand = _meant(place)
    line, explained = desk.line(hand), explain_hand(desk.evening, hand)
    row = explained.row
    assert line.table is not None
    assert isinstance(line.writing, Hand)
    pad = pad_of(line.after.rules, line.table, line.writing.entry, line.writing.asides)
    screen.tell(phrase(N_("Hand {number} – {hand}"), number=row.number, hand=in_words(pad)))
    screen.tell(phrase(N_("{state}, dealt by {dealer}"), state=row.state, dealer=line.table.dealer))
    for remark in explained.remarks:
        screen.tell(remark)
    if contradicted(line):
        screen.tell(OTHERWISE)
    for each in explained.sums:
        screen.show()
        _sum(screen, each)
    if row.doubled:
        screen.tell(
            phrase(
                N_("Hand {place} of {of} doubled after hand {because}."),
                place=row.doubled.place,
                of=row.doubled.of,
                because=number_of(desk.evening, row.doubled.because),
            )
        )
    screen.show()
    screen.show(screen.amounts({who: line.deltas.get(who, 0) for who in line.after.people}))


def _say_remarks(screen: Screen, pad: Pad) -> None:
    """Say what the table should notice about a hand, and what of it pays nothing more."""
    for remark in (*remarks(pad), *pays_no_more(pad)):
        screen.tell(remark)


def _sum(screen: Screen, each: Sum) -> None:
    """Show a sum step by step, every step beside the line of the rules it rests on."""
    screen.tell(each.label)
    steps = [
        (
            f"{screen.say(row.sign)} {screen.speech.number(row.number)}".strip(),
            screen.say(row.words),
            ", ".join(map(screen.say, row.grounds)),
        )
        for row in each.rows
    ]
    screen.table((N_("Amount"), N_("Reason"), N_("Line of the tariff")), steps, right=(0,))
    for giver, taker in each.pairs:
        if isinstance(giver, Outside) or isinstance(taker, Outside):
            continue  # the world outside is nobody to name; the amounts below say it
        who = f"{screen.called(giver)} → {screen.called(taker)}"
        screen.show(f"{who}: {screen.speech.number(each.amount)}")


def _meant(place: Workplace) -> tuple[Desk, Screen, int]:
    desk = place.desk()
    return desk, place.at(desk), hand_of(desk, place.arguments.number)


def _change(
    place: Workplace,
    would: Callable[[Desk, int], tuple[Writing, ...]],
    does: Callable[[Desk, int], Done],
    sentence: str,
) -> None:
    desk, screen, hand = _meant(place)
    say_change(screen, desk, would(desk, hand))
    if not place.may_write():
        return
    does(desk, hand)
    screen.tell(phrase(sentence, number=place.arguments.number))


def _moved(screen: Screen, desk: Desk, what: Writing, sentence: Label) -> None:
    screen.tell(sentence)
    if now := closed_or_open(desk, what):
        screen.tell(now)
