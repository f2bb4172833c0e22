#!/usr/bin/env python3
"""Runs what other repositories adopt: the action's steps with what GitHub sets, the hooks with pre-commit in a git
repository, GitLab's example.

    .ci/steps/validate-ci.py TOOL

Wants PyPI's pre-commit (and PyYAML, which comes with it), and git.
"""

import hashlib
import http.server
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import threading
import urllib.parse
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
        if "uses" in step:
            # Another's action, which is not run here: what it is given must be there.
            asks = re.fullmatch(r"(inputs\.\w+) != ''", step["if"])
            if not code and values[asks[1]]:
                log += f"{step['uses']} takes {expand(step['with']['path'])}\n"
                page = folder / expand(step["with"]["path"]) / "index.html"
                expect(page.is_file(), f"{step['id']}: {page} is not there")
            continue
        expect("${{" not in step["run"], f"{step['id']}: what an input holds would be run")
        if code and step.get("if") != "always()":
            continue
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
        log, code = log + done.stdout + done.stderr, code or done.returncode
        for line in output.read_text().splitlines():
            name, value = line.split("=", 1)
            values[f"steps.{step['id']}.outputs.{name}"] = value
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
            is_uploaded = f"actions/upload-artifact@v4 takes {inputs.get('preview')}\n" in log
            expect(is_uploaded == ("preview" in inputs and code < 2), f"action, {name}: uploaded: {is_uploaded}: {log}")
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


class GitHub(http.server.ThreadingHTTPServer):
    """Answers as GitHub's API does about the comments of pull request 7; `refuses` answers writes with that code,
    `unnamed` what is asked for the token's owner where there is no login."""

    def __init__(self, comments=(), login=None, refuses=None, unnamed=403):
        super().__init__(("127.0.0.1", 0), GitHubAnswer)
        self.comments = [dict(one) for one in comments]
        self.login, self.refuses, self.unnamed, self.calls = login, refuses, unnamed, []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def user(self):
        return {"login": self.login or "github-actions[bot]"}


