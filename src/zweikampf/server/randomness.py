"""Where ids, secrets, keys and seeds come from: the system's secure source. Tests hand over
``random.Random`` with a seed."""

from __future__ import annotations

import base64
from random import Random, SystemRandom

Randomness = Random
SECURE: Randomness = SystemRandom()


def hex_text(source: Randomness, size: int) -> str:
    return source.randbytes(size).hex()


def url_text(source: Randomness, size: int) -> str:
    return base64.urlsafe_b64encode(source.randbytes(size)).rstrip(b"=").decode()
