"""The one door for adjacency: by place, owner and state. 2.2.1, 2.3, 2.4.1."""

from lichtung.root.state import Root


def neighbours(s: Root, owner: int, place: int) -> list[int]:
    """2.2.1: the places next to a place, for an owner's warriors; rivers are paths for some. 11.2.2"""
    near = (s.ways.water if s.boats >> owner & 1 else s.ways.land)[place]
    if s.setup.ask.more_neighbours:
        for source in s.setup.ask.more_neighbours:
            more = source.answers.more_neighbours(s, source.me, owner, place)
            near = near + [other for other in more if other not in near]
    return near


def surroundings(s: Root, owner: int, place: int) -> list[int]:
    """2.4.1: the clearings and forests to which a figure may go from a place, by ferry too."""
    near = (s.ways.around_by_boat if s.boats >> owner & 1 else s.ways.around)[place]
    return near if place != s.ferry else with_ports(s, near)


def destinations(s: Root, owner: int, place: int) -> list[int]:
    """4.2: the places to which an owner's warriors may go from a place: its neighbours, and by ferry."""
    near = neighbours(s, owner, place)
    return near if place != s.ferry else with_ports(s, near)


def with_ports(s: Root, near: list[int]) -> list[int]:
    """C.2.5: once a turn a move from the ferry may go to any clearing beyond its water."""
    return near if s.ferried else near + [port for port in by_river(s, s.ferry) if port not in near]


def land_neighbours(s: Root, clearing: int) -> list[int]:
    """2.2.1: the clearings next to a clearing by paths that are open to everybody."""
    return s.ways.land[clearing]


def by_river(s: Root, place: int) -> list[int]:
    """2.3: the clearings that a river joins to a clearing."""
    return s.setup.map.by_river[place] if place < s.clearings else []


def ready_boats(s: Root) -> None:
    """2.3, 11.2.2: rivers are paths for those who swim or have boats of their own, and for nobody else."""
    s.boats = s.setup.swimmers
    for source in s.setup.ask.rides_rivers:
        s.boats |= source.answers.rides_rivers(s, source.me)


def close_paths(s: Root, closed: int) -> None:
    """Exactly the paths of the mask are closed from now on."""
    s.closed_paths = closed
    s.ways = s.setup.ways(closed)
