"""Shared by all tests: the games are registered, and Hypothesis runs the same way everywhere."""

from hypothesis import settings

import zweikampf.games

assert zweikampf.games

# The same examples on every machine, and no test that depends on the clock.
settings.register_profile("zweikampf", derandomize=True, deadline=None, database=None)
settings.load_profile("zweikampf")
