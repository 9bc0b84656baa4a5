"""Shows in a copy of the package that features can be made, and that nothing is left of one that can't be."""

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import apps
from making import Making
from names import Names
from problem import Problem

# What is made for each app: a second one, too, since the files have changed by then.
MADE = {"socialconnect": ["GroupEvents", "Polls"], "todo": ["PackingLists", "Habits"]}
ALL_MADE = [name for names in MADE.values() for name in names]
COPIED = ["Package.swift", "Package.resolved", ".swift-format", ".build-release", "Modules", "Tests", "Scripts"]

# Arguments, and what is said about them.
REFUSED = [
    (["events"], "isn't in UpperCamelCase"),
    (["Group Events"], "isn't in UpperCamelCase"),
    (["../Events"], "isn't in UpperCamelCase"),
    (["A" * 31], "is longer than 30 letters"),
    (["Type"], "“Type” is a keyword of Swift"),
    (["Import"], "“import” is a keyword of Swift"),
    (["Timeline"], "has a module Timeline"),
    (["TimeLine"], "has a module Timeline"),
    (["Terminal"], "has a module Terminal"),
    (["Contract"], "has a module ContractTests"),
    (["GRDB"], "has a module GRDB"),
    (["Foundation"], "has a module Foundation"),
    (["Menu"], "has a type MenuItem"),
    (["Likes"], "has “case likes” already"),
    (["Tag"], "has “\"tag\":” already"),
    (["Note"], "NoteContract.swift is there already"),
    (["events", "--app", "todo"], "isn't in UpperCamelCase"),
    (["Timeline", "--app", "todo"], "has a module Timeline"),
    (["Todo", "--app", "todo"], "has a module todo"),
    (["Todos", "--app", "todo"], "has a type LocalTodos"),
    (["Categories", "--app", "todo"], "has “\"categories\":” already"),
    (["Join", "--app", "todo"], "has “func join” already"),
    (["Preferences", "--app", "todo"], "has “let preferences” already"),
    (["Events", "--app", "garden"], "There's no app “garden”. The apps are: socialconnect, todo."),
    (["Events", "--app"], "--app needs a value"),
    (["Events", "--app", "nonsense"], "There's no app “nonsense”"),
    (["Events", "Polls"], "Only one feature"),
    (["Events", "--nonsense"], "There's no option"),
    ([], "Name the feature"),
]


def run(root: Path) -> int:
    # A link to a folder may lie on the way; it is the folder that is replaced in the eyes of the build.
    root = root.resolve()
    with tempfile.TemporaryDirectory(prefix="socialconnect-new-feature-") as folder:
        copy = Copy(root, Path(folder).resolve())
        failures = refusals(copy) + interruptions(copy)
        failures = failures or features(copy)
    for failure in failures:
        print(failure)
    if not failures:
        print(f"{', '.join(ALL_MADE)} were made, built, tested and opened, and all that is wrong was refused.")
    return 1 if failures else 0


