#!/usr/bin/env python3
"""Makes pull requests, good and bad, and holds each against its base with the one command of a gate.

    .ci/steps/pull-requests.py path/to/seedtool [--through] [--deep] [CASE …]

It fails where a pull request gets another verdict than it should.

The cases stand in pull-requests.toml. Each starts from a clone of the shipped content, whose `main` has gone on since,
with a bundle of that content in `shipped/`. Its edits are committed, and this is run:

    seedtool check --strict --base main

The rules that are expected are all that find an error or a warning. With a CASE only those are tried, and what they find
is printed. With --through the cases that the file names for it, with --deep also those that it names for .ci/deep, run
through what other repositories adopt: the action's step, GitLab's example, and the hook of a push by pre-commit, which
must be beside this Python (with PyYAML) or in the PATH.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CONTENT = ROOT / "content"
CASES = tomllib.loads((HERE / "pull-requests.toml").read_text(encoding="utf-8"))
ENVIRONMENT = {
    "PATH": "/usr/bin:/bin", "HOME": os.environ.get("HOME", "/"), "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C.UTF-8",
    **{f"GIT_{who}_{what}": "a@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
    **{name: os.environ[name] for name in ("DICPATH", "LD_LIBRARY_PATH") if name in os.environ},
}


def run(folder, *command, **more):
    return subprocess.run(command, cwd=folder, env={**ENVIRONMENT, **more}, capture_output=True, text=True)


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
        done = run(folder, "bash", "-euc", step["shell"], TOOL=tool)
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


def through_action(tool, folder, case):
    """The step of the action that checks, with what GitHub sets for a pull request to `main`."""
    with tempfile.TemporaryDirectory(prefix="runner ") as runner:
        report = pathlib.Path(runner) / "report.json"
        done = run(folder, "bash", str(ROOT / "Scripts/action/check"), SEEDTOOL=tool, SEEDTOOL_FAIL_ON="warning",
                   SEEDTOOL_FORMAT="json", SEEDTOOL_REPORT=str(report), GITHUB_BASE_REF="main", RUNNER_TEMP=runner,
                   GITHUB_OUTPUT=f"{runner}/output", CI="true")
        return done.returncode, json.loads(report.read_text(encoding="utf-8"))["findings"], done.stderr


def with_tool(tool, folder):
    """A PATH in which the tool is."""
    (folder / "bin").mkdir()
    (folder / "bin/seedtool").symlink_to(tool)
    return f"{folder / 'bin'}:{ENVIRONMENT['PATH']}"


def through_gitlab(tool, folder, case):
    """The script of GitLab's example."""
    import yaml
    job = yaml.safe_load((ROOT / "Examples/CI/gitlab-ci.yml").read_text(encoding="utf-8"))["content"]
    start = run(folder, "git", "merge-base", "HEAD", "refs/heads/main").stdout.strip()
    with tempfile.TemporaryDirectory() as temporary:
        path = with_tool(tool, pathlib.Path(temporary))
        done = run(folder, "sh", "-ec", "\n".join(job["script"]), PATH=path, CI="true", GITLAB_CI="true",
                   CI_MERGE_REQUEST_DIFF_BASE_SHA=start)
    report = json.loads((folder / job["artifacts"]["reports"]["codequality"]).read_text(encoding="utf-8"))
    levels = {"info": "note", "minor": "warning"}
    return done.returncode, [
        {"rule": one["check_name"], "severity": levels.get(one["severity"], "error"), "message": one["description"]}
        # That the run failed is told by its code, and what could not run is none of its findings.
        for one in report
        if one["check_name"] != "seedtool" and not one["description"].startswith("this rule could not run")
    ], done.stderr


