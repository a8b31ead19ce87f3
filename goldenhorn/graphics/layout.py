"""Rows, columns and padding: nodes that place their children, so that a page says what, not where.

What is measured is the space a node takes: its size times its scale. Whoever changes a node's size
after that lays its parents out anew, most simply by building the tree again.
"""

from collections.abc import Sequence

from goldenhorn.graphics.node import Node


def row(
    *children: Node, gap: float = 0, align: float = 0.5, width: float = 0, **place: object
) -> Node:
    """Place children side by side; `align` says where in the row's height: 0 above, 1 below.

    In a wider row, children that grow share what is to spare; where none does it stays at the end.
    """
    whole = Node(*children, **place)  # type: ignore[arg-type]
    taken = sum(map(_wide, children)) + gap * max(0, len(children) - 1)
    _share_out(children, max(0.0, width - taken), "width")
    whole.height = max(map(_high, children), default=0)
    x = 0.0
    for child in children:
        child.x = x + child.pivot[0] * _wide(child)
        child.y = (whole.height - _high(child)) * align + child.pivot[1] * _high(child)
        x += _wide(child) + gap
    whole.width = max(width, x - gap if children else 0)
    return whole


def column(
    *children: Node, gap: float = 0, align: float = 0, height: float = 0, **place: object
) -> Node:
    """Place children one below another; `align` says where in the width: 0 left, 1 right."""
    whole = Node(*children, **place)  # type: ignore[arg-type]
    taken = sum(map(_high, children)) + gap * max(0, len(children) - 1)
    _share_out(children, max(0.0, height - taken), "height")
    whole.width = max(map(_wide, children), default=0)
    y = 0.0
    for child in children:
        child.x = (whole.width - _wide(child)) * align + child.pivot[0] * _wide(child)
        child.y = y + child.pivot[1] * _high(child)
        y += _high(child) + gap
    whole.height = max(height, y - gap if children else 0)
    return whole


def grid(
    children: Sequence[Node], columns: int, *, gap: tuple[float, float] = (0, 0), align: float = 0.5
) -> Node:
    """Place children in rows of so many, in cells that are all as large as the largest."""
    wide, high = max(map(_wide, children), default=0), max(map(_high, children), default=0)
    rows = -(-len(children) // columns)
    whole = Node(*children)
    whole.width = columns * (wide + gap[0]) - gap[0]
    whole.height = max(0, rows * (high + gap[1]) - gap[1])
    for number, child in enumerate(children):
        down, across = divmod(number, columns)
        x, y = across * (wide + gap[0]), down * (high + gap[1])
        child.x = x + (wide - _wide(child)) * align + child.pivot[0] * _wide(child)
        child.y = y + (high - _high(child)) * align + child.pivot[1] * _high(child)
    return whole


def padded(child: Node, frame: Node, across: float, down: float) -> Node:
    """Put a child into the middle of a frame that is larger by so much at each side."""
    frame.width = max(frame.width, _wide(child) + 2 * across)
    frame.height = max(frame.height, _high(child) + 2 * down)
    frame.add(child)
    return centred(child, frame)


def centred(child: Node, frame: Node) -> Node:
    """Put a child, already in a frame, into its middle; return the frame."""
    child.x = (frame.width - _wide(child)) / 2 + child.pivot[0] * _wide(child)
    child.y = (frame.height - _high(child)) / 2 + child.pivot[1] * _high(child)
    return frame


def anchored(child: Node, x: float, y: float, pivot: tuple[float, float] = (0.5, 0.5)) -> Node:
    """Let a pivot of a node stand at a place; return the node."""
    child.x, child.y, child.pivot = x, y, pivot
    return child


def spacer(width: float = 0, height: float = 0, grows: float = 0) -> Node:
    """Return nothing, of some size."""
    return Node(width=width, height=height, grows=grows)


def _wide(node: Node) -> float:
    return node.width * node.scale


def _high(node: Node) -> float:
    return node.height * node.scale


def _share_out(children: Sequence[Node], spare: float, side: str) -> None:
    growing = sum(child.grows for child in children)
    if growing:
        for child in children:
            setattr(child, side, getattr(child, side) + spare * child.grows / growing)
