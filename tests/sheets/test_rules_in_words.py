"""The rules in words: whole, and in brief as they stand above the list."""

from dataclasses import replace

import paper_evening as paper
import pytest
from paper_speech import PlainSpeech
from tables import CATALOGUE

from schafscore.core import questions as ask
from schafscore.core.declared import SOLOIST_PAYS
from schafscore.core.questions import CheckBox, ChoiceBox, CountBox
from schafscore.core.text import N_
from schafscore.core.variant import rules
from schafscore.exchange.presets import load_presets
from schafscore.houserules import bock, stock
from schafscore.language.speech import LinguistSpeech
from schafscore.sheets.rules_in_words import in_brief, in_words
from schafscore.variants import bavarian, three_handed


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
    game = replace(CATALOGUE.variants["bavarian"], does=lambda tariff: (), seats=None)
    return replace(rules(game), tariff=Agreed(**answers))


def test_the_rules_in_words_hold_every_price_and_custom():
    parts = said(in_words(paper.evening(0).position.rules))
    assert "Sauspiel 20" in parts["Tariff"]
    assert "Solo 50" in parts["Tariff"]
    assert "Stake 20" in parts["Stock"]
    assert not any(line.endswith(" 0") for lines in parts.values() for line in lines)


def test_the_whole_rules_say_what_zero_means():
    assert said(in_words(agreed()))["Tariff"] == ["Usual 20", "Free as the usual one"]
    assert said(in_words(agreed(most=0)))["Rules"] == ["Most no limit", "from 3", "Allowed"]


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


def heard(preset):
    return said(in_words(load_presets(CATALOGUE)[preset].rules))


@pytest.mark.parametrize("custom", CATALOGUE.house_rules.values(), ids=lambda custom: custom.id)
def test_a_custom_read_aloud_says_what_it_does_to_who_has_never_heard_its_name(custom):
    game = CATALOGUE.variants[min(custom.variants)]
    settings = custom.settings()
    agreed_on = rules(game, game.tariff(), (custom, settings))
    does = [str(words) for words in custom.does(settings)]
    assert does
    assert said(in_words(agreed_on))[custom.label][: len(does)] == does
    # Paper has room for the answers alone.
    assert not set(does) & set(said(in_brief(agreed_on))[custom.label])


@pytest.mark.parametrize("game", CATALOGUE.variants.values(), ids=lambda game: game.id)
def test_a_game_read_aloud_says_who_pays_whom_or_what_is_written(game):
    words = [clause.words for clause in game.does(game.tariff())]
    lines = [line for part in in_words(rules(game)) for line in part.lines]
    assert words
    assert set(words) <= set(lines)


def test_the_stock_read_aloud_says_when_it_fills_and_who_pays_and_takes():
    assert heard("bav.wirtshaus")["Stock"][:5] == [
        "When a hand is thrown in, everybody who plays pays the stake",
        "Then the next one deals in any case",
        "Only two against two play for the Stock; a solo and a Ramsch leave it as it is",
        "Caller and partner who win take all of it, half each; if they lose, they pay in as much as "
        "lies there, half each",
        "An odd cent is the caller's, won or lost",
    ]


@pytest.mark.parametrize(
    ("sharing", "who_plays", "who_takes"),
    [
        (stock.Sharing.TOGETHER, "Only two against two", "Caller and partner who win take all"),
        (stock.Sharing.CALLER_ALONE, "Only two against two", "The caller who wins takes all"),
        (stock.Sharing.ANY_GAME_ALONE, "Two against two and every", "Who declared and wins takes"),
    ],
)
def test_3_12_the_stock_read_aloud_says_who_plays_for_it_under_every_answer(
    sharing, who_plays, who_takes
):
    does = [str(each) for each in stock.HOUSE_RULE.does(stock.Settings(sharing=sharing))]
    assert [each.startswith(who_plays) for each in does].count(True) == 1
    assert [each.startswith(who_takes) for each in does].count(True) == 1
    together = sharing is stock.Sharing.TOGETHER
    assert ("An odd cent is the caller's, won or lost" in does) is together
    assert len(does) == 5 + together


def test_bock_read_aloud_says_when_it_begins_for_how_many_hands_and_that_it_doubles():
    told = heard("bav.wirtshaus")["Bock"]
    assert told[:2] == ["In a round every game counts double", "It begins with the next hand"]
    assert "A round has as many hands as people sit at the table" in told
    assert "A round begins after a lost Herz-Solo" in told
    more = bock.Settings(thrown_in=True)
    each = "After a hand for which several reasons hold, a round begins for each of them"
    assert each not in told
    assert each in [str(words) for words in bock.HOUSE_RULE.does(more)]


