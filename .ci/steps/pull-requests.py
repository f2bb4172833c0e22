#!/usr/bin/env python3
"""Makes pull requests, good and bad, and holds each against its base with the one command of a gate.

    .ci/steps/pull-requests.py path/to/seedtool [CASE …]    fails where a pull request gets another verdict than it should

The cases stand in pull-requests.toml. Each starts from a clone of the shipped content, whose `main` has gone on since,
with a bundle of that content in `shipped/`. Its edits are committed, and this is run:

    seedtool check --strict --base main

The rules that are expected are all that find an error or a warning. With a CASE only those are tried, and what they find
is printed.
"""

import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
CONTENT = HERE.parent.parent / "content"
CASES = tomllib.loads((HERE / "pull-requests.toml").read_text(encoding="utf-8"))
ENVIRONMENT = {
    "PATH": "/usr/bin:/bin", "HOME": os.environ.get("HOME", "/"), "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C.UTF-8",
    **{f"GIT_{who}_{what}": "a@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
    **{name: os.environ[name] for name in ("DICPATH", "LD_LIBRARY_PATH") if name in os.environ},
}


def run(folder, *command):
    return subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True)


def git(folder, *arguments):
    done = run(folder, "git", *arguments)
    if done.returncode:
        sys.exit(f"git {' '.join(arguments)}: {done.stderr}")


def write(path, value):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


FIX = next(one for one in json.loads((CONTENT / "fixes.json").read_text(encoding="utf-8")) if one["number"] == 5)
WORDS = {"$fix5": FIX["id"], "$bug5": FIX["bugSlug"], **{f"${name}5": FIX[name] for name in ("type", "severity", "prompt")}}


def spelled(value):
    """A step with what the shipped fix #5 has in the place of its `$` words."""
    if isinstance(value, dict):
        return {name: spelled(one) for name, one in value.items()}
    if isinstance(value, list):
        return [spelled(one) for one in value]
    return WORDS.get(value, value) if isinstance(value, str) else value


def matching(records, wanted):
    return [one for one in records if all(one.get(name) == value for name, value in wanted.items())]


def merged(old, new):
    """An object with the members of another; an empty text takes one away."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    result = dict(old)
    for name, value in new.items():
        if value == "":
            result.pop(name, None)
        else:
            result[name] = merged(result.get(name), value)
    return result


def edit(folder, tool, step):
    step = spelled(step)
    if "shell" in step:
        done = run(folder, "bash", "-euc", step["shell"])
        if done.returncode:
            sys.exit(f"{step['shell']}: {done.stderr}")
        return
    if "run" in step:
        done = run(folder, tool, *step["run"])
        if done.returncode:
            sys.exit(f"{step['run']}: {done.stderr}")
        return
    path = folder / "content" / step["file"]
    if "text" in step:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(step["text"], encoding="utf-8")
        return
    if step.get("delete"):
        path.unlink()
        return
    value = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    records = value
    for name in step.get("in", []):
        records = records[name]
    if "remove" in step:
        gone = matching(records, step["remove"])
        assert gone, step
        for one in gone:
            records.remove(one)
    elif "append" in step:
        records.extend(step["append"])
    elif "swap" in step:
        other = folder / "content" / step["swap"]
        theirs = json.loads(other.read_text(encoding="utf-8"))
        value["entries"], theirs["entries"] = theirs["entries"], value["entries"]
        write(other, theirs)
    elif "of" in step:
        found = matching(records, step["of"])
        assert found, step
        new = merged(found[0], step["set"])
        found[0].clear()
        found[0].update(new)
    elif step.get("in"):
        records.update(merged(records, step["set"]))
    else:
        value = merged(value, step["set"])
    write(path, value)


def found(tool, folder, case):
    done = run(folder, tool, "check", "--strict", "--base", "main", "--format", "json", *case.get("with", []))
    try:
        findings = json.loads(done.stdout)["findings"]
    except (ValueError, KeyError):
        return done.returncode, [], done.stderr
    return done.returncode, findings, done.stderr


def base(tool, folder):
    shutil.copytree(CONTENT, folder / "content")
    git(folder, "init", "-q", "-b", "main")
    for step in CASES["base"]["do"]:
        edit(folder, tool, step)
    (folder / "shipped").mkdir()
    done = run(folder, tool, "compile", "--quiet", "-o", "shipped/2.4.0.seedbundle")
    if done.returncode:
        sys.exit(f"the base: {done.stdout}{done.stderr}")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "shipped")
    git(folder, "branch", "change")
    for step in CASES["meanwhile"]["do"]:
        edit(folder, tool, step)
    git(folder, "commit", "-qam", "meanwhile")
    git(folder, "switch", "-q", "change")


def judge(tool, base, name, isTold):
    case = CASES["pull"][name]
    with tempfile.TemporaryDirectory(prefix="pull ") as temporary:
        folder = pathlib.Path(temporary) / "clone"
        shutil.copytree(base, folder)
        for step in case["do"]:
            edit(folder, tool, step)
        git(folder, "add", "-A")
        git(folder, "commit", "-qm", name, "--allow-empty")
        code, findings, complaint = found(tool, folder, case)
    rules = sorted({one["rule"] for one in findings if one["severity"] != "note"})
    if isTold:
        for one in findings:
            print(f"  {one['severity']} {one['rule']} {one['message']} [{one.get('record')}]")
        print(complaint)
    wanted = sorted(case.get("finds", []))
    wantedCode = case.get("code", 1 if wanted else 0)
    if (code, rules) == (wantedCode, wanted):
        return None
    return f"{name}: exit code {code} (not {wantedCode}), found {rules}, not {wanted}\n{complaint}"


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    names = sys.argv[2:] or list(CASES["pull"])
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary) / "base"
        folder.mkdir()
        base(tool, folder)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            failures = [one for one in pool.map(lambda name: judge(tool, folder, name, len(sys.argv) > 2), names) if one]
    for one in failures:
        print(f"FAIL: {one}")
    print(f"{len(names)} pull requests: {len(failures)} with another verdict")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
