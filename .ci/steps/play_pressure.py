"""Pressure, played: the first run, a day of each kind, two weeks over a change of the clocks with shield and both voices."""

import re

from player import Player, check, said
from playwright.sync_api import expect


class Play(Player):
    product = "pressure"
    name = "Pressure"
    # What is said under a verdict, which no two voices say alike.
    spoken = ["checkIn.yes.plain", "checkIn.yes.milestone", "checkIn.yes.longest", "checkIn.yes.tierHeld",
              "checkIn.yes.tierLeft", "checkIn.no.after", "checkIn.missed", "commitment.noneByDeadline", "streak.ended",
              "tier.raised", "tier.lowered", "shield.used"]
    speaker = "professional"

    def listen(self, verdict):
        """All that is said under a verdict is said in the voice that was chosen, and nothing in the other one."""
        lines = verdict.locator(".feedback-line").all_inner_texts()
        check(lines, "nothing is said")
        for voice in ["professional", "brutal"]:
            texts = said("pressure", *self.spoken, voice=voice)
            for line in lines:
                check(bool(texts.fullmatch(line)) == (voice == self.speaker), f"{self.speaker}, not {voice}: {line}")

    def streak(self, days):
        expect(self.phone.get_by_role("region", name=days, exact=True)).to_be_visible()

    def tier(self, name):
        expect(self.phone.get_by_role("region", name=name, exact=True)).to_be_visible()

    def home(self):
        self.page.goto(self.address)

    def until(self, time, opens=True):
        """Goes on to the next such time of day, and opens the app."""
        self.page.get_by_label("Time of day").fill(time)
        self.press("To this time")
        if opens:
            self.press("Open Pressure")

    def onboard(self, text="Write one page", close="22:30", granted=True, buys=False):
        phone = self.phone
        self.press("Open Pressure")
        self.look("onboarding 1")
        self.press(self.text("onboarding.continueButton"))
        expect(phone.get_by_role("status")).to_contain_text(self.text("error.blank"))
        self.type(phone.get_by_role("textbox", name=self.text("onboarding.coldOpen.title")), text)
        expect(phone.get_by_role("status").get_by_role("paragraph")).to_have_count(0)
        self.same()
        self.press(self.text("onboarding.continueButton"))
        self.resume()
        expect(phone.get_by_role("heading", name=self.text("onboarding.personality.title"))).to_be_visible()
        expect(phone.get_by_role("radio", name="Professional")).to_be_checked()
        expect(phone.get_by_role("radio", name="Brutal")).to_be_disabled()
        self.look("onboarding 2")
        self.go(self.text("onboarding.personality.brutalLocked"))
        expect(phone.get_by_role("heading", name=self.text("paywall.title"))).to_be_visible()
        if buys:
            self.press(re.compile(r"\$19\.99"))
            self.press("Buy")
        self.go("Back")
        if buys:
            self.keep(phone.get_by_role("radio", name="Brutal"), "Brutal")
        self.press(self.text("onboarding.continueButton"))
        self.resume()
        self.look("onboarding 3")
        self.press("Back", phone)
        expect(phone.get_by_role("heading", name=self.text("onboarding.personality.title"))).to_be_visible()
        self.press(self.text("onboarding.continueButton"))
        self.press(self.text("onboarding.notifications.allowButton"))
        self.look("onboarding 3 asked")
        self.press("Allow" if granted else "Don’t allow")
        self.resume()
        self.keep(phone.get_by_label("Check-in closes"), f"{close}:00")
        self.look("onboarding 4")
        self.press(self.text("onboarding.continueButton"))
        self.resume()
        self.look("onboarding 5")
        self.press(self.text("onboarding.continueButton"))

    def resume(self):
        """The app is ended and opened again, and goes on where it was."""
        before = self.seen()
        self.press("End the app")
        self.press("Open Pressure")
        check(self.seen() == before, f"a launch shows something else:\n{before}\n---\n{self.seen()}")

    def commit(self, text):
        self.go(self.text("commitment.prompt"))
        field = self.phone.get_by_role("textbox", name=self.text("commitment.prompt"))
        field.fill(text)
        expect(self.phone.get_by_text(re.compile(rf"\b{280 - len(text)} "))).to_be_visible()
        self.press(self.text("commitment.saveButton"), self.phone)
        expect(field).to_have_value(text)
        self.home()

    def answer(self, answer, text=None):
        self.go(self.text("checkIn.question"))
        question = self.phone.get_by_role("article", name=text) if text else self.phone
        self.press(answer, question)
        if answer == "NO":
            expect(self.phone.get_by_role("heading", name=self.text("checkIn.no.confirmation"))).to_be_visible()
            self.press(self.text("checkIn.no.confirmButton"))
        verdict = self.phone.get_by_role("article", name=answer.capitalize()).first
        expect(verdict).to_be_visible()
        self.listen(verdict)

    def day(self, answer, text="Write one page"):
        """A day from its opening before the deadline to its answer."""
        if self.phone.get_by_role("link", name=self.text("commitment.prompt")).count():
            self.commit(text)
        self.until("09:00")
        self.answer(answer)
        self.home()

    def type(self, field, text):
        """Types in a field, which keeps the focus and the caret while the page is drawn anew."""
        field.fill(text)
        field.press("ArrowLeft")
        at = field.evaluate("field => field.selectionStart")
        self.settle()
        check(field.evaluate("(field, at) => document.activeElement === field && field.selectionStart === at", at),
              "the page takes the focus or the caret away")

    def subscribe(self):
        self.go("settings")
        self.go(self.text("paywall.subscribeButton"))
        self.look("paywall")
        self.press(re.compile(r"\$2\.99"))
        self.look("the store")
        self.press("Cancel")
        self.press(re.compile(r"\$2\.99"))
        self.press("Ask somebody")
        expect(self.phone).to_contain_text(self.text("paywall.pending"))
        self.press("Approve")
        expect(self.phone).to_contain_text(self.text("paywall.purchased"))
        self.press(self.text("paywall.termsLink"), self.phone)
        self.look("the terms")
        self.press("Done", self.phone)
        self.home()

    def voice(self, name):
        self.go("settings")
        self.press(name, self.phone)
        self.speaker = name.lower()
        self.home()


