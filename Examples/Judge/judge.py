#!/usr/bin/env python3
"""A judge that answers from a file: judge.py ANSWERS.json

    seedtool review take --with 'python3 Examples/Judge/judge.py answers.json' --count 20

The contract: one packet, a line of JSON, on standard input; one verdict, a line of JSON, on standard
output; exit code 0. A judge that thinks takes the place of the look-up in ANSWERS: an object of
findings by the label that people know a record by,
{"fix #42": [{"question": "...", "pointer": "/prompt", "quote": "words of the text", "reason": "..."}]};
an empty list passes the record, and what is not there is left to others.
"""
import json
import sys

packet = json.load(sys.stdin)
with open(sys.argv[1], encoding="utf-8") as file:
    findings = json.load(file).get(packet["label"])

verdict = "unsure" if findings is None else "object" if findings else "pass"
answer = {"record": packet["record"], "digest": packet["digest"], "verdict": verdict, "findings": findings or []}
print(json.dumps(answer, ensure_ascii=False))
