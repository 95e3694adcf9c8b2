"""The search of the rules: sixty questions of players, numbers, endings, both languages."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from lichtung.locale.search import search, stem

QUESTIONS: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "questions.toml").read_text(encoding="utf-8")
)["question"]
FIRST = 50  # questions whose answer comes first; a better search may raise it


def found(text: str, lang: str, most: int = 3, game: str = "") -> list[str]:
    return [hit.paragraph.id for hit in search(text, lang, game, most)]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question["ask"])
def test_the_answer_is_among_the_first_three(question: dict[str, Any]) -> None:
    assert set(found(question["ask"], question["lang"])) & set(question["answers"])


def test_most_answers_come_first() -> None:
    first = [q for q in QUESTIONS if found(q["ask"], q["lang"], 1)[0] in q["answers"]]
    assert len(first) >= FIRST


def test_the_questions_are_of_both_languages_and_games() -> None:
    assert [sum(q["lang"] == lang for q in QUESTIONS) for lang in ("de", "en")] == [30, 30]
    assert sum(q["answers"][0].startswith("E.") for q in QUESTIONS) >= 10


def test_a_number_finds_its_paragraph_and_those_below() -> None:
    assert found("4.3.1", "de") == ["4.3.1", "4.3.1.I"]
    assert found("e.9", "en") == ["E.9", "E.9.1", "E.9.2"]


@pytest.mark.parametrize("text", ["Empörung", "empörung", "Empoerung", "outrage", "OUTRAGE"])
def test_spelling_and_language_do_not_matter(text: str) -> None:
    assert found(text, "de")[0] == "8.2.6"


@pytest.mark.parametrize("text", ["Kampf", "kämpfen", "kaempfen", "Angriff", "battle", "fighting"])
def test_words_for_the_same_thing(text: str) -> None:
    assert "4.3" in found(text, "de")


def test_part_of_a_compound() -> None:
    assert "11.5.6" in found("Posten gründen", "de")
    assert "8.2.5" in found("Sympathieplättchen", "de", 5)


def test_one_game_only() -> None:
    assert {id_[0] for id_ in found("Punkte", "de", 10, "heirs")} == {"E"}
    assert "E" not in {id_[0] for id_ in found("Punkte", "de", 10, "root")}


def test_nothing_fits() -> None:
    assert search("xyzzy", "en") == []
    assert search("wie darf ich", "de") == []


def test_stems() -> None:
    assert {stem(word, "de") for word in ("Kampf", "kämpfen", "Kämpfe", "kämpft")} == {"kampf"}
    assert {stem(word, "en") for word in ("battle", "battles", "battling")} == {"battl"}