def first_day(play):
    phone = play.phone
    play.look("the locked phone")
    play.onboard("<b>Write</b> one page")
    play.streak("0 days")
    play.tier("Baseline")
    expect(phone.get_by_text(play.text("commitment.locksInMinutes"))).to_be_visible()
    play.look("home, open")
    entry(play)
    play.until("09:00")
    expect(phone.get_by_text("LOCKED")).to_be_visible()
    expect(phone.get_by_text("Answer by 22:30")).to_be_visible()
    play.look("home, locked")
    free(play)
    play.go(play.text("checkIn.question"))
    play.look("check-in")
    play.press("NO", phone)
    play.look("this can't be undone")
    play.press(play.text("checkIn.no.cancelButton"))
    check(play.has("YES"), "what was cancelled was submitted")
    play.press("YES", phone)
    play.look("feedback, yes")
    play.home()
    play.streak("1 day")
    play.look("home, answered")
    play.press("To the next notification")
    check(play.clock().startswith("Tue"), f"an answered day has another reminder: {play.clock()}")
    play.look("a notification")


def free(play):
    """What is for subscribers cannot be pressed, and leads to the paywall."""
    play.go("settings")
    expect(play.phone.get_by_role("button", name="Brutal")).to_be_disabled()
    play.phone.get_by_role("link", name=play.text("settings.requiresSubscription")).first.click()
    expect(play.phone.get_by_role("heading", name=play.text("paywall.title"))).to_be_visible()
    play.home()


