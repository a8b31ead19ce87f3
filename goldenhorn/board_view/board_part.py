"""What the parts of a board have in common: where they show themselves, and made of what."""

from dataclasses import dataclass

from goldenhorn.board_view.places import Layout
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.surfaces.named_sprites import NamedSprites
from goldenhorn.graphics.text import Words
from goldenhorn.graphics.theme import SOFT_TEXT, TEXT, Rgb


@dataclass(eq=False)
class BoardPart:
    """Something that shows a part of the position as sprites."""

    _sprites: NamedSprites
    _drawings: SvgImages
    _words: Words
    _pictures: PngImages
    _layout: Layout
    _is_flat: bool = False
    """Whether contrast is high, without shades and textures."""

    def __post_init__(self) -> None:
        """Make ready what only some parts need; dataclasses call it only if it is here."""

    @property
    def _soft_text(self) -> Rgb:
        """The colour of what need not be read first."""
        return TEXT if self._is_flat else SOFT_TEXT
