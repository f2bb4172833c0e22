"""The corpora of Benchmarks/golden: the shipped content, the same with seeded damage, and generated contents."""

import json
import random
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from workshop import BENCHMARKS, REPOSITORY, say

RECORD_COUNT = 2000
# A member whose value is a text, and a line of an example in a rule's page.
TEXT = re.compile(r'(?<=": )"((?:[^"\\\n]|\\.)+)"')
EXAMPLE = re.compile(r'^"\w+": "((?:[^"\\\n]|\\.)+)",?$', re.M)


def make(folder, pages):
    """Makes all of them; the same repository and pages of rules give the same bytes."""
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch) / "corpora"
        shutil.copytree(REPOSITORY / "content", made / "shipped")
        shutil.copytree(REPOSITORY / "Documentation/Examples/broken", made / "broken")
        for seed in (1, 2):
            damage(made / "shipped", made / f"damaged-{seed}", seed, pages)
        generate(made)
        shutil.copytree(made, folder)


def generate(folder):
    say("building the generator")
    build = ["swift", "build", "--package-path", BENCHMARKS, "--product", "generate", "-c", "release"]
    subprocess.run(build, check=True, capture_output=True)
    generator = BENCHMARKS / ".build/release/generate"
    for name, options in {
        "generated": [], "generated-files": ["--files", "9"],
        "faulty": ["--faults", "0.2"], "faulty-files": ["--faults", "0.2", "--files", "9"],
    }.items():
        target = folder / name
        command = [generator, "--records", str(RECORD_COUNT), "--seed", "20", "-o", target, *options]
        subprocess.run(command, check=True, capture_output=True)
        (target / "faults.tsv").unlink(missing_ok=True)


def damage(source, target, seed, pages):
    """A copy of a content folder in which one text in six is damaged; under seed 2, other values and the syntax are,
    too, and rules of its own and suppressions are added."""
    chance = random.Random(seed)
    examples = [text for page in pages for text in EXAMPLE.findall(page)]
    texts = [text for path in sorted(source.rglob("*.json"))
             for text in TEXT.findall(path.read_text(encoding="utf-8")) if is_prose(text)]
    shutil.copytree(source, target)
    mix_copy(target / "copy", chance)
    changed = []
    for path in sorted(target.rglob("*.json")):
        damaging = Damaging(chance, texts, examples, all_values=seed > 1)
        text = TEXT.sub(damaging.damaged, path.read_text(encoding="utf-8"))
        if seed > 1:
            text = damaging.without_lines(text)
            # A character that is gone may end the syntax anywhere; the parser goes on behind it.
            place = chance.randrange(len(text))
            text = text[:place] + text[place + 1 :]
        path.write_text(text, encoding="utf-8")
        changed += damaging.changed
    if seed > 1:
        (target / "seedtool.json").write_text(json.dumps(CONFIGURATION, indent=2))
        (target / "words").mkdir()
        (target / "words/vagueWord.txt").write_text("# vague here\nsomehow\nthing*\n!the real thing\n")
        (target / "suppressions.json").write_text(json.dumps(suppressions(target / "fixes.json", changed), indent=2))


