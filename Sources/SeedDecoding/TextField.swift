import SeedModel

/// A field that holds text which people read: an index into `TextFieldRegistry.shared.paths`.
package struct TextField: Hashable, Sendable, BitwiseCopyable {
  package let index: UInt16

  /// Where the field stands, from the file down: `fixes[].configuration.quiz.options[].text`.
  package var path: String { ContentPlans.shared.registry.paths[Int(index)] }
  /// Whether the text is a message pattern.
  package var isMessage: Bool { ContentPlans.shared.registry.isMessage[Int(index)] }
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
  package private(set) var isMessage: [Bool] = []

  mutating func register(_ path: String, isMessage: Bool) -> TextField {
    paths.append(path)
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
    roots = FileKind.allCases.map { kind in
      FieldPlan(kind.descriptor.root, name: kind.rawValue, path: kind.rawValue, registry: &registry)
    }
    self.registry = registry
  }

  /// The plan of a kind's files; nil for those that are not JSON.
  func root(of kind: FileKind) -> FieldPlan? {
    FileKind.allCases.firstIndex(of: kind).map { roots[$0] }
  }
}
