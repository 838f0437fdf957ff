"""Presets: all of them are read, written back the same, and refused with file, line and reason."""

from dataclasses import replace
from pathlib import Path

import pytest
from tables import CATALOGUE, PEOPLE, A, B, C, booked

from schafscore.core.agreed import Agreed
from schafscore.core.evening import fold
from schafscore.core.journal import NewRules, Opening, Seats
from schafscore.core.questions import questioned
from schafscore.core.results import Limits
from schafscore.core.variant import offered
from schafscore.exchange.presets import (
    BadPresetError,
    load_presets,
    preset_text,
    read_preset,
    write_preset,
)
from schafscore.houserules import bock, stock
from schafscore.variants.bavarian import Knocking, Rufspiel, Tariff, Wenz
from schafscore.variants.bavarian.tournament import TOUR_123, TOUR_SIE42

PRESETS = load_presets(CATALOGUE)
BAVARIAN = {name: preset for name, preset in PRESETS.items() if name.startswith("bav.")}
each_preset = pytest.mark.parametrize("preset", PRESETS.values(), ids=lambda preset: preset.id)


def test_1_6_every_bavarian_preset_of_the_register_is_there():
    wiesegger = [f"bav.wiesegger_{name}" for name in ("beginner", "normal", "alt", "cheap")]
    local = ["bav.short_oberwallenstadt", "bav.niederfuellbach", "bav.prohof", "bav.fiddlersgreen"]
    others = ["bav.seed", "bav.sauspiel", "bav.schule", "bav.parlett", "bav.old", "bav.short"]
    tours = ["bav.tour_123", "bav.tour_sie42"]
    three = ["bav.three", "bav.three_middle"]
    assert set(BAVARIAN) == {*wiesegger, *local, *others, *tours, *three, "bav.wirtshaus"}


def test_3_1_the_presets_for_three_people_play_nothing_that_needs_a_fourth():
    games = {"wenz", "geier", "solo"}
    for name, price in (("bav.three", 50), ("bav.three_middle", 40)):
        agreed = PRESETS[name].rules
        assert {kind.kind for kind in agreed.entries if not issubclass(kind, Agreed)} == {
            *games,
            "thrown_in",
        }
        evening = fold([Opening(agreed, PEOPLE[:3], A), *booked(Wenz(declarer=B, result=70))])
        assert evening.problems == ()
        assert evening.position.balances == {A: -price, B: 2 * price, C: -price}


def test_a_new_table_of_skat_begins_with_the_values_that_are_official():
    """Fault: it began with "old values"."""
    skat = [each for each in PRESETS.values() if each.rules.variant.id == "skat"]
    assert min(skat, key=lambda each: offered(each.familiar)).id == "skat.isko"


@pytest.mark.parametrize("name", ["bav.three", "bav.three_middle"])
def test_3_1_a_fourth_is_refused_by_the_presets_for_three_people(name):
    agreed = PRESETS[name].rules
    refused = [str(each.sentence) for each in agreed.problems(PEOPLE[:4])]
    assert refused == ["4 people cannot play this"]
    evening = fold([Opening(agreed, PEOPLE[:3], A), Seats(PEOPLE[:4])])
    assert [str(each.sentence) for each in evening.problems] == refused
    assert evening.position.people == PEOPLE[:3]
    four = PRESETS["bav.seed"].rules
    evening = fold([Opening(four, PEOPLE[:4], A), NewRules(agreed)])
    assert [str(each.sentence) for each in evening.problems] == refused
    assert evening.position.rules == four
    assert [*four.problems(PEOPLE[:3])] == []


COLUMNS = ("call", "solo", "schneider", "schwarz", "runner", "runners_from", "wenz_runners_from")
TABLE_3_6 = {
    "bav.seed": (10, 50, 10, 10, 10, 3, 3),
    "bav.sauspiel": (20, 50, 10, 10, 10, 3, 2),
    "bav.wiesegger_beginner": (5, 20, 5, 5, 5, 3, 3),
    "bav.wiesegger_normal": (10, 50, 10, 10, 10, 3, 3),
    "bav.wiesegger_alt": (20, 50, 10, 10, 10, 3, 3),
    "bav.wiesegger_cheap": (10, 20, 10, 10, 10, 3, 3),
    "bav.parlett": (10, 50, 10, 10, 10, 3, 3),
    "bav.old": (20, 40, 10, 10, 5, 3, 2),
    "bav.short_oberwallenstadt": (5, 20, 5, 5, 0, 2, 2),
    "bav.niederfuellbach": (5, 20, 5, 5, 5, 2, 2),
    "bav.prohof": (10, 30, 10, 10, 0, 3, 3),
    "bav.short": (10, 50, 10, 10, 10, 3, 3),
    "bav.wirtshaus": (20, 50, 10, 10, 10, 3, 2),
}


