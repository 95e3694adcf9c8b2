"""The documentation site: whole, reachable, in both languages, and nothing in it comes from elsewhere."""

import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath

import pytest

from tools import docs, reference

ROOT = Path(__file__).parents[1]
# Where the Python of a page is run or compared with the code.
EXAMPLES = {
    "bots": "agents/test_docs.py",
    "rl": "rl/test_docs.py",
    "http-api": "server/test_docs_api.py",
    "async-play": "server/test_feed_webhooks.py",
    "contract": "contract/test_check_game.py",
    **dict.fromkeys(
        ("adding-a-faction", "adding-a-board", "adding-a-card", "adding-a-hireling"), "test_docs_adding.py"
    ),
}
SKETCHES = {"architecture"}  # pages whose Python only shows a shape
IN_GERMAN = {"index", "guide", "async-play", "self-hosting", "editions", "root-rulings", "heirs-rulings"}
IN_GERMAN |= {"commands", "setup", "notation", "errors", "fields", "data"}


class Seen(HTMLParser):
    """What a page of the site is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.navigation: list[str] = []
        self.resources: list[str] = []
        self.inline: list[str] = []
        self.pictures_without_words: list[str] = []
        self.within: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if "id" in said:
            assert said["id"] not in self.ids, f"two things are called {said['id']}"
            self.ids.add(said["id"])
        if tag == "nav":
            self.within.append(said.get("id", ""))
        if tag == "a" and "href" in said:
            self.links.append(said["href"])
            if "pages" in self.within:
                self.navigation.append(said["href"])
        if tag in ("img", "script") and "src" in said:
            self.resources.append(said["src"])
        if tag == "link":
            self.resources.append(said["href"])
        if tag == "img" and "alt" not in said:
            self.pictures_without_words.append(said["src"])
        if tag == "style" or (tag == "script" and "src" not in said):
            self.inline.append(f"<{tag}>")
        self.inline += [name for name in said if name == "style" or name.startswith("on")]

    def handle_endtag(self, tag: str) -> None:
        if tag == "nav":
            self.within.pop()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("site")
    docs.build(built)
    return built


@pytest.fixture(scope="module")
def pages(folder: Path) -> dict[str, Seen]:
    """All pages by their addresses."""
    return {
        path.relative_to(folder).as_posix(): Seen(path.read_text(encoding="utf-8"))
        for path in folder.rglob("*.html")
        if path.name != "missing.html"  # its links are those of the server
    }


def test_nothing_comes_from_elsewhere(folder: Path, pages: dict[str, Seen]) -> None:
    """A strict rule of security lets pages load files of their own only, and nobody needs a network."""
    for address, page in pages.items():
        assert page.inline == [], address
        for resource in page.resources:
            assert (folder / normpath(Path(address).parent / resource)).is_file(), (address, resource)
    for name in ("site.css", "site.js"):
        text = (folder / name).read_text(encoding="utf-8")
        assert not re.search(r"https?:|//\w|url\(|data:|@import|fetch\(|eval\(", text.replace("// ", "")), (
            name
        )


def test_links_and_anchors_lead_somewhere(folder: Path, pages: dict[str, Seen]) -> None:
    for address, page in pages.items():
        for link in page.links:
            path, _, anchor = link.partition("#")
            if re.match(r"https?:", link) or path == "/":
                continue
            target = normpath(Path(address).parent / path) if path else address
            assert (folder / target).is_file(), (address, link)
            assert not anchor or anchor in pages[target].ids, (address, link)
        assert page.pictures_without_words == []


@pytest.mark.parametrize("lang", docs.LANGUAGES)
def test_every_page_can_be_reached_from_the_navigation(pages: dict[str, Seen], lang: str) -> None:
    start = pages[f"{lang}/index.html"]
    reached = {normpath(f"{lang}/{link}") for link in start.navigation} | {f"{lang}/index.html"}
    own = {address for address in pages if address.startswith(f"{lang}/")}
    only_english = {a for a in pages if a.startswith("en/") and f"{lang}/{a[3:]}" not in pages}
    assert reached == own | only_english


def test_both_languages_have_the_doors_and_what_players_and_hosts_need(pages: dict[str, Seen]) -> None:
    site = docs.Site()
    wanted = IN_GERMAN | {door.page for door in site.doors}
    assert len(site.doors) == 3
    for lang in docs.LANGUAGES:
        assert {f"{lang}/{name}.html" for name in wanted} <= pages.keys()
    links = {lang: len(pages[f"{lang}/index.html"].navigation) for lang in docs.LANGUAGES}
    assert links["de"] == links["en"]


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The pages, to be spoilt."""
    there = tmp_path / "docs"
    shutil.copytree(docs.DOCS, there, ignore=shutil.ignore_patterns("*.png", "*.webp"))
    return there


