"""The rules. Each yields findings for a package."""

import re
from dataclasses import dataclass
from pathlib import Path

import house
from circles import arrows_in_circles
from manifest import Manifest, Target
from names import House
from sources import swift_files


@dataclass(frozen=True, order=True)
class Finding:
    path: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


class Package:
    """A package's folder, read once."""

    def __init__(self, root: Path):
        self.root = root
        self.manifest = Manifest(root)
        self.targets = self.manifest.targets
        self.files = swift_files(root / "Modules", root) + [
            source
            for source in swift_files(root / "Tests", root)
            if source.name.split("/")[1] not in house.TEMPLATES
        ]
        self.by_target = {name: self.files_of(target) for name, target in self.targets.items()}

    def files_of(self, target: Target) -> list:
        return [file for file in self.files if file.name.startswith(target.folder + "/")]

    def tested_by(self, tests: Target) -> Target | None:
        """What a target of tests is about; None where that is several."""
        names = (name for name in self.targets if f"{house.folder(name)}Tests" == tests.name)
        return self.targets.get(next(names, ""))

    def all_findings(self) -> list:
        rules = [
            arrows, third_party, edges, unused, order, traits, folders, circles, tested, apart, top_level, forbidden, reasons,
            roles, lengths, words, documented, topics, articles, mapped, growing, statements, ids,
        ]
        return sorted({finding for rule in rules for finding in rule(self)})


def arrows(package: Package):
    """Imports run one way: Apps → Backends → Features → Core, and Apps, Backends → Platform → Core. What any app needs is
    at the bottom of Core."""
    for name, target in package.targets.items():
        for file in package.by_target[name]:
            for module, line in file.imports:
                imported = package.targets.get(module)
                if imported and not may_import(package, target, imported):
                    yield Finding(
                        file.name, line,
                        f"{name} ({target.layer}) may not import {module} ({imported.layer}): move what is "
                        "shared to Core, or go through a port",
                    )


def may_import(package: Package, target: Target, imported: Target) -> bool:
    if imported.name in house.THIRD_PARTY or imported.layer == "Tests":
        return imported.layer != "Tests" or target.layer == "Tests"
    if imported.name in house.DOUBLES:
        return target.layer == "Tests"
    if target.layer == "Tests":
        tested = package.tested_by(target)
        if not tested or tested.layer not in ("Core", "Features", "Platform"):
            return True
        return imported.name == tested.name or may_import(package, tested, imported)
    if target.name in house.GENERAL_APPS:
        known = house.GENERAL | house.GENERAL_ROOMS | house.GENERAL_STORES | house.GENERAL_APPS | {house.MENU_SHELL}
        return imported.name in known or (imported.layer == "Platform" and imported.name not in house.RESERVED)
    if imported.name in house.RESERVED:
        return target.name in house.RESERVED[imported.name]
    if target.name in house.GENERAL | house.GENERAL_ROOMS:
        return imported.name in house.GENERAL
    if target.name == house.MENU_SHELL:
        return imported.name in house.GENERAL or imported.layer == "Platform"
    if imported.name in house.NEIGHBOURS.get(target.name, set()):
        return True
    return imported.layer in house.ARROWS.get(target.layer, set())


def third_party(package: Package):
    """Packages and libraries from elsewhere are used only where they are meant to be."""
    for identity in package.manifest.packages:
        if identity not in house.PACKAGES:
            yield Finding(
                "Package.swift", package.manifest.line(identity),
                f"the package {identity} is not among those we build on: do without, or allow it in "
                "Scripts/lib/check/house.py with a reason in the commit",
            )
    for name, target in package.targets.items():
        for file in package.by_target[name]:
            for module, line in file.imports:
                if module not in package.targets or module in house.THIRD_PARTY:
                    yield from foreign_import(package, target, file, module, line)


