#!/usr/bin/env bash
# Makes a release into a folder and tries what is in it: .ci/steps/check-archive.sh FOLDER
set -euo pipefail
cd "$(dirname "$0")/../.."
Scripts/release "$1"
"$1/seedtool" check --strict
if grep --text --quiet --fixed-strings "$(pwd -P)" "$1/seedtool"; then
  echo "the binary knows the folder that it was built in"
  exit 1
fi
