"""A PostgreSQL server for one test session, from the packages of the system."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from installing import found_or_installed
from server.running import free_port
from waiting import PATIENCE

PACKAGES = Path("/usr/lib/postgresql")


class NoPostgres(Exception):
    """There is no PostgreSQL here; says why."""


def programs() -> Path:
    """The folder with initdb and postgres; installs them if that is in our power."""
    found = found_or_installed("postgresql", _find)
    if found is None:
        raise NoPostgres("no PostgreSQL server is installed (package postgresql)")
    return found


def _find() -> Path | None:
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    versions = [folder.parent for folder in PACKAGES.glob("*/bin/initdb")]
    return max(versions, key=lambda folder: float(folder.parent.name), default=None)


class Postgres:
    """A running server on loopback."""

    def __init__(self, url: str, process: subprocess.Popen[bytes]) -> None:
        self.url = url
        """Of the server; add the name of a database."""
        self.process = process


@contextmanager
def running(*, fsync: bool = True) -> Iterator[Postgres]:
    """Start a server in a temporary folder, and stop it."""
    folder = programs()
    # Directly under the system's temporary folder: the server's user must be able to get there.
    home = Path(tempfile.mkdtemp(prefix="odango-pg-"))
    user = _server_user()
    try:
        if user is not None:
            os.chown(home, user.pw_uid, user.pw_gid)
        data = home / "data"
        options = ["--auth=trust", "--username=odango", "--encoding=UTF8", "--locale=C", "--no-sync"]
        made = _start([str(folder / "initdb"), "--pgdata", str(data), *options], home, user)
        if made.wait(PATIENCE):
            raise RuntimeError(f"initdb failed: {(home / 'output').read_text('utf-8', 'replace')[-500:]}")
        with _serving(folder, home, user, fsync=fsync) as server:
            yield server
    finally:
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def _serving(folder: Path, home: Path, user: pwd.struct_passwd | None, *, fsync: bool) -> Iterator[Postgres]:
    port = free_port()
    settings = {
        "listen_addresses": "127.0.0.1",
        "port": port,
        "unix_socket_directories": "",
        "fsync": "on" if fsync else "off",
        "max_connections": 200,
    }
    arguments = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    process = _start([str(folder / "postgres"), "-D", str(home / "data"), *arguments], home, user)
    try:
        _wait_until_ready(process, folder, port, home)
        yield Postgres(f"postgresql://odango@127.0.0.1:{port}", process)
    finally:
        # "Immediate" shutdown: nobody needs the data any more.
        process.send_signal(signal.SIGQUIT)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_until_ready(process: subprocess.Popen[bytes], folder: Path, port: int, home: Path) -> None:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up and process.poll() is None:
        ask = [str(folder / "pg_isready"), "--quiet", "--host", "127.0.0.1", "--port", str(port)]
        if subprocess.run(ask, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise RuntimeError(f"the server did not start: {(home / 'output').read_text('utf-8', 'replace')[-500:]}")


def _server_user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root; None if we are somebody else already."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise NoPostgres("PostgreSQL does not run as root, and there is no other user")


def _start(command: list[str], home: Path, user: pwd.struct_passwd | None) -> subprocess.Popen[bytes]:
    with (home / "output").open("ab") as output:
        if user is None:
            return subprocess.Popen(command, cwd=home, stdout=output, stderr=output)
        return subprocess.Popen(
            command, cwd=home, stdout=output, stderr=output, user=user.pw_uid, group=user.pw_gid, extra_groups=[]
        )