def entry(play):
    """280 characters, counted as they are typed; the page closed before it is saved."""
    phone = play.phone
    play.go(play.text("commitment.changeButton"))
    field = phone.get_by_role("textbox", name=play.text("commitment.prompt"))
    expect(field).to_have_value("<b>Write</b> one page")
    field.fill("a" * 281)
    expect(phone.locator(".is-over")).to_have_text(play.text("error.textTooLong"))
    play.same()
    play.look("entry, too long")
    play.press(play.text("commitment.saveButton"), play.phone)
    expect(phone.get_by_role("status")).to_contain_text(play.text("error.textTooLong"))
    play.type(field, "Run 🏃🏽‍♀️")
    expect(phone.get_by_text(re.compile(r"\b275 "))).to_be_visible()
    check(play.phone.locator(".is-over").count() == 0, "a refusal or the mark of a long text stays behind another one")
    play.same()
    for text in ["Run on", "Run 🏃🏽‍♀️"]:
        play.press(play.text("commitment.saveButton"), play.phone)
        expect(phone).to_contain_text(play.text("commitment.saved"))
        if text == "Run on":
            play.type(field, text)
            expect(phone.get_by_text(play.text("commitment.saved"))).to_have_count(0)
            play.same()
            play.type(field, "Run 🏃🏽‍♀️")
    play.look("entry")
    play.go("Back")
    expect(phone.get_by_role("article", name="Run 🏃🏽‍♀️")).to_be_visible()


def denied(browser, width):
    """Notifications are denied: a banner stands above home until the system's settings are changed."""
    with Play(browser, width) as play:
        play.onboard(granted=False)
        banner = play.phone.get_by_role("note")
        expect(banner).to_contain_text(play.text("permission.deniedBanner"))
        play.look("denied")
        check(play.page.get_by_role("button", name="To the next notification").is_disabled(), "a reminder is planned")
        play.press(play.text("permission.openSettingsButton"))
        play.look("the system's settings")
        play.press("Allow")
        expect(banner).to_have_count(0)
        play.go("settings")
        play.look("settings")
        play.press("Reminders", play.phone)
        check(play.page.get_by_role("button", name="To the next notification").is_disabled(), "a reminder is planned")
        play.replay()


def left_open(browser):
    """A NO that was not confirmed by the end of its day is no answer to the next one's question."""
    with Play(browser, 1280) as play:
        play.onboard(buys=True)
        play.speaker = "brutal"
        for answers in [False, True]:
            if answers:
                play.until("08:00")
                play.commit("Write one page")
            play.until("09:00")
            play.go(play.text("checkIn.question"))
            expect(play.phone.get_by_role("heading", name=play.text("checkIn.no.confirmation"))).to_have_count(0)
            play.press("NO", play.phone)
        play.press(play.text("checkIn.no.confirmButton"))
        play.listen(play.phone.get_by_role("article", name="No", exact=True))
        play.home()
        play.go("settings")
        for name, value in [(play.text("settings.deadline"), "07:00:00"), (play.text("settings.windowClose"), "18:00:00"),
                            (play.text("settings.escalationTuning"), "strict")]:
            play.keep(play.phone.get_by_label(name, exact=True), value)
            play.press(play.text("commitment.saveButton"), play.phone.locator("form").filter(
                has=play.page.get_by_label(name, exact=True)))
            expect(play.phone.get_by_label(name, exact=True)).to_have_value(value)
        play.replay()


