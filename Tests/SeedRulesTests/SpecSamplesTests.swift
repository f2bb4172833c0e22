import LintSamples
import SeedDiagnostics
import SeedLint
import Testing

/// The samples of the specifications, each in the part that it plays there, are held to every rule.
struct SpecSamplesTests {
  enum Part: String {
    case title, description, prompt, comment, heading, label, body, notification
    case afterApplied, afterCrash, duringDiagnostic
  }

  /// The cards, dialogs, lists and notifications.
  static let samples: [(Part, String)] = [
    // EgoFix: tone and vocabulary.
    (.comment, "Congrats on the humility challenge. No, you don't get a badge."),
    (.comment, "This metric is meaningless. But you looked anyway."),
    (.label, "Bug"), (.label, "Fix"), (.label, "Applied"), (.label, "Version"), (.label, "Crash"),
    (.label, "Reboot"), (.label, "Regression"),
    // EgoFix: the fix card, and the one that is shared.
    (.heading, "FIX #037"), (.label, "Severity: Medium"), (.label, "Skipped"), (.label, "Failed"),
    (.prompt, "Let someone else have the last word."),
    (.comment, "This is harder when you're sure you're right. That's the point."),
    (.heading, "EgoFix"), (.prompt, "Let someone be wrong about something that doesn't matter."),
    (.comment, "The urge to correct isn't about accuracy. It's about status."),
    // EgoFix: crashes, patterns, outcomes, the streak.
    (.heading, "CRASH LOGGED"), (.heading, "What resurfaced?"), (.label, "Fear of ordinary"),
    (.heading, "PATTERN DETECTED"), (.label, "Noted"),
    (
      .body,
      "You skip fixes about listening on days you crash about being right. When you're in correction mode, "
        + "you stop being able to hear."
    ),
    (.heading, "FIX APPLIED"), (.body, "No fanfare. You did the thing."), (.label, "Continue"),
    (.body, "day 14 // this number means nothing about your growth. but you looked."),
    // EgoFix: the diagnostic and the notifications.
    (.heading, "This week, [bug] felt..."), (.heading, "Where was it loudest?"),
    (.label, "Quiet"), (.label, "Present"), (.label, "Loud"), (.label, "Work"), (.label, "Home"),
    (.label, "Social"), (.label, "Family"), (.label, "Online"), (.label, "Unsure"),
    (.notification, "Fix #042 is ready."), (.notification, "Timer complete. How did it go?"),
    (.notification, "Still running smoothly?"),
    // EgoFix: bugs and tidbits.
    (.title, "Need to be right"),
    (.description, "The compulsion to correct others, win arguments, or have the last word."),
    (.title, "Need to be liked"), (.description, "Adjusting your opinions or behavior to gain approval."),
    (.title, "Need to impress"),
    (.description, "Steering conversations toward your achievements or expertise."),
    (.title, "Need to be busy"), (.description, "Using busyness as status or identity."),
    (.title, "Fear of being ordinary"), (.description, "Discomfort with being average or unremarkable."),
    (
      .afterApplied,
      "The need to be right is rarely about the facts. It's usually about the feeling of being seen as competent."
    ),
    (
      .afterApplied,
      "The need to be right is rarely about the facts. It's usually about being seen as competent."
    ),
    (
      .afterApplied,
      "The need to be right is rarely about the facts. It's usually about the feeling of being seen as "
        + "competent. The correction isn't for them — it's for your self-image."
    ),
    (
      .afterCrash,
      "Ego flares aren't failures. They're your nervous system doing what it learned to do. The fact that you "
        + "noticed is the whole point."
    ),
    (
      .duringDiagnostic,
      "Most people think they're self-aware. Studies show we're accurate about our own behavior roughly 15% "
        + "of the time."
    ),
    // GeoCue.
    (.heading, "GeoCue Reminder"), (.heading, "Settings"), (.label, "Customize Notification Styles"),
    (.label, "Low Priority"), (.label, "Medium Priority"), (.label, "High Priority"),
    (.label, "Critical Priority"),
    (.label, "Standard notification without sound or vibration"),
    (.label, "Notification with sound but no vibration"),
    (.label, "Notification with sound and haptic feedback"),
    (.label, "All channels with escalation and repetition"),
    (.label, "Default Style"), (.label, "Priority Overrides"), (.label, "Sound & Haptic Control"),
    (.label, "Quiet Hours"),
    // Pressure.
    (.label, "YES"), (.label, "NO"), (.label, "MISSED"), (.label, "Nudge"), (.label, "Push"),
    (.label, "Alarm"), (.heading, "This can't be undone"), (.heading, "Use your Restart Shield?"),
    (.body, "Your streak resets but escalation won't advance"),
  ]

