"""Shared by all tests: the games are registered, and Hypothesis runs the same way everywhere."""

import atexit
import faulthandler
import gc
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key
from hypothesis import settings

from tests import leftovers
from tests.patience import PATIENCE
from zweikampf.engine import registry

# The same examples on every machine, and no test that depends on the clock.
settings.register_profile("zweikampf", derandomize=True, deadline=None, database=None)
settings.load_profile("zweikampf")

# Keep records of the games that tests play out of the user's own folder.
_HOME = tempfile.mkdtemp(prefix="zweikampf-tests-")
atexit.register(shutil.rmtree, _HOME, ignore_errors=True)
os.environ["HOME"] = _HOME
for _kind in ("DATA", "STATE", "CONFIG", "CACHE"):
    os.environ[f"XDG_{_kind}_HOME"] = _HOME

# A shell starts background processes with Ctrl-C ignored, and children inherit that. Tests
# that send SIGINT to a child must not depend on how they were started themselves.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# A collection of the garbage looks at everything alive, and a session holds thousands of tests and
# all that they import, which live to its end: while they are found there is little garbage.
@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Once a test has failed nobody watches it any more, for the sake of debuggers; but what it
    leaves half done is what its fixtures may wait for in vain."""
    errors = item.config.stash[fault_handler_stderr_fd_key]
    faulthandler.dump_traceback_later(2 * PATIENCE, file=errors, exit=True)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="session", autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    """The first fixture of a session is the last to end: by then every process has to be gone."""
    leftovers.adopt_orphans()
    before = leftovers.children()
    yield
    left = {number: line for number, line in leftovers.children().items() if number not in before}
    assert not left


@pytest.fixture(autouse=True)
def games_of_a_test_are_gone_with_it() -> Iterator[None]:
    """A game that is given to the public API stays known; the next test must not find it."""
    before = dict(registry._GAMES)
    yield
    registry._GAMES.clear()
    registry._GAMES.update(before)
