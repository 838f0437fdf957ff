"""A file is written whole or not at all."""

import errno
import os

import pytest

from schafscore.services import disk
from schafscore.services.disk import write_whole


@pytest.fixture
def full(monkeypatch):
    """A disk that is full before anything is safe on it."""

    def cut_off(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(disk.os, "fsync", cut_off)


def test_a_full_disk_leaves_the_older_file_as_it_was(tmp_path, full):
    """The sentence said that nothing was saved, and the good file was cut off."""
    file = tmp_path / "evening.pdf"
    file.write_bytes(b"good")
    with pytest.raises(OSError, match="No space") as caught:
        write_whole(file, b"new" * 1000)
    assert caught.value.filename == str(file)
    assert file.read_bytes() == b"good"
    assert list(tmp_path.iterdir()) == [file]


def test_a_full_disk_leaves_no_empty_file_behind(tmp_path, full):
    with pytest.raises(OSError, match="No space"):
        write_whole(tmp_path / "evening.csv", b"new")
    assert list(tmp_path.iterdir()) == []


def test_a_missing_folder_is_told_by_the_name_that_was_given(tmp_path):
    file = tmp_path / "nowhere" / "evening.csv"
    with pytest.raises(FileNotFoundError) as caught:
        write_whole(file, b"new")
    assert caught.value.filename == str(file)


def test_the_file_may_be_read_by_whoever_may_read_any_new_file(tmp_path):
    plain, file = tmp_path / "plain", tmp_path / "evening.csv"
    plain.write_bytes(b"")
    write_whole(file, b"new")
    assert file.read_bytes() == b"new"
    assert file.stat().st_mode == plain.stat().st_mode
    file.chmod(0o600)
    write_whole(file, b"newer")
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.read_bytes() == b"newer"


@pytest.mark.skipif(os.name == "nt", reason="links need a right of their own there")
def test_a_link_stays_one(tmp_path):
    there, link = tmp_path / "there.csv", tmp_path / "link.csv"
    there.write_bytes(b"old")
    link.symlink_to(there)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert there.read_bytes() == b"new"
