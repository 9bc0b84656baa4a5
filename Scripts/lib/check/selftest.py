"""Shows that every rule can fail: each violation, planted in a copy of the package, is found."""

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

import house
from rules import Package

TIMELINE = "Modules/Features/Timeline/Planted.swift"
DATABASE = house.DATABASE + "Planted.swift"
STORE = "Modules/Backends/TodoStore/Planted.swift"
SHELL = "Modules/Apps/Shell/Planted.swift"


@dataclass
class Plant:
    """A file to write (or to remove, where `text` is None), and the finding that must follow."""

    path: str
    text: str | None
    finding: str


def swift(line: str) -> str:
    return line + "\n"


FILES = [
    Plant(TIMELINE, swift("import Post"), "Timeline (Features) may not import Post"),
    Plant(TIMELINE, swift("public import SocialDatabase"), "Timeline (Features) may not import SocialDatabase"),
    Plant("Modules/Core/Entities/Planted.swift", swift("import Timeline"), "Entities (Core) may not import"),
    Plant("Modules/Core/AppScreens/Planted.swift", swift("import Entities"), "AppScreens (Core) may not import Entities"),
    Plant("Modules/Features/Todo/Planted.swift", swift("import Entities"), "Todo (Features) may not import Entities"),
    Plant("Modules/Apps/MenuShell/Planted.swift", swift("import Entities"), "SocialMenuShell (Apps) may not import Entities"),
    Plant("Modules/Apps/MenuShell/Planted.swift", swift("import Navigation"), "SocialMenuShell (Apps) may not import"),
    Plant("Modules/Apps/TodoApp/Planted.swift", swift("import Entities"), "SocialTodoApp (Apps) may not import Entities"),
    Plant("Modules/Apps/TodoApp/Planted.swift", swift("import SocialShell"), "SocialTodoApp (Apps) may not import SocialShell"),
    Plant("Modules/Apps/todo/Planted.swift", swift("import SocialLocalBackend"), "SocialTodoProgram (Apps) may not import"),
    Plant(DATABASE, swift("import struct Timeline.TimelineItem"), "SocialDatabase (Platform) may not import"),
    Plant("Modules/Apps/Shell/Planted.swift", swift("import SocialLocalBackend"), "SocialShell (Apps) may not import"),
    Plant("Modules/Apps/socialconnect/Planted.swift", swift("import SocialLocalStore"), "socialconnect (Apps) may not import"),
    Plant("Tests/EntitiesTests/Planted.swift", swift("@testable import Timeline"), "may not import Timeline"),
    Plant(TIMELINE, swift("import GRDB"), "Timeline may not import GRDB"),
    Plant(TIMELINE, swift("import Glibc"), "Timeline may not import Glibc"),
    Plant(DATABASE, swift("import Crypto"), "SocialDatabase may not import Crypto"),
    Plant(DATABASE, swift("@preconcurrency import NIOCore"), "SocialDatabase may not import NIOCore"),
    Plant(DATABASE, swift("import PostText"), "imports PostText, which its target does not declare"),
    Plant(DATABASE, swift("import SocialFiles"), "imports SocialFiles, and uses nothing of it"),
    # Words that another module has, too, and a type of its own, are no use of it.
    Plant(TIMELINE, swift("import PostText\nstruct PostText {}\nlet planted = ViewContext.count + PostText().rest"),
          "imports PostText, and uses nothing of it"),
    Plant("Modules/Apps/Server/TLS/Planted.swift", swift("let planted: SettingFault? = nil"),
          "closes a circle of folders in SocialServer: "),
    Plant("Tests/PlantedTests/PlantedTests.swift", swift("import Testing"), "belongs to no target"),
    Plant("Modules/Core/Planted.swift", swift("let planted = 1"), "belongs to no target"),
    Plant(DATABASE, swift("import Testing"), "tests lie in Tests"),
    Plant("Planted.md", "x\n", "does not belong at the top level"),
    Plant(TIMELINE, swift("import SocialConnectTesting"), "may not import SocialConnectTesting"),
    Plant(DATABASE, swift('let planted = "\\(try! work("try?"))"'), "try! ends the program"),
    Plant(DATABASE, swift("let planted = work as! Int"), "as! ends the program"),
    Plant(DATABASE, swift('func planted() { fatalError("x") }'), "fatalError ends the program"),
    Plant(DATABASE, swift("// TODO: planted"), "TODO: do it"),
    Plant(DATABASE, swift("/* FIXME planted */"), "FIXME: do it"),
    Plant(DATABASE, swift('let url = "https://a"\nlet planted = try? work()'), "try? drops an error"),
    Plant(DATABASE, swift("func planted() { do { try work() } catch {\n} }"), "an empty catch drops"),
    Plant(TIMELINE, swift('let planted = "Nothing is here yet"'), "“Nothing is here yet” is there in one language"),
    Plant(TIMELINE, swift('let planted = "まだです"'), "“まだです” is there in one language"),
    Plant(TIMELINE, swift('let planted = MenuItem(label: "Back", action: 1)'), "“Back” is there in one language"),
    Plant("Modules/Apps/Shell/Commands/JSON/JSONFormats+Planted.swift", swift('let a = Key("at", "when it was made")'),
          "“when it was made” is there in one language"),
    Plant("Modules/Apps/TodoApp/Commands/Planted.swift", swift('let a = String.text("Nothing here", ja: "まだです")'), "“Nothing here” is there in one language"),
    Plant(STORE, swift('import SocialDatabase\nlet planted: SQL = "SELECT id FROM item WHERE id = $1"'), "“$1” says nothing"),
    Plant(DATABASE, swift('let planted: SQL = """\n  SELECT id FROM item\n  WHERE id = $12\n  """'), "“$1” says nothing"),
    Plant(STORE, swift("import SocialDatabase\nlet planted = SQLName(checking: word)"), "stands in the code"),
    Plant(DATABASE, swift('let planted = try execute(sql: "DELETE FROM \\(table)")'), "a statement is put together as text"),
    Plant(TIMELINE, swift("struct Planted: Hashable, Identifiable {\n  let id: ID<Planted>\n}"), "name its module"),
    Plant(DATABASE, "let planted = 1\n" * (house.MOST_LINES + 1), "split it"),
    Plant(TIMELINE, "".join(f"public let planted{i} = 1\n" for i in range(99)), "public declarations of Timeline without"),
    Plant(TIMELINE, "".join(f"/// Plants.\npublic func plant{i}(_ seed: Int) {{}}\n" for i in range(99)),
          "parameters of Timeline without"),
    Plant(TIMELINE, swift("public struct Planted {}"), "Planted is in no topic of Timeline.docc/Timeline.md"),
    Plant(TIMELINE, swift("/// Grows.\n@nonexhaustive\npublic enum Planted {}"), "Planted may get cases"),
    Plant("Modules/Documentation.docc/Planted.md", "# Planted\n", "is in no topic of SocialConnect.md"),
    Plant("Modules/Documentation.docc/Planted2.md", "See `Core/Navigation/Planted`.\n", "there's no Core/Navigation/Planted"),
    Plant("Modules/Documentation.docc/Planted3.md", "See [it](Planted4.md).\n", "there's no Planted4.md"),
    *[
        Plant(f"Modules/Features/Planted/Planted{role}.swift", None, f"Planted{role}.swift:1: is missing")
        for role in house.ROLES
    ],
]