def mix_copy(folder, chance):
    """In the copy tables, the variants of some keys are those of another voice or key; some titles come or go."""
    tables = {path: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.*.json"))}
    for path, table in tables.items():
        voices = [one["entries"] for one in tables.values() if one["product"] == table["product"]]
        for key, variants in table["entries"].items():
            draw = chance.random()
            if draw < 0.1:
                variants[:] = json.loads(json.dumps(chance.choice(voices).get(key, variants)))
            elif draw < 0.15:
                variants[:] = json.loads(json.dumps(chance.choice(list(table["entries"].values()))))
            elif draw < 0.2:
                variants[0].pop("title", None)
            elif draw < 0.25:
                variants[-1]["title"] = variants[0]["body"][:30]
            elif draw < 0.3:
                variants.append(variants[0])
        path.write_text(json.dumps(table, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def is_prose(value):
    return " " in value or "{" in value


class Damaging:
    """How the texts of one file are damaged; texts stand as in the file, with their escapes."""

    def __init__(self, chance, texts, examples, all_values):
        self.chance, self.texts, self.examples, self.all_values = chance, texts, examples, all_values
        self.changed = []

    def damaged(self, match):
        """A string of the file, quotes included, damaged with some probability."""
        text = match[1]
        if not (is_prose(text) or self.all_values and self.chance.random() < 0.1) or self.chance.random() > 1 / 6:
            return match[0]
        text = self.changed_text(text)
        self.changed.append(text)
        return f'"{text}"'

    def changed_text(self, text):
        pick, words = self.chance.choice, text.split(" ")
        place = self.chance.randrange(len(words))
        match self.chance.randrange(16):
            case 0 | 1 | 2 | 3: return pick(self.examples)
            case 4 | 5: return pick(self.texts)
            case 6: words[place] = words[place].upper()
            case 7: words.insert(place, words[place])
            case 8: del words[place]
            case 9 | 10: words.insert(place, pick(INSERTED))
            case 11: return text.rstrip(".!?")
            case 12: return text + pick(APPENDED)
            case 13 if "{" in text: return pick([text.replace("{", "{x", 1), text.replace("other", "few"), text.replace("}", "", 1), text.replace("one {", "=1 {"), text.replace("#", "some")])
            case 13: return text.replace("e", "\u0435", 1)
            case 14: return pick([" ".join([text] * pick([2, 5])), ""])
            case 15: return text.replace("'", "\u2019", 1).replace(" the ", " teh ", 1)
        return " ".join(words)

    def without_lines(self, text):
        """Some members gone, some twice, some numbers others."""
        lines = []
        for line in text.splitlines(keepends=True):
            draw = self.chance.random()
            if line.rstrip().endswith(",") and draw < 0.02:
                lines += [line] * self.chance.choice([0, 0, 2])
            elif draw > 0.98:
                lines.append(re.sub(r": \d+", lambda _: f": {self.chance.randrange(400)}", line))
            else:
                lines.append(line)
        return "".join(lines)


def suppressions(fixes, changed):
    """For every changed text a suppression of some rule in some fix, a third of them expired."""
    records = re.findall(r'"id": "([0-9a-f-]{36})"', fixes.read_text(encoding="utf-8"))
    rules = ["characters/end-punctuation", "characters/spacing", "voice/shouting", "duplicate/duplicate-text"]
    return [{
        "rule": rules[index % len(rules)], "record": records[index * 7 % len(records)], "textDigest": digest(text),
        "reason": "It is right as it is.", "owner": "mira", "expires": ["2026-10-01", "2027-01-01", "2027-06-30"][index % 3],
    } for index, text in enumerate(changed)] + [{
        "rule": rule, "record": record, "reason": "It is right as it is.", "owner": "mira", "expires": "2027-01-01",
    } for rule in rules for record in records[::5]]


def digest(text):
    """FNV-1a, 64 bits, as suppressions name a text."""
    value = 0xCBF2_9CE4_8422_2325
    for byte in text.encode():
        value = (value ^ byte) * 0x100_0000_01B3 % 2**64
    return f"{value:016x}"


INSERTED = [
    "", "\u200b", "\U0001f389", "--", "\u2026", "e\u0301", "\\t", "\\n", "{days}", "{", "}", "'{'", "I", "really", "WOW!",
    "it's", "5", "fifteen minutes", "should", "never ever", "\ufb01ne", "\\ud800",
]
APPENDED = [
    "...", " !", "?!", " Really.", " \\\"so-called\\\"", " // done", "{days, plural, one {day}}",
    " {days, plural, one {# day} other {# days}}", " {count, select, a {x} other {y}}", " Well done. You should be ashamed.",
]
CONFIGURATION = {
    "version": "1.0.0", "locale": "en_US",
    "rules": {
        "characters/spacing": {"severity": "error"}, "voice/first-person": {"severity": "note"},
        "voice/vague-word": {"severity": "warning"}, "readability/sentence-length": {"severity": "error"},
    },
    "wordLists": {"accept": ["egofix", "Zorblatt"]},
    "customRules": [
        {"id": "house/device", "kind": "substitution", "message": "write `{replacement}`, not `{found}`", "fields": ["*"],
         "replacements": {"phone*/mobile*": "device"}, "fix": "safe", "examples": {"flagged": ["Put your \u27eaphone\u27eb away."]}},
        {"id": "house/today", "kind": "existence", "message": "no `{found}`", "terms": ["today", "this week", "a _ day"],
         "fields": ["fixes[].prompt", "copy/table"], "examples": {"flagged": ["Do it \u27eatoday\u27eb."]}},
        {"id": "house/number", "kind": "existence", "message": "no `{found}`", "pattern": "\\b\\d{2,}\\b", "fields": ["*"],
         "examples": {"flagged": ["Wait for \u27ea15\u27eb minutes."]}},
        {"id": "house/again", "kind": "repetition", "message": "`{found}` stands {count} times", "maximum": 1, "fields": ["*"],
         "examples": {"accepted": ["One door."]}},
        {"id": "house/short", "kind": "length", "message": "{count} words, at least {minimum}", "unit": "words", "minimum": 4,
         "fields": ["fixes[].prompt"], "examples": {"flagged": ["Too short."]}},
    ],
}
