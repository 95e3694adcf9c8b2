"""Builds the browser client into the package when the package is built or installed.

Built files that are those of the sources are taken as they are: a release carries them, and needs no Node.
Where no client can be built, the package is built without it, and its server's first page says so.
LICHTUNG_CLIENT=require makes that an error (releases), LICHTUNG_CLIENT=skip builds none.
"""

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent


def tool() -> Any:
    """tools/client.py, which is no package of the build's environment."""
    spec = importlib.util.spec_from_file_location("client", ROOT / "tools" / "client.py")
    if spec is None or spec.loader is None:
        raise RuntimeError("tools/client.py is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface[Any]):
    """Has the client built before the files of the package are collected."""

    wish = os.environ.get("LICHTUNG_CLIENT", "")

    def dependencies(self) -> list[str]:
        """Node as a package, only where it is needed."""
        found: list[str] = [] if self.wish == "skip" else tool().needs()
        return found

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = tool()
        if self.wish != "skip" and not client.is_built():
            self.app.display_waiting("building the browser client")
            try:
                client.build()
            except client.ClientError as error:
                if self.wish == "require":
                    raise
                self.app.display_warning(f"without the table in the browser: {error}")
        build_data["artifacts"].append("src/lichtung/server/static/**")
