#!/usr/bin/env python3
"""What the tool does with input that is broken, huge or malicious, and in surroundings that fail it: each case of
hostile.toml has to give its exit code and a message, in time, without a trap and without raw control bytes.

    .ci/steps/hostile.py path/to/seedtool [GROUP…]      all groups of cases, or those whose names begin so

Some cases need root (a small file system, another user); without it they are counted as left out.
"""

import json
import os
import pathlib
import pty
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
CONTENT = HERE.parent.parent / "content"
DATA = tomllib.loads((HERE / "hostile.toml").read_text(encoding="utf-8"))
HOSTILE = DATA.pop("hostile")
# Nothing that steers a terminal: C0 but for line feed, DEL, C1, and what reorders text.
CONTROLS = re.compile(
    rb"[\x00-\x09\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\x8e\x8f\xaa-\xae]|\xe2\x81[\xa6-\xa9]")
# Lines that GitHub's runner takes for commands.
COMMANDS = re.compile(rb"^\s*::", re.M)
NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]


class Hostility:
    """Runs the cases and counts how they went. What returns text returns why it failed, or nothing."""

    def __init__(self, tool, work):
        self.tool, self.work = tool, work
        self.environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "CI")}
        self.environment.update(LC_ALL="C.UTF-8", tool=tool, content=str(CONTENT))
        self.counts = {"ok": 0, "FAILED": 0, "left": 0}

    def filled(self, text):
        return text.replace("{content}", str(CONTENT)).replace("{hostile}", HOSTILE)

    def parts(self, value):
        """The bytes of a text or of parts in a row, in pieces."""
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, str):
                yield self.filled(part).encode()
                continue
            unit, left = part["of"].encode(), part["bytes"]
            piece = unit * (1 + min(left, 1 << 20) // len(unit))
            while left:
                yield piece[:left]
                left -= min(left, len(piece))

    def make(self, case):
        """Makes what a case names; why not, where it cannot."""
        if "content" in case:
            folder = self.filled(case["content"])
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(CONTENT, folder)
        for path, value in case.get("files", {}).items():
            path = pathlib.Path(self.filled(path))
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("wb") as file:
                for piece in self.parts(value):
                    file.write(piece)
        for path, size in case.get("sizes", {}).items():
            pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
            with open(path, "ab") as file:
                file.truncate(size)
        for path, target in case.get("links", {}).items():
            pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
            pathlib.Path(path).unlink(missing_ok=True)
            os.symlink(target, path)
        return self.shell(case["before"]) if "before" in case else ""

    def shell(self, line):
        done = subprocess.run(["bash", "-euc", line], env=self.environment, capture_output=True)
        return "" if done.returncode == 0 else f"{line.strip()}: {done.stderr.decode(errors='replace')}"

    def run(self, case):
        """Runs a case's command; why it failed, and what was printed."""
        command = ["bash", "-c", case["shell"]] if "shell" in case else [
            self.tool, *(b"".join(self.parts([argument])).decode() for argument in case["run"])]
        if "user" in case and "run" in case:
            command = [*NOBODY, f"{self.work}/seedtool", *command[1:]]
        process = subprocess.Popen(command, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, start_new_session=True)
        try:
            out, err = process.communicate(timeout=case.get("seconds", 180))
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            out, err = process.communicate()
            return "it hangs", err + out
        code = process.returncode
        if code < 0:
            code = 128 - code
        return self.judged(case.get("code", 0), code, case.get("says"), out, err), err + out

    def judged(self, expected, code, says, out, err):
        if code != expected:
            return f"exit code {code}, not {expected}"
        if says and not any(re.search(says.encode(), text, re.M) for text in (err, out)):
            return f"no message like /{says}/"
        if CONTROLS.search(out) or CONTROLS.search(err):
            return "raw control bytes"
        if COMMANDS.search(out) or COMMANDS.search(err):
            return "a line that CI takes for a command"
        return ""

    def one(self, case):
        if "user" in case and (os.geteuid() != 0 or not shutil.which("setpriv")):
            return self.tell("left", case, "needs root and setpriv")
        failure, shown = self.make(case), b""
        if failure and "unless" in case:
            return self.tell("left", case, case["unless"])
        if not failure and "by" in case:
            failure = getattr(self, case["by"])()
        elif not failure:
            failure, shown = self.run(case)
        if "after" in case:
            failure = failure or self.shell(case["after"])
        self.tell("FAILED" if failure else "ok", case, failure)
        if failure and shown:
            print("".join(f"        {line!r}\n" for line in shown[:600].decode(errors="replace").splitlines()), end="")

    def tell(self, verdict, case, reason):
        self.counts[verdict] += 1
        print(f"{verdict:7} {case['name']}{': ' * bool(reason)}{reason}", flush=True)

    # What goes in loops.

    def start(self, *arguments):
        return subprocess.Popen([self.tool, *arguments], env=self.environment, stdin=subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def changing_file(self):
        """A file that another writes all the time: it may be faulty, and the tool may not trap."""
        path, over = pathlib.Path("moving/fixes.json"), threading.Event()
        text = path.read_bytes() * 20

        def write():
            while not over.is_set():
                with path.open("wb") as file:
                    for start in range(0, len(text), 65536):
                        file.write(text[start:start + 65536])
                        file.flush()

        writer = threading.Thread(target=write)
        writer.start()
        codes = [self.start("check", "moving").wait(timeout=60) for _ in range(20)]
        over.set()
        writer.join()
        return "" if set(codes) <= {0, 1, 2} else f"exit codes {sorted(set(codes))}"

    def killed_compiles(self):
        """What a killed compile leaves is one of two editions, whole."""
        old, new = (pathlib.Path(f"{name}.seedbundle").read_bytes() for name in ("old", "new"))
        bundle = pathlib.Path("killed/x.seedbundle")
        bundle.parent.mkdir()
        counts = {old: 0, new: 0}
        began = time.monotonic()
        self.start("compile", "-q", str(CONTENT), "-o", str(bundle)).wait()
        took = time.monotonic() - began
        for index in range(150):
            bundle.write_bytes(old)
            process = self.start("compile", "-q", str(CONTENT), "-o", str(bundle))
            # From early in its run to after its end.
            time.sleep(took * (0.1 + index / 150))
            process.kill()
            process.wait()
            found = bundle.read_bytes()
            if found not in counts:
                return f"run {index}: what is left is no edition, {len(found)} bytes"
            counts[found] += 1
        print(f"        {counts[old]} times the old one, {counts[new]} times the new one")
        return ""

    def two_compiles(self):
        """Two that write one bundle both succeed, and it is one of theirs."""
        editions = [pathlib.Path(f"{name}.seedbundle").read_bytes() for name in ("old", "new")]
        race = pathlib.Path("race")
        race.mkdir()
        for _ in range(20):
            both = [self.start("compile", "-q", folder, "-o", "race/x.seedbundle") for folder in (str(CONTENT), "edition")]
            codes = [process.wait() for process in both]
            if codes != [0, 0] or (race / "x.seedbundle").read_bytes() not in editions:
                return f"exit codes {codes}, or a bundle of neither"
        left = sorted(os.listdir(race))
        return "" if left == ["x.seedbundle"] else f"{left} are left"

    def random_bytes(self):
        """A changed byte is found by verify, and inspect does not trap."""
        sound = pathlib.Path("new.seedbundle").read_bytes()
        for _ in range(100):
            offset, byte = random.randrange(len(sound)), random.randrange(256)
            if sound[offset] == byte:
                continue
            pathlib.Path("bad.seedbundle").write_bytes(sound[:offset] + bytes([byte]) + sound[offset + 1:])
            for command, codes in (("verify", {1}), ("inspect", {0, 1, 2})):
                done = subprocess.run([self.tool, command, "bad.seedbundle"], env=self.environment, stdin=subprocess.DEVNULL,
                                      capture_output=True, timeout=60)
                if done.returncode not in codes or CONTROLS.search(done.stdout + done.stderr):
                    return f"{command}, byte {offset} is {byte}: exit code {done.returncode}, or raw control bytes"
        return ""

    def progress(self):
        """Half a second and more shows progress on a terminal, and nowhere else."""
        fixes = json.loads((CONTENT / "fixes.json").read_text(encoding="utf-8"))
        os.mkdir("slow")
        pathlib.Path("slow/fixes.json").write_text(json.dumps((fixes * (512_000 // len(fixes) + 1))[:512_000]), encoding="utf-8")
        wipe = b"\r\x1b[K"
        shown = self.screen()
        stages = [part for part in shown.split(wipe) if part]
        if not any(part.startswith((b"Reading slow/fixes.json", b"Checking 512000 records")) for part in stages):
            return f"no stage is shown: {shown}"
        if shown.count(b"\n") != 1 or shown.count(wipe) < 2:
            return f"more than one line, or nothing is wiped: {shown}"
        if b"checked 512000 records" not in stages[-1]:
            return f"the last line: {stages[-1]}"
        quiet = [self.screen("--quiet"), self.screen(CI="true"), self.screen(TERM="dumb")]
        return f"progress where none may be: {quiet}" if any(wipe in text for text in quiet) else ""

    def screen(self, *options, **environment):
        """What a terminal gets of the progress of a check."""
        primary, replica = pty.openpty()
        command = [self.tool, "check", "slow/fixes.json", "--select", "characters", "--color", "never", *options]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=replica,
                                   env={"TERM": "xterm", **environment})
        os.close(replica)
        shown = b""
        while True:
            try:
                chunk = os.read(primary, 65536)
            except OSError:
                break
            if not chunk:
                break
            shown += chunk
        process.wait()
        os.close(primary)
        return shown


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    # The largest cases need less than this; a runaway one fails instead of taking the machine along.
    resource.setrlimit(resource.RLIMIT_AS, (12 << 30, 12 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    work = tempfile.mkdtemp()
    try:
        os.chmod(work, 0o755)
        shutil.copy(tool, f"{work}/seedtool")
        os.chdir(work)
        hostility = Hostility(tool, work)
        for group, cases in DATA.items():
            if sys.argv[2:] and not group.startswith(tuple(sys.argv[2:])):
                continue
            print(f"== {group}", flush=True)
            for name, case in cases.items():
                hostility.one({"name": name, **case})
        counts = hostility.counts
        print(f"\n{counts['ok']} passed, {counts['FAILED']} failed, {counts['left']} left out")
        return 1 if counts["FAILED"] else 0
    finally:
        os.chdir("/")
        if os.path.ismount(f"{work}/small"):
            subprocess.run(["umount", f"{work}/small"])
        subprocess.run(["chmod", "-R", "u+rwx", work])
        shutil.rmtree(work)


if __name__ == "__main__":
    sys.exit(main())
