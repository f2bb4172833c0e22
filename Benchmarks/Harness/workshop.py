"""Builds what is measured, and says which versions of what it has found."""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parent.parent
REPOSITORY = BENCHMARKS.parent
STATIC = ["-c", "release", "--static-swift-stdlib", "-Xlinker", "-s"]
DYNAMIC = ["-c", "release", "-Xlinker", "-s"]


class Unavailable(Exception):
    """Why a row cannot be measured here."""


def say(text):
    """Progress; the report alone goes to standard output."""
    print(text, file=sys.stderr, flush=True)


class Workshop:
    """The cache folder with all that is built, installed and generated."""

    def __init__(self, cache, jobs):
        self.cache = cache
        self.jobs = jobs
        self.peers = cache / "peers"
        self.venv = cache / "venv"
        self.missing = {}
        for folder in (cache, self.peers):
            folder.mkdir(parents=True, exist_ok=True)

    # Building

    def build(self):
        self.seedtool = self.swift(REPOSITORY, "seedtool", "seedtool", STATIC)
        self.seedbench = self.swift(REPOSITORY, "seedbench", "seedtool", STATIC)
        self.pressurebench = self.swift(REPOSITORY, "pressurebench", "seedtool", STATIC)
        self.generator = self.swift(BENCHMARKS, "generate", "static", STATIC)
        self.lookup = self.swift(BENCHMARKS, "lookup", "static", STATIC)
        self.decode_static = self.swift(BENCHMARKS, "decode", "static", STATIC)
        self.decode_dynamic = self.swift(BENCHMARKS, "decode", "dynamic", DYNAMIC)
        self.stopwatch = self.compile("stopwatch", ["cc", "-O2"], "stopwatch.c")
        self.attempt("simdjson", self.build_simdjson)
        self.attempt("sqlite", self.build_lookup)
        self.attempt("openings", self.build_openings)
        self.attempt("icu", self.build_message)
        self.attempt("venv", self.build_venv)

    def attempt(self, name, action):
        """A peer that cannot be had costs its rows, not the run."""
        try:
            action()
        except (subprocess.CalledProcessError, FileNotFoundError, Unavailable) as error:
            self.missing[name] = str(error)
            say(f"  {name} is not available: {error}")

    def swift(self, package, product, scratch, flags):
        say(f"building {product} ({scratch})")
        folder = self.cache / "build" / scratch
        command = ["swift", "build", "--package-path", package, "--scratch-path", folder, "--product", product]
        command += ["-j", str(self.jobs), *flags]
        environment = dict(os.environ, SEEDTOOL_BENCHMARKS="1")
        log = self.cache / "build.log"
        with open(log, "wb") as output:
            done = subprocess.run(command, env=environment, stdout=output, stderr=subprocess.STDOUT)
        if done.returncode != 0:
            sys.exit(f"{product} does not build:\n{log.read_text(errors='replace')[-4000:]}")
        return folder / "release" / product

    def compile(self, name, compiler, source, *libraries):
        say(f"compiling {name}")
        target = self.peers / name
        command = [*compiler, "-Wall", "-Wextra", "-o", target, BENCHMARKS / "Peers" / source, *libraries]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise Unavailable(f"{source} does not compile: {done.stderr.strip().splitlines()[0]}")
        return target

    def build_simdjson(self):
        need_header("simdjson.h", "libsimdjson-dev")
        compiler = ["c++", "-O3", "-std=c++17"]
        self.simdjson = self.compile("simdjson_dom", compiler, "simdjson_dom.cpp", "-lsimdjson")

    def build_lookup(self):
        need_header("sqlite3.h", "libsqlite3-dev")
        self.raw_lookup = self.compile("lookup", ["cc", "-O3", "-march=native"], "lookup.c", "-lsqlite3")

    def build_openings(self):
        need_header("lmdb.h", "liblmdb-dev")
        need_header("flatbuffers/flatbuffers.h", "libflatbuffers-dev")
        schema = BENCHMARKS / "Peers" / "fixes.fbs"
        subprocess.run(["flatc", "--cpp", "-o", self.peers, schema], check=True, capture_output=True)
        compiler = ["c++", "-O3", "-std=c++17", f"-I{self.peers}"]
        self.openings = self.compile("open", compiler, "open.cpp", "-llmdb", "-lflatbuffers")

    def build_message(self):
        need_header("unicode/msgfmt.h", "libicu-dev")
        self.message = self.compile("message", ["c++", "-O3", "-std=c++17"], "message.cpp", "-licui18n", "-licuuc")

    def build_venv(self):
        requirements = BENCHMARKS / "Peers" / "requirements.txt"
        stamp = self.venv / "requirements.sha256"
        key = digest([requirements])
        if not stamp.exists() or stamp.read_text() != key:
            say("installing the peers from PyPI")
            subprocess.run([sys.executable, "-m", "venv", "--clear", self.venv], check=True)
            install = [self.venv / "bin/pip", "install", "-q", "--disable-pip-version-check", "-r", requirements]
            subprocess.run(install, check=True, stdout=sys.stderr)
            stamp.write_text(key)

    def program(self, name):
        """A program of the virtual environment."""
        if "venv" in self.missing:
            raise Unavailable(self.missing["venv"])
        return self.venv / "bin" / name

    def peer(self, name):
        """A compiled peer."""
        if name in self.missing:
            raise Unavailable(self.missing[name])
        return {"simdjson": lambda: self.simdjson, "sqlite": lambda: self.raw_lookup,
                "openings": lambda: self.openings, "icu": lambda: self.message}[name]()

    # What was measured

    def versions(self):
        found = {
            "seedtool": first_line([self.seedtool, "--version"]).removeprefix("seedtool ") + " at " + revision(),
            "Swift": first_line(["swift", "--version"]).partition("(")[2].removesuffix(")"),
            "C compiler": first_line(["cc", "--version"]),
            "SQLite": debian_version("libsqlite3-0"),
            "simdjson": debian_version("libsimdjson-dev"),
            "FlatBuffers": debian_version("libflatbuffers-dev"),
            "LMDB": debian_version("liblmdb-dev"),
            "ICU": debian_version("libicu-dev"),
        }
        if "venv" not in self.missing:
            for line in (BENCHMARKS / "Peers/requirements.txt").read_text().split():
                name, version = line.split("==")
                found[name] = version
        return found

    def sizes(self):
        """Bytes of the programs, stripped."""
        files = {
            "seedtool": self.seedtool,
            "JSONDecoder peer, static": self.decode_static,
            "JSONDecoder peer, dynamic": self.decode_dynamic,
        }
        if "venv" not in self.missing:
            files.update({name: self.venv / "bin" / name for name in ("ruff", "typos")})
        return {name: path.stat().st_size for name, path in files.items()}


