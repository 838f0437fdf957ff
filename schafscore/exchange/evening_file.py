"""One evening as one file: JSON that carries it to another machine, read whole or refused whole."""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NoReturn

from schafscore.core.accounts import Person
from schafscore.core.journal import dump_writing, load_writings
from schafscore.core.questions import BadAnswerError
from schafscore.core.text import N_, phrase
from schafscore.core.variant import Catalogue
from schafscore.services.ports import stamp
from schafscore.services.travelling import Travelling, UnfitError, check

SCHEMA = "schafscore-evening"
VERSION = 1
BEGINNING = 64  # bytes that tell a file of ours from others

# An evening of a hundred hands with all their cards is a hundred kilobytes.
MOST_BYTES = 8 * 2**20
MOST_DEPTH = 16
MOST_DIGITS = 12
MOST_HEAD = 100  # letters in which a file of ours says what it is

FIELDS = ("schema", "version", "evening", "people", "writings")
EVENING = ("uid", "title", "place", "opened_at")


def begins_evening(beginning: bytes) -> bool:
    """Whether a file that begins so may be one of ours: a chat may have given it another name."""
    return beginning.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{")


def write_evening(travelling: Travelling) -> bytes:
    """Return the file of an evening, one writing on a line."""
    evening = {
        "uid": travelling.uid,
        "title": travelling.title,
        "place": travelling.place,
        "opened_at": stamp(travelling.opened_at),
    }
    people = [{"id": who.id, "name": name} for who, name in travelling.people.items()]
    writings = [
        {"act": act, "at": stamp(at), "body": dump_writing(writing)}
        for writing, (act, at) in zip(travelling.writings, travelling.written, strict=True)
    ]
    lines = [
        f'{{"schema": {_json(SCHEMA)},',
        f'"version": {VERSION},',
        f'"evening": {_json(evening)},',
        f'"people": [\n{_lines(people)}\n],',
        f'"writings": [\n{_lines(writings)}\n]}}',
    ]
    return ("\n".join(lines) + "\n").encode()


def read_evening(content: bytes, catalogue: Catalogue) -> Travelling:
    """Read the file of an evening, in bounded time.

    Raises `UnfitError` where it is not one, is damaged, or was written by a newer program; and
    where its hands could not have been.
    """
    raw = _parsed(content)
    try:
        travelling = _evening(raw, catalogue)
    except BadAnswerError as error:
        raise UnfitError(phrase(N_("This file cannot be read: {why}"), why=str(error))) from error
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise UnfitError(DAMAGED) from error
    check(travelling)
    return travelling


FOREIGN = N_("This file holds no evening of this program")
DAMAGED = N_("This file is damaged")
BROKEN = N_("This file is damaged in line {line}")
NEWER = N_("This file was written by a newer version of the program")
TOO_LARGE = N_("This file is too large for an evening")


def _parsed(content: bytes) -> Mapping[str, Any]:
    if len(content) > MOST_BYTES:
        raise UnfitError(TOO_LARGE)
    try:
        raw = json.loads(
            content.decode("utf-8-sig"),
            object_pairs_hook=_once,
            parse_int=_short,
            parse_float=_refused,
            parse_constant=_refused,
        )
    except json.JSONDecodeError as error:
        begun = SCHEMA in error.doc[:MOST_HEAD]
        raise UnfitError(phrase(BROKEN, line=error.lineno) if begun else FOREIGN) from error
    except (ValueError, RecursionError) as error:
        raise UnfitError(FOREIGN) from error
    if not isinstance(raw, dict) or raw.get("schema") != SCHEMA:
        raise UnfitError(FOREIGN)
    version = raw.get("version")
    if type(version) is not int or version < 1:
        raise UnfitError(DAMAGED)
    if version > VERSION:
        raise UnfitError(NEWER)
    if not _shallow(raw, MOST_DEPTH):
        raise UnfitError(DAMAGED)
    return raw


def _evening(raw: Mapping[str, Any], catalogue: Catalogue) -> Travelling:
    _exactly(raw, FIELDS)
    evening, people, writings = raw["evening"], raw["people"], raw["writings"]
    _exactly(evening, EVENING)
    for each in people:
        _exactly(each, ("id", "name"))
    for each in writings:
        _exactly(each, ("act", "at", "body"))
    uid = _words(evening["uid"])
    named = {Person(_number(each["id"])): _words(each["name"]) for each in people}
    if len(named) < len(people) or not (uid.isascii() and uid.isalnum()):
        raise ValueError(uid)
    return Travelling(
        uid=uid,
        title=_words(evening["title"]),
        place=_words(evening["place"]),
        opened_at=_time(evening["opened_at"]),
        people=named,
        writings=load_writings([each["body"] for each in writings], catalogue),
        written=tuple((_number(each["act"]), _time(each["at"])) for each in writings),
    )


def _exactly(raw: object, names: Sequence[str]) -> None:
    if not isinstance(raw, dict) or raw.keys() != set(names):
        raise ValueError(names)


def _once(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    read = dict(pairs)
    if len(read) < len(pairs):
        raise ValueError("a name is there twice")
    return read


def _short(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError("a number is too large")
    return int(digits)


def _refused(number: str) -> NoReturn:
    raise ValueError(f"{number} is no whole number")


def _shallow(value: object, depth: int) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return depth > 0 and all(_shallow(each, depth - 1) for each in inner)


def _number(raw: object) -> int:
    if type(raw) is not int:
        raise TypeError(raw)
    return raw


def _words(raw: object) -> str:
    if not isinstance(raw, str):
        raise TypeError(raw)
    raw.encode()  # half a letter cannot be kept
    return raw


def _time(raw: object) -> datetime:
    at = datetime.fromisoformat(_words(raw))
    if at.tzinfo is None:
        raise ValueError("a time has no zone")
    return at.astimezone(UTC)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(values: Sequence[object]) -> str:
    return ",\n".join(map(_json, values))
