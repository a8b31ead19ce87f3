"""Pictures and couches that the tests of this folder share."""

from tests.drawing_fixtures import box, shared_kits
from tests.scenes.conftest import *  # noqa: F403

__all__ = ["box", "shared_kits"]
