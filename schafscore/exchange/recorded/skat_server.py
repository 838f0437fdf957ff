"""Games of the International Skat Server: its own lines, and the same games as single cases."""

import re
from collections.abc import Iterator
from typing import Any

from schafscore.core.outcome import Event, Outcome
from schafscore.core.results import Level
from schafscore.core.text import N_
from schafscore.exchange.recorded.french import french
from schafscore.exchange.recorded.skat import (
    LETTERS,
    SEATED,
    booked,
    contract_of,
    entry_told,
    signed,
    tariff_of,
)
from schafscore.exchange.recorded.verdict import (
    Differences,
    NotCheckedError,
    Record,
    compare,
    compare_each,
    winner,
)
from schafscore.games.skat.deal import CARDS, Deal, Position
from schafscore.games.skat.entry import entry_of

_SERVER, _OUT_OF_TIME, _TAKES = "w", "TI", "s"
_FIELD = re.compile(r"\b([A-Z]+\d?)\[([^][]*)\]")
_CARD = r"[CSHD][ATKQJ987]"
_CARDS = re.compile(rf"{_CARD}(?:\.{_CARD})*")
_CONTRACT = re.compile(rf"([CSHDGN])([OHSZ]*)((?:\.{_CARD}){{2}})?")
_WORDS = {"O": "ouvert", "H": "hand", "S": "schneider", "Z": "schwarz"}


def is_game(line: bytes) -> bool:
    """Whether *line* is a game as the server writes it."""
    return line.lstrip().startswith(b"(;")


def read(line: bytes) -> Record:
    """Turn a line of the server into a record; raises ValueError or KeyError where it is none."""
    fields = dict(_FIELD.findall(line.decode()))
    moves = fields["MV"].split()
    (_, dealt), *pairs = zip(moves[::2], moves[1::2], strict=True)
    cards = dealt.split(".")
    stated = dict(part.split(":") for part in fields["R"].split() if ":" in part)
    record: dict[str, Any] = {"id": fields["ID"], "game": "skat"}
    if stated["d"] == "-1":
        return {**record, "kind": "aborted_record"}
    return {
        **record,
        "kind": "full_game",
        "hands_dealt": [cards[:CARDS], cards[CARDS : 2 * CARDS], cards[2 * CARDS : 3 * CARDS]],
        "skat_dealt": cards[3 * CARDS :],
        **_moves(pairs),
        "expected": {
            "won": "win" in fields["R"].split(),
            "value": int(stated["v"]),
            "matadors": int(stated["m"]),
            "declarer_points": int(stated["p"]),
            "declarer_tricks": int(stated["t"]),
            "schneider": stated["s"] == "1",
            "schwarz": stated["z"] == "1",
            "raw_result": fields["R"],
        },
    }


def _moves(pairs: list[tuple[str, str]]) -> Record:
    """Sort the moves: bids, the contract, the cards laid away, the plays, and what is special."""
    found: dict[str, Any] = {"discards": None, "plays": [], "special": [], "winning_bid": None}
    taken = False
    for who, move in pairs:
        contract = _CONTRACT.fullmatch(move)
        if who == _SERVER:
            if not _CARDS.fullmatch(move):  # two cards: the skat is shown to the soloist
                found["special"].append([who, move])
        elif "contract" not in found and move.isdecimal():
            found["winning_bid"] = int(move)
        elif "contract" not in found and contract is not None:
            letter, flags, laid_away = contract.groups()
            words = [_WORDS[flag] for flag in flags] + ([] if taken else ["hand"])
            found["contract"] = {"game": letter, "modifiers": words, "declarer": int(who)}
            found["discards"] = laid_away.split(".")[1:] if laid_away else None
        elif "contract" not in found:
            taken = taken or move == _TAKES
        elif not _CARDS.fullmatch(move):
            found["special"].append([int(who), move])
        elif "." in move:
            found["discards"] = move.split(".")
        else:
            found["plays"].append([int(who), move])
    return found


def game(record: Record) -> Differences:
    """Compare a game of the server; where it was broken off, what can be told from the cards.

    Raises NotCheckedError where the amount is a penalty for running out of time.
    """
    if any(who == _SERVER and move.startswith(_OUT_OF_TIME) for who, move in record["special"]):
        raise NotCheckedError(N_("A penalty of the server, not a value of the cards"))
    end = _deal(record).replay()
    expected, deal = record["expected"], end.deal
    seats = [trick.winner for trick in end.tricks]
    yield from compare_each(winner, expected.get("trick_winners", seats), seats)
    matadors = signed(deal.matadors)
    yield from compare(N_("Matadors"), expected["matadors"], matadors)
    tariff = tariff_of("isko")
    entry = (
        entry_of(end, SEATED, tariff)
        if end.decided
        else entry_told(
            deal.contract,
            matadors,
            expected["declarer_tricks"],
            tariff,
            result=expected["declarer_points"],
            bid=deal.bid,
        )
    )
    outcome, points = booked(entry, tariff)
    declarer = deal.contract.declarer
    assert declarer is not None
    yield from compare(N_("Points booked"), expected["value"], points[declarer])
    yield from compare(N_("Won"), expected["won"], outcome.won)
    overbid = "overbid" in expected["raw_result"]
    yield from compare(N_("Overbid"), overbid, Event.OVERBID in outcome.events)
    if end.decided:
        yield from _reached(expected, end, outcome)


def _deal(record: Record) -> Deal:
    told, discards = record["contract"], record["discards"]
    hand = "hand" in told["modifiers"] or discards is None
    return Deal(
        hands=tuple(map(french, record["hands_dealt"])),
        skat=french(record["skat_dealt"]),
        contract=contract_of(LETTERS[told["game"]], told["declarer"], told["modifiers"], hand=hand),
        laid_away=french(discards or ()),
        plays=french(code for _, code in record["plays"]),
        bid=record["winning_bid"],
    )


def _reached(expected: Record, end: Position, outcome: Outcome) -> Iterator[Any]:
    """Compare points, tricks and levels of a game that was played to its end."""
    what = N_("Card points of the declaring side")
    yield from compare(what, expected["declarer_points"], end.declarers_points)
    yield from compare(N_("Tricks"), expected["declarer_tricks"], end.declarers_tricks)
    level = outcome.level or Level.SIMPLE
    yield from compare(N_("Schneider"), expected["schneider"], level >= Level.SCHNEIDER)
    yield from compare(N_("Schwarz"), expected["schwarz"], level is Level.SCHWARZ)
