"""Build the documentation site from the pages in docs, into the package, where the server finds it.

    python tools/docs.py               build it into src/lichtung/server/docs
    python tools/docs.py --if-changed  only if something changed since
    python tools/docs.py --to FOLDER   build it elsewhere: it can be read from there without a server too

docs/site/site.toml says which pages there are and behind which door. A page that stands behind none, a link
or an anchor that leads nowhere, and a picture that is missing are mistakes, and nothing is written.
"""

import gzip
import html
import importlib.util
import json
import re
import shutil
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from string import Template
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown_it.token import Token

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SITE = DOCS / "site"
BUILT = ROOT / "src" / "lichtung" / "server" / "docs"
TOKENS = ROOT / "web" / "src" / "tokens.css"  # the colours of the table
MARK = ROOT / "web" / "public" / "mark.svg"
LANGUAGES = ("de", "en")  # the first one is the first
START = "index"
NEEDED = {"markdown_it": "markdown-it-py", "pygments": "pygments"}  # modules and their packages
PACKED_FROM = 20_000  # bytes from which a file of text is there compressed too
ELSEWHERE = re.compile(r"[a-z]+:|//")  # addresses that are no files of ours


class DocsError(Exception):
    """Something is wrong with the pages; the message says what and where."""


@dataclass
class Section:
    """A heading with the text below it, as the search finds it."""

    id: str
    title: str
    level: int
    text: list[str] = field(default_factory=list)


@dataclass
class Page:
    """One page in one language."""

    lang: str
    key: str  # its name without folder and ending, the same in all languages
    source: Path
    body: str = ""
    sections: list[Section] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"{self.lang}/{self.key}.html"

    @property
    def title(self) -> str:
        return self.sections[0].title

    def to(self, address: str) -> str:
        """Another address of the site as seen from this page."""
        return relpath(address, str(PurePosixPath(self.address).parent))


@dataclass(frozen=True)
class Group:
    """Pages that belong together behind a door."""

    title: dict[str, str]
    pages: list[str]


@dataclass(frozen=True)
class Door:
    """A page that leads to others."""

    page: str
    groups: list[Group]


