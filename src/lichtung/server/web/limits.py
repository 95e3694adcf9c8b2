"""How often somebody may ask, and how much may be sent at once."""

from math import ceil
from time import monotonic
from typing import NamedTuple

from lichtung.kernel.errors import LichtungError

LARGEST_BODY = 256 * 1024  # bytes of a request
MOST_SOCKETS = 1000  # of one address at a time
MOST_WAITING_TABLES = 50  # that one person has made and that have not begun
MOST_BUCKETS = 10_000  # full ones are thrown away when there are more


class Rate(NamedTuple):
    """So many requests in so many seconds."""

    name: str
    most: int
    seconds: float


READING = Rate("reading", 120, 30.0)
LOBBY = Rate("lobby", 30, 30.0)
LOGIN = Rate("login", 10, 60.0)


class TooOftenError(LichtungError):
    """Somebody asks faster than is allowed; how many seconds to wait."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-often", seconds=seconds)
        self.seconds = seconds


class Bucket:
    """Tokens that come back over time; each request takes one."""

    def __init__(self, rate: Rate) -> None:
        self.most = rate.most
        self.speed = rate.most / rate.seconds
        self.left = float(rate.most)
        self.at = monotonic()

    def fill(self) -> None:
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.speed)
        self.at = now

    def take(self) -> float:
        """Take one; if none is there, the seconds until one will be, else 0."""
        self.fill()
        if self.left < 1:
            return (1 - self.left) / self.speed
        self.left -= 1
        return 0.0


class Limiter:
    """The buckets of everybody who asks, in this process."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def check(self, rate: Rate, who: str) -> None:
        """Count a request of somebody (a person's id or an address); too many are a TooOftenError."""
        if not self.on:
            return
        bucket = self.buckets.get((rate.name, who))
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.forget()
            bucket = self.buckets[rate.name, who] = Bucket(rate)
        wait = bucket.take()
        if wait > 0:
            raise TooOftenError(ceil(wait))

    def forget(self) -> None:
        """A full bucket says nothing more than none."""
        for key, bucket in list(self.buckets.items()):
            bucket.fill()
            if bucket.left >= bucket.most:
                del self.buckets[key]
        if len(self.buckets) > MOST_BUCKETS // 2:  # a flood from very many addresses: the oldest go
            for key in list(self.buckets)[: MOST_BUCKETS // 2]:
                del self.buckets[key]


class Sockets:
    """How many sockets each address has open."""

    def __init__(self, most: int = MOST_SOCKETS) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Whether one more is allowed; it counts from now on."""
        if self.open.get(address, 0) >= self.most:
            return False
        self.open[address] = self.open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
