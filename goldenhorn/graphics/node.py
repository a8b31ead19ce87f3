"""What a picture is made of: a tree of nodes, drawn from the root.

A node has a place inside its parent and hands its scale, angle and alpha down. The node that is
drawn is the one that is pointed at (`key`), focused and read aloud (`says`), so these can never
disagree. What a node draws is computed once and kept until it or something in it changes, or until
what it stands on is moved.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any

from goldenhorn.graphics.drawable import (
    BLEND,
    PLAIN,
    WHITE,
    Area,
    Clip,
    Draw,
    Drawable,
    Place,
    Rgb,
)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something stands in the whole picture: its origin, and what is handed down."""

    x: float = 0
    y: float = 0
    scale: float = 1
    angle: float = 0
    """In degrees, clockwise."""
    alpha: float = 1

    def place(self, x: float, y: float) -> Place:
        """Return where a place inside it is seen."""
        x, y = x * self.scale, y * self.scale
        if self.angle:
            turn = radians(self.angle)
            x, y = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
        return self.x + x, self.y + y


ROOT = Spot()


class Node:
    """A place in the picture; x and y are where its pivot stands inside the parent."""

    _drawn: tuple[Spot, list[Draw]] | None
    _parent: Node | None
    x: float
    y: float
    width: float
    height: float
    pivot: Place
    """What stands at x and y, as shares of its size: (0.5, 1) is the foot's middle."""
    scale: float
    angle: float
    alpha: float
    z: float
    """Among its siblings, what has more is in front; of equals, what came later."""
    key: Hashable
    """What choosing it means; a node with a key can be focused and pointed at."""
    says: str
    """What is read aloud of it."""
    clips: bool
    """Whether nothing in it is seen beyond its own area."""
    grows: float
    """Its share of what a row or column has to spare."""
    children: list[Node]

    def __init__(
        self,
        *children: Node,
        x: float = 0,
        y: float = 0,
        width: float = 0,
        height: float = 0,
        pivot: Place = (0, 0),
        scale: float = 1,
        angle: float = 0,
        alpha: float = 1,
        z: float = 0,
        key: Hashable = None,
        says: str = "",
        clips: bool = False,
        grows: float = 0,
    ) -> None:
        # All at once: what nobody has drawn yet need not hear that it has changed.
        self.__dict__.update(
            _drawn=None, _parent=None, x=x, y=y, width=width, height=height, pivot=pivot,
            scale=scale, angle=angle, alpha=alpha, z=z, key=key, says=says, clips=clips,
            grows=grows, children=list(children),
        )  # fmt: skip
        for child in children:
            child.__dict__["_parent"] = self

    def __setattr__(self, name: str, value: Any) -> None:
        """Change something, so that what was computed of it and of all it is in is stale."""
        object.__setattr__(self, name, value)
        if name != "_drawn" and name != "_parent":
            self.changed()

    def changed(self) -> None:
        """Have it drawn anew."""
        node: Node | None = self
        while node is not None and node.__dict__.get("_drawn") is not None:
            object.__setattr__(node, "_drawn", None)
            node = node._parent

    @property
    def is_stale(self) -> bool:
        """Whether something in it has changed since it was drawn."""
        return self._drawn is None

    # The tree

    def add(self, *children: Node) -> None:
        """Put others into it, in front of what is there."""
        for child in children:
            child._parent = self
            self.children.append(child)
        self.changed()

    def remove(self, child: Node) -> None:
        """Take one out of it."""
        self.children.remove(child)
        child._parent = None
        self.changed()

    def clear(self) -> None:
        """Take all out of it."""
        for child in list(self.children):
            self.remove(child)

    def walk(self) -> Iterator[Node]:
        """All nodes from back to front, itself first."""
        yield self
        for child in self._in_depth():
            yield from child.walk()

    def parents(self) -> Iterator[Node]:
        """All that it is in, from the innermost to the root."""
        node = self._parent
        while node is not None:
            yield node
            node = node._parent

    def find(self, key: Hashable) -> Node:
        """Return the node with a key."""
        return next(node for node in self.walk() if node.key == key)

    def _in_depth(self) -> list[Node]:
        return sorted(self.children, key=lambda child: child.z)

    # Its place

    def spot(self, parent: Spot = ROOT) -> Spot:
        """Return where its own top left corner is seen."""
        scale = parent.scale * self.scale
        stood = Spot(*parent.place(self.x, self.y), scale, parent.angle + self.angle)
        x, y = stood.place(-self.pivot[0] * self.width, -self.pivot[1] * self.height)
        return Spot(x, y, scale, stood.angle, parent.alpha * self.alpha)

    def boxes(self, parent: Spot = ROOT) -> list[tuple[Node, Area]]:
        """All nodes with the areas they cover, from back to front: for pointing, focus, tests."""
        found: list[tuple[Node, Area]] = []
        self._gather(parent, found)
        return found

    def _gather(self, parent: Spot, found: list[tuple[Node, Area]]) -> None:
        spot = self.spot(parent)
        if spot.angle:
            corners = [spot.place(x, y) for x in (0, self.width) for y in (0, self.height)]
            left, top = min(x for x, _ in corners), min(y for _, y in corners)
            right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
            area = left, top, right - left, bottom - top
        else:
            area = spot.x, spot.y, self.width * spot.scale, self.height * spot.scale
        found.append((self, area))
        for child in self._in_depth():
            child._gather(spot, found)

    # Drawing

    def draws(self, parent: Spot = ROOT) -> list[Draw]:
        """Return all that is to be drawn of it, from back to front."""
        drawn = self._drawn
        if drawn is None or drawn[0] != parent:
            found: list[Draw] = []
            if self.alpha * parent.alpha > 0.004:
                spot = self.spot(parent)
                if self.clips:
                    size = self.width * spot.scale, self.height * spot.scale
                    found.append(Clip((spot.x, spot.y, *size)))
                found += self.own_draws(spot)
                for child in self._in_depth():
                    found += child.draws(spot)
                if self.clips:
                    found.append(Clip(None))
            else:
                self._keep_hidden(parent)
            drawn = (parent, found)
            object.__setattr__(self, "_drawn", drawn)
        return drawn[1]

    def _keep_hidden(self, parent: Spot) -> None:
        """Let what is in it know that it was drawn, so that it tells when it changes."""
        for child in self.children:
            object.__setattr__(child, "_drawn", (parent, []))
            child._keep_hidden(parent)

    def own_draws(self, spot: Spot) -> Iterable[Draw]:  # noqa: ARG002
        """What it draws itself, behind all that is in it; a plain node is only a place."""
        return ()


