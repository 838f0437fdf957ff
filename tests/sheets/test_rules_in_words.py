"""The rules in words: whole, and in brief as they stand above the list."""

from dataclasses import replace

import paper_evening as paper
from tables import CATALOGUE

from schafscore.core import questions as ask
from schafscore.core.text import N_
from schafscore.core.variant import rules
from schafscore.exchange.presets import load_presets
from schafscore.houserules import bock
from schafscore.language.speech import LinguistSpeech
from schafscore.sheets.rules_in_words import in_brief, in_words
from schafscore.variants import bavarian


@ask.questions
class Agreed:
    """A tariff with a line of every kind."""

    usual: int = ask.price(N_("Usual"), default=20)
    free: int = ask.price(N_("Free"), default=0, zero=N_("as the usual one"))
    most: int = ask.count(N_("Most"), 0, 9, default=4, zero=N_("no limit"))
    at_least: int = ask.count(N_("Least"), 1, 9, default=3, printed=N_("from {answer}"))
    allowed: bool = ask.flag(N_("Allowed"), default=True)
    bettel_open: bool = ask.flag(N_("Laid open"), default=False, kinds=("bettel",))


def said(parts):
    return {str(part.title): [str(line) for line in part.lines] for part in parts}


def agreed(**answers):
    return replace(rules(CATALOGUE.variants["bavarian"]), tariff=Agreed(**answers))


def test_the_rules_in_words_hold_every_price_and_custom():
    parts = said(in_words(paper.evening(0).position.rules))
    assert "Sauspiel 20" in parts["Tariff"]
    assert "Solo 50" in parts["Tariff"]
    assert "Stake 20" in parts["Stock"]
    assert not any(line.endswith(" 0") for lines in parts.values() for line in lines)


def test_the_whole_rules_say_what_zero_means():
    assert said(in_words(agreed()))["Tariff"] == ["Usual 20", "Free: as the usual one"]
    assert said(in_words(agreed(most=0)))["Rules"] == ["Most: no limit", "from 3", "Allowed"]


def test_in_brief_are_prices_what_is_unusual_and_what_has_words_for_it():
    assert said(in_brief(agreed())) == {"Tariff": ["Usual 20"], "Rules": ["from 3"]}
    assert said(in_brief(agreed(most=2, free=5))) == {
        "Tariff": ["Usual 20", "Free 5"],
        "Rules": ["Most 2", "from 3"],
    }
    assert "Allowed" not in said(in_brief(agreed(allowed=False)))["Rules"]


def test_kinds_that_the_table_does_not_play_are_left_out():
    played = agreed(bettel_open=True)
    assert "Laid open" in said(in_brief(played))["Rules"]
    others = {kind.kind for kind in played.variant.entries} - {"bettel"}
    assert "Laid open" not in said(in_brief(replace(played, kinds=frozenset(others))))["Rules"]
    real = rules(CATALOGUE.variants["bavarian"], kinds=("rufspiel", "solo", "wenz"))
    whole = said(in_words(real))
    assert "Ramsch" not in whole
    assert not any(line.startswith("Bettel") for line in whole["Tariff"])


def test_a_custom_is_named_even_where_it_leaves_nothing_open():
    custom = (CATALOGUE.house_rules["bock"], bock.Settings())
    parts = in_brief(rules(CATALOGUE.variants["bavarian"], bavarian.Tariff(), custom))
    assert str(parts[-1].title) == "Bock"


def spoken(preset):
    speech = LinguistSpeech("de")
    parts = in_brief(load_presets(CATALOGUE)[preset].rules)
    return {speech.say(part.title): " · ".join(map(speech.say, part.lines)) for part in parts}


def test_the_short_rules_of_a_tavern_are_read_as_they_are_said():
    said = spoken("bav.wirtshaus")
    assert said["Laufende"] == "je 10 · im Sauspiel und Solo ab 3 · im Wenz ab 2"
    assert said["Tout und Sie"] == "Tout ×2 · Sie ×4"
    assert said["Stock"] == "Einsatz 20 · Den Stock gewinnt: Rufer und Partner, je zur Hälfte"
    assert said["Bock"].endswith("eines für jeden am Tisch · nach verlorenem Herz-Solo")


def test_the_short_rules_say_what_zero_stands_for_where_it_decides_a_game():
    assert spoken("german.seed")["Der Kopf"] == (
        "Schwarz: der ganze Kopf · 9 Striche geben einen Kopf"
    )
    assert "Einsatz 50" in spoken("wend.seed")["Topf"]
