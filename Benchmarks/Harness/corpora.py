"""Corpora, made once a generator and kept in the cache."""

import ast
import pathlib
import random
import re
import shutil
import subprocess
import sysconfig

import topics
from workshop import BENCHMARKS, REPOSITORY, Unavailable, digest, say

SEED = 20


class Corpora:
    """Content folders, Python source, ids and bundles, by the number of fixes."""

    def __init__(self, workshop):
        self.workshop = workshop
        self.folder = workshop.cache / "corpora"
        self.folder.mkdir(exist_ok=True)
        self.compiled = set()
        self.key = digest(sorted((BENCHMARKS / "Sources/generate").glob("*.swift")))

    def content(self, count):
        """The content folder with `count` fixes in one file."""
        return self.generated(f"content-{count}", "--records", count)

    def content_files(self, count, files):
        """The same fixes as several files."""
        return self.generated(f"content-{count}-as-{files}", "--records", count, "--files", files)

    def python(self, folder):
        """One file of ordinary Python, of as many bytes as a content folder: the first top-level statements of
        the standard library's longest modules. It asks ruff to report nothing, as the content gives no findings."""
        wanted = byte_count(folder)
        library = pathlib.Path(sysconfig.get_path("stdlib"))
        modules = sorted(library.glob("*.py"), key=lambda path: (-path.stat().st_size, path.name))
        source = "# ruff: noqa\n"
        for module in modules:
            text = module.read_text(encoding="utf-8")
            lines = text.splitlines(keepends=True)
            for statement in ast.parse(text).body:
                part = "".join(lines[statement.lineno - 1 : statement.end_lineno])
                if len((source + part).encode()) < wanted - 2:
                    source += part
            if len(source.encode()) > wanted * 0.99:
                break
        source += "#" * (wanted - len(source.encode()) - 1) + "\n"
        target = self.folder / f"python-{folder.name.removeprefix('content-')}" / "source.py"
        target.parent.mkdir(exist_ok=True)
        target.write_text(source, encoding="utf-8")
        return target

    def fixes(self, count):
        return self.content(count) / "fixes.json"

    def ids(self, count):
        """The ids of all fixes as bytes, shuffled: 16 bytes each."""
        source = self.fixes(count)
        target = self.folder / f"ids-{count}.bin"
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            # Only a fix's own id is a UUID.
            found = re.findall(rb'"id": "([0-9a-f-]{36})"', source.read_bytes())
            random.Random(SEED).shuffle(found)
            target.write_bytes(b"".join(bytes.fromhex(text.decode().replace("-", "")) for text in found))
        return target

    def bundle(self, count):
        """The bundle of so many fixes."""
        return self.compile(self.content(count), topics.MAIN)

    def shipped_bundle(self):
        """The bundle of the content of this repository."""
        return self.compile(REPOSITORY / "content", [])

    def compile(self, folder, arguments):
        """The bundle of a content folder, compiled once a run."""
        target = self.folder / f"{folder.name}.seedbundle"
        if target in self.compiled:
            return target
        say(f"compiling the bundle of {folder.name}")
        command = [self.workshop.seedtool, "compile", *arguments, "-o", target, folder]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            lines = (done.stderr or done.stdout).strip().splitlines() or ["no message"]
            raise Unavailable(f"compile ended with {done.returncode}: {lines[0]}")
        self.compiled.add(target)
        return target

    def generated(self, name, *arguments):
        target = self.folder / name
        stamp = self.folder / f"{name}.key"
        if not stamp.exists() or stamp.read_text() != self.key or not target.exists():
            say(f"generating {name}")
            shutil.rmtree(target, ignore_errors=True)
            command = [self.workshop.generator, "--seed", SEED, "-o", target, *arguments]
            subprocess.run([str(part) for part in command], check=True)
            stamp.write_text(self.key)
        return target

    def sizes(self):
        """Bytes of the content folders and Python sources that were made."""
        return {path.name: byte_count(path) for path in sorted(self.folder.iterdir()) if path.is_dir()}


def byte_count(folder):
    """Bytes of all files of a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
