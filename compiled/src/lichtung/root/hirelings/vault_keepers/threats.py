"""The Vault Keepers fight at their vaults. H.vault_keepers"""

from lichtung.root.hirelings.hireling import PROMOTED
from lichtung.root.hirelings.tasks import shows
from lichtung.root.hirelings.vault_keepers.rules import vaults
from lichtung.root.threats import Outlook, Raid


def raids(o: Outlook, me: int) -> list[Raid]:
    """H.vault_keepers: a battle at each vault, by those who stand there."""
    return [Raid([], vaults(o.s, me))] if shows(o.s, me, PROMOTED) else []
