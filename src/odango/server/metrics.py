"""What the house counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from odango.games import GAMES

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class Metrics:
    """Counters of one server.  Labels are few and known beforehand: never a name, a table or an address."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.requests = Counter(
            "odango_requests", "HTTP requests answered.", ["method", "route", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "odango_request_seconds", "Time to answer an HTTP request.", buckets=QUICK, registry=registry
        )
        self.sockets = Gauge("odango_sockets", "Open sockets.", registry=registry)
        self.refused = Counter("odango_refused", "What was refused.", ["code"], registry=registry)
        self.tables = Gauge("odango_live_tables", "Tables held in memory.", registry=registry)
        self.opened = Counter("odango_tables_opened", "Tables opened.", ["game"], registry=registry)
        self.choices = Counter("odango_choices", "Choices of people and bots, in the log.", ["game"], registry=registry)
        self.choices_of = {game: self.choices.labels(game) for game in GAMES}
        """Looked up beforehand: every move counts here."""
        self.commit = Histogram(
            "odango_commit_seconds", "Time until an entry is on the disk.", buckets=QUICK, registry=registry
        )
        self.thinking = Histogram(
            "odango_thinking_seconds", "Time a bot took, waiting for a worker included.", ["game", "level"],
            buckets=QUICK, registry=registry,
        )  # fmt: skip

    def page(self) -> bytes:
        return generate_latest(self.registry)
