#!/usr/bin/env python3
"""One command from a bare machine to a running program: `python3 packaging/dev.py run`.

It needs nothing but Python and its standard library, makes the environment in .venv, and installs
exactly what packaging/requirements*.txt name, by hash.
"""

import argparse
import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "installed-requirements"

RUNTIME = PACKAGING / "requirements.txt"
DEVELOPMENT = PACKAGING / "requirements-dev.txt"

OLDEST_PYTHON = (3, 11)

# Libraries of the system that the wheels of Qt expect, each with the Debian package that has it.
FOR_ANY_WINDOW = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libbrotlidec.so.1": "libbrotli1",
}
FOR_A_SCREEN = FOR_ANY_WINDOW | {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libcups.so.2": "libcups2",
}

CHECKS = [
    ["ruff", "format", "--check"],
    ["ruff", "check"],
    ["mypy"],
    ["lint-imports"],
]
WHOLE_SUITE = ["-n", "2", "--dist", "worksteal"]


def say(text: str) -> None:
    """Print one line at once, in step with what the tools print."""
    print(text, flush=True)


def loads(library: str) -> bool:
    """Whether the system has *library*."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def system_packages(libraries: dict[str, str]) -> None:
    """Install the Debian packages that are missing where we may, or name the command."""
    packages = [package for library, package in libraries.items() if not loads(library)]
    if importlib.util.find_spec("ensurepip") is None:
        packages.append("python3-venv")
    if not packages:
        return
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        say("These system libraries are missing. On Debian or Ubuntu install them with:")
        say(f"    sudo {shlex.join(command)}")
        return
    say(f"== {shlex.join(command)}")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for line in (["apt-get", "update", "--quiet"], command):
        if subprocess.call(line, env=environment, stdout=subprocess.DEVNULL) != 0:
            say(f"This failed: {shlex.join(line)}")
            return


def digest(requirements: Path) -> str:
    """Name one state of *requirements* under one Python."""
    return hashlib.sha256(requirements.read_bytes() + sys.version.encode()).hexdigest()


def environment_works() -> bool:
    """Whether .venv is whole and made by a Python that is still there."""
    if not PYTHON.exists():
        return False
    pip = [str(PYTHON), "-m", "pip", "--version"]
    return subprocess.call(pip, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0


def install(requirements: Path) -> None:
    """Bring .venv to *requirements*; those for development hold those for running."""
    installed = STAMP.read_text().split() if STAMP.exists() else []
    if PYTHON.exists() and digest(requirements) in installed:
        return
    say("== setting up .venv")
    if not environment_works():
        try:
            venv.EnvBuilder(with_pip=True, clear=True).create(VENV)
        except (subprocess.CalledProcessError, ImportError):
            sys.exit("Python's venv is missing. On Debian or Ubuntu: apt-get install python3-venv")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    exactly = ["--require-hashes", "--no-deps", "--only-binary", ":all:"]
    if subprocess.call([*pip, *exactly, "-r", str(requirements)]) != 0:
        sys.exit("The packages could not be installed; is there a way to the package index?")
    holds = {RUNTIME, requirements}
    STAMP.write_text("\n".join(sorted(map(digest, holds))))


def environment() -> dict[str, str]:
    """Give the variables under which the tools and the program find this checkout."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    return os.environ | {"PYTHONPATH": path}


def compile_translations() -> None:
    """Make the .qm files that are missing or stale."""
    subprocess.run([PYTHON, PACKAGING / "translations.py", "compile"], check=True)


def run(arguments: list[str]) -> int:
    """Start the program where the caller stands, so that the files he names are his."""
    system_packages(FOR_A_SCREEN)
    install(RUNTIME)
    compile_translations()
    return subprocess.call([str(PYTHON), "-m", "schafscore", *arguments], env=environment())


def test(arguments: list[str]) -> int:
    """Run every check and sum up, or, with arguments, only pytest with them."""
    system_packages(FOR_ANY_WINDOW)
    install(DEVELOPMENT)
    compile_translations()
    tests = ["pytest", *(arguments or WHOLE_SUITE)]
    steps = [tests] if arguments else [*CHECKS, tests]
    failed = []
    for step in steps:
        name = shlex.join(step)
        say(f"== {name}")
        start = time.monotonic()
        command = [str(PYTHON.parent / step[0]), *step[1:]]
        variables = {"QT_QPA_PLATFORM": "offscreen"} | environment()
        if subprocess.call(command, cwd=ROOT, env=variables) != 0:
            failed.append(name)
        say(f"   {time.monotonic() - start:.1f} s")
    for name in failed:
        say(f"FAILED: {name}")
    if not failed:
        say("All is well.")
    return 1 if failed else 0


def screenshots(arguments: list[str]) -> int:
    """Picture every room in every setting into FOLDER and name what a machine finds wrong."""
    system_packages(FOR_ANY_WINDOW)
    install(DEVELOPMENT)
    compile_translations()
    command = [str(PYTHON), "-m", "tests.gui.screenshots", *arguments]
    return subprocess.call(command, env={"QT_QPA_PLATFORM": "offscreen"} | environment())


def translations(arguments: list[str]) -> int:
    """Gather the texts of the program for its translators."""
    install(DEVELOPMENT)
    return subprocess.call([str(PYTHON), str(PACKAGING / "translations.py"), "update", *arguments])


def lock(arguments: list[str]) -> int:
    """Write requirements*.txt anew from pyproject.toml; `lock --upgrade` takes newer releases."""
    install(DEVELOPMENT)
    uv = [str(PYTHON), "-m", "uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
    uv += ["--no-header", "--python-version", ".".join(map(str, OLDEST_PYTHON)), "pyproject.toml"]
    runtime, development = (str(each.relative_to(ROOT)) for each in (RUNTIME, DEVELOPMENT))
    for extra in (
        ["--output-file", runtime],
        ["--group", "dev", "--constraint", runtime, "--output-file", development],
    ):
        subprocess.run([*uv, *extra, *arguments], check=True, cwd=ROOT)
    return 0


def main() -> int:
    """Do one task; what follows its name is handed on."""
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    tasks = {task.__name__: task for task in (run, test, screenshots, translations, lock)}
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog="\n".join(f"{name:14}{task.__doc__}" for name, task in tasks.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("task", choices=tasks)
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="handed on to the task")
    chosen = parser.parse_args()
    return tasks[chosen.task](chosen.arguments)


if __name__ == "__main__":
    sys.exit(main())
