"""The one command that sets the program up, without a network and without a new environment."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import dev
import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def calls(monkeypatch):
    """The commands that would have been run, all of them with success."""
    made = []

    def call(command, **_options):
        made.append([str(part) for part in command])
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.setattr(subprocess, "run", lambda command, **_options: call(command))
    return made


@pytest.fixture
def bare(monkeypatch):
    """A Debian machine that has none of the libraries."""
    monkeypatch.setattr(dev, "loads", lambda _library: False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")


def test_missing_libraries_are_named_with_one_command(calls, bare, monkeypatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    dev.system_packages(dev.FOR_A_SCREEN)
    assert calls == []
    command = capsys.readouterr().out.splitlines()[-1].split()
    assert command[:3] == ["sudo", "apt-get", "install"]
    assert set(dev.FOR_A_SCREEN.values()) <= set(command)


def test_missing_libraries_are_installed_where_we_may(calls, bare, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    dev.system_packages(dev.FOR_ANY_WINDOW)
    update, install = calls
    assert update[:2] == ["apt-get", "update"]
    assert set(dev.FOR_ANY_WINDOW.values()) <= set(install)


def test_nothing_is_asked_of_a_machine_that_has_all(calls, monkeypatch, capsys):
    monkeypatch.setattr(dev, "loads", lambda _library: True)
    dev.system_packages(dev.FOR_A_SCREEN)
    assert (calls, capsys.readouterr().out) == ([], "")


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """An environment that was made, its packages not yet installed."""
    monkeypatch.setattr(dev, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(dev, "system_packages", lambda _libraries: None)
    dev.PYTHON.touch()


def test_packages_are_installed_once_by_hash_and_by_wheel(calls, checkout):
    dev.install(dev.DEVELOPMENT)
    pip = calls[-1]
    assert {"--require-hashes", "--no-deps", "--only-binary", str(dev.DEVELOPMENT)} <= set(pip)
    calls.clear()
    dev.install(dev.DEVELOPMENT)
    dev.install(dev.RUNTIME)  # the list for development holds it
    assert calls == []


def test_a_changed_list_is_installed_anew(calls, checkout, tmp_path):
    requirements = tmp_path / "requirements.txt"
    requirements.write_text("one")
    dev.install(requirements)
    calls.clear()
    requirements.write_text("two")
    dev.install(requirements)
    assert str(requirements) in calls[-1]


def test_run_hands_its_arguments_on(calls, checkout, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["dev.py", "run", "--version", "-v", "evening.json"])
    assert dev.main() == 0
    assert calls[-1][1:] == ["-m", "schafscore", "--version", "-v", "evening.json"]


def test_all_checks_run_though_the_first_fails(checkout, monkeypatch, capsys):
    made = []

    def call(command, **_options):
        made.append(Path(command[0]).name)
        return int("ruff" in str(command[0]))

    monkeypatch.setattr(dev, "install", lambda _requirements: None)
    monkeypatch.setattr(dev, "compile_translations", lambda: None)
    monkeypatch.setattr(subprocess, "call", call)
    assert dev.test([]) == 1
    assert made == ["ruff", "ruff", "mypy", "lint-imports", "pytest"]
    end = capsys.readouterr().out.splitlines()[-2:]
    assert end == ["FAILED: ruff format --check", "FAILED: ruff check"]


def test_with_arguments_only_the_tests_run(calls, checkout, monkeypatch):
    monkeypatch.setattr(dev, "compile_translations", lambda: None)
    dev.install(dev.DEVELOPMENT)
    calls.clear()
    assert dev.test(["tests/cards", "-k", "trick"]) == 0
    assert [command[1:] for command in calls] == [["tests/cards", "-k", "trick"]]


def test_screenshots_hand_the_folder_on_and_answer_whether_something_is_wrong(
    checkout, monkeypatch, tmp_path
):
    made = []

    def call(command, **options):
        made.append((command[1:], options["env"]["QT_QPA_PLATFORM"]))
        return 1

    monkeypatch.setattr(dev, "install", lambda _requirements: None)
    monkeypatch.setattr(dev, "compile_translations", lambda: None)
    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    assert dev.screenshots([str(tmp_path), "--language", "de"]) == 1
    command = ["-m", "tests.gui.screenshots", str(tmp_path), "--language", "de"]
    assert made == [(command, "offscreen")]


def test_the_checks_of_every_change_are_those_of_a_newcomer():
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "exec python3 packaging/dev.py test" in script.read_text()
