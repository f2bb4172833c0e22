public import CivilTime
import SeedRuntime
public import ServiceKernel

/// What the widget shows: the streak, and how the day stands. Its timeline is `timeline(of:by:from:until:)`.
public struct PressureWidget: PressureScreen, TimelineScreen {
  /// Its name in the list of widgets.
  public let name: String
  /// What it shows, in the list of widgets.
  public let description: String
  /// Days in a row with a YES.
  public let streakDays: Int
  /// The same in words.
  public let streak: String
  /// How the day stands, as a color.
  public let color: PressureColor
  /// The same in words, with the commitment while it is open.
  public let line: String
  /// The line in whose place the commitment is hidden, while the phone is locked.
  public let hiddenLine: String

  /// What is shown of a state at a time.
  public init(_ state: PressureState, at now: Instant, _ phrases: PressurePhrases) {
    name = phrases("widget.name")
    description = phrases("widget.description")
    streakDays = state.slots[0].escalation.streak
    streak = phrases("widget.streak", ["days": .count(streakDays)])
    let first = PressureCard(0, state, at: now, phrases)
    color = first.color
    let isOpen = first.status == .pending && !first.text.isEmpty
    switch first.status {
    case .pending:
      line =
        isOpen
        ? phrases("widget.open", ["commitment": .text(first.text)])
        : phrases("widget.notSet", ["time": .text(phrases.deadline)])
    case .yes: line = phrases("widget.yes")
    case .no: line = phrases("widget.no")
    case .missed: line = phrases("widget.missed")
    }
    hiddenLine = isOpen ? phrases("widget.hidden") : line
  }

  /// It changes with what falls due alone.
  public static func nextChange(
    of state: PressureState,
    by rules: PressureReducer,
    after now: Instant
  ) -> Instant? { nil }
}

/// What the watch shows: the streak, and YES and NO while a commitment can be answered.
public struct PressureWatch: PressureAnswering, TimelineScreen {
  /// Days in a row with a YES.
  public let streakDays: Int
  /// The same in words.
  public let streak: String
  /// The day's commitments, the first one always.
  public let cards: [PressureCard]
  /// The commitment to answer, of several the first; nil where none can be answered.
  public var card: PressureCard? { cards.first { $0.isAnswerable } }
  /// The question above the buttons, or what there is to know where nothing can be answered.
  public let line: String
  /// The button of YES.
  public let yesButton: String
  /// The button of NO.
  public let noButton: String
  /// What is asked before a NO is final, as in the check-in.
  public let confirmation: PressureCheckIn.Confirmation
  /// What is said where the phone cannot be reached.
  public let notReached: String

  /// What is shown of a state at a time.
  public init(_ state: PressureState, at now: Instant, _ phrases: PressurePhrases) {
    streakDays = state.slots[0].escalation.streak
    streak = phrases("widget.streak", ["days": .count(streakDays)])
    cards = PressureCard.all(state, at: now, phrases)
    let time = phrases.deadline
    if cards.contains(where: { $0.isAnswerable }) {
      line = phrases("watch.question")
    } else if cards[0].status != .pending {
      line = phrases(cards[0].status == .missed ? "widget.missed" : "watch.recorded")
    } else if cards[0].text.isEmpty {
      line = phrases("watch.notSet", ["time": .text(time)])
    } else {
      line = phrases("watch.notOpenYet", ["time": .text(time)])
    }
    yesButton = phrases("checkIn.yesButton")
    noButton = phrases("checkIn.noButton")
    confirmation = PressureCheckIn.Confirmation(phrases)
    notReached = phrases("watch.phoneNotReached")
  }

  /// It changes with what falls due alone.
  public static func nextChange(
    of state: PressureState,
    by rules: PressureReducer,
    after now: Instant
  ) -> Instant? { nil }
}
