"""The protocol that every agent implements."""

from typing import Protocol, TypeVar

from lichtung.kernel.codec import Action
from lichtung.kernel.view import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Agent(Protocol[V_contra]):
    """Sits on one seat of one game and answers each of its decisions."""

    def choose(self, view: V_contra, actions: list[Action]) -> Action:
        """One of the legal actions. The view is all that the agent learns; it never meets a state."""
