"""Lessons and puzzles over HTTP: listed, taken step by step by a path alone, and nothing hidden is told."""

import json
from typing import Any

import httpx

from lichtung.learning.library import find_chapter, lessons, puzzles
from lichtung.learning.running import Desk
from tests.server.web import Web, on_web, problem


async def take(client: httpx.AsyncClient, lesson: str, chapter: int = 1, **entry: Any) -> dict[str, Any]:
    response = await client.post(f"/api/lessons/{lesson}/{chapter}", json={"path": [], **entry})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


@on_web()
async def test_everything_is_listed_for_strangers_too(web: Web) -> None:
    stranger = await web.client({"origin": "http://table.test"})
    found = (await stranger.get("/api/lessons")).json()
    assert [lesson["id"] for lesson in found["lessons"]] == list(lessons())
    assert [puzzle["id"] for puzzle in found["puzzles"]] == list(puzzles())
    assert found["today"] in puzzles()


@on_web()
async def test_a_chapter_is_taken_by_its_path(web: Web) -> None:
    ada = await web.browser("Ada")
    table = await take(ada, "root-basics", 2, first=True)
    assert table["welcome"]["chairs"][0]["yours"]
    assert (table["waits"], table["step"], len(table["touch"])) == ("tap", 0, 12)
    assert table["update"]["legal"] == []
    clearing = find_chapter("root-basics", 2).case.game.codec.kinds["clearing"]
    table = await take(ada, "root-basics", 2, path=table["path"], tap=["clearing", clearing.parse("9")])
    assert (table["path"], table["step"], table["welcome"]) == (["tap clearing 9"], 1, None)
    legal = table["update"]["legal"]
    game = find_chapter("root-basics", 2).case.game
    wrong = list(game.parse("move 9 12 1").code())
    assert wrong in legal
    answer = await take(ada, "root-basics", 2, path=table["path"], action=wrong)
    assert answer["answered"]["kind"] == "wrong"
    assert answer["answered"]["text"] == "learn-root-basics-rule-level"
    assert answer["answered"]["shown"] != table["update"]["views"]["0"]
    assert answer["path"] == table["path"]
    refused = list(game.parse("move 12 11 1").code())
    answer = await take(ada, "root-basics", 2, path=table["path"], action=refused)
    assert (answer["answered"]["kind"], answer["answered"]["problem"]["law"]) == ("refused", "4.2.1")
    table = await take(ada, "root-basics", 2, path=table["path"], show=True)
    assert table["path"][-1] == "move 9 12 2"
    assert table["back"] == 1


@on_web()
async def test_every_lesson_can_be_taken_to_its_end(web: Web) -> None:
    ada = await web.browser("Ada")
    for id_, chapters in lessons().items():
        for number in range(1, len(chapters) + 1):
            table = await take(ada, id_, number)
            while not table["over"]:
                table = await take(ada, id_, number, path=table["path"], show=True)
                assert table["answered"]["kind"] == "done"


@on_web()
async def test_questions_are_answered_as_at_a_table(web: Web) -> None:
    ada = await web.browser("Ada")
    game = find_chapter("root-basics", 2).case.game
    address, path = "/api/lessons/root-basics/2", ["tap clearing 9"]
    action = list(game.parse("move 9 12 2").code())
    seen = (await ada.post(f"{address}/look", json={"path": path, "action": action})).json()
    assert (seen["type"], seen["then"]) == ("seen", "own")
    open_action = [*list(game.parse("move 12 11 1").code())[:3], None]
    because = (await ada.post(f"{address}/why", json={"path": path, "action": open_action})).json()
    assert because["problem"]["law"] == "4.2.1"


@on_web()
async def test_what_does_not_fit_is_told(web: Web) -> None:
    ada = await web.browser("Ada")
    problem(await ada.post("/api/lessons/nothing/1", json={"path": []}), 404, "lesson-unknown")
    problem(await ada.post("/api/lessons/heirs/99", json={"path": []}), 404, "lesson-unknown")
    problem(await ada.post("/api/lessons/heirs/x", json={"path": []}), 404, "lesson-unknown")
    problem(await ada.post("/api/lessons/heirs/1", json={"path": ["end"]}), 400, "lesson-path")
    problem(await ada.post("/api/lessons/heirs/1", json={"path": [], "tap": ["moon", 1]}), 400, "lesson-path")
    wrong = {"path": [], "action": [77, 1]}
    assert (await ada.post("/api/lessons/heirs/1", json=wrong)).status_code == 400
    long = {"path": ["next"] * 201}
    problem(await ada.post("/api/lessons/heirs/1", json=long), 400, "message-unreadable")


@on_web()
async def test_a_learner_sees_what_the_seat_may_know(web: Web) -> None:
    """The birds hold an ambush in the third chapter: no answer names it before it is played."""
    ada = await web.browser("Ada")
    desk = Desk(find_chapter("root-basics", 3))
    path: list[str] = []
    while desk.step == 0:
        table = await take(ada, "root-basics", 3, path=path)
        told = json.dumps(table["update"]["happened"]) + json.dumps(table["update"]["deciding"])
        assert table["update"]["views"]["0"]["hands"]["eyrie"] == {"count": 1, "known": []}
        assert "ambush_fox" not in told
        desk.enter(desk.shown())
        path = desk.path


@on_web()
async def test_a_missed_puzzle_goes_back_to_where_it_was_possible(web: Web) -> None:
    ada = await web.browser("Ada")
    table = await take(ada, "root-e2", path=["move 5 2 1", "resolve bird", "battle 5 marquise"])
    while not table["missed"]:
        table = await take(ada, "root-e2", path=table["path"], action=table["update"]["legal"][0])
    assert table["path"][table["back"]] == "battle 5 marquise"
