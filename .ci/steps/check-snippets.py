#!/usr/bin/env python3
"""Every Swift block of README.md, of Documentation and of the DocC pages must stand in an example or a test, line for
line, and so be compiled. What only Apple's systems have stands in the tests against stand-ins.

A block may stand at another depth there than on the page."""

import pathlib
import re
import sys
import textwrap

root = pathlib.Path(__file__).resolve().parent.parent.parent
pages = [root / "README.md", *sorted(root.glob("Documentation/**/*.md")), *sorted(root.glob("Sources/*/*.docc/*.md"))]
files = [*root.glob("Examples/**/*.swift"), *root.glob("Tests/**/*.swift")]
examples = [path.read_text() for path in sorted(files) if ".build" not in path.parts]
missing = count = 0
for page in pages:
    for _, text in re.findall(r"^( *)```swift\n(.*?)^\1```$", page.read_text(), re.S | re.M):
        count += 1
        block = textwrap.dedent(text)
        depths = [textwrap.indent(block, " " * depth) for depth in (0, 2, 4)]
        if not any(depth in example for depth in depths for example in examples):
            print(f"{page.relative_to(root)}: no example has this block:\n{block}")
            missing += 1
print(f"{count} Swift blocks on {len(pages)} pages, {missing} not compiled")
sys.exit(1 if missing else 0)