@pytest.mark.parametrize("name", TABLE_3_6)
def test_3_6_every_cell_of_the_tariff_table(name):
    tariff = PRESETS[name].rules.tariff
    assert tuple(getattr(tariff, column) for column in COLUMNS) == TABLE_3_6[name]


def test_3_6_what_else_the_table_says():
    def agreed(name):
        return PRESETS[f"bav.{name}"].rules.tariff

    assert agreed("short_oberwallenstadt").heart_solo == 25
    assert agreed("niederfuellbach").heart_solo == 30
    assert agreed("prohof").wenz == 20
    assert (agreed("parlett").runners_most, agreed("parlett").solo_runners_most) == (14, 8)
    assert (
        agreed("niederfuellbach").runners_most == agreed("niederfuellbach").solo_runners_most == 4
    )
    assert agreed("fiddlersgreen").solo_runners_most == 8
    short = {name for name, preset in BAVARIAN.items() if preset.rules.tariff.short}
    assert short == {"bav.short", "bav.short_oberwallenstadt", "bav.niederfuellbach"}


def test_1_5_which_limits_a_preset_has():
    seeds = {"bav.seed", "bav.short", "bav.tour_123", "bav.tour_sie42"}
    for name, preset in BAVARIAN.items():
        expected = Limits.SYM30 if name in seeds else Limits.ASYM91
        assert preset.rules.tariff.limits is expected, name


@pytest.mark.parametrize(("name", "prices"), [("tour_123", TOUR_123), ("tour_sie42", TOUR_SIE42)])
def test_3_15_a_tournament_counts_the_same_as_preset_and_as_view(name, prices):
    tariff = PRESETS[f"bav.{name}"].rules.tariff
    assert {line: getattr(tariff, line) for line in prices} == prices


def test_decisions_the_wirtshaus_is_there_at_the_first_start():
    agreed = PRESETS["bav.wirtshaus"].rules
    kinds = {"rufspiel", "wenz", "geier", "solo", "hochzeit", "ramsch", "thrown_in"}
    assert agreed.kinds == kinds | {"misdeal", "manual", "penalty"}
    assert agreed.tariff == Tariff(
        call=20,
        limits=Limits.ASYM91,
        wenz_runners_from=2,
        knocking=Knocking.ANYBODY,
        replies=4,
    )
    assert [(rule.id, settings) for rule, settings in agreed.customs] == [
        ("stock", stock.Settings(stake=20)),
        ("bock", bock.Settings()),
    ]


def test_decisions_what_the_source_leaves_open_has_to_be_filled_in():
    incomplete = {name for name, preset in BAVARIAN.items() if preset.incomplete}
    assert incomplete == {"bav.fiddlersgreen", "bav.prohof", "bav.short_oberwallenstadt"}


@each_preset
def test_a_preset_can_be_played(preset):
    people = PEOPLE[: min(preset.rules.seating)]
    assert preset.label
    assert preset.about.endswith(".")
    assert set(preset.incomplete) <= questioned(type(preset.rules.tariff)).keys()
    assert [*preset.rules.problems(people)] == []
    assert preset.rules.entries


@each_preset
def test_a_preset_written_back_is_the_same(preset, tmp_path):
    file = write_preset(preset, tmp_path / "new folder")
    assert file.read_text(encoding="utf-8") == preset_text(preset)
    read = read_preset(file, CATALOGUE)
    assert same(read) == same(preset)


def same(preset):
    agreed = preset.rules
    customs = tuple((rule.id, settings) for rule, settings in agreed.customs)
    about = preset.id, preset.label, preset.about, preset.incomplete, preset.familiar
    kinds = {kind.kind for kind in agreed.entries}
    return *about, agreed.variant.id, agreed.tariff, customs, kinds


def test_the_users_own_take_the_place_of_one_with_the_same_id(tmp_path):
    seed = PRESETS["bav.seed"]
    dear = replace(seed, label='Stammtisch "Zum Löwen"\\\n\x7f', rules=dearer(seed.rules))
    write_preset(dear, tmp_path)
    write_preset(replace(dear, id="mine", incomplete=("call",)), tmp_path)
    mine = load_presets(CATALOGUE, tmp_path)
    assert set(mine) == {*PRESETS, "mine"}
    assert mine["bav.seed"].rules.tariff.call == 30
    assert mine["mine"].label == dear.label
    assert load_presets(CATALOGUE, tmp_path / "absent").keys() == PRESETS.keys()


def dearer(agreed):
    return replace(agreed, tariff=replace(agreed.tariff, call=30))


HEAD = 'id = "x"\nlabel = "X"\nabout = "X."\nvariant = "bavarian"\n'


