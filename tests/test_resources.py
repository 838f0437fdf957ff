"""The files that come with the program: found, readable, complete, each with its licence."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont
from PySide6.QtSvg import QSvgRenderer

from schafscore import resources
from schafscore.resources import RESOURCES, resource

FONTS = sorted((RESOURCES / "fonts").glob("*.ttf"))
LETTERS = "ÄÖÜäöüß ÁáČčŘřŁłŞş ЖжЩщЫыЭэ 0123456789 +−×=·… „“‚‘ €"
SIGNS = "♠♥♦♣ ☐ ✓ → ★"


def test_they_are_found_inside_an_installed_package(tmp_path):
    package = tmp_path / "schafscore"
    (package / "_resources" / "fonts").mkdir(parents=True)
    shutil.copy(resources.__file__, package)
    spec = importlib.util.spec_from_file_location("installed", package / "resources.py")
    installed = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(installed)
    assert installed.resource("fonts") == package / "_resources" / "fonts"


def test_a_missing_file_is_named():
    with pytest.raises(FileNotFoundError, match="nothing"):
        resource("fonts/nothing.ttf")


UNMADE = """
import sys
from pathlib import Path
from schafscore import resources
from schafscore.__main__ import main

resources.RESOURCES = Path(sys.argv.pop(1))
sys.exit(main())
"""


@pytest.mark.parametrize("argv", [[], ["show"]])
def test_a_checkout_that_was_never_set_up_says_in_one_sentence_what_to_do(argv, tmp_path):
    ignored = shutil.ignore_patterns("*.qm")
    shutil.copytree(RESOURCES / "translations", tmp_path / "translations", ignore=ignored)
    shutil.copytree(RESOURCES / "fonts", tmp_path / "fonts")
    shutil.copytree(RESOURCES / "icons", tmp_path / "icons")
    command = [sys.executable, "-c", UNMADE, str(tmp_path), *argv]
    root = Path(__file__).parents[1]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=root, check=False)
    assert ended.returncode == 1
    assert ended.stderr.count("\n") == 1
    assert "packaging/dev.py run" in ended.stderr


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_a_font_has_every_letter_that_names_and_amounts_need(qapp, font):
    face = QRawFont(str(font), 12)
    assert face.isValid()
    wanted = LETTERS + (SIGNS if font.stem.startswith("DejaVuSans") else "")
    assert [sign for sign in wanted if not face.supportsCharacter(ord(sign))] == []


def test_every_font_comes_with_its_licence():
    families = {font.stem for font in FONTS}
    licences = [each.name.removesuffix(".LICENSE.txt") for each in RESOURCES.glob("fonts/*.txt")]
    assert len(families) == 8
    assert [each for each in families if not each.startswith(tuple(licences))] == []


@pytest.mark.parametrize(
    "icon", sorted(RESOURCES.glob("icons/**/*.svg")), ids=lambda icon: icon.stem
)
def test_an_icon_can_be_painted(qapp, icon):
    assert QSvgRenderer(str(icon)).isValid()


def test_every_suit_has_its_sign_in_both_sizes_and_on_both_grounds():
    signs = {icon.stem for icon in RESOURCES.glob("icons/suits/*.svg")}
    german, french = (
        ("acorns", "leaves", "hearts", "bells"),
        ("clubs", "spades", "hearts", "diamonds"),
    )
    assert signs == {
        *(
            f"{suit}{size}{rim}"
            for suit in german
            for size in ("", "-large")
            for rim in ("", "-rim")
        ),
        *(f"french-{suit}{size}" for suit in french for size in ("", "-large")),
    }


def test_the_sheeps_head_grows_by_nine_strokes():
    assert len(list(RESOURCES.glob("icons/sheep/strokes-[1-9].svg"))) == 9


def test_their_page_names_every_folder():
    page = Path(RESOURCES, "README.md").read_text()
    assert [
        each.name for each in RESOURCES.iterdir() if each.is_dir() and each.name not in page
    ] == []
