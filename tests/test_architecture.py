"""The house keeps its shape: who may import whom, and where the rules are cited."""

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "goldenhorn"

MAY_IMPORT = {
    "engine": {"engine"},
    "bots": {"engine", "bots"},
    "view": {
        "engine",
        "view",
        "language",
        "wording",
        "assets",
        "plans",
        "choices",
        "cues",
        "tidings",
    },
}
OUTSIDE = {"view": {"pygame", "fontpkg"}}
"""What a room may import beyond the standard library."""
FORBIDDEN_IN_ENGINE = {"random", "time", "os", "pathlib", "io", "sys", "threading", "datetime"}
ABOVE_SCENES = re.compile(r"goldenhorn\.(app|run_game|play)\b")
"""The app, and whoever starts it: scenes know nothing of them."""
TOOLS = re.compile(r"(bench\w*|scenarios|screenshot_driver|screenshots|tune|workshop)\b")
"""What only developers run, by the name of its module or room."""
MAY_NAME_PYGAME = {
    *("app", "play", "run_game", "window", "sound", "assets", "frame_meter"),
    *("controls", "bindings", "devices", "key_names", "pointers"),
    *("bench_frames", "bench_start", "screenshot_driver"),
    *("commands", "crash_report", "settings"),  # inside functions
}
"""Of the modules that lie in no room; none of the others may."""
HEADLESS = ("engine", "bots", *sorted({path.stem for path in HOUSE.glob("*.py")} - MAY_NAME_PYGAME))
CITATIONS = re.findall(
    r"^- ([RH]\d+) ", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE
)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports_of(path: Path) -> frozenset[str]:
    found: set[str] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            if node.module == "goldenhorn":
                found |= {f"goldenhorn.{alias.name}" for alias in node.names}
            else:
                found.add(node.module or "")
    return frozenset(found)


def imports_inside_functions(path: Path) -> frozenset[str]:
    """Return what is imported inside functions, and nowhere else in the module."""
    tree = tree_of(path)
    outside = {node.module for node in tree.body if isinstance(node, ast.ImportFrom)}
    return frozenset(name for name in imports_of(path) if name not in outside)


def files(room: str) -> list[Path]:
    folder = HOUSE / room
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [HOUSE / f"{room}.py"]


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_rooms_import_only_what_they_may(room: str) -> None:
    for path in files(room):
        for name in imports_of(path):
            parts = name.split(".")
            if parts[0] == "goldenhorn":
                assert parts[1] in MAY_IMPORT[room], f"{path.name} imports {name}"
            else:
                allowed = sys.stdlib_module_names | OUTSIDE.get(room, set())
                assert parts[0] in allowed, f"{path.name} imports {name}"


def test_scenes_import_everything_but_the_app() -> None:
    for path in files("scenes"):
        for name in imports_of(path):
            assert not ABOVE_SCENES.match(name), f"{path.name} imports {name}"


def test_tools_of_developers_are_imported_by_commands_only_and_only_when_they_are_run() -> None:
    for path in sorted(HOUSE.rglob("*.py")):
        if TOOLS.match(path.relative_to(HOUSE).as_posix().removesuffix(".py")):
            continue
        tools = {each for each in imports_of(path) if TOOLS.match(each.removeprefix("goldenhorn."))}
        if path.stem == "commands":
            assert len(tools) > 3
            tools -= imports_inside_functions(path)
        assert not tools, f"{path.name} imports {tools}"


def test_the_engine_knows_no_clock_no_chance_but_its_own_and_no_files() -> None:
    for path in files("engine"):
        assert not imports_of(path) & FORBIDDEN_IN_ENGINE, path.name
        assert not re.search(r"\b(open|input|print)\(", path.read_text(encoding="utf-8")), path.name


@pytest.mark.parametrize("room", ["command_line", "command_options", "commands"])
def test_the_command_line_names_pygame_only_inside_functions(room: str) -> None:
    tree = tree_of(HOUSE / f"{room}.py")
    at_once = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert not any("pygame" in ast.unparse(node) for node in at_once)


@pytest.mark.parametrize("room", HEADLESS)
def test_headless_rooms_never_name_pygame(room: str) -> None:
    for path in files(room):
        assert not any(name.split(".")[0] == "pygame" for name in imports_of(path)), path.name


@pytest.mark.parametrize("rule", CITATIONS)
def test_every_rule_is_cited_where_it_is_implemented(rule: str) -> None:
    doing = [path for path in files("engine") if path.name != "refusals.py"]
    assert any(re.search(rf"\b{rule}\b", path.read_text(encoding="utf-8")) for path in doing)


@pytest.mark.parametrize("rule", CITATIONS)
def test_every_rule_has_a_test_that_names_it(rule: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    assert any(f"def test_{rule.lower()}_" in text for text in texts)


def test_the_game_never_imports_the_workshop() -> None:
    for path in HOUSE.rglob("*.py"):
        if "workshop" not in path.parts:
            assert not any("workshop" in name for name in imports_of(path)), path


def test_only_controls_read_the_event_queue() -> None:
    for path in HOUSE.rglob("*.py"):
        if path.name != "controls.py":
            assert "event.get(" not in path.read_text(encoding="utf-8"), path


def test_every_module_opens_with_a_sentence() -> None:
    for path in HOUSE.rglob("*.py"):
        opening = ast.get_docstring(tree_of(path))
        assert opening, path
        assert opening.split("\n\n")[0].rstrip().endswith((".", ":")), path


def test_all_rules_of_the_sheet_are_read() -> None:
    assert len(CITATIONS) == 52


def test_bots_reckon_alike_on_every_machine() -> None:
    """Only arithmetic that gives the same bits everywhere: no powers, no library functions."""
    for path in files("bots"):
        tree = tree_of(path)
        for node in ast.walk(tree):
            assert not isinstance(node, ast.Pow), path.name
            if isinstance(node, ast.ImportFrom) and node.module == "math":
                assert {alias.name for alias in node.names} <= {"sqrt"}, path.name
        assert "math" not in {
            n.name for t in ast.walk(tree) if isinstance(t, ast.Import) for n in t.names
        }
