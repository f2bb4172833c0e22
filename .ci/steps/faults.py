#!/usr/bin/env python3
"""Lets system calls of the tool fail, and kills it, and looks at what is left.

    .ci/steps/faults.py path/to/seedtool [--long] [COMMAND…]

Under check and every command that writes, each call that reads, writes or looks at files fails once, in turn: in the
short run some of them and with one error, with --long all of them and with every error of the list. The run has to
end with 2 and a reason, with all files as they were, or all as they were to be; or do as if nothing had failed, where
the call does not matter. Then the tool is killed with signal 9 at each call that writes, and at random moments, 60 or,
with --long, 500: each file is the old or the new one, whole; the next run removes what was left, and ends what was
begun or says what stands in its way. Needs strace.
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib

TOOL = os.path.abspath(sys.argv[1])
LONG = "--long" in sys.argv
HERE = os.path.dirname(os.path.abspath(__file__))
CONTENT = os.path.join(HERE, "../../content")
ENVIRONMENT = {"PATH": os.environ["PATH"], "SEEDTOOL_OUTSIDE": "off", "LC_ALL": "C.UTF-8"}
DATA = tomllib.loads(open(os.path.join(HERE, "faults.toml"), encoding="utf-8").read())
ERRORS, COMMANDS = DATA["errors"], DATA["commands"]
# What begins once the program itself runs: before it stands the loader, which is not ours.
BEGIN = re.compile(r"rt_sigaction\(SIGPIPE")

if wanted := {argument for argument in sys.argv[2:] if argument != "--long"}:
    COMMANDS = {name: command for name, command in COMMANDS.items() if name in wanted}
WRITING = [name for name in COMMANDS if name != "check"]
failures = []


def prepare(folder, name):
    """Fresh content, with something to fix or to accept where that is done, an app's files, and an old bundle."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    shutil.copytree(CONTENT, f"{folder}/content")
    for file in COMMANDS[name].get("marks", []):
        path = f"{folder}/content/{file}"
        text = open(path, "rb").read()
        open(path, "wb").write(b"\xef\xbb\xbf" + text)
    if name == "accept":
        path = f"{folder}/content/fixes.json"
        text = open(path, "rb").read()
        open(path, "wb").write(text.replace(b'"prompt": "', b'"prompt": "DO IT NOW AT ONCE. ', 1))
    if name == "import":
        app = os.path.join(os.path.dirname(folder), "app")
        if not os.path.exists(app):
            run(folder, ["export", "egofix", "content", "-o", "app", "--skip"])
            shutil.move(f"{folder}/app", app)
        shutil.copytree(app, f"{folder}/app")
    open(f"{folder}/out.seedbundle", "wb").write(b"old")


def files(folder):
    """Every file below a folder with its bytes; traces apart."""
    found = {}
    for path, _, names in os.walk(folder):
        for name in names:
            if not name.startswith("trace"):
                full = os.path.join(path, name)
                found[os.path.relpath(full, folder)] = open(full, "rb").read()
    return found


def leftovers(state):
    return [name for name in state if ".seedtool-" in name]


def run(folder, arguments, strace=()):
    command = [*(["strace", "-f", "-o", "trace", *strace] if strace else []), TOOL, *arguments]
    done = subprocess.run(command, cwd=folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, timeout=120)
    return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")


def is_old_or_new(name, before, expected, state):
    """Whether every file is the one from before or the one that an untroubled run leaves."""
    for path in set(before) | set(expected) | set(state):
        if ".seedtool-" in path:
            continue
        now = state.get(path)
        if now in (before.get(path), expected.get(path)):
            continue
        if COMMANDS[name].get("mints") and path == "content/fixes.json":
            # The id is another every time.
            old, new = json.loads(before[path]), json.loads(now)
            if new[:-1] == old and new[-1]["number"] == max(record["number"] for record in old) + 1:
                continue
        return False
    return True


def is_mixed(before, expected, state):
    """Whether some files are old and some new."""
    changed = [path for path in set(before) | set(expected) if before.get(path) != expected.get(path)]
    return len({state.get(path) == before.get(path) for path in changed}) == 2


def run_again(name, work, where, expected):
    """The run after a killed one: it cleans up, and ends what was begun or says what stands in its way."""
    code, _, err = run(work, COMMANDS[name]["run"])
    state = files(work)
    if leftovers(state):
        failures.append(f"{where}: {leftovers(state)} stays after the next run")
    if COMMANDS[name].get("ends") and code != 2 and state != expected:
        failures.append(f"{where}: the next run ends with {code} and leaves other files")
    if code not in (0, 1) and not re.search("^seedtool: ", err, re.M):
        failures.append(f"{where}: the next run ends with {code}, {err.strip()[-200:]!r}")


def times(text):
    return re.sub(r"in [0-9.]+ m?s", "in a while", text)


