import SeedDecoding
package import SeedDiagnostics
import SeedSource
import SeedTables

/// A reviewer's answer to one packet: one JSON object.
///
/// | member | value |
/// |---|---|
/// | `record`, `digest` | as in the packet |
/// | `verdict` | `pass`, `object` or `unsure` |
/// | `findings` | `object`: one and more; `unsure`: any; `pass`: none |
///
/// A finding has a `question` and a `reason`, that of an objection a `pointer` and a `quote` as well.
package struct Verdict: Sendable {
  /// What is wrong, or unclear.
  package struct Finding: Sendable {
    package var question: String?
    package var pointer: String?
    package var quote: String?
    package var reason: String?

    package init(question: String? = nil, pointer: String? = nil, quote: String? = nil, reason: String? = nil)
    {
      (self.question, self.pointer, self.quote, self.reason) = (question, pointer, quote, reason)
    }
  }

  /// Why an answer was not taken.
  package struct Refusal: Error, Hashable, Sendable {
    package let reason: String

    package init(_ reason: String) { self.reason = reason }
  }

  package let record: String
  package let digest: TextDigest
  package let verdict: ReviewVerdict
  package let findings: [Finding]

  /// The most bytes of an answer, and the most findings in one.
  package static let byteLimit = 1 << 16
  package static let findingLimit = 20

  package init(record: String, digest: TextDigest, verdict: ReviewVerdict, findings: [Finding] = []) {
    (self.record, self.digest, self.verdict, self.findings) = (record, digest, verdict, findings)
  }

  /// Reads an answer. Nothing in it is guessed: an unknown, doubled or missing member is refused.
  package init(_ bytes: some Collection<UInt8>) throws(Refusal) {
    if bytes.count > Self.byteLimit { throw Refusal("it has more than \(Self.byteLimit) bytes") }
    let (tree, faults) = JSONParser.parse(SourceFile(path: "verdict", bytes: bytes))
    guard faults.isEmpty, tree[0].kind == .object else { throw Refusal("it is no JSON object") }
    let reader = MemberReader(tree, 0)
    try Self.expect(reader, ["record", "digest", "verdict", "findings"])
    guard let record = reader.string("record") else { throw Refusal("it has no `record`") }
    guard let digest = reader.string("digest").flatMap({ TextDigest(digits: $0) }) else {
      throw Refusal("it has no `digest` of 16 digits, as the packet gave it")
    }
    guard let verdict = reader.string("verdict").flatMap({ ReviewVerdict(rawValue: $0) }) else {
      throw Refusal("its `verdict` must be pass, object or unsure")
    }
    if let node = reader.node("findings"), tree[node].kind != .array {
      throw Refusal("its `findings` are no array")
    }
    let nodes = reader.list("findings")
    if nodes.count > Self.findingLimit { throw Refusal("it has more than \(Self.findingLimit) findings") }
    var findings: [Finding] = []
    for node in nodes {
      guard tree[node].kind == .object else { throw Refusal("a finding is no object") }
      let finding = MemberReader(tree, node)
      let names = ["question", "pointer", "quote", "reason"]
      try Self.expect(finding, names)
      for name in names where finding.node(name) != nil && finding.string(name) == nil {
        throw Refusal("the `\(name)` of a finding is no text")
      }
      findings.append(
        Finding(
          question: finding.string("question"),
          pointer: finding.string("pointer"),
          quote: finding.string("quote"),
          reason: finding.string("reason")
        )
      )
    }
    self.init(record: record, digest: digest, verdict: verdict, findings: findings)
  }

  private static func expect(_ reader: MemberReader, _ known: [String]) throws(Refusal) {
    if let name = reader.names.first(where: { !known.contains($0) }) {
      let near = NearestName.of(name, among: known).map { "; did you mean `\($0)`?" } ?? ""
      throw Refusal("it has a member `\(Excerpt.of(name))`, which nothing reads\(near)")
    }
  }

  /// The lines of the ledger that the answer becomes, held against the record as it stands.
  ///
  /// - Parameter plant: of a planted record, the question and its right answer.
  package func reviews(
    of record: Reviewable,
    _ rubric: Rubric,
    by reviewer: Reviewer,
    on date: String,
    plant: (question: String, answer: KnownAnswer)? = nil
  ) throws(Refusal) -> [Review] {
    guard digest == record.digest else {
      throw Refusal("\(record.label) has changed since the packet was made: ask for a new one")
    }
    switch (verdict, findings.isEmpty) {
    case (.pass, false): throw Refusal("it passes \(record.label) and has findings")
    case (.object, true): throw Refusal("it objects to \(record.label) and says nowhere to what")
    default: break
    }
    for finding in findings { try check(finding, record, rubric) }
    func review(_ verdict: ReviewVerdict, _ finding: Finding?, planted: KnownAnswer? = nil) -> Review {
      Review(
        record: record.name,
        pointer: finding?.pointer,
        question: finding?.question,
        verdict: verdict,
        quote: finding?.quote,
        reason: finding?.reason,
        planted: planted,
        digest: digest,
        rubric: rubric.name,
        version: rubric.version,
        reviewer: reviewer,
        date: date
      )
    }
    guard let plant else {
      return findings.isEmpty ? [review(verdict, nil)] : findings.map { review(verdict, $0) }
    }
    // What else is wrong with a planted record is nobody's concern.
    let found = findings.first { $0.question == plant.question }
    let answer = verdict == .object && found == nil ? .pass : verdict
    return [review(answer, Finding(question: plant.question, reason: found?.reason), planted: plant.answer)]
  }

  private func check(_ finding: Finding, _ record: Reviewable, _ rubric: Rubric) throws(Refusal) {
    guard let id = finding.question, let question = rubric.question(id) else {
      let near = finding.question.flatMap { NearestName.of($0, among: rubric.questions.map(\.id)) }
      throw Refusal(
        "a finding names no question of the rubric"
          + (finding.question.map { ": `\(Excerpt.of($0))`" } ?? "")
          + (near.map { "; did you mean `\($0)`?" } ?? "")
      )
    }
    let texts = question.texts(of: record)
    if texts.isEmpty { throw Refusal("`\(id)` is not asked of \(record.label)") }
    guard let reason = finding.reason else { throw Refusal("a finding of `\(id)` has no `reason`") }
    try Self.expectLine(reason, .line, "reason", id)
    if verdict == .unsure, finding.pointer == nil, finding.quote == nil { return }
    guard let pointer = finding.pointer, let text = texts.first(where: { $0.pointer == pointer }) else {
      throw Refusal(
        "a finding of `\(id)` needs the `pointer` of a text that it is asked of: "
          + texts.prefix(8).map(\.pointer).joined(separator: ", ")
      )
    }
    guard let quote = finding.quote else {
      throw Refusal("a finding of `\(id)` has no `quote`, which is some words of the text")
    }
    try Self.expectLine(quote, .characters, "quote", id)
    if Quote.range(of: quote, in: text.value) == nil {
      throw Refusal("`\(Excerpt.of(quote))` does not stand in \(pointer) of \(record.label)")
    }
  }
}

extension Verdict {
  private static func expectLine(
    _ text: String,
    _ shape: TokenShape,
    _ name: String,
    _ question: String
  ) throws(Refusal) {
    if shape.matches(text) { return }
    let hasLineBreak = text.unicodeScalars.contains { ["\n", "\r", "\u{2028}", "\u{2029}"].contains($0) }
    let fault = hasLineBreak ? "has a line break, and is one line" : "is not \(shape.expectation)"
    throw Refusal("the `\(name)` of a finding of `\(question)` \(fault)")
  }
}

/// Words of a text, byte for byte.
package enum Quote {
  /// Where they first stand, in bytes; nil where they do not.
  package static func range(of quote: String, in text: String) -> Range<Int>? {
    let (quote, text) = (Array(quote.utf8), Array(text.utf8))
    guard !quote.isEmpty, quote.count <= text.count else { return nil }
    for start in 0...text.count - quote.count where text[start] == quote[0] {
      if text[start..<start + quote.count].elementsEqual(quote) { return start..<start + quote.count }
    }
    return nil
  }
}
