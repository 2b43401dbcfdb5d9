"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from zweikampf import __version__
from zweikampf.server import spans
from zweikampf.server.edge import deal_routes, games, history, refusals, routes, socket
from zweikampf.server.edge import pages as web
from zweikampf.server.edge.extension import extensions
from zweikampf.server.edge.net.edge import Edge
from zweikampf.server.edge.net.health import Health
from zweikampf.server.edge.security import Guard
from zweikampf.server.edge.translation import WireFrames
from zweikampf.server.edge.watching import Watching
from zweikampf.server.live.bots import bots_of
from zweikampf.server.live.lobby import Lobby
from zweikampf.server.log import note
from zweikampf.server.randomness import SECURE, Randomness
from zweikampf.server.settings import Settings
from zweikampf.server.storage.store import Store
from zweikampf.server.timing import Clock


def create_app(
    settings: Settings,
    store: Store,
    *,
    clock: Clock | None = None,
    randomness: Randomness = SECURE,
) -> FastAPI:
    """``BadBots`` if the bots that the settings name cannot be offered, ``MissingExtra`` if spans
    cannot be sent where the settings say."""
    bots = bots_of(settings)
    if settings.traces:
        spans.begin(settings.traces)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        lobby = Lobby(
            settings,
            store,
            WireFrames(),
            history.parts_of,
            bots,
            clock=clock,
            randomness=randomness,
        )
        app.state.lobby = lobby
        app.state.edge = Edge(settings, lobby.clock, lobby.metrics)
        app.state.health = Health(lobby)
        sockets = app.state.edge.sockets
        lobby.peers.guest_left = sockets.dismiss_guest
        lobby.deals.look_again = Watching(lobby.deals, sockets).look_again
        await lobby.start()
        note("started")
        yield
        await lobby.close()
        spans.end()
        note("stopped")

    app = FastAPI(
        title="Zweikampf",
        version=__version__,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they load scripts from elsewhere
        redoc_url=None,
        # Its own spans and logs hold paths, and it would send them wherever the environment says.
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},
    )
    refusals.install(app)
    for own in (routes.router, deal_routes.router, games.router, socket.router):
        # The routes as they are: ``include_router`` would build each of them a second time, in
        # every process, when the first call comes.
        app.router.routes.extend(own.routes)
    for each in extensions():
        app.include_router(each.router)
    web.install(app, settings)
    app.add_middleware(Guard)
    return app
