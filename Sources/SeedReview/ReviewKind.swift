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

  /// The heading of its changes.
  package func heading(_ labels: RecordLabels) -> String {
    switch self {
    case .bug, .fix, .tidbit:
      labels.plural(content).prefix(1).uppercased() + labels.plural(content).dropFirst()
    case .product: "Products"
    case .copyKey: "Copy keys"
    case .copyEntry: "Copy"
    case .priorityRules: "Priority rules"
    case .policies: "Policies"
    case .retired: "Retired"
    case .configuration: "Configuration"
    case .suppression: "Suppressions"
    case .approval: "Approvals"
    case .review: "Reviews"
    case .rubric: "Rubric"
    case .wordList: "Word lists"
    }
  }

  /// The kind of file that holds it.
  package var content: ContentKind {
    switch self {
    case .bug: .bugs
    case .fix: .fixes
    case .tidbit: .microEducation
    case .product, .copyKey: .copyContract
    case .copyEntry: .copyTable
    case .priorityRules: .priorityRules
    case .policies: .policies
    case .retired: .retired
    case .configuration: .configuration
    case .suppression: .suppressions
    case .approval: .approvals
    case .review: .reviews
    case .rubric: .rubric
    case .wordList: .wordList
    }
  }

  /// What one record of the kind must be.
  var shape: Shape {
    switch self {
    case .bug: .object(.bug)
    case .fix: .object(.fix)
    case .tidbit: .object(.tidbit)
    case .product: .object(.product)
    case .copyKey: .object(.copyKey)
    case .copyEntry: .array(of: .object(.copyVariant), count: 1...100)
    case .priorityRules: .object(.priorityRules)
    case .policies: .object(.policies)
    case .retired: .object(.retired)
    case .configuration: .object(.configuration)
    case .suppression: .object(.suppression)
    case .approval: .object(.approval)
    case .review: .object(.review)
    case .rubric: .object(.rubric)
    case .wordList: .array(of: .token(.line), count: 0...100_000)
    }
  }

  /// The kind of a file's records; nil for those that are compared in another way.
  package init?(_ kind: ContentKind) {
    guard let own = Self.allCases.last(where: { $0.content == kind }) else { return nil }
    self = own
  }
}
