"""The terminal shows what the board of a game shows: heads, chips, and the list counted."""

import pytest

from schafscore.cli.main import main


@pytest.fixture
def run(capsys):
    def command(*argv):
        capsys.readouterr()
        code = main(["--language", "en", *argv])
        told = capsys.readouterr()
        assert code == 0, told.err
        return told.out

    return command


def evening(run, preset, lines, people=("Anna", "Bernd", "Carl", "Dora")):
    run("new", *people, "--dealer", people[-1], "--preset", preset)
    for line in lines:
        run("add", line)
    return run("show")


def test_6_5_the_heads_are_drawn_in_signs_with_who_won_how_many(run):
    out = evening(run, "german.seed", ["a t e", "b t l", "d t g s", "b t h s"])
    assert "Anna + Carl" in out
    assert "1 of 9" in out
    assert "5 of 9" in out
    assert "4 strokes to go" in out
    drawn = [sign for sign in out if 0x2800 < ord(sign) <= 0x28FF]
    assert len(drawn) > 30


def test_6_5_a_finished_head_is_told(run):
    out = evening(run, "german.seed", ["a t x"])
    assert "won so far: 1" in out
    assert out.count("0 of 9") == 2


def test_4_4_the_pool_lies_in_piles_and_no_chip_is_missing(run):
    out = evening(run, "wend.seed", ["a b s", "c d"])
    assert "no chip is missing" in out
    assert "oooooo" in out
    assert [line.split()[:2] for line in out.splitlines() if line.startswith("Pool")] == [
        ["Pool", "170"]
    ]


def test_5_9_a_skat_list_is_counted_in_every_way(run):
    out = evening(run, "skat.seed", ["a e m2", "b l -"], ("Anna", "Bernd", "Carl"))
    assert "hand 2 of 36" in out
    counts = {line.split("  ")[0].strip(): line.split()[-3:] for line in out.splitlines() if line}
    assert counts["Seeger"] == ["+86", "−86", "0"]
    assert counts["Seeger-Fabian"] == ["+126", "−86", "+40"]


def test_a_bavarian_evening_has_no_board_of_its_own(run):
    out = evening(run, "bav.wirtshaus", ["a b s2"])
    assert "of 9" not in out
    assert "Seeger" not in out


def test_3_8_the_terminal_says_how_many_hands_are_doubled_and_why(run):
    out = evening(run, "bav.wirtshaus", ["d o h -", "a b"])
    told = "Bock: 3 doubled to come, because of hand 1, doubled hands after a lost Herz-Solo"
    assert told in out.splitlines()


def test_3_12_the_terminal_says_since_when_the_stock_is_filled(run):
    assert "Stock:" not in evening(run, "bav.wirtshaus", ["a b"])
    out = evening(run, "bav.wirtshaus", ["a b", "z"])
    assert any(line.startswith("Stock: 80, since hand 2") for line in out.splitlines())


def test_7_1_sides_are_called_by_their_people(run):
    """Fault: the terminal said "first side" and "second side", and nobody knew who that was."""
    run("new", "Anna", "Bernd", "Carl", "Dora", "--dealer", "Dora", "--preset", "bierkopf")
    out = run("add", "a 70")
    assert "Anna + Carl +1" in out
    assert "side" not in out
