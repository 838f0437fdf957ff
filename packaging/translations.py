"""Keeps the translations: gathers the texts of the program, and makes the .qm files it reads."""

import argparse
import ast
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "translations"

# English is the language of the source, so its file holds nothing but the plural forms.
ONLY_PLURALS = "schafscore_en"


def qt_tool(name: str) -> str:
    """Where *name* of Qt's Linguist tools lies within PySide6."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        sys.exit("PySide6-Essentials is not installed; packaging/dev.py run sets everything up")
    return str(Path(spec.origin).parent / name)


def compile_stale() -> None:
    """Make every .qm that is missing or older than its .ts."""
    for source in sorted(FOLDER.glob("*.ts")):
        target = source.with_suffix(".qm")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        # Under a name of its own first: two test runs may compile at the same time.
        fresh = target.with_suffix(f".{os.getpid()}.tmp")
        command = [qt_tool("lrelease"), "-silent", str(source), "-qm", str(fresh)]
        subprocess.run(command, check=True, cwd=ROOT)
        fresh.replace(target)


def update() -> None:
    """Gather the texts of the program into the .ts files, and say what waits for a translator."""
    calls = dict.fromkeys((*marked_texts(), *texts_of_resources()))
    with tempfile.TemporaryDirectory() as folder:
        # lupdate is given no more than the calls: it reads neither f-strings nor TOML.
        gathered = Path(folder) / "gathered.py"
        gathered.write_text("\n".join(calls) + "\n", encoding="utf-8")
        for target in sorted(FOLDER.glob("*.ts")):
            merge(gathered, target)
            waiting = unfinished(target)
            print(f"{target.name}: {len(waiting)} unfinished")
            for text in waiting:
                print(f"    {text}")


def marked_texts() -> Iterator[str]:
    """Yield the call that marks a text, for every text that is marked in the program."""
    simple, plural = set(), set()
    for module in sorted((ROOT / "schafscore").rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("N_"), args=[ast.Constant(str(text))]):
                    simple.add(text)
                case ast.Call(func=ast.Name("counted"), args=[ast.Constant(str(text)), *_]):
                    plural.add(text)
                case ast.Call(func=ast.Name("counted"), args=[ast.Call(args=[named]), *_]):
                    plural.add(ast.literal_eval(named))  # marked twice
                case _:
                    pass
    yield from (f"counted({text!r}, '', number)" for text in sorted(plural))
    yield from (f"N_({text!r})" for text in sorted(simple - plural))


def texts_of_resources() -> Iterator[str]:
    """Yield what presets and example say to people, written in English as the source is."""
    resources = ROOT / "resources"
    for file in sorted(resources.glob("presets/*.toml")):
        preset = tomllib.loads(file.read_text(encoding="utf-8"))
        yield from (f"N_({preset[field]!r})" for field in ("label", "about"))
    for file in sorted(resources.glob("example/*.json")):
        evening = json.loads(file.read_text(encoding="utf-8"))
        yield from (f"N_({evening[field]!r})" for field in ("title", "place"))


def merge(gathered: Path, target: Path) -> None:
    """Bring one .ts file to the texts that were gathered; translations stay."""
    command = [
        qt_tool("lupdate"), "-silent", "-no-obsolete", "-locations", "none", "-sort-messages",
        "-source-language", "en", "-tr-function-alias", "tr+=N_",
        "-tr-function-alias", "tr+=counted",
    ]  # fmt: skip
    if target.stem == ONLY_PLURALS:
        command.append("-pluralonly")
    subprocess.run([*command, str(gathered), "-ts", str(target)], check=True, cwd=ROOT)


def unfinished(source: Path) -> list[str]:
    """List the texts of one .ts that have no finished translation."""
    return [
        message.findtext("source", "")
        for message in ET.parse(source).iter("message")
        if (translation := message.find("translation")) is None
        or translation.get("type") == "unfinished"
    ]


def main() -> None:
    """Compile what is stale, or update first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=["compile", "update"])
    if parser.parse_args().task == "update":
        update()
    compile_stale()


if __name__ == "__main__":
    main()