# Changes to Package.swift: what to put in place of what, and the finding.
MANIFEST = [
    ('.tests("Entities", ["AppValues"]),', '.tests("Entities", ["AppValues", "PostText"]),',
     "EntitiesTests declares PostText and imports it nowhere"),
    (".product(name: \"GRDB\", package: \"GRDB.swift\", condition: apps)",
     ".product(name: \"GRDB\", package: \"GRDB.swift\")", "SocialDatabase depends on GRDB without"),
    ('.target(name: "CSocialLineEditor", condition: apps)', '"CSocialLineEditor"', "SocialTerminal depends on CSocialLineEditor without"),
    ('.package(url: "https://github.com/apple/swift-log"', '.package(url: "https://github.com/apple/swift-numerics", from: "2.0.0"),\n'
     '    .package(url: "https://github.com/apple/swift-log"', "the package swift-numerics is not among those"),
    ('.tests("Entities", ["AppValues"]),', '.tests("Entities", ["AppValues"]),\n    .testTarget(name: "PlantedTests"),',
     "the target PlantedTests has no files"),
    ('.tests("Entities", ["AppValues"]),',
     '.tests("Entities", ["AppValues"]),\n    .target(name: "Planted", path: "Tests/TestSupport"),',
     "a host may have a target named Planted"),
    ('.tests("Entities", ["AppValues"]),', "", "Entities has no tests of its own"),
    ('.core("Entities", ["AppValues"]),', '.core("Entities", ["AppValues"]),\n    .core("Planted"),',
     "says nothing of Modules/Core/Planted"),
    ('"Entities", "MastodonAPI", "Navigation",', '"Entities", "Navigation", "MastodonAPI",',
     '"MastodonAPI" stands behind "Navigation": put the list in order'),
    ('.product(name: "GRDBSQLite"', '.product(name: "Logging", package: "swift-log", condition: apps),\n        .product(name: "GRDBSQLite"',
     '"GRDBSQLite" stands behind "Logging"'),
]

