"""GeoCue, played: styles and their tests, then an evening through quiet hours into the morning."""

import re

from player import Player, check
from playwright.sync_api import expect


class Play(Player):
    product = "geocue"
    name = "GeoCue"

    @property
    def tray(self):
        return self.page.get_by_role("region", name="Notifications", exact=True)

    def opened(self):
        if self.has("Open GeoCue"):
            self.press("Open GeoCue")

    def until(self, time):
        self.page.get_by_label("Time of day").fill(time)
        self.press("To this time")

    def arrive(self, place):
        self.press(f"Arrive at {place}")

    def settings(self):
        self.go("Settings")
        self.go(self.text("styleSettings.customize"))

    def group(self, name):
        return self.phone.get_by_role("group", name=name, exact=True)

    def cue(self, text):
        return self.phone.get_by_role("article").filter(has_text=text)


def styles(play):
    """Four styles with color and symbol, why they are adjusted, overrides, and what is not saved yet."""
    phone = play.phone
    play.look("the locked phone")
    play.press("Open GeoCue")
    expect(phone).to_contain_text(play.text("places.nothingPending"))
    play.look("nothing pending")
    play.settings()
    play.look("styles")
    colors = phone.locator("button.style").evaluate_all("all => all.map(e => getComputedStyle(e.querySelector('svg')).color)")
    shapes = phone.locator("button.style svg").evaluate_all("all => all.map(e => e.innerHTML)")
    check(len(set(colors)) == len(set(shapes)) == 4, f"the four styles are not told apart: {colors}")
    play.press("Sound", phone)
    play.press("Vibration", phone)
    expect(phone.get_by_text(play.text("style.adjusted.both"))).to_have_count(2)
    play.look("styles, adjusted")
    play.press(play.text("styleSettings.sendTest"), play.group("Critical").last)
    expect(play.tray).to_contain_text(play.text("style.low.description"))
    # A test is seen where it was asked for, and gone with the next screen.
    comes = play.group("A notification comes")
    expect(comes).to_contain_text(play.text("style.low.description"))
    expect(comes).to_be_in_viewport()
    play.press("Discard", phone)
    expect(comes).to_have_count(0)
    expect(phone.locator(".adjusted")).to_have_count(0)
    play.press("Medium", play.phone.get_by_role("region", name="Default style"))
    for name in ["High", "Critical"]:
        play.press(name, play.group(name).first)
        expect(play.group(name).first.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    play.press("Quiet hours", phone)
    quiet_hours(play)
    # What is not saved is lost when the app ends, and not when the page is closed.
    play.press(play.text("cue.save"), phone)
    play.press("Sound", phone)
    play.press("End the app")
    play.press("Open GeoCue")
    play.settings()
    expect(phone.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    expect(phone.get_by_role("button", name="Quiet hours")).to_have_attribute("aria-pressed", "true")
    play.look("styles, saved")
    play.press("Sound", phone)
    play.press(play.text("styleSettings.sendTest"), play.group("High").last)
    expect(play.tray.get_by_role("listitem").first).to_contain_text(play.text("styleSettings.soundOff"))
    play.press("Discard", phone)
    play.press(play.text("styleSettings.sendTest"), play.group("High").last)
    expect(play.tray.get_by_role("listitem").first).to_contain_text("sound, haptic, timeSensitive")
    play.go("Back")


def quiet_hours(play):
    """The hours are saved as they stand in their fields; what was typed stays where another switch is pressed."""
    phone = play.phone
    phone.get_by_label("From").fill("20:30")
    play.press(play.text("cue.save"), phone)
    expect(phone.get_by_label("From")).to_have_value("20:30")
    expect(phone.get_by_role("button", name="Discard")).to_have_count(0)
    # Hours that hold nothing say so, and can be discarded.
    for [start, end] in [("08:30", "08:30"), ("08:30", "08:31")]:
        phone.get_by_label("From").fill(start)
        phone.get_by_label("Until").fill(end)
        expect(phone.get_by_role("button", name="Discard")).to_be_visible()
        expect(phone.get_by_text(play.text("styleSettings.quietHoursEqual"))).to_have_count(int(start == end))
        play.same()
    play.press("Discard", phone)
    phone.get_by_label("From").fill("22:00")
    play.press("Sound", phone)
    expect(phone.get_by_label("From")).to_have_value("22:00")
    play.press("Sound", phone)


def evening(play):
    phone = play.phone
    play.until("21:30")
    play.arrive("Home")
    expect(play.tray.get_by_role("listitem").first).to_contain_text("sound, haptic, critical")
    play.look("critical, on the locked phone")
    play.press("Open GeoCue")
    home = play.cue("Take the medication")
    expect(home.get_by_role("timer", name="Time left")).to_have_text(re.compile(r"0:[0-2]\d"))
    play.look("critical")
    for count in [1, 2]:
        play.press("To the next notification")
        expect(play.tray.get_by_role("listitem").first).to_contain_text(play.text("escalation.critical"))
        play.press("Open GeoCue")
        expect(home).to_contain_text(f"×{count}")
    play.press("End the app")
    play.press("Open GeoCue")
    expect(home).to_contain_text("×2")
    play.press(play.text("cue.confirm"), home)
    expect(home).to_have_count(0)
    # High comes again once, a minute later; then it is done with.
    play.arrive("Work")
    work = play.cue("Ask Mara")
    expect(work).to_contain_text("High")
    play.look("high")
    play.press("To the next notification")
    expect(play.tray.get_by_role("listitem").first).to_contain_text(play.text("escalation.high"))
    play.press("Open GeoCue")
    expect(work).to_have_count(0)


def night(play):
    """Quiet hours hold what is not critical until eight."""
    phone = play.phone
    play.until("22:10")
    play.press("Open GeoCue")
    expect(phone).to_contain_text("Quiet hours → 08:00")
    count = play.tray.get_by_role("listitem").count()
    play.arrive("Supermarket")
    own = play.page.get_by_role("region", name="Places")
    for name, text in [("Place", "<b>Mother's</b> & home"), ("When leaving", "Call her")]:
        play.keep(own.get_by_role("textbox", name=name), text)
        expect(own.get_by_role("textbox", name=name)).to_have_value(text)
    play.press("Leave your place")
    expect(play.tray.get_by_role("listitem")).to_have_count(count)
    held = play.cue("Milk and coffee")
    expect(held).to_contain_text("Held until 08:00")
    play.arrive("Home")
    expect(play.tray.get_by_role("listitem")).to_have_count(count + 1)
    play.look("quiet hours")
    own = play.cue("Call her")
    play.press("Cancel", own)
    expect(own).to_have_count(0)
    play.press("+1 minute")
    play.press(play.text("cue.confirm"), phone)
    check(not play.has("Confirm"), "what was confirmed on the locked phone is still there")
    play.press("To the next notification")
    check(play.clock()[15:20] == "08:00", f"quiet hours end at {play.clock()}")
    expect(play.tray.get_by_role("listitem").first).to_contain_text("Milk and coffee")
    play.look("released")
    play.press("Open GeoCue")
    expect(phone).to_contain_text(play.text("places.nothingPending"))


def reset(play):
    play.settings()
    phone = play.phone
    play.press(play.text("styleSettings.reset"), phone)
    play.look("reset")
    play.press("Cancel", phone)
    expect(phone.get_by_role("button", name="Quiet hours")).to_have_attribute("aria-pressed", "true")
    play.press(play.text("styleSettings.reset"), phone)
    play.press(play.text("styleSettings.reset"), play.group(play.text("styleSettings.reset")))
    expect(phone).to_contain_text(play.text("styleSettings.resetDone"))
    expect(phone.get_by_role("button", name="Quiet hours")).to_have_attribute("aria-pressed", "false")


def flows(browser):
    for width in [1280, 360]:
        with Play(browser, width) as play:
            styles(play)
            evening(play)
            night(play)
            reset(play)
            lines = play.replay()
            check({"repeat", "release"} <= {line.get("due") for line in lines}, "nothing was repeated or released")
            print(f"an evening at {width} pixels: {play.steps} buttons, {len(lines)} lines replayed")
