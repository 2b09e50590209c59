"""How many moves a second one server takes, with every one of them on the disk before anybody hears of it.

N tables of players at random, each on a socket of their own, against one `odango serve`: moves a second, milliseconds
from sending a choice to another seat's event, memory for a table.  Server and load share the machine.  Every row is
added to bench/server_history.csv.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterator
    from types import CodeType, FrameType

    from odango.store.writer import Commit, Job

HERE = Path(__file__).parent
SEATS = {"dice": 2, "bluff": 3}
WARM_UP = 3.0
PATIENCE = 60.0
"""Seconds that a server may take to start on a busy machine."""
FIRST = 20
"""Tables before the first measurement of memory, so that what is loaded only once is loaded."""
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
SAMPLE = 0.002
"""Seconds of processor time between looks of the profiler."""
COLUMNS = {
    "tables": "tables", "moves_per_s": "moves/s", "p50_ms": "p50 ms", "p99_ms": "p99 ms", "max_ms": "max ms",
    "kb_per_table": "KB/table", "kb_per_table_unwatched": "unwatched", "us_per_move": "CPU µs/move",
    "server_cpu": "CPU", "load_cpu": "load CPU",
    "moves_per_commit": "moves/commit", "games_per_s": "games/s", "load_average": "load avg",
}  # fmt: skip


class Server:
    """One process that serves."""

    def __init__(self, store: str, source: str, report: Path, profile: bool) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._report = report
        asked = ["serve", "--no-limits", "--log-level", "warning", "--port", str(self.port), "--store", store]
        environment = {**os.environ, "BENCH_REPORT": str(report), "BENCH_PROFILE": "1" if profile else ""}
        if source:
            environment["PYTHONPATH"] = source
        self.process = subprocess.Popen([sys.executable, __file__, "inside", *asked], env=environment)  # noqa: S603
        give_up = time.monotonic() + PATIENCE
        while not self._answers():
            if time.monotonic() > give_up or self.process.poll() is not None:
                self.stop()
                raise RuntimeError("the server does not start")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/api/health", timeout=PATIENCE):
                return True
        except OSError:
            return False

    def kilobytes(self) -> float:
        """Of memory that the process has now."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1024

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def counts(self) -> dict[str, Any]:
        """What the server counted, see `inside`."""
        self._report.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        while not self._report.exists():
            time.sleep(0.01)
        found: dict[str, Any] = json.loads(self._report.read_text())
        return found

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Load:
    """The process that plays, see bench/load.py."""

    def __init__(self, port: int, game: str, setup: str, think: float) -> None:
        command = [sys.executable, str(HERE / "load.py"), str(port), game, str(SEATS[game]), setup, str(think)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603

    def tell(self, *order: object) -> None:
        assert self.process.stdin is not None  # noqa: S101
        self.process.stdin.write(" ".join(map(str, order)) + "\n")
        self.process.stdin.flush()

    def hear(self) -> Any:
        assert self.process.stdout is not None  # noqa: S101
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError("the load broke down")
        return json.loads(answer)

    def do(self, *order: object) -> Any:
        self.tell(*order)
        return self.hear()

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def running(game: str, asked: argparse.Namespace) -> Iterator[tuple[Server, Load]]:
    """A server with a new store (unless one is given), and a load that does nothing yet."""
    with tempfile.TemporaryDirectory(dir=asked.directory) as directory:
        store = asked.store or f"sqlite:{directory}/bench.db"
        server = Server(store, asked.source, Path(directory) / "report", asked.profile)
        load = Load(server.port, game, asked.setup, asked.think)
        try:
            yield server, load
        finally:
            load.stop()
            server.stop()


def measure(game: str, tables: int, asked: argparse.Namespace) -> dict[str, float]:
    with running(game, asked) as (server, load):
        load.do("open", FIRST)
        load.do("connect")
        empty = server.kilobytes()
        load.do("open", tables - FIRST)
        unwatched = server.kilobytes()
        load.do("connect")
        watched = server.kilobytes()
        load.tell("play", WARM_UP, asked.seconds)
        time.sleep(WARM_UP)
        began, cpu, counts = time.perf_counter(), server.cpu(), server.counts()
        found = load.hear()
        took, cpu = time.perf_counter() - began, server.cpu() - cpu
        after = server.counts()
        if asked.profile:
            print(*after["profile"], sep="\n")
        if found["refused"]:
            print(f"{found['refused']} choices were refused", file=sys.stderr)
        p50, p99, longest = found["latencies"]
        return {
            "moves_per_s": found["moves"] / found["seconds"],
            "p50_ms": p50,
            "p99_ms": p99,
            "max_ms": longest,
            "kb_per_table": (watched - empty) / (tables - FIRST),
            "kb_per_table_unwatched": (unwatched - empty) / (tables - FIRST),
            "us_per_move": cpu / took / found["moves"] * found["seconds"] * 1e6,
            "server_cpu": cpu / took,
            "load_cpu": found["cpu"] / found["seconds"],
            "moves_per_commit": (after["jobs"] - counts["jobs"]) / max(1, after["groups"] - counts["groups"]),
            "games_per_s": found["games"] / found["seconds"],
            "load_average": os.getloadavg()[0],
        }


def inside() -> None:
    """The server, which counts its commits and is looked at by a profiler; SIGUSR1: write both down."""
    from odango import cli  # noqa: PLC0415
    from odango.store.writer import Writer  # noqa: PLC0415

    counted = {"groups": 0, "jobs": 0}
    own: Counter[str] = Counter()
    within: Counter[str] = Counter()

    make = Writer.__init__

    def make_counting(writer: Writer, commit: Commit) -> None:
        def counting(jobs: list[Job]) -> Awaitable[list[Any]]:
            counted["groups"] += 1
            counted["jobs"] += len(jobs)
            return commit(jobs)

        make(writer, counting)

    @cache
    def name(code: CodeType) -> str:
        return f"{'/'.join(Path(code.co_filename).parts[-2:])}:{code.co_qualname}"

    def look(_: int, frame: FrameType | None) -> None:
        if frame is not None:
            own[f"{name(frame.f_code)}:{frame.f_lineno}"] += 1
        found = set()
        while frame is not None:
            found.add(name(frame.f_code))
            frame = frame.f_back
        within.update(found)

    def report(*_: object) -> None:
        total = max(1, own.total())
        lines = [f"{count / total:7.1%}  {what}" for what, count in within.most_common(70)]
        lines += ["", *(f"{count / total:7.1%}  {what}" for what, count in own.most_common(50))]
        own.clear()
        within.clear()
        path = Path(os.environ["BENCH_REPORT"])
        path.with_suffix(".new").write_text(json.dumps({**counted, "profile": lines}))
        path.with_suffix(".new").rename(path)

    Writer.__init__ = make_counting  # type: ignore[method-assign, assignment]
    signal.signal(signal.SIGUSR1, report)
    if os.environ["BENCH_PROFILE"]:
        signal.signal(signal.SIGPROF, look)
        signal.setitimer(signal.ITIMER_PROF, SAMPLE, SAMPLE)
    sys.exit(cli.main(sys.argv[2:]))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,200,500,2000", help="how many, one row each")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure, after warming up")
    parser.add_argument("--game", choices=SEATS, help="both, if not said")
    parser.add_argument("--setup", default="{}", help="options of the game as JSON")
    parser.add_argument("--think", type=float, default=0.0, help="seconds a player thinks, on average")
    parser.add_argument("--store", default="", help="a database's URL; a new SQLite file, if not said")
    parser.add_argument(
        "--directory", default=tempfile.gettempdir(), help="where that file is put: on a disk, not on tmpfs"
    )
    parser.add_argument("--source", default="", help="another source tree to serve from, to compare with")
    parser.add_argument(
        "--profile",
        action="store_true",
        help="look now and then what the event loop does; time in C counts for the next Python line",
    )
    parser.add_argument("--dry", action="store_true", help="add nothing to the history")
    return parser.parse_args()


