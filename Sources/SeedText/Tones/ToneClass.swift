/// What a text may sound like, as the model of tones tells them apart; the raw value is the tone's lane in the model.
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
}
