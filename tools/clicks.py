"""Count the clicks of a Marquise against three computers: with every question asked, and as the page does it.

    python tools/clicks.py [CLICKS]     so many for each way to play; 260 unless told

Needs the built client (make client) and Chromium. Whoever plays clicks at random whatever is lit or offered.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.people import AT_ONCE, Visitor
from tests.browser.test_pace import Ear, Nimble, Patient, seated
from tests.server.process import Process

CLICKS = 260
GAMES = (3, 4)  # seeds of the choices
WAYS = {"every question asked": "off", "single answers given by the page": "auto"}


def played(visitor: Visitor, skip: str, seed: int, clicks: int) -> tuple[int, int, int, int]:
    """Clicks, own turns, prompts that waited for a click, and those of them that had one answer."""
    ear = Ear(visitor)
    seated(visitor)
    table = Nimble(visitor, seed) if skip == "off" else Patient(visitor, ear, seed)
    while table.clicks < clicks and not table.step().over:
        pass
    in_vain = table.in_vain if isinstance(table, Patient) else ear.single
    return table.clicks, ear.turns, ear.prompts - ear.single + in_vain, in_vain


def main(clicks: int) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        process = Process(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for name, skip in WAYS.items():
                counts = [0, 0, 0, 0]
                for seed in GAMES:
                    visitor = Visitor(browser, process.address, chosen={**AT_ONCE, "skip": skip})
                    found = played(visitor, skip, seed, clicks // len(GAMES))
                    counts = [count + more for count, more in zip(counts, found, strict=True)]
                    visitor.leave()
                made, turns, prompts, in_vain = counts
                share = 100 * in_vain / max(prompts, 1)
                print(f"{name}: {made / max(turns, 1):.1f} clicks a turn ({made} in {turns}), ", end="")
                print(f"{in_vain} of {prompts} prompts with one answer ({share:.0f} %)")
        finally:
            browser.close()
            process.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else CLICKS)
