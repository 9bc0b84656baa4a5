"""Usage: python3 Scripts/lib/picture PROGRAM FILE. Called by Scripts/picture."""

import sys
from pathlib import Path

import drawing
import scene
from problem import Problem


def main() -> int:
    program, out = sys.argv[1:]
    try:
        screen = scene.play(program)
        picture = drawing.draw(screen, scene.TITLE, scene.DESCRIPTION)
        Path(out).write_text(picture, encoding="utf-8")
    except (Problem, OSError) as problem:
        print(f"The picture couldn't be made. {problem}", file=sys.stderr)
        return 1
    print(f"{out} shows the shell now ({len(picture.encode()) // 1000} kB).", file=sys.stderr)
    return 0


sys.exit(main())
