"""The adapter on Qt's Linguist and locales, in the three languages of the program."""

import datetime as dt
import re
import string
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import translations
from PySide6.QtCore import QCoreApplication, QLocale

from schafscore.core.accounts import Person
from schafscore.core.text import N_, Option, counted, phrase
from schafscore.language.speech import LANGUAGES, LinguistSpeech, system_language
from schafscore.resources import resource

HERE = Path(__file__).parent
SEPP = Person(1)
NAMES = {SEPP: "Sepp {der} Ältere", Person(2): "Fanny"}


class Result(Option):
    WON = N_("won"), "w"


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A folder of three small translations, made as those of the program are."""
    made = tmp_path_factory.mktemp("translations")
    for source in HERE.glob("hands_*.ts"):
        target = made / f"schafscore_{source.stem.removeprefix('hands_')}.qm"
        command = [translations.qt_tool("lrelease"), "-silent", source, "-qm", target]
        subprocess.run(command, check=True)
    return made


def speaking(language, folder=None):
    return LinguistSpeech(language, translations=folder)


@pytest.mark.parametrize(
    ("language", "number", "words"),
    [
        ("de", 1, "1 Spiel mit Fanny"),
        ("de", 0, "0 Spiele mit Fanny"),
        ("de", 1234, "1.234 Spiele mit Fanny"),
        ("en", 1, "1 hand with Fanny"),
        ("en", 2, "2 hands with Fanny"),
        ("ru", 21, "21 игра с участием Fanny"),
        ("ru", 3, "3 игры с участием Fanny"),
        ("ru", 11, "11 игр с участием Fanny"),
    ],
)
def test_a_plural_follows_its_number(folder, language, number, words):
    label = counted("%n hands with {who}", "", number, who=Person(2))
    assert speaking(language, folder).say(label, NAMES) == words


def test_the_language_changes_while_the_program_runs(folder):
    speech = speaking("en", folder)
    assert speech.say("won") == "won"
    speech.use("de")
    assert (speech.say("won"), speech.signed(-1234), speech.language) == (
        "gewonnen",
        "−1.234",
        "de",
    )
    speech.use("ru")
    assert speech.say("won") == "выиграно"


def test_gaps_may_change_places_and_hold_people_options_and_numbers(folder):
    label = phrase("{who} against {others}: {result}", who=SEPP, others=2, result=Result.WON)
    assert speaking("de", folder).say(label, NAMES) == "2 gegen Sepp {der} Ältere: gewonnen"
    assert speaking("en", folder).say(label, NAMES) == "Sepp {der} Ältere against 2: won"


def test_a_label_never_shows_somebody_without_a_name(folder):
    with pytest.raises(KeyError):
        speaking("de", folder).say(phrase("{who} deals", who=Person(9)), NAMES)


@pytest.mark.parametrize(
    ("language", "cents", "plain", "signed"),
    [
        ("de", 430, "4,30\u00a0€", "+4,30\u00a0€"),
        ("de", -123405, "−1.234,05\u00a0€", "−1.234,05\u00a0€"),
        ("en", 430, "€4.30", "+€4.30"),
        ("en", -150, "−€1.50", "−€1.50"),
        ("ru", 5, "0,05\u00a0€", "+0,05\u00a0€"),
        ("de", 0, "0,00\u00a0€", "0,00\u00a0€"),
    ],
)
def test_money_has_a_sign_and_two_places(language, cents, plain, signed):
    speech = speaking(language)
    assert (speech.money(cents), speech.money(cents, sign=True)) == (plain, signed)


def test_numbers_that_qt_cannot_count_to_are_said_all_the_same(folder):
    english = speaking("en", folder)
    assert english.number(2**63 - 1) == "9,223,372,036,854,775,807"
    assert english.number(-(10**23)) == "−1" + 23 * "0"
    assert english.say(counted("%n hands", "", 10**23 + 1)) == f"1{22 * '0'}1 hands"
    russian = speaking("ru", folder)
    for small in (1, 2, 5, 11, 21):
        word = russian.say(counted("%n hands", "", 100 + small)).split()[-1]
        assert russian.say(counted("%n hands", "", 10**23 + small)).split()[-1] == word


def test_points_have_a_sign_but_nothing_has_none():
    speech = speaking("de")
    assert [speech.signed(points) for points in (30, -30, 0)] == ["+30", "−30", "0"]
    assert [speech.number(points) for points in (1234, -5, 0)] == ["1.234", "−5", "0"]


@pytest.mark.parametrize(
    ("language", "long", "short"),
    [
        ("de", "1. März 2026", "01.03.2026"),
        ("en", "1 March 2026", "01/03/2026"),
        ("ru", "1 марта 2026", "01.03.2026"),
    ],
)
def test_dates_and_times(language, long, short):
    speech, evening = speaking(language), dt.datetime(2026, 3, 1, 20, 5)
    assert (speech.date(evening), speech.short_date(evening.date())) == (long, short)
    assert speech.time(evening) == "20:05"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "Sonntag, 1. März 2026"),
        ("en", "Sunday, 1 March 2026"),
        ("ru", "воскресенье, 1 марта 2026"),
    ],
)
def test_a_day_has_a_name_where_there_is_room(language, told):
    assert speaking(language).day(dt.date(2026, 3, 1)) == told


def test_a_moment_with_a_zone_is_told_in_ours():
    moment = dt.datetime(2026, 3, 1, 23, 30, tzinfo=dt.UTC)
    local = moment.astimezone()
    speech = speaking("de")
    assert speech.time(moment) == f"{local:%H:%M}"
    assert speech.short_date(moment) == f"{local:%d.%m.%Y}"


def test_names_stand_in_the_order_of_a_german_list():
    names = ["Tisch 10", "Otto", "äpfel", "Öl", "Anna", "Tisch 2"]
    ordered = ["Anna", "äpfel", "Öl", "Otto", "Tisch 2", "Tisch 10"]
    assert speaking("de").collate(names) == ordered


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["de-AT", "en"], "de"),
        (["fr-FR", "ru-RU", "de"], "ru"),
        (["C"], "en"),
    ],
)
def test_the_program_begins_in_the_language_of_the_system(monkeypatch, preferred, language):
    class System:
        def uiLanguages(self):
            return preferred

    monkeypatch.setattr(QLocale, "system", System)
    assert system_language() == language
    assert LinguistSpeech().language == language


def test_a_language_that_the_program_does_not_speak_is_refused():
    with pytest.raises(KeyError):
        LinguistSpeech("xx")


def test_a_missing_translation_is_named(tmp_path):
    with pytest.raises(FileNotFoundError, match="schafscore_de"):
        LinguistSpeech("de", translations=tmp_path)


def test_dialogs_of_qt_speak_with_us(qapp):
    speech = LinguistSpeech("de", qapp)
    try:
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
        speech.use("ru")
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Отмена"
        assert QLocale().language() == QLocale.Language.Russian
        speech.use("en")
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
        speech.use("de")
    finally:
        speech.release()
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert QLocale() == QLocale.system()


def gaps(text):
    return {field for _, field, _, _ in string.Formatter().parse(text) if field is not None}


def older_gaps(text):
    """Those that argparse fills, which may leave one out."""
    return set(re.findall(r"%(?:\(\w+\))?[rs]", text))


def messages():
    for language in LANGUAGES:
        for message in ET.parse(resource(f"translations/schafscore_{language}.ts")).iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")]
            for form in forms or [translation.text or ""]:
                if form:
                    yield language, message.findtext("source"), form


def test_every_translation_has_the_gaps_of_its_source():
    wrong = [
        (language, source, form)
        for language, source, form in messages()
        if gaps(form) != gaps(source)
        or ("%n" in form) != ("%n" in source)
        or not older_gaps(form) <= older_gaps(source)
    ]
    assert wrong == []
