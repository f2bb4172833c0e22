import SeedSource
package import SeedTables

/// What a content calls its kinds of records: its configuration may say `"labels": { "fix": "theme" }`.
package struct RecordLabels: Hashable, Sendable {
  /// The kinds that may have labels, by their names in the configuration.
  package static let kinds: [(name: String, kind: ContentKind)] = [
    ("bug", .bugs), ("fix", .fixes), ("tidbit", .microEducation),
  ]

  /// What they are called where a content says nothing.
  package static let standard = RecordLabels()

  fileprivate var own: [ContentKind: String] = [:]

  /// One record of a kind.
  package subscript(kind: ContentKind) -> String {
    own[kind] ?? Self.kinds.first { $0.kind == kind }?.name ?? kind.recordName
  }

  /// All records of a kind.
  package func plural(_ kind: ContentKind) -> String { Self.plural(self[kind]) }

  /// A number of records of a kind: "3 daily themes".
  package func counted(_ number: Int, _ kind: ContentKind, _ adjective: String = "") -> String {
    "\(number) \(adjective)\(adjective.isEmpty ? "" : " ")\(number == 1 ? self[kind] : plural(kind))"
  }

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
  /// What the content calls its records; a file that its configuration extends counts where it says nothing
  /// itself.
  package var labels: RecordLabels {
    var labels = RecordLabels()
    for (name, kind) in RecordLabels.kinds {
      for file in configurationFiles {
        let tree = trees[file]
        guard let object = tree.value(of: "labels", in: 0), let node = tree.value(of: name, in: object),
          tree[node].kind == .string
        else { continue }
        let label = tree.string(at: node)
        guard TokenShape.label.matches(label) else { continue }
        labels.own[kind] = label
        break
      }
    }
    return labels
  }

  /// What the content calls one record of a kind.
  package func label(of kind: ContentKind) -> String { labels[kind] }
}
