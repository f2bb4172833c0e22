#!/usr/bin/env python3
"""Plays the apps with `seedtool play` in headless Chromium, by the names that a screen reader says, at 1,280 and 360
pixels.

    .ci/steps/play.py TOOL [PRODUCT...]

After every step the page is closed, opened again, and shows the same. The saved story has to pass `seedtool replay` with
the same effects. With `PICTURES=FOLDER` a picture of each screen that is looked at goes there. It wants PyPI's playwright
and Debian's chromium."""

import shutil
import sys

import play_egofix
import play_geocue
import play_pressure
from player import failures
from playwright.sync_api import sync_playwright

PRODUCTS = {"egofix": play_egofix, "geocue": play_geocue, "pressure": play_pressure}


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for product in sys.argv[2:] or PRODUCTS:
            PRODUCTS[product].flows(browser)
        browser.close()
    print(f"{len(failures)} failures" if failures else "the play holds")
    sys.exit(bool(failures))


main()
