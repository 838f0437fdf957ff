"""The variants that are found by walking the package."""

import pytest

from schafscore.variants import all_variants


def test_every_variant_is_in_the_file_of_its_id():
    variants = all_variants()
    assert len(variants) == len(list(variants)) > 4
    for name, variant in variants.items():
        assert variant.id == name


def test_a_game_that_is_not_there_is_a_missing_key():
    variants = all_variants()
    assert variants.get("halma") is None
    with pytest.raises(KeyError):
        variants["halma"]
