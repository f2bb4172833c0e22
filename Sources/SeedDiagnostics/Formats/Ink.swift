/// The colours of a terminal's text, by what they mean; the raw value is the ECMA-48 sequence.
package enum Ink: String {
  case error = "\u{1B}[1;31m"
  case warning = "\u{1B}[1;33m"
  case note = "\u{1B}[1;36m"
  /// Line numbers, bars and arrows.
  case gutter = "\u{1B}[34m"
  case strong = "\u{1B}[1m"
  /// A pointer, a record: there for those who look for it.
  case faint = "\u{1B}[2m"
  case removed = "\u{1B}[31m"
  case added = "\u{1B}[32m"
  case good = "\u{1B}[1;32m"

  package static let reset: SafeText = "\u{1B}[0m"

  package init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