class Copy:
    """A copy of the package, with what is built of it."""

    def __init__(self, root: Path, folder: Path):
        self.root, self.folder, self.package = root, folder, folder / "package"
        self.package.mkdir()
        for name in COPIED:
            if (root / name).exists():
                # With the times of all files, so that what is built stays built.
                subprocess.run(["cp", "-a", "--reflink=auto", root / name, self.package], check=True)
        self.entry = self.way_in()

    def way_in(self) -> list[str]:
        """A command before others that has them see the copy where the package is, so that what was built there isn't
        built again. Nothing where the system doesn't allow it, and all is built anew."""
        user = [] if os.geteuid() == 0 else ["--user", "--map-root-user"]
        script = 'mount --bind "$1" "$2" && cd "$2" && shift 2 && exec "$@"'
        way = ["unshare", "--mount", *user, "bash", "-c", script, "bash", str(self.package), str(self.root)]
        if shutil.which("unshare") and subprocess.run([*way, "true"], capture_output=True).returncode == 0:
            return way
        print("The copy can't be shown in the package's place here, so all of it is built anew.", flush=True)
        return []

    def run(self, *command: str, input: str = "") -> subprocess.CompletedProcess:
        return subprocess.run(
            [*self.entry, *command], cwd=self.package, input=input, capture_output=True, text=True,
        )

    def make(self, *arguments: str) -> subprocess.CompletedProcess:
        return self.run("Scripts/new-feature", *arguments)

    def leave_out_other_tests(self):
        """Has only the tests of the features built, what they stand on, and the app: all others would take longer than
        these. Nothing of ours is optimised, which would take longer, too."""
        kept = [f"{name}Tests" for name in ALL_MADE] + ["ContractTests", "TodoStoreTests", "PresentationTests"]
        sources = {
            "ContractTests": ["Support"] + [f"{name}Contract.swift" for name in MADE["socialconnect"]],
            "TodoStoreTests": ["Support"] + [f"TodoStore{name}Tests.swift" for name in MADE["todo"]],
        }
        with (self.package / "Package.swift").open("a", encoding="utf-8") as manifest:
            manifest.write(
                "package.targets.removeAll {\n"
                '  let isProgramOfTests = $0.type == .executable && $0.path?.hasPrefix("Tests/") == true\n'
                f"  return isProgramOfTests || $0.type == .test && !{swift(kept)}.contains($0.name)\n"
                "}\n"
            )
            manifest.write(
                "for target in package.targets where target.type == .regular || target.type == .executable {\n"
                '  target.swiftSettings?.append(.unsafeFlags(["-Onone"]))\n'
                "}\n"
            )
            for target, files in sources.items():
                manifest.write(
                    f'for target in package.targets where target.name == "{target}" {{ '
                    f"target.sources = {swift(files)} }}\n"
                )

    def contents(self) -> dict:
        """Every file and folder but what is built."""
        found = {}
        for place, folders, files in os.walk(self.package):
            # What is built is many times as much: it isn't even listed.
            folders[:] = [name for name in folders if name != ".build-release"]
            folder = Path(place).relative_to(self.package)
            found |= {str(folder / name): "" for name in folders}
            found |= {str(folder / name): hashlib.sha256(Path(place, name).read_bytes()).hexdigest() for name in files}
        return found


def swift(texts: list[str]) -> str:
    """A list of texts as Swift has it."""
    return "[" + ", ".join(f'"{text}"' for text in texts) + "]"


def refusals(copy: Copy) -> list[str]:
    failures, before = [], copy.contents()
    for arguments, reason in REFUSED:
        result = copy.make(*arguments)
        if result.returncode == 0 or reason not in result.stderr or result.stdout:
            failures.append(f"{arguments}: expected {reason!r}, got {result.stdout}{result.stderr}")
        if copy.contents() != before:
            return failures + [f"{arguments}: something was made"]
    for app, path, place in [
        ("socialconnect", apps.REGISTRY, "case .archive:"), ("todo", apps.TODO_SCREENS, "case .todo("),
    ]:
        file = copy.package / path
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(place, "case .papers:"), encoding="utf-8")
        changed = copy.contents()
        if "has no place any more" not in copy.make("Events", "--app", app).stderr or copy.contents() != changed:
            failures.append(f"a file of {app} in which nothing can be named was taken")
        file.write_text(text, encoding="utf-8")
    return failures


class Interrupted(Making):
    """Fails at one of the moves."""

    def __init__(self, copy: Copy, moves: int, error: BaseException):
        super().__init__(copy.package, Names("Events"), apps.SOCIALCONNECT)
        self.moves, self.error = moves, error

    def move(self, source: Path, target: Path):
        if self.moves == 0:
            raise self.error
        self.moves -= 1
        super().move(source, target)


def interruptions(copy: Copy) -> list[str]:
    before = copy.contents()
    new, changed = len(apps.SOCIALCONNECT.templates()), len({edit.path for edit in apps.SOCIALCONNECT.edits})
    failures = []
    for moves, error in [
        (0, OSError(28, "No space left on device", "x")), (1, KeyboardInterrupt()),
        (new, OSError(5, "Input/output error", "x")), (new + changed - 1, SystemExit(143)),
    ]:
        try:
            Interrupted(copy, moves, error).run()
            failures.append(f"there are fewer than {moves + 1} moves")
        except (Problem, KeyboardInterrupt, SystemExit):
            # As it was meant to end.
            pass
        if copy.contents() != before:
            return failures + [f"something is left of what was interrupted after {moves} moves"]
    return failures


