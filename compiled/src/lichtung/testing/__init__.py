"""What a game must keep, as a test that anybody can call: `check_game(game)`. See docs/contract.md."""

import lichtung.games  # noqa: F401  # before any rules: lichtung/__init__.py says why
from lichtung.testing.contract import check_game
from lichtung.testing.fingerprint import check_hash_seeds, fingerprint
from lichtung.testing.trial import ContractError

__all__ = ["ContractError", "check_game", "check_hash_seeds", "fingerprint"]
