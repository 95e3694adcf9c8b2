"""Write the paragraphs of both games for the browser client, with links, switches and examples.

python -m tools.law_data           write web/src/rules/data/<game>.json
python -m tools.law_data --check   say whether they are up to date
"""

import json
import sys
from pathlib import Path

from lichtung.kernel.examples import examples_of
from lichtung.kernel.law import Law, laws

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "rules" / "data"


def book(law: Law) -> dict[str, object]:
    """All that the client knows of a game's law but its words; what is empty is left out."""
    paragraphs: list[dict[str, object]] = [
        {"id": p.id, "rule": p.rule, "rulings": p.rulings}
        | {name: value for name, value in (("since", p.since), ("number", p.number)) if value}
        | ({"see": list(p.see)} if p.see else {})
        for p in law.paragraphs
    ]
    switches = [
        {"option": s.option, "paragraphs": s.paragraphs}
        | ({"readings": s.readings} if s.readings else {})
        | ({"choices": s.choices} if s.choices else {"on": s.on})
        for s in law.switches
    ]
    examples = [
        {"name": one.name, "laws": list(one.laws), "titles": one.titles} for one in examples_of(law, law.ids)
    ]
    basis = {str(number): word for number, word in sorted(law.basis.items())}
    return {"paragraphs": paragraphs, "basis": basis, "switches": switches, "examples": examples}


def written(law: Law) -> str:
    return json.dumps(book(law), ensure_ascii=False, separators=(",", ":")) + "\n"


def target(law: Law) -> Path:
    return FOLDER / f"{law.game}.json"


def stale() -> list[str]:
    """The games whose file says something else."""
    return [law.game for law in laws() if target(law).read_text(encoding="utf-8") != written(law)]


def main() -> int:
    if "--check" in sys.argv[1:]:
        return 1 if stale() else 0
    for law in laws():
        target(law).write_text(written(law), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
