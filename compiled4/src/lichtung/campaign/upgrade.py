"""The journals of an older campaign written anew in words, and the digests that go with them.

The new journals lie beside the old ones before the campaign's file names their digests; then they take their
places. What a break leaves undone is finished the next time.
"""

import os
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from lichtung.campaign.files import digest, flush_journal, journal_path, read, write
from lichtung.campaign.lifecycle import GAMES_FOLDER
from lichtung.campaign.record import OPEN, Campaign, CampaignGame
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.game import FrameGame
from lichtung.kernel.journal import FORMAT, Journal, in_words, load
from lichtung.root.game import make, setup_under
from lichtung.root.state import Root
from lichtung.root.view import RootView

ENDINGS = (".campaign.json", ".json", ".campaign", "")


@dataclass
class RewrittenJournal:
    """A game of the campaign and its journal in words; none if that lies beside the old one already."""

    game: CampaignGame
    path: Path
    entries: int
    journal: Journal | None


class CampaignUpgrade:
    """What is to be done to a campaign; everything is checked before anything is written."""

    def __init__(self, path: Path) -> None:
        self.campaign: Campaign = read(path)
        self.paths = [journal_path(self.campaign, game) for game in self.campaign.games]
        self.due = [
            found
            for game, journal in zip(self.campaign.games, self.paths, strict=True)
            if (found := rewritten(game, journal)) is not None
        ]
        self.new_digests = any(one.journal is not None and one.game.state != OPEN for one in self.due)

    def carry_out(self) -> None:
        """Write the journals, the campaign's file, then let the journals take their places."""
        for one in self.due:
            if one.journal is not None:
                text = one.journal.dumps()
                written(beside(one.path), text)
                if one.game.state != OPEN:
                    one.game.digest = sha256(text.encode()).hexdigest()
        if self.new_digests:
            write(self.campaign)
        for one in self.due:
            beside(one.path).replace(one.path)
            flush_journal(one.path)


def rewritten(game: CampaignGame, path: Path) -> RewrittenJournal | None:
    """The journal of a game in words, played and found the same; None if it is written so."""
    if game.state != OPEN and digest(path) != game.digest:
        if beside(path).exists() and digest(beside(path)) == game.digest:
            return RewrittenJournal(game, path, len(load(beside(path)).entries), None)
        raise LichtungError("campaign-journal-altered", str(path))
    journal = load(path)
    if setup_under(journal.header.rules, journal.header.setup) != game.setup:
        raise LichtungError("campaign-journal-other", f"{path}:1")
    rules: FrameGame[Root, RootView] = make(game.setup)
    found = in_words(journal, rules, str(path))
    return None if journal.format == FORMAT else RewrittenJournal(game, path, len(found.entries), found)


def beside(path: Path) -> Path:
    return path.with_name(path.name + ".part")


def written(path: Path, text: str) -> None:
    """Write a file that is on the disk when this returns."""
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def campaign_of(path: Path) -> Path | None:
    """The file of the campaign to which a journal belongs, by the folder in which it lies."""
    folder = path.resolve().parent
    name = folder.name.removesuffix(GAMES_FOLDER)
    if name == folder.name:
        return None
    return next((file for end in ENDINGS if (file := folder.parent / (name + end)).is_file()), None)
