#!/usr/bin/env bash
# Makes a release into a folder and tries what is in it, then its wheel: .ci/steps/check-archive.sh FOLDER
#
# The wheel is installed by pip and by pre-commit, in surroundings that have neither Swift nor this repository.
# pre-commit and PyYAML must be beside $PYTHON.
set -euo pipefail
cd "$(dirname "$0")/../.."
root="$PWD"
mkdir -p "$1"
release="$(cd "$1" && pwd)"
python="${PYTHON:-python3}"
Scripts/release "$release"
"$release/seedtool" check --strict
if grep --text --quiet --fixed-strings "$(pwd -P)" "$release/seedtool"; then
  echo "the binary knows the folder that it was built in"
  exit 1
fi

rm -f "$release"/seedtool-*.whl
Scripts/wheel "$release/seedtool" "$release"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-index --find-links "$release" seedtool
cp -r content "$work/content"
cd "$work"
env -i PATH="$work/venv/bin:/usr/bin:/bin" seedtool check

# The hook of Documentation/InCI.md that pre-commit installs by itself, on content that is clean and that is not.
version="$("$release/seedtool" --version | cut -d ' ' -f 2)"
"$python" - "$root/Documentation/InCI.md" "$version" >.pre-commit-config.yaml <<'END'
import pathlib
import re
import sys
blocks = re.findall(r"^```yaml\n(.*?)^```", pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
hook = next(block for block in blocks if "language: python" in block)
print("repos:\n" + re.sub(r"seedtool==[\d.]+", f"seedtool=={sys.argv[2]}", hook))
END
# What pre-commit builds around it needs setuptools; nothing else is looked for on PyPI.
"$python" -m pip download --quiet --disable-pip-version-check --no-deps --dest "$work/wheels" setuptools
git init -q .
git add content .pre-commit-config.yaml
git -c user.name=writer -c user.email=writer@example.com commit -q -m "The content"
git update-ref refs/remotes/origin/main HEAD
hook() {
  env -i PATH="$(dirname "$(command -v "$python")"):/usr/bin:/bin" HOME="$work" LC_ALL=C.UTF-8 GIT_CONFIG_NOSYSTEM=1 \
    PRE_COMMIT_HOME="$work/cache" PIP_NO_INDEX=1 PIP_FIND_LINKS="$release $work/wheels" \
    "$python" -m pre_commit run --hook-stage pre-push --all-files
}
hook | tee said
grep -q 'seedtool\.*Passed' said
sed -i '0,/"daily"/s//"dayly"/' content/fixes.json
git add content
! hook >said || { echo "the hook lets a broken content pass"; exit 1; }
grep 'error shape/unknown-value' said
