"""Parts that are installed on request, and a sentence for each that is missing.

The base installation plays, replays, verifies, solves and measures. The server, the learning
environments and the lab need libraries of an *extra*: ``pip install 'zweikampf[server]'``.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.reason import because

# Which modules each extra brings, of those that we import. ``pyproject.toml`` names their
# distributions, and a test compares the two.
EXTRAS = {
    "server": (
        "alembic", "fastapi", "httptools", "msgspec", "prometheus_client", "pydantic",
        "pydantic_settings", "sqlalchemy", "starlette", "typing_extensions", "uvicorn",
    ),
    "postgres": ("psycopg",),
    "traces": ("opentelemetry",),
    "envs": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
    "lab": ("matplotlib", "numpy", "pyarrow", "scipy"),
    "train": ("jax", "numpy", "optax"),
    "ray": ("ray",),
}  # fmt: skip


class MissingExtra(ZweikampfError, ImportError):
    """Something that only an extra brings is not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__(because("missing-extra", extra=extra))


def require(extra: str) -> None:
    """Refuse to continue if anything of an extra is missing; nothing of it is loaded."""
    if not all(find_spec(name) for name in EXTRAS[extra]):
        raise MissingExtra(extra)


def load(module: str, extra: str) -> Any:
    """A module that this extra brings, or ``MissingExtra``."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise MissingExtra(extra) from error


def missing(error: BaseException) -> MissingExtra | None:
    """What to install, if this error says that a module of an extra is not there."""
    module = (error.name or "").partition(".")[0] if isinstance(error, ImportError) else ""
    return next((MissingExtra(extra) for extra in EXTRAS if module in EXTRAS[extra]), None)
