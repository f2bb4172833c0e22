#!/usr/bin/env python3
"""Makes the pictures of `seedtool preview` and `seedtool play` that the documentation shows; with products named, those of
their games alone.

    .ci/steps/pictures.py TOOL [PRODUCT...]

It wants PyPI's playwright and pillow, and Debian's chromium, fonts-jetbrains-mono and fonts-inter. Look at what it has
made before you commit it."""

import re
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


# A slip in a fix that others are near to, so that its findings and its cousins are in the picture.
SLIP = ("Write down who last changed your mind", "Write down who last chagned your mind")


def fix(page):
    page.get_by_role("article", name="FIX #481").wait_for()
    page.get_by_role("button", name="They didn't. I just stopped arguing.").click()


def copy(page):
    page.get_by_role("group", name="{remaining}").get_by_role("button", name="2", exact=True).click()


def press(page, *names):
    for name in names:
        page.get_by_role("button", name=name, exact=True).first.click()
        page.wait_for_load_state()


def today(page):
    press(page, "Open EgoFix", "Continue", "Begin", "Need to be right", "This one")


def history(page):
    for day in range(30):
        card = page.get_by_role("button", name="Skipped", exact=True)
        if card.count():
            press(page, ["Skipped", "Failed", "Applied", "Applied", "Applied", "Applied"][day % 6]
                  if page.get_by_role("button", name="Applied", exact=True).is_enabled() else "Skipped")
            if day % 4 == 2:
                page.get_by_role("textbox").first.fill("It stung for about an hour.")
                press(page, "Save")
        if day % 7 == 1:
            press(page, "Crash", "Need to be right", "Reboot")
        press(page, "+1 day", "Open EgoFix")
    page.get_by_role("link", name="History", exact=True).click()


def crash(page):
    page.get_by_role("link", name="Today", exact=True).click()
    press(page, "Crash", "Need to be right")


def bug(page):
    page.get_by_role("link", name="Bugs", exact=True).click()
    page.get_by_role("link", name="Need to be right").click()


def at(page, time):
    """Goes on to the next such time of day, and opens the app."""
    page.get_by_label("Time of day").fill(time)
    press(page, "To this time", re.compile("^Open "))


def answer(page, answer, home=True):
    """A day of Pressure with its text and its answer."""
    at(page, "08:00")
    page.goto(page.url + "entry")
    page.get_by_role("textbox").first.fill("Write one page before lunch")
    page.get_by_role("region", name="Pressure").get_by_role("button").first.click()
    at(page, "09:00")
    page.goto(page.url + "check-in")
    press(page, answer)
    if home:
        page.get_by_role("link", name="Back").click()


def pressure(page):
    press(page, "Open Pressure")
    page.get_by_role("textbox").first.fill("Write one page before lunch")
    press(page, "Continue", "Continue", "Allow reminders", "Allow", "Continue", "Continue")
    page.goto(page.url + "paywall")
    press(page, re.compile("a month$"), "Buy")
    page.get_by_role("link", name="Back").click()
    for day in range(12):
        answer(page, "YES")


def no(page):
    page.goto(page.url + "settings")
    press(page, "Brutal")
    page.get_by_role("link", name="Back").click()
    answer(page, "NO", home=False)


def shield(page):
    page.get_by_role("group").get_by_role("button").first.click()
    page.get_by_role("link", name="Back").click()
    page.goto(page.url + "shield")


def styles(page):
    press(page, "Open GeoCue")
    page.get_by_role("link", name="Settings", exact=True).click()
    page.get_by_role("link", name="Customize Notification Styles").click()
    press(page, "Vibration")


def evening(page):
    press(page, "Discard", "Medium")
    for name in ["High", "Critical"]:
        page.get_by_role("group", name=name).first.get_by_role("button", name=name).click()
    press(page, "Quiet hours", "Save")
    page.get_by_label("Time of day").fill("22:15")
    press(page, "To this time", "Open GeoCue", "Arrive at Supermarket", "Leave Work", "Arrive at Home")


# In this order, one after the other, in one game of a product.
PLAYED = {
    "egofix": [("play-today", today), ("play-history", history), ("play-crash", crash), ("play-bug", bug)],
    "geocue": [("play-geocue-styles", styles), ("play-geocue-evening", evening)],
    "pressure": [("play-pressure-home", pressure), ("play-pressure-no", no), ("play-pressure-shield", shield)],
}


def keep(page, name):
    page.evaluate("document.activeElement.blur(); document.querySelector('.scroller')?.scrollTo(0, 0)")
    page.mouse.move(0, 0)
    target = PICTURES / f"{name}.png"
    page.screenshot(path=target)
    # Flat colors: 256 of them keep every ink, and the file is a third as large.
    few = Image.open(target).convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=5, dither=Image.Dither.NONE)
    few.save(target, optimize=True)
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes")


SHOTS = [("preview-fix", "#/fixes/481", fix), ("preview-copy", "#/copy/notification.recovering.tier3.midpoint", copy)]

with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
    content, pages = Path(folder) / "content", Path(folder) / "pages"
    shutil.copytree(ROOT / "content", content)
    fixes = content / "fixes.json"
    fixes.write_text(fixes.read_text().replace(*SLIP))
    # From there, so that commands in findings name the folder as its owner does.
    subprocess.run([TOOL, "preview", "content", "-o", pages, "--quiet"], check=True, cwd=folder)
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    PICTURES.mkdir(exist_ok=True)
    for name, place, prepare in [] if sys.argv[2:] else SHOTS:
        page.goto(f"file://{pages}/index.html{place}")
        page.reload()
        prepare(page)
        keep(page, name)
    for product, shots in PLAYED.items():
        if sys.argv[2:] and product not in sys.argv[2:]:
            continue
        command = [TOOL, "play", product, ROOT / "content", "--today", "2026-01-05", "--seed", "7"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as game:
            try:
                page.goto(game.stdout.readline().strip())
                for name, prepare in shots:
                    prepare(page)
                    page.wait_for_load_state()
                    keep(page, name)
            finally:
                game.terminate()
    browser.close()
