import SeedDecoding
package import SeedSource
package import SeedTables

/// A file that is converted.
package struct ConversionSource: Sendable {
  let kind: ContentKind
  let tree: JSONTree
  /// In the order of the bytes.
  let faults: [SyntaxFault]
  private let lines: LineIndex

  /// Parses a file.
  ///
  /// - Complexity: O(bytes).
  package init(_ file: SourceFile, kind: ContentKind, workers: Int = 1) {
    self.kind = kind
    (tree, faults) = JSONParser.parse(file, workers: workers)
    lines = LineIndex(file)
  }

  /// A line of the report on what begins at a byte; nil for the file as a whole.
  func entry(_ entry: ConversionEntry.Kind, at offset: Int?) -> ConversionEntry {
    ConversionEntry(kind: entry, path: tree.file.path, line: offset.map { lines.line(at: $0) + 1 })
  }

  /// What a value is called in messages.
  func noun(_ node: NodeIndex) -> String {
    switch tree[node].kind {
    case .null: "null"
    case .true: "true"
    case .false: "false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    case .invalid: "no JSON"
    }
  }
}

extension SyntaxFault {
  /// How far a fault reaches.
  enum Reach {
    /// It changes nothing that the file says.
    case form(old: String, new: String)
    /// The record that it lies in cannot be read as it stands; the others can.
    case record
    /// Nobody knows what the rest of the file was to say.
    case file
  }

  var reach: Reach {
    switch kind {
    case .byteOrderMark: .form(old: "a byte order mark", new: "none")
    case .carriageReturn: .form(old: "CR LF", new: "LF")
    // Of a kind of fault 10,000 are kept; where the others lie is not known.
    case _ where followerCount > 0: .file
    case .duplicateKey, .unpairedSurrogate, .controlCharacter, .invalidUTF8, .legacyEncoding: .record
    case .invalidJSON, .nestingTooDeep, .tooManyValues: .file
    }
  }
}
