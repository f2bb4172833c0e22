#!/usr/bin/env bash
# What threads share, under ThreadSanitizer: fails at the first report. See Documentation/Developing.md.
set -euo pipefail
cd "$(dirname "$0")/../.."
export SEEDTOOL_SANITIZING=1
swift build --scratch-path .build/threads --product Threads --sanitize thread
SEEDTOOL_THREADS_FOLDER="$(mktemp -d)"
export SEEDTOOL_THREADS_FOLDER
trap 'rm -rf "$SEEDTOOL_THREADS_FOLDER"' EXIT
TSAN_OPTIONS="halt_on_error=1 second_deadlock_stack=1" .build/threads/debug/Threads
