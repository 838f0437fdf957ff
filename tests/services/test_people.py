"""A name is there once, and it belongs to somebody who stays himself when it changes."""

import pytest

from schafscore.services.people import LONGEST_NAME, People, same_name, tidy
from schafscore.services.ports import NameTakenError, RefusedError
from schafscore.store.sqlite import SqliteStore


@pytest.fixture
def people():
    return People(SqliteStore())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Hans", "hans"),
        ("Müller", "Mu\u0308ller"),
        ("Gruß", "GRUSS"),
        (" Anna  Maria", "anna maria "),
        ("ﬁlip", "FILIP"),
        ("Ōtto", "O\u0304TTO"),
        ("Anna", "An\u00adna\u200b"),
        ("علی\u200cرضا", "علیرضا"),
    ],
)
def test_A83_the_same_name_in_two_spellings(people, one, other):
    assert same_name(one, other)
    known = people.named(one)
    assert people.find(other) == known
    with pytest.raises(NameTakenError) as caught:
        people.named(other)
    assert caught.value.person == known
    assert list(people.names) == [known]


def test_different_names_are_different_people(people):
    assert not same_name("Hans", "Hanns")
    assert people.named("Hans") != people.named("Hanns")


@pytest.mark.parametrize("blank", ["", " ", "\t\n", "\u00a0", "\u200b", "\u200b \u2060"])
def test_A82_a_blank_name_is_refused(people, blank):
    with pytest.raises(RefusedError):
        people.named(blank)
    somebody = people.named("Hans")
    with pytest.raises(RefusedError):
        people.rename(somebody, blank)
    assert people.names == {somebody: "Hans"}


def test_a_name_is_kept_composed_and_without_blanks_around_it(people):
    somebody = people.named("  Vro\u0308ni   Meier ")
    assert people.names == {somebody: "Vröni Meier"}


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("a\x1b[31mred", "a[31mred"),
        ("\u202eliveS", "liveS"),
        ("Re\x07si\x00 \x1b", "Resi"),
        ("Sepp\ud800", "Sepp"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_nothing_in_a_name_commands_a_terminal_or_turns_a_line_around(people, typed, kept):
    somebody = people.named(typed)
    assert people.names == {somebody: kept}


def test_A85_a_rename_takes_nobodys_place(people):
    alice, bob = people.named("Alice"), people.named("Bob")
    with pytest.raises(NameTakenError) as caught:
        people.rename(bob, "ALICE")
    assert caught.value.person == alice
    people.rename(alice, "alice")
    people.rename(alice, "Baz")
    people.rename(bob, "Alice")
    assert people.names == {alice: "Baz", bob: "Alice"}


def test_a_name_that_no_sheet_can_hold_is_refused():
    """A name of thousands of letters could be exported but not taken in again."""
    assert tidy("x" * LONGEST_NAME) == "x" * LONGEST_NAME
    with pytest.raises(RefusedError) as refused:
        tidy("x" * (LONGEST_NAME + 1))
    assert refused.value.problems[0].question == "name"


def test_who_is_forgotten_just_when_his_name_is_given_again_is_no_mistake(monkeypatch):
    """Fault: another program removed his last evening between two looks at the names."""
    known = People(SqliteStore())
    hans = known.named("Hans")
    looks = iter([{hans: "Hans"}])
    monkeypatch.setattr(SqliteStore, "people", lambda _: next(looks, {}))
    with pytest.raises(NameTakenError) as caught:
        known.named("hans")
    assert (caught.value.person, caught.value.name) == (hans, "Hans")
