import SeedDecoding
import SeedFiles
import SeedPlatform

/// A workspace that stays open: it is checked again after every change of a buffer or on disk, a moment after
/// the last one, on a thread of its own.
///
/// The newest state wins: a check that a change overtakes is dropped, and the next one begins a moment after
/// that change. A check of changed buffers begins before the moment is over, and is told when it is.
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
  ///   - settingsFiles: the files that `settings` reads, by their paths.
  ///   - settings: what each check goes by.
  ///   - pause: milliseconds without a change before an edition.
  ///   - diskInterval: milliseconds from one look at the disk to the next.
  ///   - onCheck: is called with each edition, on the session's thread; none is older than the one before.
  package init?(
    _ workspace: Workspace,
    settingsFiles: [String] = [],
    settings: @escaping @Sendable () throws(RunError) -> CheckSettings = { () throws(RunError) in
      CheckSettings()
    },
    pause: Int = 150,
    diskInterval: Int = 250,
    onCheck: @escaping @Sendable (Edition) -> Void
  ) {
    let core = Core(workspace, settingsFiles, settings, pause: pause, diskInterval: diskInterval, onCheck)
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
    /// When the pause after the last change is over.
    var tellAt: UInt64 = 0
    /// The latest edition while the pause goes on.
    var untold: WorkspaceSession.Edition?
    /// When the disk was first seen to have changed since the last check; nil when it has not.
    var diskChangedAt: UInt64?
    var lookAt: UInt64 = 0
    var disk: Workspace.DiskState?
    /// What the last check read from outside of the content by `extends`.
    var extended: [ExtendedPlace] = []
    var latest: WorkspaceSession.Edition?
  }

  /// After how many pauses a folder is checked that goes on changing: a long copy is to show something.
  private static let mostPauses: UInt64 = 3

  /// How long after a change of a buffer a check begins: keys in a row come faster.
  private static let headStart: UInt64 = 60_000_000

  let state: Lock<State>
  private let settingsFiles: [String]
  private let settings: @Sendable () throws(RunError) -> CheckSettings
  private let pause: UInt64
  private let diskInterval: UInt64
  private let onCheck: @Sendable (WorkspaceSession.Edition) -> Void

  init(
    _ workspace: Workspace,
    _ settingsFiles: [String],
    _ settings: @escaping @Sendable () throws(RunError) -> CheckSettings,
    pause: Int,
    diskInterval: Int,
    _ onCheck: @escaping @Sendable (WorkspaceSession.Edition) -> Void
  ) {
    state = Lock(State(workspace: workspace, checkAt: 0))
    (self.settingsFiles, self.settings) = (settingsFiles, settings)
    self.pause = UInt64(max(0, pause)) * 1_000_000
    self.diskInterval = UInt64(max(1, diskInterval)) * 1_000_000
    self.onCheck = onCheck
  }

  func change(_ body: (inout Workspace) -> Void) {
    let now = Process.monotonicNanoseconds
    state.withLock {
      body(&$0.workspace)
      $0.revision += 1
      ($0.checkAt, $0.tellAt) = (now + min(pause, Self.headStart), now + pause)
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
    if let edition = told() { onCheck(edition) }
    return state.withLock { state in
      let next = min(state.lookAt, state.checkAt ?? .max, state.untold == nil ? .max : state.tellAt)
      let now = Process.monotonicNanoseconds
      return next <= now ? 0 : Int32(min(60_000, (next - now) / 1_000_000 + 1))
    }
  }

  private func look(_ now: UInt64) {
    let (workspace, extended) = state.withLock {
      $0.workspace.reopen()
      return ($0.workspace, $0.extended)
    }
    let disk = workspace.diskState(settings: settingsFiles, extended: extended)
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
    return edition(of: workspace, revision) { _ in }
  }

  private func edition(
    of workspace: Workspace,
    _ revision: Int,
    didLoad: (Catalog) -> Void
  ) -> WorkspaceSession.Edition {
    let outcome: Result<LintRun, RunError>
    do throws(RunError) { outcome = .success(try workspace.check(settings(), didLoad: didLoad)) } catch {
      outcome = .failure(error)
    }
    return WorkspaceSession.Edition(revision: revision, workspace: workspace, outcome: outcome)
  }

  private func check(_ workspace: Workspace, _ revision: Int) {
    var extended: [ExtendedPlace] = []
    let edition = edition(of: workspace, revision) { extended += $0.extendedPlaces }
    state.withLock {
      guard $0.revision == revision else { return }
      ($0.latest, $0.untold, $0.extended) = (edition, edition, extended)
      $0.disk?.take(extended)
    }
  }

  /// The latest edition, once its pause is over; one that a change has overtaken is dropped.
  private func told() -> WorkspaceSession.Edition? {
    let now = Process.monotonicNanoseconds
    return state.withLock { state in
      guard let edition = state.untold, state.revision != edition.revision || state.tellAt <= now else {
        return nil
      }
      state.untold = nil
      return state.revision == edition.revision ? edition : nil
    }
  }
}
