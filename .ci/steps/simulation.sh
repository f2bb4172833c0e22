#!/usr/bin/env bash
# The figures that the content is held to, of simulated users: .ci/steps/simulation.sh SEEDTOOL BUNDLE
set -euo pipefail
seedtool="$(realpath "$1")"
bundle="$(realpath "$2")"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

"$seedtool" simulate --bundle "$bundle" --users 2000 --days 365 --seed 1 --require "fixes.never-seen == 0" \
  --require "one-bug.days-to-repeat.p5 >= 45" --require "days-to-repeat.p5 >= 85" \
  --require "days-to-repeat.median >= 90" >"$work/report.txt" || { cat "$work/report.txt"; exit 1; }
sed -n 1,13p "$work/report.txt"
for columns in 40 80 120; do
  COLUMNS=$columns "$seedtool" simulate --bundle "$bundle" --users 80 >"$work/text"
  width="$(wc -L <"$work/text")"
  [ "$width" -le "$columns" ] || { echo "a line of $width columns where there are $columns"; exit 1; }
done
