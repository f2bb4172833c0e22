#!/usr/bin/env python3
"""Holds what the sources import against Package.swift, where the arrows between modules stand.

A target imports what it declares, all of it and nothing else, and of the system's modules those of SYSTEM; tests may
import any of the system's. In every target a warning is an error."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
# What no manifest can declare: the system's modules, and why a module wants them.
SYSTEM = {
    "AppleServices": {
        "Foundation",  # the user's defaults, dates
        "Synchronization",  # one store at a time reads and writes the defaults
    },
    "SeedFiles": {"Glibc", "Musl", "Darwin"},  # system calls: on Linux, in static images, on Apple's systems
    "SeedPlatform": {
        "Glibc", "Musl", "Darwin",  # system calls: on Linux, in static images, on Apple's systems
        "Synchronization",  # results of several threads
    },
    "CivilTime": {"Synchronization"},  # zones that were read, kept
    "EgoFixServices": {"Observation"},  # screens' models, which SwiftUI observes
    "GeoCueServices": {
        "Observation",  # screens' models
        "Synchronization",  # the stand-in for the watch over places serves several threads
    },
    "PressureServices": {"Observation"},  # screens' models
    "SeedDecoding": {"Synchronization"},  # the skip index, shared by threads
    "SeedDriver": {"Synchronization"},  # progress, drawn by a thread
    "SeedFoundation": {"Foundation"},  # the only full Foundation on the apps' side
    "SeedLint": {"Synchronization"},  # readers of words, lent to threads
    "SeedText": {"Swift"},  # normal forms, which are SPI of the standard library
    "ServiceKernel": {"Observation"},  # what all screens' models share
    "SeedPlay": {"Dispatch"},  # the main thread runs the screens' models, and the server's threads wait for it
    "ServiceStore": {
        "Dispatch",  # a thread for each connection
        "Synchronization",  # connections that are lent
    },
}
# An attribute before an import is part of it.
IMPORT = re.compile(
    r"^ *(?:@\w+(?:\([^)]*\))? +)*(?:(?:package|public|internal|private|fileprivate) +)?"
    r"import +(?:(?:struct|class|enum|protocol|func|var|let|typealias) +)?(\w+)", re.M)


def manifest():
    """The package with the targets that only benchmarks, sanitizers and stand-ins for Apple's modules see."""
    environment = dict(os.environ, SEEDTOOL_BENCHMARKS="1", SEEDTOOL_SANITIZING="1", SEEDTOOL_STAND_INS="1")
    command = ["swift", "package", "--ignore-lock", "dump-package"]
    return json.loads(subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True).stdout)


def declared(target):
    return {(entry.get("byName") or entry.get("target"))[0] for entry in target["dependencies"]}


def imported(target):
    tests = target["type"] == "test"
    folder = ROOT / (target.get("path") or f"{'Tests' if tests else 'Sources'}/{target['name']}")
    files = [file for file in folder.rglob("*.swift") if file.is_file()]
    if not files:
        sys.exit(f"{target['name']}: no sources in {folder}")
    return {name for file in files for name in IMPORT.findall(file.read_text(encoding="utf-8"))}


def main():
    targets = [target for target in manifest()["targets"] if target["type"] in ("regular", "executable", "test")]
    kinds = {target["name"]: target["type"] for target in targets}
    modules = {*kinds, "CSQLite"}
    faults, arrows = [], 0
    for target in targets:
        name, allowed, used = target["name"], declared(target), imported(target)
        arrows += len(allowed)
        system = SYSTEM.get(name, set())
        is_product = target.get("path") is None and target["type"] != "test"
        for module in sorted(used - allowed - system):
            if module in modules:
                faults.append(f"{name} imports {module}: declare it in Package.swift, or take the import out")
            elif is_product:
                faults.append(f"{name} imports {module}: add it to SYSTEM in .ci/steps/check-arrows.py with a reason, "
                              "or take the import out")
        for module in sorted(allowed - used):
            # Tests may run a program without importing it.
            if not (target["type"] == "test" and kinds.get(module) == "executable"):
                faults.append(f"{name} declares {module} in Package.swift, and imports it nowhere")
        faults += [f"SYSTEM allows {name} {module}, which it imports nowhere" for module in sorted(system - used)]
        if not any("treatAllWarnings" in setting["kind"] for setting in target["settings"]):
            faults.append(f"{name}: a warning is no error in it; give it the settings `strict`")
    faults += [f"SYSTEM names {name}, which is no target" for name in sorted(SYSTEM.keys() - kinds.keys())]
    print("\n".join(faults) or f"{arrows} arrows between {len(targets)} targets: all declared, all used; warnings are errors")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
