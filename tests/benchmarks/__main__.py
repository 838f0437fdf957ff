"""Print medians and ratios of what must be quick: ``python -m tests.benchmarks [NAME...]``."""

import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

from benchmarks.measured import BENCHMARKS  # noqa: E402


def main() -> None:
    names = sys.argv[1:] or list(BENCHMARKS)
    print(f"{'':34}{'median':>12}{'beside':>12}{'ratio':>8}  beside what")
    for name in names:
        print(BENCHMARKS[name]())


if __name__ == "__main__":
    main()
