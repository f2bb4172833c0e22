import CivilTime
public import SeedModel
import SeedRuntime

/// How a day stands, as a color (roadmap, phase 2).
public enum PressureColor: Equatable, Sendable {
  /// YES.
  case green
  /// NO, or missed.
  case red
  /// Not answered yet.
  case neutral

  init(_ status: Commitment.Status) {
    switch status {
    case .yes: self = .green
    case .no, .missed: self = .red
    case .pending: self = .neutral
    }
  }
}

/// One of the day's commitments, as screens show it.
public struct PressureCard: Equatable, Sendable, Identifiable {
  /// Its `sortOrder`, 0…2.
  public let id: Int
  /// The record of its day, by which two days' cards differ; nil where there is none yet.
  public let record: Identity?
  /// What the user set; empty for nothing.
  public let text: String
  /// How it stands.
  public let status: Commitment.Status
  /// The same in a word.
  public let label: String
  /// The same as a color.
  public let color: PressureColor
  /// The mark of a shield that took the loss; empty for none.
  public let shieldMark: String
  /// Whether the text can be changed.
  public let isEditable: Bool
  /// Whether YES and NO can be given.
  public let isAnswerable: Bool
  /// Until when they can; empty where they cannot.
  public let closes: String
  /// Why they cannot; empty where they can.
  public let closedNote: String
  /// The link to its text: to set one, or to change it; empty where it cannot be changed.
  public let entryLink: String
  /// The link to YES and NO; empty where they cannot be given.
  public let checkInLink: String
  /// The link to what was said of its answer or miss; empty before.
  public let feedbackLink: String

  init(_ sortOrder: Int, _ state: PressureState, at now: Instant, _ phrases: PressurePhrases) {
    let record = state.day?.record(sortOrder)
    let isDraft = state.day == nil && sortOrder == 0
    id = sortOrder
    self.record = record?.id
    text = record?.text ?? (isDraft ? state.draft : "")
    status = record?.status ?? .pending
    label = phrases.label(of: status)
    color = PressureColor(status)
    shieldMark = record?.shieldUsed == true ? phrases("status.shieldUsed") : ""
    isEditable =
      (sortOrder == 0 || PressureFeature.severalCommitments.isOpen(to: state.entitlement, at: now))
      && (state.day?.canEdit(record, at: now) ?? isDraft)
    entryLink =
      isEditable ? phrases(text.isEmpty ? "commitment.prompt" : "commitment.changeButton") : ""
    feedbackLink = status == .pending ? "" : phrases("checkIn.feedbackLink")
    guard let day = state.day, let record, record.isOpen, now >= day.deadlineAt, now < day.closeAt else {
      isAnswerable = false
      (closes, checkInLink) = ("", "")
      closedNote =
        switch status {
        case .yes, .no: phrases("error.alreadyCheckedIn")
        case .missed:
          phrases(text.isEmpty ? "commitment.noneByDeadline" : "error.windowClosed")
        case .pending where state.day.map { now >= $0.deadlineAt } ?? false:
          phrases("commitment.lockedAtOnce")
        case .pending: phrases("error.notYetOpen", ["time": .text(phrases.deadline)])
        }
      return
    }
    isAnswerable = true
    checkInLink = phrases("checkIn.question")
    closes = phrases("checkIn.closesAt", ["time": .text(day.window.close.hourAndMinute)])
    closedNote = ""
  }

  /// The day's commitments, by `sortOrder`: the first always, further ones that are set.
  static func all(_ state: PressureState, at now: Instant, _ phrases: PressurePhrases) -> [PressureCard] {
    (state.day?.records.map(\.sortOrder) ?? [0]).map { PressureCard($0, state, at: now, phrases) }
  }
}

/// What stands above every screen while the system refuses notifications (roadmap, phase 3).
public struct PressureBanner: Equatable, Sendable {
  /// What it says.
  public let text: String
  /// The button that leads to the system's settings.
  public let button: String

  /// The banner; nil where notifications are not denied.
  init?(_ state: PressureState, _ phrases: PressurePhrases) {
    guard state.permission == .denied else { return nil }
    text = phrases("permission.deniedBanner")
    button = phrases("permission.openSettingsButton")
  }
}

extension PressurePhrases {
  /// How a day stands, in a word.
  func label(of status: Commitment.Status) -> String { self("status.\(status.rawValue.lowercased())") }

  /// How long the day's texts can still be changed; empty where nothing can be locked yet.
  func lock(_ state: PressureState, at now: Instant) -> String {
    guard let day = state.day else { return "" }
    if day.isLate, day.record(0)?.isSet != true, now < day.closeAt { return self("commitment.lockedAtOnce") }
    let seconds = day.deadlineAt.seconds(since: now)
    if day.isLocked || seconds <= 0 { return self("commitment.lockedLabel") }
    if seconds >= 3600 { return self("commitment.locksInHours", ["hours": .count(seconds / 3600)]) }
    return self("commitment.locksInMinutes", ["minutes": .count(max(1, seconds / 60))])
  }
}
