package import SeedDecoding
package import SeedDiagnostics
package import SeedSource
import SeedTables

/// The questions that reviewers answer: `rubric.json`.
package struct Rubric: Sendable {
  package let name: String
  /// What was judged by an earlier version is asked again.
  package let version: Int
  package let questions: [Question]

  /// A question whose answer is yes where a text is as it should be.
  package struct Question: Sendable {
    package let id: String
    package let asks: String
    /// Texts that are right, and texts that are not.
    package let yes: [String]
    package let no: [String]
    /// Rules whose examples have the fault, or come near it.
    package let rules: [RuleID]
    /// Where it says what it applies to, or where it stands, in the rubric's file.
    package let node: NodeIndex
    let kinds: [String]?
    /// All parts where it names none.
    let parts: TextParts
    let fields: [String]?
    let voices: [String]?
    /// What a fact of the record must be, by its field.
    let facts: [(field: String, member: String, values: [String])]

    /// The texts of a record that the question is about; none where it is not asked.
    package func texts(of record: Reviewable) -> [Reviewable.Leaf] {
      guard isForKind(of: record), facts.allSatisfy({ Self.holds($0.values, record.fact($0.field)) })
      else { return [] }
      return record.texts.filter { text in
        text.part.map(parts.contains) ?? false && (fields?.contains { Self.covers($0, text.field) } ?? true)
      }
    }

    /// Whether a record is asked, where no field and no fact decides that; nil where one does.
    fileprivate func isPlainlyAsked(of record: Reviewable) -> Bool? {
      if parts.isDisjoint(with: record.parts) || !isForKind(of: record) { return false }
      return fields == nil && facts.isEmpty ? true : nil
    }

    private func isForKind(of record: Reviewable) -> Bool {
      Self.holds(kinds, record.kind.rawValue) && Self.holds(voices, record.voice)
    }

    private static func holds(_ allowed: [String]?, _ value: String?) -> Bool {
      allowed.map { allowed in value.map { allowed.contains($0) } ?? false } ?? true
    }

    /// Whether a path is a field's, or the start of it: `fixes`, `fixes[].configuration`.
    static func covers(_ path: String, _ field: String) -> Bool {
      guard field.hasPrefix(path) else { return false }
      let next = field.utf8.dropFirst(path.utf8.count).first
      return next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
    }
  }

  /// The rubric of a catalog; nil where there is none, or one that the decoder has reported.
  package init?(_ catalog: Catalog) {
    guard let file = catalog.fileIndex(of: .rubric) else { return nil }
    let tree = catalog.trees[file]
    let root = MemberReader(tree, 0)
    guard let name = root.string("name"), let version = root.integer("version") else { return nil }
    self.name = name
    self.version = version
    questions = root.list("questions").compactMap { node in
      let reader = MemberReader(tree, node)
      guard let id = reader.string("id"), let asks = reader.string("asks") else { return nil }
      let scope = reader.object("appliesTo")
      let examples = reader.object("examples")
      let facts = [("trigger", "triggers"), ("type", "types"), ("interactionType", "interactions")]
      return Question(
        id: id,
        asks: asks,
        yes: examples?.strings("yes") ?? [],
        no: examples?.strings("no") ?? [],
        rules: (reader.strings("rules") ?? []).map { RuleID($0) },
        node: scope?.object ?? node,
        kinds: scope?.strings("kinds"),
        parts: TextParts(scope?.strings("parts")?.compactMap { TextParts.named[$0] } ?? TextPart.allCases),
        fields: scope?.strings("fields"),
        voices: scope?.strings("voices"),
        facts: facts.compactMap { field, name in scope?.strings(name).map { (field, name, $0) } }
      )
    }
    if questions.isEmpty { return nil }
  }

  package func question(_ id: String) -> Question? { questions.first { $0.id == id } }

  /// Whether a record is asked anything.
  package func asks(about record: Reviewable) -> Bool {
    // Most records are asked something whatever they say.
    questions.indices.contains { questions[$0].isPlainlyAsked(of: record) == true }
      || questions.contains { $0.isPlainlyAsked(of: record) == nil && !$0.texts(of: record).isEmpty }
  }

  /// The questions that a record is asked.
  package func questions(of record: Reviewable) -> [Question] {
    questions.filter { !$0.texts(of: record).isEmpty }
  }
}

/// The parts that the texts of a record play.
struct TextParts: Sendable {
  private var bits: UInt64 = 0

  init(_ parts: some Sequence<TextPart> = []) {
    for part in parts { insert(part) }
  }

  mutating func insert(_ part: TextPart) { bits |= 1 << UInt64(part.rawValue) }

  func contains(_ part: TextPart) -> Bool { bits & 1 << UInt64(part.rawValue) != 0 }
  func isSubset(of other: TextParts) -> Bool { bits & ~other.bits == 0 }
  func isDisjoint(with other: TextParts) -> Bool { bits & other.bits == 0 }

  static let named = Dictionary(TextPart.allCases.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
}