  /// What is flagged: the sample's start, the rule, and why the rule is right.
  static let flagged: [(start: String, rule: RuleID, reason: String)] = [
    ("Most people", "claims/unsourced-claim", "a tidbit names the source of its number"),
    ("Most people", "voice/first-person", "\"we're accurate\" is the voice speaking of itself"),
    ("This week", "characters/ellipsis", "three full stops stand for the sign"),
    ("Your streak", "characters/end-punctuation", "a whole sentence in the body of a dialog"),
  ]

  static func files(_ part: Part, _ text: String) throws -> [String: String] {
    switch part {
    case .title, .description:
      return try #require(ExampleDocument(.bug("\"\(part.rawValue)\": \"\(text)\""))).files
    case .prompt: return try #require(ExampleDocument(.prompt(text))).files
    case .comment: return try #require(ExampleDocument(.comment(text))).files
    case .afterApplied, .afterCrash, .duringDiagnostic:
      let members = "\"trigger\": \"\(part.rawValue)\", \"body\": \"\(text)\""
      return try #require(ExampleDocument(.tidbit(members))).files
    case .heading, .label, .body, .notification:
      let isNotification = part == .notification
      let key = """
        { "key": "a.text", "product": "app", "summary": "A text.", "role": "\(part.rawValue)", "voiced": false,
          "placeholders": {}, "limits": { \(isNotification ? #""title": 40, "# : "")"body": 160 },
          "minimumVariants": 1 }
        """
      let title = isNotification ? #""title": "Now", "# : ""
      return SoundContent.files.merging([
        "copy/catalog.json": #"{ "products": { "app": { "voices": ["plain"] } }, "keys": [\#(key)] }"#,
        "copy/app.plain.json": """
        { "product": "app", "voice": "plain", "entries": { "a.text": [{ \(title)"body": "\(text)" }] } }
        """,
      ]) { $1 }
    }
  }

  @Test(arguments: samples)
  func `a sample is flagged for the reasons that are listed, and for no others`(_ part: Part, _ text: String)
    throws
  {
    let found = try ExampleLinting.lint(Self.files(part, text), ignore: ["quota"]).findings
    let listed = Self.flagged.filter { text.hasPrefix($0.start) }
    let messages = found.map { "\($0.rule): \($0.message)" }
    #expect(Set(found.map(\.rule)) == Set(listed.map(\.rule)), "\(text): \(messages), but \(listed)")
  }

  @Test
  func `every listed reason is a sample's`() {
    for (start, _, _) in Self.flagged {
      #expect(Self.samples.contains { $0.1.hasPrefix(start) }, "\(start)")
    }
  }

  /// GeoCue's keywords and hours.
  @Test
  func `the table of priorities passes`() {
    let rules = """
      { "placeKeywords": { "high": ["home", "work", "medical"] },
        "messageKeywords": { "critical": ["medication", "urgent"] },
        "rushHours": [[7, 9], [17, 19]], "nightHours": [22, 6], "match": "substring",
        "styles": { "low": { "color": "gray", "symbol": "a" }, "medium": { "color": "blue", "symbol": "b" },
          "high": { "color": "orange", "symbol": "c" }, "critical": { "color": "red", "symbol": "d" } } }
      """
    let files = SoundContent.files.merging(["priority_rules.json": rules]) { $1 }
    let found = ExampleLinting.lint(files, ignore: ["quota"]).findings
    #expect(found.map { "\($0.rule): \($0.message)" } == [])
  }

  /// What EgoFix is never to say.
  @Test(arguments: [
    ("You're doing great!", "voice/praise"), ("3 friends applied fixes today", "voice/gamification"),
    ("You lost your streak!", "voice/guilt"), ("You haven't opened the app in 3 days!", "voice/guilt"),
  ])
  func `what the specifications forbid is found`(_ text: String, _ rule: RuleID) throws {
    let found = try ExampleLinting.lint(Self.files(.notification, text), ignore: ["quota"]).findings
    #expect(found.contains { $0.rule == rule })
  }
}
