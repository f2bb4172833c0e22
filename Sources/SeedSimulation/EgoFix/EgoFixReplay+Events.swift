import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel

/// The events of EgoFix's story.
extension EgoFixReplay {
  static let events: [ReplayEntry<EgoFixReplay, EgoFixEvent>] = [
    ReplayEntry("open", "") { _, _ in .open },
    ReplayEntry("openFix", "fix?") { fields, replay in .openFix(try fields.fix("fix", replay)) },
    ReplayEntry("outcome", "fix, outcome, data?, reflection?", outcomeEvent),
    ReplayEntry("note", "id, text") { fields, _ in
      .note(try fields.required("id", fields.identity), try fields.required("text", fields.note))
    },
    ReplayEntry("crash", "bug?, note?") { fields, replay in
      .crash(bug: try fields.bug("bug", replay), note: try fields.note("note"))
    },
    ReplayEntry("reboot", "crash?") { fields, _ in .reboot(try fields.identity("crash")) },
    ReplayEntry("startDiagnostic", "") { _, _ in .startDiagnostic },
    ReplayEntry("diagnostic", "answers, or skip", diagnosticEvent),
    ReplayEntry("activate", "bug") { fields, replay in .activate(try fields.requiredBug(replay)) },
    ReplayEntry("deactivate", "bug") { fields, replay in .deactivate(try fields.requiredBug(replay)) },
    ReplayEntry("resolve", "bug") { fields, replay in .resolve(try fields.requiredBug(replay)) },
    ReplayEntry("primary", "bug") { fields, replay in .primary(try fields.requiredBug(replay)) },
    ReplayEntry("shown", "pattern") { fields, _ in
      .shown(try fields.required("pattern", fields.identity))
    },
    ReplayEntry("viewed", "pattern") { fields, _ in
      .viewed(try fields.required("pattern", fields.identity))
    },
    ReplayEntry("dismiss", "pattern") { fields, _ in
      .dismiss(try fields.required("pattern", fields.identity))
    },
    ReplayEntry("share", "fix") { fields, replay in .shared(try fields.requiredFix(replay)) },
    ReplayEntry("startTimer", "fix, seconds") { fields, replay in
      .timerStarted(
        fix: try fields.requiredFix(replay),
        seconds: try fields.required("seconds", fields.count)
      )
    },
    ReplayEntry("stopTimer", "") { _, _ in .timerStopped },
    ReplayEntry("settings", "reminderTime?, remindersOn?, permission?, bootSequenceShown?") { fields, _ in
      .settings(try EgoFixSettingsChange(fields))
    },
    ReplayEntry("zone", "zone") { fields, replay in
      .zone(try fields.requiredZone(from: replay.setting.zones))
    },
    ReplayEntry("time", "") { _, _ in .time },
  ]

  private static func outcomeEvent(
    _ fields: ReplayFields,
    _ replay: EgoFixReplay
  ) throws(ReplayError) -> EgoFixEvent {
    let fix = try fields.requiredFix(replay)
    let type = replay.reducer.content.shape(of: fix)?.type
    let data = try fields.object("data")
    return .outcome(
      fix: fix,
      try fields.required("outcome", fields.name),
      result: type.flatMap { type in data.flatMap { InteractionResult(json: $0.json, type: type) } },
      reflection: try fields.note("reflection")
    )
  }

  private static func diagnosticEvent(
    _ fields: ReplayFields,
    _ replay: EgoFixReplay
  ) throws(ReplayError) -> EgoFixEvent {
    if try fields.bool("skip") ?? false { return .skipDiagnostic }
    var answers: [DiagnosticAnswer] = []
    for answer in try fields.required("answers", fields.objects) {
      answers.append(
        DiagnosticAnswer(
          bug: try answer.requiredBug(replay),
          intensity: try answer.required("intensity", answer.name),
          context: try answer.name("context")
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
      permission: try fields.name("permission"),
      bootSequenceShown: try fields.bool("bootSequenceShown")
    )
  }
}

extension ReplayFields {
  /// A bug by its slug or id; one that the content does not have is refused by the service.
  fileprivate func bug(_ name: String, _ replay: EgoFixReplay) throws(ReplayError) -> BugID? {
    guard let text = try string(name) else { return nil }
    let content = replay.reducer.content
    if let id = Identity(text) { return BugID(id) }
    let bug = content.bugIDs.first { ((try? content.texts.bug($0)) ?? nil)?.slug == text }
    return bug ?? BugID(Self.nobody)
  }

  /// The identity of no record.
  private static var nobody: Identity { Identity(high: 0, low: 0) }

  fileprivate func requiredBug(_ replay: EgoFixReplay) throws(ReplayError) -> BugID {
    try required("bug") { (name) throws(ReplayError) in try bug(name, replay) }
  }

  /// A fix by its number or id; one that the content does not have is refused by the service.
  fileprivate func fix(_ name: String, _ replay: EgoFixReplay) throws(ReplayError) -> FixID? {
    guard let value = value(name) else { return nil }
    if let number = value.integer {
      return replay.reducer.content.fix(number: number) ?? FixID(Self.nobody)
    }
    guard let id = value.string.flatMap({ Identity($0) }) else { throw fault(name, "a fix's number or id") }
    return FixID(id)
  }

  fileprivate func requiredFix(_ replay: EgoFixReplay) throws(ReplayError) -> FixID {
    try required("fix") { (name) throws(ReplayError) in try fix(name, replay) }
  }

  /// A text; `true` stands for one that is not said.
  fileprivate func note(_ name: String) throws(ReplayError) -> String? {
    if let flag = value(name)?.bool { return flag ? "…" : nil }
    return try string(name)
  }
}
