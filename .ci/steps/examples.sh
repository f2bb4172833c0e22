#!/usr/bin/env bash
# The examples, a package of their own, built once and run on a bundle of the content: .ci/steps/examples.sh BUNDLE
set -euo pipefail
cd "$(dirname "$0")/../.."
bundle="$1"
build="${SEEDTOOL_APPS:-.build/apps}"
package=(--package-path Examples --scratch-path "$build")

# One plugin compiles an app's content and writes its accessors. CI=true: what a build does with content must not
# depend on where it runs.
export CI=true
swift build "${package[@]}"
programs="$build/debug"

week="$("$programs/pressure-week" "$bundle" ynmy-yy 0)"
tail -n 3 <<<"$week"
grep -q '^tier 0, streak 2, longest 2$' <<<"$week"

rm -f .build/month.store*
"$programs/egofix-month" "$bundle" .build/month.store 20 >/dev/null
"$programs/egofix-month" "$bundle" .build/month.store 10 | tail -n 8

# The apps of the pages on the services, each launched twice.
programs="$(cd "$programs" && pwd)"
for app in pressure geocue egofix; do
  folder=".build/services/$app"
  rm -rf "$folder" && mkdir -p "$folder" && cp "$bundle" "$folder/content.seedbundle"
  (cd "$folder" && "$programs/$app-app" >first.txt && "$programs/$app-app" >again.txt)
done
grep -q '^Run$' .build/services/pressure/again.txt
grep -q '^Home: again in 30 s$' .build/services/geocue/again.txt
grep -q '^0 still repeat$' .build/services/geocue/again.txt
grep -q '^FIX SKIPPED$' .build/services/egofix/first.txt

# An app starts no processes, loads no libraries, and links the services of one product.
foreign="$(nm "$programs/pressure-app" | grep -E ' U (posix_spawn|dlopen|fork)|EgoFixServices|GeoCueServices' || true)"
foreign+="$(nm "$programs/geocue-app" | grep -E ' U (posix_spawn|dlopen|fork)|EgoFixServices|PressureServices' || true)"
foreign+="$(nm "$programs/egofix-app" | grep -E ' U (posix_spawn|dlopen|fork)|PressureServices|GeoCueServices' || true)"
[ -z "$foreign" ] || { head -n 5 <<<"$foreign"; exit 1; }

app="$("$programs/content-app")"
echo "$app"
grep -q '^replaced: true true$' <<<"$app"
# The other plugin checks the content.
swift package "${package[@]}" seed-check
