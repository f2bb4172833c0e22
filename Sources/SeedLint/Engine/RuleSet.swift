package import SeedDiagnostics

/// A rule that a run may apply: one of the registry, or one that the configuration defines.
package enum RuleDefinition: Sendable {
  case builtIn(any Rule.Type)
  case custom(CustomRule)

  package var metadata: RuleMetadata {
    switch self {
    case .builtIn(let rule): rule.metadata
    case .custom(let rule): rule.metadata
    }
  }

  package var examples: RuleExamples {
    switch self {
    case .builtIn(let rule): rule.examples
    case .custom(let rule): rule.examples
    }
  }
}

/// The rules of a run: those of the registry, then those of the configuration.
package struct RuleSet: Sendable {
  package let all: [RuleDefinition]
  /// The rules that need no configuration, in the registry's order.
  package let builtInRules: [any Rule.Type]
  /// The rules that once were.
  package let retired: [RetiredRule]
  /// The rules of the configuration, in its order.
  package let custom: [CustomRule]
  private let indices: [RuleID: Int]

  package init(
    builtIn builtInRules: [any Rule.Type],
    retired: [RetiredRule] = [],
    custom: [CustomRule] = []
  ) {
    self.builtInRules = builtInRules
    self.retired = retired
    self.custom = custom
    all = builtInRules.map { .builtIn($0) } + custom.map { .custom($0) }
    indices = Dictionary(
      all.enumerated().map { ($1.metadata.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The same rules with others of a configuration.
  package func with(custom: [CustomRule]) -> RuleSet {
    custom.isEmpty && self.custom.isEmpty
      ? self
      : RuleSet(builtIn: builtInRules, retired: retired, custom: custom)
  }

  /// The topics, in the order of the rules.
  package var topics: [String] {
    all.reduce(into: []) { topics, rule in
      if !topics.contains(rule.metadata.id.topic) { topics.append(rule.metadata.id.topic) }
    }
  }

  /// The rule with an id, or nil.
  package subscript(id: RuleID) -> RuleDefinition? { indices[id].map { all[$0] } }

  /// The only rule with a name, whatever its topic, or nil.
  package func uniqueRule(named name: String) -> RuleDefinition? {
    let found = all.filter { $0.metadata.id.name == name }
    return found.count == 1 ? found[0] : nil
  }
}