class Site:
    """All pages, read and checked."""

    def __init__(self, folder: Path = DOCS) -> None:
        plan = tomllib.loads((SITE / "site.toml").read_text(encoding="utf-8"))
        self.folder = folder
        self.words: dict[str, dict[str, str]] = plan["words"]
        self.doors = [
            Door(door["page"], [Group(group, group.pop("pages")) for group in door["groups"]])
            for door in plan["doors"]
        ]
        self.pages: dict[tuple[str, str], Page] = {}
        self.files: set[str] = set()  # pictures and the like that pages show, by their paths in docs
        self.wrong: list[str] = []
        for key in self.keys():
            for lang in LANGUAGES:
                source = self.source(lang, key)
                if source.exists():
                    self.pages[lang, key] = Page(lang, key, source)
        self.check_plan()
        for page in self.pages.values():
            Reader(self, page).read()
        for page in self.pages.values():
            self.check_links(page)
        if self.wrong:
            raise DocsError("\n".join(self.wrong))

    def keys(self) -> list[str]:
        """All pages in the order of the navigation."""
        behind = [[door.page, *(key for group in door.groups for key in group.pages)] for door in self.doors]
        return [START, *(key for keys in behind for key in keys)]

    def source(self, lang: str, key: str) -> Path:
        return (self.folder if lang == "en" else self.folder / lang) / f"{key}.md"

    def page(self, lang: str, key: str) -> Page:
        """A page in a language, else in English."""
        return self.pages.get((lang, key)) or self.pages["en", key]

    def check_plan(self) -> None:
        keys = self.keys()
        self.wrong += [f"site.toml: {key} stands there twice" for key in set(keys) if keys.count(key) > 1]
        missing = [key for key in keys if ("en", key) not in self.pages]
        if missing:
            raise DocsError("\n".join(f"site.toml: there is no docs/{key}.md" for key in missing))
        planned = {page.source for page in self.pages.values()}
        for path in sorted(set(self.folder.rglob("*.md")) - planned):
            self.wrong.append(f"{path.relative_to(self.folder)}: behind no door of site.toml")

    def resolve(self, page: Page, target: str) -> str | None:
        """Where a link or a picture of a page leads on the site; none: out of it."""
        if ELSEWHERE.match(target):
            return target
        path, hash_, anchor = target.partition("#")
        if not path:
            return target
        if path.startswith("/"):
            return target  # a page of the table
        file = Path(normpath(page.source.parent / path))
        for other in self.pages.values():
            if other.source == file:
                return page.to(other.address) + hash_ + anchor
        if not file.exists():
            self.wrong.append(f"{page.source.relative_to(self.folder)}: {target} leads nowhere")
        elif file.is_file() and file.is_relative_to(self.folder):
            name = file.relative_to(self.folder).as_posix()
            self.files.add(name)
            return page.to(f"files/{name}")
        return None

    def check_links(self, page: Page) -> None:
        """That anchors are there, on the page itself and on others."""
        anchors = {other.address: {s.id for s in other.sections} for other in self.pages.values()}
        for target in re.findall(r'<a href="([^"]*#[^"]*)"', page.body):
            path, _, anchor = html.unescape(target).partition("#")
            if not ELSEWHERE.match(path) and not path.startswith("/"):
                address = normpath(PurePosixPath(page.address).parent / path) if path else page.address
                if anchor not in anchors.get(address, ()):
                    self.wrong.append(f"{page.source.relative_to(self.folder)}: no heading for {target}")

    # --- Writing

    def write(self, folder: Path) -> None:
        """Everything anew; what was there is removed."""
        template = Template((SITE / "page.html").read_text(encoding="utf-8"))
        shutil.rmtree(folder, ignore_errors=True)
        for page in self.pages.values():
            put(folder / page.address, template.substitute(self.parts(page)))
        choice = Template((SITE / "choice.html").read_text(encoding="utf-8"))
        put(folder / "index.html", choice.substitute(root=""))
        put(folder / "missing.html", choice.substitute(root="/docs/"))
        style = TOKENS.read_text(encoding="utf-8") + (SITE / "site.css").read_text(encoding="utf-8")
        put(folder / "site.css", style)
        put(folder / "site.js", (SITE / "site.js").read_text(encoding="utf-8"))
        put(folder / "search.js", f"window.lichtungPages = {self.index()};\n")
        shutil.copy(MARK, folder / "mark.svg")
        for name in sorted(self.files):
            (folder / "files" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.folder / name, folder / "files" / name)

    def index(self) -> str:
        """What the search looks through: pages with their sections; in one language only, or in all."""
        found = [
            [
                page.address,
                page.lang,
                len([lang for lang in LANGUAGES if (lang, page.key) in self.pages]) == 1,
                page.title,
                [[s.id, s.title, " ".join(s.text)] for s in page.sections],
            ]
            for page in self.pages.values()
        ]
        return json.dumps(found, ensure_ascii=False, separators=(",", ":"))

    def parts(self, page: Page) -> dict[str, str]:
        """What the template of a page asks for."""
        words = self.words[page.lang]
        [other] = [lang for lang in LANGUAGES if lang != page.lang]
        there = self.pages.get((other, page.key)) or self.page(other, self.door_of(page.key))
        site = words["site"]
        title = page.title if page.title == site else f"{page.title} · {site}"
        return {
            **{f"word_{key}": html.escape(word) for key, word in words.items()},
            "lang": page.lang,
            "place": "start" if page.key == START else "inside",
            "other": other,
            "other_page": page.to(there.address),
            "root": page.to(".") + "/",
            "start": page.to(self.page(page.lang, START).address),
            "title": html.escape(title),
            "navigation": "".join(self.navigation(page, door) for door in self.doors),
            "contents": self.contents(page),
            "body": page.body,
        }

    def door_of(self, key: str) -> str:
        """The door behind which a page stands."""
        for door in self.doors:
            if any(key in group.pages for group in door.groups):
                return door.page
        return START

    def navigation(self, page: Page, door: Door) -> str:
        """One door with the pages behind it; open where the reader stands."""
        open_ = " open" if door.page in (page.key, self.door_of(page.key)) else ""
        title = html.escape(self.page(page.lang, door.page).title)
        groups = "".join(
            f"<h3>{html.escape(group.title[page.lang])}</h3>"
            f"<ul>{''.join(self.item(page, key) for key in group.pages)}</ul>"
            for group in door.groups
        )
        first = self.item(page, door.page, self.words[page.lang]["overview"])
        return f"<details{open_}><summary>{title}</summary><ul>{first}</ul>{groups}</details>"

    def item(self, page: Page, key: str, said: str = "") -> str:
        """A page in the navigation; one that is not in the reader's language says so."""
        there = self.page(page.lang, key)
        here = ' aria-current="page"' if there is page else ""
        foreign = there.lang != page.lang
        mark = f" <small>{self.words[page.lang]['foreign']}</small>" if foreign else ""
        name = f'<span lang="{there.lang}">{html.escape(there.title)}</span>' if foreign else ""
        name = name or html.escape(said or there.title)
        return f'<li><a href="{page.to(there.address)}"{here}>{name}{mark}</a></li>'

    def contents(self, page: Page) -> str:
        """The headings of a page, if there are several."""
        rows = [s for s in page.sections[1:] if s.level <= 2]
        if len(rows) < 2:
            return ""
        items = "".join(f'<li><a href="#{s.id}">{html.escape(s.title)}</a></li>' for s in rows)
        title = html.escape(self.words[page.lang]["contents"])
        head = f'<h2 id="contents">{title}</h2>'
        return f'<nav class="contents" aria-labelledby="contents">{head}<ul>{items}</ul></nav>'


