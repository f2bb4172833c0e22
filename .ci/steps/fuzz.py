#!/usr/bin/env python3
"""Runs the fuzz targets of Tests/Fuzzing and prints how many executions each had; see Documentation/Developing.md.

What a run finds stays in Tests/Fuzzing/.build/crashes/TARGET; the corpora that grow with every run stay beside it.
Seeds and what was once found are checked in, in Tests/Fuzzing/Corpus/TARGET, and are tried first."""

import argparse
import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FUZZING = ROOT / "Tests/Fuzzing"
BUILD = ROOT / ".build/fuzzing"
STATE = FUZZING / ".build"

# The longest input in bytes, and a target's share of the time: fast ones come far in little of it.
TARGETS = {
    "JSON": (512, 2),
    "Messages": (256, 2),
    "Bundle": (512, 3),
    "Content": (1024, 3),
    "Repairs": (768, 4),
    "Configuration": (1024, 2),
    "Acceptances": (768, 2),
    "Import": (768, 2),
    "Patterns": (192, 2),
    "Spelling": (512, 1),
    "Replay": (768, 4),
    "Zones": (384, 1),
}


def options():
    parser = argparse.ArgumentParser(prog=".ci/steps/fuzz.py", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"what to run, by default all: {', '.join(TARGETS)}")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=float, metavar="N", help="how long all of them run together (default: 1)")
    length.add_argument("--executions", type=int, metavar="N", help="how many executions each has, however long they take")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the random numbers (default: another each time)")
    parser.add_argument("--no-build", action="store_true", help="take the targets as they were built last")
    parser.add_argument("--jobs", type=int, metavar="N", help="how many compilers may run at once")
    asked = parser.parse_args()
    unknown = [name for name in asked.targets if name not in TARGETS]
    if unknown:
        parser.error(f"there is no target {', '.join(unknown)}")
    return asked


def build(names, jobs):
    environment = dict(os.environ, SEEDTOOL_SANITIZING="1")
    for name in names:
        command = ["swift", "build", "-c", "release", "--scratch-path", str(BUILD), "--product", f"Fuzz{name}",
                   "-Xswiftc", "-sanitize=fuzzer,address"] + (["--jobs", str(jobs)] if jobs else [])
        made = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if made.returncode:
            sys.exit(f"Fuzz{name} does not build:\n{made.stdout}")


def fuzz(name, seconds, executions, seed):
    """Executions, seconds, what covered edges there are, and whether nothing was found."""
    length, _ = TARGETS[name]
    corpus, crashes = STATE / "corpus" / name, STATE / "crashes" / name
    for folder in (corpus, crashes):
        folder.mkdir(parents=True, exist_ok=True)
    log = STATE / f"{name}.log"
    command = [str(BUILD / "release" / f"Fuzz{name}"), str(corpus), str(FUZZING / "Corpus" / name),
               f"-max_len={length}", "-timeout=60", "-rss_limit_mb=3000", "-len_control=20", "-print_final_stats=1", "-entropic=0",
               f"-artifact_prefix={crashes}/", f"-seed={seed}"]
    command += [f"-runs={executions}"] if executions else [f"-max_total_time={max(1, round(seconds))}"]
    dictionary = FUZZING / "Dictionaries" / f"{name}.dict"
    if dictionary.exists():
        command.append(f"-dict={dictionary}")
    environment = dict(os.environ, SEEDTOOL_OUTSIDE="off", SWIFT_BACKTRACE="enable=no",
                       ASAN_OPTIONS="detect_leaks=0:quarantine_size_mb=8:malloc_context_size=1")
    start = time.monotonic()
    with log.open("wb") as output:
        code = subprocess.run(command, env=environment, stdout=output, stderr=subprocess.STDOUT).returncode
    took = time.monotonic() - start
    text = log.read_text(errors="replace")
    counts = re.findall(r"^stat::number_of_executed_units: *(\d+)", text, re.M) or re.findall(r"^#(\d+)\s", text, re.M)
    covered = re.findall(r" cov: (\d+)", text)
    return int(counts[-1]) if counts else 0, took, int(covered[-1]) if covered else 0, code == 0


def main():
    asked = options()
    names = asked.targets or list(TARGETS)
    if not asked.no_build:
        build(names, asked.jobs)
    shares = sum(TARGETS[name][1] for name in names)
    print(f"{'target':<16}{'executions':>14}{'seconds':>10}{'a second':>10}{'edges':>8}")
    total, took, failed = 0, 0.0, []
    for name in names:
        seconds = 60 * (asked.minutes or 1) * TARGETS[name][1] / shares
        executions, lasted, covered, sound = fuzz(name, seconds, asked.executions, asked.seed)
        total, took = total + executions, took + lasted
        print(f"{name:<16}{executions:>14,}{lasted:>10.1f}{executions / lasted:>10,.0f}{covered:>8,}"
              f"{'' if sound else '   FOUND SOMETHING'}", flush=True)
        if not sound:
            failed.append(name)
    print(f"{'all':<16}{total:>14,}{took:>10.1f}{total / took:>10,.0f}")
    for name in failed:
        print(f"\n{name}: the end of {(STATE / name).relative_to(ROOT)}.log; inputs are in .build/crashes/{name}")
        print("\n".join((STATE / f"{name}.log").read_text(errors="replace").splitlines()[-40:]))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
