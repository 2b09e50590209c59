"""`odango serve`: the application on a port."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from typing import Any

import structlog
import uvicorn

from odango.server.app import LARGEST_MESSAGE, make_app
from odango.server.line import Line
from odango.server.settings import Settings, usual_store
from odango.store.errors import Failed
from odango.store.store import Store
from odango.text import english, line


def serve(settings: Settings) -> int:
    """Serve until told to stop; the exit status."""
    try:
        listening = listen(settings.host, settings.port)
        asyncio.run(try_store(settings.store))
    except (OSError, OverflowError) as error:
        return complain("serve-cannot-listen", address=settings.host, port=str(settings.port), why=str(error))
    except (Failed, ValueError) as error:
        # Further lines are hints for programmers.
        return complain("serve-cannot-store", why=str(error).partition("\n")[0])
    set_up_log(settings.log_level)
    # The loop and the thread that writes to the disk take turns often, or each waits out the other's turn.
    sys.setswitchinterval(0.001)
    # What is loaded stays, and a view is garbage at once without cycles: look for cycles seldom.
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
    config = uvicorn.Config(
        make_app(settings),
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        # Longer than clients keep a quiet connection, so that it is theirs to close and no request meets a closed door.
        timeout_keep_alive=75,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    server = uvicorn.Server(config)
    # Having stopped as it was told, uvicorn raises the signal once more for whoever was there before; nobody was.
    for told_to_stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told_to_stop, lambda *_: None)
    say("serve-at", address=f"http://{settings.host}:{listening.getsockname()[1]}")
    server.run(sockets=[listening])
    return 0 if server.started else 1


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


async def try_store(where: str) -> None:
    """Open the store once before anything else, so that what is wrong with it is said in a sentence."""
    store = await Store.open(where or f"sqlite:{usual_store()}")
    await store.close()


def say(key: str, **args: str) -> None:
    # Where the output is a pipe, somebody may be waiting for this line.
    print(english().say(line(key, **args)), flush=True)  # noqa: T201


def complain(key: str, **args: str) -> int:
    print(f"odango: {english().say(line(key, **args))}", file=sys.stderr)  # noqa: T201
    return 1


def set_up_log(level: str) -> None:
    """One JSON object a line on standard error.  What is written is chosen word by word: no secret is among it."""
    steps: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        # Where it happened, without the values: secrets would be among them.
        structlog.processors.format_exc_info,
    ]
    render = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*steps, render],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    others = logging.StreamHandler(sys.stderr)
    others.addFilter(_is_news)
    strip = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    others.setFormatter(structlog.stdlib.ProcessorFormatter(processors=[strip, render], foreign_pre_chain=steps))
    logging.basicConfig(level=logging.WARNING, handlers=[others], force=True)


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a library's remark belongs in the log.  That somebody sent rubbish does not: anybody could fill it."""
    return not record.getMessage().startswith(("Invalid UTF-8", "Invalid HTTP request"))