class Reader:
    """Turns the Markdown of one page into HTML, with links to pages of the site and headings to link to."""

    def __init__(self, site: Site, page: Page) -> None:
        self.site = site
        self.page = page
        self.seen: dict[str, int] = {}

    def read(self) -> None:
        from markdown_it import MarkdownIt

        markdown = MarkdownIt("commonmark", {"highlight": None}).enable("table")
        tokens = markdown.parse(self.page.source.read_text(encoding="utf-8"))
        for at, token in enumerate(tokens):
            if token.type == "heading_open":
                self.head(token, tokens[at + 1])
            elif token.type == "inline":
                self.lead(token)
            elif token.type in ("fence", "code_block"):
                self.note(token.content)
                token.type, token.content = "html_block", code_block(token.info, token.content)
        if not self.page.sections or self.page.sections[0].level != 1:
            raise DocsError(f"{self.page.source.relative_to(self.site.folder)}: begins with no title")
        said = markdown.renderer.render(tokens, markdown.options, {})
        # Wide tables are scrolled by themselves, with the keys too.
        label = html.escape(self.site.words[self.page.lang]["table"])
        said = said.replace(
            "<table>", f'<div class="wide" role="region" aria-label="{label}" tabindex="0"><table>'
        )
        self.page.body = said.replace("</table>", "</table></div>")

    def head(self, token: "Token", inline: "Token") -> None:
        title = plain(inline)
        id_ = slug(title)
        count = self.seen[id_] = self.seen.get(id_, -1) + 1
        token.attrSet("id", f"{id_}-{count}" if count else id_)
        self.page.sections.append(Section(str(token.attrGet("id")), title, int(token.tag[1:])))

    def lead(self, token: "Token") -> None:
        """Links and pictures to where they are on the site."""
        left: list[bool] = []  # of the links that are open: whether they lead out of the site
        for child in token.children or []:
            if child.type == "link_open":
                target = self.site.resolve(self.page, str(child.attrGet("href")))
                left.append(target is None)
                if target is None:
                    child.tag = "span"
                    child.attrs = {}
                else:
                    child.attrSet("href", target)
            elif child.type == "link_close" and left.pop():
                child.tag = "span"
            elif child.type == "image":
                target = self.site.resolve(self.page, str(child.attrGet("src")))
                child.attrs = {"src": target or "", "alt": "", "loading": "lazy"}
        self.note(plain(token))

    def note(self, text: str) -> None:
        """Text that the search finds below the last heading."""
        if self.page.sections and text != self.page.sections[-1].title:
            self.page.sections[-1].text.append(" ".join(text.split()))


def plain(token: "Token") -> str:
    """The words of a line without their marks."""
    return "".join(
        child.content if child.type in ("text", "code_inline", "image") else " " * (child.type == "softbreak")
        for child in token.children or []
    )


def slug(title: str) -> str:
    """The anchor of a heading, as those who show the files of a repository make it."""
    return re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-")


def code_block(info: str, code: str) -> str:
    """Code with marks for its colours; a name after the language is that of the file."""
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import TextLexer, get_lexer_by_name
    from pygments.util import ClassNotFound

    language, _, name = info.strip().partition(" ")
    try:
        lexer = get_lexer_by_name(language) if language else TextLexer()
    except ClassNotFound:
        lexer = TextLexer()
    marked = highlight(code, lexer, HtmlFormatter(nowrap=True))
    caption = f"<figcaption>{html.escape(name)}</figcaption>" if name else ""
    return f'<figure class="code">{caption}<pre tabindex="0"><code>{marked}</code></pre></figure>\n'


def put(path: Path, text: str) -> None:
    """A file of the site; large ones are there compressed too."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = text.encode()
    path.write_bytes(data)
    if len(data) >= PACKED_FROM:
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(data, mtime=0))


def needs() -> list[str]:
    """The packages that a build needs and that are not here."""
    return [package for module, package in NEEDED.items() if importlib.util.find_spec(module) is None]


def is_built() -> bool:
    """Whether the site is there and nothing that it is made of is newer."""
    if not (BUILT / "index.html").exists():
        return False
    sources = [*(path for path in DOCS.rglob("*") if path.is_file()), TOKENS, MARK, Path(__file__)]
    built = (BUILT / "index.html").stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources if path.exists())


def build(folder: Path = BUILT) -> int:
    """The site in a folder; how many pages it has."""
    missing = needs()
    if missing:
        raise DocsError(f"building the documentation needs {' and '.join(missing)}: pip install '.[docs]'")
    site = Site()
    site.write(folder)
    return len(site.pages)


def main(words: list[str]) -> int:
    if words == ["--if-changed"] and is_built():
        return 0
    folder = Path(words[1]) if words[:1] == ["--to"] and len(words) == 2 else BUILT
    if words not in ([], ["--if-changed"]) and folder is BUILT:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        count = build(folder)
    except DocsError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{count} pages of documentation in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
