#!/usr/bin/env python3
"""Holds the numbers of SECURITY.md against the code.

A row of the page's tables that ends in a constant, `Type.name`, has its number in the second column. The constant's
value must be that number, the third column names what tries it, suites of the tests or files, and every constant of the
sources that is a limit by its name must have a row."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "SECURITY.md"
# Not limits on what is read: arithmetic, what a product's rules say, and what Apple's systems hold.
ELSEWHERE = {
    "CommitmentText.characterLimit", "PressureState.commitmentLimit", "CheckInWindow.reminderLimit",
    "PatternTallies.answerLimit",
    "LineDiff.depthLimit", "NearDuplicate.noteLimit", "PatternNode.costLimit",
    "EgoFixTables.noticeLimit", "EgoFixTables.weightLimit", "PressureTables.gapLimit",
    "SystemNotifications.pendingLimit",
}

constant = re.compile(r"static (?:let|var) (\w+)(?:: \w+)? (?:= |{ )([0-9_]+(?: *(?:<<|\*) *[0-9_]+)*)(?: })?$")
typeName = re.compile(r"\b(?:struct|enum|class|extension|actor)\s+([\w.]+)")

found = {}
for path in sorted((ROOT / "Sources").rglob("*.swift")):
    # The types around a line, each with its indentation.
    owners = []
    for line in path.read_text().splitlines():
        text = line.strip()
        indentation = len(line) - len(line.lstrip())
        if text.startswith("//"):
            continue
        if match := constant.search(text):
            owner = next((name for depth, name in reversed(owners) if depth < indentation), path.stem)
            found[f"{owner}.{match[1]}"] = eval(match[2].replace("_", ""))
        elif match := typeName.search(text):
            owners = [(depth, name) for depth, name in owners if depth < indentation]
            owners.append((indentation, match[1].split(".")[-1]))

suites = {path.stem for path in (ROOT / "Tests").rglob("*.swift")}


def is_there(test):
    """Whether a suite, a step or a file is there."""
    return test in suites or any((ROOT / folder / test).is_file() for folder in ("", ".ci/steps")) \
        or (ROOT / f".ci/steps/{test}.py").is_file()


faults = []
named = set()
for number, line in enumerate(PAGE.read_text().splitlines(), 1):
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    if not line.startswith("|") or not (match := re.fullmatch(r"`(\w+\.\w+)`", cells[-1])):
        continue
    name = match[1]
    named.add(name)
    written = re.match(r"[\d,]+", cells[1])
    tests = re.findall(r"`([^`]+)`", cells[-2])
    if not tests or not all(map(is_there, tests)):
        faults.append(f"{PAGE.name}:{number}: {name} wants a test that is there, not {cells[-2]}")
    if name not in found:
        faults.append(f"{PAGE.name}:{number}: the sources have no constant {name}")
    elif not written or int(written[0].replace(",", "")) != found[name]:
        faults.append(f"{PAGE.name}:{number}: {name} is {found[name]:,}, not {cells[1]}")
for name in sorted(found):
    if name.lower().endswith("limit") and name not in named | ELSEWHERE:
        faults.append(f"{PAGE.name}: no row has {name}, {found[name]:,}")
faults += [f"{name} is excused here, and gone" for name in sorted(ELSEWHERE - found.keys())]
if not named:
    faults.append(f"{PAGE.name}: no row names a constant")

if faults:
    sys.exit("\n".join(faults))
print(f"limits: {len(named)} numbers of {PAGE.name} are the code's")
