"""What accounts are called: a pot in the words of the game or custom that keeps it."""

import json

from lines import typed, under
from tables import CATALOGUE, PEOPLE, A, B, opening

from schafscore.core.accounts import KITTY, STOCK, Pot
from schafscore.core.evening import fold
from schafscore.core.journal import Charge, Paid, PotShared, dump_writing, load_writings
from schafscore.core.text import Phrase
from schafscore.houserules import dealt_ahead, duty_solo
from schafscore.sheets.called import called
from schafscore.variants.wendish import POOL


def words(account):
    label = called(account)
    return str(label) if isinstance(label, str) else dict(label.values).get("pot")


def test_design_every_pot_of_a_custom_or_game_has_words_of_its_own():
    keeping = (*CATALOGUE.variants.values(), *CATALOGUE.house_rules.values())
    kept = {pot for each in keeping for pot in each.pots}
    assert {STOCK, POOL} <= kept
    assert all(called(pot) != called(Pot("unknown")) for pot in (*kept, KITTY))
    assert words(duty_solo.played(A)) == "Duty soli"
    assert words(dealt_ahead.ahead(A)) == "Dealt ahead"
    assert isinstance(called(dealt_ahead.ahead(A)), Phrase)


def test_3_14_the_pot_of_penalties_has_its_words_also_without_the_custom():
    start = under("bavarian")
    assert start.position.rules.pots == (KITTY, STOCK)
    assert words(start.position.rules.pot("stock")) == "Stock"


def test_a_pot_that_was_carried_over_or_shared_out_keeps_its_words():
    start = opening("bavarian", None, ("stock", CATALOGUE.house_rules["stock"].settings()))
    opened = type(start)(start.rules, start.people, start.dealer, carried=(("stock", 40),))
    carried = fold([opened, PotShared("stock", PEOPLE[:4])])
    for line in carried.lines:
        moved = [*line.outcome.transfers, *line.after.balances]
        pots = [each for each in moved if isinstance(each, Pot)]
        pots += [end for each in line.outcome.transfers for end in (each.giver, each.taker)]
        assert {words(pot) for pot in pots if isinstance(pot, Pot)} == {"Stock"}


def test_a_pot_read_back_from_the_journal_has_its_words_again():
    start = under("bavarian", customs=["stock"])
    written = (*typed(start, "a b").writings, Charge(A, KITTY, 100), Paid(STOCK, B, 30))
    raw = json.loads(json.dumps([dump_writing(each) for each in written]))
    charge, paid = load_writings(raw, CATALOGUE)[-2:]
    assert words(charge.taker) == "Kitty"
    assert words(paid.giver) == "Stock"
