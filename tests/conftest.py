"""All tests run without a screen and without a loudspeaker."""

import os

import pytest

pytest.register_assert_rewrite("tests.scenes.layout")  # so that it says which text is wrong
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