def foreign_import(package: Package, target: Target, file, module: str, line: int):
    tested = package.tested_by(target) or target
    pure = tested.layer in ("Core", "Features")
    toolchain = set(house.PURE)
    if not pure or target.layer == "Tests":
        toolchain |= house.SYSTEM
    if target.layer == "Tests" or target.name in house.DOUBLES:
        toolchain |= house.TESTING
    if module in toolchain:
        return
    allowed = house.THIRD_PARTY.get(module, set())
    if tested.name in allowed or (tested.layer == "Tests" and module in house.THIRD_PARTY):
        return
    who = f"only {', '.join(sorted(allowed))} may" if allowed else "no module may"
    yield Finding(file.name, line, f"{target.name} may not import {module} ({who}): put it behind a port")


def edges(package: Package):
    """What is imported is declared, and what is declared is imported."""
    for name, target in package.targets.items():
        declared = {edge.name for edge in target.edges}
        imported = set()
        for file in package.by_target[name]:
            for module, line in file.imports:
                imported.add(module)
                known = module in package.targets or module in house.THIRD_PARTY
                if known and module not in declared and module != name:
                    yield Finding(
                        file.name, line,
                        f"{name} imports {module}, which its target does not declare: add it in Package.swift",
                    )
        for module in sorted(declared - imported):
            # Tests depend on a program to have it built.
            used = package.targets.get(module)
            if target.kind == "system" or (used and used.kind == "executable"):
                continue
            if package.by_target[name]:
                yield Finding(
                    "Package.swift", package.manifest.line(name, module),
                    f"{name} declares {module} and imports it nowhere: remove the dependency",
                )


def unused(package: Package):
    """What is imported is used."""
    names = House({name: package.by_target[name] for name in package.targets if name not in house.THIRD_PARTY})
    for name in names.modules:
        for file in package.by_target[name]:
            imports = [module for module, _ in file.imports]
            for module, line in file.imports:
                if module in names.modules and module != name and not names.uses(file, name, module, imports):
                    yield Finding(file.name, line, f"imports {module}, and uses nothing of it: remove the import")


LIST = re.compile(r"\[((?:\s*(?:\.(?:target|product)\([^()]*\)|\.package\([^()]*\)|\"[^\"\n]*\")\s*,?)+)\s*\]")
ENTRY = re.compile(r"(?:\.(target|product|package)\((?:name|url): )?(\"[^\"\n]*\")(?(1)[^()]*\))")


def order(package: Package):
    """Each list of the manifest is in the order of the alphabet: modules of ours, then C, then products."""
    for found in LIST.finditer(package.manifest.text):
        entries = list(ENTRY.finditer(found[1]))
        ranks = [([None, "target", "product", "package"].index(entry[1]), entry[2]) for entry in entries]
        for index in range(1, len(entries)):
            if ranks[index] < ranks[index - 1]:
                line = package.manifest.text.count("\n", 0, found.start(1) + entries[index].start(2)) + 1
                yield Finding(
                    "Package.swift", line, f"{ranks[index][1]} stands behind {ranks[index - 1][1]}: put the list in order"
                )


def circles(package: Package):
    """The folders of a target use each other one way."""
    for name, target in package.targets.items():
        found = arrows_in_circles(target.folder, package.by_target[name]) if target.folder.startswith("Modules/") else []
        if found:
            path, line, _ = found[0].uses[0]
            yield Finding(
                path, line,
                f"closes a circle of folders in {name}: turn an arrow around, or move what they share. Thinnest first: "
                f"{'; '.join(map(str, found[:6]))}",
            )


def traits(package: Package):
    """Everything from elsewhere stands behind the trait, so that a host without it fetches nothing."""
    for name, target in package.targets.items():
        for edge in target.edges:
            foreign = edge.is_product or edge.name in house.THIRD_PARTY
            if foreign and target.layer != "Tests" and house.TRAIT not in edge.traits:
                yield Finding(
                    "Package.swift", package.manifest.line(name, edge.name),
                    f"{name} depends on {edge.name} without `condition: apps`: add it, or hosts have to fetch it",
                )


