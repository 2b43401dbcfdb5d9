"""Where ids, secrets, keys and seeds come from: the system's secure source. Tests pass a seeded
``random.Random``."""

from __future__ import annotations

import base64
import hashlib
from random import Random, SystemRandom

Randomness = Random
SECURE: Randomness = SystemRandom()


def hex_text(source: Randomness, size: int) -> str:
    return source.randbytes(size).hex()


def url_text(source: Randomness, size: int) -> str:
    return base64.urlsafe_b64encode(source.randbytes(size)).rstrip(b"=").decode()


def hashed(secret: str) -> str:
    """What is stored of cookies and join keys, which are long and random: a plain hash will do."""
    return hashlib.sha256(secret.encode()).hexdigest()
