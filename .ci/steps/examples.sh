#!/usr/bin/env bash
# The examples, built as packages of their own and run on a bundle of the content: .ci/steps/examples.sh BUNDLE
set -euo pipefail
cd "$(dirname "$0")/../.."
bundle="$1"
build="${SEEDTOOL_APPS:-.build/apps}"

swift build --package-path Examples/PressureWeek --scratch-path "$build"
week="$("$build/debug/pressure-week" "$bundle" ynmy-yy 0)"
tail -n 3 <<<"$week"
grep -q '^tier 0, streak 2, longest 2$' <<<"$week"

swift build --package-path Examples/EgoFixMonth --scratch-path "$build"
rm -f .build/month.store*
"$build/debug/egofix-month" "$bundle" .build/month.store 20 >/dev/null
"$build/debug/egofix-month" "$bundle" .build/month.store 10 | tail -n 8

# One plugin compiles the app's content and writes its accessors, the other checks the content. CI=true: what a build
# does with content must not depend on where it runs.
export CI=true
swift build --package-path Examples/ContentApp --scratch-path "$build"
app="$("$build/debug/content-app")"
echo "$app"
grep -q '^replaced: true true$' <<<"$app"
swift package --package-path Examples/ContentApp --scratch-path "$build" seed-check
