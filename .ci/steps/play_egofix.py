"""EgoFix, played: from onboarding to the first fix, seven applied, a crash, a streak with its freeze, a diagnostic, a
month."""

import json
import re

from player import CONTENT, Player, attack, check
from playwright.sync_api import expect


class Play(Player):
    product = "egofix"
    name = "EgoFix"
    # The interaction of each fix by its number, and those that were carried out.
    interactions = {fix["number"]: fix["interactionType"] for fix in json.loads((CONTENT / "fixes.json").read_text())}
    carried_out = set()
    # How many fixes of this game were marked as applied.
    applied = 0

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
        if card.get_by_role("button", name="Next", exact=True).count():
            self.press("Next", card)
            # One step done is enough.
            while card.get_by_role("button", name="Skip step", exact=True).count():
                check(card.get_by_role("button", name="Applied", exact=True).is_disabled(), "a step is still open")
                self.press("Skip step", card)
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

    def pattern(self):
        """The pattern that is shown; none where there is none."""
        shown = self.phone.get_by_role("article", name=self.text("pattern.heading"))
        return shown.inner_text() if shown.count() else None

    def mark(self, outcome="Applied"):
        if outcome == "Applied":
            self.carry_out()
        card = self.card()
        name = card.get_attribute("aria-label")
        if outcome == "Applied":
            self.carried_out.add(self.interactions[int(name[-3:])])
            self.applied += 1
        self.press(outcome, card)
        marked = self.phone.get_by_role("article", name=name).filter(has_text=f"FIX {outcome.upper()}")
        expect(marked.first).to_be_visible()
        return marked.first

    def crash(self):
        self.press("Crash", self.phone)
        expect(self.phone.get_by_role("heading", name="What resurfaced?")).to_be_visible()
        self.press("Need to be right", self.phone)
        return self.phone.get_by_role("article", name="CRASH LOGGED").first

    def further(self):
        """The card that waits under the others: the week's."""
        return self.phone.get_by_role("article").filter(has=self.page.get_by_role("button", name="Continue", exact=True))

    def share(self):
        """Sends the fix of the card above the link."""
        prompt = self.card().locator(".card-prompt").inner_text()
        self.go("Send to someone")
        expect(self.phone).to_contain_text(f"EgoFix\n\n{prompt}", use_inner_text=True)
        self.press("Send to someone", self.phone)
        self.look("sharing")
        self.press("Send", self.phone)
        self.go("Today")

    def diagnose(self, answer="Loud"):
        self.go("Start")
        self.press("Start", self.phone)
        while self.has("Quiet"):
            self.press(answer, self.phone)
            if answer != "Quiet":
                self.press("Work", self.phone)
        expect(self.phone.get_by_role("article", name="DIAGNOSTIC COMPLETE")).to_be_visible()


def first_day(play):
    play.look("the locked phone")
    play.onboard()
    play.look("the first fix")
    expect(play.card()).to_be_visible()
    marked = play.mark()
    play.look("an outcome")
    note = marked.get_by_role("textbox")
    note.fill("It <i>stung</i>.")
    # What is typed and not saved stays: another tab, another button, another page.
    play.go("Bugs")
    play.go("Today")
    expect(note).to_have_value("It <i>stung</i>.")
    play.press("Crash", play.phone)
    play.press("False alarm", play.phone)
    expect(note).to_have_value("It <i>stung</i>.")
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
    play.go("SETTINGS")
    play.look("settings")
    for name in ["On", "Off"]:
        expect(play.phone.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "false")
    play.press("On", play.phone)
    play.press("Don’t allow", play.phone)
    expect(play.phone).to_contain_text("Blocked in the system settings")
    play.look("settings, denied")
    play.press("System settings", play.phone)
    play.press("Allow", play.phone)
    expect(play.phone).to_contain_text("Allowed by the system")
    play.keep(play.phone.get_by_label("Time", exact=True), "07:30")
    play.press("Save", play.phone)
    play.press("To the next notification")
    expect(play.phone).to_contain_text(re.compile(r"#\d{3}"))
    play.look("a notification")
    play.press(re.compile("^Tap: "), play.phone)
    play.share()
    play.press("Continue", play.further().last)
    play.share()


