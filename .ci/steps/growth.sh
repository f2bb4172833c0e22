#!/usr/bin/env bash
# The promise of Documentation/BundleFormat.md, tried: in a copy of the package the tables get fields, a section and
# a code more; the tool that is built from them and the one given as $1 read each other's bundles.
set -euo pipefail
cd "$(dirname "$0")/../.."
old="$(realpath "$1")"
copy="${TMPDIR:-/tmp}/seedtool-growth"
rm -rf "$copy/Sources" "$copy/Tests" "$copy/Plugins" "$copy/Examples" "$copy/Benchmarks" "$copy/content"
mkdir -p "$copy/Documentation" "$copy/Examples" "$copy/Benchmarks"
cp -r Package.swift Sources Tests Plugins content "$copy/"
cp -r Examples/Reader "$copy/Examples/"
cp -r Benchmarks/InProcess Benchmarks/Pressure "$copy/Benchmarks/"
cp Documentation/BundleFormat.md "$copy/Documentation/"

python3 - "$copy" <<'EOF'
import json, pathlib, sys
root = pathlib.Path(sys.argv[1])

def edit(path, old, new):
    text = (root / path).read_text()
    assert text.count(old) == 1, f"{path}: {old!r} stands there {text.count(old)} times"
    (root / path).write_text(text.replace(old, new))

tables = "Sources/SeedTables/"
# A field in bytes that no field has taken, one behind the records of today, a list with a section, a code.
edit(tables + "Records/Fix.swift", '      .optional("validation"',
     '      .optional("audience", .prose(1...80, .fragment), at: 56, "Who is there."),\n      .optional("validation"')
edit(tables + "Records/Bug.swift", '      .optional("shortTitle"',
     '      .optional("motto", .prose(1...80, .fragment), at: 64, "What it says."),\n      .optional("shortTitle"')
edit(tables + "Records/Tidbit.swift", '      .optional("source"',
     '      .optional("hints", .array(of: .prose(1...80, .fragment), count: 1...4, '
     'section: Section(31, "hints", firstByteCount: 8)), at: 40, "More."),\n      .optional("source"')
edit(tables + "Vocabularies.swift", '("gray", "Gray."),', '("gray", "Gray."), ("white", "White."),')
EOF
(cd "$copy" && swift run --quiet seedgen && swift build --quiet --product seedtool)
# An app of today, and the same app from the grown tables: its views have the new fields without being told.
cat >>"$copy/Examples/Reader/main.swift" <<'EOF'
for bug in bundle.bugs { if let motto = bug.motto { print("motto", motto) } }
for fix in bundle.fixes { if let audience = fix.audience { print("audience", audience) } }
for tidbit in bundle.tidbits where !tidbit.hints.isEmpty { print("hints", tidbit.hints) }
EOF
SEEDTOOL_BENCHMARKS=1 swift build --quiet --product seedreader
(cd "$copy" && SEEDTOOL_BENCHMARKS=1 swift build --quiet --product seedreader)
old_app=".build/debug/seedreader"
new_app="$copy/.build/debug/seedreader"
new="$copy/.build/debug/seedtool"

python3 - "$copy/content" <<'EOF'
import json, pathlib, sys
root = pathlib.Path(sys.argv[1])
for name, change in {
    "fixes": lambda records: records[0].update(audience="A friend."),
    "bugs": lambda records: (records[0].update(motto="Well, actually."), records[1].update(color="white")),
    "micro_education": lambda records: records[0].update(hints=["One.", "Two."]),
}.items():
    path = root / f"{name}.json"
    records = json.loads(path.read_text())
    change(records)
    path.write_text(json.dumps(records, ensure_ascii=False, indent=2) + "\n")
EOF

say() { printf '%s\n' "$*"; }
expect() { # a text, and the command whose output must have it
  local text="$1"
  shift
  local output
  output="$("$@" 2>&1)" || true
  if ! grep -qF -- "$text" <<<"$output"; then
    say "expected \"$text\" of: $*"
    head -20 <<<"$output"
    exit 1
  fi
}
ids() { python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))[int(sys.argv[2])]["id"])' "$copy/content/$1.json" "$2"; }

"$old" compile content --ignore spelling -o "$copy/old.seedbundle" >/dev/null 2>&1
"$new" compile "$copy/content" --ignore quota,spelling -o "$copy/new.seedbundle" >/dev/null

# The old reader reads the new bundle: all is sound, what it does not know is passed over.
"$old" verify "$copy/new.seedbundle" >/dev/null
expect "unknown code 8" "$old" inspect "$copy/new.seedbundle" --record "$(ids bugs 1)"
expect "title" "$old" inspect "$copy/new.seedbundle" --record "$(ids bugs 1)"
for record in "$(ids fixes 0)" "$(ids bugs 0)" "$(ids micro_education 0)"; do
  expect "$record" "$old" inspect "$copy/new.seedbundle" --record "$record"
done
# The new reader reads the old bundle: what is not there is absent, and what is there is the same.
"$new" verify "$copy/old.seedbundle" >/dev/null
for record in "$(ids fixes 0)" "$(ids bugs 0)" "$(ids micro_education 0)"; do
  diff <("$old" inspect "$copy/old.seedbundle" --record "$record") \
    <("$new" inspect "$copy/old.seedbundle" --record "$record")
done
# And its own.
"$new" verify "$copy/new.seedbundle" >/dev/null
expect "A friend." "$new" inspect "$copy/new.seedbundle" --record "$(ids fixes 0)"
expect "white" "$new" inspect "$copy/new.seedbundle" --record "$(ids bugs 1)"
expect "Well, actually." "$new" inspect "$copy/new.seedbundle" --record "$(ids bugs 0)"
expect "One., Two." "$new" inspect "$copy/new.seedbundle" --record "$(ids micro_education 0)"
# The apps: the old one passes over what it does not know, the new one finds nothing of it in an old bundle.
expect "a colour that it does not know" "$old_app" "$copy/new.seedbundle"
diff <("$old_app" "$copy/old.seedbundle") <("$new_app" "$copy/old.seedbundle")
diff <("$old_app" "$copy/old.seedbundle" | grep -v '^bug') <("$old_app" "$copy/new.seedbundle" | grep -v '^bug')
for line in "motto Well, actually." "audience A friend." 'hints ["One.", "Two."]' "white"; do
  expect "$line" "$new_app" "$copy/new.seedbundle"
done
say "older and newer tables read each other's bundles, in the tool and in an app"
