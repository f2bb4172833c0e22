public import CivilTime
public import Observation
public import SeedModel
import SeedRuntime
public import ServiceKernel

/// The restart shield's offer, while its hour runs (roadmap, phase 5).
public struct PressureShield: PressureScreen {
  /// The minutes left are shown.
  public static var isTimed: Bool { true }

  /// A loss that a shield can take.
  public struct Offer: Equatable, Sendable, Identifiable {
    /// The record of its day.
    public let id: Identity
    /// Which of the day's commitments.
    public let sortOrder: Int
    /// What was set; empty where nothing was.
    public let text: String
    /// How long it stands, in words.
    public let timeLeft: String
  }

  /// The question.
  public let title: String
  /// What using it does.
  public let consequence: String
  /// The button that uses it.
  public let useButton: String
  /// The way back, which lets the loss count. It has counted already, and the offer stands for its hour.
  public let declineButton: String
  /// By `sortOrder`.
  public let offers: [Offer]
  /// Why there is none; empty where there is one, or nothing to shield.
  public let note: String

  /// What is shown of a state at a time.
  public init(_ state: PressureState, at now: Instant, _ phrases: PressurePhrases) {
    title = phrases("shield.offer")
    consequence = phrases("shield.consequence")
    useButton = phrases("shield.useButton")
    declineButton = phrases("shield.declineButton")
    let offers = state.slots.indices.compactMap { sortOrder -> Offer? in
      guard state.offersShield(sortOrder, at: now), let miss = state.slots[sortOrder].lastMiss else {
        return nil
      }
      let seconds = RestartShield.windowSeconds - now.seconds(since: miss.at)
      return Offer(
        id: miss.record.id,
        sortOrder: sortOrder,
        text: miss.record.text,
        timeLeft: phrases("shield.minutesLeft", ["minutes": .count(max(1, seconds / 60))])
      )
    }
    self.offers = offers
    let misses = state.slots.compactMap(\.lastMiss)
    if !offers.isEmpty {
      note = ""
    } else if !PressureFeature.restartShield.isOpen(to: state.entitlement, at: now) {
      note = phrases("shield.notAvailable")
    } else if misses.contains(where: { $0.record.shieldUsed }) {
      note = phrases("shield.used")
    } else if state.shields.remaining == 0 {
      note = phrases("shield.noneLeft")
    } else {
      note = misses.isEmpty ? "" : phrases("shield.expired")
    }
  }
}

/// The restart shield's offer.
@MainActor @Observable
public final class PressureShieldModel: PressureModel<PressureShield> {
  /// The shield takes the loss.
  public func use(_ offer: PressureShield.Offer) async { await send(.shield(sortOrder: offer.sortOrder)) }
}
