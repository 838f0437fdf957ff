"""Where the files of the program lie."""

import stat
import sys
from pathlib import Path

import pytest

from schafscore.language.places import data_folder, documents_folder


def test_the_variable_moves_the_data_folder_and_it_is_made(tmp_path, monkeypatch):
    monkeypatch.setenv("SCHAFSCORE_HOME", str(tmp_path / "stick" / "scores"))
    assert data_folder() == tmp_path / "stick" / "scores"
    assert data_folder().is_dir()


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
def test_without_it_the_data_folder_is_that_of_the_system_and_nobody_elses(tmp_path, monkeypatch):
    monkeypatch.delenv("SCHAFSCORE_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "schafscore"
    assert stat.S_IMODE(data_folder().stat().st_mode) == 0o700


def test_documents_lie_where_the_system_says():
    assert isinstance(documents_folder(), Path)
    assert documents_folder() != Path()
