"""Calls and sockets that wait as long as it takes: by default they would give up after some
seconds, which a busy machine may need."""

from __future__ import annotations

from functools import partial
from typing import Any

import httpx

from tests.patience import PATIENCE

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
request = partial(httpx.request, timeout=PATIENCE)
# For ``connect`` of websockets.
PATIENT: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
