"""The tariffs of presets, for recorded games that name one."""

from functools import cache
from typing import Any

from schafscore.core.variant import Catalogue
from schafscore.exchange.presets import load_presets
from schafscore.houserules import all_house_rules
from schafscore.variants import all_variants


@cache
def tariff_of_preset(name: str) -> Any:
    """Return the tariff of a preset of the program; raises KeyError where there is none."""
    presets = load_presets(Catalogue(all_variants(), all_house_rules()))
    return presets[name].rules.tariff
