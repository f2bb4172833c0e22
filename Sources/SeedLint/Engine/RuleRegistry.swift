package import SeedDiagnostics

/// All rules, by topic. A new rule is a file under `Rules/<Topic>/` and a line here.
package enum RuleRegistry {
  package static let all: [any Rule.Type] =
    syntax + shape + identity + interaction + quota + characters + voice
    + claims + copy + readability + priorities

  static let syntax: [any Rule.Type] = []
  static let shape: [any Rule.Type] = []
  static let identity: [any Rule.Type] = [DuplicateItemID.self]
  static let interaction: [any Rule.Type] = []
  static let quota: [any Rule.Type] = []
  static let characters: [any Rule.Type] = []
  static let voice: [any Rule.Type] = [
    Praise.self, Guilt.self, Gamification.self, WellnessWord.self, FirstPerson.self, VagueWord.self,
    PrescriptiveOpening.self, ExclamationMark.self, Shouting.self, CommentSlashes.self, UnsafeAdvice.self,
    Slur.self, ThreatOrSelfHarm.self, LabelPrompt.self, CommentRepeatsPrompt.self,
    Catchphrase.self, RepeatedOpening.self,
  ]
  static let claims: [any Rule.Type] = [UnsourcedClaim.self]
  static let copy: [any Rule.Type] = []
  static let readability: [any Rule.Type] = [ReadingLevel.self, SentenceLength.self]
  static let priorities: [any Rule.Type] = [KeywordOverlap.self, KeywordShadowed.self]

  /// The rule with an id, or nil.
  package static func rule(_ id: RuleID) -> (any Rule.Type)? { byID[id] }

  /// The topics, in the order of the registry.
  package static let topics: [String] = all.reduce(into: []) { topics, rule in
    if !topics.contains(rule.metadata.id.topic) { topics.append(rule.metadata.id.topic) }
  }

  private static let byID: [RuleID: any Rule.Type] = Dictionary(
    all.map { ($0.metadata.id, $0) },
    uniquingKeysWith: { first, _ in first }
  )
}

extension RuleRegistry {
  /// The only rule with a name, whatever its topic, or nil.
  package static func uniqueRule(named name: String) -> (any Rule.Type)? {
    let found = all.filter { $0.metadata.id.name == name }
    return found.count == 1 ? found[0] : nil
  }
}
