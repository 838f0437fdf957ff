"""Prices as people type them, and a list that is remembered."""

import pytest

from schafscore.services.price_list import (
    MOST_ITEMS,
    Item,
    dump_list,
    load_list,
    read_cents,
    with_item,
)


@pytest.mark.parametrize(
    ("typed", "cents"),
    [
        ("4,20", 420),
        ("4.2", 420),
        ("4", 400),
        (" 0,05 € ", 5),
        ("12,3", 1230),
        ("", None),
        ("4,200", None),
        ("-1", None),
        ("vier", None),
    ],
)
def test_A47_a_price_is_read_in_whole_cents(typed, cents):
    assert read_cents(typed) == cents


def test_the_same_name_gets_the_new_price_in_its_old_place():
    items = with_item((Item("Halbe", 420), Item("Brezn", 170)), Item("halbe", 440))
    assert items == (Item("halbe", 440), Item("Brezn", 170))


def test_the_list_does_not_grow_without_end():
    items = ()
    for number in range(MOST_ITEMS + 3):
        items = with_item(items, Item(f"Nr. {number}", 100))
    assert len(items) == MOST_ITEMS
    assert items[-1].name == f"Nr. {MOST_ITEMS + 2}"


def test_the_list_comes_back_and_nonsense_is_an_empty_one():
    items = (Item("Weißbier", 440), Item("Квас", 300))
    assert load_list(dump_list(items)) == items
    for text in ("", "null", "[1]", '[["a", "b"]]', "{"):
        assert load_list(text) == ()
