/// The table of an authored record's fields.
package final class RecordDescriptor: Sendable {
  /// What one record is called in messages: "fix".
  package let name: String
  /// One sentence for editors and pages.
  package let summary: String
  /// The fields, in the order in which they are written.
  package let fields: [FieldDescriptor]
  /// Whether exactly one of the fields has to be there (a configuration).
  package let isOneOf: Bool

  package init(_ name: String, _ summary: String, isOneOf: Bool = false, _ fields: [FieldDescriptor]) {
    self.name = name
    self.summary = summary
    self.fields = fields
    self.isOneOf = isOneOf
  }

  /// The index of a field, or nil. For set-up and tests; the decoder has its own table.
  package func index(of name: String) -> Int? { fields.firstIndex { $0.name == name } }
}

/// One of the files of a content folder.
package struct ContentFileDescriptor: Sendable {
  /// The path below the content folder, without `.json`: `bugs`, `copy/catalog`.
  package let path: String
  /// One sentence for editors and pages.
  package let summary: String
  /// What the root must be.
  package let root: ValueShape
  /// The name of one record of an array-rooted file, which may be a folder of files as well.
  package let isArray: Bool
}

/// The shapes of every content file.
package enum ContentDescriptors {
  /// A text without limits of its own.
  package static let plainText: ClosedRange<Int> = 1...240
  /// How many records a file may have: the file's size limit comes first.
  package static let recordCount: ClosedRange<Int> = 0...10_000_000
}
