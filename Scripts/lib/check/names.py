"""What each module lets others name, and whether a file names any of it. The compiler doesn't say which imports are needless;
this is decided by the words alone, in favour of an import where they leave it open."""

import re
from collections import defaultdict
from functools import cached_property, lru_cache

# What a declaration may begin with, its access apart.
BEFORE = (
    r"(?:(?:internal|package|private)\(set\) +|(?:static|class|final|mutating|nonmutating|nonisolated(?:\(\w+\))?|convenience"
    r"|indirect|lazy|weak|override|consuming|prefix|required|async) +)*"
)
KIND = r"(?:struct|class|enum|protocol|actor|typealias|associatedtype|func|var|let|extension)"
DECLARED = re.compile(
    rf"^(?P<indent> *)(?:@\w+(?:\([^)]*\))? +)*(?P<access>(?:public|package|open|internal|fileprivate|private) +)?"
    rf"{BEFORE}(?P<kind>{KIND}) +`?(?P<name>[\w.]+)(?P<rest>[^\n]*)",
    re.MULTILINE,
)
# What is called by the name of a type, or by none.
NAMELESS = re.compile(rf"^(?P<indent> *)(?P<access>(?:public|package) +)?{BEFORE}(?:init[?]?|subscript)[(<]", re.MULTILINE)
CASE = re.compile(r"^ *(?:indirect )?case (?P<list>[a-z`][^\n]*)$", re.MULTILINE)
# The placeholders of a generic declaration; of those after the first, a word that is none does no harm.
GENERIC = re.compile(r"\b(?:func|struct|class|enum|init|actor) *\w*<(\w+)")
TYPES = {"struct", "class", "enum", "protocol", "actor", "typealias"}
# Members that the compiler makes, by what stands behind the type's name.
GIVEN = {
    "rawValue": {"String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64"},
    "allCases": {"CaseIterable"},
    "literal": {f"ExpressibleBy{kind}Literal" for kind in ("String", "Integer", "Float", "Boolean", "Array", "Dictionary", "Nil")}
    | {"ExpressibleByStringInterpolation"},
}
EXPORTED = re.compile(r"@_exported (?:public )?import (\w+)")


class Names:
    """The names of one module."""

    def __init__(self, files: list):
        # What others can name by itself.
        self.outer: set = set()
        # What they can name behind a dot, by the type that has it.
        self.members = defaultdict(set)
        # All names, also those that are the module's own, each with the words of its declarations.
        self.mentions = defaultdict(set)
        # The same of what others can name.
        self.shown = defaultdict(set)
        # What stands behind the names of types: what they fulfil, or stand for.
        self.headers = defaultdict(set)
        self.reexported = {match[1] for file in files for match in EXPORTED.finditer(file.code)}
        for file in files:
            self.read(file.code)

    def read(self, code: str):
        # The types and extensions around the place: the indent, the name, and whether others see what is inside by itself.
        around: list = []
        found = [match for pattern in (DECLARED, CASE, NAMELESS) for match in pattern.finditer(code)]
        for match in sorted(found, key=lambda match: match.start()):
            if match.re is CASE:
                self.add_cases(match, around)
                continue
            indent = len(match["indent"])
            while around and around[-1][0] >= indent:
                around.pop()
            if match.re is NAMELESS:
                if around and (match["access"] or around[-1][2]):
                    self.members[around[-1][1]].add("init")
                continue
            name, kind = match["name"].split(".")[-1], match["kind"]
            # What is declared within a function is nobody's.
            if indent > 2 * len(around):
                continue
            access = (match["access"] or "").strip()
            is_shown = access in ("public", "package", "open") or (not access and bool(around) and around[-1][2])
            header = set(re.findall(r"\w+", until_end(code, match.start("rest"))))
            if kind in TYPES or kind == "extension":
                self.headers[name] |= header
                # What such a type has that no one wrote: the compiler wants the import for that, too.
                if is_shown or kind == "extension":
                    self.members[name] |= {member for member, sources in GIVEN.items() if header & sources}
                opens = kind == "protocol" or (kind == "extension" and access in ("public", "package"))
                around.append((indent, name, is_shown and opens, kind == "enum" and is_shown))
            if kind == "extension":
                continue
            self.mentions[name] |= header
            if not is_shown:
                continue
            self.shown[name] |= header
            if len(around) > (1 if kind in TYPES else 0):
                self.members[around[-2 if kind in TYPES else -1][1]].add(name)
            if indent == 0:
                self.outer.add(name)

    def add_cases(self, match: re.Match, around: list):
        indent = len(match[0]) - len(match[0].lstrip())
        while around and around[-1][0] >= indent:
            around.pop()
        if not around or match["list"].rstrip().endswith(":"):
            return
        for case in split(match["list"]):
            name = re.match(r"\s*`?(\w*)", case)[1]
            words = set(re.findall(r"\w+", case))
            self.mentions[name] |= words
            if around[-1][3]:
                self.members[around[-1][1]].add(name)
                self.shown[name] |= words

    @cached_property
    def all_members(self) -> set:
        return set().union(*self.members.values())


