"""How the texts of the program reach its translators, and come back."""

import ast
import os
import xml.etree.ElementTree as ET

import pytest
import translations
from PySide6.QtCore import QTranslator

EMPTY = (
    '<?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" language="{}" sourcelanguage="en"></TS>'
)
LANGUAGES = sorted(translations.FOLDER.glob("*.ts"))
MODULE = '''
"""A module."""

class Suit(Option):
    ACORNS = N_("Acorns"), "e"

    def hands(self, count):
        return counted(
            "%n hands of {who}", "", count, who=self
        )

LONG = phrase(N_("{count} runners "
                 "(pay from {least})"), count=2, least=3)
TOLD = counted(N_("%n hands of {who}"), "", 3, who="Sepp")
ALOUD = f"{say(N_('Totals'))}: {', '.join(totals)}"
'''


@pytest.fixture
def program(tmp_path, monkeypatch):
    """A program of one module, with empty translations."""
    folder = tmp_path / "resources" / "translations"
    folder.mkdir(parents=True)
    for language in ("de", "en", "ru"):
        (folder / f"schafscore_{language}.ts").write_text(EMPTY.format(language))
    (tmp_path / "schafscore").mkdir()
    (tmp_path / "schafscore" / "suits.py").write_text(MODULE)
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    monkeypatch.setattr(translations, "FOLDER", folder)
    return folder


def test_texts_are_found_in_classes_over_lines_in_f_strings_and_with_plurals(program, capsys):
    translations.update()
    german = program / "schafscore_de.ts"
    texts = ["%n hands of {who}", "Acorns", "Totals", "{count} runners (pay from {least})"]
    assert translations.unfinished(german) == texts
    assert [context.findtext("name") for context in ET.parse(german).iter("context")] == [""]
    assert translations.unfinished(program / "schafscore_en.ts") == texts[:1]
    forms = ET.parse(program / "schafscore_ru.ts").iter("numerusform")
    assert len(list(forms)) == 3
    assert "schafscore_de.ts: 4 unfinished" in capsys.readouterr().out


def test_what_presets_and_example_say_is_found(program, tmp_path):
    presets, example = tmp_path / "resources" / "presets", tmp_path / "resources" / "example"
    presets.mkdir()
    example.mkdir()
    preset = 'id = "a"\nlabel = "Tavern 20/50"\nabout = "Dear \\"solos\\", it\'s said."\n'
    (presets / "a.toml").write_text(preset)
    (example / "evening.json").write_text('{"title": "On Friday", "place": "The Post", "acts": []}')
    translations.update()
    gathered = translations.unfinished(program / "schafscore_de.ts")
    assert {"Tavern 20/50", 'Dear "solos", it\'s said.', "On Friday", "The Post"} <= set(gathered)
    assert "solos" not in gathered


def test_a_translation_is_kept_when_texts_are_gathered_again_and_then_spoken(program):
    translations.update()
    german = program / "schafscore_de.ts"
    tree = ET.parse(german)
    for message in tree.iter("message"):
        if message.findtext("source") == "Acorns":
            translation = message.find("translation")
            translation.text = "Eichel"
            del translation.attrib["type"]
    tree.write(german, encoding="utf-8")
    translations.update()
    assert "Acorns" not in translations.unfinished(german)
    translations.compile_stale()
    translator = QTranslator()
    assert translator.load(str(program / "schafscore_de.qm"))
    assert translator.translate("", "Acorns") == "Eichel"


def test_only_a_stale_translation_is_made_again(program):
    translations.compile_stale()
    made = program / "schafscore_de.qm"
    os.utime(made, (2e9, 2e9))
    translations.compile_stale()
    assert made.stat().st_mtime == 2e9
    os.utime(program / "schafscore_de.ts", (2.1e9, 2.1e9))
    translations.compile_stale()
    assert made.stat().st_mtime < 2e9
    assert list(program.glob("*.tmp")) == []


def sources(file):
    """The texts of one file, each with whether it has plural forms."""
    return [
        (message.findtext("source"), message.get("numerus") == "yes")
        for message in ET.parse(file).iter("message")
    ]


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda file: file.stem)
def test_every_text_of_the_program_has_its_translation(language):
    assert translations.unfinished(language) == []


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda file: file.stem)
def test_no_translation_is_left_of_a_text_that_is_gone(language):
    kinds = [
        message.find("translation").get("type") for message in ET.parse(language).iter("message")
    ]
    assert kinds == [None] * len(kinds)
    assert len(set(sources(language))) == len(sources(language))


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda file: file.stem)
def test_the_files_hold_what_the_program_says_now(language):
    said = {
        (ast.literal_eval(call.args[0]), call.func.id == "counted")
        for text in (*translations.marked_texts(), *translations.texts_of_resources())
        for call in [ast.parse(text, mode="eval").body]
    }
    if language.stem == translations.ONLY_PLURALS:
        said = {each for each in said if each[1]}
    assert said == set(sources(language)), "python3 packaging/dev.py translations gathers them"
