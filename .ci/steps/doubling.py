#!/usr/bin/env python3
"""Time in step with the input: every kind of input twice as large may cost little more than twice the instructions.

    .ci/steps/doubling.py TOOL [NAME…]             counts instructions (valgrind), of all cases or those whose names hold one
    .ci/steps/doubling.py --seconds N TOOL [NAME…] takes the time of inputs N times as large instead: to look for more

A case is a folder of content of a size, and a command. It runs at half the size, at the size and at twice the size. The
second step adds twice as much as the first, and may cost little more than twice as much; fixed costs cancel out.
Hunspell and its dictionary may lie where LD_LIBRARY_PATH and DICPATH say; without them spelling is left out.
"""

import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

LIMIT = 2.6
# Where the first step adds fewer instructions, it is taken for as many.
LEAST = 400_000
# A first step that adds fewer is looked at again, with inputs six times as large, before it is said to be bad.
SMALL = 5_000_000
CHECK = ["check", "IN", "--today", "2026-11-01", "--ignore", "quota", "--max-findings", "20"]


def identity(index):
    return f"{(index * 2654435761) % 2**32:08x}-5c1f-4a37-9e2d-{(index * 40503 + 0x7F3A6C85) % 2**48:012x}"


def fix(index=1, **members):
    return {"id": identity(index), "number": index, "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low",
            "interactionType": "standard", "prompt": "Leave the window open for an hour.", **members}


def window(index):
    return fix(index, prompt=f"Leave window {index} of the house open for hour {index}.")


def words(index):
    """A prompt that hardly shares a run of words with another index's."""
    names = "ash bay cat dog elm fig gum hat ink jar key lid mat net oak pen".split()
    return "Put " + " ".join(f"the {names[int(digit, 16)]}" for digit in identity(index)[:6]) + " away."


BUG = {"id": "2f0a4b1c-93d7-4e58-8a16-c5d40e7b9f32", "slug": "need-to-be-busy", "title": "Need to be busy",
       "description": "Every empty minute is filled.", "color": "red"}


def content(fixes=(), **files):
    """The files of a content folder; what is no string is written as JSON."""
    made = {"bugs.json": [BUG], "fixes.json": list(fixes) or [fix()], "seedtool.json": configuration(), **files}
    return {name: data if isinstance(data, str) else json.dumps(data, ensure_ascii=False) for name, data in made.items()}


def configuration(**members):
    return {"version": "1.0.0", "locale": "en_US", "rules": {}, **members}


def prompt(unit, start="Do this. "):
    """One text that is a unit again and again."""
    return lambda n: content([fix(prompt=start + unit * n)])


PLACEHOLDER = {"type": "count", "required": False, "maximum": 9}


def catalog(keys, **more):
    return {"products": {"pressure": {"voices": ["standard"]}}, "keys": keys, **more}


def key(name, **members):
    return {"key": name, "product": "pressure", "role": "notification", "voiced": True, "summary": "What is said.", "minimumVariants": 1,
            "placeholders": {}, "limits": {"body": 200}, **members}


def copy(entries, keys):
    return content(**{
        "copy/catalog.json": catalog(keys),
        "copy/pressure.standard.json": {"product": "pressure", "voice": "standard", "entries": entries},
    })


def body(unit, start="Do this. ", end=""):
    """One message that is a unit again and again."""
    return lambda n: copy({"a.key": [{"body": start + unit * n + end}]}, [key("a.key")])


def arms(kind, arm):
    return lambda n: copy(
        {"a.key": [{"body": "{count, " + kind + ", " + " ".join(arm(i) + " {x}" for i in range(n)) + " other {y}}"}]},
        [key("a.key", placeholders={"count": PLACEHOLDER})])


def own(rule, text):
    return lambda n: content([fix(prompt=text(n))], **{"seedtool.json": configuration(customRules=[{
        "id": "house/own", "message": "no `{found}`", "fields": ["*"], **rule}])})


def accepted(n, **members):
    return {"rule": "voice/exclamation-mark", "record": identity(1), "reason": "So it is.", "owner": "mira",
            "expires": "2030-01-01", **members}


def file_of(text):
    return lambda n: content(**{"fixes.json": text(n)})


