"""New table: the preset that is set is ticked, in every game, and its lines stand in the form."""

import pytest

from schafscore.gui.presets import presets_of
from schafscore.gui.rule_lines import NumberLine
from schafscore.services.agreement import agreement_of_preset
from tests.gui.conftest import CATALOGUE


@pytest.fixture
def room(make_start):
    window = make_start("de")
    window.go("new")
    return window.room


def shown_lines(room):
    """Return what the form shows, line by line; every section is opened."""
    form = room.form
    form.folds.opened = {str(each.title) for each in form.sections if each.folded}
    form.show_agreement(room.agreement, form.available)
    return {name: _shown(line) for name, line in form.lines.items()}


def _shown(line):
    return line.field.number() if isinstance(line, NumberLine) else line.value


def test_every_preset_that_is_pressed_is_ticked_and_reads_back(room):
    """Fault: Mucken's preset was not ticked in New table, and pressing it emptied nine fields."""
    for variant in CATALOGUE.variants.values():
        room.take_variant(variant)
        assert room.presets.row.chosen() == [room.preset], variant.id
        before = room.agreement
        room.presets.row.changed.emit([])  # the one that is set, pressed again
        assert room.agreement == before, variant.id
        for preset in presets_of(variant, room.tables.presets):
            room.take_preset(preset.id)
            assert room.presets.row.chosen() == [preset.id]
            agreed = room.agreement
            told = agreement_of_preset(preset)
            for name, shown in shown_lines(room).items():
                assert shown == told.value(name), (preset.id, name)
            assert room.agreement == agreed, preset.id