# What looks like a violation and is none.
INNOCENT = swift(
    '// import GRDB; try! is bad\nlet a = """\n  import Crypto\n  as! fatalError \\("try!")\n  """\n'
    'let b = #"try! "as!" \\(x)"#\n// The file may be gone.\nlet c = try? work()\n'
    "func planted() {\n  do { try work() } catch {\n    // No one is waiting for it.\n  }\n}\n"
    '// The text says $1.\nlet d: SQL = "SELECT \\(a) AS $$ WHERE \\(list.map { $0 })"\n'
    'let e = try execute(sql: "DELETE FROM item")\nlet f = log("it is \\(a)", sql: text)'
)
# And of words.
SAID = swift(
    'func planted(_ word: String) -> Bool { word == "all gone" }\n'
    'let c = "fortune | socialconnect post - and more"\nfunc planted() { log("It is \\(a) and stays") }\n'
    'let e = "\\(program) completions for bash"\n'
    'switch a {\ncase "all gone", "もう": b()\ncase .japanese: "まだです"\n}'
)
# And of imports: one of which only members are used, of what another module gives.
IMPORTING = swift(
    "import SocialFiles\nimport SocialMenuShell\nfunc planted(_ directory: DataDirectory) { directory.folder.removeLeftovers() }"
)


def run(root: Path) -> int:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder).resolve() / "package"
        copy.mkdir()
        for name in ("Package.swift", "README.md", "Modules", "Tests"):
            source = root / name
            (shutil.copytree if source.is_dir() else shutil.copy)(source, copy / name)
        before = found(copy)
        failures = [text for plants in rounds(FILES) for text in planted(copy, plants, before)]
        failures += [text for change in MANIFEST if (text := changed(copy, change, before))]
        failures += innocent(copy, before)
    for failure in failures:
        print(failure)
    if not failures:
        print(f"Each of {len(FILES) + len(MANIFEST)} planted violations was found.")
    return 1 if failures else 0


def found(root: Path) -> set:
    return {str(finding) for finding in Package(root).all_findings()}


def rounds(plants: list) -> list:
    """The plants in as few rounds as may be: in each, a path has one."""
    result: list[list] = []
    for plant in plants:
        free = (some for some in result if all(other.path != plant.path for other in some))
        some = next(free, None)
        if some is None:
            result.append(some := [])
        some.append(plant)
    return result


def planted(root: Path, plants: list, before: set) -> list:
    made = []
    for plant in plants:
        path = root / plant.path
        made += [folder for folder in path.parents if not folder.exists()]
        path.parent.mkdir(parents=True, exist_ok=True)
        if plant.text is not None:
            path.write_text(plant.text, encoding="utf-8")
    new = found(root) - before
    for plant in plants:
        (root / plant.path).unlink(missing_ok=True)
    for folder in made:
        folder.rmdir()
    failures = []
    for plant in plants:
        there = sorted(finding for finding in new if plant.path in finding)
        if not any(plant.finding in finding for finding in there):
            failures.append(f"{plant.path}: planted {plant.text!r}, expected {plant.finding!r}, found {there}")
    return failures


def changed(root: Path, change: tuple, before: set) -> str | None:
    old, new, finding = change
    path = root / "Package.swift"
    text = path.read_text(encoding="utf-8")
    if old not in text:
        return f"Package.swift no longer holds {old!r}: plant something else in Scripts/lib/check/selftest.py"
    path.write_text(text.replace(old, new), encoding="utf-8")
    after = found(root) - before
    path.write_text(text, encoding="utf-8")
    if not any(finding in text for text in after):
        return f"Package.swift: planted {new!r}, expected {finding!r}, found {sorted(after)}"
    return None


def innocent(root: Path, before: set) -> list:
    findings = set()
    for place, text in ((DATABASE, INNOCENT), (TIMELINE, SAID), (SHELL, IMPORTING)):
        path = root / place
        path.write_text(text, encoding="utf-8")
        findings |= found(root) - before
        path.unlink()
    return [f"taken for a violation: {finding}" for finding in sorted(findings)]
