"""Usage: python3 Scripts/lib/check PACKAGE [--self-test]. Called by Scripts/check."""

import sys
from pathlib import Path

import selftest
from rules import Package


def main() -> int:
    root = Path(sys.argv[1])
    if "--self-test" in sys.argv[2:]:
        return selftest.run(root)
    findings = Package(root).all_findings()
    for finding in findings:
        print(finding)
    if findings:
        print(f"{len(findings)} finding{'s' if len(findings) > 1 else ''}.", file=sys.stderr)
    return 1 if findings else 0


sys.exit(main())
