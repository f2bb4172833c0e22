#!/usr/bin/env python3
"""Keeps the transcripts in the Markdown pages equal to what the commands print.

A transcript is a fenced block after a line `<!-- transcript: COMMAND -->`. Times are compared as if they
were all the same.

    .ci/steps/transcripts.py --check path/to/seedtool    fails when a transcript is stale
    .ci/steps/transcripts.py --write path/to/seedtool    writes them anew
"""

import os
import pathlib
import re
import subprocess
import sys

MARK = re.compile(r"<!-- transcript: (?P<command>.+?) -->\n```(?P<language>\w*)\n(?P<body>.*?)```\n", re.S)
TIME = re.compile(r"\d+(\.\d)? (ms|s)\b")


def run(command: str, tool: pathlib.Path) -> str:
    environment = dict(os.environ, PATH=f"{tool.parent}:{os.environ['PATH']}", NO_COLOR="1", COLUMNS="100")
    result = subprocess.run(
        ["bash", "-c", command + " 2>&1"], env=environment, stdout=subprocess.PIPE, text=True, check=False
    )
    return result.stdout


def main() -> int:
    if len(sys.argv) != 3 or sys.argv[1] not in ("--check", "--write"):
        print(__doc__, file=sys.stderr)
        return 2
    tool = pathlib.Path(sys.argv[2]).resolve()
    os.chdir(pathlib.Path(__file__).resolve().parent.parent.parent)
    pages = [pathlib.Path("README.md"), pathlib.Path("CONTRIBUTING.md"), *sorted(pathlib.Path("Documentation").glob("*.md"))]
    stale = count = 0
    for page in pages:
        if not page.exists():
            continue
        old = page.read_text(encoding="utf-8")

        def renew(match: re.Match) -> str:
            nonlocal count
            count += 1
            body = run(match["command"], tool)
            if TIME.sub("… ms", body) == TIME.sub("… ms", match["body"]):
                return match[0]
            return f"<!-- transcript: {match['command']} -->\n```{match['language']}\n{body}```\n"

        new = MARK.sub(renew, old)
        if new == old:
            continue
        if sys.argv[1] == "--write":
            page.write_text(new, encoding="utf-8")
            print(f"wrote {page}")
        else:
            stale += 1
            print(f"{page}: a transcript is stale; .ci/steps/transcripts.py --write {sys.argv[2]} writes it anew")
    print(f"{count} transcripts, {stale} pages stale")
    if count == 0:
        print("no transcript was found: the check would prove nothing", file=sys.stderr)
        return 1
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
