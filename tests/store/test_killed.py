"""Whatever a program confirmed is in the file when it is killed, and nothing is half there."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
import scripted_evening
from desks import tables

SCRIPT = str(Path(scripted_evening.__file__))
KILLS = int(os.environ.get("SCHAFSCORE_KILLS", "20"))
DEEDS = 60


@pytest.fixture(scope="module")
def whole():
    """The evening as it is written when nobody is killed, and where its acts end."""
    desk = scripted_evening.begin(None)
    ends = [1, *scripted_evening.play(desk, DEEDS + 40)]
    return desk.evening.writings, ends


@pytest.mark.parametrize("number", range(KILLS))
def test_A97_a_killed_program_loses_nothing_it_confirmed(tmp_path, whole, number):
    writings, ends = whole
    chance = random.Random(number)
    path = tmp_path / "evenings.db"
    started = subprocess.Popen(
        [sys.executable, SCRIPT, str(path)], stdout=subprocess.PIPE, text=True
    )
    with started:
        assert started.stdout is not None
        confirmed = [int(next(started.stdout)) for _ in range(chance.randint(1, DEEDS))]
        time.sleep(chance.random() / 500)
        started.kill()
        confirmed += [int(line) for line in started.stdout.read().split("\n")[:-1]]
    evening = tables(path).open(1).evening
    length = len(evening.writings)
    assert length >= confirmed[-1]
    if length < len(writings):
        assert length in ends, "half an act"
    assert evening.writings[: len(writings)] == writings[:length]


def test_two_programs_booking_at_once_lose_no_hand(tmp_path):
    path = tmp_path / "evenings.db"
    desk = scripted_evening.begin(path)
    session, hands = desk.record.id, 25
    started = [
        subprocess.Popen([sys.executable, SCRIPT, str(path), str(session), str(hands)])
        for _ in range(2)
    ]
    assert [each.wait(timeout=120) for each in started] == [0, 0]
    assert desk.refresh()
    assert [line.hand for line in desk.evening.hands] == list(range(1, 2 * hands + 1))
    assert desk.evening.position.number == 2 * hands
    assert desk.evening == tables(path).open(session).evening
