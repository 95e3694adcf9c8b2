"""How often somebody may ask, and how much may be sent at once."""

from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import NamedTuple

from lichtung.kernel.errors import LichtungError

MAX_BODY_BYTES = 256 * 1024  # bytes of a request
MAX_SOCKETS = 1000  # of one address at a time
MAX_WAITING_TABLES = 50  # that one person has made and that have not begun
MAX_AGENT_TABLES = 8  # of one person where only agents play and the game is on
MAX_TABLES_A_DAY = 200  # that one person makes, of whatever: each is kept
MAX_CAMPAIGNS = 20  # of one person that are not over
ONE_SOCKET = "socket-"  # begins whom no other process can know
MAX_BUCKETS = 10_000  # of all who ask
FEW_BUCKETS = 500  # full ones are thrown away when there are more, or twice as many as were left last time


class Rate(NamedTuple):
    """So many requests in so many seconds."""

    name: str
    most: int
    seconds: float


READING = Rate("reading", 120, 30.0)
LOBBY = Rate("lobby", 30, 30.0)
ADDRESS_READING = Rate("address-reading", 480, 30.0)  # all people of one address together
ADDRESS_LOBBY = Rate("address-lobby", 120, 30.0)
LOGIN = Rate("login", 10, 60.0)
REQUESTS = Rate("requests", 3000, 30.0)  # of an address, for whatever: pages, figures, refusals
GUESTS = Rate("guests", 120, 3600.0)  # that an address makes: each is somebody with allowances of his own
TABLES_OF_ADDRESS = Rate("address-tables", 1000, 86_400.0)
SOCKETS = Rate("sockets", MAX_SOCKETS, 30.0)  # that an address opens: as many as it may have, and then slowly
# Milliseconds of work for all of an address, however it is asked for: on sockets, over HTTP, in a thread.
WORK_OF_ADDRESS = Rate("address-work", 6000, 20.0)
QUESTION_COST = 10
RECORDS_FOR_ONE = 10  # records that are told for a millisecond


class TooOftenError(LichtungError):
    """Somebody asks faster than is allowed; how many seconds to wait."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-often", seconds=seconds)
        self.seconds = seconds


class TokenBucket:
    """Tokens that come back over time; each request takes one."""

    def __init__(self, rate: Rate) -> None:
        self.most = rate.most
        self.speed = rate.most / rate.seconds
        self.left = float(rate.most)
        self.at = monotonic()

    def refill(self) -> None:
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.speed)
        self.at = now

    def take(self, cost: float = 1) -> float:
        """Take what something costs; if not even one is there, the seconds until one will be, else 0.

        What costs more than is left leaves a debt: whoever comes next waits the longer.
        """
        self.refill()
        if self.left < 1:
            return (1 - self.left) / self.speed
        self.left -= cost
        return 0.0


class RateLimiter:
    """The buckets of everybody who asks; what other processes let them have is charged here too."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self.spent: dict[tuple[Rate, str], float] = {}  # since other processes were told last
        self.buckets: dict[tuple[str, str], TokenBucket] = {}
        self.clean_at = FEW_BUCKETS

    def check(self, rate: Rate, who: str, cost: float = 1) -> None:
        """Count a request of somebody (a person's id or an address); too many are a TooOftenError."""
        wait = self.take(rate, who, cost)
        if wait > 0:
            raise TooOftenError(ceil(wait))

    def take(self, rate: Rate, who: str, cost: float = 1) -> float:
        """Count what somebody asks for; the seconds that he has to wait before he may, else 0."""
        if not self.enabled:
            return 0.0
        wait = self.bucket(rate, who).take(cost)
        if not wait:
            self.note(rate, who, cost)
        return wait

    def spend(self, rate: Rate, who: str, cost: float) -> None:
        """Count what somebody was let have before it was known how much it is."""
        if self.enabled:
            bucket = self.bucket(rate, who)
            bucket.refill()  # what came back before now is no more than a full bucket
            bucket.left -= cost
            self.note(rate, who, cost)

    def note(self, rate: Rate, who: str, cost: float) -> None:
        """Other processes are told."""
        if not who.startswith(ONE_SOCKET) and len(self.spent) < MAX_BUCKETS:
            self.spent[rate, who] = self.spent.get((rate, who), 0.0) + cost

    def charge(self, rate: Rate, who: str, cost: float) -> None:
        """Another process has let somebody have this much; no debt of his grows without end by that."""
        bucket = self.bucket(rate, who)
        bucket.refill()
        bucket.left = max(bucket.left - cost, -float(rate.most))

    def bucket(self, rate: Rate, who: str) -> TokenBucket:
        bucket = self.buckets.get((rate.name, who))
        if bucket is None:
            if len(self.buckets) >= self.clean_at:
                self.drop_full_buckets()
            bucket = self.buckets[rate.name, who] = TokenBucket(rate)
        return bucket

    def drop_full_buckets(self) -> None:
        """A full bucket says nothing more than none."""
        for key, bucket in list(self.buckets.items()):
            bucket.refill()
            if bucket.left >= bucket.most:
                del self.buckets[key]
        if len(self.buckets) > MAX_BUCKETS // 2:  # a flood from very many addresses: the oldest go
            for key in list(self.buckets)[: MAX_BUCKETS // 2]:
                del self.buckets[key]
        self.clean_at = min(MAX_BUCKETS, max(FEW_BUCKETS, 2 * len(self.buckets)))


def network_of(address: str) -> str:
    """Whom an address belongs to: a household has 2^64 of IPv6, which count as one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    mapped = found.ipv4_mapped
    return str(mapped) if mapped is not None else f"{IPv6Address(int(found) >> 64 << 64)}/64"


class SocketCounter:
    """How many sockets each address has open."""

    def __init__(self, most: int = MAX_SOCKETS) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def acquire(self, address: str) -> bool:
        """Whether one more is allowed; it counts from now on."""
        if self.open.get(address, 0) >= self.most:
            return False
        self.open[address] = self.open.get(address, 0) + 1
        return True

    def release(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
