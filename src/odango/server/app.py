"""The application: routes, the house behind them, and the gate in front."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Controller, Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, License
from msgspec import Struct

from odango import __version__
from odango.server.gate import Gate
from odango.server.house import House
from odango.server.identity import SCHEMES
from odango.server.limits import Limits
from odango.server.messages import add_messages
from odango.server.metrics import Metrics
from odango.server.nudges import CHANNEL, Nudges
from odango.server.problems import refuse, spec
from odango.server.routes import decks, games, people, replays, socket, tables
from odango.server.routes.common import TheHouse, provide_anybody, provide_house, provide_player
from odango.server.settings import Settings, usual_store
from odango.store.store import Store

LARGEST_BODY = 64 * 1024
LARGEST_MESSAGE = 16 * 1024


class Health(Struct):
    status: str
    version: str


@get("/api/health", tags=["house"], summary="Whether all is well", responses=spec())
async def health(house: TheHouse) -> Health:
    """Answers when the database does."""
    await house.store.ping()
    return Health("ok", __version__)


@get("/metrics", tags=["house"], summary="What the house counts", media_type=MediaType.TEXT, responses=spec())
async def metrics(house: TheHouse) -> Response[bytes]:
    """For Prometheus.  Keep it from strangers at the reverse proxy."""
    house.metrics.tables.set(len(house.tables))
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def close_bodies(document: dict[str, Any]) -> dict[str, Any]:
    """Say of every request body that it has no other fields: Litestar refuses them but does not write that down."""
    for path in document["paths"].values():
        for operation in path.values():
            for content in operation.get("requestBody", {}).get("content", {}).values():
                name = content["schema"]["$ref"].rpartition("/")[2]
                document["components"]["schemas"][name]["additionalProperties"] = False
    return document


def document_of(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document, the messages of the socket included."""
    return add_messages(close_bodies(app.openapi_schema.to_schema()))


class Document(Controller):
    """The OpenAPI document, and no pages around it."""

    @get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
    def document(self, request: Request[Any, Any, Any]) -> dict[str, Any]:
        return document_of(request.app)


def make_app(settings: Settings) -> Gate:
    """Everything, ready to be served."""
    counts = Metrics()
    limits = Limits() if settings.limits else None
    channels = ChannelsPlugin(backend_for(settings.store), channels=[CHANNEL])

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.store or f"sqlite:{usual_store()}")
        house = app.state.house = House(store, settings, counts, limits)
        nudges = Nudges(channels, house) if store.shared else None
        try:
            if nudges is not None:
                nudges.start()
            house.wake()
            yield
        finally:
            if nudges is not None:
                await nudges.stop()
            await house.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            health, metrics, *games.HANDLERS, *people.HANDLERS, *tables.HANDLERS, *decks.HANDLERS,
            *replays.HANDLERS, *socket.HANDLERS,
        ],
        dependencies={
            "house": Provide(provide_house),
            "player": Provide(provide_player),
            "anybody": Provide(provide_anybody),
        },
        exception_handlers={Exception: refuse},
        lifespan=[lifespan],
        plugins=[channels],
        openapi_config=OpenAPIConfig(
            title="Odango",
            version=__version__,
            description="Five tabletop games at one table. Unofficial fan project; names belong to their owners.",
            license=License(name="MIT", identifier="MIT"),
            # Litestar 3 will want it otherwise; what it offers now brings pages of its own for addresses that are none.
            openapi_controller=Document,  # type: ignore[arg-type]
            components=Components(security_schemes=SCHEMES),
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        state=State({"metrics": counts, "log": structlog.get_logger()}),
        logging_config=None,
    )  # fmt: skip
    return Gate(app, settings, counts, limits)


def backend_for(store: str) -> Any:
    """How processes tell each other: through the database they share, if they share one."""
    if store.startswith(("postgres:", "postgresql:", "postgresql+")):
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # noqa: PLC0415

        _, _, rest = store.partition("://")
        return AsyncPgChannelsBackend(f"postgresql://{rest}")
    return MemoryChannelsBackend()
