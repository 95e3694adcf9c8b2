"""Somebody at a browser: cookies of its own, one page, and an ear for everything that goes wrong."""

import json
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Page, Response, ViewportSize, WebSocket

from tests.browser.words import Words, words

WIDE: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 768, "height": 1024}
PHONE: ViewportSize = {"width": 360, "height": 740}
LOCALES = {"de": "de-DE", "en": "en-GB"}
REFUSED = '"type":"refused"'
# Told by the browser, not by the console: what the page's rules of security refused.
LISTEN = """
window.__refused = [];
document.addEventListener('securitypolicyviolation', (event) =>
  window.__refused.push(`${event.violatedDirective} ${event.blockedURI}`));
"""


# Most tests click whatever there is, as fast as they can; nothing is done or kept back for them.
AT_ONCE = {"pace": "instant", "recap": "off", "skip": "off"}
REMEMBER = """
if (!localStorage.getItem('lichtung-settings')) localStorage.setItem('lichtung-settings', JSON.stringify(%s));
"""


class Visitor:
    """One person with one page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "de",
        chosen: dict[str, str] = AT_ONCE,
        **options: Any,
    ) -> None:
        self.address = address
        self.say: Words = words(language)
        settings = {
            "viewport": WIDE,
            "locale": LOCALES[language],
            "base_url": address,
            "reduced_motion": "reduce",
        }
        self.context = browser.new_context(**{**settings, **options})
        self.context.set_default_timeout(30_000)
        self.context.add_init_script(LISTEN)
        self.context.add_init_script(REMEMBER % json.dumps(chosen))
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.expected: tuple[str, ...] = ()  # parts of messages that belong to the test
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("dialog", self._dialog)
        self.page.on("response", self._response)
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _dialog(self, dialog: Dialog) -> None:
        self.troubles.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status} {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, frame: str | bytes) -> None:
        """What the page offers is never refused."""
        if isinstance(frame, str) and REFUSED in frame:
            self.troubles.append(frame)

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.locator("main").first.wait_for()

    def refused(self) -> list[str]:
        """What the rules of security kept the page from doing."""
        found: list[str] = self.page.evaluate("window.__refused")
        return found

    def post(self, path: str, data: Any = None) -> Any:
        """Arrange something as the page would, but without clicks: tables, not moves."""
        answer = self.context.request.post(path, data=data, headers={"origin": self.address})
        assert answer.ok, answer.text()
        return answer.json()

    def guest(self, name: str) -> None:
        self.post("/api/guest", {"name": name})

    def table(self, game: str, **wish: Any) -> str:
        """A table that this person has made and begun; its address."""
        id_ = self.post("/api/tables", {"game": game, **wish})["id"]
        self.post(f"/api/tables/{id_}/begin")
        return f"/tables/{id_}"

    def clean(self) -> None:
        """Nothing went wrong so far but what was expected."""
        troubles = [t for t in self.troubles if not any(part in t for part in self.expected)]
        assert not troubles, troubles
        assert not self.refused(), self.refused()

    def leave(self) -> None:
        self.context.close()
