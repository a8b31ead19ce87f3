"""Rich lines: words, drawings, cards, keys and pills stand side by side, and find their room."""

import pytest

from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.rich_parts import MIDDLE_DOT, Icon, Line, Pill, Space, broken
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.widgets.label import written_in
from goldenhorn.ui.widgets.rich import rich
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import outside_boxes, overlaps

LINE: Line = (
    *("Load", Icon("cube_blue"), ", then sail on for", Icon("card_pink"), MIDDLE_DOT),
    *(Key("F"), "goes faster", Space(20), Pill("+3")),
)


def length(parts: Line) -> int:
    return sum(len(part) if isinstance(part, str) else 1 for part in parts)


def test_a_line_is_rather_broken_between_clauses_than_within_them() -> None:
    lines = broken(("one two", MIDDLE_DOT, "three four"), lambda parts: length(parts) <= 10)
    assert lines == [["one two " + MIDDLE_DOT], ["three four"]]


def test_what_closes_a_sentence_never_begins_a_line() -> None:
    lines = broken(("take", Icon("cube_red"), "."), lambda parts: length(parts) <= 5)
    assert lines == [["take", Icon("cube_red"), "."]]


def test_everything_stands_in_one_line_where_there_is_room(couch: Couch) -> None:
    look = couch.context.look
    whole = rich(look, LINE, look.on_paper(22), 900)
    texts = [each.text for each in written_in(whole)]
    assert texts == ["Load", ", then sail on for", "·", "F", "goes faster", "+3"]
    pictures = [node for node in whole.walk() if isinstance(node, Picture)]
    assert len(pictures) == 4  # cube, card, key and pill
    assert len({round(area[1] + area[3] / 2) for _node, area in parts_of(whole)}) == 1


def parts_of(whole: Node) -> list[tuple[Node, tuple[float, float, float, float]]]:
    """What stands in the lines, and where."""
    drawn = [part for line in whole.children for part in line.children]
    return [(node, area) for node, area in whole.boxes() if node in drawn and node.height]


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("room", [(500, 80), (260, 120), (180, 70)])
def test_it_keeps_to_its_room(make_couch: MakeCouch, text_size: int, room: tuple[int, int]) -> None:
    couch = make_couch(settings=Settings(fullscreen=False, text_size=text_size))
    look = couch.context.look
    whole = rich(look, LINE, look.on_paper(22), *room, align="center")
    assert whole.width <= room[0]
    assert whole.height <= room[1]
    for _node, (left, top, width, height) in parts_of(whole):
        assert left >= 0
        assert left + width <= room[0] + 1
        assert top >= 0
        assert top + height <= room[1] + 1
    assert outside_boxes(written_in(whole)) == []
    assert overlaps(written_in(whole)) == []


def test_a_label_without_a_text_draws_nothing(couch: Couch) -> None:
    look = couch.context.look
    whole = rich(look, ("",), look.on_paper(22), 100)
    assert [*whole.draws()] == []
