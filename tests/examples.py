"""Worked examples of the rules and presets by name, for the tests of the games."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tables import CATALOGUE, opening

from schafscore.core.results import Trickless, Verdict
from schafscore.exchange.presets import load_presets

HERE = Path(__file__).parent
PRESETS = load_presets(CATALOGUE)
SHARED = HERE.parent.parent / "shared/examples/worked_examples.json"


def golden(game: str) -> list[dict]:
    """The worked examples of *game*."""
    return json.loads((HERE / f"golden/{game}.json").read_text())


def each(examples: list[dict]) -> pytest.MarkDecorator:
    """Run a test once for every example, under its id."""
    return pytest.mark.parametrize("example", examples, ids=lambda example: example["id"])


def nothing_is_left_out(game: str, variant: str) -> None:
    """Compare the worked examples of *game* with the specification, where that is at hand."""
    if not SHARED.exists():
        pytest.skip("the specification is not beside the repository")
    wanted = [one for one in json.loads(SHARED.read_text()) if one["variant"] == variant]
    facts = ("id", "preset", "input", "expected")
    assert [[one[fact] for fact in facts] for one in golden(game)] == [
        [one[fact] for fact in facts] for one in wanted
    ]


def tariff(preset: str):
    """The tariff of a preset."""
    return PRESETS[preset].rules.tariff


def seated(preset: str, people: int | None = None):
    """Open an evening under a preset."""
    agreed = PRESETS[preset].rules
    return replace(opening(agreed.variant.id, people=people), rules=agreed)


def ended(given: dict, points: str, tricks: str, of: int) -> dict:
    """Turn points and tricks, or a verdict and a level, into answers."""
    if points in given or tricks in given:
        took = given.get(tricks, 1)
        without = {0: Trickless.DECLARERS, of: Trickless.OPPONENTS}.get(took, Trickless.NOBODY)
        return {"result": given.get(points, 0), "trickless": without}
    won, level = given["result"] == "won", given["level"]
    if level == "schwarz":
        without = Trickless.OPPONENTS if won else Trickless.DECLARERS
        return {"result": Verdict.WON if won else Verdict.LOST, "trickless": without}
    name = ("WON" if won else "LOST") + ("_SCHNEIDER" if level == "schneider" else "")
    return {"result": Verdict[name]}