def folders(package: Package):
    """Every folder of sources is a target, every target has a folder, and no file lies between them."""
    known = {target.folder for target in package.targets.values()}
    for name, target in package.targets.items():
        folder = package.root / target.folder
        if not folder.is_dir() or not any(path.is_file() for path in folder.rglob("*")):
            yield Finding(
                "Package.swift", package.manifest.line(name),
                f"the target {name} has no files in {target.folder}: write them, or remove the target",
            )
        elif target.kind == "test" and not any("@Test" in file.code for file in package.by_target[name]):
            yield Finding(target.folder, 1, f"{name} holds no test: write one, or remove the target")
    for file in package.files:
        if not any(file.name.startswith(folder + "/") for folder in known):
            yield Finding(
                file.name, 1, "belongs to no target: move it into a target's folder, or declare one in Package.swift"
            )
        elif (
            file.name.startswith("Modules/") and file.name.split("/")[2] not in {house.folder(name) for name in house.DOUBLES}
            and "Testing" in {module for module, _ in file.imports}
        ):
            yield Finding(file.name, 1, "tests lie in Tests: move it there")


def tested(package: Package):
    """Every target has tests of its own, but for libraries from elsewhere, programs, which are run from outside, and C,
    which is tested with the one module that may import it."""
    for name, target in package.targets.items():
        is_elsewhere = target.kind in ("system", "executable") or name in house.THIRD_PARTY
        if target.folder.startswith("Modules/") and not is_elsewhere:
            tests = f"{house.folder(name)}Tests"
            if tests not in package.targets:
                yield Finding(
                    "Package.swift", package.manifest.line(name),
                    f"{name} has no tests of its own: write some in Tests/{tests}, and add .tests(\"{name}\")",
                )


def apart(package: Package):
    """What is no product has a name that no target of a host is likely to have: a host could not rename it."""
    for name, target in package.targets.items():
        if target.layer not in ("Core", "Features") and target.kind != "test" and not name.startswith(house.APART):
            yield Finding(
                "Package.swift", package.manifest.line(name), f"a host may have a target named {name}: name it Social{name}"
            )


def top_level(package: Package):
    """Nothing lies at the top but what a newcomer needs to see."""
    for path in sorted(package.root.iterdir()):
        if path.name not in house.TOP_LEVEL and not path.name.startswith("."):
            yield Finding(path.name, 1, "does not belong at the top level: move it to Modules, Tests or Scripts")


FORBIDDEN = [
    (re.compile(r"\btry!"), "try! ends the program: handle the error"),
    (re.compile(r"\bas!"), "as! ends the program: use as? and handle the other case"),
    (re.compile(r"\bfatalError\b"), "fatalError ends the program: throw, or make the state impossible"),
]
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX)\b")


def forbidden(package: Package):
    """Nothing that ends the program, nothing left undone."""
    for file in package.files:
        if not file.name.startswith("Modules/"):
            continue
        for pattern, advice in FORBIDDEN:
            for match in pattern.finditer(file.code):
                yield Finding(file.name, file.line(match.start()), advice)
        for match in UNFINISHED.finditer(file.text):
            yield Finding(file.name, file.line(match.start()), f"{match[1]}: do it, or open an issue")


