#!/usr/bin/env python3
"""Runs what other repositories adopt: the action's steps with what GitHub sets, the hooks with pre-commit in a git
repository, GitLab's example.

    .ci/steps/validate-ci.py TOOL

Wants PyPI's pre-commit (and PyYAML, which comes with it), and git.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent.parent
failures = []


def expect(holds, what):
    if not holds:
        failures.append(what)
        print(f"FAIL: {what}")


def workspace(folder, fault=None):
    """A checkout with content in it, in which a fault takes the place of a text."""
    shutil.copytree(ROOT / "content", folder / "content")
    subprocess.run(["git", "init", "-q", folder], check=True)
    if fault:
        old, new = fault
        path = folder / "content/fixes.json"
        path.write_text(path.read_text().replace(old, new, 1))


def commit(folder, message):
    """All that stands in a workspace as a commit."""
    name = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    for command in (["add", "-A"], [*name, "commit", "-qm", message]):
        subprocess.run(["git", "-C", folder, *command], check=True)


def without_first_fix(folder):
    path = folder / "content/fixes.json"
    path.write_text(json.dumps(json.loads(path.read_text())[1:], indent=2, ensure_ascii=False) + "\n")


def action(inputs, folder, path, event={}):
    """The action as GitHub runs it: the exit code, the log, the outputs and the summary."""
    definition = yaml.safe_load((ROOT / "action.yml").read_text())
    values = {f"inputs.{name}": one["default"] for name, one in definition["inputs"].items()}
    values.update({f"inputs.{name}": value for name, value in inputs.items()})
    values["github.action_path"] = str(ROOT)
    expand = lambda text: re.sub(r"\$\{\{ ([^ ]+) \}\}", lambda match: values.get(match[1], ""), text)
    temporary = folder / ".runner temp"
    temporary.mkdir()
    summary = temporary / "summary"
    log, code = "", 0
    for step in definition["runs"]["steps"]:
        expect("${{" not in step["run"], f"{step['id']}: what an input holds would be run")
        output = temporary / f"output {step['id']}"
        output.write_text("")
        script = temporary / "script.sh"
        script.write_text(step["run"])
        environment = {
            "PATH": path, "HOME": str(folder), "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_OUTPUT": str(output),
            "GITHUB_STEP_SUMMARY": str(summary), "GITHUB_WORKSPACE": str(folder), "RUNNER_TEMP": str(temporary),
            **event, **{name: expand(value) for name, value in step["env"].items()},
        }
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)]
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
        log, code = log + done.stdout + done.stderr, done.returncode
        for line in output.read_text().splitlines():
            name, value = line.split("=", 1)
            values[f"steps.{step['id']}.outputs.{name}"] = value
        if code:
            break
    outputs = {name: expand(one["value"]) for name, one in definition["outputs"].items()}
    return code, log, outputs, summary.read_text() if summary.exists() else ""


def check_action(tool):
    sum = hashlib.sha256(tool.read_bytes()).hexdigest()
    version = subprocess.run([tool, "--version"], capture_output=True, text=True).stdout.split()[1]
    named = {"binary": str(tool), "sha256": sum}
    error, warning = ('"daily"', '"dayly"'), ('"prompt": "', '"prompt": "Two  spaces. ')
    evil = '$(touch evil); "`touch evil`\'::error::'
    cases = [
        ("clean", named, None, 0, {"errors": "0", "report": "seedtool.sarif"}),
        ("by URL", {**named, "binary": f"file://{tool}", "version": version}, None, 0, {}),
        ("an error", named, error, 1, {"errors": "1", "exit-code": "1"}),
        ("an error that is forgiven", {**named, "fail-on": "never"}, error, 0, {"errors": "1", "exit-code": "0"}),
        ("a warning", named, warning, 0, {"exit-code": "0"}),
        ("a warning that fails", {**named, "fail-on": "warning"}, warning, 1, {"exit-code": "1"}),
        ("another format", {**named, "format": "junit", "report": "a report.xml"}, None, 0, {"report": "a report.xml"}),
        ("a preview", {**named, "preview": "a page"}, error, 1, {"errors": "1"}),
        ("a preview of several files", {**named, "path": "content/fixes.json\ncontent/bugs.json", "preview": "page"}, None, 2, {}),
        ("a preview into a path that would run", {**named, "preview": evil}, None, 0, {}),
        ("no content", {**named, "path": "nowhere"}, None, 2, {"exit-code": "2"}),
        ("several files", {**named, "path": "content/fixes.json\ncontent/bugs.json"}, error, 1, {"errors": "1"}),
        ("a path that would run", {**named, "path": evil}, None, 2, {}),
        ("no such level", {**named, "fail-on": evil}, None, 2, {}),
        ("another checksum", {**named, "sha256": "0" * 64}, None, 2, {}),
        ("a URL without one", {"binary": f"file://{tool}"}, None, 2, {}),
        ("another version", {**named, "version": "99.0"}, None, 2, {}),
        ("no such binary", {"binary": "nowhere/seedtool"}, None, 2, {}),
        ("no Swift", {}, None, 2, {}),
    ]
    for name, inputs, fault, wanted, outputs in cases:
        with tempfile.TemporaryDirectory(prefix="action é ") as temporary:
            folder = Path(temporary)
            workspace(folder, fault)
            # Where the toolchain is not.
            code, log, found, summary = action(inputs, folder, "/usr/bin:/bin")
            expect(code == wanted, f"action, {name}: exit code {code}, not {wanted}: {log}")
            for key, value in outputs.items():
                expect(found[key] == value, f"action, {name}: {key} is {found[key]!r}, not {value!r}")
            expect(not (folder / "evil").exists(), f"action, {name}: an input was run")
            if name == "a preview":
                page = (folder / inputs["preview"] / "index.html").read_text()
                expect("dayly" in page, f"action, {name}: the page is of other content")
            if found["report"]:
                expect((folder / found["report"]).stat().st_size > 0, f"action, {name}: the report")
                expect(summary.startswith("## seedtool\n"), f"action, {name}: the summary")
            if code:
                expect(re.search("^::(error|warning) ", log, re.MULTILINE), f"action, {name}: no annotation: {log}")
            if fault and code == 1:
                expect("::error file=content/fixes.json,line=" in log or "::warning file=" in log, f"action, {name}: {log}")
    # A pull request is judged by the branch that it is for, whatever its own version of the content says.
    for base, wanted in (("", 1), ("none", 0)):
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary)
            workspace(folder)
            commit(folder, "main")
            subprocess.run(["git", "-C", folder, "update-ref", "refs/remotes/origin/main", "HEAD"], check=True)
            without_first_fix(folder)
            commit(folder, "change")
            code, log, _, summary = action({**named, "base": base}, folder, "/usr/bin:/bin", {"GITHUB_BASE_REF": "main"})
            expect(code == wanted, f"action, base {base!r}: exit code {code}, not {wanted}: {log}")
            expect(("vanished-identity" in log) == (wanted == 1), f"action, base {base!r}: {log}")
            expect(("| Fixes |  | 1 |" in summary) == (wanted == 1), f"action, base {base!r}: {summary[-2000:]}")
    # Inputs that become options, with a tool that says what it was given.
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        workspace(folder)
        stub = folder / "stub"
        stub.write_text('#!/bin/bash\n[ "$1" = --version ] && echo seedtool 1 && exit\nprintf "<%s>\\n" "$@"\n')
        given = {"binary": str(stub), "changed-since": "origin/a b", "base": "origin/a b\nold.seedbundle", "baseline": "a baseline.json", "path": "-x"}
        code, log, *_ = action(given, folder, "/usr/bin:/bin")
        for option in ("<--changed-since=origin/a b>", "<--base=origin/a b>\n<--base=old.seedbundle>", "<--baseline=a baseline.json>", "<--format>\n<github>", "<-->\n<-x>"):
            expect(code == 0 and option in log, f"action: {option} in {log}")
    return len(cases) + 3


def check_hooks(tool):
    with tempfile.TemporaryDirectory(prefix="hooks é ") as temporary:
        folder = Path(temporary)
        hooks, own = folder / "hooks", folder / "own"
        (folder / "bin").mkdir()
        (folder / "bin/seedtool").symlink_to(tool)
        scripts = Path(sys.executable).parent
        environment = {
            "PATH": f"{folder / 'bin'}:{scripts}:{os.environ['PATH']}", "HOME": temporary, "GIT_CONFIG_NOSYSTEM": "1",
            "PRE_COMMIT_HOME": str(folder / "cache"), "LC_ALL": "C.UTF-8",
            **{f"GIT_{who}_{what}": "a@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
        }

        def run(*command, where=own):
            return subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True)

        hooks.mkdir()
        shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
        own.mkdir()
        workspace(own)
        for where in (hooks, own):
            run("git", "init", "-q", where=where)
            run("git", "add", "-A", where=where)
            done = run("git", "commit", "-qm", "first", where=where)
            expect(done.returncode == 0, f"hooks: {done.stderr}")
        config = yaml.safe_load((ROOT / "Examples/CI/pre-commit-config.yaml").read_text())
        config["repos"][0]["repo"] = str(hooks)
        config["repos"][0]["rev"] = run("git", "rev-parse", "HEAD", where=hooks).stdout.strip()
        # Here both run at once.
        for hook in config["repos"][0]["hooks"]:
            hook.pop("stages", None)
        (own / ".pre-commit-config.yaml").write_text(yaml.safe_dump(config))
        run("git", "add", "-A")
        run("git", "commit", "-qm", "hooks")
        run("git", "update-ref", "refs/remotes/origin/main", "HEAD")
        done = run("pre-commit", "run", "--all-files")
        expect(done.returncode == 0 and done.stdout.count("Passed") == 2, f"hooks, clean: {done.stdout}{done.stderr}")
        expect(run("pre-commit", "install").returncode == 0, "hooks: install")
        fixes = own / "content/fixes.json"
        fixes.write_text(fixes.read_text().replace('"daily"', '"dayly"', 1))
        done = run("git", "commit", "-qam", "broken")
        said = done.stdout + done.stderr
        expect(done.returncode != 0 and said.count("content/fixes.json:6:13: error shape/unknown-value") == 2, f"hooks: {said}")
        run("git", "reset", "-q", "--hard")
        (own / "notes.json").write_text("{")
        run("git", "add", "-A")
        done = run("pre-commit", "run")
        expect(done.returncode == 0 and done.stdout.count("Skipped") == 2, f"hooks, other files: {done.stdout}")


def check_gitlab(tool):
    job = yaml.safe_load((ROOT / "Examples/CI/gitlab-ci.yml").read_text())["content"]
    reports = job["artifacts"]["reports"]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        workspace(folder)
        commit(folder, "main")
        base = subprocess.run(["git", "-C", folder, "rev-parse", "HEAD"], capture_output=True, text=True).stdout.strip()
        without_first_fix(folder)
        (folder / "bin").mkdir()
        (folder / "bin/seedtool").symlink_to(tool)
        environment = {"PATH": f"{folder / 'bin'}:/usr/bin:/bin", "CI": "true", "CI_MERGE_REQUEST_DIFF_BASE_SHA": base}
        done = subprocess.run(["sh", "-ec", "\n".join(job["script"])], cwd=folder, env=environment, capture_output=True, text=True)
        expect(done.returncode == 1 and "vanished-identity" in done.stdout, f"gitlab, base: {done.stdout}{done.stderr}")
    for fault, wanted in ((None, 0), (('"daily"', '"dayly"'), 1)):
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary)
            workspace(folder, fault)
            (folder / "bin").mkdir()
            (folder / "bin/seedtool").symlink_to(tool)
            environment = {"PATH": f"{folder / 'bin'}:/usr/bin:/bin", "CI": "true", "GITLAB_CI": "true"}
            done = subprocess.run(["sh", "-ec", "\n".join(job["script"])], cwd=folder, env=environment, capture_output=True, text=True)
            expect(done.returncode == wanted, f"gitlab: {done.returncode}: {done.stdout}{done.stderr}")
            found = json.loads((folder / reports["codequality"]).read_text())
            # Notes fail nothing: what is not reviewed, and what could not run.
            faults = [one for one in found if one["severity"] != "info" and "could not run" not in one["description"]]
            expect(len(faults) == wanted, f"gitlab: {found}")
            expect((folder / reports["junit"]).stat().st_size > 0, "gitlab: junit")


def check_workflows():
    """What the workflows name is there: the action's inputs, the scripts, the libraries."""
    inputs = yaml.safe_load((ROOT / "action.yml").read_text())["inputs"]
    package = (ROOT / "Package.swift").read_text()
    for path in sorted((ROOT / ".github/workflows").glob("*.yml")):
        for name, job in yaml.safe_load(path.read_text())["jobs"].items():
            for library in job.get("strategy", {}).get("matrix", {}).get("library", []):
                expect(f'.library(name: "{library}"' in package, f"{path.name}: the package has no library {library}")
            for step in job["steps"]:
                if step.get("uses") == "./":
                    expect(set(step["with"]) <= set(inputs), f"{path.name}: {step['with']}")
                for script in re.findall(r"\S*\.ci/\S+", step.get("run", "")):
                    expect((ROOT / script).is_file(), f"{path.name}: there is no {script}")


def main():
    tool = Path(sys.argv[1]).resolve()
    count = check_action(tool)
    check_hooks(tool)
    check_gitlab(tool)
    check_workflows()
    print(f"{count} runs of the action, the hooks and GitLab's example: {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
