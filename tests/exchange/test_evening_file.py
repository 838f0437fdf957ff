"""The file of an evening holds all of it, and any other file is refused whole and in good time."""

import json
import os
import re
import time
from copy import deepcopy
from random import Random

import pytest
from desks import NAMES, ruf, stock_rules
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tables import CATALOGUE
from travellers import machine, travelling

from schafscore.core.accounts import KITTY
from schafscore.core.journal import FIELDS, Charge
from schafscore.core.journal import NAMES as KINDS
from schafscore.exchange.evening_file import MOST_BYTES, read_evening, write_evening
from schafscore.resources import resource
from schafscore.services.travelling import MOST_WORK, UnfitError, check, pack, take_in
from schafscore.sheets.reckoning import reckoning
from schafscore.sheets.rows import rows
from schafscore.variants.bavarian import ThrownIn

SCHEMA = json.loads(resource("evening.schema.json").read_text(encoding="utf-8"))
MUTATIONS = int(os.environ.get("SCHAFSCORE_MUTATIONS", "200"))


def an_evening():
    """Every common act, under five names."""
    desk = machine().new(stock_rules(), NAMES, title="Ochsen", place="Stube")
    desk.book(ThrownIn())
    desk.book(ruf(desk))
    desk.note("spät", 2)
    desk.strike(1)
    desk.undo()
    desk.seat(desk.people[:4])
    desk.deal_by(desk.people[1])
    desk.book(ruf(desk, 50))
    desk.change_rules(stock_rules(), before=3)
    desk.charge(Charge(desk.people[0], KITTY, 100, "Kasse"))
    desk.settle()
    return desk


@pytest.fixture(scope="module")
def content():
    return write_evening(pack(an_evening()))


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(travelling())
def test_what_is_written_is_read_back_equal(packed):
    content = write_evening(packed)
    assert read_evening(content, CATALOGUE) == packed
    assert write_evening(read_evening(content, CATALOGUE)) == content
    fits(json.loads(content), SCHEMA)


def test_an_evening_goes_to_another_machine_and_comes_back(content):
    there = machine()
    packed = read_evening(content, CATALOGUE)
    assert write_evening(pack(take_in(packed, there, dict(packed.people)))) == content


def test_every_writing_has_its_place_in_the_schema():
    told = {}
    for name, each in SCHEMA["$defs"].items():
        if "writing" in each.get("properties", {}):
            told[each["properties"]["writing"]["const"]] = each
            assert {"$ref": f"#/$defs/{name}"} in writing_schemas()
    assert told.keys() == set(KINDS.values())
    for kind, fields in FIELDS.items():
        assert told[KINDS[kind]]["required"] == ["writing", *fields]
        assert list(told[KINDS[kind]]["properties"]) == ["writing", *fields]


def writing_schemas():
    return SCHEMA["properties"]["writings"]["items"]["properties"]["body"]["oneOf"]


TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}


def fits(value, schema):
    """Check as much of JSON Schema as ours uses."""
    if "$ref" in schema:
        return fits(value, SCHEMA["$defs"][schema["$ref"].removeprefix("#/$defs/")])
    for word, asked in schema.items():
        match word:
            case "type":
                names = [asked] if isinstance(asked, str) else asked
                assert type(value) in [TYPES[name] for name in names], (value, asked)
            case "const":
                assert value == asked
            case "enum":
                assert value in asked
            case "pattern":
                assert re.search(asked, value), (value, asked)
            case "minimum":
                assert value >= asked
            case "minItems" | "minLength":
                assert len(value) >= asked
            case "maxItems" | "maxLength":
                assert len(value) <= asked
            case "required":
                assert value.keys() >= set(asked)
            case "additionalProperties":
                assert asked is False
                assert value.keys() <= schema["properties"].keys()
            case "properties":
                for name, inner in asked.items():
                    if name in value:
                        fits(value[name], inner)
            case "items":
                for each in value:
                    fits(each, asked)
            case "oneOf":
                assert sum(fitting(value, each) for each in asked) == 1, value
            case "$schema" | "$defs" | "title" | "description":
                pass
            case _:
                raise AssertionError(word)
    return True


def fitting(value, schema):
    try:
        return fits(value, schema)
    except AssertionError:
        return False


def refused(content):
    with pytest.raises(UnfitError) as caught:
        read_evening(content, CATALOGUE)
    return str(caught.value.sentence)


def changed(content, **parts):
    return json.dumps({**json.loads(content), **parts}).encode()


def test_a_file_of_something_else_is_refused_with_a_sentence(content):
    foreign = "This file holds no evening of this program"
    for each in (b"", b"\0\xff", b"[]", b'{"schema": "shopping"}', b'{"schema": "x",', b"Resi 20"):
        assert refused(each) == foreign
    assert (
        refused(changed(content, version=2))
        == "This file was written by a newer version of the program"
    )
    assert refused(changed(content, version="1")) == "This file is damaged"
    assert refused(changed(content, more=1)) == "This file is damaged"


def test_a_file_that_breaks_off_says_in_which_line(content):
    lines = content.splitlines(keepends=True)
    for broken in (4, len(lines)):
        with pytest.raises(UnfitError) as caught:
            read_evening(b"".join(lines[:broken])[:-3], CATALOGUE)
        assert caught.value.sentence.text == "This file is damaged in line {line}"
        assert dict(caught.value.sentence.values) == {"line": broken}


def test_a_file_with_a_byte_order_mark_is_read(content):
    assert read_evening(b"\xef\xbb\xbf" + content, CATALOGUE) == read_evening(content, CATALOGUE)


