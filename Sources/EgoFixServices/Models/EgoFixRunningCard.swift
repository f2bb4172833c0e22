public import CivilTime
public import SeedModel

/// A card while its fix is carried out: one small state machine per interaction type, which yields the result
/// that an outcome needs. What was done on it is its ``progress``, whose fields are the card's.
@dynamicMemberLookup
public struct EgoFixRunningCard: Equatable, Sendable {
  /// The fix's interaction.
  public let interaction: Interaction
  /// What was done on it.
  public private(set) var progress: EgoFixProgress

  /// A card on which some things were done before, at an earlier launch perhaps.
  public init(_ interaction: Interaction, _ progress: EgoFixProgress) {
    self.interaction = interaction
    self.progress = progress
    if case .timed(let timed) = interaction, progress.timer == nil {
      self.progress.timer = .ready(seconds: timed.durationSeconds)
    }
  }

  /// A field of the progress.
  public subscript<Value>(dynamicMember field: KeyPath<EgoFixProgress, Value>) -> Value {
    progress[keyPath: field]
  }

  /// The seconds that the timer has left; nil for a fix without one.
  public func secondsLeft(at now: Instant) -> Int? {
    switch progress.timer {
    case .ready(let seconds), .paused(let seconds): seconds
    case .running(let end): max(0, end.seconds(since: now))
    case .ended: 0
    case nil: nil
    }
  }

  /// The index of the step that comes next, from 0; nil where all are done or the fix has none.
  public var step: Int? {
    guard case .multiStep(let steps) = interaction else { return nil }
    let index = progress.done.count + progress.passed.count
    return index < steps.steps.count ? index : nil
  }

  /// Starts the timer, or lets it go on; the seconds that it runs for, nil where it does not start.
  public mutating func start(at now: Instant) -> Int? {
    switch progress.timer {
    case .ready(let seconds), .paused(let seconds):
      progress.timer = .running(until: now.adding(seconds: seconds))
      return seconds
    case .running, .ended, nil: return nil
    }
  }

  /// Stops the timer for a while; false where none runs.
  public mutating func pause(at now: Instant) -> Bool {
    tick(at: now)
    guard case .running(let end)? = progress.timer else { return false }
    progress.timer = .paused(seconds: end.seconds(since: now))
    return true
  }

  /// Lets time pass: a timer whose time is over has ended.
  public mutating func tick(at now: Instant) {
    if case .running(let end)? = progress.timer, end <= now { progress.timer = .ended }
  }

  /// Says whether an abstention was kept to its end.
  public mutating func keep(_ isKept: Bool) {
    if case .abstain = interaction { progress.isKept = isKept }
  }

  /// Counts one more, or takes one back.
  public mutating func add(_ number: Int = 1) {
    switch interaction {
    case .counter, .substitute: progress.count = max(0, progress.count + number)
    default: break
    }
  }

  /// Does the next step, or passes over it.
  public mutating func finishStep(passingOver isPassed: Bool = false) {
    guard case .multiStep(let steps) = interaction, let step else { return }
    let id = steps.steps[step].id
    if isPassed { progress.passed.append(id) } else { progress.done.append(id) }
  }

  /// Chooses an option; another one may be chosen until the fix is marked.
  public mutating func choose(_ id: String) {
    if InteractionShape.weighted(interaction), InteractionShape.partIDs(of: interaction).contains(id) {
      progress.option = id
    }
  }

  /// Keeps what was written: of a prediction the guess first, then what came of it.
  public mutating func write(_ text: String) {
    switch interaction {
    case .observation, .journal: progress.text = text
    case .predict: if progress.prediction == nil { progress.prediction = text } else { progress.text = text }
    default: break
    }
  }

  /// Puts something into a category of an audit.
  public mutating func fill(_ category: String, _ text: String) {
    if case .audit = interaction, InteractionShape.partIDs(of: interaction).contains(category) {
      progress.categories[category] = text
    }
  }

  /// What an outcome needs; nil for interactions without a result, and while there is none.
  public var result: InteractionResult? {
    switch interaction {
    case .standard, .reversal, .body: nil
    case .timed: .ended(progress.timer == .ended)
    case .abstain: progress.isKept.map { .ended($0) }
    case .counter: .counter(count: progress.count)
    case .substitute: .urges(progress.count)
    case .multiStep: .steps(done: progress.done, passed: progress.passed)
    case .quiz, .scenario: progress.option.map { .option($0) }
    case .observation, .journal: .text(progress.text)
    case .predict: progress.prediction.map { .prediction($0, observation: progress.text) }
    case .audit:
      .categories(
        InteractionShape.partIDs(of: interaction).compactMap { id in
          progress.categories[id].map { InteractionResult.Category(id: id, text: $0) }
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