def install_hook(tool, folder):
    """What all runs of the hook share: pre-commit's clone of the hooks, the configuration, the PATH."""
    import yaml
    hooks = folder / "hooks"
    hooks.mkdir()
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
    for command in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "hooks"]):
        git(hooks, *command)
    config = yaml.safe_load((ROOT / "Examples/CI/pre-commit-config.yaml").read_text(encoding="utf-8"))
    config["repos"][0]["repo"] = str(hooks)
    config["repos"][0]["rev"] = run(hooks, "git", "rev-parse", "HEAD").stdout.strip()
    file = folder / "config.yaml"
    file.write_text(yaml.safe_dump(config), encoding="utf-8")
    beside = pathlib.Path(sys.executable).parent / "pre-commit"
    program = str(beside) if beside.exists() else shutil.which("pre-commit") or "pre-commit"
    HOOK.update(command=[program, "run", "--config", str(file), "--hook-stage", "pre-push", "--all-files", "--verbose"],
                environment={"PRE_COMMIT_HOME": str(folder / "cache"), "PATH": with_tool(tool, folder)})
    git(hooks, "update-ref", "refs/remotes/origin/main", "HEAD")
    through_hook(tool, hooks, {})


HOOK = {}


def through_hook(tool, folder, case):
    """The hook of a push, as the example configures it, by pre-commit."""
    done = run(folder, *HOOK["command"], **HOOK["environment"])
    if not re.search(r"^seedtool \(whole content\)\.+(Passed|Failed)$", done.stdout, re.MULTILINE):
        return done.returncode, [{"rule": "no check", "severity": "error", "message": done.stdout}], done.stderr
    # What is missing has no place.
    found = re.findall(r"^(?:\S+:\d+:\d+: )?(error|warning|note) (\S+/\S+) (.*)$", done.stdout, re.MULTILINE)
    return done.returncode, [{"severity": level, "rule": rule, "message": text} for level, rule, text in found], done.stderr


WAYS = {"": found, "the action": through_action, "GitLab's example": through_gitlab, "the hook": through_hook}


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
    git(folder, "update-ref", "refs/remotes/origin/main", "HEAD")
    git(folder, "switch", "-q", "change")


def judge(tool, base, way, name, isTold):
    case = CASES["pull"][name]
    with tempfile.TemporaryDirectory(prefix="pull ") as temporary:
        folder = pathlib.Path(temporary) / "clone"
        shutil.copytree(base, folder)
        for step in case["do"]:
            edit(folder, tool, step)
        git(folder, "add", "-A")
        git(folder, "commit", "-qm", name, "--allow-empty")
        code, findings, complaint = WAYS[way](tool, folder, case)
    rules = sorted({one["rule"] for one in findings if one["severity"] != "note"})
    if isTold:
        for one in findings:
            print(f"  {one['severity']} {one['rule']} {one['message']} [{one.get('record')}]")
        print(complaint)
    wanted = sorted(case.get("finds", []))
    wantedCode = case.get("code", 1 if wanted else 0)
    if way == "the hook":
        wantedCode = case.get("hook", min(wantedCode, 1))
    if (code, rules) == (wantedCode, wanted):
        return None
    return f"{name}{' through ' * bool(way)}{way}: exit code {code} (not {wantedCode}), found {rules}, not {wanted}\n{complaint}"


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    given = [one for one in sys.argv[2:] if not one.startswith("--")]
    isThrough = "--through" in sys.argv
    through = CASES["through"]["cases"] + (CASES["through"]["deep"] if "--deep" in sys.argv else [])
    ways = [way for way in WAYS if bool(way) == isThrough]
    names = given or (through if isThrough else list(CASES["pull"]))
    pairs = [(way, name) for name in names for way in ways]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary) / "base"
        folder.mkdir()
        base(tool, folder)
        if isThrough:
            shared = pathlib.Path(temporary) / "shared"
            shared.mkdir()
            install_hook(tool, shared)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            failures = [one for one in pool.map(lambda pair: judge(tool, folder, *pair, bool(given)), pairs) if one]
    for one in failures:
        print(f"FAIL: {one}")
    print(f"{len(pairs)} pull requests: {len(failures)} with another verdict")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
