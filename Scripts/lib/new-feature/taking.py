"""Whether a name is still free: of modules, types, places and ports."""

import re
from pathlib import Path

from apps import App
from names import Names
from problem import Problem

# What comes with the toolchain, and what another platform has in its place.
TOOLCHAIN = set(
    "Swift Foundation FoundationEssentials FoundationNetworking FoundationXML Observation Synchronization Testing XCTest "
    "Dispatch Distributed RegexBuilder Cxx CxxStdlib Glibc Musl Darwin System Android WinSDK PackageDescription "
    "SwiftUI UIKit AppKit Combine".split()
)
# At the top of a file: what another type holds is its own.
TYPE = re.compile(r"^(?:@?[a-zA-Z()]+ )*(?:struct|class|enum|protocol|actor|typealias) (\w+)", re.MULTILINE)


def check(root: Path, names: Names, app: App):
    check_modules(root, names)
    check_types(root, names, app)
    check_members(root, names, app)
    for template in app.templates():
        place = names.fill(template.place)
        if (root / place).exists():
            raise Problem(f"{place} is there already.")


def check_modules(root: Path, names: Names):
    # On some disks, names that differ only in capitals are one; so are the names that SwiftPM gives to its products.
    wanted = names.type.lower()
    for name, owner in modules(root):
        if wanted in (name.lower(), f"{name}Tests".lower()) or f"{wanted}tests" == name.lower():
            raise Problem(f"{owner} has a module {name}. Choose another name.")


def modules(root: Path):
    """The names of all modules that the package is made of, and whose they are."""
    for folder in sorted([*root.glob("Modules/*/*/"), *root.glob("Tests/*/")]):
        yield folder.name, "SocialConnect"
    manifest = (root / "Package.swift").read_text(encoding="utf-8")
    for name in re.findall(r'(?:name:|\.(?:core|feature|platform|backend|app)\()\s*"(\w+)"', manifest):
        yield name, "SocialConnect, or a package that it uses,"
    # Further modules of packages are known once these are fetched.
    for folder in sorted(root.glob(".build*/checkouts/*/Sources/*/")):
        yield folder.name, f"The package {folder.parts[-3]}"
    for name in sorted(TOOLCHAIN):
        yield name, "Swift's toolchain, or a platform,"


def check_types(root: Path, names: Names, app: App):
    wanted = {names.type}
    for template in app.templates():
        if template.place.startswith("Modules/"):
            wanted |= set(TYPE.findall(names.fill(template.text)))
    for file in sorted((root / "Modules").rglob("*.swift")):
        for name in TYPE.findall(file.read_text(encoding="utf-8")):
            if name in wanted:
                raise Problem(f"{file.relative_to(root)} has a type {name}. Choose another name.")


def check_members(root: Path, names: Names, app: App):
    """The places, links and ports that the app has already."""
    if names.link in app.reserved_links:
        raise Problem(f"“{names.link}” opens something else in the app. Choose another name.")
    for path, pattern in app.members:
        text = (root / path).read_text(encoding="utf-8")
        found = re.search(names.fill(pattern), text, re.MULTILINE)
        if found:
            raise Problem(f"{path} has “{found[0].strip()}” already. Choose another name.")
