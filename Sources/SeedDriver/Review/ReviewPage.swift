import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedTables
import SeedWorkspace

/// A packet as a person reads it.
struct ReviewPage {
  private let packet: ReviewPacket
  private let ledger: ReviewLedger
  /// The ids of the questions that were shown before: of these, number and id are enough.
  private let known: Set<String>
  private let usesColor: Bool
  private let columnCount: Int

  init(_ packet: ReviewPacket, _ ledger: ReviewLedger, known: Set<String>, _ console: Console) {
    (self.packet, self.ledger, self.known) = (packet, ledger, known)
    (usesColor, columnCount) = (console.usesColor, console.columnCount)
  }

  var text: SafeText {
    let record = packet.record
    let facts = record.facts.filter { $0.pointer != "/slug" }.map(\.value)
    var text = bold(record.label) + "\(facts.isEmpty ? "" : " · " + facts.joined(separator: " · "))\n"
    for own in record.texts {
      let part = own.part ?? .prompt
      let label = part.isComment ? "// " : part == .prompt || part == .tidbit ? "" : "\(name(of: own)): "
      text += paragraph(label + own.value)
    }
    for neighbor in packet.neighbors { text += paragraph("like \(neighbor.label): \(neighbor.text)") }
    for objection in ledger.objections(to: record) {
      let review = objection.review
      let quote = review.quote.map { "“\($0)”: " } ?? ""
      text += paragraph(
        "\(review.reviewer.name) objects (\(review.question ?? "?")): \(quote)\(review.reason ?? "")"
      )
    }
    if let stale = ledger.stale(record) {
      text += paragraph("It has changed since \(stale.reviewer.name) reviewed it on \(stale.date).")
    }
    let questions = Array(packet.rubric.questions(of: record).enumerated())
    text += self.questions(questions.filter { !known.contains($0.element.id) })
    let names = questions.filter { known.contains($0.element.id) }.map {
      "\($0.offset + 1) \($0.element.id)"[...]
    }
    return names.isEmpty ? text : text + lines(names)
  }

  /// The questions in full, with their numbers.
  var questions: SafeText { questions(Array(packet.rubric.questions(of: packet.record).enumerated())) }

  private func questions(_ questions: [(offset: Int, element: Rubric.Question)]) -> SafeText {
    questions.reduce("") { text, question in
      let number = "\(question.offset + 1)"
      return text + paragraph(question.element.asks, lead: (number.count < 2 ? " " : "") + number + "  ")
    }
  }

  /// "options 2, text"; of copy, "variant 2, body".
  private func name(of leaf: Reviewable.Leaf) -> String {
    let parts = leaf.pointer.split(separator: "/").filter { $0 != "configuration" }
    return parts.map { part in Int(part).map { "\($0 + 1)" } ?? String(part) }.joined(separator: " ")
  }

  private func bold(_ text: String) -> SafeText { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : "\(text)" }

  /// A text behind its lead, wrapped and indented as far as that is wide.
  private func paragraph(_ text: String, lead: String = "  ") -> SafeText {
    lines(text.split(whereSeparator: { $0 == " " || $0 == "\n" }), lead: lead)
  }

  private func lines(_ words: [Substring], lead: String = "  ") -> SafeText {
    let indent = String(repeating: " ", count: lead.count)
    return WrappedText.lines(words, width: columnCount, lead: lead, indent: indent)
      .reduce("") { $0 + "\($1)\n" }
  }
}
