"""A campaign's file: JSON of one format, read with every key checked, written safely.

The file links the journals of its games by relative paths, finished ones with a digest of their bytes.
"""

import json
import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import TypeVar

from lichtung.campaign.record import (
    ABANDONED,
    LOST,
    OPEN,
    RUNNING,
    STATES,
    STATUSES,
    WON,
    Campaign,
    CampaignGame,
    Outcome,
    Player,
    check_length,
    check_players,
    choices_after,
    persistent_cards,
    setup_of,
    status_of,
)
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.journal import load
from lichtung.root.game import RootGame, make, setup_under

FORMAT = "lichtung-campaign"
VERSION = 3
RULES_OF = {1: 2, 2: 3}  # by which rules the games of older files are played
GAME = RootGame.name
ENDING = ".campaign.json"
DIGEST_LENGTH = 64

KEYS = ("format", "version", "game", "status", "length", "setup", "players", "games")
PLAYER_KEYS = ("name", "seat", "plays")
GAME_KEYS = ("state", "journal", "setup", "sha256", "result", "chosen")
RESULT_KEYS = ("points", "rounds", "crafted")

T = TypeVar("T")


# --- Writing


def dumps(campaign: Campaign) -> str:
    data: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "game": GAME,
        "status": campaign.status,
        "length": campaign.length,
        "setup": campaign.setup,
        "players": [{"name": p.name, "seat": p.seat, "plays": p.plays} for p in campaign.players],
        "games": [_game_data(game) for game in campaign.games],
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def _game_data(game: CampaignGame) -> dict[str, object]:
    data: dict[str, object] = {"state": game.state, "journal": game.journal, "setup": game.setup}
    if game.outcome is not None:
        end = game.outcome
        data["sha256"] = game.digest
        data["result"] = {"points": end.points, "rounds": end.rounds, "crafted": end.crafted}
        data["chosen"] = game.chosen
    return data


def write(campaign: Campaign) -> None:
    """Write the file beside its place, then put it there: it is never half of a campaign.

    A file that changed since it was read is left alone: somebody else plays this campaign too.
    """
    path = campaign.path
    text = dumps(campaign)
    try:
        found = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
        if found != campaign.text:
            raise LichtungError("campaign-changed" if campaign.text else "campaign-exists", str(path))
        draft = path.with_name(path.name + ".part")
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        _sync_folder(path.parent)
    except (OSError, ValueError) as error:  # ValueError: no name for a file, such as /
        why = getattr(error, "strerror", None) or str(error)
        raise LichtungError("file-unwritable", str(path), why=why) from None
    campaign.text = text


def _sync_folder(folder: Path) -> None:
    """That the file has its new content is on disk too, where a folder can be asked for that."""
    if os.name != "posix":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


# --- Reading


def read(path: Path) -> Campaign:
    """The campaign of a file; every mistake names the file and the key."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LichtungError("file-unreadable", str(path), why=error.strerror or "?") from None
    except UnicodeDecodeError:
        raise LichtungError("file-not-text", str(path)) from None
    try:
        return loads(text, path)
    except LichtungError as error:
        raise error.at(str(path)) from None


def loads(text: str, path: Path) -> Campaign:
    """The campaign that a text tells of; every mistake names the key."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise LichtungError("campaign-not-json") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise LichtungError("campaign-foreign", "format", want=FORMAT)
    version = _number(data, "version", "version")
    if version > VERSION:
        raise LichtungError("campaign-newer", "version", version=version, want=VERSION)
    _check_keys(data, KEYS, "")
    _word(data, "game", "game", (GAME,))
    status = _word(data, "status", "status", STATUSES)
    rules = RULES_OF.get(version, RootGame.rules_version)
    campaign = Campaign(
        path,
        setup_under(rules, _table(data, "setup", "setup")),
        [_player(row, f"players[{i}]") for i, row in enumerate(_rows(data, "players"))],
        _number(data, "length", "length"),
        status,
        [_game(row, f"games[{i}]", rules) for i, row in enumerate(_rows(data, "games"))],
        text,
    )
    _check(campaign)
    return campaign


def _player(row: dict[str, object], where: str) -> Player:
    _check_keys(row, PLAYER_KEYS, where)
    return Player(*[_word(row, key, f"{where}.{key}") for key in PLAYER_KEYS])


def _game(row: dict[str, object], where: str, rules: int) -> CampaignGame:
    state = _word(row, "state", f"{where}.state", STATES)
    _check_keys(row, GAME_KEYS[:3] if state == OPEN else GAME_KEYS, where)
    setup = setup_under(rules, _table(row, "setup", f"{where}.setup"))
    game = CampaignGame(setup, _word(row, "journal", f"{where}.journal"), state)
    inside = PurePosixPath(game.journal)
    if inside.is_absolute() or ".." in inside.parts or "\\" in game.journal or ":" in game.journal:
        raise LichtungError("campaign-journal-path", f"{where}.journal")
    if state == OPEN:
        return game
    game.digest = _word(row, "sha256", f"{where}.sha256")
    if len(game.digest) != DIGEST_LENGTH:
        raise LichtungError("campaign-key", f"{where}.sha256")
    result = _table(row, "result", f"{where}.result")
    _check_keys(result, RESULT_KEYS, f"{where}.result")
    game.outcome = Outcome(
        _mapped(result, "points", f"{where}.result.points", _is_number),
        _number(result, "rounds", f"{where}.result.rounds"),
        _mapped(result, "crafted", f"{where}.result.crafted", _is_words),
    )
    game.chosen = _mapped(row, "chosen", f"{where}.chosen", _is_word)
    return game


