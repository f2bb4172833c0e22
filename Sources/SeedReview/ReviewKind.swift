package import SeedDecoding
package import SeedTables

/// What is compared: the kinds of records, in the order in which changes are told.
package enum ReviewKind: String, Sendable, CaseIterable {
  case bug, fix, tidbit, product, copyKey, copyEntry, priorityRules, policies, retired, configuration
  case suppression, approval, review, rubric, wordList

  /// Whether it goes into a bundle. Of the configuration only version and locale do.
  package var ships: Bool {
    switch self {
    case .configuration, .suppression, .approval, .review, .rubric, .wordList: false
    default: true
    }
  }

  /// The kind of file that holds it, what one record must be, and the heading of its changes where that is
  /// not what the content calls them.
  private var row: (content: ContentKind, shape: Shape, heading: String?) {
    switch self {
    case .bug: (.bugs, .object(.bug), nil)
    case .fix: (.fixes, .object(.fix), nil)
    case .tidbit: (.microEducation, .object(.tidbit), nil)
    case .product: (.copyContract, .object(.product), "Products")
    case .copyKey: (.copyContract, .object(.copyKey), "Copy keys")
    case .copyEntry: (.copyTable, .array(of: .object(.copyVariant), count: 1...100), "Copy")
    case .priorityRules: (.priorityRules, .object(.priorityRules), "Priority rules")
    case .policies: (.policies, .object(.policies), "Policies")
    case .retired: (.retired, .object(.retired), "Retired")
    case .configuration: (.configuration, .object(.configuration), "Configuration")
    case .suppression: (.suppressions, .object(.suppression), "Suppressions")
    case .approval: (.approvals, .object(.approval), "Approvals")
    case .review: (.reviews, .object(.review), "Reviews")
    case .rubric: (.rubric, .object(.rubric), "Rubric")
    case .wordList: (.wordList, .array(of: .token(.line), count: 0...100_000), "Word lists")
    }
  }

  package var content: ContentKind { row.content }
  var shape: Shape { row.shape }

  package func heading(_ labels: RecordLabels) -> String {
    row.heading ?? labels.plural(content).prefix(1).uppercased() + labels.plural(content).dropFirst()
  }

  /// The kind of a file's records; nil for those that are compared in another way.
  package init?(_ kind: ContentKind) {
    guard let own = Self.byContent[kind] else { return nil }
    self = own
  }

  /// Asked for every record of a content.
  private static let byContent = Dictionary(allCases.map { ($0.content, $0) }) { $1 }
}
