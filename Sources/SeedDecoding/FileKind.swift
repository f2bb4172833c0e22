package import SeedModel

/// The kinds of files that a content folder has.
package enum FileKind: String, Sendable, CaseIterable {
  case bugs
  case fixes
  case microEducation = "micro_education"
  case priorityRules = "priority_rules"
  case copyCatalog = "copy/catalog"
  case copyTable = "copy/table"
  case retired
  case suppressions
  case approvals
  case configuration = "seedtool"
  /// One entry a line, not JSON.
  case wordList = "words/list"

  /// Whether its files are JSON; the trees of others are empty.
  package var isJSON: Bool { self != .wordList }

  /// The kinds whose files are JSON, and have a schema.
  package static let json = allCases.filter(\.isJSON)

  /// The paths of the kinds that are one file or a folder, below the content folder.
  package static let fixedPaths = allCases.filter { $0 != .copyTable && $0 != .wordList }
    .map { "\($0.rawValue).json" }

  /// The kind's shape.
  package var descriptor: ContentFileDescriptor {
    if self == .wordList { return ContentDescriptors.wordList }
    guard let found = ContentDescriptors.files.first(where: { $0.path == rawValue }) else {
      preconditionFailure("every kind of file has a descriptor")
    }
    return found
  }

  /// Whether a content folder without it is incomplete.
  package var isRequired: Bool {
    switch self {
    case .bugs, .fixes, .microEducation, .configuration: true
    case .priorityRules, .copyCatalog, .copyTable, .retired, .suppressions, .approvals, .wordList: false
    }
  }

  /// The kind of the file at a path below the content folder, or nil for a file that is none.
  package init?(relativePath path: String) {
    if path.hasPrefix("words/"), path.hasSuffix(".txt") {
      let name = Array(path.utf8.dropFirst(6).dropLast(4))
      guard name.withUnsafeBufferPointer({ TokenShape.name.matches($0) }) else { return nil }
      self = .wordList
      return
    }
    guard path.hasSuffix(".json") else { return nil }
    let stem = String(path.dropLast(5))
    if let kind = FileKind(rawValue: stem), kind != .copyTable, kind != .wordList {
      self = kind
      return
    }
    let parts = stem.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    if parts[0] == "copy" {
      guard parts[1].split(separator: ".", omittingEmptySubsequences: false).count == 2 else { return nil }
      self = .copyTable
      return
    }
    guard let kind = FileKind(rawValue: String(parts[0])), kind.descriptor.isArray else { return nil }
    self = kind
  }
}