def written(values):
    """A fix with a list in its configuration."""
    return lambda n: content([fix(interactionType="quiz", configuration={"quiz": {"question": "What is it?", "options": values(n)}})])


# By name: the size, what is in the folder at a size, the command, and what runs before it uncounted.
CASES = {}


def case(name, size, make, command=CHECK, before=()):
    CASES[name] = (size, make, command, before)


# One text.
for name, size, unit in [
    ("misspelt words", 600, "xqzt "), ("misspelt words in backticks", 600, "`xqzt` "), ("no spaces", 600, "xqzt,vrkl;"),
    ("names", 600, "then Xqzt went "), ("capitals", 600, "QZ XKV "), ("exclamations", 800, "Go! "),
    ("shouts", 600, "SHOUT LOUD! "), ("single quotes", 800, "'go "), ("quoted words", 600, "'go' \"on\" "),
    ("curly quotes", 600, "“go” ‘on’ "), ("hyphens", 800, "ab-"), ("doubled hyphens", 800, "ab--"), ("spaces", 1500, "a  "), ("spaces alone", 6000, " "),
    ("the same word", 800, "go go "), ("articles", 800, "a apple "), ("praise", 800, "great job "),
    ("badges", 800, "a badge "), ("first person", 800, "I am "), ("vague words", 800, "better "),
    ("disguised words", 600, "sh1t "), ("letter by letter", 600, "f.u.c.k "), ("drawn out", 800, "soooo "),
    ("numbers", 800, "12 34 "), ("durations", 600, "15 minutes "), ("claims", 600, "50% of studies show "),
    ("emoji", 600, "\U0001f600 "), ("invisible", 800, "a\u200b"), ("combining", 800, "e\u0301"), ("confusable", 600, "\u0430b "),
    ("ligatures", 600, "\ufb01n "), ("ellipses", 800, "... "), ("dashes", 800, "a--b "), ("brackets", 2000, "("),
    ("closed brackets", 1000, "(a) "), ("markup", 800, "<b>a</b> "), ("stars", 800, "*a* "), ("slashes", 800, "// "),
    ("links", 600, "http://a.b/c "), ("escapes", 1500, "\\"), ("tabs", 1500, "\t"), ("sentences", 600, "It is so. "),
    ("maxims", 600, "It's not work. It's life. "), ("one word", 6000, "x"), ("one number", 6000, "7"),
    ("apostrophes", 3000, "'"), ("quotes", 3000, '"'), ("sharps", 3000, "#"), ("curly brackets", 1500, "{"),
    ("negations", 600, "no badges, never "), ("commas", 3000, ","), ("points", 3000, "."), ("pairs", 600, "their is "),
    ("percent", 1500, "5%"), ("handles", 600, "@ab_c "), ("syllables", 600, "individuality "), ("be more", 600, "Be more. "),
]:
    case(f"prompt: {name}", size, prompt(unit))
    if size < 1500 or unit in "{'#\\":
        case(f"message: {name}", size, body(unit))

# Messages.
case("message: placeholders", 400, body("{count} "))
case("message: quoting", 1500, body("a''b "))
case("message: quoted braces", 800, body("'{'a "))
case("message: plural arms", 1500, arms("plural", lambda i: f"={i}"))
case("message: equal plural arms", 1500, arms("plural", lambda i: "=1"))
case("message: select arms", 1500, arms("select", lambda i: f"a{i}"))
case("message: plurals", 250, body("{count, plural, one {a} other {b}} "))
case("message: nested plurals", 120, lambda n: body("{count, plural, other {", "", "x" + "}}" * n)(n))
case("message: blocks that are not closed", 600, body("{count, plural, "))
case("message: arms that are none", 800, body("x {y} ", "{count, plural, ", "}"))

