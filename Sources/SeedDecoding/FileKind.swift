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

  /// The kind's shape.
  package var descriptor: ContentFileDescriptor {
    guard let found = ContentDescriptors.files.first(where: { $0.path == rawValue }) else {
      preconditionFailure("every kind of file has a descriptor")
    }
    return found
  }

  /// Whether a content folder without it is incomplete.
  package var isRequired: Bool {
    switch self {
    case .bugs, .fixes, .microEducation, .configuration: true
    case .priorityRules, .copyCatalog, .copyTable, .retired, .suppressions, .approvals: false
    }
  }

  /// The kind of the file at a path below the content folder, or nil for a file that is none.
  package init?(relativePath path: String) {
    guard path.hasSuffix(".json") else { return nil }
    let stem = String(path.dropLast(5))
    if let kind = FileKind(rawValue: stem), kind != .copyTable {
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
