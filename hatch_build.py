"""Puts the browser client, the documentation and the compiled rules into the package when it is built.

Built files that are those of the sources are taken as they are: a release carries the client, and needs no
Node. Where the client cannot be built or the rules cannot be compiled, the package is built without, and a
warning says so.

LICHTUNG_CLIENT=require and LICHTUNG_COMPILE=require make that an error, skip leaves them out;
LICHTUNG_COMPILE=pgo compiles twice, for the last bit of speed (releases). An editable install has plain
rules, so that edits take effect.

LICHTUNG_HOME names the address where the sources of a release can be read, such as https://example.org/lichtung:
the links of the README lead there, so that it reads on a package index too, and the package names it.
"""

import importlib.util
import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
LINK = re.compile(r"(?<=\]\()(?!https?://|#)([^)]+)(?=\))")


class Metadata(MetadataHookInterface):
    """The README and the addresses of the project, with links to its home page where a release names one."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get("LICHTUNG_HOME", "").rstrip("/")
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        if home:
            text = LINK.sub(rf"{home}/\1", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        pages = {"Home": "", "Changes": "/CHANGELOG.md", "Documentation": "/docs"}
        metadata["urls"] = {name: home + path for name, path in pages.items()} if home else {}


def tool(name: str) -> Any:
    """A file of tools, which is no package of the build's environment."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    if spec is None or spec.loader is None:
        raise RuntimeError(f"tools/{name}.py is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Hook(BuildHookInterface[Any]):
    """Has both built before the files of the package are collected."""

    client_wish = os.environ.get("LICHTUNG_CLIENT", "")
    compile_wish = os.environ.get("LICHTUNG_COMPILE", "")

    def dependencies(self) -> list[str]:
        """Node as a package, what builds the documentation and compiles the rules, where they are needed."""
        found: list[str] = [] if self.client_wish == "skip" else tool("client").needs() + tool("docs").needs()
        if self.compiles():
            found += tool("compile").needs()
        return found

    def compiles(self) -> bool:
        if self.target_name != "wheel" or self.compile_wish == "skip":
            return False
        return self.compile_wish != "" or tool("compile").compiler() is not None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_client()
        self.build_docs()
        build_data["artifacts"] += ["src/lichtung/server/static/**", "src/lichtung/server/docs/**"]
        if self.compiles() and version != "editable":
            self.compile_rules(build_data)

    def build_client(self) -> None:
        client = tool("client")
        if self.client_wish == "skip" or client.is_built():
            return
        self.app.display_waiting("building the browser client")
        try:
            client.build()
        except client.ClientError as error:
            if self.client_wish == "require":
                raise
            self.app.display_warning(f"without the table in the browser: {error}")

    def build_docs(self) -> None:
        """The documentation is there for the browser too: it goes with the client."""
        docs = tool("docs")
        if self.client_wish == "skip" or docs.is_built():
            return
        try:
            docs.build()
        except docs.DocsError as error:
            if self.client_wish == "require":
                raise
            self.app.display_warning(f"without the documentation: {error}")

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        rules = tool("compile")
        self.app.display_waiting("compiling the rules, which takes a few minutes")
        try:
            rules.build(rules.PGO if self.compile_wish == "pgo" else rules.FULL, os.cpu_count() or 1)
        except rules.CompileError as error:
            if self.compile_wish:
                raise
            self.app.display_warning(f"with rules in plain Python, several times slower: {error}")
            return
        for path in rules.libraries(rules.COPY):
            build_data["force_include"][str(path)] = path.relative_to(rules.COPY).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
