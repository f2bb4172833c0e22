#!/usr/bin/env bash
# Keeps the bundle that a released tool writes, as test data that every later build reads:
#
#     .ci/steps/keep-bundle.sh TOOL
#
# The content is that of the newest version that is kept; put what is new into it before: a record, a field, a name.
# A bundle that is kept is never written again.
set -euo pipefail
cd "$(dirname "$0")/../../Tests/SeedRuntimeTests/Released"
tool="$(cd "$OLDPWD" && realpath "$1")"
version="$("$tool" --version | cut -d' ' -f2)"
if [ ! -d "$version" ]; then
  newest="$(printf '%s\n' */ | sort -V | tail -1)"
  mkdir "$version"
  cp -r "${newest}content" "$version/content"
  echo "$PWD/$version/content is a copy of $newest: put into it what is new, then run this again"
  exit 0
fi
if [ -e "$version/content.seedbundle" ]; then
  echo "the bundle of $version is kept already"
  exit 1
fi
"$tool" compile "$version/content" --ignore quota,spelling -o "$version/content.seedbundle"
echo "commit Tests/SeedRuntimeTests/Released/$version"
