"""An evening played from a script, by a process that may be killed: ``scripted_evening.py FILE``."""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

from desks import NAMES, ruf, stock_rules, tables  # noqa: E402

from schafscore.core.accounts import STOCK  # noqa: E402
from schafscore.services.ports import ChangedElsewhereError  # noqa: E402
from schafscore.variants.bavarian import ThrownIn  # noqa: E402

DEEDS = (
    lambda desk: desk.book(ThrownIn()),
    lambda desk: desk.book(ruf(desk)),
    lambda desk: desk.book(ruf(desk, 91)),
    # A thrown-in hand that was a game after all, and the reverse: some write two lines at once.
    lambda desk: desk.correct(last(desk), ThrownIn()),
    lambda desk: desk.undo(),
    lambda desk: desk.redo(),
    lambda desk: desk.insert(last(desk), ThrownIn()),
    lambda desk: desk.strike(last(desk)),
    lambda desk: desk.share_pot(STOCK, desk.people),
    lambda desk: desk.undo(),
)


def last(desk):
    return desk.evening.hands[-1].hand


def begin(path):
    """Begin the evening and return its desk."""
    return tables(path).new(stock_rules(), NAMES)


def play(desk, deeds):
    """Do this many deeds and yield how long the journal is after each."""
    for number in range(deeds):
        DEEDS[number % len(DEEDS)](desk)
        yield len(desk.evening.writings)


def book_beside_another(path, session, hands):
    """Book hands while another program does the same."""
    desk = tables(path).open(session)
    for _ in range(hands):
        while True:
            try:
                desk.book(ThrownIn())
                break
            except ChangedElsewhereError:
                pass


if __name__ == "__main__":
    if len(sys.argv) > 2:
        book_beside_another(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
    else:
        opened = begin(Path(sys.argv[1]))
        print(1, flush=True)
        for length in play(opened, 100_000):
            print(length, flush=True)
