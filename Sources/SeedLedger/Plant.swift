import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables

/// A text of which the right answer to a question is known, to be put among the records that a reviewer gets.
package struct Plant: Hashable, Sendable {
  package let question: String
  package let answer: KnownAnswer
  package let field: Field
  package let text: String

  /// The fields that can be planted: the others of a fix would contradict what stands around them.
  package enum Field: String, Sendable, CaseIterable {
    case prompt, inlineComment, body

    package var kind: ReviewedKind { self == .body ? .tidbit : .fix }
    fileprivate var part: TextPart {
      switch self {
      case .prompt: .prompt
      case .inlineComment: .comment
      case .body: .tidbit
      }
    }
    fileprivate var path: String { (self == .body ? "micro_education[]." : "fixes[].") + rawValue }
  }

  package init(question: String, answer: KnownAnswer, field: Field, text: String) {
    (self.question, self.answer, self.field, self.text) = (question, answer, field, text)
  }

  /// Reads a line of a file of plants: `question`, `answer`, `field` and `text`.
  package init(_ bytes: some Collection<UInt8>, _ rubric: Rubric) throws(Verdict.Refusal) {
    let (tree, faults) = JSONParser.parse(SourceFile(path: "plant", bytes: bytes))
    guard bytes.count <= Verdict.byteLimit, faults.isEmpty, tree[0].kind == .object else {
      throw Verdict.Refusal("it is no JSON object of a line")
    }
    let reader = MemberReader(tree, 0)
    guard let question = reader.string("question"), rubric.question(question) != nil else {
      throw Verdict.Refusal("the rubric has no such `question`")
    }
    guard let answer = reader.string("answer").flatMap({ KnownAnswer(rawValue: $0) }) else {
      throw Verdict.Refusal("its `answer` is neither yes nor no")
    }
    guard let field = reader.string("field").flatMap({ Field(rawValue: $0) }) else {
      throw Verdict.Refusal("its `field` must be prompt, inlineComment or body")
    }
    guard let text = reader.string("text"), !text.isEmpty else { throw Verdict.Refusal("it has no `text`") }
    self.init(question: question, answer: answer, field: field, text: text)
  }

  /// The members of a rule's example (`"prompt": "…"`) as a plant; nil for an example of anything else.
  package init?(question: String, answer: KnownAnswer, exampleMembers text: String) {
    let unmarked = text.replacing("⟪", with: "").replacing("⟫", with: "")
    let (tree, faults) = JSONParser.parse(SourceFile(path: "example", text: "{\(unmarked)}"))
    guard faults.isEmpty else { return nil }
    let reader = MemberReader(tree, 0)
    guard reader.names.count == 1, let field = Field(rawValue: reader.names[0]),
      let value = reader.string(field.rawValue)
    else { return nil }
    self.init(question: question, answer: answer, field: field, text: value)
  }

  /// The plant in the guise of a record: a real one, with its text in the place of that one's; of a fix with
  /// its label, too. It is the same in every run, so that an answer is known again.
  ///
  /// - Returns: nil where the content has no record of the kind.
  package func guise(among records: [Reviewable], locale: String) -> Reviewable? {
    let hosts = records.filter { host in
      host.kind == field.kind && host.record != nil
        && host.texts.contains { $0.pointer == "/prompt" || field == .body }
    }
    if hosts.isEmpty { return nil }
    let seed = TextDigest((question + "\n" + field.rawValue + "\n" + text).utf8).value
    // Which host it is must not depend on how many there are: records come and go.
    guard
      let host = hosts.min(by: {
        TextDigest($0.name.utf8).value ^ seed < TextDigest($1.name.utf8).value ^ seed
      })
    else { return nil }
    let own = Reviewable.Leaf(
      pointer: "/\(field.rawValue)",
      field: field.path,
      part: field.part,
      value: text,
      node: 0
    )
    var leaves = host.facts.filter {
      !$0.pointer.hasPrefix("/configuration") && !$0.pointer.hasPrefix("/source")
    }
    .map { fact in
      guard fact.pointer == "/interactionType" else { return fact }
      return Reviewable.Leaf(
        pointer: fact.pointer,
        field: fact.field,
        part: nil,
        value: "standard",
        node: 0
      )
    }
    if field == .inlineComment { leaves += host.texts.filter { $0.pointer == "/prompt" } }
    leaves.append(own)
    var second = TextDigest(text.utf8)
    second.add(question.utf8)
    let identity = Identity(
      high: seed & ~0xF000 | 0x4000,
      low: second.value & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    )
    let shortID = "\(identity)".prefix(8)
    return Reviewable(
      kind: field.kind,
      name: "\(identity)",
      label: field == .body
        ? "\(host.labels[.microEducation]) \(shortID) (\(host.fact("bugSlug") ?? "?"), \(host.fact("trigger") ?? "?"))"
        : host.label,
      leaves: leaves,
      locale: locale
    )
  }
}
