public import Observation
public import SeedModel
import SeedRuntime
public import ServiceKernel

/// Logging a crash: two taps, then a note, a quick fix and a reboot, none of which must be.
public struct EgoFixCrash: EgoFixScreen {
  /// A crash that waits for a reboot.
  public struct Open: Equatable, Sendable, Identifiable {
    /// The crash's identity.
    public let id: Identity
    /// The bug that it names; empty for none.
    public let bug: String
    /// The line after it.
    public let line: String
    /// The tidbit after it; empty for none.
    public let tidbit: String
    /// Its quick fix, for ``EgoFixTodayModel/open(_:)``; nil where there is none.
    public let quickFix: EgoFixCard?
    /// What the user wrote on it; empty for nothing.
    public let note: String
  }

  /// The button that logs a crash.
  public let button: String
  /// What is asked after the first tap.
  public let question: String
  /// The answers: a bug each, and nil for one that cannot be named.
  public let choices: [Choice]
  /// Crashes that wait for a reboot, the latest first.
  public let open: [Open]
  /// What a reboot closes where several crashes are open; nil where one is, or none.
  public let closesAll: String?

  /// A bug that could have come back.
  public struct Choice: Equatable, Sendable {
    /// The bug; nil for one that cannot be named.
    public let bug: BugID?
    /// Its title.
    public let title: String
  }

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) {
    button = phrases("crash.button")
    let count = state.openCrashes.count
    closesAll = count > 1 ? phrases("reboot.all", ["count": .count(count)]) : nil
    question = phrases("crash.question")
    choices =
      phrases.bugs(of: state).map {
        Choice(bug: $0.bug, title: phrases("crash.bug", ["bug": .text(phrases.title($0.bug))]))
      } + [Choice(bug: nil, title: phrases("crash.unknownBug"))]
    open = state.openCrashes.reversed().map { crash in
      Open(
        id: crash.id,
        bug: phrases.title(state.isDeleted(crash.bug) ? nil : crash.bug),
        line: phrases.text(crash.said.line),
        tidbit: phrases.text(crash.said.tidbit),
        quickFix: state.assignments.first { $0.id == crash.quickFix && $0.outcome == .pending }
          .flatMap { EgoFixCard($0, state, phrases) },
        note: crash.note ?? ""
      )
    }
  }
}

/// Logging a crash.
@MainActor @Observable
public final class EgoFixCrashModel: EgoFixModel<EgoFixCrash> {
  /// Whether the button was tapped and a bug is asked for.
  public private(set) var isChoosing = false

  /// The first tap, or the way back from it.
  public func tap(cancel: Bool = false) { isChoosing = !cancel }

  /// The second tap: logs a crash of a bug, nil for one that cannot be named.
  public func choose(_ bug: BugID?) async {
    guard isChoosing else { return }
    isChoosing = !(await send(.crash(bug: bug)))
  }

  /// Writes a note on an open crash.
  public func note(_ text: String, on crash: EgoFixCrash.Open) async {
    await send(.note(crash.id, text))
  }

  /// Closes an open crash; nil for all of them.
  public func reboot(_ crash: EgoFixCrash.Open? = nil) async { await send(.reboot(crash?.id)) }
}
