import SeedFiles
import SeedPlatform

/// A workspace that stays open: it is checked again after every change of a buffer or on disk, a moment after
/// the last one, on a thread of its own.
///
/// The newest state wins: a check that a change overtakes is dropped, and the next one begins a moment after
/// that change.
///
///     let session = WorkspaceSession(Workspace(folder)) { edition in … edition.outcome … }
///     session?.change { $0.setBuffer("fixes.json", to: text.utf8) }
package final class WorkspaceSession: Sendable {
  /// A state of the content and what a check of it found.
  package struct Edition: Sendable {
    /// How many changes there had been.
    package let revision: Int
    /// The buffers that were checked.
    package let workspace: Workspace
    /// The check, or why there is none: a file that cannot be read, no content at all.
    package let outcome: Result<LintRun, RunError>
  }

  private let core: Core
  private let beat: Heartbeat

  /// Checks the workspace for the first time at once. Nil when the system gives no thread.
  ///
  /// - Parameters:
  ///   - pause: milliseconds without a change before a check.
  ///   - diskInterval: milliseconds from one look at the disk to the next.
  ///   - onCheck: is called with each edition, on the session's thread; none is older than the one before.
  package init?(
    _ workspace: Workspace,
    _ settings: CheckSettings = CheckSettings(),
    pause: Int = 150,
    diskInterval: Int = 250,
    onCheck: @escaping @Sendable (Edition) -> Void
  ) {
    let core = Core(workspace, settings, pause: pause, diskInterval: diskInterval, onCheck)
    guard let beat = Heartbeat(after: 0, { core.beat() }) else { return nil }
    (self.core, self.beat) = (core, beat)
  }

  /// Changes the buffers; the content is checked a moment later.
  package func change(_ body: (inout Workspace) -> Void) {
    core.change(body)
    beat.wake()
  }

  /// Looks at the disk at once, for who was told that something changed there.
  package func lookAtDisk() {
    core.lookAtDisk()
    beat.wake()
  }

  /// The latest edition; nil before the first check has ended. It may be older than the last change.
  package var latest: Edition? { core.state.withLock { $0.latest } }

  /// The edition with all changes: the latest one, else one that is checked now, on the caller's thread.
  package func current() -> Edition { core.current() }

  /// How many changes there have been: the revision of an edition that has them all.
  package var revision: Int { core.state.withLock { $0.revision } }
}

/// What the session's thread works on.
private final class Core: Sendable {
  struct State: Sendable {
    var workspace: Workspace
    var revision = 0
    /// When to check; nil when nothing has changed.
    var checkAt: UInt64?
    /// When the disk was first seen to have changed since the last check; nil when it has not.
    var diskChangedAt: UInt64?
    var lookAt: UInt64 = 0
    var disk: Workspace.DiskState?
    var latest: WorkspaceSession.Edition?
  }

  /// After how many pauses a folder is checked that goes on changing: a long copy is to show something.
  private static let mostPauses: UInt64 = 3

  let state: Lock<State>
  private let settings: CheckSettings
  private let pause: UInt64
  private let diskInterval: UInt64
  private let onCheck: @Sendable (WorkspaceSession.Edition) -> Void

  init(
    _ workspace: Workspace,
    _ settings: CheckSettings,
    pause: Int,
    diskInterval: Int,
    _ onCheck: @escaping @Sendable (WorkspaceSession.Edition) -> Void
  ) {
    state = Lock(State(workspace: workspace, checkAt: 0))
    self.settings = settings
    self.pause = UInt64(max(0, pause)) * 1_000_000
    self.diskInterval = UInt64(max(1, diskInterval)) * 1_000_000
    self.onCheck = onCheck
  }

  func change(_ body: (inout Workspace) -> Void) {
    let now = Process.monotonicNanoseconds
    state.withLock {
      body(&$0.workspace)
      $0.revision += 1
      $0.checkAt = now + pause
    }
  }

  func lookAtDisk() { state.withLock { $0.lookAt = 0 } }

  /// Does what is due; returns the milliseconds until something is.
  func beat() -> Int32 {
    let now = Process.monotonicNanoseconds
    // What changes on disk may go on changing: it is looked at once more before it is checked.
    let isDiskDue = state.withLock { $0.diskChangedAt != nil && $0.checkAt.map { $0 <= now } ?? false }
    if isDiskDue || state.withLock({ $0.lookAt <= now }) { look(now) }
    let due = state.withLock { state -> (Workspace, Int)? in
      guard let checkAt = state.checkAt, checkAt <= now else { return nil }
      (state.checkAt, state.diskChangedAt) = (nil, nil)
      return (state.workspace, state.revision)
    }
    if let (workspace, revision) = due { check(workspace, revision) }
    return state.withLock { state in
      let next = min(state.lookAt, state.checkAt ?? .max)
      let now = Process.monotonicNanoseconds
      return next <= now ? 0 : Int32(min(60_000, (next - now) / 1_000_000 + 1))
    }
  }

  private func look(_ now: UInt64) {
    let workspace = state.withLock {
      $0.workspace.reopen()
      return $0.workspace
    }
    let disk = workspace.diskState(settings)
    state.withLock {
      $0.lookAt = now + diskInterval
      // The first check is due anyway.
      if let old = $0.disk, old != disk {
        $0.revision += 1
        let first = $0.diskChangedAt ?? now
        $0.diskChangedAt = first
        $0.checkAt = min(now + pause, first + Self.mostPauses * pause)
      }
      $0.disk = disk
    }
  }

  func current() -> WorkspaceSession.Edition {
    let (workspace, revision, latest) = state.withLock { ($0.workspace, $0.revision, $0.latest) }
    if let latest, latest.revision == revision { return latest }
    return edition(of: workspace, revision)
  }

  private func edition(of workspace: Workspace, _ revision: Int) -> WorkspaceSession.Edition {
    let outcome: Result<LintRun, RunError>
    do throws(RunError) { outcome = .success(try workspace.check(settings)) } catch {
      outcome = .failure(error)
    }
    return WorkspaceSession.Edition(revision: revision, workspace: workspace, outcome: outcome)
  }

  private func check(_ workspace: Workspace, _ revision: Int) {
    let edition = edition(of: workspace, revision)
    let isNewest = state.withLock {
      guard $0.revision == revision else { return false }
      $0.latest = edition
      return true
    }
    if isNewest { onCheck(edition) }
  }
}
