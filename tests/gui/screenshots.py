"""Print and picture every room in every setting: ``python -m tests.gui.screenshots FOLDER``.

The folder gets a .png for each, index.html shows them side by side, and every fault that a machine
can find is printed; with any the exit code is 1.
"""

import argparse
import os
import sys
from html import escape
from itertools import product
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent)]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from schafscore.gui.look import FACTORS  # noqa: E402
from tests.gui.checks import Fault  # noqa: E402
from tests.gui.pictures import EVERY_SETTING, PICTURES, Picture, Setting, studio  # noqa: E402

PAGE = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>schafscore, every room</title>
<style>
body {{ font: 16px/1.4 sans-serif; margin: 24px; background: #F1EADA; color: #221E19 }}
section > div {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(360px, 1fr)); gap: 16px }}
figure {{ margin: 0 }}
img {{ width: 100%; border: 1px solid #8A7E66 }}
li {{ color: #98291C; overflow-wrap: anywhere }}
</style>
<h1>{total}</h1>
{rooms}
</html>
"""

Taken = tuple[Picture, Setting, list[Fault]]


def main(arguments: list[str] | None = None) -> int:
    """Take the pictures that are asked for, and answer 1 where something is wrong."""
    parser = argparse.ArgumentParser(prog="screenshots", description=__doc__)
    parser.add_argument("folder", type=Path)
    for name, values in (
        ("room", [each.name for each in PICTURES]),
        ("language", _values("language")),
        ("theme", _values("theme")),
    ):
        parser.add_argument(
            f"--{name}", action="append", choices=values, default=[], help="all without it"
        )
    sizes, percents = _values("size"), _values("percent")
    usual = ", ".join(f"{wide}x{high}" for wide, high in sizes)
    parser.add_argument(
        "--size",
        action="append",
        type=_size,
        metavar="WIDTHxHEIGHT",
        help=f"any, as 1366x700; without it {usual}",
    )
    parser.add_argument(
        "--percent",
        action="append",
        type=int,
        choices=FACTORS,
        help=f"without it {', '.join(map(str, percents))}",
    )
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    pictures = [each for each in PICTURES if not asked.room or each.name in asked.room]
    settings = [
        Setting(*each)
        for each in product(
            asked.language or _values("language"),
            asked.theme or _values("theme"),
            asked.size or sizes,
            asked.percent or percents,
        )
    ]
    taken = list(_take(pictures, settings, asked.folder))
    faults = sum(len(found) for _, _, found in taken)
    total = f"{len(taken)} pictures, {faults} faults"
    (asked.folder / "index.html").write_text(_page(taken, total), encoding="utf-8")
    print(total)
    return 1 if faults else 0


def _size(text: str) -> tuple[int, int]:
    wide, high = map(int, text.split("x"))
    return wide, high


def _values(field: str) -> list:
    return list(dict.fromkeys(getattr(each, field) for each in EVERY_SETTING))


def _take(pictures: list[Picture], settings: list[Setting], folder: Path):
    """Take picture after picture; one that cannot be taken is a fault, and the others go on."""
    with studio() as made:
        for setting in settings:
            for picture in pictures:
                try:
                    looks, found = made.take(picture, setting)
                    looks.save(str(folder / file_name(picture, setting)))
                except Exception as error:
                    found = [Fault("broken", picture.name, repr(error))]
                    made.close()
                found = list(dict.fromkeys(found))
                for fault in found:
                    print(f"{picture.name} {setting}: {fault.check}: {fault.where}: {fault.what}")
                yield picture, setting, found


def file_name(picture: Picture, setting: Setting) -> str:
    """Return the name of the file of one picture."""
    return f"{picture.name}-{setting}.png"


def _page(taken: list[Taken], total: str) -> str:
    rooms: dict[str, list[str]] = {}
    for picture, setting, found in taken:
        file = file_name(picture, setting)
        faults = "".join(
            f"<li>{escape(f'{each.check}: {each.where}: {each.what}')}</li>" for each in found
        )
        rooms.setdefault(picture.name, []).append(
            f'<figure><a href="{file}"><img src="{file}" loading="lazy" alt=""></a>'
            f"<figcaption>{setting}<ul>{faults}</ul></figcaption></figure>"
        )
    sections = (
        f"<section><h2>{escape(name)}</h2><div>{''.join(figures)}</div></section>"
        for name, figures in rooms.items()
    )
    return PAGE.format(total=total, rooms="\n".join(sections))


if __name__ == "__main__":
    sys.exit(main())
