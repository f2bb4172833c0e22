/// Limits that many fields share.
package enum Limits {
  /// A text without limits of its own.
  static let plainText: ClosedRange<Int> = 1...240
  /// How many records a file may have: the file's size limit comes first.
  static let recordCount: ClosedRange<Int> = 0...10_000_000
  /// The body of a copy text that is no document.
  package static let copyBody: ClosedRange<Int> = 1...1000
  /// A document: a store description, a privacy text.
  package static let document: ClosedRange<Int> = 1...4000
  /// How many entries a word list may have in one place: in the configuration, in a file of its own.
  package static let wordListLimit = 20_000
  /// The number of a fix.
  package static let fixNumber: ClosedRange<Int> = 1...9_999_999
}
