"""What ``help`` and ``inspect`` show as the arguments of a compiled class.

Python cannot look into its constructor, so the class says it; a test compares it with the source.
"""

from __future__ import annotations

import inspect


def arguments(text: str) -> inspect.Signature:
    """The signature that a function with these arguments has."""
    made: dict[str, object] = {}
    code = f"from __future__ import annotations\ndef made({text}): ..."
    exec(code, made)  # our own text, a literal in the class
    found = made["made"]
    assert callable(found)
    return inspect.signature(found)
