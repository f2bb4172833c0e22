#!/usr/bin/env python3
"""How many of a stranger's faulty records the rules about meaning find, and how many of the fine ones they flag.

    .ci/steps/strangers.py path/to/seedtool [--list] [--read]

Tests/Strangers holds records by a writer who had not seen the rules' lists, and whom their authors had not read: a
hundred with one fault each, by its meaning, and two hundred without. Whoever tunes a list by them has used them up, and
asks another stranger. (The term "last call" was narrowed after they were read, and some plain phrases became entries.) Those of eighteen others that are used
up so stand in Tests/Strangers/Read (--read): they tell what a change loses, but no longer how much is found of what
nobody has read.

A faulty record counts as found when a rule of its meaning has a finding in it; a fine one as flagged
when a rule about its writing has, but none about spelling, doubles, readability, lengths and forms, and what a whole
content repeats. --list prints what was missed and what was flagged."""

import json
import shutil
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = {
    "guilt": ["voice/guilt"], "praise": ["voice/praise"], "gamification": ["voice/gamification"],
    "wellness": ["voice/wellness-word"], "unsafe": ["voice/unsafe-advice"], "attack": ["voice/person-attack", "voice/slur"],
    "vague-or-label": ["voice/vague-word", "voice/label-prompt"],
    "trigger": ["contradiction/tidbit-against-trigger"], "contradiction": ["contradiction/", "interaction/"],
    "grammar": ["grammar/", "spelling/"],
}
LEFT_OUT = (
    "spelling/", "quota/", "duplicate/", "housekeeping/", "voice/catchphrase", "voice/repeated-opening", "voice/tic",
    "readability/", "shape/", "copy/", "interaction/",
)


def lay_out(records, folder):
    """Writes the records as a content folder; returns each one's index by its id or key."""
    (folder / "copy").mkdir()
    for name in ("bugs.json", "policies.json", "priority_rules.json"):
        shutil.copy(ROOT / "content" / name, folder)
    fixes, tidbits, keys, tables, places = [], [], [], {"brutal": {}, "professional": {}}, {}
    for index, line in enumerate(records):
        record, identity = line["record"], str(uuid.uuid5(uuid.NAMESPACE_DNS, f"stranger {index}"))
        if line["kind"] == "fix":
            fixes.append({"id": identity, "number": len(fixes) + 1, **record})
        elif line["kind"] == "tidbit":
            tidbits.append({"id": identity, **record})
        else:
            identity = f"stranger.text{index}"
            tables[record["voice"]][identity] = [{"title": "Now", "body": record["body"]}]
            keys.append({"key": identity, "product": "pressure", "summary": "A text.", "role": "notification", "voiced": True,
                         "placeholders": {}, "limits": {"title": 40, "body": 160}, "minimumVariants": 1})
        places[identity] = index

    def write(name, value):
        (folder / name).write_text(json.dumps(value, indent=2, ensure_ascii=False), encoding="utf-8")

    write("fixes.json", fixes)
    write("micro_education.json", tidbits)
    write("copy/catalog.json", {"products": {"pressure": {"voices": list(tables)}}, "keys": keys})
    for voice, entries in tables.items():
        write(f"copy/pressure.{voice}.json", {"product": "pressure", "voice": voice, "entries": entries})
    # Which products a rule judges is for the content's scopes to say: Pressure may name a lost streak.
    scopes = json.loads((ROOT / "content/seedtool.json").read_text(encoding="utf-8"))["scopes"]
    write("seedtool.json", {"version": "1.0.0", "locale": "en_US", "scopes": scopes})
    return places


def findings(tool, records):
    """Of each record, what was found in it, without what its folder lacks."""
    with tempfile.TemporaryDirectory() as name:
        places = lay_out(records, Path(name))
        run = subprocess.run([tool, "check", name, "--format", "json", "--ignore", "quota"], capture_output=True, text=True)
        found = [[] for _ in records]
        for finding in json.loads(run.stdout)["findings"]:
            index = places.get(finding.get("record"))
            if index is not None and not finding["rule"].startswith("copy/missing"):
                found[index].append((finding["rule"], finding["message"]))
        return found


def main():
    tool, lists = sys.argv[1], "--list" in sys.argv
    folder = ROOT / "Tests/Strangers" / ("Read" if "--read" in sys.argv else "")
    lines = [json.loads(line) for line in (folder / "faults.jsonl").open(encoding="utf-8")]
    counts = {meaning: [0, 0] for meaning in RULES}
    for line, found in zip(lines, findings(tool, lines)):
        own = tuple(RULES[line["meaning"]])
        is_found = any(rule.startswith(own) for rule, _ in found)
        counts[line["meaning"]][0] += is_found
        counts[line["meaning"]][1] += 1
        if lists and not is_found:
            print("missed:", line["meaning"], "|", text(line["record"]))
    for meaning, (found, count) in counts.items():
        print(f"{meaning:<16}{found:>4} of {count}")
    print(f"{'all':<16}{sum(found for found, _ in counts.values()):>4} of {len(lines)}")

    lines = [json.loads(line) for line in (folder / "fine.jsonl").open(encoding="utf-8")]
    flagged = 0
    for line, found in zip(lines, findings(tool, lines)):
        wrong = [(rule, message) for rule, message in found if not rule.startswith(LEFT_OUT)]
        flagged += bool(wrong)
        if lists and wrong:
            print("flagged:", wrong, "|", text(line["record"]))
    print(f"{'fine, flagged':<16}{flagged:>4} of {len(lines)}")


def text(record):
    return " // ".join(record[name] for name in ("prompt", "inlineComment", "body") if name in record)


if __name__ == "__main__":
    main()
