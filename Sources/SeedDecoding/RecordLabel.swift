import SeedSource
package import SeedTables

/// What a content calls its kinds of records: its configuration may say `"labels": { "fix": "theme" }`.
package enum RecordLabel {
  /// The kinds that may have labels, by their names in the configuration.
  package static let kinds: [(name: String, kind: ContentKind)] = [
    ("bug", .bugs), ("fix", .fixes), ("tidbit", .microEducation),
  ]

  /// Several of what a noun names.
  package static func plural(_ noun: String) -> String {
    if ["s", "x", "z", "ch", "sh"].contains(where: { noun.hasSuffix($0) }) { return "\(noun)es" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return "\(noun.dropLast())ies"
    }
    return "\(noun)s"
  }
}

extension Catalog {
  /// What the content calls one record of a kind; that of a file which its configuration extends counts where
  /// it says nothing itself.
  package func label(of kind: ContentKind) -> String {
    guard let name = RecordLabel.kinds.first(where: { $0.kind == kind })?.name else { return kind.recordName }
    for file in configurationFiles {
      let tree = trees[file]
      guard let labels = tree.value(of: "labels", in: 0), let node = tree.value(of: name, in: labels),
        tree[node].kind == .string
      else { continue }
      let label = tree.string(at: node)
      if TokenShape.line.matches(label) { return label }
    }
    return name
  }
}
