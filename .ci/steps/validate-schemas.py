#!/usr/bin/env python3
"""Holds Schemas/ against an independent JSON Schema validator, PyPI's check-jsonschema: the schemas themselves, the
content, every sound fixture (taken) and every broken one (refused)."""

import os
import sys
from pathlib import Path

from check_jsonschema import main as check
from click.testing import CliRunner

os.chdir(Path(__file__).resolve().parent.parent.parent)
SCHEMAS = sorted(Path("Schemas").glob("*.schema.json"))
failures = []


def validate(wanted, *arguments):
    """One run of the validator; 0 takes a file, 1 refuses it."""
    outcome = CliRunner().invoke(check, [str(argument) for argument in arguments])
    if outcome.exit_code != wanted:
        failures.append(arguments)
        print(f"FAIL: {arguments[-1]} gives {outcome.exit_code}, not {wanted}\n{outcome.output}")


def schema(name):
    return f"Schemas/{name}.schema.json"


def of_content(path):
    """The schema of a file of the content folder, from its path below it."""
    if path.parts[0] == "copy":
        return schema("copy-catalog" if path.name == "catalog.json" else "copy-table")
    return schema(path.parts[0].removesuffix(".json"))


def of_fixture(path):
    """The schema of a fixture, from the kind that its name starts with."""
    (found,) = [one for one in SCHEMAS if path.name.startswith(one.name.removesuffix(".schema.json") + "-")]
    return found


content, sound, broken = (sorted(Path(folder).rglob("*.json")) for folder in (
    "content", "Tests/SchemaFixtures/sound", "Tests/SchemaFixtures/broken"))
validate(0, "--check-metaschema", *SCHEMAS)
for path in content:
    validate(0, "--schemafile", of_content(path.relative_to("content")), path)
for path in sound:
    validate(0, "--schemafile", of_fixture(path), path)
for path in broken:
    validate(1, "--schemafile", of_fixture(path), path)
print(f"{len(SCHEMAS)} schemas, {len(content)} content files, {len(sound)} sound and {len(broken)} broken fixtures: "
      f"{len(failures)} failures")
sys.exit(1 if failures or not (SCHEMAS and content and sound and broken) else 0)
