import SeedModel
import ServiceCopy

/// A line that is shown after what the user did.
enum FeedbackKey: UInt8, CaseIterable {
  /// Days were missed since the app last ran.
  case missedWhileAway
  /// YES on a day that counts.
  case milestone
  /// YES, and the streak has just passed the longest ended one.
  case longest
  /// Any other YES.
  case plain
  /// A YES that led to tier 0.
  case tierLeft
  /// A YES that did not yet.
  case tierHeld
  /// NO.
  case afterNo
  /// Nothing was answered by the close.
  case missed
  /// Nothing was set by the deadline.
  case noneByDeadline
  /// A streak is over.
  case streakEnded
  /// The tier rose.
  case tierRaised
  /// The tier fell without a YES.
  case tierLowered
  /// A shield could take the loss.
  case shieldOffer
  /// A shield took it.
  case shieldUsed
  /// The subscription is over.
  case subscriptionLapsed

  /// The key in the copy's catalogue.
  var name: String {
    switch self {
    case .missedWhileAway: "checkIn.missedWhileAway"
    case .milestone: "checkIn.yes.milestone"
    case .longest: "checkIn.yes.longest"
    case .plain: "checkIn.yes.plain"
    case .tierLeft: "checkIn.yes.tierLeft"
    case .tierHeld: "checkIn.yes.tierHeld"
    case .afterNo: "checkIn.no.after"
    case .missed: "checkIn.missed"
    case .noneByDeadline: "commitment.noneByDeadline"
    case .streakEnded: "streak.ended"
    case .tierRaised: "tier.raised"
    case .tierLowered: "tier.lowered"
    case .shieldOffer: "shield.offer"
    case .shieldUsed: "shield.used"
    case .subscriptionLapsed: "subscription.lapsed"
    }
  }
}

/// The lines of all keys, looked up once.
struct PressureLines: Sendable {
  /// Of each mode the lines of reminders, by their key's code.
  private let reminders: [[CopyLine?]]
  /// Of each mode the lines of feedback, by their key's raw value.
  private let feedback: [[CopyLine?]]

  init(_ copy: any CopySource) {
    func line(_ mode: PersonalityMode, _ name: String) -> CopyLine? {
      copy.line(product: pressureProduct, voice: mode.voice, key: name)
    }
    reminders = PersonalityMode.allCases.map { mode in
      (0..<64).map { code in ReminderKey(code: code).flatMap { line(mode, $0.name) } }
    }
    feedback = PersonalityMode.allCases.map { mode in FeedbackKey.allCases.map { line(mode, $0.name) } }
  }

  func line(of key: ReminderKey, in mode: PersonalityMode) -> CopyLine? {
    reminders[mode == .professional ? 0 : 1][Int(key.code)]
  }

  func line(of key: FeedbackKey, in mode: PersonalityMode) -> CopyLine? {
    feedback[mode == .professional ? 0 : 1][Int(key.rawValue)]
  }
}
