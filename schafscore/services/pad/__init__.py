"""A half-filled hand: what buttons, key line and terminal change, in words, and as a draft."""

from schafscore.services.pad.drafts import dump_pad, load_pad, pad_of
from schafscore.services.pad.ends import Six, six_of
from schafscore.services.pad.pad import Pad
from schafscore.services.pad.spoken import spoken
from schafscore.services.pad.words import in_words, remarks, with_remarks

__all__ = [
    "Pad",
    "Six",
    "dump_pad",
    "in_words",
    "load_pad",
    "pad_of",
    "remarks",
    "six_of",
    "spoken",
    "with_remarks",
]