def two_weeks(browser, width):
    """From Monday to Sunday over the night in which Berlin's clocks go forward."""
    with Play(browser, width, day="2026-03-23") as play:
        play.page.get_by_label("Time zone").select_option("Europe/Berlin")
        play.press("Travel")
        check(play.clock().startswith("Mon 2026-03-23 09:00"), play.clock())
        play.until("08:00", opens=False)
        play.onboard()
        play.day("YES")
        play.until("08:00")
        play.day("YES")
        play.streak("2 days")
        play.subscribe()
        play.voice("Brutal")
        play.until("08:00")
        play.day("YES")
        play.until("08:00")
        # A NO that a shield takes: the streak is over, the tier stays.
        play.day("NO")
        play.tier("Nudge")
        play.streak("0 days")
        play.look("home, a no")
        # Left alone, it is offered for its hour, after a launch too.
        play.go(play.text("shield.offer"))
        play.look("shield")
        play.go(said("pressure", "shield.declineButton", voice="brutal"))
        play.resume()
        play.go(play.text("shield.offer"))
        play.press(play.text("shield.useButton"), play.phone)
        play.tier("Baseline")
        play.look("home, shielded")
        play.go(play.text("checkIn.feedbackLink"))
        play.listen(play.phone.get_by_role("article", name="No", exact=True))
        play.home()
        play.until("08:00")
        # Sunday the 29th has 23 hours; the deadline is nine o'clock all the same.
        while not play.clock().startswith("Sun 2026-03-29"):
            play.day("YES")
            play.until("08:00")
        play.commit("Write over the change")
        play.until("09:00")
        expect(play.phone.get_by_text("LOCKED")).to_be_visible()
        play.press("To the next notification")
        check(play.clock()[15:20] == "15:45", f"the midpoint of nine and half past ten is not {play.clock()}")
        play.press("Open Pressure")
        play.answer("YES")
        play.home()
        # Nothing set, nothing answered: three misses, the alarm, and the badge that stays.
        play.voice("Professional")
        for tier in ["Nudge", "Push", "Alarm"]:
            play.until("08:00")
            play.until("12:00")
            play.tier(tier)
        play.look("home, alarm")
        play.go(play.text("checkIn.feedbackLink"))
        play.look("feedback, missed")
        play.listen(play.phone.get_by_role("article", name="Missed", exact=True))
        play.home()
        for left in ["3", "2", "1"]:
            play.until("08:00")
            if left != "3":
                expect(play.phone.get_by_role("region", name="Alarm")).to_contain_text(play.text("tier3.meaning.left"))
                play.day("YES")
                continue
            play.commit("Write one page")
            play.until("09:00", opens=False)
            expect(play.phone.get_by_role("img", name="1 on the app’s icon")).to_be_visible()
            play.look("locked, alarm")
            play.press("Open Pressure")
            play.answer("YES")
            play.home()
        play.tier("Baseline")
        play.streak("3 days")
        play.look("home, recovered")
        # A second commitment, answered from the watch.
        play.until("08:00")
        play.commit("Write one page")
        play.go(play.text("commitment.addAnother"))
        play.phone.get_by_role("textbox").fill("Walk for an hour")
        play.press(play.text("commitment.saveButton"), play.phone)
        play.home()
        play.until("09:00")
        play.look("home, two")
        watch = play.page.get_by_role("region", name="Watch")
        home = play.page.get_by_role("region", name="Home screen")
        expect(home).to_contain_text("Write one page")
        play.press("NO", watch)
        expect(watch.get_by_role("group", name=play.text("checkIn.no.confirmation"))).to_be_visible()
        play.look("a no on the watch")
        play.press(play.text("checkIn.no.cancelButton"), watch)
        play.press("YES", watch)
        play.answer("YES", "Walk for an hour")
        play.home()
        play.streak("4 days")
        subscription(play)
        share(play)
        lines = play.replay()
        names = {line.get("due") for line in lines}
        check({"lock", "missed", "midnight", "reminder", "refill"} <= names, f"two weeks had only {names}")
        print(f"two weeks at {width} pixels: {play.steps} buttons, {len(lines)} lines replayed")


def subscription(play):
    play.go("settings")
    play.look("settings, paid")
    play.press(play.text("settings.manageSubscription"))
    play.press("Let a payment fail")
    play.home()
    expect(play.phone).to_contain_text(play.text("subscription.grace"))
    play.go("settings")
    play.press(play.text("settings.manageSubscription"))
    play.press("End it now")
    expect(play.phone).to_contain_text(play.text("settings.requiresSubscription"))
    play.home()


def share(play):
    """The reminder that came last, without the commitment unless it is added."""
    play.until("08:00")
    play.commit("Tell nobody")
    play.press("To the next notification")
    play.press(re.compile("^Tap: "), play.phone)
    play.answer("YES")
    play.go(play.text("shareReminder.button"))
    check("Tell nobody" not in play.phone.inner_text(), "the commitment is shared unasked")
    play.press(play.text("shareReminder.includeCommitment"), play.phone)
    expect(play.phone).to_contain_text(play.text("shareReminder.attribution"))
    play.look("sharing")
    play.press(play.text("shareReminder.button"), play.phone)
    play.press("Send")
    play.home()


def flows(browser):
    for width in [1280, 360]:
        with Play(browser, width) as play:
            first_day(play)
            play.replay()
        denied(browser, width)
    left_open(browser)
    two_weeks(browser, 1280)
