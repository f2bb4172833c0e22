/// What a text may sound like, as the model of tones tells them apart; the raw value is the tone's lane in
/// the model.
package enum ToneClass: Int, CaseIterable, Sendable {
  case praise, guilt, gamification, wellness, attack, danger, vagueness, maxim, comfort, mockery
  // What a tidbit presupposes to have just happened.
  case skipped, applied, failed, crashed, resting, rating
}

/// Some tones.
package struct ToneSet: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }
  package init(_ tone: ToneClass) { rawValue = 1 << UInt16(tone.rawValue) }

  package static let all = ToneSet(rawValue: .max)

  package init(_ tones: [ToneClass]) { self = tones.reduce(into: []) { $0.insert(ToneSet($1)) } }

  /// What a tidbit presupposes to have just happened.
  package static let moments = ToneSet([.skipped, .applied, .failed, .crashed, .resting, .rating])

  /// The moments that a tidbit with a trigger may speak of.
  package static func fitting(trigger: String) -> ToneSet {
    switch trigger {
    case "afterSkipped": ToneSet(.skipped)
    case "afterApplied": ToneSet(.applied)
    // What was tried was done in part.
    case "afterFailed": ToneSet([.failed, .applied])
    case "afterCrash": ToneSet([.crashed, .failed])
    case "restDay": ToneSet(.resting)
    case "duringDiagnostic": ToneSet(.rating)
    default: []
    }
  }
}