def features(copy: Copy) -> list[str]:
    before = copy.contents()
    for app, names in MADE.items():
        for name in names:
            result = copy.make(name, "--app", app)
            if result.returncode != 0 or f"Made {name}" not in result.stdout:
                return [f"{name} wasn't made: {result.stdout}{result.stderr}"]
    written = [path for path, sum in copy.contents().items() if path.endswith(".swift") and before.get(path) != sum]
    for step in [["swift", "format", "lint", "--strict", "--parallel", *written], ["Scripts/check"]]:
        result = copy.run(*step)
        if result.returncode != 0:
            return [f"{' '.join(step[:3])} failed:\n{result.stdout}{result.stderr}"]
    copy.leave_out_other_tests()
    tests = f"({'|'.join(ALL_MADE)})(Tests|Contract)|GlossaryTests"
    for name, step in [
        ("Building them", built("build --build-tests")),
        ("Testing them", built('swift test "${build_options[@]}" --skip-build --disable-xctest --filter "$1"', tests)),
    ]:
        began = time.monotonic()
        result = copy.run(*step)
        said = result.stdout + result.stderr
        print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)
        if result.returncode != 0:
            return [f"{name} failed:\n{said}"]
    ran = re.search(r"Test run with (\d+) tests?", said)
    if not ran or int(ran[1]) < 18 * len(ALL_MADE):
        return [f"the tests of the features didn't run:\n{said}"]
    return openings(copy)


def built(task: str, *arguments: str) -> list[str]:
    """A command for what builds and tests the package."""
    script = f"set -euo pipefail; . Scripts/lib/setup.sh; . Scripts/lib/build.sh; {task}"
    return ["bash", "-c", script, "bash", *arguments]


def openings(copy: Copy) -> list[str]:
    """Each app opens its features by their links and by their places, and adds to them."""
    social = [".build-release/release/socialconnect", "--data", str(copy.folder / "data")]
    signing = ["sign-up", "--email", "aiko@example.org", "--handle", "aiko", "--name", "Aiko", "--password-stdin"]
    result = copy.run(*social, *signing, input="correct horse battery\n")
    if result.returncode != 0:
        return [f"no one could sign up: {result.stderr}"]
    todo = [".build-release/release/todo", "--data", str(copy.folder / "todos")]
    failures = []
    for arguments, typed, screens in [
        ([*social, "open", "socialconnect:///group-events"], "", ["\nGroup events\n\nThere's nothing here yet.\n"]),
        (
            [*social, "open", "polls"], "a\n\nTea or coffee?\n1\n",
            [
                "! The name can't be empty.", "\n1. Tea or coffee?\n   Aiko @aiko · just now\n",
                "✓ Added: Tea or coffee?", "\nProfile\n",
            ],
        ),
        (social, "g group-events\na\nPicnic\n", ["\nGroup events\n", "\n1. Picnic\n", "✓ Added: Picnic"]),
        ([*social, "--lang", "ja"], "g polls\na\nお茶\n", ["まだ何もありません。", "「お茶」を追加しました。"]),
        (
            todo, "g packing-lists\na\n\nTent\n1\n",
            [
                "\nPacking lists\n\nThere's nothing here yet.\n", "! The name can't be empty.",
                "\n1. Tent · just now\n", "✓ Added: Tent", "\nSearch: Tent\n",
            ],
        ),
        ([*todo, "--lang", "ja"], "g todo://habits\na\nヨガ\n", ["まだ何もありません。", "「ヨガ」を追加しました。"]),
    ]:
        said = copy.run(*arguments, input=typed)
        rest = said.stdout
        for screen in screens:
            if screen not in rest:
                failures.append(f"{arguments} with {typed!r} doesn't say {screen!r}:\n{said.stdout}{said.stderr}")
                break
            rest = rest[rest.index(screen):]
    return failures
