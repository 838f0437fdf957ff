"""Checks files of recorded games against our own rules, whatever the game."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from typing import Any

from schafscore.core.text import N_, Label, phrase
from schafscore.exchange import BadFileError, netschafkopf
from schafscore.exchange.inferred_tariff import check, infer
from schafscore.exchange.recorded import (
    bavarian,
    bavarian_cases,
    sheepshead_cases,
    skat,
    skat_cases,
    skat_server,
)
from schafscore.exchange.recorded.verdict import (
    Agrees,
    Differences,
    Differs,
    NoRecord,
    NotChecked,
    NotCheckedError,
    Record,
    Verified,
)
from schafscore.games import BadDealError

__all__ = ["Agrees", "Differs", "NoRecord", "NotChecked", "Verified", "verify"]

Check = Callable[[Record], Differences]
_CASES: Mapping[str, Mapping[str, Check]] = {
    "schafkopf_bavarian": bavarian_cases.CASES,
    "schafkopf_bavarian_4p": bavarian_cases.CASES,
    "skat": skat_cases.CASES,
    "sheepshead": sheepshead_cases.CASES,
    "sheepshead_3p": sheepshead_cases.CASES,
    "sheepshead_5p": sheepshead_cases.FIVE,
}


MOST_IN_ALL = 64 * 2**20
"""Bytes of a file of records; the longest real ones have two millions."""
MOST_BYTES = 100_000
"""A record with more bytes than this is none; the longest real ones have a few thousand."""
MALFORMED = ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError
"""What is raised by a record in which something is missing, or of another kind than it should."""
_UNREADABLE = N_("This record cannot be read")
_PROTOCOL = re.compile(rb"^Geber: ", re.MULTILINE)


def verify(content: bytes) -> Iterator[Verified]:
    """Compare every game in a file with what our own rules say.

    The file has a record a line, in JSON or as the International Skat Server writes them, or is a
    protocol of NetSchafkopf. A record that cannot be read differs; nothing is raised.
    """
    if _PROTOCOL.search(content):
        yield from _protocol(content)
        return
    for number, line in enumerate(BytesIO(content), 1):
        if line.strip():
            yield _verified(line, number)


def _protocol(content: bytes) -> Iterator[Verified]:
    try:
        protocol = netschafkopf.read(content)
    except BadFileError as error:
        yield Differs(_line(error.line), (error.reason,))
    else:
        yield from check(protocol, infer(protocol).tariff)


def _line(number: int) -> Label:
    return phrase(N_("line {number}"), number=number)


def _verified(line: bytes, number: int) -> Verified:
    name, of_server = _line(number), skat_server.is_game(line)
    if len(line) > MOST_BYTES:
        return NoRecord(name)
    try:
        record = skat_server.read(line) if of_server else json.loads(line)
        name = str(record["id"])
    except NotCheckedError as unchecked:
        return NotChecked(name, unchecked.why)
    except MALFORMED:
        return Differs(name, (_UNREADABLE,)) if of_server else NoRecord(name)
    try:
        differences = tuple(_differences(record))
    except NotCheckedError as unchecked:
        return NotChecked(name, unchecked.why)
    except BadDealError as bad:
        return Differs(name, (bad.reason,))
    except MALFORMED:
        return Differs(name, (_UNREADABLE,))
    return Differs(name, differences) if differences else Agrees(name)


def _differences(record: Any) -> Differences:
    if record.get("variant") == "bavarian":
        return bavarian.game(record)
    if record.get("variant") == "skat":
        return skat.game(record)
    cases = _CASES.get(record.get("game"))
    if cases is None:
        raise NotCheckedError(N_("Games of this variant are not checked"))
    return cases[record["kind"]](record)
