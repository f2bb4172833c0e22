import SeedModel

extension EgoFix {
  /// The text of an effect that says something: a line, a version's entry, a pattern, a tidbit, a
  /// notification; nil for the others.
  ///
  /// - Parameter state: the state after the event.
  /// - Throws: what the content's texts throw.
  public func text(of effect: EgoFixEffect, in state: EgoFixState) throws -> EgoFixCopyText? {
    switch effect {
    case .feedback(let key, let variant, let bug):
      return try content.texts.copy(
        key,
        variant: Int(variant),
        arguments: arguments(of: key, bug: bug, in: state)
      )
    case .version(_, let version, let change, let variant):
      return try content.texts.copy(
        change.copyKey,
        variant: Int(variant),
        arguments: EgoFixCopyArguments([
          ("version", .text("\(version)")), ("fixes", .count(policies.fixesPerVersion)),
        ])
      )
    case .pattern(let place), .detected(let place), .renewed(let place):
      return try text(of: state.patterns[Int(place)])
    case .tidbit(let tidbit):
      return EgoFixCopyText(title: nil, body: try content.texts.tidbit(tidbit).body)
    case .notify(let notice), .delivered(let notice): return try text(of: notice)
    default: return nil
    }
  }

  /// The text of a notification.
  ///
  /// - Throws: what the content's texts throw.
  public func text(of notice: Notice) throws -> EgoFixCopyText? {
    var arguments = EgoFixCopyArguments()
    if notice.kind == .daily, isFix(notice.fix) {
      let number = FixNumber.text(content.number(ofFix: notice.fix))
      arguments.values.append(("number", .text(number)))
    }
    return try content.texts.copy(notice.key, variant: Int(notice.variant), arguments: arguments)
  }

  private func arguments(
    of key: EgoFixCopyKey,
    bug: Int32,
    in state: EgoFixState
  ) throws -> EgoFixCopyArguments {
    switch key {
    case .diagnosticWeek:
      let summary = DiagnosticSummary(of: state)
      return EgoFixCopyArguments([
        ("applied", .count(Int(summary.applied))), ("crashes", .count(Int(summary.crashes))),
      ])
    case .diagnosticLoud:
      return EgoFixCopyArguments([("count", .count(DiagnosticSummary(of: state).loudCount))])
    default:
      guard isBug(bug) else { return EgoFixCopyArguments() }
      var arguments = EgoFixCopyArguments([("bug", .text(try content.texts.bug(bug).title))])
      if key == .bugStable {
        arguments.values.append(("answers", .count(policies.stableQuietAnswers)))
      }
      return arguments
    }
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