@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        ("id = x", "", "line 1"),
        ('id = "y"\nlabel = "X"\nabout = "X."\nvariant = "bavarian"\n', "id", "is called x"),
        ('id = "x"\nlabel = " "\nabout = "X."\nvariant = "bavarian"\n', "label", "missing"),
        ('id = "x"\nabout = "X."\nvariant = "bavarian"\n', "label", "missing"),
        ('id = "x"\nlabel = "X"\nabout = "X."\nvariant = "chess"\n', "variant", "no such game"),
        (HEAD + "tarif = 1\n", "tarif", "no such field"),
        (HEAD + 'kinds = ["rufspiel", "bridge"]\n', "kinds", "no such kind"),
        (HEAD + "kinds = 3\n", "kinds", "no list"),
        (HEAD + "familiar = true\n", "familiar", "cannot be"),
        (HEAD + "familiar = -1\n", "familiar", "cannot be"),
        (HEAD + "incomplete = [1]\n", "incomplete", "no list"),
        (HEAD + 'incomplete = ["cal"]\n', "incomplete", "no line cal"),
        (HEAD + "tariff = 3\n", "tariff", "no table"),
        (HEAD + "[tariff]\ncal = 20\n", "tariff.cal", "no such line"),
        (HEAD + '[tariff]\ncall = "20"\n', "tariff.call", "cannot be"),
        (HEAD + "[tariff]\ncall = 2.5\n", "tariff.call", "cannot be"),
        (HEAD + "[tariff]\ncall = -1\n", "tariff.call", "cannot be"),
        (HEAD + "[tariff]\nruns = true\n", "tariff.runs", "no such line"),
        (HEAD + '[tariff]\nlimits = "SYM31"\n', "tariff.limits", "cannot be"),
        (HEAD + "[tariff]\nredeal = 1\n", "tariff.redeal", "cannot be"),
        (HEAD + "[tariff]\nraise_price = 5\n", "tariff.raise_price", "does not matter"),
        (HEAD + "[customs.chess]\n", "customs.chess", "no such house rule"),
        (HEAD + "[customs]\nstock = 3\n", "customs.stock", "no table"),
        (HEAD + "[customs.stock]\nstake = -1\n", "customs.stock.stake", "cannot be"),
        (HEAD + "[customs.stock]\nstakes = 1\n", "customs.stock.stakes", "no such line"),
    ],
)
def test_a_bad_preset_is_refused_with_file_line_and_reason(text, field, reason, tmp_path):
    file = tmp_path / "x.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadPresetError) as refused:
        read_preset(file, CATALOGUE)
    assert refused.value.field == field
    assert reason in str(refused.value.reason)
    assert str(file) in str(refused.value.sentence)


def test_one_bad_preset_of_the_user_is_left_out_and_named_and_the_others_stay(tmp_path):
    (tmp_path / "x.toml").write_text("id = x", encoding="utf-8")
    (tmp_path / "y.toml").write_bytes(b"\xff")
    write_preset(replace(PRESETS["bav.seed"], id="mine"), tmp_path)
    found = load_presets(CATALOGUE, tmp_path)
    assert found.keys() == {*PRESETS, "mine"}
    assert [each.file.name for each in found.left_out] == ["x.toml", "y.toml"]


def test_the_familiar_presets_and_games_come_first_in_the_order_they_name():
    """A game or a preset that is added says its place itself."""
    games = sorted(CATALOGUE.variants.values(), key=lambda each: offered(each.familiar))
    first = [each.id for each in games if each.familiar]
    assert first == ["bavarian", "wendish", "german", "three-handed", "skat"]
    assert [each.id for each in games[: len(first)]] == first
    bavarian = sorted(BAVARIAN.values(), key=lambda each: offered(each.familiar))
    assert [each.id for each in bavarian[:3]] == ["bav.wirtshaus", "bav.sauspiel", "bav.seed"]
    places = [(each.rules.variant.id, each.familiar) for each in PRESETS.values() if each.familiar]
    assert len(places) == len(set(places))


def test_a_preset_that_is_no_text_or_not_there_is_refused(tmp_path):
    file = tmp_path / "x.toml"
    for spoil in (lambda: file.write_bytes(b"\xff\xfe\x00"), file.unlink):
        spoil()
        with pytest.raises(BadPresetError):
            read_preset(file, CATALOGUE)


def test_A61_a_preset_changed_later_reprices_nothing():
    preset = PRESETS["bav.wirtshaus"]
    opened = Opening(preset.rules, PEOPLE[:4], A)
    evening = fold([opened, *booked(Rufspiel(declarer=A, partner=B, result=70))])
    dear = replace(preset, rules=dearer(preset.rules))
    assert dear.rules.tariff.call == 30
    assert evening.hands[0].deltas[A] == 20


def test_the_folder_of_the_program_holds_nothing_but_presets():
    folder = Path(__file__).parents[2] / "resources/presets"
    assert {file.stem if file.suffix else file.name for file in folder.iterdir()} == set(PRESETS)
