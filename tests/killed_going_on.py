"""A program that goes on with an evening, and is killed before the last of it is written down."""

import os
import signal
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

from tables import CATALOGUE  # noqa: E402
from travellers import machine  # noqa: E402

from schafscore.exchange.evening_file import read_evening  # noqa: E402
from schafscore.services.gone_on import go_on, meet  # noqa: E402
from schafscore.store.sqlite import SqliteStore  # noqa: E402


class Dying(SqliteStore):
    """Writes everything, and does not live to confirm it."""

    def _insert(self, session, written):
        super()._insert(session, written)
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    path, file = map(Path, sys.argv[1:])
    tables = machine(path)
    tables._store.__class__ = Dying
    packed = read_evening(file.read_bytes(), CATALOGUE)
    go_on(packed, tables, meet(packed, tables).people)
