"""The benchmarks run; what they measure is read by people, on a quiet machine."""

import pytest
from benchmarks import measured


@pytest.mark.parametrize(
    ("benchmark", "small"),
    [
        (measured.booking, {"at": 5, "rounds": 2}),
        (measured.seeing, {"at": 5, "rounds": 2}),
        (measured.typing, {"at": 5, "rounds": 2}),
        (measured.undoing, {"at": 5, "rounds": 2}),
        (measured.opening, {"number": 5, "rounds": 1}),
        (measured.folding, {"number": 5, "rounds": 1}),
        (measured.mending, {"number": 5, "corrections": 2, "rounds": 1}),
        (measured.correcting, {"at": 5, "rounds": 1}),
        (measured.printing, {"number": 5, "rounds": 1}),
    ],
)
def test_a_benchmark_measures_something(benchmark, small):
    found = benchmark(**small)
    assert found.median > 0
    assert found.beside > 0
    assert "ms" in str(found)


@pytest.mark.qt_log_ignore("This plugin does not support")  # without a screen
def test_the_handlers_are_measured_one_by_one(qapp):
    found = measured.handlers(hands=16, views=["people"])
    assert len(found.pressed) > 5
    assert all(each.seconds > 0 for each in found.pressed)
    assert str(found).startswith(f"{len(found.pressed) - 1} presses")
