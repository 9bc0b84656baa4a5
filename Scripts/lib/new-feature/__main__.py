"""Usage: python3 Scripts/lib/new-feature PACKAGE NAME APP | --self-test PACKAGE. Called by Scripts/new-feature."""

import signal
import sys
from pathlib import Path

import apps
import selftest
import taking
from making import Making
from names import Names
from problem import Problem


def main() -> int:
    if sys.argv[1] == "--self-test":
        return selftest.run(Path(sys.argv[2]))
    root, name, app = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    # What ends the program then goes the way of a failure: nothing is left half made.
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, lambda number, _: sys.exit(128 + number))
    try:
        if app not in apps.APPS:
            raise Problem(f"There's no app “{app}”. The apps are: {', '.join(apps.APPS)}.")
        names = Names(name)
        taking.check(root, names, apps.APPS[app])
        Making(root, names, apps.APPS[app]).run()
    except Problem as problem:
        print(f"{problem} Nothing was made.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    tell(names, apps.APPS[app])
    return 0


def tell(names: Names, app: apps.App):
    """Says what to do next."""
    lines = [f"Made {names.type}. Next, change:"]
    lines += [f"  {names.fill(place)}\n    {names.fill(what)}" for place, what in app.next_steps]
    lines.append(f"Open it with {names.fill(app.opening)}")
    lines.append(f"Test it with Scripts/test --filter '{names.type}(Tests|Contract)'")
    print("\n".join(lines))


sys.exit(main())
