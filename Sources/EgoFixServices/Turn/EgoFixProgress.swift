public import CivilTime
public import SeedModel

/// How far a user is with a card that is not marked yet.
public struct EgoFixProgress: Hashable, Sendable, Codable, Identifiable {
  /// A timer.
  public enum Timer: Hashable, Sendable, Codable {
    /// Not started; the seconds that it takes.
    case ready(seconds: Int)
    /// It runs, in the background too, up to an instant.
    case running(until: Instant)
    /// It is stopped; the seconds that are left.
    case paused(seconds: Int)
    /// It has ended.
    case ended
  }

  /// The card's identity, which is its assignment's.
  public let id: Identity
  /// Of a timed fix its timer; nil before it was started.
  public internal(set) var timer: Timer?
  /// Of an abstention whether it was kept to its end; nil while that is not said.
  public internal(set) var isKept: Bool?
  /// Of a counter how often it happened, of a substitution how many urges were answered.
  public internal(set) var count = 0
  /// Of a fix in steps those that are done.
  public internal(set) var done: [String] = []
  /// Of a fix in steps those that are passed over.
  public internal(set) var passed: [String] = []
  /// Of a quiz or scenario the option chosen; nil before.
  public internal(set) var option: String?
  /// What was written: a report, an entry, what came of a guess.
  public internal(set) var text = ""
  /// Of a prediction the guess; nil in its first phase.
  public internal(set) var prediction: String?
  /// Of an audit what was put into each category.
  public internal(set) var categories: [String: String] = [:]

  /// A card on which nothing was done.
  public init(id: Identity) { self.id = id }

  /// The progress with what differs between two others, field by field: counts by their difference, of steps
  /// those that are new.
  func taking(whatDiffersFrom old: Self, in new: Self) -> Self {
    var merged = self
    func take(_ field: WritableKeyPath<Self, some Equatable>) {
      if new[keyPath: field] != old[keyPath: field] { merged[keyPath: field] = new[keyPath: field] }
    }
    take(\.timer)
    take(\.isKept)
    take(\.option)
    take(\.text)
    take(\.prediction)
    merged.count = max(0, count + new.count - old.count)
    let known = Set(done + passed + old.done + old.passed)
    merged.done += new.done.filter { !known.contains($0) }
    merged.passed += new.passed.filter { !known.contains($0) }
    for (category, text) in new.categories where text != old.categories[category] {
      merged.categories[category] = text
    }
    return merged
  }
}

extension EgoFixState {
  /// How far the user is with a card.
  public func progress(of card: Identity) -> EgoFixProgress {
    progress.first { $0.id == card } ?? EgoFixProgress(id: card)
  }

  mutating func keep(_ next: EgoFixProgress) {
    progress.removeAll { $0.id == next.id }
    progress.append(next)
  }

  /// Sets the timer of the fix's card, where one can still be marked.
  mutating func setTimer(of fix: FixID, to timer: EgoFixProgress.Timer) {
    guard let card = assignments.last(where: { $0.fix == fix && $0.outcome == .pending })?.id else { return }
    var next = progress(of: card)
    next.timer = timer
    keep(next)
  }

  /// Forgets how far cards were that are marked, or gone.
  mutating func dropOldProgress() {
    guard !progress.isEmpty else { return }
    progress.removeAll { card in !assignments.contains { $0.id == card.id && $0.outcome == .pending } }
  }
}

extension EgoFixTurn {
  /// Keeps how far the user is with a card. It is no activity: no session begins, and no day is lived.
  mutating func keep(from old: EgoFixProgress, to new: EgoFixProgress) throws(EgoFixRefusal) {
    guard state.assignments.contains(where: { $0.id == new.id && $0.outcome == .pending }) else {
      throw .notAssigned
    }
    state.keep(state.progress(of: new.id).taking(whatDiffersFrom: old, in: new))
    state.clock = max(state.clock, moment.instant)
  }

  /// The running timer is stopped for a while.
  mutating func pauseTimer() {
    if let timer = state.timer {
      let left = timer.endsAt.seconds(since: moment.instant)
      state.setTimer(of: timer.fix, to: left > 0 ? .paused(seconds: left) : .ended)
    }
    stopTimer()
  }
}
