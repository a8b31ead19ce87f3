"""The drawings, made by the workshop or by hand: drawable by nanosvg, told apart by every eye."""

import io
import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from goldenhorn.graphics.images import DRAWINGS
from goldenhorn.graphics.piece_colours import CRESTS, GOODS
from goldenhorn.tools.colour_vision import EYES, Rgb, distance
from goldenhorn.tools.drawings.__main__ import all_drawings, differing, main, write_all

HOUSE = Path(__file__).parents[2] / "goldenhorn"
DRAWN = {path.stem: path.read_text(encoding="utf-8") for path in sorted(DRAWINGS.glob("*.svg"))}
FAMILIES = all_drawings()
BY_HAND = sorted(set(DRAWN) - set(FAMILIES))
ELEMENTS = {
    *("svg", "defs", "g", "path", "circle", "ellipse", "rect"),
    *("linearGradient", "radialGradient", "stop"),
}
"""All that nanosvg draws and we use: no text, clipPath, mask, filter, pattern, image or use."""
PLAIN_TO_SEE = 15
"""CIEDE2000; what the colours of goods among themselves and of crests among themselves keep."""

FIELDS = {name: crest.field for name, crest in CRESTS.items()}
BASES = {colour.name.lower(): good.base for colour, good in GOODS.items()}


def nearest(pairs: list[tuple[tuple[str, Rgb], tuple[str, Rgb]]]) -> tuple[float, str, str, str]:
    return min(
        (distance(first, second, eyes), name, other, eyes)
        for (name, first), (other, second) in pairs
        for eyes in EYES
    )


def test_the_committed_families_are_those_the_workshop_draws() -> None:
    assert differing(DRAWINGS) == []


def test_every_drawing_made_by_hand_is_used() -> None:
    """By its whole name, or by one that begins like it and is put together."""
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(HOUSE.rglob("*.py")))

    def is_used(name: str) -> bool:
        begun = (f'f"{name[: end.end()]}{{' for end in re.finditer("_", name))
        return any(f in code for f in (f'"{name}"', f'"{name}.svg"', *begun))

    assert [name for name in BY_HAND if not is_used(name)] == []


@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_is_as_large_as_its_box(name: str) -> None:
    root = ElementTree.fromstring(DRAWN[name])
    assert root.attrib["viewBox"] == f"0 0 {root.attrib['width']} {root.attrib['height']}"


@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_uses_only_what_nanosvg_can_draw(name: str) -> None:
    text = DRAWN[name]
    assert re.match(r'<svg xmlns="[^"]+" viewBox="0 0 [\d.]+ [\d.]+"', text)
    assert set(re.findall(r"<(\w+)", text)) <= ELEMENTS
    assert not re.search(r"(clip-path|mask|filter|class|style|href)=", text)
    for value in re.findall(r'(?:fill|stroke|stop-color)="([^"]*)"', text):
        assert re.fullmatch(r"#[0-9A-F]{6}|none|url\(#\w+\)", value), value
    assert text.count("gradientUnits") == len(re.findall(r"<\w+Gradient", text))


@pytest.mark.parametrize("name", DRAWN)
def test_every_gradient_a_drawing_names_is_defined_in_it_once(name: str) -> None:
    defined = re.findall(r'Gradient id="(\w+)"', DRAWN[name])
    assert len(defined) == len(set(defined))
    assert set(re.findall(r"url\(#(\w+)\)", DRAWN[name])) <= set(defined)


@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_shows_something(name: str) -> None:
    surface = pygame.image.load_sized_svg(io.BytesIO(DRAWN[name].encode()), (48, 48))
    assert pygame.mask.from_surface(surface, 10).count() > 0


def test_drawings_that_share_a_box_are_all_different() -> None:
    assert len(set(DRAWN.values())) == len(DRAWN)


def test_writing_makes_every_file_and_mends_only_what_differs(tmp_path: Path) -> None:
    assert write_all(tmp_path) == len(FAMILIES)
    (tmp_path / "cube_red.svg").write_text("scribbled over")
    (tmp_path / "mine.svg").write_text("another's")
    assert write_all(tmp_path) == 1
    assert differing(tmp_path) == []
    assert (tmp_path / "mine.svg").read_text() == "another's"


def test_the_check_names_what_differs_and_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_all(tmp_path)
    main(["--check", "--into", str(tmp_path)])
    assert capsys.readouterr().out == "All drawings are as they are drawn.\n"
    (tmp_path / "cube_red.svg").unlink()
    (tmp_path / "badge_lion.svg").write_text("scribbled over")
    with pytest.raises(SystemExit, match=r"^These drawings differ .*: badge_lion, cube_red\.$"):
        main(["--check", "--into", str(tmp_path)])
    assert not (tmp_path / "cube_red.svg").exists()


def test_goods_are_told_apart_by_every_eye() -> None:
    assert nearest(list(combinations(BASES.items(), 2)))[0] >= PLAIN_TO_SEE


@pytest.mark.parametrize("thing", ["good", "symbol", "cube", "stud", "card"])
def test_goods_are_told_apart_without_any_colour(thing: str) -> None:
    """Every good has a sign of its own; on squares the board lays the symbol and the stud."""
    shapes = {re.sub(r"#[0-9A-F]{6}", "", DRAWN[f"{thing}_{good}"]) for good in BASES}
    assert len(shapes) == len(BASES)


@pytest.mark.parametrize("good", BASES)
def test_a_card_wears_the_colour_of_its_good(good: str) -> None:
    assert "#{:02X}{:02X}{:02X}".format(*BASES[good]) in DRAWN[f"card_{good}"]


@pytest.mark.parametrize("state", ["ship", "moored"])
def test_every_sail_bears_the_sign_of_its_colour(state: str) -> None:
    """Ships of as many sails differ in more than colours, too."""
    ships = [name for name in DRAWN if name.startswith(f"{state}_")]
    sails = {name: name.rpartition("_")[2] for name in ships}
    assert len(ships) == 12
    shapes: dict[str, set[str]] = {}
    for name in ships:
        shapes.setdefault(re.sub(r"#[0-9A-F]{6}", "", DRAWN[name]), set()).add(sails[name])
    assert all(len(found) == 1 for found in shapes.values())


def test_crests_are_told_apart_by_every_eye() -> None:
    assert nearest(list(combinations(FIELDS.items(), 2)))[0] >= PLAIN_TO_SEE


def test_the_dolphin_is_told_apart_from_every_good_by_every_eye() -> None:
    dolphin = ("dolphin", FIELDS["dolphin"])
    assert nearest([(dolphin, good) for good in BASES.items()])[0] >= PLAIN_TO_SEE


def test_no_crest_comes_close_to_a_good() -> None:
    """Flags and cubes differ in shape; blue and the griffin, yellow and the lion are nearest."""
    assert nearest([(crest, good) for crest in FIELDS.items() for good in BASES.items()])[0] >= 10
