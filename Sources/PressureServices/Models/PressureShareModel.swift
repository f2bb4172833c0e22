public import CivilTime
public import Observation
import SeedModel
import SeedRuntime
import ServiceCopy
public import ServiceKernel

/// Sharing the reminder that came last today, as a picture: its text, without the streak, and without the
/// commitment unless the user adds it.
public struct PressureShare: PressureScreen {
  /// When the reminder came; nil where none came today.
  public let cameAt: Instant?
  /// The reminder's title; empty where none came today.
  public let title: String
  /// Its text without the commitment.
  public let body: String
  /// Its text with the commitment.
  public let bodyWithCommitment: String
  /// The last line of the picture.
  public let attribution: String
  /// The button that shares; nil where there is nothing to share.
  public let button: String?
  /// Above the preview.
  public let heading: String
  /// Under it.
  public let note: String
  /// The switch that adds the commitment.
  public let includeLabel: String
  /// What is said where the picture cannot be made.
  public let failed: String

  /// What is shown of a state at a time.
  public init(_ state: PressureState, at now: Instant, _ phrases: PressurePhrases) {
    let reminder = PressureShare.reminder(of: state)
    func text(_ commitment: String) -> CopyText? {
      guard let reminder else { return nil }
      let copy = phrases.reducer.copy
      var arguments = reminder.arguments
      arguments.set("commitment", to: .text(commitment))
      guard
        let line = copy.line(product: pressureProduct, voice: reminder.voice, key: reminder.key.name)
      else { return nil }
      return (try? copy.text(of: line, variant: reminder.variant % line.variantCount, arguments: arguments))
        ?? nil
    }
    let hidden = text("…")
    cameAt = reminder?.at
    title = hidden?.title ?? ""
    body = hidden?.body ?? ""
    bodyWithCommitment = text(reminder?.commitment ?? "")?.body ?? ""
    attribution = phrases("shareReminder.attribution")
    button = hidden == nil ? nil : phrases("shareReminder.button")
    heading = phrases("shareReminder.title")
    note = phrases("shareReminder.note")
    includeLabel = phrases("shareReminder.includeCommitment")
    failed = phrases("shareReminder.failed")
  }

  /// A reminder that came.
  private struct Came {
    let at: Instant
    let key: ReminderKey
    let variant: Int
    let voice: String
    let commitment: String
    let arguments: CopyArguments
  }

  /// The reminder that came last today: what was open then, and the variant that the day's key has.
  private static func reminder(of state: PressureState) -> Came? {
    guard let day = state.day, let at = day.deliveredAt.last else { return nil }
    let open = day.records.filter { $0.isSet && ($0.checkedInAt ?? .latest) > at }
    let before = open.map { state.escalation(before: $0) }
    guard let worst = before.map(\.tier).max(), let index = before.firstIndex(where: { $0.tier == worst })
    else { return nil }
    let fixed = state.fixedVariants.last { fixed in
      fixed.date == day.date && fixed.key.tier == worst
        && (fixed.key.kind == .several) == (open.count > 1) && fixed.key.kind != .planned
        && day.zone.instant(of: LocalDateTime(day.date, day.window.time(of: fixed.key.slot))) == at
    }
    guard let fixed else { return nil }
    let needed = EscalationEngine.successesNeeded(toLeave: worst)
    return Came(
      at: at,
      key: fixed.key,
      variant: fixed.variant,
      voice: state.mode(at: at).voice,
      commitment: open[index].text,
      arguments: [
        "others": .count(open.count - 1), "remaining": .count(max(0, needed - before[index].successes)),
      ]
    )
  }
}

/// Sharing the reminder that came last today.
@MainActor @Observable
public final class PressureShareModel: PressureModel<PressureShare> {
  /// Whether the picture has the commitment; not at first, and not of another reminder than it was added to.
  public var includesCommitment: Bool {
    get { addedTo != nil && addedTo == screen?.cameAt }
    set { addedTo = newValue ? screen?.cameAt : nil }
  }
  /// When the reminder came to which the commitment was added; nil for none.
  private var addedTo: Instant?

  /// The lines of the picture: title, text, the app's name; none where there is nothing to share.
  public var lines: [String] {
    guard let screen, screen.button != nil else { return [] }
    return [screen.title, includesCommitment ? screen.bodyWithCommitment : screen.body, screen.attribution]
  }
}