# Lists and trees of JSON.
case("json: values of a wrong type", 4000, file_of(lambda n: "[" + "0," * n + "0]"))
case("json: commas", 8000, file_of(lambda n: "[" + "," * n + "]"))
case("json: brackets", 8000, file_of(lambda n: "[" * n))
case("json: closing brackets", 8000, file_of(lambda n: "]" * n))
case("json: nesting", 4000, file_of(lambda n: '{"a":[' * n))
case("json: open strings", 3000, file_of(lambda n: '["a\n' * n))
case("json: comments", 2000, file_of(lambda n: "[" + "/* a */ 1 " * n + "]"))
case("json: line comments", 2000, file_of(lambda n: "[" + "1 // a\n" * n + "]"))
case("json: missing commas", 3000, file_of(lambda n: "[" + "1 " * n + "]"))
case("json: bytes that are no text", 4000, file_of(lambda n: '["' + "a\udcff" * n + '"]'))
case("json: escapes", 4000, prompt("\\"))
case("json: control characters", 3000, file_of(lambda n: json.dumps([fix(prompt="Do this @")]).replace("@", "\\u0001" * n)))
case("json: raw control characters", 3000, file_of(lambda n: json.dumps([fix(prompt="Do this @")]).replace("@", "\x01" * n)))
case("json: unpaired surrogates", 3000, file_of(lambda n: json.dumps([fix(prompt="Do this @")]).replace("@", "\\ud800" * n)))
case("json: carriage returns", 4000, file_of(lambda n: "\r\n" * n + json.dumps([fix()])))
case("json: equal keys", 2000, file_of(lambda n: "[{" + '"number": 1,' * n + '"id": 3}]'))
case("json: long equal keys", 400, file_of(lambda n: "[{" + f'"{"k" * 200}": 1,' * n + '"id": 3}]'))
case("json: a long number", 6000, file_of(lambda n: "[" + "1" * n + "]"))
case("json: a number of zeros", 6000, file_of(lambda n: '[{"number": 1' + "0" * n + "}]"))

# Records.
case("fixes", 300, lambda n: content([window(i) for i in range(1, n)]))
case("fixes with unknown fields", 800, lambda n: content([fix(**{f"field{i}": 1 for i in range(n)})]))
case("fixes that lack all", 800, lambda n: content([{}] * n))
case("fixes of one id", 500, lambda n: content([fix(1, number=i) for i in range(1, n)]))
case("fixes of one number", 500, lambda n: content([fix(i, number=7) for i in range(1, n)]))
case("fixes of unknown bugs", 500, lambda n: content([fix(i, bugSlug=f"bug-{i}") for i in range(1, n)]))
case("fixes of one prompt", 500, lambda n: content([fix(i) for i in range(1, n)]))
case("fixes of near prompts", 300, lambda n: content(
    [fix(i, prompt=f"Leave the kitchen window wide open for {i} hours on a cold day in winter.") for i in range(1, n)]))
case("fixes with slips", 300, lambda n: content([fix(i, prompt=f"Leave  the window open, {i} times, great job!") for i in range(1, n)]))
case("fixes out of order", 500, lambda n: content([fix(n - i) for i in range(1, n)]))
case("fixes without ids", 500, lambda n: content([{k: v for k, v in fix(i).items() if k != "id"} for i in range(1, n)]))
case("bugs", 400, lambda n: content(**{"bugs.json": [{**BUG, "id": identity(i), "slug": f"bug-{i}"} for i in range(1, n)]}))
case("bugs of one slug", 500, lambda n: content(**{"bugs.json": [{**BUG, "id": identity(i)} for i in range(1, n)]}))
case("art", 2000, lambda n: content(**{"bugs.json": [{**BUG, "art": ["x" * 20] * n}]}))
case("options", 500, written(lambda n: [{"id": f"o{i}", "text": f"Choice number {i}.", "weightModifier": 1} for i in range(n)]))
case("options of one id", 500, written(lambda n: [{"id": "o", "text": f"Choice number {i}.", "weightModifier": 1} for i in range(n)]))
case("steps", 500, lambda n: content([fix(interactionType="multiStep", configuration={"multiStep": {
    "steps": [{"id": f"s{i}", "instruction": f"Do step {i} at once."} for i in range(n)]}})]))
case("tidbits", 300, lambda n: content(**{"micro_education.json": [
    {"id": identity(i), "bugSlug": "need-to-be-busy", "trigger": "afterApplied", "body": f"A rest of {i} minutes is a rest that nobody takes from you."}
    for i in range(1, n)]}))
case("retired records", 500, lambda n: content(**{"retired.json": [
    {"kind": "fix", "id": identity(i), "number": i, "retiredOn": "2026-01-01", "reason": "It was dull."} for i in range(1, n)]}))
