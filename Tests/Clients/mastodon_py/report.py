"""What was found wrong, section by section."""

import traceback
from collections.abc import Callable, Iterable
from pathlib import Path


class Report:
    """Runs sections, and goes on where one fails: each is about one thing."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed: list[str] = []

    def run(self, section: Callable, world: object) -> None:
        name = section.__name__.replace("_", " ")
        _problems.clear()
        try:
            section(world)
        except Exception as error:
            _problems.append(f"{_place(traceback.extract_tb(error.__traceback__))}: {type(error).__name__}: {error}")
        print(f"{'FAILED' if _problems else 'passed'}  {name}", flush=True)
        for problem in _problems:
            print(f"        {problem}", flush=True)
        if _problems:
            self.failed.append(name)
        else:
            self.passed += 1

    @property
    def has_failed(self) -> bool:
        return bool(self.failed) or self.passed == 0

    @property
    def summary(self) -> str:
        if not self.failed:
            return f"All {self.passed} sections passed."
        return f"{self.passed} sections passed, {len(self.failed)} failed: {', '.join(self.failed)}."


_problems: list[str] = []


def expect(condition: object, what: str) -> None:
    """Notes what doesn't hold, and goes on."""
    if not condition:
        _problems.append(f"{_place(traceback.extract_stack()[:-1])}: {what}")


def equal(found: object, wanted: object, what: str) -> None:
    """The same for a value."""
    if found != wanted:
        _problems.append(f"{_place(traceback.extract_stack()[:-1])}: {what}: {found!r} instead of {wanted!r}")


def refused(status: int, call: Callable, what: str) -> None:
    """Notes a call that isn't refused with this status."""
    try:
        answer = call()
    except Exception as error:
        found = next((part for part in error.args if isinstance(part, int)), None)
        if found != status:
            _problems.append(f"{_place(traceback.extract_stack()[:-1])}: {what}: {error!r} instead of {status}")
    else:
        _problems.append(f"{_place(traceback.extract_stack()[:-1])}: {what}: {answer!r} instead of {status}")


def _place(frames: Iterable) -> str:
    """The last line of ours that led to something."""
    here = Path(__file__).parent
    ours = [frame for frame in frames if Path(frame.filename).parent == here and frame.filename != __file__]
    return f"{Path(ours[-1].filename).name}:{ours[-1].lineno}" if ours else "?"
