/// The order in which bugs are asked about, three a week (spec: Weekly Diagnostic Flow, 2).
public struct DiagnosticQueue: Hashable, Sendable, Codable {
  /// The most bugs that are asked about in a week.
  public static let bugsPerWeek = 3

  /// Bugs, the next one first; each once.
  public private(set) var bugs: [BugID]
  /// Whether a week was handed in: until then bugs stand in the order of their activation.
  public private(set) var hasTurned = false

  /// A queue of bugs in the order of their activation.
  public init(bugs: [BugID] = []) { self.bugs = bugs }

  /// The bugs that the next diagnostic asks about.
  public var next: ArraySlice<BugID> { bugs.prefix(DiagnosticQueue.bugsPerWeek) }

  /// Lets a bug in front that has just become active.
  public mutating func enter(_ bug: BugID) {
    if !bugs.contains(bug) { bugs.insert(bug, at: 0) }
  }

  /// Puts a bug in front, wherever it is: its retest failed.
  public mutating func enterInFront(_ bug: BugID) {
    leave(bug)
    bugs.insert(bug, at: 0)
  }

  /// Takes a bug out that is no longer active.
  public mutating func leave(_ bug: BugID) { bugs.removeAll { $0 == bug } }

  /// Moves the bugs that were asked about to the end, in their order.
  public mutating func turn() {
    hasTurned = true
    let count = min(DiagnosticQueue.bugsPerWeek, bugs.count)
    guard count < bugs.count else { return }
    let asked = bugs.prefix(count)
    bugs.removeFirst(count)
    bugs.append(contentsOf: asked)
  }

  /// The bugs asked about in each of so many weeks, all handed in.
  public static func rotation(of bugs: [BugID], weeks: Int) -> [[BugID]] {
    var queue = DiagnosticQueue(bugs: bugs)
    return (0..<max(0, weeks)).map { _ in
      let asked = Array(queue.next)
      queue.turn()
      return asked
    }
  }
}
