#!/usr/bin/env bash
# What the tool does with input that is broken, huge or malicious, and in surroundings that fail it: each case
# has to give its exit code and a message, in time, without a trap and without raw control bytes.
#
#     .ci/steps/hostile.py path/to/seedtool
#
# Some cases need root (a small file system, another user); without it they are counted as left out.
set -uo pipefail
tool="$(realpath "${1:?usage: .ci/steps/hostile.py path/to/seedtool}")"
content="$(realpath "$(dirname "$0")/../content")"
export LC_ALL=C.UTF-8
unset NO_COLOR FORCE_COLOR CI
work="$(mktemp -d)"
mounted=""
cleanup() {
  [ -z "$mounted" ] || umount "$mounted"
  chmod -R u+rwx "$work"
  rm -rf "$work"
}
trap cleanup EXIT
cd "$work"
# The largest cases need less than this; a runaway one fails instead of taking the machine along.
ulimit -v $((12 * 1024 * 1024))
ulimit -c 0

passed=0 failed=0 left=0
out="$work/.out" err="$work/.err"

fail() {
  failed=$((failed + 1))
  printf 'FAILED  %s: %s\n' "$1" "$2"
  head -c 600 "$err" "$out" 2>/dev/null | cat -v | sed 's/^/        /'
}
pass() {
  passed=$((passed + 1))
  printf 'ok      %s%s\n' "$1" "${2:+  ($2)}"
}
leave() {
  left=$((left + 1))
  printf 'left    %s: %s\n' "$1" "$2"
}

# Nothing that steers a terminal: C0 but for line feed, DEL, C1, and what reorders text.
raw_controls() { LC_ALL=C grep -qaP '[\x00-\x09\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\x8e\x8f\xaa-\xae]|\xe2\x81[\xa6-\xa9]' "$@"; }
# Lines that GitHub's runner takes for commands.
commands() { grep -qaE '^[[:space:]]*::' "$@"; }

# judge NAME EXPECTED-CODE CODE PATTERN: judges what a command left in $out and $err.
judge() {
  local name="$1" expected="$2" code="$3" pattern="$4"
  if [ "$code" = 124 ]; then fail "$name" "it hangs"; return; fi
  if [ "$code" != "$expected" ]; then fail "$name" "exit code $code, not $expected"; return; fi
  if [ -n "$pattern" ] && ! grep -qaE -e "$pattern" "$err" "$out"; then
    fail "$name" "no message like /$pattern/"; return
  fi
  if raw_controls "$out" "$err"; then fail "$name" "raw control bytes"; return; fi
  if commands "$out" "$err"; then fail "$name" "a line that CI takes for a command"; return; fi
  pass "$name"
}
# expect CODE PATTERN NAME COMMAND…: runs a command for 180 seconds at most, without input.
expect() {
  local code="$1" pattern="$2" name="$3"
  shift 3
  timeout -k 5 180 "$@" >"$out" 2>"$err" </dev/null
  judge "$name" "$code" "$?" "$pattern"
}
# A fresh copy of the real content.
fresh() { rm -rf "$1" && cp -r "$content" "$1"; }
# file NAME: a folder of that name with a fixes.json from standard input.
file() { mkdir -p "$1" && cat >"$1/fixes.json"; }
repeat() { head -c "$2" < <(yes "$1" | tr -d '\n'); }

echo "== What is not there, or is something else"
expect 2 'no such file or folder' 'a missing folder' "$tool" check nowhere
expect 2 'no such file or folder' 'a missing file' "$tool" check nowhere/fixes.json
expect 2 'no folder of this name here or above' 'no content anywhere' "$tool" check
mkdir empty && expect 2 'no content here' 'an empty folder' "$tool" check empty
expect 2 'no such file or folder' 'a missing path does not compile' "$tool" compile nowhere -o x.seedbundle
printf '' | file zero && expect 1 'invalid-json' 'an empty file' "$tool" check zero/fixes.json
mkdir -p folder/fixes.json && expect 2 'it is a folder' 'a folder where a file should be' "$tool" check folder
expect 2 'a folder was expected' 'a file where a folder should be' "$tool" check zero/fixes.json/fixes.json
expect 2 '.' 'an empty path' "$tool" check ''
fresh loop && rm loop/fixes.json && ln -s fixes.json loop/fixes.json
expect 2 'symbolic links' 'a link that leads to itself, in the content' "$tool" check loop
expect 2 'symbolic links' 'a link that leads to itself, named' "$tool" check loop/fixes.json
ln -s ring-b ring-a && ln -s ring-a ring-b
expect 2 'symbolic links' 'two links that lead to each other' "$tool" check ring-a
expect 2 'symbolic links' 'a bundle that is a ring of links' "$tool" verify ring-a
fresh pipe && rm pipe/fixes.json && mkfifo pipe/fixes.json
expect 2 'not a regular file' 'a pipe as content' "$tool" check pipe
expect 2 'not a regular file' 'a pipe as a named file' "$tool" check pipe/fixes.json
expect 2 'not a regular file' 'a pipe as configuration' "$tool" check --config pipe/fixes.json "$content"
expect 2 'not a regular file' 'a pipe as a bundle' "$tool" verify pipe/fixes.json
mkdir device && ln -s /dev/zero device/fixes.json
expect 2 'not a regular file' '/dev/zero as content' "$tool" check device/fixes.json
expect 2 'not a regular file' '/dev/zero as a bundle' "$tool" inspect /dev/zero
timeout 60 "$tool" check - --stdin-filename fixes.json </dev/zero >"$out" 2>"$err"
judge '/dev/zero as standard input' 2 $? 'limit'

