#!/usr/bin/env python3
"""Which entries of the rules' lists are worth their place.

    .ci/steps/prune-lists.py path/to/seedtool [--write]

An entry goes
- where it flags a fine text and finds fewer than five faulty ones for each of these,
- where others of its list find all that it finds, however it is filled,
- where it quotes one sentence: five fixed words or more,
- where it finds nothing in any judged text and stands for no class: it is neither one word nor four phrases or more
  with three fixed words and five places at most (a choice of words is a place, what may be missing is none), nor what
  people say word for word (a proverb, comfort, mockery, a threat, the name of an effect) of three words at most.
An exception goes where no entry that stays has two words of it, or is one of its words.

What is judged: Tests/Strangers/Read, the halves of Tests/SeedRulesTests/Judged that serve for tuning, and the rules'
own examples. What measures trains nothing: neither the unread strangers nor the halves that are held back are looked
at. The tool itself finds the entries, as rules without code. It ends with 1 where something is to go; --write rewrites
the lists, and `swift run seedgen` is next."""

import importlib
import itertools
import json
import re
import subprocess
import sys
import tempfile
import uuid
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LISTS = ROOT / "Sources/SeedRules/Lists"
# Each list of phrases with its rule. Not pruned are confused-word and agreement, whose entries are corrections and no
# terms of a rule without code, and prescriptive-opening, whose entries count only where a prompt starts. Other lists are
# words, which stand for themselves.
RULES = {
    "praise": "praise", "guilt": "guilt", "gamification": "gamification", "person-attack": "person-attack",
    "unsafe-advice": "unsafe-advice", "wellness-word": "wellness-word", "vague-word": "vague-word",
    "maxim": "maxim", "comfort": "broken-voice", "mockery": "broken-voice",
    "threat-or-self-harm": "threat-or-self-harm", "unsourced-claim": "unsourced-claim",
}
# The lists of what people say word for word, names of effects among it.
SAYINGS = {"maxim", "comfort", "mockery", "threat-or-self-harm", "unsourced-claim"}
# The meanings of faulty texts, and the rule that is to find each.
MEANINGS = {"attack": "person-attack", "unsafe": "unsafe-advice", "wellness": "wellness-word",
            "vague-or-label": "vague-word"}
FILLERS = ("zib", "zab")
# What claims nothing outside of tidbits where it stands alone.
PASSING = set((LISTS / "claims/passing.txt").read_text(encoding="utf-8").split("\n")[1:])


def lists():
    return {name: [line for line in (LISTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
                   if line and not line.startswith("//")] for name in RULES}


def strangers():
    sys.path.insert(0, str(ROOT / ".ci/steps"))
    return importlib.import_module("strangers")


def lines(path):
    return [json.loads(line) for line in path.open(encoding="utf-8")]


def faulty_texts():
    """Pairs of a rule and a text that it should find."""
    for line in lines(ROOT / "Tests/Strangers/Read/faults.jsonl"):
        rule = MEANINGS.get(line["meaning"], line["meaning"])
        for text in texts_of(line["record"]):
            yield rule, text
    for path in sorted((ROOT / "Tests/SeedRulesTests/Judged").glob("*.txt")):
        breaks = path.read_text(encoding="utf-8").partition("breaks\n")[2].split("\nkeeps\n")[0].splitlines()
        # Every second one is held back.
        for line in breaks[::2]:
            if ": " in line:
                yield path.stem, line.split(": ", 1)[1]
    for path in sorted((ROOT / "Sources/SeedRules").rglob("*.swift")):
        source = path.read_text(encoding="utf-8")
        rule = re.search(r'"(?:voice|claims)/([a-z-]+)"', source)
        for text in re.findall(r'"([^"\n]*⟪[^"\n]*)"', source) if rule else []:
            yield rule[1], text.replace("⟪", "").replace("⟫", "")


def texts_of(record):
    return [record[name] for name in ("prompt", "inlineComment", "validation", "body") if name in record]


def hits(tool, entries, texts):
    """For each entry, the indices of the texts that it stands in."""
    found = defaultdict(set)
    records = [{"id": str(uuid.uuid5(uuid.NAMESPACE_DNS, f"text {index}")), "number": index + 1, "bugSlug": "none",
                "type": "daily", "severity": "low", "interactionType": "standard", "prompt": text}
               for index, text in enumerate(texts)]
    places = {record["id"]: index for index, record in enumerate(records)}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "fixes.json").write_text(json.dumps(records), encoding="utf-8")
        for start in range(0, len(entries), 1000):
            rules = [{"id": f"own/e{start + index}", "kind": "existence", "message": "It stands here.",
                      "fields": ["fixes[].prompt"], "terms": [entry.lstrip("!")]}
                     for index, entry in enumerate(entries[start:start + 1000])]
            configuration = {"version": "1.0.0", "locale": "en_US", "customRules": rules}
            (folder / "seedtool.json").write_text(json.dumps(configuration), encoding="utf-8")
            command = [tool, "check", name, "--format", "json", "--select", "own"]
            run = subprocess.run(command, capture_output=True, text=True)
            for finding in json.loads(run.stdout)["findings"]:
                if finding["rule"].startswith("own/e"):
                    found[int(finding["rule"][5:])].add(places[finding["record"]])
    return found


def parts(entry):
    return entry.lstrip("!^> ").rstrip("$").split(" ")


def classes():
    folder = ROOT / "Sources/SeedText/Lists/Classes"
    return {path.stem: [line for line in path.read_text(encoding="utf-8").splitlines() if line[:2] != "//"]
            for path in folder.glob("*.txt")}