case("keywords", 800, lambda n: content(**{"priority_rules.json": {"placeKeywords": {"high": [f"word{i}" for i in range(n)]}}}))
case("keywords that overlap", 800, lambda n: content(**{"priority_rules.json": {
    "placeKeywords": {"high": [f"ab{i}" for i in range(n)], "low": [f"b{i}" for i in range(n)]}}}))
case("policies: milestones", 2000, lambda n: content(**{"policies.json": {"pressure": {"milestoneDays": list(range(1, n))}}}))

# Copy.
case("copy keys", 250, lambda n: copy({f"a.key{i}": [{"body": f"Say {i} now."}] for i in range(n)}, [key(f"a.key{i}") for i in range(n)]))
case("copy keys of one name", 400, lambda n: copy({"a.key": [{"body": "Say it."}]}, [key("a.key") for _ in range(n)]))
case("unknown copy keys", 400, lambda n: copy({f"a.kex{i}": [{"body": f"Say {i} now."}] for i in range(n)}, [key(f"a.key{i}") for i in range(n)]))
case("copy keys without texts", 500, lambda n: copy({}, [key(f"a.key{i}") for i in range(n)]))
case("variants", 400, lambda n: copy({"a.key": [{"body": f"Say the word number {i} now."} for i in range(n)]}, [key("a.key")]))
case("equal variants", 500, lambda n: copy({"a.key": [{"body": "Say the word now."} for _ in range(n)]}, [key("a.key")]))
case("near variants", 250, lambda n: copy({"a.key": [{"body": f"Say the long word that comes to mind {i} now."} for i in range(n)]}, [key("a.key")]))
case("declared placeholders", 500, lambda n: copy({"a.key": [{"body": "Say it."}]}, [key("a.key", placeholders={f"p{i}": PLACEHOLDER for i in range(n)})]))
case("unknown placeholders", 300, lambda n: copy({"a.key": [{"body": " ".join("{q%d}" % i for i in range(n))}]},
                                                [key("a.key", placeholders={f"p{i}": PLACEHOLDER for i in range(n)})]))
case("select values", 800, lambda n: copy({"a.key": [{"body": "Say it."}]}, [key("a.key", placeholders={"p": {
    "type": "select", "required": False, "values": [f"v{i}" for i in range(n)]}})]))
case("voices", 500, lambda n: content(**{"copy/catalog.json": {"products": {"pressure": {"voices": [f"v{i}" for i in range(n)]}}, "keys": []}}))
case("products", 500, lambda n: content(**{"copy/catalog.json": {"products": {f"p{i}": {"voices": ["v"]} for i in range(n)}, "keys": []}}))

# The configuration.
case("configuration: unknown fields", 1000, lambda n: content(**{"seedtool.json": configuration(**{f"field{i}": 1 for i in range(n)})}))
case("configuration: unknown rules", 300, lambda n: content(**{"seedtool.json": configuration(rules={f"voice/x{i}": {} for i in range(n)})}))
case("configuration: unknown settings", 800, lambda n: content(**{"seedtool.json": configuration(
    rules={"voice/shouting": {f"x{i}": 1 for i in range(n)}})}))
case("configuration: unknown lists", 800, lambda n: content(**{"seedtool.json": configuration(wordLists={f"list{i}": ["a"] for i in range(n)})}))
# What a file's faults come from is looked for in several ways.
case("a long word that is no JSON", 100_000, lambda n: content(**{"fixes.json": '[\n  {\n    "id": ' + "x" * n + "\n"}))
case("open brackets, a line each", 4000, lambda n: content(**{"fixes.json": "[\n" + "  {\n" * n + "}\n"}))
case("keys without a quote", 1500, lambda n: content(**{"fixes.json": "[\n" + '  { "id: "a" },\n' * n + "]\n"}))
case("records behind a lost bracket", 600, lambda n: content(**{"fixes.json": "[\n  {\n" + json.dumps(
    [fix(index, prompt="You lost your streak.") for index in range(1, n)], indent=2)[2:]}))
case("configuration: faulty entries", 1500, lambda n: content(**{"seedtool.json": configuration(wordLists={"praise": ["_"] * n})}))
case("configuration: entries", 1500, lambda n: content(**{"seedtool.json": configuration(wordLists={"praise": [f"word{i}" for i in range(n)]})}))
case("configuration: accepted entries", 1500, lambda n: content(**{"seedtool.json": configuration(wordLists={"accept": [f"wordx{i}" for i in range(n)]})}))
case("configuration: terms that start alike", 400, lambda n: content(
    [fix(prompt="go to " * n)], **{"seedtool.json": configuration(wordLists={"praise": ["go to it"]})}))