INTERPOLATION = re.compile(r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
SENTENCE = re.compile(r"[A-Za-z]{2,}[,.;:]? [a-z]{2,}|[\u3040-\u30ff\u4e00-\u9fff]{2,}")
SHOWN = re.compile(r"(?:(?<!Logger\()\b(?:label|title|prompt): ?|\.heading\(|\.text\()$")
# In both languages where it stands.
PAIRED = re.compile(r"case \.(?:english|japanese):\s*(?:return )?$")
# A line to type.
COMMAND = re.compile(r"(?:[\w ]+\| )?(?:socialconnect|todo|\\\(program\)) ")
# Compared with what came in, or said to the log.
UNSAID = re.compile(r"(?:\bcase [^:\n]*|[=!]= |\blog\(|\blog\.\w+\()$")


def words(package: Package):
    """What people read stands in both languages, where the words of its module are kept."""
    for file in package.files:
        if not file.name.startswith(house.SPOKEN) or house.WORDS.search(file.name):
            continue
        for begin, end in file.texts:
            before = file.text[max(0, begin - 60):begin]
            text = file.text[begin:end].strip('"')
            said = INTERPOLATION.sub("", text)
            if PAIRED.search(before) or UNSAID.search(before):
                continue
            if COMMAND.match(text):
                continue
            if SENTENCE.search(said) or (SHOWN.search(before) and re.search(r"[^\W\d_]{2}", said)):
                yield Finding(
                    file.name, file.line(begin),
                    f"“{said.strip()[:40]}” is there in one language only: put it among the Strings, in both",
                )


SILENCED = re.compile(r"\btry\?")
EMPTY_CATCH = re.compile(r"\bcatch\b[^{}\n]*\{\s*\}")


def reasons(package: Package):
    """Code that drops an error says why."""
    for file in package.files:
        for pattern, what in ((SILENCED, "try?"), (EMPTY_CATCH, "an empty catch")):
            for match in pattern.finditer(file.code):
                first, last = file.line(match.start()), file.line(match.end())
                if not file.has_reason(first, last):
                    yield Finding(
                        file.name, first, f"{what} drops an error: say why in a comment on this line or the one before"
                    )


IDENTIFIABLE = re.compile(r"^( *)[^\n/]*\b(?:struct|class|enum|actor) \w+[^{\n]*\bIdentifiable\b[^{]*\{", re.MULTILINE)
BARE_ID = re.compile(r"(?<![\w.])ID<")


def ids(package: Package):
    """In a type that is `Identifiable`, `ID` is another thing, or isn't, by the order in which files are compiled."""
    for file in package.files:
        # Most files have none, and looking at every line of them takes most of the time.
        for found in IDENTIFIABLE.finditer(file.code) if "Identifiable" in file.code else []:
            end = file.code.find(f"\n{found[1]}}}", found.end())
            for match in BARE_ID.finditer(file.code, found.end(), end if end >= 0 else len(file.code)):
                yield Finding(file.name, file.line(match.start()), "name its module in an Identifiable type: AppValues.ID")


def roles(package: Package):
    """A person who knows one feature knows them all."""
    features = package.root / "Modules" / "Features"
    for folder in sorted(features.iterdir()) if features.is_dir() else []:
        for role in house.ROLES:
            file = folder / f"{folder.name}{role}.swift"
            if folder.is_dir() and not file.is_file():
                yield Finding(str(file.relative_to(package.root)), 1, "is missing: every feature has this file")


def lengths(package: Package):
    """A file that is too long to take in should be two."""
    for file in package.files:
        lines = file.text.count("\n")
        if lines > house.MOST_LINES:
            yield Finding(file.name, lines, f"has {lines} lines: split it ({house.MOST_LINES} at most)")


NUMBERED = re.compile(r"\$\d")
CHECKED_NAME = re.compile(r"\bSQLName\(checking:")
PUT_TOGETHER = re.compile(r"\bsql:\s*$")


def statements(package: Package):
    """What reaches a database as text stands in the code. The compiler sees to the text of `SQL`; this, to what it can't."""
    for file in package.files:
        if not file.name.startswith("Modules/"):
            continue
        if not file.name.startswith(house.DATABASE) and house.DATABASE_MODULE not in {name for name, _ in file.imports}:
            continue
        for begin, end in file.texts:
            text = file.text[begin:end]
            for match in NUMBERED.finditer(text):
                # In an interpolation, it's what a closure is given.
                if file.code[begin + match.start()] == " ":
                    yield Finding(
                        file.name, file.line(begin + match.start()),
                        f"“{match[0]}” says nothing about the value: interpolate it, or a SQLParameter",
                    )
            if "\\(" in text and PUT_TOGETHER.search(file.text[:begin]):
                yield Finding(file.name, file.line(begin), "a statement is put together as text: write it as SQL")
        for match in CHECKED_NAME.finditer(file.code):
            yield Finding(
                file.name, file.line(match.start()), "the name of a table or a column stands in the code: write it there"
            )


PUBLIC = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))? +)*public +(?:(?:internal|package|private)\(set\) +|(?:static|final|mutating|nonisolated"
    r"(?:\(nonsending\))?|convenience|indirect|lazy|weak) +)*"
    r"(?P<kind>var|let|func|struct|class|enum|protocol|actor|typealias|init|subscript)\b[ ?]*(?P<name>`?[\w]*|[^\s\w(]+)"
    r"(?:<[^>(]*>)?(?P<call>\()?",
    re.MULTILINE,
)


def documented(package: Package):
    """Modules that others take say what their public declarations are, and what those are given."""
    for name, target in package.targets.items():
        if target.layer not in ("Core", "Features"):
            continue
        declarations, parameters = [], []
        for file in package.by_target[name]:
            if house.SPEAKING.search(file.name):
                continue
            lines = file.text.split("\n")
            for match in PUBLIC.finditer(file.code):
                if match["name"] in house.FULFILLING or match["name"].startswith("="):
                    continue
                if match["call"] and house.CODING.match(file.code, match.end() - 1):
                    continue
                line = file.line(match.start())
                comment = comment_above(lines, line)
                declarations.append((file, line, bool(comment)))
                if match["call"]:
                    for label in labels(file.code, match.end()):
                        said = label in re.findall(r"\w+", comment) or (
                            match["kind"] == "init" and is_documented_property(label, lines)
                        )
                        parameters.append((file, line, said))
        for found, what in [(declarations, "public declarations"), (parameters, "parameters")]:
            bare = [(file.name, line) for file, line, said in found if not said]
            if bare and 100 * (len(found) - len(bare)) < house.LEAST_DOCUMENTED * len(found):
                share = 100 * (len(found) - len(bare)) // len(found)
                yield Finding(
                    *bare[0],
                    f"is one of {len(bare)} {what} of {name} without a comment: {share} % have one "
                    f"({house.LEAST_DOCUMENTED} % at least)",
                )


PUBLIC_TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? +)*public +(?:final +|indirect +)*(?:struct|class|enum|protocol|actor|typealias) +(\w+)", re.MULTILINE
)


