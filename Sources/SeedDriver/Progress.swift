import SeedDiagnostics
import SeedPlatform
import Synchronization

/// What a run is doing, on one line of a terminal, once it has taken half a second; wiped when it ends.
final class Progress {
  private struct State {
    var stage: String
    var isShown = false
  }

  /// Shared with the thread that redraws.
  private final class Line: Sendable {
    let state: Mutex<State>
    let startNanoseconds: UInt64
    private static let delayNanoseconds: UInt64 = 500_000_000
    /// To the line's start, and wipe what follows.
    static let wipe: SafeText = "\r\u{1B}[K"

    init(stage: String, since startNanoseconds: UInt64) {
      state = Mutex(State(stage: stage))
      self.startNanoseconds = startNanoseconds
    }

    func draw() {
      let elapsed = Process.monotonicNanoseconds - startNanoseconds
      guard elapsed >= Line.delayNanoseconds else { return }
      let width = max(20, Process.columnCount(.error) ?? 80)
      let tenths = elapsed / 100_000_000
      let stage = state.withLock {
        $0.isShown = true
        return $0.stage
      }
      Console.write("\(Line.wipe)\(stage, limit: width - 12) … \(tenths / 10).\(tenths % 10) s")
    }
  }

  private let line: Line
  private var heartbeat: Heartbeat?

  /// Shows a stage from now on; `startNanoseconds` is when the run began.
  init(_ stage: String, since startNanoseconds: UInt64) {
    let line = Line(stage: stage, since: startNanoseconds)
    self.line = line
    heartbeat = Heartbeat(milliseconds: 100) { line.draw() }
  }

  /// The stage that follows.
  func enter(_ stage: String) { line.state.withLock { $0.stage = stage } }

  /// Takes the line away.
  deinit {
    heartbeat = nil
    if line.state.withLock({ $0.isShown }) { Console.write(Line.wipe) }
  }
}
