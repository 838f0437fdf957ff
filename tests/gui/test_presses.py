"""Whatever is seen can be pressed: nothing fails, and nothing leads to a view that is at fault."""

import pytest

from tests.gui.pictures import PICTURES, Setting, studio
from tests.gui.presses import ENTER, lengthen, nobody_asked, presses

VIEWS = {each.name: each for each in PICTURES}


@pytest.fixture(scope="module")
def made(qapp):
    with studio() as made, nobody_asked():
        lengthen(made.app("played").tables, 20)
        yield made


@pytest.mark.parametrize("view", ["start", "new-people", "table", "why", "settlement-drinks"])
def test_everything_that_is_seen_can_be_pressed(qtbot, made, view):
    done = [each.control for each in presses(made, VIEWS[view], Setting())]
    assert done.count(ENTER) == 1
    assert len(done) > 10
    assert made.strays.found == []


@pytest.mark.parametrize("view", ["rules-changed", "people", "backups-held", "arrival-protocol"])
def test_everything_that_is_seldom_seen_can_be_pressed(qtbot, made, view):
    done = [each.control for each in presses(made, VIEWS[view], Setting("en", size=(1024, 600)))]
    assert done.count(ENTER) == 1
    assert len(done) > 5
    assert made.strays.found == []