def _table(row: dict[str, object], key: str, where: str) -> dict[str, object]:
    value = row.get(key)
    if not isinstance(value, dict):
        raise LichtungError("campaign-key", where)
    return value


def _rows(row: dict[str, object], key: str) -> list[dict[str, object]]:
    value = row.get(key)
    if not isinstance(value, list):
        raise LichtungError("campaign-key", key)
    for i, one in enumerate(value):
        if not isinstance(one, dict):
            raise LichtungError("campaign-key", f"{key}[{i}]")
    return value


def _number(row: dict[str, object], key: str, where: str) -> int:
    value = row.get(key)
    number = _is_number(value)
    if number is None or number < 0:
        raise LichtungError("campaign-key", where)
    return number


def _word(row: dict[str, object], key: str, where: str, of: tuple[str, ...] = ()) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not value:
        raise LichtungError("campaign-key", where)
    if of and value not in of:
        raise LichtungError("option-choice", where, value=value, choices=" | ".join(of))
    return value


def _mapped(
    row: dict[str, object], key: str, where: str, reads: Callable[[object], T | None]
) -> dict[str, T]:
    found: dict[str, T] = {}
    for word, value in _table(row, key, where).items():
        one = reads(value)
        if one is None:
            raise LichtungError("campaign-key", f"{where}.{word}")
        found[word] = one
    return found


def _is_number(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _is_word(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _is_words(value: object) -> list[str] | None:
    return value if isinstance(value, list) and all(isinstance(word, str) for word in value) else None


def _check_keys(row: dict[str, object], keys: tuple[str, ...], where: str) -> None:
    for key in row:
        if key not in keys:
            raise LichtungError("option-unknown", f"{where}.{key}".lstrip("."), known=", ".join(keys))


# --- What must agree


def _check(campaign: Campaign) -> None:
    """The parts of the file tell the same story: M.10.1 and M.10.2 hold for every game of it."""
    check_length(campaign.length)
    try:
        plain = make(campaign.setup).setup_data()
    except LichtungError as error:
        raise error.at("setup") from None
    shared = {key: value for key, value in plain.items() if key not in ("lead", "carried")}
    if campaign.setup != shared or shared["mode"] != "cooperative":
        raise LichtungError("campaign-setup", "setup")
    check_players(campaign)
    journals = [game.journal for game in campaign.games]
    for number, game in enumerate(campaign.games):
        where = f"games[{number}]"
        last = number == len(campaign.games) - 1
        if not last and game.state != WON:
            raise LichtungError("campaign-order", f"{where}.state")
        if journals.count(game.journal) > 1:
            raise LichtungError("campaign-journal-twice", f"{where}.journal")
        if game.setup != setup_of(campaign, number):
            raise LichtungError("campaign-setup", f"{where}.setup")
        if game.outcome is not None:
            _check_outcome(campaign, number, where, last)
    expected = status_of(campaign)
    if campaign.status != expected and not (campaign.status == ABANDONED and expected == RUNNING):
        raise LichtungError("campaign-status", "status", status=campaign.status, want=expected)
    wins = campaign.wins()
    if campaign.length and (wins > campaign.length or (wins == campaign.length and len(journals) > wins)):
        raise LichtungError("campaign-order", "games")


def _check_outcome(campaign: Campaign, number: int, where: str, last: bool) -> None:
    """Points and cards belong to seats, crafted cards are such and lie in one place, choices were open."""
    game = campaign.games[number]
    outcome = game.outcome
    assert outcome is not None
    if list(outcome.points) != campaign.seats():
        raise LichtungError("campaign-seats", f"{where}.result.points", seats=", ".join(campaign.seats()))
    seats = [player.seat for player in campaign.players]
    if list(outcome.crafted) != seats:
        raise LichtungError("campaign-seats", f"{where}.result.crafted", seats=", ".join(seats))
    cards = [card for row in outcome.crafted.values() for card in row]
    if len(set(cards)) < len(cards) or not set(cards) <= persistent_cards(campaign):
        raise LichtungError("campaign-cards", f"{where}.result.crafted")
    open_to = choices_after(campaign, number) if game.state == WON else {}
    for seat, card in game.chosen.items():
        if card not in open_to.get(seat, []):
            raise LichtungError("campaign-choice", f"{where}.chosen.{seat}", card=card)
    if not last and set(game.chosen) != set(open_to):
        raise LichtungError("campaign-unchosen", f"{where}.chosen", seats=", ".join(open_to))


# --- The journals


def journal_path(campaign: Campaign, game: CampaignGame) -> Path:
    return campaign.path.parent / game.journal


def flush_journal(path: Path) -> None:
    """A journal is on disk for good before the campaign's file speaks of its end."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
    _sync_folder(path.parent)


def digest(path: Path) -> str:
    """The fingerprint of a journal's bytes."""
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        raise LichtungError("campaign-journal-missing", str(path), why=error.strerror or "?") from None


def check_journals(campaign: Campaign) -> None:
    """Every journal is there; finished ones are as they were, the open one is of its game."""
    for game in campaign.games:
        path = journal_path(campaign, game)
        found = digest(path)
        if game.state in (WON, LOST) and found != game.digest:
            raise LichtungError("campaign-journal-altered", str(path))
        if game.state == OPEN:
            header = load(path).header
            if header.game != GAME or setup_under(header.rules, header.setup) != game.setup:
                raise LichtungError("campaign-journal-other", f"{path}:1")
