"""`lichtung check` as a user meets it: what differs, what is wrong with a file, exit codes."""

from pathlib import Path

import pytest

from lichtung.cli.main import App, cli, run_guarded

TOP = """game = "heirs"
title = "A case"

[options]
sets = ["reise", "land_industrie", "handel_kirche"]

[position]
reserve = ["shield", "reise-01", "reise-02", "reise-03", "reise-04", "reise-05", "reise-06"]
landscape = { "0,0" = "reise-08" }
"""


def run(capsys: pytest.CaptureFixture[str], *words: str, lang: str = "en") -> tuple[int, str, str]:
    app = App(lang)
    app.console.width = 300
    code = run_guarded(app, lambda: cli.main(["check", *words], obj=app, standalone_mode=False))
    said = capsys.readouterr()
    return code, said.out, said.err


def write(folder: Path, name: str, steps: str, top: str = TOP) -> str:
    path = folder / name
    path.write_text(top + steps, encoding="utf-8")
    return str(path)


def test_all_as_described(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    write(tmp_path, "a.toml", '[[steps]]\nlegal = "take reise-01"\n')
    write(tmp_path, "b.toml", '[[steps]]\nexpect.decides = "white"\n')
    assert run(capsys, str(tmp_path)) == (0, "2 cases in 2 files: all as described.\n", "")
    code, out, _ = run(capsys, str(tmp_path / "a.toml"), lang="de")
    assert (code, out) == (0, "Ein Fall in einer Datei: alle wie beschrieben.\n")


def test_paragraphs_beside_scenarios_are_passed_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    write(tmp_path, "a.toml", '[[steps]]\nlegal = "take reise-01"\n')
    write(tmp_path, "law.toml", "", top='[[paragraphs]]\nid = "H.band"\n')
    assert run(capsys, str(tmp_path))[:2] == (0, "One case in one file: all as described.\n")
    assert run(capsys, str(tmp_path / "law.toml"))[0] == 2, "named by itself it is read"


DIFFERENCES = [
    ('do = "take reise-04"', "steps[0]: “take reise-04” is not allowed; refused by E.5.3 (out-of-reach): "),
    ('legal = "end"', "steps[0]: “end” should be allowed, but is refused by E.4.2 (must-take): "),
    ('unlisted = "take reise-01"', "steps[0]: “take reise-01” should not be on offer, but is"),
    ('refused = "take reise-01"\nby = "E.5.3"', "“take reise-01” should be refused by E.5.3, but is allowed"),
    (
        'refused = "end"\nby = "E.5.3"',
        "“end” should be refused by E.5.3, but is refused by E.4.2 must-take",
    ),
    ('refused = "end"\nby = "E.4.2"\nreason = "x"', "should be refused by E.4.2 x, but is refused by E.4.2"),
    (
        "actions.take = []",
        "allowed actions with “take”: missing -; not expected take reise-01, take reise-02",
    ),
    ('actions.end = ["end"]', "allowed actions with “end”: missing end; not expected -"),
    ("expect.score.white = 3", "steps[0].expect.score.white: expected 3, found 0"),
    ('expect.landscape."1,0" = "reise-09"', 'expect.landscape.1,0: expected "reise-09", found "none"'),
    (
        'expect.reach.white = ["reise-01"]',
        'found ["reise-01", "reise-02", "reise-03"]',
    ),
    ('expect.decides = "blue"', 'expected "blue", found "white"'),
    ('expect.result.winners = ["white"]', 'expected { winners = ["white"] }, found "none"'),
    (
        'do = ["take reise-01", "end"]',
        "Say first what comes up, for example: draw reise-07, ",
    ),
]


@pytest.mark.parametrize(("step", "said"), DIFFERENCES, ids=[step for step, _ in DIFFERENCES])
def test_what_differs(capsys: pytest.CaptureFixture[str], tmp_path: Path, step: str, said: str) -> None:
    path = write(tmp_path, "case.toml", f"[[steps]]\n{step}\n")
    code, out, err = run(capsys, path)
    assert (code, err) == (1, "")
    assert out.startswith(f"{path}: A case\n")
    assert said in out
    assert out.endswith("One case in one file: one differs.\n")


def test_expectations_go_on_after_a_difference(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    steps = (
        '[[steps]]\nexpect = { decides = "blue", score.white = 1 }\n[[steps]]\nunlisted = "take reise-01"\n'
    )
    code, out, _ = run(capsys, write(tmp_path, "case.toml", steps))
    assert code == 1
    assert out.count("steps[") == 3


WRONG = [
    ("x = [", 0, "Invalid value (at end of document)"),
    (
        'colour = "red"\n[[steps]]\nlegal = "end"',
        10,
        "position: colour: There is no such key. Available: sets",
    ),
    ('[[steps]]\nlegl = "end"', 11, "steps[0].legl: There is no such key. Available: note, do, legal"),
    ("[[steps]]\ndo = 3", 11, 'steps[0].do: Expected: "<action>" | ["<action>", ...]'),
    ('[[steps]]\ndo = "tak reise-01"', 11, "steps[0].do: "),
    ('[[steps]]\ndo = "take reise-99"', 11, "steps[0].do: "),
    ("[[steps]]\nnote = 'nothing'", 10, "steps[0]: Expected: do | legal | unlisted | refused"),
    ('[[steps]]\nrefused = "end"', 10, 'steps[0].by: Expected: by = "<paragraph>"'),
    ('[[steps]]\nby = "E.4.2"', 10, 'steps[0]: Expected: refused = "<action>"'),
    ('[[steps]]\nrefused = "end"\nby = "E.44"', 12, "steps[0].by: There is no paragraph E.44."),
    (
        "[[steps]]\nexpect.colour = 1",
        11,
        "steps[0].expect.colour: This cannot be asked for. Available: score, turn",
    ),
    ("[[steps]]\nactions.tak = []", 11, "steps[0].actions.tak: There is no such key. Available: take, token"),
    ("", 0, "steps: Nothing says what should happen or hold"),
    ('[[case]]\nsteps = [{ legal = "end" }]\n[[steps]]\nlegal = "end"', 12, "steps: Steps belong either"),
    ('[[case]]\ncolour = 1\nsteps = [{ legal = "end" }]', 11, "case[0].colour: There is no such key."),
    ('[[case]]\nlaw = ["E.77"]\nsteps = [{ legal = "end" }]', 11, "case[0].law: There is no paragraph E.77."),
    ('[[case]]\nseed = "x"\nsteps = [{ legal = "end" }]', 11, "case[0].seed: Expected: seed = 1"),
    ('[[case]]\noptions.roads = "x"\nsteps = [{ legal = "end" }]', 11, "options: roads: "),
]


@pytest.mark.parametrize(("rest", "line", "said"), WRONG, ids=[f"{i}" for i in range(len(WRONG))])
def test_wrong_files(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, rest: str, line: int, said: str
) -> None:
    path = write(tmp_path, "case.toml", rest + "\n")
    code, out, err = run(capsys, path)
    assert code == 2
    assert err.startswith(f"{path}:{line}: " if line else f"{path}: ")
    assert said in err
    assert "error-" not in err
    assert out == "One file has mistakes.\n"


def test_other_wrong_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, str(tmp_path))[0] == 2, "a folder without files"
    assert run(capsys, str(tmp_path / "none.toml"))[0] == 2
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    assert run(capsys, str(tmp_path / "bytes.toml"))[0] == 2
    path = write(tmp_path, "game.toml", '[[steps]]\nlegal = "end"\n', 'game = "chess"\n')
    assert "chess" in run(capsys, path)[2]
    path = write(tmp_path, "game.toml", '[[steps]]\nlegal = "end"\n', "game = 3\n")
    assert 'game: Expected: "..."' in run(capsys, path)[2]
    path = write(tmp_path, "game.toml", '[[steps]]\nlegal = "end"\n', 'game = "heirs"\noptions = 3\n')
    assert "options: Expected: { ... }" in run(capsys, path)[2]


def test_a_wrong_file_does_not_hide_the_others(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = write(tmp_path, "good.toml", '[[steps]]\nlegal = "take reise-01"\n')
    bad = write(tmp_path, "bad.toml", "[[steps]]\nlegal = 3\n")
    code, out, err = run(capsys, bad, good)
    assert code == 2
    assert "bad.toml" in err
    assert out == "One case in one file: all as described.\nOne file has mistakes.\n"


WOOD = """game = "root"
title = "A wood"
options.factions = ["marquise", "eyrie"]
[position]
warriors = { marquise = { "5" = 3 }, eyrie = { "5" = 2 } }
hands = { eyrie = ["ambush_rabbit"] }
[[steps]]
note = "They fight."
do = ["done", "battle 5 eyrie"]
[[steps]]
"""


def test_a_refused_action_shows_what_stands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = write(tmp_path, "case.toml", 'note = "Wrong."\ndo = "ambush ambush_fox"\n', WOOD)
    code, out, _ = run(capsys, path)
    assert code == 1
    assert "line 10, steps[1] (“Wrong.”): “ambush ambush_fox” is not allowed; refused by 4.3.1 " in out
    assert "eyrie decides at root.ambush (4.3.1). On offer: done; ambush ambush_rabbit\n" in out
    assert "Hier entscheidet eyrie bei root.ambush (4.3.1)." in run(capsys, path, lang="de")[1]


def test_where_every_step_leads(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = write(tmp_path, "case.toml", 'do = ["done", "roll 1 0"]\nexpect.points.eyrie = 0\n', WOOD)
    code, out, _ = run(capsys, "--show", path)
    assert code == 0
    lines = [line.strip() for line in out.splitlines()]
    assert lines[0] == f"{path}: A wood"
    assert lines[1] == "line 7, steps[0] (“They fight.”): done, battle 5 eyrie"
    assert lines[2] == "The Marquise de Cat attacks the Eyrie Dynasties in clearing 5. (4.3)"
    assert lines[3:6] == [
        "eyrie decides at root.ambush (4.3.1). On offer:",
        "done",
        "ambush ambush_rabbit",
    ]
    assert lines[6] == "line 10, steps[1]: done, roll 1 0"
    stands = lines.index("marquise decides at marquise.actions (6.5). On offer:")
    moves = [f"move 5 {there} {count}" for there in (1, 2) for count in (1, 2, 3)]
    builds = [f"build marquise.{kind} 5" for kind in ("sawmill", "workshop", "recruiter")]
    assert lines[stands + 1 : -1] == ["battle 5 eyrie", ", ".join(moves), ", ".join(builds), "done"]
    assert run(capsys, path)[1] == "One case in one file: all as described.\n"


def test_unknown_words_of_actions(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = write(tmp_path, "case.toml", 'do = "craft sappers"\n', WOOD)
    assert (
        "“sappers” does not fit here (card: card). Possible: sappers-1, sappers-2, " in run(capsys, path)[2]
    )
    path = write(tmp_path, "case.toml", 'do = "crft anvil"\n', WOOD)
    assert "An action begins with: craft, " in run(capsys, path)[2]
    path = write(tmp_path, "case.toml", 'do = "roll 4 1"\n', WOOD)
    assert "Possible: 0..3" in run(capsys, path)[2]
    path = write(tmp_path, "case.toml", '[[steps]]\ndo = "camp here"\n')
    assert "“here” does not fit here (at: a field such as 1,-2).\n" in run(capsys, path)[2]


MIXED = '[[steps]]\nexpect = { decides = "white" }\nexpect.score.white = 0\n'


def test_two_ways_to_write_a_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = write(tmp_path, "case.toml", MIXED)
    code, _, err = run(capsys, path)
    assert code == 2
    assert err.startswith(f"{path}:12: Something is given twice here: ")
    assert "(expect = { ... })" in err
    assert "immutable" not in err
    assert run(capsys, path, lang="de")[2].startswith(f"{path}:12: Hier steht etwas doppelt: ")


def test_what_viewers_can_tell_apart(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    top = WOOD.replace("[position]", 'alike = { viewer = "marquise", position.hands.eyrie = [] }\n[position]')
    path = write(tmp_path, "case.toml", "sees.eyrie = { hand.eyrie.count = 1, deck = 3 }\n", top)
    code, out, _ = run(capsys, path)
    assert code == 1
    assert "line 4, alike: the two worlds should look alike, but what can be seen differs (“deck”): " in out
    assert "(“deck”): 49 here, 50 there\n" in out
    assert "steps[1].sees.eyrie.hand: The view has no such name. It has: hands, " in out
    assert "steps[1].sees.eyrie.deck: expected 3, found 49" in out
    assert "aber es ist Verschiedenes zu sehen („deck“): hier 49, dort 50" in run(capsys, path, lang="de")[1]
