"""In what the amounts of a game are counted."""

from collections.abc import Mapping

from schafscore.core.text import N_, Label
from schafscore.core.variant import AnyVariant
from schafscore.gui.rule_lines import CENTS

UNITS: Mapping[str, Label] = {
    CENTS: N_("amounts in cents"),
    "points": N_("amounts in points"),
    "chips": N_("amounts in chips"),
    "heads": N_("amounts in strokes"),
}


def unit_of(variant: AnyVariant) -> Label:
    """Say in what the amounts of *variant* are, "" where it goes without saying."""
    return UNITS.get(variant.unit, "")
