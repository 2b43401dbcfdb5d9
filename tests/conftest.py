"""Shared by all tests: the games are registered, and Hypothesis runs the same way everywhere."""

import os
import tempfile

from hypothesis import settings

# The same examples on every machine, and no test that depends on the clock.
settings.register_profile("zweikampf", derandomize=True, deadline=None, database=None)
settings.load_profile("zweikampf")

# Records of games that tests play belong to nobody: keep them out of the person's own folder.
_HOME = tempfile.mkdtemp(prefix="zweikampf-tests-")
os.environ["HOME"] = _HOME
os.environ["XDG_CONFIG_HOME"] = _HOME
