"""A player at the page of `seedtool play`, in headless Chromium, by the names that a screen reader says."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

TOOL = Path(sys.argv[1]).resolve()
ROOT = Path(__file__).resolve().parent.parent.parent
CONTENT = ROOT / "content"
# Where a picture of every screen that is looked at goes; empty for none.
PICTURES = os.environ.get("PICTURES", "")
failures = []

# The effects that the page lists, the oldest first. It writes names without quotes.
LISTED = """all => all.reverse().flatMap(event => [...event.querySelectorAll(".effects li")].map(effect => {
  const copy = effect.cloneNode(true);
  for (const key of copy.querySelectorAll(".json-key")) key.textContent = JSON.stringify(key.textContent);
  return JSON.parse(copy.textContent);
}))"""

# What no look at the page finds by itself is found as for the preview: text that runs over, contrast, names.
LOOK = re.search(r'LOOK = """(.*?)"""', (Path(__file__).parent / "preview.py").read_text(), re.S)[1].replace("\\\\", "\\")


# Numbers what can be used; of several radio buttons the one that is chosen.
USABLE = """() => {
  const usable = [...document.querySelectorAll("a, button, input, select, textarea, summary")].filter((one) =>
    one.checkVisibility() && !one.disabled && one.type !== "hidden" && (one.type !== "radio" || one.checked));
  usable.forEach((one, index) => { one.dataset.usable = index; });
  return usable.length;
}"""


def check(holds, what):
    if not holds:
        failures.append(what)
        print(f"FAIL: {what}")


PLACEHOLDER = re.compile(r"\{(?:[^{}]|\{[^{}]*\})*\}")


def pattern(text):
    """What a text may say: of a placeholder each of its branches, with any number; where it has none, anything."""
    (made, at) = ("", 0)
    for hole in PLACEHOLDER.finditer(text):
        branches = [re.escape(one).replace(r"\#", r"[\d,]+") for one in re.findall(r"\{([^{}]*)\}", hole[0][1:-1])]
        made += re.escape(text[at:hole.start()]) + (f"(?:{'|'.join(branches)})" if branches else ".+")
        at = hole.end()
    return made + re.escape(text[at:])


def said(product, *keys, voice="*"):
    """What keys say in a voice, or in any, and in any variant."""
    texts = [variant["body"] for table in sorted((CONTENT / "copy").glob(f"{product}.{voice}.json"))
             for key in keys for variant in json.loads(table.read_text())["entries"].get(key, [])]
    check(texts, f"there is no text of {keys}")
    return re.compile("|".join(map(pattern, texts)))


class Player:
    """A running game of a product, and the player at its page."""

    product = ""
    name = ""

    def __init__(self, browser, width, day="2026-01-05", seed=7):
        self.process = subprocess.Popen([TOOL, "play", self.product, CONTENT, "--today", day, "--seed", str(seed)],
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
        return self.page.get_by_role("region", name=self.name, exact=True)

    def clock(self):
        """`Mon 2026-01-05 08:00:00`."""
        return self.page.locator("#clock").inner_text()

    def seen(self):
        """What the phone shows, and what stands in its fields, without what runs on by itself."""
        fields = self.phone.evaluate("""phone => [...phone.querySelectorAll('textarea, input, select')]
            .map(e => e.type === 'radio' ? [e.value, e.checked] : e.value)""")
        text, running = self.phone.evaluate("""phone => [phone.innerText,
            [...phone.querySelectorAll('[data-ends], .locks:not(.is-locked)')].map(e => e.innerText)]""")
        for time in running:
            text = text.replace(time, "", 1)
        return f"{text}\n{fields}"

    def settle(self):
        """What was typed is known, and the page is drawn anew."""
        self.page.wait_for_function("() => typing.size + telling.size + renewing === 0")

    def same(self):
        """Closing the page and opening it again shows the same."""
        self.settle()
        before = self.seen()
        self.page.reload()
        check(self.seen() == before, f"the page shows something else after a reload:\n{before}\n---\n{self.seen()}")

    def keep(self, field, value):
        """Chooses or types in a field what it did not have. It stays there, told and not sent."""
        kind = field.evaluate("field => field.type")
        if kind == "radio":
            check(not field.is_checked(), f"{value} is chosen already")
            field.check()
        else:
            check(field.input_value() != value, f"{value} stands there already")
            field.select_option(value) if kind == "select-one" else field.fill(value)
        self.same()
        self.reopen()

    def text(self, key):
        """The pattern of a key's texts."""
        return said(self.product, key)

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
        check("class=" not in self.page.inner_text("body"), f"{where}: markup is shown as text")
        for found in self.page.evaluate(LOOK):
            check(False, f"{where} at {self.width} pixels: {found}")
        if PICTURES:
            path = Path(PICTURES) / f"{self.product}-{self.width}-{re.sub('[^a-z0-9]+', '-', where.lower())}.png"
            self.page.screenshot(path=path)
        if self.width > 1000:
            self.reach(where)
        self.reopen()

    def reopen(self):
        """The page is closed and opened again at its address, and shows the same."""
        self.settle()
        (before, place) = (self.seen(), self.page.url)
        self.page.goto("about:blank")
        self.page.goto(place)
        check(self.seen() == before, f"the page shows something else when opened again:\n{before}\n---\n{self.seen()}")

    def reach(self, where):
        """The Tab key gets to everything that can be used."""
        wanted = set(range(self.page.evaluate(USABLE)))
        self.page.evaluate("document.activeElement.blur(); getSelection().removeAllRanges()")
        for _ in range(len(wanted) + 20):
            self.page.keyboard.press("Tab")
            wanted.discard(self.page.evaluate("Number(document.activeElement.dataset.usable ?? -1)"))
            if not wanted:
                return
        names = [self.page.evaluate("i => document.querySelector(`[data-usable='${i}']`).outerHTML.slice(0, 80)", i)
                 for i in sorted(wanted)[:3]]
        check(False, f"{where}: the keyboard does not reach {len(wanted)}: {names}")

    def has(self, name):
        return self.phone.get_by_role("button", name=name, exact=True).count() > 0

    def replay(self):
        """The saved story passes replay, with the effects that the page has shown."""
        with self.page.expect_download() as download:
            self.page.get_by_role("link", name="Save for seedtool replay").click()
        story = Path(download.value.path()).read_text()
        answer = subprocess.run([TOOL, "replay", self.product, CONTENT, "--strict"], input=story, stdout=subprocess.PIPE,
                                text=True)
        check(answer.returncode == 0, f"the story does not pass replay: {answer.stdout[-400:]}")
        lines = [json.loads(line) for line in answer.stdout.splitlines()]
        state = json.loads(self.page.request.get(self.address + "state.json").text())
        check(lines[-1]["state"] == state, "replay ends in another state than the page")
        panel = self.page.get_by_role("region", name="Story")
        count = int(re.search(r"(\d+) effects", panel.inner_text())[1])
        replayed = [effect for line in lines for effect in line.get("effects", [])]
        check(count == len(replayed) > 10, f"{count} effects were shown, {len(replayed)} replayed")
        # The page lists the latest events alone.
        shown = panel.locator(".story > li").evaluate_all(LISTED)
        check(shown and shown == replayed[-len(shown):], f"the page has shown other effects than replay: {shown}")
        return lines


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
