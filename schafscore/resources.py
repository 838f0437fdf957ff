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


class MissingError(FileNotFoundError):
    """A file of the program is missing: in a checkout it is still to be made."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            f"a file of the program is missing: {file}; "
            "in a checkout `python3 packaging/dev.py run` makes it and starts the program"
        )


def resource(name: str) -> Path:
    """Return the file or folder *name*, such as ``fonts/OpenSans-Bold.ttf``.

    Raises `MissingError` where it is missing, which means a damaged installation.
    """
    path = RESOURCES / name
    if not path.exists():
        raise MissingError(path)
    return path
