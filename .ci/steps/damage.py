#!/usr/bin/env python3
"""Damages each file of the content as a merge, an editor or a cut download does, and counts what check says of it.

    .ci/steps/damage.py path/to/seedtool [FILE:DAMAGE]      fails where one cause is not one finding
    .ci/steps/damage.py path/to/seedtool --random N [SEED]  the same with N damages at random places: a cut, a line or a
                                                            bracket that is lost or stands twice, a merge; fails where
                                                            more than one in a hundred has several findings

The damages stand in damage.toml. Every one is one mistake, so that one finding is right; where a damage leaves sound
content behind (an optional file that is gone), there is none. With a FILE or a DAMAGE only those are tried, and their
findings are printed.
"""

import collections
import concurrent.futures
import itertools
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
CONTENT = HERE.parent.parent / "content"
# The files that may be missing, or be an empty list.
OPTIONAL = {"retired.json", "reviews.json", "rubric.json", "suppressions.json", "approvals.json", "priority_rules.json", "seedtool.json"}
DAMAGES = tomllib.loads((HERE / "damage.toml").read_text(encoding="utf-8"))


# What damage.toml names by `by`.
def zeros(text):
    return "\0" * 4096


def tail_of_zeros(text):
    kept = len(text) // 2
    return text[:kept].encode() + b"\0" * (len(text) - kept)


def rich_text(text):
    escaped = re.sub(r"([{}\n])", r"\\\1", text)
    return "{\\rtf1\\ansi\\ansicpg1252\n{\\fonttbl\\f0\\fswiss Helvetica;}\n\\f0\\fs24 " + escaped + "}"


def added_lines(text):
    lines = text.split("\n")
    middle = len(lines) // 2
    return "\n".join(lines[:middle] + ["+" + line for line in lines[middle:middle + 4]] + lines[middle + 4:])


def pasted_bytes(text):
    """Three texts with a byte of Windows-1252, and one with a character in UTF-8."""
    lines = text.split("\n")
    prose = [index for index, line in enumerate(lines) if re.search(r'": "[^"{]* [^"{]*e', line)][:4]
    if len(prose) < 4:
        return None
    for index, letter in zip(prose, ["\udce9", "\u00e9", "\udce9", "\udc92"]):
        lines[index] = re.sub(r'(": "[^"{]* [^"{]*)e', rf"\1{letter}", lines[index], count=1)
    return "\n".join(lines).encode("utf-8", "surrogateescape")


def key_renamed_everywhere(text):
    counts = collections.Counter(re.findall(r'^\s+"(\w+)": ', text, re.M))
    if not counts:
        return None
    key = counts.most_common(1)[0][0]
    return text.replace(f'"{key}": ', f'"{key[:-1]}": ')


def reshaped(text, shape):
    try:
        value = json.loads(text)
    except ValueError:
        return None
    if shape == "first":
        if not isinstance(value, list) or not value:
            return None
        value = value[0]
    elif shape == "text":
        return json.dumps(text) + "\n"
    elif shape == "items" and not isinstance(value, list):
        value = [value]
    else:
        value = {shape: value}
    return json.dumps(value, indent=2) + "\n"


def replaced(lines, start, end, into, **parts):
    """Lines in the place of others; a part of several lines stands alone on its line."""
    new = []
    for line in into:
        new += parts[line[1:-1]] if line[1:-1] in parts else [line]
    return "\n".join(lines[:start] + new + lines[end:])


