"""Validates a JSON file by a JSON Schema, with the fastest parser and validator that Python has.

usage: validate.py SCHEMA FILE
"""

import sys

import jsonschema_rs
import orjson

with open(sys.argv[1], "rb") as file:
    validator = jsonschema_rs.validator_for(orjson.loads(file.read()))
with open(sys.argv[2], "rb") as file:
    records = orjson.loads(file.read())
errors = 0
for error in validator.iter_errors(records):
    errors += 1
    if errors <= 200:
        print(f"{'/'.join(map(str, error.instance_path))}: {error.message}")
sys.exit(1 if errors else 0)