case("configuration: terms that share a rare word", 400, lambda n: content(
    [fix(prompt="goo to " * n)],
    **{"seedtool.json": configuration(wordLists={"praise": [f"goo {'.. ' * (i % 2)}word{i}" for i in range(n)]})}))
case("configuration: own rules", 250, lambda n: content(**{"seedtool.json": configuration(customRules=[
    {"id": f"house/r{i}", "kind": "existence", "message": "no", "fields": ["*"], "terms": [f"word{i}"]} for i in range(n)])}))
case("configuration: faulty own rules", 600, lambda n: content(**{"seedtool.json": configuration(customRules=[
    {"id": f"house/r{i}", "kind": "existance", "message": "no", "fields": ["*"]} for i in range(n)])}))
case("configuration: own rules of missing lists", 300, lambda n: content(**{"seedtool.json": configuration(
    customRules=[{"id": f"house/r{i}", "kind": "existence", "message": "no", "fields": ["*"], "wordList": f"lost{i}"} for i in range(n)],
    wordLists={f"list{i}": ["a"] for i in range(n)})}))
case("configuration: replacements", 800, own({"kind": "substitution", "replacements": {"a": "b"}}, lambda n: "Do a " * n))
case("configuration: a replacement that repeats itself", 800, own(
    {"kind": "substitution", "replacements": {"go": "go " * 300 + "on"}}, lambda n: "go " * n))
case("configuration: many replacements", 800, lambda n: content(**{"seedtool.json": configuration(customRules=[
    {"id": "house/own", "kind": "substitution", "message": "no", "fields": ["*"], "replacements": {f"w{i}": "b" for i in range(n)}}])}))
case("words: files", 120, lambda n: content(**{f"words/list{i}.txt": "a\n" for i in range(n)}))
case("words: many lists", 300, lambda n: content(**{"seedtool.json": configuration(wordLists={f"list{i}": ["a"] for i in range(n)})}))
case("words: lines", 3000, lambda n: content(**{"words/praise.txt": "_\n" * n}))

# Own rules.
case("own: hits of a term", 1500, own({"kind": "existence", "terms": ["go"]}, lambda n: "go on " * n))
case("own: hits of terms that overlap", 800, own({"kind": "existence", "terms": ["go on", "on go", "go"]}, lambda n: "go on " * n))
case("own: exceptions", 800, own({"kind": "existence", "terms": ["go", "!go on"]}, lambda n: "go on go by " * n))
case("own: hits of a pattern", 1500, own({"kind": "existence", "pattern": "go"}, lambda n: "go on " * n))
case("own: repeated words", 800, own({"kind": "repetition", "maximum": 1}, lambda n: "window " * n))
case("own: repeated terms", 800, own({"kind": "repetition", "maximum": 1, "terms": ["go"]}, lambda n: "go on " * n))
case("own: repetitions but for some", 600, own({"kind": "repetition", "maximum": 1, "terms": ["!windows"]}, lambda n: "windows doors " * n))
case("own: occurrences", 1500, own({"kind": "occurrence", "maximum": 1, "terms": ["go"]}, lambda n: "go on " * n))

# What is accepted.
case("suppressions", 300, lambda n: content(
    [fix(prompt="Go! " * n)], **{"suppressions.json": [accepted(n, textDigest=f"{i:016x}") for i in range(n)]}))
case("suppressions that are equal", 300, lambda n: content(
    [fix(prompt="Go! " * n)], **{"suppressions.json": [accepted(n) for i in range(n)]}))
case("suppressions of nothing", 500, lambda n: content(**{"suppressions.json": [accepted(n, rule=f"voice/x{i}") for i in range(n)]}))
BASELINE = [*CHECK, "--baseline", "IN/../baseline.json"]


def baseline(entries):
    return {**content(), "../baseline.json": json.dumps({"version": 1, "findings": entries})}


case("baseline: entries that are gone", 800, lambda n: baseline(
    [{"rule": "voice/shouting", "record": identity(i), "pointer": "/prompt", "textDigest": f"{i:016x}"} for i in range(n)]), BASELINE)
