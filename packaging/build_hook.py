"""Makes the translations before a wheel is built, so that no wheel leaves without them."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Translations(BuildHookInterface):  # type: ignore[misc]  # hatchling is untyped here
    """Runs lrelease, which comes with PySide6."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile every stale translation."""
        script = Path(self.root) / "packaging" / "translations.py"
        subprocess.run([sys.executable, script, "compile"], check=True)
