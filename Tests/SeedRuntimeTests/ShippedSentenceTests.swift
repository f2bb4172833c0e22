import Foundation
import SeedCompiler
import SeedDecoding
import SeedRuntime
import Testing

/// What the specs have the apps say, in the bundle that ships.
struct ShippedSentenceTests {
  private static let bundle: SeedBundle? = try? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let catalog = try ContentLoading.load(folder: root.appending(path: "content").path).catalog
    let bytes = try ContentCompilation.compile(
      catalog,
      version: "1.0.0",
      locale: "en_US",
      toolVersion: "0.0.0"
    )
    return try SeedBundle.open(bytes: bytes)
  }()

  /// Stands in for whatever a text may ask for.
  private static let arguments: CopyArguments = [
    "bug": .text("Need to be right"), "days": .count(14), "number": .text("037"), "version": .text("1.3"),
    "severity": .select("medium"),
  ]

  /// What one of a key's variants says.
  private func expect(_ product: String, _ voice: String, _ key: String, _ sentence: String) throws {
    let bundle = try #require(Self.bundle)
    guard let entry = bundle.copyEntry(product: product, voice: voice, key: key) else {
      Issue.record("\(voice) lacks \(key)")
      return
    }
    let texts = try bundle.variants(of: entry).map { variant in
      try bundle.render(bundle.body(of: variant), with: Self.arguments)
    }
    #expect(texts.contains { $0.contains(sentence) }, "\(key): \(texts)")
  }

  @Test(arguments: [
    // What it is called.
    ("install.welcome", "Your ego is legacy code."), ("install.pickHeading", "PICK A BUG"),
    ("fix.title", "FIX #037"), ("outcome.applied.heading", "FIX APPLIED"), ("version.label", "v1.3"),
    ("crash.heading", "CRASH LOGGED"), ("reboot.heading", "REBOOTED"),
    ("bug.status.regression", "Regression"), ("overhaul.heading", "SYSTEM OVERHAUL"),
    // A card, a crash, an outcome, a pattern, a week.
    ("fix.severity", "Severity: Medium"), ("outcome.applied.button", "[ Applied ]"),
    ("outcome.skipped.button", "[ Skipped ]"), ("outcome.failed.button", "[ Failed ]"),
    ("crash.question", "What resurfaced?"), ("crash.bug", "[ Need to be right ]"),
    ("outcome.applied.line", "No fanfare. You did the thing."), ("outcome.continue", "[ Continue ]"),
    ("outcome.applied.first", "No, you don't get a badge."),
    ("outcome.failed.line", "Engineers call that a bug report."),
    ("pattern.heading", "PATTERN DETECTED"), ("pattern.noted", "[ Noted ]"),
    ("diagnostic.question", "This week, Need to be right felt…"),
    ("diagnostic.where", "Where was it loudest?"), ("diagnostic.skip", "[ Skip ]"),
    ("diagnostic.skipped", "The week goes into the archive unlabeled."),
    // The streak, which means nothing.
    ("streak.display", "This metric is meaningless. But you looked anyway."),
    ("streak.line", "day 14 // this number means nothing about your growth. but you looked."),
    ("streak.freezeNote", "can't be bought"),
    // What comes unasked, what is sent, what is empty or fails.
    ("reminder.daily", "Fix #037 is ready."), ("reminder.timer", "Timer complete. How did it go?"),
    ("reminder.stable", "Still running smoothly?"), ("share.watermark", "EgoFix"),
    ("boot.line1", "egofix v1.3"), ("empty.noPatterns", "No patterns yet."),
    ("empty.noActiveBug", "No active bug."), ("empty.noFixHistory", "No history yet."),
    ("fault.notSaved", "Not saved."), ("fault.generic", "Something broke"),
    ("store.egofix.description", "Your ego is legacy code."),
    ("store.egofix.privacy", "There is no server, no account, no ads and no third-party analytics."),
  ])
  func `EgoFix says what its spec has it say`(key: String, sentence: String) throws {
    try expect("egofix", "deadpan", key, sentence)
  }

  @Test(arguments: [
    ("commitment.prompt", "What will you do today?"), ("streak.current", "14 days"), ("status.yes", "Yes"),
    ("status.no", "No"), ("status.missed", "Missed"), ("tier1.label", "Nudge"),
    ("checkIn.no.confirmation", "This can't be undone"), ("shield.offer", "Use your Restart Shield?"),
    ("shield.consequence", "Your streak resets but escalation won't advance"),
    ("permission.openSettingsButton", "Open Settings"),
    ("settings.manageSubscription", "Manage subscription"),
    (
      "onboarding.notifications.body", "You start with one a day. A miss adds a second, another miss a third."
    ),
    ("onboarding.personality.sample", "One miss is on the record."),
    ("store.pressure.description", "Before the day ends you answer yes or no."),
    ("store.pressure.privacy", "Pressure has no server"),
    ("store.pressure.reviewNotes", "No account is needed"),
    ("store.pressure.screenshot.tiers", "Keep missing, and reminders get firmer"),
  ])
  func `Pressure says what its specs have it say`(key: String, sentence: String) throws {
    try expect("pressure", "professional", key, sentence)
  }

  @Test(arguments: [
    ("styleSettings.customize", "Customize Notification Styles"),
    ("style.low.name", "Low"), ("style.medium.name", "Medium"), ("style.high.name", "High"),
    ("style.critical.name", "Critical"),
    ("style.low.description", "Standard notification without sound or vibration."),
    ("style.medium.description", "Notification with sound."),
    ("style.high.description", "Notification with sound and haptic feedback."),
    ("style.critical.description", "Sound and haptic feedback, even when muted"),
    ("styleSettings.soundOff", "Sound is off."), ("styleSettings.hapticOff", "Vibration is off."),
    ("style.adjusted.sound", "Adjusted because sound is off"),
    ("style.adjusted.haptic", "Adjusted because vibration is off"),
    ("style.adjusted.both", "Adjusted because sound and vibration are off"),
  ])
  func `GeoCue says what its spec has it say`(key: String, sentence: String) throws {
    try expect("geocue", "standard", key, sentence)
  }
}
