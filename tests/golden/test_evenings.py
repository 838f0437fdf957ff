"""Whole evenings of the five games, worked by hand: list, strokes, pots, settlement and paper."""

from dataclasses import dataclass, replace
from fractions import Fraction
from io import BytesIO
from pathlib import Path

import pytest
from examples import seated
from paper_speech import FRIDAY, PlainSpeech
from pypdf import PdfReader
from tables import PEOPLE

from schafscore.core.accounts import STOCK, Side
from schafscore.core.evening import fold, step
from schafscore.core.journal import Hand, PotShared, Terms
from schafscore.core.results import Level
from schafscore.core.rounds import WAITING
from schafscore.core.variant import Board
from schafscore.pdf.session import session
from schafscore.pdf.session_sheet import session_pdf
from schafscore.services.keyline import read
from schafscore.sheets.reckoning import reckoning
from schafscore.sheets.rows import rows
from schafscore.variants.wendish import POOL

FOLDER = Path(__file__).parent / "evenings"
GAMES = ("bavarian", "wendish", "german", "three_handed", "skat")
POTS = {"stock": STOCK, "bock": WAITING, "pool": POOL, "0": Side(0), "1": Side(1)}
LEVELS = {Level.SCHNEIDER: "Schneider", Level.SCHWARZ: "Schwarz"}
COLUMNS = ("typed", "deals", "game", "side", "end", "value", "moves", "totals", "pots", "why")


@dataclass
class Worked:
    """What a file says of an evening; every hand is a dict by the names of the columns."""

    head: dict[str, list[str]]
    hands: list[dict[str, str]]
    pays: list[tuple[str, str, int]]
    shares: list[str]


def worked(game):
    """Read a file: words, then the table of hands under its heads, then how it is settled."""
    found = Worked({}, [], [], [])
    _, *paragraphs = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").split("\n\n")
    for line in "\n".join(paragraphs).splitlines():
        cells = [" ".join(cell.split()) for cell in line.split("|")]
        first, *rest = line.split()
        if len(cells) > 1:
            found.hands.append(dict(zip(COLUMNS, cells, strict=True)))
        elif first == "pays":
            found.pays.append((rest[0], rest[1], int(rest[2])))
        elif first == "shares":
            found.shares = rest
        else:
            found.head[first] = rest
    found.hands = found.hands[1:]
    return found


class Played:
    """An evening typed in, hand by hand, as the file says."""

    def __init__(self, game):
        self.worked = worked(game)
        head = self.worked.head
        self.names = dict(zip(PEOPLE, head["people"], strict=False))
        self.people = {name: person for person, name in self.names.items()}
        preset, dealer = head["preset"][0], head["dealer"][0]
        opened = replace(seated(preset, len(self.names)), dealer=self.people[dealer])
        self.evening = fold([opened])
        for number, hand in enumerate(self.worked.hands, 1):
            table = self.evening.position.table()
            reading = read(hand["typed"], opened.rules, table)
            assert reading.problem is None, hand["typed"]
            assert reading.pad.problems == (), hand["typed"]
            self.evening = step(self.evening, Hand(number, reading.pad.entry))
        self.listed = rows(self.evening)
        if self.worked.shares:
            shared = PotShared(self.worked.shares[0], tuple(self.names))
            self.evening = step(self.evening, shared)
        if "worth" in head:
            worth = Terms(per_unit=Fraction(head["worth"][0]))
            self.evening = step(self.evening, worth)

    def session(self):
        return session(self.evening, self.names, title="An evening", opened=FRIDAY)


@pytest.fixture(scope="module", params=GAMES)
def played(request):
    return Played(request.param)


def signed(amount):
    return f"+{amount}" if amount > 0 else str(amount)


def as_worked(played, row):
    """Write a row of the list as the file writes it."""
    names, people = played.names, played.evening.position.people
    held = (POTS[name] for name in played.worked.head.get("pots", ()))
    outcome = {True: "won", False: "lost", None: "-"}[row.won]
    side = sorted(row.side, key=lambda each: each != row.declarer)
    end = (outcome, LEVELS.get(row.level, ""), "" if row.points is None else str(row.points))
    return {
        "deals": names[row.dealer],
        "game": str(row.kind),
        "side": " ".join(names[each] for each in side) or "-",
        "end": " ".join(filter(None, end)),
        "value": "-" if row.value is None else str(row.value),
        "moves": " ".join(signed(row.deltas[p]) if p in row.deltas else "." for p in people),
        "totals": " ".join(str(row.totals[each]) for each in people),
        "pots": " ".join(str(row.pots.get(each, 0)) for each in held),
    }