class GitHubAnswer(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def answer(self, code, value):
        body = json.dumps(value).encode()
        self.send_response(code)
        self.send_header("Content-Length", str(len(body)))
        if code == 302:
            self.send_header("Location", "/stolen")
        self.end_headers()
        self.wfile.write(body)

    def handle_call(self):
        hub, url = self.server, urllib.parse.urlsplit(self.path)
        sent = json.loads(self.rfile.read(int(self.headers.get("Content-Length") or 0)) or "{}")
        hub.calls.append((self.command, url.path))
        if self.headers["Authorization"] != "Bearer a-token":
            return self.answer(401, {})
        if url.path == "/user":
            return self.answer(200, hub.user()) if hub.login else self.answer(hub.unnamed, {})
        if hub.refuses and self.command != "GET":
            return self.answer(hub.refuses, {})
        if (self.command, url.path) == ("GET", "/repos/o/r/issues/7/comments"):
            asked = urllib.parse.parse_qs(url.query)
            size, page = int(asked["per_page"][0]), int(asked["page"][0])
            return self.answer(200, hub.comments[size * (page - 1):size * page])
        if (self.command, url.path) == ("POST", "/repos/o/r/issues/7/comments"):
            hub.comments.append({"id": len(hub.comments) + 1, "user": hub.user(), "body": sent["body"]})
            return self.answer(201, hub.comments[-1])
        for one in hub.comments:
            if (self.command, url.path) == ("PATCH", f"/repos/o/r/issues/comments/{one['id']}"):
                one["body"] = sent["body"]
                return self.answer(200, one)
        self.answer(404, {})

    do_GET = do_POST = do_PATCH = handle_call


def check_comment(tool):
    """One comment on a pull request, which later runs update: its own, whatever others write."""
    named = {"binary": str(tool), "sha256": hashlib.sha256(tool.read_bytes()).hexdigest()}
    evil = 'Read <b>@octocat</b> #12 `$(touch evil)` <!-- seedtool --> |x| [l](http://example.com) and say nothing.'

    def run(hub, token="a-token", event="pull_request", number=7, text=None, **more):
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary)
            workspace(folder)
            commit(folder, "main")
            subprocess.run(["git", "-C", folder, "update-ref", "refs/remotes/origin/main", "HEAD"], check=True)
            path = folder / "content/fixes.json"
            fixes = json.loads(path.read_text())
            fixes[0]["prompt"] = text or evil
            path.write_text(json.dumps(fixes, indent=2, ensure_ascii=False) + "\n")
            commit(folder, "change")
            (folder / "event.json").write_text(json.dumps({"pull_request": {"number": number}}))
            environment = {
                "GITHUB_BASE_REF": "main", "GITHUB_EVENT_NAME": event, "GITHUB_EVENT_PATH": str(folder / "event.json"),
                "GITHUB_REPOSITORY": "o/r", "GITHUB_API_URL": f"http://127.0.0.1:{hub.server_port}", **more,
            }
            code, log, *_ = action({**named, "token": token, "fail-on": "never"}, folder, "/usr/bin:/bin", environment)
            expect(not (folder / "evil").exists(), "comment: something of the content was run")
            expect("a-token" not in log, "comment: the token is in the log")
            return code, log

    hub = GitHub()
    code, log = run(hub)
    expect(code == 0 and len(hub.comments) == 1, f"comment: {hub.calls} {log}")
    body = hub.comments[0]["body"] if hub.comments else ""
    for part in ("## seedtool", "| Fixes |", "| fixes |", "<ins>", "characters/leftover"):
        expect(part in body, f"comment: no {part} in {body[:3000]}")
    for part in ("<b>", "@octocat", "#12", "`$(", "](http", "http://example", "<!-- seedtool -->"):
        expect(part not in body, f"comment: {part} of the content is markup")
    run(hub, text="Read one page today and leave the rest of it to somebody else.")
    expect(len(hub.comments) == 1 and "octocat" not in hub.comments[0]["body"], f"comment: not updated: {hub.calls}")
    # Another's comment with the same first line is left alone, on whatever page the own one is.
    mark = body.split("\n")[0]
    other = {"user": {"login": "mallory"}, "body": f"{mark}\nAll is well."}
    many = [{**other, "id": number} for number in range(1, 151)]
    hub = GitHub([*many, {"id": 151, "user": {"login": "github-actions[bot]"}, "body": f"{mark}\nold"}])
    run(hub)
    expect(all(one["body"].endswith("All is well.") for one in hub.comments[:150]), "comment: another's was changed")
    expect(len(hub.comments) == 151 and "octocat" in hub.comments[150]["body"], f"comment: pages: {hub.calls}")
    hub = GitHub(login="a-person")
    run(hub)
    run(hub)
    expect([one["user"]["login"] for one in hub.comments] == ["a-person"], f"comment: a person's token: {hub.calls}")
    # Nothing is asked without a token or a pull request, and no answer fails the job.
    for options in ({"token": ""}, {"event": "push"}, {"event": "pull_request_target"}, {"number": "7/../8"}):
        hub = GitHub()
        code, log = run(hub, **options)
        expect(code == 0 and not hub.calls, f"comment, {options}: {hub.calls} {log}")
    for refusal in (403, 302, 500):
        hub = GitHub(refuses=refusal)
        code, log = run(hub)
        expect(code == 0 and "::warning title=seedtool::no comment" in log, f"comment, {refusal}: {log}")
        expect(("GET", "/stolen") not in hub.calls, "comment: a redirect was followed")
        expect(("pull-requests: write" in log) == (refusal == 403), f"comment, {refusal}: {log}")
    # Where nobody can say whose comments are its own, none is written.
    hub = GitHub(unnamed=500)
    code, log = run(hub)
    expect(code == 0 and not hub.comments and "GitHub answers 500" in log, f"comment, no owner: {hub.calls} {log}")
    # What is cut leaves nothing open, and one endless line is cut, too.
    cut = runpy.run_path(str(ROOT / "Scripts/action/comment"))["cut"]
    for text in ("<details open><summary>x</summary>\n" + "a line\n" * 10_000, "x" * 70_000):
        short = cut(text)
        expect(len(short) < 65_536 and "The rest is in" in short, f"comment: not cut: {len(short)}")
        expect(short.count("<details") == short.count("</details>"), f"comment: left open: {short[-200:]}")
    return 13


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
        shown = [line for line in done.stdout.splitlines() if line.startswith("seedtool")]
        expect(done.returncode == 0 and len(shown) == 2, f"hooks, other files: {done.stdout}")
        expect("Skipped" in shown[0] and "Passed" in shown[1], f"hooks, other files: {done.stdout}")
        # A push runs the one hook that is for it; a file whose name is that of an option is a file.
        done = run("pre-commit", "run", "--hook-stage", "pre-push", "--all-files")
        expect(done.stdout.count("seedtool") == 1 and "whole content" in done.stdout, f"hooks, push: {done.stdout}")
        hook = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())[0]
        (own / "--config=w.json").write_text('{ "version": "1.0.0", "locale": "en_US" }')
        done = run(*hook["entry"].split(), "--config=w.json")
        said = done.stdout + done.stderr
        expect(done.returncode == 2 and "no content file has this name" in said, f"hooks, a file as an option: {said}")


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


