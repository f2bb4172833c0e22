#!/usr/bin/env python3
"""Checks Documentation/Coverage.md: its numbers rise, each requirement names a test or says "not here" with the
reason, and the tests, commands and files that it names exist.

    check-coverage.py [path/to/seedtool]    without a path: the tool in .build

Tests are found by suite and name. `seedtool check` is run as it stands in the page.
"""
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = "Documentation/Coverage.md"
ROW = re.compile(r"\| ([A-Z])(\d+) \| ([^|`]+) \| ([^|]+) \|")

built = [ROOT / ".build" / kind / "seedtool" for kind in ("release", "debug")]
tool = next((str(path) for path in sys.argv[1:] or built if pathlib.Path(path).is_file()), None)
if tool is None:
    sys.exit("check-coverage: there is no tool there; build seedtool first")
listing = subprocess.run([tool, "--help"], capture_output=True, text=True, check=True).stdout
commands = set(re.findall(r"^  ([a-z]+) ", listing.split("Commands:")[1].split("\n\n")[0], re.M))
tests = set()
for path in (ROOT / "Tests").rglob("*.swift"):
    suite = None
    for line in path.read_text().splitlines():
        if found := re.match(r"(?!\s|//).*?\b(?:struct|class|enum|extension|actor) (\w+)", line):
            suite = found[1]
        elif found := re.match(r"  (?:@Test.* )?func `([^`]+)`\(", line):
            tests.add((suite, found[1]))
codes = {}  # The exit codes of the commands that were run.


def fault(suite: str, name: str) -> str | None:
    """What is wrong with one name in backticks."""
    if not name.startswith("seedtool "):
        is_there = (suite, name) in tests or ("/" in name or "." in name) and (ROOT / name).is_file()
        return None if is_there else f"no test of {suite} and no file is `{name}`"
    words = shlex.split(name)
    if words[1] not in commands:
        return f"seedtool has no command `{words[1]}`"
    if words[1] == "check" and name not in codes:
        codes[name] = subprocess.run([tool] + words[1:], cwd=ROOT, capture_output=True).returncode
    return f"`{name}` ends with {codes[name]}" if codes.get(name) else None


faults, last = [], {}
for number, line in enumerate((ROOT / PAGE).read_text().splitlines(), 1):
    if not line.startswith("| ") or line.startswith("| number |"):
        continue
    wrong, row, suite = [], ROW.fullmatch(line), ""
    if row is None:
        wrong = ["not a row of number, requirement and proof"]
    else:
        if int(row[2]) <= last.get(row[1], 0):
            wrong.append(f"{row[1]}{row[2]} comes after {row[1]}{last[row[1]]}")
        last[row[1]] = int(row[2])
        names = re.findall(r"(?:(\w+): )?`([^`]+)`", row[4])
        has_test = False
        for prefix, name in names:
            suite = prefix or suite
            has_test |= (suite, name) in tests
            wrong.append(fault(suite, name))
        if not has_test and not re.match(r"not here: \w", row[4]):
            wrong.append('names no test; where none can show it, write "not here: " and the reason')
    faults += [f"{PAGE}:{number}: {text}" for text in wrong if text]
print("\n".join(faults) or f"{PAGE}: {sum(last.values())} requirements")
sys.exit(1 if faults else 0)