echo "== Permissions"
if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; then
  chmod 755 "$work"
  cp "$tool" "$work/seedtool"
  nobody=(setpriv --reuid=65534 --regid=65534 --clear-groups "$work/seedtool")
  fresh locked && chmod -R a+rX locked && chmod 000 locked/fixes.json
  expect 2 'permission denied' 'an unreadable file' "${nobody[@]}" check locked
  fresh shut && chmod 000 shut
  expect 2 'permission denied' 'an unreadable folder' "${nobody[@]}" check shut
  fresh readonly && chmod -R a+rX readonly && printf '\xef\xbb\xbf[]' >readonly/retired.json && chmod a+r readonly/retired.json
  expect 2 'permission denied' 'fixing what may not be written' "${nobody[@]}" check --fix readonly
  expect 2 'permission denied' 'an unwritable folder for the bundle' \
    "${nobody[@]}" compile --ignore quota "$content" -o "$work/readonly/x.seedbundle"
  expect 2 'permission denied' 'an unwritable folder for a report' \
    "${nobody[@]}" check "$content" --format "json=$work/readonly/report.json"
  mkdir theirs && chmod 777 theirs && echo old >theirs/x.seedbundle && chmod 644 theirs/x.seedbundle
  expect 2 'permission denied' 'an unwritable bundle in a writable folder' \
    "${nobody[@]}" compile --ignore quota "$content" -o "$work/theirs/x.seedbundle"
  [ "$(cat theirs/x.seedbundle)" = old ] && [ "$(ls -A theirs)" = x.seedbundle ] \
    && pass 'the unwritable bundle is as it was' || fail 'the unwritable bundle is as it was' "$(ls -lA theirs)"
else
  leave 'permissions' 'needs root and setpriv'
fi

echo "== Not what JSON is"
head -c 1000000 /dev/urandom | file junk && expect 1 'invalid-utf8|invalid-json' 'binary junk' "$tool" check junk/fixes.json
printf '[]' | iconv -t UTF-16 | file utf16 && expect 1 'invalid-utf8' 'UTF-16' "$tool" check utf16/fixes.json
printf '[]' | iconv -t UTF-32LE | file utf32 && expect 1 '.' 'UTF-32' "$tool" check utf32/fixes.json
printf 'hello' | file word && expect 1 'invalid-json' 'a word' "$tool" check word/fixes.json
printf '{"a":1}' | file root && expect 1 'wrong-type' 'another root' "$tool" check root/fixes.json
printf '"a"' | file text && expect 1 'wrong-type' 'a string as root' "$tool" check text/fixes.json
printf 'null' | file null && expect 1 '.' 'null as root' "$tool" check null/fixes.json
head -c 1000000 /dev/zero | file nul && expect 1 'invalid-json|control' 'zero bytes' "$tool" check nul/fixes.json
cp "$tool" word/fixes.json && expect 1 'this is a program' 'a program' "$tool" check word/fixes.json
printf '[{"id": 1e999999999, "number": 99999999999999999999999999999, "severity": -0.0}]' | file number
expect 1 'number' 'numbers beyond every type' "$tool" check number/fixes.json

