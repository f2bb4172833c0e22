import SeedModel
import SeedRuntime
public import ServiceCopy

extension EgoFixReducer {
  /// A line in words; nil where the content lacks its key.
  ///
  /// - Throws: what the content's texts throw.
  public func text(of line: EgoFixLine) throws -> CopyText? {
    try content.text(line.key, variant: Int(line.variant), arguments(of: line))
  }

  /// The text of a notification; nil where the content lacks its key.
  ///
  /// - Throws: what the content's texts throw.
  public func text(of notice: Notice) throws -> CopyText? {
    var arguments = CopyArguments()
    if notice.kind == .daily, let number = notice.fix.flatMap({ content.number(of: $0) }) {
      arguments.set("number", to: .text(FixNumber.text(number)))
    }
    return try content.text(notice.key, variant: Int(notice.variant), arguments)
  }

  /// What an effect says: a line, a tidbit, a version's entry, a notification; nil for the others. What a
  /// pattern says stands in the state.
  ///
  /// - Throws: what the content's texts throw.
  public func text(of effect: EgoFixEffect) throws -> CopyText? {
    switch effect {
    case .feedback(let line): try text(of: line)
    case .tidbit(let tidbit): try content.texts.tidbit(tidbit).map { CopyText(body: $0.body) }
    case .version(let entry, _): CopyText(body: entry.description)
    case .notify(let notice), .delivered(let notice): try text(of: notice)
    default: nil
    }
  }

  private func arguments(of line: EgoFixLine) throws -> CopyArguments {
    var arguments = CopyArguments()
    switch line.key {
    case .diagnosticWeek:
      arguments.set("applied", to: .count(Int(line.applied)))
      arguments.set("crashes", to: .count(Int(line.count)))
    case .diagnosticLoud: arguments.set("count", to: .count(Int(line.count)))
    case .bugStable: arguments.set("answers", to: .count(policies.stableQuietAnswers))
    default: break
    }
    if let bug = try line.bug.flatMap({ try content.texts.bug($0) }) {
      arguments.set("bug", to: .text(bug.title))
    }
    return arguments
  }
}

extension EgoFixContent {
  /// The line of an entry of the version history.
  func text(
    ofVersion version: EgoFixVersion,
    _ change: VersionChangeType,
    _ variant: UInt8,
    _ policies: EgoFixPolicies
  ) throws -> String? {
    let arguments: CopyArguments = [
      "version": .text("\(version)"), "fixes": .count(policies.fixesPerVersion),
    ]
    return try text(change.copyKey, variant: Int(variant), arguments)?.body
  }
}

extension VersionChangeType {
  /// The copy key of its entry in the version history.
  public var copyKey: EgoFixCopyKey {
    switch self {
    case .majorUpdate: .versionMajor
    case .minorUpdate: .versionMinor
    case .crash: .versionCrash
    case .reboot: .versionReboot
    }
  }
}
