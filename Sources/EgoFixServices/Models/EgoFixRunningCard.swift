public import CivilTime
public import SeedModel

/// A card while its fix is carried out: one small state machine per interaction type, which yields the result
/// that an outcome needs.
public struct EgoFixRunningCard: Equatable, Sendable {
  /// A timer.
  public enum Timer: Equatable, Sendable {
    /// Not started; the seconds that it takes.
    case ready(seconds: Int)
    /// It runs, in the background too, up to an instant.
    case running(until: Instant)
    /// It is stopped; the seconds that are left.
    case paused(seconds: Int)
    /// It has ended.
    case ended
  }

  /// The fix's interaction.
  public let interaction: Interaction
  /// Of a timed fix its timer; nil for others.
  public private(set) var timer: Timer?
  /// Of an abstention whether it was kept to its end; nil while that is not said.
  public private(set) var isKept: Bool?
  /// Of a counter how often it happened, of a substitution how many urges were answered.
  public private(set) var count = 0
  /// Of a fix in steps those that are done.
  public private(set) var done: [String] = []
  /// Of a fix in steps those that are passed over.
  public private(set) var passed: [String] = []
  /// Of a quiz or scenario the option chosen; nil before.
  public private(set) var option: String?
  /// What was written: a report, an entry, what came of a guess.
  public private(set) var text = ""
  /// Of a prediction the guess; nil in its first phase.
  public private(set) var prediction: String?
  /// Of an audit what was put into each category.
  public private(set) var categories: [String: String] = [:]

  /// A card that nothing was done on.
  ///
  /// - Parameter timer: the fix's timer that was started before, at an earlier launch perhaps; nil for none.
  public init(_ interaction: Interaction, timer: EgoFixState.FixTimer? = nil) {
    self.interaction = interaction
    if case .timed(let timed) = interaction {
      self.timer = timer.map { .running(until: $0.endsAt) } ?? .ready(seconds: timed.durationSeconds)
    }
  }

  /// The place of the step that comes next, from 0; nil where all are done or the fix has none.
  public var step: Int? {
    guard case .multiStep(let steps) = interaction else { return nil }
    let place = done.count + passed.count
    return place < steps.steps.count ? place : nil
  }

  /// Starts the timer, or lets it go on; the seconds that it runs for, nil where it does not start.
  public mutating func start(at now: Instant) -> Int? {
    switch timer {
    case .ready(let seconds), .paused(let seconds):
      timer = .running(until: now.adding(seconds: seconds))
      return seconds
    case .running, .ended, nil: return nil
    }
  }

  /// Stops the timer for a while; false where none runs.
  public mutating func pause(at now: Instant) -> Bool {
    tick(at: now)
    guard case .running(let end)? = timer else { return false }
    timer = .paused(seconds: end.seconds(since: now))
    return true
  }

  /// Lets time pass: a timer whose time is over has ended.
  public mutating func tick(at now: Instant) {
    if case .running(let end)? = timer, end <= now { timer = .ended }
  }

  /// Says whether an abstention was kept to its end.
  public mutating func keep(_ isKept: Bool) { if case .abstain = interaction { self.isKept = isKept } }

  /// Counts one more, or takes one back.
  public mutating func add(_ number: Int = 1) {
    switch interaction {
    case .counter, .substitute: count = max(0, count + number)
    default: break
    }
  }

  /// Does the next step, or passes over it.
  public mutating func finishStep(passingOver isPassed: Bool = false) {
    guard case .multiStep(let steps) = interaction, let step else { return }
    if isPassed { passed.append(steps.steps[step].id) } else { done.append(steps.steps[step].id) }
  }

  /// Chooses an option; another one may be chosen until the fix is marked.
  public mutating func choose(_ id: String) {
    if InteractionShape.weighted(interaction), InteractionShape.partIDs(of: interaction).contains(id) {
      option = id
    }
  }

  /// Keeps what was written: of a prediction the guess first, then what came of it.
  public mutating func write(_ text: String) {
    switch interaction {
    case .observation, .journal: self.text = text
    case .predict: if prediction == nil { prediction = text } else { self.text = text }
    default: break
    }
  }

  /// Puts something into a category of an audit.
  public mutating func fill(_ category: String, _ text: String) {
    if case .audit = interaction, InteractionShape.partIDs(of: interaction).contains(category) {
      categories[category] = text
    }
  }

  /// What an outcome needs; nil for interactions without a result, and while there is none.
  public var result: InteractionResult? {
    switch interaction {
    case .standard, .reversal, .body: nil
    case .timed: .ended(timer == .ended)
    case .abstain: isKept.map { .ended($0) }
    case .counter: .counter(count: count)
    case .substitute: .urges(count)
    case .multiStep: .steps(done: done, passed: passed)
    case .quiz, .scenario: option.map { .option($0) }
    case .observation, .journal: .text(text)
    case .predict: prediction.map { .prediction($0, observation: text) }
    case .audit:
      .categories(
        InteractionShape.partIDs(of: interaction).compactMap { id in
          categories[id].map { InteractionResult.Category(id: id, text: $0) }
        }
      )
    }
  }

  /// What is lacking before the fix can be marked as applied; nil where it can.
  public var lacking: LackingField? { InteractionResult.lacks(result, for: interaction) }
}

extension InteractionShape {
  /// Whether an interaction is one of options.
  static func weighted(_ interaction: Interaction) -> Bool {
    switch interaction {
    case .quiz, .scenario: true
    default: false
    }
  }
}
