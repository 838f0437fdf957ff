"""Finds the files that come with the program: fonts, icons, translations, presets."""

from pathlib import Path

_PACKAGE = Path(__file__).parent

# In a checkout they lie beside the package; a wheel and a bundle carry them inside it.
RESOURCES = next(
    (
        folder
        for folder in (_PACKAGE / "_resources", _PACKAGE.parent / "resources")
        if folder.is_dir()
    ),
    _PACKAGE / "_resources",
)


def resource(name: str) -> Path:
    """Return the file or folder *name*, such as ``fonts/OpenSans-Bold.ttf``.

    Raises `FileNotFoundError` where it is missing, which means a damaged installation.
    """
    path = RESOURCES / name
    if not path.exists():
        raise FileNotFoundError(f"a file of the program is missing: {path}")
    return path
