#!/usr/bin/env bash
# Converts the documentation of what apps link with the toolchain's DocC; a warning is an error. It needs the build of the tests.
set -euo pipefail
cd "$(dirname "$0")/../.."
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
target="$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')"
for module in SeedRuntime SeedFoundation; do
  mkdir -p "$work/$module"
  swift symbolgraph-extract -module-name "$module" -I .build/tests/debug/Modules -target "$target" \
    -minimum-access-level public -output-dir "$work/$module"
  # Links into another module lead nowhere in an archive of this one alone; such names are written as code.
  docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$work/$module" \
    --output-path "$work/$module.doccarchive" --fallback-display-name "$module" \
    --fallback-bundle-identifier "seedtool.$module" --warnings-as-errors
done
