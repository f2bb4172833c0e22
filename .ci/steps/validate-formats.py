#!/usr/bin/env python3
"""Reads every format for programs as its reader would: SARIF by its schema and by sarif-tools, XML by a parser, JSON by
what GitLab and reviewdog ask for; over clean content, broken content and runs that fail.

    .ci/steps/validate-formats.py TOOL [SARIF-SCHEMA]

Wants PyPI's jsonschema and sarif-tools; without SARIF-SCHEMA (sarif-schema-2.1.0.json of OASIS) it says that no report
was held against it.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from urllib.parse import unquote

import jsonschema

FORMATS = ["json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "rdjson", "markdown"]
HIDDEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2028\u2066-\u2069]")
failures = []


def expect(holds, what):
    if not holds:
        failures.append(what)
        print(f"FAIL: {what}")


def break_content(folder):
    """Puts a fault of every sort into copies of the content, and texts that try to steer their readers."""
    fixes = folder / "content/fixes.json"
    text = fixes.read_text()
    text = text.replace('"daily"', '"dayly"', 1).replace('"low"', '"lowest"', 12)
    evil = r"Zwei  \u001b[31m ::error::x ]]> 😀 \u202e|@bob #12 <b>`x` %0A [t](1) "
    start = text.index('"prompt": "') + len('"prompt": "')
    text = text[:start] + evil + text[start:]
    last = text.rindex('"prompt": "') + len('"prompt": "')
    text = text[:last] + "\x1b[2J\x07" + "two  spaces " + text[last:]
    fixes.write_text(text)
    (folder / "content/words/extra \x1b[31m ::error::,é😀.txt").parent.mkdir(exist_ok=True)
    (folder / "content/extra \x1b[31m ::error::,é😀.json").write_text("[]")
    bugs = json.loads((folder / "content/bugs.json").read_text())
    (folder / "content/bugs.json").write_text(json.dumps([{**bug, "unknown": 1} for bug in bugs[:-1]]))


def run(tool, folder, arguments, environment={}):
    """One run that writes every format into a file of its own: the exit code and the reports."""
    reports = folder / "reports"
    shutil.rmtree(reports, ignore_errors=True)
    reports.mkdir()
    formats = [f"--format={name}={reports / name}" for name in FORMATS]
    variables = {"PATH": os.environ["PATH"], **environment}
    done = subprocess.run([tool, "check", *arguments, *formats], cwd=folder, env=variables, capture_output=True, text=True)
    expect(done.stdout == "", f"{arguments}: only files were asked for, and standard output has {done.stdout!r}")
    return done.returncode, {name: (reports / name).read_text() for name in FORMATS}


def check_sarif(text, validator, truth, name):
    report = json.loads(text)
    if validator:
        errors = sorted(validator.iter_errors(report), key=str)
        expect(not errors, f"{name}: sarif: {[(list(error.path), error.message[:200]) for error in errors[:3]]}")
    (one,) = report["runs"]
    results = one["results"]
    expect(len(results) == len(truth["findings"]), f"{name}: sarif: as many results as findings")
    expect(one["columnKind"] == "utf16CodeUnits", f"{name}: sarif: columns")
    rules = one["tool"]["driver"]["rules"]
    prints = [result["partialFingerprints"]["recordAndText/v1"] for result in results]
    expect(len(set(prints)) == len(prints), f"{name}: sarif: fingerprints are unique")
    for rule in rules:
        expect(rule["help"]["markdown"].startswith(f"# {rule['id']}"), f"{name}: sarif: page of {rule['id']}")
        expect(rule["properties"]["tags"] and rule["defaultConfiguration"]["level"], f"{name}: sarif: rule")
    for result in results:
        expect(rules[result["ruleIndex"]]["id"] == result["ruleId"], f"{name}: sarif: index of the rule")
        place = result["locations"][0]["physicalLocation"]
        uri = place["artifactLocation"]["uri"]
        expect(place["artifactLocation"]["uriBaseId"] == "%SRCROOT%" and uri.startswith("content/"), f"{name}: {uri}")
        expect(set(place["region"]) == {"startLine", "startColumn", "endLine", "endColumn"}, f"{name}: sarif: region")
        expect(not HIDDEN.search(result["message"]["text"]), f"{name}: sarif: hidden characters in a message")
    (invocation,) = one["invocations"]
    notes = invocation["toolExecutionNotifications"]
    return invocation["executionSuccessful"], [note["message"]["text"] for note in notes]


def check_source(text, folder, name):
    """What SARIF says of regions and fixes, against the files: replacing them gives JSON or at least changes."""
    for result in json.loads(text)["runs"][0]["results"]:
        for fix in result.get("fixes", []):
            for change in fix["artifactChanges"]:
                path = folder / unquote(change["artifactLocation"]["uri"])
                expect(path.is_file(), f"{name}: sarif: {path} of a fix")
                lines = path.read_text().split("\n")
                for replacement in change["replacements"]:
                    region = replacement["deletedRegion"]
                    line = lines[region["endLine"] - 1].encode("utf-16-le")
                    expect(region["endColumn"] <= len(line) // 2 + 1, f"{name}: sarif: column {region}")


def check_gitlab(text, truth, name):
    expect(not text.startswith("\ufeff"), f"{name}: gitlab: byte order mark")
    issues = json.loads(text)
    prints = [issue["fingerprint"] for issue in issues]
    expect(len(set(prints)) == len(prints), f"{name}: gitlab: fingerprints are unique")
    for issue in issues:
        expect(issue["severity"] in ("info", "minor", "major", "critical", "blocker"), f"{name}: gitlab: severity")
        path, begin = issue["location"]["path"], issue["location"]["lines"]["begin"]
        expect(path and not path.startswith(("./", "/")) and begin >= 1, f"{name}: gitlab: {path}:{begin}")
        expect(issue["description"] and issue["check_name"], f"{name}: gitlab: description")
        expect(not HIDDEN.search(issue["description"]), f"{name}: gitlab: hidden characters")
    return len(issues)


def check_rdjson(text, folder, name):
    report = json.loads(text)
    expect(report["source"]["name"] == "seedtool", f"{name}: rdjson: source")
    for one in report["diagnostics"]:
        expect(one["severity"] in ("ERROR", "WARNING", "INFO"), f"{name}: rdjson: severity")
        found = one["location"].get("range")
        for place in [found] + [suggestion["range"] for suggestion in one.get("suggestions", [])]:
            if not place:
                continue
            lines = (folder / one["location"]["path"]).read_bytes().split(b"\n")
            for end in place.values():
                line = lines[end["line"] - 1]
                expect(1 <= end["column"] <= len(line) + 1, f"{name}: rdjson: column {end}")
                line[: end["column"] - 1].decode()
    return len(report["diagnostics"])


def check_junit(text, truth, code, strict, name):
    suites = ElementTree.fromstring(text)
    cases = list(suites.iter("testcase"))
    for tag, key in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
        count = len(list(suites.iter(tag)))
        expect(int(suites.get(key)) == count == sum(int(one.get(key)) for one in suites), f"{name}: junit: {key}")
    expect(int(suites.get("tests")) == len(cases), f"{name}: junit: tests")
    names = [(case.get("classname"), case.get("name")) for case in cases]
    expect(len(set(names)) == len(names), f"{name}: junit: a name for each case")
    failing = sum(one["severity"] == "error" or strict and one["severity"] == "warning" for one in truth["findings"])
    expect(int(suites.get("failures")) == failing, f"{name}: junit: what fails")
    expect((int(suites.get("errors")) > 0) == (code == 2), f"{name}: junit: a failed run")
    expect(all(float(one.get("time")) >= 0 for one in suites), f"{name}: junit: time")
    return int(suites.get("skipped"))


def check_checkstyle(text, name):
    errors = list(ElementTree.fromstring(text).iter("error"))
    for error in errors:
        expect(error.get("severity") in ("error", "warning", "info"), f"{name}: checkstyle: severity")
        expect(int(error.get("line")) >= 1 and int(error.get("column")) >= 1, f"{name}: checkstyle: place")
        expect(not HIDDEN.search(error.get("message")), f"{name}: checkstyle: hidden characters")
    return len(errors)


def check_github(text, truth, name):
    lines = text.splitlines()
    for line in lines:
        expect(re.fullmatch(r"::(error|warning|notice) [a-zA-Z]+=[^,:]*(,[a-zA-Z]+=[^,:]*)*::[^\n]+", line), f"{name}: github: {line}")
        expect(not re.search("%(?!25|0D|0A|3A|2C)", line), f"{name}: github: {line}")
    for level in ("error", "warning", "notice"):
        expect(sum(line.startswith(f"::{level} ") for line in lines) <= 10, f"{name}: github: ten of {level}")
    levels = [line[2:].split(" ")[0] for line in lines]
    expect(levels == sorted(levels, key=["error", "warning", "notice"].index), f"{name}: github: gravest first")


def sarif_tools(path, name, count):
    command = [str(Path(sys.executable).parent / "sarif"), "summary", str(path)]
    done = subprocess.run(command, capture_output=True, text=True)
    expect(done.returncode == 0, f"{name}: sarif-tools: {done.stderr}")
    total = sum(int(found) for found in re.findall(r"^(?:error|warning|note): (\d+)", done.stdout, re.MULTILINE))
    expect(total == count, f"{name}: sarif-tools counts {total} of {count}: {done.stdout}")


def main():
    tool = Path(sys.argv[1]).resolve()
    validator = None
    if len(sys.argv) > 2:
        validator = jsonschema.Draft7Validator(json.loads(Path(sys.argv[2]).read_text()))
    else:
        print("no SARIF schema was given: reports are not held against it")
    content = Path(__file__).resolve().parent.parent.parent / "content"
    without = ["--ignore", "spelling"]
    nowhere = {"SEEDTOOL_OUTSIDE": "off"}
    runs = [
        ("clean", without, False, {}, 0),
        ("broken", without, True, {}, 1),
        ("broken and strict", ["--strict", *without], True, {}, 1),
        ("a rule that cannot run", [], False, nowhere, 0),
        ("a rule that cannot run, strict", ["--strict"], True, nowhere, 2),
        ("no content", ["nowhere"], False, {}, 2),
        ("no such rule", ["--select", "nothing"], False, {}, 2),
    ]
    count = 0
    for name, arguments, breaks, environment, wanted in runs:
        with tempfile.TemporaryDirectory(prefix="formats é ") as temporary:
            folder = Path(temporary)
            shutil.copytree(content, folder / "content")
            if breaks:
                break_content(folder)
            code, reports = run(tool, folder, arguments, environment)
            expect(code == wanted, f"{name}: exit code {code}, not {wanted}")
            truth = json.loads(reports["json"])
            skipped = len(truth["summary"].get("skippedRules", []))
            others = skipped + ("failure" in truth["summary"])
            found = len(truth["findings"])
            expect(("failure" in truth["summary"]) == (code == 2), f"{name}: json: failure")
            went_well, notes = check_sarif(reports["sarif"], validator, truth, name)
            expect(went_well == (code != 2) and len(notes) == others, f"{name}: sarif: notifications {notes}")
            check_source(reports["sarif"], folder, name)
            sarif_path = folder / "reports/report.sarif"
            sarif_path.write_text(reports["sarif"])
            sarif_tools(sarif_path, name, found)
            expect(check_gitlab(reports["gitlab"], truth, name) == found + others, f"{name}: gitlab: count")
            expect(check_rdjson(reports["rdjson"], folder, name) == found + others, f"{name}: rdjson: count")
            strict = "--strict" in arguments
            expect(check_junit(reports["junit"], truth, code, strict, name) == skipped, f"{name}: junit: skipped")
            expect(check_checkstyle(reports["checkstyle"], name) == found + others, f"{name}: checkstyle: count")
            check_github(reports["github"], truth, name)
            for line in reports["jsonl"].splitlines():
                json.loads(line)
            for format, text in reports.items():
                expect(not HIDDEN.search(text), f"{name}: {format}: hidden characters as they are")
                if code == 2:
                    reason = "could not" if "--strict" in arguments else "nothing" if "nothing" in arguments else "nowhere"
                    expect(reason in text, f"{name}: {format}: does not say why the run failed")
                for rule in truth["summary"].get("skippedRules", []):
                    expect(rule["rule"] in text, f"{name}: {format}: {rule['rule']} could not run")
            count += len(reports)
            print(f"{name}: exit code {code}, {found} findings, {others} other messages")
    print(f"{count} reports, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
