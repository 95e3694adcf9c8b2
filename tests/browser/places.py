"""Every kind of page, with something on it."""

from collections.abc import Callable

from tests.browser.people import Visitor
from tests.browser.table import Table
from tests.server.test_import import journal

FOUR = {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}
BOARDS = ("winter", "lake", "mountain")  # of Root, beside the usual one
PLAYERS = 4
DRAFT = {"factions": PLAYERS, "setup": "advanced"}
# Goes on without the page: until nothing is left to decide for one's seats, or by giving up.
BY_SOCKET = """([table, wish]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws${table}`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: 'hello', since: 0 });
  socket.onmessage = ({ data }) => {
    const { type, n, legal, deciding, outcome, views } = JSON.parse(data);
    if (type !== 'update') return;
    const common = { key: `by-socket-${wish}-${n}`, base: n };
    if (outcome || (wish === 'pass-on' && legal.length === 0)) { socket.close(); done(); }
    else if (wish === 'give-up') send({ type: 'resign', ...common, seat: Number(Object.keys(views)[0]) });
    else send({ type: 'act', ...common, seat: deciding.seat, action: legal[n % legal.length] });
  };
})"""
SETS = {"sets": "reise,land_industrie,handel_kirche"}


def play_now(visitor: Visitor, game: str) -> None:
    """From the start page into a game against computers that do not watch the clock, as a stranger does."""
    visitor.go("/")
    title = visitor.page.get_by_role("heading", name=visitor.say(f"{game}-title"), exact=True)
    card = visitor.page.get_by_role("article").filter(has=title)
    card.get_by_role("radio", name=visitor.say("web-strength-easy")).check(force=True)
    card.get_by_role("button").first.click()


def start(visitor: Visitor) -> None:
    visitor.table("heirs", seats=["me", "greedy"], setup=SETS)
    visitor.go("/")
    visitor.page.get_by_role("heading", name=visitor.say("web-start-mine"), exact=True).wait_for()


def new_table(visitor: Visitor) -> None:
    visitor.go("/new")
    visitor.page.get_by_role("heading", name=visitor.say("web-new-title"), exact=True).wait_for()


def waiting_room(visitor: Visitor) -> None:
    id_ = visitor.post(
        "/api/tables", {"game": "root", "setup": FOUR, "seats": ["me", "human", "greedy", "human"]}
    )
    visitor.go(f"/tables/{id_['id']}")
    visitor.page.get_by_role("heading", name=visitor.say("web-wait-title"), exact=True).wait_for()


def new_campaign(visitor: Visitor) -> None:
    visitor.go("/campaigns/new")
    visitor.page.get_by_role("button", name=visitor.say("web-campaign-begin"), exact=True).wait_for()


def campaign(visitor: Visitor) -> None:
    made = visitor.post(
        "/api/campaigns", {"factions": ["eyrie", "vagabond"], "seats": ["me", "greedy"], "title": "Hain"}
    )
    visitor.go(f"/campaigns/{made['id']}")
    visitor.page.get_by_role("heading", name=visitor.say("web-campaign-course"), exact=True).wait_for()


def heirs(visitor: Visitor) -> None:
    visitor.go(visitor.table("heirs", seats=["me", "reference"], setup=SETS))
    Table(visitor, seed=5).turns(14)


def root(visitor: Visitor) -> None:
    visitor.go(visitor.table("root", setup=FOUR, seats=["me", "reference", "reference", "reference"]))
    Table(visitor, seed=5).turns(14)


def board(name: str) -> Callable[[Visitor], None]:
    """A game of Root on another board, at its first decision."""

    def first_decision(visitor: Visitor) -> None:
        setup = {**FOUR, "map": name}
        visitor.go(visitor.table("root", setup=setup, seats=["me", "reference", "reference", "reference"]))
        Table(visitor, seed=5).wait()

    return first_decision


def draft(visitor: Visitor) -> None:
    visitor.go(visitor.table("root", setup=DRAFT, seats=["me", "reference", "reference", "reference"]))
    Table(visitor, seed=5).wait()


def finished(visitor: Visitor, game: str = "heirs", title: str = "") -> str:
    """A game that was played elsewhere; its table's id."""
    return str(visitor.post("/api/import", {"journal": journal(game), "title": title})["id"])


def over(visitor: Visitor) -> None:
    visitor.go(f"/tables/{finished(visitor)}")
    visitor.page.locator("#over").wait_for()


def replay(visitor: Visitor) -> None:
    visitor.go(f"/replays/{finished(visitor, 'root')}")
    visitor.page.get_by_role("slider").first.wait_for()


def rules(visitor: Visitor) -> None:
    visitor.go("/rules")
    visitor.page.locator("main h1").wait_for()


def paragraph(visitor: Visitor) -> None:
    visitor.go("/rules/heirs/E.7.3")
    visitor.page.get_by_text("E.7.3").first.wait_for()


def settings(visitor: Visitor) -> None:
    visitor.go("/settings")
    visitor.page.locator("main h1").wait_for()


def give_up(visitor: Visitor, table: str) -> None:
    """The visitor's first seat resigns, which ends the game."""
    visitor.page.evaluate(BY_SOCKET, [table, "give-up"])


def pass_on(visitor: Visitor, table: str) -> None:
    """Decide anything until it is somebody else's turn."""
    visitor.page.evaluate(BY_SOCKET, [table, "pass-on"])


def history(visitor: Visitor) -> None:
    visitor.go("/")
    give_up(visitor, visitor.table("heirs", seats=["me", "greedy"], setup=SETS))
    give_up(visitor, visitor.table("root", setup=FOUR, seats=["me", "greedy", "greedy", "greedy"]))
    visitor.go("/history")
    visitor.page.get_by_role("table").first.wait_for()


def mail_off(visitor: Visitor) -> None:
    visitor.go("/mail/off/nobody~0")
    visitor.page.locator("main h1").wait_for()


def learn(visitor: Visitor) -> None:
    visitor.go("/learn")
    visitor.page.get_by_role("heading", name=visitor.say("web-learn-today"), exact=True).wait_for()


def taught(address: str) -> Callable[[Visitor], None]:
    """A chapter or a puzzle, just opened."""

    def open_it(visitor: Visitor) -> None:
        visitor.go(f"/learn/{address}")
        visitor.page.get_by_role("region", name=visitor.say("web-learn-speech"), exact=True).wait_for()

    return open_it


PLACES: dict[str, Callable[[Visitor], None]] = {
    "start": start,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "new-campaign": new_campaign,
    "campaign": campaign,
    "heirs": heirs,
    "root": root,
    **{name: board(name) for name in BOARDS},
    "draft": draft,
    "over": over,
    "replay": replay,
    "rules": rules,
    "paragraph": paragraph,
    "settings": settings,
    "history": history,
    "mail-off": mail_off,
    "learn": learn,
    "lesson": taught("root-basics/2"),
    "lesson-heirs": taught("heirs/2"),
    "puzzle": taught("root-v5/1"),
}
