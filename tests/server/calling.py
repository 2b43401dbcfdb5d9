"""Calls and sockets that wait as long as it takes: by default they would give up after some
seconds, which a busy machine may need. They share what is costly: reading the certificates of the
machine takes 20 ms, and no call of a test needs them."""

from __future__ import annotations

import ssl
from functools import partial
from typing import Any

import httpx

from tests.patience import PATIENCE

NOBODY = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # trusts no certificate
get = partial(httpx.get, timeout=PATIENCE, verify=NOBODY)
post = partial(httpx.post, timeout=PATIENCE, verify=NOBODY)
request = partial(httpx.request, timeout=PATIENCE, verify=NOBODY)
# For ``connect`` of websockets.
PATIENT: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