def in_line(text, damage):
    lines = text.split("\n")
    found = [index for index, line in enumerate(lines) if re.search(damage["line"], line)]
    if not found:
        return None
    index = found[len(found) // 2]
    line = lines[index]
    if "into" in damage:
        return replaced(lines, index, index + 1, damage["into"], line=[line], other=[line.replace("e", "a", 1)])
    lines[index] = re.sub(*damage["sub"], line, count=0 if damage.get("all") else 1)
    return "\n".join(lines)


def in_record(text, into):
    lines = text.split("\n")
    ends = [index for index, line in enumerate(lines) if line == "  },"]
    if len(ends) < 2:
        return None
    middle = len(ends) // 2
    start, end = ends[middle - 1] + 1, ends[middle] + 1
    record = lines[start:end]
    other = [re.sub('("id": ")(.)', lambda id: id[1] + ("a" if id[2] != "a" else "b"), line) for line in record]
    return replaced(lines, start, end, into, record=record, half=record[: len(record) // 2], other=other)


def done(text, damage):
    """A text after a damage of damage.toml, as text or bytes; None where the damage has no place in it."""
    if "by" in damage:
        return globals()[damage["by"]](text)
    if "text" in damage:
        return damage["text"].replace("{file}", text)
    if "json" in damage:
        return reshaped(text, damage["json"])
    if "encoding" in damage:
        return None if damage["encoding"] == "cp1252" and text.isascii() else text.encode(damage["encoding"], "replace")
    if "kept" in damage:
        parts = text.split("\n") if damage.get("lines") else text
        half = len(parts) // 2
        kept = parts[half:] if damage["kept"][0] else parts[:half]
        return "\n".join(kept) + "\n" if damage.get("lines") else kept
    if "record" in damage:
        return in_record(text, damage["record"])
    if "line" in damage:
        return in_line(text, damage)
    return re.sub(*damage["sub"], text)


# Damages at a random place: a text and a source of random numbers give a damaged text.
def cut(text, random):
    return text[: random.randrange(1, len(text))]


def lost_line(text, random):
    lines = text.split("\n")
    del lines[random.randrange(len(lines))]
    return "\n".join(lines)


def doubled_line(text, random):
    lines = text.split("\n")
    index = random.randrange(len(lines))
    lines.insert(index, lines[index])
    return "\n".join(lines)


def lost_sign(text, random):
    index = random.choice([index for index, sign in enumerate(text) if sign in '"{}[],:'])
    return text[:index] + text[index + 1:]


def merge(text, random):
    lines = text.split("\n")
    start = random.randrange(1, max(2, len(lines) - 3))
    end = min(len(lines), start + random.randrange(1, 8))
    side = lines[start:end]
    other = [line.replace(" the ", " a ") for line in side]
    lines[start:end] = ["<<<<<<< HEAD", *side, "=======", *other, ">>>>>>> words"]
    return "\n".join(lines)


AT_RANDOM = {make.__name__: make for make in (cut, lost_line, doubled_line, lost_sign, merge)}


def checked(job):
    """What check says of the content with one file damaged; None where the damage changes nothing."""
    tool, path, name, seed = job
    with tempfile.TemporaryDirectory() as folder:
        content = pathlib.Path(folder) / "content"
        shutil.copytree(CONTENT, content)
        file = content / path
        text = file.read_bytes().decode()
        change = DAMAGES[name].get("file") if seed is None else None
        if change == "moved":
            file.rename(file.with_name("old_" + file.name))
        elif change == "deleted":
            file.unlink()
        elif change == "swapped":
            file.write_bytes((CONTENT / ("micro_education.json" if path == "fixes.json" else "fixes.json")).read_bytes())
        else:
            new = done(text, DAMAGES[name]) if seed is None else AT_RANDOM[name](text, random.Random(seed))
            if new is None or new == text:
                return None
            file.write_bytes(new if isinstance(new, bytes) else new.encode())
        command = [tool, "check", "--ignore", "spelling,review/missing", "--format", "json", "content"]
        run = subprocess.run(command, capture_output=True, text=True, cwd=folder, env={}, timeout=120, check=False)
        if not run.stdout:
            return path, name, [], run.stderr.strip()
        return path, name, json.loads(run.stdout)["findings"], ""


def bounds(path, name, is_random):
    """How few findings are right, and how many."""
    if is_random:
        # A sign that is lost may be one of a text, and a line that stands twice may do no harm.
        return 0, 1
    damage = DAMAGES[name]
    least = 0 if path in OPTIONAL and damage.get("sound") else 1
    return least, damage.get("most_in", {}).get(path, damage.get("most", 1))


def main() -> int:
    is_random = sys.argv[2:3] == ["--random"]
    if len(sys.argv) not in ((4, 5) if is_random else (2, 3)):
        print(__doc__, file=sys.stderr)
        return 2
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    files = sorted(str(p.relative_to(CONTENT)) for p in CONTENT.rglob("*.json"))
    if is_random:
        wanted = ""
        source = random.Random(int(sys.argv[4]) if len(sys.argv) == 5 else 1)
        jobs = [
            (tool, source.choice(files), name, source.randrange(1 << 32))
            for index, name in zip(range(int(sys.argv[3])), itertools.cycle(AT_RANDOM))
        ]
    else:
        wanted = sys.argv[2] if len(sys.argv) == 3 else ""
        jobs = [(tool, path, name, None) for path in files for name in DAMAGES if wanted in f"{path}:{name}"]
    count = wrong = 0
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as executor:
        for outcome in executor.map(checked, jobs, chunksize=4):
            if outcome is None:
                continue
            count += 1
            path, name, findings, failure = outcome
            least, most = bounds(path, name, is_random)
            if failure or not least <= len(findings) <= most:
                wrong += 1
                rules = collections.Counter(finding["rule"] for finding in findings)
                print(f"{path} {name}: {failure or dict(rules.most_common(6))}")
            if wanted:
                for finding in findings[:12]:
                    line = finding.get("range", {}).get("start", {}).get("line", "")
                    print(f"    {finding['rule']} {finding.get('file', '')}:{line} {finding['message']}")
    print(f"{count} damages, {wrong} of them with {'several findings' if is_random else 'more or less than one finding'}")
    return 1 if wrong > (count / 100 if is_random else 0) or not count else 0


if __name__ == "__main__":
    sys.exit(main())
