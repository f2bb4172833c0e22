public import CivilTime
public import Observation
public import SeedModel
import SeedRuntime
public import ServiceKernel

/// The home screen: the streak above all, the day's commitments, and the tier (roadmap, phase 2).
public struct PressureHome: PressureScreen {
  /// The time to lock is shown.
  public static var isTimed: Bool { true }

  /// Days in a row with a YES: the dominant sign.
  public let streakDays: Int
  /// The same in words.
  public let streak: String
  /// The line under a streak of none; empty for another.
  public let streakNote: String
  /// The longest streak.
  public let longest: String
  /// The tier, 0…3: the worst of what is set today.
  public let tier: Int
  /// Its name.
  public let tierName: String
  /// What it means, or how many YES are left once one was counted.
  public let tierMeaning: String
  /// How the day stands: green where all is answered YES, red where a NO or a miss is.
  public let color: PressureColor
  /// The day's commitments, the first one always.
  public let cards: [PressureCard]
  /// What is asked for while the first one has no text and can have one; empty else.
  public let prompt: String
  /// How long the texts can still be changed.
  public let lock: String
  /// The button that adds another commitment; nil where none can be added.
  public let addAnother: String?
  /// The `sortOrder` of that commitment; nil where none can be added.
  public let addAnotherAt: Int?
  /// By card, why it cannot be answered; empty where it can, and while it asks for a text.
  public let cardNotes: [String]
  /// While notifications are denied.
  public let banner: PressureBanner?
  /// What there is to know beside: the first day is tomorrow's, a payment failed, the zone changed.
  public let notes: [String]
  /// Whether a shield can take a loss now: `PressureShieldModel`.
  public let offersShield: Bool
  /// Whether onboarding is done; before, `PressureOnboardingModel` is shown.
  public let isOnboarded: Bool

  /// How long a card's text can still be changed: said on the first one, for all.
  public func lock(of card: PressureCard) -> String { card.id == 0 ? lock : "" }

  /// What a card asks for; empty for those that have a text, or can have none.
  public func prompt(of card: PressureCard) -> String { card.id == 0 ? prompt : "" }

  /// What is shown of a state at a time.
  public init(_ state: PressureState, at now: Instant, _ phrases: PressurePhrases) {
    let escalation = state.slots[0].escalation
    streakDays = escalation.streak
    streak = phrases("streak.current", ["days": .count(escalation.streak)])
    streakNote = escalation.streak == 0 ? phrases("streak.zero") : ""
    longest = phrases("streak.longest", ["days": .count(escalation.longest)])
    let tier = state.worstTier
    self.tier = tier
    tierName = phrases("tier\(tier).label")
    let left = state.successesLeft(of: tier)
    tierMeaning =
      left.map { phrases("tier\(tier).meaning.left", ["left": .count($0)]) }
      ?? phrases("tier\(tier).meaning")
    let cards = PressureCard.all(state, at: now, phrases)
    self.cards = cards
    let colors = cards.map(\.color)
    color = colors.contains(.red) ? .red : colors.allSatisfy { $0 == .green } ? .green : .neutral
    let first = cards[0]
    prompt =
      first.text.isEmpty && first.isEditable
      ? phrases("commitment.notSet", ["time": .text(phrases.deadline)]) : ""
    lock = phrases.lock(state, at: now)
    addAnotherAt = PressureEntry.freeSlot(state, at: now)
    addAnother = addAnotherAt == nil ? nil : phrases("commitment.addAnother")
    cardNotes = cards.map { $0.isEditable && $0.text.isEmpty ? "" : $0.closedNote }
    banner = PressureBanner(state, phrases)
    var notes: [String] = []
    if state.onboarding == nil, state.day == nil, state.nextDay != nil {
      notes.append(phrases("onboarding.startsTomorrow"))
    }
    if case .inGrace = state.entitlement, state.entitlement.isPaid(at: now) {
      notes.append(phrases("subscription.grace"))
    }
    if let day = state.day, day.zone != state.zone { notes.append(phrases("settings.timeZoneChanged")) }
    self.notes = notes
    offersShield = state.offersAnyShield(at: now)
    isOnboarded = state.onboarding == nil
  }
}

/// The home screen.
@MainActor @Observable
public final class PressureHomeModel: PressureModel<PressureHome> {
  /// What an opening found missed while the app was closed, until ``dismiss()``; nil for nothing.
  public private(set) var missedWhileAway: String?

  /// The app comes to the front, from a notification where one was tapped.
  public func open(from notification: Identity? = nil) async {
    guard await refresh(), let before = state else { return }
    var (state, effects) = (before, [PressureEffect]())
    service.reducer.settleDues(until: now, in: &state, &effects)
    let days = state.missedWhileAway
    guard await send(notification.map { .tapped($0) } ?? .open) else { return }
    if days > 0 { missedWhileAway = phrases("checkIn.missedWhileAway", ["days": .count(days)]) }
  }

  /// What was missed is read.
  public func dismiss() { missedWhileAway = nil }
}
