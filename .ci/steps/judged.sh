#!/bin/sh
# How the rules that read meaning judge the sentences of Tests/SeedRulesTests/Judged, both halves, and which of them
# they judge wrongly. The figures stand at the heads of these files; the same test fails where they differ.
set -eu
cd "$(dirname "$0")/../.."
SEED_JUDGED=1 swift test --filter JudgedSentencesTests
