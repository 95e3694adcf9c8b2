"""One digest for many seeded games: equal digests mean equal games, in every build and process."""

import importlib
import json
import os
import subprocess
import sys
from hashlib import blake2b
from random import Random

from lichtung.kernel.chance import CHANCE
from lichtung.kernel.game import FrameGame, Game, state_hash
from lichtung.testing.trial import HASH_SEEDS, ContractError, S, V


def fingerprint(game: Game[S, V], *, games: int = 20, seed: int = 0) -> str:
    """A digest of every state, action, event and (one viewer at a time) view of seeded random games."""
    digest = blake2b(digest_size=16)
    for number in range(games):
        rng = Random(seed + number)
        s = game.start()
        entry = 0
        while (decision := game.decision(s)) is not None:
            if decision.seat == CHANCE:
                action = game.sample(s, rng)
            else:
                options = game.actions(s)
                action = options[int(rng.random() * len(options))]
            events = game.apply(s, action, True)
            viewer = entry % (game.seats + 1)
            view = game.view(s, None if viewer == game.seats else viewer)
            # Keys and numbers only: how a sentence or its paragraph is kept makes no other game.
            told = [(event.key, event.args, event.seen_by(None).args) for event in events]
            where = (decision.seat, decision.step)
            # Actions in words: numbers of verbs change with every folder of rules that is found.
            done = game.text(action) if isinstance(game, FrameGame) else action.code()
            digest.update(f"{where}{done}{told}{state_hash(s)}".encode())
            digest.update(view.to_bytes())
            entry += 1
        digest.update(repr(game.result(s)).encode())
    return digest.hexdigest()


def check_hash_seeds(
    maker: str,
    *args: object,
    games: int = 3,
    seed: int = 0,
    hash_seeds: tuple[str, ...] = ("0", "1", "4711"),
) -> str:
    """Play the same seeds in processes with different PYTHONHASHSEED; returns the one fingerprint.

    `maker` names a function as `module:function`; called with `args` (plain JSON data), it makes the game.
    """
    found: dict[str, str] = {}
    for hash_seed in hash_seeds:
        # The search path of this process, so that the other one loads the same build.
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        words = [maker, json.dumps(args), str(games), str(seed)]
        command = [sys.executable, "-m", "lichtung.testing", *words]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            raise ContractError(HASH_SEEDS, f"{maker} fails in a process of its own:\n{done.stderr}")
        found[hash_seed] = done.stdout.strip()
    if len(set(found.values())) > 1:
        told = "".join(f"\n  PYTHONHASHSEED={h}: {digest}" for h, digest in found.items())
        again = f"check_hash_seeds({maker!r}, {', '.join(map(repr, args))}, games={games}, seed={seed})"
        raise ContractError(HASH_SEEDS, f"{maker} breaks the contract: {HASH_SEEDS}{told}\n  again: {again}")
    return found[hash_seeds[0]]


def made(maker: str, args: list[object]) -> Game[S, V]:
    """The game that `module:function` makes of the arguments."""
    module, _, function = maker.partition(":")
    game: Game[S, V] = getattr(importlib.import_module(module), function)(*args)
    return game
