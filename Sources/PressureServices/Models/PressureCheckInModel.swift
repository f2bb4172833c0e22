public import CivilTime
public import Observation
import SeededRandom
public import ServiceKernel

/// A screen on which the day's commitments are answered.
public protocol PressureAnswering: PressureScreen {
  /// The day's commitments, the first one always.
  var cards: [PressureCard] { get }
}

/// Answering on the phone: the check-in.
public typealias PressureCheckInModel = PressureAnsweringModel<PressureCheckIn>

/// Answering on the watch.
public typealias PressureWatchModel = PressureAnsweringModel<PressureWatch>

/// Answering: YES or NO, and nothing between (roadmap, phase 2).
public struct PressureCheckIn: PressureAnswering {
  /// What is asked before a NO is final.
  public struct Confirmation: Equatable, Sendable {
    /// "This can't be undone".
    public let title: String
    /// What a NO does.
    public let detail: String
    /// The button that submits it.
    public let confirmButton: String
    /// The button that goes back.
    public let cancelButton: String

    init(_ phrases: PressurePhrases) {
      title = phrases("checkIn.no.confirmation")
      detail = phrases("checkIn.no.confirmationDetail")
      confirmButton = phrases("checkIn.no.confirmButton")
      cancelButton = phrases("checkIn.no.cancelButton")
    }
  }

  /// Above the buttons.
  public let question: String
  /// The button of YES.
  public let yesButton: String
  /// The button of NO.
  public let noButton: String
  /// What is asked before a NO is final.
  public let confirmation: Confirmation
  /// The day's commitments, the first one always.
  public let cards: [PressureCard]

  /// What is shown of a state at a time.
  public init(_ state: PressureState, at now: Instant, _ phrases: PressurePhrases) {
    question = phrases("checkIn.question")
    yesButton = phrases("checkIn.yesButton")
    noButton = phrases("checkIn.noButton")
    confirmation = Confirmation(phrases)
    cards = PressureCard.all(state, at: now, phrases)
  }
}

/// Answering. A NO is asked for twice.
@MainActor @Observable
public final class PressureAnsweringModel<Screen: PressureAnswering>: PressureModel<Screen> {
  /// The commitment whose NO is to be confirmed; nil for none, and once it is not as it was tapped: another
  /// day's, answered elsewhere, closed.
  public private(set) var confirming: PressureCard?

  override public func didTick() {
    if let confirming, screen?.cards.contains(confirming) != true { self.confirming = nil }
  }

  /// The user taps YES.
  public func yes(_ card: PressureCard) async {
    confirming = nil
    await answer(card, .yes(sortOrder: card.id), .yes)
  }

  /// The user taps NO: it is to be confirmed.
  public func no(_ card: PressureCard) {
    confirming = card.isAnswerable ? card : nil
    tick()
  }

  /// The user goes back.
  public func cancel() { confirming = nil }

  /// The user submits the NO.
  public func confirm() async {
    await refresh()
    guard let card = confirming else { return }
    confirming = nil
    await answer(card, .no(sortOrder: card.id), .no)
  }

  /// Hands an answer in, where the card is still of the present day; the same one twice, as by a double tap,
  /// is not told as refused.
  private func answer(_ card: PressureCard, _ event: PressureEvent, _ status: Commitment.Status) async {
    await refresh()
    guard screen?.cards.contains(where: { $0.id == card.id && $0.record == card.record }) == true else {
      return
    }
    if await send(event) { return }
    if screen?.cards.first(where: { $0.id == card.id })?.status == status { forget() }
  }
}

/// What is said of the day's answers and misses, in the user's voice (roadmap, phase 2).
public struct PressureFeedback: PressureScreen {
  /// The shield's offer stands for an hour.
  public static var isTimed: Bool { true }

  /// What is said of one commitment.
  public struct Said: Equatable, Sendable, Identifiable {
    /// Its `sortOrder`.
    public let id: Int
    /// What the user set; empty for nothing.
    public let text: String
    /// How it ended.
    public let status: Commitment.Status
    /// The same in a word.
    public let label: String
    /// The same as a color.
    public let color: PressureColor
    /// The lines, in their order, without the shield's offer.
    public let lines: [String]
  }

  /// By `sortOrder`, those of today that are answered or missed.
  public let said: [Said]
  /// The link to the check-in, while another commitment can be answered; nil for none.
  public let next: String?
  /// The link to the shield's offer, while one stands; nil for none.
  public let shieldOffer: String?

  /// What is shown of a state at a time.
  public init(_ state: PressureState, at now: Instant, _ phrases: PressurePhrases) {
    said = (state.day?.records ?? []).filter { $0.status != .pending }.map { record in
      let lines = Feedback.lines(of: record, in: state, at: now, phrases.reducer.policies)
      return Said(
        id: record.sortOrder,
        text: record.text,
        status: record.status,
        label: phrases.label(of: record.status),
        color: PressureColor(record.status),
        lines: lines.filter { $0.key != .shieldOffer }.map { line in
          let key = line.key.rawValue
          let variant = state.slots[record.sortOrder].said?[key] ?? state.variants.lastIndexes[key] ?? 0
          return phrases.text(line.key.rawValue, in: phrases.mode, variant: variant, line.arguments)
        }
      )
    }
    let links = PressureCard.all(state, at: now, phrases).map(\.checkInLink)
    next = links.first { !$0.isEmpty }
    shieldOffer = state.offersAnyShield(at: now) ? phrases("shield.offer") : nil
  }
}

/// What is said of the day's answers and misses.
@MainActor @Observable
public final class PressureFeedbackModel: PressureModel<PressureFeedback> {}