echo "== Size"
{ printf '[{"prompt": "'; repeat 'word ' 300000000; printf '"}]'; } | file long
expect 1 'text-length' 'a string of 300 MB' "$tool" check long/fixes.json
rm -r long
{ repeat '[' 100000; repeat ']' 100000; } | file deep
expect 1 'nesting-too-deep' '100,000 nested arrays' "$tool" check deep/fixes.json
{ repeat '{"a":' 500000; printf 1; repeat '}' 100000; } | file objects
expect 1 'nesting-too-deep' '100,000 nested objects' "$tool" check objects/fixes.json
repeat '[' 50000000 | file brackets
expect 1 'nesting-too-deep' '50 MB of [' "$tool" check brackets/fixes.json
repeat '{"a"' 50000000 | file brackets
expect 1 'invalid-json' '50 MB of broken objects' "$tool" check brackets/fixes.json
repeat ',' 20000000 | file brackets
expect 1 'invalid-json' '20 MB of commas' "$tool" check brackets/fixes.json
repeat '"' 20000000 | file brackets
expect 1 'invalid-json' '20 MB of quotes' "$tool" check brackets/fixes.json
rm -r brackets
{ printf '[{"a":1'; for index in $(seq 100000); do printf ',"key%s":%s' "$index" "$index"; done; printf '}]'; } | file keys
expect 1 'unknown-field' '100,000 keys in one object' "$tool" check keys/fixes.json
{ printf '[0'; repeat ',0' 1999998; printf ']'; } | file million
expect 1 '… and 990000 more places of shape/wrong-type' '1,000,000 findings are capped' "$tool" check million/fixes.json
timeout 60 "$tool" check --format json million/fixes.json 2>"$err" >million/report.json
code=$?
tail -c 8000 million/report.json | grep -o '"summary":{.*' | cut -c1-400 >"$out"
judge '1,000,000 findings as JSON' 1 $code '"errors":1,.*"count":990000'
rm -r million
{ printf '[{"prompt": "'; for index in $(seq 200000); do printf '\\uD83D\\uDE00'; done; printf '"}]'; } | file smile
expect 1 'characters/emoji' '200,000 emoji in one text' "$tool" check smile/fixes.json
{ printf '[{"prompt": "e'; repeat '́' 2000000; printf '"}]'; } | file zalgo
expect 1 '.' '1,000,000 accents on one letter' "$tool" check zalgo/fixes.json
mkdir -p many/fixes && cp "$content"/*.json many && rm many/fixes.json
for index in $(seq 10000); do echo '[]' >"many/fixes/$index.json"; done
expect 1 'fixes-total' 'a folder of 10,000 files' "$tool" check many
rm -r many
truncate -s 2G sparse.json && mkdir sparse && mv sparse.json sparse/fixes.json
expect 1 'file-too-large' 'a file of 2 GB' "$tool" check sparse/fixes.json
truncate -s 4G sparse/fixes.json
expect 1 'not a bundle' 'a bundle of 4 GB' "$tool" verify sparse/fixes.json
truncate -s 100G sparse/fixes.json
expect 1 'file-too-large' 'a file of 100 GB' "$tool" check sparse/fixes.json
expect 2 'limit' 'a configuration of 100 GB' "$tool" check --config sparse/fixes.json "$content"
rm -r sparse

echo "== Names and texts that steer terminals and CI"
hostile="$(printf '::error::\n::warning::\033[31m\302\233\342\200\256##[x]')"
fresh "$hostile" && printf '[0]' >"$hostile/fixes.json" && printf '[]' >"$hostile/$hostile.json"
for command in "check" "check --format concise" "check --diff" "compile" "stats" "schema --check -o"; do
  # Nothing of it can be mended, and `stats` judges nothing.
  case "$command" in stats | "check --diff") expected=0 ;; *) expected=1 ;; esac
  # shellcheck disable=SC2086 # the command's words
  timeout 60 "$tool" $command "$hostile" >"$out" 2>"$err" </dev/null
  code=$?
  judge "a hostile folder name: $command" "$expected" $code '.'
done
expect 1 'is no content file' 'a hostile file name' "$tool" check --select shape "$hostile"
latin="$(printf 'fixes/\351t\351.json')"
fresh latin && rm latin/fixes.json && mkdir latin/fixes && printf '[]' >"latin/$latin"
expect 2 'its name is not UTF-8' 'a file name that is not UTF-8' "$tool" check latin
expect 2 'not UTF-8' 'a path that is not UTF-8' "$tool" check "latin/$latin"
expect 2 'file name too long' 'a name of 4,000 characters' "$tool" check "$(repeat x 4000)"
expect 2 'there is no command' 'a command of 100,000 characters' "$tool" "$(repeat x 100000)"
printf '[{"prompt": "\033[2J\033]0;x\007 \302\2332J \\u001b[31m \342\200\256 ::error::"}]' | file steer
for format in text concise json jsonl; do
  expect 1 '.' "a text that steers a terminal, as $format" "$tool" check --format $format steer/fixes.json
done

echo "== Streams and surroundings"
expect 0 'No findings' 'no environment' env -i "$tool" check "$content"
expect 0 'No findings' 'no HOME, no TMPDIR' env -u HOME -u TMPDIR "$tool" check "$content"
"$tool" compile -q "$content" -o any.seedbundle
for command in check stats rules inspect; do
  case $command in
    check) arguments=(check --max-findings 0 steer/fixes.json) ;;
    inspect) arguments=(inspect any.seedbundle) ;;
    rules) arguments=(rules) ;;
    stats) arguments=(stats "$content") ;;
  esac
  timeout 60 "$tool" "${arguments[@]}" >/dev/full 2>"$err"
  code=$?; : >"$out"
  judge "$command onto a full disk" 2 $code 'no space left on device'
  timeout 60 "$tool" "${arguments[@]}" 2>"$err" >&-
  code=$?
  judge "$command onto a closed stream" 2 $code 'bad file descriptor'
done
{ timeout 60 "$tool" check --max-findings 0 deep/fixes.json keys/fixes.json 2>"$err"; echo $? >code; } | head -n 1 >"$out"
judge 'a reader that has seen enough' 1 "$(cat code)" '.'

echo "== Files that change"
fresh moving
python3 - moving/fixes.json <<'PYTHON' &
import sys, time
text = open(sys.argv[1], "rb").read() * 20
while True:
    with open(sys.argv[1], "wb") as file:
        for start in range(0, len(text), 65536):
            file.write(text[start:start + 65536])
            file.flush()
PYTHON
writer=$!
worst=0
for _ in $(seq 20); do
  timeout 60 "$tool" check moving >"$out" 2>"$err"
  code=$?
  [ "$code" -le 2 ] || worst=$code
done
kill $writer; wait $writer 2>/dev/null
[ "$worst" = 0 ] && pass 'a file that changes while it is read, 20 times' \
  || fail 'a file that changes while it is read' "exit code $worst"

echo "== Compiling"
if [ "$(id -u)" = 0 ] && mkdir small && mount -t tmpfs -o size=128k none small 2>/dev/null; then
  mounted="$work/small"
  echo old >small/x.seedbundle
  expect 2 'no space left on device; what stood there before is untouched' 'a full disk' \
    "$tool" compile "$content" -o small/x.seedbundle
  [ "$(cat small/x.seedbundle)" = old ] && [ "$(ls -A small)" = x.seedbundle ] \
    && pass 'the old bundle stays, the temporary is gone' \
    || fail 'the old bundle stays, the temporary is gone' "$(ls -lA small)"
  expect 2 'no space left on device' 'a full disk for a report' \
    "$tool" check keys/fixes.json --format json=small/report.json
else
  leave 'a full disk' 'needs root, to mount a small one'
fi
expect 2 'file too large' 'a limit on file sizes' bash -c "trap '' XFSZ; ulimit -f 64; exec '$tool' compile '$content' -o limited.seedbundle"
[ ! -e limited.seedbundle ] && ! ls -A | grep -q 'limited.*tmp' && pass 'no half bundle is left' \
  || fail 'no half bundle is left' "$(ls -A)"

fresh edition && mkdir killed
"$tool" compile -q "$content" -o new.seedbundle
sed -i '0,/"version": "[^"]*"/s//"version": "9.9.9"/' edition/seedtool.json
"$tool" compile -q edition -o old.seedbundle
cmp -s old.seedbundle new.seedbundle && fail 'two editions' 'they are equal'
old=0 new=0 half=0
for try in $(seq 150); do
  cp old.seedbundle killed/x.seedbundle
  "$tool" compile -q "$content" -o killed/x.seedbundle 2>/dev/null &
  victim=$!
  sleep "0.0$((try * 4 / 10 + 10))"
  kill -9 $victim 2>/dev/null
  wait $victim 2>/dev/null
  if cmp -s killed/x.seedbundle old.seedbundle; then old=$((old + 1))
  elif cmp -s killed/x.seedbundle new.seedbundle; then new=$((new + 1))
  else half=$((half + 1)); fi
done
[ $half = 0 ] && pass 'kill -9 while compiling' "150 times: $old old, $new new, $half half" \
  || fail 'kill -9 while compiling' "$half of 150 are neither old nor new"

mkdir race
for round in $(seq 20); do
  "$tool" compile -q "$content" -o race/x.seedbundle & first=$!
  "$tool" compile -q edition -o race/x.seedbundle & second=$!
  wait $first || half=$((half + 1))
  wait $second || half=$((half + 1))
  cmp -s race/x.seedbundle old.seedbundle || cmp -s race/x.seedbundle new.seedbundle || half=$((half + 1))
done
[ $half = 0 ] && [ "$(ls -A race)" = x.seedbundle ] && pass 'two compiles at once, 20 times' \
  || fail 'two compiles at once' "$half bad outcomes; $(ls -A race)"

echo "== Bundles"
# patch OFFSET BYTES: a copy of a sound bundle with some bytes changed.
patch() { cp new.seedbundle bad.seedbundle && printf "$2" | dd of=bad.seedbundle bs=1 seek="$1" conv=notrunc status=none; }
: >bad.seedbundle && expect 1 'cut short' 'a bundle of zero bytes' "$tool" verify bad.seedbundle
patch 0 'NOTASEED' && expect 1 'not a bundle' 'another magic' "$tool" verify bad.seedbundle
python3 - new.seedbundle other.seedbundle <<'PYTHON'
import sys
data = bytearray(open(sys.argv[1], "rb").read())
for start in range(0, len(data) - 7, 8):
    data[start:start + 8] = data[start:start + 8][::-1]
open(sys.argv[2], "wb").write(data)
PYTHON
expect 1 '.' 'a bundle with every word turned round' "$tool" verify other.seedbundle
expect 2 '.' 'inspecting it' "$tool" inspect other.seedbundle
patch 8 '\x00\x09' && expect 1 'format version|byte order|malformed' 'another format version' "$tool" verify bad.seedbundle
bad=0
for _ in $(seq 100); do
  patch 0 ''
  size="$(stat -c %s bad.seedbundle)"
  offset=$(((RANDOM * 32768 + RANDOM) % size))
  printf "\\x$(printf %x $((RANDOM % 256)))" | dd of=bad.seedbundle bs=1 seek=$offset conv=notrunc status=none
  cmp -s bad.seedbundle new.seedbundle && continue
  timeout 60 "$tool" verify bad.seedbundle >"$out" 2>"$err"
  [ $? = 1 ] && ! raw_controls "$out" "$err" || { bad=$((bad + 1)); echo "        byte $offset"; }
  timeout 60 "$tool" inspect bad.seedbundle >"$out" 2>"$err"
  [ $? -le 2 ] && ! raw_controls "$out" "$err" || bad=$((bad + 1))
done
[ $bad = 0 ] && pass 'random bytes of a bundle changed, 100 times' || fail 'random bytes of a bundle changed' "$bad missed"

echo "== Progress"
python3 - "$tool" "$content" <<'PYTHON'
"""Half a second and more shows progress on a terminal, and nowhere else."""
import json, os, pty, subprocess, sys

tool, content = sys.argv[1:]
fixes = json.load(open(f"{content}/fixes.json", encoding="utf-8"))
os.mkdir("slow")
json.dump((fixes * (512_000 // len(fixes) + 1))[:512_000], open("slow/fixes.json", "w", encoding="utf-8"))
wipe = b"\r\x1b[K"


def screen(*options, **environment):
    primary, replica = pty.openpty()
    command = [tool, "check", "slow/fixes.json", "--select", "characters", "--color", "never", *options]
    environment = {"TERM": "xterm", **environment}
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=replica, env=environment)
    os.close(replica)
    shown = b""
    while True:
        try:
            chunk = os.read(primary, 65536)
        except OSError:
            break
        if not chunk:
            break
        shown += chunk
    process.wait()
    os.close(primary)
    return shown


shown = screen()
stages = [part for part in shown.split(wipe) if part]
assert any(part.startswith((b"Reading slow/fixes.json", b"Checking 512000 records")) for part in stages), shown
assert shown.count(b"\n") == 1 and shown.count(wipe) >= 2, shown
assert b"checked 512000 records" in stages[-1], stages[-1]
for quiet in (screen("--quiet"), screen(CI="true"), screen(TERM="dumb")):
    assert wipe not in quiet, quiet
PYTHON
[ $? = 0 ] && pass 'progress on a terminal, and only there' || fail 'progress on a terminal' 'see above'

printf '\n%s passed, %s failed, %s left out\n' $passed $failed $left
[ $failed = 0 ]
