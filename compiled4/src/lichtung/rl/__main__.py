"""`python -m lichtung.rl root map=lake`: the actions and the observation of a setup."""

import sys

from lichtung.games import game
from lichtung.kernel.errors import LichtungError
from lichtung.locale.render import catalogue, system_language
from lichtung.rl.reference import page, section


def main(words: list[str]) -> int:
    try:
        setup = dict(word.partition("=")[::2] for word in words[1:])
        print(section(game(words[0], **setup)) if words else page())
    except LichtungError as error:
        print(catalogue(system_language()).error(error), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
