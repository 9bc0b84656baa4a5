"""What Package.swift declares."""

import json
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Edge:
    """A dependency of a target: a target of ours, or a product from elsewhere."""

    name: str
    is_product: bool
    traits: list


@dataclass
class Target:
    name: str
    kind: str
    folder: str
    edges: list = field(default_factory=list)

    @property
    def layer(self) -> str:
        """The folder of Modules it lies in; Tests for what lies there."""
        parts = self.folder.split("/")
        return parts[1] if parts[0] == "Modules" and len(parts) > 1 else parts[0]


class Manifest:
    """The targets, packages and text of a Package.swift."""

    # Reading a manifest takes a second or two, and most copies of the self-test have the same.
    _read: dict = {}

    def __init__(self, root: Path):
        self.text = (root / "Package.swift").read_text(encoding="utf-8")
        if self.text not in self._read:
            self._read[self.text] = dump(root)
        content = self._read[self.text]
        self.targets = {target["name"]: parsed(target) for target in content["targets"]}
        self.packages = [
            source["identity"]
            for dependency in content["dependencies"]
            for sources in dependency.values()
            for source in sources
        ]

    def line(self, name: str, edge: str = "") -> int:
        """Where a target or a package is declared; with an edge, where that stands in the declaration."""
        first = self.text.count("\n", 0, self.declaration(name)) + 1
        for number, line in enumerate(self.text.split("\n")[first - 1 : first + 14], first):
            if edge and f'"{edge}"' in line:
                return number
        return first

    def declaration(self, name: str) -> int:
        """The place of a target's name, or of a package's somewhere in an address."""
        tested = name.removesuffix("Tests")
        if tested == name:
            target = r'(?<!\.tests)\(\s*(?:name:\s*)?"%s"' % re.escape(name)
        else:
            target = r'(?:\.tests\(\s*"%s|name:\s*"%s)"' % (re.escape(tested), re.escape(name))
        match = re.compile(target).search(self.text, max(self.text.find("\n  targets: ["), 0))
        match = match or re.search(re.escape(name), self.text, re.IGNORECASE)
        return match.end() if match else 0


def dump(root: Path) -> dict:
    command = ["swift", "package", "--package-path", str(root), "dump-package"]
    result = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if result.returncode != 0:
        sys.exit("Package.swift cannot be read:\n" + result.stderr)
    return json.loads(result.stdout)


def parsed(target: dict) -> Target:
    default = ("Tests/" if target["type"] == "test" else "Sources/") + target["name"]
    edges = []
    for dependency in target["dependencies"]:
        for kind, parts in dependency.items():
            condition = parts[-1] or {}
            edges.append(Edge(parts[0], kind == "product", condition.get("traits") or []))
    return Target(target["name"], target["type"], target.get("path") or default, edges)
