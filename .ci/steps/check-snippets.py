#!/usr/bin/env python3
"""Every Swift block of the pages for apps must stand in an example, line for line, and so be compiled. What only
Apple's systems have stands in the tests against stand-ins.

A block may stand deeper in the example than on the page."""

import pathlib
import re
import sys
import textwrap

root = pathlib.Path(__file__).resolve().parent.parent.parent
services = ["ServiceKernel", "ServiceStore", "PressureServices", "GeoCueServices", "EgoFixServices"]
pages = [root / f"Documentation/{name}.md" for name in ["UsingTheRuntime", *services]]
pages += sorted(root.glob("Sources/*/*.docc/*.md"))
files = [*root.glob("Examples/**/*.swift"), *root.glob("Tests/AppleServicesTests/*.swift")]
examples = [path.read_text() for path in sorted(files) if ".build" not in path.parts]
missing = 0
for page in pages:
    for block in re.findall(r"^```swift\n(.*?)^```$", page.read_text(), re.S | re.M):
        depths = [textwrap.indent(block, " " * depth) for depth in (0, 2, 4)]
        if not any(depth in example for depth in depths for example in examples):
            print(f"{page.relative_to(root)}: no example has this block:\n{block}")
            missing += 1
sys.exit(1 if missing else 0)
