"""Who asks too much at once is asked to wait."""

from __future__ import annotations

import time
from collections import OrderedDict

REMEMBERED = 20_000
"""So many different askers are kept in mind; whoever was quiet for longest is forgotten first."""


class Bucket:
    """Fills with `rate` drops a second up to `size`; everything asked for takes one."""

    __slots__ = ("level", "rate", "size", "then")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.then = time.monotonic()

    def take(self, drops: float = 1.0) -> bool:
        """Whether there was enough in it."""
        at = time.monotonic()
        self.level = min(self.size, self.level + (at - self.then) * self.rate)
        self.then = at
        if self.level < drops:
            return False
        self.level -= drops
        return True


class Limiter:
    """A bucket for everyone who asks."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.size)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take()


class Limits:
    """What is held back, and how much is allowed: a second, and at once."""

    def __init__(self) -> None:
        self.requests = Limiter(50, 300)
        """From one address: a whole family may sit behind it."""
        self.guests = Limiter(0.2, 40)
        """New guests from one address."""
        self.tables = Limiter(0.1, 30)
        """Tables opened by one player."""
        self.chat = Limiter(1, 10)
        """What one player says."""
        self.replays = Limiter(0.2, 20)
        """Files to be played again, from one address."""

        self.bringing = Limiter(1, 30)
        """What one player brings to tables."""
        self.decks = Limiter(1, 120)
        """Decks one player writes down."""
        self.building = Limiter(1, 30)
        """Decks that the house builds or tries out, and boosters, for one address."""

    @staticmethod
    def socket() -> Bucket:
        """Messages on one socket."""
        return Bucket(20, 100)