def crash_and_reboot(play):
    """A crash, and its quick fix while the week's card is open; then a second one."""
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
    # A second crash is begun and left: the first one is where it was.
    play.press("Crash", play.phone)
    play.go("Today")
    waiting = play.phone.get_by_role("link", name=re.compile("1 crash"))
    waiting.click()
    expect(play.phone.get_by_role("heading", name="What resurfaced?")).to_have_count(0)
    play.crash()
    play.look("two crashes")
    play.press("Reboot", play.phone.get_by_role("article", name="CRASH LOGGED").last)
    expect(waiting).to_be_visible()
    waiting.click()
    play.press("Reboot", play.phone)
    expect(play.phone.get_by_role("status").get_by_role("paragraph")).to_have_count(1)
    check(not waiting.count(), "a rebooted crash still waits")


def seven_applied(play):
    """The version rises with the seventh applied fix, not before."""
    for _ in range(20):
        if play.applied == 7:
            break
        expect(play.phone.get_by_text("v1.0", exact=True)).to_be_visible()
        if play.card().count():
            play.mark()
        else:
            play.next_day()
    check(play.applied == 7, f"in 20 steps, {play.applied} fixes were applied")
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
            # Yesterday's fix, opened and left, can be marked today.
            late = play.phone.get_by_role("article").filter(has_text=play.text("fix.lastDay"))
            expect(late).to_have_count(1)
            play.look(f"yesterday's fix, day {day}")
            play.press("Continue", late)
            play.share()
            play.mark("Skipped")
            expect(late).to_have_count(0)
        play.press("+1 day")
        play.next_day()
        # Monday to Wednesday, not Thursday, then Friday: the freeze bridges a day, and counts none.
        expect(play.phone.get_by_text("day 4", exact=True)).to_be_visible()
        play.go("SETTINGS")
        expect(play.phone).to_contain_text("Freeze: spent until Sunday")
        # Nor Saturday: the week's freeze is spent.
        play.press("+1 day")
        play.next_day()
        expect(play.phone.get_by_text("day 1", exact=True)).to_be_visible()
        play.replay()


def month(browser, width):
    with Play(browser, width) as play:
        play.onboard()
        play.go("SETTINGS")
        play.press("On", play.phone)
        play.press("Allow", play.phone)
        play.go("Today")
        shown = []
        for day in range(28):
            before = play.pattern()
            if play.card().count():
                play.mark(["Applied", "Applied", "Skipped", "Applied", "Failed"][day % 5])
            after = play.pattern()
            check(not before or after == before, f"day {day}: an outcome replaces {before} by {after}")
            if after:
                check(after not in shown, f"{after} surfaces again on day {day}")
                shown.append(after)
                if len(shown) % 2:
                    play.press("Noted", play.phone)
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
                play.go("History")
                play.go("DIAGNOSTIC COMPLETE")
                play.go("Done")
            play.next_day()
        check(len(shown) > 1, f"only {shown} surfaced in four weeks")
        play.go("Patterns")
        # Crashes feed the weekday's and the time's; the diagnostics alone say where it was loud.
        for name in ["Weekday", "Context"]:
            check(play.phone.get_by_role("article", name=name, exact=True).count(), f"four weeks show no {name}")
        play.look("patterns")
        play.go("History")
        play.look("a month's history")
        graph = play.phone.get_by_role("group", name="History")
        for name in ["Applied", "Skipped", "Crash or failed"]:
            check(graph.get_by_text(re.compile(f"2026-01-..: {name}")).count() > 0, f"the graph has no {name}")
        lines = play.replay()
        print(f"a month at {width} pixels: {play.steps} buttons, {len(lines)} lines replayed")


def interactions(browser):
    """First days whose two cards have, one with another, every interaction."""
    games = {"Need to be right": [1, 3, 4], "Need to impress": [1, 3, 6, 25], "Need to be liked": [24],
             "Need to be busy": [12]}
    for seed, bug in [(seed, bug) for bug, seeds in games.items() for seed in seeds]:
        with Play(browser, 1280, seed=seed) as play:
            play.onboard(bug)
            play.mark()
            play.press("Continue", play.further())
            play.mark()
            play.replay()
    missing = set(Play.interactions.values()) - Play.carried_out
    check(not missing, f"no card was carried out of {missing}")


def flows(browser):
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
    interactions(browser)
