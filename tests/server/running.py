"""A real server in a process of its own, on loopback, and the little it takes to talk to it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx

from testimony import dismiss, witness
from waiting import PATIENCE

LAST_WORDS = 4000
"""So much of a server's log is shown with a test that fails."""


class Running:
    """`odango serve` on a free port.  Restarted with `start`, it keeps its port and its store."""

    def __init__(self, store: str, *options: str) -> None:
        self.store = store
        self.options = options
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        # A file and not a pipe: nobody reads a pipe while the server runs, and a full one would stop it.
        self.log = Path(tempfile.mkstemp(prefix="odango-serve-", suffix=".log")[1])
        self.said = self.log.with_suffix(".out")
        """What it says to whoever started it, as opposed to its log."""

    def start(self) -> Self:
        command = [
            sys.executable, "-m", "odango.cli", "serve", "--port", str(self.port), "--store", self.store,
            "--log-level", "warning", "--bot-nice", "0", *self.options,
        ]  # fmt: skip
        witness(f"log of the server at {self.port}", lambda: self.log.read_text("utf-8", "replace")[-LAST_WORDS:])
        with self.log.open("ab") as log, self.said.open("wb") as said:
            self.process = subprocess.Popen(command, stdout=said, stderr=log, env={**os.environ, "NO_COLOR": "1"})
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                if httpx.get(f"{self.url}/api/health", trust_env=False, timeout=PATIENCE).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """As the power cut does it: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an administrator does it; the exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        status = self.process.wait(timeout=PATIENCE)
        dismiss(f"log of the server at {self.port}")
        self.log.unlink(missing_ok=True)
        self.said.unlink(missing_ok=True)
        return status

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


_ports = count()


def free_port() -> int:
    """A port of our own: no other worker takes it, nor does the system for somebody who goes out."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    while True:
        port = 10_000 + worker % 20 * 1000 + (os.getpid() + next(_ports)) % 1000
        with socket.socket() as probe:
            # As servers do it: what was closed a moment ago is free.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Person:
    """Somebody who talks HTTP: a guest with a cookie, or, with `program`, one with a token; nobody without a name."""

    def __init__(self, url: str, name: str | None = None, *, program: bool = False) -> None:
        self.http = httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE)
        self.id = ""
        self.headers: dict[str, str] = {}
        """What a socket has to send to be this person."""
        if name is not None:
            me = self.post("/api/guests", name=name, token=program)
            self.id = me["id"]
            if program:
                self.headers = {"Authorization": f"Bearer {me['token']}"}
                self.http.headers.update(self.headers)
            else:
                self.headers = {"Cookie": f"odango={self.http.cookies['odango']}"}

    def get(self, path: str, **query: Any) -> Any:
        return self._fine(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return self._fine(self.http.post(path, json=body))

    def delete(self, path: str) -> Any:
        return self._fine(self.http.delete(path))

    def _fine(self, response: httpx.Response) -> Any:
        assert response.status_code < 300, (response.status_code, response.text)
        if response.headers["content-type"].startswith("application/json"):
            return response.json()
        return response.text

    def choose_first(self, table: str) -> Any:
        """Answer with the first option, whatever is asked."""
        seen = self.get(f"/api/tables/{table}")
        return self.post(f"/api/tables/{table}/choices", number=seen["number"], text=seen["options"][0]["text"])
