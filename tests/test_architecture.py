"""The house keeps its shape: layers, packages, and where the rules are cited."""

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "goldenhorn"

LAYERS = (
    "engine",
    "common",
    "bots",
    "input",
    "session",
    "storage",
    "system",
    "graphics",
    "ui",
    "board_view",
    "scenes",
    "app",
    "tools",
)
"""From low to high: a package imports those before it, and itself."""
MAY_OPEN_TOOLS = "goldenhorn.app.commands"
"""Opens a developers' tool when its command is given, inside a function."""
ON_THE_BOARD = {"tutorial", "replay", "attract"}
"""Packages of scenes that show the board of the package `board` in a way of their own."""
STANDARD_ONLY = ("engine", "common", "bots", "session")
"""Nothing beyond the standard library."""
NAMES_PYGAME_INSIDE = ("storage.crash_report", "storage.settings", "app.commands")
"""Only inside functions: they are read before a window opens, or without one."""
WITHOUT_PYGAME = (
    *(f"storage.{name}" for name in ("saves", "fame", "results", "game_store")),
    *(f"system.{name}" for name in ("narrator", "cpu_calibration", "shutdown", "memory")),
    *(f"app.{name}" for name in ("command_line", "command_options", "protocol")),
    *(f"app.{name}" for name in ("simulation", "terminal", "install.install")),
)
FORBIDDEN_IN_ENGINE = {"random", "time", "os", "pathlib", "io", "sys", "threading", "datetime"}
MOST_MODULES = 20
"""In one folder."""
CITATIONS = re.findall(
    r"^- ([RH]\d+) ", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE
)
PATHS = sorted(HOUSE.rglob("*.py"))


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(path): path for path in PATHS}


def names_in(nodes: list[ast.stmt] | ast.AST) -> set[str]:
    """Return what is imported, each with the name that is taken from it."""
    found: set[str] = set()
    for top in nodes if isinstance(nodes, list) else [nodes]:
        for node in ast.walk(top):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, "relative import"
                found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@cache
def imports_of(module: str) -> frozenset[str]:
    return frozenset(names_in(tree_of(MODULES[module])))


def modules_imported_by(module: str, *, while_typing: bool = True) -> set[str]:
    """Return which modules of the house one needs, also those it imports only for their types."""
    names = set(imports_of(module))
    if not while_typing:
        for node in ast.walk(tree_of(MODULES[module])):
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                names -= names_in(node.body)
    found = set()
    for name in names:
        while name and name not in MODULES:
            name = name.rpartition(".")[0]
        if name:
            found.add(name)
    return found - {module, "goldenhorn"}


def package_of(module: str, depth: int = 1) -> str:
    return [*module.split("."), *[""] * depth][depth]


def within(*packages: str) -> list[str]:
    return [module for module in MODULES if package_of(module) in packages]


def test_every_package_is_a_layer() -> None:
    outside = {"goldenhorn", "goldenhorn.__main__"}
    assert {package_of(module) for module in MODULES if module not in outside} == {*LAYERS}


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_to_lower_layers(layer: str) -> None:
    allowed = LAYERS[: LAYERS.index(layer) + 1]
    for module in within(layer):
        for name in modules_imported_by(module):
            if module != MAY_OPEN_TOOLS or package_of(name) != "tools":
                assert package_of(name) in allowed, f"{module} imports {name}"


def test_the_commands_open_tools_only_inside_functions() -> None:
    tree = tree_of(MODULES[MAY_OPEN_TOOLS])
    at_once = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert not any("tools" in name or "pygame" in name for name in names_in([*at_once]))


def test_screens_do_not_import_each_other() -> None:
    for module in within("scenes"):
        own = package_of(module, 2)
        for name in modules_imported_by(module):
            other = package_of(name, 2)
            if package_of(name) == "scenes" and other not in ("", own):
                assert own in ON_THE_BOARD, f"{module} imports {name}"
                assert other == "board", f"{module} imports {name}"


def test_nobody_imports_in_circles() -> None:
    """Peel off what imports nothing that is left, until nothing is left."""
    left = {module: modules_imported_by(module, while_typing=False) for module in MODULES}
    while left:
        free = {module for module, names in left.items() if not names & set(left)}
        assert free, f"in circles: {sorted(left)}"
        left = {module: names for module, names in left.items() if module not in free}


def test_folders_can_be_overlooked() -> None:
    for folder in {path.parent for path in PATHS}:
        assert len([*folder.glob("*.py")]) - 1 <= MOST_MODULES, folder


@pytest.mark.parametrize("layer", STANDARD_ONLY)
def test_what_needs_no_library_has_none(layer: str) -> None:
    for module in within(layer):
        for name in imports_of(module):
            allowed = sys.stdlib_module_names | {"goldenhorn"}
            assert name.split(".")[0] in allowed, f"{module} imports {name}"


@pytest.mark.parametrize("module", WITHOUT_PYGAME)
def test_what_runs_without_a_screen_names_no_pygame(module: str) -> None:
    assert not any(name.startswith("pygame") for name in imports_of(f"goldenhorn.{module}"))


@pytest.mark.parametrize("module", NAMES_PYGAME_INSIDE)
def test_what_runs_before_a_screen_names_pygame_only_inside_functions(module: str) -> None:
    tree = tree_of(MODULES[f"goldenhorn.{module}"])
    at_once = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert not any(name.startswith("pygame") for name in names_in([*at_once]))


def test_the_engine_knows_no_clock_no_chance_but_its_own_and_no_files() -> None:
    for module in within("engine"):
        assert not {name.split(".")[0] for name in imports_of(module)} & FORBIDDEN_IN_ENGINE, module
        text = MODULES[module].read_text(encoding="utf-8")
        assert not re.search(r"\b(open|input|print)\(", text), module


def test_only_controls_read_the_event_queue() -> None:
    for module, path in MODULES.items():
        if module != "goldenhorn.input.controls":
            assert "event.get(" not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize("path", PATHS, ids=module_of)
def test_every_module_and_package_says_what_it_is(path: Path) -> None:
    opening = ast.get_docstring(tree_of(path))
    assert opening, path
    assert opening.split("\n\n")[0].rstrip().endswith((".", ":")), path


@pytest.mark.parametrize("rule", CITATIONS)
def test_every_rule_is_cited_where_it_is_implemented(rule: str) -> None:
    doing = [module for module in within("engine") if not module.endswith(".refusals")]
    texts = [MODULES[module].read_text(encoding="utf-8") for module in doing]
    assert any(re.search(rf"\b{rule}\b", text) for text in texts)


@pytest.mark.parametrize("rule", CITATIONS)
def test_every_rule_has_a_test_that_names_it(rule: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    assert any(f"def test_{rule.lower()}_" in text for text in texts)


def test_all_rules_of_the_sheet_are_read() -> None:
    assert len(CITATIONS) == 52


def test_bots_reckon_alike_on_every_machine() -> None:
    """Only arithmetic that gives the same bits everywhere: no powers, no library functions."""
    for module in within("bots"):
        assert not any(isinstance(node, ast.Pow) for node in ast.walk(tree_of(MODULES[module])))
        used = {name for name in imports_of(module) if name.split(".")[0] == "math"}
        assert used <= {"math.sqrt"}, module