class Picture(Node):
    """Something drawn: a drawing, a line of letters, or what a function painted."""

    def __init__(
        self,
        drawable: Drawable,
        *,
        tint: Rgb = WHITE,
        blend: int = BLEND,
        flip: bool = False,
        stretch: Place = (1, 1),
        **place: Any,
    ) -> None:
        self.drawable = drawable
        self.tint, self.blend, self.flip = tint, blend, flip
        self.stretch = stretch
        """How much wider and higher it is than it was drawn."""
        place.setdefault("width", drawable.width * stretch[0])
        place.setdefault("height", drawable.height * stretch[1])
        super().__init__(**place)

    def show(self, drawable: Drawable) -> None:
        """Show something else, of its own size."""
        self.drawable = drawable
        self.width = drawable.width * self.stretch[0]
        self.height = drawable.height * self.stretch[1]

    def own_draws(self, spot: Spot) -> Iterable[Draw]:
        """Draw it over its whole area, and its margin round that."""
        beyond = 2 * self.drawable.margin
        yield Draw(
            self.drawable,
            *spot.place(self.width / 2, self.height / 2),
            (self.width + beyond * self.stretch[0]) * spot.scale,
            (self.height + beyond * self.stretch[1]) * spot.scale,
            angle=spot.angle,
            alpha=spot.alpha,
            tint=self.tint,
            blend=self.blend,
            flip=self.flip,
        )


class Cut(Node):
    """A piece of a large sheet of material, elsewhere for another seed; never stretched but wide.

    It is as coarse as the sheet is, so that it costs nothing to make.
    """

    def __init__(self, sheet: Drawable, seed: int = 0, **place: Any) -> None:
        self.sheet, self.seed = sheet, seed
        super().__init__(**place)

    def own_draws(self, spot: Spot) -> Iterable[Draw]:
        """Draw the piece over its whole area."""
        wide, high = min(self.width, self.sheet.width), min(self.height, self.sheet.height)
        # Primes, so that neighbours with seeds next to each other look different.
        left = (self.seed * 173) % max(1, self.sheet.width - wide)
        top = (self.seed * 61) % max(1, self.sheet.height - high)
        across, down = self.sheet.width, self.sheet.height
        yield Draw(
            self.sheet,
            *spot.place(self.width / 2, self.height / 2),
            self.width * spot.scale,
            self.height * spot.scale,
            angle=spot.angle,
            alpha=spot.alpha,
            part=(left / across, top / down, (left + wide) / across, (top + high) / down),
        )


class Fill(Node):
    """An area in one colour; with MODULATE it tints all that is behind it, as dusk does."""

    def __init__(self, colour: Rgb, *, blend: int = BLEND, **place: Any) -> None:
        self.colour, self.blend = colour, blend
        super().__init__(**place)

    def own_draws(self, spot: Spot) -> Iterable[Draw]:
        """Draw a white pixel all over it."""
        yield Draw(
            PLAIN,
            *spot.place(self.width / 2, self.height / 2),
            self.width * spot.scale,
            self.height * spot.scale,
            angle=spot.angle,
            alpha=spot.alpha,
            tint=self.colour,
            blend=self.blend,
        )


class Frame(Node):
    """A frame of any size from one small picture: its corners stay, edges and middle stretch.

    Of a hollow one the middle is not drawn, since nothing is seen there.
    """

    def __init__(
        self,
        drawable: Drawable,
        edge: float,
        *,
        tint: Rgb = WHITE,
        is_hollow: bool = False,
        **place: Any,
    ) -> None:
        self.drawable, self.edge, self.tint = drawable, edge, tint
        self.is_hollow = is_hollow
        super().__init__(**place)

    def own_draws(self, spot: Spot) -> Iterable[Draw]:
        """Draw nine parts."""
        beyond = 2 * self.drawable.margin
        columns = self._slices(self.width, self.drawable.width + beyond)
        rows = self._slices(self.height, self.drawable.height + beyond)
        for left, right, from_x, to_x in columns:
            for top, bottom, from_y, to_y in rows:
                if self.is_hollow and from_x > 0 < from_y and to_x < 1 > to_y:
                    continue
                yield Draw(
                    self.drawable,
                    *spot.place((left + right) / 2, (top + bottom) / 2),
                    (right - left) * spot.scale,
                    (bottom - top) * spot.scale,
                    angle=spot.angle,
                    alpha=spot.alpha,
                    tint=self.tint,
                    part=(from_x, from_y, to_x, to_y),
                )

    def _slices(self, length: float, drawn: float) -> list[tuple[float, float, float, float]]:
        edge = min(self.edge, length / 2)
        share = self.edge / drawn
        places, parts = (0, edge, length - edge, length), (0, share, 1 - share, 1)
        whole = zip(places, places[1:], parts, parts[1:], strict=False)
        return [each for each in whole if each[1] > each[0]]
