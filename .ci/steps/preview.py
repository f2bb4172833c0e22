#!/usr/bin/env python3
"""Tries `seedtool preview`: attacks its server, then walks its page in headless Chromium by the names that a screen
reader says, at 360 and 1,280 pixels.

    .ci/steps/preview.py TOOL [CONTENT]

It wants PyPI's playwright and Debian's chromium. On the whole content a debug build is too slow for the half second that
a saved file may take to show."""

import json
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

TOOL = Path(sys.argv[1]).resolve()
ROOT = Path(__file__).resolve().parent.parent.parent
CONTENT = Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT / "content"
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)
        print(f"FAIL: {what}")


class Preview:
    """A running preview of a copy of the content."""

    def __enter__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="seedtool-preview-"))
        self.content = self.folder / "content"
        shutil.copytree(CONTENT, self.content)
        bundle, report = self.folder / "a.seedbundle", self.folder / "report.json"
        subprocess.run([TOOL, "compile", self.content, "-o", bundle, "--quiet"], check=True, stdout=subprocess.DEVNULL)
        with report.open("w") as output:
            subprocess.run([TOOL, "simulate", "--bundle", bundle, "--users", "2", "--days", "20", "--format", "json",
                            "--quiet"], check=True, stdout=output)
        self.process = subprocess.Popen([TOOL, "preview", self.content, "--simulation", report], stdout=subprocess.PIPE, text=True,
                                        stderr=subprocess.DEVNULL)
        self.address = self.process.stdout.readline().strip()
        _, self.port, self.token = re.fullmatch(r"(http)://127\.0\.0\.1:(\d+)/(\w{32})/", self.address).groups()
        self.port = int(self.port)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder)

    def raw(self, data, wait=8):
        """What the server answers to bytes; empty where it closes without a word."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=wait) as connection:
            try:
                connection.sendall(data)
                answer = b""
                while piece := connection.recv(65536):
                    answer += piece
            except (ConnectionResetError, BrokenPipeError):
                pass
            return answer

    def status(self, path="", method="GET", headers=(), host=None):
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{self.port}'}", *headers]
        answer = self.raw("\r\n".join([*lines, "", ""]).encode())
        return int(answer.split(b" ", 2)[1]) if answer else 0


def attack(preview):
    """What other pages, other programs and other machines may try."""
    page = f"/{preview.token}/"
    own = f"http://127.0.0.1:{preview.port}"
    expected = [
        ("the page", 200, dict(path=page)),
        ("the content", 200, dict(path=page + "content.json")),
        ("its own origin", 200, dict(path=page, headers=[f"Origin: {own}"])),
        ("a link from the terminal", 200, dict(path=page, headers=["Sec-Fetch-Site: none"])),
        ("no token", 404, dict(path="/")),
        ("a wrong token", 404, dict(path="/" + "0" * 32 + "/")),
        ("part of the token", 404, dict(path="/" + preview.token[:31] + "/")),
        ("no slash behind the token", 404, dict(path=page[:-1])),
        ("DNS rebinding", 403, dict(path=page, host=f"evil.example:{preview.port}")),
        ("another name of this machine", 403, dict(path=page, host=f"localhost:{preview.port}")),
        ("another port", 403, dict(path=page, host="127.0.0.1:80")),
        ("two hosts", 403, dict(path=page, headers=[f"Host: 127.0.0.1:{preview.port}"])),
        ("another page's request", 403, dict(path=page + "content.json", headers=["Origin: http://evil.example"])),
        ("an opaque origin", 403, dict(path=page + "content.json", headers=["Origin: null"])),
        ("another site's image", 403, dict(path=page + "icon.svg", headers=["Sec-Fetch-Site: cross-site"])),
        ("another port's page", 403, dict(path=page, headers=["Sec-Fetch-Site: same-site"])),
        ("POST", 405, dict(path=page, method="POST")),
        ("a body", 413, dict(path=page, method="POST", headers=["Content-Length: 5"])),
        ("a chunked body", 501, dict(path=page, method="POST", headers=["Transfer-Encoding: chunked"])),
        ("a path upward", 404, dict(path=page + "../content/fixes.json")),
        ("a path upward behind an escape", 404, dict(path=page + "%2e%2e/%2e%2e/etc/passwd")),
        ("an absolute path", 404, dict(path=page + "/etc/passwd")),
        ("a backslash", 404, dict(path=page + "..\\..\\etc\\passwd")),
        ("a zero byte", 404, dict(path=page + "content.json%00")),
        ("a header of another line", 400, dict(path=page, headers=[" folded: yes"])),
        ("a header without a name", 400, dict(path=page, headers=[": yes"])),
        ("too many headers", 431, dict(path=page, headers=[f"X-{i}: y" for i in range(100)])),
        ("a long header", 431, dict(path=page, headers=["X-Long: " + "y" * 20_000])),
        ("a long path", 431, dict(path=page + "y" * 20_000)),
    ]
    for what, status, request in expected:
        got = preview.status(**request)
        check(got == status, f"{what} is answered by {got}, not {status}")
    check(preview.raw(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n").startswith(b"HTTP/1.1 400"), "TLS is no request")
    check(preview.raw(b"GET " + page.encode() + b" HTTP/9\r\n\r\n").startswith(b"HTTP/1.1 505"), "HTTP/9 is not spoken")
    head = preview.raw(f"GET {page} HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\n\r\n".encode())
    head = head.split(b"\r\n\r\n")[0].decode()
    for line in ["Content-Security-Policy: default-src 'none'; script-src 'self';", "frame-ancestors 'none'",
                 "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Cache-Control: no-store"]:
        check(line in head, f"the page's head lacks {line}")
    check("unsafe" not in head, "the page's policy allows what is unsafe")
    with socket.socket() as other:
        other.settimeout(1)
        try:
            # Another address of this machine than the loopback's.
            other.connect((socket.gethostbyname(socket.gethostname()), preview.port))
            reached = socket.gethostbyname(socket.gethostname()) == "127.0.0.1"
        except OSError:
            reached = True
    check(reached, "the preview listens on more than 127.0.0.1")

    # A byte at a time: the connection ends, and others are answered meanwhile.
    with socket.create_connection(("127.0.0.1", preview.port), timeout=10) as slow:
        began = time.monotonic()
        try:
            while time.monotonic() - began < 9:
                slow.sendall(b"G")
                time.sleep(0.3)
                slow.setblocking(False)
                try:
                    if slow.recv(1024):
                        break
                except BlockingIOError:
                    pass
                slow.settimeout(10)
        except OSError:
            pass
        check(time.monotonic() - began < 7, "a slow request is not ended")

    # The page that has listened longest makes room for the 65th.
    listening = []
    for _ in range(65):
        one = socket.create_connection(("127.0.0.1", preview.port), timeout=10)
        one.sendall(f"GET {page}events HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\n\r\n".encode())
        check(b"text/event-stream" in one.recv(65536), "a page cannot listen")
        listening.append(one)
    open_pages = []
    for one in listening[:2]:
        one.settimeout(1)
        try:
            while piece := one.recv(65536):
                pass
            open_pages.append(False)
        except TimeoutError:
            open_pages.append(True)
    check(open_pages == [False, True], f"65 pages listen: {open_pages}")
    for one in listening:
        one.close()

    # 200 connections that say nothing; then the page is there again.
    idle = []
    for _ in range(200):
        idle.append(socket.create_connection(("127.0.0.1", preview.port), timeout=10))
    check(preview.status(page) in (200, 503, 0), "a request amid 200 connections has a strange answer")
    threads = int(re.search(r"Threads:\t(\d+)", Path(f"/proc/{preview.process.pid}/status").read_text())[1])
    check(threads <= 40, f"200 connections hold {threads} threads")
    time.sleep(5.5)
    check(preview.status(page) == 200, "the page is gone after 200 connections")
    for connection in idle:
        connection.close()
    # 200 requests at once: each is answered or turned away, and the server lives.
    with ThreadPoolExecutor(64) as pool:
        answers = list(pool.map(lambda _: preview.status(page + "content.json"), range(200)))
    check(set(answers) <= {200, 503, 0} and answers.count(200) > 20, f"200 requests at once: {sorted(set(answers))}")
    check(preview.status(page) == 200, "the page is gone after 200 requests")


# What no look at the page finds by itself: text that runs over, text that is hard to read.
LOOK = """
() => {
  const found = [];
  const luminance = (color) => {
    const [r, g, b] = color.map((one) => (one /= 255) <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const parse = (text) => { const n = text.match(/[\\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
  const ground = (element) => {
    for (; element; element = element.parentElement) {
      const color = parse(getComputedStyle(element).backgroundColor);
      if (color[3] === 1) return color;
      if (color[3] > 0) return null;
    }
    return [0, 0, 0, 1];
  };
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let text; (text = texts.nextNode());) {
    const element = text.parentElement;
    if (!text.data.trim() || !element.checkVisibility({ contentVisibilityAuto: true })) continue;
    if (element.closest("script, .hidden, .skip")) continue;
    // Wide tables scroll by themselves; what they are called stays in sight.
    if (element.closest(".runs-frame") && !element.closest("caption")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    count += 1;
    const said = text.data.trim().slice(0, 40);
    const cut = getComputedStyle(element).overflow !== "visible" || element.closest(".notice-title");
    if (!cut && (box.right > innerWidth + 1 || box.left < -1)) found.push(`"${said}" runs over`);
    const style = getComputedStyle(element);
    const [ink, under] = [parse(style.color), ground(element)];
    if (!under) { found.push(`"${said}" stands on a ground that is no color`); continue; }
    const [a, b] = [luminance(ink.slice(0, 3)), luminance(under.slice(0, 3))].sort((x, y) => y - x);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < 4.5) found.push(`"${said}" has a contrast of ${contrast.toFixed(2)}`);
  }
  if (count < 8) found.push(`only ${count} texts can be seen`);
  for (const one of document.querySelectorAll("a, button, input, textarea, summary")) {
    if (!one.checkVisibility()) continue;
    const name = one.ariaLabel || one.textContent.trim() || one.labels?.[0]?.textContent.trim();
    if (!name) found.push(`a ${one.tagName} has no name`);
  }
  return [...new Set(found)];
}
"""

# How an element is marked, by itself or by what it stands in; each that can be used keeps how it is without the focus.
REACHABLE = """
() => {
  window.marks = (one) => [one.matches(".hidden") ? null : one, one.closest(".search, label")].map((part) => {
    if (!part) return "";
    const { outlineStyle, outlineWidth, outlineColor, borderColor, boxShadow } = getComputedStyle(part);
    return [outlineStyle === "none" ? "" : [outlineStyle, outlineWidth, outlineColor], borderColor, boxShadow].join(" ");
  }).join();
  return [...document.querySelectorAll("a[href], button:enabled, input, select, textarea, summary, [tabindex='0']")]
    .filter((one) => one.checkVisibility() && one.getClientRects().length)
    .map((one, index) => { one.dataset.tried = index; one.unfocused = window.marks(one); return index; });
}
"""


def look(page, where):
    for found in page.evaluate(LOOK):
        check(False, f"{where}: {found}")


def reach(page, where):
    """The Tab key gets to everything that can be used, and a focus can be seen."""
    page.evaluate("document.activeElement.blur(); getSelection().removeAllRanges(); scrollTo(0, 0)")
    wanted = set(page.evaluate(REACHABLE))
    # It may begin anywhere, and regions that scroll are reached, too.
    for _ in range(len(wanted) + 40):
        page.keyboard.press("Tab")
        tried, seen = page.evaluate("""() => {
          const one = document.activeElement;
          return [one.dataset.tried, window.marks(one) !== one.unfocused || one.outerHTML.slice(0, 80)];
        }""")
        if tried is not None:
            wanted.discard(int(tried))
            check(seen is True, f"{where}: the focus cannot be seen on {seen}")
        if not wanted:
            return
    names = [page.evaluate("i => document.querySelector(`[data-tried='${i}']`).outerHTML.slice(0, 80)", i)
             for i in sorted(wanted)[:3]]
    check(False, f"{where}: the keyboard does not reach {len(wanted)}: {names}")


def said(content, key):
    """What EgoFix's copy says under a key that has no placeholder; a button's brackets are no part of its name."""
    for entry in content["keys"]:
        if entry["record"]["product"] == "egofix" and entry["record"]["key"] == key:
            return re.sub(r"^\[ (.*) \]$", r"\1", entry["voices"][0]["variants"][0]["body"][0])
    raise SystemExit(f"the content has no {key}")


def card(page, content, address, interaction, test=lambda configuration: True):
    """Opens the first fix of an interaction type whose configuration is as wanted; its parts stand as in the app."""
    for entry in content["fixes"]:
        record = entry["record"]
        if record["interactionType"] == interaction and test(record.get("configuration", {}).get(interaction)):
            page.goto(f"{address}#/fixes/{record['number']}")
            article = page.get_by_role("article", name=f"FIX #{record['number']:03}", exact=True)
            article.wait_for()
            expect(article).to_contain_text(record["prompt"])
            parts_of(article, record)
            return article, record
    raise SystemExit(f"the content has no {interaction} to try")


def parts_of(article, record):
    """A card has what the app's has, in the app's order."""
    parts = article.evaluate("card => [...card.children].map((one) => one.className.split(' ')[0])")
    order = ["card-title", "card-facts", "card-text", "card-prompt", "comment", "interaction", "card-validation", "card-hint",
             "actions"]
    wanted = [one for one in order if one in parts]
    check(parts == wanted, f"#{record['number']} has its parts in another order than the app: {parts}")
    check(("comment" in parts) == bool(record.get("inlineComment")), f"#{record['number']}: its comment")
    # A quick and a weekly fix are introduced.
    check(("card-text" in parts) == (record["type"] != "daily"), f"#{record['number']}: its intro")


def try_interactions(page, content, address, where):
    """Each interaction does what it does in the app, whose copy names its buttons; `applied` waits for what it needs."""
    applied, skipped, save = [said(content, key) for key in ("outcome.applied.button", "outcome.skipped.button", "fix.save")]

    def button(article, name):
        return article.get_by_role("button", name=name, exact=True)

    def waits(article):
        expect(button(article, applied)).to_be_disabled()
        expect(button(article, skipped)).to_be_enabled()
        expect(article.locator(".card-hint").last).to_be_visible()

    def opens(article):
        expect(button(article, applied)).to_be_enabled()

    article, record = card(page, content, address, "timed")
    waits(article)
    button(article, said(content, "fix.startTimer")).click()
    button(article, said(content, "fix.stopTimer")).click()
    page.get_by_role("button", name="skip to the last 3 seconds").click()
    timer = article.get_by_role("timer", name="Time left")
    expect(timer).to_have_text(re.compile("0:0[0-3]"))
    expect(timer).to_have_text("0:00", timeout=6000)
    opens(article)

    article, record = card(page, content, address, "multiStep", lambda one: "inlineComment" in one["steps"][1])
    steps = record["configuration"]["multiStep"]["steps"]
    for index, step in enumerate(steps):
        waits(article)
        expect(article).to_contain_text(f"Step {index + 1} of {len(steps)}")
        # The aside to a step is shown while it is its turn.
        expect(article.locator("li .comment")).to_have_count(int("inlineComment" in step))
        button(article, said(content, "fix.skipStep" if index else "fix.nextStep")).click()
    opens(article)

    for kind in ["quiz", "scenario"]:
        article, record = card(page, content, address, kind)
        waits(article)
        for option in record["configuration"][kind]["options"]:
            choice = button(article, option["text"])
            choice.click()
            expect(choice).to_have_attribute("aria-pressed", "true")
            if "insight" in option:
                expect(article.get_by_role("status")).to_contain_text(option["insight"])
            # What an author gives an answer is no part of the app.
            expect(article).not_to_contain_text("weight")
            if "weightModifier" in option:
                expect(page.get_by_role("region", name="record", exact=True)).to_contain_text(f"× {option['weightModifier']:g}")
        opens(article)

    article, record = card(page, content, address, "counter", lambda one: one.get("minTarget") == 3)
    count = button(article, said(content, "fix.count"))
    for _ in range(3):
        waits(article)
        count.click()
    opens(article)
    button(article, "−1").click()
    waits(article)

    for kind in ["journal", "observation"]:
        article, record = card(page, content, address, kind)
        article.get_by_role("textbox").fill("a note")
        waits(article)
        button(article, save).click()
        opens(article)

    article, record = card(page, content, address, "abstain", lambda one: "endTime" in one)
    expect(article).to_contain_text(f"Until {record['configuration']['abstain']['endTime']}")
    expect(article.get_by_role("button")).to_have_count(3)
    opens(article)

    article, record = card(page, content, address, "substitute")
    expect(article).to_contain_text(record["configuration"]["substitute"]["replacementBehavior"])
    waits(article)
    button(article, said(content, "fix.count")).click()
    expect(article).to_contain_text("1 time")
    opens(article)

    article, record = card(page, content, address, "predict")
    article.get_by_role("textbox").fill("seven")
    button(article, save).click()
    expect(article).to_contain_text("seven")
    waits(article)
    article.get_by_role("textbox", name=record["configuration"]["predict"]["observationPrompt"]).fill("nine")
    button(article, save).click()
    opens(article)

    article, record = card(page, content, address, "audit")
    expect(article.get_by_role("textbox")).to_have_count(len(record["configuration"]["audit"]["categories"]))
    waits(article)
    article.get_by_role("textbox", name=record["configuration"]["audit"]["categories"][0]["label"]).fill("the dishes")
    button(article, save).click()
    opens(article)

    for kind in ["standard", "reversal", "body"]:
        article, record = card(page, content, address, kind)
        look(page, f"{where}, {kind}")
    button(article, applied).click()
    expect(article).to_contain_text(said(content, "outcome.applied.heading"))
    article.get_by_role("textbox").fill("a note")
    look(page, f"{where}, an outcome")
    reach(page, f"{where}, an outcome")


def scroll(page, view):
    """The keys that scroll a page scroll the column that matters, and nothing else does."""
    column = "#list" if view == "problems" else "#detail"
    for key, holds in [("End", "> 0"), ("Home", "== 0"), ("PageDown", "> 0"), ("PageUp", "== 0"), ("Space", "> 0")]:
        if not page.evaluate(f"document.querySelector('{column}').scrollHeight > document.querySelector('{column}').clientHeight"):
            break
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
        top = page.evaluate(f"document.querySelector('{column}').scrollTop")
        check(eval(f"{top} {holds}"), f"{key} scrolls {view} to {top}")
    height = page.evaluate("document.documentElement.scrollHeight")
    check(height <= 800, f"{view} makes the page {height} high")


def walk(page, content, address, width):
    where = f"at {width} pixels"
    for view in ["fixes", "tidbits", "copy", "numbers", "problems"]:
        page.goto(address)
        page.get_by_role("navigation", name="Views").get_by_role("link", name=view).click()
        page.wait_for_function("view => document.querySelector('#desk').dataset.view === view", arg=view)
        look(page, f"{view} {where}")
        if width > 1000:
            scroll(page, view)
        reach(page, f"{view} {where}")
    # A link to one of the last records shows its row, too, however long the list is.
    last = content["fixes"][-1]["record"]
    page.goto(f"{address}#/fixes/{last['number']}")
    page.get_by_role("article", name=f"FIX #{last['number']:03}", exact=True).wait_for()
    if width > 1000:
        expect(page.locator("#list [aria-current=true]")).to_be_in_viewport()
    # A list that is short enough to go through by hand.
    page.goto(f"{address}#/fixes")
    page.get_by_role("searchbox", name="Search").fill("meeting")
    rows = page.get_by_role("region", name="Records").get_by_role("listitem")
    expect(rows.first).to_contain_text(re.compile("meeting", re.I))
    found = sum("meeting" in json.dumps(entry["record"]).lower() for entry in content["fixes"])
    check(rows.count() == found, f"search {where} finds {rows.count()} of {found}")
    reach(page, f"the list {where}")
    # Every word is looked for by itself.
    page.get_by_role("searchbox", name="Search").fill("meeting  the")
    both = sum(all(word in json.dumps(entry["record"]).lower() for word in ["meeting", "the"]) for entry in content["fixes"])
    expect(rows).to_have_count(both)
    page.get_by_role("searchbox", name="Search").fill("meeting zorblatt")
    expect(page.get_by_role("region", name="Records")).to_contain_text("No record matches these filters.")
    page.get_by_role("button", name="clear", exact=True).click()
    if width < 960:
        page.locator("summary", has_text="filters").click()
    bug = content["bugs"][0]["record"]["slug"]
    page.get_by_role("region", name="Filters").get_by_role("button", name=re.compile(bug)).click()
    page.get_by_role("region", name="Filters").get_by_role("button", name=re.compile("^quiz")).click()
    found = sum(entry["record"]["bugSlug"] == bug and entry["record"]["interactionType"] == "quiz" for entry in content["fixes"])
    expect(rows).to_have_count(found)
    look(page, f"filters {where}")
    rows.first.get_by_role("link").click()
    page.get_by_role("article").wait_for()
    look(page, f"a quiz {where}")
    reach(page, f"a quiz {where}")

    try_interactions(page, content, address, where)

    for kind, key in [("quickFix", "quickFix.intro"), ("weekly", "overhaul.intro")]:
        record = next(entry["record"] for entry in content["fixes"] if entry["record"]["type"] == kind)
        page.goto(f"{address}#/fixes/{record['number']}")
        article = page.get_by_role("article", name=f"FIX #{record['number']:03}", exact=True)
        article.wait_for()
        parts_of(article, record)
        variants = next(entry for entry in content["keys"] if entry["record"]["key"] == key)["voices"][0]["variants"]
        intro = article.locator(".card-text").first.inner_text()
        check(intro in [variant["body"][0] for variant in variants], f"#{record['number']} is introduced by {intro}")

    # Copy: both voices, a plural at every count, a limit.
    key = next(one for one in content["keys"] if "remaining" in one["record"].get("placeholders", {})
               and one["record"]["role"] == "notification")
    page.goto(f"{address}#/copy/{key['record']['key']}")
    page.get_by_role("heading", name=key["record"]["key"]).wait_for()
    for voice in key["voices"]:
        expect(page.get_by_role("region", name=f"Voice {voice['voice']}").get_by_role("listitem")).to_have_count(len(voice["variants"]))
    shown = set()
    knob = page.get_by_role("group", name="{remaining}")
    for count in knob.get_by_role("button").all_text_contents():
        knob.get_by_role("button", name=count, exact=True).click()
        shown.add(page.get_by_role("region", name=f"Voice {key['voices'][0]['voice']}").inner_text())
        look(page, f"{key['record']['key']} with {count} {where}")
    check(len(shown) >= 3, f"counts change nothing {where}")
    page.get_by_role("group", name="{commitment}").get_by_role("button", name="280 characters").click()
    expect(page.get_by_text("cut off on the lock screen").first).to_be_visible()
    look(page, f"the longest commitment {where}")
    reach(page, f"copy {where}")
    if width > 1000:
        phones = [one.bounding_box() for one in page.locator(".phone").all()]
        check(len(phones) == 2 and phones[0]["y"] == phones[1]["y"] and phones[0]["width"] == 393,
              f"two voices do not stand side by side at a phone's width: {phones}")
    page.keyboard.press("Escape")


def judge(page, content, address, where):
    """Packets in, verdicts out, by keys and by hand."""
    packets = [
        {"record": entry["record"]["id"], "digest": f"{index:016x}", "label": f"fix #{entry['record']['number']}",
         "texts": [{"pointer": "/title", "part": "title", "text": "A title of which nothing is asked"},
                   {"pointer": "/prompt", "part": "prompt", "text": entry["record"]["prompt"]}],
         "questions": [{"id": "sounds-native", "asks": "Does it sound native?", "texts": ["/prompt"], "yes": ["Yes."],
                        "no": ["No."]}]}
        for index, entry in enumerate(content["fixes"][:4])
    ]
    page.goto(f"{address}#/review")
    look(page, f"review without packets {where}")

    def choose_packets(packets):
        page.locator("input[type=file]").set_input_files({
            "name": "packets.jsonl", "mimeType": "application/jsonl",
            "buffer": "\n".join(map(json.dumps, packets)).encode()})

    choose_packets(packets)
    verdict = page.get_by_role("group", name="Verdict")
    verdict.wait_for()
    # Two keys at once are for two records.
    page.evaluate("""() => ["p", "u"].forEach((key) =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))""")
    expect(page.get_by_role("region", name="Record", exact=True)).to_contain_text("2 of 4 judged")
    first, *_, last = packets[2]["texts"][1]["text"].split(" ")

    def choose(pointer, words):
        page.evaluate("""([pointer, words]) => {
          const range = document.createRange();
          const text = document.querySelector(`[data-pointer="${pointer}"]`).firstChild;
          const start = text.data.indexOf(words);
          range.setStart(text, start);
          range.setEnd(text, start + words.length);
          getSelection().removeAllRanges();
          getSelection().addRange(range);
        }""", [pointer, words])

    form = page.get_by_role("form", name="Objection")
    # Of these words nothing is asked: the form is about a text of which something is.
    choose("/title", "title")
    page.keyboard.press("o")
    expect(form.get_by_role("combobox", name="text")).to_have_value("/prompt")
    expect(form.get_by_role("textbox", name="words")).to_have_value("")
    form.get_by_role("button", name="Cancel").click()
    choose("/prompt", last)
    page.keyboard.press("o")
    expect(form.get_by_role("textbox", name="words")).to_have_value(last)
    form.get_by_role("textbox", name="words").fill("words that are not there")
    expect(form.get_by_role("status")).to_contain_text("do not stand in the text")
    look(page, f"an objection {where}")
    # The words that come first are objected to last.
    for words in [last, first]:
        form.get_by_role("textbox", name="words").fill(words)
        form.get_by_role("combobox", name="question").select_option("sounds-native")
        form.get_by_role("textbox", name="why").fill("It sounds translated.")
        page.keyboard.press("Enter")
        if words == last:
            page.keyboard.press("o")
    expect(page.locator("mark")).to_have_text([first, last])
    look(page, f"a packet {where}")
    reach(page, f"a packet {where}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save 3 verdicts").click()
    lines = [json.loads(line) for line in Path(download.value.path()).read_text().splitlines()]
    wanted = [{"record": packet["record"], "digest": packet["digest"]} for packet in packets[:3]]
    wanted[0]["verdict"] = "pass"
    wanted[1]["verdict"] = "unsure"
    wanted[2] |= {"verdict": "object", "findings": [{"question": "sounds-native", "pointer": "/prompt", "quote": words,
                                                      "reason": "It sounds translated."} for words in [last, first]]}
    check(lines == wanted, f"verdicts {where} are {lines}")
    # Other packets are opened and one is judged: the first ones are as before, and what is taken back is gone.
    place = page.get_by_role("region", name="Record", exact=True)
    others = [packets[3] | {"digest": "another edition"}, packets[0] | {"record": "another record"}]
    choose_packets(others)
    expect(place).to_contain_text("0 of 2 judged")
    page.keyboard.press("p")
    expect(place).to_contain_text("1 of 2 judged")
    choose_packets(packets)
    expect(place).to_contain_text("3 of 4 judged")
    page.goto(f"{address}#/review/{packets[2]['record']}")
    for left in [3, 2]:
        page.get_by_role("button", name="take back").first.click()
        expect(place).to_contain_text(f"{left} of 4 judged")
    choose_packets(others)
    expect(place).to_contain_text("1 of 2 judged")
    choose_packets(packets)
    expect(place).to_contain_text("2 of 4 judged")


def save_and_watch(page, preview, content):
    """A saved file shows within half a second, and nothing else moves."""
    target = content["fixes"][len(content["fixes"]) // 2]["record"]
    page.goto(f"{preview.address}#/fixes/{target['number']}")
    page.get_by_role("article").wait_for()
    page.evaluate("document.querySelector('#list').scrollTop = 9000")
    page.get_by_role("searchbox", name="Search").focus()
    before = page.evaluate("[document.querySelector('#list').scrollTop, location.hash]")
    path = preview.content / "fixes.json"
    slowest = 0
    for turn in range(5):
        prompt = f"Say it in turn {turn}, then wait for the answer."
        source = json.loads(path.read_text())
        next(one for one in source if one["id"] == target["id"])["prompt"] = prompt
        written = json.dumps(source, indent=2, ensure_ascii=False)
        page.wait_for_timeout(700)
        page.evaluate("""prompt => {
          window.cameAfter = null;
          new MutationObserver((_, observer) => {
            if (!document.querySelector(".card-prompt")?.textContent.includes(prompt)) return;
            window.cameAfter = Date.now();
            observer.disconnect();
          }).observe(document.body, { childList: true, subtree: true });
        }""", prompt)
        began = time.time() * 1000
        path.write_text(written)
        page.wait_for_function("() => window.cameAfter", timeout=10_000)
        slowest = max(slowest, page.evaluate("window.cameAfter") - began)
    print(f"a saved file shows after {slowest:.0f} ms at most")
    check(slowest < 500, f"a saved file takes {slowest:.0f} ms to show")
    after = page.evaluate("[document.querySelector('#list').scrollTop, location.hash]")
    check(before == after, f"a saved file moves the page from {before} to {after}")
    check(page.evaluate("document.activeElement.id") == "search", "a saved file takes the focus away")
    expect(page.get_by_role("status").first).to_contain_text("1 record changed")

    # A finding comes and goes.
    sound = path.read_text()
    path.write_text(sound.replace('"prompt": "Say it in turn 4', '"prompt": "Say it  in turn 4'))
    expect(page.get_by_role("region", name="Record", exact=True)).to_contain_text("characters/spacing")
    path.write_text(sound)
    expect(page.get_by_role("region", name="findings", exact=True)).to_contain_text("No findings.")
    # A file that cannot be read leaves the page as it was, and says so.
    path.write_text("[")
    status = page.get_by_role("status").first
    expect(status.get_by_role("link")).to_have_text("fixes.json has a fault of syntax")
    expect(status).not_to_contain_text("saved")
    for region in ["Record", "Records"]:
        expect(page.get_by_role("region", name=region, exact=True)).to_contain_text("// line 1: ")
    path.write_text(sound)
    expect(status.get_by_role("link")).to_have_count(0)

    # What content holds is text, whatever it looks like.
    hostile = "<img src=x onerror=document.title='broken'><script>document.title='broken'</script></script><b>x</b>"
    source = json.loads(path.read_text())
    one = next(one for one in source if one["id"] == target["id"])
    one["prompt"] = one["inlineComment"] = hostile
    path.write_text(json.dumps(source))
    expect(page.locator(".card-prompt")).to_have_text(hostile)
    check(page.locator("#detail img, #detail b, #detail script").count() == 0, "content became markup")
    check("broken" not in page.title(), "content ran")


def main():
    with Preview() as preview, sync_playwright() as playwright:
        attack(preview)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        content = json.loads(preview.raw(
            f"GET /{preview.token}/content.json HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\n\r\n".encode()
        ).split(b"\r\n\r\n", 1)[1])
        output = preview.folder / "page"
        subprocess.run([TOOL, "preview", preview.content, "-o", output, "--quiet"], check=True)
        for width, height in [(1280, 800), (360, 740)]:
            page = browser.new_context(viewport={"width": width, "height": height}).new_page()
            page.on("console", lambda message: check(message.type not in ("error", "warning"), f"console: {message.text}"))
            page.on("pageerror", lambda error: check(False, f"script: {error}"))
            page.on("request", lambda request: check(
                request.url.startswith((preview.address, "file://")), f"the page asks for {request.url}"))
            walk(page, content, preview.address, width)
            judge(page, content, preview.address, f"at {width} pixels")
            # The same page without a server.
            page.goto(f"file://{output}/index.html#/fixes/{content['fixes'][0]['record']['number']}")
            page.get_by_role("article").wait_for()
            expect(page.get_by_role("article")).to_contain_text(content["fixes"][0]["record"]["prompt"])
            expect(page.get_by_role("status").first).to_contain_text("static")
            look(page, f"the static page at {width} pixels")
            if width > 1000:
                save_and_watch(page, preview, content)
            page.close()
        browser.close()
    print(f"{len(failures)} failures" if failures else "the preview holds")
    sys.exit(bool(failures))


main()
