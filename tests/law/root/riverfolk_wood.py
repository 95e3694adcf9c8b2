"""Scenes for the Riverfolk's law tests: an empty map, warriors in their boxes, prices."""

from lichtung.root.factions.alliance.rules import Alliance
from lichtung.root.factions.eyrie.rules import Eyrie
from lichtung.root.factions.marquise.rules import Marquise
from lichtung.root.factions.riverfolk.mat import SERVICES, RiverfolkMat, mat_of
from lichtung.root.factions.riverfolk.rules import Riverfolk
from lichtung.root.factions.vagabond.rules import Vagabond
from lichtung.root.map import SUITS
from tests.law.root.positions import Scene, start

M, E, A, V, R = "marquise", "eyrie", "alliance", "vagabond", "riverfolk"
LANDING = ("at 4", "at 4", "at 7", "at 7", "price hand-card 1", "price riverboats 2", "price mercenaries 3")


def fresh_river() -> Scene:
    """Marquise, Riverfolk and Eyrie after their setup."""
    begin = ("at 1", "at 1", "at 5", "at 5", "leader builder")
    return start(Marquise(), Riverfolk(), Eyrie(), setup=(*begin, *LANDING))


def river() -> Scene:
    """The same with an empty map and an empty board; services cost 1, 2 and 3."""
    scene = fresh_river()
    scene.clear_map()
    put_in(scene, "payments", R, 0)
    return scene


def wanderers_river() -> Scene:
    """Vagabond (a thief in the first forest), Riverfolk and Alliance on an empty map."""
    scene = start(Vagabond(), Riverfolk(), Alliance(), setup=("play-as thief", "walk f1", *LANDING))
    scene.clear_map()
    put_in(scene, "payments", R, 0)
    return scene


def mat(scene: Scene) -> RiverfolkMat:
    return mat_of(scene.s, scene.seat(R))


def row(scene: Scene, box: str) -> tuple[list[int], int]:
    """The numbers of a box or track, and where the first seat's are among them."""
    boxes = {"payments": mat(scene).payments, "funds": mat(scene).funds, "committed": mat(scene).committed}
    return (boxes[box], 0) if box in boxes else (mat(scene).spaces, SUITS.index(box) * scene.setup.seats)


def put_in(scene: Scene, box: str, owner: str, count: int) -> None:
    """Exactly so many warriors of the owner lie in the box or on the track, the others are in the supply."""
    numbers, first = row(scene, box)
    at = first + scene.seat(owner)
    scene.s.supply[scene.seat(owner)] += numbers[at] - count
    assert scene.s.supply[scene.seat(owner)] >= 0, "too few in the supply"
    numbers[at] = count


def inside(scene: Scene, box: str) -> dict[str, int]:
    """What lies in a box or on a track, by owner."""
    numbers, first = row(scene, box)
    words = scene.setup.words[: scene.setup.seats]
    return {name: n for i, name in enumerate(words) if (n := numbers[first + i])}


def funds(scene: Scene, **owners: int) -> None:
    """Exactly these funds."""
    for seat in scene.setup.words:
        if scene.setup.factions[scene.seat(seat)].warriors:
            put_in(scene, "funds", seat, owners.get(seat, 0))


def supply(scene: Scene, seat: str) -> int:
    return scene.s.supply[scene.seat(seat)]


def price(scene: Scene, service: str, price: int) -> None:
    mat(scene).prices[SERVICES.index(service)] = price


def prices(scene: Scene) -> list[int]:
    return mat(scene).prices


def trade(scene: Scene, *hand: str, **owners: int) -> Scene:
    """The Riverfolk's actions begin at once with this hand and these funds."""
    scene.give_hand(R, *hand)
    funds(scene, **owners)
    scene.ask_seat("riverfolk.actions", R)
    return scene


def leave_with(scene: Scene, seat: str, warriors: int) -> None:
    """So many warriors of a seat are in its supply; the others stand far away in clearing 3."""
    spare = supply(scene, seat) + scene.warriors(seat, 3) - warriors
    scene.put_warriors(seat, 3, spare)


def shop(scene: Scene, seat: str) -> Scene:
    """The turn of a buyer begins: the services are offered."""
    scene.turn(seat)
    assert scene.step() == "riverfolk.services"
    return scene


def hire(scene: Scene, seat: str, until: str) -> Scene:
    """The seat hires mercenaries at the start of its turn, which goes on to a step."""
    shop(scene, seat)
    scene.play("hire")
    if scene.step() == "riverfolk.services":
        scene.play("done")
    scene.go(until)
    return scene