def topics(package: Package):
    """Where a module has an article, each of its public types is in one of its topics: nothing else leads there."""
    for name, target in package.targets.items():
        article = package.root / target.folder / f"{name}.docc" / f"{name}.md"
        if not article.is_file():
            continue
        _, _, listed = article.read_text(encoding="utf-8").partition("\n## Topics\n")
        known = set(re.findall(r"^- ``(\w+)``$", listed, re.MULTILINE))
        for file in package.by_target[name]:
            for match in PUBLIC_TYPE.finditer(file.code):
                if match[1] not in known:
                    yield Finding(
                        file.name, file.line(match.start()),
                        f"{match[1]} is in no topic of {name}.docc/{name}.md: add it to one",
                    )


LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")
# The name of a file or folder in a sentence, without the room's own folder or the ending: `Core/Navigation/Route`.
PLACE = re.compile(r"`([A-Z]\w+(?:/[\w+]+)+(?:\.\w+)?)`")


def articles(package: Package):
    """Each article can be found from the README and from the first page, and what they lead to is there."""
    folder = package.root / house.ARTICLES
    pages = sorted(folder.glob("*.md"))
    first = (folder / house.FIRST_ARTICLE).read_text(encoding="utf-8") if pages else ""
    readme = package.root / "README.md"
    texts = {path: path.read_text(encoding="utf-8") for path in [readme, *pages] if path.is_file()}
    for page in pages:
        if page.name == house.FIRST_ARTICLE:
            continue
        name = str(page.relative_to(package.root))
        if f"- <doc:{page.stem}>" not in first:
            yield Finding(name, 1, f"is in no topic of {house.FIRST_ARTICLE}: add it to one")
        if readme in texts and f"({name})" not in texts[readme]:
            yield Finding(name, 1, "isn't in the README: name it there")
    for path, text in texts.items():
        above: list[Path] = []
        for match in sorted([*LINK.finditer(text), *PLACE.finditer(text)], key=lambda match: match.start()):
            places = [*above, path.parent, package.root, package.root / "Modules", *package.root.glob("Modules/*")]
            found = [place / match[1] for place in places]
            found = [place for place in found if place.exists() or place.with_name(place.name + ".swift").exists()]
            # What is in a folder needs only its name there, further on in the same text.
            above = [place for place in found if place.is_dir()] or above
            if not found and not re.search(house.MADE_UP, match[1]):
                line = text.count("\n", 0, match.start()) + 1
                yield Finding(str(path.relative_to(package.root)), line, f"there's no {match[1]}")
    version = re.search(r'"(\d[\d.]+)"', (package.root / house.VERSION).read_text(encoding="utf-8"))
    changes = folder / house.CHANGES
    if changes in texts and f"\n## {version[1]}" not in texts[changes]:
        yield Finding(str(changes.relative_to(package.root)), 1, f"says nothing of {version[1]}: say what changed")