def test_wendish_read_aloud_says_who_puts_into_the_pool_and_who_takes_out_of_it():
    told = heard("wend.seed")
    assert told["Pool"][0] == "Before the first hand everybody puts the stake into the pool"
    assert told["From the pool"][0] == (
        "Two against two: each of the winners takes it out of the pool, and the losers pay nothing"
    )
    assert told["Solos"][1] == "The pool is left as it is"
    charged = heard("wend.account")["Pool"]
    assert charged[0] == (
        "Before the first hand everybody is charged the stake; the pool is only a figure"
    )


def test_skat_read_aloud_says_the_base_values_and_whether_there_is_kontra():
    told = heard("skat.isko")
    assert told["Values"][0] == "Bells 9, Hearts 10, Leaves 11, Acorns 12, Grand 24"
    assert told["Kontra and Re"] == ["There is no Kontra"]
    assert heard("skat.pub")["Kontra and Re"] == [
        "Kontra doubles, and every reply to it doubles again",
        "The last reply is Re",
    ]


@pytest.mark.parametrize(
    ("line", "answer", "others", "words"),
    [
        ("schwarz_stacks", True, {}, "Schwarz comes on top of Schneider"),
        ("schwarz_stacks", False, {}, "Schwarz takes the place of Schneider"),
        ("raise_step", 0, {}, "Nobody asks up"),
        ("raise_step", 5, {}, "Soloists ask up by 5 card points at a time"),
        ("muss_trumps", 0, {}, "In a Muss, too, 61 are needed"),
        ("muss_trumps", 3, {}, "In a Muss 60 are enough with 3 trumps or fewer"),
        ("solo_runner", 0, {}, "in a solo as much"),
        ("solo_runner", 5, {}, "5 each in a solo"),
        ("tout_factor", 2, {"tout": 100}, "A Tout costs 100, and runners count 2 times"),
        ("tout_factor", 2, {"tout": 100, "tout_counts_runners": False}, "A Tout costs 100"),
        ("sie_factor", 4, {"sie": 200}, "A Sie costs 200, and its runners count 4 times"),
        ("sie_factor", 4, {"sie": 200, "sie_counts_runners": False}, "A Sie costs 200"),
        ("march_price", 0, {}, "He wins from each what the Ramsch costs"),
        ("march_price", 50, {}, "He wins 50 from each"),
    ],
)
def test_3_6_to_3_11_a_line_read_aloud_says_what_its_answer_does(line, answer, others, words):
    tariff = bavarian.Tariff(**{line: answer}, **others)
    spoken_ = ask.questioned(bavarian.Tariff)[line].spoken
    assert PlainSpeech().say(spoken_(answer, tariff)) == words


@pytest.mark.parametrize(
    ("payment", "pays"),
    [(three_handed.Payment.ONE_COLUMN, False), (three_handed.Payment.EACH_OPPONENT, True)],
)
def test_1_6_that_the_others_pay_is_read_aloud_only_where_they_do(payment, pays):
    tariff = three_handed.Tariff(payment=payment)
    words = [clause.words for clause in three_handed.VARIANT.does(tariff)]
    assert (SOLOIST_PAYS in words) is pays


def test_the_games_that_are_played_are_read_aloud_also_where_a_table_plays_every_one():
    assert heard("bav.wirtshaus")["Games"] == [
        "Sauspiel, Wenz, Geier, Solo, Hochzeit, Ramsch, Thrown in",
        "When all pass the table says which of these it is: Ramsch, Thrown in",
    ]
    everything = said(in_words(rules(CATALOGUE.variants["wendish"])))
    assert everything["Games"] == ["Partnership, Solo, The Old One alone, Illegal signal"]


def test_strokes_of_single_tricks_are_not_said_to_be_those_of_a_side():
    heads = heard("alv.B")["The head"]
    assert (
        heads[0] == "In single tricks everybody draws a stroke of his own for each trick he takes"
    )
    assert not any("side" in line for line in heads)
    assert heard("german.seed")["The head"][0] == "The strokes are drawn for the side that wins"


EVERY_RECORD = [
    *((game, game.tariff) for game in CATALOGUE.variants.values()),
    *((custom, custom.settings) for custom in CATALOGUE.house_rules.values()),
]


def possible(question):
    match question.box:
        case ChoiceBox(options):
            return list(options)
        case CheckBox():
            return [True, False]
        case CountBox(low, high):
            return sorted({low, question.default, min(high, low + 2), high})
    raise AssertionError(question)


@pytest.mark.parametrize("owner", EVERY_RECORD, ids=lambda pair: pair[0].id)
@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_answer_read_aloud_is_said_without_colons_and_signs(owner, language):
    """Fault: "Tout, ohne Laufende: mal das Spiel" is no sentence that anybody can say or follow."""
    of, cls = owner
    say = LinguistSpeech(language).say
    game = of if of.id in CATALOGUE.variants else CATALOGUE.variants[min(of.variants)]
    for question in ask.asked(cls):
        for answer in possible(question):
            record = replace(cls(), **{question.name: answer})
            laid_over = () if game is of else ((of, record),)
            tariff = record if game is of else game.tariff()
            for part in in_words(rules(game, tariff, *laid_over)):
                for line in map(say, part.lines):
                    told = line.split(": ")
                    # A colon introduces a list or what follows, as in "zwei gegen zwei: ...".
                    assert len(told) == 1 or " " in told[0], line
                    assert not set("×≥≤/") & set(line), line


