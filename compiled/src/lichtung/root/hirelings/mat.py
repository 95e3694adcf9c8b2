"""Who of the hirelings is in play, by which side, for how long: a mat beside those of the seats. A.6, H.1.

Only games with hirelings have it, so that others keep nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.root.fields import SEATS, Axis, Field, Mat, public

if TYPE_CHECKING:
    from lichtung.root.state import Root

MOST_USES: Final = 2  # in one turn. H.2.4
MOST_MARKERS: Final = 4  # that the control die shows. H.1.2
NOTICES: Final = (4, 8, 12)  # where notices lie on the score track. A.6.4
HIRELINGS: Final = Axis("hireling")
NOTICE_SPACES: Final = Axis("notice", tuple([str(space) for space in NOTICES]))

FIELDS: Final = (
    public("sides", (HIRELINGS,), low=-1, high=1, default=-1),  # the side that lies up; -1: not in play
    public("ready", (HIRELINGS,), high=1),  # whether it is set up
    public("markers", (HIRELINGS,), high=MOST_MARKERS),  # control markers on its card
    public("used", (HIRELINGS,), high=MOST_USES),  # how often it has acted in this turn
    public("notices", (NOTICE_SPACES,), high=1),  # that still lie on the score track
    public("owed", (SEATS,), high=len(NOTICES)),  # notices that a seat has taken
)


class CompanyMat(Mat):
    """Sides, control markers, notices."""

    all_public = True

    def __init__(
        self,
        sides: list[int],
        ready: list[int],
        markers: list[int],
        used: list[int],
        notices: list[int],
        owed: list[int],
    ) -> None:
        self.sides = sides
        self.ready = ready
        self.markers = markers
        self.used = used
        self.notices = notices
        self.owed = owed

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> CompanyMat:
        return CompanyMat(
            self.sides[:], self.ready[:], self.markers[:], self.used[:], self.notices[:], self.owed[:]
        )


def empty_company_mat(seats: int, hirelings: int) -> CompanyMat:
    """No hireling is dealt yet."""
    rows = [[0] * hirelings for _ in range(3)]
    return CompanyMat([-1] * hirelings, rows[0], rows[1], rows[2], [0] * len(NOTICES), [0] * seats)


def company_mat(s: Root) -> CompanyMat:
    """The mat of the hirelings, to read and to write; only where `setup.hirelings`."""
    mat = s.mat(s.setup.company_mat)
    assert isinstance(mat, CompanyMat)
    return mat


def read_company(s: Root) -> CompanyMat:
    """The same to read only, so that forks go on sharing it."""
    mat = s.mats[s.setup.company_mat]
    assert isinstance(mat, CompanyMat)
    return mat
