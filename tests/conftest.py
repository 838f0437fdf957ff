"""What all tests stand on: no window on the screen, no file of the user's, fresh translations."""

import os

import pytest
import translations

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_configure(config):
    if not hasattr(config, "workerinput"):  # once, not in every worker
        translations.compile_stale()


@pytest.fixture(autouse=True)
def _home_of_this_test(tmp_path, monkeypatch):
    monkeypatch.setenv("SCHAFSCORE_HOME", str(tmp_path / "home"))
