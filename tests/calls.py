"""How much work something is, counted in calls, so that no machine is too slow for a test."""

import sys


def calls(work):
    """Return how many functions *work* calls, those written in C among them."""
    counted = 0

    def count(_, event, __):
        nonlocal counted
        counted += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return counted
