"""Hirelings and landmarks in the browser: at the form, on the board, in the room there is; and a recorded game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.conftest import Visits
from tests.browser.scenes import Moments, moments
from tests.browser.test_access import axe
from tests.server.test_import import RECORDED

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SCENE = "hired"
expect.set_options(timeout=30_000)
