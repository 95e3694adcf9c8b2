"""`python -m lichtung.testing MODULE:FUNCTION ARGS_AS_JSON GAMES SEED` prints a fingerprint."""

import json
import sys

from lichtung.kernel.frames import State
from lichtung.kernel.game import Game
from lichtung.kernel.view import View
from lichtung.testing.fingerprint import fingerprint, made

if __name__ == "__main__":
    maker, args, games, seed = sys.argv[1:]
    game: Game[State, View] = made(maker, json.loads(args))
    print(fingerprint(game, games=int(games), seed=int(seed)))
