"""The stories that odd-days plays: what users do on the days on which copy is most easily false."""
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

SHORT = "Call the bank"
LONG = ("Finish the offer for the museum, with the three prices that Ana asked for, the drawing of the second floor "
        "and a date for the start, and send it to all four of them today, even if the drawing is not as good "
        "as the last one was and nobody has looked through the prices yet. The end")

RIGHT, LIKED = "need-to-be-right", "need-to-be-liked"


class Story:
    """Events on the days of a zone, with the day from which what is said is shown."""

    def __init__(self, product, title, zone="America/New_York", start="2027-03-01", shown=0):
        self.product, self.title, self.zone = product, title, ZoneInfo(zone)
        self.start, self.shown, self.events, self.voice = date.fromisoformat(start), shown, [], ""

    def at(self, day, time, event, **fields):
        self.events.append((day, time, event, fields))
        return self

    def instant(self, day, time):
        local = datetime.combine(self.start + timedelta(days=day), datetime.strptime(time, "%H:%M").time())
        return local.replace(tzinfo=self.zone)


def pressure(title, voice, shown=0, onboarding=None, **options):
    """A user of Pressure, with the introduction done at the given time of the first day, or long ago."""
    story = Story("pressure", title, shown=shown, **options)
    story.voice = voice
    if onboarding:
        for step in ("coldOpen", "personality", "notifications", "window", "home"):
            story.at(0, onboarding, "onboard", step=step)
            if step == "coldOpen":
                story.at(0, onboarding, "commit", text=SHORT).at(0, onboarding, "permission", granted=True)
    else:
        story.at(0, "06:00", "open").at(0, "06:00", "permission", granted=True)
    if voice == "brutal":
        story.at(0, onboarding or "06:00", "subscribe", until="2028-03-01T00:00:00Z")
        story.at(0, onboarding or "06:00", "settings", personalityMode="BRUTAL")
    return story


def subscribed(story, voice):
    """With a subscription, which the brutal voice has already."""
    return story if voice == "brutal" else story.at(0, "06:00", "subscribe", until="2028-03-01T00:00:00Z")


def days(story, results, text=SHORT, first=0):
    """A day for each letter: Y a yes, N a no, M no answer, E nothing written but opened at night, - away."""
    for day, letter in enumerate(results, first):
        if letter in "YNM":
            story.at(day, "08:00", "commit", text=text)
        if letter in "YN":
            story.at(day, "21:45", "yes" if letter == "Y" else "no")
        if letter in "ME":
            story.at(day, "22:15", "open")
    return story


def pressure_days(voice):
    ladder = [("After a miss", "MY", 1), ("After two misses", "MMM", 2), ("Out of Push", "MMYY", 3),
              ("Alarm", "MMMM", 3), ("Out of Alarm", "MMMYYY", 4), ("A no on the way out of Alarm", "MMMYN", 4),
              ("A no on the way out of Push", "MMYN", 3), ("A streak of one ends", "YN", 1),
              ("A streak of two ends", "YYM", 2), ("Left empty at Baseline", "Y--", 1),
              ("Left empty at Nudge", "M--", 1), ("Left empty at Push", "MM--", 2),
              ("Left empty at Alarm", "MMM--", 3), ("Away for a week", "Y-------", 7),
              ("Opened, not written", "YE", 1), ("The seventh yes in a row", "YYYYYYY", 6),
              ("Past the longest streak", "YYYYYYYNYYYYYYYY", 15)]
    yield days(pressure("The first day, answered yes", voice, onboarding="07:30"), "").at(0, "20:00", "yes")
    yield days(pressure("The first day, never answered", voice, onboarding="07:30"), "").at(1, "07:00", "open")
    yield pressure("A late start, after the deadline", voice, onboarding="13:00").at(0, "21:00", "no")
    yield days(pressure("A late start, after the close", voice, onboarding="22:30"), "N", first=1)
    for title, results, shown in ladder:
        yield days(pressure(title, voice, shown=shown), results).at(len(results), "07:00", "open")
    yield days(pressure("The longest commitment", voice), "NMMM", text=LONG)
    yield days(pressure("The clock goes forward", voice, start="2027-03-13", shown=1), "MM").at(2, "07:00", "open")
    yield days(pressure("The clock goes back", voice, start="2027-11-06", shown=1), "MM").at(2, "07:00", "open")
    story = pressure("A flight to Berlin", voice).at(0, "08:00", "commit", text=SHORT)
    yield story.at(0, "11:00", "zone", zone="Europe/Berlin").at(1, "07:00", "open")
    for count in (0, 1, 2):
        for misses in (0, 1, 2, 3):
            title = f"Several commitments, {count} more open, {misses} missed days"
            story = subscribed(pressure(title, voice, shown=misses), voice)
            for day in range(misses + 1):
                for order, text in enumerate((SHORT, "Walk for half an hour", "Write to Ana")):
                    story.at(day, "08:00", "commit", text=text, sortOrder=order)
                for order in (1, 2) if day < misses else range(count + 1, 3):
                    story.at(day, "10:00", "yes", sortOrder=order)
            yield story.at(misses, "21:59", "time")
    story = subscribed(pressure("The shield, then none left", voice), voice)
    yield days(story, "N").at(0, "21:50", "shield").at(1, "08:00", "commit", text=SHORT).at(1, "21:00", "no")