def test_every_row_of_the_list_is_as_worked_by_hand(played):
    assert len(played.listed) >= 12
    for row, hand in zip(played.listed, played.worked.hands, strict=True):
        told = {name: hand[name] for name in COLUMNS if name not in ("typed", "why")}
        assert as_worked(played, row) == told, hand["typed"]


def test_every_hand_adds_up_to_what_the_rows_say(played):
    """The file itself: each total is the one before and what was moved."""
    before = [0] * len(played.names)
    if played.worked.head["preset"] == ["wend.seed"]:
        before = [-50] * 4
    for hand in played.worked.hands:
        moves = [int(each.replace(".", "0")) for each in hand["moves"].split()]
        before = [total + move for total, move in zip(before, moves, strict=True)]
        assert " ".join(map(str, before)) == hand["totals"], hand["typed"]


def test_1_7_the_settlement_is_as_worked_by_hand(played):
    reckoned = reckoning(played.evening)
    paid = [(played.names[p.giver], played.names[p.taker], p.amount) for p in reckoned.fewest()]
    assert paid == played.worked.pays
    assert sum(reckoned.outstanding.values()) == 0


def test_4_5_a_pool_that_is_left_is_shared_among_all():
    played = Played("wendish")
    _, share = played.worked.shares
    last = rows(played.evening)[-1]
    assert last.hand is None
    assert list(last.deltas.values()) == [int(share)] * 4
    assert last.pots[POOL] == 0


def on_paper(text):
    return text.replace("-", "\N{MINUS SIGN}")


def of_the_list(played, before, hand):
    """What one row of the list shows: the value, then what it moved and the total, by seat."""
    cells = [] if hand["value"] == "-" else [hand["value"]]
    if hand["typed"] == "z" and cells:
        cells = [f"Thrown in: each {hand['value']} → Stock"]
    for move, total in zip(hand["moves"].split(), hand["totals"].split(), strict=True):
        cells += [total] if move == "." else [move, total]
    for name, held in zip(played.worked.head.get("pots", ()), hand["pots"].split(), strict=True):
        if name in ("stock", "pool") and held != "0":
            cells.append(held)
    return [*map(on_paper, cells)]


def of_the_slate(played, before, hand):
    """What one row of the slate shows: who declared, and the strokes of the side that won."""
    pairs = zip(before["pots"].split(), hand["pots"].split(), strict=True)
    drawn = [after for was, after in pairs if was != after]
    full = hand["moves"].split() != ["0"] * 4
    return [hand["game"], hand["side"].split()[0], "9" if full else drawn[0]]


def of_the_pool(played, before, hand):
    """What one row with a pool shows: what was moved beside stakes, the totals, and the pool."""
    moves = [int(move) for move in hand["moves"].split()]
    if int(hand["pots"]) > int(before["pots"]):
        moves = [move + 50 for move in moves]
    cells = []
    for move, total in zip(moves, hand["totals"].split(), strict=True):
        cells += [signed(move), total] if move else [total]
    return [*map(on_paper, cells), hand["pots"]]


def of_the_bids(played, before, hand):
    """What one row of the list of bids shows: what the game brought, and the total it makes."""
    cells = []
    for move, total in zip(hand["moves"].split(), hand["totals"].split(), strict=True):
        if move.strip("+-0."):
            cells += [total] if hand["game"] == "Ramsch" else [move.lstrip("+"), total]
    return [*map(on_paper, cells)]


CELLS = {
    Board.SEATS: of_the_list,
    Board.SLATE: of_the_slate,
    Board.POOL: of_the_pool,
    Board.BIDS: of_the_bids,
}


def test_the_paper_shows_every_row_and_who_pays_whom(played):
    document = PdfReader(BytesIO(session_pdf(played.session(), PlainSpeech())))
    lines = [line.strip() for page in document.pages for line in page.extract_text().splitlines()]
    at, before = lines.index("No."), {"pots": "0 0"}
    board = played.evening.position.rules.variant.board
    if board is Board.POOL:
        before = {"pots": "200"}
    for number, hand in enumerate(played.worked.hands, 1):
        cells = CELLS[board](played, before, hand)
        before = hand
        at = lines.index(str(number), at)
        starts = range(at, len(lines))
        found = [place for place in starts if lines[place : place + len(cells)] == cells]
        assert found, f"{number}: {hand['typed']}"
        at = found[0] + len(cells)
    for giver, taker, amount in played.worked.pays:
        if board is Board.BIDS:
            assert f"{giver} → {taker} {amount}" in " ".join(lines)
            continue
        place = lines.index(f"{giver} → {taker}")
        assert lines[place + 1] in (str(amount), f"{amount} ct")
