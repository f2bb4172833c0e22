package import SeedSource

/// How much a finding weighs.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Never fails anything.
  case note
  /// Fails under `--strict`.
  case warning
  /// Fails.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A range of a file of the set that a run looked at.
package struct Place: Hashable, Sendable {
  /// The file's index in the run's `SourceSet`.
  package var fileIndex: Int
  package var range: ByteRange

  package init(fileIndex: Int, range: ByteRange) {
    self.fileIndex = fileIndex
    self.range = range
  }
}

extension Place: Comparable {
  package static func < (left: Place, right: Place) -> Bool {
    (left.fileIndex, left.range) < (right.fileIndex, right.range)
  }
}

/// One thing that is wrong: where, what, why, and what to do about it.
package struct Diagnostic: Hashable, Sendable {
  /// A second place that explains the first.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var place: Place?
    /// The parts of the place that are underlined, in order; empty where all of it is.
    package var marks: [ByteRange]

    package init(_ message: String, at place: Place? = nil, marks: [ByteRange] = []) {
      self.message = message
      self.place = place
      self.marks = marks
    }
  }

  package var rule: RuleID
  package var severity: Severity
  /// What is wrong, one sentence without a full stop; plain text with `code` in backticks.
  package var message: String
  /// What to do, in sentences; nil where the message says it already.
  package var remedy: String?
  /// Nil for findings about the content as a whole.
  package var place: Place?
  /// The parts of the place that are underlined, in order; empty where all of it is.
  package var marks: [ByteRange] = []
  /// RFC 6901, from the file's root; nil where there is no value.
  package var pointer: String?
  /// What a writer calls the value, "fix #321, prompt"; nil where there is none.
  package var label: String?
  /// The id or key of the record that the finding is in, where it is known.
  package var record: String?
  /// How many UTF-8 bytes of `pointer` lead to the record; nil for a finding that is in none.
  package var recordPointerOffset: Int?
  /// The digest of the text that the finding is in, or of the value, where that is no text.
  package var textDigest: TextDigest?
  /// What the field takes.
  package var expected: String?
  /// What stands there.
  package var found: String?
  /// The nearest legal name, for "did you mean".
  package var suggestion: String?
  package var notes: [Note] = []
  package var repair: Repair?
  /// Other repairs, one of which may be meant instead; people choose among them, no command applies one.
  package var alternatives: [Repair] = []
  package var relations = Relations()

  package init(rule: RuleID, severity: Severity = .error, message: String, place: Place?) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
  }
}