def check_begun(tool):
    """The jobs that `init` writes: what a change deletes is found, whatever the content folder is called."""
    names = ["content", "an app's/con \"tent\"", "-x", "null", "$(touch ran)/é", "a$HOME", "${{ b }}"]
    for system, path in (("github", ".github/workflows/content.yml"), ("gitlab", ".gitlab-ci.yml")):
        for name in names:
            with tempfile.TemporaryDirectory() as temporary:
                folder = Path(temporary)
                subprocess.run(["git", "init", "-q", "-b", "main", folder], check=True)
                subprocess.run([tool, "init", "-q", "--ci", system, "--", name], cwd=folder, check=True, capture_output=True)
                job = yaml.safe_load((folder / path).read_text(encoding="utf-8"))
                if system == "github":
                    step = job["jobs"]["check"]["steps"][-1]
                    script, variables = step["run"], {**step["env"], "BASE": "main"}
                else:
                    script, variables = "\n".join(job["content"]["script"]), job["content"]["variables"]
                (folder / "bin").mkdir()
                (folder / "bin/seedtool").symlink_to(tool)

                def run(base):
                    plain = ("${{ '${{' }}", "${{") if system == "github" else ("$$", "$")
                    found = {name: str(value).replace(*plain) for name, value in variables.items()}
                    found |= {"PATH": f"{folder / 'bin'}:/usr/bin:/bin", "HOME": temporary, "LC_ALL": "C.UTF-8"}
                    found |= {"CI_PROJECT_DIR": temporary, "CI_MERGE_REQUEST_DIFF_BASE_SHA": base}
                    done = subprocess.run(["bash", "-ec", script], cwd=folder, env=found, capture_output=True, text=True)
                    return done.returncode, done.stdout + done.stderr

                commit(folder, "main")
                base = subprocess.run(["git", "-C", folder, "rev-parse", "HEAD"], capture_output=True, text=True).stdout.strip()
                subprocess.run(["git", "-C", folder, "update-ref", "refs/remotes/origin/main", base], check=True)
                code, said = run(base)
                expect(code == 0, f"init, {system}, {name}: {code} {said}")
                (folder / name / "copy/app.plain.json").unlink()
                (folder / name / "copy/catalog.json").write_text('{ "products": {}, "keys": [] }\n')
                code, said = run(base)
                expect(code == 1 and "compatibility/vanished-voice" in said, f"init, {system}, {name}, a change: {code} {said}")
                if system == "gitlab":
                    code, said = run("0123456789" * 4)
                    expect(code == 2, f"init, gitlab: a base that is not here is left out: {code} {said}")
                expect(not (folder / "ran").exists(), f"init, {system}: a name is run")


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
    count = check_action(tool) + check_comment(tool)
    check_hooks(tool)
    check_gitlab(tool)
    check_begun(tool)
    check_workflows()
    print(f"{count} runs of the action, the hooks and GitLab's example: {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
