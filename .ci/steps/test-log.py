#!/usr/bin/env python3
"""Reads what `swift test` has printed.

    .ci/steps/test-log.py slowest LOG [COUNT]      the slowest tests
    .ci/steps/test-log.py skipped LOG              the tests that were skipped, as a pattern for `swift test --filter`
    .ci/steps/test-log.py cover LOG OTHER          fails when a test that LOG has skipped did not pass in OTHER
"""

import re
import sys

PASSED = re.compile(r"^✔ Test (.+?)(?: with \d+ test cases?)? passed after ([\d.]+) seconds", re.M)
SKIPPED = re.compile(r"^➜ (?:Test|Suite) (.+?) skipped(?::|\.|$)", re.M)


def read(path):
    return open(path, encoding="utf-8", errors="replace").read()


def main(action, path, *more):
    log = read(path)
    if action == "slowest":
        found = sorted(((float(seconds), name) for name, seconds in PASSED.findall(log)), reverse=True)
        print(f"The slowest of {len(found)} tests, in seconds; all together {sum(seconds for seconds, _ in found):.0f}:")
        for seconds, name in found[: int(more[0]) if more else 12]:
            print(f"{seconds:8.1f}  {name}")
        return 0
    skipped = SKIPPED.findall(log)
    if action == "skipped":
        # A pattern that is empty would run everything.
        print("|".join(sorted({re.escape(name.strip('"`').removesuffix("()").strip("`")) for name in skipped})) or "^$")
        return 0
    passed = {name for name, _ in PASSED.findall(read(*more))}
    lost = [name for name in skipped if name not in passed]
    for name in lost:
        print(f"skipped in {path}, and not passed in {more[0]}: {name}")
    print(f"{len(skipped) - len(lost)} of {len(skipped)} tests that were skipped have run")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
