"""The typefaces of the printed pages, and words made fit for them."""

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from schafscore.resources import resource

Face = Literal["plain", "bold", "italic", "title"]
FACES: dict[Face, str] = {
    "plain": "DejaVuSansCondensed",
    "bold": "DejaVuSansCondensed-Bold",
    "italic": "DejaVuSansCondensed-Oblique",
    "title": "DejaVuSerifCondensed-Bold",
}
UNKNOWN = "\ufffd"
# Joiners and variation selectors shape the sign before them; alone they print as boxes.
INVISIBLE = {0x200B, 0x200C, 0x200D, 0xFEFF, *range(0xFE00, 0xFE10)}


@cache
def register() -> None:
    """Make the faces known to reportlab, once for the whole run."""
    for name in FACES.values():
        pdfmetrics.registerFont(TTFont(name, str(resource("fonts") / f"{name}.ttf")))
    # Without this every page names Helvetica, which is not embedded.
    rl_config.canvas_basefontname = FACES["plain"]
    # Pages are written as bytes: as letters they would be a quarter larger, and slower to make.
    rl_config.useA85 = 0


@cache
def _drawn(face: Face) -> frozenset[int]:
    register()
    # Signs beyond the first plane would break the text behind the glyphs, so they count as unknown.
    glyphs = pdfmetrics.getFont(FACES[face]).face.charToGlyph
    return frozenset(code for code in glyphs if 0x20 <= code < 0x10000)


@lru_cache(4096)
def fit(words: str, face: Face = "plain") -> str:
    """Compose *words* (fault A100) and put a mark where *face* has no glyph.

    "Ma" + "¨" + "x" becomes "Mäx" with one letter; an emoji becomes U+FFFD.
    """
    drawn = _drawn(face)
    composed = unicodedata.normalize("NFC", " ".join(words.split()) if "\n" in words else words)
    return "".join(
        each if ord(each) in drawn else UNKNOWN for each in composed if ord(each) not in INVISIBLE
    )


def unprintable(names: Iterable[str]) -> tuple[str, ...]:
    """Return those of *names* that have a letter which no face of ours can draw (王, 山本)."""
    return tuple(name for name in names if UNKNOWN in fit(name, "bold"))


@lru_cache(8192)
def width(words: str, size: float, face: Face = "plain") -> float:
    """Return how wide *words*, already fit, are set in *size* points, in millimetres."""
    register()
    return float(pdfmetrics.stringWidth(words, FACES[face], size)) * 25.4 / 72
