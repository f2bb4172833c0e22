import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

/// An event of EgoFix's story, read from a line.
struct EgoFixStoryEvent {
  /// The names of events.
  enum Name: String, CaseIterable {
    case open, openFix, outcome, note, crash, reboot, startDiagnostic, diagnostic, activate, deactivate,
      resolve, primary, shown, viewed, dismiss, share, startTimer, stopTimer, settings, zone, time

    /// The event's fields besides `at`, for the help page.
    var fields: String {
      switch self {
      case .open, .startDiagnostic, .stopTimer, .time: ""
      case .openFix: "fix?"
      case .outcome: "fix, outcome, data?, reflection?"
      case .note: "id, text"
      case .startTimer: "fix, seconds"
      case .crash: "bug?, note?"
      case .reboot: "crash?"
      case .diagnostic: "answers, or skip"
      case .activate, .deactivate, .resolve, .primary: "bug"
      case .shown, .viewed, .dismiss: "pattern"
      case .share: "fix"
      case .settings: "reminderTime?, remindersOn?, permission?, bootSequenceShown?"
      case .zone: "zone"
      }
    }
  }

  /// The services' event.
  let event: EgoFixEvent

  init(_ name: Name, _ fields: ReplayFields, _ replay: EgoFixReplay) throws(ReplayError) {
    let content = replay.reducer.content
    event =
      switch name {
      case .open: .open
      case .openFix: .openFix(try fields.fix("fix", in: content))
      case .outcome: try Self.outcome(fields, content)
      case .crash: .crash(bug: try fields.bug("bug", in: content), note: try fields.note("note"))
      case .reboot: .reboot(try fields.identity("crash"))
      case .note:
        .note(try fields.required("id", fields.identity), try fields.required("text", fields.note))
      case .startDiagnostic: .startDiagnostic
      case .startTimer:
        .timerStarted(
          fix: try fields.requiredFix(in: content),
          seconds: try fields.required("seconds", fields.count)
        )
      case .stopTimer: .timerStopped
      case .diagnostic: try Self.diagnostic(fields, content)
      case .activate: .activate(try fields.requiredBug(in: content))
      case .deactivate: .deactivate(try fields.requiredBug(in: content))
      case .resolve: .resolve(try fields.requiredBug(in: content))
      case .primary: .primary(try fields.requiredBug(in: content))
      case .shown: .shown(try fields.required("pattern", fields.identity))
      case .viewed: .viewed(try fields.required("pattern", fields.identity))
      case .dismiss: .dismiss(try fields.required("pattern", fields.identity))
      case .share: .shared(try fields.requiredFix(in: content))
      case .zone:
        .zone(
          try fields.required("zone") { (name) throws(ReplayError) in
            try fields.zone(name, from: replay.setting.zones)
          }
        )
      case .settings: .settings(try EgoFixSettingsChange(fields))
      case .time: .time
      }
  }

  private static func outcome(_ fields: ReplayFields, _ content: EgoFixContent) throws(ReplayError)
    -> EgoFixEvent
  {
    let fix = try fields.requiredFix(in: content)
    let type = content.shape(of: fix)?.type
    let data = try fields.object("data")
    return .outcome(
      fix: fix,
      try fields.required("outcome", fields.outcome),
      result: type.flatMap { type in data.flatMap { InteractionResult(json: $0.json, type: type) } },
      reflection: try fields.note("reflection")
    )
  }

  private static func diagnostic(
    _ fields: ReplayFields,
    _ content: EgoFixContent
  ) throws(ReplayError) -> EgoFixEvent {
    if try fields.bool("skip") ?? false { return .skipDiagnostic }
    var answers: [DiagnosticAnswer] = []
    for answer in try fields.required("answers", fields.objects) {
      answers.append(
        DiagnosticAnswer(
          bug: try answer.requiredBug(in: content),
          intensity: try answer.required("intensity", answer.intensity),
          context: try answer.context("context")
        )
      )
    }
    return .diagnostic(answers)
  }
}

extension EgoFixSettingsChange {
  fileprivate init(_ outer: ReplayFields) throws(ReplayError) {
    let fields = try outer.object("settings") ?? outer
    self.init(
      reminderTime: try fields.minuteOfDay("reminderTime"),
      remindersOn: try fields.bool("remindersOn"),
      permission: try fields.permission("permission"),
      bootSequenceShown: try fields.bool("bootSequenceShown")
    )
  }
}

extension ReplayFields {
  /// A bug by its slug or id; one that the content does not have is refused by the service.
  fileprivate func bug(_ name: String, in content: EgoFixContent) throws(ReplayError) -> BugID? {
    guard let text = try string(name) else { return nil }
    if let id = Identity(text) { return BugID(id) }
    let bug = content.bugIDs.first { ((try? content.texts.bug($0)) ?? nil)?.slug == text }
    return bug ?? BugID(Self.nobody)
  }

  /// The identity of no record.
  private static var nobody: Identity { Identity(high: 0, low: 0) }

  fileprivate func requiredBug(in content: EgoFixContent) throws(ReplayError) -> BugID {
    try required("bug") { (name) throws(ReplayError) in try bug(name, in: content) }
  }

  /// A fix by its number or id; one that the content does not have is refused by the service.
  fileprivate func fix(_ name: String, in content: EgoFixContent) throws(ReplayError) -> FixID? {
    guard let value = value(name) else { return nil }
    if let number = value.integer { return content.fix(number: number) ?? FixID(Self.nobody) }
    guard let id = value.string.flatMap({ Identity($0) }) else { throw fault(name, "a fix's number or id") }
    return FixID(id)
  }

  fileprivate func requiredFix(in content: EgoFixContent) throws(ReplayError) -> FixID {
    try required("fix") { (name) throws(ReplayError) in try fix(name, in: content) }
  }

  /// A text; `true` stands for one that is not said.
  fileprivate func note(_ name: String) throws(ReplayError) -> String? {
    if let flag = value(name)?.bool { return flag ? "…" : nil }
    return try string(name)
  }
}
