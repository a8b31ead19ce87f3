"""Pictures that the tests of this folder share."""

from tests.drawing_fixtures import _shared_pictures, box, shared_kits

__all__ = ["_shared_pictures", "box", "shared_kits"]
