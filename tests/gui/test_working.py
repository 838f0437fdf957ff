"""Work beside the thread of the window is done in its order, told in ours, and never twice."""

from threading import get_ident

from schafscore.gui.working import Worker
from schafscore.services.ports import StoreError


def test_what_comes_of_it_is_told_in_the_thread_of_the_window_in_the_order_asked_for(qtbot):
    worker, told = Worker(), []
    for number in range(3):
        worker.do(
            lambda number=number: (number, get_ident()),
            lambda found: told.append((*found, get_ident())),
            told.append,
        )
    assert told == [], "who asked is seen first"
    qtbot.waitUntil(lambda: not worker.busy)
    assert [number for number, _, _ in told] == [0, 1, 2]
    ours = get_ident()
    assert {(beside == ours, here == ours) for _, beside, here in told} == {(False, True)}


def test_what_fails_is_told_and_the_next_is_done(qtbot):
    worker, failed, done = Worker(), [], []

    def fail():
        raise StoreError("The disk is full")

    worker.do(fail, done.append, failed.append)
    worker.do(lambda: 1, done.append, failed.append)
    qtbot.waitUntil(lambda: not worker.busy)
    assert [str(each) for each in failed] == ["The disk is full"]
    assert done == [1]


def test_a_mistake_of_ours_is_reported_and_leaves_nobody_waiting(qtbot):
    worker = Worker()

    def mistaken():
        raise AttributeError("ours")

    with qtbot.capture_exceptions() as reported:
        worker.do(mistaken, print, print)
        qtbot.waitUntil(lambda: not worker.busy)
    assert [str(error) for _, error, _ in reported] == ["ours"]


def test_where_it_is_stopped_all_is_done_and_nothing_told_whatever_is_asked_for_next(qtbot):
    worker, did, told = Worker(), [], []
    worker.do(lambda: did.append("before"), lambda _: told.append("before"), told.append)
    worker.stop()
    assert did == ["before"]
    worker.do(lambda: did.append("after"), lambda _: told.append("after"), told.append)
    qtbot.waitUntil(lambda: not worker.busy)
    assert did == ["before", "after"]
    assert told == ["after"]
