#!/usr/bin/env bash
# A simulation in parts is that of the whole, played one after the other and by several workers of Dask; and its page
# opens in headless Chromium.
#
#   .ci/steps/simulation-in-parts.sh SEEDTOOL BUNDLE PYTHON    PYTHON has the packages dask and distributed
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

echo "parts, merged"
for part in 3 1 2; do
  "$seedtool" simulate --bundle "$bundle" "${options[@]}" --shard "$part/3" --format json -o "$work/part-$part.json"
done
"$seedtool" simulate merge --format json -o "$work/whole.json" "$work"/part-?.json
cmp "$work/one.json" "$work/whole.json"

"$seedtool" simulate merge --format html -o "$work/report.html" "$work"/part-?.json
chromium="$(command -v chromium)"
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