def test_mistakes_are_told_with_their_place(copied: Path) -> None:
    links = "[gone](gone.md) [gone](index.md#gone) ![gone](images/gone.png)"
    (copied / "guide.md").write_text(f"# Guide\n\n{links}\n", encoding="utf-8")
    (copied / "lost.md").write_text("# Lost\n", encoding="utf-8")
    with pytest.raises(docs.DocsError) as told:
        docs.Site(copied)
    said = str(told.value).splitlines()
    assert "guide.md: gone.md leads nowhere" in said
    assert "guide.md: images/gone.png leads nowhere" in said
    assert "guide.md: no heading for index.html#gone" in said
    assert "lost.md: behind no door of site.toml" in said


def test_a_page_needs_a_title(copied: Path) -> None:
    (copied / "de" / "index.md").write_text("no title\n", encoding="utf-8")
    with pytest.raises(docs.DocsError, match=r"^de/index\.md: begins with no title$"):
        docs.Site(copied)


def test_headings_are_called_as_in_a_repository() -> None:
    assert docs.slug("Plain and compiled rules") == "plain-and-compiled-rules"
    assert docs.slug("`lichtung analyse`, für Ältere?") == "lichtung-analyse-für-ältere"


def test_the_reference_is_current() -> None:
    for name, text in reference.pages().items():
        assert (docs.DOCS / name).read_text(encoding="utf-8") == text, f"{name}: run make reference"


def test_the_examples_of_every_page_are_tested() -> None:
    shown = {
        path.stem for path in docs.DOCS.rglob("*.md") if "\n```python" in path.read_text(encoding="utf-8")
    }
    assert shown - SKETCHES == EXAMPLES.keys()
    for name, file in EXAMPLES.items():
        assert re.search(rf"{name}\.md|adding-a-\*", (ROOT / "tests" / file).read_text(encoding="utf-8")), (
            name
        )


def test_both_pages_on_editions_have_the_same_switches() -> None:
    """The German one says on and off in German."""
    row = re.compile(r"^\| `(\w+)` \| (\w+) \| (\w+) \| (\w+) \| ([^|]+) \|", re.MULTILINE)
    english, german = (
        row.findall((docs.DOCS / name).read_text(encoding="utf-8"))
        for name in ("editions.md", "de/editions.md")
    )
    words = {"on": "an", "off": "aus"}
    assert [[words.get(cell, cell) for cell in line] for line in english] == [list(line) for line in german]
    assert english


def test_options_of_the_german_pages_exist() -> None:
    """What they tell people to type is on the page of all commands."""
    known = set(re.findall(r"--[a-z][a-z-]+", (docs.DOCS / "commands.md").read_text(encoding="utf-8")))
    known |= {
        "--upgrade",
        "--now",
        "--lang",
        "--help",
        "--search",
    }  # of pip, systemctl, every command; of law
    for path in sorted((docs.DOCS / "de").glob("*.md")):
        if path.stem not in reference.WRITERS:
            named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", path.read_text(encoding="utf-8")))
            assert named <= known, (path.name, named - known)
