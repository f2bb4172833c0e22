#!/usr/bin/env bash
# Holds Schemas/ against an independent JSON Schema validator: the schemas themselves, the content, every
# sound fixture (taken) and every broken one (refused).
#
#   .ci/steps/validate-schemas.sh VALIDATOR…     for example: .ci/steps/validate-schemas.sh check-jsonschema
#
# VALIDATOR takes `--check-metaschema FILE…` and `--schemafile SCHEMA FILE…` as PyPI's check-jsonschema does.
# Nothing is installed here.
set -euo pipefail
if [ $# -eq 0 ]; then
  echo "usage: $0 VALIDATOR…  (for example: $0 check-jsonschema)" >&2
  exit 2
fi
cd "$(dirname "$0")/../.."
failures=0
output=$(mktemp)
trap 'rm -f "$output"' EXIT

fail() {
  echo "FAIL: $1" >&2
  failures=$((failures + 1))
}

# The schema of a file of the content folder, from its path below it.
schema_of_content() {
  case "$1" in
    copy/catalog.json) echo Schemas/copy-catalog.schema.json ;;
    copy/*) echo Schemas/copy-table.schema.json ;;
    */*) echo "Schemas/${1%%/*}.schema.json" ;;
    *) echo "Schemas/${1%.json}.schema.json" ;;
  esac
}

# The schema of a fixture, from the kind that its name starts with.
schema_of_fixture() {
  local name kind
  name=$(basename "$1")
  for schema in Schemas/*.schema.json; do
    kind=$(basename "$schema" .schema.json)
    case "$name" in "$kind"-*) echo "$schema" && return ;; esac
  done
  echo "no schema for $1" >&2
  exit 2
}

"$@" --check-metaschema Schemas/*.schema.json || fail "a schema is not a JSON Schema"
schema_count=$(ls Schemas/*.schema.json | wc -l)

content_count=0
while IFS= read -r file; do
  content_count=$((content_count + 1))
  "$@" --schemafile "$(schema_of_content "${file#content/}")" "$file" > "$output" 2>&1 ||
    { cat "$output" >&2; fail "$file is refused"; }
done < <(find content -name '*.json' | LC_ALL=C sort)

sound_count=0
for file in Tests/SchemaFixtures/sound/*.json; do
  sound_count=$((sound_count + 1))
  "$@" --schemafile "$(schema_of_fixture "$file")" "$file" > "$output" 2>&1 ||
    { cat "$output" >&2; fail "$file is refused"; }
done

broken_count=0
for file in Tests/SchemaFixtures/broken/*.json; do
  broken_count=$((broken_count + 1))
  status=0
  "$@" --schemafile "$(schema_of_fixture "$file")" "$file" > "$output" 2>&1 || status=$?
  [ "$status" -eq 1 ] || { cat "$output" >&2; fail "$file is not refused (status $status)"; }
done

echo "$schema_count schemas, $content_count content files, $sound_count sound and $broken_count broken fixtures: $failures failures"
[ "$failures" -eq 0 ]