def test_what_is_read_aloud_is_said_once():
    """Fault: in Wendish "everybody stakes" was said twice."""
    for preset in load_presets(CATALOGUE).values():
        lines = [line for part in in_words(preset.rules) for line in part.lines]
        pool = [str(line) for line in lines if "stakes" in str(line)]
        assert len(pool) == len(set(pool)) <= 1, preset.id


def test_who_has_to_know_a_word_of_the_game_hears_it_explained():
    """Fault: read aloud, "the Old Ladies" were not explained."""
    ladies = "The Old Ladies are the Obers of Acorns and Leaves; who holds them play together"
    assert ladies in heard("wend.seed")["From the pool"]
    old = rules(CATALOGUE.variants["wendish"])
    assert (
        "Of two or three people who holds the Ober of Acorns, the Old One, plays alone"
        in said(in_words(old))["Solos"]
    )


def test_it_is_said_what_follows_when_all_pass_and_whether_that_uses_up_a_doubled_hand():
    """Fault: read aloud, both Stock and Ramsch applied, and of Bock it was not clear."""
    told = heard("bav.wirtshaus")
    assert told["Games"][1] == (
        "When all pass the table says which of these it is: Ramsch, Thrown in"
    )
    assert len(heard("bav.schule")["Games"]) == 1
    assert (
        "A hand thrown in is one of the round as well, where the next one deals after it"
        in told["Bock"]
    )
    assert (
        "A deal passed in is one of the round as well, where it counts as a deal"
        in heard("skat.pub")["Bock"]
    )


def test_where_nothing_doubles_nothing_is_said_of_its_limit():
    assert "Doubling has no limit" in heard("bav.wirtshaus")["Knocks and Kontra"]
    assert heard("bav.tour_sie42")["Knocks and Kontra"] == [
        "There is no Kontra",
        "Nobody may knock",
    ]


def test_a_tout_and_a_sie_are_said_with_what_they_cost():
    assert heard("bav.wirtshaus")["Tout and Sie"] == [
        "A Tout counts 2 times as much as the game, its runners too",
        "A Sie counts 4 times as much as the game, and all its cards are runners",
    ]
    assert heard("bav.tour_sie42")["Tout and Sie"] == [
        "A Tout costs 6, and runners count 2 times",
        "A Sie costs 14",
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Everything that the game costs is doubled, Schneider and runners too"),
        ("de", "Verdoppelt wird alles, was das Spiel kostet, auch Schneider und Laufende"),
        ("ru", "Удваивается всё, чего стоит игра, шнайдер и ляуферы тоже"),
    ],
)
def test_3_8_bock_is_not_read_as_doubling_the_bare_price_alone(language, words):
    """Fault: "Only the price of the game is doubled" reads as 20 × 2 + 10 + 30."""
    say = LinguistSpeech(language).say
    lines = [say(line) for line in bock.HOUSE_RULE.does(bock.Settings())]
    assert words in lines


@pytest.mark.parametrize("custom", CATALOGUE.house_rules.values(), ids=lambda custom: custom.id)
def test_every_line_of_a_custom_that_is_usually_agreed_has_words_for_not_agreed(custom):
    """Fault: a rules panel read "Not as usual: not: A lost hand game counts once"."""
    _have_words_for_no(custom.settings)


@pytest.mark.parametrize("variant", CATALOGUE.variants.values(), ids=lambda variant: variant.id)
def test_every_line_of_a_game_that_is_usually_agreed_has_words_for_not_agreed(variant):
    """Fault: a rules panel read "Not as usual: not: A lost hand game counts once"."""
    _have_words_for_no(variant.tariff)


def _have_words_for_no(record):
    flags = (each for each in ask.asked(record) if isinstance(each.box, CheckBox))
    assert not [each.name for each in flags if each.default and not each.otherwise]


@pytest.mark.parametrize(
    ("preset", "words"),
    [
        ("bav.seed", "After a misdeal the same dealer deals again, and nobody pays for it"),
        ("bav.seed", "Where more people are at the table than play, who deals sits out"),
        ("german.seed", "What a head is worth in money the table agrees on when it settles"),
        ("mucken", "What a game won is worth in money the table agrees on when it settles"),
        ("wend.seed", "What a chip is worth in money the table agrees on when it settles"),
        ("skat.isko", "Paid are the game points, without what Seeger-Fabian adds"),
    ],
)
def test_a_table_hears_who_sits_out_what_a_misdeal_costs_and_how_it_is_paid(preset, words):
    """Fault: these were not read aloud, so a table had not agreed on them."""
    assert any(words in lines for lines in heard(preset).values())