@pytest.mark.parametrize(
    "evil",
    [
        b" " * (MOST_BYTES + 1),
        b"[" * 500_000,
        b'{"a":' * 100_000,
        b"9" * 1_000_000,
        b'{"schema": 1e999999999}',
        b'{"schema": NaN}',
        b'{"schema": "schafscore-evening", "schema": "schafscore-evening"}',
    ],
    ids=["size", "depth", "deep objects", "digits", "exponent", "nan", "twice"],
)
def test_a_file_made_to_hurt_is_refused_at_once(evil):
    began = time.perf_counter()
    refused(evil)
    assert time.perf_counter() - began < 2


def without_opening(raw):
    del raw["writings"][0]


def two_openings(raw):
    raw["writings"][1]["body"] = raw["writings"][0]["body"]


def absent_dealer(raw):
    raw["writings"][0]["body"]["dealer"] = 77


def a_stranger(raw):
    raw["people"].pop()


def a_name_twice(raw):
    raw["people"][0]["name"] = raw["people"][1]["name"].upper()


def a_blank_name(raw):
    raw["people"][0]["name"] = "\u200b "


def a_hand_twice(raw):
    raw["writings"][2]["body"]["hand"] = raw["writings"][1]["body"]["hand"]


def undone_opening(raw):
    raw["writings"].append(
        {
            **raw["writings"][-1],
            "act": len(raw["writings"]),
            "body": {"writing": "undo", "place": 0},
        }
    )


def undone_future(raw):
    raw["writings"].append(
        {
            **raw["writings"][-1],
            "act": len(raw["writings"]),
            "body": {"writing": "undo", "place": 500},
        }
    )


def acts_out_of_order(raw):
    raw["writings"][2]["act"] = 0


def rules_out_of_bounds(raw):
    raw["writings"][0]["body"]["rules"]["tariff"]["call"] = 10**11


def a_time_without_zone(raw):
    raw["writings"][1]["at"] = "2026-03-06T20:00:00"


def a_time_before_all(raw):
    raw["writings"][1]["at"] = "0001-01-01T00:00:00+23:00"


def half_a_letter(raw):
    raw["evening"]["title"] = "\ud800"


def longer_than_life(raw):
    first = raw["writings"][1]
    strike = {"writing": "strike", "hand": 1}
    for place in range(len(raw["writings"]), len(raw["writings"]) + int(MOST_WORK**0.5) + 1):
        raw["writings"].append({**first, "act": place, "body": strike})


@pytest.mark.parametrize(
    "spoil",
    [
        without_opening,
        two_openings,
        absent_dealer,
        a_stranger,
        a_name_twice,
        a_blank_name,
        a_hand_twice,
        undone_opening,
        undone_future,
        acts_out_of_order,
        rules_out_of_bounds,
        a_time_without_zone,
        a_time_before_all,
        half_a_letter,
        longer_than_life,
    ],
)
def test_an_evening_that_no_program_of_ours_wrote_is_refused(content, spoil):
    raw = json.loads(content)
    spoil(raw)
    refused(json.dumps(raw).encode())


VALUES = (None, True, -1, 0, 1, 7, 999, 10**11, "", "x", "ruf", [], {}, [[1, 2]], ["a"], 1.5)


def mutated(content, chance):
    """Return *content* with a byte, a value or a whole part of it changed, moved or left out."""
    if chance.random() < 0.3:
        spoilt = bytearray(content)
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(spoilt))
            spoilt[at : at + chance.randint(0, 3)] = chance.randbytes(chance.randint(0, 3))
        return bytes(spoilt)
    raw = json.loads(content)
    for _ in range(chance.randint(1, 3)):
        places = list(inside(raw))
        holder, key = chance.choice(places)
        match chance.randrange(4):
            case 0:
                del holder[key]
            case 1:
                other, there = chance.choice(places)
                holder[key] = deepcopy(other[there])
            case 2 if isinstance(holder, list):
                holder.insert(key, holder[key])
            case _:
                holder[key] = chance.choice(VALUES)
        raw = json.loads(json.dumps(raw))
    return json.dumps(raw).encode()


def inside(value):
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in list(pairs):
        yield value, key
        if isinstance(inner, dict | list):
            yield from inside(inner)


def taken_or_refused(spoilt):
    """Read a spoilt file; whatever is let in can be shown and kept."""
    try:
        packed = read_evening(spoilt, CATALOGUE)
    except UnfitError:
        return False
    evening = check(packed)
    rows(evening)
    assert sum(reckoning(evening).outstanding.values()) == 0
    desk = take_in(packed, machine(), dict(packed.people))
    assert len(desk.log()) <= len(desk.written)
    return True


def test_a_mutated_file_is_refused_whole_or_is_an_evening_that_can_be_shown(content):
    chance = Random(20260306)
    refusals, slowest = 0, 0.0
    for _ in range(MUTATIONS):
        began = time.perf_counter()
        refusals += not taken_or_refused(mutated(content, chance))
        slowest = max(slowest, time.perf_counter() - began)
    assert refusals > MUTATIONS / 2
    assert slowest < 3


@settings(
    max_examples=max(MUTATIONS // 4, 1), deadline=None, suppress_health_check=list(HealthCheck)
)
@given(travelling(), st.integers(0, 2**32))
def test_so_is_one_of_any_game(packed, seed):
    taken_or_refused(mutated(write_evening(packed), Random(seed)))
