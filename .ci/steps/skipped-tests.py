#!/usr/bin/env python3
"""The tests that a log of `swift test` says were skipped.

    .ci/steps/skipped-tests.py LOG          prints them as a pattern for `swift test --filter`
    .ci/steps/skipped-tests.py LOG OTHER    fails when one of them did not pass in the log OTHER
"""

import re
import sys

PASSED = re.compile(r"^✔ (?:Test|Suite) (.+?)(?: with \d+ test cases?)? passed after", re.M)
SKIPPED = re.compile(r"^➜ (?:Test|Suite) (.+?) skipped(?::|\.|$)", re.M)


def read(path):
    return open(path, encoding="utf-8", errors="replace").read()


def main(path, other=None):
    skipped = sorted(set(SKIPPED.findall(read(path))))
    if other is None:
        # The parentheses and quotes around a name are the log's. A pattern that is empty would run everything.
        names = [re.escape(name.removesuffix("()").strip('"`')).replace("\\ ", " ") for name in skipped]
        print("|".join(names) or "^$")
        return 0
    passed = set(PASSED.findall(read(other)))
    lost = [name for name in skipped if name not in passed]
    for name in lost:
        print(f"skipped in {path}, and not passed in {other}: {name}")
    print(f"{len(skipped) - len(lost)} of {len(skipped)} tests that were skipped have run")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
