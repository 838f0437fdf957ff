"""Nobody in a file is taken for somebody here without a question that can be answered otherwise."""

import pytest
from travellers import machine

from schafscore.services.who_is_who import proposed

NAMES = ("Resi", "Sepp", "Vroni")


@pytest.fixture
def people():
    known = machine().people
    for name in ("SEPP", "Hans"):
        known.named(name)
    return known


def test_A83_who_has_the_name_of_somebody_here_is_proposed_everybody_else_is_new(people):
    who = proposed(NAMES, people)
    sepp = people.find("Sepp")
    assert who.same(1) == sepp
    assert who.same(0) is None
    assert who.settled == ("Resi", sepp, "Vroni")


def test_A83_one_of_the_same_name_can_be_somebody_else_or_new_under_another_name(people):
    who, hans = proposed(NAMES, people), people.find("Hans")
    assert list(who.others(1)) == [hans]
    assert who.answer(1, hans).settled == ("Resi", hans, "Vroni")
    assert who.answer(1, "sepp ").problem(1).text == "There is somebody called {name} already"
    assert who.answer(1, "sepp ").settled is None
    assert who.answer(1, "Sepp vom Berg").settled == ("Resi", "Sepp vom Berg", "Vroni")


def test_two_of_them_are_never_one_here(people):
    who, sepp = proposed(NAMES, people), people.find("Sepp")
    assert sepp not in who.others(2)
    assert not who.answer(2, sepp).problem(1)
    assert who.answer(2, sepp).problem(2).text == "{name} sits here already"
    assert who.answer(2, "RESI").problem(2).text == "{name} sits here already"


def test_an_open_question_and_a_blank_name_settle_nothing(people):
    who = proposed(NAMES, people)
    assert who.answer(0, None).problem(0) == "Who is it?"
    assert who.answer(0, " \u200b").problem(0) == "A name is missing"
    assert who.answer(0, None).settled is None


def test_who_was_forgotten_meanwhile_is_new_again(people):
    who, hans = proposed(NAMES, people), people.find("Hans")
    left = {each: name for each, name in who.known.items() if each != hans}
    asked = who.answer(0, hans).among(left)
    assert asked.known == left
    assert asked.settled == ("Resi", people.find("Sepp"), "Vroni")
