"""What a program's seats add to chance: promised by its hash before the game begins, shown when all have."""

from lichtung.server.tables.fairness import new_seed, seal


class Nonces:
    """The nonces of one client, by table and seat. They are kept with the server's own promise."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int], tuple[str, str]] = {}

    def promise(self, table: str, seat: int, server_seal: str) -> str:
        """A new nonce for a seat; its hash."""
        nonce = new_seed()
        self.kept[table, seat] = (nonce, server_seal)
        return seal(nonce)

    def to_show(self, table: str, seat: int, server_seal: str) -> str | None:
        """The nonce of a seat; nothing is shown to a server that has another seal now."""
        nonce, promised_under = self.kept.get((table, seat), (None, ""))
        return nonce if promised_under == server_seal else None
