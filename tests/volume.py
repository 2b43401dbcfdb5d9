"""How much random play the tests do."""

import os

from zweikampf import _form


def many(usual: int, few: int) -> int:
    """How often to repeat something: less often where the rules run uncompiled, and for people who
    wait for ``make check``."""
    return usual if _form.is_compiled() and not os.environ.get("FEW") else few
