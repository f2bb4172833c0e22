package import SeedTables

/// A line of a conversion's report: what became of something, and where it stands.
package struct ConversionEntry: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// It cannot be converted: the record is left out, or nothing is written.
    case refusedRecord
    /// There is no such field: it is left out, or nothing is written.
    case refusedField
    /// The file cannot be read as what it should be: nothing is written.
    case refusedFile
    /// The file is not there: nothing is written, or the others go without it.
    case missingFile
    /// It was kept as it is, and `check` will have something to say about it.
    case kept
    /// A field has another name.
    case renamed
    /// A value became another one.
    case replaced
    /// A value was made that was not there.
    case minted
    /// A `null`, which is the same as a field that is left out.
    case emptied
    /// The dialect has no place for it.
    case notHeld
    /// A file that is none of the dialect's.
    case ignored

    /// Whether something cannot be converted.
    package var isRefusal: Bool {
      switch self {
      case .refusedRecord, .refusedField, .refusedFile, .missingFile: true
      case .kept, .renamed, .replaced, .minted, .emptied, .notHeld, .ignored: false
      }
    }
  }

  package var kind: Kind
  /// The file's path, as it is shown.
  package var path: String
  /// The 1-based line in it; nil for the file as a whole.
  package var line: Int?
  package var record: Record?
  /// The field from the record inward, `configuration.multiStep.steps[0]`; empty for the record as a whole.
  package var field = ""
  package var old: String?
  package var new: String?
  /// What is wrong, without a full stop; nil where old and new say it all.
  package var message: String?

  package init(kind: Kind, path: String, line: Int? = nil) {
    (self.kind, self.path, self.line) = (kind, path, line)
  }

  /// What tells a record from the others of its file.
  package struct Record: Hashable, Sendable {
    package var kind: ContentKind
    /// Its place among the records of the file, from 0.
    package var index: Int
    /// Its id as the file has it, or nil.
    package var id: String?
  }
}
