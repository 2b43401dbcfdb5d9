"""Fields of a state set by their names.

Compiled modules take ``store`` from ``fields.pxd``: it is the function of Python's C interface that
sets an attribute past the guard of ``State``.
"""

store = object.__setattr__
