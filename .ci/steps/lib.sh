# What .ci/run and .ci/deep share: steps that tell their seconds, some of them beside each other, the programs from
# outside, and the tests.
# Each of the two sources this file from the repository's root.
export LC_ALL=C.UTF-8
tools="${TMPDIR:-/tmp}/seedtool-ci-tools"
python="$tools/bin/python"
seedtool="$PWD/.build/release/seedtool"
# The tests build into a folder of their own, so that they can be built beside the release. What is written for Apple's
# systems is built there against stand-ins, always: a build folder that has them cannot build without.
debug="$PWD/.build/tests/debug"
for_tests=(env SWIFTPM_BUILD_DIR="$PWD/.build/tests" SEEDTOOL_PLUGINS=off SEEDTOOL_STAND_INS=on)
# Nothing here is debugged, and nothing built twice.
export SEEDTOOL_BUILD=once
# The packages beside this one build into the tests' folder once the tests have run: what they share is built there
# already. Their plugins run the release; .ci/deep lets them build their own tool.
export SEEDTOOL_PATH="$seedtool"
export SEEDTOOL_APPS=".build/tests"
mkdir -p "$tools"

running=""
began=0
took=()

# Ends the step that runs, if one does, and begins the next: step NAME
step() {
  end_step
  running="$*"
  began=$SECONDS
  printf '\n== %s\n' "$running"
}

end_step() {
  [ -n "$running" ] || return 0
  printf '   %d s\n' $((SECONDS - began))
  took+=("$(printf '%6d  %s' $((SECONDS - began)) "$running")")
  running=""
}

# Starts a step that runs beside the next ones: beside NAME COMMAND…; what it prints is shown by `await NAME`.
declare -A aside=()
beside() {
  local name="$1" log="$tools/beside-${#aside[@]}" start=$SECONDS
  shift
  (
    code=0
    "$@" >"$log" 2>&1 </dev/null || code=$?
    printf '   %d s beside other steps\n' $((SECONDS - start)) >>"$log"
    exit $code
  ) &
  aside[$name]="$! $log"
}

# Waits for a step that was started by `beside`, and shows what it printed.
await() {
  local process log code=0
  read -r process log <<<"${aside[$1]}"
  unset "aside[$1]"
  step "$1"
  wait "$process" || code=$?
  cat "$log"
  return $code
}

# The last line says how it went, whatever ended the script.
sum_up() {
  local code=$? failed="$running" rest
  for rest in "${aside[@]}"; do kill "${rest%% *}" 2>/dev/null || true; done
  end_step
  printf '\n== Seconds of each step\n'
  [ ${#took[@]} -eq 0 ] || printf '%s\n' "${took[@]}" | sort -rn
  printf '%6d  all, on %d cores\n\n' "$SECONDS" "$(nproc)"
  if [ "$code" -eq 0 ]; then
    echo "All is well"
  else
    echo "FAILED: ${failed:-before the first step} (exit code $code)"
  fi
}
trap sum_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# Installs what is missing of these Debian packages.
install_packages() {
  local package missing=()
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  echo "installs ${missing[*]}"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Installs what is missing of these packages of PyPI, into an environment of their own.
install_python() {
  [ -x "$tools/bin/pip" ] || python3 -m venv "$tools"
  "$tools/bin/pip" install --quiet --disable-pip-version-check "$@"
}

# Runs tests, and keeps what they print in $tools/NAME.txt: tests NAME COMMAND…
tests() {
  local log="$tools/$1.txt"
  shift
  timeout 3600 "$@" </dev/null 2>&1 | tee "$log"
}

# The slowest tests of a log. It tells the truth where they ran one by one (--no-parallel): otherwise all start at once,
# and each takes as long as all.
slowest() {
  echo "The slowest tests, in seconds:"
  sed -nE 's/^✔ Test (.+) passed after ([0-9.]+) seconds\.$/\2  \1/p' "$tools/$1.txt" |
    grep -v '^[0-9.]*  run with ' | sort -rn | sed -n 1,20p
}

# The same, where a test that is skipped is a failure.
tests_unskipped() {
  tests "$@"
  if grep -E '^➜ .* skipped' "$tools/$1.txt"; then
    echo "the tests above were skipped, though all that they need is installed"
    return 1
  fi
}
