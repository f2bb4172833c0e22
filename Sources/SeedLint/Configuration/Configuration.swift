package import SeedDiagnostics

/// What `content/seedtool.json` and the command line say about a run.
package struct Configuration: Sendable {
  /// A severity, or off.
  package enum Level: Hashable, Sendable {
    case severity(Severity)
    case off

    package init?(name: String) {
      if name == "off" {
        self = .off
      } else if let severity = Severity(rawValue: name) {
        self = .severity(severity)
      } else {
        return nil
      }
    }

    /// The names that `init(name:)` takes.
    package static let names = ["error", "warning", "note", "off"]
  }

  /// The content's version; nil where the file has none.
  package var version: String?
  /// The language of all texts.
  package var locale = "en_US"
  package var levels: [RuleID: Level] = [:]
  package var options: [RuleID: [String: RuleOption.Value]] = [:]
  package var wordLists: [String: [String]] = [:]
  /// The most bytes of a compiled bundle.
  package var bundleByteLimit: Int?
  /// Topics and rule ids to run; empty for all.
  package var selected: [String] = []
  /// Topics and rule ids not to run.
  package var ignored: [String] = []

  package init() {}

  /// What a rule's findings weigh; off for a rule that does not run.
  package func level(of rule: RuleID, default severity: Severity) -> Level {
    func names(_ list: [String]) -> Bool { list.contains(rule.text) || list.contains(rule.topic) }
    if names(ignored) || (!selected.isEmpty && !names(selected)) { return .off }
    return levels[rule] ?? .severity(severity)
  }

  package func isOn(_ rule: any Rule.Type) -> Bool {
    level(of: rule.metadata.id, default: rule.metadata.severity) != .off
  }

  package func options(of rule: any Rule.Type) -> RuleOptions {
    RuleOptions(rule.metadata, overriding: options[rule.metadata.id] ?? [:], wordLists: wordLists)
  }
}
