"""New table: the preset that is set is ticked, in every game, and its lines stand in the form."""

import pytest

from schafscore.gui.presets import presets_of
from schafscore.gui.rule_lines import NumberLine
from schafscore.services.agreement import Agreement, agreement_of_preset
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


def with_gaps(room):
    presets = room.tables.presets.values()
    return [each for each in presets if each.incomplete]


def prices(room):
    """Return the lines that are a number, and matter now."""
    agreed = room.agreement
    numbers = (each for each in agreed.lines_of("") if type(agreed.value(each)) is int)
    return [each for each in numbers if agreed.asks(each)]


def test_a_preset_is_ticked_while_its_gaps_are_filled_in(room):
    """Fault: it was ticked only where somebody filled in what stands there without an answer."""
    for preset in with_gaps(room):
        room.take_variant(preset.rules.variant)
        room.take_preset(preset.id)
        assert room.presets.row.chosen() == [preset.id]
        for name in preset.incomplete:
            usual = Agreement(preset.rules.variant).value(name)
            for value in (usual, 70, None, 70):
                room.take(room.agreement.answer(name, value))
                assert room.presets.row.chosen() == [preset.id], (preset.id, name, value)
        room.take_preset(preset.id)
        assert room.agreement == agreement_of_preset(preset)  # pressed again its gaps are open


def test_a_preset_with_gaps_is_no_longer_ticked_once_a_line_that_it_sets_is_changed(room):
    (preset, *_) = with_gaps(room)
    room.take_variant(preset.rules.variant)
    for fill in (False, True):
        room.take_preset(preset.id)
        for name in preset.incomplete if fill else ():
            room.take(room.agreement.answer(name, 70))
        line = next(each for each in prices(room) if each not in preset.incomplete)
        before = room.agreement.value(line)
        for value in (before + 5, None):
            room.take(room.agreement.answer(line, value))
            assert room.presets.row.chosen() == [], (line, value)
            room.take(room.agreement.answer(line, before))
            assert room.presets.row.chosen() == [preset.id]


def test_a_preset_is_not_ticked_while_a_field_of_it_is_empty(room):
    """Fault: where it has the usual price there, it stayed ticked, and the foot asked for it."""
    for variant in CATALOGUE.variants.values():
        room.take_variant(variant)
        preset = room.tables.presets[room.preset]
        begun = room.agreement
        for name in prices(room)[:1]:
            room.take(begun.answer(name, None))
            assert room.presets.row.chosen() == [], (preset.id, name)
            room.take(begun)
            assert room.presets.row.chosen() == [preset.id]
