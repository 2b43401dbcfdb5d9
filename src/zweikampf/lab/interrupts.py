"""Keyboard interrupts, where they would do harm. Only the main thread is interrupted, and only it
may set the handler."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def held() -> Iterator[None]:
    """What is done here is done as a whole; an interrupt waits until afterwards."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: waiting.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting and before is not signal.SIG_IGN:
        raise KeyboardInterrupt


@contextmanager
def left_to_us() -> Iterator[None]:
    """Processes started here leave an interrupt to their parent, from the very start: they inherit
    that it is blocked. For us it waits until afterwards; were it ignored here, it would be lost."""
    # Both: a thread that does not block the signal would take it for the main thread at once.
    with held():
        if not hasattr(signal, "pthread_sigmask"):  # Windows
            yield
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