def until_end(code: str, start: int) -> str:
    """The rest of a declaration: to the end of the line on which its parentheses are closed."""
    depth = 0
    for place in range(start, min(len(code), start + 2000)):
        if code[place] in "([":
            depth += 1
        elif code[place] in ")]":
            depth -= 1
        elif code[place] == "\n" and depth <= 0:
            return code[start:place]
    return code[start : start + 2000]


def split(cases: str) -> list:
    """The cases of one line."""
    parts, depth = [""], 0
    for letter in cases:
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


@lru_cache(maxsize=None)
def declared(code: str):
    """The types that a file declares, with its placeholders for types, and all that it declares or extends."""
    found = [(match["kind"], match["name"].split(".")[-1]) for match in DECLARED.finditer(code)]
    types = {name for kind, name in found if kind in TYPES}
    return types | set(GENERIC.findall(code)), types | {name for kind, name in found if kind == "extension"}


class House:
    """The names of all modules of a package."""

    # Most copies of the self-test have the same modules, and most files use the same of them.
    _read: dict = {}
    _used: dict = {}

    def __init__(self, by_target: dict):
        self.modules = {}
        self.versions: dict = {}
        self.whole: dict = {}
        self.closed: dict = {}
        for name, files in by_target.items():
            if not files:
                continue
            version = hash(tuple((file.name, file.text) for file in files))
            if version not in self._read:
                self._read[version] = Names(files)
            self.versions[name] = version
            self.modules[name] = self._read[version]
        self.headers = defaultdict(set)
        for names in self.modules.values():
            for name, header in names.headers.items():
                self.headers[name] |= header

    def uses(self, file, own: str, module: str, imports: list) -> bool:
        """Whether a file may need what it imports.

        - file: A file of the module `own`.
        - imports: All that it imports.
        """
        key = (file.name, module, self.versions[own], *(self.versions.get(name) for name in imports))
        if key not in self._used:
            self._used[key] = self.decide(file, own, module, imports)
        return self._used[key]

    def decide(self, file, own: str, module: str, imports: list) -> bool:
        names = self.names(module)
        own_types, extended = declared(file.code)
        if (file.beginnings - own_types) & names.outer or f"{module}." in file.code:
            return True
        if f"@testable import {module}" in file.code:
            return bool(file.words & names.mentions.keys())
        others = [self.names(own).mentions]
        for other in imports:
            if other in self.modules and other != module:
                is_open = f"@testable import {other}" in file.code
                others.append(self.names(other).mentions if is_open else self.names(other).shown)
        # Of a type of another module, it may add what is called by the type's name.
        if any("init" in names.members[word] for word in file.words & names.members.keys() - names.outer):
            return True
        # What stands in a text is called without being named.
        if "appendInterpolation" in names.all_members and "\\(" in file.text:
            return True
        members = file.members & names.all_members
        if any(all(name not in other for other in others) for name in members):
            return True
        # A value of a type of the module: from what the file names of the others' or its own.
        reached = file.beginnings - own_types
        for other in others:
            for word in file.words & other.keys():
                reached |= other[word]
        # A literal is no word.
        members = members | {"literal"}
        if any(names.members[kind] & members for kind in self.behind(reached) if kind in names.members):
            return True
        # What a type inherits, it names without a dot.
        heirs = self.behind({word for name in extended for word in self.headers[name]})
        return any(names.members[kind] & file.words for kind in heirs if kind in names.members)

    def names(self, module: str) -> Names:
        """What a module lets others name, and what it passes on from others."""
        if module not in self.whole:
            whole = Names([])
            parts = [self.modules[module]]
            parts += (self.names(other) for other in parts[0].reexported if other in self.modules)
            for part in parts:
                whole.outer |= part.outer
                for kept in ("members", "mentions", "shown"):
                    for name, found in getattr(part, kept).items():
                        getattr(whole, kept)[name] |= found
            self.whole[module] = whole
        return self.whole[module]

    def behind(self, words: set) -> set:
        """The types among the words, with what stands behind them."""
        return set().union(*(self.behind_one(word) for word in words & self.headers.keys()))

    def behind_one(self, kind: str) -> set:
        if kind not in self.closed:
            found, left = {kind}, [kind]
            while left:
                for word in self.headers[left.pop()] & self.headers.keys() - found:
                    found.add(word)
                    left.append(word)
            self.closed[kind] = found
        return self.closed[kind]
