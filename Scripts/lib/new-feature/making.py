"""Making a feature: everything in a folder beside the package first, then all of it in its place, or nothing."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from apps import App
from names import Names
from problem import Problem


class Making:
    def __init__(self, root: Path, names: Names, app: App):
        self.root, self.names, self.app = root, names, app
        # New files by their places, and files that change.
        self.new: list[str] = []
        self.changed: list[str] = []

    def run(self):
        # On the disk of the package, so that a file is put in its place at once.
        folder = Path(tempfile.mkdtemp(prefix=".new-feature-", dir=self.root))
        try:
            stage = folder / "stage"
            self.write(stage)
            self.format(stage)
            self.put_in_place(stage, folder / "before")
        except OSError as error:
            raise Problem(f"{error.filename or self.root}: {error.strerror}.") from error
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def write(self, stage: Path):
        for template in self.app.templates():
            place = self.names.fill(template.place)
            self.save(stage / place, self.names.fill(template.text))
            self.new.append(place)
        texts: dict[str, str] = {}
        for edit in self.app.edits:
            if edit.path not in texts:
                texts[edit.path] = (self.root / edit.path).read_text(encoding="utf-8")
            texts[edit.path] = edit.apply(texts[edit.path], self.names)
        for path, text in texts.items():
            self.save(stage / path, text)
            shutil.copymode(self.root / path, stage / path)
            self.changed.append(path)

    @staticmethod
    def save(path: Path, text: str):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def format(self, stage: Path):
        files = [path for path in self.new + self.changed if path.endswith(".swift")]
        command = ["swift", "format", "--in-place", "--configuration", str(self.root / ".swift-format"), *files]
        result = subprocess.run(command, cwd=stage, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if result.returncode != 0:
            raise Problem(f"The new files couldn't be formatted:\n{result.stderr}")

    def put_in_place(self, stage: Path, before: Path):
        """Moves all files to their places; if one can't be, or the program is to end, all are as before."""
        made: list[Path] = []
        replaced: list[str] = []
        try:
            for place in self.changed:
                self.keep(self.root / place, before / place)
            for place in self.new:
                self.make_folders((self.root / place).parent, made)
                made.append(self.root / place)
                self.move(stage / place, self.root / place)
            for place in self.changed:
                replaced.append(place)
                self.move(stage / place, self.root / place)
        except BaseException:
            for place in replaced:
                os.replace(before / place, self.root / place)
            for path in reversed(made):
                path.rmdir() if path.is_dir() else path.unlink(missing_ok=True)
            raise

    @staticmethod
    def keep(path: Path, copy: Path):
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)

    @staticmethod
    def make_folders(folder: Path, made: list[Path]):
        missing = [parent for parent in [folder, *folder.parents] if not parent.exists()]
        for parent in reversed(missing):
            parent.mkdir()
            made.append(parent)

    @staticmethod
    def move(source: Path, target: Path):
        os.replace(source, target)
