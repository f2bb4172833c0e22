#!/usr/bin/env bash
# A simulation of the real content: one process's report, the same from several workers of Dask and from a Slurm array's
# tasks, the figures that CI holds the content to, and the page opened in headless Chromium.
#
#   .ci/steps/simulation.sh SEEDTOOL BUNDLE PYTHON    PYTHON has the packages dask and distributed
set -euo pipefail
cd "$(dirname "$0")/../.."
seedtool="$(realpath "$1")"
bundle="$(realpath "$2")"
python="$3"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
options=(--users 2000 --days 365 --seed 1)

"$seedtool" simulate --bundle "$bundle" "${options[@]}" --format json -o "$work/one.json"

echo "several workers"
PYTHONWARNINGS=ignore "$python" Examples/Simulations/simulate-on-dask --seedtool "$seedtool" --workers 3 --shards 7 \
  -o "$work/dask.json" "$bundle" "${options[@]}"
cmp "$work/one.json" "$work/dask.json"

echo "the tasks of an array"
export SEEDTOOL="$seedtool"
for task in 3 1 2; do
  SLURM_ARRAY_TASK_ID=$task SLURM_ARRAY_TASK_COUNT=3 SLURM_CPUS_PER_TASK=2 \
    bash Examples/Simulations/simulate.slurm "$bundle" "$work/array" "${options[@]}"
done
bash Examples/Simulations/simulate.slurm --merge "$work/array"
cmp "$work/one.json" "$work/array/whole.json"

echo "what the content is held to"
"$seedtool" simulate --bundle "$bundle" "${options[@]}" --require "fixes.never-seen == 0" \
  --require "one-bug.days-to-repeat.p5 >= 45" --require "days-to-repeat.median >= 90" >"$work/report.txt"
head -n 13 "$work/report.txt"
for columns in 40 80 120; do
  COLUMNS=$columns "$seedtool" simulate --bundle "$bundle" --users 80 >"$work/text"
  width="$(wc -L <"$work/text")"
  [ "$width" -le "$columns" ] || { echo "a line of $width columns where there are $columns"; exit 1; }
done

"$seedtool" simulate merge --format html -o "$work/report.html" "$work"/array/shard-*.json
if ! chromium="$(command -v chromium)"; then
  echo "skipped: the page in a browser; Debian's package chromium is not installed"
  exit
fi
echo "the page in $("$chromium" --version 2>/dev/null)"
browse=("$chromium" --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" --virtual-time-budget=5000)
"${browse[@]}" --enable-logging=stderr --v=0 --dump-dom "file://$work/report.html" >"$work/dom" 2>"$work/log"
if grep -E 'CONSOLE|Refused to' "$work/log"; then
  echo "the page has something to say in the browser's console"
  exit 1
fi
# What the browser made of the page is what was written: no chart and no row is lost.
for element in svg tr h2; do
  written="$(grep -o "<$element[ >]" "$work/report.html" | wc -l)"
  shown="$(grep -o "<$element[ >]" "$work/dom" | wc -l)"
  [ "$written" = "$shown" ] && [ "$shown" -gt 10 ] || { echo "$written $element written, $shown shown"; exit 1; }
done
"${browse[@]}" --hide-scrollbars --window-size=900,1400 --screenshot="$work/page.png" "file://$work/report.html" \
  >"$work/log" 2>&1
[ -s "$work/page.png" ] || { cat "$work/log"; exit 1; }
[ -z "${SIMULATION_PICTURE:-}" ] || cp "$work/page.png" "$SIMULATION_PICTURE"
