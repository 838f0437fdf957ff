"""What is installed, and that it is exactly what was locked."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LISTS = ["requirements.txt", "requirements-dev.txt"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def locked(name):
    """Return the pinned version and the number of hashes of each package in the list *name*."""
    text = (ROOT / "packaging" / name).read_text().replace("\\\n", " ")
    pins = {}
    for line in text.splitlines():
        if line and not line.lstrip().startswith("#"):
            package, version = re.match(r"([a-z0-9-]+)==(\S+)", line).groups()
            pins[package] = version, line.count("--hash=sha256:")
    return pins


@pytest.mark.parametrize("name", LISTS)
def test_every_package_is_pinned_by_hash(name):
    pins = locked(name)
    assert len(pins) > 10
    assert [package for package, (_, hashes) in pins.items() if not hashes] == []


@pytest.mark.parametrize("name", LISTS)
def test_a_list_names_no_address_and_no_folder_of_one_machine(name):
    text = (ROOT / "packaging" / name).read_text()
    assert "://" not in text
    assert not re.search(
        r"^\s*(-i|-f|--(extra-)?index-url|--find-links|--trusted-host)", text, re.M
    )


def test_the_lists_agree_and_hold_what_the_project_asks_for():
    runtime, development = map(locked, LISTS)
    assert runtime.items() <= development.items()
    asked = {
        "requirements.txt": PROJECT["project"]["dependencies"],
        "requirements-dev.txt": PROJECT["dependency-groups"]["dev"],
    }
    for name, wanted in asked.items():
        names = {re.match(r"[A-Za-z0-9-]+", each)[0].lower() for each in wanted}
        assert names <= locked(name).keys()