def mapped(package: Package):
    """Each module has a place on the map."""
    path = package.root / house.ARTICLES / house.MAP
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    for target in package.targets.values():
        folder = target.folder.split("/")[-1]
        if target.folder.startswith("Modules/") and f"`{folder}`" not in text:
            yield Finding(f"{house.ARTICLES}/{house.MAP}", 1, f"says nothing of {target.folder}: say what lives there")


GROWING = re.compile(r"^( *)@nonexhaustive\n *public (?:indirect )?enum (\w+)", re.MULTILINE)
TYPE = re.compile(r"^(?:public )?(?:extension|struct|enum|class|final class) (\w+)", re.MULTILINE)


def growing(package: Package):
    """Hosts can read which enums may get cases: an article lists all that ask them for `@unknown default`."""
    page = package.root / house.ARTICLES / house.STABILITY
    _, _, chapter = (page.read_text(encoding="utf-8") if page.is_file() else "").partition("\n## Which enums grow\n")
    listed = set(re.findall(r"`([\w.]+)`", "".join(line for line in chapter.splitlines(True) if line.startswith("- "))))
    found = set()
    for file in package.files:
        for match in GROWING.finditer(file.code):
            around = TYPE.findall(file.code, 0, match.start())[-1] + "." if match[1] else ""
            found.add(around + match[2])
            if around + match[2] not in listed:
                yield Finding(
                    file.name, file.line(match.start()),
                    f"{around}{match[2]} may get cases: say so in {house.ARTICLES}/{house.STABILITY}",
                )
    for name in sorted(listed - found):
        yield Finding(f"{house.ARTICLES}/{house.STABILITY}", 1, f"{name} isn't @nonexhaustive, so it can't get cases")


def comment_above(lines: list, line: int) -> str:
    """The documentation of what is declared in that line, counted from 1."""
    above, comment = line - 2, []
    while above >= 0 and lines[above].strip().startswith("@"):
        above -= 1
    while above >= 0 and lines[above].strip().startswith("///"):
        comment.append(lines[above])
        above -= 1
    return "\n".join(reversed(comment))


def labels(code: str, start: int):
    """The names inside of the parameters that begin there, behind the parenthesis."""
    depth, parameter, parameters = 1, "", []
    for index in range(start, len(code)):
        letter = code[index]
        if letter in "([{<":
            depth += 1
        elif letter in ")]}" or (letter == ">" and code[index - 1] != "-"):
            depth -= 1
        if depth == 0 or (depth == 1 and letter == ","):
            parameters.append(parameter)
            parameter = ""
        else:
            parameter += letter
        if depth == 0:
            break
    return [parameter.split(":")[0].split()[-1].strip("`") for parameter in parameters if parameter.strip()]


def is_documented_property(name: str, lines: list) -> bool:
    """Whether a property of that name in the file has a comment, which then says what an initialiser is given."""
    declaration = re.compile(rf"\b(?:var|let) (?:\w+, )*`?{name}\b")
    return any(
        comment_above(lines, number) for number, line in enumerate(lines, 1) if declaration.search(line)
    )
