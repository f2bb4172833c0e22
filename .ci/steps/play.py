#!/usr/bin/env python3
"""Plays EgoFix with `seedtool play` in headless Chromium, by the names that a screen reader says, at 1,280 and 360 pixels:
from onboarding to the first fix, seven applied, a crash, a streak with its freeze, a diagnostic, a month.

    .ci/steps/play.py TOOL [CONTENT]

After every step the page is loaded again and shows the same. The saved story has to pass `seedtool replay` with the same
effects. It wants PyPI's playwright and Debian's chromium."""

import json
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

TOOL = Path(sys.argv[1]).resolve()
ROOT = Path(__file__).resolve().parent.parent.parent
CONTENT = Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT / "content"
failures = []

# What no look at the page finds by itself is found as for the preview: text that runs over, contrast, names.
LOOK = re.search(r'LOOK = """(.*?)"""', (Path(__file__).parent / "preview.py").read_text(), re.S)[1].replace("\\\\", "\\")


def check(holds, what):
    if not holds:
        failures.append(what)
        print(f"FAIL: {what}")


class Play:
    """A running game, and the player at its page."""

    def __init__(self, browser, width, day="2026-01-05"):
        self.process = subprocess.Popen([TOOL, "play", "egofix", CONTENT, "--today", day, "--seed", "7"],
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.process.stdout.readline().strip()
        self.width = width
        self.page = browser.new_context(viewport={"width": width, "height": 800}, reduced_motion="reduce").new_page()
        self.page.on("console", lambda message: check(message.type not in ("error", "warning"), f"console: {message.text}"))
        self.page.on("pageerror", lambda error: check(False, f"script: {error}"))
        self.page.on("request", lambda request: check(request.url.startswith(self.address), f"it asks for {request.url}"))
        self.page.goto(self.address)
        self.steps = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.page.context.close()
        self.process.terminate()
        self.process.wait()

    @property
    def phone(self):
        return self.page.get_by_role("region", name="EgoFix", exact=True)

    def clock(self):
        """`Mon 2026-01-05 08:00:00`."""
        return self.page.locator("#clock").inner_text()

    def seen(self):
        """What the phone shows, without what runs on by itself."""
        return re.sub(r"\d+:\d\d", "", self.phone.inner_text())

    def same(self):
        """Closing the page and opening it again shows the same."""
        before = self.seen()
        self.page.reload()
        check(self.seen() == before, f"the page shows something else after a reload:\n{before}\n---\n{self.seen()}")

    def press(self, name, within=None):
        (within or self.page).get_by_role("button", name=name, exact=True).first.click()
        self.page.wait_for_load_state()
        self.steps += 1
        self.same()

    def go(self, name):
        self.phone.get_by_role("link", name=name, exact=True).click()
        self.page.wait_for_load_state()
        self.same()

    def look(self, where):
        for found in self.page.evaluate(LOOK):
            check(False, f"{where} at {self.width} pixels: {found}")

    def has(self, name):
        return self.phone.get_by_role("button", name=name, exact=True).count() > 0

    def onboard(self, bug="Need to be right"):
        self.press("Open EgoFix")
        self.phone.get_by_role("list", name="Boot sequence").wait_for()
        self.look("boot")
        self.press("Continue")
        self.look("welcome")
        self.press("Begin")
        self.look("onboarding")
        self.press(bug)
        expect(self.phone.get_by_role("button", name=bug)).to_have_attribute("aria-pressed", "true")
        self.press("This one")

    def next_day(self, by="+1 day"):
        self.press(by)
        check(not self.has("Applied"), "the app is away when the clock was moved")
        self.press("Open EgoFix")

    def card(self):
        return self.phone.get_by_role("article", name=re.compile(r"^FIX #\d{3}$")).filter(
            has=self.page.get_by_role("button", name="Applied", exact=True))

    def carry_out(self):
        """Does what the card's interaction asks, whatever it is."""
        card = self.card()
        while card.get_by_role("button", name="Next", exact=True).count():
            self.press("Next", card)
        if card.get_by_role("button", name="Start", exact=True).count():
            self.press("Start", card)
            expect(card.get_by_role("timer", name="Time left")).to_be_visible()
            end = self.page.get_by_role("button", name="To the next notification", exact=True)
            self.press("To the next notification" if end.is_enabled() else "+1 hour")
            self.press("Open EgoFix")
        options = card.locator("button.option")
        if options.count():
            self.press(options.first.inner_text(), card)
        while card.get_by_role("button", name="That was one", exact=True).count() and \
                card.get_by_role("button", name="Applied", exact=True).is_disabled():
            self.press("That was one", card)
        for _ in range(2):
            areas = card.get_by_role("textbox")
            if not areas.count() or card.get_by_role("button", name="Applied", exact=True).is_enabled():
                break
            for area in areas.all():
                area.fill("<b>seven</b> & more")
            self.press("Save", card)

    def mark(self, outcome="Applied"):
        if outcome == "Applied":
            self.carry_out()
        card = self.card()
        name = card.get_attribute("aria-label")
        self.press(outcome, card)
        marked = self.phone.get_by_role("article", name=name).filter(has_text=f"FIX {outcome.upper()}")
        expect(marked.first).to_be_visible()
        return marked.first

    def crash(self):
        self.press("Crash", self.phone)
        expect(self.phone.get_by_role("heading", name="What resurfaced?")).to_be_visible()
        self.press("Need to be right", self.phone)
        return self.phone.get_by_role("article", name="CRASH LOGGED").first

    def diagnose(self, answer="Loud"):
        self.go("Start")
        self.press("Start", self.phone)
        while self.has("Quiet"):
            self.press(answer, self.phone)
            if answer != "Quiet":
                self.press("Work", self.phone)
        expect(self.phone.get_by_role("article", name="DIAGNOSTIC COMPLETE")).to_be_visible()

    def replay(self):
        """The saved story passes replay, with the effects that the page has shown."""
        with self.page.expect_download() as download:
            self.page.get_by_role("link", name="Save for seedtool replay").click()
        story = Path(download.value.path()).read_text()
        answer = subprocess.run([TOOL, "replay", "egofix", CONTENT, "--strict"], input=story, stdout=subprocess.PIPE,
                                text=True)
        check(answer.returncode == 0, f"the story does not pass replay: {answer.stdout[-400:]}")
        lines = [json.loads(line) for line in answer.stdout.splitlines()]
        state = json.loads(self.page.request.get(self.address + "state.json").text())
        check(lines[-1]["state"] == state, "replay ends in another state than the page")
        panel = self.page.get_by_role("region", name="Story")
        shown = int(re.search(r"(\d+) effects", panel.inner_text())[1])
        replayed = sum(len(line.get("effects", [])) for line in lines)
        check(shown == replayed > 10, f"{shown} effects were shown, {replayed} replayed")
        return lines


def first_day(play):
    play.look("the locked phone")
    play.onboard()
    play.look("the first fix")
    expect(play.card()).to_be_visible()
    marked = play.mark()
    play.look("an outcome")
    note = marked.get_by_role("textbox")
    note.fill("It <i>stung</i>.")
    play.press("Save", marked)
    expect(marked.get_by_role("textbox")).to_have_value("It <i>stung</i>.")
    play.go("History")
    expect(play.phone).to_contain_text("// It <i>stung</i>.")
    play.look("history")
    for tab in ["Bugs", "Patterns", "Today"]:
        play.go(tab)
        play.look(tab)
    play.go("Bugs")
    play.phone.get_by_role("link", name=re.compile("^Need to be liked")).click()
    expect(play.phone.get_by_role("img", name="Need to be liked")).to_be_visible()
    play.look("a bug")
    play.press("Activate", play.phone)
    expect(play.phone.get_by_role("status")).to_contain_text("Need to be liked")
    play.press("Set aside", play.phone)
    play.go("settings")
    play.look("settings")
    play.press("On", play.phone)
    play.press("Allow", play.phone)
    expect(play.phone).to_contain_text("Allowed by the system")
    play.phone.get_by_label("Time", exact=True).fill("07:30")
    play.press("Save", play.phone)
    play.press("To the next notification")
    expect(play.phone).to_contain_text(re.compile(r"#\d{3}"))
    play.look("a notification")
    play.press("Open EgoFix")
    play.phone.get_by_role("link", name="Send to someone").click()
    expect(play.phone).to_contain_text("EgoFix")
    play.press("Send to someone", play.phone)
    play.look("sharing")


def crash_and_reboot(play):
    crash = play.crash()
    play.look("a crash")
    crash.get_by_role("textbox").fill("At lunch.")
    play.press("Save note", crash)
    play.press("Quick fix", crash)
    expect(play.card()).to_contain_text("QUICK FIX")
    expect(play.phone).to_contain_text("1 crash")
    play.mark("Skipped")
    play.press("End the app")
    play.press("Open EgoFix")
    play.phone.get_by_role("link", name=re.compile("1 crash")).click()
    play.press("Reboot", play.phone)
    expect(play.phone.get_by_role("status").get_by_role("paragraph")).to_have_count(1)
    check(not play.phone.get_by_text("1 crash").count(), "a rebooted crash still waits")


def seven_applied(play):
    for _ in range(20):
        if play.phone.get_by_text("v1.1", exact=True).count():
            break
        if play.card().count():
            play.mark()
        else:
            play.next_day()
    expect(play.phone.get_by_text("v1.1", exact=True)).to_be_visible()
    play.go("History")
    expect(play.phone.get_by_role("region", name="v1.1")).to_be_visible()
    play.go("Today")


def streak(browser):
    """Day after day; one missed day is bridged by the week's freeze, a second one in the week begins anew."""
    with Play(browser, 1280) as play:
        play.onboard()
        for day in range(2, 4):
            play.next_day()
            expect(play.phone.get_by_text(f"day {day}", exact=True)).to_be_visible()
        play.press("+1 day")
        play.next_day()
        # Monday to Wednesday, not Thursday, then Friday: the freeze bridges a day, and counts none.
        expect(play.phone.get_by_text("day 4", exact=True)).to_be_visible()
        play.go("settings")
        expect(play.phone).to_contain_text("Freeze: spent until Sunday")
        play.press("+1 day")
        play.next_day("+1 week")
        expect(play.phone.get_by_text("day 1", exact=True)).to_be_visible()
        play.replay()


def month(browser, width):
    with Play(browser, width) as play:
        play.onboard()
        play.go("settings")
        play.press("On", play.phone)
        play.press("Allow", play.phone)
        play.go("Today")
        for day in range(28):
            if play.has("Noted"):
                play.press("Noted", play.phone)
            if play.card().count():
                play.mark(["Applied", "Applied", "Skipped", "Applied", "Failed"][day % 5])
            if day % 7 == 0:
                play.crash()
                play.press("Reboot", play.phone)
            if play.clock().startswith("Sun"):
                while play.clock()[15:] < "20:00":
                    play.press("+1 hour")
                if play.has("Open EgoFix"):
                    play.press("Open EgoFix")
                play.diagnose()
                play.look("a diagnostic's summary")
                play.go("Done")
            play.next_day()
        play.go("Patterns")
        check(play.phone.get_by_role("article", name=re.compile("Weekday|Time of day|Context")).count() > 0,
              "four weeks of loud work and Monday crashes show no pattern")
        play.look("patterns")
        play.go("History")
        play.look("a month's history")
        graph = play.phone.get_by_role("group", name="History")
        for name in ["Applied", "Skipped", "Crash or failed"]:
            check(graph.get_by_text(re.compile(f"2026-01-..: {name}")).count() > 0, f"the graph has no {name}")
        lines = play.replay()
        print(f"a month at {width} pixels: {play.steps} buttons, {len(lines)} lines replayed")


def attack(play):
    """What other pages and programs may try."""
    port, token = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/(\w{32})/", play.address).groups()
    own = f"http://127.0.0.1:{port}"
    kind = "Content-Type: application/x-www-form-urlencoded"

    def status(method, path, *headers, body=b""):
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", *headers]
        if body:
            lines.append(f"Content-Length: {len(body)}")
        with socket.create_connection(("127.0.0.1", int(port)), timeout=8) as connection:
            connection.sendall("\r\n".join([*lines, "", ""]).encode() + body)
            answer = b""
            while piece := connection.recv(65536):
                answer += piece
        check(b"unsafe" not in answer.split(b"\r\n\r\n")[0], "the policy allows what is unsafe")
        return int(answer.split(b" ", 2)[1])

    post = dict(method="POST", path=f"/{token}/do", body=b"action=end")
    for what, wanted, request in [
        ("a form of the page", 303, (own, kind)), ("a form without an origin", 403, (None, kind)),
        ("another page's form", 403, ("http://evil.example", kind)), ("an opaque form", 403, ("null", kind)),
        ("another kind of body", 400, (own, "Content-Type: text/plain")),
    ]:
        headers = [f"Origin: {request[0]}"] if request[0] else []
        got = status(post["method"], post["path"], *headers, request[1], body=post["body"])
        check(got == wanted, f"{what} is answered by {got}, not {wanted}")
    origin = f"Origin: {own}"
    for what, wanted, got in [
        ("no token", 404, status("POST", "/do", origin, kind, body=b"action=end")),
        ("a long form", 413, status("POST", f"/{token}/do", origin, kind, "Content-Length: 70000")),
        ("an escape that is none", 400, status("POST", f"/{token}/do", origin, kind, body=b"action=%zz")),
        ("a cross-site form", 403, status("POST", f"/{token}/do", origin, kind, "Sec-Fetch-Site: cross-site", body=b"a=b")),
        ("PUT", 405, status("PUT", f"/{token}/do", origin)),
        ("a path upward", 404, status("GET", f"/{token}/../state.json")),
    ]:
        check(got == wanted, f"{what} is answered by {got}, not {wanted}")


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for width in [1280, 360]:
            with Play(browser, width) as play:
                first_day(play)
                play.go("Today")
                crash_and_reboot(play)
                seven_applied(play)
                play.replay()
                attack(play)
        streak(browser)
        month(browser, 1280)
        browser.close()
    print(f"{len(failures)} failures" if failures else "the play holds")
    sys.exit(bool(failures))


main()
