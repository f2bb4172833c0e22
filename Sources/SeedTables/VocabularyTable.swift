/// A closed set of names that content may use for a field.
package struct VocabularyTable: Sendable {
  /// The Swift type; nil for names that no code tells apart.
  package let type: String?
  /// The module that has the type.
  package let module: String
  /// What the names are called in messages: "fix type".
  package let label: String
  /// One sentence for the type.
  package let summary: String
  /// Whether the names stand for more and more of something, so that they can be compared.
  package let isOrdered: Bool
  /// The authored names and what each means. A name's place is its code in bundles: names are only appended.
  package let cases: [(name: String, summary: String)]

  /// The authored names, in the order of their codes.
  package var names: [String] { cases.map(\.name) }

  package init(
    _ type: String,
    label: String,
    _ summary: String,
    isOrdered: Bool = false,
    module: String = "SeedModel",
    _ cases: [(name: String, summary: String)]
  ) {
    self.type = type
    self.module = module
    self.label = label
    self.summary = summary
    self.isOrdered = isOrdered
    self.cases = cases
  }

  /// Names that no code tells apart.
  package init(label: String, _ cases: [(name: String, summary: String)]) {
    type = nil
    module = ""
    self.label = label
    summary = ""
    isOrdered = false
    self.cases = cases
  }

  /// Names that no code tells apart, and that say what they mean.
  package init(label: String, names: [String]) { self.init(label: label, names.map { ($0, "") }) }
}