def egofix(title, shown=0, start="2027-03-01", time="08:00", **options):
    """A user of EgoFix who chose the first bug at the given time of the first day, a Monday unless said."""
    story = Story("egofix", title, start=start, shown=shown, **options)
    return story.at(0, time, "open").at(0, time, "primary", bug=RIGHT).at(0, time, "settings", permission="granted")


def marked(story, outcomes, first=0):
    """A day for each letter: A applied, S skipped, F failed, O opened alone, - away."""
    names = {"A": "applied", "S": "skipped", "F": "failed"}
    for day, letter in enumerate(outcomes, first):
        if letter != "-":
            story.at(day, "09:30", "open").at(day, "09:31", "openFix")
        if letter in names:
            story.at(day, "20:00", "outcome", fix="daily", outcome=names[letter])
    return story


def quiet_weeks(story, intensities):
    """A diagnostic each Sunday evening, for one bug."""
    for week, intensity in enumerate(intensities):
        answer = {"bug": RIGHT, "intensity": intensity}
        if intensity != "quiet":
            answer["context"] = "work"
        story.at(week * 7 + 6, "18:00", "open").at(week * 7 + 6, "18:01", "diagnostic", answers=[answer])
    return story


def egofix_days():
    yield marked(egofix("The first day, applied"), "A")
    yield marked(egofix("The first day, skipped"), "S")
    yield egofix("The first day, late in the evening", time="23:30").at(0, "23:31", "openFix").at(1, "09:30", "open")
    yield egofix("The first day is a Saturday", start="2027-03-06").at(2, "08:00", "open")
    yield marked(egofix("Skipped, then failed", shown=1), "ASF")
    yield marked(egofix("A day without the app, then another", shown=1), "A--O-O").at(6, "10:00", "open")
    yield marked(egofix("The seventh applied fix", shown=6), "A" * 7)
    story = egofix("Two crashes, no bug named").at(0, "12:00", "crash").at(0, "22:00", "crash", bug=RIGHT)
    story.at(0, "22:05", "outcome", fix="quick", outcome="applied")
    yield story.at(1, "09:30", "open").at(1, "09:31", "reboot")
    for intensity in ("quiet", "loud"):
        yield quiet_weeks(egofix(f"The first week was {intensity}", shown=6), [intensity])
    yield egofix("The diagnostic is skipped", shown=6).at(6, "18:00", "open").at(6, "18:01", "diagnostic", skip=True)
    story = quiet_weeks(egofix("All is quiet: stable, then silence", shown=27), ["quiet"] * 4)
    yield story.at(90, "09:30", "open").at(90, "10:00", "resolve", bug=RIGHT).at(91, "10:00", "activate", bug=RIGHT)
    story = egofix("One bug of two is stable: a rest day", shown=27).at(0, "08:00", "activate", bug=LIKED)
    for day in (6, 13, 20, 27):
        answers = [{"bug": RIGHT, "intensity": "quiet"}, {"bug": LIKED, "intensity": "loud", "context": "home"}]
        story.at(day, "18:00", "open").at(day, "18:01", "diagnostic", answers=answers)
    yield marked(story, "S", first=28).at(29, "09:30", "open")
    story = quiet_weeks(egofix("A stable bug crashes three times", shown=29), ["quiet"] * 4)
    for day in (29, 30, 31):
        story.at(day, "12:00", "crash", bug=RIGHT)
    yield story
    yield marked(egofix("Four skips in a row", shown=3), "SSSS").at(5, "09:30", "open")
    yield egofix("Laid aside").at(0, "12:00", "deactivate", bug=RIGHT).at(1, "09:30", "open")
    yield egofix("The clock goes forward", start="2027-03-13").at(2, "08:00", "open")


def geocue_days():
    books, pills = "Return the books", "Pick up the medication"
    visits = [("At night", "23:30", "Library", books), ("On a Tuesday", "14:00", "Library", books),
              ("At home, high", "18:30", "Home", books), ("Critical", "14:00", "Pharmacy", pills),
              ("No message", "14:00", "Library", ""), ("The longest message", "14:00", "Library", LONG)]
    for title, time, place, message in visits:
        for event in ("arrive", "leave"):
            story = Story("geocue", f"{title}: {event}", start="2027-03-02")
            story.at(0, time, event, place=place, entryMessage=message, exitMessage=message, identifier="visit")
            yield story.at(0, time[:4] + "2", "acknowledge", identifier="visit")
    story = Story("geocue", "Held by quiet hours, over the clock change", start="2027-03-13")
    story.at(0, "12:00", "preferences", quietHoursEnabled=True, quietHoursStart="22:00", quietHoursEnd="07:00")
    story.at(0, "23:30", "arrive", place="Library", entryMessage=books, identifier="visit")
    yield story.at(1, "09:00", "time")
    for priority in ("low", "medium", "high", "critical"):
        yield Story("geocue", f"A test of {priority}").at(0, "12:00", "test", priority=priority).at(0, "12:05", "time")


def all_stories():
    """The stories of all products, Pressure's in both voices."""
    return [*pressure_days("professional"), *pressure_days("brutal"), *egofix_days(), *geocue_days()]
