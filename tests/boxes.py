"""Where every piece of text stands on a page, as a second program reads it."""

import ctypes
from dataclasses import dataclass

import pypdfium2 as pdfium
import pypdfium2.raw as raw

MM = 72 / 25.4


@dataclass(frozen=True)
class Box:
    """The ink of a piece of text in millimetres from the top left, its size in points."""

    text: str
    left: float
    top: float
    right: float
    bottom: float
    size: float

    def covers(self, other, hair=0.12):
        """Whether ink of both would touch; *hair* is what a letter may lean over."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > hair and down > hair


def boxes(content):
    """Return the boxes of every page of the PDF *content*, with how wide and high it is."""
    document = pdfium.PdfDocument(content)
    found = []
    for page in document:
        wide, high = page.get_size()
        words = page.get_textpage()
        texts = []
        for each in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT]):
            left, low, right, up = each.get_bounds()
            if right > left:
                edges = left / MM, (high - up) / MM, right / MM, (high - low) / MM
                texts.append(Box(_text(each, words), *edges, _size(each)))
        found.append((texts, wide / MM, high / MM))
    return found


def overlapping(texts):
    """Return the pairs of *texts* whose ink touches, beginning with the topmost."""
    ordered = sorted(texts, key=lambda each: each.top)
    found, open_ones = [], []
    for each in ordered:
        open_ones = [other for other in open_ones if other.bottom > each.top]
        found += [(other.text, each.text) for other in open_ones if other.covers(each)]
        open_ones.append(each)
    return found


def _size(each):
    size = ctypes.c_float()
    raw.FPDFTextObj_GetFontSize(each.raw, size)
    return size.value


def _text(each, words):
    length = raw.FPDFTextObj_GetText(each.raw, words.raw, None, 0)
    letters = (ctypes.c_ushort * length)()
    raw.FPDFTextObj_GetText(each.raw, words.raw, letters, length)
    return bytes(letters).decode("utf-16-le").rstrip("\0")
