// What the configuration reader asks of rules and their options.

extension RuleDefinition {
  /// Whether it judges more than one text or record at a time.
  package var countsOverAll: Bool {
    guard case .builtIn(let type) = self else { return false }
    switch type.kind {
    case .text, .word, .record: return false
    case .decoded, .run, .compared: return true
    }
  }
}

extension RuleOption {
  var takesNumber: Bool {
    if case .strings = value { return false }
    return true
  }

  /// What the option takes, for "takes …".
  package var expectation: String {
    switch value {
    case .integer(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .ratio: "a share from 0 to 1"
    case .strings: "an array of strings"
    }
  }
}
