"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from zweikampf import __version__
from zweikampf.server import refusals, routes, socket, web
from zweikampf.server.house import House
from zweikampf.server.log import note
from zweikampf.server.net.edge import Edge
from zweikampf.server.net.health import Health
from zweikampf.server.randomness import SECURE, Randomness
from zweikampf.server.security import Guard
from zweikampf.server.settings import Settings
from zweikampf.server.store import Store
from zweikampf.server.timing import Clock


def create_app(
    settings: Settings,
    store: Store,
    *,
    clock: Clock | None = None,
    randomness: Randomness = SECURE,
) -> FastAPI:
    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings, store, clock, randomness)
        app.state.house = house
        app.state.edge = Edge(settings, house.clock, house.metrics)
        app.state.health = Health(house)
        house.start()
        note("started")
        yield
        await house.close()
        note("stopped")

    app = FastAPI(
        title="Zweikampf",
        version=__version__,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they load scripts from elsewhere
        redoc_url=None,
    )
    refusals.install(app)
    app.include_router(routes.router)
    app.include_router(socket.router)
    web.install(app, settings)
    app.add_middleware(Guard)
    return app
