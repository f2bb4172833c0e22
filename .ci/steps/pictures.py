#!/usr/bin/env python3
"""Makes the pictures of `seedtool preview` that the documentation shows.

    .ci/steps/pictures.py TOOL

It wants PyPI's playwright and pillow, and Debian's chromium, fonts-jetbrains-mono and fonts-inter. Look at what it has
made before you commit it."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

TOOL = Path(sys.argv[1]).resolve()
ROOT = Path(__file__).resolve().parent.parent.parent
PICTURES = ROOT / "Documentation" / "Pictures"


def fix(page):
    page.get_by_role("article", name="Fix #027").wait_for()
    page.get_by_role("button", name="Their agreement. They said \"fine\".").click()


def copy(page):
    page.get_by_role("group", name="{remaining}").get_by_role("button", name="2", exact=True).click()


SHOTS = [("preview-fix", "#/fixes/27", fix), ("preview-copy", "#/copy/notification.recovering.tier3.midpoint", copy)]

with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
    subprocess.run([TOOL, "preview", ROOT / "content", "-o", folder, "--quiet"], check=True)
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    PICTURES.mkdir(exist_ok=True)
    for name, place, prepare in SHOTS:
        page.goto(f"file://{folder}/index.html{place}")
        page.reload()
        prepare(page)
        page.evaluate("document.activeElement.blur()")
        page.mouse.move(0, 0)
        target = PICTURES / f"{name}.png"
        page.screenshot(path=target)
        # Flat colors: 256 of them keep every ink, and the file is a third as large.
        few = Image.open(target).convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=5, dither=Image.Dither.NONE)
        few.save(target, optimize=True)
        print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes")
    browser.close()