case("baseline: faulty entries", 1500, lambda n: baseline([{"rule": 3} for i in range(n)]), BASELINE)
case("baseline: unknown members", 1500, lambda n: baseline([{f"x{i}": 3 for i in range(n)}]), BASELINE)

# Other commands and formats.
def files(n):
    """A fix a file; none is like another, for to compare them is another case."""
    made = whole({**content(), **{f"fixes/f{i}.json": json.dumps([fix(i + 1, prompt=words(i + 1))]) for i in range(n)}})
    del made["fixes.json"]
    return made


for option in ["json", "jsonl", "concise"]:
    case(f"format: {option}", 800, prompt("Go! "), [*CHECK, "--format", option])
case("format: statistics", 800, prompt("Go! "), [*CHECK, "--statistics"])
case("format: text in full", 300, prompt("Go! "), [*CHECK[:-1], "0"])
case("diff: one text", 300, prompt("a  b "), [*CHECK, "--diff"])
case("diff: fixes", 150, lambda n: content([fix(i, prompt=f"Leave  the window open {i} times.") for i in range(1, n)]), [*CHECK, "--unsafe-fixes", "--diff"])
case("diff: values without quotes", 500, lambda n: content([fix(i, number=str(i)) for i in range(1, n)]), [*CHECK, "--unsafe-fixes", "--diff"])
case("diff: suppressions of one record", 300, lambda n: content([fix()], **{"suppressions.json": json.dumps([accepted(1)] * n)}), ["diff", "IN", "IN"])
case("write a baseline", 300, prompt("Go! "), [*CHECK, "--write-baseline", "/dev/null"])
FORK = [*CHECK, "--base", "IN/../base"]


def fork(old, new):
    """A content, and beside it what it is compared with."""
    return {**new, **{f"../base/{name}": text for name, text in old.items()}}


def select(values):
    placeholder = {"type": "select", "required": False, "values": values}
    return copy({}, [key("a.key", placeholders={"what": placeholder})])


def voices(names):
    files = copy({}, [key("a.key")])
    return {**files, "copy/catalog.json": json.dumps({**json.loads(files["copy/catalog.json"]), "products": {"pressure": {"voices": names}}})}


case("base: select values", 800, lambda n: fork(select([f"v{i}" for i in range(n)]), select([f"v{n - i}" for i in range(n)])), FORK)
case("base: voices", 3200, lambda n: fork(voices([f"v{i}" for i in range(n)]), voices([f"v{n - i}" for i in range(n)])), FORK)
case("base: records that are gone", 400, lambda n: fork(content([window(i) for i in range(1, n)]), content([fix(9_999_999)])), FORK)
case("records on a line", 300, lambda n: content([fix(i, prompt=words(i) + "  !") for i in range(1, n)]),
     ["check", "IN/fixes.json:1", *CHECK[2:]])
case("records of one number", 300, lambda n: content([fix(i, number=7) for i in range(1, n)]), ["show", "7", "IN"])
case("stats", 400, lambda n: content([fix(i) for i in range(1, n)]), ["stats", "IN"])
APP_FIX = {name: value for name, value in fix().items() if name != "number"}
IMPORT = ["import", "egofix", "IN", "--skip"]
case("import", 300, lambda n: {"fixes.json": json.dumps([{**APP_FIX, "id": f"fix-{i}"} for i in range(n)])}, IMPORT)
case("import: what cannot be converted", 300, lambda n: content([fix(i, id="one", mood=i) for i in range(1, n)]), IMPORT)
case("import: faults", 300, lambda n: {"fixes.json": '[{"id":1' + ',"id":1' * n + "}]"}, IMPORT)
case("export", 300, lambda n: content([fix(i) for i in range(1, n)]), ["export", "egofix", "IN", "--skip"])
case("files", 240, files)
case("files that are no content", 300, lambda n: {**content(), **{f"x{i}.json": "1" for i in range(n)}})

# Bundles.
COMPILE = ["compile", "IN", "--ignore", "quota", "--today", "2026-11-01", "-o", "IN/../b.seedbundle"]
VERIFY = ["verify", "IN/../b.seedbundle"]
POLICIES = (Path(__file__).resolve().parent.parent.parent / "content/policies.json").read_text(encoding="utf-8")