def choices(part, words):
    """The ways to fill a place."""
    if part == "_":
        return [FILLERS[0]]
    if part in ("..", "..."):
        return ["", " ".join(FILLERS)]
    filled = []
    for word in part.rstrip("?").split("/"):
        if word.startswith("<"):
            filled += words[word[1:-1]]
        elif word == "#":
            filled.append("7")
        else:
            filled.append(word.rstrip("*"))
    return filled + ([""] if part.endswith("?") else [])


def instances(entry, words, most=12):
    """Some texts in which an entry stands and as little as may be helps others to stand there."""
    filled = [choices(part, words) for part in parts(entry)]
    count = 1
    for one in filled:
        count *= len(one)
    step = max(1, count // most)
    for combination in itertools.islice(itertools.product(*filled), 0, min(count, 200_000), step):
        text = " ".join(word for word in combination if word)
        before = "" if entry[0] in "^>" else "Zub zeb "
        yield before + text + (". Zob." if entry.endswith("$") else " zyb zob.")


def stands_for_class(name, entry, words):
    fixed = [part for part in parts(entry) if re.fullmatch(r"[a-z0-9'-]+", part)]
    places = [part for part in parts(entry) if part not in ("_", "..", "...") and not part.endswith("?")]
    if len(parts(entry)) <= (3 if name in SAYINGS else 1):
        return True
    count = 1
    for part in parts(entry):
        if part not in ("_", "..", "..."):
            count *= len(choices(part, words)) * (4 if "*" in part else 1)
    return len(fixed) <= 3 and count >= 4 and (len(places) <= 5 or name in SAYINGS)


def excuses(exception, entry, words):
    """Whether an entry may lie inside of an exception: places that can be filled alike."""
    wide = {"7" if word.isdigit() else word for part in parts(exception) for choice in choices(part, words)
            for word in (choice, *choice.split("-"))}
    narrow = [set(choices(part, words)) for part in parts(entry) if part not in ("_", "..", "...")]
    return sum(1 for place in narrow if place & wide) >= min(2, len(narrow))


def main():
    tool, words, all_lists = sys.argv[1], classes(), lists()
    entries = [(name, entry) for name, own in all_lists.items() for entry in own]
    faulty = list(faulty_texts())
    fine = lines(ROOT / "Tests/Strangers/Read/fine.jsonl")
    wrong = defaultdict(set)
    for record, found in zip(fine, strangers().findings(tool, fine)):
        for rule in {rule.rpartition("/")[2] for rule, _ in found}:
            wrong[rule].update(texts_of(record["record"]))
    texts = [text for _, text in faulty] + sorted(set().union(*wrong.values()))
    found = hits(tool, [entry for _, entry in entries], texts)

    gone = {}
    for index, (name, entry) in enumerate(entries):
        rule = RULES[name]
        true = sum(1 for text in found[index] if text < len(faulty) and faulty[text][0] == rule)
        false = sum(1 for text in found[index] if text >= len(faulty) and texts[text] in wrong[rule])
        fixed = sum(1 for part in parts(entry) if re.fullmatch(r"[a-z0-9'-]+", part))
        if entry.startswith("!"):
            continue
        if false and true < 5 * false:
            gone[index] = "flags a fine text"
        elif fixed >= 5:
            gone[index] = "quotes one sentence"
        elif not true and not stands_for_class(name, entry, words):
            gone[index] = "finds nothing and stands for no class"

    # What others find as well, however it is filled.
    stays = [index for index, (_, entry) in enumerate(entries) if index not in gone and entry[0] != "!"]
    filled = [(index, text) for index in stays for text in instances(entries[index][1], words)]
    standing = hits(tool, [entries[index][1] for index in stays], [text for _, text in filled])
    finders = defaultdict(set)
    for place, own in standing.items():
        for text in own:
            finders[text].add(stays[place])
    own_texts = defaultdict(list)
    for text, (index, _) in enumerate(filled):
        own_texts[index].append(text)

    def finds_as_well(other, index):
        (name, entry), own = entries[other], entries[index]
        # A single word of a game is free outside of copy.
        is_free = name == "gamification" and len(parts(entry)) == 1 and len(parts(own[1])) > 1
        is_passing = (name == "unsourced-claim" and parts(entry)[0] in PASSING
                      and len(parts(entry)) < len(parts(own[1])))
        return other != index and other not in gone and name == own[0] and not is_free and not is_passing

    for index in sorted(stays, key=lambda index: len(own_texts[index])):
        others = [any(finds_as_well(other, index) for other in finders[text]) for text in own_texts[index]]
        if all(others):
            gone[index] = "is found by others"
    for index, (name, entry) in enumerate(entries):
        if entry[0] == "!" and not any(excuses(entry, entries[other][1], words) for other in stays
                                       if other not in gone and entries[other][0] == name):
            gone[index] = "excuses nothing"

    for index, reason in sorted(gone.items()):
        print(f"{entries[index][0]}: {entries[index][1]}: {reason}")
    for name, own in all_lists.items():
        left = [entry for index, (list_name, entry) in enumerate(entries) if list_name == name and index not in gone]
        print(f"{name}: {len(own)} -> {len(left)}", file=sys.stderr)
        if "--write" in sys.argv:
            path = LISTS / f"{name}.txt"
            comments = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("//")]
            path.write_text("\n".join(comments + left) + "\n", encoding="utf-8")
    return 1 if gone and "--write" not in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
