"""What the server did not do, and why."""

from lichtung.kernel.errors import LichtungError
from lichtung.server.tables.protocol import Problem


class RefusedError(LichtungError):
    """The server refuses: the problem, and the HTTP status if it was told by HTTP."""

    def __init__(self, status: int, problem: Problem) -> None:
        told = {name: value for name, value in problem.args.items() if isinstance(value, str | int)}
        super().__init__(problem.key, problem.where, **told)
        self.status = status
        self.problem = problem