def whole(files):
    """A folder that compiles."""
    return {"micro_education.json": "[]", "policies.json": POLICIES, **files}


case("verify: files", 60, files, [*VERIFY, "--against", "IN"], COMPILE)
case("verify: names that start alike", 200, lambda n: whole(copy(
    {"a." + "k" * 60 + str(i): [{"body": f"Say the word number {i} now."}] for i in range(n)},
    [key("a." + "k" * 60 + str(i)) for i in range(n)])), VERIFY, COMPILE)
case("verify: fixes", 300, lambda n: whole(content([window(i) for i in range(1, n)])), VERIFY, COMPILE)
case("compile: fixes after one template", 300, lambda n: whole(content([window(i) for i in range(1, n)])), COMPILE)
case("compile: fixes", 300, lambda n: whole(content([fix(i, prompt=words(i)) for i in range(1, n)])), COMPILE)


def run(tool, folder, command, seconds):
    """The instructions or microseconds of one command."""
    arguments = placed(command, folder)
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder) + ".cache", "SWIFT_BACKTRACE": "enable=no"}
    environment.pop("CI", None)
    if seconds:
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        result = subprocess.run(["timeout", "120", tool, *arguments], env=environment, capture_output=True)
        if result.returncode not in (0, 1, 2):
            raise SystemExit(f"{arguments}: exit code {result.returncode}\n{result.stderr.decode(errors='replace')}")
        return int((resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before) * 1_000_000)
    counting = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    result = subprocess.run([*counting, tool, *arguments], env=environment, capture_output=True)
    counted = re.search(rb"Collected : (\d+)", result.stderr)
    if result.returncode not in (0, 1, 2) or not counted:
        raise SystemExit(f"{arguments}: exit code {result.returncode}\n{result.stderr[-2000:].decode(errors='replace')}")
    return int(counted[1])


def placed(command, folder):
    return [argument.replace("IN", str(folder), 1) for argument in command]


def cost(tool, name, times, work, seconds):
    size, make, command, before = CASES[name]
    folder = Path(tempfile.mkdtemp(dir=work)) / "content"
    for path, text in make(int(size * times)).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", errors="surrogateescape", newline="")
    try:
        if before:
            made = subprocess.run([tool, *placed(before, folder)], capture_output=True)
            if made.returncode:
                raise SystemExit(f"{name}: {before[0]} fails\n{made.stderr.decode(errors='replace')}")
        return run(tool, folder, command, seconds)
    finally:
        shutil.rmtree(folder.parent)


def main(arguments):
    times = 1
    seconds = bool(arguments) and arguments[0] == "--seconds"
    if seconds:
        times, arguments = int(arguments[1]), arguments[2:]
    if not arguments:
        raise SystemExit(__doc__)
    tool, *wanted = arguments
    tool = str(Path(tool).resolve())
    names = [name for name in CASES if not wanted or any(word in name for word in wanted)]
    workers = 1 if seconds else os.cpu_count()
    failed = []
    with tempfile.TemporaryDirectory() as work, ThreadPoolExecutor(workers) as pool:
        least = 20_000 if seconds else LEAST

        def measure(name, times=times):
            half, once, twice = (cost(tool, name, size * times, work, seconds) for size in (0.5, 1, 2))
            return once - half, twice - once, (twice - once) / max(once - half, least)

        def judge(name):
            steps = measure(name)
            # A small step holds as much of what happens once: it is bad only if a larger one is.
            is_doubtful = not seconds and steps[2] > LIMIT and steps[0] < SMALL
            return measure(name, 6 * times) if is_doubtful else steps

        for name, (once, twice, ratio) in zip(names, pool.map(judge, names)):
            is_bad = ratio > LIMIT
            if is_bad:
                failed.append(name)
            mark = "  <<<" if is_bad else ""
            print(f"{name:45}{once / 1e6:10.2f}{twice / 1e6:10.2f}{ratio:8.2f}{mark}", flush=True)
    if failed:
        raise SystemExit(f"{len(failed)} of {len(names)} grow faster than their input: {', '.join(failed)}")
    print(f"{len(names)} cases: twice the input costs at most {LIMIT} times as much")


main(sys.argv[1:])