def calls(trace):
    """The calls of the main thread after the loader's, counted by name: (name, number, line)."""
    counts, found, begun, main = {}, [], False, None
    for line in open(trace, errors="replace"):
        thread, _, rest = line.partition(" ")
        main = main or thread
        rest = rest.lstrip()
        call = rest.split("(", 1)[0]
        if thread != main or call not in ERRORS and not BEGIN.match(rest):
            continue
        begun = begun or bool(BEGIN.match(rest))
        if call in ERRORS:
            counts[call] = counts.get(call, 0) + 1
            if begun:
                found.append((call, counts[call], rest.strip()))
    return found


def fail_calls(work):
    count, refused, unharmed = 0, 0, 0
    for name, command in COMMANDS.items():
        arguments, every = command["run"], command.get("every", 12)
        prepare(work, name)
        before = files(work)
        code, out, err = run(work, arguments, ["-e", "trace=all"])
        expected = files(work)
        found = calls(f"{work}/trace")
        print(f"{name}: {len(found)} calls, exit code {code} without a fault")
        for index, (call, number, line) in enumerate(found):
            if not LONG and index % every:
                continue
            for error in ERRORS[call][: None if LONG else 1]:
                prepare(work, name)
                got, shown, said = run(work, arguments, ["-e", f"inject={call}:error={error}:when={number}"])
                state = files(work)
                count += 1
                where = f"{name}, {call} {number} {error}: {line[:100]}"
                if not is_old_or_new(name, before, expected, state):
                    failures.append(f"{where}: a file is neither old nor new")
                elif not command.get("mints") and is_mixed(before, expected, state):
                    failures.append(f"{where}: some files are old and some new")
                elif got == 2 and re.search(r"^seedtool: ", said, re.M):
                    refused += 1
                elif got == code and (name in ("new", "accept") or line.startswith("write(2,") or shown == out and times(said) == times(err)):
                    unharmed += 1
                else:
                    failures.append(f"{where}: exit code {got}, {said.strip()[-200:]!r}")
                if leftovers(state):
                    run_again(name, work, where, expected)
    print(f"{count} calls failed: {refused} runs said so and ended with 2, {unharmed} did as without a fault")


def kill(work, count):
    old = new = left = 0
    for index in range(count):
        name = WRITING[index % len(WRITING)]
        arguments = COMMANDS[name]["run"]
        prepare(work, name)
        before = files(work)
        if name not in kill.spans:
            started = time.monotonic()
            run(work, arguments)
            kill.spans[name] = time.monotonic() - started
            kill.expected[name] = files(work)
            prepare(work, name)
        process = subprocess.Popen(
            [TOOL, *arguments], cwd=work, env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        time.sleep(random.uniform(0.2, 1.05) * kill.spans[name])
        process.kill()
        process.wait()
        state = files(work)
        left += len(leftovers(state))
        if not is_old_or_new(name, before, kill.expected[name], state):
            failures.append(f"kill -9 under {name}: a file is neither old nor new")
        changed = any(state.get(path) != bytes for path, bytes in before.items())
        old, new = old + (not changed), new + changed
        run_again(name, work, f"kill -9 under {name}", kill.expected[name])
    print(f"{count} times kill -9: {old} old, {new} new, {left} temporary files left and removed by the next run")


kill.spans, kill.expected = {}, {}


def kill_at_calls(work):
    """Kill -9 exactly at each call that changes a folder or a file."""
    count = left = 0
    for name in WRITING:
        prepare(work, name)
        before = files(work)
        run(work, COMMANDS[name]["run"], ["-e", "trace=all"])
        expected = files(work)
        for call, number, line in calls(f"{work}/trace"):
            if call not in ("write", "fsync", "fchmod", "renameat", "renameat2", "unlinkat", "flock"):
                continue
            prepare(work, name)
            run(work, COMMANDS[name]["run"], ["-e", f"inject={call}:signal=KILL:when={number}"])
            state = files(work)
            count += 1
            left += len(leftovers(state))
            if not is_old_or_new(name, before, expected, state):
                failures.append(f"kill -9 at {name}, {call} {number}: a file is neither old nor new")
            run_again(name, work, f"kill -9 at {name}, {call} {number}", expected)
    print(f"{count} times kill -9 at a call that writes: {left} temporary files left and removed by the next run")


if shutil.which("strace") is None:
    sys.exit("needs strace (Debian: strace)")
seed = int(os.environ.get("SEED", "1"))
random.seed(seed)
with tempfile.TemporaryDirectory() as folder:
    work = f"{folder}/work"
    fail_calls(work)
    kill_at_calls(work)
    if WRITING:
        kill(work, 500 if LONG else 60)
for failure in failures:
    print(f"FAILED  {failure}")
print(f"{len(failures)} failures")
sys.exit(1 if failures else 0)
