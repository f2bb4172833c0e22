/// Where a text stands, as far as it matters to what it sounds like: what is a demand in a prompt is a sermon
/// in an aside.
package enum TonePlace: UInt8, CaseIterable, Sendable {
  /// What a fix asks for, and whatever it says that is none of the others.
  case prompt
  /// An aside, an answer to a choice, what counts as done, what a bug is, and copy of other apps.
  case comment
  case tidbit
  // Pressure's copy by its voice, the professional one where it has none.
  case brutal
  case professional
}
