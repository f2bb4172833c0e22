package import SeedTables

/// A field that holds text which people read: an index into `TextFieldRegistry.shared.paths`.
package struct TextField: Hashable, Sendable, BitwiseCopyable {
  package let index: UInt16

  /// Where the field stands, from the file down: `fixes[].configuration.quiz.options[].text`.
  package var path: String { ContentPlans.shared.registry.paths[Int(index)] }
  /// Whether the text is a message pattern.
  package var isMessage: Bool { ContentPlans.shared.registry.isMessage[Int(index)] }
  /// What the texts do for their reader.
  package var part: TextPart { ContentPlans.shared.registry.parts[Int(index)] }
  /// The field's own name, the last part of its path.
  package var name: String {
    let path = path
    guard let dot = path.lastIndex(of: ".") else { return path }
    return String(path[path.index(after: dot)...].filter { $0 != "[" && $0 != "]" && $0 != "*" })
  }
}

/// Every text field of every content file, in the order of the descriptors.
package struct TextFieldRegistry: Sendable {
  package private(set) var paths: [String] = []
  package private(set) var parts: [TextPart] = []
  package private(set) var isMessage: [Bool] = []
  /// Where the records of the file that is being read lie.
  var recordPath: String?

  mutating func register(_ path: String, _ part: TextPart, isMessage: Bool) -> TextField {
    paths.append(path)
    parts.append(part)
    self.isMessage.append(isMessage)
    return TextField(index: UInt16(paths.count - 1))
  }

  package var all: [TextField] { paths.indices.map { TextField(index: UInt16($0)) } }

  /// The field with a path, or nil.
  package func field(_ path: String) -> TextField? {
    paths.firstIndex(of: path).map { TextField(index: UInt16($0)) }
  }
}

/// The plans of all content files; made once.
package struct ContentPlans: Sendable {
  package static let shared = ContentPlans()

  package let registry: TextFieldRegistry
  /// In the order of the kinds.
  private let roots: [FieldPlan]

  private init() {
    var registry = TextFieldRegistry()
    roots = ContentKind.allCases.map { kind in
      registry.recordPath = kind.row.record.map { kind.path + $0.path }
      return FieldPlan(kind.row.root, name: kind.path, path: kind.path, in: kind, &registry)
    }
    self.registry = registry
  }

  /// The plan of a kind's files.
  func root(of kind: ContentKind) -> FieldPlan { roots[Int(kind.rawValue)] }

  /// The plan of the records of a kind whose files are arrays of them.
  func record(of kind: ContentKind) -> RecordPlan {
    guard let record = root(of: kind).member?.record else {
      preconditionFailure("the files of \(kind) are no arrays of records")
    }
    return record
  }
}
