"""Tests of Lichtung; a package, so that tests can share helpers as `tests.contract.wrapped` and the like."""