def need_header(name, package):
    """Installs a Debian package when its header is missing and this is root."""
    probe = subprocess.run(["c++", "-E", "-x", "c++", "-"], input=f"#include <{name}>", capture_output=True, text=True)
    if probe.returncode == 0:
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Unavailable(f"{name} is missing; Debian has it in {package}")
    say(f"installing {package}")
    subprocess.run(["apt-get", "install", "-y", "-q", package], check=True, stdout=sys.stderr)


def digest(paths):
    """One digest of some files."""
    hasher = hashlib.sha256()
    for path in paths:
        hasher.update(path.read_bytes())
    return hasher.hexdigest()


def first_line(command):
    done = subprocess.run(command, capture_output=True, text=True)
    text = done.stdout.strip() if done.returncode == 0 else ""
    return text.splitlines()[0] if text else "version unknown"


def debian_version(package):
    if not shutil.which("dpkg-query"):
        return "version unknown"
    return first_line(["dpkg-query", "-W", "-f", "${Version}", package])


def revision():
    """The commit that is measured, and whether the source differs from it."""
    short = first_line(["git", "-C", REPOSITORY, "rev-parse", "--short", "HEAD"])
    changed = subprocess.run(["git", "-C", REPOSITORY, "diff", "--quiet", "HEAD", "--", "Sources"], capture_output=True)
    return short + (" with changes" if changed.returncode else "")


def machine():
    """The machine, without its name or the time."""
    facts = {"system": platform.platform(terse=True), "cores": str(os.cpu_count())}
    for line in read_lines("/proc/cpuinfo"):
        if line.startswith("model name"):
            facts["processor"] = line.split(":", 1)[1].strip()
            break
    for line in read_lines("/proc/meminfo"):
        if line.startswith("MemTotal"):
            facts["memory"] = f"{int(line.split()[1]) / 2**20:.0f} GiB"
    for line in read_lines("/etc/os-release"):
        if line.startswith("PRETTY_NAME"):
            facts["system"] = line.split("=", 1)[1].strip().strip('"')
    return facts


def read_lines(path):
    try:
        return Path(path).read_text().splitlines()
    except OSError:
        return []