def keep(row: dict[str, str]) -> None:
    history = HERE / "server_history.csv"
    is_new = not history.exists()
    with history.open("a", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(row), lineterminator="\n")
        if is_new:
            writer.writeheader()
        writer.writerow(row)


def main() -> None:
    asked = parse()
    git = ["git", "-C", str(HERE), "describe", "--always", "--dirty"]
    commit = subprocess.run(git, check=True, capture_output=True, text=True).stdout.strip()  # noqa: S603
    print(f"{'game':6}" + "".join(f"{title:>13}" for title in COLUMNS.values()))
    for game in [asked.game] if asked.game else SEATS:
        for tables in map(int, asked.tables.split(",")):
            found = {"tables": tables, **measure(game, tables, asked)}
            print(f"{game:6}" + "".join(f"{found[name]:13.{0 if name == 'tables' else 2}f}" for name in COLUMNS))
            if not asked.dry and not asked.profile:
                store = asked.store.partition(":")[0] or "sqlite"
                row = {"date": time.strftime("%Y-%m-%d"), "commit": commit, "store": store, "game": game}
                row |= {"setup": asked.setup, "think": str(asked.think)}
                keep(row | {name: f"{found[name]:.{0 if name == 'tables' else 2}f}" for name in COLUMNS})


if __name__ == "__main__":
    if sys.argv[1:2] == ["inside"]:
        inside()
    else:
        main()
